"""Tournaments as large as the regulations allow, made cheaply: their sizes are constants of the code."""

from __future__ import annotations

from flask import Flask

from extensions.tournaments.app.owed_steps.take_steps import take_steps
from extensions.tournaments.domain.decide.entering import MOST_AT_ONCE
from extensions.tournaments.domain.regulations.terms import MOST_ENTRIES
from tests.http.guest import Json
from tests.tournaments.http.evening import Evening, evening

SEATS = 2
"""At each table: the fewest, so that there are the most tables."""
RULES: Json = {
    "pairing": {"rounds": 2, "merit_rounds": 0},
    "entries": {"check_in": "none", "most": MOST_ENTRIES},
    "sizes": {"min": SEATS, "best": SEATS, "max": SEATS},
}
RULESET = "microdot"


def largest_tournament(app: Flask, entries: int = MOST_ENTRIES) -> Evening:
    """A tournament with this many entries, all at tables of a round whose games are on. The first has exchanged its slip."""
    here = evening(app, ruleset=RULESET, regulations=RULES)
    numbers, first_slip = list[int](), ""
    for first in range(0, entries, MOST_AT_ONCE):
        wanted = [{"names": [f"Player {number + 1}"]} for number in range(first, min(first + MOST_AT_ONCE, entries))]
        made = here.post("/entries", {"entries": wanted})
        assert made.status_code == 201, made.text
        numbers += [each["entry"] for each in made.get_json()["entries"]]
        first_slip = first_slip or made.get_json()["entries"][0]["slip"]
    here.entries[1] = here.exchange(first_slip)
    tables = [{"seats": [{"entry": each} for each in numbers[at : at + SEATS]]} for at in range(0, entries, SEATS)]
    made = here.send("PUT", "/rounds/1/draft", {"tables": tables}, If_Match=here.now.version)
    assert made.status_code in (200, 201), made.text
    assert here.publish().status_code == 202
    take_steps(here.context, here.id)
    assert here.now.rounds[1].state == "open"
    return here
