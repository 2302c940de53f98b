"""A store in memory that can be brought back to what it held before, as a server from a backup."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.equipment.memory_store.store import MemoryStore

OWN = ("_now_ms", "_changed")
"""What belongs to the store itself, and is in no backup."""


class RestorableStore(MemoryStore):
    """Forgets, when it is told to, all that came after a backup."""

    def backup(self) -> dict[str, Any]:
        """All that it holds."""
        return deepcopy({name: value for name, value in vars(self).items() if name not in OWN})

    def restore(self, kept: dict[str, Any]) -> None:
        """Hold that and nothing else."""
        vars(self).update(deepcopy(kept))
