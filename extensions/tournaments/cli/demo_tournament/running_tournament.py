"""A tournament while it is run: its officials, its entries, and the hall that they play in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from extensions.tournaments.cli.demo_tournament.plan import DemoPlan, Json
from extensions.tournaments.cli.demo_tournament.sides import DemoSide, Hall

if TYPE_CHECKING:
    from deaddrop_client import AsyncClient, AsyncTournament

Say = Callable[[str], None]


class RunningTournament:
    """A tournament, run through the API. say: prints a line."""

    def __init__(self, client: AsyncClient, tournament: AsyncTournament, plan: DemoPlan, say: Say) -> None:
        self.client, self.tournament, self.plan, self.say = client, tournament, plan, say
        self.hall = Hall(client, Random(plan.seed))
        self.sides: list[DemoSide] = []
        self.arbiters: list[AsyncTournament] = []

    async def enter(self, bodies: list[Json]) -> list[DemoSide]:
        """Enter sides, each of which exchanges its slip for the token that it plays by."""
        made = await self.tournament.make_entries(bodies)
        found = [
            DemoSide(each.entry, tuple(body["names"]), await self.tournament.exchange(each.slip or ""))
            for body, each in zip(bodies, made.entries, strict=True)
        ]
        self.sides += found
        return found

    async def tell_standings(self) -> None:
        """The first three of each section."""
        for section in (await self.client.tournament(self.tournament.id).standings()).sections:
            first = [f"{each.place}. {' & '.join(name or '' for name in each.names)} {each.points}" for each in section.rows[:3]]
            self.say(f"  Standings: {', '.join(first)}.")
