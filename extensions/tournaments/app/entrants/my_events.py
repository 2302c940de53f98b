"""My events: a page of the events in which a player has an entry, and rebuilding the list from the store."""

from __future__ import annotations

from contextlib import suppress

from domain.kernel.errors import Diverged, Missing
from extensions.tournaments.answers.events import MyEvent, MyEventPage
from extensions.tournaments.app.callers import Caller, player_caller, visible_to
from extensions.tournaments.app.entry_players import (
    ENTRIES_OF,
    note_player,
    persons_of_entries,
    players_of_entries,
)
from extensions.tournaments.app.event_json import entry_json, location_json, summary_json
from extensions.tournaments.app.event_rows import find_event_row
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.app.tournament_repository import LETTER
from extensions.tournaments.domain.regulations.terms import MOST_ENTRIES
from extensions.tournaments.domain.rows.event_row import to_event_row
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament
from service.answers.games import SentEventPlace
from service.app.core.context import Context
from service.app.core.cursors import EVENT
from service.app.players.player_repository import load_player_of_token
from service.app.projected.read_rows import read_rows

MOST_FOLDED = MOST_ENTRIES
"""Most entries of the events on a page, together: of one of the largest events."""


def load_my_events(context: Context, bearer: str | None, cursor: str | None, limit: int) -> MyEventPage:
    """A page of the events of a token's player, the newest first.  Raises Unauthorised, Gone, BadCursor.

    Each event is folded, so a page ends before the sum of their entries exceeds `MOST_FOLDED`, and counts events that
    the player has left.
    """
    player, items, last, read, folded = load_player_of_token(context, bearer).id, list[MyEvent](), "", 0, 0
    for event, _ in read_rows(context.store, ENTRIES_OF.format(player), EVENT.parse_optional(cursor)):
        row = find_event_row(context.store, event)
        folded += MOST_ENTRIES if row is None else row.made
        if read and (read == limit or folded > MOST_FOLDED):
            return EVENT.page(items, last, MyEventPage)
        read, last = read + 1, event
        with suppress(Missing, Diverged):
            tournament = context.part(Tournaments).repository.load(event)
            caller = player_caller(context, tournament, player)
            if caller.entry is not None:
                items.append(my_event_json(context, tournament, caller, player))
    return EVENT.page(items, None, MyEventPage)


def my_event_json(context: Context, tournament: Tournament, caller: Caller, player: str) -> MyEvent:
    """An event with the player's entry, and the table of the current round."""
    assert caller.entry is not None
    seen = visible_to(context, tournament, caller)
    texts, number = load_texts(context, seen, caller), caller.entry.number
    members = [
        member
        for (entry, member), each in players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament)).items()
        if (entry, each) == (number, player)
    ]
    table = None if seen.current is None else table_of(seen.current, number, min(members))
    return MyEvent(
        event=summary_json(seen.id, to_event_row(seen, None), texts),
        location=location_json(seen, texts),
        entry=entry_json(seen.entries.get(number, caller.entry), texts),
        member=min(members),
        table=None if table is None or seen.current is None else SentEventPlace(event=seen.id, round=seen.current.number, table=table.number),
        is_table_over=table is not None and table.is_decided,
        starts_at=None if seen.current is None else seen.current.starts_at or None,
        place=next((each.place for each in seen.places if each.entry == number), None),
    )


def table_of(current: Round, entry: int, member: int) -> Table | None:
    """The table of an entry's person in the current round: the undecided one, else the last."""
    own = [each for each in current.tables.values() if any((one.entry, one.member) == (entry, member) for one in each.seats)]
    return next((each for each in own if not each.is_decided), own[-1] if own else None)


def rebuild_my_events(context: Context) -> int:
    """Rebuild every player's list from the events' texts. Returns the number of events read."""
    events = context.store.streams(LETTER)
    for event in events:
        with suppress(Missing, Diverged):
            tournament = context.part(Tournaments).repository.load(event)
            for player in {each.player for each in persons_of_entries(context.part(Tournaments).repository.texts(tournament))}:
                note_player(context.store, player, tournament)
    return len(events)
