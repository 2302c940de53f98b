"""A store with as much of each kind as the service allows, or as one answer lists, made cheaply."""

from __future__ import annotations

from typing import Any, NamedTuple

from flask import Flask

from domain.catalogue import discover
from extensions.tournaments.domain.series.series import MOST_TOURNAMENTS
from extensions.tournaments.http.queries import TournamentsQuery
from service.app.core.context import Context
from service.app.rulesets.demonstrations import demonstration_moments
from service.http.app_services import NAME
from service.http.openapi import push_examples
from service.http.validators import StrictSchema
from tests.http.guest import Guest, Round, opened, played, seats
from tests.http.inboxes.reading import inbox
from tests.http.moderating import moderator, report
from tests.http.players.accounts import Account, change, registered
from tests.http.replay_links import link
from tests.http.studying import started
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.largest import largest_tournament

FORKS, GAMES = 12, 30
"""Games in lists: each that is listed is folded, so that fewer than a page's limit show the same."""


class Stored(NamedTuple):
    """What there is. tournament: the largest; tournaments: as many as a series may have, that one first; over: a game that is over;
    ids: by the names of parameters in addresses, or by endpoint and name.
    """

    app: Flask
    tournament: Evening
    tournaments: tuple[str, ...]
    over: Round
    on: Round
    player: Account
    reader: Guest
    moderator: Guest
    seeker: Guest
    ids: dict[str, Any]

    @property
    def context(self) -> Context:
        context: Context = self.app.extensions[NAME].context
        return context


def largest_limit(query: type[StrictSchema]) -> int:
    """The most that one page lists."""
    return int(query().fields["limit"].validate.max)  # type: ignore[union-attr]


def fill(app: Flask, entries: int) -> Stored:
    """Make it. entries: of the largest tournament."""
    for rules in discover():
        demonstration_moments(rules)  # which a process computes once for each ruleset, and never forgets
    player = registered(app)
    others = [evening(app) for _ in range(largest_limit(TournamentsQuery))]
    for each in others:
        mine = each.post("/entries", {"entries": [{"names": ["Anna"], "player": player.guest.token}]})
        assert mine.status_code == 201, mine.text
    tournament = largest_tournament(app, entries)
    over = played(app, opened(app, visibility="public"))
    on = opened(app, visibility="public")
    for _ in range(GAMES):
        wanted = {"ruleset": "microfilms", "seats": [*seats(1), {"kind": "human"}, {"kind": "human"}]}
        made = Guest(app).post("/v1/games", {**wanted, "visibility": "public", "player": player.guest.token})
        assert made.status_code == 201, made.text
    for _ in range(FORKS):
        made = over.organiser.post(f"/v1/games/{over.id}/forks", {"at": 9, "visibility": "public"})
        assert made.status_code == 201, made.text
    replay = link(over.by[0], over, spoilers="all")
    assert report(Guest(app), {"kind": "text", "tournament": tournament.id, "place": "1.title"}).status_code == 201
    assert change(player.guest, consents={"profile": True}).status_code == 200
    sought = Guest(app).post("/v1/seeks", {"ruleset": "microfilms", "seats": 3}).get_json()
    reader = inbox(app, on.by[0].token)
    hook = reader.post("/v1/inbox/webhooks", {"url": "https://hooks.example.org/"}).get_json()
    news = tournament.post("/webhooks", {"url": "https://hooks.example.org/"}).get_json()
    subscribed = reader.ask("PUT", "/v1/inbox/push", {}, json=push_examples.BODY).get_json()
    reader.ask("PUT", "/v1/inbox/mail", {}, json={"address": "anna@example.org"})
    listed = (tournament.id, *(each.id for each in reversed(others)))
    ids = {
        "t": tournament.id, "g": over.id, "r": replay, "study": started(app, replay).id, "name": "microfilms", "p": player.id,
        "k": 1, "table": 1, "n": 1, "code": "not-found", "what": "slips", "size": 2,
        "seek": sought["seek"]["id"], "w": hook["id"], "tournament-webhooks.read_tournament_webhook w": news["id"], "s": subscribed.get("id", "x"),
        "path": "web.css", "file": "table.css",
    }  # fmt: skip
    return Stored(app, tournament, listed[:MOST_TOURNAMENTS], over, on, player, reader, moderator(app), Guest(app, sought["token"]), ids)
