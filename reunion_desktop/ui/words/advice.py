"""Hints as text: the recommended move and its reasons. Functions from engine values to text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, CardSet
from reunion_desktop.engine.legal import Legal, MayDiscard, MayDraw, MayGive
from reunion_desktop.ui.words.access import sentence
from reunion_desktop.ui.words.cards import cards_list, listed, points, suit_name
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.reasons import EQUAL, Reason, facts, purposes
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

LOOK_AT = frozenset(
    {
        "cannot_win",
        "cannot_avoid",
        "trick_held",
        "shown_void",
        "no_trumps",
        "trumps_gone",
        "last_trumps",
        "trumps_out",
        "still_out",
        "needs_points",
        "needs_tricks",
        "needs_total",
        "wants_trick",
        "wants_few",
        "wants_most",
        "makes_hundred",
        "nears_hundred",
        "wipes",
        "wants_none",
        "makes_take",
    }
)
"""Motives that are facts to look at; the others are what a move is for."""
PLAIN = {
    *("trick_held", "trumps_out", "still_out", "cannot_win", "cannot_avoid", "wants_few", "wipes"),
}
"""Facts that every player sees, told only where the move has no other reason."""
SHARES = frozenset({"best_seen", "better", "holds", "fears"})
"""Motives that are shares of layouts, told last."""

_KEEPS = {"wins_cheaply", "keeps", "keeps_master", "keeps_higher", "keeps_for_later", "keeps_lower"}
"""Motives of a card that is kept: of the reasons for the same card only the first is told."""

_BETTER = "better"
"""Motive of a move that is compared with the one made."""
BEST = "best_seen"
"""Motive of the best move in the layouts examined."""
_GIVEN = "gives_away"
"""Motive of a card given to another player."""
_MIDDLE = "gives"
"""Motive of a card that is exchanged for one in the middle."""
_RISK = "fears"
"""Motive of a card that may still be beaten."""
_LIKELY, _SEARCHED = "takes", {"holds", _RISK}
"""Motives of a card that should take the trick, and of one whose chances were searched."""
_MOST = 3
"""Maximum number of reasons; more are hard to follow."""
_ALL, _MOSTLY = 100, 50
"""Shares in percent: always; below the other, a share would speak against the move."""


def advice_sentence(
    cards: CardSet,
    reasons: Sequence[Reason],
    call: str = "",
    legal: Legal | None = None,
    game: GameWords | None = None,
    company: SeatNames | None = None,
) -> str:
    """Hint, such as *Play the ten of hearts. Best move in 87 of 100 layouts*.

    Args:
        cards: the recommended card, or the recommended discards.
        reasons: the reasons, most important first.
        call: the recommended call in the words of the game; empty for cards.
        legal: the choice for which it is recommended; None if any card may be played.
        game: words of the game, which may have reasons of its own.
        company: names of the players; without them no reason names a player.
    """
    motives = {reason[0] for reason in reasons}
    if call:
        # The text of a call may end with an exclamation mark.
        plain = call.rstrip("!\N{NO-BREAK SPACE}")
        turn = isinstance(legal, MayDraw)
        told = sentence(plain) if turn else translate("advice", "Call: {call}.").format(call=plain)
    elif isinstance(legal, MayDiscard) and reasons and reasons[0][0] == _MIDDLE:
        told = translate("advice", "Put {cards} in the middle.").format(cards=cards_list(cards))
        reasons = reasons[1:]
    elif isinstance(legal, MayDraw):
        told = translate("advice", "Draw a card from the stock.")
        if FACE_DOWN not in cards:
            told = translate("advice", "Take {cards}.").format(cards=cards_list(cards))
    elif "declines" in motives:
        told = translate("advice", "Don’t exchange.")
    elif "takes_up" in motives:
        told = exchanged(cards, next(reason[1] for reason in reasons if reason[0] == "takes_up"))
    else:
        if len(cards) > 1 or isinstance(legal, MayDiscard):
            text = translate("advice", "Discard {cards}.")
            if game is not None and not game.tricks:
                text = translate("advice", "Discard {cards}.", "face up")
        elif isinstance(legal, MayGive) or (reasons and reasons[0][0] == _GIVEN):
            text = translate("advice", "Give {cards}.")
        else:
            text = translate("advice", "Play {cards}.")
        told = text.format(cards=cards_list(cards))
    return " ".join(filter(None, (told, reasons_sentence(reasons, game, company, legal))))


def reasons_sentence(
    reasons: Sequence[Reason],
    game: GameWords | None = None,
    company: SeatNames | None = None,
    legal: Legal | None = None,
) -> str:
    """Reasons for a move as text, the most important first; empty if there are none."""
    told = sure(reasons)
    others = [reason for reason in told if reason[0] not in SHARES]
    compares = any(reason[0] == _BETTER for reason in told)
    has_purpose = any(reason[0] not in LOOK_AT for reason in others)
    if has_purpose or compares:
        others = [reason for reason in others if reason[0] not in PLAIN]
    if compares:
        needless = _BETTER if has_purpose else BEST
        told = [reason for reason in told if reason[0] != needless]
    # A share of layouts is told, too: it leaves room for fewer other reasons.
    room = _MOST - (len(told) > len(others))
    left_out = [one for one in told if one[0] not in SHARES and one not in others[:room]]
    words = [_reason(reason, game, company, legal) for reason in told if reason not in left_out]
    return " ".join(list(filter(None, words))[:_MOST])


def sure(reasons: Sequence[Reason]) -> list[Reason]:
    """The reasons that are worth telling.

    Left out are a guess that was searched, shares of equal moves, and further reasons to keep a
    card.
    """
    motives = {reason[0] for reason in reasons}
    needless = {_LIKELY} if motives & _SEARCHED else set()
    needless |= SHARES if EQUAL in motives else set()
    kept = [reason for reason in reasons if reason[0] in _KEEPS]
    for place, reason in enumerate(kept):
        if any(reason[1] & other[1] for other in kept[:place]):
            needless.add(reason[0])
    return [reason for reason in reasons if reason[0] not in needless]


def _reason(
    reason: Reason, game: GameWords | None, company: SeatNames | None, legal: Legal | None
) -> str:
    """One reason as a sentence; empty for a motive without a text."""
    motive, cards, worth, share, seat = reason
    shares = round((share or 0) * 100)
    if game is not None and (own := game.because(motive, cards, worth, shares)):
        return own
    if motive == _RISK and shares >= _ALL:
        return ""  # A certain loss is no risk, and would speak against the move.
    text = {
        "only_choice": translate("advice", "It’s the only card you may play."),
        _LIKELY: translate("advice", "It should take the trick."),
        "tries": translate("advice", "It’s winning so far.")
        if share is None
        else translate("advice", "It may win this trick; otherwise an opponent takes it."),
        "cashes": translate("advice", "No other player has a higher card of its suit."),
        "passes_lead": translate("advice", "It loses the lead cheaply."),
        "ducks": translate("advice", "This trick isn’t worth winning."),
        "throws_off": translate("advice", "The trick is lost, and this is your least useful card."),
        "gets_rid": translate("advice", "Get rid of it: it could win an unwanted trick later."),
        "draws_bower": translate("advice", "It may capture the left bower."),
        "saves_bower": translate("advice", "It saves your left bower from the right bower."),
        "wants_trick": translate("advice", "You need a trick: without one you pay a fee."),
        "watches_totals": translate("advice", "The score makes it worthwhile."),
        "makes_void": translate("advice", "You’ll be void in {suits} and can trump."),
        "saves_points": translate("advice", "The points are safe in your discard."),
        "lays_low": translate("advice", "They are your least useful cards.")
        if len(cards or ()) > 1
        else translate("advice", "Your hand should be best without {cards}."),
        "declines": translate("advice", "With {cards} your hand should be no better.")
        if cards
        else translate("advice", "It wouldn’t improve your hand."),
        BEST: _best(worth, shares),
        _BETTER: translate("advice", "It does worse more often, but gains more where it is better.")
        if (worth or 0) > shares
        else translate(
            "advice",
            "It does better than your card in {share} of 100 possible card layouts, and worse in"
            " {count}.",
        ),
        **facts(reason),
        **purposes(reason),
        "holds": translate("advice", "It wins the trick in {share} of 100 possible card layouts.")
        if shares < _ALL
        else translate("advice", "It takes the trick."),
        "draws_trumps": translate("advice", "It draws trumps.")
        if share is None
        else translate("advice", "It probably draws trumps."),
        "returns_suit": translate("advice", "Your partner led this suit."),
        "feeds_partner": translate("advice", "Your partner should win this trick: add points.")
        if share is None
        else translate("advice", "Your partner may win this trick: add points."),
        "spares_partner": translate("advice", "Your partner is already winning this trick."),
        "harder": translate("advice", "It’s harder to beat than your partner’s card."),
        "leaves_partner": translate("advice", "Your partner can win this trick.")
        if share is None
        else translate("advice", "Your partner can probably win this trick."),
        "long_trumps": translate("advice", "These would be your trumps: {cards}."),
        "best_call": translate("advice", "It succeeds in {share} of 100 possible card layouts."),
        "next_suit": _next_suit(cards, share),
        "too_bold": _too_bold(shares, game, legal),
        "all_tricks": translate(
            "advice", "You can take every trick in {share} of 100 possible card layouts."
        ),
        "breaks": translate(
            "advice", "It stops the all-tricks attempt in {share} of 100 possible card layouts."
        ),
        "gives_away": translate(
            "advice",
            "After giving it away you can take every trick in {share} of 100 possible card"
            " layouts.",
        ),
        "has_number": translate("advice", "Your side has enough points."),
        "fears": translate(
            "advice",
            "Risk: in {share} of 100 possible card layouts it can still be beaten, mainly by"
            " {cards}.",
        ),
    }.get(motive, "")
    if not shares and "{share}" in text:
        return ""  # A chance of nothing is no reason.
    player = "" if company is None or seat is None else company.name(seat)
    if "{player}" in text and not player:
        return ""
    return text.format(
        cards=cards_list(cards) if cards else "",
        share=shares,
        player=player,
        points=points(worth or 0),
        count=worth,
        suit=suit_name(next(iter(cards)).suit) if cards else "",
        suits=listed(list(dict.fromkeys(suit_name(card.suit) for card in cards or ()))),
    )


def _next_suit(cards: CardSet | None, share: float | None) -> str:
    """Comparison with the next best trump suit, that of the cards; empty without cards."""
    if not cards:
        return ""
    text = translate("advice", "The next best suit is {suit}.")
    if share is not None:
        text = translate("advice", "The next best suit is {suit}: it succeeds in {count} of 100.")
    return text.format(suit=suit_name(next(iter(cards)).suit), count=round((share or 0) * 100))


def exchanged(cards: CardSet, taken: CardSet) -> str:
    """Advice to exchange cards for a card on the table."""
    text = translate("advice", "Exchange {cards} for {card}.")
    return text.format(cards=cards_list(cards), card=cards_list(taken))


def quoted(call: Call, words: GameWords) -> str:
    """Call as quoted in a sentence: *“Cards away”*."""
    text = words.call(call).rstrip("!\N{NO-BREAK SPACE} ")
    return translate("review", "“{call}”").format(call=text)


def _too_bold(shares: int, words: GameWords | None, legal: Legal | None) -> str:
    """Reason for passing: how rarely another call, named if it is the only one, would succeed."""
    others = [call for call in getattr(legal, "calls", ()) if call != PASS]
    other = translate("advice", "Any other call")
    if words is not None and len(others) == 1:
        other = quoted(others[0], words)
    text = translate("advice", "{call} would almost never succeed.")
    if shares >= _MOSTLY:
        text = translate(
            "advice",
            "{call} would succeed in {share} of 100 possible card layouts, but losing costs more"
            " than winning brings.",
        )
    elif shares:
        text = translate(
            "advice",
            "{call} would succeed in {share} of 100 possible card layouts: not often enough.",
        )
    return text.format(call=other, share=shares)


def is_mostly(share: float | None) -> bool:
    """Check whether a share of the layouts is high enough to be told."""
    return round((share or 0) * 100) >= _MOSTLY


def _best(worth: int | None, shares: int) -> str:
    """Reason for a move: how often it is best, if mostly, and by how much on average."""
    told = []
    if shares >= _ALL:
        told.append(translate("advice", "Best move in all layouts examined."))
    elif shares >= _MOSTLY:
        told.append(translate("advice", "Best move in {share} of 100 possible card layouts."))
    if worth:
        lead = translate("advice", "On average {points} better than the next best move.")
        told.append(lead.replace("{points}", points(worth)))
    return " ".join(told) or translate("advice", "Best move on average.")
