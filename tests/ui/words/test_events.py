"""Texts of events at the table, in any game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.events import (
    CardPlayed,
    DealScored,
    Event,
    GameSettled,
)
from reunion_desktop.engine.legal import Legal, MayDiscard, MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.games.thirty_one.rules import SCAT
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.cards import the_card
from reunion_desktop.ui.words.events import draw_sentence, event_sentence, taken_back_sentence
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.playing import random_steps

NAMES = ("Emma", "Anna", "Karl")
SPADES = ReunionRules().order(Suit.SPADES)
HT, CJ, SA = Card.parse("HT"), Card.parse("CJ"), Card.parse("SA")


def told(
    event: Event,
    person: int = 0,
    names: tuple[str, ...] = NAMES,
    sides: Sides | None = None,
    words: GameWords | None = None,
) -> str:
    """Text of an event with spades as trumps."""
    company = SeatNames(names, person, sides)
    return event_sentence(event, company, words or ReunionWords(), ReunionRules(), SPADES)


SEVEN, *ACES = map(Card.parse, ("C7", "HA", "SA"))
DRAWN, LOT = Draw(((*ACES, SEVEN),), 2), Draw((), 2)


@pytest.mark.parametrize(
    ("draw", "rule", "theirs", "yours"),
    [
        (
            DRAWN,
            "",
            "Karl draws the seven of clubs and deals first.",
            "You draw the seven of clubs and deal first.",
        ),
        (
            DRAWN,
            "lowest",
            "The lowest card deals first: the seven of clubs, drawn by Karl.",
            "The lowest card deals first: the seven of clubs, drawn by you.",
        ),
        (
            DRAWN,
            "highest",
            "The highest card deals first: the seven of clubs, drawn by Karl.",
            "The highest card deals first: the seven of clubs, drawn by you.",
        ),
        (LOT, "", "Karl was chosen to deal first.", "You were chosen to deal first."),
    ],
)
def test_draw(draw: Draw, rule: str, theirs: str, yours: str) -> None:
    """The draw names the deciding card of its last round; without cards it is a lot."""
    assert theirs == draw_sentence(draw, NAMES, rule=rule)
    assert yours == draw_sentence(draw, NAMES, 2, rule=rule)


def test_a_second_draw_is_explained() -> None:
    """After a tie it is said why all drew again, in every game."""
    first = tuple(CardSet.parse("C8 D8 CT"))
    twice = replace(DRAWN, rounds=(first, *DRAWN.rounds))
    again = "After a tie all drew again; only the last cards count. "
    assert again + draw_sentence(DRAWN, NAMES) == draw_sentence(twice, NAMES)


def test_names_are_never_taken_for_places_in_a_sentence() -> None:
    """Braces in a player's name are not treated as placeholders."""
    names = ("{name}", "{0}", "%1 & <b>")
    assert "{0} plays the ten of hearts." == told(CardPlayed(1, HT), names=names)


def test_french_puts_no_article_before_a_bower(interpreter: Interpreter) -> None:
    """Articles depend on the word, and with German cards the bower is an Unter."""
    interpreter.speak(Language.FRENCH, german_pack=True)
    played = told(CardPlayed(1, Card.parse("SJ")), words=words_of("hunsruecker"))
    assert "Anna joue l’Unter de feuille (Unter d’atout)." == played


FOUR = ("Emma", "Anna", "Karl", "Eva")
PARTNERS = Sides.partners(4)


class Plain(ReunionWords):
    """Words of a game without its own sentences."""

    def said(self, *_: object) -> None:
        """Return no sentence."""


def test_partners_are_counted_together() -> None:
    """The default sentences name both partners of a side, the player first."""
    line = ScoreLine(2, 0, (40, 30, 46, 24), (3, 2, 3, 1), (), ())
    counted = told(DealScored(line, None), 2, FOUR, PARTNERS, Plain())
    assert "Deal 2: you and Emma 86 points and Anna and Eva 54 points." == counted
    won = [
        told(GameSettled(Settlement((0,) * 4, winners, ())), 2, FOUR, PARTNERS, Plain())
        for winners in ((2, 0), (2,), (1,))
    ]
    assert ["You and Emma win the game.", "You win the game.", "Anna wins the game."] == won


def test_an_undo_names_what_was_undone() -> None:
    """The player's first undone card, with what followed it, or the discard; else nothing."""
    sights: list[Observation] = []
    for step in random_steps(ReunionRules(), "undo", first_dealer=0):
        if step.after.lines:
            break
        sights.append(observe(step.after, 0))

    def sentence(before: int, after: int) -> str:
        return taken_back_sentence(sights[before], sights[after])

    def asked(kind: type[Legal]) -> list[int]:
        return [number for number, seen in enumerate(sights) if isinstance(seen.legal, kind)]

    (discard,), plays = asked(MayDiscard), asked(MayPlay)
    own = []
    for number in plays[:2]:
        before, after = sights[number].deal, sights[number + 1].deal
        assert before is not None
        assert after is not None
        own.append(the_card(next(iter(before.hand - after.hand))))
    assert f"You undo {own[0]}." == sentence(plays[0] + 1, plays[0])
    for later in (plays[0] + 2, plays[1], plays[1] + 1):
        expected = f"You undo {own[0]} and everything played after it."
        assert expected == sentence(later, plays[0])
    assert f"You undo {own[1]}." == sentence(plays[1] + 1, plays[1])
    assert "You undo your discard." == sentence(discard + 1, discard)
    assert "You undo your discard." == sentence(plays[1], discard)
    assert "" == sentence(plays[0], plays[0] + 1)
    assert "" == sentence(discard, discard)


def test_an_undone_turn_of_a_drawing_game_is_named() -> None:
    """The draw or the discard of the player's own turn; nothing for a move that is done again."""
    sights = [observe(step.after, 0) for step in random_steps(SCAT, "undo", first_dealer=0)]
    drawn = next(n for n, seen in enumerate(sights) if seen.deal and _draws(seen))
    before, asked, laid = sights[drawn - 1], sights[drawn], sights[drawn + 1]
    assert "You undo your turn." == taken_back_sentence(asked, before)
    assert "You undo your turn." == taken_back_sentence(laid, asked)
    assert "" == taken_back_sentence(before, asked)


def _draws(seen: Observation) -> bool:
    """Return True if the player has drawn a card, and must discard one."""
    stock = seen.deal.stock if seen.deal is not None else None
    return bool(stock and stock.drawn and stock.drawn[-1].seat == 0)
