"""A thread that writes to a buffer while other code reads it."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from threading import Event, Thread

WRITES = 500
"""How often the buffer is written over without a pause."""

TAPE = 1 << 17
"""Bytes of what is written at most."""


class Meddler(Thread):
    """A thread that writes to buffers again and again; one buffer at a time.

    If possible the system writes: that needs no interpreter lock.
    """

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.written = 0
        self._begin, self._begun, self._paused = Event(), Event(), Event()
        self._enough = self._over = False
        self._view = memoryview(b"")
        self._images: Sequence[bytes] = ()
        self._tape = tempfile.TemporaryFile()  # noqa: SIM115 - closed in end().

    def meddle(self, view: memoryview, images: Sequence[bytes]) -> None:
        """Write these images to the bytes of a view, one after the other, from now on."""
        self._view, self._images, self._enough = view, images, False
        self._paused.clear()
        self._begin.set()
        self._begun.wait()
        self._begun.clear()

    def pause(self) -> None:
        """Let go of the buffer."""
        self._enough = True
        self._paused.wait()

    def end(self) -> None:
        """Stop writing to any buffer."""
        self._enough = self._over = True
        self._begin.set()
        self.join()
        self._tape.close()

    def run(self) -> None:
        """Write while there is something to write to."""
        while True:
            self._begin.wait()
            self._begin.clear()
            if self._over:
                return
            places = [self._view] * min(WRITES, TAPE // self._view.nbytes)
            self._wind(len(places))
            self._begun.set()
            while not self._enough:
                self._write(places)
            self._paused.set()

    def _wind(self, count: int) -> None:
        """Put some images on the tape."""
        times = count // len(self._images) + 1
        self._tape.seek(0)
        self._tape.write((b"".join(self._images) * times)[: count * self._view.nbytes])
        self._tape.flush()

    def _write(self, places: list[memoryview]) -> None:
        """Everything on the tape, each image in its turn to the same place."""
        if sys.platform == "win32":
            for image in self._images:
                self._view[:] = image
            self.written += len(self._images)
        else:
            os.preadv(self._tape.fileno(), places, 0)
            self.written += len(places)
