"""The full state of one game, as its rules see it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from domain.kernel.secrecy import Mind

T = TypeVar("T", bound=msgspec.Struct)
M = TypeVar("M", bound=Mind)
H = TypeVar("H", bound=msgspec.Struct)


class State(msgspec.Struct, Generic[T, M, H], frozen=True, gc=False):
    """The full state: table (public), minds (per seat), house (known to no seat)."""

    table: T
    minds: tuple[M, ...]
    house: H

    def __repr__(self) -> str:
        return "State(…)"


AnyState = State[Any, Any, Any]
"""A state with any types of table, minds and house."""
