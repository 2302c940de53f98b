"""Problems that the test of their subject does not come to, and how a client does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest import mock

from flask import Flask
from msgspec.structs import replace
from werkzeug.test import TestResponse

from domain.game import fork
from domain.kernel.errors import Impossible
from service.app.audits.audit_pool import Audits, NoVerdict
from service.app.bots import automation
from service.app.interventions import rulings
from service.app.studies.study_rows import MOST_VARIATIONS, Variation, change_study
from service.store import AppendConflict
from tests.audit.tampering import renamed
from tests.http import luck_tables
from tests.http.guest import Guest, bring, opened, played, put, seats
from tests.http.luck_tables import context_of
from tests.http.push.subscribing import own_inbox
from tests.http.replay_links import link
from tests.http.studying import started

Provoke = Callable[[Flask], TestResponse]


def closed_group(app: Flask) -> TestResponse:
    body = {"ruleset": "microfilms", "seats": seats(3), "deal": {"mode": "duplicate", "group": "g"}}
    root = Guest(app).post("/v1/games", body).get_json()
    organiser, context = Guest(app, root["organiser_token"]), context_of(app)
    organiser.act(root["game"]["id"], {"type": "abort", "reason": "rain"})
    automation.reveal_group(context, context.games.load(root["game"]["id"]))
    return organiser.post("/v1/games", body)


def crowded(app: Flask) -> TestResponse:
    """A command where somebody else is always faster."""
    table = opened(app)
    with mock.patch.object(context_of(app).store, "append", lambda _, expected, __, **___: AppendConflict(expected, ())):
        return table.awaited().act(table.id, {"type": "pass"})


def ruled_to_death(app: Flask) -> TestResponse:
    table = played(app, opened(app))
    body = {"kind": "correct", "author": "Greta", "reason": "Again.", "outcome": None}
    with mock.patch.object(rulings, "MOST_RULINGS", 3):
        answers = [table.organiser.post(f"/v1/games/{table.id}/rulings", body) for _ in range(4)]
    assert [each.status_code for each in answers[:-1]] == [201] * 3
    return answers[-1]


def impossible(app: Flask) -> TestResponse:
    """A fork for which no world is found."""
    table = opened(app, analysis=True)
    with mock.patch.object(fork, "sample_position", side_effect=Impossible("It is so.")):
        return table.by[0].post(f"/v1/games/{table.id}/forks", {})


def broken_off(app: Flask, code: str) -> TestResponse:
    """An import whose audit comes to no result."""
    with mock.patch.object(context_of(app).part(Audits), "ask", side_effect=NoVerdict("It is so.", code)):
        return bring(Guest(app), b"{}\n")


def another_history(app: Flask) -> TestResponse:
    """The record of a game, told under the id of another that is here."""
    one, other = (played(app, opened(app), seed) for seed in (1, 2))
    return bring(Guest(app), renamed(Guest(app).get(f"/v1/games/{one.id}/record").data, other.id))


def fill_a_study(app: Flask) -> TestResponse:
    """One variation more than there may be, of a study that holds as many as it may."""
    table = played(app, opened(app))
    author = started(app, link(table.by[0], table, viewpoint="all"))
    full = tuple(Variation(str(number), 30) for number in range(MOST_VARIATIONS))
    change_study(context_of(app), author.id, lambda held: replace(held, variations=full))
    return author.vary(30)


def round_early(app: Flask) -> TestResponse:
    made = luck_tables.opened(Guest(app), {0}, luck={"public": "drand"})
    return put(Guest(app), f"/v1/games/{made['game']['id']}/public", luck_tables.ROUND)


PROVOKED: dict[str, Provoke] = {
    "group-closed": closed_group,
    "too-many-rulings": ruled_to_death,
    "impossible-position": impossible,
    "audit-too-costly": partial(broken_off, code="audit-too-costly"),
    "audit-failed": partial(broken_off, code="audit-failed"),
    "game-differs": another_history,
    "study-full": fill_a_study,
    "luck-not-drawn": round_early,
    "busy": crowded,
    "json-only": lambda app: Guest(app).get("/v1/oembed?url=x&format=xml"),
    "push-off": lambda app: Guest(app).get("/v1/push"),
    "mail-off": lambda app: put(own_inbox(app)[0], "/v1/inbox/mail", {"address": "anna@example.org"}),
}
SETTINGS: dict[str, Any] = {"push-off": {"push": None}, "mail-off": {"mail": None}}
