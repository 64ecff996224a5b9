"""Players of Thirty-One: choices that can be checked by hand, and their strength."""

from __future__ import annotations

from contextlib import closing

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Player, Stop
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.roster import LEVELS, player_for
from reunion_desktop.ai.thirty_one import expectations as module
from reunion_desktop.ai.thirty_one.expectations import Expectations, expectations, known_class
from reunion_desktop.ai.thirty_one.players import ThirtyOneExpert
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.actions import Announce, Discard, DrawCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header
from reunion_desktop.games.thirty_one.rules import BICYCLE, PRESETS, SCAT, SCHWIMMEN
from reunion_desktop.review.judge import judge
from reunion_desktop.review.verdict import Basis
from tests.games.thirty_one.dealing import begun, played, step_of

LEVEL_IDS = [level.id for level in LEVELS]
at_every_level = pytest.mark.parametrize("level", LEVEL_IDS)
PAIR = SCAT.changed({"players": 2})


def sit(level: str) -> Player:
    """A player of a level."""
    return player_for("thirty_one", level, "seed")


def choice(level: str, match: MatchState) -> str:
    """The action of a player whose turn it is, in the words of the tests of turns."""
    seat = match.to_act()
    assert seat is not None
    action = sit(level).choose(observe(match, seat), NO_LIMIT, Stop()).action
    if isinstance(action, DrawCard):
        return "draw" if action.card is None else f"take {action.card}"
    if isinstance(action, Discard):
        return f"throw {action.cards}"
    assert isinstance(action, Announce)
    return str(action.call)


@at_every_level
def test_31_is_taken(level: str) -> None:
    """The card that makes 31 is taken, and then kept."""
    match = begun(SCAT, ("HK HQ C4", "C9 C8 S4", "S2 D3 H4"), "HA")
    assert "take HA" == choice(level, match)
    assert "throw C4" == choice(level, played(match, "take HA"))


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_a_high_hand_knocks(level: str) -> None:
    """With 29 players by rule do not wait; with a poor hand nobody knocks."""
    assert "knock" == choice(level, begun(SCAT, ("HQ H9 HK", "C9 C8 S4", "S2 D3 H4"), "C2"))


@at_every_level
def test_a_useless_card_is_not_taken(level: str) -> None:
    """A card that raises no suit is left, and one from the stock that helps nothing is thrown."""
    match = begun(SCAT, ("HK H4 S3", "C9 C8 S4", "S5 D6 H7"), "C2 D2")
    assert "draw" == choice(level, match)
    assert choice(level, played(match, "draw")) in {"throw D2", "throw S3"}


def test_the_next_player_is_not_fed() -> None:
    """Of two discards of equal points, not that of the suit which the next player collects."""
    match = begun(PAIR, ("HK H9 D7", "DK S4 C2"), "C8 D8")
    match = played(match, "take C8", "throw D7", "take D7", "throw S4", "draw")
    assert "throw C8" == choice("expert", match)


@at_every_level
def test_a_question_is_answered_alike_twice(level: str) -> None:
    """The same observation gets the same answer, whatever was asked before."""
    match = begun(SCAT, ("HK H9 S3", "C9 C8 S4", "S5 D6 H4"), "C2 D2")
    assert choice(level, match) == choice(level, match)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_level_plays_a_game_to_its_end(preset: str) -> None:
    """All four at one table, in all rule sets."""
    rules = PRESETS[preset].changed({"players": 4, "lives": 3})
    header = Header(rules, ("A", "B", "C", "D"), 0, "2026-11-23")
    players = [sit(level) for level in LEVEL_IDS]
    with closing(headless(header, players, f"whole {preset}")) as steps:
        assert any(step.after.settlement is not None for step in steps)


def test_the_dealer_keeps_a_good_packet() -> None:
    """And takes the other one for a poor one."""
    rules = SCHWIMMEN
    good = begun(rules, ("C7 D8 H9", "C8 D9 H7", "CK CQ H8"), "SA SK HQ")
    poor = begun(rules, ("C7 D8 H9", "C8 D9 H7", "C9 D7 H8"), "SA SK HQ")
    assert ("keep", "swap") == (choice("club", good), choice("club", poor))


def test_three_cards_of_the_middle_are_taken_where_they_are_best() -> None:
    """All three for all three; and the turn goes by where nothing helps."""
    rules = SCHWIMMEN.changed({"dealer_packet": False})
    match = begun(rules, ("C7 D8 H9", "C8 D9 H7", "C9 D7 H8"), "SA SK S7")
    assert "all" == choice("expert", match)
    rich = begun(rules, ("SA SK S7", "C8 D9 H7", "C9 D7 H8"), "C7 D8 H9")
    assert choice("expert", rich) in {"knock", "push"}


def test_a_pot_is_played_for_the_highest_hand() -> None:
    """The best exchange is made, and a high hand knocks."""
    match = begun(BICYCLE, ("HK HQ C4", "C9 C8 S4", "S2 D3 H4"), "HT D9 S9")
    assert "take HT" == choice("expert", match)


def test_the_table_has_its_size() -> None:
    """A file that was cut off is refused in one sentence."""
    data = module.FILE.read_bytes()
    assert 2 * module.SIZE == len(data)
    with pytest.raises(ValueError, match="entries"):
        Expectations(data[:-2])


def test_a_higher_hand_is_expected_to_lose_less() -> None:
    """After a turn, at a knock, and after the last turn; at every number of players."""
    table = expectations()
    for players in range(2, 7):
        for low, high in ((11, 20), (20, 28)):
            assert table.after(players, 1, 1, 0, 2, low) > table.after(players, 1, 1, 0, 2, high)
            assert table.knock(players, 1, 1, low) > table.knock(players, 1, 1, high)
            assert table.last(players, 0, 1, low) > table.last(players, 0, 1, high)


def test_known_hands_fall_into_four_classes() -> None:
    """Nothing, one card, two, twenty and more."""
    assert [0, 1, 1, 2, 3] == [known_class(value) for value in (0, 2, 11, 12, 20)]


def test_the_expert_tells_what_each_choice_costs() -> None:
    """The choice made is the one that costs least; the review says the difference in lives."""
    match = begun(SCAT, ("HK H9 H3", "C9 C8 S4", "S2 D5 H4"), "C2 D2")
    seen = observe(match, 0)
    decision = ThirtyOneExpert("").choose(seen, NO_LIMIT, Stop())
    values = decision.info["values"]
    assert isinstance(values, dict)
    assert {"stock", "C2", "knock"} == set(values)
    assert "knock" == max(values, key=lambda name: values[name])


def test_a_decision_is_reviewed_in_lives() -> None:
    """Throwing away the suit that counts costs; an early knock with 22 costs nothing."""
    match = begun(SCAT, ("HK H9 H3", "C9 C8 S4", "S2 D5 H4"), "C2 D2")
    knocked = step_of(match, "knock")
    verdict = judge(knocked, 1, "seed", Stop())
    assert (0, Basis.LAYOUTS) == (verdict.cost.units, verdict.basis)
    thrown = step_of(played(match, "draw"), "throw HK")
    worse = judge(thrown, 2, "seed", Stop())
    assert worse.cost.units > 0.1
    assert CardSet.of((Card.parse("D2"),)) == worse.best.cards


def reasons(match: MatchState) -> dict[Motive, Reason]:
    """The expert's reasons for the choice of the seat whose turn it is."""
    seat = match.to_act()
    assert seat is not None
    decision = ThirtyOneExpert("").choose(observe(match, seat), NO_LIMIT, Stop())
    return {reason.motive: reason for reason in decision.reasons}


def test_a_hint_counts_the_cards_that_improve_the_hand() -> None:
    """With 9 all other spades help, and ten, jack, queen, king and ace of the other suits."""
    why = reasons(begun(PAIR, ("S2 S3 S4", "HK H9 H3"), "C2 D2"))[Motive.IMPROVES]
    assert why.points == 18
    assert why.share == pytest.approx((10 + 3 * 5) / 48)


def test_a_hint_to_take_or_discard_names_the_value() -> None:
    """The reason is what the hand is worth then, by the cards that count."""
    match = begun(SCAT, ("HK HQ C4", "C9 C8 S4", "S2 D3 H4"), "HA")
    taken = reasons(match)[Motive.MAKES_VALUE]
    assert (62, CardSet.parse("HK HQ HA")) == (taken.points, taken.cards)
    kept = reasons(played(match, "take HA"))[Motive.KEEPS_VALUE]
    assert (62, CardSet.parse("HK HQ HA")) == (kept.points, kept.cards)


def test_a_hint_to_keep_less_tells_its_chances() -> None:
    """A discard that lowers the value is explained by the cards that raise it again."""
    match = played(begun(SCAT, ("H7 HQ SA", "C9 C8 S4", "D2 D3 H4"), "C2 H2"), "draw")
    assert "throw H2" == choice("expert", match)
    why = reasons(match)
    assert 34 == why[Motive.KEEPS_VALUE].points
    chances = why[Motive.KEEPS_CHANCES]
    assert 38 == chances.points
    assert chances.share == pytest.approx((10 + 5) / 47, abs=0.03)
    assert Motive.KEEPS_CHANCES not in reasons(
        played(begun(SCAT, ("HK HQ C4", "C9 C8 S4", "S2 D3 H4"), "HA"), "take HA")
    )


def test_a_hint_says_why_one_of_equal_discards_is_better() -> None:
    """With the queen of spades kept, more cards improve the 19 in clubs than with the seven."""
    drawn = played(begun(PAIR, ("C9 CJ SQ", "D9 D8 S4"), "H2 H7"), "draw")
    assert "throw H7" == choice("expert", drawn)
    chances = reasons(drawn)[Motive.KEEPS_CHANCES]
    assert 38 == chances.points
    assert chances.share == pytest.approx((11 + 4) / 47, abs=0.05)
    same = played(begun(PAIR, ("CA CJ D7", "D9 D8 S4"), "H2 D6"), "draw")
    assert Motive.KEEPS_CHANCES not in reasons(same)


def test_a_hint_to_draw_says_that_the_card_on_the_pile_is_of_no_use() -> None:
    """The card lies open: a heart would help, a low club not."""
    low, high = (reasons(begun(PAIR, ("HK H4 S3", "C9 C8 S4"), top)) for top in ("C2 D2", "H6 D2"))
    assert CardSet.parse("C2") == low[Motive.USELESS].cards
    assert Motive.USELESS not in high


def test_a_hint_to_knock_tells_how_often_nothing_is_lost() -> None:
    """The share grows with the hand."""
    low, high = (
        reasons(begun(SCAT, (hand, "C9 C8 S4", "S2 D5 H4"), "C2 D2")).get(Motive.NOT_LOWEST)
        for hand in ("HK H9 H3", "HK H9 H6")
    )
    assert low is not None
    assert high is not None
    assert 0.5 < (low.share or 0) < (high.share or 0) <= 1


def test_a_hint_spares_the_next_player() -> None:
    """Of cards that count nothing, the one is discarded that the next player does not collect."""
    match = begun(PAIR, ("HK H9 C4", "C9 C8 S4"), "CK D2 S5")
    fed = played(match, "draw", "throw D2", "take D2", "throw S4")
    assert Motive.STARVES_NEXT not in reasons(played(fed, "draw"))


def test_a_hint_for_the_middle_names_the_card_to_give() -> None:
    """The card that is exchanged, and what the hand is worth then; the discard keeps to it."""
    rules = SCHWIMMEN.changed({"players": 2, "dealer_packet": False})
    match = begun(rules, ("HK HQ C9", "C7 D8 S9"), "H8 S7 D7")
    why = reasons(match)
    assert CardSet.parse("C9") == why[Motive.GIVES].cards
    assert (56, CardSet.parse("HK HQ H8")) == (
        why[Motive.MAKES_VALUE].points,
        why[Motive.MAKES_VALUE].cards,
    )
    assert why[Motive.GIVES] == reasons(played(match, "take H8"))[Motive.GIVES]


@pytest.mark.parametrize(("hand", "low", "high"), [("HK HQ C9", 0.05, 0.2), ("C7 D8 H9", 0.9, 1)])
def test_a_hint_on_the_packets_counts_the_better_ones(hand: str, low: float, high: float) -> None:
    """The dealer compares a packet with three unknown cards."""
    rules = SCHWIMMEN.changed({"players": 2})
    why = reasons(begun(rules, (hand, "C8 D9 S9"), "HT S7 D7", dealer=0))
    assert low < (why[Motive.PACKET].share or 0) < high
