"""Texts of Bauer's options and rule sets, with their sources."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.shared_options import cut, direction, first_dealer
from reunion_desktop.ui.words.game_words import OptionGroup, OptionWords, PresetWords

translate = QCoreApplication.translate


def options() -> dict[str, OptionWords]:
    """Texts of every option."""
    return {
        "direction": direction(
            translate(
                "rules",
                "Direction of deal and play: to the left (Spielwiki, gamerules.com) or to the"
                " right (CatsAtCards).",
            ),
            clockwise_first=True,
        ),
        "first_dealer": first_dealer(
            translate(
                "rules",
                "Everyone draws a card, and the lowest deals first (CatsAtCards). As in the other"
                " games, the highest may deal first instead, or the first dealer is chosen at"
                " random. Players with equal cards draw again.",
            )
        ),
        "cut": cut(
            translate(
                "rules",
                "The player before the dealer cuts: the one on the dealer’s right if play goes to"
                " the left (Spielwiki).",
            )
        ),
        "four_all": OptionWords(
            translate("rules", "Four tricks each"),
            translate(
                "rules",
                "The side that chose trumps then loses (Spielwiki). That it costs the same as any"
                " other loss is our own rule. CatsAtCards does not mention it; there it scores"
                " nothing.",
            ),
            (
                translate("rules", "Declarers lose"),
                translate("rules", "No score"),
            ),
        ),
        "king_high": OptionWords(
            translate("rules", "Highest card below the jacks"),
            translate(
                "rules",
                "The natural order with the ace on top (gamerules.com), or the king on top and the"
                " ace below the jack (our reading of a draft on Wikipedia). No source we found"
                " gives the full order.",
            ),
            (
                translate("rules", "The ace"),
                translate("rules", "The king: K Q J A 10 9 8 7"),
            ),
        ),
        "away_lost": OptionWords(
            translate("rules", "“Cards away” and a trick is lost"),
            translate(
                "rules",
                "No source says what it costs to play alone and lose a trick. Our rule mirrors the"
                " reward: the others win the Brot. Or nothing changes.",
            ),
            (
                translate("rules", "The others win the Brot"),
                translate("rules", "No score"),
            ),
        ),
        "brote": OptionWords(
            translate("rules", "Brote (games) in a session"),
            translate(
                "rules",
                "The sources only say that the side with the most Brote wins. The number is our"
                " own rule.",
            ),
            (
                translate("rules", "3"),
                translate("rules", "1"),
                translate("rules", "5"),
            ),
        ),
        "seats": OptionWords(
            translate("rules", "Seats at the table"),
            translate(
                "rules",
                "Whether partners are drawn by lot before the first deal, or everyone keeps their"
                " seat. On CatsAtCards the players draw cards: the two lowest play against the"
                " two highest.",
            ),
            (
                translate("rules", "Everyone keeps their seat"),
                translate("rules", "Drawn by lot"),
            ),
        ),
    }


def groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which it matters in a game."""
    return (
        OptionGroup(
            translate("rules", "Cards and deal"),
            ("seats", "direction", "first_dealer", "cut", "king_high"),
        ),
        OptionGroup(translate("rules", "Score and session"), ("four_all", "away_lost", "brote")),
    )


def presets() -> dict[str, PresetWords]:
    """Known rule sets, each with its difference from the others."""
    return {
        "saarland": PresetWords(
            translate("rules", "Bauer (Saarland)"),
            translate(
                "rules",
                "The recommended rules: clockwise, as on Spielwiki. Gaps are filled as simply as"
                " possible.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: deal and play go to the right, and four tricks each score"
                " nothing.",
            ),
        ),
    }
