"""The dialogs, imported on first use by name.

The table opens faster without them. Values chosen in them are in modules that the whole UI may
import: ``new_game``, ``preferences`` and ``looks``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reunion_desktop.ui.dialogs.about import AboutDialog
    from reunion_desktop.ui.dialogs.deal_code_dialog import DealCodeDialog
    from reunion_desktop.ui.dialogs.duplicate_dialog import DuplicateDialog, comparison
    from reunion_desktop.ui.dialogs.keys_dialog import KeysDialog
    from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
    from reunion_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
    from reunion_desktop.ui.dialogs.table_form import GameOffer
    from reunion_desktop.ui.rules.page import RulesPage
    from reunion_desktop.ui.sheet.pages.opener import SheetOpener

__all__ = [
    "AboutDialog",
    "DealCodeDialog",
    "DuplicateDialog",
    "GameOffer",
    "KeysDialog",
    "NewGameDialog",
    "PreferencesDialog",
    "RulesPage",
    "SheetOpener",
    "comparison",
]

_HOMES = {
    "AboutDialog": "reunion_desktop.ui.dialogs.about",
    "DealCodeDialog": "reunion_desktop.ui.dialogs.deal_code_dialog",
    "DuplicateDialog": "reunion_desktop.ui.dialogs.duplicate_dialog",
    "GameOffer": "reunion_desktop.ui.dialogs.table_form",
    "KeysDialog": "reunion_desktop.ui.dialogs.keys_dialog",
    "NewGameDialog": "reunion_desktop.ui.dialogs.new_game_dialog",
    "PreferencesDialog": "reunion_desktop.ui.dialogs.preferences_dialog",
    "RulesPage": "reunion_desktop.ui.rules.page",
    "SheetOpener": "reunion_desktop.ui.sheet.pages.opener",
    "comparison": "reunion_desktop.ui.dialogs.duplicate_dialog",
}
"""Module of each name, the same as in the imports above for type checkers."""


def __getattr__(name: str) -> object:
    """Import the module that defines a name.

    Raises:
        AttributeError: no dialog has this name.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
