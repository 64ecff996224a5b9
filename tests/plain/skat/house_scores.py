"""Score of Ramsch, Kontra and Bock from record lines, written without the program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from skat_scores import WORTH, Deal, deals_of, scored, won_tricks

LOSS_BY_VIRGINS = {0: 10, 1: 15, 2: 20}


def scores(lines: Sequence[Mapping[str, Any]]) -> Iterable[tuple[list[int], Mapping[str, Any]]]:
    """The change of each column by each deal of a record, with the deal's score line."""
    house = lines[0]["rules"]
    coming: list[str] = []
    column = [0] * len(lines[0]["players"])
    for deal, line in deals_of(lines):
        said = [call for _, call in deal.calls]
        kind = "ramsch" if house["always_ramsch"] else coming[0] if coming else ""
        times = 2 if kind == "bock" else 1
        times <<= said.count("kontra") + said.count("re") + said.count("push")
        change = [0] * len(column)
        found = scored(deal)
        if found.declarer is not None:
            change[found.declarer] = found.score * times
        elif deal.plays:
            change = ramsch(house, deal, times)
        for seat, more in enumerate(change):
            column[seat] += more
        if coming and not (kind == "ramsch" and found.declarer is not None):
            del coming[0]
        if begins(house, deal, change, column):
            coming += ["bock"] * len(column)
            if house["bock_ramsch"]:
                coming += ["ramsch"] * len(column)
        yield change, line


def ramsch(house: Mapping[str, Any], deal: Deal, times: int) -> list[int]:
    """The change of each column by a deal of Ramsch."""
    players = [seat for seat, hand in enumerate(deal.dealt["hands"]) if hand]
    made, tricks = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    last = -1
    for last, points in won_tricks(deal, "G"):
        made[last] += points
        tricks[last] += 1
    skat = sum(WORTH.get(card[1], 0) for card in deal.away or deal.dealt["talon"])
    if house["ramsch_skat"] == "last_trick":
        made[last] += skat
    elif house["ramsch_skat"] == "loser":
        most = [seat for seat in players if made[seat] == max(made.values())]
        made[last if last in most else most[0]] += skat
    change = [0] * len(deal.dealt["hands"])
    for seat, own in ramsch_scores(house, made, tricks, last).items():
        change[seat] = own * times
    if house["ramsch_tie"] == "share":
        most = [seat for seat in players if made[seat] == max(made.values())]
        if len(most) == 2 and house["ramsch_loss"] in {"points", "fixed"}:
            change = [-(-own // 2) if own < 0 else own for own in change]
    return change


def ramsch_scores(
    house: Mapping[str, Any], made: Mapping[int, int], tricks: Mapping[int, int], last: int
) -> dict[int, int]:
    """The score of each player of Ramsch before it is multiplied or shared."""
    virgins = [seat for seat in tricks if tricks[seat] == 0]
    if len(set(made.values())) == 1:
        return {}
    if house["ramsch_loss"] in {"texas", "pub"}:
        low = [seat for seat in made if made[seat] == min(made.values())]
        twenty = virgins if house["ramsch_loss"] == "texas" else low
        return {seat: 20 if seat in twenty else 10 for seat in low}
    sweeper = [seat for seat in tricks if tricks[seat] == 10]
    if sweeper and house["ramsch_loss"] == "points":
        if house["march"] == "others_lose":
            return dict.fromkeys(virgins, -120)
        return {sweeper[0]: 120 if house["march"] == "gains" else -480}
    losers = [seat for seat in made if made[seat] == max(made.values())]
    if house["ramsch_tie"] == "last_trick" and last in losers:
        losers = [last]
    loss = max(made.values()) << (house["virgin"] and len(virgins) > 0)
    if house["ramsch_loss"] == "fixed":
        loss = LOSS_BY_VIRGINS[len(virgins)]
    return dict.fromkeys(losers, -loss)


def begins(
    house: Mapping[str, Any], deal: Deal, change: Sequence[int], column: Sequence[int]
) -> bool:
    """Tell whether a deal begins a Bock round."""
    marked = [total for total, more in zip(column, change, strict=True) if more]
    hundred = any(total and total % 100 == 0 for total in marked)
    digits = any(abs(total) in range(111, 1000, 111) for total in marked)
    if (house["bock_hundred"] and hundred) or (house["bock_digits"] and digits):
        return True
    found, said = scored(deal), [call for _, call in deal.calls]
    if found.declarer is None:
        return False
    won, null = found.score > 0, any(call.startswith("null") for call in said)
    grand_hand = "grand_hand" in said or (
        "hand" in said and any(call.startswith("grand") for call in said)
    )
    events = {
        "bock_draw": found.points[found.declarer] == 60 and not null,
        "bock_grand_hand": won and grand_hand,
        "bock_kontra": "kontra" in said and not won,
        "bock_re": "re" in said,
    }
    if any(holds and house[name] for name, holds in events.items()):
        return True
    return won and 0 < house["bock_value"] <= found.score
