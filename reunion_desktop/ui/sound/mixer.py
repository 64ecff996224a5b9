"""Mixer: reads the recordings of each sound, and adds up the samples of active sounds."""

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
"""A sound that started less than this many samples ago is not started again."""
_VOICES = 6
"""Maximum number of simultaneous sounds; more would be noise."""

Clips = Mapping[Sound, Sequence["array[int]"]]
"""Recordings of each sound, as 16-bit samples."""


def read_clips() -> Clips:
    """Read all recordings of all sounds."""
    return {sound: tuple(_takes(sound.value)) for sound in Sound}


def _takes(name: str) -> list[array[int]]:
    found: list[array[int]] = []
    # Recordings are numbered from 1 without gaps.
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
    """Active sound."""

    sound: Sound
    samples: array[int]
    played: int = 0
    """Number of samples played."""


class Mixer:
    """Adds up the active sounds. Used from two threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[_Voice] = []

    @property
    def silent(self) -> bool:
        """Check whether all sounds have been played."""
        return not self._voices

    def add(self, sound: Sound, samples: array[int]) -> None:
        """Start another sound."""
        with self._lock:
            fresh = any(v.sound is sound and v.played < _TOGETHER for v in self._voices)
            if not fresh and len(self._voices) < _VOICES:
                self._voices.append(_Voice(sound, samples))

    def clear(self) -> None:
        """Drop all active sounds."""
        with self._lock:
            self._voices.clear()

    def mix(self, count: int) -> bytes:
        """Return the next samples; silence if no sound is active."""
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
