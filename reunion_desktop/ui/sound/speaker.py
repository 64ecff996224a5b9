"""Speaker: plays the table's sounds on its own thread.

Sound is optional: without a device, or without the package ``miniaudio``, the speaker stays silent
and reports nothing. Between two sounds the device is stopped and the thread waits.
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
    """Device that runs only while there is something to play."""

    def __init__(self, open_device: Callable[[], Device], mixer: Mixer) -> None:
        self._open, self._mixer = open_device, mixer
        self._device: Device | None = None
        self.playing = False
        """True if the device runs."""

    def serve(self, *, heard: bool) -> None:
        """Start the device for a new sound; stop it after silence.

        Raises:
            NoSound: there is no device, or it was removed.
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
        """Release the device."""
        device, self._device, self.playing = self._device, None, False
        if device is not None:
            device.close()


class Speaker:
    """Plays sounds on request; silent until a volume is set."""

    def __init__(
        self,
        clips: Callable[[], Clips] = read_clips,
        device: Callable[[], Device] | None = None,
    ) -> None:
        """Create the speaker; files and device are opened with the first sound.

        Args:
            clips: reads the sounds; called once.
            device: opens the audio device; raises NoSound if there is none.
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
        """Set the volume; 0 is silence."""
        with self._wake:
            if percent != self._volume:
                self._volume, self._scaled = percent, {}
                # Try again with a new volume: a device may have been plugged in.
                self._dumb = False
            if not percent:
                self._wanted.clear()
                self._mixer.clear()

    def say(self, sound: Sound) -> None:
        """Play a sound as soon as possible."""
        if not self._volume or self._dumb or self._closing:
            return
        if not self._clips:
            self._clips = self._read()
        with self._wake:
            self._wanted.append(sound)
            if self._thread is None:
                # A daemon thread: a hanging sound server must not keep the program from ending.
                self._thread = Thread(target=self._work, name="speaker", daemon=True)
                self._thread.start()
            self._wake.notify()

    def close(self) -> None:
        """Stop for good."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(1)

    def _work(self) -> None:
        """Body of the speaker's thread: wait, then play the requested sounds."""
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
        """Choose a recording of a sound, not the last one played, at the current volume."""
        takes = self._clips[sound]
        others = [number for number in range(len(takes)) if number != self._last.get(sound)]
        number = self._last[sound] = self._dice.choice(others or [0])
        found = self._scaled.get((sound, number))
        if found is None:
            # Loudness is perceived as the root of the amplitude; squaring makes half sound half.
            gain = (self._volume / 100) ** 2
            found = array("h", (round(one * gain) for one in takes[number]))
            self._scaled[sound, number] = found
        return found
