"""The data on each game in an event's log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from domain.game.events.clock_events import ClockPlan
from domain.game.events.game_events import GameHead
from domain.tournament.entries import seat_name
from domain.tournament.facts.parts import PlayedBy, Result, Seated
from domain.tournament.facts.round_facts import RoundClosed, RoundOpened, TableFinished, TableOpened
from domain.tournament.luck import table_seed
from domain.tournament.regulations.regulations import Regulations
from domain.tournament.tables import PlayedGame, Round, Table
from domain.tournament.tournament import Tournament


class GameTermsStated(msgspec.Struct, frozen=True):
    """The stated terms of a game."""

    ruleset: str
    ruleset_version: int
    options: dict[str, Any]
    clock: ClockPlan | None


class Finish(msgspec.Struct, frozen=True):
    """A game's end in the event's log."""

    version: int
    head: str
    result: Result | None
    played_by: tuple[PlayedBy, ...]


class PlannedGame(msgspec.Struct, frozen=True):
    """A game of the log. board: whose deal it shares; opened: digest of its first entry, None before it existed;
    closed: the head that its round was closed with; seed: hex, None while it is not revealed; is_due: whether its
    record must be there; is_by_scores: whether it counts by the scores at which it was ended; names: by seat, the names
    that its entry's member has had, as seats show them; none if they cannot be compared.
    """

    game: str
    event: str
    round: int
    attempt: int
    table: int
    board: int | None
    seats: int
    is_due: bool
    terms: GameTermsStated
    opened: str | None = None
    finish: Finish | None = None
    closed: GameHead | None = None
    seed: str | None = None
    is_by_scores: bool = False
    names: tuple[tuple[str, ...], ...] = ()

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the game that the log names."""
        found = [each.version for each in (self.finish, self.closed) if each is not None]
        return tuple(sorted({1, *found}))


class GamesOfLog:
    """Collects the data on games from facts, fact by fact. has_names: seats bear names of their entries, since all
    regulations so far show entries by name, and no restore gave up facts on entries.
    """

    def __init__(self) -> None:
        self.has_names = True
        self._terms: dict[str, Regulations] = {}
        self._finished: dict[str, Finish] = {}
        self._closed: dict[str, GameHead] = {}

    def note(self, before: Tournament, fact: Any) -> None:
        """One more fact. before: the tournament before it."""
        match fact:
            case RoundOpened():
                self._terms.update(dict.fromkeys(fact.games, before.regulations))
            case TableOpened():
                self._terms[fact.game] = before.regulations
            case TableFinished():
                self._finished[fact.game] = Finish(fact.version, fact.head, fact.result, fact.played_by)
            case RoundClosed():
                self._closed.update(fact.heads)

    def planned(
        self, tournament: Tournament, texts: Mapping[str, str], *, is_complete: bool
    ) -> dict[str, PlannedGame]:  # fmt: skip
        """Every game that was published, by id. texts: of the record, by place."""
        texts = texts if self.has_names else {}
        found: dict[str, PlannedGame] = {}
        for played in (*tournament.withdrawn, *tournament.rounds.values()):
            is_due = is_complete or played.state in ("closed", "withdrawn")
            by_scores = {each.table for each in played.unfinished if each.how == "by_scores"}
            for table in played.tables.values():
                for again, game in enumerate(table.games):
                    found[game.id] = self._planned(tournament, played, table, game, again, is_due=is_due, is_complete=is_complete)
                    names = tuple([names_of(tournament, each, texts) for each in table.seats])
                    found[game.id] = msgspec.structs.replace(found[game.id], is_by_scores=table.number in by_scores, names=names)
        return found

    def _planned(
        self, tournament: Tournament, played: Round, table: Table, game: PlayedGame, again: int, *, is_due: bool,
        is_complete: bool,
    ) -> PlannedGame:  # fmt: skip
        regulations = self._terms.get(game.id, tournament.regulations)
        then = msgspec.structs.replace(table, games=table.games[: again + 1])
        has_seed = is_complete and tournament.ended is not None and played.has_luck
        return PlannedGame(
            game=game.id,
            event=tournament.id,
            round=played.number,
            attempt=played.attempt,
            table=table.number,
            board=table.board if not again else None,
            seats=len(table.seats),
            is_due=is_due and game.opened is not None,
            terms=GameTermsStated(regulations.ruleset, regulations.ruleset_version, regulations.options, regulations.clock),
            opened=game.opened,
            finish=self._finished.get(game.id),
            closed=self._closed.get(game.id),
            seed=table_seed(tournament, played, then).hex() if has_seed else None,
        )


def names_of(tournament: Tournament, seated: Seated, texts: Mapping[str, str]) -> tuple[str, ...]:
    """The names that an entry's member has had, as seats show them; none unless the record has them all."""
    side = tournament.entries.get(seated.entry)
    if side is None:
        return ()
    places = side.names_of(seated.member)
    names = [texts[each.place] for each in places if each is not None and each.place in texts]
    return tuple([seat_name(each, seated.entry) for each in names]) if len(names) == len(places) else ()


def boards_of(games: Mapping[str, PlannedGame]) -> Iterator[tuple[str, ...]]:
    """The games of each board, in the order of the log."""
    found: dict[tuple[int, int, int], list[str]] = {}
    for each in games.values():
        if each.board is not None:
            found.setdefault((each.round, each.attempt, each.board), []).append(each.game)
    yield from map(tuple, found.values())
