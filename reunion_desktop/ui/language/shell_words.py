"""Words and numbers of several commands: cards, units played, figures in tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reunion_desktop.ui.language.shell_language import translate

_SETS, _SERIES = "viersche", "skat"
"""Games that call a set, or a series, what other games call a game."""


def deal_name(game: str, number: int, deal: int) -> str:
    """The name of a deal in a file: *Game 2, deal 1*, or in sets *Set 2, deal 1*."""
    text = {
        _SETS: translate("cli", "Set {game}, deal {deal}"),
        _SERIES: translate("cli", "Series {game}, deal {deal}"),
    }.get(game, translate("cli", "Game {game}, deal {deal}"))
    return text.format(game=number, deal=deal)


def amount(games: set[str], count: int) -> str:
    """The number of games in a file: *3 games*; of sets or series, if there is nothing else."""
    one, several = {
        _SETS: (translate("cli", "one set"), translate("cli", "{count} sets")),
        _SERIES: (translate("cli", "one series"), translate("cli", "{count} series")),
    }.get("".join(games), (translate("cli", "one game"), translate("cli", "{count} games")))
    return (one if count == 1 else several).format(count=count)


def deals(count: int) -> str:
    """A number of deals: *3 deals*."""
    text = translate("cli", "one deal") if count == 1 else translate("cli", "{count} deals")
    return text.format(count=count)


def per_deal(unit: str) -> str:
    """The heading of a mean by deal: *points per deal*.

    Args:
        unit: the name that the rules give to what is counted.
    """
    return translate("cli", "{units} per deal").format(units=_units(unit))


def per_game(unit: str, game: str) -> str:
    """The heading of a mean by game: *units per game*, or in sets *marks per set*."""
    text = {
        _SETS: translate("cli", "{units} per set"),
        _SERIES: translate("cli", "{units} per series"),
    }.get(game, translate("cli", "{units} per game"))
    return text.format(units=_units(unit))


def _units(name: str) -> str:
    """The unit of a game in the shell’s language; an unknown name as it is."""
    known = {
        "points": translate("cli", "points"),
        "tricks": translate("cli", "tricks"),
        "units": translate("cli", "units"),
        "marks": translate("cli", "marks"),
        "rungs": translate("cli", "rungs"),
        "Brote": translate("cli", "Brote"),
        "counts": translate("cli", "counts"),
        "lines": translate("cli", "lines"),
        "games": translate("cli", "games"),
    }
    return known.get(name, name)


def card_key() -> str:
    """The sentence that explains the notation of cards."""
    return translate(
        "cli",
        "Cards: first the suit (C clubs, D diamonds, H hearts, S spades), then the rank (A ace,"
        " K king, Q queen, J jack, T ten).",
    )


def decimal(value: float, places: int, sign: str = "") -> str:
    """A figure with the decimal separator of the language, and without a negative zero.

    Args:
        value: the figure.
        places: the number of decimal places.
        sign: ``+`` to show the sign of positive figures too.
    """
    #: The decimal separator.
    separator = translate("cli", ".")
    return f"{round(value, places) + 0.0:{sign}.{places}f}".replace(".", separator)


def percent(share: float, places: int) -> str:
    """A share in percent."""
    return translate("cli", "{share}%").format(share=decimal(100 * share, places))


def table(rows: Sequence[Sequence[str]], left: int) -> Iterator[str]:
    """The lines of a table.

    Args:
        rows: the cells of each row, all of the same number.
        left: the number of columns aligned left; the others are aligned right.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            text.ljust(width) if at < left else text.rjust(width)
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
