"""How long anything is waited for that should come at once."""

from __future__ import annotations

HANG_S = 60
"""Seconds that only something that hangs exceeds, on however busy a machine."""
