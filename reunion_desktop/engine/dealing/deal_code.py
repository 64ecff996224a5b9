"""Value: the deal code, a short text from which the same cards can be played again anywhere.

A code holds the rules, the seed, the game's number in its session, who deals first and where the
pack was cut by hand, and which game it is; names and strengths are everybody's own affair. It is
written in Crockford's base 32 (no I, L, O or U), in groups of five; sixteen check bits (CRC-CCITT)
find every wrong character and every two neighbours that changed places.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from io import BytesIO

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.engine.seats import Seat

_KIND = 1
"""The only kind of deal code; a later version may have others."""
LONGEST = 600
"""Characters of the longest text that is read as a code."""
LONGEST_SEED = 64
"""Bytes of the longest seed a code holds, in UTF-8."""

_GROUP = 5
_CHECK = 2
_STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_TO_CROCKFORD = str.maketrans(_STANDARD, _CROCKFORD)
_FROM_CROCKFORD = str.maketrans(_CROCKFORD, _STANDARD)
_ALIKE = str.maketrans("OIL", "011")
_HEX = frozenset("0123456789abcdef")


class BadCode(ValueError):  # noqa: N818 - named in the words of players.
    """A text that is no deal code, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class DealCode:
    """The cards of one game."""

    rules: GameRules
    seed: str
    """The text from which the deals follow."""
    first_dealer: Seat
    """The seat that deals first. Cards are dealt from the dealer on, so the same seed with another
    dealer gives the same deals with the seats rotated.
    """
    game: int = 1
    """The game's number in its session, from 1; it counts for the shuffle."""
    cuts: tuple[int, ...] = ()
    """How many cards are lifted off in each deal; where a deal has none here, the seed says it."""

    def __str__(self) -> str:
        """The code in groups of five.

        Raises:
            BadCode: the seed is too long to be held, or is no text; or no code names the game.
        """
        try:
            seed, is_hex = _seed_bytes(self.seed)
        except UnicodeEncodeError:
            seed, is_hex = b"", False
        if not 0 < len(seed) <= LONGEST_SEED:
            message = f"A deal code can’t hold this seed; it must have 1 to {LONGEST_SEED} bytes."
            raise BadCode(message)
        played = self.rules.code_number
        if played is None:
            message = f"No deal code names the game {self.rules.game!r}."
            raise BadCode(message)
        chosen = played, self.first_dealer, _number(self.rules)
        numbers = (*chosen, self.game, len(self.cuts), *self.cuts)
        body = bytes((_KIND << 3 | is_hex,)) + b"".join(map(_varint, numbers)) + seed
        whole = body + binascii.crc_hqx(body, 0xFFFF).to_bytes(_CHECK)
        text = base64.b32encode(whole).decode().rstrip("=").translate(_TO_CROCKFORD)
        return "-".join(text[at : at + _GROUP] for at in range(0, len(text), _GROUP))

    def turned(self) -> DealCode:
        """The same deals rotated by one seat: each seat gets the hand of the previous seat."""
        dealer = self.rules.seating.after(self.first_dealer)
        return replace(self, first_dealer=dealer)

    def deal(self, number: int, dealer: Seat, seats: tuple[Seat, ...] = ()) -> DealCards:
        """The cards of one deal.

        Args:
            number: the deal's number in its game, from 1.
            dealer: who deals it.
            seats: who is dealt in, where that depends on earlier deals; else empty.
        """
        cut = self.cuts[number - 1] if number <= len(self.cuts) else None
        return deal_from_seed(self.rules, self.seed, self.game, number, dealer, cut, seats)

    @classmethod
    def of(cls, record: Record, seed: str, game: int) -> DealCode | None:
        """The code of a game that was played; None where no code says its cards.

        They may not follow from the seed, or the seed may be longer than a code holds.

        Args:
            record: the game, as far as it was played.
            seed: the text from which its deals are said to follow.
            game: its number in its session, from 1.
        """
        header = record.header
        dealt = [action for action in record.actions if isinstance(action, DealCards)]
        cuts = tuple([deal.cut for deal in dealt])
        code = cls(header.rules, seed, header.first_dealer, game, cuts)
        try:
            str(code)
            true = all(code.deal(deal.number, deal.dealer, deal.seats) == deal for deal in dealt)
        except ValueError:  # BadCode, or a seed that is not valid text.
            return None
        return code if true else None

    @classmethod
    def parse(cls, text: str, games: Sequence[Game]) -> DealCode:
        """Read a code; case, spaces and hyphens do not matter, nor O for 0, I and L for 1.

        Args:
            text: the text typed or pasted.
            games: the games that can be played, one of which may be the code's.

        Raises:
            BadCode: the text is no code, or has a typing error in it.
        """
        letters = "".join(text.split()).replace("-", "").upper().translate(_ALIKE)
        if not letters or len(letters) > LONGEST:
            message = "This isn’t a deal code. Deal codes are groups of five letters and digits."
            raise BadCode(message)
        for letter in letters:
            if letter not in _CROCKFORD:
                message = f"A deal code can’t contain {letter!r}; use only letters and digits."
                raise BadCode(message)
        whole = _decoded(letters)
        body, check = whole[:-_CHECK], whole[-_CHECK:]
        if binascii.crc_hqx(body, 0xFFFF).to_bytes(_CHECK) != check:
            message = "This deal code contains a typing error."
            raise BadCode(message)
        return cls._of(body, games)

    @classmethod
    def _of(cls, body: bytes, games: Sequence[Game]) -> DealCode:
        head = body[0]
        if head >> 3 != _KIND:
            message = "This deal code was made by a different version of the program."
            raise BadCode(message)
        try:
            rest = BytesIO(body[1:])
            played, dealer, number, game, count = (_from_varint(rest) for _ in range(5))
            cuts = [_from_varint(rest) for _ in range(count)]
            rules, raw = _rules(number, _game(played, games)), rest.read()
            seed = raw.hex() if head & 1 else raw.decode()
        except (IndexError, UnicodeDecodeError, BadRules) as fault:
            message = "This deal code names no rules or no seed that can be played."
            raise BadCode(message) from fault
        if dealer >= rules.players or not game or not seed:
            message = "This deal code names no seat, no game or no seed."
            raise BadCode(message)
        if any(cut >= len(rules.pack) for cut in cuts):
            message = "This deal code cuts more cards than there are."
            raise BadCode(message)
        return cls(rules, seed, dealer, game, tuple(cuts))


def code_in(header: Header) -> DealCode | None:
    """The code by which a game's cards were chosen; what is no code counts as none."""
    try:
        played = Game(header.game, "", {header.rules.preset: header.rules})
        return DealCode.parse(header.code, (played,)) if header.code is not None else None
    except BadCode:
        return None


def seed_of_the_day(day: date) -> str:
    """The seed of a day's deal, the same everywhere."""
    return f"day-{day.isoformat()}"


def day_of_seed(seed: str) -> date | None:
    """The date of the daily deal with a seed; None if it is no daily deal."""
    try:
        day = date.fromisoformat(seed[-len("2026-11-22") :])
    except ValueError:
        return None
    return day if seed == seed_of_the_day(day) else None


def _seed_bytes(seed: str) -> tuple[bytes, bool]:
    """A seed as bytes, and whether they are those that its hexadecimal digits name."""
    if seed and len(seed) % 2 == 0 and _HEX.issuperset(seed):
        return bytes.fromhex(seed), True
    return seed.encode(), False


def _game(number: int, games: Sequence[Game]) -> Game:
    """The game with a number in a code.

    Raises:
        BadCode: it cannot be played here.
    """
    for game in games:
        if game.default.code_number == number:
            return game
    message = "This deal code is for a game that this program does not know."
    raise BadCode(message)


def _number(rules: GameRules) -> int:
    """The rules as one number, a digit for each option; 0 for the default of each."""
    number = 0
    chosen = rules.as_options()
    for option in reversed(rules.options):
        number = number * len(option.values) + option.values.index(chosen[option.key])
    return number


def _rules(number: int, game: Game) -> GameRules:
    """The rules for a number, under the name of the nearest rule set.

    Raises:
        BadRules: two of the options cannot go together, or the number is too large.
    """
    chosen: dict[str, OptionValue] = {}
    for option in game.default.options:
        number, digit = divmod(number, len(option.values))
        chosen[option.key] = option.values[digit]
    if number:
        message = "There are not so many rules."
        raise BadRules(message)

    def changes(name: str) -> int:
        theirs = game.presets[name].as_options()
        return sum(theirs[key] != value for key, value in chosen.items())

    return game.default.changed(chosen | {"preset": min(game.presets, key=changes)})


def _varint(number: int) -> bytes:
    """A number in groups of seven bits, the lowest first; the last has its high bit clear."""
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def _from_varint(data: BytesIO) -> int:
    """Read a varint.

    Raises:
        IndexError: the data end before the number does, or it has no end in sight.
    """
    number = 0
    for shift in range(0, 70, 7):
        byte = data.read(1)[0]
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number
    message = "A number is too long."
    raise IndexError(message)


def _decoded(letters: str) -> bytes:
    """Decode the letters of a code to bytes.

    Raises:
        BadCode: no code has so many letters, or the last one holds bits that no code has.
    """
    padded = letters.translate(_FROM_CROCKFORD) + "=" * (-len(letters) % 8)
    try:
        whole = base64.b32decode(padded)
    except binascii.Error:
        whole = b""
    again = base64.b32encode(whole).decode().rstrip("=").translate(_TO_CROCKFORD)
    if again != letters or len(whole) <= _CHECK:
        message = "This deal code is incomplete or too long."
        raise BadCode(message)
    return whole
