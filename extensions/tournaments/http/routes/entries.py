"""Entries of a tournament: entering, listing, changing, checking in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import request
from marshmallow import ValidationError

from domain.kernel.validation.messages import MOST_FAULTS
from extensions.tournaments.answers.tournaments import (
    ChangedEntry,
    CheckedInEntries,
    CreatedEntries,
    EntriesPreview,
    EntryPage,
)
from extensions.tournaments.app.entries import entry_desk, entry_preview
from extensions.tournaments.app.entries.entry_desk import EntryPatch, WantedEntry
from extensions.tournaments.app.entries.entry_preview import PreviewedEntry, PreviewedList
from extensions.tournaments.domain.decide.entering import MOST_AT_ONCE, MOST_ENTRIES_MADE, EntryChanges
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http import requests as requests
from extensions.tournaments.http.bodies import (
    ByeBody,
    CheckAllInBody,
    CheckInBody,
    EntriesBody,
    EntriesPreviewBody,
    EntryBody,
    EntryPatchBody,
)
from extensions.tournaments.http.queries import EntriesQuery, PreviewQuery
from extensions.tournaments.http.routes.asking import READ, WRITTEN, TournamentBlueprint, to_tournament_request
from extensions.tournaments.http.routes.csv_answers import CSV, respond_csv
from extensions.tournaments.http.routes.entry_lists import EntryList, ListedEntry, read_entry_list, require_entries
from service.http import request_parsing
from service.http.answer import Answer
from service.http.call import Call, JsonBody, TokenUse
from service.http.json_body import MAX_LIST_BYTES, read_raw_body
from service.http.operation import REPLAYED
from service.http.responses import JSON, request_environ
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders

blueprint = TournamentBlueprint("entries", "Entries: the participants of a tournament.")

PLAIN = "text/plain"
ENTRY = EntryBody()


class EntriesRead(JsonBody):
    """A body of entries: JSON, or CSV whose first line holds the fields' names."""

    others: Mapping[str, tuple[Mapping[str, Any], Any]] = {CSV: ({"type": "string"}, requests.ENTRIES_CSV)}

    def __init__(self) -> None:
        super().__init__(EntriesBody, MAX_LIST_BYTES)

    def read(self) -> tuple[Any, Any]:
        """The body as sent, and as parsed.  Raises Malformed, NotJson, HTTPException."""
        if request.mimetype != CSV:
            return super().read()
        found = read_entry_list(read_raw_body(request_environ(), MAX_LIST_BYTES), MOST_AT_ONCE, needs_columns=True)
        sent = {"entries": list(require_entries(found))}
        return sent, request_parsing.load_fields(self._schema, sent, "body")


class PreviewRead(JsonBody):
    """A list to preview, read as it stands: JSON, CSV, or lines of names. `read` gives the sent body, and an `EntryList`."""

    others: Mapping[str, tuple[Mapping[str, Any], Any]] = {
        CSV: ({"type": "string"}, requests.ENTRIES_CSV),
        PLAIN: ({"type": "string"}, requests.ENTRIES_LINES),
    }

    def __init__(self) -> None:
        super().__init__(EntriesPreviewBody, MAX_LIST_BYTES)

    def read(self) -> tuple[Any, Any]:
        """The body as sent, and the list.  Raises Malformed, NotJson, HTTPException."""
        if request.mimetype not in self.others:
            sent, body = super().read()
            return sent, EntryList(None, [ListedEntry(at, each) for at, each in enumerate(body["entries"], 1)])
        raw = read_raw_body(request_environ(), MAX_LIST_BYTES)
        found = read_entry_list(raw, MOST_ENTRIES_MADE, needs_columns=request.mimetype == CSV)
        return {"entries": [each.sent for each in found.entries]}, found


def to_wanted(entry: Mapping[str, Any]) -> WantedEntry:
    """An entry of a body in the use case's terms."""
    return WantedEntry(**{**entry, "names": tuple(entry["names"]), "apart": tuple(entry["apart"])})


def to_previewed(listed: ListedEntry, usual: Mapping[str, Any]) -> PreviewedEntry:
    """A line as the use case previews it, checked by the schema of entries. usual: fields of entries that do not state them."""
    sent = {**usual, **listed.sent}
    if listed.problem is not None:
        return PreviewedEntry(listed.line, sent, None, (listed.problem,))
    try:
        return PreviewedEntry(listed.line, sent, to_wanted(ENTRY.load(sent)))
    except ValidationError as error:
        found = request_parsing.flatten_messages(error.messages_dict)[:MOST_FAULTS]
    return PreviewedEntry(listed.line, sent, None, tuple(f"{name}: {messages[0]}" for name, messages in found))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/entries",
    Answer("The entries were made.", CreatedEntries, examples.ENTRIES_MADE, 201, header_names=(REPLAYED,)),
    ("entries-closed", "tournament-full", "already-entered", "suspended", "player-full", "rules-not-installed", *WRITTEN),
    body=EntriesRead(),
    example=requests.ENTRIES_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MAY,
)
def make_entries(call: Call, t: str) -> Any:
    """Enter a tournament

    Makes one entry for any caller while entries are open, and up to 500 at once for officials, all or none, also as `text/csv` with the fields' names in
    its first line or usual words for names (`names` with ` / ` between persons, or `surname` and `given_name`; `apart` with spaces), separated by commas, semicolons or tabs, in UTF-8,
    UTF-16 or Windows-1252; a column that an entry does not have is refused. `POST …/entries/preview` shows it before. The answer holds each entry's slip, shown once, which
    its device exchanges for a token (`POST /v1/tournaments/{tournamentId}/exchanges`): with that the entry checks in, requests byes, withdraws, appeals, and gets the tokens of its seats at
    `GET /v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}`. `player` binds the entry to that player; a person has one entry.
    """
    return entry_desk.enter(call.context, list(map(to_wanted, call.body["entries"])), to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/entries/preview",
    Answer("The list as it would be entered.", EntriesPreview, examples.ENTRIES_PREVIEW),
    ("entries-closed", "rules-not-installed", *WRITTEN),
    body=PreviewRead(),
    example=requests.ENTRIES_BODY,
    query=PreviewQuery,
    token=TokenUse.MUST,
)
def preview_entries(call: Call, t: str) -> Any:
    """Preview entries

    Shows how a list of up to 5,000 would be entered now, line by line, by the checks that enter it; nothing is written. For officials. `text/csv` is read as by
    `POST /v1/tournaments/{tournamentId}/entries`; of `text/plain` a line is an entry, as people paste lists of names, unless the first line names columns
    or is a title. Headings may be usual words too, in English or German, such as `Last name` or `Nachname`; columns that an entry does not have are left out, and named in `unread`. UTF-8 and UTF-16 are recognised, and any other text is Windows-1252, as spreadsheets save it. A line says whether it would be entered, wait, or be refused with
    its problems, and which entries and lines have names that are the same or look alike: as typed otherwise, without accents, or in another order. `entry` of each is
    sent on to enter it. `player` is not looked up.
    """
    lines = [to_previewed(each, call.query) for each in call.body.entries]
    return entry_preview.preview(call.context, t, call.bearer, PreviewedList(call.body.encoding, call.body.unread, lines))


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/entries",
    Answer("A page of entries.", EntryPage, examples.ENTRY_PAGE, others={CSV: ({"type": "string"}, examples.ENTRIES_LIST_CSV)}),
    ("bad-cursor", *READ),
    query=EntriesQuery,
    token=TokenUse.MAY,
)
def list_entries(call: Call, t: str) -> Any:
    """List entries

    Lists the entries by number. `Accept: text/csv` gets the page as a table.
    """
    page = entry_desk.list_entries(call.context, t, call.bearer, call.query.get("cursor"), call.query["limit"])
    return page if call.media == JSON else respond_csv(entry_desk.entries_csv(page.items))


@blueprint.operation(
    "PATCH",
    "/v1/tournaments/<t>/entries/<number:entry>",
    Answer("The changed entry.", ChangedEntry, examples.ENTRY_CHANGED, header_names=(REPLAYED,)),
    ("own-section", "not-entered", "not-withdrawn", "tournament-full", "already-entered", "entry-in-round", "seen-this-board", "suspended", "player-full", *WRITTEN),
    body=EntryPatchBody,
    example=requests.ENTRY_PATCH_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def change_entry(call: Call, t: str, entry: int) -> Any:
    """Change an entry

    Changes an entry: officials change its data, reinstate it, and substitute a person; the answer then holds the entry's new slip, and the previous
    slip and token end. The new person takes over the old person's seats at running tables, and the points. An entry can withdraw with its own token.
    While a round is under way, an official who plays substitutes nobody for another entry that sits in their section, or at a table with the deal that
    they still play (`own-section`).
    `correction` spells the name of the same person otherwise, from then on: tables that are open keep the name that they were opened with, slip
    and token stay. `state: removed` takes a mistake out: an entry that is in no published round, at a table or without one; another gets
    `entry-in-round`, and is withdrawn instead. With `same_as` it was a second entry of the person of that entry, which stays as it is and takes over the
    place if it waits for one. Number, slip and token of a removed entry open nothing any more.
    If the method is `schedule`, `duplicate`, `teams` or `knockout`, section, seed and rating of the entries of round 1 are fixed once it is
    published, and except in a knockout their groups (`apart`) too, because later rounds follow from them.
    """
    return entry_desk.change_entry(call.context, entry, to_patch(call.body), to_tournament_request(call, t))


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
    "/v1/tournaments/<t>/entries/<number:entry>/checkin",
    Answer("The entry, which is checked in or no longer.", ChangedEntry, examples.ENTRY_CHANGED, 201, header_names=(REPLAYED,)),
    ("not-entered", "round-under-way", *WRITTEN),
    body=CheckInBody,
    example=requests.CHECK_IN_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def check_in(call: Call, t: str, entry: int) -> Any:
    """Check in

    Checks an entry in for the next round, or once for the tournament, by the regulations; `here: false` reverts it. For the entry, and for officials.
    """
    return entry_desk.check_in(call.context, entry, to_tournament_request(call, t), here=call.body["here"])


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/entries/checkin",
    Answer("The entries are checked in.", CheckedInEntries, examples.ENTRIES_HERE, 201, header_names=(REPLAYED,)),
    ("not-entered", "round-under-way", *WRITTEN),
    body=CheckAllInBody,
    example=requests.CHECK_ALL_IN_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def check_all_in(call: Call, t: str) -> Any:
    """Check many in

    Checks up to 500 entries in at once, all or none. For officials. Entries that are checked in already stay so.
    """
    return entry_desk.check_all_in(call.context, call.body["entries"], to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/entries/<number:entry>/byes",
    Answer("The entry with its byes.", ChangedEntry, examples.ENTRY_CHANGED, 201, header_names=(REPLAYED,)),
    ("not-entered", "too-many-byes", "round-under-way", *WRITTEN),
    body=ByeBody,
    example=requests.BYE_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def ask_bye(call: Call, t: str, entry: int) -> Any:
    """Ask for a bye

    Requests a bye in a round that is not published; `wanted: false` reverts it. For the entry, and for officials.
    """
    body = call.body
    return entry_desk.ask_bye(call.context, entry, body["round"], to_tournament_request(call, t), wanted=body["wanted"])
