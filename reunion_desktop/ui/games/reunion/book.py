"""The rules book: the rules of the table as rich text, told for the very rule set in force."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.ui.games.reunion.illustrations import ILLUSTRATION
from reunion_desktop.ui.games.reunion.rules_of_payment import bowers_fee, counting, game, session
from reunion_desktop.ui.games.reunion.rules_of_play import (
    cards_and_trumps,
    deal,
    in_short,
    laying_away,
    play,
)

translate = QCoreApplication.translate


def no_illustration(_name: str) -> str:
    """No picture at all: for a page of words."""
    return ""


def rules_text(
    rules: Ruleset, title: str, illustration: Callable[[str], str] = no_illustration
) -> str:
    """The rules as rich text, its sections listed first and linked.

    Args:
        rules: the rule set in force.
        title: what it is called.
        illustration: gives the rich text of a picture by its name.
    """
    sections: tuple[tuple[str, Callable[[Ruleset], list[str]]], ...] = (
        (translate("rulespage", "In short"), in_short),
        (translate("rulespage", "Cards and trumps"), cards_and_trumps),
        (translate("rulespage", "Deal"), deal),
        (translate("rulespage", "Laying away"), laying_away),
        (translate("rulespage", "Play"), play),
        (translate("rulespage", "The bowers’ fee"), bowers_fee),
        (translate("rulespage", "Counting, and the Stange"), counting),
        (translate("rulespage", "The game"), game),
        (translate("rulespage", "A session"), session),
    )
    told = [(heading, tell(rules)) for heading, tell in sections]
    told = [(heading, texts) for heading, texts in told if texts]
    links = " · ".join(
        f'<a href="#part{number}">{heading}</a>' for number, (heading, _) in enumerate(told)
    )
    body = "".join(
        f'<h3><a name="part{number}"></a>{heading}</h3>'
        + "".join(_paragraph(text, illustration) for text in texts)
        for number, (heading, texts) in enumerate(told)
    )
    return f"<h2>{title}</h2><p>{links}</p>{body}"


def _paragraph(text: str, illustration: Callable[[str], str]) -> str:
    """A paragraph of words, or the picture that it stands for."""
    if text.startswith(ILLUSTRATION):
        return illustration(text.removeprefix(ILLUSTRATION))
    return f"<p>{text}</p>"
