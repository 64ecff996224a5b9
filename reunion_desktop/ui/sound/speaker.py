"""Speaker: plays the table's sounds on a thread of its own.

Sound is a courtesy: where no device is, or the package ``miniaudio`` is missing, nothing is heard
and nothing is said about it. Between two sounds the device is stopped and the thread waits.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from threading import Condition, Thread

from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.sound.device import Device, Miniaudio, NoSound
from reunion_desktop.ui.sound.mixer import Clips, Mixer, read_clips

REST = 2.0
"""Seconds of silence after which the device is stopped."""


class _Outlet:
    """A device that runs only while there is something to be heard."""

    def __init__(self, open_device: Callable[[], Device], mixer: Mixer) -> None:
        self._open, self._mixer = open_device, mixer
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
        self._read, self._open = clips, device or Miniaudio
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
