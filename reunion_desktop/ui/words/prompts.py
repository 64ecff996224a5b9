"""Prompts for the player's move. A function from engine values to text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayDraw, MayGive, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.cards import cards_count, suit_name, the_card
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


def prompt_sentence(
    legal: Legal,
    words: GameWords,
    sight: Observation | None = None,
    company: SeatNames | None = None,
    *,
    picked: bool = False,
) -> str:
    """Prompt for the player's move, such as *Select two cards to discard*.

    Args:
        legal: legal moves from the engine.
        words: words of the game, which are asked first.
        sight: what the player sees; None for a prompt that fits every position.
        company: the players, where the position is given.
        picked: whether a card is selected for an exchange or a discard.
    """
    told = _no_trumps(legal) or words.prompt(legal, sight)
    if told is not None:
        return told
    if isinstance(legal, MayDiscard) and legal.offered is not None:
        text = translate("wording", "Select a card to exchange for {card}, or keep your hand.")
        if picked:
            text = translate("wording", "Exchange the selected card for {card}, or deselect it.")
        return text.format(card=the_card(legal.offered))
    if isinstance(legal, MayDiscard):
        return translate("wording", "Discard {cards}.").format(cards=cards_count(legal.count))
    if isinstance(legal, MayGive):
        return translate("wording", "Give one of your cards in return, face down.")
    asked = None
    if legal.calls and sight is not None and company is not None:
        asked = words.question(sight, legal.calls, company)
    elif legal.calls:
        asked = words.asked(legal.calls)
    if isinstance(legal, MayAnnounce):
        return asked or translate("wording", "Your turn: make a call.")
    return asked or _turn(legal)


def _no_trumps(legal: Legal) -> str:
    """Prompt where trumps were led, among them jacks of another suit, and the player has none."""
    if not isinstance(legal, MayPlay) or legal.duty is not None or legal.led is None:
        return ""
    order = legal.order
    if order.trump is None or legal.calls or not order.is_trump(legal.led):
        return ""
    text = translate("wording", "Trumps ({suit}) were led and you have none: play any card.")
    return text.format(suit=suit_name(order.trump))


def _turn(legal: MayPlay | MayDraw) -> str:
    """Prompt for drawing, or for playing a card, with the duty that restricts it."""
    if isinstance(legal, MayDraw):
        return translate("wording", "Your turn: draw a card.")
    if legal.led is None:
        if legal.duty in (Duty.LEAD_TRUMP, Duty.OPENING_TRUMP):
            return translate("wording", "You lead: play a trump.")
        return translate("wording", "You lead: play any card.")
    texts: dict[Duty | None, str] = {
        Duty.OPENING_TRUMP: translate("wording", "Your turn: play a trump."),
        Duty.FOLLOW: translate("wording", "Your turn: follow {suit}."),
        Duty.FOLLOW_OR_TRUMP: translate("wording", "Your turn: follow {suit} or play a trump."),
        Duty.OVERTRUMP: translate("wording", "Your turn: overtrump."),
        Duty.TRUMP: translate("wording", "Your turn: you can’t follow suit, so play a trump."),
    }
    free = translate("wording", "Your turn: you can’t follow suit or trump, so play any card.")
    text = texts.get(legal.told, free)
    if legal.told is Duty.FOLLOW and legal.suit == legal.order.trump:
        text = translate("wording", "Trumps ({suit}) were led: play a trump.")
    return text.format(suit="" if legal.suit is None else suit_name(legal.suit))


def count_sentence() -> str:
    """Return the prompt after a deal that did not end the game."""
    return translate("wording", "Check the score, then press Space to continue.")


def end_sentence(unit: UnitWords, *, session_over: bool | None = None) -> str:
    """Return the prompt after the last deal of a game.

    Args:
        unit: the words for what has ended.
        session_over: whether the session has ended too; None if it does not end by itself.
    """
    if session_over:
        over = translate("units", "The session is over.")
    elif session_over is None:
        over = unit.over()
    else:
        over = f"{unit.over()} {unit.session_continues()}"
    return over + " " + translate("units", "Choose what to do next.")


def cut_sentence(dealer: str) -> str:
    """Prompt to cut the pack for another dealer, who is named."""
    return translate("wording", "{name} deals. Cut the pack.").format(name=isolated(dealer))


def dealing_sentence(dealer: str) -> str:
    """Status text while the cards are dealt; an empty ``dealer`` means the player."""
    if not dealer:
        return translate("wording", "You deal.")
    return translate("wording", "{name} deals.").format(name=isolated(dealer))
