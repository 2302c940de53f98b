"""Malformed requests, drawn from a seed; DEADDROP_FUZZ_SEED and DEADDROP_FUZZ_REQUESTS choose others and more of them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from flask import Flask

from domain.game.aggregate import plaintext
from service.config import Config
from service.http.app_services import NAME
from tests.faults.fuzz import Asked, Found, Fuzz, Watched, answered
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, key, opened, played, seats

SEED = int(os.environ.get("DEADDROP_FUZZ_SEED", "1"))
REQUESTS = int(os.environ.get("DEADDROP_FUZZ_REQUESTS", "1000"))

Json = dict[str, Any]


@pytest.fixture
def watched(clock: Clock) -> Watched:
    return Watched(clock)


@pytest.fixture
def fuzzed(serve: Callable[..., Flask], watched: Watched) -> Flask:
    return serve(watched)


class Place:
    """Games and what hangs on them, to ask about: one that is on, one that waits for somebody, one that is over."""

    def __init__(self, app: Flask, config: Config) -> None:
        self._app, self._config = app, config
        self.on = opened(app, arbiter=True)
        self.waiting = opened(app, seats=[*seats(2), {"kind": "human"}])
        self.over = played(app, opened(app))
        self.record = Guest(app).get(f"/v1/games/{self.over.id}/record").data
        path = f"/v1/games/{self.over.id}/replays"
        self.link: Json = self.over.organiser.post(path, {"viewpoint": "all"}).get_json()

    def secrets(self) -> list[str]:
        """What nobody is to be told who does not hold it."""
        games = self._app.extensions[NAME].context.games
        created = [games.load(table.id).created for table in (self.on, self.waiting)]
        kept = [plaintext(getattr(each, name)) for each in created for name in ("seed", "secret")]
        return [self._config.secret.hex(), *kept]

    def sound(self, luck: Random) -> Asked:
        """Any request that is in order."""
        table = luck.choice((self.on, self.on, self.waiting, self.over))
        method, path, query, body = luck.choice(self._requests(table, luck))
        headers = {"Accept": "application/json", "Authorization": f"Bearer {luck.choice(tokens(table))}"}
        if method == "POST":
            headers |= {"Content-Type": "application/json", "Idempotency-Key": key(), "If-Match": "*"}
        raw = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else b""
        return Asked(method, path, query, headers, raw)

    def _requests(self, table: Round, luck: Random) -> list[tuple[str, str, str, Any]]:
        g, link = f"/v1/games/{table.id}", self.link["id"]
        claim = {"code": self.waiting.made["seats"][2]["claim_code"], "name": "Anna"}
        commands = (
            {"type": "pass"},
            {"type": "steal", "target": 1},
            {"type": "draw", "pile": "deck"},
            {"type": "resign"},
        )
        gets = ("", "/view", "/events", "/record", "/forks", "/checkpoint", "/evidence", "/arbiter-reads", "/rulings")
        others = (
            "rulesets",
            "rulesets/microfilms",
            "games",
            "keys",
            "token",
            f"replays/{link}",
            f"replays/{link}/frames",
        )
        return [
            *(("GET", f"{g}{rest}", luck.choice(("", "at=3", "viewpoint=public", "limit=5")), None) for rest in gets),
            *(("GET", f"/v1/{rest}", "", None) for rest in others),
            *(
                ("GET", rest, "", None)
                for rest in ("/", f"/g/{table.id}", "/docs", "/readyz", "/problems/stale-decision")
            ),
            ("POST", "/v1/games", "", {"ruleset": "microfilms", "seats": seats(3), "options": {"turn_cap": 40}}),
            ("POST", f"{g}/commands/check", "", luck.choice(commands)),
            ("POST", f"{g}/commands", "", luck.choice(commands)),
            ("POST", f"/v1/games/{self.waiting.id}/seats/2/claim", "", claim),
            ("POST", f"{g}/tokens", "", {"scope": "spectator"}),
            ("POST", f"{g}/forks", "", {"at": 20, "luck": "same"}),
            ("POST", f"{g}/rulings", "", {"kind": "note", "reason": "Seen."}),
            ("POST", f"{g}/replays", "", {"viewpoint": "public"}),
            ("POST", "/v1/records", "", self.record),
            ("DELETE", f"/v1/tokens/{table.id}-nobody", "", None),
        ]


def tokens(table: Round) -> list[str]:
    """All who may ask."""
    return [*(guest.token or "" for guest in table.by.values()), table.organiser.token or ""]


def test_malformed_requests_are_refused_and_leave_nothing(fuzzed: Flask, watched: Watched, config: Config) -> None:
    place = Place(fuzzed, config)
    fuzz = Fuzz(fuzzed, watched, place.sound, place.secrets)
    fuzz.run(REQUESTS, SEED)
    print(f"{sum(fuzz.statuses.values())} malformed requests from seed {SEED}: {dict(sorted(fuzz.statuses.items()))}")


def test_requests_in_order_are_understood(fuzzed: Flask, config: Config) -> None:
    """What is spoilt in the other test is sound to begin with."""
    place = Place(fuzzed, config)
    told = [answered(fuzzed, place.sound(Random(number)))[0] for number in range(150)]
    assert sum(200 <= status < 300 for status in told) > 75


def test_a_fault_of_ours_would_be_found(serve: Callable[..., Flask], watched: Watched, config: Config) -> None:
    """The fuzz sees what is written by a request that is refused."""
    app = serve(watched)
    place = Place(app, config)
    sound = app.wsgi_app

    def writing(environ: Any, start: Any) -> Any:
        watched.put_name(place.on.id, 0, "Anna")
        return sound(environ, start)

    app.wsgi_app = writing  # type: ignore[method-assign, assignment]
    with pytest.raises(Found, match="written"):
        Fuzz(app, watched, place.sound, place.secrets).run(50, SEED)
