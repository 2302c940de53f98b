"""A tournament in a test: carries requests out one after the other, and keeps its log."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from msgspec.structs import replace

from domain.game.events.game_events import GameHead
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.timestamps import milliseconds, timestamp
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import attendance, drafting, entering, finishing, life, publishing
from extensions.tournaments.domain.decide.entering import NewEntry
from extensions.tournaments.domain.decide.life import TournamentPlan
from extensions.tournaments.domain.fact_codec import AnyStored
from extensions.tournaments.domain.facts.parts import Bye, Draft, PlayedBy, Result, Seated, TablePlan
from extensions.tournaments.domain.luck import draft_seed
from extensions.tournaments.domain.regulations.presets import KINDS, preset_regulations
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.salted_text import SaltedText
from extensions.tournaments.domain.tournament import Tournament
from service.ids import game_id

ID = "t07" + "t" * 16
START = "2026-10-03T18:00:00.000Z"
SEED, SECRET = bytes(range(32)), bytes(range(32, 64))


def token(name: str) -> str:
    """The hash of somebody's token."""
    return hashlib.sha256(name.encode()).hexdigest()


def text(said: str) -> SaltedText:
    """A text, with a salt that follows from it, so that logs are the same each time."""
    return SaltedText(said, hashlib.sha256(b"salt" + said.encode()).hexdigest()[:32])


def seats_of(*entries: int) -> tuple[Seated, ...]:
    return tuple(Seated(each) for each in entries)


def evening(rules: AnyRuleset = MICROFILMS, preset: str = "league-evening", **changes: Any) -> Regulations:
    """The regulations of a preset, some of them changed; ties are told apart by scores too, as golden logs have it."""
    return replace(replace(preset_regulations(preset, rules), tie_breaks=KINDS[preset].tie_breaks), **changes)  # type: ignore[index]


class Hall:
    """A tournament and its log. by: who acts unless a request says otherwise."""

    def __init__(self, regulations: Regulations | None = None, rules: AnyRuleset = MICROFILMS) -> None:
        self.rules = rules
        self.ms = milliseconds(START)
        self.keys = count()
        plan = TournamentPlan(regulations or evening(rules), text("Autumn league"), SEED, SECRET, token("o1"))
        first = life.create_tournament(ID, rules, plan, self.cause("o1"))
        self.tournament: Tournament = first.tournament
        self.batches: list[FactBatch] = [first]

    def cause(self, by: str | None) -> FactCause:
        """Of a request a second later."""
        self.ms += 1000
        return FactCause(timestamp(self.ms), by, f"key{next(self.keys)}", "f" * 8)

    def do(self, decide: Callable[..., FactBatch], *given: Any, by: str | None = "o1", **named: Any) -> FactBatch:
        """Carries a request out."""
        batch = decide(self.tournament, *given, cause=self.cause(by), **named)
        self.tournament = batch.tournament
        self.batches.append(batch)
        return batch

    @property
    def log(self) -> list[AnyStored]:
        return [each.stored for batch in self.batches for each in batch.facts]

    @property
    def status(self) -> str:
        return self.tournament.status

    def state(self, round_number: int) -> str:
        return self.tournament.rounds[round_number].state

    def pass_s(self, seconds: int) -> None:
        self.ms += 1000 * seconds

    def enter(self, entries: int, section: str = "all", **named: Any) -> None:
        """Enters as many, in one request of the desk."""
        first = len(self.tournament.entries) + 1
        wanted = [
            NewEntry(section, (text(f"Player {number}"),), token(f"e{number}"), **named)
            for number in range(first, first + entries)
        ]
        self.do(entering.enter, wanted)

    def check_all_in(self) -> None:
        if self.tournament.regulations.entries.check_in == "none":
            return
        for each in self.tournament.entries.values():
            if each.is_paired:
                self.do(attendance.check_in, each.number)

    def draft(self, round_number: int, tables: Iterable[TablePlan] | None = None, **named: Any) -> int:
        """Drafts a round; returns the version of the draft."""
        made = draft_of(self.tournament, round_number, tables, **named)
        self.do(drafting.draft_round, round_number, made)
        return self.tournament.version

    def publish(self, round_number: int, **named: Any) -> None:
        found = self.tournament.rounds[round_number].draft
        assert found is not None
        self.do(publishing.publish, round_number, seen=found.version, starts_at=timestamp(self.ms + 60_000), to_id=game_id, **named)

    def prepare(self, round_number: int) -> None:
        """Everybody is there, and a round is published."""
        self.check_all_in()
        self.draft(round_number)
        self.publish(round_number)

    def open(self, round_number: int) -> None:
        games = {each: token(each) for each in self.tournament.rounds[round_number].games}
        self.do(publishing.open_round, round_number, games, by=None)

    def finish(self, round_number: int, table: int, result: Result | None = None, version: int = 40) -> FactBatch:
        """The first seat wins, unless it is said otherwise."""
        found = self.tournament.rounds[round_number].tables[table]
        return self.finish_game(round_number, table, found.game.id, result or won(len(found.seats)), version)

    def finish_all(self, round_number: int) -> None:
        for table in self.tournament.rounds[round_number].tables:
            self.finish(round_number, table)

    def finish_game(self, round_number: int, table: int, game: str, result: Result | None, version: int = 40) -> FactBatch:
        """A game of a table is over. result: None where it was ended without one."""
        played_by: list[PlayedBy] = ["entry"] * len(self.tournament.rounds[round_number].tables[table].seats)
        head = GameHead(version, token(f"head of {game}"))
        return self.do(finishing.finish_table, round_number, table, game, head, result=result, played_by=played_by, by=None)

    def close(self, round_number: int) -> None:
        """Closes a round whose tables are all decided."""
        self.do(finishing.close_round, round_number, self.tournament.version, ())
        self.do(finishing.complete_close, round_number, heads_of(self.tournament, round_number), by=None)

    def play(self, round_number: int) -> None:
        """A round from its draft to its close."""
        self.prepare(round_number)
        self.open(round_number)
        self.finish_all(round_number)
        self.close(round_number)


def opened(entries: int = 8, regulations: Regulations | None = None) -> Hall:
    """A tournament whose entries are open, and so many made."""
    hall = Hall(regulations)
    hall.do(life.open_entries)
    if entries:
        hall.enter(entries)
    return hall


def under_way(entries: int = 8, regulations: Regulations | None = None) -> Hall:
    """A tournament whose first round is open."""
    hall = opened(entries, regulations)
    publish_first(hall)
    return hall


def publish_first(hall: Hall) -> None:
    """The first round, from its draft to its opening."""
    hall.prepare(1)
    hall.open(1)


def won(seats: int, winner: int = 0) -> Result:
    """A result with one winner, and all others next."""
    return Result("played", (winner,), "francs", tuple(1 if seat == winner else 2 for seat in range(seats)))


def heads_of(tournament: Tournament, round_number: int) -> dict[str, GameHead]:
    """The heads of all games of a round that are over."""
    tables = tournament.rounds[round_number].tables.values()
    games = [game for table in tables for game in table.games if game.version is not None]
    return {game.id: GameHead(game.version or 0, game.head or "") for game in games}


def draft_of(
    tournament: Tournament, round_number: int, tables: Iterable[TablePlan] | None = None, *, basis: int | None = None,
    method: str = "swiss",
) -> Draft:  # fmt: skip
    """A draft that seats all who are there, in the order of their numbers, section by section."""
    made = tuple(tables) if tables is not None else tables_of(tournament, round_number)
    seated = {each.entry for table in made for each in table.seats}
    byes: list[Bye] = []
    for side in tournament.entries.values():
        if side.number not in seated and side.is_paired and side.kind == "people" and method_of(tournament) != "open":
            is_absent = tournament.regulations.entries.check_in != "none" and not side.is_here(round_number)
            byes.append(Bye(side.number, "asked" if round_number in side.byes else "absent" if is_absent else "allocated"))
    seed = draft_seed(tournament, round_number).hex()
    return Draft(made, tuple(byes), method, "1", seed, basis or tournament.version)


def method_of(tournament: Tournament) -> str:
    return tournament.regulations.pairing.method


def tables_of(tournament: Tournament, round_number: int) -> tuple[TablePlan, ...]:
    """Tables of the sizes that there may be; who is left over has a bye."""
    sizes, tables = tournament.regulations.sizes, list[TablePlan]()
    for section in tournament.regulations.sections:
        left = [
            each.number
            for each in tournament.entries.values()
            if each.section == section and each.is_paired and round_number not in each.byes
            and (tournament.regulations.entries.check_in == "none" or each.is_here(round_number))
        ]  # fmt: skip
        while len(left) >= sizes.min:
            size = sizes.best if len(left) - sizes.best not in range(1, sizes.min) else sizes.min
            seated, left = left[: min(size, len(left))], left[min(size, len(left)) :]
            board = 1 if tournament.regulations.has_boards and len(seated) == sizes.best else None
            tables.append(TablePlan(len(tables) + 1, section, seats_of(*seated), board))
    return tuple(tables)
