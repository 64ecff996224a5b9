"""Rule and call of a deal, as they stand on the table while it is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.events import CardsDealt, TrickTaken
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.record import SeenStep, seen_step
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.games.hindersche.options.slate import HUNDRED, Slate
from reunion_desktop.games.hindersche.rules import PAGAT as SLATE
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.options import standing
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.games.hindersche.count import march_told
from reunion_desktop.ui.games.side_count import company_at
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.plate_words import plate_texts
from reunion_desktop.ui.table.stage.panels import rule_lettering
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words.cards import suit_name, the_card
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.table import TableWords
from tests.playing import random_steps
from tests.ui.games.counted import SIX, deals, sheet

pytestmark = pytest.mark.usefixtures("qapp")


PLAYERS = ("you", *SIX[1:4])
"""Names at a table of four, as in a sentence."""
SPECIMENS = (
    (Slate((0, 1, 1, 1)), (20, 100, 10, 10)),
    (Slate((1, 2, 1, 0), butzen=True), (20, 110, 10, 0)),
    (Slate((1, 2, 2, 0), butzen=True), (20, 110, 10, 0)),
    (Slate((0, 3, 2, 0), butzen=True), (0, 110, 10, 0)),
)
"""Slates, and the points of a deal in which seat 1 makes a hundred or a march."""


def rule_of(sight: Observation) -> str:
    """Text of the panel on the table."""
    assert sight.deal is not None
    company = company_at(sight, SIX[: sight.rules.players])
    return words_of(sight.rules.game).rule(sight, sight.deal, company)


def steps(rules: GameRules) -> Iterator[tuple[SeenStep, DealObservation]]:
    """Steps of some random games as seat 0 sees them, with the deal after each."""
    for number in range(4):
        for step in random_steps(rules, f"rule {number}", 0):
            seen = seen_step(step, 0)
            if seen.after.deal is not None:
                yield seen, seen.after.deal


def test_hindersche_says_in_which_deals_marks_are_wiped() -> None:
    """The rule speaks of wiped and of new marks exactly where an ordinary deal brings them."""
    wiped = added = 0
    for sight in deals(SLATE):
        line, rule = sight.lines[-1], rule_of(sight)
        before, after = SLATE.slate(sight.lines[:-1]), SLATE.slate(sight.lines)
        changes = [entry.points for entry in line.sheet]
        assert bool(before.ties) == ("Play-off" in rule)
        assert (before.butzen and not before.ties) == ("Butzen" in rule)
        # A march has another rule, a tie leaves marks to the play-off, and a deal in which all
        # have the same points changes nothing.
        level = len({line.points[seat] for seat in before.dealt_in}) == 1
        if max(line.points) >= HUNDRED or 9 in line.tricks or after.ties or level:
            continue
        assert ("wipe" in rule) == (min(changes) < 0)
        assert ("get" in rule) == (max(changes) > 0)
        wiped, added = wiped + ("wipe" in rule), added + ("get" in rule)
    assert wiped
    assert added


def test_cards_away_stands_on_the_table() -> None:
    """In Bauer the player who plays alone is named while the deal is played; else nothing is."""
    alone = 0
    for step, deal in steps(SAARLAND):
        away = [said.seat for said in deal.calls if said.call == Call("away")]
        rule = rule_of(step.after)
        assert bool(rule) == bool(away)
        if away:
            company = company_at(step.after, SIX[:4])
            assert ("you" if away[0] == 0 else company.name(away[0])) in rule
            assert rule.startswith("Cards away: ")
            assert not rule.endswith(".")
            alone += 1
    assert alone


@pytest.mark.parametrize("language", Language)
def test_the_longest_rules_of_hindersche_have_few_words(
    interpreter: Interpreter, language: Language
) -> None:
    """Every rule of a deal fits a panel in readable type with large text, in full or shortened."""
    interpreter.speak(language)
    view = TableLayout(897, 490, SeatPositions(players=4), 1.75)
    for sight in deals(SLATE):
        assert sight.deal is not None
        company = company_at(sight, SIX[:4])
        short = words_of("hindersche").short_rule(sight, sight.deal, company)
        laid = rule_lettering(rule_of(sight), short, view.rule, view)
        assert 16 <= laid.size


def test_hindersche_says_the_rule_of_a_deal_once_it_is_dealt() -> None:
    """The rule on the table is also said at the start of every deal, and not again."""
    words, said = words_of("hindersche"), 0
    for step, _ in steps(SLATE):
        company = company_at(step.after, SIX[:4])
        further = [words.further(event, step.after, company) for event in step.events]
        dealt = any(isinstance(event, CardsDealt) for event in step.events)
        assert [f"{rule_of(step.after)}."] * dealt == list(filter(None, further))
        said += dealt
    assert said


def test_butzen_begins_with_a_word_and_names_the_free() -> None:
    """The score says once that Butzen begins, and once of each player who is free."""
    begun = freed = 0
    for sight in deals(SLATE):
        note = count_of("hindersche").deal(sight, SIX[:4]).note
        before, after = SLATE.slate(sight.lines[:-1]), SLATE.slate(sight.lines)
        begins = after.butzen and not before.butzen and sight.settlement is None
        assert begins == ("Butzen begins" in note)
        free = set(before.active) - set(after.active)
        if sight.settlement is None:
            named = note.partition("for the rest of the game: ")[2]
            assert free == {seat for seat, name in enumerate(PLAYERS) if name in named}
        begun, freed = begun + begins, freed + bool(free)
    assert begun
    assert freed


def test_a_hundred_and_a_march_are_explained() -> None:
    """The score says who made one, and what it brings: new marks, or one, two or all wiped."""
    found: dict[str, str] = {}
    for slate, points in SPECIMENS:
        line = ScoreLine(1, 0, points, (0, 5, 4, 0), (), ())
        told = march_told(slate, line, SeatNames(PLAYERS, 0), capped=True)
        assert told.startswith("Anna made a ")
        found[told.partition(": ")[2]] = told
    assert {
        "everybody else gets a mark.",
        "all their marks are wiped, and the others get one.",
        "one mark is wiped.",
        "two marks are wiped.",
    } == set(found)
    notes = [count_of("hindersche").deal(sight, SIX[:4]).note for sight in deals(SLATE)]
    marched = [max(s.lines[-1].points) >= HUNDRED or 9 in s.lines[-1].tricks for s in deals(SLATE)]
    tied = [bool(SLATE.slate(s.lines[:-1]).ties) for s in deals(SLATE)]
    for note, march, playoff in zip(notes, marched, tied, strict=True):
        assert (" made a " in note) == (march and not playoff)


def test_the_score_of_hindersche_begins_with_the_marks() -> None:
    """First the players' marks, then the phase; of a lost game only the frame is told."""
    words, ends = words_of("hindersche"), 0
    for sight in deals(SLATE):
        told = words.standing(sheet(SLATE, sight), SLATE, company_at(sight, SIX[:4])) or ""
        over = sight.settlement is not None
        assert told.startswith("Marks on the frame" if over else "Marks on the slate: you ")
        assert over != ("wiped now" in told or "are added" in told)
        ends += over
    assert ends


def test_the_plates_of_hindersche_show_the_marks() -> None:
    """Each plate has the marks of its player, and a screen reader is told their number."""
    showing = TableViewModel(TableWords.translated(words_of("hindersche")))
    most = 0
    for step, _ in steps(SLATE):
        showing.adopt(step.after, lying=False)
        showing.lay_out(900, 700)
        plates = showing.overlay_content().plates
        marks = SLATE.slate(step.after.lines).marks
        assert marks == tuple(plate.marks for plate in plates)
        texts = plate_texts(plates, showing.words, 0, step.after)
        assert all(
            f"marks: {count}" in told or told.endswith("free")
            for count, told in zip(marks, texts, strict=True)
        )
        most = max(most, *marks)
    assert most > 2


def test_a_staubaus_stays_on_the_table_until_it_is_lost() -> None:
    """Caller and card stand there; the first lost trick is said, and then stands there."""
    words, said = words_of("ekart"), 0
    for step, deal in steps(LITTLE):
        company = company_at(step.after, SIX[:3])
        rule, caller = rule_of(step.after), deal.contract.declarer
        parts = [words.part(deal, seat) for seat in range(3)]
        further = [words.further(event, step.after, company) for event in step.events]
        if caller is None:
            assert not rule
            assert not any([*parts, *further])
            continue
        lost = [taken for taken in deal.taken if taken.winner != caller]
        assert [bool(part) for part in parts] == [seat == caller for seat in range(3)]
        assert ("lost" in rule) == ("lost" in parts[caller]) == bool(lost)
        assert (company.name(caller) if caller else "you") in rule.replace("Your", "you")
        assert company.name(caller) in words.short_rule(step.after, deal, company)
        if not lost:
            assert deal.contract.call is not None
            assert deal.contract.call.card is not None
            assert the_card(deal.contract.call.card) in rule
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        first = taken and lost == [deal.taken[-1]]
        assert any(further) == first
        said += first
    assert said


def test_the_plates_of_viersche_show_the_points_needed_in_a_second_deal() -> None:
    """After the points and a slash stands what the side needs; in a first deal nothing."""
    showing = TableViewModel(TableWords.translated(words_of("viersche")))
    seconds = 0
    for step, deal in steps(PAGAT):
        showing.adopt(step.after, lying=False)
        showing.lay_out(900, 700)
        needs = standing(step.after.lines[: deal.number - 1]).needs
        for seat, plate in enumerate(showing.overlay_content().plates):
            needed = needs[deal.sides.of[seat]] if needs else None
            assert plate.worth == (f"{plate.points}/{needed}" if needs else f"{plate.points}")
        seconds += needs is not None
    assert seconds


def test_hunsruecker_says_how_trumps_came_about() -> None:
    """With the first play the panel names the trumps, and the caller unless a jack made them."""
    calls, sides = set(), set()
    for step, deal in steps(HUNSRUECK):
        caller, call, trump = deal.contract.declarer, deal.contract.call, deal.order.trump
        rule = rule_of(step.after)
        assert (caller is None) == (not rule)
        if caller is None or trump is None:
            continue
        assert suit_name(trump).casefold() in rule.casefold()
        if call is None:
            assert "by the jack" in rule
        else:
            assert (SIX[caller] if caller else "You") in rule
        ours = deal.sides.of[caller] == deal.sides.of[0]
        theirs = "the dealer’s" if call is None else "their"
        assert f"{'your' if ours else theirs} side needs three tricks" in rule
        sides.add((caller == 0, ours))
        calls.add(None if call is None else call.word)
    assert {None, "accept"} == calls - {"name"}
    assert {(True, True), (False, True), (False, False)} == sides


@pytest.mark.parametrize("language", [Language.GERMAN, Language.FRENCH])
def test_trumps_by_a_jack_are_told_in_a_sentence(language: Language) -> None:
    """In Hunsrücker Bauern the rule of a deal names the jack first, which makes the trumps."""
    first = {Language.GERMAN: "Ein Bube macht ", Language.FRENCH: "Par un valet, atout "}[language]
    made = Interpreter()
    made.speak(language)
    told = [
        rule_of(step.after)
        for step, deal in steps(HUNSRUECK)
        if deal.contract.declarer is not None and deal.contract.call is None
    ]
    made.speak(Language.ENGLISH)
    assert told
    assert all(rule.startswith(first) for rule in told)
