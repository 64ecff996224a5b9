"""Words and numbers of several commands: cards, units played, decimal figures."""

from __future__ import annotations

from reunion_desktop.ui.language.shell_language import translate

_IN_SETS = "viersche"
"""The game that calls a set what other games call a game."""


def deal_name(game: str, number: int, deal: int) -> str:
    """The name of a deal in a file: *Game 2, deal 1*, or in sets *Set 2, deal 1*."""
    text = translate("cli", "Game {game}, deal {deal}")
    if game == _IN_SETS:
        text = translate("cli", "Set {game}, deal {deal}")
    return text.format(game=number, deal=deal)


def amount(games: set[str], count: int) -> str:
    """The number of games in a file: *3 games*; of sets, if all are games in sets."""
    if games == {_IN_SETS}:
        text = translate("cli", "one set") if count == 1 else translate("cli", "{count} sets")
    else:
        text = translate("cli", "one game") if count == 1 else translate("cli", "{count} games")
    return text.format(count=count)


def card_key() -> str:
    """The sentence that explains the notation of cards."""
    return translate(
        "cli",
        "Cards: first the suit (C clubs, D diamonds, H hearts, S spades), then the rank (A ace,"
        " K king, Q queen, J jack, T ten).",
    )


def decimal(value: float, places: int) -> str:
    """A figure with the decimal separator of the language, and without a negative zero."""
    #: The decimal separator.
    separator = translate("cli", ".")
    return f"{round(value, places) + 0.0:.{places}f}".replace(".", separator)
