"""Words of Skat for what is played until a list is full: a series."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate


class SeriesWords(UnitWords):
    """The messages that name the unit, with the word *series*, and its score list."""

    def texts(self) -> dict[str, str]:
        """Every message by its key, with placeholders for numbers."""
        return {
            "numbered": translate("series", "Series {number}"),
            "practised": translate("series", "Series {number}; practice, all cards face up"),
            "helped": translate("series", "Series {number}; undo or a hint was used"),
            "deal": translate("series", "Series {number}, deal {deal}"),
            "after": translate("series", "Series {number}, after deal {count}."),
            "another": translate("series", "&Next series"),
            "over": translate("series", "The series is over."),
            "available_later": translate("series", "Available when the series is over."),
            "code_later": translate(
                "series",
                "The code is hidden until the series is over. It then appears here, and anyone"
                " who has it can play the same cards.",
            ),
            "session_continues": translate("series", "Play continues with the next series."),
            "none": translate("series", "no series"),
            "one": translate("series", "one series"),
            "several": translate("series", "{count} series", "several"),
            "one_below": translate("series", "series", "one"),
            "one_unfinished": translate("series", "series, and {count} unfinished", "one"),
            "plural": translate("series", "series", "several"),
            "unfinished": translate("series", "series, and {count} unfinished", "several"),
            "won": translate("series", "of series won"),
            "sheet": translate("series", "Score list"),
        }
