"""Reunion Desktop: the card game Réunion at a desktop table, against two computer seats."""

from __future__ import annotations

__version__ = "0.1.0"
