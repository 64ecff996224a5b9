"""Result pages of Skat: the spoken reckoning of a deal, and the end of a series."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement, Units
from reunion_desktop.engine.sheet import printed
from reunion_desktop.games.skat.options import SkatOptions, skat
from reunion_desktop.games.skat.options.bock import bock_events, kinds_due
from reunion_desktop.ui.games.count import (
    Contents,
    CountPage,
    Figures,
    GameCount,
    row_told,
    settled,
)
from reunion_desktop.ui.games.skat.call_words import counts_more, declared_name
from reunion_desktop.ui.games.skat.reckoning import reckoning, score_sentence
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import cards_list, listed, signed
from reunion_desktop.ui.words.cards import points as card_points
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class SkatCount(GameCount):
    """Result pages of Skat: the game and its value, card points, and the list."""

    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """Result page of the last deal."""
        line, company = sight.lines[-1], SeatNames(tuple(names), sight.seat)
        rows = tuple(_rows(sight, line))
        heading = _heading(sight, line, company)
        note = "\n".join(_sentences(sight, line, company))
        told = "\n".join((note, *(_row_text(row, company) for row in rows)))
        return CountPage(heading, Contents(tuple(names), rows), told.strip(), note)

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """Settlement page of a finished series."""
        end, company = settled(sight), SeatNames(tuple(names), sight.seat)
        winners = end.winners
        rows = [Figures(translate("skat", "Game points"), _totals(end.totals))]
        if end.chalk != end.totals:
            label = translate("skat", "List points")
            rows.append(Figures(label, _totals(end.chalk), strong=True, best=winners))
        if len(sheet.games) > 1:
            account = _totals(sight.rules.scoring.result(_ends(sheet)).account)
            rows.append(Figures(translate("skat", "All series"), account, strong=True))
        heading = _won(winners, company)
        told = "\n".join(_row_text(row, company) for row in rows)
        return CountPage(heading, Contents(tuple(names), tuple(rows)), told)

    def deal_told(self, sight: Observation, company: SeatNames) -> str:
        """Result of the deal as spoken text."""
        line = sight.lines[-1]
        told = [sentence(_heading(sight, line, company))]
        if line.outcome is not None and line.outcome.key == "ramsch":
            # Ramsch has no reckoning: what each one took is known from the figures alone.
            told += [_row_text(row, company) for row in _rows(sight, line)]
        return " ".join((*told, *_sentences(sight, line, company)))

    def settlement_told(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """End of a series as spoken text."""
        page = self.settlement(sight, sheet, company.names)
        return f"{sentence(page.heading)} {page.text}"


def _ends(sheet: ScoreSheet) -> list[Settlement]:
    return [game.settlement for game in sheet.games if game.settlement]


def _heading(sight: Observation, line: ScoreLine, company: SeatNames) -> str:
    """Heading of a deal: the game, won or lost by its declarer."""
    told, deal = line.outcome, sight.deal
    if told is not None and told.key == "ramsch":
        return _ramsch_heading(sight, line, company)
    if told is None or deal is None or deal.contract.declarer is None:
        return translate("skat", "Deal {number}: passed in").format(number=line.number)
    declarer, game = deal.contract.declarer, declared_name(deal.contract)
    if declarer == company.person:
        won = translate("skat", "You win {game}")
        lost = translate("skat", "You lose {game}")
    else:
        won = translate("skat", "{name} wins {game}")
        lost = translate("skat", "{name} loses {game}")
    text = won if told["won"] else lost
    return capital(text.format(name=company.name(declarer), game=game))


def _changes(sight: Observation, line: ScoreLine) -> list[Units]:
    """The change of each column by the last deal."""
    before = sight.lines[-2].sheet if sight.lines[1:] else ()
    old = [entry.points for entry in before] or [0] * len(line.sheet)
    return [entry.points - was for entry, was in zip(line.sheet, old, strict=True)]


def _ramsch_heading(sight: Observation, line: ScoreLine, company: SeatNames) -> str:
    """Heading of Ramsch: the loser, where there is one."""
    losers = [seat for seat, change in enumerate(_changes(sight, line)) if change < 0]
    if len(losers) != 1:
        return translate("skat", "Deal {number}: Ramsch").format(number=line.number)
    if losers[0] == company.person:
        return translate("skat", "You lose the Ramsch")
    text = translate("skat", "{name} loses the Ramsch")
    return capital(text.format(name=company.name(losers[0])))


def _ramsch(
    sight: Observation, deal: DealObservation, line: ScoreLine, company: SeatNames
) -> Iterator[str]:
    """The player who gets the skat, and why a Ramsch counts more than its card points."""
    rules = skat(sight.rules)
    yield _skat_in_ramsch(rules, deal, line, company)
    virgins = [seat for seat in deal.contract.seats if not line.tricks[seat]]
    if rules.ramsch_loss == "points" and rules.virgin and len(virgins) == 1:
        if virgins[0] == company.person:
            text = translate("skat", "You have no trick, which doubles the loss.")
        else:
            text = translate("skat", "{name} has no trick, which doubles the loss.")
        yield capital(text.format(name=company.name(virgins[0])))
    if counts := counts_more(sight, deal, company):
        yield capital(sentence(counts))


def _skat_in_ramsch(
    rules: SkatOptions, deal: DealObservation, line: ScoreLine, company: SeatNames
) -> str:
    """The player to whom the skat counts in Ramsch, and what it adds to their card points."""
    if rules.ramsch_skat == "nobody":
        return translate("skat", "The skat counts for nobody.")
    added = [after - taken for after, taken in zip(line.points, deal.points, strict=True)]
    if not any(added):
        return translate("skat", "The skat has no points.")
    seat = added.index(max(added))
    own, last = seat == company.person, rules.ramsch_skat == "last_trick"
    text = {
        (True, True): translate("skat", "You get the skat with the last trick: {points}."),
        (False, True): translate("skat", "{name} gets the skat with the last trick: {points}."),
        (True, False): translate("skat", "You have the most points and get the skat: {points}."),
        (False, False): translate(
            "skat", "{name} has the most points and gets the skat: {points}."
        ),
    }[own, last]
    return capital(text.format(name=company.name(seat), points=card_points(added[seat])))


def _sentences(sight: Observation, line: ScoreLine, company: SeatNames) -> Iterator[str]:
    """The reckoning, the score, and the two cards of the skat."""
    deal = sight.deal
    if deal is None:
        return
    if line.outcome is not None and deal.contract.declarer is not None:
        yield reckoning(line.outcome)
        yield score_sentence(line.outcome, line.points[deal.contract.declarer], deal.contract)
    elif line.played:
        yield from _ramsch(sight, deal, line, company)
    yield from _skat(deal)
    yield from _bock(sight, line)


def _bock(sight: Observation, line: ScoreLine) -> Iterator[str]:
    """The round of Bock that a deal begins, and why."""
    rules = skat(sight.rules)
    told = {} if line.outcome is None else dict(line.outcome.values)
    pairs = zip(line.sheet, _changes(sight, line), strict=True)
    changed = [entry.points for entry, change in pairs if change]
    reasons = {
        "bock_draw": translate("skat", "lost with 60 points"),
        "bock_grand_hand": translate("skat", "Grand Hand won"),
        "bock_kontra": translate("skat", "lost after Kontra"),
        "bock_re": translate("skat", "Re"),
        "bock_digits": translate("skat", "three equal digits"),
        "bock_hundred": translate("skat", "a multiple of 100"),
        "bock_value": translate("skat", "won with {value} or more").format(value=rules.bock_value),
    }
    why = [reasons[event] for event in bock_events(rules, told, line.points, changed)]
    due = kinds_due(rules, sight.lines).count("bock")
    if why and due:
        text = translate("skat", "Bock round ({why}): {count} deals count double.")
        yield text.format(why=listed(why), count=due)


def _skat(deal: DealObservation) -> Iterator[str]:
    """The two cards dealt to the skat, and those discarded where they are others."""
    skat = CardSet.of(deal.talon or ())
    if not skat:
        return
    put = deal.laid_away or skat
    text = translate("skat", "Skat: {cards}.")
    yield text.format(cards=cards_list(skat))
    if put != skat:
        text = translate("skat", "Discarded: {cards}.")
        yield text.format(cards=cards_list(put))


def _rows(sight: Observation, line: ScoreLine) -> Iterator[Figures]:
    deal = sight.deal
    points = tuple(entry.points for entry in line.sheet)
    if deal is not None and deal.contract.declarer is not None and line.outcome is not None:
        declarer = deal.contract.declarer
        own = line.points[declarer]
        against = sum(line.points[seat] for seat in deal.contract.seats if seat != declarer)
        sides = (own, against)
        playing = deal.contract.seats
        if deal.order.trump is not None:
            cells = tuple(
                str(sides[seat != declarer]) if seat in playing else "–"
                for seat in range(len(points))
            )
            yield Figures(translate("skat", "Side’s points"), cells)
        yield Figures(
            translate("count", "Tricks"),
            tuple(str(made) if seat in playing else "–" for seat, made in enumerate(line.tricks)),
        )
    elif line.played:
        yield Figures(translate("count", "Points"), tuple(map(str, line.points)))
        yield Figures(translate("count", "Tricks"), tuple(map(str, line.tricks)))
    changes = _changes(sight, line)
    if any(changes):
        cells = tuple(signed(change) if change else "" for change in changes)
        yield Figures(translate("skat", "Game"), cells)
    best = tuple(seat for seat, change in enumerate(changes) if change)
    yield Figures(translate("skat", "Game points"), _totals(points), strong=True, best=best)


def _totals(amounts: Iterable[Units]) -> tuple[str, ...]:
    """Totals as texts of cells."""
    return tuple(map(printed, amounts))


def _row_text(row: Figures, company: SeatNames) -> str:
    told = ((company.name(seat), cell) for seat, cell in enumerate(row.cells) if cell != "–")
    return row_told(row.label, told)


def _won(winners: Sequence[int], company: SeatNames) -> str:
    names = capital(listed([company.name(seat) for seat in winners]))
    if len(winners) > 1:
        return translate("skat", "{names} win the series").format(names=names)
    if winners[0] == company.person:
        return translate("skat", "You win the series")
    return translate("skat", "{name} wins the series").format(name=names)
