"""Rounds of an event: drafted, published, played, closed."""

from __future__ import annotations

from typing import Any

from domain.tournament.facts.parts import Seated, Unfinished
from service.app.tournaments import event_tables
from service.app.tournaments.rounds import round_csv, round_drafts, round_play, round_progress
from service.app.tournaments.rounds.round_drafts import StatedDraft, StatedTable
from service.app.tournaments.rounds.round_play import Publication
from service.http.answer import Answer
from service.http.call import Call, JsonBody, TokenUse
from service.http.json_body import MAX_LIST_BYTES
from service.http.openapi import event_examples as examples
from service.http.openapi import event_requests as requests
from service.http.operation import REPLAYED, replay_header
from service.http.responses import JSON, respond_json
from service.http.routes.events.asking import READ, WRITTEN, EventBlueprint, to_event_request
from service.http.routes.events.entries import CSV
from service.http.routes.events.reports import respond_csv
from service.http.schemas.headers import KeyHeaders, VersionHeaders
from service.http.schemas.round_bodies import (
    CloseBody,
    DraftBody,
    LotBody,
    OwnTableBody,
    PublicationBody,
    SpokenBody,
    WithdrawalBody,
)

blueprint = EventBlueprint("rounds", "Rounds: drafted, published, played and closed.")

ROUND = "/v1/events/<e>/rounds/<number:k>"
STATED = ("missing-if-match", "stale-decision")


@blueprint.operation(
    "POST",
    f"{ROUND}/draft",
    Answer("The draft.", "DraftMade", examples.DRAFT_MADE, 201, header_names=(REPLAYED,)),
    ("round-under-way", "pairing-illegal", "no-solver", "stale-decision", *WRITTEN),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def make_draft(call: Call, e: str, k: int) -> Any:
    """Draft a round

    By the method of the regulations, from who is there and what they have had so far. Only officials read a draft. Drafting again
    makes another one from what is there now; its lots are the same, so drafting until one pleases changes nothing.
    """
    return round_drafts.make_round_draft(call.context, k, to_event_request(call, e))


@blueprint.operation(
    "GET",
    f"{ROUND}/draft",
    Answer("The draft.", "DraftMade", examples.DRAFT_MADE),
    READ,
    token=TokenUse.MUST,
)
def get_draft(call: Call, e: str, k: int) -> Any:
    """Get a draft

    Beside its figures, each against what no draft could be below, and with what has changed since it was made. For officials.
    """
    return round_drafts.load_draft(call.context, e, k, call.bearer)


@blueprint.operation(
    "PUT",
    f"{ROUND}/draft",
    Answer("The draft.", "DraftMade", examples.DRAFT_MADE, header_names=(REPLAYED,)),
    (*STATED, "round-under-way", "pairing-illegal", *WRITTEN),
    body=JsonBody(DraftBody, MAX_LIST_BYTES),
    example=requests.DRAFT_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def state_draft(call: Call, e: str, k: int) -> Any:
    """Replace a draft

    By one that you state whole, edited or made elsewhere. `If-Match` names the draft's version, or the event's where there is none. A draft that
    cannot be played is refused, table by table; of one that can the service counts the figures.
    """
    return round_drafts.state_round_draft(call.context, k, to_stated(call.body), to_event_request(call, e))


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
        "RoundAnswer",
        examples.ROUND,
        header_names=(REPLAYED,),
        also={202: "It is published, and its games are being opened. Send the same request again, or follow the feed up to `round.opened`."},
    ),
    (*STATED, "draft-stale", "round-under-way", "pairing-illegal", "not-checked-in", *WRITTEN),
    body=PublicationBody,
    example=requests.PUBLICATION_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def publish_round(call: Call, e: str, k: int) -> Any:
    """Publish a round

    `If-Match` names the draft's version. From here on everybody reads who plays whom; the games open by themselves, and nobody can act in them
    before all are there (`round.opened`) and the round has started. A draft that something has changed since is refused with what (`draft-stale`), unless
    `newest` names the last change.
    """
    published = round_play.publish_round(call.context, k, Publication(**call.body), to_event_request(call, e))
    headers = replay_header(published.reply.replayed)
    return respond_json(published.reply.body, 200 if published.is_open else 202, headers=headers)


@blueprint.operation(
    "POST",
    f"{ROUND}/withdraw",
    Answer("It counts for nothing.", "RoundWithdrawn", examples.HEAD, 201, header_names=(REPLAYED,)),
    (*STATED, "round-under-way", *WRITTEN),
    body=WithdrawalBody,
    example=requests.REASON_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def withdraw_round(call: Call, e: str, k: int) -> Any:
    """Take a published round back

    As long as no decision was answered at any of its tables; its games end as aborted, and the round is drafted anew. `If-Match` names
    `changed` of the round, or a later version. For organisers and chief arbiters.
    """
    return round_play.withdraw_round(call.context, k, call.body.get("reason"), to_event_request(call, e))


@blueprint.operation(
    "POST",
    f"{ROUND}/close",
    Answer("It is being closed.", "RoundAnswer", examples.ROUND, 201, header_names=(REPLAYED,)),
    (*STATED, "round-under-way", "round-unfinished", "round-closed", *WRITTEN),
    body=CloseBody,
    example=requests.CLOSE_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def close_round(call: Call, e: str, k: int) -> Any:
    """Close a round

    Refused with a list of tables that keep it open (`round-unfinished`), unless `unfinished` says what each counts as. Its games are
    ended then, and the round is closed when all are over. `If-Match` names `changed` of the round, or a later version.
    """
    unfinished = [Unfinished(each["table"], each["how"], to_points(each.get("points"))) for each in call.body["unfinished"]]
    return round_play.close_event_round(call.context, k, unfinished, to_event_request(call, e))


def to_points(points: list[str] | None) -> tuple[str, ...] | None:
    """Points by seat; None if none are stated."""
    return None if points is None else tuple(points)


@blueprint.operation(
    "POST",
    f"{ROUND}/luck",
    Answer("It is noted.", "RoundAnswer", examples.ROUND, 201, header_names=(REPLAYED,)),
    ("luck-drawn", *WRITTEN),
    body=SpokenBody,
    example=requests.SPOKEN_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def speak_luck(call: Call, e: str, k: int) -> Any:
    """Note luck made in public view

    The numbers of a throw before all eyes, where the regulations ask for it: they go into the deals of the round.
    """
    return round_play.speak_luck(call.context, k, call.body["numbers"], to_event_request(call, e))


@blueprint.operation(
    "POST",
    f"{ROUND}/lots",
    Answer("The lot.", "LotDrawn", examples.LOT_DRAWN, 201, header_names=(REPLAYED,)),
    ("round-under-way", "lot-drawn", *WRITTEN),
    body=LotBody,
    example=requests.LOT_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def draw_lot(call: Call, e: str, k: int) -> Any:
    """Draw a lot

    After a round, where somebody must go on and nothing else tells who: once for each entry.
    """
    return round_play.draw_lot(call.context, k, call.body["among"], to_event_request(call, e))


@blueprint.operation(
    "GET",
    ROUND,
    Answer("The round.", "RoundAnswer", examples.ROUND, others={CSV: ({"type": "string"}, examples.ROUND_CSV)}),
    READ,
    token=TokenUse.MAY,
)
def get_round(call: Call, e: str, k: int) -> Any:
    """Get a round

    Who plays whom, and how each table stands. `Accept: text/csv` gets a table: a row for each seat, with what it came to, and for each entry without
    a table.
    """
    if call.media != JSON:
        return respond_csv(round_csv.load_round_csv(call.context, e, k, call.bearer))
    return round_play.load_round(call.context, e, k, call.bearer)


@blueprint.operation(
    "GET",
    f"{ROUND}/progress",
    Answer("How each table gets on.", "RoundProgress", examples.PROGRESS),
    READ,
    token=TokenUse.MUST,
)
def get_progress(call: Call, e: str, k: int) -> Any:
    """See how the tables of a round get on

    For officials: of every table that is on, whom it waits for and since when, who is away, who has not come, and whether it is paused, as everybody at
    the table sees it. Of their own section officials who play get what spectators do.
    """
    return round_progress.load_progress(call.context, e, k, call.bearer)


@blueprint.operation(
    "POST",
    f"{ROUND}/tables",
    Answer("The table is made.", "RoundAnswer", examples.ROUND, 201, header_names=(REPLAYED,)),
    ("round-under-way", "pairing-illegal", *WRITTEN),
    body=OwnTableBody,
    example=requests.OWN_TABLE_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def add_table(call: Call, e: str, k: int) -> Any:
    """Make a table of your own

    Where the regulations' method is `open`: by one of those who sit there, or by an official, while the round is open. In a knockout by an official:
    one game more of a match, among exactly those tied at its cut, where the regulations decide by that.
    """
    return round_play.add_table(call.context, k, to_seats(call.body["seats"]), to_event_request(call, e))


@blueprint.operation(
    "GET",
    f"{ROUND}/tables/<number:table>",
    Answer("The table.", "TableAnswer", examples.TABLE),
    READ,
    token=TokenUse.MAY,
)
def get_table(call: Call, e: str, k: int, table: int) -> Any:
    """Get a table

    Its game, its result, and where each number comes from. With the token of an entry that sits there also the tokens of its seats, once the
    game is there: each opens the seat as at any other table.
    """
    return event_tables.load_table(call.context, e, k, table, call.bearer)
