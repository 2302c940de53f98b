"""Happenings of a tournament, without its games: announcements, rulings, penalties, appeals, arrivals and withdrawals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.entries import text_place
from extensions.tournaments.domain.fact_codec import StoredFact, decode_fact
from extensions.tournaments.domain.facts.base import By, TournamentFact
from extensions.tournaments.domain.facts.entry_facts import (
    EntryNameCorrected,
    EntryReinstated,
    EntryRemoved,
    EntrySlipMade,
    EntrySubstituted,
    EntryWithdrawn,
)
from extensions.tournaments.domain.facts.round_facts import RoundClosing, RoundOpened, RoundWithdrawn
from extensions.tournaments.domain.facts.ruling_facts import RULING_FACTS
from extensions.tournaments.domain.facts.tournament_facts import (
    AnnouncementMade,
    EntriesClosed,
    EntriesOpened,
    OfficialSlipMade,
    TournamentAmended,
    TournamentCancelled,
    TournamentConfirmed,
    TournamentRestored,
    VenueSet,
)
from projections.timestamps import stamp
from service.app.core.context import Context

LISTED = (
    *RULING_FACTS, AnnouncementMade, TournamentAmended, TournamentConfirmed, TournamentCancelled, EntriesOpened,
    EntriesClosed, EntryWithdrawn, EntryReinstated, EntrySubstituted, EntryNameCorrected, EntryRemoved, EntrySlipMade,
    OfficialSlipMade, RoundWithdrawn, TournamentRestored, VenueSet,
)  # fmt: skip
PAGE = 1_000
"""Facts that are read at once."""
NOTICE_MS = 2 * 3_600_000
"""How long an announcement is shown first on the tournament's pages."""


class Happening(NamedTuple):
    """Something that happened. by: `o2`, `e17`, None for the service; text: announcement, reason or appeal, by lines."""

    version: int
    at: str
    by: By | None
    fact: TournamentFact
    text: tuple[str, ...]


def load_happenings(context: Context, shown: VisibleTournament) -> tuple[Happening, ...]:
    """All happenings up to the version that the caller may read, the last first."""
    found = [
        to_happening(shown, version, stored)
        for version, stored in read_facts(context, shown)
        if isinstance(stored.fact, LISTED) or (isinstance(stored.fact, RoundClosing) and stored.fact.unfinished)
    ]
    return tuple(reversed(found))


def may_have_notices(context: Context, shown: VisibleTournament) -> bool:
    """Whether any announcement may be recent, without reading the log."""
    tournament = shown.tournament
    return tournament.announcements > 0 and not tournament.is_over and is_recent(context, tournament.at)


def load_notices(context: Context, shown: VisibleTournament) -> tuple[Happening, ...]:
    """Announcements to show first, the last first: of the last two hours, and since the last round was opened."""
    if not may_have_notices(context, shown):
        return ()
    found: list[Happening] = []
    for version, stored in read_facts(context, shown):
        if isinstance(stored.fact, RoundOpened):
            found.clear()
        elif isinstance(stored.fact, AnnouncementMade) and is_recent(context, stored.at):
            found.append(to_happening(shown, version, stored))
    return tuple(reversed(found))


def is_recent(context: Context, at: str) -> bool:
    """Whether an announcement of this time is still shown."""
    return at > stamp(context.now_ms() - NOTICE_MS)


def read_facts(context: Context, shown: VisibleTournament) -> Iterator[tuple[int, StoredFact[Any]]]:
    """The tournament's log up to the version that the caller may read, by version."""
    last = shown.tournament.version
    for after in range(0, last, PAGE):
        for each in context.store.read(shown.id, after=after, limit=min(PAGE, last - after)):
            yield each.version, decode_fact(each.event)


def to_happening(shown: VisibleTournament, version: int, stored: StoredFact[Any]) -> Happening:
    """A fact with its text, which is stored outside the log."""
    places = (text_place(version, name, getattr(stored.fact, name, None)) for name in ("text", "reason"))
    text = next((shown.texts.show_lines(each) for each in places if each is not None), ())
    return Happening(version, stored.at, stored.by, stored.fact, text)
