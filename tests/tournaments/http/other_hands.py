"""Tables of a tournament at which somebody else takes a seat."""

from __future__ import annotations

from flask import Flask
from werkzeug.test import TestResponse

from tests.http.guest import Json
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import CLOCK, attend

CLOCK_ACT = "/rounds/1/tables/{}/clock"


def at_boards(app: Flask) -> Evening:
    """Eight at two tables that play the same deal."""
    names = ("Anna", "Boris", "Clara", "Dan", "Eva", "Finn", "Gus", "Hanna")
    here = evening(app, preset="duplicate", regulations={"pairing": {"rounds": 1}, "entries": {"check_in": "none"}, "clock": CLOCK})
    here.enter(*names)
    here.draft()
    here.publish()
    attend(here)
    return here


def table_of(here: Evening, entry: int) -> Json:
    tables: list[Json] = here.get("/rounds/1")["round"]["tables"]
    return next(each for each in tables if any(seat["entry"] == entry for seat in each["seats"]))


def seat_of(table: Json, entry: int) -> int:
    return next(at for at, each in enumerate(table["seats"]) if each["entry"] == entry)


def stand_in(here: Evening, entry: int, name: str) -> TestResponse:
    """Somebody else takes an entry's seat for this table."""
    table = table_of(here, entry)
    body = {"kind": "substitute", "seat": seat_of(table, entry), "name": name, "reason": "Ill."}
    return here.post(CLOCK_ACT.format(table["table"]), body)


def replace_person(here: Evening, entry: int, name: str, **more: str | None) -> TestResponse:
    return here.send("PATCH", f"/entries/{entry}", {"substitute": {"member": 0, "name": name, **more}, "reason": "Ill."})


def elsewhere(here: Evening, entry: int) -> int:
    """An entry at the other table."""
    own = table_of(here, entry)["table"]
    return next(each for each in range(1, 9) if table_of(here, each)["table"] != own)


def name_of(here: Evening, entry: int) -> str:
    names: list[str] = here.get("/entries")["items"][entry - 1]["names"]
    return names[0]
