"""What a caller may not see is answered as what is not there, by every route that takes a name, also where the request is malformed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from flask import Flask

from service.app.core import authorization
from service.app.core.authorization import ANONYMOUS
from service.http.app_services import NAME as DESK
from tests.faults.fuzz import Asked, Found
from tests.faults.unseen import NAME, Pair, ask_for_both
from tests.http.guest import Guest, Json, Round, key, named, opened, played, step

SEED = int(os.environ.get("DEADDROP_FUZZ_SEED", "1"))
REQUESTS = int(os.environ.get("DEADDROP_FUZZ_REQUESTS", "1000"))
DAY_S = 86_400
SSE, NDJSON = "text/event-stream", "application/x-ndjson"
POSTS: tuple[tuple[str, Json], ...] = (
    ("commands", {"type": "pass"}),
    ("tokens", {"scope": "spectator"}),
    ("forks", {"at": 9}),
    ("rulings", {"kind": "note", "reason": "Seen."}),
    ("replays", {"viewpoint": "public"}),
    ("seats/0/claim", {"code": "dd_claim_x"}),
)
GETS = ("", "/view", "/events", "/record", "/forks", "/checkpoint", "/evidence", "/arbiter-reads", "/rulings")


class Unseen:
    """What is there, and not for everybody: a delayed game, unlisted games, others' tokens, links, inboxes and keys."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self.on = opened(app, arbiter=True)
        self.late = opened(app, spectators={"delay_s": DAY_S})
        step(app, self.late, Random(1))
        self.over = played(app, opened(app, visibility="unlisted"))
        self.fork = Guest(app).post(f"/v1/games/{self.over.id}/forks", {"visibility": "unlisted"}).get_json()
        self.link = self._linked({"viewpoint": "public", "to": 20})
        self.mine, self.other = (self._inbox(seat, self.on) for seat in (0, 1))
        self._keyed, self._keyed_by = key(), self.on.awaited()
        self._keyed_by.act(self.on.id, {"type": "pass"}, Idempotency_Key=self._keyed)

    def _linked(self, body: Json) -> str:
        return str(self.over.organiser.post(f"/v1/games/{self.over.id}/replays", body).get_json()["id"])

    def _inbox(self, seat: int, table: Round) -> Guest:
        made = Guest(self._app).post("/v1/inbox", {"tokens": [table.by[seat].token]})
        return Guest(self._app, made.get_json()["inbox_token"])

    def pairs(self) -> list[Pair]:
        return [
            *self._games(),
            *self._tokens(),
            *self._lists(),
            *self._versions(),
            *self._moments(),
            *self._inboxes(),
            *self._keys(),
        ]

    def _games(self) -> Iterator[Pair]:
        """An inbox has the id of a game that does not exist."""
        ids = str(self.other.token)[len("dd_inbox_") :][:18]
        for guest in (Guest(self._app), self.on.by[0], self.on.organiser, self.mine):
            for path in GETS:
                yield pair("GET", f"/v1/games/{NAME}{path}", guest, *like(ids))
            for path, body in POSTS:
                yield pair("POST", f"/v1/games/{NAME}/{path}", guest, *like(ids), body=body)
            for path in ("", "/table"):
                yield pair("GET", f"/g/{NAME}{path}", guest, *like(ids), Accept="text/html")
            for media in (SSE, NDJSON):
                yield pair("GET", f"/v1/games/{NAME}/events", guest, *like(ids), Accept=media)

    def _tokens(self) -> Iterator[Pair]:
        """Others' tokens, and tokens that somebody makes up."""
        for owner in (self.on.by[1], self.on.organiser):
            name = str(owner.get("/v1/token").get_json()["id"])
            for guest in (Guest(self._app), self.on.by[0], self.on.by[2]):
                yield pair("DELETE", f"/v1/tokens/{NAME}", guest, *like(name))
        nothing = "a" * 32
        for prefix in ("dd_seat_", "dd_org_", "dd_arb_"):
            made_up = Guest(self._app, f"{prefix}{NAME}{nothing}")
            yield pair("GET", "/v1/token", made_up, *like(self.over.id))
            yield pair("POST", "/v1/inbox", Guest(self._app), *like(self.over.id), body={"tokens": [made_up.token]})
            yield pair(
                "PUT", f"/v1/inbox/seats/{self.on.id}/2", self.mine, *like(self.over.id), body={"token": made_up.token}
            )

    def _lists(self) -> Iterator[Pair]:
        """Games that no list tells."""
        yield pair("GET", "/v1/games", Guest(self._app), *like(self.over.id), query=f"cursor={NAME}")
        fork = str(self.fork["game"]["id"])
        yield pair("GET", f"/v1/games/{self.over.id}/forks", Guest(self._app), *like(fork), query=f"cursor={NAME}")

    def _versions(self) -> Iterator[Pair]:
        """What spectators will see tomorrow."""
        game = self._app.extensions[DESK].context.games.load(self.late.id)
        names = str(game.version), str(game.version + 30)
        assert len(names[0]) == len(names[1])
        for token in (None, self._spectator()):
            for viewpoint in ("", "&viewpoint=public", "&viewpoint=seat:0", "&viewpoint=all"):
                for path in ("/view", "/evidence"):
                    yield pair(
                        "GET",
                        f"/v1/games/{self.late.id}{path}",
                        Guest(self._app, token),
                        *names,
                        query=f"at={NAME}{viewpoint}",
                    )
                yield pair(
                    "GET",
                    f"/v1/games/{self.late.id}/events",
                    Guest(self._app, token),
                    *names,
                    query=f"after={NAME}{viewpoint}",
                )
            path = f"/v1/games/{self.late.id}/events"
            yield pair("GET", path, Guest(self._app, token), *names, query=f"after={NAME}", Accept=NDJSON)
        body = {"viewpoint": "public", "to": int(names[0])}
        yield pair("POST", f"/v1/games/{self.late.id}/replays", Guest(self._app, self._spectator()), *names, body=body)

    def _spectator(self) -> str:
        minted = self.late.by[0].post(f"/v1/games/{self.late.id}/tokens", {"scope": "spectator"}, Idempotency_Key="one")
        return str(minted.get_json()["token"])

    def _moments(self) -> Iterator[Pair]:
        """What a link does not show, and what never was."""
        names = "30", "99"
        for path in (f"/v1/replays/{self.link}/frames", f"/r/{self.link}/frames"):
            for field in ("from", "to"):
                yield pair("GET", path, Guest(self._app), *names, query=f"{field}={NAME}")
        yield pair(
            "GET",
            f"/v1/replays/{self.link}/card.png",
            Guest(self._app),
            *names,
            query=f"v={NAME}",
            Accept="image/svg+xml",
        )
        for path in (f"/r/{self.link}", f"/r/{self.link}/leaf"):
            yield pair("GET", path, Guest(self._app), *names, query=f"v={NAME}", Accept="text/html")
        body = {"at": int(names[0])}
        yield pair("POST", f"/v1/replays/{self.link}/forks", Guest(self._app), *names, body=body)

    def _inboxes(self) -> Iterator[Pair]:
        """Others' inboxes, and the seats in them."""
        ids = str(self.other.token)[len("dd_inbox_") :][:18]
        made_up = Guest(self._app, f"dd_inbox_{NAME}{'a' * 32}")
        for path in ("/v1/inbox", "/v1/inbox/seats", "/v1/token"):
            yield pair("GET", path, made_up, *like(ids))
        yield pair("DELETE", f"/v1/inbox/seats/{NAME}/1", self.mine, *like(self.on.id))

    def _keys(self) -> Iterator[Pair]:
        """Keys that others have used."""
        for guest in [each for each in self.on.by.values() if each is not self._keyed_by]:
            names = self._keyed, f"{self._keyed[:-1]}x"
            yield pair(
                "POST", f"/v1/games/{self.on.id}/commands", guest, *names, body={"type": "fly"}, Idempotency_Key=NAME
            )


def pair(
    method: str, path: str, guest: Guest, hidden: str, absent: str, *, query: str = "", body: Any = None, **headers: str
) -> Pair:
    """A request of a guest. body: JSON that ends with `hidden` where it is a number."""
    told = {"Accept": "application/json", "X-Request-ID": "one-and-the-same"}
    told |= {name.replace("_", "-"): value for name, value in headers.items()}
    if guest.token:
        told["Authorization"] = f"Bearer {guest.token}"
    raw = b"" if body is None else json.dumps(body).encode()
    if method in ("POST", "PUT"):
        told = {"Content-Type": "application/json", "Idempotency-Key": named("never used"), "If-Match": "*"} | told
        raw = raw.replace(f": {hidden}}}".encode(), f": {NAME}}}".encode())
    return Pair(Asked(method, path, query, told, raw), hidden, absent)


def like(name: str) -> tuple[str, str]:
    """A name, and one that nothing has."""
    return name, name[:-4] + "".join(chr(ord("a") + (ord(each) * 7 + 3) % 26) for each in name[-4:])


@pytest.fixture
def unseen(app: Flask) -> Unseen:
    return Unseen(app)


def test_every_name_that_is_hidden_is_as_good_as_absent(app: Flask, unseen: Unseen) -> None:
    for number, each in enumerate(unseen.pairs()):
        ask_for_both(app, each, str(number), None)


def test_also_where_the_request_is_malformed(app: Flask, unseen: Unseen) -> None:
    pairs = [each for each in unseen.pairs() if each.asked.headers["Accept"] != NDJSON]  # a stream may have no end
    for number in range(REQUESTS // 5):
        luck = Random(f"{SEED}/{number}")
        ask_for_both(app, luck.choice(pairs), f"{SEED}/{number}", luck)
    print(f"{REQUESTS // 5} pairs of hidden and absent from seed {SEED}")


def test_what_tells_them_apart_would_be_found(app: Flask, unseen: Unseen, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours: who may not know the last version learns whether it is there."""
    monkeypatch.setattr(authorization, "own_viewpoint", lambda who: "public" if who == ANONYMOUS else 0)
    with pytest.raises(Found):
        test_every_name_that_is_hidden_is_as_good_as_absent(app, unseen)
