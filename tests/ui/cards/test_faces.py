"""Pictures of cards are drawn in threads, which nobody waits for who is closed."""

from __future__ import annotations

import subprocess
import sys

CLOSED_IN_THE_MIDDLE = """
import sys
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QImage
from reunion_desktop.app.application import application_for_table
from reunion_desktop.ui.cards import faces, studio
from reunion_desktop.ui.look.theme import Theme

application = application_for_table()
# The threads change as often as they can, and nothing holds them up.
sys.setswitchinterval(1e-6)
picture = QImage(10, 10, QImage.Format.Format_ARGB32)
studio.card_image = studio.shadow = lambda *_: picture
studio.layers = lambda *_: ()
for width in range(40, 340):
    window = QObject()
    faces.Faces(Theme(), window).want(width)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("closed")
"""


def test_a_window_is_closed_while_its_cards_are_drawn() -> None:
    """A thread that has just drawn a card hands it to nobody, and does not end the program."""
    done = subprocess.run(
        [sys.executable, "-c", CLOSED_IN_THE_MIDDLE], capture_output=True, text=True, check=False
    )
    assert (0, "closed\n", "") == (done.returncode, done.stdout, done.stderr)
