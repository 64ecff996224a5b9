"""Interpreter: which language the program speaks, and how the whole screen comes to speak it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from reunion_desktop.ui.language.pack import PackWords

FOLDER = Path(__file__).resolve().parents[1]
"""Where the build puts the translations."""


class Language(Enum):
    """What a person may choose; each is named by its code."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"


_SPOKEN = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)


def spoken(choice: Language, wishes: Sequence[str] | None = None) -> Language:
    """The language that a choice comes to: never ``SYSTEM``.

    Args:
        choice: what the person prefers.
        wishes: the desktop's languages, such as ``de-AT``, the dearest first; by default those
            that it really has.
    """
    if choice is not Language.SYSTEM:
        return choice
    codes = QLocale.system().uiLanguages() if wishes is None else wishes
    known = {language.value: language for language in _SPOKEN}
    found = (known.get(code.partition("-")[0].partition("_")[0]) for code in codes)
    return next(filter(None, found), Language.ENGLISH)


class Interpreter:
    """Puts everything that goes through Qt's translation into one language.

    Widgets learn of a change by Qt's own ``LanguageChange`` event.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        """Speak English at first.

        Args:
            folder: where the translations are.
        """
        self._folder = folder
        self._language = Language.ENGLISH
        self._german_pack = False
        self._translators: list[QTranslator] = []
        self._words: list[bytes] = []
        self.missing: Path | None = None
        """The program's own file of the language, where it cannot be used."""

    @property
    def language(self) -> Language:
        """What is spoken now; never ``SYSTEM``."""
        return self._language

    def speak(self, choice: Language, *, german_pack: bool = False) -> None:
        """Speak a language from now on; dates and numbers are written as is usual in it.

        Args:
            choice: what the person prefers.
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
        # Read whole: Qt would look into the file as it lies there, and crash once it is replaced,
        # as by an update. It keeps what it is given, and so must we.
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
            own = self._translators[-1] if self._translators else None
            names = PackWords(language.value, own)
            self._translators.append(names)
            QCoreApplication.installTranslator(names)

    def close(self) -> None:
        """Take one's words back: English is spoken from now on, or what another interpreter speaks.

        At once, and not when Python happens to tidy up: a translator that were thrown away in the
        midst of a translation would wait for its end, and so for itself.
        """
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(_manner(Language.ENGLISH))
        self._language, self._german_pack = Language.ENGLISH, False
        self._translators, self._words = [], []

    def _files(self) -> tuple[Path, ...]:
        """Qt's words on buttons and in file dialogs, then our own."""
        if self._language is Language.ENGLISH:
            return ()
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        code = self._language.value
        return (of_qt / f"qtbase_{code}.qm", self._folder / f"reunion_{code}.qm")


def _read(file: Path) -> bytes:
    """What stands in a file; nothing, where it is missing: English is spoken then."""
    try:
        return file.read_bytes()
    except OSError:
        return b""


def _manner(language: Language) -> QLocale:
    """How dates and numbers are written: the desktop's way, where it is in this language."""
    system, wanted = QLocale.system(), QLocale(language.value)
    return system if system.language() == wanted.language() else wanted
