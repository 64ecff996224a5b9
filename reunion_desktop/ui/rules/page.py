"""Window of the rules book, to be read beside the table, with illustrations of its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.games import book_of
from reunion_desktop.ui.games.rule_sets import rules_title
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SERIF
from reunion_desktop.ui.printing.dialog import NoPrinter, NoPrinting, choose_printer
from reunion_desktop.ui.rules.book_page import BookPage
from reunion_desktop.ui.rules.pictures import paint, size_of
from reunion_desktop.ui.words.book import alternative_text, book_text
from reunion_desktop.ui.words.cards import card_name

translate = QCoreApplication.translate

_STYLE = f"""
h1, h2, h3 {{ font-family: "{SERIF}"; font-weight: 600; }}
b {{ font-weight: 600; }}
a {{ text-decoration: underline; }}
"""
"""Style sheet: headings in the serif; only weights that the typefaces have, to avoid synthetic
bold."""
_PRINTED = 4.0
"""Device pixels per logical pixel of a printed illustration."""
_LARGEST = 1.5
"""Largest factor of the illustrations; the widest one fits a small window."""


@guarded
class RulesPage(QDialog):
    """Rules book that can stay open during play."""

    def __init__(
        self,
        parent: QWidget | None = None,
        presets: Mapping[str, Rules] | None = None,
        theme: Theme | None = None,
        table: CardPictureCache | None = None,
    ) -> None:
        """Create an empty book.

        Args:
            parent: parent window.
            presets: known rule sets by name, to recognize changed rules.
            theme: look of the cards; None for the default.
            table: the table's card pictures, shown until the book's own are drawn.
        """
        super().__init__(parent)
        self._presets = dict(presets or {})
        self.rules: Rules | None = None
        """Rules shown; None until the book is first opened."""
        self._faces = CardPictureCache(theme or Theme(), self)
        if table is not None:
            self._faces.begin_with(table)
        self._faces.ready.connect(self._illustrate)
        self._page = BookPage(self)
        self._label = PlainLabel(self)
        self._find = QLineEdit(self)
        self._missed = PlainLabel(self)
        self._print = QPushButton(self)
        self._put_together()
        line = self.fontMetrics().lineSpacing()
        self.resize(QSize(line * 36, line * 40).boundedTo(self.screen().availableSize() * 0.9))

    def _put_together(self) -> None:
        self._label.setBuddy(self._find)
        self._find.setClearButtonEnabled(True)
        self._find.textChanged.connect(self._search_anew)
        self._find.returnPressed.connect(self._search)
        self._print.setAutoDefault(False)
        self._print.clicked.connect(self._print_out)
        for keys in (QKeySequence.StandardKey.Find, QKeySequence.StandardKey.FindNext):
            shortcut = QShortcut(QKeySequence(keys), self)
            again = keys == QKeySequence.StandardKey.FindNext
            shortcut.activated.connect(self._search if again else self._seek)
        for key, do in (("Ctrl+P", self._print_out), ("Ctrl+W", self.reject)):
            QShortcut(QKeySequence(key), self, do)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        foot = QHBoxLayout()
        for widget in (self._label, self._find, self._missed):
            foot.addWidget(widget)
        foot.addStretch(1)
        foot.addWidget(self._print)
        foot.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.addWidget(self._page, 1)
        layout.addLayout(foot)

    def show_rules(self, rules: Rules) -> None:
        """Show rules in the current language; those of the same game keep the place."""
        same = self.rules is not None and self.rules.game == rules.game
        self.rules = rules
        self.setWindowTitle(translate("rulespage", "Rules"))
        self._page.setAccessibleName(self.windowTitle())
        self._label.setText(translate("rulespage", "&Find"))
        self._print.setText(translate("rulespage", "&Print…"))
        bar = self._page.verticalScrollBar()
        place = bar.value() if same else 0
        self._illustrate()
        self._page.document().setDefaultStyleSheet(_STYLE)
        self._page.setHtml(self._html(rules))
        bar.setValue(place)

    def show_theme(self, theme: Theme) -> None:
        """Show the cards in the theme and the text size of the table."""
        self._faces.retheme(theme)
        if self.rules is None:
            return
        self.show_rules(self.rules)

    @property
    def text(self) -> str:
        """Text of the page, without markup."""
        return self._page.toPlainText()

    @property
    def missed(self) -> str:
        """Message shown if the search finds nothing or nothing can be printed."""
        return self._missed.text()

    @property
    def page(self) -> BookPage:
        """Text widget of the page."""
        return self._page

    def event(self, event: QEvent) -> bool:
        """Draw the illustrations again for another pixel ratio or palette."""
        kinds = (QEvent.Type.DevicePixelRatioChange, QEvent.Type.PaletteChange)
        if event.type() in kinds:
            self._illustrate()
        handled = super().event(event)
        if event.type() is QEvent.Type.PaletteChange and self.rules is not None:
            # Qt sets the colour of links when it parses the text.
            self.show_rules(self.rules)
        return handled

    # Illustrations --------------------------------------------------------------------------------

    @property
    def _larger(self) -> float:
        """Factor of the illustrations, so that their words grow with the text."""
        return min(_LARGEST, self._faces.theme.print_size)

    def _html(self, rules: Rules) -> str:
        book = book_of(rules.game)
        drawn = book.illustrations(rules)

        def illustration(name: str) -> str:
            shown = drawn[name]
            size = (size_of(shown) * self._larger).toSize()
            words = escape(
                alternative_text(shown, [card_name(card) for card in shown.cards]), quote=True
            )
            return (
                f'<p><img src="figure:{name}" width="{size.width()}" height="{size.height()}"'
                f' alt="{words}" /><br /><i>{escape(shown.caption)}</i></p>'
            )

        title = escape(rules_title(rules, self._presets))
        return book_text(book.chapters(rules), title, illustration)

    def _illustrate(self) -> None:
        """Put the illustrations into the page, in the best quality available now."""
        ink = self.palette().color(self.foregroundRole())
        self._fill(self._page.document(), self._faces, self.devicePixelRatioF(), ink)
        self._page.viewport().update()

    def _fill(
        self, document: QTextDocument, faces: CardPictureCache, ratio: float, ink: QColor
    ) -> None:
        if self.rules is None:
            return
        kind = QTextDocument.ResourceType.ImageResource.value
        drawn = book_of(self.rules.game).illustrations(self.rules)
        ratio *= self._larger
        for name, illustration in drawn.items():
            document.addResource(
                kind, QUrl(f"figure:{name}"), paint(illustration, faces, ratio, ink)
            )

    # Searching ------------------------------------------------------------------------------------

    def _seek(self) -> None:
        """Focus the search field."""
        self._find.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._find.selectAll()

    def _search_anew(self) -> None:
        """Start a search for new words where the last one began."""
        cursor = self._page.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._page.setTextCursor(cursor)
        self._search()

    def _search(self) -> None:
        """Go to the next match; after the last one, start again at the top."""
        words = self._find.text()
        found = not words or self._page.find(words)
        if not found:
            before = self._page.textCursor()
            self._page.moveCursor(QTextCursor.MoveOperation.Start)
            found = self._page.find(words)
            if not found:
                self._page.setTextCursor(before)
        self._missed.setText("" if found else translate("rulespage", "Not found"))

    # Printing -------------------------------------------------------------------------------------

    def printed(self) -> QTextDocument:
        """Document for printing: black on white, illustrations in print resolution."""
        document = QTextDocument(self)
        faces = CardPictureCache(self._faces.theme, document)
        ink = QColor(Qt.GlobalColor.black)
        self._fill(document, faces, _PRINTED, ink)
        faces.finish()
        self._fill(document, faces, _PRINTED, ink)
        document.setDefaultFont(self._page.font())
        document.setDefaultStyleSheet(_STYLE + "body, p, h2, h3, i, a { color: black; }")
        told = "" if self.rules is None else self._html(self.rules)
        document.setHtml(f"<body>{told}</body>")
        return document

    def _print_out(self) -> None:
        self._missed.setText(print_book(self.printed, self.windowTitle(), self))


def print_book(compose: Callable[[], QTextDocument], title: str, parent: QWidget) -> str:
    """Let the player choose a printer, and print a document.

    Args:
        compose: builds the document once there is a printer for it.
        title: name of the print job.
        parent: parent window of the dialog.

    Returns:
        One sentence if printing is not possible; empty otherwise.
    """
    try:
        printer = choose_printer(parent, lambda printer: printer.setDocName(title))
    except NoPrinting:
        return translate("rulespage", "Printing is not available on this system.")
    except NoPrinter:
        return translate("rulespage", "No printer is installed.")
    if printer is not None:
        document = compose()
        document.print_(printer)
        document.deleteLater()
    return ""
