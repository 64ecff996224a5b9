"""Value of a game of Skat in the words in which it is reckoned aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import FifthSuit, PlaySuit, Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.sheet import Meaning
from reunion_desktop.games.skat.options import ALL_POINTS, BASE, GRAND, NULL
from reunion_desktop.ui.games.skat.call_words import multiplied_by, run_text
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import signed, suit_name

translate = QCoreApplication.translate


def reckoning(outcome: Meaning) -> str:
    """The value of a game: *With 2, game 3, Hand 4, times clubs 12: 48.*.

    Args:
        outcome: the game with its matadors, levels and value, as on the list.
    """
    value, bid = int(outcome["value"]), int(outcome["bid"])
    if outcome["game"] == NULL:
        return _null(outcome, value, bid)
    trump = _trump(str(outcome["game"]))
    parts = tuple(_steps(outcome))
    count = abs(int(outcome["matadors"])) + len(parts) - 1
    base, made = BASE[trump], BASE[trump] * count
    if not outcome["overbid"] and made != value:
        # Until 1998 Ouvert was no level of a Grand Ouvert, which had a base value of its own.
        parts, base, made = parts[:-1], value // (count - 1), value
    text = _together(translate("skat", "{steps}, times {game} {base}: {value}."))
    told = capital(text.format(steps=", ".join(parts), game=_name(trump), base=base, value=made))
    if not outcome["overbid"]:
        return told
    over = translate(
        "skat", "Overbid: {made} is below the bid of {bid}, so the game counts {value}."
    )
    return f"{told} {_together(over).format(made=made, bid=bid, value=value)}"


def _trump(game: str) -> PlaySuit:
    return FifthSuit.JACKS if game == GRAND else Suit.parse(game)


def _name(trump: PlaySuit) -> str:
    return translate("skat", "Grand") if trump is FifthSuit.JACKS else suit_name(trump)


def _steps(outcome: Meaning) -> Iterator[str]:
    """The matadors, the game, and each level, counted up."""
    count = abs(int(outcome["matadors"])) + 1
    yield run_text(int(outcome["matadors"]))
    yield translate("skat", "game {count}").format(count=count)
    for key, text in (
        ("hand", translate("skat", "Hand {count}")),
        ("schneider", translate("skat", "Schneider {count}")),
        ("schneider_announced", translate("skat", "announced {count}")),
        ("schwarz", translate("skat", "Schwarz {count}")),
        ("schwarz_announced", translate("skat", "announced {count}")),
        ("ouvert", translate("skat", "Ouvert {count}")),
    ):
        if outcome[key]:
            count += 1
            yield text.format(count=count)


def _null(outcome: Meaning, value: int, bid: int) -> str:
    """The fixed value of a Null; one below the bid is charged as another game."""
    if outcome["overbid"]:
        text = translate(
            "skat",
            "Null is worth less than the bid of {bid}: lost at once. The cheapest other game"
            " counts {value}.",
        )
        return _together(text).format(bid=bid, value=value)
    texts = {
        (0, 0): translate("skat", "Null: {value}."),
        (1, 0): translate("skat", "Null Hand: {value}."),
        (0, 1): translate("skat", "Null Ouvert: {value}."),
        (1, 1): translate("skat", "Null Ouvert Hand: {value}."),
    }
    return texts[int(outcome["hand"]), int(outcome["ouvert"])].format(value=value)


def score_sentence(outcome: Meaning, points: int, contract: Contract) -> str:
    """Sentences on the card points of both sides, and on the score of the declarer.

    Args:
        outcome: the game with its value and score.
        points: card points of the declarer, the skat included.
        contract: the game that was played.
    """
    score, value = int(outcome["score"]), int(outcome["value"])
    more = dict(outcome.values)
    times = int(more.get("factor", 1))
    if outcome["won"]:
        end = translate("skat", "Won: {score}")
    elif -score == 2 * value * times:
        end = translate("skat", "Lost, which counts double: {score}")
    else:
        end = translate("skat", "Lost: {score}")
    end = _together(end).format(score=signed(score // times))
    if times > 1:
        why = multiplied_by(int(more.get("kontra", 0)), times)
        text = _together(translate("skat", "{end}; with {why}, times {times}: {score}"))
        end = text.format(end=end, why=why, times=times, score=signed(score))
    if more.get("ended"):
        given = translate("skat", "The game was given up")
        shown_hand = translate("skat", "The hand was laid down")
        early = shown_hand if more["ended"] == "lay_down" else given
        return f"{sentence(early)} {sentence(end)}"
    if contract.order.trump is None:
        return sentence(end)
    text = translate("skat", "{own} to {other} points")
    return sentence(f"{text.format(own=points, other=ALL_POINTS - points)}. {end}")


def _together(text: str) -> str:
    """Keep each figure on the line of the word before it."""
    return re.sub(r" (\{(base|bid|score|times|value)\})", "\N{NO-BREAK SPACE}\\1", text)
