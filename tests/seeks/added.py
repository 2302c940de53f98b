"""What seeks add to the lists of tests of the core."""

from __future__ import annotations

IDS = ("<seek>",)
"""Parameters of paths that are ids."""


def in_path(absent: str) -> dict[str, str]:
    """Values for parameters of paths. absent: an id of nothing."""
    return {"<seek>": absent}
