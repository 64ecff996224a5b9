"""House rules and rule sets of Bauer in words, with their sources."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import cut, direction, first_dealer
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Every option's words."""
    return {
        "direction": direction(
            translate(
                "rules",
                "Which way the deal and the play go round: to the left (Spielwiki, gamerules.com),"
                " or to the right (CatsAtCards).",
            ),
            clockwise_first=True,
        ),
        "first_dealer": first_dealer(
            translate(
                "rules",
                "Everybody draws a card, and the lowest deals first (CatsAtCards). That the"
                " highest may deal, or the lot decide, is offered as in the other games. Equal"
                " cards draw again.",
            )
        ),
        "cut": cut(
            translate(
                "rules",
                "The player before the dealer in order of play cuts: at a game that goes to the"
                " left, the one on the dealer’s right (Spielwiki).",
            )
        ),
        "four_all": OptionWords(
            translate("rules", "Four tricks each"),
            translate(
                "rules",
                "Whoever named trumps has then lost (Spielwiki); that it costs the same as any"
                " other loss is a ruling of our own. CatsAtCards says nothing of it: there it"
                " counts for nothing.",
            ),
            (
                translate("rules", "The makers have lost"),
                translate("rules", "Nothing is counted"),
            ),
        ),
        "king_high": OptionWords(
            translate("rules", "Highest card below the jacks"),
            translate(
                "rules",
                "The natural order with the ace on top (gamerules.com), or the king on top and the"
                " ace below the jack (our reading of a draft on Wikipedia). No source that we"
                " could read tells the whole order.",
            ),
            (
                translate("rules", "The ace"),
                translate("rules", "The king: K Q J A 10 9 8 7"),
            ),
        ),
        "away_lost": OptionWords(
            translate("rules", "Cards away, and not all tricks"),
            translate(
                "rules",
                "What it costs to play alone and lose a trick no source says. Our ruling mirrors"
                " the reward: the others win the Brot; or the counts stay as they are.",
            ),
            (
                translate("rules", "The others win the Brot"),
                translate("rules", "Nothing is counted"),
            ),
        ),
        "brote": OptionWords(
            translate("rules", "Brote that end a sitting"),
            translate(
                "rules",
                "The sources only say that the side with the most Brote wins. How many are played"
                " for is a ruling of our own.",
            ),
            (
                translate("rules", "Three"),
                translate("rules", "One"),
                translate("rules", "Five"),
            ),
        ),
        "seats": OptionWords(
            translate("rules", "Places at the table"),
            translate(
                "rules",
                "Whether the lot decides before the first deal who sits opposite you, or the"
                " places stay as they are. CatsAtCards has cards drawn: the two lowest play"
                " against the two highest.",
            ),
            (
                translate("rules", "Stay as they are"),
                translate("rules", "Are drawn for"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which a game meets them."""
    return (
        OptionGroup(
            translate("rules", "Cards and deal"),
            ("seats", "direction", "first_dealer", "cut", "king_high"),
        ),
        OptionGroup(translate("rules", "Count and sitting"), ("four_all", "away_lost", "brote")),
    )


def presets() -> dict[str, PresetWords]:
    """The known rule sets, each with what sets it apart."""
    return {
        "saarland": PresetWords(
            translate("rules", "Bauer (Saarland)"),
            translate(
                "rules",
                "The recommended rules: clockwise, as Spielwiki has it, with the gaps filled as"
                " plainly as can be.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: deal and play go to the right, and four tricks each count"
                " for nothing.",
            ),
        ),
    }
