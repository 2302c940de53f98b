"""The problems of events, and how one comes to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest import mock

from flask import Flask
from werkzeug.test import TestResponse

from domain.tournament.pairing.solving import solvers
from service.app.audits.draft_pool import NoDraft
from service.app.core.authorization import derive_token
from service.app.tournaments.rounds import round_drafts
from tests.http.events.evening import SEVEN, Evening, evening
from tests.http.events.other_hands import at_boards, elsewhere, name_of, stand_in
from tests.http.guest import Guest, Json
from tests.http.luck_tables import context_of
from tests.http.players.accounts import registered
from tests.tournament.worker.club import Club

VOID: Json = {"kind": "void", "reason": "The deal was seen."}
ENTRY: Json = {"entries": [{"names": ["Zoe"]}]}


def finished(app: Flask) -> Evening:
    """A round whose tables are all over."""
    here = evening(app, *SEVEN)
    here.begin()
    here.finish_all()
    return here


def played(app: Flask) -> Evening:
    """An event of one round, which is closed."""
    here = evening(app, *SEVEN, regulations={"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}, "times": {"appeal_s": 600}})
    here.play()
    return here


def own_section(app: Flask) -> TestResponse:
    here = finished(app)
    return here.post("/rounds/1/tables/1/rulings", VOID, here.appoint("arbiter", entry=1))


def rule_twice(app: Flask) -> TestResponse:
    here = finished(app)
    first = here.post("/rounds/1/tables/1/rulings", VOID).get_json()
    return here.post("/rounds/1/tables/1/rulings", VOID, If_Match=first["version"])


def full(app: Flask) -> TestResponse:
    return evening(app, "Anna", regulations={"entries": {"most": 1, "waiting_list": False}}).post("/entries", ENTRY)


def entered_twice(app: Flask) -> TestResponse:
    here = evening(app)
    player = Guest(app).post("/v1/players", {"name": "Anna"}).get_json()["token"]
    for _ in range(2):
        answer = here.post("/entries", {"entries": [{"names": ["Anna"], "player": player}]})
    return answer


def withdrawn(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    here.send("PATCH", "/entries/1", {"state": "withdrawn"})
    return here.post("/entries/1/byes", {"round": 1})


def not_withdrawn(app: Flask) -> TestResponse:
    return evening(app, *SEVEN).send("PATCH", "/entries/1", {"state": "entered"})


def too_many_byes(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN, regulations={"byes": {"most_asked": 1}, "pairing": {"rounds": 3}})
    here.post("/entries/1/byes", {"round": 1})
    return here.post("/entries/1/byes", {"round": 2})


def not_checked_in(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN, regulations={"entries": {"check_in": "once"}})
    for number in range(1, 8):
        here.post(f"/entries/{number}/checkin")
    here.draft()
    here.post("/entries/1/checkin", {"here": False})
    with mock.patch("domain.tournament.decide.publishing.require_legal"):
        return here.publish(newest=here.now.version)


def exchanged_twice(app: Flask) -> TestResponse:
    here = evening(app)
    slip = here.post("/officials", {"role": "arbiter"}).get_json()["slip"]
    here.exchange(slip)
    return Guest(app).post(here.path("/exchanges"), {"slip": slip})


def stale_draft(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    here.draft()
    here.enter("Zoe")
    return here.publish()


def illegal(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    return here.send("PUT", "/rounds/1/draft", {"tables": [{"seats": [{"entry": 1}]}]}, If_Match=here.now.version)


def without_solver(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    with mock.patch.object(solvers, "SOLVERS", ("no_such_solver",)):
        return here.post("/rounds/1/draft")


def removed_from_a_round(app: Flask) -> TestResponse:
    return finished(app).send("PATCH", "/entries/1", {"state": "removed"})


def while_another_is_drafted(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    with here.context.drafts.place((here.id,), is_large=False):
        return here.post("/rounds/1/draft")


def overtaxed(app: Flask) -> TestResponse:
    """A draft for which the process found no time."""
    here = evening(app, *SEVEN)
    with mock.patch.object(round_drafts, "draft_by_method", side_effect=NoDraft("It is so.", "draft-too-costly")):
        return here.post("/rounds/1/draft")


def under_way(app: Flask) -> TestResponse:
    return finished(app).post("/rounds/1/draft")


def unfinished(app: Flask) -> TestResponse:
    here = evening(app, *SEVEN)
    here.begin()
    return here.close()


def closed(app: Flask) -> TestResponse:
    here = finished(app)
    here.close()
    return here.close()


def confirmed(app: Flask) -> TestResponse:
    here = played(app)
    wait(app)
    here.post("/confirm", None, If_Match=here.now.version)
    return here.post("/entries", ENTRY)


def wait(app: Flask) -> None:
    """The time for appeals passes."""
    from service.http.app_services import NAME

    context: Any = app.extensions[NAME].context
    context.now_ms.ms += 601_000


def cancelled(app: Flask) -> TestResponse:
    here = evening(app)
    here.send("PATCH", "", {"is_cancelled": True, "reason": "Snow."})
    return here.post("/entries", ENTRY)


def late(app: Flask) -> TestResponse:
    here = played(app)
    wait(app)
    return here.post("/appeals", {"round": 1, "table": 1, "text": "No.", "entry": 1})


def appealed(app: Flask) -> Evening:
    here = finished(app)
    here.post("/appeals", {"round": 1, "table": 1, "text": "No.", "entry": 1})
    return here


def appeal_again(app: Flask) -> TestResponse:
    return appealed(app).post("/appeals", {"round": 1, "table": 1, "text": "No.", "entry": 1})


def decide_again(app: Flask) -> TestResponse:
    here = appealed(app)
    for _ in range(2):
        answer = here.post("/appeals/1/decision", {"verdict": "dismissed", "reason": "So it is."})
    return answer


def confirm_early(app: Flask) -> TestResponse:
    here = played(app)
    return here.post("/confirm", None, If_Match=here.now.version)


def draw_twice(app: Flask) -> TestResponse:
    here = played(app)
    for _ in range(2):
        answer = here.post("/rounds/1/lots", {"among": [1, 2]})
    return answer


def by_its_organiser(app: Flask) -> TestResponse:
    context = context_of(app)
    club = Club(clock=context.now_ms, context=context)  # type: ignore[arg-type]
    club.enter(8)
    club.publish(1)
    club.run()
    game = next(club.games(1))
    token = derive_token(context, game.id, "organiser", "organiser")
    body = {"kind": "resume", "author": "Greta", "reason": "So it is."}
    return Guest(app, token).post(f"/v1/games/{game.id}/interventions", body)


def seen_board(app: Flask) -> TestResponse:
    here = at_boards(app)
    return stand_in(here, 1, name_of(here, elsewhere(here, 1)))


def bound_twice(app: Flask) -> TestResponse:
    here = evening(app, "Anna Berg")
    path, token = f"/v1/players/me/entries/{here.id}/1", here.entries[1].token
    people = [registered(app, name).guest for name in ("Anna", "Ben")]
    return [each.ask("PUT", path, {}, json={"token": token}) for each in people][-1]


PROVOKED_AT_EVENTS: dict[str, Callable[[Flask], TestResponse]] = {
    "belongs-to-event": by_its_organiser,
    "own-section": own_section,
    "entries-closed": lambda app: evening(app).post("/entries", ENTRY, Guest(app)),
    "event-full": full,
    "already-entered": entered_twice,
    "entry-bound": bound_twice,
    "seen-this-board": seen_board,
    "not-entered": withdrawn,
    "not-withdrawn": not_withdrawn,
    "too-many-byes": too_many_byes,
    "not-checked-in": not_checked_in,
    "draft-stale": stale_draft,
    "slip-used": exchanged_twice,
    "draft-busy": while_another_is_drafted,
    "draft-too-costly": overtaxed,
    "pairing-illegal": illegal,
    "no-solver": without_solver,
    "entry-in-round": removed_from_a_round,
    "round-under-way": under_way,
    "round-unfinished": unfinished,
    "round-closed": closed,
    "standings-final": confirmed,
    "event-cancelled": cancelled,
    "last-organiser": lambda app: (here := evening(app)).organiser.delete(here.path("/officials/o1")),
    "already-ruled": rule_twice,
    "appeal-late": late,
    "already-appealed": appeal_again,
    "appeal-over": decide_again,
    "appeals-open": confirm_early,
    "lot-drawn": draw_twice,
    "not-two-seats": lambda app: (here := evening(app)).organiser.get(here.path("/trf")),
}
