"""Programs of all sorts at a seat: the match goes on, and ends in good order."""

from __future__ import annotations

import os
import pickle
import sys
from pathlib import Path
from time import monotonic

import pytest

from reunion_desktop.ai.player import Limit, NotMyTurn, Stop
from reunion_desktop.arena.programs.child_process import ChildProcess, ProgramError
from reunion_desktop.arena.seat_program import EXEC, SeatProgram, Timeouts, lowest
from reunion_desktop.engine.actions import Action, Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from tests.arena.match import (
    First,
    comes_to_its_end,
    command,
    match,
    others,
    program,
    quoted,
    seated,
    started,
)
from tests.playing import random_steps

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and modes of POSIX systems")
BRISK = Limit(time_ms=100)
UNHURRIED = Limit(time_ms=30_000)


def asked(steps: list[Step]) -> list[Step]:
    """The decisions of the program's seat."""
    return [step for step in steps if step.before.to_act() == 1]


def first_offered(step: Step) -> Action:
    """The scripted player's default answer."""
    legal = step.before.legal()
    assert legal is not None
    return legal.actions[0]


def in_its_stead(step: Step) -> str:
    """The host's replacement for a missing answer."""
    seen = observe(step.before, 1)
    assert seen.legal is not None
    assert seen.deal is not None
    action = lowest(seen.legal, seen.deal, seen.rules)
    assert isinstance(action, PlayCard)
    return str(action.card)


@pytest.mark.parametrize(
    ("behaviour", "rules"),
    [
        *((behaviour, RHINELAND) for behaviour in ("good", "talkative", "flooding")),
        *(("good", rules) for rules in (SAARLAND, PAGAT, HINDERSCHE)),
    ],
    ids=lambda value: getattr(value, "game", value),
)
def test_a_program_plays_like_anybody(
    behaviour: str, rules: GameRules, caplog: pytest.LogCaptureFixture
) -> None:
    """Its moves and calls are accepted; unexpected lines do no harm."""
    expected = [step.action for step in match(others(First(), rules), rules=rules)]
    # However much it talks and however busy the machine is, it has time enough.
    steps = match(others(program(behaviour), rules), UNHURRIED, rules)

    assert expected == [step.action for step in steps]
    assert [] == caplog.messages


def test_nothing_is_said_in_the_stead_of_a_bad_answer(caplog: pytest.LogCaptureFixture) -> None:
    """After a bad answer about sending cards away, a pass is made for the program.

    If it cannot pass, the first offer is taken.
    """
    steps = asked(list(match(others(program("nonsense"), SAARLAND), UNHURRIED, SAARLAND)))
    assert Announce(1, PASS) == steps[1].action
    (message,) = caplog.messages
    assert message.endswith('; "pass" is called instead (fault 1 of 10).')

    seen = observe(steps[0].before, 1)
    assert isinstance(seen.legal, MayAnnounce)
    assert seen.deal is not None
    first = Announce(1, seen.legal.calls[0])
    assert first == lowest(seen.legal, seen.deal, seen.rules)


def test_the_lowest_card_is_played_rather_than_a_word_said() -> None:
    """After a bad answer from a leader who may announce the number, a card is led."""
    for step in random_steps(PAGAT, "lowest"):
        seat = step.after.to_act()
        seen = observe(step.after, 0 if seat is None else seat)
        if isinstance(seen.legal, MayPlay) and seen.legal.calls:
            assert seen.deal is not None
            assert isinstance(lowest(seen.legal, seen.deal, seen.rules), PlayCard)
            return
    pytest.fail("Nobody could say anything.")


@pytest.mark.parametrize(
    ("behaviour", "sentence"),
    [
        ("illegal", 'this is not legal: "{\\"type\\":\\"play\\",\\"card\\":\\"C7\\"}"'),
        ("discards", "this is not legal: "),
        ("cardless", '"card" is missing; it must be a card such as "HT"; it said "{\\"type\\"'),
        ("number", 'this is 7, but it must be a JSON object; it said "7"'),
        ("typeless", 'this is no answer: "{}"'),
        ("nonsense", 'this is not valid JSON; it said "I play the ace'),
        ("bytes", "this is not valid UTF-8 text; it said "),
        ("deep", 'this is not valid JSON; it said "[['),
        ("huge", "line 3 of its answers is longer than 65536 bytes"),
    ],
)
def test_one_bad_answer_is_one_fault(
    behaviour: str, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The lowest card is played, the line and the seat are named, and play goes on."""
    steps = list(match(others(program(behaviour))))
    second = asked(steps)[1]
    assert PlayCard(1, Card.parse(in_its_stead(second))) == second.action
    (message,) = caplog.messages
    assert message.startswith(f"Seat 1, {EXEC}{command(behaviour)}: {sentence}")
    assert message.endswith(f"; {in_its_stead(second)} is played instead (fault 1 of 10).")
    assert all(first_offered(step) == step.action for step in asked(steps)[2:])


def test_one_late_answer_is_one_fault(caplog: pytest.LogCaptureFixture) -> None:
    """A late answer is skipped, not taken for the answer to the next question."""
    steps = list(match(others(program("late")), Limit(time_ms=200)))
    late = asked(steps)[1]
    assert PlayCard(1, Card.parse(in_its_stead(late))) == late.action
    assert "no answer within 400 ms" in caplog.messages[0]
    # On a busy machine more answers may be late; those in time are accepted, each for its question.
    others_than_first = [step for step in asked(steps) if first_offered(step) != step.action]
    assert 1 <= len(caplog.messages) >= len(others_than_first)


def test_a_question_left_out_is_made_good(caplog: pytest.LogCaptureFixture) -> None:
    """A program that skips a question is out of step for one more, then in step again."""
    steps = list(match(others(program("forgets")), Limit(time_ms=400)))
    assert 2 == len(caplog.messages)
    assert all(first_offered(step) == step.action for step in asked(steps)[3:])


@pytest.mark.parametrize(
    ("behaviour", "sentence"),
    [
        ("silent", "no answer within 20 ms"),
        ("dies", "it has ended with exit code 3"),
        ("closes", "it says nothing any more"),
    ],
)
def test_ten_faults_end_the_match(
    behaviour: str, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    """After ten faults of one player the match ends, and the program has ended."""
    limit = Limit(time_ms=10) if behaviour == "silent" else Limit(time_ms=5000)
    hello_ms = 100 if behaviour == "silent" else 10_000
    guest = program(behaviour, Timeouts(hello_ms, bye_ms=500))
    ends = f"Seat 1, {guest.name}: stopped after 10 faults."
    with pytest.raises(ProgramError) as ended:
        list(match(others(guest), limit))
    assert ends == str(ended.value)
    assert 10 == len(caplog.messages)
    assert f"Seat 1, {guest.name}: {sentence} (fault 10 of 10)." == caplog.messages[-1]


def test_no_hello_is_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    """A program must say hello; then it is given time to be loaded."""
    with seated(program("silent", Timeouts(hello_ms=50, bye_ms=500))):
        pass
    assert 1 == len(caplog.messages)
    assert caplog.messages[0].endswith(': no "hello" within 50 ms (fault 1 of 10).')


def test_a_stop_is_honoured(caplog: pytest.LogCaptureFixture) -> None:
    """After a stop, a legal move is returned at once, and no fault is counted."""
    stop = Stop()
    stop.set()
    steps = list(match(others(First())))
    seen = observe(asked(steps)[0].before, 1)
    assert seen.legal is not None
    with seated(program("silent", Timeouts(hello_ms=1, bye_ms=500))) as guest:
        caplog.clear()
        begin = monotonic()
        decision = guest.choose(seen, Limit(time_ms=60_000), stop)
        assert monotonic() - begin < 30
    assert decision.action in seen.legal
    assert [] == caplog.messages


def test_only_asked_in_turn() -> None:
    """A seat that is not to move is not asked, nor one before the match has begun."""
    steps = list(match(others(First())))
    guest = program("good")
    with pytest.raises(NotMyTurn, match="Seat 1 has nothing to decide"):
        guest.choose(observe(asked(steps)[0].after, 1), BRISK, Stop())
    with pytest.raises(ProgramError, match="no game has been started"):
        guest.choose(observe(asked(steps)[0].before, 1), BRISK, Stop())


def test_lowest_is_fewest_points_then_least_strength() -> None:
    """Points come first, then height, where a trump stands above every plain card."""
    steps = list(match(others(First())))
    for step in steps:
        legal, deal = step.before.legal(), step.before.deal
        if legal is None or deal is None:
            continue
        seen = observe(step.before, legal.seat)
        assert seen.deal is not None
        action = lowest(legal, seen.deal, seen.rules)
        assert action in legal
        chosen = action.cards if isinstance(action, Discard) else (getattr(action, "card", None),)
        worth = sorted(
            (seen.rules.points(card, deal.order), deal.order.height(card)) for card in legal.cards
        )
        assert worth[: len(chosen)] == sorted(
            (seen.rules.points(card, deal.order), deal.order.height(card))
            for card in chosen
            if card
        )


# ---- The process ----


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no-such-program --fast", "Program 'no-such-program' not found."),
        ("'half", 'The command "\'half" has an unclosed quote.'),
        (" ", 'No program is given after "exec:".'),
    ],
)
def test_what_cannot_be_started(text: str, sentence: str) -> None:
    """One sentence says so before the match."""
    with pytest.raises(ProgramError) as refused:
        SeatProgram(EXEC + text, "")
    assert sentence == str(refused.value)


@POSIX
def test_what_the_system_does_not_start(tmp_path: Path) -> None:
    """A file that is no program is refused in one sentence when the match begins."""
    path = tmp_path / "player"
    path.write_bytes(b"\x7fELF but not really")
    path.chmod(0o755)
    guest = SeatProgram(f"{EXEC}{path}", "")
    with pytest.raises(ProgramError, match=r"cannot be started: .*format"):
        next(match(others(guest)))


def test_a_fault_crosses_processes() -> None:
    """The sentence survives the way home from a process of the arena."""
    assert "so it is" == str(pickle.loads(pickle.dumps(ProgramError("so it is"))))  # noqa: S301 - our own.


@POSIX
def test_the_stubborn_are_killed() -> None:
    """A program that ignores bye and the termination signal is killed."""
    child = started(command("stubborn"))
    child.tell('{"type":"hello"}')
    assert child.listen(10) is not None
    child.end(0.1)
    assert -9 == child.exit_code(0)


@POSIX
def test_an_interrupted_farewell_is_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted wait for the end of a program leaves no process behind."""
    child = started(command("stubborn"))
    child.tell('{"type":"hello"}')
    assert child.listen(10) is not None

    def interrupted(_child: ChildProcess, _seconds: float) -> int | None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(ChildProcess, "exit_code", interrupted)
        with pytest.raises(KeyboardInterrupt):
            child.end(60)
    assert -9 == child.exit_code(0)


@pytest.mark.parametrize("then", ["time.sleep(600)", "sys.exit(3)"], ids=["stays", "leaves"])
def test_what_a_program_started_ends_with_it(then: str) -> None:
    """A grandchild that holds the pipes open goes too, on every system."""
    waits = "[sys.executable, '-I', '-S', '-c', 'import time; time.sleep(600)']"
    starts = f"subprocess.Popen({waits}, stdout=sys.stdout)"
    source = f"import subprocess, sys, time; {starts}; print('up', flush=True); {then}"
    child = started(quoted([sys.executable, "-I", "-c", source]))
    assert child.listen(30) is not None
    child.end(0.3)
    with pytest.raises(EOFError):
        child.listen(30)


@POSIX
@pytest.mark.parametrize("leaves", ["", "kill -9 $$; "], ids=["in order", "killed"])
def test_what_a_program_leaves_behind_ends_with_it(tmp_path: Path, leaves: str) -> None:
    """A program that starts another and is gone before the match is over."""
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    # Every writer of the pipe has ended when its reader gets the end of file.
    child = started(f"sh -c '(exec sleep 600) >{alive} </dev/null & echo up; {leaves}exit 3'")
    with alive.open("rb", buffering=0) as end:
        assert child.listen(10) is not None
        assert child.exit_code(10) == (-9 if leaves else 3)
        child.end(5)
        assert comes_to_its_end(end)


@POSIX
def test_a_program_that_left_keeps_its_number(tmp_path: Path) -> None:
    """Until its group is ended its id is not reused, so no other process is killed."""
    noted = tmp_path / "number"
    child = started(f"sh -c 'echo $$ >{noted}; exit 0'")
    assert 0 == child.exit_code(10)
    number = int(noted.read_text(encoding="utf-8"))
    os.kill(number, 0)
    child.end(5)
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_the_deaf_hold_up_nobody() -> None:
    """Messages to a program that never reads are queued in memory."""
    child = started(command("deaf"))
    for _ in range(5000):
        child.tell("x" * 1000)
    assert child.listen(0) is None
    child.end(0.1)
    assert child.exit_code(0) is not None


def test_a_good_program_ends_by_itself() -> None:
    """Bye is enough."""
    child = started(command("good"))
    child.tell('{"type":"hello"}')
    child.tell('{"type":"bye"}')
    assert child.listen(10) is not None
    child.end(10)
    assert 0 == child.exit_code(0)
