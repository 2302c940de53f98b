"""A tournament in a test: asked for by its tokens, while what the service does by itself is written as its worker would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from domain.game.events.game_events import GameHead
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import finishing, publishing
from extensions.tournaments.domain.facts.parts import Result
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.http.app_services import NAME
from tests.http.guest import Guest, Json, key

BODY: Json = {
    "title": "Tuesday league",
    "ruleset": "microfilms",
    "preset": "league-evening",
    "regulations": {"pairing": {"rounds": 2}, "entries": {"check_in": "none"}, "times": {"appeal_s": 600}},
}


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


@dataclass
class Evening:
    """A tournament, its organiser, and the holders of its entries by number."""

    app: Flask
    made: Json
    organiser: Guest
    entries: dict[int, Guest] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.made["tournament"]["id"])

    @property
    def context(self) -> Context:
        context: Context = self.app.extensions[NAME].context
        return context

    @property
    def now(self) -> Tournament:
        return self.context.part(Tournaments).repository.load(self.id)

    def path(self, rest: str = "") -> str:
        return f"/v1/tournaments/{self.id}{rest}"

    def post(self, rest: str, body: Json | None = None, by: Guest | None = None, **headers: Any) -> TestResponse:
        """A POST of the organiser, unless another asks."""
        told = {name: f'"{each}"' if name == "If_Match" else each for name, each in headers.items()}
        return (by or self.organiser).post(self.path(rest), body, **told)

    def send(self, method: str, rest: str, body: Json, by: Guest | None = None, **headers: Any) -> TestResponse:
        """A PATCH or PUT, with a key of its own."""
        told = {name: f'"{each}"' if name == "If_Match" else each for name, each in headers.items()}
        return (by or self.organiser).ask(method, self.path(rest), {"Idempotency_Key": key(), **told}, json=body)

    def get(self, rest: str = "", by: Guest | None = None, **headers: str) -> Any:
        found = (by or self.organiser).get(self.path(rest), **headers)
        assert found.status_code == 200, found.text
        return found.get_json() if found.is_json else found.text

    def enter(self, *names: str, **more: Any) -> Json:
        """Entries that the organiser makes."""
        made = self.post("/entries", {"entries": [{"names": [name], **more} for name in names]})
        assert made.status_code == 201, made.text
        told: Json = made.get_json()
        self.entries |= {each["entry"]: self.exchange(each["slip"]) for each in told["entries"] if each["slip"] is not None}
        return told

    def exchange(self, slip: str) -> Guest:
        """The holder of a slip, by the device that exchanged it."""
        made = Guest(self.app).post(self.path("/exchanges"), {"slip": slip})
        assert made.status_code == 201, made.text
        return Guest(self.app, made.get_json()["token"])

    def appoint(self, role: str, **more: Any) -> Guest:
        """An official, whose device has exchanged the slip."""
        made = self.post("/officials", {"role": role, **more})
        assert made.status_code == 201, made.text
        return self.exchange(made.get_json()["slip"])

    def consent(self, by: Guest, regulations: Json) -> str:
        """An official's consent to a change."""
        made = by.post(self.path("/consents"), {"regulations": regulations})
        assert made.status_code == 200, made.text
        return str(made.get_json()["consent"])

    def draft(self, number: int = 1) -> Json:
        made = self.post(f"/rounds/{number}/draft")
        assert made.status_code == 201, made.text
        drafted: Json = made.get_json()["draft"]
        return drafted

    def publish(self, number: int = 1, **body: Any) -> TestResponse:
        """Publishes the draft of a round as it is now."""
        status = self.now.rounds[number].draft
        assert status is not None
        return self.post(f"/rounds/{number}/publish", body, If_Match=status.version)

    def act(self, decide: Callable[..., FactBatch], *given: Any, **named: Any) -> None:
        """What the service does by itself."""
        name = key()

        def act(latest: Tournament) -> FactBatch:
            cause = FactCause(max(self.context.stamp(), latest.at), None, name, "f" * 8)
            return decide(latest, *given, cause=cause, **named)

        self.context.part(Tournaments).repository.decide_and_append(self.id, name, "f" * 8, act)

    def open(self, number: int = 1) -> None:
        games = {game: digest_of(game) for game in self.now.rounds[number].games}
        self.act(publishing.open_round, number, games)

    def begin(self, number: int = 1) -> None:
        """A round from its draft to its opening."""
        self.draft(number)
        assert self.publish(number).status_code == 202
        self.open(number)

    def finish(self, table: int, number: int = 1, winner: int | None = 0) -> None:
        """A table is over. winner: a seat; None where nobody won."""
        found = self.now.rounds[number].tables[table]
        seats = len(found.seats)
        places = tuple(1 if winner in (seat, None) else 2 for seat in range(seats))
        result = Result("played", () if winner is None else (winner,), "majority", places)
        head = GameHead(40, digest_of(f"head of {found.game.id}"))
        self.act(finishing.finish_table, number, table, found.game.id, head, result=result, played_by=["entry"] * seats)

    def finish_all(self, number: int = 1) -> None:
        for table in self.now.rounds[number].tables:
            self.finish(table, number)

    def close(self, number: int = 1, **body: Any) -> TestResponse:
        return self.post(f"/rounds/{number}/close", body, If_Match=self.now.version)

    def complete_close(self, number: int = 1) -> None:
        games = [game for table in self.now.rounds[number].tables.values() for game in table.games]
        heads = {each.id: GameHead(each.version or 40, each.head or digest_of(each.id)) for each in games}
        self.act(finishing.complete_close, number, heads)

    def end(self, number: int = 1) -> None:
        """Closes a round whose tables are decided."""
        closed = self.close(number)
        assert closed.status_code == 201, closed.text
        self.complete_close(number)

    def play(self, number: int = 1) -> None:
        """A round from its draft to its close."""
        self.begin(number)
        self.finish_all(number)
        self.end(number)


def evening(app: Flask, *names: str, **changes: Any) -> Evening:
    """A tournament with these entries."""
    made = Guest(app).post("/v1/tournaments", {**BODY, **changes})
    assert made.status_code == 201, made.text
    told = made.get_json()
    found = Evening(app, told, Guest(app, told["token"]))
    if names:
        found.enter(*names)
    return found


SEVEN = ("Anna Berg", "Boris Lund", "Clara Nagy", "Dan Ek", "Eva Roth", "Finn Moe", "Gus Hale")
