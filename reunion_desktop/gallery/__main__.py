"""``python -m reunion_desktop.gallery OUT`` writes every screenshot."""

from __future__ import annotations

import sys

from reunion_desktop.gallery.shots import main

if __name__ == "__main__":
    sys.exit(main())
