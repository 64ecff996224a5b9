"""Every game's first lesson, played through the engine alone by doing what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.app.lesson_table import LessonTable, ScriptedPlayer
from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayDiscard, MayDraw, MayGive
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.scoring import Mark, Why
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.ui.games import has_lesson, lesson_of
from reunion_desktop.ui.games.lesson import Lesson
from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonCourse, LessonPosition, place_of
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.lesson.panel import LessonPanel
from reunion_desktop.ui.words.cards import card_name
from tests.ui.access.told_once import times_told

TAUGHT = tuple(game.id for game in GAMES if has_lesson(game.id))
TONGUES = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)


def lesson(game: str) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(game)
    assert found is not None
    return found


def beginning(game: str) -> Record:
    """The record with which the lesson of a game begins."""
    taught = find_game(game)
    assert taught is not None
    return LessonTable(lesson(game)).record(taught.default, "Me", "2026-01-01T20:00:00+00:00")


def others(game: str, match: MatchState) -> Action | None:
    """The next move of chance or another player; None on the player's turn."""
    seat, deals = match.to_act(), lesson(game).deals
    if seat is None:
        number = len(match.lines) + 1
        return deals[number - 1].as_deal(number)
    if seat == 0:
        return None
    return ScriptedPlayer(seat, deals).choose(observe(match, seat), NO_LIMIT, Stop()).action


def at(game: str, match: MatchState, course: LessonCourse | None = None) -> LessonCourse:
    """The course where the game stands, its talk read; a course that is given arrives there."""
    course = LessonCourse(lesson(game).steps()) if course is None else course
    place = place_of(observe(match, 0))
    assert place is not None
    course.arrive(place)
    assert course.step.stands_at(place)
    while course.step.act is Act.READ:
        assert course.read_on(), f"{place} only talks"
    return course


def wanted(game: str, match: MatchState) -> tuple[Action, ...]:
    """All moves that the lesson accepts from the player here."""
    course, legal, seen = at(game, match), match.legal(), observe(match, 0).deal
    assert legal is not None
    assert seen is not None
    if course.step.act is Act.SAY:
        assert course.step.call is not None
        return (Announce(0, course.step.call),)
    if isinstance(legal, MayDraw):
        return (DrawCard(0, next(iter(course.wanted), None)),)
    if isinstance(legal, MayDiscard):
        return (Discard(0, course.wanted),)
    if isinstance(legal, MayGive):
        return tuple(Give(0, legal.to, card) for card in course.wanted)
    return tuple(PlayCard(0, card) for card in course.wanted & seen.hand)


def played(game: str) -> tuple[list[tuple[MatchState, Action]], MatchState]:
    """Every turn with the player's move, the lesson's first choice; then the end."""
    match, turns = beginning(game).start(), []
    while match.settlement is None:
        action = others(game, match)
        if action is None:
            action = wanted(game, match)[0]
            turns.append((match, action))
        match, _ = advance(match, action)
    return turns, match


def ways(game: str, match: MatchState, actions: tuple[Action, ...]) -> Iterator[Record]:
    """Every way through a lesson, to its end."""
    while match.settlement is None:
        action = others(game, match)
        if action is None:
            choices = wanted(game, match)
            assert choices, f"{game} goes no further: {at(game, match).step.place}"
            for choice in choices:
                yield from ways(game, advance(match, choice)[0], (*actions, choice))
            return
        match, _ = advance(match, action)
        actions = (*actions, action)
    yield Record(beginning(game).header, actions)


def sheets(record: Record) -> list[tuple[int, ...]]:
    """The score lines of a game for each side or seat."""
    return [tuple(entry.points for entry in line.sheet) for line in record.match().lines]


def every_way(game: str) -> Iterator[tuple[Record, MatchState]]:
    """Every way through a lesson, with its end."""
    records = list(ways(game, beginning(game).start(), ()))
    assert records
    for record in records:
        match = record.match()
        assert match.settlement is not None
        yield record, match


def test_every_way_through_reunion_comes_out_as_told() -> None:
    """87, 121 and 50 points: a Stange, and two fees of two units."""
    for _, match in every_way("reunion"):
        assert [(87, 0, 63), (121, 18, 11), (50, 81, 19)] == [line.points for line in match.lines]
        assert match.settlement is not None
        assert (258, 99, 93) == match.settlement.totals
        assert [2, 2] == [payment.units for payment in match.settlement.payments]
        first = match.lines[0]
        assert Why.LEFT_BOWER is first.payments[0].why
        assert Mark.SLASH is first.sheet[1].mark


def test_every_way_through_bauer_comes_out_as_told() -> None:
    """Five of eight, four tricks each against the makers, and a Brot with cards away."""
    for record, match in every_way("bauer"):
        assert [(7, 8), (6, 9), (0, 9)] == sheets(record)
        assert [6, 4, 8] == [line.tricks[0] + line.tricks[2] for line in match.lines]
        assert match.settlement is not None
        assert (0, 2) == match.settlement.winners


def test_every_way_through_hunsruecker_comes_out_as_told() -> None:
    """Four of five, all five, and opponents without a trick: five lines are wiped."""
    for record, match in every_way("hunsruecker"):
        assert [(4, 5), (2, 5), (0, 7)] == sheets(record)
        assert [4, 5, 5] == [sum(line.tricks[::2]) for line in match.lines]
        assert match.settlement is not None
        assert (0, 2, 4) == match.settlement.winners


def test_every_way_through_ekart_comes_out_as_told() -> None:
    """A Staubaus won, one of another's broken, and eight tricks without one."""
    for _, match in every_way("ekart"):
        assert [10, 2, 8] == [line.tricks[0] for line in match.lines]
        assert (137, 0, 13) == match.lines[0].points
        staubaus = [
            [(paid.payer, paid.payee) for paid in line.payments if paid.why is Why.STAUBAUS]
            for line in match.lines
        ]
        assert [[(1, 0), (2, 0)], [(1, 0), (1, 2)], []] == staubaus
        assert match.settlement is not None
        assert (0,) == match.settlement.winners


def test_every_way_through_viersche_comes_out_as_told() -> None:
    """86 written, 26 when 14 are needed, 110, and all nine tricks: four rungs, and two marks."""
    for record, match in every_way("viersche"):
        assert [(0, 0), (1, 0), (1, 0), (2, 0)] == sheets(record)
        assert match.settlement is not None
        assert (0, 2, 0, 2) == match.settlement.chalk
        ours = [line.points[0] + line.points[2] for line in match.lines]
        theirs = [line.points[1] + line.points[3] for line in match.lines]
        assert [86, 26, 110, 140] == ours
        assert [54, 45, 30, 0] == theirs
        said = [action for action in record.actions if isinstance(action, Announce)]
        assert [(3, "reached"), (0, "reached")] == [(each.seat, str(each.call)) for each in said]


def test_every_way_through_skat_comes_out_as_told() -> None:
    """Clubs with two won, spades without two lost at 60 points each, and Null Hand won."""
    for _, match in every_way("skat"):
        games = [line.outcome for line in match.lines]
        assert [(0, "C", 36, 1), (2, "S", 33, 0), (0, "null", 35, 1)] == [
            (each["declarer"], each["game"], each["value"], each["won"]) for each in games if each
        ]
        assert [(85, 0, 35), (53, 7, 60)] == [line.points for line in match.lines[:2]]
        assert match.settlement is not None
        assert (36 + 35, 0, -66) == match.settlement.totals


def test_every_way_through_thirty_one_comes_out_as_told() -> None:
    """27 to 21 after a knock, 27 to 11 of a knocker, and 31: one life, two, and the last."""
    for _, match in every_way("thirty_one"):
        assert [(0, 1), (0, 2), (0, 1)] == [
            tuple(entry.points for entry in line.sheet) for line in match.lines
        ]
        assert [(27, 21), (27, 11)] == [line.points for line in match.lines[:2]]
        assert 31 == match.lines[2].points[0]
        assert match.settlement is not None
        assert (0,) == match.settlement.winners


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_has_its_turn(game: str) -> None:
    """Every step is shown, and its cards are in the player's hand then."""
    turns, end = played(game)
    told = set()
    for match, _ in turns:
        place, seen = place_of(observe(match, 0)), observe(match, 0).deal
        assert place is not None
        assert seen is not None
        for step in lesson(game).steps():
            if step.stands_at(place):
                told.add(step)
                held = seen.hand if seen.stock is None else seen.hand | CardSet.of(seen.stock.pile)
                assert step.act is Act.PLAY or step.wanted_at(place) <= held, step
                assert step.wanted_at(place) & held or not step.cards or step.act is Act.DRAW, step
    counts = {step for step in lesson(game).steps() if step.trick == COUNT}
    assert set(range(1, len(end.lines) + 1)) == {step.deal for step in counts}
    assert told | counts == set(lesson(game).steps())


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_is_wrong_is_answered_wherever_it_is_allowed(game: str) -> None:
    """A legal but unwanted card or call gets a sentence; illegal ones get none."""
    for match, _ in played(game)[0]:
        legal = match.legal()
        assert legal is not None
        course, accepted = at(game, match), wanted(game, match)
        for action in legal.actions:
            said = course.judge(action)
            assert (said is None) == (action in accepted), f"{course.step.place} {action}"
            assert said != "", f"{course.step.place} {action}"


@pytest.mark.parametrize("game", TAUGHT)
def test_undo_finds_the_step_again(game: str) -> None:
    """Undoing the lesson turn by turn shows the same texts as before."""
    turns, end = played(game)
    course = LessonCourse(lesson(game).steps())
    before = []
    for match, _ in turns:
        before.append(at(game, match, course).step)
    course.arrive(LessonPosition(len(end.lines), COUNT))
    assert course.step.act is Act.LOOK
    again = [at(game, match, course).step for match, _ in reversed(turns)]
    assert before == list(reversed(again))


def test_the_reproach_goes_with_the_right_card(qtbot: QtBot) -> None:
    """It does not stay while the card is played and the trick is taken."""
    panel = LessonPanel(lesson("viersche"))
    qtbot.addWidget(panel)
    match, right = next(one for one in played("viersche")[0] if isinstance(one[1], PlayCard))
    legal = match.legal()
    assert legal is not None
    wrong = next(action for action in legal.actions if action != right)
    panel.attend(observe(match, 0), choosing=True)
    while panel.course.read_on():
        pass
    assert not panel.allows(wrong)
    note = panel.findChild(QLabel, "lessonNote")
    assert note is not None
    assert note.text()
    assert panel.allows(right)
    assert not note.text()


def test_tricks_that_are_watched_can_be_hurried(qtbot: QtBot) -> None:
    """The button asks for no pauses at once, and at each further card of the step."""
    panel = LessonPanel(lesson("viersche"))
    qtbot.addWidget(panel)
    hurried: list[int] = []
    panel.hurried.connect(lambda: hurried.append(panel.course.number))
    (button,) = (each for each in panel.findChildren(QPushButton) if each.text() == "&Next")
    watched = 0
    for match, _action in played("viersche")[0]:
        panel.attend(observe(match, 0), choosing=True)
        if len(panel.course.step.watched) > 1:
            assert "&Faster" == button.text()
            assert not button.isHidden()
            watched += 1
            button.click()
        assert watched or not hurried
    assert watched > len(set(hurried))
    assert len(hurried) > watched


@pytest.mark.parametrize("game", TAUGHT)
def test_the_panel_leads_to_the_end(qtbot: QtBot, game: str) -> None:
    """The panel asks at every turn, plays demonstrations itself card by card, and shows scores.

    Wanted cards are marked, and the line below the table names the kind of task.
    """
    panel = LessonPanel(lesson(game))
    qtbot.addWidget(panel)
    chosen: list[CardSet] = []
    asked: list[str] = []
    marked: list[CardSet] = []
    panel.chosen.connect(chosen.append)
    panel.asked.connect(asked.append)
    panel.marked.connect(lambda wanted, _chosen: marked.append(wanted))
    for match, action in played(game)[0]:
        chosen.clear()
        panel.attend(observe(match, 0), choosing=True)
        assert 1 == times_told(panel, panel.text)
        if panel.course.step.act is Act.WATCH:
            assert isinstance(action, PlayCard)
            assert [CardSet.of((action.card,))] == chosen
        assert panel.allows(action)
        if panel.course.step.act is Act.SAY:
            assert "Your turn: make the call the lesson suggests." == asked[-1]
            assert panel.course.step.cards == marked[-1]
    end = played(game)[1]
    panel.attend(observe(end, 0), choosing=False)
    assert panel.course.length - 1 == panel.course.number
    panel.end()
    assert panel.course.length == panel.course.number
    assert Act.END is panel.course.step.act
    assert lesson(game).steps()[-1].text == panel.text


@pytest.mark.parametrize("game", TAUGHT)
def test_a_hint_says_what_the_lesson_asks(game: str) -> None:
    """The adviser's hints are the player's script, which is a way through the lesson."""
    deals, match = lesson(game).deals, beginning(game).start()
    while match.settlement is None:
        action = others(game, match)
        if action is None:
            action = ScriptedPlayer(0, deals).choose(observe(match, 0), NO_LIMIT, Stop()).action
            assert action in wanted(game, match)
        match, _ = advance(match, action)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_that_was_left_is_known_again(game: str) -> None:
    """One in its midst is taken up; a finished one, one not dealt yet, or another game's is not."""
    whole = next(ways(game, beginning(game).start(), ()))
    table = LessonTable(lesson(game))
    assert table.holds(whole.rewound(len(whole.actions) - 1))
    assert not table.holds(whole)
    assert not table.holds(beginning(game))
    for other in TAUGHT:
        assert other == game or not LessonTable(lesson(other)).holds(whole.rewound(20))


@pytest.mark.parametrize("game", TAUGHT)
def test_parts_make_up_the_pack(game: str) -> None:
    """Each seat has a script; every card that is not discarded or left over is in one."""
    rules = beginning(game).header.rules
    for deal in lesson(game).deals:
        if deal.stock:
            dealt = deal.as_deal(1)
            cards = [*dealt.talon, *(card for hand in dealt.hands for card in hand)]
            assert sorted(map(str, rules.pack)) == sorted(map(str, cards))
            continue
        cards = [card for seat in range(rules.players) for card in deal.cards(seat)]
        away = CardSet.parse(deal.laid_away)
        if not rules.takes_talon:
            away |= CardSet.parse(deal.talon) - CardSet.of(cards)
        assert CardSet.of(rules.pack) == CardSet.of(cards) | away
        assert len(rules.pack) == len(cards) + len(away)
        assert rules.players == len(deal.parts) == 1 + len(lesson(game).opponents)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_language_tells_the_same_steps(game: str, interpreter: Interpreter) -> None:
    """Nothing is left in English, no two texts are one, and only the words differ."""
    texts, places = {}, []
    for tongue in TONGUES:
        interpreter.speak(tongue)
        steps = lesson(game).steps()
        texts[tongue] = [text for step in steps for text in (step.text, step.wrong) if text]
        places.append([(step.place, step.act, step.cards, step.call) for step in steps])
    assert places[0] == places[1] == places[2]
    for tongue in TONGUES[1:]:
        assert len(texts[Language.ENGLISH]) == len(texts[tongue])
        assert not set(texts[Language.ENGLISH]) & set(texts[tongue])
    assert not [text for text in texts[Language.FRENCH] if re.search(r"[^\u00a0][:;?!]", text)]


@pytest.mark.parametrize("game", TAUGHT)
def test_german_cards_are_told_of_by_their_gender(game: str, interpreter: Interpreter) -> None:
    """An Eichel is a she where a Kreuz is an it."""
    interpreter.speak(Language.GERMAN, german_pack=True)
    told = " ".join(f"{step.text} {step.wrong}" for step in lesson(game).steps())
    assert "Eichel" in told
    assert not re.search(r"\b(kleines|kleinem|einziges|höchste) Eichel, das|\w+es Eichel\b", told)
    assert not re.search(r"\b(das|Ihrem) kleinen? Eichel\b|Eichel aus, und Sie haben keines", told)


def named(text: str) -> CardSet:
    """Cards that an English text names with rank and suit."""
    return CardSet.of(card for card in ALL_CARDS if card_name(card) in text)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_names_cards_that_the_learner_knows(game: str) -> None:
    """A card named by a step is in the learner's hand, was seen at the table, or is a trump."""
    told = 0
    for match, _ in played(game)[0]:
        seen = observe(match, 0)
        deal, place = seen.deal, place_of(seen)
        assert deal is not None
        assert place is not None
        known = deal.hand | deal.order.trumps | CardSet.of(deal.trick.cards)
        known |= CardSet.parse(lesson(game).deals[deal.number - 1].laid_away)
        for taken in deal.taken:
            known |= CardSet.of(taken.trick.cards)
        if deal.turn_up is not None:
            known = known.plus(deal.turn_up)
        if deal.stock is not None:
            known |= CardSet.of(deal.stock.pile)
        for step in lesson(game).steps():
            if step.stands_at(place):
                cards = named(f"{step.text} {step.wrong}")
                assert cards <= known, step
                told += len(cards)
    assert told > 10
