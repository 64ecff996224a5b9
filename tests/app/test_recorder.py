"""The recorder of the running program: what is on disk at every moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.app.recorder import DiskRecorder, KeptGame
from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.match.running_match import NotKept, RunningMatch
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_record
from tests.app.recorded import (
    HEADER,
    LATER,
    begun,
    journal_of,
    played,
    records_in,
    refuse,
    saved,
    steps,
)


def test_every_decision_is_in_the_journal_at_once(tmp_path: Path) -> None:
    """After each decision the journal on disk reads back to exactly that."""
    recorder = begun(tmp_path)
    for number, step in enumerate(steps()[:40], 1):
        recorder.record(step)
        (stored,) = journal_of(tmp_path)
        assert played(number) == stored.record
    recorder.close()


def test_an_undo_is_taken_up_as_an_undo(tmp_path: Path) -> None:
    """A program started anew stands where the last one stood, and knows of the help."""
    recorder = begun(tmp_path, 12)
    recorder.take_back(7)
    recorder.close()

    (stored,) = journal_of(tmp_path)
    assert played(7) == stored.record
    assert stored.undone


def test_a_finished_game_is_saved_and_stays_in_the_journal(tmp_path: Path) -> None:
    """The session's sheet is complete after a restart."""
    recorder = begun(tmp_path, None)
    recorder.finish(played(), (), helped=False)
    recorder.close()

    again = DiskRecorder(tmp_path)
    (stored,) = again.resumed
    again.close()
    assert [played()] == records_in(tmp_path)
    assert stored.complete


def test_a_game_left_in_its_midst_is_saved(tmp_path: Path) -> None:
    """A new session saves the unfinished game, and then begins a new journal."""
    recorder = begun(tmp_path, 20)
    recorder.new_session()
    recorder.close()

    assert [played(20)] == records_in(tmp_path)
    again = DiskRecorder(tmp_path)
    assert [played(20)] == [stored.record for stored in again.resumed]
    again.new_session()
    again.begin(LATER, None)
    again.close()
    assert [Record(LATER)] == [stored.record for stored in journal_of(tmp_path)]
    assert [played(20)] == records_in(tmp_path)


def test_a_game_without_a_decision_of_the_person_is_not_kept(tmp_path: Path) -> None:
    """A game without a move of the player is not saved as unfinished."""
    recorder = begun(
        tmp_path, next(at for at, step in enumerate(steps()) if step.before.to_act() == 0)
    )
    told: list[tuple[KeptGame, ...]] = []
    recorder.on_kept = told.append
    recorder.new_session()
    recorder.close()

    assert [()] == told
    assert [] == records_in(tmp_path)


def test_a_disk_that_refuses_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision counts as not made."""
    recorder = begun(tmp_path)
    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(NotKept, match="No space left on device"):
        recorder.record(steps()[0])
    monkeypatch.undo()
    recorder.record(steps()[0])
    recorder.close()
    (stored,) = journal_of(tmp_path)
    assert len(stored.record.actions) == 1


def test_a_refused_save_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game stays in the journal and is saved another day."""
    recorder = begun(tmp_path, None)
    told: list[str] = []
    recorder.on_fault = told.append
    monkeypatch.setattr("pathlib.Path.replace", refuse)
    recorder.finish(played(), (), helped=False)
    monkeypatch.undo()
    recorder.close()

    assert len(told) == 1
    assert records_in(tmp_path) == []
    (stored,) = journal_of(tmp_path)
    assert stored.complete


def test_the_secret_of_a_game_outlives_the_program(tmp_path: Path) -> None:
    """Seed and key are stored beside the journal, also after another game begins."""
    secret = Secret("5eed" * 8, "ab" * 32, 3)
    begun(tmp_path, 0, secret).close()

    again = DiskRecorder(tmp_path)
    assert secret == again.secret_of(HEADER)
    assert "5eed" not in (tmp_path / "journal.reunion").read_text(encoding="utf-8")
    again.begin(LATER, Secret("other", "cd" * 32))
    assert secret == again.secret_of(HEADER)
    assert Secret("other", "cd" * 32) == again.secret_of(LATER)
    assert again.secret_of(replace(HEADER, seed="told")) is None
    for minute in range(20):
        again.begin(replace(HEADER, date=f"2026-01-03T20:{minute:02}:00+00:00"), secret)
    assert again.secret_of(HEADER) is None
    again.close()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game":1}', "\x00" * 9, "9" * 5000, "[" * 5000])
def test_a_spoilt_envelope_counts_as_none(tmp_path: Path, text: str) -> None:
    """A secret that cannot be read is lost, and nothing else with it."""
    begun(tmp_path, 0, Secret("s", "k")).close()
    (tmp_path / "secret.json").write_text(text)

    again = DiskRecorder(tmp_path)
    assert again.secret_of(HEADER) is None
    assert 1 == len(again.resumed)
    again.close()


def test_a_sealed_game_is_written_down_with_its_proofs(tmp_path: Path) -> None:
    """Promise before the deal, proof after the count, in the journal as in the saved record.

    The program is ended in the midst of the second deal and started anew.
    """
    recorder = DiskRecorder(tmp_path)
    session = RunningMatch(recorder)
    session.begin(replace(HEADER, seed=None), "5eed", key="cd" * 32)
    _play(session, until=lambda: len(session.match.lines) == 1 and not session.match.awaits_deal)
    recorder.close()

    recorder = DiskRecorder(tmp_path)
    (stored,) = recorder.resumed
    assert [True, False] == [seal.proved for seal in stored.seals]
    session = RunningMatch(recorder)
    session.resume(
        (stored.record,),
        (False,),
        "other",
        secret=recorder.secret_of(stored.record.header),
        seals=stored.seals,
    )
    _play(session, until=lambda: session.match.settlement is not None)
    recorder.close()

    (whole,) = saved(tmp_path)
    assert [True, True, True] == [seal.proved for seal in whole.seals]
    assert "5eed" == whole.record.header.seed
    (journal,) = journal_of(tmp_path)
    assert whole.seals == journal.seals


def _play(session: RunningMatch, until: Callable[[], bool]) -> None:
    """Play by the first legal choice, each deal sealed before it is dealt."""
    while not until():
        match = session.match
        legal = match.legal()
        if legal is None:
            promised = session.seal()
            assert promised is not None
            assert promised.secret is None
            number = len(match.lines) + 1
            seed, game = session.seed, session.shuffled_as
            deal = deal_from_seed(match.rules, seed, game, number, match.next_dealer, 9)
            assert session.submit(deal).after.deal is not None
        else:
            session.submit(legal.actions[0])


def test_a_record_that_is_opened_keeps_its_seals_and_its_help(tmp_path: Path) -> None:
    """A record that is opened is in the journal with seals and help."""
    specimen = Path(__file__).parents[2] / "assets" / "session.reunion"
    games = tuple(
        replace(stored, undone=at == 0)
        for at, stored in enumerate(read_record(specimen, find_game))
    )
    recorder = DiskRecorder(tmp_path)
    recorder.new_session(games)
    recorder.close()

    again = journal_of(tmp_path)
    assert [stored.record for stored in games] == [stored.record for stored in again]
    assert [stored.seals for stored in games] == [stored.seals for stored in again]
    assert [stored.undone for stored in games] == [stored.undone for stored in again]


@pytest.mark.parametrize("failing", ["pathlib.Path.replace", "os.fsync"])
@pytest.mark.parametrize(
    "begin",
    [
        lambda recorder: recorder.begin(LATER, Secret("new", "cd" * 32)),
        lambda recorder: recorder.new_session(
            [StoredGame(Record(LATER), complete=False, lines=())]
        ),
    ],
    ids=["begun", "opened"],
)
def test_a_session_that_cannot_begin_leaves_the_old_one_whole(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    failing: str,
    begin: Callable[[DiskRecorder], object],
) -> None:
    """If the disk is full when a session begins, the current game continues."""
    recorder = begun(tmp_path, 20, Secret("old", "ab" * 32))
    recorder.new_session()
    monkeypatch.setattr(failing, refuse)
    with pytest.raises(NotKept, match="No space left on device"):
        begin(recorder)
    monkeypatch.undo()
    recorder.record(steps()[20])
    recorder.close()

    again = DiskRecorder(tmp_path)
    (stored,) = again.resumed
    assert played(21) == stored.record
    assert Secret("old", "ab" * 32) == again.secret_of(HEADER)
    again.close()


def test_a_sealed_game_is_left_and_taken_up_again(tmp_path: Path) -> None:
    """After opening another record and returning, all seals and the game's number are kept."""
    recorder = DiskRecorder(tmp_path)
    session = RunningMatch(recorder)
    session.begin(HEADER, "first", key="ab" * 32)
    _play(session, until=lambda: session.match.settlement is not None)
    session.begin(LATER, "5eed", key="cd" * 32)
    _play(session, until=lambda: len(session.match.lines) == 1 and not session.match.awaits_deal)
    recorder.new_session([StoredGame(Record(replace(HEADER, seed="x")), complete=False, lines=())])
    (stored,) = (stored for stored in saved(tmp_path) if not stored.complete)

    recorder.new_session([stored])
    header = stored.record.header
    secret = recorder.secret_of(header)
    session.resume((stored.record,), (False,), "o", secret=secret, seals=stored.seals)
    assert (1, 2) == (session.number, session.shuffled_as)
    _play(session, until=lambda: session.match.settlement is not None)
    recorder.close()

    (last,) = (
        one for one in saved(tmp_path) if one.complete and one.record.header.date == LATER.date
    )
    assert "5eed" == last.record.header.seed
    assert [True, True, True] == [seal.proved for seal in last.seals]


def test_a_game_taken_up_before_the_cut_keeps_its_promise(tmp_path: Path) -> None:
    """A promise that was shown stands in the journal that is begun anew, before its proof."""
    recorder = DiskRecorder(tmp_path)
    session = RunningMatch(recorder)
    session.begin(HEADER, "5eed", key="cd" * 32)
    _play(session, until=lambda: len(session.match.lines) == 1 and session.match.awaits_deal)
    promised = session.seal()
    games = recorder.session()
    recorder.new_session(games)
    (stored,) = recorder.session()
    assert games[0].seals == stored.seals

    secret = recorder.secret_of(HEADER)
    session.resume((stored.record,), (False,), "o", secret=secret, seals=stored.seals)
    assert promised == session.seal()
    _play(session, until=lambda: session.match.settlement is not None)
    (journal,) = recorder.session()
    assert [True, True, True] == [seal.proved for seal in journal.seals]
    recorder.close()


def test_a_secret_of_another_game_opens_nothing(tmp_path: Path) -> None:
    """A promise that cannot be kept is not shown, and no seed is named that is not the game's."""
    recorder = DiskRecorder(tmp_path)
    session = RunningMatch(recorder)
    session.begin(HEADER, "5eed", key="cd" * 32)
    _play(session, until=lambda: len(session.match.lines) == 1 and session.match.awaits_deal)
    assert session.seal() is not None
    (stored,) = recorder.session()
    assert [True, False] == [seal.proved for seal in stored.seals]
    wrong = Secret("other", "cd" * 32)
    session.resume((stored.record,), (False,), "new", secret=wrong, seals=stored.seals)

    assert session.seal() is None
    assert "new" == session.seed
    assert session.code is None
    recorder.close()


def test_a_game_that_ended_with_the_program_is_kept_with_its_seed(tmp_path: Path) -> None:
    """Its last card is in the journal; the seed is revealed when it is saved."""

    class Cut(DiskRecorder):
        def reveal(self, seal: Seal) -> None:
            if seal.number < 3:
                super().reveal(seal)

        def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
            """The program has ended before this call."""

    recorder = Cut(tmp_path)
    session = RunningMatch(recorder)
    session.begin(HEADER, "5eed", key="cd" * 32)
    _play(session, until=lambda: session.match.settlement is not None)
    recorder.close()
    assert [] == records_in(tmp_path)

    again = DiskRecorder(tmp_path)
    again.new_session()
    again.close()
    (stored,) = saved(tmp_path)
    assert "5eed" == stored.record.header.seed
    assert [True, True, True] == [seal.proved for seal in stored.seals]
