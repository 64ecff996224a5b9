"""Write ai/thirty_one/lives.table: the lives that a player of Thirty-One expects to lose.

    python3 packaging/tune/lives.py [--deals 8000000] [--seed 1] [--play 20000]

Players with the table play among themselves and against players who take what helps and knock from
a fixed value; the table learns what each choice cost. The program is compiled from
packaging/tune/teacher/lives.c, so a compiler is needed. The same seed and number of deals give the
same file. Then the lives lost by one player with the table among others who knock from a fixed
value are printed, for each value and number of players.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(__file__).resolve().parent / "teacher" / "lives.c"
OUT = ROOT / "reunion_desktop" / "ai" / "thirty_one" / "lives.table"
# No fused multiply-add, which rounds once instead of twice: same results on all machines.
FLAGS = ("-std=c17", "-O3", "-ffp-contract=off")


def run(words: Sequence[str]) -> None:
    """Run a program, with its output on the terminal."""
    subprocess.run(words, check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile, train, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=8_000_000, help="deals of self-play")
    parser.add_argument("--seed", default="1", help="hexadecimal number")
    parser.add_argument("--play", type=int, default=20_000, help="deals of each comparison")
    parser.add_argument("--out", type=Path, default=OUT)
    told = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "lives")
        run(("cc", *FLAGS, "-o", program, str(SOURCE)))
        run((program, "train", str(told.deals), told.seed, str(told.out)))
        run((program, "play", str(told.play), f"{told.seed}f", str(told.out)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
