"""A small program at a seat, on its best or its worst behaviour: ``scripted.py BEHAVIOUR``.

It knows nothing of the project, as a stranger's program would not. Asked, it takes the first thing
offered; most behaviours are what it does instead at its second question.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from threading import Event

SECOND = 2
DAWDLE_S = 0.5
"""Longer than twice the time that a test gives it."""

BAD = {
    "illegal": b'{"type":"play","card":"C7"}',
    "discards": b'{"type":"discard","cards":["C7","C8"]}',
    "cardless": b'{"type":"play"}',
    "number": b"7",
    "typeless": b"{}",
    "nonsense": b"I play the ace, partner!",
    "bytes": b"\xff\xfe\x00{}",
    "huge": b"x" * 3_000_000,
    "deep": b"[" * 60_000,
    "forgets": b'{"type":"log"}',
}
"""What it says instead of an answer."""


KEYS = {"play": "card", "discard": "cards", "announce": "call"}
"""Where an answer holds what is chosen."""


def say(line: bytes) -> None:
    """Send one line to the host."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def answer(behaviour: str, question: dict[str, object], asked: int) -> None:
    """The first thing offered, or something else."""
    legal = question["legal"]
    assert isinstance(legal, list)
    values = {"type": question["what"], KEYS[str(question["what"])]: legal[0]}
    if behaviour == "telling":
        values["info"] = {"layouts": asked}
    good = json.dumps(values).encode()
    if asked != SECOND:
        say(good)
        return
    if behaviour == "late":
        Event().wait(DAWDLE_S)
    elif behaviour == "dies":
        sys.exit(3)
    elif behaviour == "closes":
        os.close(1)
        for _ in sys.stdin:
            pass
        os._exit(0)
    say(BAD.get(behaviour, good))


def unasked(behaviour: str, message: dict[str, object]) -> None:
    """The lines that it sends before any question."""
    if behaviour == "talkative":
        if message["type"] == "hello":
            say(b"Welcome to Scripted 1.0")
        say(json.dumps({"type": "log", "heard": message}).encode())
    elif behaviour == "flooding":
        for _ in range(200):
            say(json.dumps({"type": "log", "heard": message}).encode())


def main(behaviour: str) -> None:
    """Play a seat until the host's bye."""
    if behaviour == "deaf":
        Event().wait()
    if behaviour == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        unasked(behaviour, message)
        if message["type"] == "bye" and behaviour != "stubborn":
            return
        if message["type"] == "hello" and behaviour != "silent":
            say(b'{"type":"hello","name":"Scripted"}')
        elif message["type"] == "choose" and behaviour != "silent":
            asked += 1
            answer(behaviour, message, asked)
    while behaviour == "stubborn":
        Event().wait()


main(sys.argv[1])
