"""The course of the tournament: entries, rounds with their incidents, final standings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from deaddrop_client import AsyncClient, models, operations, problems
from extensions.tournaments.cli.demo_tournament.plan import DemoPlan, plan_tables
from extensions.tournaments.cli.demo_tournament.running_tournament import RunningTournament, Say
from extensions.tournaments.cli.demo_tournament.sides import LOOK_S
from extensions.tournaments.cli.demo_tournament.trouble import Trouble
from service.cannot_start import CannotStart

if TYPE_CHECKING:
    from deaddrop_client import AsyncTournament

TITLE = "Demonstration"
STAND_IN = "Sten"
ARBITERS = (("chief", "Greta"), ("arbiter", "Hugo"))


class KeptTournament(NamedTuple):
    """Proofs of a finished tournament. desk: link that opens its desk, with the organiser's token; keys: as `deaddrop verify
    --keys` reads them; heads: a signed one after each round.
    """

    url: str
    tournament: str
    desk: str
    record: bytes
    keys: bytes
    heads: tuple[bytes, ...]


async def play_tournament(url: str, plan: DemoPlan, say: Say) -> KeptTournament:
    """Run the tournament at this service, and report its steps to `say`.  Raises DeadDropError."""
    async with AsyncClient(url) as client:
        made = await create_tournament(client, plan)
        say(f"Tournament {made.id} at {client.url}: {plan.preset}, {plan.ruleset}, {plan.rounds} rounds.\n")
        evening = Evening(client, made, plan, say)
        await evening.gather()
        for number in range(1, plan.rounds + 1):
            await evening.round(number)
        return await evening.end()


async def create_tournament(client: AsyncClient, plan: DemoPlan) -> AsyncTournament:
    """Create the tournament; without short tables if the ruleset does not allow them.  Raises problems.Malformed."""
    try:
        return await client.create_tournament(TITLE, plan.ruleset, plan.preset, regulations=plan.regulations)
    except problems.Malformed:
        sizes = {**plan.regulations["sizes"], "min": plan.regulations["sizes"]["best"]}
        return await client.create_tournament(TITLE, plan.ruleset, plan.preset, regulations={**plan.regulations, "sizes": sizes})


class Evening(RunningTournament):
    """A tournament while it is run, with its story. held: signed heads of its log, as they were on the way."""

    def __init__(self, client: AsyncClient, tournament: AsyncTournament, plan: DemoPlan, say: Say) -> None:
        super().__init__(client, tournament, plan, say)
        self.trouble = Trouble(self)
        self.held: list[bytes] = []

    async def gather(self) -> None:
        """Grant the officials, enter the sides and check them in, all but the last side, which comes late."""
        for role, name in ARBITERS:
            granted = await self.client.call(operations.grant_official(self.tournament.id, {"role": role, "name": name}), self.tournament.token)
            self.arbiters.append(await self.tournament.exchange(granted.slip))
        on_time = self.plan.sides[:-1] if self.plan.rounds > 1 else self.plan.sides
        await self.enter([{"names": list(names)} for names in on_time])
        is_singles = len(on_time[0]) == 1
        has_stand_in = is_singles and not self.plan.is_together
        if has_stand_in:
            await self.enter([{"names": [STAND_IN], "kind": "stand_in"}])
        for side in self.sides:
            await side.tournament.check_in(side.number)
        stand_in = " and a stand-in, who fills a table if needed," if has_stand_in else ""
        late = "; one more comes late" if len(on_time) < len(self.plan.sides) else ""
        self.say(f"{len(on_time)} {'people' if is_singles else 'teams'}{stand_in} are in{late}.")

    async def round(self, number: int) -> None:
        """Run a round from its draft to its close, with its incidents."""
        await self.trouble.before_round(number)
        await self.arbiters[0].publish(await self.draft(number))
        opened = await self.reach(number, "open")
        sizes = sorted((len(each.seats) for each in opened.tables), reverse=True)
        self.say(f"\nRound {number}: {len(opened.tables)} tables of {', '.join(map(str, sizes))}; without a table: {len(opened.byes)}.")
        await self.trouble.after_publication(number)
        tokens = await self.hall.seat_tokens(self.sides, number, opened.tables)
        await self.trouble.play(number, opened, tokens)
        finished = await self.until(number, lambda found: all(each.result is not None or each.state != "playing" for each in found.tables), "tables to be over")
        await self.arbiters[0].close(number, finished.changed)
        await self.reach(number, "closed")
        await self.trouble.after_round(number)
        self.held.append(await self.head())
        await self.tell_standings()

    async def draft(self, number: int) -> models.RoundDraft:
        """A draft by the method of the regulations; stated by an arbiter if the host has no solvers."""
        try:
            return await self.arbiters[0].draft(number)
        except problems.NoSolver:
            self.say("\nThis host has no solvers: the arbiter states the draft.")
            there = [each.entry for each in await self.tournament.entries() if each.kind == "people" and each.is_checked_in]
            sizes = self.plan.regulations["sizes"]
            tables = plan_tables(there, sizes["best"], number)
            body = {"tables": [{"seats": [{"entry": entry} for entry in table]} for table in tables]}
            return await self.arbiters[0].state_draft(number, body, (await self.tournament.card()).version)

    async def reach(self, number: int, state: str) -> models.TournamentRound:
        """Wait until the round reaches a state that the service brings about; returns the round."""
        return await self.until(number, lambda found: found.state == state, f"round {number} to be {state}")

    async def until(self, number: int, is_so: Callable[[models.TournamentRound], bool], what: str) -> models.TournamentRound:
        """Wait until `is_so` holds for the round; returns the round. what: the condition, for the error.  Raises CannotStart if it is withdrawn."""
        while True:
            answer = await self.tournament.round(number)
            if is_so(answer.round):
                return answer.round
            if answer.round.state == "withdrawn":
                raise CannotStart(f"Round {number} was withdrawn; waited for {what}.")
            await self.tournament.facts(answer.version, wait=5)

    async def head(self) -> bytes:
        """The signed head of the tournament's log, to compare with the record later."""
        return await self.client.call(operations.get_tournament_checkpoint(self.tournament.id).answering(bytes))

    async def end(self) -> KeptTournament:
        """Wait out the time for appeals, confirm, and fetch the record."""
        self.say("\nThe time for appeals runs.")
        while True:
            try:
                await self.tournament.confirm(await self.tournament.standings())
                break
            except (problems.RoundUnderWay, problems.AppealsOpen, problems.StaleDecision):
                await asyncio.sleep(LOOK_S)
        self.say("The standings are final, and the seed is open.")
        await self.tell_standings()
        keys = await self.client.call(operations.list_keys().answering(bytes))
        record = await self.client.tournament(self.tournament.id).record()
        desk = f"{self.client.url}/desk/{self.tournament.id}#token={self.tournament.token}"
        return KeptTournament(self.client.url, self.tournament.id, desk, record, keys, tuple(self.held))
