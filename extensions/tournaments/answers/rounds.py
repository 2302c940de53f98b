"""Rounds of tournaments, their progress, and series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw

from service.answers.values import (
    Absent,
    Count,
    Digest,
    EntryNumber,
    GameId,
    JsonObject,
    OfficialId,
    Ordinal,
    PointsText,
    RoundNumber,
    SeatNumber,
    SlipText,
    StatusWord,
    TableNumber,
    Time,
    TokenText,
    TournamentHead,
    TournamentId,
    Version,
    component,
    words,
)


class DraftFigure(JsonObject, frozen=True, kw_only=True):
    """A number of a draft; less is better."""

    name: Annotated[str, Meta(description="The name of the quantity, which the draft minimises.")]
    value: Annotated[int | str, Meta(description="The value of the quantity: an integer, or a fraction as text.")]
    bound: Annotated[int | str | None, Meta(description="A lower bound for all drafts; null if none is known.")]


class TournamentSeat(JsonObject, frozen=True, kw_only=True):
    """The holder of a seat."""

    entry: EntryNumber
    member: Annotated[Count, Meta(description="Index of the person in the entry, from 0.")]
    name: Annotated[str | None, Meta(description="The name, in the form that the regulations set.")]


class DraftTable(JsonObject, frozen=True, kw_only=True):
    """A table of a draft."""

    table: TableNumber
    section: Annotated[str, Meta(description="The section whose entries play at the table.")]
    seats: Annotated[Sequence[TournamentSeat], Meta(description="The holders of the seats, in the order of the game's seats.")]
    board: Annotated[Ordinal | None, Meta(description="Number of the board; tables of one board have the same deal. null for a deal of its own.")]
    match: Annotated[Ordinal | None, Meta(description="Number of the match; tables of one match count together.")]


class RoundBye(JsonObject, frozen=True, kw_only=True):
    """An entry without a table."""

    entry: EntryNumber
    kind: Annotated[str, words("allocated", "asked", "absent"), Meta(description="The kind of bye: `allocated` by the draft, `asked` by the entry, or `absent`.")]


class DraftChange(JsonObject, frozen=True, kw_only=True):
    """A change that makes a draft stale."""

    version: Version
    type: Annotated[str, Meta(description="The type of the fact.")]
    entries: Annotated[Sequence[EntryNumber], Meta(description="Numbers of the entries that the change concerns.")]
    round: Annotated[RoundNumber | Absent, Meta(description="Number of the round, from 1.")] = UNSET
    table: Annotated[TableNumber | Absent, Meta(description="Number of the table, from 1.")] = UNSET


class SentRoundDraft(JsonObject, frozen=True, kw_only=True):
    """A draft with its figures."""

    round: RoundNumber
    version: Annotated[Ordinal, Meta(description="The draft's version, for `If-Match`.")]
    method: Annotated[str, Meta(description="The pairing method; `manual` for a stated draft.")]
    method_version: Annotated[str, Meta(description="The version of the method, which rises when its drafts can change.")]
    basis: Annotated[Ordinal, Meta(description="The tournament's version that the draft was made from.")]
    figures: Annotated[Sequence[DraftFigure], Meta(description="The figures of the draft, most important first.")]
    tables: Annotated[Sequence[DraftTable], Meta(description="The tables of the draft, by number.")]
    byes: Annotated[Sequence[RoundBye], Meta(description="Entries without a table.")]
    changes: Annotated[Sequence[DraftChange], Meta(description="Changes since the draft was made, oldest first.")]


class VersionedDraft(TournamentHead, frozen=True, kw_only=True):
    """The draft of a round."""

    draft: SentRoundDraft


class SentTournamentTable(DraftTable, frozen=True, kw_only=True):
    """A table of a published round."""

    state: Annotated[str, words("waiting", "playing", "finished", "ruled", "void"), Meta(description="The state of the table.")]
    game: Annotated[GameId, Meta(description="The table's present game.")]
    is_open: Annotated[bool, Meta(description="Whether the table's game is open.")]
    result: Annotated[Mapping[str, Any] | None, Meta(description="The table's result; null before there is one.")]
    played_by: Annotated[Sequence[Annotated[str, words("entry", "stand_in", "bot"), Meta(description="The person who played the seat at the end.")]], Meta(description="The persons who played at the end, by seat; empty before the end.")]
    ruled: Annotated[Ordinal | None, Meta(description="The version of the last ruling, for `If-Match`.")]
    is_withheld: Annotated[bool | Absent, Meta(description="True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise.")] = UNSET


class TournamentRound(JsonObject, frozen=True, kw_only=True):
    """A published round."""

    round: RoundNumber
    state: Annotated[str, words("drafted", "published", "open", "closing", "closed", "withdrawn"), Meta(description="The state of the round.")]
    attempt: Annotated[Ordinal, Meta(description="Number of the attempt: 1 plus the number of withdrawals of the round.")]
    changed: Annotated[Count, Meta(description="The version of the round, for `If-Match`.")]
    starts_at: Annotated[Time | None, Meta(description="Time at which clocks start.")]
    closes_at: Annotated[Time | None, Meta(description="Time at which the round should be closed; null without a limit.")]
    closed_at: Annotated[Time | None, Meta(description="Time at which the round was closed.")]
    waits_for: Annotated[str | None, Meta(description="The reason why the round's tables are not opened yet, for officials, if one address has as many games open as it may; null otherwise.")]
    awaits: Annotated[str | None, Meta(description="The public entropy that the round waits for: `drand` or `spoken`; null for none.")]
    drand_round: Annotated[Ordinal | None, Meta(description="The round of drand that is part of the luck of this round.")]
    tables: Annotated[Sequence[SentTournamentTable], Meta(description="The tables of the round, by number.")]
    byes: Annotated[Sequence[RoundBye], Meta(description="Entries without a table.")]


class VersionedRound(TournamentHead, frozen=True, kw_only=True):
    """A round of a tournament."""

    round: TournamentRound


class WithdrawnRound(TournamentHead, frozen=True, kw_only=True):
    """A withdrawn round."""


class EntryLot(JsonObject, frozen=True, kw_only=True):
    """The order of a lot."""

    number: Annotated[Ordinal, Meta(description="The lot's number, from 1.")]
    round: RoundNumber
    order: Annotated[Sequence[EntryNumber], Meta(description="The entries in the drawn order.")]


class DrawnEntryLot(TournamentHead, frozen=True, kw_only=True):
    """A lot that was drawn."""

    lot: EntryLot


class SentSeatLine(JsonObject, frozen=True, kw_only=True):
    """A seat that was played."""

    seat: SeatNumber
    place: Annotated[Ordinal, Meta(description="The place at the table; tied seats share it.")]
    tied: Annotated[Count, Meta(description="Number of other seats that share the place.")]
    size: Annotated[Ordinal, Meta(description="Number of seats of the table.")]
    points: PointsText
    table_points: PointsText
    share: Annotated[str | None, Meta(description="Share of the matchpoints of the board; null without a comparison.")]
    difference: Annotated[str | None, Meta(description="Difference to the mean of the other tables of the board.")]


class TableLine(JsonObject, frozen=True, kw_only=True):
    """An entry's points from the table."""

    entry: EntryNumber
    round: RoundNumber
    table: Annotated[Ordinal | None, Meta(description="Number of the table; null for a round without one.")]
    kind: Annotated[str, words("played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"), Meta(description="The source of the points.")]
    points: PointsText
    member: Annotated[int | None, Meta(description="Index of the person who sat at the table, from 0.")]
    opponents: Annotated[Sequence[EntryNumber], Meta(description="Numbers of the opponents' entries, each once per seat that it had.")]
    seats: Annotated[Sequence[SentSeatLine], Meta(description="Seats whose mean is the points.")]


class OwnSeat(JsonObject, frozen=True, kw_only=True):
    """A seat of the caller."""

    seat: SeatNumber
    member: Annotated[Count, Meta(description="Index of the person in the entry, from 0.")]
    token: Annotated[TokenText | None, Meta(description="The seat's token; null if it was handed out in another way.")]


class VersionedTable(TournamentHead, frozen=True, kw_only=True):
    """A table, and the derivation of its numbers."""

    round: RoundNumber
    table: SentTournamentTable
    lines: Annotated[Sequence[TableLine], Meta(description="The points from the table by entry, only for entries with points.")]
    rulings: Annotated[Sequence[SentTournamentRuling], Meta(description="Rulings on this table, oldest first.")]
    own_seats: Annotated[Sequence[OwnSeat], Meta(description="The caller's own seats, with the token of an entry of this table, once its game is open.")]


class SentTournamentRuling(JsonObject, frozen=True, kw_only=True):
    """A ruling or a penalty. The feed has its reason."""

    number: Annotated[Ordinal, Meta(description="Number of the ruling or penalty, from 1, never reused.")]
    version: Version
    at: Time
    kind: Annotated[str, Meta(description="The kind of ruling: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`.")]
    author: OfficialId
    round: Annotated[Ordinal | None, Meta(description="Number of the round; null if no round is concerned.")]
    table: Annotated[Ordinal | None, Meta(description="Number of the table; null if no table is concerned.")]
    entry: Annotated[Ordinal | None, Meta(description="The penalised entry; null for a ruling.")]
    points: Annotated[str | None, Meta(description="The points of a penalty.")]
    is_replaced: Annotated[bool, Meta(description="Whether a later penalty replaces this penalty.")]


class CreatedTournamentRuling(TournamentHead, frozen=True, kw_only=True):
    """A ruling that was made."""

    ruling: SentTournamentRuling


class TournamentAppeal(JsonObject, frozen=True, kw_only=True):
    """An appeal. The feed has its text."""

    number: Annotated[Ordinal, Meta(description="Number of the appeal, from 1, never reused.")]
    entry: EntryNumber
    round: RoundNumber
    table: Annotated[Ordinal | None, Meta(description="Number of the table; null if no table is concerned.")]
    ruling: Annotated[Ordinal | None, Meta(description="The ruling or penalty of the appeal; null for none.")]
    state: Annotated[str, words("open", "upheld", "dismissed", "withdrawn"), Meta(description="The state of the appeal.")]


class VersionedAppeal(TournamentHead, frozen=True, kw_only=True):
    """An appeal, with the version of the tournament's log."""

    appeal: TournamentAppeal


class TournamentDecisions(TournamentHead, frozen=True, kw_only=True):
    """Rulings, penalties and appeals."""

    rulings: Annotated[Sequence[SentTournamentRuling], Meta(description="Rulings and penalties, oldest first.")]
    appeals: Annotated[Sequence[TournamentAppeal], Meta(description="The appeals, oldest first.")]


class TableInterventionResult(JsonObject, frozen=True, kw_only=True):
    """An official's intervention at a table."""

    table: TableNumber
    game: GameId
    version: Annotated[Ordinal, Meta(description="Version of the game's log.")]
    digest: Annotated[Digest, Meta(description="Digest of the last event of the game's log.")]
    slip: Annotated[SlipText | None, Meta(description="The slip for the person who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null.")]


class RoundLine(JsonObject, frozen=True, kw_only=True):
    """An entry's points from a round."""

    round: RoundNumber
    table: Annotated[Ordinal | None, Meta(description="Number of the table; null for a round without one.")]
    kind: Annotated[str, words("played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"), Meta(description="The source of the points.")]
    points: PointsText


class SentStandingsRow(JsonObject, frozen=True, kw_only=True):
    """An entry's line."""

    place: Annotated[Ordinal | None, Meta(description="Place of the entry; null for a disqualified entry.")]
    sharing: Annotated[Count, Meta(description="Number of other entries with the same place.")]
    entry: EntryNumber
    names: Annotated[Sequence[str | None], Meta(description="Names of the entry's persons, in the form that the regulations set; null for a hidden one.")]
    points: PointsText
    penalty: Annotated[str, Meta(description="Points taken off the sum.")]
    ties: Annotated[Sequence[Sequence[PointsText] | None], Meta(description="Values of the tie-breaks, by tie-break; null if one was not needed or has no value.")]
    rounds: Annotated[Sequence[RoundLine], Meta(description="The entry's points by round and table.")]


class SectionStandings(JsonObject, frozen=True, kw_only=True):
    """The standings of a section."""

    section: Annotated[str, Meta(description="The section that the standings belong to.")]
    rows: Annotated[Sequence[SentStandingsRow], Meta(description="The lines of the standings, the best first.")]


class ConfirmedPlace(JsonObject, frozen=True, kw_only=True):
    """A confirmed place."""

    entry: EntryNumber
    section: Annotated[str, Meta(description="The section that the place belongs to.")]
    place: Annotated[Ordinal, Meta(description="Place of the entry; entries that share a place have the same number.")]
    points: PointsText


class Standings(TournamentHead, frozen=True, kw_only=True):
    """Standings by section."""

    status: Annotated[str, Meta(description="The tournament's status.")]
    is_provisional: Annotated[bool, Meta(description="Whether the standings may still change.")]
    scored: Annotated[Count, Meta(description="The last version that can change standings, for `If-Match`.")]
    tie_breaks: Annotated[Sequence[str], Meta(description="The tie-breaks, in order.")]
    sections: Annotated[Sequence[SectionStandings], Meta(description="The standings of each section, in the order of the regulations.")]
    confirmed: Annotated[Sequence[ConfirmedPlace], Meta(description="The confirmed places; empty before the standings are final. Errata change `sections`, never this list.")]


class RoundProgress(TournamentHead, frozen=True, kw_only=True):
    """The progress of a round's tables."""

    round: RoundNumber
    server_time: Annotated[Time, Meta(description="Time of the service's clock.")]
    tables: Annotated[Sequence[TableProgress], Meta(description="The tables that are running, by number.")]


class AwaitedSeat(JsonObject, frozen=True, kw_only=True):
    """A seat with an open decision."""

    seat: SeatNumber
    since: Annotated[Time, Meta(description="Time at which the decision opened; without a clock, the time of the game's last event.")]
    deadline: Annotated[Time | None, Meta(description="The decision's deadline; null if no time runs.")]


class TableProgress(JsonObject, frozen=True, kw_only=True):
    """The progress of a table."""

    table: TableNumber
    game: GameId
    version: Annotated[Ordinal, Meta(description="Version of the game's log.")]
    status: StatusWord
    changed: Annotated[Time, Meta(description="Time of the game's last event.")]
    awaited: Annotated[Sequence[AwaitedSeat], Meta(description="The seats that the table waits for.")]
    away: Annotated[Sequence[SeatNumber], Meta(description="Seats whose person is absent, without resigned ones.")]
    no_shows: Annotated[Sequence[SeatNumber], Meta(description="Seats whose view was not requested within the no-show time.")]
    counts_scores: Annotated[bool, Meta(description="Whether the rules of the table's game count scores; if not, `by_scores` is a draw.")]
    paused_until: Annotated[Time | None, Meta(description="Time at which the pause ends at the latest; null without a pause.")]
    is_pause_ahead: Annotated[bool, Meta(description="Whether the pause begins only once the open decisions are answered.")]


class TableHands(TournamentHead, frozen=True, kw_only=True):
    """The hidden state of a table, as an arbiter read it."""

    round: RoundNumber
    table: TableNumber
    game: GameId
    hands: Annotated[Sequence[str], Meta(description="The possessions of each seat, as text.")]
    view: Annotated[Raw, component("View")]


class SentSeries(JsonObject, frozen=True, kw_only=True):
    """The definition of a series."""

    tournaments: Annotated[Sequence[TournamentId], Meta(description="Ids of the tournaments of the series, in order.")]
    best: Annotated[Ordinal | None, Meta(description="Number of results of a side that count; null: all.")]
    row: Annotated[Sequence[Annotated[str, Meta(pattern="^[0-9]{1,6}(/[1-9][0-9]{0,3})?$")]], Meta(description="Points by place; empty: percentage of the field that was beaten.")]
    section: Annotated[str | None, Meta(description="The section whose places count; null: of each tournament the first section with places.")]
    same: Annotated[Sequence[Annotated[Sequence[SeriesAppearance], Meta(description="One side: entries that belong together.")]], Meta(description="Entries that are joined as sides.")]


class SeriesAppearance(JsonObject, frozen=True, kw_only=True):
    """An entry of a tournament of a series."""

    tournament: Annotated[Ordinal, Meta(description="Position of the tournament in the series, from 1.")]
    entry: EntryNumber


class SentSeriesTournament(JsonObject, frozen=True, kw_only=True):
    """A tournament of a series."""

    tournament: TournamentId
    title: Annotated[str, Meta(description="The tournament's title.")]
    version: Annotated[Ordinal, Meta(description="The version of the tournament's log that counts.")]
    digest: Digest
    counts: Annotated[bool, Meta(description="Whether the tournament is final and counts; other tournaments do not count yet.")]


class SeriesResult(JsonObject, frozen=True, kw_only=True):
    """A side's result of a tournament."""

    tournament: Annotated[Ordinal, Meta(description="Position of the tournament in the series, from 1.")]
    entry: EntryNumber
    place: Annotated[Ordinal, Meta(description="The side's place in the tournament.")]
    points: PointsText
    counts: Annotated[bool, Meta(description="Whether the result is among the results of the side that count.")]


class SentSeriesRow(JsonObject, frozen=True, kw_only=True):
    """A side's line."""

    place: Annotated[Ordinal, Meta(description="Place of the side, from 1.")]
    sharing: Annotated[Count, Meta(description="Number of other sides with the same place.")]
    names: Annotated[Sequence[Annotated[str, Meta(description="A person's name.")]], Meta(description="Names of the side, as of its last tournament; empty if the tournaments show none.")]
    points: PointsText
    results: Annotated[Sequence[SeriesResult], Meta(description="The side's results, in the order of tournaments.")]


class SeriesStandings(JsonObject, frozen=True, kw_only=True):
    """The standings of a series."""

    series: SentSeries
    tournaments: Annotated[Sequence[SentSeriesTournament], Meta(description="The tournaments of the series, in order.")]
    rows: Annotated[Sequence[SentSeriesRow], Meta(description="The lines of the standings, the best first.")]
