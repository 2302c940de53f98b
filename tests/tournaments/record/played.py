"""Tournaments whose games were really played, and their records."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from deaddrop.games import token_hash
from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import cause
from deaddrop.testing.walks import random_command
from domain.audit.record import RecordHead
from domain.game import decide
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import GameHead
from domain.game.events.seat_plan import SeatPlan
from domain.game.opening import creation
from domain.game.opening.creation import GamePlan
from domain.kernel.timestamps import timestamp
from extensions.tournaments.audit.record.record_file import (
    TextLine,
    TournamentHeader,
    place_key,
    write_tournament_record,
)
from extensions.tournaments.domain.counting.tournament_book import book_of, final_places
from extensions.tournaments.domain.decide import (
    appeals,
    attendance,
    drafting,
    entering,
    finishing,
    life,
    lots,
    publishing,
    reading,
    rulings,
)
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import Result
from extensions.tournaments.domain.game_results import result_of
from extensions.tournaments.domain.luck import derive, table_seed
from extensions.tournaments.domain.pairing.make_draft import make_draft
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import LuckTerms
from extensions.tournaments.domain.seating.logged_draft import request_of, to_logged
from extensions.tournaments.domain.tables import Round, Table
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, heads_of, text


class PlayedHall(Hall):
    """A tournament and the games of its tables, each with its batches."""

    def __init__(self, regulations: Regulations, **named: Any) -> None:
        super().__init__(regulations, **named)
        self.games: dict[str, list[Batch]] = {}

    def game_cause(self, number: int, seat: int | None = None, command: Any = None) -> Cause:
        """The origin of a game's batch with this number, in the second of the log."""
        return cause(number, seat, command)._replace(at=timestamp(self.ms))

    def points(self) -> dict[int, Fraction]:
        return {entry: each.points for entry, each in book_of(self.tournament).tallies.items()}

    def pair(self, number: int) -> None:
        """Drafts a round by its method."""
        made = make_draft(request_of(self.tournament, number, self.points()))
        self.do(drafting.draft_round, number, to_logged(self.tournament, number, made))

    def deal(self, number: int, table: Table) -> str:
        """Opens the game of a table; the digest of its first entry."""
        regulations, played = self.tournament.regulations, self.tournament.rounds[number]
        options = msgspec.convert(regulations.options, self.rules.options)
        seats = len(table.seats)
        automata = self.rules.seating(options, seats)
        plan = GamePlan(
            options=options,
            seats=(*[SeatPlan("human")] * seats, *[SeatPlan("automaton")] * automata),
            visibility="unlisted",
            delay_s=0,
            deal="duplicate" if regulations.has_boards else "fresh",
            analysis=False,
            stated={},
            group=None,
            seed=self.seed_of(played, table),
            secret=derive(self.tournament.secret, "secret", table.game.id),
            codes=(None,) * (seats + automata),
            claimed={seat: token_hash(f"seat {seat}") for seat in range(seats)},
            organiser=token_hash("organiser"),
            arbiter=None,
            pace_ms=0,
            games_log=None,
            players=(None,) * (seats + automata),
            clock_plan=regulations.clock or msgspec.UNSET,
        )
        first = creation.decide_creation(table.game.id, self.rules, plan, self.game_cause(0))
        self.games[table.game.id] = [first]
        return first.entries[0].digest.hex()

    def seed_of(self, played: Round, table: Table) -> bytes:
        return table_seed(self.tournament, played, table)

    def open(self, round_number: int) -> None:
        tables = self.tournament.rounds[round_number].tables.values()
        games = {each.game.id: self.deal(round_number, each) for each in tables}
        self.do(publishing.open_round, round_number, games, by=None)

    def play_table(self, round_number: int, number: int) -> None:
        """Plays a table's game to its end, and notes what it came to."""
        table = self.tournament.rounds[round_number].tables[number]
        batches, rng = self.games[table.game.id], Random(table.game.id)
        while batches[-1].game.is_running:
            game = batches[-1].game
            seat = rng.choice(sorted(game.open))
            assert game.state is not None
            command = random_command(game.rules.offers(game.state.table, game.state.minds[seat]), rng)
            batches.append(decide.answer_decision(game, seat, game.open[seat].id, command, self.game_cause(len(batches), seat, command)))
        self.note(round_number, number)

    def note(self, round_number: int, number: int, result: Result | str | None = "own") -> None:
        """Notes the end of a table's game."""
        table = self.tournament.rounds[round_number].tables[number]
        game = self.games[table.game.id][-1].game
        found = result_of(game, len(table.seats), is_by_scores=False) if isinstance(result, str) else result
        head = GameHead(game.version, game.digest.hex())
        by = ["entry"] * len(table.seats)
        self.do(finishing.finish_table, round_number, number, table.game.id, head, result=found, played_by=by, by=None)

    def close(self, round_number: int) -> None:
        self.do(finishing.close_round, round_number, self.tournament.version, ())
        self.complete(round_number)

    def complete(self, round_number: int) -> None:
        """Opens the boards, and notes the heads."""
        heads = dict(heads_of(self.tournament, round_number))
        for game in heads:
            batches = self.games[game]
            if not batches[-1].game.is_revealed:
                batches.append(decide.reveal_late(batches[-1].game, self.game_cause(len(batches))))
            heads[game] = GameHead(batches[-1].game.version, batches[-1].game.digest.hex())
        self.do(finishing.complete_close, round_number, heads, by=None)

    def play(self, round_number: int) -> None:
        self.check_all_in()
        self.pair(round_number)
        self.publish(round_number)
        if self.tournament.rounds[round_number].awaits == "spoken":
            self.do(publishing.speak_entropy, round_number, "4 6 2")
        self.open(round_number)
        for number in self.tournament.rounds[round_number].tables:
            self.play_table(round_number, number)
        self.close(round_number)

    def confirm(self) -> None:
        self.pass_s(2000)
        self.do(life.confirm, self.tournament.version, final_places(self.tournament))

    @property
    def raw(self) -> bytes:
        """The record."""
        return b"".join(self.parts())

    def parts(self) -> Any:
        tournament = self.tournament
        is_complete = tournament.ended is not None
        facts = [each for batch in self.batches for each in batch.facts]
        texts = sorted((each for batch in self.batches for each in batch.texts), key=lambda each: place_key(f"{each.version}.{each.place}") or (0, ""))
        there = {game: batches for game, batches in self.games.items() if not batches[-1].game.is_running}
        head = RecordHead(tournament.version, tournament.digest.hex())
        header = TournamentHeader("deaddrop-tournament-record/1", tournament.id, is_complete, head, None, len(texts), len(there))
        rows = [
            {
                **each.public,
                "openings": {name: {"value": msgspec.to_builtins(part.known.value), "salt": part.salt.hex()} for name, part in each.hidden.items()}
                if is_complete
                else {},
                "digest": each.digest.hex(),
            }
            for each in facts
        ]
        records = ((game, record_of(batches)) for game, batches in there.items())
        lines = [TextLine(f"{each.version}.{each.place}", each.text.salt, each.text.text) for each in texts]
        return write_tournament_record(header, rows, lines, ((game, raw.count(b"\n"), [raw]) for game, raw in records))


def entered(entries: int, regulations: Regulations, kind: type[PlayedHall] = PlayedHall) -> PlayedHall:
    """A tournament whose entries are open, and so many made."""
    hall = kind(regulations)
    hall.do(life.open_entries)
    hall.enter(entries)
    return hall


def club_evening() -> PlayedHall:
    """Nine entries, three rounds by schedule and Swiss: a short table, a bye, a replay, rulings, a penalty, an appeal, a lot."""
    regulations = evening()
    pairing = replace(regulations.pairing, rounds=2)
    luck, terms = LuckTerms("spoken"), replace(regulations.entries, check_in="none")
    hall = entered(9, replace(regulations, pairing=pairing, luck=luck, entries=terms, tie_breaks=("opponents", "wins", "places")))
    hall.do(attendance.ask_bye, 9, 2, by="e9")
    hall.pair(1)
    hall.publish(1)
    hall.do(publishing.withdraw_round, 1, hall.tournament.version, text("The wrong list"))
    hall.play(1)
    ruled = RulingPlan(1, 1, "adjust", text("Both are right"), "4.3", None, points=("1",) * len(hall.tournament.rounds[1].tables[1].seats))
    hall.do(appeals.appeal, hall.tournament.rounds[1].tables[1].entries[0], 1, 1, ruling=None, text=text("It was read wrong"), by=f"e{hall.tournament.rounds[1].tables[1].entries[0]}")
    hall.do(appeals.decide_appeal, 1, "upheld", reason=text("On the video"), to_id=game_id, then=ruled)
    hall.do(rulings.penalise, PenaltyPlan(3, "points", text("Late"), round=1))
    hall.do(lots.draw_lot, 1, (2, 1, 4))
    hall.do(entering.substitute, 4, 0, name=text("A friend"), reason=text("Ill"), slip=token_hash("friend"))
    hall.do(attendance.withdraw, 8, text("The last train"), by="e8")
    hall.pair(2)
    hall.publish(2)
    hall.do(publishing.speak_entropy, 2, "1 1 6")
    hall.open(2)
    hall.do(life.set_venue, "Europe/Vienna", text("The café at the corner"))
    hall.do(reading.read_hands, 2, 2, version=3, reason=text("Two seats name one card"))
    hall.do(rulings.rule, RulingPlan(2, 1, "replay", text("Wrong seats")), game_id)
    replayed = hall.tournament.rounds[2].tables[1]
    first = replayed.games[0].id
    batches = hall.games[first]
    batches.append(decide.abort(batches[-1].game, "Played again.", hall.game_cause(len(batches))))
    game = batches[-1].game
    hall.do(finishing.finish_table, 2, 1, first, GameHead(game.version, game.digest.hex()), result=None, played_by=["entry"] * len(replayed.seats), by=None)
    hall.do(publishing.open_table, 2, 1, hall.deal(2, replayed), by=None)
    for number in hall.tournament.rounds[2].tables:
        hall.play_table(2, number)
    hall.close(2)
    hall.confirm()
    return hall


class DealsTwice(PlayedHall):
    """A forger who deals the third table of each board otherwise, and tells the log what came of it."""

    def seed_of(self, played: Round, table: Table) -> bytes:
        seed = super().seed_of(played, table)
        return bytes(32) if table.number == 3 else seed


def duplicate_round(kind: type[PlayedHall] = PlayedHall, *, confirms: bool = True) -> PlayedHall:
    """A duplicate of twelve at three tables, one round. confirms: so that the seeds of all deals are known."""
    regulations = evening(preset="duplicate")
    pairing = replace(regulations.pairing, rounds=1)
    hall = entered(12, replace(regulations, pairing=pairing, entries=replace(regulations.entries, check_in="none"), luck=LuckTerms(None)), kind)
    hall.play(1)
    if confirms:
        hall.confirm()
    return hall


SEEN_AT, WHY_SEEN = 1_234_567, "Two seats name one card"
"""The version of the game that an arbiter read, and the reason."""


def running() -> PlayedHall:
    """One round of two, so that nothing is revealed; the second is on, and an arbiter has seen all hands at a table of it."""
    regulations = evening()
    hall = entered(8, replace(regulations, pairing=replace(regulations.pairing, rounds=2), luck=LuckTerms(None), entries=replace(regulations.entries, check_in="none")))
    hall.play(1)
    hall.pair(2)
    hall.publish(2)
    hall.open(2)
    hall.do(reading.read_hands, 2, 1, version=SEEN_AT, reason=text(WHY_SEEN))
    return hall


TOURNAMENTS: dict[str, Callable[[], PlayedHall]] = {"evening": club_evening, "duplicate": duplicate_round, "running": running}


@cache
def played(name: str) -> PlayedHall:
    return TOURNAMENTS[name]()


def one_table() -> PlayedHall:
    """The smallest tournament: three entries, one round, one game."""
    regulations = evening()
    pairing = replace(regulations.pairing, rounds=1)
    terms = replace(regulations.entries, check_in="none")
    hall = entered(3, replace(regulations, pairing=pairing, luck=LuckTerms("spoken"), entries=terms))
    hall.play(1)
    hall.confirm()
    return hall
