"""Problems of tournaments that the test of their subject does not come to, and how a client does."""

from __future__ import annotations

from typing import Any
from unittest import mock

from flask import Flask
from werkzeug.test import TestResponse

from extensions.tournaments.domain.pairing.solving import solvers
from service.app.core.authorization import derive_token
from tests.http.guest import Guest, Json
from tests.http.luck_tables import context_of
from tests.http.provoked import Provoke
from tests.tournaments.http.evening import SEVEN, Evening, evening
from tests.tournaments.worker.club import Club

ENTRY: Json = {"entries": [{"names": ["Zoe"]}]}
ONE_ROUND: Json = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}, "times": {"appeal_s": 600}}


def with_round(app: Flask) -> Evening:
    """A round whose tables are all over."""
    here = evening(app, *SEVEN)
    here.draft()
    here.publish()
    here.open()
    here.finish_all()
    return here


def with_one_round(app: Flask, *, is_late: bool = False) -> Evening:
    """A tournament of one round, which is closed. is_late: the time for appeals has passed."""
    here = evening(app, *SEVEN, regulations=ONE_ROUND)
    here.play()
    if is_late:
        clock: Any = here.context.now_ms
        clock.ms += 601_000
    return here


def withdrawn(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    here.send("PATCH", "/entries/1", {"state": "withdrawn"})
    return here.post("/entries/1/byes", {"round": 1})


def too_many_byes(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN, regulations={"byes": {"most_asked": 1}, "pairing": {"rounds": 3}})
    here.post("/entries/1/byes", {"round": 1})
    return here.post("/entries/1/byes", {"round": 2})


def without_solver(app: Flask) -> TestResponse:
    with mock.patch.object(solvers, "SOLVERS", ("no_such_solver",)):
        return evening(app, *SEVEN).post("/rounds/1/draft")


def confirmed(app: Flask) -> TestResponse:
    here = with_one_round(app, is_late=True)
    here.post("/confirm", None, If_Match=here.now.version)
    return here.post("/entries", ENTRY)


def draw_twice(app: Flask) -> TestResponse:
    here = with_one_round(app)
    return [here.post("/rounds/1/lots", {"among": [1, 2]}) for _ in range(2)][-1]


def by_its_organiser(app: Flask) -> TestResponse:
    context = context_of(app)
    club = Club(clock=context.now_ms, context=context)  # type: ignore[arg-type]
    club.enter(8)
    club.publish(1)
    club.run()
    game = next(club.games(1)).id
    body = {"kind": "resume", "author": "Greta", "reason": "So it is."}
    return Guest(app, derive_token(context, game, "organiser", "organiser")).post(f"/v1/games/{game}/interventions", body)


def not_checked_in(app: Flask) -> TestResponse:
    """A round without anybody who could play it."""
    return evening(app, *SEVEN, regulations={"entries": {"check_in": "round"}}).post("/rounds/1/draft")


PROVOKED: dict[str, Provoke] = {
    "belongs-to-tournament": by_its_organiser,
    "entries-closed": lambda app: evening(app).post("/entries", ENTRY, Guest(app)),
    "not-checked-in": not_checked_in,
    "last-organiser": lambda app: (here := evening(app)).organiser.delete(here.path("/officials/o1")),
    "tournament-full": lambda app: evening(app, "Anna", regulations={"entries": {"most": 1, "waiting_list": False}}).post("/entries", ENTRY),
    "not-entered": withdrawn,
    "not-withdrawn": lambda app: evening(app, *SEVEN).send("PATCH", "/entries/1", {"state": "entered"}),
    "too-many-byes": too_many_byes,
    "entry-in-round": lambda app: with_round(app).send("PATCH", "/entries/1", {"state": "removed"}),
    "no-solver": without_solver,
    "standings-final": confirmed,
    "appeal-late": lambda app: with_one_round(app, is_late=True).post("/appeals", {"round": 1, "table": 1, "text": "No.", "entry": 1}),
    "lot-drawn": draw_twice,
    "not-two-seats": lambda app: (here := evening(app)).organiser.get(here.path("/trf")),
}
