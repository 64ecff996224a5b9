"""Qt style sheets: menus, status line and panels.

Around the table the colours of the appearance apply, light or dark.
"""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import NamedTuple

from reunion_desktop.ui.look.appearance import Appearance
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.resources import resource
from reunion_desktop.ui.look.typefaces import SERIF

_LEAST_KNOB = 24
"""Least side of a button in the title of a dock, in pixels."""

_SHEET = Template("""
QMenuBar { padding: ${rim}px 6px; }
QMenuBar::item { background: ${window}; padding: ${air}px 9px; border-radius: 4px; }
QMenuBar::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QStatusBar { border-top: 1px solid palette(mid); }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: ${air}px 10px; font-size: ${size}pt; }
QStatusBar QPushButton, QStatusBar QToolButton { padding: ${rim}px 8px; }
QMainWindow::separator { width: 5px; height: 5px; background: ${wood_edge}; }
QMainWindow::separator:hover { background: ${ochre}; }
QDockWidget { color: ${on_wood}; font-family: "${serif}"; font-size: ${dock}pt; }
QDockWidget::title {
    background: ${wood}; color: ${on_wood}; padding: 7px ${dock_knobs}px 7px 8px;
}
QDockWidget::close-button, QDockWidget::float-button {
    background: ${on_wood_quiet}; border-radius: 3px; padding: 0;
    subcontrol-position: center right; subcontrol-origin: margin; position: absolute;
    width: ${dock_knob}px; min-height: ${dock_knob}px; icon-size: ${dock_knob}px;
}
QDockWidget::close-button { right: 6px; }
QDockWidget::float-button { right: ${beside_dock_knob}px; }
#checker::float-button { right: 6px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: ${on_wood}; }
#tools { border: none; padding: 3px; spacing: 3px; }
#tools QToolButton { padding: 4px; border: 1px solid transparent; border-radius: 5px; }
#tools QToolButton:hover:enabled { background: palette(button); border-color: palette(mid); }
#tools QToolButton:pressed, #tools QToolButton:checked {
    background: palette(button); border-color: palette(mid);
}
#tools QToolButton:disabled { color: ${disabled}; }
#offer { border-bottom: 1px solid palette(mid); padding: 3px 8px; spacing: 8px; }
#prompt, #lesson {
    background: ${ground}; color: ${words};
    border: 1px solid ${edge}; border-radius: 9px;
}
#lesson { border-radius: 0; font-size: ${size}pt; }
#prompt QLabel, #lesson QLabel { color: ${words}; background: transparent; }
#prompt QScrollArea { background: transparent; }
#prompt QScrollBar:vertical { background: transparent; border: none; width: ${bar}px; }
#prompt QScrollBar::handle:vertical {
    background: ${disabled}; border-radius: 4px; margin: 2px; min-height: 24px;
}
#prompt QScrollBar::add-line:vertical, #prompt QScrollBar::sub-line:vertical { height: 0; }
#prompt QScrollBar::add-page:vertical, #prompt QScrollBar::sub-page:vertical {
    background: transparent;
}
#lesson #lessonNote { border-left: 4px solid ${focus}; padding-left: 8px; }
#prompt QPushButton, #lesson QPushButton {
    background: ${push}; color: ${on_push}; border: 3px solid ${push};
    border-radius: 6px; padding: ${tall}px ${wide}px;
}
#prompt QPushButton:hover, #lesson QPushButton:hover { background: ${push_lit}; }
#prompt QPushButton:focus, #lesson QPushButton:focus { border-color: ${focus}; }
#prompt QPushButton:pressed, #lesson QPushButton:pressed { background: ${push}; }
#lesson QPushButton { padding: 4px 11px; }
#lesson QScrollArea:focus { border: 2px solid ${focus}; }
#prompt QPushButton:disabled, #lesson QPushButton:disabled {
    background: transparent; color: ${disabled}; border: 2px dashed ${disabled};
}
""")

_LARGE = Template("""
QMenuBar, QStatusBar QPushButton, QStatusBar QToolButton, #tools, #tools QToolButton {
    font-size: ${large}pt;
}
""")
"""For a very large window."""

_EVERYWHERE = Template("""
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${box}px; height: ${box}px; border: ${breadth}px solid ${line};
    background: ${base}; border-radius: 2px;
}
QCheckBox::indicator:checked, QMenu::indicator:non-exclusive:checked { image: url("${tick}"); }
QMenu { background: ${window}; border: ${breadth}px solid ${line}; }
QMenu::item { padding: ${air}px ${box}px ${air}px ${item}px; color: ${text}; }
QMenu::item:enabled:selected { background: ${highlight}; color: ${on_highlight}; }
QMenu::item:disabled { color: ${disabled}; }
QMenu::separator { height: ${breadth}px; background: ${line}; margin: 4px 8px; }
QMenu::indicator { width: ${mark}px; height: ${mark}px; left: 6px; }
QMenu::indicator:non-exclusive:checked:selected { image: url("${tick_chosen}"); }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: ${text}; }
QRadioButton::indicator { border-radius: ${round}px; }
QRadioButton::indicator:checked {
    background: qradialgradient(
        cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 ${highlight}, stop: 0.66 ${highlight}, stop: 0.72 ${base}, stop: 1 ${base}
    );
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
    border: ${breadth}px dashed ${disabled}; background: transparent;
}
QRadioButton::indicator:checked:disabled {
    background: qradialgradient(
        cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 ${disabled}, stop: 0.6 ${disabled}, stop: 0.66 ${base}, stop: 1 ${base}
    );
}
QPushButton:focus {
    background: ${button}; color: ${text};
    border: 3px solid ${highlight}; border-radius: 4px; padding: 2px 3px;
}
QComboBox:focus {
    background: ${button}; color: ${text};
    border: 2px solid ${highlight}; border-radius: 3px; padding: 0 0 0 3px;
}
QCheckBox, QRadioButton { border: 2px solid transparent; border-radius: 4px; padding: 1px; }
QCheckBox:focus, QRadioButton:focus { border-color: ${highlight}; }
QListView, QTreeView, QTableView { border: 1px solid ${line}; padding: 2px; }
QListView:focus, QTreeView:focus, QTableView:focus {
    border: 3px solid ${highlight}; padding: 0;
}
QComboBox::drop-down {
    subcontrol-origin: border; subcontrol-position: center right;
    width: ${arrow_room}px; border: none;
}
QComboBox::down-arrow { image: url("${down}"); width: ${arrow}px; height: ${arrow}px; }
QSpinBox {
    border: ${breadth}px solid ${line}; border-radius: 3px; background: ${base};
    padding: 2px ${arrow_room}px 2px 6px;
}
QSpinBox:focus { border-color: ${highlight}; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: ${arrow_room}px; border: none;
    border-left: 1px solid ${line};
}
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url("${up}"); width: ${arrow}px; height: ${arrow}px; }
QSpinBox::down-arrow { image: url("${down}"); width: ${arrow}px; height: ${arrow}px; }
QComboBox::down-arrow:disabled, QSpinBox::up-arrow:disabled, QSpinBox::down-arrow:disabled {
    image: none;
}
QPushButton:disabled, QComboBox:disabled {
    color: ${disabled}; background: transparent; padding: 3px 8px;
    border: ${breadth}px dashed ${disabled}; border-radius: 3px;
}
QLineEdit:disabled, QSpinBox:disabled {
    color: ${disabled}; background: transparent; border: ${breadth}px dashed ${disabled};
}
QToolTip {
    background: ${tip}; color: ${on_tip}; border: ${breadth}px solid ${line}; padding: 4px 7px;
}
""")
"""Check boxes, disabled widgets and tooltips everywhere.

Disabled widgets are flat and dashed, so that they differ not by colour alone.
"""

_BOXES = Template("""
QSlider:horizontal { min-height: ${high}px; }
QSlider::groove:horizontal { height: 4px; background: ${line}; border-radius: 2px; }
QSlider::groove:horizontal:disabled { background: ${disabled}; }
QSlider::sub-page:horizontal:enabled { background: ${highlight}; border-radius: 2px; }
QSlider::handle:horizontal {
    width: ${knob}px; margin: -${over}px 0; background: ${base};
    border: 3px solid ${line}; border-radius: 5px;
}
QSlider::handle:horizontal:disabled { background: transparent; border: 1px dashed ${disabled}; }
QSlider::handle:horizontal:focus { background: ${highlight}; }
""")
"""Sliders: Qt's own style draws their frames almost invisible in dark windows, and has one size for
every text size.
"""

_BOLD = Template("""
QDialog QPushButton, QStatusBar QPushButton, QDialog QComboBox, QDialog QLineEdit {
    border: 2px solid ${line}; border-radius: 4px; padding: 4px 12px;
    background: ${button}; color: ${text};
}
QDialog QPushButton:disabled, QDialog QComboBox:disabled, QDialog QLineEdit:disabled {
    color: ${disabled}; border: 2px dashed ${disabled};
}
QDialog QPushButton:focus, QStatusBar QPushButton:focus, QDialog QComboBox:focus {
    background: ${highlight}; color: ${on_highlight}; border-color: ${text};
}
QDialog QLineEdit:focus { border: 4px solid ${highlight}; padding: 2px 10px; }
QDialog QSpinBox:focus { border: 4px solid ${highlight}; }
QDialog QLineEdit, ArchiveWindow QLineEdit { placeholder-text-color: ${quiet}; }
ArchiveWindow QPlainTextEdit { border: 2px solid ${line}; }
ArchiveWindow QPlainTextEdit:focus { border: 4px solid ${highlight}; }
ArchiveWindow QPushButton, ArchiveWindow QComboBox, ArchiveWindow QLineEdit,
ReviewWindow QPushButton, ReviewWindow QComboBox {
    border: 2px solid ${line}; border-radius: 4px; padding: 3px 5px;
    background: ${button}; color: ${text};
}
ArchiveWindow QPushButton:disabled, ArchiveWindow QComboBox:disabled,
ArchiveWindow QLineEdit:disabled, ReviewWindow QPushButton:disabled {
    color: ${disabled}; border: 2px dashed ${disabled};
}
ArchiveWindow QPushButton:focus, ArchiveWindow QComboBox:focus, ReviewWindow QPushButton:focus,
ReviewWindow QComboBox:focus {
    background: ${highlight}; color: ${on_highlight}; border-color: ${text};
}
ArchiveWindow QLineEdit:focus { border: 4px solid ${highlight}; padding: 1px 3px; }
QCheckBox:focus, QRadioButton:focus { background: ${highlight}; color: ${on_highlight}; }
QTabWidget::pane { border: 2px solid ${line}; top: -2px; }
QTabBar::tab {
    border: 2px solid ${line}; padding: 5px 12px; margin-right: 3px;
    background: ${button}; color: ${text};
}
QTabBar::tab:selected { border-bottom: 4px solid ${highlight}; font-weight: 600; }
QTabBar::tab:focus { background: ${highlight}; color: ${on_highlight}; }
QGroupBox { border: 1px solid ${line}; margin-top: 1.2em; padding-top: 6px; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; }
QScrollBar { background: ${base}; border: 1px solid ${line}; }
QScrollBar:vertical { width: 16px; }
QScrollBar:horizontal { height: 16px; }
QScrollBar::handle { background: ${line}; min-height: 24px; min-width: 24px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QTextBrowser { border: 2px solid ${line}; }
QTextBrowser:focus { border-color: ${highlight}; }
""")


class Panel(NamedTuple):
    """Colours of the panel in the middle of the table."""

    ground: str
    words: str
    edge: str
    push: str
    """Ground of its buttons."""
    push_lit: str
    """Ground of a button under the pointer."""
    on_push: str
    focus: str
    """Outline of the focused button."""


def panel(palette: Palette, around: Appearance) -> Panel:
    """Colours of the panel: paper in a light appearance, wood in a dark one."""
    if around.high_contrast:
        shades = around.shades
        grey, ring = ("#dddddd", "#a86400") if around.dark else ("#303030", "#ffd84a")
        text, ground = shades.text, shades.window
        return Panel(ground, text, text, text, grey, ground, ring)
    if around.dark:
        return Panel(
            palette.wood,
            palette.on_wood,
            palette.lamp,
            palette.wood_edge,
            "#6f4e33",
            palette.on_wood,
            palette.lamp,
        )
    return Panel(
        palette.paper,
        palette.ink,
        palette.wood_edge,
        palette.wood,
        palette.wood_edge,
        palette.on_wood,
        palette.ochre,
    )


def _mark(name: str, *, light: bool) -> str:
    """Path of an icon for a dark or light ground, in the syntax of style sheets."""
    return Path(resource(f"marks/{name}-light.svg" if light else f"marks/{name}.svg")).as_posix()


def dock_type(scale: float) -> float:
    """Height of a dock's title in text heights; large ones shrink, to be whole beside the table."""
    return 1 - 0.19 * (scale - 1)


def style_sheet(palette: Palette, around: Appearance, points: float, larger: float = 1.0) -> str:
    """Style sheet of everything around the table.

    Args:
        palette: colours of the table.
        around: the appearance.
        points: font size of ordinary text.
        larger: factor for the text at the edges of this window.
    """
    large = points * larger
    side, breadth, over = round(points * 1.3), 1 + around.high_contrast, round(points * 0.67)
    dock_knob = max(_LEAST_KNOB, round(large * 1.3))
    values = {
        **palette._asdict(),
        **panel(palette, around)._asdict(),
        **around.shades._asdict(),
        "serif": SERIF,
        "large": f"{large:.1f}",
        "size": f"{large + 0.5:.1f}",
        "dock": f"{dock_type(around.scale) * (large + 0.5):.1f}",
        "tall": round(points * 0.26),
        "wide": round(points * 0.95),
        # Large letters need less space around them; the table needs the height.
        "air": max(0, round(4 * (2 - around.scale))),
        "rim": max(0, round(3 * (2 - around.scale))),
        "bar": round(points * 1.1),
        "dock_knob": dock_knob,
        "beside_dock_knob": dock_knob + 12,
        # Qt leaves room for one of the buttons by itself.
        "dock_knobs": dock_knob + 8,
        "box": side,
        "mark": round(points),
        "item": 2 * round(points),
        "round": side // 2 + breadth,
        "breadth": breadth,
        "arrow": round(points * 0.8),
        "arrow_room": round(points * 0.8) + 8,
        "tick": _mark("tick", light=around.dark),
        "tick_chosen": _mark("tick", light=not around.dark),
        "up": _mark("up", light=around.dark),
        "down": _mark("down", light=around.dark),
        "knob": round(points * 1.15),
        "over": over,
        "high": 2 * over + 6,
    }
    sheets = [_SHEET, _EVERYWHERE, _BOXES]
    if larger > 1:
        sheets.insert(1, _LARGE)
    if around.high_contrast:
        sheets.append(_BOLD)
    return "".join(sheet.substitute(values) for sheet in sheets)
