"""The conductor with a scripted table and a scripted thinker: no thread, no widget."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.actions import DealCards, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.dealing.seals import Seal
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.events import CardPlayed, DealScored
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games.reunion.rules import FRANCAIS, RHINELAND
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.match.opening import by_code, by_draw
from reunion_desktop.match.questions import Advice
from reunion_desktop.match.states import State
from tests.choices import played, plays
from tests.match.house import PLAYERS, House, minds


@pytest.fixture
def house(qapp: QCoreApplication) -> House:  # noqa: ARG001 - clocks need an application.
    """A table without a game."""
    return House()


def test_a_whole_game_is_told_card_by_card(house: House) -> None:
    """Three deals of thirty tricks, each card told once, each deal counted after its last trick.

    Then the table waits for another game.
    """
    sheets: list[object] = []
    gathered: list[int] = []
    tricks = itertools.count(1)
    house.flow.gather.connect(lambda: gathered.append(next(tricks)))
    house.flow.sheet_changed.connect(sheets.append)
    counted: list[tuple[int, int]] = []
    house.flow.counted.connect(
        lambda sheet: counted.append((len(sheet.games[-1].lines), gathered[-1]))
    )
    house.begin()
    house.run(lambda: house.flow.wait is Wait.GAME)
    events = [event for step in house.table.steps for event in step.events]
    deals = [a for a in house.session.record.actions if isinstance(a, DealCards)]

    assert house.session.match.settlement is not None
    assert 90 == sum(isinstance(event, CardPlayed) for event in events)
    assert [2, 2, 2] == [len(e.discards or ()) for e in events if isinstance(e, DealScored)]
    assert [(1, 10), (2, 20), (3, 30)] == counted
    assert len(sheets) == 1  # The empty one.
    # The last player before the dealer cuts, and the record keeps it.
    assert {1: 9} == {deal.dealer: deal.cut for deal in deals if deal.dealer == 1}


def test_the_next_card_waits_until_the_table_has_settled(house: House) -> None:
    """A computer player's move waits for the end of the animation."""
    house.begin()
    house.run(lambda: house.oracle.question is not None and house.table.moving > 0)
    shown = len(house.table.steps)

    house.oracle.answer()

    assert shown == len(house.table.steps)
    house.table.settle()
    assert shown < len(house.table.steps) or house.flow.wait is Wait.TRICK


def test_the_trick_lies_until_the_person_goes_on(house: House) -> None:
    """If the player chose so, no timer gathers a trick."""
    house.begin()
    house.flow.set_pace(None, 0)
    house.run(lambda: house.flow.wait is Wait.TRICK)
    while house.table.settle() or house.oracle.answer():
        pass
    assert house.flow.wait is Wait.TRICK

    house.flow.go_on()

    assert house.table.last == "gather"


def test_the_trick_is_gathered_after_its_time(house: House, qtbot: QtBot) -> None:
    """Without a click the trick goes to its winner by itself."""
    house.begin()
    house.flow.set_pace(1, 0)
    house.run(lambda: house.flow.wait is Wait.TRICK)
    with qtbot.waitSignal(house.flow.gather, timeout=2000):
        pass


def test_a_card_offered_while_a_trick_lies_is_played_after_it(house: House) -> None:
    """Input is never lost: the trick is gathered first, then the card falls."""
    house.begin()
    house.flow.set_pace(None, 0)
    house.run(lambda: house.flow.wait is Wait.TRICK and house.session.match.to_act() == 0)
    legal = house.session.match.legal()
    assert legal is not None
    card = next(iter(legal.cards))

    house.flow.choose(played(card))
    house.table.settle()

    assert PlayCard(0, card) == house.session.record.actions[-1]


def test_undo_comes_back_to_the_same_choice(house: House) -> None:
    """Undo cancels animations and questions, and the player chooses again."""
    house.begin()
    house.run(lambda: plays(house.flow))
    before = house.flow.observation
    house.person()
    house.table.settle()

    house.flow.undo()

    assert house.table.last == "show"
    assert plays(house.flow)
    assert before == house.flow.observation
    actions = house.session.record.actions
    assert not house.oracle.answer()
    assert actions == house.session.record.actions


def own_decisions(house: House, wanted: int) -> None:
    """Play until the player is to choose again after some of their own moves in a deal."""

    def there() -> bool:
        actions = house.session.record.actions
        own = [action for action in actions if isinstance(action, PlayCard) and action.seat == 0]
        return plays(house.flow) and len(own) == wanted

    house.run(there)


def test_a_card_without_a_choice_is_played_if_wished(house: House) -> None:
    """A forced card plays itself, the last of a deal too; undo goes back to a real choice."""
    asked: list[int] = []
    house.begin()

    def counted() -> bool:
        legal = house.flow.observation.legal
        if plays(house.flow) and isinstance(legal, MayPlay):
            asked.append(len(legal.cards))
        return house.flow.wait is Wait.DEAL

    house.run(counted)
    assert 1 in asked

    asked.clear()
    house.flow.set_pace(0, 0, forced=True)
    house.flow.go_on()
    house.run(counted)
    assert asked
    assert 1 not in asked
    own_decisions(house, 24)
    house.flow.undo()
    legal = house.flow.observation.legal
    assert isinstance(legal, MayPlay)
    assert len(legal.cards) > 1


def test_what_was_taken_back_is_made_again_step_by_step(house: House) -> None:
    """Redo plays the same cards again, up to the player's next move."""
    house.begin()
    own_decisions(house, 3)
    whole, seen = house.session.record, house.flow.observation
    stops = [len(whole.actions)]
    for _ in range(3):
        house.flow.undo()
        stops.append(len(house.session.record.actions))

    for stop in reversed(stops[:-1]):
        assert house.flow.can_redo
        house.flow.redo()
        assert whole.actions[:stop] == house.session.record.actions
        assert plays(house.flow)

    assert seen == house.flow.observation
    assert not house.flow.can_redo
    assert house.session.sheet().games[-1].helped


def test_another_decision_leaves_nothing_to_make_again(house: House) -> None:
    """After another move than the undone one there is nothing to redo."""
    house.begin()
    own_decisions(house, 2)
    house.flow.undo()
    taken_back = house.flow.observation.legal
    assert taken_back is not None
    house.flow.undo()

    house.flow.choose(played(list(house.flow.observation.legal.cards)[-1]))  # type: ignore[union-attr]  # undone to a choice

    assert not house.flow.can_redo
    before = house.session.record.actions
    house.flow.redo()
    assert before == house.session.record.actions


def test_a_disk_that_fills_up_while_it_is_made_again_is_told(house: House) -> None:
    """Nothing is shown that is not recorded; with space again the redo works."""
    house.begin()
    own_decisions(house, 2)
    whole = house.session.record
    house.flow.undo()
    before = house.session.record
    house.recorder.full = True

    house.flow.redo()

    assert before == house.session.record
    assert house.table.troubles == ["The disk is full."]
    house.recorder.full = False
    house.flow.redo()
    assert whole == house.session.record


def test_an_illegal_card_is_not_played(house: House) -> None:
    """The controller checks every card against the rules."""
    house.begin()

    def refused() -> bool:
        seen = house.flow.observation
        return (
            plays(house.flow)
            and seen.deal is not None
            and seen.legal is not None
            and len(seen.legal.cards) < len(seen.deal.hand)
        )

    house.run(refused)
    seen = house.flow.observation
    assert seen.deal is not None
    assert seen.legal is not None
    actions = house.session.record.actions

    house.flow.choose(played(next(iter(seen.deal.hand - seen.legal.cards))))

    assert actions == house.session.record.actions


def test_a_full_disk_stops_nothing_but_the_card(house: House) -> None:
    """The player is told, and may try again once there is space."""
    house.begin()
    house.run(lambda: plays(house.flow))
    house.recorder.full = True
    actions = house.session.record.actions
    house.person()
    assert house.table.troubles == ["The disk is full."]
    assert actions == house.session.record.actions
    house.recorder.full = False

    house.person()

    assert len(actions) + 1 == len(house.session.record.actions)


def test_a_mind_that_breaks_down_does_not_stop_the_game(house: House) -> None:
    """The first legal card is played instead, and the player is told."""
    house.begin()
    house.run(lambda: house.oracle.question is not None and not house.table.moving)
    actions = house.session.record.actions

    house.oracle.fail("random: out of wits")

    assert house.table.troubles == ["random: out of wits"]
    assert len(actions) + 1 == len(house.session.record.actions)


def test_a_slow_mind_is_shown_to_think(house: House, qtbot: QtBot) -> None:
    """After 400 ms, not before; and no longer once it has answered."""
    house.begin()
    house.run(lambda: house.oracle.question is not None and not house.table.moving)
    seat = house.session.match.to_act()
    with qtbot.waitSignal(
        house.flow.thinking, timeout=3000, check_params_cb=lambda who: who == seat
    ):
        pass

    house.oracle.answer()

    assert house.table.thinking[-1] == -1


def test_nine_deals_are_three_games(house: House) -> None:
    """A session by the French page: three games, the next dealer after the last, one sheet."""
    house.begin(FRANCAIS)
    first = house.session.record.header.first_dealer
    for number in (2, 3):
        house.run(lambda: house.flow.wait is Wait.GAME)
        house.flow.go_on()
        assert number == house.session.number
        assert first == house.session.record.header.first_dealer
    house.run(lambda: house.flow.wait is Wait.SESSION)

    assert len(house.session.sheet().games) == 3


def test_a_hint_comes_from_a_player_with_the_same_observation(house: House) -> None:
    """The adviser gets the player's own observation; the sheet is told at once of the help.

    If it breaks down, no move is made for the player, who may choose or ask again.
    """
    told: list[Advice] = []
    sheets: list[ScoreSheet] = []
    house.flow.advice.connect(told.append)
    house.begin()
    house.run(lambda: plays(house.flow))
    house.flow.sheet_changed.connect(sheets.append)
    decided = house.session.record.actions

    house.flow.hint()
    assert [True] == [sheet.games[-1].helped for sheet in sheets]
    assert house.oracle.question is not None
    _, asked = house.oracle.question
    house.oracle.answer()

    assert house.flow.observation == asked
    assert asked.legal is not None
    assert told[0].action in asked.legal
    house.flow.hint()
    house.oracle.fail("expert: out of wits")
    assert house.table.troubles == ["expert: out of wits"]
    assert decided == house.session.record.actions
    assert plays(house.flow)


def test_a_hint_asked_while_the_table_moves_comes_once_it_has_settled(house: House) -> None:
    """Asked right after a card that took the trick, the hint is for the lead that follows."""
    told: list[Advice] = []
    house.flow.advice.connect(told.append)
    house.flow.set_pace(None, 0)
    house.begin()
    seen = set[State]()
    for _ in range(2000):
        state, before = house.flow.state, len(house.session.record.actions)
        if house.flow.can_hint and state is not State.CHOICE and not house.oracle.question:
            house.flow.hint()
            house.run(lambda: house.flow.state is State.CHOICE)
            house.oracle.answer()
            assert house.flow.observation.legal is not None
            assert told.pop().action in house.flow.observation.legal
            assert before == len(house.session.record.actions)
            seen.add(state)
        if not (house.table.settle() or house.oracle.answer() or house.person()):
            break
    assert {State.TRICK_FILLS, State.STEP} <= seen


def test_a_hint_that_comes_too_late_is_not_told(house: House) -> None:
    """A hint that arrives after the move is dropped."""
    told: list[Advice] = []
    house.flow.advice.connect(told.append)
    house.begin()
    house.run(lambda: plays(house.flow))
    house.flow.hint()
    question = house.oracle.question
    assert question is not None
    house.person()
    assert question is not house.oracle.question
    house.oracle.answer()

    assert told == []


def test_a_claim_takes_every_trick_to_come(house: House) -> None:
    """After a claim the player's cards are played automatically, and win all tricks."""
    offered: list[bool] = []
    house.flow.claimable.connect(offered.append)
    for seed in range(1, 60):
        house.begin(seed=str(seed))
        while house.flow.wait is not Wait.GAME:
            before = house.flow.observation.deal
            if plays(house.flow) and offered[-1] and before is not None:
                assert len(before.hand) > 0
                house.flow.claim()
                while house.flow.observation.lines == house.session.match.lines and (
                    house.table.settle() or house.oracle.answer()
                ):
                    pass
                after = house.flow.observation.deal
                assert after is not None
                assert after.over
                assert after.tricks[0] == before.tricks[0] + len(before.hand)
                return
            assert house.table.settle() or house.oracle.answer() or house.person()
    pytest.fail("no claim in sixty games")


def test_a_deal_from_a_secret_is_sealed_before_it_is_cut(house: House) -> None:
    """The promise is shown before the cut, and its proof once the deal is counted.

    With a known seed there is nothing to seal.
    """
    told: list[Seal | None] = []
    house.flow.seal.connect(told.append)
    house.begin(seed="7")
    house.run(lambda: len(house.session.match.lines) == 1)
    assert {None} == set(told)
    house.begin(seed=None)
    house.run(lambda: house.session.match.deal is not None)
    promised = told[-1]
    assert promised is not None
    assert not promised.proved
    assert promised.secret is None

    house.run(lambda: house.flow.wait is Wait.DEAL)

    proof = told[-1]
    assert proof is not None
    assert proof.proved
    assert promised.commitment == proof.commitment
    dealt = next(a for a in house.session.record.actions if isinstance(a, DealCards))
    assert dealt == deal_cards(RHINELAND, proof.pack, dealt.cut, 1, dealt.dealer)


def test_a_code_gives_the_same_cards_to_everybody(house: House) -> None:
    """No draw and no cut; in the session's next game the next seat gets the player's cards."""
    code = DealCode(RHINELAND, "for a friend", 2, cuts=(5, 6, 7))
    house.flow.begin(by_code(code, PLAYERS), minds)
    waits: list[Wait] = []
    house.flow.waiting.connect(waits.append)
    house.run(lambda: house.flow.wait is Wait.GAME)
    first = [a for a in house.session.record.actions if isinstance(a, DealCards)]
    assert Wait.CUT not in waits
    assert [code.deal(d.number, d.dealer) for d in first] == first
    assert "for a friend" == house.session.record.header.seed

    house.flow.same_cards(code.turned())
    house.run(lambda: house.flow.wait is Wait.GAME)

    second = [a for a in house.session.record.actions if isinstance(a, DealCards)]
    assert [deal.hands[seat] for deal in first for seat in (0, 1, 2)] == [
        deal.hands[(seat + 1) % 3] for deal in second for seat in (0, 1, 2)
    ]
    assert 2 == len(house.session.sheet().games)

    house.flow.go_on()
    assert house.session.record.header.code is None
    assert house.session.record.header.seed is None


def test_all_hands_lie_open_in_practice_alone(house: House) -> None:
    """The table gets all hands beside the player's observation; a computer player never does."""
    told: list[tuple[CardSet, ...]] = []
    house.flow.open_hands.connect(told.append)
    house.begin()
    house.run(lambda: plays(house.flow))
    assert {()} == set(told)

    house.flow.begin(by_draw(RHINELAND, PLAYERS, "7", practice=True), minds)
    house.run(lambda: plays(house.flow))

    deal = house.session.match.deal
    assert deal is not None
    assert (*deal.hands, deal.laid_away) == told[-1]
    assert house.session.record.header.practice
    house.run(lambda: house.oracle.question is not None)
    assert house.oracle.question is not None
    _, asked = house.oracle.question
    assert observe(house.session.match, asked.seat) == asked
