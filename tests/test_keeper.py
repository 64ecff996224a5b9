"""The recorder of the running program: what is on disk at every moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import dice_for, headless
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion import REUNION, RHINELAND
from reunion_desktop.keeper import Keeper
from reunion_desktop.session.session import NotKept, Secret, Session
from reunion_desktop.storage.reader import StoredGame, read_journal, read_record

HEADER = Header(RHINELAND, ("E", "M", "H"), 0, "2026-01-01T20:00:00+00:00")


def steps() -> list[Step]:
    """A whole game."""
    players = [RandomPlayer(dice_for("7", 1, seat)) for seat in range(3)]
    return list(headless(REUNION, HEADER, players, "7"))


def records_in(folder: Path) -> list[Record]:
    """What the shelf holds."""
    return [read_record(path, find_game)[0].record for path in sorted(folder.glob("[0-9]*"))]


def test_every_decision_is_in_the_journal_at_once(tmp_path: Path) -> None:
    """After each decision the journal on disk reads back to exactly that."""
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, None)
    record = Record(HEADER)
    for step in steps()[:40]:
        keeper.decided(step)
        record = record.plus(step.action)
        (stored,) = read_journal(tmp_path / "journal.reunion", find_game)
        assert record == stored.record
    keeper.close()


def test_an_undo_is_taken_up_as_an_undo(tmp_path: Path) -> None:
    """A program started anew stands where the last one stood, and knows of the help."""
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, None)
    for step in steps()[:12]:
        keeper.decided(step)
    keeper.undone(7)
    keeper.close()

    again = Keeper(tmp_path, REUNION)
    (stored,) = again.resumed
    again.close()

    assert tuple(step.action for step in steps()[:7]) == stored.record.actions
    assert stored.undone


def test_a_finished_game_is_on_the_shelf_and_stays_in_the_journal(tmp_path: Path) -> None:
    """The sitting's sheet is taken up whole after a restart."""
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, None)
    game = steps()
    for step in game:
        keeper.decided(step)
    record = Record(HEADER, tuple(step.action for step in game))
    keeper.finished(record, (), helped=False)
    keeper.close()

    again = Keeper(tmp_path, REUNION)
    (stored,) = again.resumed
    again.close()

    assert [record] == records_in(tmp_path)
    assert stored.complete


def test_a_game_left_in_its_midst_goes_to_the_shelf(tmp_path: Path) -> None:
    """A new sitting throws nothing away."""
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, None)
    game = steps()[:20]
    for step in game:
        keeper.decided(step)
    keeper.new_sitting()
    keeper.close()

    assert [Record(HEADER, tuple(step.action for step in game))] == records_in(tmp_path)
    assert Keeper(tmp_path, REUNION).resumed == ()


def test_a_sitting_that_is_taken_up_stands_in_the_journal(tmp_path: Path) -> None:
    """A record that is opened goes on in the journal; the file itself is left alone."""
    record = Record(HEADER, tuple(step.action for step in steps()[:50]))
    keeper = Keeper(tmp_path, REUNION)
    keeper.new_sitting([StoredGame(record, complete=False, lines=())])
    keeper.close()

    again = Keeper(tmp_path, REUNION)
    (stored,) = again.resumed
    again.close()

    assert record == stored.record


def test_a_disk_that_refuses_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision counts as not made."""
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, None)

    def refuse(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(NotKept, match="No space left on device"):
        keeper.decided(steps()[0])
    monkeypatch.undo()
    keeper.decided(steps()[0])
    keeper.close()
    (stored,) = read_journal(tmp_path / "journal.reunion", find_game)
    assert len(stored.record.actions) == 1


def test_a_shelf_that_refuses_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game stays in the journal and is put on the shelf another day."""
    keeper = Keeper(tmp_path, REUNION)
    told: list[str] = []
    keeper.on_fault = told.append
    keeper.begun(HEADER, None)
    for step in steps():
        keeper.decided(step)

    def refuse(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", refuse)
    keeper.finished(Record(HEADER, tuple(step.action for step in steps())), (), helped=False)
    monkeypatch.undo()
    keeper.close()

    assert len(told) == 1
    assert records_in(tmp_path) == []
    (stored,) = read_journal(tmp_path / "journal.reunion", find_game)
    assert stored.complete


def test_the_secret_of_a_game_outlives_the_program(tmp_path: Path) -> None:
    """Seed and key lie beside the journal until another game begins, and fit that game alone."""
    secret = Secret("5eed" * 8, "ab" * 32)
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, secret)
    keeper.close()

    again = Keeper(tmp_path, REUNION)
    assert secret == again.secret_of(HEADER)
    assert "5eed" not in (tmp_path / "journal.reunion").read_text()
    again.begun(replace(HEADER, date="2026-01-02T20:00:00+00:00", seed="told"), None)
    again.close()
    last = Keeper(tmp_path, REUNION)
    assert last.secret_of(HEADER) is None
    last.close()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game":1}', "\x00" * 9, "9" * 5000])
def test_a_spoilt_envelope_counts_as_none(tmp_path: Path, text: str) -> None:
    """A secret that cannot be read is lost, and nothing else with it."""
    keeper = Keeper(tmp_path, REUNION)
    keeper.begun(HEADER, Secret("s", "k"))
    keeper.close()
    (tmp_path / "secret.json").write_text(text)

    again = Keeper(tmp_path, REUNION)
    assert again.secret_of(HEADER) is None
    assert 1 == len(again.resumed)
    again.close()


def test_a_sealed_game_is_written_down_with_its_proofs(tmp_path: Path) -> None:
    """Promise before the deal, proof after the count, in the journal as in the saved record.

    The program is ended in the midst of the second deal and started anew.
    """
    keeper = Keeper(tmp_path, REUNION)
    session = Session(REUNION, keeper)
    session.begin(replace(HEADER, seed=None), "5eed", key="cd" * 32)
    _play(session, until=lambda: len(session.match.lines) == 1 and not session.match.awaits_deal)
    keeper.close()

    keeper = Keeper(tmp_path, REUNION)
    (stored,) = keeper.resumed
    assert [True, False] == [seal.proved for seal in stored.seals]
    session = Session(REUNION, keeper)
    session.resume(
        (stored.record,),
        (False,),
        "other",
        secret=keeper.secret_of(stored.record.header),
        seals=stored.seals,
    )
    _play(session, until=lambda: session.match.settlement is not None)
    keeper.close()

    (saved,) = (read_record(path, find_game)[0] for path in tmp_path.glob("[0-9]*"))
    assert [True, True, True] == [seal.proved for seal in saved.seals]
    assert "5eed" == saved.record.header.seed
    (journal,) = read_journal(tmp_path / "journal.reunion", find_game)
    assert saved.seals == journal.seals


def _play(session: Session, until: Callable[[], bool]) -> None:
    """Play by the first legal choice, each deal sealed before it is dealt."""
    while not until():
        match = session.match
        legal = match.legal()
        if legal is None:
            promised = session.seal()
            assert promised is not None
            assert promised.secret is None
            number = len(match.lines) + 1
            deal = deal_from_seed(match.rules, session.seed, 1, number, match.next_dealer, 9)
            assert session.submit(deal).after.deal is not None
        else:
            session.submit(legal.actions[0])


def test_a_record_that_is_opened_keeps_its_seals_and_its_help(tmp_path: Path) -> None:
    """What is taken up from a file stands in the journal as whole as it stood there."""
    specimen = Path(__file__).parents[1] / "assets" / "session.reunion"
    games = tuple(
        replace(stored, undone=at == 0)
        for at, stored in enumerate(read_record(specimen, find_game))
    )
    keeper = Keeper(tmp_path, REUNION)
    keeper.new_sitting(games)
    keeper.close()

    again = read_journal(tmp_path / "journal.reunion", find_game)

    assert [stored.seals for stored in games] == [stored.seals for stored in again]
    assert [stored.undone for stored in games] == [stored.undone for stored in again]
