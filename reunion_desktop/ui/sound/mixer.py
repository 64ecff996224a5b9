"""Mixer of sounds: reads the takes of each, and adds up the samples of what sounds."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from threading import Lock

from PySide6.QtCore import QFile, QIODevice

from reunion_desktop.ui.look.resources import resource
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.sound.device import RATE

_TOGETHER = RATE // 40
"""A sound that began less than so many samples ago is not begun again: two cards, one sound."""
_VOICES = 6
"""More sounds than this at one moment are noise."""

Clips = Mapping[Sound, Sequence["array[int]"]]
"""The takes of each sound, as 16-bit samples."""


def read_clips() -> Clips:
    """Every take of every sound."""
    return {sound: tuple(_takes(sound.value)) for sound in Sound}


def _takes(name: str) -> list[array[int]]:
    found: list[array[int]] = []
    # Takes are numbered from 1; the first number that is missing ends them.
    with suppress(FileNotFoundError):
        while True:
            file = QFile(resource(f"sounds/{name}-{len(found) + 1}.wav"))
            file.open(QIODevice.OpenModeFlag.ReadOnly)
            with wave.open(BytesIO(bytes(file.readAll().data()))) as sound:
                samples = array("h", sound.readframes(sound.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            found.append(samples)
    return found


@dataclass(slots=True)
class _Voice:
    """One sound on its way out."""

    sound: Sound
    samples: array[int]
    played: int = 0
    """How many samples were played."""


class Mixer:
    """Adds up whatever sounds at the moment. Used from two threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[_Voice] = []

    @property
    def silent(self) -> bool:
        """Check whether all sounds have been played."""
        return not self._voices

    def add(self, sound: Sound, samples: array[int]) -> None:
        """Let one more sound be heard."""
        with self._lock:
            fresh = any(v.sound is sound and v.played < _TOGETHER for v in self._voices)
            if not fresh and len(self._voices) < _VOICES:
                self._voices.append(_Voice(sound, samples))

    def clear(self) -> None:
        """Forget whatever was not played yet."""
        with self._lock:
            self._voices.clear()

    def mix(self, count: int) -> bytes:
        """The next samples, silence where nothing sounds."""
        with self._lock:
            parts = [voice.samples[voice.played : voice.played + count] for voice in self._voices]
            for voice in self._voices:
                voice.played += count
            self._voices = [v for v in self._voices if v.played < len(v.samples)]
        made = array("h", bytes(2 * count))
        for part in parts:
            for place, one in enumerate(part):
                made[place] = max(-32_768, min(32_767, made[place] + one))
        return made.tobytes()
