"""``python -m reunion_desktop`` is the same as ``reunion-desktop``."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from reunion_desktop.cli import main

if __name__ == "__main__":
    # In the frozen program a child of the arena begins here too.
    freeze_support()
    sys.exit(main())
