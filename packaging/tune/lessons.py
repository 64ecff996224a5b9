"""Train a value network by self-play: writes reunion_desktop/value_net/GAME.network.

    python3 packaging/tune/lessons.py [--game reunion] [--deals N] [--more N] [--seed lessons-1]
                                      [--threads 2]

A network whose input is one seat's observation plays deals against itself, against earlier versions
and, at Réunion, against a club player, and learns the value of each card: at Réunion points, and
fees at 29 points each; in partnership games 60 points for the deal, and a little for all points.
The rule variant of each deal is chosen at random. The trainer is compiled from
packaging/tune/teacher and from the core's own rules, so a compiler is needed (gcc 12 or clang). All
sums are made in a fixed order: the same seed and number of deals give the same file, for any
machine and number of threads. A report is written beside the network.

Every few minutes the state is saved in --checkpoint; the same command continues from there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import tempfile
import time
from array import array
from pathlib import Path
from struct import pack

from houses import ROOT, STAGES, TABLES
from school import BATCH, PARTS, SIZES, School, compiled
from sums import check_sums

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.value_net.inputs import discard_inputs_of, inputs_of
from reunion_desktop.value_net.weights import (
    IN_BITS,
    MAGIC,
    WEIGHT_BITS,
    WORTH_BITS,
    sealed,
    weights_from,
)

OUT = ROOT / "reunion_desktop" / "value_net"


def parts_of(network: bytes) -> list[array[float]]:
    """The layers of a network, each in row order."""
    numbers = array("f", network)
    parts, at = [], 0
    for count in PARTS:
        parts.append(numbers[at : at + count])
        at += count
    return parts


def whole(numbers: array[float], bits: int, kind: str = "h") -> bytes:
    """Quantize numbers to fixed point, as in the file.

    Raises:
        OverflowError: a number is out of range.
    """
    found = array(kind, [round(number * (1 << bits)) for number in numbers])
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def text_of(network: bytes, rules: Rules) -> bytes:
    """Encode the file: the quantized network without inputs that the game does not use."""
    parts = parts_of(network)
    players, cards = rules.players, len(rules.pack)
    goals = len(set(rules.sides.of)) < players
    if goals:
        _forget_what_was_never_told(parts, players, cards)
    sizes = (inputs_of(players, cards, goals=goals), *SIZES[0], cards)
    discard_sizes = (discard_inputs_of(cards), *SIZES[1], 1)
    out = [MAGIC, pack("<10i", players, cards, *sizes, *discard_sizes)]
    for layers, (told, inner, second, answers) in (
        (parts[:6], sizes),
        (parts[6:], discard_sizes),
    ):
        first, begins, middle, middle_begins, last, last_begins = layers
        out += [
            whole(first[: told * inner], IN_BITS),
            whole(begins[:inner], IN_BITS),
            whole(middle[: inner * second], WEIGHT_BITS),
            whole(middle_begins[:second], WORTH_BITS, "i"),
            whole(last[: answers * second], WEIGHT_BITS),
            whole(last_begins[:answers], WORTH_BITS, "i"),
        ]
    return b"".join(out)


def _forget_what_was_never_told(parts: list[array[float]], players: int, cards: int) -> None:
    """Set unused initial weights to zero in games without discards."""
    first, width = parts[0], SIZES[0][0]
    away = (2 * players + 1) * cards
    for at in range(away * width, (away + cards) * width):
        first[at] = 0.0
    for part in parts[6:]:
        for at in range(len(part)):
            part[at] = 0.0


def main() -> int:
    """Train and write the network."""
    parser = argparse.ArgumentParser(description="Train a value network by self-play.")
    parser.add_argument("--game", choices=tuple(TABLES), default=RHINELAND.game)
    parser.add_argument("--deals", type=int, help="in the first stage")
    parser.add_argument("--more", type=int, help="in the second stage")
    parser.add_argument("--seed", default="lessons-1", help="any text")
    parser.add_argument("--threads", type=int, default=min(4, os.cpu_count() or 1))
    parser.add_argument(
        "--checkpoint", type=Path, help="where to go on, and to keep what was learnt"
    )
    parser.add_argument("--every", type=float, default=120.0, help="seconds between checkpoints")
    parser.add_argument("--out", type=Path, help="the file to write")
    options = parser.parse_args()
    game = options.game
    out = options.out or OUT / f"{game}.network"
    checkpoint = options.checkpoint or Path(tempfile.gettempdir()) / f"{game}-lessons.checkpoint"
    with tempfile.TemporaryDirectory() as folder:
        deals, more = STAGES[game]
        deals = deals if options.deals is None else options.deals
        more = more if options.more is None else options.more
        batches = (max(1, deals // BATCH), more // BATCH)
        school = School(compiled(Path(folder)), options.seed, *batches, game=game)
        if checkpoint.exists() and school.resume(checkpoint):
            print(f"Going on from {checkpoint}, {school.done * BATCH:,} deals.")
        kept = time.monotonic()
        while school.done < sum(batches):
            school.term(options.threads)
            print(school.progress(), flush=True)
            if time.monotonic() - kept > options.every or school.done == sum(batches):
                school.keep(checkpoint)
                kept = time.monotonic()
        written = text_of(school.mean(), TABLES[game])
        check_sums(weights_from(written))
        points, error = school.examined()
    out.write_bytes(sealed(written))
    beaten = "a_club_player" if game == RHINELAND.game else "an_earlier_self"
    told = {
        "made_by": "packaging/tune/lessons.py",
        "seed": options.seed,
        "deals": school.done * BATCH,
        "minutes": round(school.seconds / 60, 1),
        "threads": options.threads,
        f"points_a_deal_over_{beaten}": [round(points, 2), round(error, 2)],
        "bytes": len(written),
        "sha256": hashlib.sha256(written).hexdigest(),
    }
    report = json.dumps(told, indent=2) + "\n"
    out.with_suffix(".json").write_text(report, encoding="utf-8")
    print(f"{out}: {report}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
