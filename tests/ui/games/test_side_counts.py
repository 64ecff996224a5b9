"""Result pages of the games with a column for each side: rows, headings, answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.bauer.rules import CATSATCARDS as ANTICLOCKWISE
from reunion_desktop.games.bauer.rules import SAARLAND, BauerRules
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.games.hindersche.rules import PAGAT as SLATE
from reunion_desktop.games.hunsruecker.options import counts
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.rules import CATSATCARDS, PAGAT
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.games.side_count import company_at
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.sheet.notes import legend
from reunion_desktop.ui.words.info import InfoQuestion, answer
from tests.ui.games.counted import NAMES, SIX, cells, deals, game, settled, sheet

HEARTS, AWAY, REACHED = Call("trump", Suit.HEARTS), Call("away"), Call("reached")

pytestmark = pytest.mark.usefixtures("qapp")


# All games ----------------------------------------------------------------------------------------


def left_in_bauer(sight: Observation, told: dict[str, tuple[str, ...]]) -> tuple[int, ...]:
    """Countdown of each side; a deal has eight tricks, and the last one wins the Brot."""
    assert 8 == sum(map(int, told["Tricks"]))
    assert ("The Brot" in told) is (sight.settlement is not None)
    return tuple(entry.points for entry in sight.lines[-1].sheet)


def lines_left(sight: Observation, told: dict[str, tuple[str, ...]]) -> tuple[int, ...]:
    """Lines of each side; a deal has five tricks and one result, a void one neither."""
    line = sight.lines[-1]
    assert line.played == ("Tricks" in told)
    if line.played:
        assert 5 == sum(map(int, told["Tricks"]))
        assert 1 == sum(map(bool, told["Result"]))
    return counts(sight.lines)


def marks_left(sight: Observation, told: dict[str, tuple[str, ...]]) -> tuple[int, ...]:
    """Marks of each player; a player who sat out has no points."""
    assert isinstance(sight.rules, type(SLATE))
    slate = sight.rules.slate(sight.lines)
    assert bool(slate.ties) is ("Play-off follows" in told)
    out = set(range(4)) - sight.rules.slate(sight.lines[:-1]).dealt_in
    assert out == {seat for seat, cell in enumerate(told["Points"]) if not cell}
    return slate.marks


def rungs_left(sight: Observation, told: dict[str, tuple[str, ...]]) -> tuple[int, ...]:
    """Rungs of each side; points add up unless a claim stopped play."""
    assert sight.deal is not None
    assert any(sight.deal.held) or 140 == sum(map(int, told["Points"]))
    assert ("Claim" in told) is bool(sight.deal.calls)
    return tuple(4 - sum(one.sheet[side].points for one in sight.lines) for side in (0, 1))


@pytest.mark.parametrize(
    ("rules", "games", "label", "left"),
    [
        (SAARLAND, 12, "Countdown", left_in_bauer),
        (ANTICLOCKWISE, 12, "Countdown", left_in_bauer),
        (HUNSRUECK, 4, "Lines", lines_left),
        (SLATE, 3, "Marks on the slate", marks_left),
        (PAGAT, 4, "Rungs left", rungs_left),
        (CATSATCARDS, 4, "Rungs left", rungs_left),
    ],
)
def test_every_row_agrees_with_the_sheet(
    rules: GameRules,
    games: int,
    label: str,
    left: Callable[[Observation, dict[str, tuple[str, ...]]], tuple[int, ...]],
) -> None:
    """Tricks or points add up; what is left is shown before and after, as on the score sheet."""
    played = deals(rules, games)
    if rules is HUNSRUECK:
        first = played[0]
        void = ScoreLine(9, 0, (0,) * 6, (0,) * 6, (), first.lines[-1].sheet, played=False)
        played.append(replace(first, lines=(*first.lines, void)))
    for sight in played:
        told = cells(sight)
        before, _, after = zip(*(cell.rpartition(" → ") for cell in told[label]), strict=True)
        assert left(sight, told) == tuple(map(int, after))
        assert not set(zip(before, after, strict=True)) & {(each, each) for each in after}
        company = company_at(sight, SIX[: rules.players])
        spoken = count_of(rules.game).deal_told(sight, company)
        assert spoken
        assert ": ." not in spoken
        assert all(map(any, told.values()))


# Bauer --------------------------------------------------------------------------------------------


def bauer(
    tricks: int, left: tuple[int, int], *calls: Announce, rules: BauerRules = SAARLAND
) -> Observation:
    """First deal with these tricks of the first side, and the countdowns after it."""
    sight = game(SAARLAND, "count 0")[0]
    assert sight.deal is not None
    entries = tuple(Entry(number, Mark.PLAIN) for number in left)
    line = ScoreLine(1, 3, (0,) * 4, (tricks, 0, 0, 8 - tricks), (), entries)
    auction = rules.auction((), Opening(1, 3, (0, 1, 2, 3), None))
    deal = replace(sight.deal, calls=calls, contract=auction.contract(calls))
    return replace(sight, rules=rules, lines=(line,), deal=deal, settlement=rules.settle((line,)))


KARL_CHOSE = bauer(5, (7, 8), Announce(2, HEARTS))


@pytest.mark.parametrize(
    ("sight", "needed", "result", "to_go"),
    [
        (KARL_CHOSE, ("5", "4"), ("won", ""), ("8 → 7", "8")),
        (bauer(4, (9, 7), Announce(2, HEARTS)), ("5", "4"), ("lost", ""), ("8 → 9", "8 → 7")),
        (bauer(3, (8, 7), Announce(1, HEARTS)), ("4", "5"), ("", "won"), ("8", "8 → 7")),
        (
            bauer(4, (8, 8), Announce(0, HEARTS), rules=ANTICLOCKWISE),
            ("5", "5"),
            ("draw", ""),
            ("8", "8"),
        ),
    ],
)
def test_makers_count_down_or_up(
    sight: Observation, needed: tuple[str, ...], result: tuple[str, ...], to_go: tuple[str, ...]
) -> None:
    """Five tricks win, four lose or change nothing; the countdown shows before and after."""
    told = cells(sight)
    assert (needed, result, to_go) == (told["Tricks needed"], told["Result"], told["Countdown"])
    assert {"The Brot", "Played alone"}.isdisjoint(told)


@pytest.mark.parametrize(
    ("tricks", "left", "result", "brot"),
    [(8, (0, 8), "won", ("won", "")), (7, (8, 0), "lost", ("", "won"))],
)
def test_who_plays_alone_needs_every_trick(
    tricks: int, left: tuple[int, int], result: str, brot: tuple[str, str]
) -> None:
    """A lone player's name is added; all eight tricks win a Brot, one lost gives it away."""
    told = cells(bauer(tricks, left, Announce(1, HEARTS), Announce(2, AWAY)))
    assert ("", "Anna, hearts") == told["Trumps chosen by"]
    assert ("Karl", "") == told["Played alone"]
    assert ("8", "1") == told["Tricks needed"]
    assert (result, "") == told["Result"]
    assert brot == told["The Brot"]


@pytest.mark.parametrize(
    ("winners", "heading"),
    [
        ((0,), "You and Karl win the Brot"),
        ((1, 1), "Anna and Eva win the Brot"),
        ((0, 1, 0), "You and Karl win the Brot and the session"),
        (
            (0, 0, 1),
            "Anna and Eva win the Brot. You and Karl have the most Brote and win the session",
        ),
    ],
)
def test_a_brot_is_settled(winners: tuple[int, ...], heading: str) -> None:
    """The heading names the winners, the Brote of three, and at the end who has most."""
    alone = [Announce(0, HEARTS), Announce(0, AWAY)], [Announce(0, HEARTS), Announce(1, AWAY)]
    brote = bauer(8, (0, 8), *alone[0]), bauer(0, (8, 0), *alone[1])
    told, rows = settled(SAARLAND, *(brote[side] for side in winners))
    assert heading == told
    assert (str(winners.count(0)), str(winners.count(1))) == rows["Brote, of 3"]


@pytest.mark.parametrize(
    ("language", "bauer_told", "lines_told", "tie_told"),
    [
        (Language.ENGLISH, "you and Karl have won", "have won, all five", "Play-off follows: "),
        (Language.GERMAN, "Sie und Karl haben gewonnen", "haben gewonnen, alle fünf", "spiel: "),
        (Language.FRENCH, "vous et Karl avez gagné", "avez gagné, les cinq", "barrage suit : "),
    ],
)
def test_a_result_is_spoken_with_its_verb(
    interpreter: Interpreter, language: Language, bauer_told: str, lines_told: str, tie_told: str
) -> None:
    """Results are whole sentences about the side in all languages, and ties are a list of names."""
    interpreter.speak(language)
    assert bauer_told in str(told_of(KARL_CHOSE))
    spoken = [str(told_of(sight)) for sight in deals(HUNSRUECK, 12)]
    assert any(lines_told in one for one in spoken)
    tied = 0
    for sight in deals(SLATE, 4):
        ties = hindersche(sight.rules).slate(sight.lines).ties
        spoken_row = str(told_of(sight)).replace("\N{NO-BREAK SPACE}", " ").partition(tie_told)[2]
        if ties:
            tied += 1
            assert len(ties[0].among) == 1 + spoken_row.split(".")[0].count(",")
    assert tied


def told_of(sight: Observation) -> str | None:
    """Spoken result of a deal."""
    company = company_at(sight, SIX[: sight.rules.players])
    return count_of(sight.rules.game).deal_told(sight, company)


def test_bauer_is_answered_by_sides() -> None:
    """Spoken results and answers name partners together; the last trick has no points."""
    company, paper, words = company_at(KARL_CHOSE, NAMES), sheet(SAARLAND, KARL_CHOSE), "bauer"
    assert KARL_CHOSE.deal is not None
    assert (
        "Result of deal 1. Trumps chosen by: Karl, hearts. Tricks needed: you and Karl 5; Anna"
        " and Eva 4. Tricks: you and Karl 5; Anna and Eva 3. Result: you and Karl have won."
        " Countdown: you and Karl from 8 to 7; Anna and Eva unchanged: 8."
    ) == count_of("bauer").deal_told(KARL_CHOSE, company)

    def asked(question: InfoQuestion) -> str:
        return answer(question, KARL_CHOSE, paper, NAMES, words_of(words))

    own, theirs = (sum(KARL_CHOSE.deal.tricks[seat::2]) for seat in (0, 1))
    assert (
        f"Tricks: you and Karl {own}; Anna and Eva {theirs}."
        " Tricks needed: you and Karl 5; Anna and Eva 4."
    ) == asked(InfoQuestion.POINTS)
    assert (
        "Countdown: you and Karl 7; Anna and Eva 8. Brote, of 3: you and Karl 0; Anna and Eva 0."
        " Game 1, after deal 1."
    ) == asked(InfoQuestion.SCORE)
    assert "points" not in asked(InfoQuestion.TRICK)


# Hunsrücker Bauern, Hindersche --------------------------------------------------------------------


def test_the_winners_of_hunsruecker_are_named() -> None:
    """The three winners are named, and after the last game the winners of the session."""
    ends = [game(HUNSRUECK, f"count {number}")[-1] for number in range(3)]
    first, _ = settled(HUNSRUECK, ends[0])
    assert "win the game" in first
    assert "session" not in first
    last, rows = settled(HUNSRUECK, *ends)
    assert "the session" in last
    assert 3 == sum(map(int, rows["Games, of 3"]))


def test_hunsruecker_is_answered_in_the_midst_of_a_game() -> None:
    """Answers in a game have tricks by side, declarers, lines and games."""
    sight = next(sight for sight in deals(HUNSRUECK, 6) if sight.lines[-1].played)
    company, words = company_at(sight, SIX), words_of("hunsruecker")
    made = words.made(sight, company)
    assert made is not None
    assert made.startswith("Tricks: you, Karl and Georg ")
    standing = words.standing(sheet(HUNSRUECK, sight), HUNSRUECK, company)
    assert standing is not None
    assert re.search(r" Game 1, after deal \d+\.$", standing)
    assert "Games, of 3: " in standing


def test_the_end_of_a_game_and_of_a_rubber() -> None:
    """Hindersche shows loser, frame and payments; the fourth game ends the session."""
    end = next(sight for sight in deals(SLATE) if sight.settlement is not None)
    assert end.settlement is not None
    (loser,) = {0, 1, 2, 3} - set(end.settlement.winners)
    name = "You have" if loser == 0 else f"{NAMES[loser]} has"
    assert f"{name} lost the game" == settled(SLATE, end)[0]
    heading, rows = settled(SLATE, *[end] * 4)
    assert f"{name} lost the game; the session is over" == heading
    assert "4" == rows["Marks on the frame"][loser]
    assert "\N{MINUS SIGN}12" == rows["Paid"][loser]


def test_a_printed_sheet_says_what_its_signs_mean() -> None:
    """The legend of a printed slate has only the signs and rows that occur on it."""
    words = words_of("hindersche")
    assert () == words.signs(set())
    assert ("• dealer", "underlined: one more mark") == words.signs({"points", "adds", "tied"})
    assert "circled: marks wiped" == words.signs({"wipes"})[-1]
    end = next(sight for sight in deals(SLATE) if sight.settlement is not None)
    assert [
        "• dealer",
        "underlined: one more mark",
        "circled: marks wiped",
        "slate: the last player with marks loses the game",
        "frame: marks for those who lost",
    ] == list(legend(SLATE.scoring.sheet(sheet(SLATE, end))))
