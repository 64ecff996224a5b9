"""The rules of the table to be read, beside the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.ui.rule_words import rules_title
from reunion_desktop.ui.rules_text import rules_text
from reunion_desktop.ui.theme import SERIF

_STYLE = f"""
h1, h2, h3 {{ font-family: "{SERIF}"; font-weight: 600; }}
b {{ font-weight: 600; }}
"""
"""Headings in the serif; the weight that the typefaces have, so that none is made up."""


class RulesPage(QDialog):
    """A page to read, which may stay open while one plays."""

    def __init__(
        self, parent: QWidget | None = None, presets: Mapping[str, Ruleset] | None = None
    ) -> None:
        """An empty page.

        Args:
            parent: the window above which the page opens.
            presets: known rule sets by name, to tell one's own rules from them.
        """
        super().__init__(parent)
        self.setWindowTitle(QCoreApplication.translate("rulespage", "Rules of the table"))
        self._presets = dict(presets or {})
        self._page = QTextBrowser(self)
        self._page.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        layout = QVBoxLayout(self)
        layout.addWidget(self._page, 1)
        layout.addWidget(buttons)
        line = self.fontMetrics().lineSpacing()
        self.resize(QSize(line * 32, line * 36).boundedTo(self.screen().availableSize() * 0.9))

    def show_rules(self, rules: Ruleset) -> None:
        """Tell the rules that are in force."""
        self._page.document().setDefaultStyleSheet(_STYLE)
        self._page.setHtml(rules_text(rules, rules_title(rules, self._presets)))

    @property
    def text(self) -> str:
        """What is on the page, without markup."""
        return self._page.toPlainText()
