"""The incidents of a tournament, and how its officials resolve them: each occurs once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from deaddrop_client import models, operations, problems

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deaddrop_client import AsyncTournament
    from extensions.tournaments.cli.demo_tournament.running_tournament import RunningTournament
    from extensions.tournaments.cli.demo_tournament.sides import DemoSide

    Tokens = Mapping[tuple[int, int], str]

NO_SHOW, LEAVING, REPLACED = 1, 2, 3
"""Indices of the sides that the incidents happen to."""
PLAYERS = {"entry": "the entry itself", "stand_in": "a stand-in", "bot": "a bot"}
"""Who played a seat, in words."""
MOVES_BEFORE_OUTAGE = 20
OUTAGE_S = 1.0
OVER = (problems.GameOver, problems.NotPaused)


class Trouble:
    """The incidents of one tournament. wrong: the table with a wrong ruling, and its result before that."""

    def __init__(self, running: RunningTournament) -> None:
        self.running = running
        self.wrong: tuple[int, dict[str, Any]] | None = None

    @property
    def chief(self) -> AsyncTournament:
        return self.running.arbiters[0]

    @property
    def other(self) -> AsyncTournament:
        """The arbiter who decides appeals against the chief's rulings."""
        return self.running.arbiters[1]

    def side(self, nth: int) -> DemoSide:
        """A side that plays for the standings and comes on time; the same for the same `nth`."""
        there = self.running.sides[: len(self.running.plan.sides) - 1]
        return there[nth % len(there)]

    async def before_round(self, number: int) -> None:
        """Before the draft: a no-show in round 1, a permanent substitute in round 2."""
        if number == 1:
            self.side(NO_SHOW).is_here = False
        if number == 2:
            self.side(NO_SHOW).is_here = True
            await self.replace_person()

    async def replace_person(self) -> None:
        """Substitute a person of an entry permanently; the new person exchanges another slip."""
        side = self.side(REPLACED)
        body = {"substitute": {"member": 0, "name": "Zoe"}, "reason": f"{side.names[0]} has to go home."}
        changed = await self.running.client.call(operations.change_entry(self.running.tournament.id, side.number, body), self.running.tournament.token)
        assert isinstance(changed.slip, str)
        self.running.say(f"\nSubstitute: Zoe plays on for {side.title}, with its points.")
        side.names, side.tournament = ("Zoe", *side.names[1:]), await self.running.tournament.exchange(changed.slip)

    async def after_publication(self, number: int) -> None:
        """After publication: a late entry in round 1, the correction of a wrong ruling in round 2."""
        if number == 1 and self.running.plan.rounds > 1:
            names = self.running.plan.sides[-1]
            [late] = await self.running.enter([{"names": list(names)}])
            await late.tournament.check_in(late.number)
            self.running.say(f"  Late: {late.title} joins the next round. Now there are {len(self.running.sides)} entries.")
        if number == 2 and self.wrong is not None:
            await self.correct(*self.wrong)

    async def play(self, number: int, opened: models.TournamentRound, tokens: Tokens) -> None:
        """Play the tables, with a player who leaves in round 1, and an outage in round 2."""
        hall = self.running.hall
        if number == 1:
            tokens = await self.stand_in(number, opened, dict(tokens))
        if number == 2 and not await hall.play(tokens.values(), MOVES_BEFORE_OUTAGE):
            await self.outage(number, opened)
        await hall.play(tokens.values())
        await self.forfeit_empty_tables(number, opened, tokens)

    async def forfeit_empty_tables(self, number: int, opened: models.TournamentRound, tokens: Tokens) -> None:
        """Rule on the tables that no person came to: bots play at none, so nothing else ends them."""
        for table in opened.tables:
            if any(at == table.table for at, _ in tokens):
                continue
            missing = next(each for each in self.running.sides if each.number == table.seats[0].entry)
            body = {"kind": "forfeit", "seats": [*range(len(table.seats))], "reason": "All of this table are absent."}
            await self.chief.rule(number, table.table, body)
            self.say_no_show(missing, f"no person is at table {table.table}, and an arbiter rules that it is forfeited")

    async def stand_in(self, number: int, opened: models.TournamentRound, tokens: dict[tuple[int, int], str]) -> Tokens:
        """Let a stand-in take over a seat for this table alone; the seat's points count for no entry."""
        side = self.side(LEAVING)
        at = next((place for place in tokens if opened.tables[place[0] - 1].seats[place[1]].entry == side.number), None)
        if at is not None:
            body = {"kind": "substitute", "seat": at[1], "name": "Ines", "reason": f"{side.names[0]} has a train to catch."}
            handed_on = await self.act(number, at[0], body)
            tokens[at] = (await self.running.client.exchange(handed_on.game, str(handed_on.slip))).token
            self.running.say(f"  Stand-in: Ines plays seat {at[1]} of table {at[0]} for {side.title}, for this table alone.")
        return tokens

    async def act(self, number: int, table: int, body: dict[str, Any]) -> models.TableInterventionResult:
        """Let the chief arbiter intervene at a running table."""
        acted = operations.act_on_clock(self.running.tournament.id, number, table, body)
        return await self.running.client.call(acted, self.chief.token)

    async def outage(self, number: int, opened: models.TournamentRound) -> None:
        """An outage of the network: the arbiter pauses all clocks and resumes them."""
        until = (datetime.now(UTC) + timedelta(minutes=10)).strftime("%Y-%m-%dT%H:%M:%S.000Z")
        paused = [each.table for each in opened.tables if await self.try_to_act(number, each.table, {"kind": "pause", "until": until})]
        self.running.say(f"  Outage: the hall has no network; {len(paused)} tables are paused.")
        await asyncio.sleep(OUTAGE_S)
        for table in paused:
            await self.try_to_act(number, table, {"kind": "resume"})
        self.running.say("  The network is back, and all players are.")

    async def try_to_act(self, number: int, table: int, body: dict[str, Any]) -> bool:
        """Intervene at a table; False if its game is over or not paused."""
        try:
            await self.act(number, table, {**body, "reason": "The network of the hall failed."})
        except OVER:
            return False
        return True

    async def after_round(self, number: int) -> None:
        """After the close: a wrong ruling after round 1, an appeal after round 2."""
        if number == 1:
            await self.tell_no_show(number)
            await self.rule_wrongly(number)
        if number == min(2, self.running.plan.rounds):
            await self.appeal(number)

    async def tell_no_show(self, number: int) -> None:
        """Report who played the seat of the no-show."""
        missing = self.side(NO_SHOW)
        for table in (await self.running.tournament.round(number)).round.tables:
            by = [PLAYERS[each] for seat, each in zip(table.seats, table.played_by, strict=False) if seat.entry == missing.number]
            if by and table.ruled is None:
                seats = "its seat" if len(by) == 1 else f"its {len(by)} seats"
                who = " and ".join(dict.fromkeys(by))
                self.say_no_show(missing, f"at table {table.table} {who} played {seats}")

    def say_no_show(self, missing: DemoSide, what: str) -> None:
        """Report that an entry did not come. what: became of its seats."""
        self.running.say(f"  No-show: {missing.title} did not come; {what}.")

    async def rule_wrongly(self, number: int) -> None:
        """Rule a forfeit that did not happen, as if the slips of two tables were mixed up."""
        tables = (await self.running.tournament.round(number)).round.tables
        table = next((each for each in tables if winners_of(each)), tables[0])
        side = table.seats[next(iter(winners_of(table)), 0)].entry
        seats = [at for at, each in enumerate(table.seats) if each.entry == side]
        await self.chief.rule(number, table.table, {"kind": "forfeit", "seats": seats, "reason": f"By its slip entry {side} left the table."})
        if self.running.plan.rounds > 1 and table.result is not None:
            self.wrong = table.table, table.result
        self.running.say(f"  Ruling: entry {side} forfeits table {table.table}.")

    async def correct(self, number: int, before: dict[str, Any]) -> None:
        """Correct the wrong ruling after the next publication: the pairing stays, the standings follow."""
        opened = await self.running.tournament.table(1, number)
        result = {name: before[name] for name in ("winners", "places", "scores") if before.get(name)}
        body = {"kind": "correct", "result": result, "reason": "The slips of two tables were mixed up.", "replaces": opened.rulings[-1].number}
        await self.chief.rule(1, number, body, opened.table.ruled)
        self.running.say(f"  Wrong result: the ruling on table {number} of round 1 was wrong. The pairing stands; standings follow:")
        await self.running.tell_standings()

    async def appeal(self, number: int) -> None:
        """Let an entry appeal, and an arbiter decide who made no ruling on that table."""
        table = (await self.running.tournament.round(number)).round.tables[0]
        sides = {each.number: each for each in self.running.sides}
        own, about = sides[table.seats[0].entry], table.seats[-1].entry
        body = {"round": number, "table": table.table, "text": "My neighbour at the table talked to another one."}
        made = await self.running.client.call(operations.make_appeal(self.running.tournament.id, body), own.tournament.token)
        verdict: dict[str, Any] = {"verdict": "dismissed", "reason": "Nobody else heard it."}
        if about != own.number:
            penalty = {"entry": about, "kind": "warning", "reason": "Talk between tables."}
            verdict = {"verdict": "upheld", "reason": "Two others heard it.", "penalty": penalty}
        decided = operations.decide_appeal(self.running.tournament.id, made.appeal.number, verdict)
        await self.running.client.call(decided, self.other.token)
        self.running.say(f"  Appeal: {own.title} about table {table.table}: {verdict['verdict']}.")


def winners_of(table: models.TournamentTable) -> list[int]:
    """The winning seats; empty without winners."""
    found: list[int] = (table.result or {}).get("winners", [])
    return found
