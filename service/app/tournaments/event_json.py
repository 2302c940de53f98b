"""Events as JSON values: the card, its entries, rounds and tables, as one audience reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from domain.tournament.decide.drafting import changes_since
from domain.tournament.entries import Entry
from domain.tournament.facts.parts import Seated
from domain.tournament.slips import Slip
from domain.tournament.tables import DraftStatus, Round, Table
from domain.tournament.tournament import Appeal, Change, EventRuling, Official, Tournament
from projections.event_row import EventRow, title_place, to_event_row
from service.app.tournaments.persons import EventTexts

Json = dict[str, Any]


def title_of(tournament: Tournament, texts: EventTexts) -> str:
    """The event's title."""
    return texts.show(title_place(tournament)) or ""


def venue_text(tournament: Tournament, texts: EventTexts) -> str | None:
    """The venue: an address or a link; None if not given."""
    return None if tournament.venue is None else ", ".join(filter(None, texts.show_lines(tournament.venue)))


def location_json(tournament: Tournament, texts: EventTexts) -> Json:
    """Venue and time zone."""
    return {"zone": tournament.zone, "venue": venue_text(tournament, texts)}


def summary_json(event: str, row: EventRow, texts: EventTexts) -> Json:
    """An event in a list. texts: its title's at least."""
    return {
        "id": event,
        "title": texts.show(row.title) or "",
        "status": row.status,
        "is_entering": row.is_entering,
        "ruleset": row.ruleset,
        "preset": row.preset,
        "rounds": row.rounds,
        "closed_rounds": row.closed_rounds,
        "entries": row.entries,
        "created_at": row.created_at,
    }


def event_json(tournament: Tournament, texts: EventTexts) -> Json:
    """The card of an event, with its regulations."""
    return {
        **summary_json(tournament.id, to_event_row(tournament, None), texts),
        "location": location_json(tournament, texts),
        "version": tournament.version,
        "digest": tournament.digest.hex(),
        "commitment": tournament.created.commitment,
        "regulations": msgspec.to_builtins(tournament.regulations),
        "regulated": tournament.regulated,
        "scored": tournament.scored,
        "next_round": tournament.next_round,
        "states": {str(number): each.state for number, each in sorted(tournament.rounds.items())},
        "waiting": sum(each.state == "waiting" for each in tournament.entries.values()),
        "officials": [official_json(each, texts) for each in tournament.officials.values()],
        "has_outside_arbiter": tournament.has_outside_arbiter,
        "open_appeals": [each.number for each in tournament.open_appeals],
        "messages": tournament.messages,
        "is_corrected": tournament.is_corrected,
    }


def slip_json(slip: Slip | None) -> Json | None:
    """The last slip, without its text: who made it and when, and from which version a device has exchanged it."""
    if slip is None:
        return None
    return {"version": slip.version, "at": slip.at, "by": slip.by, "exchanged": slip.exchanged}


def official_json(official: Official, texts: EventTexts) -> Json:
    """An official, without the token."""
    return {
        "id": official.id,
        "role": official.role,
        "name": texts.show(official.name),
        "entry": official.entry,
        "is_revoked": official.is_revoked,
        "last_slip": slip_json(official.slip),
    }


def entry_json(entry: Entry, texts: EventTexts) -> Json:
    """An entry, without the token."""
    return {
        "entry": entry.number,
        "kind": entry.kind,
        "state": entry.state,
        "section": entry.section,
        "names": texts.names(entry),
        "surnames": texts.surnames(entry),
        "club": texts.club(entry),
        "seed": entry.seed,
        "rating": entry.rating,
        "apart": list(entry.apart),
        "bot": entry.bot,
        "joined": entry.joined,
        "checked_in": [each for each in sorted(entry.here, key=lambda each: each or 0) if each is not None],
        "is_checked_in": None in entry.here,
        "byes": list(entry.byes),
        "last_slip": slip_json(entry.slip),
    }


def seated_json(seated: Seated, tournament: Tournament, texts: EventTexts) -> Json:
    """The holder of a seat."""
    entry = tournament.entries[seated.entry]
    names = texts.names(entry)
    return {"entry": seated.entry, "member": seated.member, "name": names[seated.member]}


def table_json(table: Table, tournament: Tournament, texts: EventTexts, *, is_withheld: bool) -> Json:
    """A table of a published round. is_withheld: whether its result is left out, for a reader who plays its deal."""
    return {
        "table": table.number,
        "section": table.section,
        "seats": [seated_json(each, tournament, texts) for each in table.seats],
        "board": table.board,
        "match": table.match,
        "state": table.state,
        "game": table.game.id,
        "is_open": table.game.opened is not None,
        "result": None if table.result is None else msgspec.to_builtins(table.result),
        "played_by": list(table.played_by),
        "ruled": table.ruled,
        **({"is_withheld": True} if is_withheld else {}),
    }


def is_withheld(tournament: Tournament, played: Round, table: Table) -> bool:
    """Whether the result of a table is left out. tournament: as its reader sees it."""
    current = tournament.current
    return current is not None and current.number == played.number and table.number in tournament.withheld


def round_json(played: Round, tournament: Tournament, texts: EventTexts, waits_for: str | None = None) -> Json:
    """A published round; drafts are not included. waits_for: why its tables are not opened yet."""
    awaits = played.awaits
    return {
        "round": played.number,
        "state": played.state,
        "attempt": played.attempt,
        "changed": played.changed,
        "starts_at": played.starts_at or None,
        "closes_at": played.closes_at,
        "closed_at": played.closed_at,
        "awaits": None if awaits is None or played.has_luck else awaits if isinstance(awaits, str) else "drand",
        "waits_for": waits_for,
        "drand_round": None if awaits is None or isinstance(awaits, str) else awaits.round,
        "tables": [
            table_json(each, tournament, texts, is_withheld=is_withheld(tournament, played, each))
            for each in played.tables.values()
        ],
        "byes": [{"entry": each.entry, "kind": each.kind} for each in played.byes],
    }


def draft_json(number: int, status: DraftStatus, tournament: Tournament, texts: EventTexts) -> Json:
    """A draft with its figures, for officials."""
    draft = status.draft
    return {
        "round": number,
        "version": status.version,
        "method": draft.method,
        "method_version": draft.method_version,
        "basis": draft.basis,
        "figures": [{"name": each.name, "value": each.value, "bound": each.bound} for each in draft.figures],
        "tables": [
            {
                "table": each.table,
                "section": each.section,
                "seats": [seated_json(seated, tournament, texts) for seated in each.seats],
                "board": each.board,
                "match": each.match,
            }
            for each in draft.tables
        ],
        "byes": [{"entry": each.entry, "kind": each.kind} for each in draft.byes],
        "changes": [change_json(each) for each in changes_since(tournament, draft)],
    }


def change_json(change: Change) -> Json:
    """A change that makes a draft stale."""
    table: Mapping[str, int] = {} if change.table is None else {"round": change.table[0], "table": change.table[1]}
    return {"version": change.version, "type": change.type, "entries": list(change.entries), **table}


def ruling_json(ruling: EventRuling) -> Json:
    """A ruling or a penalty; its reason is in the feed."""
    return {
        "number": ruling.number,
        "version": ruling.version,
        "at": ruling.at,
        "kind": ruling.penalty or ruling.kind,
        "author": ruling.author,
        "round": ruling.round,
        "table": ruling.table,
        "entry": ruling.entry,
        "points": ruling.points,
        "is_replaced": ruling.is_replaced,
    }


def appeal_json(appeal: Appeal) -> Json:
    """An appeal; its text is in the feed."""
    return {
        "number": appeal.number,
        "entry": appeal.entry,
        "round": appeal.round,
        "table": appeal.table,
        "ruling": appeal.ruling,
        "state": appeal.state,
    }
