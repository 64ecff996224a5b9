"""Read and write the header line of a game: format, rules, players, seed, dealer, date."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.storage.lines import (
    LONGEST_NAME,
    LONGEST_TEXT,
    BadRecord,
    Json,
    Line,
    UnknownFormat,
    shown,
)

FindGame: TypeAlias = Callable[[str], Game | None]
"""Looks up the game that a record names; None if it cannot be played here."""

FORMAT = 1
"""Version of the file format; a file with a newer one is refused."""


def game_line(header: Header) -> str:
    """Encode the header line of a game.

    Lone surrogates in a name, as a command line can hold them, become question marks. A name that
    is too long for the reader, such as a program's command, is shortened in the middle.

    Raises:
        ValueError: the seed is too long for the reader.
    """
    if len(header.seed or "") > LONGEST_TEXT:
        message = f"This seed is too long; the limit is {LONGEST_TEXT} characters."
        raise ValueError(message)
    values = {
        "type": "game",
        "format": FORMAT,
        "game": header.game,
        "rules": header.rules.as_options(),
        "players": [fitting_name(name) for name in header.players],
        "seed": header.seed,
        "first_dealer": header.first_dealer,
        "date": header.date,
    }
    if header.code is not None:
        values["code"] = header.code
    if header.practice:
        values["practice"] = True
    if header.by_hand:
        values["by_hand"] = True
    if header.place:
        values["place"] = header.place
    line = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return line.encode("utf-8", "replace").decode("utf-8")


def fitting_name(name: str) -> str:
    """A player's name shortened in the middle: both ends of a command tell it from others."""
    if len(name) <= LONGEST_NAME:
        return name
    half = LONGEST_NAME // 2
    return f"{name[: half - 1]}…{name[-half:]}"


def header_from(line: Line, find_game: FindGame) -> Header:
    """Decode the header of a ``game`` line.

    Args:
        line: the line.
        find_game: looks up the game that it names.

    Raises:
        UnknownFormat: the line is of a newer format.
        BadRecord: a value is missing or invalid.
    """
    version = line.integer("format", str(FORMAT))
    if version > FORMAT:
        raise UnknownFormat(
            line.number,
            f"this file has format {version}; "
            f"this version of the program reads formats up to {FORMAT}.",
        )
    if version != FORMAT:
        raise line.refused("format", str(FORMAT))
    game = find_game(line.text("game", "the name of a game"))
    if game is None:
        raise line.refused("game", "a game that this program knows")
    rules = rules_from(line, game.default)
    seats = f"{rules.players} names"
    players = line.names("players", seats)
    if len(players) != rules.players:
        raise line.refused("players", seats)
    dealer = line.integer("first_dealer", "a seat")
    if not 0 <= dealer < rules.players:
        raise line.refused("first_dealer", f"a seat number from 0 to {rules.players - 1}")
    if "seed" not in line.values:
        raise line.refused("seed", "a text or null")
    seed = None if line.values["seed"] is None else line.text("seed", "a text or null")
    date = line.text("date", "a date in ISO 8601 format")
    try:
        datetime.fromisoformat(date)
    except ValueError:
        raise line.refused("date", "a date in ISO 8601 format") from None
    code = line.text("code", "a deal code") if "code" in line.values else None
    practice = line.values.get("practice") is True
    by_hand = line.values.get("by_hand") is True
    place = line.text("place", "a text") if "place" in line.values else ""
    return Header(rules, players, dealer, date, seed, code, practice, by_hand, place)


def rules_from(line: Line, default: GameRules) -> GameRules:
    """Decode the rules of a line's ``rules`` object.

    A missing option was added after the record was written: it gets its default, which is how the
    game was played until then, or the value that the other options require.

    Args:
        line: a line with a ``rules`` object.
        default: the default rules of the game.

    Raises:
        BadRecord: a rule is invalid.
    """
    rules = line.values.get("rules")
    if not isinstance(rules, dict):
        raise line.refused("rules", "an object with the rules")
    options: dict[str, OptionValue] = {}
    for option in default.options:
        if option.key in rules:
            options[option.key] = _option(line, option.key, rules[option.key], option.values)
    preset = Line(line.number, rules).text("preset", "the name of a set of rules")
    try:
        return default.changed({**options, "preset": preset})
    except BadRules as impossible:
        raise BadRecord(line.number, str(impossible)) from None


def _option(line: Line, key: str, value: Json, allowed: tuple[OptionValue, ...]) -> OptionValue:
    for one in allowed:
        if type(value) is type(one) and value == one:
            return one
    wanted = ", ".join(shown(one) for one in allowed)
    sentence = f'the rule "{key}" is {shown(value)}; it must be one of {wanted}.'
    raise BadRecord(line.number, sentence)
