"""A client that has read the contract and knows no game: it takes any offer, fills in its schema, and posts it."""

from __future__ import annotations

import http.client
import json
import uuid
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.equipment.schema_sampler import sample_instance

Json = dict[str, Any]
Check = Callable[[str, str, int, dict[str, str], bytes], None]
"""Called with method, path, status, headers and body of every answer."""


def unchecked(*_: object) -> None:
    """For those who trust."""


class Stranger:
    """One keep-alive connection to the service, for all the seats of its games. source: the address that it comes from."""

    def __init__(self, url: str, check: Check = unchecked, source: str = "") -> None:
        address = urlsplit(url)
        self._connection = http.client.HTTPConnection(
            address.hostname or "", address.port, timeout=40, source_address=(source, 0) if source else None
        )
        self._check = check

    def __enter__(self) -> Stranger:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the connection."""
        self._connection.close()

    def ask(
        self, method: str, path: str, token: str = "", body: Json | None = None, **headers: str
    ) -> tuple[int, Json]:
        """One request; its status and JSON body."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        if body is not None:
            sent |= {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
        content = json.dumps(body) if body is not None else None
        try:
            self._connection.request(method, path, content, sent)
            answer = self._connection.getresponse()
        except http.client.RemoteDisconnected:  # it was idle too long: once more, with the same key
            self._connection.request(method, path, content, sent)
            answer = self._connection.getresponse()
        raw = answer.read()
        self._check(method, path, answer.status, dict(answer.getheaders()), raw)
        return answer.status, json.loads(raw)

    def create(self, seats: list[Json], ruleset: str = "microfilms", **options: Any) -> Json:
        """A game; every person's seat is ours."""
        status, made = self.ask("POST", "/v1/games", body={"ruleset": ruleset, "options": options, "seats": seats})
        assert status == 201, made
        return made

    def play(self, people: int, luck: Random, ruleset: str = "microfilms", **options: Any) -> Json:
        """A whole game with all seats ours; the view at its end, as seat 0 sees it."""
        made = self.create([{"kind": "human", "claim": True}] * people, ruleset, **options)
        game = made["game"]["id"]
        tokens = {each["seat"]: each["token"] for each in made["seats"] if "token" in each}
        view = self.look(game, tokens[0])
        while view["status"] != "over":
            awaited = [each["seat"] for each in view["decisions"] if each["seat"] in tokens]
            if awaited:
                token = tokens[luck.choice(awaited)]
                view = self.answer(game, token, self.look(game, token), luck)
            else:
                self.ask("GET", f"/v1/games/{game}/events?after={view['version']}&limit=1&wait=10")
                view = self.look(game, tokens[0])
        return self.look(game, tokens[0])

    def look(self, game: str, token: str) -> Json:
        """What a seat sees now."""
        status, view = self.ask("GET", f"/v1/games/{game}/view", token)
        assert status == 200, view
        return view

    def answer(self, game: str, token: str, view: Json, luck: Random) -> Json:
        """Take any exact offer; it must be accepted. The view after it."""
        command = sample_instance(luck.choice([each for each in view["offers"] if each["exact"]])["schema"], luck)
        path = f"/v1/games/{game}/commands"
        status, answer = self.ask("POST", path, token, command, If_Match=f'"{view["decision"]["id"]}"')
        assert status == 201, (command, answer)
        after: Json = answer["view"]
        return after

    def until_over(self, game: str) -> Json:
        """Watch a game to its end; the public view then."""
        after = 0
        while True:
            _, view = self.ask("GET", f"/v1/games/{game}/view")
            if view["status"] == "over":
                return view
            after = view["version"]
            self.ask("GET", f"/v1/games/{game}/events?after={after}&limit=1&wait=10")
