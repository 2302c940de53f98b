"""Private knowledge of one seat: briefings it read in secret (rule MD-12.2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.rulesets.microdot.model.pieces import Item


class Mind(secrecy.Mind, frozen=True):
    """A seat's private knowledge."""

    read: Annotated[tuple[int, ...], Meta(description=(
        "Numbers of the seat's secret briefings that are unshown since the deck was shuffled, in order."
    ))] = ()
    offered: Annotated[tuple[Item, ...], Meta(description="Pieces that the seat's last secret briefing offers.")] = ()

    def without_offer(self) -> Mind:
        return replace(self, offered=()) if self.offered else self
