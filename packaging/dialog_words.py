"""Words of Qt's own dialogs that its French translation lacks, for lupdate to collect.

Qt looks them up in every translation that is installed, so ours may fill the gaps; nothing imports
this list. Contexts and texts are Qt's.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&Billing information:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&End:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&Start:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job &priority:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Scheduled &printing:"),
)
