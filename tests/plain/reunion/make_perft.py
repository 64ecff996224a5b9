"""Write tests/games/reunion.perft, the same bytes each time.

Run it as `python tests/plain/reunion/make_perft.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from plain_rules import (
    PRESETS,
    Rules,
    cut,
    dealt,
    draw,
    effective_suit,
    in_pack_order,
    legal_discards,
    legal_plays,
    perft,
    rules_with,
    shuffled,
    stream,
    tree,
    turned_card,
    winner,
)

PERFT_FILE = Path(__file__).resolve().parents[2] / "games" / "reunion.perft"
DEPTH = 5
ENDINGS = 48
TRICKS_BEFORE_ENDING = 6

HEADER = """\
# How many ways a deal of Réunion can go: counts made by tests/plain, which never imports the
# program. Written by `python tests/plain/reunion/make_perft.py`; do not edit by hand.
#
# Blocks are separated by an empty line. Cards are suit and rank (HT, the ten of hearts), joined by
# commas; hands are in the order of the seats 0, 1, 2, joined by slashes. Play goes 0, 1, 2, 0.
#
#   id NAME           names the block.
#   rules K=V,...     the options that differ from the default; alone where none does.
#   deal K=V ...      a whole deal: dealer, the hands of ten cards before the dealer takes the
#                     talon, the talon in the order of the pack, turn_up, trump, and laid_away,
#                     the two cards the dealer lays away. Forehand, (dealer + 1) mod 3, leads.
#   exchange N        N pairs may be laid away by the dealer.
#   perft D N         after laid_away, N different sequences of D cards may be played.
#   ending K=V ...    four tricks to go: trump, leader, hands of four cards.
#   tree N            N different sequences of all twelve cards may be played.
#   points A B C      the points that seats 0, 1 and 2 take in the four tricks, the ten of the last
#                     trick included, added up over all N sequences.
"""

DEALS: list[tuple[str, dict[str, str | int | bool]]] = [
    ("rhineland", {}),
    ("rhineland-again", {}),
    ("1862", PRESETS["1862"]),
    ("francais", PRESETS["francais"]),
    ("locked", {"turn_up_pickup": "after_trick2_locked", "discard_turn_up": False}),
    ("oldweb", PRESETS["oldweb"]),
    ("catsatcards", PRESETS["catsatcards"]),
    ("overtrump", {"overtrump": "when_ruffing"}),
]
"""Name and options of each whole deal."""

CHANGES_PLAY = {"ten_rank", "overtrump"}
"""Options that can change the counts of card play alone."""


def written(value: str | int) -> str:
    """Return an option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def rules_line(changes: dict[str, str | int | bool]) -> str:
    """Return the `rules` line for the options that differ from the default."""
    return " ".join(
        ["rules", ",".join(f"{name}={written(value)}" for name, value in changes.items())]
    ).rstrip()


def joined(hands: Sequence[Sequence[str]]) -> str:
    """Return hands as text, each in pack order."""
    return "/".join(",".join(in_pack_order(hand)) for hand in hands)


def counts(
    hands: Sequence[Sequence[str]], dealer: int, trump: str, rules: Rules, turn_up: str
) -> list[int]:
    """Return the counts of depths 1 to 5."""
    return [perft(hands, dealer, trump, rules, turn_up, depth) for depth in range(1, DEPTH + 1)]


def third_may_overtrump(hands: Sequence[Sequence[str]], dealer: int, trump: str) -> bool:
    """Return whether forehand can lead a plain suit of which both others are void.

    Within five cards only the last card of the first trick can overtrump.
    """
    forehand, second, third = (
        {effective_suit(card, trump) for card in hands[(dealer + step) % 3]} for step in (1, 2, 3)
    )
    return bool(forehand - second - third - {trump})


def deal_block(number: int, name: str, changes: dict[str, str | int | bool]) -> list[str]:
    """Return the lines of the first deal of a seed in which these options change a count.

    If the options cannot change card play, the first deal of the seed is taken.
    """
    rules = rules_with(changes)
    telling = changes.get("turn_up_pickup") == "after_trick2_locked" or (
        not CHANGES_PLAY.isdisjoint(changes)
    )
    deal = 0
    while True:
        deal += 1
        dealer = (number + deal) % 3
        pack, lifted = shuffled("perft", number, deal)
        hands, talon = dealt(cut(pack, lifted), dealer)
        turn_up = turned_card(talon, rules)
        trump = turn_up[0]
        twelve = hands[dealer] + talon
        pairs = legal_discards(twelve, trump, rules, turn_up)
        laid_away = pairs[draw(stream(f"perft-discard|{number}|{deal}"), len(pairs) - 1)]
        after = [list(hand) for hand in hands]
        after[dealer] = [card for card in twelve if card not in laid_away]
        if list(changes) == ["overtrump"] and not third_may_overtrump(after, dealer, trump):
            continue
        found = counts(after, dealer, trump, rules, turn_up)
        if telling and found == counts(after, dealer, trump, rules_with(), turn_up):
            continue
        return [
            f"id {name}",
            rules_line(changes),
            (
                f"deal dealer={dealer} hands={joined(hands)} talon={','.join(talon)} "
                f"turn_up={turn_up} trump={trump} laid_away={','.join(laid_away)}"
            ),
            f"exchange {len(pairs)}",
            *(f"perft {depth} {count}" for depth, count in enumerate(found, start=1)),
        ]


def ending(number: int, attempt: int, rules: Rules) -> tuple[list[list[str]], int, str]:
    """Return hands, leader and trump after six tricks of random legal cards."""
    dealer = number % 3
    pack, lifted = shuffled("perft-endings", number, attempt)
    source = stream(f"perft-endings|{number}|{attempt}")
    hands, talon = dealt(cut(pack, lifted), dealer)
    turn_up = turned_card(talon, rules)
    trump = turn_up[0]
    pairs = legal_discards(hands[dealer] + talon, trump, rules, turn_up)
    laid_away = pairs[draw(source, len(pairs) - 1)]
    hands[dealer] = [card for card in hands[dealer] + talon if card not in laid_away]
    leader = (dealer + 1) % 3
    for trick_number in range(1, TRICKS_BEFORE_ENDING + 1):
        trick: list[str] = []
        for place in range(3):
            hand = hands[(leader + place) % 3]
            legal = legal_plays(hand, trick, trump, rules, turn_up, trick_number)
            card = legal[draw(source, len(legal) - 1)]
            hand.remove(card)
            trick.append(card)
        leader = (leader + winner(trick, trump, rules)) % 3
    return hands, leader, trump


def ruff_may_be_ruffed(hands: Sequence[Sequence[str]], trump: str) -> bool:
    """Return whether one hand can lead a plain suit of which both others are void, with trumps."""
    one, two, three = ({effective_suit(card, trump) for card in hand} for hand in hands)
    return any(
        trump in second & third and bool(first - second - third)
        for first, second, third in ((one, two, three), (two, three, one), (three, one, two))
    )


def ending_block(number: int) -> list[str]:
    """Return the lines of an ending in which the tested option makes a difference.

    This is the rank of the ten for the preset oldweb, overtrumping for francais; the default rules
    take the first ending.
    """
    preset, option = (("rhineland", ""), ("oldweb", "ten_rank"), ("francais", "overtrump"))[
        number % 3
    ]
    changes = PRESETS[preset]
    rules = rules_with(changes)
    without = rules_with({name: value for name, value in changes.items() if name != option})
    attempt = 0
    while True:
        attempt += 1
        hands, leader, trump = ending(number, attempt, rules)
        if option == "overtrump" and not ruff_may_be_ruffed(hands, trump):
            continue
        found = tree(hands, leader, trump, rules)
        if option and found == tree(hands, leader, trump, without):
            continue
        count, points = found
        return [
            f"id ending-{number:02}",
            rules_line(changes),
            f"ending trump={trump} leader={leader} hands={joined(hands)}",
            f"tree {count}",
            f"points {points[0]} {points[1]} {points[2]}",
        ]


def blocks() -> Iterator[list[str]]:
    """Yield the blocks of the file."""
    for number, (name, changes) in enumerate(DEALS, start=1):
        yield deal_block(number, name, changes)
    for number in range(1, ENDINGS + 1):
        yield ending_block(number)


def perft_text() -> str:
    """Return the whole file."""
    return HEADER + "".join("\n" + "\n".join(block) + "\n" for block in blocks())


if __name__ == "__main__":
    PERFT_FILE.write_text(perft_text(), encoding="utf-8", newline="\n")
