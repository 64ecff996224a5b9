"""Facade of the value networks: the worth of cards for a seat that sees only its own.

The compiled core answers where it was built, pure Python otherwise: with the same answers, some
hundred times slower. A worth of 1 << WORTH_BITS stands for POINTS card points; both numbers are
those of :mod:`~reunion_desktop.value_net.weights`.
"""

from __future__ import annotations

from reunion_desktop.solver.core_available import COMPILED

if COMPILED:
    from reunion_desktop.value_net.core_network import (
        believe,
        discard_worths,
        play_out,
        play_sides,
        worths,
    )
else:
    from reunion_desktop.value_net.plain_network import discard_worths, worths
    from reunion_desktop.value_net.plain_playouts import believe, play_out, play_sides

__all__ = ["COMPILED", "believe", "discard_worths", "play_out", "play_sides", "worths"]
