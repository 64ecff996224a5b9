"""Audio devices: the protocol, and the implementation with ``miniaudio``."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

RATE = 24_000
"""Samples per second, in every file."""
_PERIOD_MS = 25
"""Length of an audio period; three of them pass between a card's landing and its sound."""


class NoSound(Exception):  # noqa: N818 - not an error: many machines have no sound.
    """No sound can be played on this machine."""


class Device(Protocol):
    """Audio device: pulls samples from a callback on its own thread."""

    def start(self, mix: Callable[[int], bytes]) -> None:
        """Play the samples returned by ``mix`` until stopped; raises NoSound."""

    def stop(self) -> None:
        """Stop playing, and use no processor time."""

    def close(self) -> None:
        """Release the device."""


def can_play() -> bool:
    """Check whether the package that plays sounds is installed."""
    return importlib.util.find_spec("miniaudio") is not None


class Miniaudio:
    """Device opened by miniaudio."""

    def __init__(self) -> None:
        """Open the device.

        Raises:
            NoSound: the package is missing, or there is no device.
        """
        try:
            import miniaudio  # noqa: PLC0415 - optional and large.
        except (ImportError, OSError) as missing:
            raise NoSound(str(missing)) from missing
        self._errors = (miniaudio.MiniaudioError, OSError)
        backends = None
        if sys.platform == "linux":
            backends = [miniaudio.Backend.PULSEAUDIO]
            # Without a sound card its library prints errors on the console.
            if any(Path("/dev/snd").glob("pcm*p")):
                backends.append(miniaudio.Backend.ALSA)
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD_MS,
                backends=backends,
                app_name="Reunion Desktop",
            )
        except self._errors as missing:
            raise NoSound(str(missing)) from missing

    def start(self, mix: Callable[[int], bytes]) -> None:
        """Play the samples returned by ``mix`` until stopped; raises NoSound."""

        def samples() -> Generator[bytes, int, None]:
            made = b""
            while True:
                count = yield made
                made = mix(count)

        generator = samples()
        next(generator)
        try:
            self._device.start(generator)
        except self._errors as lost:
            raise NoSound(str(lost)) from lost

    def stop(self) -> None:
        """Stop playing, and use no processor time."""
        with suppress(*self._errors):
            self._device.stop()

    def close(self) -> None:
        """Release the device."""
        self._device.close()
