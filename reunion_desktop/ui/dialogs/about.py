"""Dialog about the program: version, authors of its components, licences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop import __version__

translate = QCoreApplication.translate

_ICON = QSize(72, 72)


class AboutDialog(QDialog):
    """Shows name, version and licences."""

    def __init__(
        self, parent: QWidget | None = None, icon: QIcon | None = None, remark: str = ""
    ) -> None:
        """Build the page, with a remark below the version."""
        super().__init__(parent)
        self.setWindowTitle(translate("about", "About Reunion Desktop"))
        title = QLabel(
            "<h2>Reunion Desktop</h2>"
            + translate("about", "<p>Version {version}</p>").format(version=__version__)
            + f"<p>{remark}</p>" * bool(remark),
            self,
        )
        title.setWordWrap(True)
        top = QHBoxLayout()
        if icon is not None and not icon.isNull():
            picture = QLabel(self)
            picture.setPixmap(icon.pixmap(_ICON, self.devicePixelRatioF()))
            picture.setAccessibleName("Reunion Desktop")
            top.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(title, 1)
        page = QTextBrowser(self)
        page.setOpenExternalLinks(True)
        page.setHtml(about_text())
        page.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(page, 1)
        layout.addWidget(buttons)
        line = self.fontMetrics().lineSpacing()
        self.resize(QSize(line * 28, line * 26).boundedTo(self.screen().availableSize() * 0.9))


def about_text() -> str:
    """The page as rich text."""
    parts = [
        translate(
            "about",
            "<p><i>Réunion</i> is a German card game for three players, popular along the Rhine,"
            " Main and Neckar in the nineteenth century. Five related games are included. You play"
            " against the computer; the computer players see only their own cards.</p>",
        ),
        translate(
            "about",
            "<p>The program is free software under the MIT licence. The cards, the table and"
            " the handwriting of the score sheet were drawn for it, and are under the same"
            " licence.</p>",
        ),
        "<p>"
        + translate(
            "about",
            "It uses Qt {version} and PySide6, © The Qt Company Ltd and others, under the GNU"
            " Lesser General Public License, version 3. They are separate libraries, which you may"
            " replace with your own versions; their source code is available at <a"
            ' href="{link}">{link}</a>.',
        ).format(version=qVersion(), link="https://code.qt.io/")
        + "</p>",
        translate(
            "about",
            "<p>Fonts: Source Serif Pro and Source Sans Pro, © Adobe, under the SIL Open Font"
            " License, version 1.1.</p>",
        ),
        translate(
            "about",
            "<p>The rules are based on Pierer’s Universal-Lexikon (1862), Wikipedia,"
            " CatsAtCards.com and jeux-de-cartes.com, in our own words.</p>",
        ),
    ]
    return "".join(parts)
