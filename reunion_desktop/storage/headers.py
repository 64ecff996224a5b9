"""Functions: the line with which a game begins, its format, rules, players, seed, dealer, date."""

from __future__ import annotations

import json
from datetime import datetime

from reunion_desktop.engine.record import Header
from reunion_desktop.engine.ruleset import OPTIONS, BadRules, OptionValue, Ruleset
from reunion_desktop.storage.lines import (
    LONGEST_NAME,
    LONGEST_TEXT,
    BadRecord,
    Json,
    Line,
    UnknownFormat,
    shown,
)

FORMAT = 1
"""The format that is written, and the newest that is read."""

_ADDED = {"seats", "session_rank"}
"""Options that a record may leave out."""


def game_line(header: Header) -> str:
    """The line with which a game begins.

    Half characters in a name, as a command line can hold them, become question marks; of a name
    that is longer than a reader lets in, such as a program's command, the middle is left out.

    Raises:
        ValueError: the seed is longer than a reader lets in.
    """
    if len(header.seed or "") > LONGEST_TEXT:
        message = f"This seed is too long; expected at most {LONGEST_TEXT} characters."
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
    line = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return line.encode("utf-8", "replace").decode("utf-8")


def fitting_name(name: str) -> str:
    """A player's name as a record holds it: what tells long ones apart stands at either end."""
    if len(name) <= LONGEST_NAME:
        return name
    half = LONGEST_NAME // 2
    return f"{name[: half - 1]}…{name[-half:]}"


def header_from(line: Line) -> Header:
    """The header that a ``game`` line holds.

    Raises:
        UnknownFormat: the line is of a newer format.
        BadRecord: something is missing or impossible.
    """
    version = line.integer("format", "1")
    if version > FORMAT:
        raise UnknownFormat(
            line.number,
            f"this record is in format {version}; expected format {FORMAT}, "
            "the newest that this version of the program reads.",
        )
    if version < FORMAT:
        raise line.refused("format", "1")
    rules = rules_from(line)
    seats = f"{rules.players} names"
    players = line.names("players", seats)
    if len(players) != rules.players:
        raise line.refused("players", seats)
    dealer = line.integer("first_dealer", "a seat")
    if not 0 <= dealer < rules.players:
        raise line.refused("first_dealer", f"a seat from 0 to {rules.players - 1}")
    if "seed" not in line.values:
        raise line.refused("seed", "a text or null")
    seed = None if line.values["seed"] is None else line.text("seed", "a text or null")
    date = line.text("date", "a date as ISO 8601 writes it")
    try:
        datetime.fromisoformat(date)
    except ValueError:
        raise line.refused("date", "a date as ISO 8601 writes it") from None
    game = line.text("game", "the name of a game")
    code = line.text("code", "a deal code") if "code" in line.values else None
    practice = line.values.get("practice") is True
    return Header(rules, players, dealer, date, seed, game, code, practice)


def rules_from(line: Line) -> Ruleset:
    """The rules that stand under ``rules``.

    Raises:
        BadRecord: a rule is missing or impossible.
    """
    rules = line.values.get("rules")
    if not isinstance(rules, dict):
        raise line.refused("rules", "an object with every rule")
    options: dict[str, OptionValue] = {}
    for option in OPTIONS:
        if option.key in rules:
            options[option.key] = _option(line, option.key, rules[option.key], option.values)
        elif option.key not in _ADDED:
            wanted = ", ".join(shown(allowed) for allowed in option.values)
            sentence = f'the rule "{option.key}" is missing; expected one of {wanted}.'
            raise BadRecord(line.number, sentence)
    preset = Line(line.number, rules).text("preset", "the name of a set of rules")
    if "session_rank" not in options and options["ledger"] == "receipts":
        options["session_rank"] = "gross"
    try:
        return Ruleset(preset=preset).changed(options)
    except BadRules as impossible:
        raise BadRecord(line.number, str(impossible)) from None


def _option(line: Line, key: str, value: Json, allowed: tuple[OptionValue, ...]) -> OptionValue:
    for one in allowed:
        if type(value) is type(one) and value == one:
            return one
    wanted = ", ".join(shown(one) for one in allowed)
    sentence = f'the rule "{key}" is {shown(value)}; expected one of {wanted}.'
    raise BadRecord(line.number, sentence)
