"""The table's sounds, mixed and played on a thread of their own.

Sound is a courtesy: where no device is, or the package ``miniaudio`` is missing, nothing is heard
and nothing is said about it. Between two sounds the device is stopped and the thread waits.
"""

from __future__ import annotations

import importlib.util
import sys
from array import array
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from random import Random
from threading import Condition, Lock, Thread
from typing import Protocol

from PySide6.QtCore import QFile, QIODevice

from reunion_desktop.ui.look.resources import resource
from reunion_desktop.ui.sound.cues import Sound

RATE = 24_000
"""Samples a second, in every file."""
REST = 2.0
"""Seconds of silence after which the device is stopped."""
_PERIOD_MS = 25
"""Three of these lie between a card's landing and its sound."""
_TOGETHER = RATE // 40
"""A sound that began less than so many samples ago is not begun again: two cards, one sound."""
_VOICES = 6
"""More sounds than this at one moment are noise."""

Clips = Mapping[Sound, Sequence["array[int]"]]
"""The takes of each sound, as 16-bit samples."""


class NoSound(Exception):  # noqa: N818 - no error: many a machine has no ears to play to.
    """There is no way to play a sound here."""


class Device(Protocol):
    """What plays samples: asks for so many at a time, on its own thread."""

    def start(self, mix: Callable[[int], bytes]) -> None:
        """Play what ``mix`` gives, until stopped; raises NoSound."""

    def stop(self) -> None:
        """Play nothing, and use no processor time."""

    def close(self) -> None:
        """Give the device back."""


def can_play() -> bool:
    """Whether the package that plays sounds is installed."""
    return importlib.util.find_spec("miniaudio") is not None


def read_clips() -> Clips:
    """Every take of every sound."""
    return {sound: tuple(_takes(sound.value)) for sound in Sound}


def _takes(name: str) -> list[array[int]]:
    import wave  # noqa: PLC0415 - start fast: most evenings are silent.

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
        """Whether everything was played."""
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


class _Outlet:
    """A device that runs only while there is something to be heard."""

    def __init__(self, opened: Callable[[], Device], mixer: Mixer) -> None:
        self._open, self._mixer = opened, mixer
        self._device: Device | None = None
        self.playing = False
        """Whether the device runs."""

    def serve(self, *, heard: bool) -> None:
        """Run the device if there is something new to be heard; stop it in silence.

        Raises:
            NoSound: there is no device, or it was taken away.
        """
        if heard and not self.playing:
            if self._device is None:
                self._device = self._open()
            self._device.start(self._mixer.mix)
            self.playing = True
        elif self.playing and not heard and self._mixer.silent and self._device is not None:
            self._device.stop()
            self.playing = False

    def close(self) -> None:
        """Give the device back."""
        device, self._device, self.playing = self._device, None, False
        if device is not None:
            device.close()


class Speaker:
    """Plays sounds when it is told to; silent until it is given a volume."""

    def __init__(
        self,
        clips: Callable[[], Clips] = read_clips,
        device: Callable[[], Device] | None = None,
    ) -> None:
        """Nothing is read, loaded or opened before the first sound.

        Args:
            clips: reads the sounds; called once.
            device: opens what plays them; raises NoSound where nothing does.
        """
        self._read, self._open = clips, device or _Miniaudio
        self._clips: Clips = {}
        self._scaled: dict[tuple[Sound, int], array[int]] = {}
        self._dice = Random(0)
        self._last: dict[Sound, int] = {}
        self._volume = 0
        self._mixer = Mixer()
        self._wake = Condition()
        self._wanted: list[Sound] = []
        self._closing = self._dumb = False
        self._thread: Thread | None = None

    def set_volume(self, percent: int) -> None:
        """How loud sounds are from now on; 0 is silence."""
        with self._wake:
            if percent != self._volume:
                self._volume, self._scaled = percent, {}
                # Whoever turns it on again may have plugged something in meanwhile.
                self._dumb = False
            if not percent:
                self._wanted.clear()
                self._mixer.clear()

    def say(self, sound: Sound) -> None:
        """Let a sound be heard as soon as possible."""
        if not self._volume or self._dumb or self._closing:
            return
        if not self._clips:
            self._clips = self._read()
        with self._wake:
            self._wanted.append(sound)
            if self._thread is None:
                # A daemon: a sound server that hangs keeps nobody from leaving. It knows no Qt.
                self._thread = Thread(target=self._work, name="speaker", daemon=True)
                self._thread.start()
            self._wake.notify()

    def close(self) -> None:
        """Be silent for good."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(1)

    def _work(self) -> None:
        """The speaker's thread: wait, and hand on what is wanted."""
        outlet = _Outlet(self._open, self._mixer)
        while True:
            with self._wake:
                if not self._wanted and not self._closing:
                    self._wake.wait(REST if outlet.playing else None)
                wanted, self._wanted = self._wanted, []
                if self._closing:
                    break
            for sound in wanted:
                self._mixer.add(sound, self._take(sound))
            try:
                outlet.serve(heard=bool(wanted))
            except NoSound:
                self._dumb = True
                self._mixer.clear()
                outlet.close()
        outlet.close()

    def _take(self, sound: Sound) -> array[int]:
        """One take of a sound, not the one heard last, as loud as is wanted."""
        takes = self._clips[sound]
        others = [number for number in range(len(takes)) if number != self._last.get(sound)]
        number = self._last[sound] = self._dice.choice(others or [0])
        found = self._scaled.get((sound, number))
        if found is None:
            # The ear hears a square root: half of the slider is to sound half as loud.
            gain = (self._volume / 100) ** 2
            found = array("h", (round(one * gain) for one in takes[number]))
            self._scaled[sound, number] = found
        return found


class _Miniaudio:
    """A device opened by miniaudio."""

    def __init__(self) -> None:
        try:
            import miniaudio  # noqa: PLC0415 - optional, and only for those who want sound.
        except (ImportError, OSError) as missing:
            raise NoSound(str(missing)) from missing
        self._errors = (miniaudio.MiniaudioError, OSError)
        backends = None
        if sys.platform == "linux":
            backends = [miniaudio.Backend.PULSEAUDIO]
            # Without a card its library complains on the console.
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
        with suppress(*self._errors):
            self._device.stop()

    def close(self) -> None:
        self._device.close()
