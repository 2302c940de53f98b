"""Tournaments as their readers see them: the card, its entries, rounds and tables."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict

from extensions.tournaments.answers.rounds import (
    DraftChange,
    DraftFigure,
    DraftTable,
    RoundBye,
    SentRoundDraft,
    SentTournamentRuling,
    SentTournamentTable,
    TournamentRound,
    TournamentSeat,
)
from extensions.tournaments.answers.tournaments import (
    SentEntry,
    SentTournament,
    TournamentLocation,
    TournamentOfficial,
    TournamentSlip,
    TournamentSummary,
)
from extensions.tournaments.app.persons import TournamentTexts
from extensions.tournaments.domain.decide.drafting import changes_since
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.parts import Seated
from extensions.tournaments.domain.rows.tournament_row import TournamentRow, title_place, to_tournament_row
from extensions.tournaments.domain.slips import Slip
from extensions.tournaments.domain.tables import DraftStatus, Round, Table
from extensions.tournaments.domain.tournament import Change, Official, Tournament, TournamentRuling


def title_of(tournament: Tournament, texts: TournamentTexts) -> str:
    """The tournament's title."""
    return texts.show(title_place(tournament)) or ""


def venue_text(tournament: Tournament, texts: TournamentTexts) -> str | None:
    """The venue: an address or a link; None if not given."""
    return None if tournament.venue is None else ", ".join(filter(None, texts.show_lines(tournament.venue)))


def location_json(tournament: Tournament, texts: TournamentTexts) -> TournamentLocation:
    """Venue and time zone."""
    return TournamentLocation(zone=tournament.zone, venue=venue_text(tournament, texts))


def summary_json(tournament_id: str, row: TournamentRow, texts: TournamentTexts) -> TournamentSummary:
    """A tournament in a list. texts: its title's at least."""
    return TournamentSummary.of(row, id=tournament_id, title=texts.show(row.title) or "")


def tournament_json(tournament: Tournament, texts: TournamentTexts) -> SentTournament:
    """The card of a tournament, with its regulations."""
    return SentTournament.of(
        tournament,
        **asdict(summary_json(tournament.id, to_tournament_row(tournament, None), texts)),
        location=location_json(tournament, texts),
        digest=tournament.digest.hex(),
        commitment=tournament.created.commitment,
        regulations=msgspec.to_builtins(tournament.regulations),
        states={str(number): each.state for number, each in sorted(tournament.rounds.items())},
        waiting=sum(each.state == "waiting" for each in tournament.entries.values()),
        officials=[official_json(each, texts) for each in tournament.officials.values()],
        open_appeals=[each.number for each in tournament.open_appeals],
    )


def slip_json(slip: Slip | None) -> TournamentSlip | None:
    """The last slip, without its text: who made it and when, and from which version a device has exchanged it."""
    return None if slip is None else TournamentSlip.of(slip)


def official_json(official: Official, texts: TournamentTexts) -> TournamentOfficial:
    """An official, without the token."""
    return TournamentOfficial.of(official, name=texts.show(official.name), last_slip=slip_json(official.slip))


def entry_json(entry: Entry, texts: TournamentTexts) -> SentEntry:
    """An entry, without the token."""
    return SentEntry.of(
        entry,
        entry=entry.number,
        names=texts.names(entry),
        surnames=texts.surnames(entry),
        club=texts.club(entry),
        checked_in=[each for each in sorted(entry.here, key=lambda each: each or 0) if each is not None],
        is_checked_in=None in entry.here,
        last_slip=slip_json(entry.slip),
    )


def seat_holder_json(seated: Seated, tournament: Tournament, texts: TournamentTexts) -> TournamentSeat:
    """The holder of a seat."""
    return TournamentSeat.of(seated, name=texts.names(tournament.entries[seated.entry])[seated.member])


def table_json(table: Table, tournament: Tournament, texts: TournamentTexts, *, is_withheld: bool) -> SentTournamentTable:
    """A table of a published round. is_withheld: whether its result is left out, for a reader who plays its deal."""
    return SentTournamentTable.of(
        table,
        table=table.number,
        seats=[seat_holder_json(each, tournament, texts) for each in table.seats],
        game=table.game.id,
        is_open=table.game.opened is not None,
        result=None if table.result is None else msgspec.to_builtins(table.result),
        is_withheld=True if is_withheld else UNSET,
    )


def is_withheld(tournament: Tournament, played: Round, table: Table) -> bool:
    """Whether the result of a table is left out. tournament: as its reader sees it."""
    current = tournament.current
    return current is not None and current.number == played.number and table.number in tournament.withheld


def round_json(played: Round, tournament: Tournament, texts: TournamentTexts, waits_for: str | None = None) -> TournamentRound:
    """A published round; drafts are not included. waits_for: why its tables are not opened yet."""
    awaits = played.awaits
    return TournamentRound.of(
        played,
        round=played.number,
        starts_at=played.starts_at or None,
        awaits=None if awaits is None or played.has_luck else awaits if isinstance(awaits, str) else "drand",
        waits_for=waits_for,
        drand_round=None if awaits is None or isinstance(awaits, str) else awaits.round,
        tables=[
            table_json(each, tournament, texts, is_withheld=is_withheld(tournament, played, each))
            for each in played.tables.values()
        ],
        byes=[RoundBye.of(each) for each in played.byes],
    )


def draft_json(number: int, status: DraftStatus, tournament: Tournament, texts: TournamentTexts) -> SentRoundDraft:
    """A draft with its figures, for officials."""
    draft = status.draft
    return SentRoundDraft.of(
        draft,
        round=number,
        version=status.version,
        figures=[DraftFigure.of(each) for each in draft.figures],
        tables=[
            DraftTable.of(each, seats=[seat_holder_json(seated, tournament, texts) for seated in each.seats])
            for each in draft.tables
        ],
        byes=[RoundBye.of(each) for each in draft.byes],
        changes=[change_json(each) for each in changes_since(tournament, draft)],
    )


def change_json(change: Change) -> DraftChange:
    """A change that makes a draft stale."""
    played, table = change.table or (UNSET, UNSET)
    return DraftChange.of(change, round=played, table=table)


def ruling_json(ruling: TournamentRuling) -> SentTournamentRuling:
    """A ruling or a penalty; its reason is in the feed."""
    return SentTournamentRuling.of(ruling, kind=ruling.penalty or ruling.kind)
