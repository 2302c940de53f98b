"""A game served over HTTP, and every byte of what one audience is answered."""

from __future__ import annotations

import atexit
import io
import itertools
import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import msgspec
from flask import Flask

from deaddrop.testing.plays import plan
from deaddrop.testing.twins import Line
from domain.catalogue import Catalogue
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Cause
from domain.game.events.clock_events import ClockPlan
from domain.game.opening import creation
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from service.app.audits.audit_pool import Audits
from service.app.bots import automation
from service.app.core.authorization import derive_token
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Request
from service.app.play.submit_command import sent_command, submit_command
from service.app.sharing.drawn_pictures import DrawnPictures
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.pictures.rasters import Rasters, RasterTask
from service.store import RANDOM_BYTES, game_id
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.parts import put_part
from tests.generous import GENEROUS
from tests.http.guest import named

START_MS = 1_000_000_000_000
STEP_MS = 1_500

HIDDEN = re.compile(rb'"[0-9a-f]{64}"')
REQUEST = re.compile(rb'"request_id":"[0-9a-f]+"')
SIGNATURE = re.compile(rb'"signature":"[^"]{88}"')
UP_TO_A_BEAT = re.compile(
    rb"\n|\{.*?\n\n|retry: .*?\n: head \d+\n\n.*?(?<=\n): head \d+\n\n"
    rb"|retry: \d+\n\n.*?(?<=\n\n)id: [^\n]*\n\n.*?(?<=\n\n)id: [^\n]*\n\n",
    re.DOTALL,
)
"""What a stream says before and with its first heartbeat: an empty line, or the second comment, or the second id alone."""
UNLIKE = ("X-Request-Id", "Content-Digest")
"""Headers that follow from what is masked, as the validator of a body with commitments does."""

fresh = itertools.count()


class Answer(NamedTuple):
    """What a request was answered, with what must differ masked: commitments, digests, signatures, the request's own name."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


def masked(status: int, headers: list[tuple[str, str]], body: bytes) -> Answer:
    unlike = (*UNLIKE, "ETag") if HIDDEN.search(body) else UNLIKE
    kept = [(name, "x" * len(value) if name in unlike else value) for name, value in headers]
    for pattern, mask in (
        (HIDDEN, b'"%s"' % (b"X" * 64)),
        (SIGNATURE, b'"signature":"X"'),
        (REQUEST, b'"request_id":"X"'),
    ):
        body = pattern.sub(mask, body)
    return Answer(status, tuple(kept), body)


@cache
def audits() -> Audits:
    """One process that audits for all services here: each record that is asked about would start one, for a second of work."""
    kept = Audits(keep=True)
    atexit.register(kept.close)
    return kept


def undrawn(task: RasterTask) -> bytes:
    """What would be drawn: pictures are equal where their drawings are, and drawing takes a second."""
    return f"{task.svg}\n{task.width}".encode()


MAIL = {"DEADDROP_SMTP": "smtp://127.0.0.1", "DEADDROP_MAIL_FROM": "games@example.org", "DEADDROP_URL": "https://games.example.org"}


class Service:
    """A whole service over memory, whose clock stands still until it is told to go on."""

    def __init__(self, rules: AnyRuleset) -> None:
        self.now_ms = START_MS
        told = {"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": "/nonexistent/deaddrop", "DEADDROP_LIMITS": GENEROUS}
        told |= {"DEADDROP_PUSH": "mailto:operator@example.org", **MAIL}
        self.app: Flask = create_app(
            Config.from_env(told),
            store=MemoryStore(lambda: self.now_ms),
            catalogue=Catalogue(rules),
            now_ms=lambda: self.now_ms,
            entropy=Random(1).randbytes,
            clock_s=lambda: self.now_ms / 1000,
            signer=KeyInMemory(bytes(32)),
            jobs=lambda: True,
        )
        self.context: Context = self.app.extensions[NAME].context
        put_part(self.context, audits(), Audits)
        put_part(self.context, DrawnPictures(Rasters(undrawn)))
        streams = self.app.extensions[NAME].streams
        streams.beat_s, streams.writer.tick_s = 0.0, 0.001

    def request(self, method: str, target: str, headers: dict[str, str], body: bytes) -> Answer:
        """One request, straight to the application."""
        path, _, query = target.partition("?")
        heard: list[tuple[str, list[tuple[str, str]]]] = []

        def start(status: str, answered: list[tuple[str, str]], _: Any = None) -> Callable[[bytes], object]:
            heard.append((status, answered))
            return lambda _: None

        environ = {
            "REQUEST_METHOD": method,
            "PATH_INFO": unquote(path),
            "QUERY_STRING": query,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "127.0.0.1",
            "CONTENT_LENGTH": str(len(body)),
            "CONTENT_TYPE": "application/json" if body else "",
            "wsgi.url_scheme": "http",
            "wsgi.input": io.BytesIO(body),
            "wsgi.errors": io.StringIO(),
            **headers,
        }
        answered = heard_out(self.app.wsgi_app(environ, start))
        [(status, told)] = heard
        return masked(int(status[:3]), told, answered)


def heard_out(pieces: Iterable[bytes]) -> bytes:
    """A body; of a stream that goes on, what comes up to its first heartbeat."""
    heard = b""
    try:
        for piece in pieces:
            heard += piece
            if beaten := UP_TO_A_BEAT.match(heard):
                return beaten[0]
    finally:
        if hasattr(pieces, "close"):
            pieces.close()
    return heard


@cache
def services(rules: AnyRuleset) -> tuple[Service, Service]:
    """Two services for a ruleset's games; they take long to make, and games do not disturb each other."""
    return Service(rules), Service(rules)


class Served:
    """One game in a service, and how audiences ask for it."""

    def __init__(
        self, line: Line, side: int, name: bytes, secrets: Random, delay_s: int = 0, clock: ClockPlan | None = None
    ) -> None:
        self.line, self.service = line, services(line.rules)[side]
        self.service.now_ms = START_MS
        self.context = self.service.context
        self.id = game_id(name)
        claimed = {seat: hash_token(self.token(seat)) for seat in range(line.players)}
        planned = plan(line.rules, line.options, line.players, secrets, stated=line.luck, clock=clock)._replace(
            claimed=claimed,
            organiser=hash_token(self.granted("organiser")),
            arbiter=hash_token(self.granted("arbiter")),
            visibility="public",
            delay_s=delay_s,
        )
        cause = Cause(self.context.stamp(), "create/1", "1")
        first = creation.decide_creation(self.id, line.rules, planned, cause)
        self.context.games.create(first, Request("create/1", "1"), {})

    def granted(self, scope: str) -> str:
        """The organiser's token, or the arbiter's."""
        return derive_token(self.context, self.id, scope, scope)

    def token(self, seat: Seat) -> str:
        return derive_token(self.context, self.id, f"seat-{seat}", "seat:act")

    @property
    def game(self) -> Game:
        return self.context.games.load(self.id)

    def ask(self, observer: Seat | None, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request about this game, as its audience sends it."""
        told = {f"HTTP_{name.upper()}": value for name, value in headers.items()}
        if observer is not None:
            told["HTTP_AUTHORIZATION"] = f"Bearer {self.token(observer)}"
        sent = b"" if body is None else json.dumps(body).encode()
        return self.service.request(method, f"/v1/games/{self.id}{path}", told, sent)

    def ask_page(self, observer: Seat | None) -> Answer:
        """The table as a page shows it: its scene, in words, and with a form for every offer."""
        told = {} if observer is None else {"HTTP_AUTHORIZATION": f"Bearer {self.token(observer)}"}
        return self.service.request("GET", f"/g/{self.id}/table", told, b"")

    def ask_public_page(self) -> Answer:
        """The page of the table as a stranger and a chat's preview get it."""
        return self.service.request("GET", f"/g/{self.id}", {}, b"")

    def ask_inbox(self, observer: Seat, media: str) -> Answer:
        """What an inbox tells that hears of this seat and nothing else."""
        request = self.service.request
        body = json.dumps({"tokens": [self.token(observer)]}).encode()
        made = request("POST", "/v1/inbox", {"HTTP_IDEMPOTENCY_KEY": named(f"inbox of {self.id}")}, body)
        headers = {"HTTP_AUTHORIZATION": f"Bearer {json.loads(made.body)['inbox_token']}", "HTTP_ACCEPT": media}
        return request("GET", "/v1/inbox", headers, b"")

    def ask_fork(self, made: Answer, path: str) -> Answer:
        """A request about a fork that this game's audience was given, with the organiser's token of it."""
        told = json.loads(made.body)
        headers = {"HTTP_AUTHORIZATION": f"Bearer {told['seats'][0].get('token', told['organiser_token'])}"}
        return self.service.request("GET", f"/v1/games/{told['game']['id']}{path}", headers, b"")

    def ask_replay(self, made: Answer, path: str) -> Answer:
        """A request by somebody who was sent a link, for what it leads to or, with `page`, for its page and the parts of it, or `oembed`."""
        name = json.loads(made.body)["id"]
        if path == "oembed":
            page = quote(f"{MAIL['DEADDROP_URL']}/r/{name}", safe="")
            return self.service.request("GET", f"/v1/oembed?url={page}", {}, b"")
        of_page = path.removeprefix("page")
        return self.service.request("GET", f"/v1/replays/{name}{path}" if of_page == path else f"/r/{name}{of_page}", {}, b"")

    @property
    def owed_ms(self) -> int | None:
        """When the sweeper looks for this game, by the store."""
        return self.context.store.owed_since_ms(self.id)

    def strike(self, at_ms: int) -> None:
        """The time is up, and a worker looks."""
        self.service.now_ms = at_ms
        version = self.game.version
        assert automation.apply_timeout(self.context, self.game).version > version

    def come_back(self, seat: Seat, observer: Seat | None) -> Answer | None:
        """An absent player returns: by HTTP if it is this audience, else by the use case."""
        key, body = f"back{self.game.version}", {"type": "return"}
        if seat == observer:
            return self.ask(observer, "POST", "/commands", body, Idempotency_Key=key)
        submit_command(self.context, self.id, sent_command(self.token(seat), None, body), Request(key, "1"))
        return None

    def carry_out(self, number: int, observer: Seat | None, at_ms: int | None = None) -> Answer | None:
        """The next act of the line: by HTTP if it is this audience's own, else by the use case. at_ms: when, if not by its number."""
        act = self.line.acts[number]
        self.service.now_ms = START_MS + number * STEP_MS if at_ms is None else at_ms
        assert act.seat is not None
        assert act.command is not None
        game, key = self.game, f"k{number}"
        decision, body = game.open[act.seat].id, written(act.command)
        if game.seats[act.seat].is_automatic:
            self.play_automaton(act.seat, decision, act.command, key)
        elif act.seat == observer:
            path = f"/commands{'?words=true' * (number % 2)}"
            return self.ask(observer, "POST", path, body, Idempotency_Key=key, If_Match=f'"{decision}"')
        else:
            sent = sent_command(self.token(act.seat), decision, body)
            submit_command(self.context, self.id, sent, Request(key, "1"))
        return None

    def play_automaton(self, seat: Seat, decision: str, command: Command, key: str) -> None:
        """An automaton's turn, as a worker takes it."""
        cause = Cause(self.context.stamp(), key, "1", seat, written(command))
        self.context.games.execute(
            self.id, Request(key, "1"), lambda game, _: decide.answer_decision(game, seat, decision, command, cause)
        )


def pair(
    one: Line, other: Line, rng: Random, delay_s: int = 0, clock: ClockPlan | None = None
) -> tuple[Served, Served]:
    """Two games of one name, one secret and one time, each in a service of its own."""
    name = next(fresh).to_bytes(RANDOM_BYTES, "big")
    secrets = rng.getrandbits(64)
    return tuple(  # type: ignore[return-value]
        Served(line, side, name, Random(secrets), delay_s, clock) for side, line in enumerate((one, other))
    )


def written(command: Command) -> dict[str, Any]:
    """A command as a request body."""
    body: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(command))
    return body
