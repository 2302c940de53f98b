"""The data on each game in a tournament's log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from domain.game.events.clock_events import ClockPlan
from domain.game.events.game_events import GameHead
from extensions.tournaments.domain.entries import seat_name
from extensions.tournaments.domain.facts.parts import PlayedBy, Result, Seated
from extensions.tournaments.domain.facts.round_facts import (
    RoundClosed,
    RoundOpened,
    RoundPublished,
    TableAdded,
    TableFinished,
    TableOpened,
)
from extensions.tournaments.domain.facts.ruling_facts import TableRulingMade
from extensions.tournaments.domain.facts.tournament_facts import TournamentAmended
from extensions.tournaments.domain.luck import table_seed
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.tables import PlayedGame, Round, Table
from extensions.tournaments.domain.tournament import Tournament

NoShow = tuple[int | None, str]
"""Seconds until a seat that was not looked at is a no-show, None for never; and the rule for it."""


class GameTermsStated(msgspec.Struct, frozen=True):
    """The stated terms of a game. no_shows: all that the regulations stated while it was open."""

    ruleset: str
    ruleset_version: int
    options: dict[str, Any]
    clock: ClockPlan | None
    delay_s: int
    analysis: bool
    helpers: bool
    deal: str
    no_shows: tuple[NoShow, ...]


class Finish(msgspec.Struct, frozen=True):
    """A game's end in the tournament's log. at: time of the fact."""

    version: int
    head: str
    result: Result | None
    played_by: tuple[PlayedBy, ...]
    at: str


class TimesStated(msgspec.Struct, frozen=True):
    """The times of the log between which a game was played, None for a fact that is not there. published: its round, or
    the ruling that has it played again; starts_at: of the round.
    """

    published: str | None
    starts_at: str
    opened: str | None
    closed: str | None


class PlannedGame(msgspec.Struct, frozen=True):
    """A game of the log. board: whose deal it shares; entries: by seat; opened: digest of its first event, None before it existed;
    closed: the head that its round was closed with; seed: hex, None while it is not revealed; is_due: whether its
    record must be there; is_by_scores: whether it counts by the scores at which it was ended; names: by seat, the names
    that its entry's member has had, as seats show them; none if they cannot be compared.
    """

    game: str
    tournament: str
    round: int
    attempt: int
    table: int
    board: int | None
    seats: int
    entries: tuple[int, ...]
    is_due: bool
    terms: GameTermsStated
    times: TimesStated
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
        self._terms: dict[str, list[Regulations]] = {}
        self._named: dict[str, str] = {}
        self._opened: dict[str, str] = {}
        self._finished: dict[str, Finish] = {}
        self._closed: dict[str, GameHead] = {}
        self._closed_at: dict[str, str] = {}

    def note(self, before: Tournament, fact: Any, at: str) -> None:
        """One more fact. before: the tournament before it; at: its time."""
        match fact:
            case RoundPublished():
                self._named.update(dict.fromkeys([each.game for each in fact.tables], at))
            case TableAdded():
                self._named[fact.table.game] = at
            case TableRulingMade() if fact.game is not None:
                self._named[fact.game] = at
            case RoundOpened():
                for game in fact.games:
                    self._note_opened(game, before.regulations, at)
            case TableOpened():
                self._note_opened(fact.game, before.regulations, at)
            case TournamentAmended():
                for game, terms in self._terms.items():
                    if game not in self._finished:
                        terms.append(fact.regulations)
            case TableFinished():
                self._finished[fact.game] = Finish(fact.version, fact.head, fact.result, fact.played_by, at)
            case RoundClosed():
                self._closed.update(fact.heads)
                self._closed_at.update(dict.fromkeys(fact.heads, at))

    def _note_opened(self, game: str, regulations: Regulations, at: str) -> None:
        self._terms[game] = [regulations]
        self._opened[game] = at

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
        terms = self._terms.get(game.id, [tournament.regulations])
        then = msgspec.structs.replace(table, games=table.games[: again + 1])
        has_seed = is_complete and tournament.ended is not None and played.has_luck
        return PlannedGame(
            game=game.id,
            tournament=tournament.id,
            round=played.number,
            attempt=played.attempt,
            table=table.number,
            board=table.board if not again else None,
            seats=len(table.seats),
            entries=tuple([each.entry for each in table.seats]),
            is_due=is_due and game.opened is not None,
            terms=to_terms(terms),
            times=TimesStated(
                self._named.get(game.id), played.starts_at, self._opened.get(game.id), self._closed_at.get(game.id)
            ),
            opened=game.opened,
            finish=self._finished.get(game.id),
            closed=self._closed.get(game.id),
            seed=table_seed(tournament, played, then).hex() if has_seed else None,
        )


def to_terms(stated: Sequence[Regulations]) -> GameTermsStated:
    """The terms of a game. stated: the regulations when it was opened, and all until it was over."""
    first = stated[0]
    return GameTermsStated(
        first.ruleset,
        first.ruleset_version,
        first.options,
        first.clock,
        first.game.delay_s,
        first.game.analysis and not first.has_boards,
        first.game.helpers,
        "duplicate" if first.has_boards else "fresh",
        tuple([(each.times.no_show_s, each.times.no_show) for each in stated]),
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
