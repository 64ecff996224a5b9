"""Sounds are mixed and played off the interface's thread, and errors are silent."""

from __future__ import annotations

import builtins
import threading
from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import pytest

from reunion_desktop.ui.sound import speaker as module
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.sound.device import RATE, NoSound
from reunion_desktop.ui.sound.mixer import Mixer, read_clips
from reunion_desktop.ui.sound.speaker import Speaker

WAIT = 5.0
"""Seconds after which an expected event counts as missing."""


class Sink:
    """Device that records what it plays."""

    def __init__(self) -> None:
        self.started = threading.Event()
        self.stopped = threading.Event()
        self.closed = threading.Event()
        self.threads: set[str] = set()
        self.mix: Callable[[int], bytes] = bytes
        self.opened = 0

    def __call__(self) -> Sink:
        self.opened += 1
        self.threads.add(threading.current_thread().name)
        return self

    def start(self, mix: Callable[[int], bytes]) -> None:
        self.mix = mix
        self.stopped.clear()
        self.started.set()

    def stop(self) -> None:
        self.started.clear()
        self.stopped.set()

    def close(self) -> None:
        self.closed.set()

    def hear(self, count: int = RATE) -> array[int]:
        """Next samples."""
        return array("h", self.mix(count))


LOUD = array("h", [8_000] * 600)


def clips() -> Mapping[Sound, Sequence[array[int]]]:
    """The same samples for every sound."""
    return dict.fromkeys(Sound, (LOUD,))


@pytest.fixture
def sink() -> Sink:
    """Device of the speaker."""
    return Sink()


@pytest.fixture
def speaker(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> Speaker:
    """Speaker that stops its device as soon as all is played."""
    monkeypatch.setattr(module, "REST", 0.01)
    return Speaker(clips, sink)


def test_without_a_volume_nothing_is_opened(speaker: Speaker, sink: Sink) -> None:
    """Without a volume no file is read, no device opened, no thread started."""
    speaker.say(Sound.CARD)
    before = threading.active_count()
    speaker.close()

    assert 0 == sink.opened
    assert before == threading.active_count()


def test_a_sound_is_heard_and_then_all_is_still(speaker: Speaker, sink: Sink) -> None:
    """The device runs while a sound is active, is stopped after it, and used again."""
    speaker.set_volume(100)
    for _ in range(2):
        speaker.say(Sound.CARD)
        assert sink.started.wait(WAIT)
        assert list(LOUD) == list(sink.hear(len(LOUD)))
        assert sink.stopped.wait(WAIT)
    speaker.close()

    assert sink.closed.is_set()
    assert 1 == sink.opened
    assert {"speaker"} == sink.threads


def test_the_slider_is_quieter_than_half_at_half(speaker: Speaker, sink: Sink) -> None:
    """Half the slider is a quarter of the amplitude, as loudness is perceived by ratios."""
    speaker.set_volume(50)
    speaker.say(Sound.CARD)
    assert sink.started.wait(WAIT)
    heard = sink.hear(10)
    speaker.close()

    assert [2_000] * 10 == list(heard)


def test_switched_off_in_the_middle_it_is_still(speaker: Speaker, sink: Sink) -> None:
    """Switching off drops the sounds that were not played yet."""
    speaker.set_volume(100)
    speaker.say(Sound.CARD)
    assert sink.started.wait(WAIT)
    speaker.set_volume(0)
    heard = sink.hear(10)
    speaker.close()

    assert [0] * 10 == list(heard)


def test_without_a_device_nothing_is_said_about_it() -> None:
    """A missing device is tried once; sounds are dropped until the volume changes."""
    tried = threading.Semaphore(0)

    def none() -> Sink:
        tried.release()
        raise NoSound

    speaker = Speaker(clips, none)
    speaker.set_volume(100)
    speaker.say(Sound.CARD)
    assert tried.acquire(timeout=WAIT)
    speaker.close()
    speaker.say(Sound.CARD)

    assert not tried.acquire(blocking=False)


def test_without_the_package_nothing_is_said_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the optional package there are no sounds and no error."""
    real = builtins.__import__

    def missing(name: str, *rest: object) -> object:
        if name == "miniaudio":
            raise ImportError(name)
        return real(name, *rest)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(builtins, "__import__", missing)
    ended = threading.Event()
    monkeypatch.setattr(threading, "excepthook", lambda _: ended.set())
    speaker = Speaker(clips)
    speaker.set_volume(80)
    speaker.say(Sound.KNOCK)
    speaker.close()

    assert not ended.is_set()


def test_sounds_at_one_moment_add_up_and_never_wrap() -> None:
    """Two loud sounds are clipped, and do not overflow."""
    mixer = Mixer()
    loud = array("h", [30_000] * 4)
    mixer.add(Sound.CARD, loud)
    mixer.add(Sound.KNOCK, loud)

    assert [32_767] * 4 + [0] * 2 == list(array("h", mixer.mix(6)))
    assert mixer.silent


def test_two_cards_at_one_moment_are_one_sound() -> None:
    """Cards that land together are one sound."""
    mixer = Mixer()
    mixer.add(Sound.CARD, LOUD)
    mixer.add(Sound.CARD, LOUD)

    assert [8_000] * 10 == list(array("h", mixer.mix(10)))


def test_no_take_comes_twice_running(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    """No recording is played twice in a row."""
    monkeypatch.setattr(module, "REST", 0.01)
    takes = tuple(array("h", [number] * 600) for number in (1, 2, 3))
    speaker = Speaker(lambda: dict.fromkeys(Sound, takes), sink)
    speaker.set_volume(100)
    heard = []
    for _ in range(12):
        speaker.say(Sound.CARD)
        assert sink.started.wait(WAIT)
        heard.append(sink.hear(600)[0])
        assert sink.stopped.wait(WAIT)
    speaker.close()

    assert {1, 2, 3} == set(heard)
    assert all(one != other for one, other in pairwise(heard))


def test_every_sound_is_there(qapp: object) -> None:  # noqa: ARG001 - resources need Qt.
    """Each sound has files; cards and strokes, which are frequent, have several."""
    found = read_clips()

    assert set(Sound) == set(found)
    assert all(takes and all(len(take) > RATE // 20 for take in takes) for takes in found.values())
    assert min(len(found[Sound.CARD]), len(found[Sound.QUILL])) >= 3
