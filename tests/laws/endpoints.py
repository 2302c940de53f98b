"""Everything that can be asked of the service about a game, by everybody who can ask: what an attacker would try.

`ROWS` has a row for every operation; an operation without one fails the law. A row makes requests, the same for both of two games
that look alike; what must differ between them is masked in `transcripts` and nowhere else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from deaddrop.testing import values
from service.web.static_files import static_url
from tests.http.guest import named
from tests.laws.transcripts import Answer, Served

NDJSON, SSE, TEXT = "application/x-ndjson", "text/event-stream", "text/plain"


class Request(NamedTuple):
    """A request. body: JSON, or lines as they are."""

    method: str
    path: str
    body: Any = None
    accept: str = ""
    headers: dict[str, str] = {}


class Scene(NamedTuple):
    """What an attacker knows of a game when he asks. links: replays of it; ids: of tokens and links; seat: that he asks about."""

    game: str
    version: int
    seats: int
    seat: int
    links: tuple[str, ...]
    ids: tuple[str, ...]
    token: str
    commands: tuple[Any, ...]
    ruleset: str
    rng: Random
    number: int


Row = Callable[[Scene], Iterator[Request]]


def at(scene: Scene) -> int:
    """A version, mostly one that is there."""
    return scene.rng.randrange(1, scene.version + 3)


def viewpoints(scene: Scene) -> Iterator[str]:
    yield from ("public", "all", *(f"seat:{seat}" for seat in range(scene.seats + 1)))


def reads(*paths: str, accept: str = "") -> Row:
    """Plain reads; `{g}`, `{r}` and `{name}` stand for what they are called in addresses."""

    def row(scene: Scene) -> Iterator[Request]:
        for path in paths:
            for link in scene.links if "{r}" in path else ("",):
                yield Request("GET", path.format(g=scene.game, r=link, name=scene.ruleset), accept=accept)

    return row


def reads_by_viewpoint(path: str) -> Row:
    """Views and evidence: now, then, by viewpoint."""

    def row(scene: Scene) -> Iterator[Request]:
        where = f"/v1/games/{scene.game}/{path}"
        yield Request("GET", where)
        yield Request("GET", f"{where}?at={at(scene)}")
        yield Request("GET", f"{where}?at={scene.version}", accept=TEXT if path == "view" else "")
        for who in viewpoints(scene):
            yield Request("GET", f"{where}?as={who}")
            yield Request("GET", f"{where}?as={who}&at={at(scene)}")

    return row


def feed_reads(scene: Scene) -> Iterator[Request]:
    where = f"/v1/games/{scene.game}/events"
    for media in ("", NDJSON, SSE):
        yield Request("GET", where, accept=media)
        yield Request("GET", f"{where}?after={at(scene)}", accept=media)
    yield Request("GET", f"{where}?after={at(scene)}&limit=1")
    yield Request("GET", where, accept=SSE, headers={"Last-Event-ID": str(at(scene))})
    yield Request("GET", where, accept=SSE, headers={"Last-Event-ID": "nonsense"})
    for who in viewpoints(scene):
        yield Request("GET", f"{where}?as={who}&after={scene.version - 2}")


def frames(scene: Scene) -> Iterator[Request]:
    for link in scene.links:
        yield Request("GET", f"/v1/replays/{link}/frames?from={max(1, scene.version - 3)}")
        yield Request("GET", f"/v1/replays/{link}/frames?from={at(scene)}&limit=2")
        for who in viewpoints(scene):
            yield Request("GET", f"/v1/replays/{link}/frames?from={scene.version}&as={who}")


def pictures(scene: Scene) -> Iterator[Request]:
    for link in scene.links:
        yield from (Request("GET", f"/v1/replays/{link}/card.svg{query}", accept="image/svg+xml") for query in ("", f"?v={at(scene)}", f"?v={scene.version}&shape=tall"))  # fmt: skip


def writes(path: str, *bodies: Any, **headers: str) -> Row:
    """Writes, each of a name of its own."""

    def row(scene: Scene) -> Iterator[Request]:
        for link in scene.links if "{r}" in path else ("",):
            for number, body in enumerate(bodies):
                key = named(f"{scene.game}/{scene.number}/{path}/{link}/{number}")
                where = path.format(g=scene.game, r=link, n=scene.seat)
                yield Request("POST", where, body, headers={"Idempotency-Key": key, **headers})

    return row


def puts(path: str, *bodies: Any) -> Row:
    """What is put, which needs no key."""
    return lambda scene: (Request("PUT", path.format(g=scene.game, n=scene.seat), body) for body in bodies)


def late_commands(scene: Scene) -> Iterator[Request]:
    """Commands that come too late: any of the ruleset's with any values."""
    for number, kind in enumerate(scene.commands):
        body = values.body(kind, scene.rng)
        for decision in ('"d1.0"', f'"d999.{scene.seat}"'):
            headers = {"Idempotency-Key": f"{scene.number}-{number}-{decision}"[:64], "If-Match": decision}
            yield Request("POST", f"/v1/games/{scene.game}/commands", body, headers=headers)


def command_checks(scene: Scene) -> Iterator[Request]:
    """Commands that are checked: any of the ruleset's with any values, and the table's own."""
    for kind in scene.commands:
        for decision in ("*", '"d1.0"'):
            body = values.body(kind, scene.rng)
            yield Request("POST", f"/v1/games/{scene.game}/commands/check", body, headers={"If-Match": decision})
    for body in ({"type": "resign"}, {"type": "abort", "reason": "rain"}, {"type": "no such"}):
        yield Request("POST", f"/v1/games/{scene.game}/commands/check", body)


def creations(scene: Scene) -> Iterator[Request]:
    wanted = {"ruleset": scene.ruleset, "seats": [{"kind": "human", "claim": True}] * scene.seats}
    for number, deal in enumerate(({"mode": "fresh"}, {"mode": "duplicate", "group": "g"})):
        key = named(f"{scene.game}/{scene.number}/create/{number}")
        yield Request("POST", "/v1/games", wanted | {"deal": deal}, headers={"Idempotency-Key": key})


def record_imports(scene: Scene) -> Iterator[Request]:
    headers = {"Idempotency-Key": named("import"), "Content-Type": NDJSON}
    yield Request("POST", "/v1/records", b"{}\n", headers=headers)


def inbox_seat(method: str) -> Row:
    def row(scene: Scene) -> Iterator[Request]:
        for seat in (scene.seat, scene.seats + 1):
            yield Request(method, f"/v1/inbox/seats/{scene.game}/{seat}", {"token": scene.token} if method == "PUT" else None)  # fmt: skip

    return row


def deletions(path: str) -> Row:
    """What nobody may end who asks here: others' tokens and links, by their ids or by making some up."""

    def row(scene: Scene) -> Iterator[Request]:
        for name in (*scene.ids, "m000000000000", "r0000000000000000"):
            yield Request("DELETE", path.format(id=f"{scene.game}-{name}"))

    return row


ROWS: dict[str, Row] = {
    "GET /": reads("/"),
    "GET /docs": reads("/docs"),
    "GET /docs/plain": reads("/docs/plain"),
    "GET /g/<g>": reads("/g/{g}"),
    "GET /g/<g>/table": reads("/g/{g}/table?shape=wide", "/g/{g}/table?shape=tall"),
    "GET /log/checkpoint": reads("/log/checkpoint"),
    "GET /log/tile/<path:tile>": reads("/log/tile/entries/000", "/log/tile/0/000.p/1", "/log/tile/../private/signed"),
    "GET /log/vkey": reads("/log/vkey"),
    "GET /healthz": reads("/healthz"),
    "GET /llms.txt": reads("/llms.txt"),
    "GET /openapi.json": reads("/openapi.json"),
    "GET /problems/<code>": reads("/problems/not-offered"),
    "GET /r/<r>": reads("/r/{r}"),
    "GET /readyz": reads("/readyz"),
    "GET /rules/<name>": reads("/rules/{name}"),
    "GET /static/<name>": reads("/static/api.mjs"),
    "GET /static/<digest>/<name>": reads(static_url("api.mjs")),
    "GET /tables/<name>.svg": reads("/tables/{name}.svg"),
    "POST /v1/games": creations,
    "GET /v1/games": reads("/v1/games", "/v1/games?status=playing&limit=1"),
    "GET /v1/games/<g>": reads("/v1/games/{g}"),
    "DELETE /v1/games/<g>": lambda scene: iter([Request("DELETE", f"/v1/games/{scene.game}")]),
    "GET /v1/games/<g>/arbiter-reads": reads("/v1/games/{g}/arbiter-reads"),
    "GET /v1/games/<g>/checkpoint": reads("/v1/games/{g}/checkpoint", "/v1/games/{g}/checkpoint?at=2"),
    "POST /v1/games/<g>/commands": late_commands,
    "POST /v1/games/<g>/commands/check": command_checks,
    "GET /v1/games/<g>/events": feed_reads,
    "GET /v1/games/<g>/evidence": reads_by_viewpoint("evidence"),
    "POST /v1/games/<g>/forks": writes("/v1/games/{g}/forks", {"resample": {"seed": "s"}}, {"at": 3}, {"viewpoint": "all"}),
    "GET /v1/games/<g>/forks": reads("/v1/games/{g}/forks"),
    "GET /v1/games/<g>/record": lambda scene: (Request("GET", f"/v1/games/{scene.game}/record{query}") for query in ("", *(f"?as={who}" for who in viewpoints(scene)))),
    "POST /v1/games/<g>/replays": writes("/v1/games/{g}/replays", {}, {"viewpoint": "all"}, {"viewpoint": "seat:0", "from": 2}),
    "POST /v1/games/<g>/rulings": writes("/v1/games/{g}/rulings", {"kind": "correct", "author": "A", "reason": "r", "outcome": None}),
    "GET /v1/games/<g>/rulings": reads("/v1/games/{g}/rulings"),
    "POST /v1/games/<g>/seats/<seat:n>/claim": writes("/v1/games/{g}/seats/{n}/claim", {"code": "guessed"}, {"code": "guessed", "commit": "0" * 64, "name": "Eve"}),
    "PUT /v1/games/<g>/seats/<seat:n>/commit": puts("/v1/games/{g}/seats/{n}/commit", {"commit": "0" * 64}),
    "PUT /v1/games/<g>/seats/<seat:n>/nonce": puts("/v1/games/{g}/seats/{n}/nonce", {"nonce": "0" * 64, "digest": "0" * 64}),
    "PUT /v1/games/<g>/public": puts("/v1/games/{g}/public", {"words": "six"}, {"round": 1, "signature": "0" * 96}),
    "PUT /v1/games/<g>/successor": puts("/v1/games/{g}/successor", {}, {"commit": "0" * 64}),
    "POST /v1/games/<g>/tokens": writes("/v1/games/{g}/tokens", {"scope": "spectator"}, {"scope": "seat:read"}),
    "GET /v1/games/<g>/tokens": reads("/v1/games/{g}/tokens", "/v1/games/{g}/tokens?limit=1"),
    "GET /v1/games/<g>/view": reads_by_viewpoint("view"),
    "POST /v1/inbox": writes("/v1/inbox", {"tokens": []}, {"tokens": ["dd_seat_x"]}),
    "GET /v1/inbox": lambda scene: (Request("GET", f"/v1/inbox{query}", accept=media) for query in ("", "?after=i") for media in ("", NDJSON, SSE)),
    "GET /v1/inbox/seats": reads("/v1/inbox/seats"),
    "PUT /v1/inbox/seats/<g>/<seat:n>": inbox_seat("PUT"),
    "DELETE /v1/inbox/seats/<g>/<seat:n>": inbox_seat("DELETE"),
    "POST /v1/inbox/webhooks": writes("/v1/inbox/webhooks", {"url": "https://receiver.example/hook"}),
    "GET /v1/inbox/webhooks": reads("/v1/inbox/webhooks"),
    "GET /v1/inbox/webhooks/<w>": reads("/v1/inbox/webhooks/{g}"),
    "DELETE /v1/inbox/webhooks/<w>": lambda scene: iter([Request("DELETE", f"/v1/inbox/webhooks/{scene.game}")]),
    "POST /v1/inbox/webhooks/<w>/secret": writes("/v1/inbox/webhooks/{g}/secret", {}),
    "POST /v1/inbox/webhooks/<w>/ping": writes("/v1/inbox/webhooks/{g}/ping", {}),
    "POST /v1/inbox/webhooks/<w>/enable": writes("/v1/inbox/webhooks/{g}/enable", {}),
    "GET /v1/keys": reads("/v1/keys"),
    "POST /v1/records": record_imports,
    "GET /v1/replays/<r>": reads("/v1/replays/{r}"),
    "DELETE /v1/replays/<r>": lambda scene: (Request("DELETE", f"/v1/replays/{link}") for link in scene.links),
    "GET /v1/replays/<r>/card.svg": pictures,
    "POST /v1/replays/<r>/forks": writes("/v1/replays/{r}/forks", {"at": 3}, {"at": 1}),
    "GET /v1/replays/<r>/frames": frames,
    "GET /v1/rulesets": reads("/v1/rulesets"),
    "GET /v1/rulesets/<name>": reads("/v1/rulesets/{name}"),
    "GET /v1/token": reads("/v1/token"),
    "DELETE /v1/tokens/<id>": deletions("/v1/tokens/{id}"),
}  # fmt: skip
"""By method and rule: what is asked of it."""

NOT_OF_A_GAME = {"GET /metrics": "the counters of a process, which both services of a test share"}
"""Operations without a row, each with the reason."""

OF_ANYBODY = (
    "/docs",
    "/llms.txt",
    "/openapi.json",
    "/problems/",
    "/static/",
    "/tables/",
    "/rules/",
    "/v1/rulesets",
    "/healthz",
    "/readyz",
    "/v1/keys",
    "/log/",
)
"""What is the same for every asker, and asked by nobody but the anonymous."""


def rules_of(served: Served) -> set[str]:
    """Every operation that the service has, by method and rule."""
    return {
        f"{method} {rule.rule}"
        for rule in served.service.app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }


def ask(served: Served, bearer: str | None, asked: Request, held: dict[str, str] | None = None) -> Answer:
    """The answer to a request. held: validators that this asker got before, by path, to be sent where there is one."""
    headers = {"CONTENT_TYPE" if name == "Content-Type" else f"HTTP_{name.upper().replace('-', '_')}": value for name, value in asked.headers.items()}  # fmt: skip
    headers |= {"HTTP_ACCEPT": asked.accept} if asked.accept else {}
    headers |= {"HTTP_AUTHORIZATION": f"Bearer {bearer}"} if bearer else {}
    headers |= {"HTTP_IF_NONE_MATCH": held[asked.path]} if held and asked.path in held else {}
    body = asked.body if isinstance(asked.body, bytes) else b"" if asked.body is None else json.dumps(asked.body).encode()  # fmt: skip
    return served.service.request(asked.method, asked.path, headers, body)
