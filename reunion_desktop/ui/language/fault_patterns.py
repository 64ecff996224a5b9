"""Faults of the code that reads, writes and checks, as patterns that can be translated.

That code says in one English sentence what failed. Here such a sentence is recognised by its
pattern and said in another language; values that a file holds are quoted as they are. Nothing here
loads Qt: the window translates with Qt, the command line with gettext.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text for translation, as Qt's function of this name does; lupdate finds it."""
    return text


SENTENCES = (
    QT_TRANSLATE_NOOP(
        "faults",
        "This is not a game file of Reunion Desktop, or it is damaged. {reason}",
    ),
    QT_TRANSLATE_NOOP("faults", "Line {number}: {reason}"),
    QT_TRANSLATE_NOOP("faults", "Lines left out: {count}. {reason}"),
    QT_TRANSLATE_NOOP(
        "faults",
        "{name} contains {count} sessions. The last one is on the table; you can import"
        " all of them into the archive.",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "The file {path} of your current game had been changed or deleted. Your session"
        " has been saved again.",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "{path} had been replaced by another file, which was renamed to {name}. Your"
        " session has been saved again.",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "{name} was made by a newer version of the program (format {found}; this version"
        " reads up to {known}).",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "The archive was set aside as {name}, and a new one was made of what could be"
        " read. {reason}",
    ),
    QT_TRANSLATE_NOOP(
        "faults", "This isn’t a deal code. Deal codes are groups of five letters and digits."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "The hands and the talon do not make up the pack; each card must be there once."
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "this file has format {found}; this version of the program reads formats up to {known}.",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "Your practice so far could not be read and begins anew. The file was renamed to {name}.",
    ),
    QT_TRANSLATE_NOOP(
        "faults", "The program is already running but does not respond. Quit it first."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "Your current game could not be continued. The file was renamed to {name}."
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "--seats lists {count} players, but this game needs {players}, separated by commas.",
    ),
    QT_TRANSLATE_NOOP(
        "faults", "Your current game could not be read. The file was renamed to {name}. {reason}"
    ),
    QT_TRANSLATE_NOOP("faults", "This deal code was made by a different version of the program."),
    QT_TRANSLATE_NOOP(
        "faults", "{count} blocks in {jobs} processes can’t be played; both must be 1 or more."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "The program file {path} is damaged: {reason}. Please reinstall the program."
    ),
    QT_TRANSLATE_NOOP("faults", "This deal code is for a game that this program does not know."),
    QT_TRANSLATE_NOOP("faults", "This deal code names no rules or no seed that can be played."),
    QT_TRANSLATE_NOOP(
        "faults", "{name} is the archive itself. Choose another name for the backup."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "A deal code can’t hold this seed; it must have 1 to {count} bytes."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "the seal of deal {number} may be opened only once, after its score."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "{list} cards were to follow later; it must be {count} for each of {seats} seats."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "There is no deal {number} with a lead in this game file; it has {count}."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "Hands of {list} cards were dealt; it must be {count} for each of {seats} seats."
    ),
    QT_TRANSLATE_NOOP("faults", "A deal code can’t contain {letter}; use only letters and digits."),
    QT_TRANSLATE_NOOP("faults", "No card was turned up; it must be one of the dealer’s cards."),
    QT_TRANSLATE_NOOP("faults", 'the file must start with a "game" line, but this is {value}.'),
    QT_TRANSLATE_NOOP("faults", "{reason} It will be set aside when the program starts again."),
    QT_TRANSLATE_NOOP(
        "faults", '"pack", cut at {count}, does not agree with the cards of deal {number}.'
    ),
    QT_TRANSLATE_NOOP("faults", "Nobody has anything to decide before the next deal."),
    QT_TRANSLATE_NOOP("faults", 'a "{kind}" line is not allowed after the line before it.'),
    QT_TRANSLATE_NOOP("faults", "Cards lifted off for the cut: {number}; it must be {cut}."),
    QT_TRANSLATE_NOOP("faults", "This deal code names no seat, no game or no seed."),
    QT_TRANSLATE_NOOP("faults", "This seed is too long; the limit is {count} characters."),
    QT_TRANSLATE_NOOP("faults", "{card} was turned up; it must be one of the dealer’s cards."),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: the file contains an invalid game. {reason}"),
    QT_TRANSLATE_NOOP("faults", "a deal may be sealed only once, before the cut."),
    QT_TRANSLATE_NOOP("faults", "a deal must have 32 different cards."),
    QT_TRANSLATE_NOOP("faults", "this line is not a game of Skat from the Internet Skat Server."),
    QT_TRANSLATE_NOOP("faults", 'this line has no "{key}".'),
    QT_TRANSLATE_NOOP("faults", "{value} is not a move of the Internet Skat Server."),
    QT_TRANSLATE_NOOP(
        "faults", "Only games of Skat can be written as lines of the Internet Skat Server."
    ),
    QT_TRANSLATE_NOOP("faults", "The Internet Skat Server has no word for {value}."),
    QT_TRANSLATE_NOOP("faults", '"secret" and "pack" hash to {found}, but the seal is {seal}.'),
    QT_TRANSLATE_NOOP(
        "faults", "There is not enough memory for an image with {count} dots per inch."
    ),
    QT_TRANSLATE_NOOP("faults", "The image of the score sheet could not be created."),
    QT_TRANSLATE_NOOP("faults", "The score sheet is still empty."),
    QT_TRANSLATE_NOOP("faults", "This deal code cuts more cards than there are."),
    QT_TRANSLATE_NOOP("faults", "The archive is damaged: {name} is missing or wrong."),
    QT_TRANSLATE_NOOP("faults", "The backup {path} is damaged. Nothing was changed. {reason}"),
    QT_TRANSLATE_NOOP("faults", "Seat {seat} dealt, but it was seat {wanted}’s turn to deal."),
    QT_TRANSLATE_NOOP(
        "faults", "{action} is not allowed here; seat {seat} may choose from {offered}."
    ),
    QT_TRANSLATE_NOOP("faults", "{card} was turned up; these rules turn up no card."),
    QT_TRANSLATE_NOOP("faults", "No game files found. Their names end with {ending}."),
    QT_TRANSLATE_NOOP("faults", "Deal {number} of this game file has no lead to trick {trick}."),
    QT_TRANSLATE_NOOP("faults", "this line is too long; the limit is {count} bytes."),
    QT_TRANSLATE_NOOP("faults", "the key {key} appears twice in the same object."),
    QT_TRANSLATE_NOOP("faults", "This deal code is incomplete or too long."),
    QT_TRANSLATE_NOOP("faults", "It is seat {seat}'s turn, who may choose from {offered}."),
    QT_TRANSLATE_NOOP("faults", "{name} was not imported. Nothing was changed. {reason}"),
    QT_TRANSLATE_NOOP("faults", "This deal code contains a typing error."),
    QT_TRANSLATE_NOOP("faults", "this is {value}, but it must be a JSON object."),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: the archive is damaged ({odd})."),
    QT_TRANSLATE_NOOP("faults", "Import cancelled. Nothing was changed."),
    QT_TRANSLATE_NOOP("faults", "it is missing or not as it was shipped"),
    QT_TRANSLATE_NOOP("faults", "Something went wrong in the archive: {reason}"),
    QT_TRANSLATE_NOOP("faults", "{card} was turned up; these rules turn up {wanted}."),
    QT_TRANSLATE_NOOP("faults", "{name} could not be saved in the archive. {reason}"),
    QT_TRANSLATE_NOOP("faults", "Rule {key} can’t be {value}; it must be one of {list}."),
    QT_TRANSLATE_NOOP("faults", 'the rule "{key}" is {value}; it must be one of {list}.'),
    QT_TRANSLATE_NOOP("faults", "A worker process ended unexpectedly."),
    QT_TRANSLATE_NOOP("faults", "There is no deal {number} in this game file."),
    QT_TRANSLATE_NOOP("faults", "another file or folder has that name"),
    QT_TRANSLATE_NOOP("faults", "there is something else of that name"),
    QT_TRANSLATE_NOOP("faults", "{name} is not an archive of this program."),
    QT_TRANSLATE_NOOP("faults", "The games in it can’t be continued."),
    QT_TRANSLATE_NOOP("faults", "The command {name} has an unclosed quote."),
    QT_TRANSLATE_NOOP("faults", 'No program is given after "exec:".'),
    QT_TRANSLATE_NOOP("faults", "The program {name} cannot be started: {reason}."),
    QT_TRANSLATE_NOOP("faults", "The current deal is not over yet."),
    QT_TRANSLATE_NOOP("faults", "Cancelled. Nothing was changed."),
    QT_TRANSLATE_NOOP(
        "faults",
        "Unknown level “{level}”. Choose {list}, or a benchmark level: {others}.",
    ),
    QT_TRANSLATE_NOOP("faults", "{path} is in use by another program."),
    QT_TRANSLATE_NOOP("faults", "This is deal {number}; it must be deal {wanted}."),
    QT_TRANSLATE_NOOP("faults", "Deal {number} was entered; it must be one from 1 to {last}."),
    QT_TRANSLATE_NOOP("faults", "The result entered for deal {number} isn’t possible: {reason}"),
    QT_TRANSLATE_NOOP("faults", 'the answer "{question}" is missing.'),
    QT_TRANSLATE_NOOP("faults", 'the answer "{question}" can’t be {answer}.'),
    QT_TRANSLATE_NOOP("faults", "the points add up to {total}, not to {due}."),
    QT_TRANSLATE_NOOP(
        "faults", "seat {seat} captured the left bower, but has fewer than {least} points."
    ),
    QT_TRANSLATE_NOOP("faults", "nobody wins the pot."),
    QT_TRANSLATE_NOOP("faults", "the Staubaus was won, but another player took a trick."),
    QT_TRANSLATE_NOOP("faults", "side {side} has {points} points and needed {needed}."),
    QT_TRANSLATE_NOOP("faults", "This deal can’t be entered by hand."),
    QT_TRANSLATE_NOOP("faults", "The game would be over after deal {number}, but others follow."),
    QT_TRANSLATE_NOOP("faults", "No deal code names the game {game}."),
    QT_TRANSLATE_NOOP("faults", "Unknown rule {key}. Known rules: {list}."),
    QT_TRANSLATE_NOOP(
        "faults",
        "“{name}” does not play {game}. Choose {list}, {program} for a program, or a benchmark"
        " level: {others}.",
    ),
    QT_TRANSLATE_NOOP("faults", "this is not valid UTF-8 text."),
    QT_TRANSLATE_NOOP("faults", "Cards left over: {number}; it must be {count}."),
    QT_TRANSLATE_NOOP("faults", "There are not so many rules."),
    QT_TRANSLATE_NOOP("faults", "Nobody of the level {level} plays {game}."),
    QT_TRANSLATE_NOOP("faults", "{player}: no game has been started."),
    QT_TRANSLATE_NOOP("faults", '{kind} "{key}" is missing; it must be {wanted}.'),
    QT_TRANSLATE_NOOP("faults", '"{key}" is missing; it must be {wanted}.'),
    QT_TRANSLATE_NOOP("faults", "This file can’t be read: {reason}."),
    QT_TRANSLATE_NOOP("faults", "The backup is incomplete."),
    QT_TRANSLATE_NOOP("faults", "No such file or directory"),
    QT_TRANSLATE_NOOP("faults", "The backup is damaged: {reason}."),
    QT_TRANSLATE_NOOP("faults", "{player}: stopped after {count} faults."),
    QT_TRANSLATE_NOOP("faults", "this is not valid JSON."),
    QT_TRANSLATE_NOOP("faults", "No space left on device"),
    QT_TRANSLATE_NOOP("faults", "It was found damaged."),
    QT_TRANSLATE_NOOP("faults", "A number is too long."),
    QT_TRANSLATE_NOOP("faults", '{kind} "{key}" is {value}; it must be {wanted}.'),
    QT_TRANSLATE_NOOP("faults", "Read-only file system"),
    QT_TRANSLATE_NOOP("faults", "it is not a regular file"),
    QT_TRANSLATE_NOOP("faults", '"{key}" is {value}; it must be {wanted}.'),
    QT_TRANSLATE_NOOP("faults", "This file is empty."),
    QT_TRANSLATE_NOOP("faults", "Program {name} not found."),
    QT_TRANSLATE_NOOP("faults", "Backup {path} not found."),
    QT_TRANSLATE_NOOP("faults", "File name too long"),
    QT_TRANSLATE_NOOP("faults", "Input/output error"),
    QT_TRANSLATE_NOOP("faults", "embedded null byte"),
    QT_TRANSLATE_NOOP("faults", "The game is over."),
    QT_TRANSLATE_NOOP("faults", "Permission denied"),
    QT_TRANSLATE_NOOP("faults", "Exec format error"),
    QT_TRANSLATE_NOOP("faults", "File {path} not found."),
    QT_TRANSLATE_NOOP("faults", "{why}, so {key} must be {value}."),
    QT_TRANSLATE_NOOP("faults", "this has no end"),
    QT_TRANSLATE_NOOP("faults", "Not a directory"),
    QT_TRANSLATE_NOOP("faults", "Is a directory"),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: {reason}."),
    QT_TRANSLATE_NOOP("faults", "File exists"),
    QT_TRANSLATE_NOOP("faults", "{name} is empty."),
)
"""Whole sentences, and the reasons that follow a colon."""

PARTS = {
    "do": (
        QT_TRANSLATE_NOOP("faults", "save the game in the archive"),
        QT_TRANSLATE_NOOP("faults", "recalculate the statistics"),
        QT_TRANSLATE_NOOP("faults", "calculate the statistics"),
        QT_TRANSLATE_NOOP("faults", "import the game files"),
        QT_TRANSLATE_NOOP("faults", "clean up the archive"),
        QT_TRANSLATE_NOOP("faults", "restore the session"),
        QT_TRANSLATE_NOOP("faults", "create the archive {path}"),
        QT_TRANSLATE_NOOP("faults", "restore the archive"),
        QT_TRANSLATE_NOOP("faults", "save to the archive"),
        QT_TRANSLATE_NOOP("faults", "delete the session"),
        QT_TRANSLATE_NOOP("faults", "create the folder {path}"),
        QT_TRANSLATE_NOOP("faults", "search the archive"),
        QT_TRANSLATE_NOOP("faults", "open the archive {path}"),
        QT_TRANSLATE_NOOP("faults", "write the backup {path}"),
        QT_TRANSLATE_NOOP("faults", "look at the files"),
        QT_TRANSLATE_NOOP("faults", "read the archive"),
        QT_TRANSLATE_NOOP("faults", "read the backup {path}"),
        QT_TRANSLATE_NOOP("faults", "read the folder {path}"),
        QT_TRANSLATE_NOOP("faults", "set {path} aside"),
        QT_TRANSLATE_NOOP("faults", "remove {path}"),
        QT_TRANSLATE_NOOP("faults", "rename {path}"),
        QT_TRANSLATE_NOOP("faults", "write {path}"),
        QT_TRANSLATE_NOOP("faults", "open {path}"),
        QT_TRANSLATE_NOOP("faults", "read {path}"),
        QT_TRANSLATE_NOOP("faults", "save {path}"),
    ),
    "wanted": (
        QT_TRANSLATE_NOOP("faults", "from 1 to {last}, the moves of this game so far"),
        QT_TRANSLATE_NOOP("faults", "a game that this program knows"),
        QT_TRANSLATE_NOOP("faults", "the whole pack, each card once"),
        QT_TRANSLATE_NOOP("faults", "{suit}, the suit of the turned card"),
        QT_TRANSLATE_NOOP("faults", "{wanted} of at most {count} characters each"),
        QT_TRANSLATE_NOOP("faults", "a list of cards, each once"),
        QT_TRANSLATE_NOOP("faults", "the name of a set of rules"),
        QT_TRANSLATE_NOOP("faults", "a date in ISO 8601 format"),
        QT_TRANSLATE_NOOP("faults", 'a call such as "trump H"'),
        QT_TRANSLATE_NOOP("faults", "a seat number from 0 to {last}"),
        QT_TRANSLATE_NOOP("faults", "an object with the rules"),
        QT_TRANSLATE_NOOP("faults", "{wanted} of at most {count} characters"),
        QT_TRANSLATE_NOOP("faults", 'a card such as "HT"'),
        QT_TRANSLATE_NOOP("faults", "{count} hexadecimal digits"),
        QT_TRANSLATE_NOOP("faults", "the name of a game"),
        QT_TRANSLATE_NOOP("faults", "the kind of line"),
        QT_TRANSLATE_NOOP("faults", "a list of hands"),
        QT_TRANSLATE_NOOP("faults", "a list of cards"),
        QT_TRANSLATE_NOOP("faults", "a whole number"),
        QT_TRANSLATE_NOOP("faults", "a text or null"),
        QT_TRANSLATE_NOOP("faults", "a deal code"),
        QT_TRANSLATE_NOOP("faults", "one of {list}"),
        QT_TRANSLATE_NOOP("faults", "a text"),
        QT_TRANSLATE_NOOP("faults", "{count} names"),
        QT_TRANSLATE_NOOP("faults", "a seat"),
        QT_TRANSLATE_NOOP("faults", "a suit"),
    ),
    "player": (QT_TRANSLATE_NOOP("faults", "Seat {seat}, {name}"),),
    "value": (QT_TRANSLATE_NOOP("faults", "something nested too deep to print"),),
    "why": (
        QT_TRANSLATE_NOOP(
            "faults", "Rule turn_up_pickup={value} leaves the turned card on the table"
        ),
        QT_TRANSLATE_NOOP("faults", "Rule ledger=receipts knows no losses"),
    ),
    "action": (
        QT_TRANSLATE_NOOP("faults", "Discarding {cards}"),
        QT_TRANSLATE_NOOP("faults", 'Calling "{call}"'),
    ),
    "offered": (
        QT_TRANSLATE_NOOP("faults", "{cards}: {count} cards, no more than {tens} of them tens"),
        QT_TRANSLATE_NOOP("faults", "{cards}: one card for {card}, or none"),
    ),
    "cut": (
        QT_TRANSLATE_NOOP("faults", "0 to {most}"),
        QT_TRANSLATE_NOOP("faults", "none"),
    ),
    "odd": (
        QT_TRANSLATE_NOOP("faults", "A game in the archive is {value}; it must be text."),
        QT_TRANSLATE_NOOP("faults", "Session {number} has no scores."),
        QT_TRANSLATE_NOOP("faults", "the row of session {number}"),
        QT_TRANSLATE_NOOP("faults", "a game’s name"),
        QT_TRANSLATE_NOOP("faults", "a value in {table}"),
        QT_TRANSLATE_NOOP("faults", "{value} is not text"),
    ),
    "reason": SENTENCES,
}
"""By the name of a placeholder, the patterns of what may stand there."""


def translated_fault(english: str, translate: Callable[[str], str]) -> str:
    """A sentence about a fault in another language; an unknown one as it is.

    Args:
        english: the sentence.
        translate: the translation of a pattern.
    """
    return _translated(english, SENTENCES, translate)


def _translated(english: str, patterns: tuple[str, ...], translate: Callable[[str], str]) -> str:
    for pattern in patterns:
        found = _compiled(pattern).fullmatch(english)
        if found is not None:
            parts = {
                name: _translated(text, PARTS.get(name, ()), translate)
                for name, text in found.groupdict().items()
            }
            return translate(pattern).format(**parts)
    return english


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.*?)", re.escape(pattern)), re.DOTALL)
