"""Tune the solver's move ordering by hill climbing to fewer cards played, and print it.

    python3 packaging/tune/order.py [--game skat] [--changes 200] [--deals 60] [--write]

A random weight of reunion_desktop/solver/core/order.c is changed, the core is built in a temporary
folder, and some random deals are solved: of Réunion for each seat, of Skat for a declarer in a suit
and in Grand. A change is kept if the search plays fewer cards. The order never changes a value. The
current weights were found like this, Réunion's in a few thousand changes on 50 to 300 deals, Skat's
in 1,600 changes on 60 deals. Needs a compiler.

With --write the sources are changed; then the core must be built, and the signature written again
(``python -m tests.solver.signature``).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path("reunion_desktop", "solver", "core")
ORDER = SOURCES / "order.c"
FLAGS = ("-std=c17", "-O3", "-fPIC", "-DPy_LIMITED_API=0x030B0000")

_BEGIN = {"reunion": "REWARDS_ORDER[", "skat": "POINTS_ORDER["}
_END = "\n};"
_NUMBER = re.compile(r"(?<![\w{])-?\d+(?!\w)|(?<={)-?\d+(?=,)")
"""Pattern of a weight; the lone 0 of an impossible outcome is none."""
_STEPS = (-40, -15, -5, 5, 15, 40)
"""Changes of a weight that are tried."""

COUNT = """
import sys
from reunion_desktop.bench import declarer, solver
module = declarer if sys.argv[1] == "skat" else solver
print(module.cards_played(int(sys.argv[2]), sys.argv[3]))
"""


def weights(text: str, game: str) -> list[re.Match[str]]:
    """Positions of a game's weights in the source."""
    begin = text.index("{", text.index(_BEGIN[game]))
    return list(_NUMBER.finditer(text, begin, text.index(_END, begin)))


def changed(text: str, found: re.Match[str], by: int) -> str:
    """The source with one weight changed."""
    return text[: found.start()] + str(int(found[0]) + by) + text[found.end() :]


class Workshop:
    """A copy of the program in which the core is built again and again."""

    def __init__(self, folder: Path, *asked: str) -> None:
        """Copy the program, and compile all of the core but the order.

        Raises:
            CalledProcessError: the compiler failed.
        """
        self._folder, self._asked = folder, asked
        self._compiler = os.environ.get("CC", "cc")
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.rcc")
        package = ROOT / "reunion_desktop"
        shutil.copytree(package, folder / "reunion_desktop", ignore=ignored)
        for source in sorted((folder / SOURCES).glob("*.c")):
            self._compile(source)

    def cards_played(self, order: str) -> int:
        """Number of cards that the search plays with an order.

        Raises:
            CalledProcessError: the compiler failed.
        """
        source = self._folder / ORDER
        source.write_text(order, encoding="utf-8")
        self._compile(source)
        objects = sorted(str(path) for path in self._folder.glob("*.o"))
        core = self._folder / "reunion_desktop" / "solver" / "_core.abi3.so"
        self._run(self._compiler, "-shared", "-o", str(core), *objects)
        return int(self._run(sys.executable, "-c", COUNT, *self._asked))

    def _compile(self, source: Path) -> None:
        include = sysconfig.get_paths()["include"]
        target = self._folder / f"{source.stem}.o"
        self._run(self._compiler, *FLAGS, f"-I{include}", "-c", str(source), "-o", str(target))

    def _run(self, *command: str) -> str:
        return subprocess.run(
            command, check=True, cwd=self._folder, stdout=subprocess.PIPE, text=True
        ).stdout


def main() -> int:
    """Run the hill climbing and print the result."""
    parser = argparse.ArgumentParser(description="Tune the order in which cards are tried.")
    parser.add_argument("--game", default="reunion", choices=_BEGIN, help="whose weights")
    parser.add_argument("--changes", type=int, default=200, help="a second or so each")
    parser.add_argument("--deals", type=int, default=60, help="random deals, each asked thrice")
    parser.add_argument("--seed", default="order-1", help="any text")
    parser.add_argument("--write", action="store_true", help="write the better order down")
    options = parser.parse_args()
    order, rng = (ROOT / ORDER).read_text(encoding="utf-8"), Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        workshop = Workshop(Path(name), options.game, str(options.deals), options.seed)
        fewest = workshop.cards_played(order)
        print(f"{fewest} cards played at first")
        for number in range(1, options.changes + 1):
            found, by = rng.choice(weights(order, options.game)), rng.choice(_STEPS)
            tried = changed(order, found, by)
            played = workshop.cards_played(tried)
            if played < fewest:
                print(f"change {number}: {played} cards played", flush=True)
                order, fewest = tried, played
    print(f"{fewest} cards played at last")
    if options.write:
        (ROOT / ORDER).write_text(order, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
