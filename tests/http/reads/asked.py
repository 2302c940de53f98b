"""Every GET of the contract and of the pages, asked so that it does the most it can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import quote

from flask import Flask
from werkzeug.routing import Rule

from service.http.operation import Operation
from tests.equipment.whole_api import API
from tests.http.guest import Guest
from tests.http.reads.stored import Stored, largest_limit

JSON, SSE = "application/json", "text/event-stream"


class Ask(NamedTuple):
    """A request. who: names one of the holders of tokens."""

    path: str
    who: str
    accept: str = ""


def reads(app: Flask) -> dict[str, Rule]:
    """Every GET route, by endpoint."""
    return {rule.endpoint: rule for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())}


def operations() -> dict[str, Operation]:
    """The GET operations of the contract, by endpoint."""
    return {
        f"{blueprint.name}.{each.handler.__name__}": each
        for blueprint in API.blueprints
        for each in blueprint.operations
        if each.method == "GET"
    }


def asks(stored: Stored, rule: Rule) -> Iterator[Ask]:
    """The requests to a route: by those who may read most, of the largest, with the largest limit."""
    path = rule.rule
    for name in rule.arguments:
        here = stored.ids.get(f"{rule.endpoint} {name}", stored.ids.get(name, "x"))
        path = path.replace(placeholder(path, name), str(here))
    for query in queries(stored, rule):
        for who in holders(rule):
            yield Ask(f"{path}{query}", who)


def placeholder(path: str, name: str) -> str:
    """The parameter as the rule writes it, with its converter."""
    return next(f"<{each}>" for each in (part.split(">")[0] for part in path.split("<")[1:]) if each.split(":")[-1] == name)


def queries(stored: Stored, rule: Rule) -> Iterator[str]:
    """Queries that make an answer as large as it can be."""
    series = f"?tournaments={','.join(stored.tournaments)}"
    special = {
        "standings.get_standings": ["", f"?at={stored.tournament.now.version - 1}"],
        "series.get_series": [series],
        "series_pages.series_page": [series, ""],
        "series_pages.embedded_series": [series],
        "series_pages.adding_page": [series, ""],
        "pictures.embedding": ["?url=" + quote(f"https://games.example.org/r/{stored.ids['r']}", safe="")],
        "web.own_games_part": [f"?of={stored.over.id},{stored.on.id}"],
        "ratings.list_ratings": ["?people=2&limit=100"],
        "replaying.replay_table_part": ["?v=5"],
        "studying.study_notes_part": ["?v=5"],
    }
    if rule.endpoint in special:
        yield from special[rule.endpoint]
        return
    operation = operations().get(rule.endpoint)
    schema = None if operation is None or operation.query is None else operation.query
    yield f"?limit={largest_limit(schema)}" if schema is not None and "limit" in schema().fields else ""


def holders(rule: Rule) -> tuple[str, ...]:
    """Who asks."""
    if rule.endpoint == "seeks.get_seek":
        return ("seeker",)
    if rule.rule == "/v1/token":
        return ("seat",)
    if rule.rule.startswith(("/v1/players/me", "/me")):
        return ("player",)
    if rule.rule.startswith("/v1/inbox"):
        return ("reader",)
    if rule.rule.startswith("/v1/moderation"):
        return ("moderator",)
    if "t" in rule.arguments:
        return ("anybody", "tournament", "entry")
    if "g" in rule.arguments:
        return ("anybody", "organiser", "seat")
    return ("anybody",)


def guest(stored: Stored, who: str) -> Guest:
    """The holder of a token."""
    found = {
        "anybody": Guest(stored.app), "player": stored.player.guest, "reader": stored.reader,
        "moderator": stored.moderator, "tournament": stored.tournament.organiser, "entry": stored.tournament.entries[1],
        "organiser": stored.over.organiser, "seat": stored.over.by[0], "seeker": stored.seeker,
    }  # fmt: skip
    return found[who]
