"""The players of a demo tournament: entries with their tokens, and the seats that these open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from deaddrop_client import run_async, sample

if TYPE_CHECKING:
    from deaddrop_client import AsyncClient, AsyncSeat, AsyncTournament
    from deaddrop_client.rules import Json

    AnySeat = AsyncSeat[Any, Any, Any]

LEAVING = frozenset({"resign", "abort", "leave"})
"""Commands that end a game early; chosen only when nothing else is offered."""
LOOK_S = 0.2
"""Seconds between two polls."""
TRIES = 200
"""Most samples of an inexact offer, as its schema admits more than the rules do."""


@dataclass
class DemoSide:
    """One entry: its number, its names, the tournament through its token, and whether its people are present."""

    number: int
    names: tuple[str, ...]
    tournament: AsyncTournament
    is_here: bool = True

    @property
    def title(self) -> str:
        return f"entry {self.number} ({' & '.join(self.names)})"


class Hall:
    """The people at the tables of one tournament, who play by offers alone."""

    def __init__(self, client: AsyncClient, luck: Random) -> None:
        self.client, self.luck = client, luck
        self.answers = 0
        """Decisions answered until now."""

    async def seat_tokens(self, sides: Iterable[DemoSide], number: int, tables: Sequence[Any]) -> dict[tuple[int, int], str]:
        """The seat tokens of the sides that are present, by table and seat; each side requests its own."""
        found: dict[tuple[int, int], str] = {}
        for side in sides:
            for table in tables:
                if side.is_here and any(each.entry == side.number for each in table.seats):
                    table_view = await side.tournament.table(number, table.table)
                    found |= {(table.table, each.seat): each.token for each in table_view.own_seats if each.token}
        return found

    async def sit(self, tokens: Iterable[str]) -> list[AnySeat]:
        """Request the view of each seat: a seat that never does is a no-show."""
        seats = [await self.client.seat(token) for token in tokens]
        await asyncio.gather(*(seat.view() for seat in seats))
        return seats

    async def play(self, tokens: Iterable[str], most: int | None = None) -> bool:
        """Play these seats until their games are over, or until `most` more decisions were answered; then all seats
        disconnect. Returns whether the games are over.
        """
        until = None if most is None else self.answers + most
        playing = asyncio.create_task(run_async(self.answer, await self.sit(tokens)))
        while until is not None and self.answers < until and not playing.done():
            await asyncio.wait([playing], timeout=LOOK_S / 10)
        if until is not None and not playing.done():
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            return False
        await playing
        return True

    def answer(self, view: Any) -> Json:
        """A random offer, filled in at random."""
        self.answers += 1
        exact = [each for each in view.offers if each.exact] or view.offers
        offer = self.luck.choice([each for each in exact if each.type not in LEAVING] or exact)
        if offer.exact:
            return sample(offer, self.luck)
        samples = (sample(offer, self.luck) for _ in range(TRIES))
        return next(filter(has_no_doubles, samples))


def has_no_doubles(command: Json) -> bool:
    """Whether its lists hold distinct values, which the schema of an inexact offer does not demand."""
    return all(len(each) == len({*map(str, each)}) for each in command.values() if isinstance(each, list))
