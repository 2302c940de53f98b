"""The data of one game's record that its tournament's log states too. Needs only public parts, except for places and scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.audit.event_types import ABSENT, FILLED, OVER, RESIGNED, RESTORED, RETURNED, RULED, SUBSTITUTED, type_of
from domain.audit.record import Record, RecordLine
from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.game.events.clock_events import ClockStruck, TimeGiven
from domain.game.events.intervention_events import OF_THE_TOURNAMENT
from domain.game.events.tournament_table import NoShowsNoted, PlayOpened
from extensions.tournaments.audit.record.planned_game import PlannedGame
from extensions.tournaments.domain.facts.parts import PlayedBy, Result
from extensions.tournaments.domain.game_results import result_of

STRUCK, GIVEN, PLAY_OPENED, NO_SHOWS = map(type_of, (ClockStruck, TimeGiven, PlayOpened, NoShowsNoted))


class GameAtVersion(msgspec.Struct, frozen=True):
    """A game at a version. winners: None without an outcome; played_by: by seat; result: as the rules count it, None if
    nothing was decided again.
    """

    digest: str
    at: str
    winners: tuple[int, ...] | None
    reason: str
    played_by: tuple[PlayedBy, ...]
    result: Result | None = None
    is_decided: bool = False


class GameNote(msgspec.Struct, frozen=True):
    """The record of a game without a fault. data: of its first event; moments: by the versions that the log names, up
    to the record's end; opening: data of `game.play_opened`, None if it is not there; no_shows_at: when no-shows were noted; names: by seat, the name in the record; None for none, and for a stand-in's; strikes, outages, restores: how many; absences: the seats, by event.
    """

    game: str
    first: int
    head: int
    data: dict[str, Any]
    is_complete: bool
    moments: dict[int, GameAtVersion]
    opening: dict[str, Any] | None
    no_shows_at: str | None
    names: tuple[str | None, ...]
    strikes: int = 0
    absences: tuple[int, ...] = ()
    outages: int = 0
    restores: int = 0


def note_of(record: Record, batches: Sequence[Batch], planned: PlannedGame) -> GameNote:
    """The note of a record without a fault. batches: its commands decided again, empty if they were not."""
    kinds = [each.type for each in record.lines]
    games = {batch.game.version: batch.game for batch in batches}
    moments = {}
    played = PlayersOfGame(record.lines[0].data, planned.seats)
    for version, moment in moments_at(record.lines, planned, played).items():
        game = games.get(version)
        moments[version] = moment if game is None else with_result(moment, game, planned)
    return GameNote(
        record.header.game,
        record.header.first,
        record.header.head.version,
        record.lines[0].data,
        record.header.complete,
        moments,
        next((each.data for each in record.lines if each.type == PLAY_OPENED), None),
        next((each.at for each in record.lines if each.type == NO_SHOWS), None),
        tuple([None if seat in played.others else name for seat, name in enumerate(record.header.names[: planned.seats])]),
        strikes=kinds.count(STRUCK),
        absences=tuple([seat for each in record.lines if each.type == ABSENT and type(seat := each.data.get("seat")) is int]),
        outages=kinds.count(GIVEN),
        restores=kinds.count(RESTORED),
    )


def moments_at(
    lines: Sequence[RecordLine], planned: PlannedGame, played: PlayersOfGame
) -> dict[int, GameAtVersion]:  # fmt: skip
    """The game at the versions that the log names. played: before the first line; brought to the last."""
    found: dict[int, GameAtVersion] = {}
    winners: tuple[int, ...] | None = None
    reason = ""
    for line in lines:
        if line.type == OVER:
            winners, reason = tuple(line.data["winners"]), line.data["reason"]
        elif line.type == RULED:
            after = line.data.get("after")
            winners, reason = (None, "") if after is None else (tuple(after["winners"]), after["reason"])
        played.after(line)
        if line.version in planned.versions:
            found[line.version] = GameAtVersion(line.digest, line.at, winners, reason, played.by())
    return found


class PlayersOfGame:
    """Who plays the seats of a game, event by event."""

    def __init__(self, created: Mapping[str, Any], seats: int) -> None:
        self.people = [each.get("kind") == "human" for each in created["seats"][:seats]]
        self.is_bound = created.get("tournament_table") is not None
        self.bots: set[int] = set()
        self.gone: set[int] = set()
        self.others: set[int] = set()

    def after(self, line: RecordLine) -> None:
        """One more event."""
        seat = line.data.get("seat")
        if type(seat) is not int or not 0 <= seat < len(self.people):
            return
        if line.type == RESIGNED:
            self.gone.add(seat)
        elif line.type == ABSENT:
            self.bots.add(seat)
        elif line.type in (RETURNED, SUBSTITUTED):
            self.bots.discard(seat)
            if line.type == SUBSTITUTED:
                self.others = self.others - {seat} if self.is_of_tournament(line) else self.others | {seat}
        elif line.type == FILLED:
            self.people[seat] = False

    def is_of_tournament(self, line: RecordLine) -> bool:
        """Whether another person plays for the seat's entry, not only at this table."""
        return self.is_bound and line.data.get("author") == OF_THE_TOURNAMENT

    def by(self) -> tuple[PlayedBy, ...]:
        """The current player of each seat. A bot that was entered counts as its entry."""
        found: list[PlayedBy] = []
        for seat, is_person in enumerate(self.people):
            if is_person and seat in self.bots | self.gone:
                found.append("bot")
            else:
                found.append("stand_in" if seat in self.others else "entry")
        return tuple(found)


def with_result(moment: GameAtVersion, game: Game, planned: PlannedGame) -> GameAtVersion:
    """The moment with the result that the rules count."""
    result = result_of(game, planned.seats, is_by_scores=planned.is_by_scores)
    return msgspec.structs.replace(moment, result=result, is_decided=True)
