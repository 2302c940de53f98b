"""Entries of an event: entering, listing, changing, checking in."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import Any

from flask import request

from domain.tournament.decide.entering import MOST_AT_ONCE, EntryChanges
from domain.tournament.decide.requirements import malformed
from service.app.tournaments import entry_desk
from service.app.tournaments.entry_desk import EntryPatch, WantedEntry
from service.http import request_parsing
from service.http.answer import Answer
from service.http.call import Call, JsonBody, TokenUse
from service.http.json_body import MAX_LIST_BYTES, NotJson, read_raw_body
from service.http.openapi import event_examples as examples
from service.http.openapi import event_requests as requests
from service.http.operation import REPLAYED
from service.http.responses import JSON, request_environ
from service.http.routes.events.asking import READ, WRITTEN, EventBlueprint, to_event_request
from service.http.routes.events.csv_answers import CSV, respond_csv
from service.http.schemas.event_bodies import (
    ByeBody,
    CheckAllInBody,
    CheckInBody,
    EntriesBody,
    EntryBody,
    EntryPatchBody,
)
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders
from service.http.schemas.queries import EntriesQuery

blueprint = EventBlueprint("entries", "Entries: the participants of an event.")

LISTS = {"names": " / ", "apart": " "}
"""Columns of several values, and their separators."""
NUMBERS = ("seed", "rating")
COLUMNS = len(EntryBody().load_fields)
"""Most columns: one for each field of an entry."""


class EntriesRead(JsonBody):
    """A body of entries: JSON, or CSV whose first line holds the fields' names."""

    others: Mapping[str, tuple[Mapping[str, Any], Any]] = {CSV: ({"type": "string"}, requests.ENTRIES_CSV)}

    def __init__(self) -> None:
        super().__init__(EntriesBody, MAX_LIST_BYTES)

    def read(self) -> tuple[Any, Any]:
        """The body as sent, and as parsed.  Raises Malformed, NotJson, HTTPException."""
        if request.mimetype != CSV:
            return super().read()
        raw = read_raw_body(request_environ(), MAX_LIST_BYTES)
        sent = {"entries": parse_entries(raw)}
        return sent, request_parsing.load_fields(self._schema, sent, "body")


def parse_entries(raw: bytes) -> list[dict[str, Any]]:
    """Entries of a CSV file; empty cells are left out.  Raises Malformed, NotJson.

    >>> parse_entries(b"names,seed,apart\\r\\nAnna / Boris,1,2 3\\r\\n")
    [{'names': ['Anna', 'Boris'], 'seed': 1, 'apart': [2, 3]}]
    """
    try:
        rows = list(csv.reader(io.StringIO(raw.decode("utf-8-sig")), strict=True))
    except (UnicodeDecodeError, csv.Error):
        raise NotJson("The body is not CSV in UTF-8.") from None
    if not rows or len(rows) > MOST_AT_ONCE + 1:
        raise malformed("entries", f"A line of names of columns, and 1 to {MOST_AT_ONCE} others.")
    names = [each.strip() for each in rows[0]]
    if len(names) > COLUMNS:
        raise malformed("entries", "There are more columns than an entry has fields.")
    if twice := next((each for each in names if names.count(each) > 1), None):
        raise malformed("entries", f"Column {twice} is there twice.")
    if any(len(row) != len(names) for row in rows[1:] if row):
        raise malformed("entries", "Every line has as many cells as the first.")
    return [
        {name: parse_cell(name, cell.strip()) for name, cell in zip(names, row, strict=True) if cell.strip()}
        for row in rows[1:]
        if row
    ]


def parse_cell(name: str, cell: str) -> Any:
    """A cell as its field's type; a text that is no number stays a text, which the field refuses."""
    if name in LISTS:
        parts = [each.strip() for each in cell.split(LISTS[name].strip() or None)]
        return [to_number(each) for each in parts] if name == "apart" else parts
    return to_number(cell) if name in NUMBERS else cell


def to_number(text: str) -> Any:
    """A text as a whole number, if it is one of at most nine digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else text


@blueprint.operation(
    "POST",
    "/v1/events/<e>/entries",
    Answer("The entries were made.", "EntriesMade", examples.ENTRIES_MADE, 201, header_names=(REPLAYED,)),
    ("entries-closed", "event-full", "already-entered", "suspended", "player-full", "rules-not-installed", *WRITTEN),
    body=EntriesRead(),
    example=requests.ENTRIES_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MAY,
)
def make_entries(call: Call, e: str) -> Any:
    """Enter an event

    One entry by any caller while entries are open; up to 500 at once by officials, all or none, also as `text/csv` with the fields' names in
    its first line (`names` with ` / ` between persons, `apart` with spaces). The answer holds each entry's slip, shown once, which
    its device exchanges for a token (`POST /v1/events/{eventId}/exchanges`): with that the entry checks in, requests byes, withdraws, appeals, and gets the tokens of its seats at
    `GET /v1/events/{eventId}/rounds/{round}/tables/{table}`. `player` binds the entry to that player; a person has one entry.
    """
    wanted = [WantedEntry(**{**each, "names": tuple(each["names"]), "apart": tuple(each["apart"])}) for each in call.body["entries"]]
    return entry_desk.enter(call.context, wanted, to_event_request(call, e))


@blueprint.operation(
    "GET",
    "/v1/events/<e>/entries",
    Answer("Entries.", "EntryPage", examples.ENTRY_PAGE, others={CSV: ({"type": "string"}, examples.ENTRIES_LIST_CSV)}),
    ("bad-cursor", *READ),
    query=EntriesQuery,
    token=TokenUse.MAY,
)
def list_entries(call: Call, e: str) -> Any:
    """List entries

    By number. `Accept: text/csv` gets the page as a table.
    """
    page = entry_desk.list_entries(call.context, e, call.bearer, call.query.get("cursor"), call.query["limit"])
    return page if call.media == JSON else respond_csv(entry_desk.entries_csv(page["items"]))


@blueprint.operation(
    "PATCH",
    "/v1/events/<e>/entries/<number:entry>",
    Answer("The changed entry.", "EntryChanged", examples.ENTRY_CHANGED, header_names=(REPLAYED,)),
    ("not-entered", "not-withdrawn", "event-full", "already-entered", "entry-in-round", "seen-this-board", "suspended", "player-full", *WRITTEN),
    body=EntryPatchBody,
    example=requests.ENTRY_PATCH_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def change_entry(call: Call, e: str, entry: int) -> Any:
    """Change an entry

    Officials change its data, reinstate it, and substitute a person: the answer then holds the entry's new slip, and the previous
    slip and token end. The new person takes over the old person's seats at running tables, and the points. An entry can withdraw with its own token.
    `correction` spells the name of the same person otherwise, from then on: tables that are open keep the name that they were opened with, slip
    and token stay. `state: removed` takes a mistake out: an entry that is in no published round, at a table or without one; another gets
    `entry-in-round`, and is withdrawn instead. With `same_as` it was a second entry of the person of that entry, which stays as it is and takes over the
    place if it waits for one. Number, slip and token of a removed entry open nothing any more.
    If the method is `schedule`, `duplicate`, `teams` or `knockout`, section, seed and rating of the entries of round 1 are fixed once it is
    published, and except in a knockout their groups (`apart`) too, because later rounds follow from them.
    """
    return entry_desk.change_entry(call.context, entry, to_patch(call.body), to_event_request(call, e))


def to_patch(body: dict[str, Any]) -> EntryPatch:
    """A change in the use case's terms."""
    stated: dict[str, Any] = {name: body[name] for name in ("section", "seed", "rating") if name in body}
    if "apart" in body:
        stated["apart"] = tuple(sorted(body["apart"]))
    new = body.get("substitute") or body.get("correction") or {}
    return EntryPatch(
        EntryChanges(**stated), body.get("state"), new.get("member"), new.get("name"), new.get("player"), body.get("reason"),
        body.get("same_as"), "correction" in body,
    )  # fmt: skip


@blueprint.operation(
    "POST",
    "/v1/events/<e>/entries/<number:entry>/checkin",
    Answer("The entry, checked in or not.", "EntryChanged", examples.ENTRY_CHANGED, 201, header_names=(REPLAYED,)),
    ("not-entered", "round-under-way", *WRITTEN),
    body=CheckInBody,
    example=requests.CHECK_IN_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def check_in(call: Call, e: str, entry: int) -> Any:
    """Check in

    For the next round, or once for the event, by the regulations; `here: false` reverts it. By the entry, or by an official.
    """
    return entry_desk.check_in(call.context, entry, to_event_request(call, e), here=call.body["here"])


@blueprint.operation(
    "POST",
    "/v1/events/<e>/entries/checkin",
    Answer("The entries are checked in.", "EntriesHere", examples.ENTRIES_HERE, 201, header_names=(REPLAYED,)),
    ("not-entered", "round-under-way", *WRITTEN),
    body=CheckAllInBody,
    example=requests.CHECK_ALL_IN_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def check_all_in(call: Call, e: str) -> Any:
    """Check many in

    Up to 500 at once, all or none, by an official. Entries that are checked in already stay so.
    """
    return entry_desk.check_all_in(call.context, call.body["entries"], to_event_request(call, e))


@blueprint.operation(
    "POST",
    "/v1/events/<e>/entries/<number:entry>/byes",
    Answer("The entry with its byes.", "EntryChanged", examples.ENTRY_CHANGED, 201, header_names=(REPLAYED,)),
    ("not-entered", "too-many-byes", "round-under-way", *WRITTEN),
    body=ByeBody,
    example=requests.BYE_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def ask_bye(call: Call, e: str, entry: int) -> Any:
    """Ask for a bye

    In a round that is not published; `wanted: false` reverts it. By the entry, or by an official.
    """
    body = call.body
    return entry_desk.ask_bye(call.context, entry, body["round"], to_event_request(call, e), wanted=body["wanted"])
