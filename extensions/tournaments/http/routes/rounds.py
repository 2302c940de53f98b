"""Rounds of a tournament: drafting, publishing, playing, closing."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.rounds import (
    DrawnEntryLot,
    RoundProgress,
    VersionedDraft,
    VersionedRound,
    VersionedTable,
    WithdrawnRound,
)
from extensions.tournaments.app import tables as tournament_tables
from extensions.tournaments.app.rounds import round_csv, round_drafts, round_play, round_progress
from extensions.tournaments.app.rounds.round_drafts import StatedDraft, StatedTable
from extensions.tournaments.app.rounds.round_play import Publication
from extensions.tournaments.domain.facts.parts import Seated, Unfinished
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http import requests as requests
from extensions.tournaments.http.cost import TournamentCost
from extensions.tournaments.http.round_bodies import (
    DraftBody,
    EntryLotBody,
    OwnTableBody,
    RoundCloseBody,
    RoundPublicationBody,
    RoundWithdrawalBody,
    SpokenLuckBody,
)
from extensions.tournaments.http.routes.asking import READ, WRITTEN, TournamentBlueprint, to_tournament_request
from extensions.tournaments.http.routes.csv_answers import CSV, respond_csv
from service.http.answer import Answer
from service.http.call import Call, JsonBody, TokenUse
from service.http.json_body import MAX_LIST_BYTES
from service.http.operation import REPLAYED, replay_header
from service.http.request_parsing import client_address, owner_of_client
from service.http.responses import JSON, respond_json
from service.http.schemas.headers import KeyHeaders, VersionHeaders
from service.shares import networks_of

blueprint = TournamentBlueprint("rounds", "Rounds: drafting, publishing, playing and closing.")

ROUND = "/v1/tournaments/<t>/rounds/<number:k>"
STATED = ("missing-if-match", "stale-decision")


@blueprint.operation(
    "POST",
    f"{ROUND}/draft",
    Answer("The draft.", VersionedDraft, examples.DRAFT_MADE, 201, header_names=(REPLAYED,)),
    ("round-under-way", "pairing-illegal", "not-checked-in", "no-solver", "stale-decision", "draft-too-costly", "draft-busy", *WRITTEN),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def make_draft(call: Call, t: str, k: int) -> Any:
    """Draft a round

    Drafts a round by the method of the regulations, from the entries that are checked in and their earlier rounds. Only officials read a draft. Drafting again
    makes a new draft from the current entries with the same lots, so repeating it cannot select a favourable draft.
    A large round is drafted in a process of its own within 30 seconds (`draft-too-costly`), one of a tournament or network at a time (`draft-busy`).
    """
    return round_drafts.make_round_draft(call.context, k, to_tournament_request(call, t), networks_of(client_address()))


@blueprint.operation(
    "GET",
    f"{ROUND}/draft",
    Answer("The draft.", VersionedDraft, examples.DRAFT_MADE),
    READ,
    token=TokenUse.MUST,
)
def get_draft(call: Call, t: str, k: int) -> Any:
    """Get a draft

    Returns the draft and its figures, each with a lower bound for all drafts, and the changes since it was made. For officials.
    """
    return round_drafts.load_draft(call.context, t, k, call.bearer)


@blueprint.operation(
    "PUT",
    f"{ROUND}/draft",
    Answer("The draft.", VersionedDraft, examples.DRAFT_MADE, header_names=(REPLAYED,)),
    (*STATED, "round-under-way", "pairing-illegal", "not-checked-in", "draft-busy", *WRITTEN),
    body=JsonBody(DraftBody, MAX_LIST_BYTES),
    example=requests.DRAFT_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def state_draft(call: Call, t: str, k: int) -> Any:
    """Replace a draft

    Replaces the draft by a complete one, edited or made elsewhere. `If-Match` names the draft's version, or the tournament's if there is no draft. A draft that
    cannot be played is refused, with reasons by table; for any other the service computes the figures.
    """
    networks = networks_of(client_address())
    return round_drafts.state_round_draft(call.context, k, to_stated(call.body), to_tournament_request(call, t), networks)


def to_stated(body: dict[str, Any]) -> StatedDraft:
    """A draft in the use case's terms."""
    tables = [StatedTable(to_seats(each["seats"]), each.get("board", 0), each.get("match", 0)) for each in body["tables"]]
    return StatedDraft(tuple(tables), tuple(sorted(body["byes"])))


def to_seats(seats: list[dict[str, int]]) -> tuple[Seated, ...]:
    """Seats of a table in the domain's terms."""
    return tuple(Seated(**each) for each in seats)


@blueprint.operation(
    "POST",
    f"{ROUND}/publish",
    Answer(
        "The round is open.",
        VersionedRound,
        examples.ROUND,
        header_names=(REPLAYED,),
        also={202: "The round is published, and its games are being opened. Send the same request with the same key again, or follow the feed until `round.opened`."},
    ),
    (*STATED, "draft-stale", "round-under-way", "pairing-illegal", "not-checked-in", "too-many-open", *WRITTEN),
    body=RoundPublicationBody,
    example=requests.PUBLICATION_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def publish_round(call: Call, t: str, k: int) -> Any:
    """Publish a round

    Makes the pairings public and opens the games. `If-Match` names the draft's version. The service opens the games, which accept no moves
    until all are open (`round.opened`) and the round has started. A stale draft is refused with the changes since (`draft-stale`), unless
    `newest` names the last change.

    All tables of a round count among the open games of the address that created the tournament. A round waits, with the reason in
    `waits_for`, until there is room for all of them; one with more tables than may ever be open at once is refused (`too-many-open`).
    """
    published = round_play.publish_round(call.context, k, Publication(**call.body), to_tournament_request(call, t), owner_of_client(call.context))
    headers = replay_header(published.reply.replayed)
    return respond_json(published.reply.body, 200 if published.is_open else 202, headers=headers)


@blueprint.operation(
    "POST",
    f"{ROUND}/withdraw",
    Answer("The round is withdrawn.", WithdrawnRound, examples.HEAD, 201, header_names=(REPLAYED,)),
    (*STATED, "round-under-way", *WRITTEN),
    body=RoundWithdrawalBody,
    example=requests.REASON_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def withdraw_round(call: Call, t: str, k: int) -> Any:
    """Withdraw a published round

    Withdraws the round, which is possible until the first decision is answered at one of its tables. Its games are aborted, and the round must be drafted again. `If-Match` names
    `changed` of the round, or a later version. For organisers and chief arbiters.
    """
    return round_play.withdraw_round(call.context, k, call.body.get("reason"), to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    f"{ROUND}/close",
    Answer("The round is being closed.", VersionedRound, examples.ROUND, 201, header_names=(REPLAYED,)),
    (*STATED, "round-under-way", "round-unfinished", "round-closed", *WRITTEN),
    body=RoundCloseBody,
    example=requests.CLOSE_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def close_round(call: Call, t: str, k: int) -> Any:
    """Close a round

    Closes the round. If tables are unfinished, the request is refused with a list of them (`round-unfinished`), unless `unfinished` states how each
    counts. Then their games are ended, and the round is closed when all are over. `If-Match` names `changed` of the round, or a later version.
    """
    unfinished = [Unfinished(each["table"], each["how"], to_points(each.get("points"))) for each in call.body["unfinished"]]
    return round_play.close_tournament_round(call.context, k, unfinished, to_tournament_request(call, t))


def to_points(points: list[str] | None) -> tuple[str, ...] | None:
    """Points by seat; None if none are stated."""
    return None if points is None else tuple(points)


@blueprint.operation(
    "POST",
    f"{ROUND}/luck",
    Answer("The numbers are recorded.", VersionedRound, examples.ROUND, 201, header_names=(REPLAYED,)),
    ("luck-drawn", *WRITTEN),
    body=SpokenLuckBody,
    example=requests.SPOKEN_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def speak_luck(call: Call, t: str, k: int) -> Any:
    """Record a public throw

    Records the numbers of a throw in public view, if the regulations require one: they are entropy for the deals of the round.
    """
    return round_play.speak_luck(call.context, k, call.body["numbers"], to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    f"{ROUND}/lots",
    Answer("The lot.", DrawnEntryLot, examples.LOT_DRAWN, 201, header_names=(REPLAYED,)),
    ("round-under-way", "lot-drawn", *WRITTEN),
    body=EntryLotBody,
    example=requests.LOT_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def draw_lot(call: Call, t: str, k: int) -> Any:
    """Draw a lot

    Draws a lot after a round, if one of tied entries must advance and no other rule decides: once for each entry.
    """
    return round_play.draw_lot(call.context, k, call.body["among"], to_tournament_request(call, t))


@blueprint.operation(
    "GET",
    ROUND,
    Answer("The round.", VersionedRound, examples.ROUND, others={CSV: ({"type": "string"}, examples.ROUND_CSV)}),
    READ,
    token=TokenUse.MAY,
)
def get_round(call: Call, t: str, k: int) -> Any:
    """Get a round

    Returns the pairings of the round, and the state of each table. `Accept: text/csv` gets a table: a row for each seat, with its result, and for each entry without
    a table. Officials who play a deal get its results once their own table is over.
    """
    if call.media != JSON:
        return respond_csv(round_csv.load_round_csv(call.context, t, k, call.bearer))
    return round_play.load_round(call.context, t, k, call.bearer)


@blueprint.operation(
    "GET",
    f"{ROUND}/progress",
    Answer("The progress of each table.", RoundProgress, examples.PROGRESS),
    READ,
    token=TokenUse.MUST,
    cost=TournamentCost(tables=20),
)
def get_progress(call: Call, t: str, k: int) -> Any:
    """Get the progress of a round's tables

    Returns, for every running table, the awaited seats and since when, absent seats, no-shows, and whether it is paused, as
    the table's players see it. For their own section, officials who play get the spectators' view; of tables with boards, which spectators do not
    see, who is awaited, absent or paused, with the `version` at which the table was opened.
    """
    return round_progress.load_progress(call.context, t, k, call.bearer)


@blueprint.operation(
    "POST",
    f"{ROUND}/tables",
    Answer("The round with the new table.", VersionedRound, examples.ROUND, 201, header_names=(REPLAYED,)),
    ("round-under-way", "pairing-illegal", *WRITTEN),
    body=OwnTableBody,
    example=requests.OWN_TABLE_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def add_table(call: Call, t: str, k: int) -> Any:
    """Make a table of your own

    Adds a table to an open round, with the pairing method `open`: for an entry that sits there, and for officials. In a knockout, for officials only:
    another game of a match, among exactly the entries tied at its cut, if the regulations decide ties by it.
    """
    return round_play.add_table(call.context, k, to_seats(call.body["seats"]), to_tournament_request(call, t))


@blueprint.operation(
    "GET",
    f"{ROUND}/tables/<number:table>",
    Answer("The table.", VersionedTable, examples.TABLE),
    READ,
    token=TokenUse.MAY,
)
def get_table(call: Call, t: str, k: int, table: int) -> Any:
    """Get a table

    Returns the table's game, its result, and the derivation of each number. With the token of an entry that sits there also the tokens of its seats, once the
    game is open: each is a seat token as at any other table.
    """
    return tournament_tables.load_table(call.context, t, k, table, call.bearer)
