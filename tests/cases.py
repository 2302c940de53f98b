"""Parameters of which `make test` tries some, and `make slow` all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def cases(*always: Any, later: Iterable[Any]) -> list[Any]:
    """Parameters for `parametrize`, the later ones marked `long`. A tuple is one value for each name."""
    rest = (each if isinstance(each, tuple) else (each,) for each in later)
    return [*always, *(pytest.param(*each, marks=pytest.mark.long) for each in rest)]
