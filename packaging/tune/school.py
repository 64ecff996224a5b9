"""Training of the value networks: state, schedule, compiled trainer and checkpoints.

For packaging/tune/lessons.py, the command. The trainer is compiled from packaging/tune/teacher and
from the core's own rules; its structures are listed here and in its headers in the same order.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import subprocess
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from houses import ROOT, House, houses

from reunion_desktop.ai.reunion.perfect_information.likelihood import FEATURE_WEIGHTS
from reunion_desktop.value_net.public_facts import FEE

TEACHER = Path(__file__).resolve().parent / "teacher"
CORE = ROOT / "reunion_desktop" / "solver" / "core"
SOURCES = (
    *(TEACHER / name for name in ("guest.c", "lessons.c", "network.c", "scene.c")),
    *(CORE / name for name in ("deal_state.c", "rules.c")),
)
FLAGS = (
    *("-std=c17", "-D_GNU_SOURCE", "-O3", "-march=native", "-fno-math-errno"),
    # No fused multiply-add, which rounds once instead of twice: same results on all machines.
    *("-ffp-contract=off", "-fPIC", "-shared"),
)

TERM = 250
"""Batches between two changes of the learning rate, and between two looks at the clock."""

BATCH, _EARLIER = 192, 6
_BLOCKS = 2000
SIZES = (256, 64), (128, 32)
"""Sizes of the hidden layers, for cards and for discards: as in network.h."""
_MOST_INPUTS, _CARDS, _DISCARD_INPUTS, _LANES = 704, 36, 192, 16


class Plan(ctypes.Structure):
    """Learning parameters of a term, as in lessons.h."""

    _fields_ = (
        ("rate", ctypes.c_float),
        ("mean_rate", ctypes.c_float),
        ("outcome_share", ctypes.c_float),
        ("temperature", ctypes.c_float),
        ("warm", ctypes.c_float),
        ("by_lot", ctypes.c_float),
        ("guests", ctypes.c_float),
        ("fee", ctypes.c_float),
        ("club", ctypes.c_float * 40),
    )


PARTS = (
    *(_MOST_INPUTS * 256, 256, 256 * 64, 64, _CARDS * 64, 3 * _LANES),
    *(_DISCARD_INPUTS * 128, 128, 128 * 32, 32, 32, _LANES),
)
"""The layers of a network, as in network.h."""

_NETWORK = 4 * sum(PARTS)
_MEAN = 3 * _NETWORK
"""Offset of the running mean in the trainer's state."""


def plan(share: float, *, refining: bool = False) -> Plan:
    """Learning parameters after a share of a stage.

    The learning rate starts high and falls; the target is the end of the deal at first, later mixed
    with the network's own estimate of the next choice. The second stage refines the first.

    Args:
        share: share of the stage, from 0 to 1.
        refining: whether it is the second one.
    """
    rate = 1e-5 + (4e-4 if refining else 1e-3) * (1 - share) * (1 - share)
    outcome = 0.5 if refining else 1.0 if share < 0.1 else max(0.5, 1.1 - share)
    club = [mark for marks in FEATURE_WEIGHTS for mark in (*marks, *[0.0] * (10 - len(marks)))]
    guests = 0.2 if refining or share > 0.02 else 0.0
    return Plan(rate, 0.002, outcome, 0.6, 1.8, 0.05, guests, FEE, (ctypes.c_float * 40)(*club))


Teacher = ctypes.CDLL
"""The compiled trainer."""


def compiled(folder: Path) -> Teacher:
    """Compile and load the trainer.

    Raises:
        CalledProcessError: the compiler failed.
    """
    library = folder / "teacher.so"
    command = [os.environ.get("CC", "cc"), *FLAGS, f"-I{CORE}", f"-I{TEACHER}"]
    subprocess.run([*command, "-o", library, *SOURCES, "-lpthread", "-lm"], check=True)
    teacher = ctypes.CDLL(str(library))
    teacher.open_school.restype = ctypes.c_void_p
    teacher.open_school.argtypes = (ctypes.c_uint64,)
    teacher.school_size.restype = ctypes.c_uint64
    teacher.keep_earlier.argtypes = (ctypes.c_void_p,)
    teacher.teach.argtypes = (
        *(ctypes.c_void_p, ctypes.POINTER(House), ctypes.c_int, ctypes.POINTER(Plan)),
        *(ctypes.c_uint64, ctypes.c_int, ctypes.c_int),
    )
    teacher.school_error.restype = ctypes.c_double
    teacher.school_error.argtypes = (ctypes.c_void_p,)
    teacher.examine.argtypes = (
        *(ctypes.c_void_p, ctypes.POINTER(House), ctypes.POINTER(Plan)),
        *(ctypes.c_uint64, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p),
    )
    return teacher


@dataclass
class School:
    """State of a training."""

    teacher: Teacher
    seed: str
    batches: int
    """Batches of the first stage."""
    more: int = 0
    """Batches of the second stage."""
    game: str = "reunion"
    done: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.number = int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:8], "big")
        self.memory = self.teacher.open_school(self.number)
        self.size = self.teacher.school_size()
        self.houses = houses(self.game, self.seed)
        self.tables = (House * len(self.houses))(*self.houses)

    def term(self, threads: int) -> None:
        """Train for one term."""
        begun = time.monotonic()
        refining = self.done >= self.batches
        first, batches = (self.batches, self.more) if refining else (0, self.batches)
        told = plan((self.done - first) / batches, refining=refining)
        term = min(TERM, first + batches - self.done)
        self.teacher.teach(
            self.memory, self.tables, len(self.houses), told, self.number, term, threads
        )
        before = (self.done - first) * 8 * _EARLIER // batches
        self.done += term
        # An earlier version of the network plays from time to time.
        if (self.done - first) * 8 * _EARLIER // batches > before:
            self.teacher.keep_earlier(self.memory)
        self.seconds += time.monotonic() - begun

    def progress(self) -> str:
        """Progress of the training in one line."""
        left = self.seconds / self.done * (self.batches + self.more - self.done)
        deals = self.done * BATCH
        off = sqrt(self.teacher.school_error(self.memory))
        return (
            f"{deals:,} deals, {deals / self.seconds:,.0f} a second, off by {off:.1f} points, "
            f"{left / 60:.1f} min to go"
        )

    def examined(self) -> tuple[float, float]:
        """Points per deal won against a club player, and the standard error.

        Half the difference, fees included, over blocks of six line-ups; in partnership games the
        opponent is an earlier version, side against side.
        """
        total, squares = ctypes.c_double(), ctypes.c_double()
        self.teacher.examine(
            *(self.memory, self.houses[0], plan(1.0), self.number, _BLOCKS),
            *(ctypes.byref(total), ctypes.byref(squares)),
        )
        mean = total.value / _BLOCKS
        return mean, sqrt((squares.value / _BLOCKS - mean * mean) / _BLOCKS)

    def mean(self) -> bytes:
        """The running mean of the weights."""
        return ctypes.string_at(self.memory + _MEAN, _NETWORK)

    def keep(self, file: Path) -> None:
        """Write a checkpoint."""
        told = {"game": self.game, "seed": self.seed, "batches": self.batches, "done": self.done}
        head = json.dumps({**told, "seconds": self.seconds}) + "\n"
        new = file.with_suffix(".new")
        new.write_bytes(head.encode() + ctypes.string_at(self.memory, self.size))
        new.replace(file)

    def resume(self, file: Path) -> bool:
        """Continue from a checkpoint; False if it belongs to another training."""
        head, _, memory = file.read_bytes().partition(b"\n")
        told = json.loads(head)
        if (told["game"], told["seed"], told["batches"]) != (
            *(self.game, self.seed, self.batches),
        ) or len(memory) != self.size:
            return False
        ctypes.memmove(self.memory, memory, self.size)
        self.done, self.seconds = told["done"], told["seconds"]
        return True
