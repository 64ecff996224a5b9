"""Interpreter: the program's language, and switching all visible text to another one."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from reunion_desktop.ui.language.pack import PackWords

FOLDER = Path(__file__).resolve().parents[1]
"""Folder in which the build puts the translations."""


class Language(Enum):
    """Language setting; each value is a language code."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"


_SPOKEN = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)


def spoken(choice: Language, wishes: Sequence[str] | None = None) -> Language:
    """Resolve a language setting to a language; never ``SYSTEM``.

    Args:
        choice: the player's setting.
        wishes: the desktop's languages, such as ``de-AT``, preferred first; by default those of the
            system.
    """
    if choice is not Language.SYSTEM:
        return choice
    codes = QLocale.system().uiLanguages() if wishes is None else wishes
    known = {language.value: language for language in _SPOKEN}
    found = (known.get(code.partition("-")[0].partition("_")[0]) for code in codes)
    return next(filter(None, found), Language.ENGLISH)


class Interpreter:
    """Installs the translators of one language.

    Widgets are notified by Qt's ``LanguageChange`` event.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        """Start in English.

        Args:
            folder: folder with the translations.
        """
        self._folder = folder
        self._language = Language.ENGLISH
        self._german_pack = False
        self._translators: list[QTranslator] = []
        self._words: list[bytes] = []
        self.missing: Path | None = None
        """The program's translation file, if it cannot be used."""

    @property
    def language(self) -> Language:
        """Current language; never ``SYSTEM``."""
        return self._language

    def speak(self, choice: Language, *, german_pack: bool = False) -> None:
        """Switch to a language, including its formats of dates and numbers.

        Args:
            choice: the player's setting.
            german_pack: whether cards have the names of the German pack.
        """
        language = spoken(choice)
        # Also where nothing else changes: Qt's default at first is the desktop's locale.
        QLocale.setDefault(_manner(language))
        if (language, german_pack) == (self._language, self._german_pack):
            return
        self._language, self._german_pack = language, german_pack
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        # Read the whole file: Qt would map it into memory, and crash if an update replaced it.
        # Qt keeps a pointer to the data, so it must stay alive as long as the translator.
        self._words = [_read(file) for file in self._files()]
        self.missing = None if language is Language.ENGLISH else self._files()[-1]
        for file, words in zip(self._files(), self._words, strict=True):
            translator = QTranslator()
            if translator.load(words):
                if file == self.missing:
                    self.missing = None
                self._translators.append(translator)
                QCoreApplication.installTranslator(translator)
        if german_pack:
            names = PackWords()
            self._translators.append(names)
            QCoreApplication.installTranslator(names)

    def close(self) -> None:
        """Remove the translators; the program is in English then, or uses another interpreter's.

        This must not wait for Python's garbage collection: a translator deleted during a
        translation would wait for its end, and so for itself.
        """
        self.speak(Language.ENGLISH)

    def _files(self) -> tuple[Path, ...]:
        """Translation files: Qt's own for buttons and file dialogs, then the program's."""
        if self._language is Language.ENGLISH:
            return ()
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        code = self._language.value
        return (of_qt / f"qtbase_{code}.qm", self._folder / f"reunion_{code}.qm")


def _read(file: Path) -> bytes:
    """Content of a file; empty if it is missing, which leaves the program in English."""
    try:
        return file.read_bytes()
    except OSError:
        return b""


def _manner(language: Language) -> QLocale:
    """Locale for dates and numbers: the system's, if it is of this language."""
    system, wanted = QLocale.system(), QLocale(language.value)
    return system if system.language() == wanted.language() else wanted
