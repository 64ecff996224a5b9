"""``python -m reunion_desktop`` is the same as ``reunion-desktop``."""

from __future__ import annotations

import sys

from reunion_desktop.cli import main

sys.exit(main())
