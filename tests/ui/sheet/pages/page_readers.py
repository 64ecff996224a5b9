"""Reads text and its places from PDF and SVG files of score sheets.

Written without the program's own painters, so that a file is tested by its content.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Word:
    """A text at its start point, in page units (1/144 inch from the upper left)."""

    text: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Ink:
    """Outline of a filled path, in page units."""

    places: tuple[tuple[float, float], ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        across, down = zip(*self.places, strict=True)
        return min(across), min(down), max(across), max(down)


def placed(matrix: QTransform, x: float, y: float) -> tuple[float, float]:
    """A point transformed by a matrix."""
    point = matrix.map(QPointF(x, y))
    return point.x(), point.y()


# SVG ----------------------------------------------------------------------------------------------


def svg_words(data: bytes) -> list[Word]:
    """Every text of an SVG image."""
    return [
        Word(element.text or "", *placed(matrix, _number(element, "x"), _number(element, "y")))
        for element, matrix in _elements(ET.fromstring(data), QTransform())
        if element.tag == f"{SVG}text"
    ]


def svg_inks(data: bytes) -> list[Ink]:
    """Every filled outline of an SVG image."""
    found = []
    for element, matrix in _elements(ET.fromstring(data), QTransform()):
        if element.tag == f"{SVG}path":
            numbers = [float(text) for text in re.findall(r"-?[0-9.]+", element.get("d", ""))]
            pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
            found.append(Ink(tuple(placed(matrix, *pair) for pair in pairs)))
    return found


def svg_description(data: bytes) -> str:
    """Description of an SVG image."""
    found = ET.fromstring(data).find(f"{SVG}desc")
    return "" if found is None else found.text or ""


def _elements(element: ET.Element, matrix: QTransform) -> Iterator[tuple[ET.Element, QTransform]]:
    text = element.get("transform", "")
    if text:
        numbers = [float(number) for number in re.findall(r"-?[0-9.]+(?:e-?[0-9]+)?", text)]
        matrix = QTransform(*numbers) * matrix
    yield element, matrix
    for child in element:
        yield from _elements(child, matrix)


def _number(element: ET.Element, key: str) -> float:
    return float(element.get(key, "0"))


# PDF ----------------------------------------------------------------------------------------------


class Pdf:
    """Objects of a PDF document, as far as score sheets have them."""

    def __init__(self, data: bytes) -> None:
        """Parse every object."""
        found = re.findall(rb"(\d+) 0 obj\s(.*?)endobj", data, re.DOTALL)
        self.objects: dict[int, bytes] = {int(number): body for number, body in found}

    @property
    def pages(self) -> list[bytes]:
        """The dictionaries of the pages, in order."""
        (tree,) = [body for body in self.objects.values() if b"/Type /Pages" in body]
        kids = re.search(rb"/Kids\s*\[(.*?)\]", tree, re.DOTALL)
        assert kids is not None
        return [self.objects[int(number)] for number in re.findall(rb"(\d+) 0 R", kids[1])]

    def size(self, page: bytes) -> tuple[float, float]:
        """Width and height in points."""
        found = re.search(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", page)
        assert found is not None
        return float(found[1]), float(found[2])

    def words(self, page: bytes) -> list[Word]:
        """Every text of a page, visible or not."""
        height = self.size(page)[1]
        content = self._stream(self._reference(page, b"Contents")).decode("latin-1")
        reading = _Reading(self._fonts(page))
        for sign in re.findall(r"/\w+|<[0-9A-Fa-f]+>|[^\s<>/]+", content):
            reading.take(sign)
        return [Word(text, x * 2, (height - y) * 2) for text, x, y in reading.found]

    def _fonts(self, page: bytes) -> dict[str, dict[str, str]]:
        """For each font of a page, the letter of every code."""
        resources = self._reference(page, b"Resources")
        fonts = re.findall(rb"/(F\d+) (\d+) 0 R", resources)
        return {
            name.decode(): self._letters(self._reference(self.objects[int(number)], b"ToUnicode"))
            for name, number in fonts
        }

    def _letters(self, table: bytes) -> dict[str, str]:
        text = self._stream(table).decode("latin-1")
        letters = {}
        for block in re.findall(r"beginbfrange(.*?)endbfrange", text, re.DOTALL):
            for first, last, to in re.findall(r"<(\w+)>\s*<(\w+)>\s*(<\w+>|\[.*?\])", block):
                targets = re.findall(r"<(\w+)>", to)
                for step in range(int(last, 16) - int(first, 16) + 1):
                    target = targets[step] if len(targets) > 1 else targets[0]
                    letter = bytes.fromhex(target).decode("utf-16-be")
                    shift = step if len(targets) == 1 else 0
                    letters[f"{int(first, 16) + step:04X}"] = letter[:-1] + chr(
                        ord(letter[-1]) + shift
                    )
        for block in re.findall(r"beginbfchar(.*?)endbfchar", text, re.DOTALL):
            for code, to in re.findall(r"<(\w+)>\s*<(\w+)>", block):
                letters[code.upper()] = bytes.fromhex(to).decode("utf-16-be")
        return letters

    def _reference(self, body: bytes, key: bytes) -> bytes:
        found = re.search(rb"/" + key + rb" (\d+) 0 R", body)
        assert found is not None
        return self.objects[int(found[1])]

    def _stream(self, body: bytes) -> bytes:
        raw = body.partition(b"stream")[2].lstrip(b"\r\n")
        return zlib.decompress(raw) if b"FlateDecode" in body else raw


class _Reading:
    """Interprets the operators of a page that place text."""

    def __init__(self, fonts: dict[str, dict[str, str]]) -> None:
        self.found: list[tuple[str, float, float]] = []
        self._fonts = fonts
        self._known: dict[str, str] = {}
        self._matrix = QTransform()
        self._kept: list[QTransform] = []
        self._numbers: list[float] = []
        self._text = ""
        self._start: tuple[float, float] | None = None
        self._line = (0.0, 0.0)

    def take(self, sign: str) -> None:
        """Interpret an operand or operator."""
        if re.fullmatch(r"-?[0-9.]+", sign):
            self._numbers.append(float(sign))
            return
        if sign.startswith("/F"):
            self._known = self._fonts.get(sign[1:], self._known)
        elif sign.startswith("<"):
            codes = re.findall("....", sign[1:-1].upper())
            self._text += "".join(self._known[code] for code in codes)
        else:
            follow = {"q": self._keep, "Q": self._take_up, "cm": self._turn}
            follow |= {"BT": self._begin, "Td": self._move, "ET": self._end}
            follow.get(sign, lambda: None)()
        self._numbers.clear()

    def _keep(self) -> None:
        self._kept.append(self._matrix)

    def _take_up(self) -> None:
        self._matrix = self._kept.pop()

    def _turn(self) -> None:
        self._matrix = QTransform(*self._numbers[-6:]) * self._matrix

    def _begin(self) -> None:
        self._text, self._start, self._line = "", None, (0.0, 0.0)

    def _move(self) -> None:
        across, down = self._numbers[-2:]
        self._line = (self._line[0] + across, self._line[1] + down)
        # The text matrix mirrors the page's y axis: (1 0 0 -1 0 0).
        self._start = self._start or placed(self._matrix, self._line[0], -self._line[1])

    def _end(self) -> None:
        if self._start is not None:
            # The font has one glyph for space and tab.
            self.found.append((self._text.replace("\t", " "), *self._start))
