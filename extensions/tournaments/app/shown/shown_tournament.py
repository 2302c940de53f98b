"""A tournament as one caller may read it: the version, the names and the standings that every page of it is made from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from zoneinfo import ZoneInfo

from domain.kernel.ruleset.ruleset import AnyRuleset
from extensions.tournaments.app.callers import Caller, visible_to
from extensions.tournaments.app.cards import title_of, venue_text
from extensions.tournaments.app.location import zone_of
from extensions.tournaments.app.persons import TournamentTexts, load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.app.standings_report import load_book, load_ranking
from extensions.tournaments.domain.entries import Entry, TextPlace
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.standings.book import Book
from extensions.tournaments.domain.standings.ranking import Ranking
from extensions.tournaments.domain.tables import Round
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context

Names = Mapping[int, tuple[str | None, ...]]
"""Names of persons by entry; None if the regulations show none."""


class VisibleTournament:
    """A tournament as one caller may read it. tournament: at that version. Names and standings are made when asked for."""

    def __init__(self, context: Context, tournament: Tournament, caller: Caller) -> None:
        """tournament: at its newest version."""
        self._context, self.caller = context, caller
        self.tournament = visible_to(context, tournament, caller)
        self.texts: TournamentTexts = load_texts(context, self.tournament, caller)

    @cached_property
    def title(self) -> str:
        return title_of(self.tournament, self.texts)

    @cached_property
    def zone(self) -> ZoneInfo:
        """The time zone of its displayed times."""
        return zone_of(self.tournament)

    @cached_property
    def venue(self) -> str | None:
        return venue_text(self.tournament, self.texts)

    @cached_property
    def names(self) -> Names:
        return {number: tuple(self.texts.names(each)) for number, each in self.entries.items()}

    @cached_property
    def book(self) -> Book:
        return load_book(self._context, self.tournament)

    def ranking(self, section: str) -> Ranking:
        """The places of a section."""
        return load_ranking(self._context, self.tournament, section)

    @property
    def held_back(self) -> int | None:
        """The round whose tables share deals and are still played: only officials can see it."""
        current = self.tournament.current
        is_kept = self.tournament.has_hidden_round and self.caller.official is None
        return current.number if current is not None and is_kept else None

    @property
    def tag(self) -> str:
        """Equal for equal pages within this process: tournament, version, caller, and the stored texts."""
        texts = hash((frozenset(self.texts.texts.items()), self.texts.hidden))
        return f"{self.id}@{self.tournament.version}/{self.caller.by or ''}/{texts}"

    @cached_property
    def rules(self) -> AnyRuleset:
        """The rules of its games; absent rules if they are not installed."""
        return self._context.catalogue.for_game(self.regulations.ruleset, self.regulations.ruleset_version)

    @property
    def id(self) -> str:
        return self.tournament.id

    @property
    def regulations(self) -> Regulations:
        return self.tournament.regulations

    @property
    def entries(self) -> Mapping[int, Entry]:
        return self.tournament.entries

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The published rounds, in order."""
        found = [each for each in self.tournament.rounds.values() if each.published is not None]
        return tuple(sorted(found, key=lambda each: each.number))

    @property
    def current(self) -> Round | None:
        """The round in progress, else the last one; None before the first."""
        return self.tournament.current or (self.rounds[-1] if self.rounds else None)

    def name(self, entry: int) -> str:
        """Display name of an entry: the names of its persons, or its number."""
        found = [each for each in self.names.get(entry, ()) if each is not None]
        return " / ".join(found) or f"Entry {entry}"

    def person(self, entry: int, member: int) -> str:
        """Display name of one person of an entry."""
        names = self.names.get(entry, ())
        if len(names) < 2:
            return self.name(entry)
        return names[member] or f"Entry {entry}, person {member + 1}"

    def text(self, place: TextPlace | None) -> str | None:
        """A text as this caller reads it; None if there never was one."""
        return self.texts.show(place)


def load_shown_tournament(context: Context, tournament_id: str, bearer: str | None) -> VisibleTournament:
    """The newest version that the holder of this token may read.  Raises Missing, Unauthorised, Gone."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    return VisibleTournament(context, tournament, caller)
