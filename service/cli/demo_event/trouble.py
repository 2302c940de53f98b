"""What goes wrong at an event, and what its officials do about it: each thing once, in a round of its own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from deaddrop_client import models, operations, problems

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deaddrop_client import AsyncEvent
    from service.cli.demo_event.running_event import RunningEvent
    from service.cli.demo_event.sides import DemoSide

    Tokens = Mapping[tuple[int, int], str]

NO_SHOW, LEAVING, REPLACED = 1, 2, 3
"""Whose turn it is to have trouble, counted among the sides."""
MOVES_BEFORE_OUTAGE = 20
OUTAGE_S = 1.0
OVER = (problems.GameOver, problems.NotPaused)


class Trouble:
    """The trouble of one event. wrong: the table whose ruling is wrong, and what it counted as before."""

    def __init__(self, running: RunningEvent) -> None:
        self.running = running
        self.wrong: tuple[int, dict[str, Any]] | None = None

    @property
    def chief(self) -> AsyncEvent:
        return self.running.arbiters[0]

    @property
    def other(self) -> AsyncEvent:
        """The arbiter who decides on what the chief ruled."""
        return self.running.arbiters[1]

    def side(self, nth: int) -> DemoSide:
        """One of those who play for the standings, each time the same."""
        there = self.running.sides[: len(self.running.plan.sides) - 1]
        return there[nth % len(there)]

    async def before_round(self, number: int) -> None:
        """Before its draft: somebody does not come, somebody is replaced for good."""
        if number == 1:
            self.side(NO_SHOW).is_here = False
        if number == 2:
            self.side(NO_SHOW).is_here = True
            await self.replace_person()

    async def replace_person(self) -> None:
        """Another person plays for an entry from here on, by a token of their own."""
        side = self.side(REPLACED)
        body = {"substitute": {"member": 0, "name": "Zoe"}, "reason": f"{side.names[0]} has to go home."}
        changed = await self.running.client.call(operations.change_entry(self.running.event.id, side.number, body), self.running.event.token)
        self.running.say(f"\nSubstitute: Zoe plays on for {side.title}, with its points.")
        side.names, side.event = ("Zoe", *side.names[1:]), self.running.client.event(self.running.event.id, changed.token)

    async def after_publication(self, number: int) -> None:
        """While pairings hang on the wall: a late entry, and a result that was wrong."""
        if number == 1 and self.running.plan.rounds > 1:
            names = self.running.plan.sides[-1]
            [late] = await self.running.enter([{"names": list(names)}])
            await late.event.check_in(late.number)
            self.running.say(f"  Late: {late.title} joins the next round.")
        if number == 2 and self.wrong is not None:
            await self.correct(*self.wrong)

    async def play(self, number: int, opened: models.EventRound, tokens: Tokens) -> None:
        """The tables, with somebody who has to leave in the first round, and an outage in the second."""
        hall = self.running.hall
        if number == 1:
            tokens = await self.stand_in(number, opened, dict(tokens))
        if number == 2 and not await hall.play(tokens.values(), MOVES_BEFORE_OUTAGE):
            await self.outage(number, opened)
        await hall.play(tokens.values())

    async def stand_in(self, number: int, opened: models.EventRound, tokens: dict[tuple[int, int], str]) -> Tokens:
        """A stand-in takes a seat over for this table alone: its points are nobody's."""
        side = self.side(LEAVING)
        at = next((place for place in tokens if opened.tables[place[0] - 1].seats[place[1]].entry == side.number), None)
        if at is not None:
            body = {"kind": "substitute", "seat": at[1], "name": "Ines", "reason": f"{side.names[0]} has a train to catch."}
            tokens[at] = str((await self.act(number, at[0], body)).token)
            self.running.say(f"  Stand-in: Ines plays seat {at[1]} of table {at[0]} for {side.title}, for this table alone.")
        return tokens

    async def act(self, number: int, table: int, body: dict[str, Any]) -> models.ClockActed:
        """What an arbiter does at a table that is on."""
        acted = operations.act_on_clock(self.running.event.id, number, table, body)
        return await self.running.client.call(acted, self.chief.token)

    async def outage(self, number: int, opened: models.EventRound) -> None:
        """Nobody can play: the arbiter stops all clocks, and lets them go on."""
        until = (datetime.now(UTC) + timedelta(minutes=10)).strftime("%Y-%m-%dT%H:%M:%S.000Z")
        paused = [each.table for each in opened.tables if await self.try_to_act(number, each.table, {"kind": "pause", "until": until})]
        self.running.say(f"  Outage: nobody in the hall has a network; {len(paused)} tables are paused.")
        await asyncio.sleep(OUTAGE_S)
        for table in paused:
            await self.try_to_act(number, table, {"kind": "resume"})
        self.running.say("  The network is back, and so is everybody.")

    async def try_to_act(self, number: int, table: int, body: dict[str, Any]) -> bool:
        """Whether an arbiter could do it: a table may be over by now."""
        try:
            await self.act(number, table, {**body, "reason": "The network of the hall failed."})
        except OVER:
            return False
        return True

    async def after_round(self, number: int) -> None:
        """After its close: a wrong ruling, an appeal."""
        if number == 1:
            await self.tell_no_show(number)
            await self.rule_wrongly(number)
        if number == min(2, self.running.plan.rounds):
            await self.appeal(number)

    async def tell_no_show(self, number: int) -> None:
        """What became of the seat of who did not come."""
        missing = self.side(NO_SHOW)
        for table in (await self.running.event.round(number)).round.tables:
            by = {by for seat, by in zip(table.seats, table.played_by, strict=False) if seat.entry == missing.number}
            if by:
                self.running.say(f"  No-show: {missing.title} did not come; at table {table.table} played: {', '.join(by)}.")

    async def rule_wrongly(self, number: int) -> None:
        """The slips of two tables were mixed up: a forfeit where there was none."""
        tables = (await self.running.event.round(number)).round.tables
        table = next((each for each in tables if winners_of(each)), tables[0])
        side = table.seats[next(iter(winners_of(table)), 0)].entry
        seats = [at for at, each in enumerate(table.seats) if each.entry == side]
        await self.chief.rule(number, table.table, {"kind": "forfeit", "seats": seats, "reason": f"By its slip entry {side} left the table."})
        if self.running.plan.rounds > 1 and table.result is not None:
            self.wrong = table.table, table.result
        self.running.say(f"  Ruling: entry {side} forfeits table {table.table}.")

    async def correct(self, number: int, before: dict[str, Any]) -> None:
        """After the next publication: the pairing stands, standings are right at once."""
        ruled = (await self.running.event.table(1, number)).table.ruled
        result = {name: before[name] for name in ("winners", "places", "scores") if before.get(name)}
        body = {"kind": "correct", "result": result, "reason": "The slips of two tables were mixed up."}
        await self.chief.rule(1, number, body, ruled)
        self.running.say(f"  Wrong result: the ruling on table {number} of round 1 was wrong. The pairing stands; standings follow:")
        await self.running.tell_standings()

    async def appeal(self, number: int) -> None:
        """An entry appeals, and an arbiter who made no ruling on it decides."""
        table = (await self.running.event.round(number)).round.tables[0]
        sides = {each.number: each for each in self.running.sides}
        own, about = sides[table.seats[0].entry], table.seats[-1].entry
        body = {"round": number, "table": table.table, "text": "My neighbour at the table talked to another one."}
        made = await self.running.client.call(operations.make_appeal(self.running.event.id, body), own.event.token)
        verdict: dict[str, Any] = {"verdict": "dismissed", "reason": "Nobody else heard it."}
        if about != own.number:
            penalty = {"entry": about, "kind": "warning", "reason": "Talk between tables."}
            verdict = {"verdict": "upheld", "reason": "Two others heard it.", "penalty": penalty}
        decided = operations.decide_appeal(self.running.event.id, made.appeal.number, verdict)
        await self.running.client.call(decided, self.other.token)
        self.running.say(f"  Appeal: {own.title} about table {table.table}: {verdict['verdict']}.")


def winners_of(table: models.EventTable) -> list[int]:
    """The seats that won; none of a table that nobody won."""
    found: list[int] = (table.result or {}).get("winners", [])
    return found
