"""What is around the table: menus, the line below it, the panel on it, in one manner.

Outside the cloth the desktop's own light or dark palette holds; only what lies on the table is of
paper and ink.
"""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.theme import SANS, SERIF, Palette

_SHEET = Template("""
QMenuBar { padding: 3px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; }
QMenuBar::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QStatusBar { border-top: 1px solid palette(mid); }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: 4px 10px; font-size: ${line}pt; }
QMainWindow::separator { width: 5px; height: 5px; background: ${wood_edge}; }
QMainWindow::separator:hover { background: ${ochre}; }
QDockWidget { color: ${on_wood}; font-family: "${serif}"; font-size: ${line}pt; }
QDockWidget::title { background: ${wood}; color: ${on_wood}; padding: 7px 10px; }
#prompt {
    background: ${paper}; color: ${ink};
    border: 1px solid ${wood_edge}; border-radius: 9px;
}
#prompt QLabel { color: ${ink}; background: transparent; font-size: ${line}pt; }
#prompt #promptHeading { font-family: "${serif}"; font-size: ${heading}pt; font-weight: 600; }
#prompt QPushButton {
    background: ${wood}; color: ${on_wood}; border: 2px solid ${wood};
    border-radius: 6px; padding: 7px 18px; font-size: ${line}pt;
}
#prompt QPushButton:hover { background: ${wood_edge}; }
#prompt QPushButton:focus { border-color: ${ochre}; }
#prompt QPushButton:pressed { background: ${wood_shadow}; }
""")


def base_font(application: QApplication) -> None:
    """Set the program's typeface, at least as large as the desktop's."""
    size = max(10.5, application.font().pointSizeF())
    chosen = QFont(SANS)
    chosen.setPointSizeF(size)
    application.setFont(chosen)


def style_sheet(palette: Palette, points: float) -> str:
    """The manner of everything around the table.

    Args:
        palette: the table's colours.
        points: the size of ordinary text.
    """
    return _SHEET.substitute(
        wood=palette.wood,
        wood_edge=palette.wood_edge,
        wood_shadow=palette.wood_shadow,
        on_wood=palette.on_wood,
        paper=palette.paper,
        ink=palette.ink,
        ochre=palette.ochre,
        serif=SERIF,
        line=f"{points + 0.5:.1f}",
        heading=f"{points * 1.35:.1f}",
    )
