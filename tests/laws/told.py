"""What the laws have to say of their own reach, printed at the end of a run."""

from __future__ import annotations

SAID: list[str] = []


def tell(line: str) -> None:
    SAID.append(line)
