"""Everything that can be asked of the service about a game, by everybody who can ask: what an attacker would try.

`ROWS` has a row for every operation; an operation without one fails the law. A row makes requests, the same for both of two games
that look alike; what must differ between them is masked in `transcripts` and nowhere else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from werkzeug.routing import Rule

from deaddrop.testing import values
from domain.players.recovery_code import to_recovery_code
from service.http.openapi import oidc_examples, passkey_examples, push_examples
from service.http.path_ids import CONVERTERS
from service.web.static_files import static_url
from tests.http.guest import named
from tests.laws.transcripts import Answer, Served

NOBODYS_CODE = to_recovery_code("00aaaaaaaaaaaaaaaa", bytes(10))
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
            yield Request("GET", f"{where}?viewpoint={who}")
            yield Request("GET", f"{where}?viewpoint={who}&at={at(scene)}")
            if path == "view":
                yield Request("GET", f"{where}?viewpoint={who}&words=true")
                yield Request("GET", f"{where}?viewpoint={who}&at={at(scene)}&words=true")

    return row


def feed_reads(scene: Scene) -> Iterator[Request]:
    where = f"/v1/games/{scene.game}/events"
    for media in ("", NDJSON, SSE):
        yield Request("GET", where, accept=media)
        yield Request("GET", f"{where}?after={at(scene)}", accept=media)
        yield Request("GET", f"{where}?words=true", accept=media)
        yield Request("GET", f"{where}?after={at(scene)}&words=true", accept=media)
    yield Request("GET", f"{where}?after={at(scene)}&limit=1")
    yield Request("GET", where, accept=SSE, headers={"Last-Event-ID": str(at(scene))})
    yield Request("GET", where, accept=SSE, headers={"Last-Event-ID": "nonsense"})
    for who in viewpoints(scene):
        yield Request("GET", f"{where}?viewpoint={who}&after={scene.version - 2}")
        yield Request("GET", f"{where}?viewpoint={who}&after={scene.version - 2}&words=true")


def frames(scene: Scene) -> Iterator[Request]:
    for link in scene.links:
        yield Request("GET", f"/v1/replays/{link}/frames?from={max(1, scene.version - 3)}")
        yield Request("GET", f"/v1/replays/{link}/frames?from={at(scene)}&limit=2")
        yield Request("GET", f"/v1/replays/{link}/frames?from={at(scene)}&limit=2&words=true")
        for who in viewpoints(scene):
            yield Request("GET", f"/v1/replays/{link}/frames?from={scene.version}&viewpoint={who}")
            yield Request("GET", f"/v1/replays/{link}/frames?from={scene.version}&viewpoint={who}&words=true")


def posters(scene: Scene) -> Iterator[Request]:
    for link in scene.links:
        yield from (Request("GET", f"/v1/replays/{link}/card.png{query}", accept="image/png") for query in ("", f"?v={at(scene)}", f"?v={scene.version}"))


def embeddings(scene: Scene) -> Iterator[Request]:
    for page in (f"/g/{scene.game}", *(f"/r/{link}?v={at(scene)}" for link in scene.links), "/me"):
        yield Request("GET", f"/v1/oembed?url={quote('https://games.example.org' + page, safe='')}")


def writes(path: str, *bodies: Any, **headers: str) -> Row:
    """Writes, each of a name of its own."""

    def row(scene: Scene) -> Iterator[Request]:
        for link in scene.links if "{r}" in path else ("",):
            for number, body in enumerate(bodies):
                key = named(f"{scene.game}/{scene.number}/{path}/{link}/{number}")
                where = path.format(g=scene.game, r=link, n=scene.seat)
                yield Request("POST", where, body, headers={"Idempotency-Key": key, **headers})

    return row


def sitting_down(path: str, *bodies: Any) -> Row:
    """Writes that are answered with a view, with and without words."""
    plain, worded = writes(path, *bodies), writes(f"{path}?words=true", *bodies)
    return lambda scene: (each for row in (plain, worded) for each in row(scene))


def puts(path: str, *bodies: Any) -> Row:
    """What is put, which needs no key."""
    return lambda scene: (Request("PUT", path.format(g=scene.game, n=scene.seat), body) for body in bodies)


def late_commands(scene: Scene) -> Iterator[Request]:
    """Commands that come too late: any of the ruleset's with any values."""
    for number, kind in enumerate(scene.commands):
        body = values.body(kind, scene.rng)
        for decision in ('"d1.0"', f'"d999.{scene.seat}"'):
            headers = {"Idempotency-Key": f"{scene.number}-{number}-{decision}"[:64], "If-Match": decision}
            for query in ("", "?words=true"):
                yield Request("POST", f"/v1/games/{scene.game}/commands{query}", body, headers=headers)


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


def reminders(scene: Scene) -> Iterator[Request]:
    """Of every seat: who is awaited is public."""
    for seat in range(scene.seats + 1):
        key = named(f"{scene.game}/{scene.number}/remind/{seat}")
        yield Request("POST", f"/v1/games/{scene.game}/seats/{seat}/reminders", headers={"Idempotency-Key": key})


def subjects(scene: Scene) -> list[Any]:
    """What can be reported of a game, there or not."""
    names = [{"kind": "name", "game": scene.game, "seat": seat} for seat in range(scene.seats + 1)]
    messages = [{"kind": "message", "game": scene.game, "scope": scope, "number": 1} for scope in ("players", "spectators")]
    return [*names, *messages, {"kind": "player", "player": scene.game}, {"kind": "study", "study": scene.game}]


def tournament_pages(*paths: str) -> Row:
    """Pages of a tournament that has the game's id, which is none."""
    return reads(*(f"/t/t{{g}}{path}" for path in paths))


def tournament_reads(*paths: str) -> Row:
    """Reads of a tournament that is not there: its id has the game's letters."""
    return reads(*(f"/v1/tournaments/t{{g}}{path}" for path in paths))


def tournament_writes(method: str, path: str, *bodies: Any) -> Row:
    """Writes to such a tournament, each with a key of its own."""

    def row(scene: Scene) -> Iterator[Request]:
        for number, body in enumerate(bodies):
            key = named(f"{scene.game}/{scene.number}/{method}/{path}/{number}")
            yield Request(method, f"/v1/tournaments/t{scene.game}{path}", body, headers={"Idempotency-Key": key, "If-Match": '"1"'})

    return row


ROWS_OF_TOURNAMENTS: dict[str, Row] = {
    "GET /v1/players/me/tournaments": reads("/v1/players/me/tournaments"),
    "PUT /v1/players/me/entries/<t>/<number:entry>": lambda scene: iter([Request("PUT", f"/v1/players/me/entries/{scene.game}/1", {"token": "dd_entry_" + scene.game})]),
    "GET /desk/new": reads("/desk/new"),
    "GET /desk/<t>": reads("/desk/t{g}"),
    "GET /desk/<t>/print/<what>": reads("/desk/t{g}/print/slips", "/desk/t{g}/print/x"),
    "GET /desk/<t>/parts/pairings/<number:k>": reads("/desk/t{g}/parts/pairings/1"),
    "GET /desk/<t>/parts/standings": reads("/desk/t{g}/parts/standings"),
    "GET /desk/<t>/parts/cross-table": reads("/desk/t{g}/parts/cross-table"),
    "GET /desk/<t>/parts/worth/<number:size>": reads("/desk/t{g}/parts/worth/4"),
    "POST /desk/<t>/codes": writes("/desk/t{g}/codes", {"links": ["https://games.example.org/t/t0a#token=dd_entry_0a"]}, {"links": 1}),
    "POST /v1/tournaments": writes("/v1/tournaments", {"title": "E", "ruleset": "microfilms", "preset": "cup"}, {"title": "E", "ruleset": "x", "preset": "cup"}),
    "GET /v1/tournaments": reads("/v1/tournaments", "/v1/tournaments?limit=1"),
    "GET /v1/tournaments/<t>": tournament_reads(""),
    "PATCH /v1/tournaments/<t>": tournament_writes("PATCH", "", {"is_entering": True}, {"regulations": {}}),
    "POST /v1/tournaments/<t>/announcements": tournament_writes("POST", "/announcements", {"text": "t"}),
    "POST /v1/tournaments/<t>/confirm": tournament_writes("POST", "/confirm", {}),
    "POST /v1/tournaments/<t>/officials": tournament_writes("POST", "/officials", {"role": "arbiter"}),
    "DELETE /v1/tournaments/<t>/officials/<o>": tournament_writes("DELETE", "/officials/o1", None),
    "POST /v1/tournaments/<t>/entries": tournament_writes("POST", "/entries", {"entries": [{"names": ["Eve"]}]}),
    "GET /v1/tournaments/<t>/entries": tournament_reads("/entries", "/entries?limit=1"),
    "PATCH /v1/tournaments/<t>/entries/<number:entry>": tournament_writes("PATCH", "/entries/1", {"state": "withdrawn"}),
    "POST /v1/tournaments/<t>/entries/<number:entry>/checkin": tournament_writes("POST", "/entries/1/checkin", {}),
    "POST /v1/tournaments/<t>/entries/preview": tournament_writes("POST", "/entries/preview", {"entries": [{"names": ["Anna"]}]}),
    "POST /v1/tournaments/<t>/entries/checkin": tournament_writes("POST", "/entries/checkin", {"entries": [1]}),
    "POST /v1/tournaments/<t>/entries/<number:entry>/byes": tournament_writes("POST", "/entries/1/byes", {"round": 1}),
    "POST /v1/tournaments/<t>/entries/<number:entry>/slip": tournament_writes("POST", "/entries/1/slip", None),
    "POST /v1/tournaments/<t>/consents": tournament_writes("POST", "/consents", {"regulations": {"points": {"scheme": "win"}}}),
    "POST /v1/tournaments/<t>/exchanges": tournament_writes("POST", "/exchanges", {"slip": "dd_slip_t0a"}),
    "POST /v1/tournaments/<t>/officials/<o>/slip": tournament_writes("POST", "/officials/o1/slip", None),
    "GET /v1/series": lambda scene: iter([Request("GET", f"/v1/series?tournaments=t{scene.game}")]),
    "POST /v1/tournaments/<t>/webhooks": tournament_writes("POST", "/webhooks", {"url": "https://receiver.example/hook"}),
    "GET /v1/tournaments/<t>/webhooks": tournament_reads("/webhooks"),
    "GET /v1/tournaments/<t>/webhooks/<w>": tournament_reads("/webhooks/{g}"),
    "DELETE /v1/tournaments/<t>/webhooks/<w>": tournament_writes("DELETE", "/webhooks/x", None),
    "POST /v1/tournaments/<t>/webhooks/<w>/secret": tournament_writes("POST", "/webhooks/x/secret", {}),
    "POST /v1/tournaments/<t>/webhooks/<w>/ping": tournament_writes("POST", "/webhooks/x/ping", {}),
    "POST /v1/tournaments/<t>/webhooks/<w>/enable": tournament_writes("POST", "/webhooks/x/enable", {}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/draft": tournament_writes("POST", "/rounds/1/draft", None),
    "GET /v1/tournaments/<t>/rounds/<number:k>/draft": tournament_reads("/rounds/1/draft"),
    "PUT /v1/tournaments/<t>/rounds/<number:k>/draft": tournament_writes("PUT", "/rounds/1/draft", {"tables": []}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/publish": tournament_writes("POST", "/rounds/1/publish", {}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/withdraw": tournament_writes("POST", "/rounds/1/withdraw", {}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/close": tournament_writes("POST", "/rounds/1/close", {}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/luck": tournament_writes("POST", "/rounds/1/luck", {"numbers": "6"}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/lots": tournament_writes("POST", "/rounds/1/lots", {"among": [1, 2]}),
    "GET /v1/tournaments/<t>/rounds/<number:k>/progress": tournament_reads("/rounds/1/progress"),
    "GET /v1/tournaments/<t>/rounds/<number:k>": tournament_reads("/rounds/1"),
    "POST /v1/tournaments/<t>/rounds/<number:k>/tables": tournament_writes("POST", "/rounds/1/tables", {"seats": [{"entry": 1}]}),
    "GET /v1/tournaments/<t>/rounds/<number:k>/tables/<number:table>": tournament_reads("/rounds/1/tables/1"),
    "POST /v1/tournaments/<t>/rounds/<number:k>/tables/<number:table>/rulings": tournament_writes("POST", "/rounds/1/tables/1/rulings", {"kind": "void", "reason": "r"}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/tables/<number:table>/hands": tournament_writes("POST", "/rounds/1/tables/1/hands", {"reason": "r"}),
    "POST /v1/tournaments/<t>/rounds/<number:k>/tables/<number:table>/clock": tournament_writes("POST", "/rounds/1/tables/1/clock", {"kind": "strike", "reason": "r"}),
    "POST /v1/tournaments/<t>/penalties": tournament_writes("POST", "/penalties", {"entry": 1, "kind": "warning", "reason": "r"}),
    "POST /v1/tournaments/<t>/appeals": tournament_writes("POST", "/appeals", {"round": 1, "table": 1, "text": "t"}),
    "GET /v1/tournaments/<t>/appeals": tournament_reads("/appeals"),
    "POST /v1/tournaments/<t>/appeals/<number:appeal>/decision": tournament_writes("POST", "/appeals/1/decision", {"verdict": "withdrawn"}),
    "GET /v1/tournaments/<t>/standings": tournament_reads("/standings", "/standings?at=1"),
    "GET /v1/tournaments/<t>/facts": tournament_reads("/facts", "/facts?after=1&limit=1"),
    "GET /v1/tournaments/<t>/checkpoint": tournament_reads("/checkpoint"),
    "GET /v1/tournaments/<t>/record": tournament_reads("/record"),
    "GET /v1/tournaments/<t>/trf": tournament_reads("/trf"),
    "GET /t": reads("/t", "/t?after=x"),
    "GET /t/<t>": tournament_pages(""),
    "GET /t/<t>/rounds/<number:k>": tournament_pages("/rounds/1"),
    "GET /t/<t>/rounds/<number:k>/tables/<number:n>": tournament_pages("/rounds/1/tables/1"),
    "GET /t/<t>/standings": tournament_pages("/standings"),
    "GET /t/<t>/cross": tournament_pages("/cross"),
    "GET /t/<t>/entries": tournament_pages("/entries"),
    "GET /t/<t>/entries/<number:n>": tournament_pages("/entries/1"),
    "GET /t/<t>/news": tournament_pages("/news"),
    "GET /t/<t>/own": tournament_pages("/own"),
    "GET /t/<t>/screen": tournament_pages("/screen"),
    "GET /t/<t>/embed": tournament_pages("/embed"),
    "GET /series": reads("/series", "/series?tournaments=t{g}", "/series?tournaments=t{g}&side=1.1"),
    "GET /series/add": reads("/series/add", "/series/add?tournaments=t{g}&after=x"),
    "GET /series/embed": reads("/series/embed?tournaments=t{g}", "/series/embed"),
    "GET /t/<t>/card.png": tournament_pages("/card.png"),
}  # fmt: skip
ROWS: dict[str, Row] = {
    "GET /": reads("/"),
    "GET /card.png": reads("/card.png"),
    "GET /docs": reads("/docs"),
    "GET /docs/plain": reads("/docs/plain"),
    "GET /games": reads("/games?of={g}"),
    "GET /g/<g>": reads("/g/{g}"),
    "GET /g/<g>/end": reads("/g/{g}/end"),
    "GET /g/<g>/log": reads("/g/{g}/log"),
    "GET /g/<g>/page": reads("/g/{g}/page"),
    "GET /g/<g>/table": reads("/g/{g}/table"),
    "GET /log/checkpoint": reads("/log/checkpoint"),
    "GET /log/tile/<path:tile>": reads("/log/tile/entries/000", "/log/tile/0/000.p/1", "/log/tile/../private/signed"),
    "GET /log/vkey": reads("/log/vkey"),
    "GET /healthz": reads("/healthz"),
    "GET /looks/<name>/<digest>/<file>": reads("/looks/microfilms/0123456789abcdef/faces.svg", "/looks/{name}/0/none.css"),
    "GET /llms.txt": reads("/llms.txt"),
    "GET /openapi.json": reads("/openapi.json"),
    "GET /openapi/play.json": reads("/openapi/play.json"),
    "GET /problems/<code>": reads("/problems/not-offered"),
    "GET /r/<r>": reads("/r/{r}"),
    "GET /readyz": reads("/readyz"),
    "GET /about": reads("/about"),
    "GET /learn/<name>": reads("/learn/{name}"),
    "GET /shown/<name>": reads("/shown/microfilms", "/shown/{name}?v=1&to=0"),
    "GET /shown/<name>/table": reads("/shown/microdot/table", "/shown/{name}/table?v=x"),
    "GET /shown/<name>/moments": reads("/shown/microfilms/moments", "/shown/{name}/moments"),
    "GET /rules/<name>": reads("/rules/{name}"),
    "GET /static/<path:path>": reads("/static/shared/api.mjs", static_url("shared/api.mjs")),
    "GET /covers/<name>.svg": reads("/covers/{name}.svg"),
    "POST /v1/games": creations,
    "GET /v1/games": reads("/v1/games", "/v1/games?status=playing&limit=1"),
    "GET /v1/games/<g>": reads("/v1/games/{g}"),
    "GET /v1/games/<g>/card.png": reads("/v1/games/{g}/card.png"),
    "DELETE /v1/games/<g>": lambda scene: iter([Request("DELETE", f"/v1/games/{scene.game}")]),
    "GET /v1/games/<g>/arbiter-reads": reads("/v1/games/{g}/arbiter-reads"),
    "GET /v1/games/<g>/checkpoint": reads("/v1/games/{g}/checkpoint", "/v1/games/{g}/checkpoint?at=2"),
    "POST /v1/games/<g>/commands": late_commands,
    "POST /v1/games/<g>/commands/check": command_checks,
    "GET /v1/games/<g>/events": feed_reads,
    "GET /v1/games/<g>/evidence": reads_by_viewpoint("evidence"),
    "POST /v1/games/<g>/forks": writes("/v1/games/{g}/forks", {"resample": {"seed": "s"}}, {"at": 3}, {"viewpoint": "all"}),
    "GET /v1/games/<g>/forks": reads("/v1/games/{g}/forks"),
    "GET /v1/games/<g>/record": lambda scene: (Request("GET", f"/v1/games/{scene.game}/record{query}") for query in ("", *(f"?viewpoint={who}" for who in viewpoints(scene)))),
    "POST /v1/games/<g>/replays": writes("/v1/games/{g}/replays", {}, {"viewpoint": "all"}, {"viewpoint": "seat:0", "from": 2}),
    "POST /v1/games/<g>/interventions": writes("/v1/games/{g}/interventions", {"kind": "resume", "author": "A", "reason": "r"}, {"kind": "add_time", "seat": 0, "seconds": 5, "author": "A", "reason": "r"}),
    "POST /v1/games/<g>/exchanges": writes("/v1/games/{g}/exchanges", {"slip": "dd_slip_0a"}),
    "POST /v1/games/<g>/begin": writes("/v1/games/{g}/begin", None),
    "POST /v1/games/<g>/seat-asks": writes("/v1/games/{g}/seat-asks", {"seat": 0}, {"seat": 1}, {"seat": 99}),
    "GET /v1/games/<g>/seat-asks": reads("/v1/games/{g}/seat-asks"),
    "PUT /v1/games/<g>/seat-asks": puts("/v1/games/{g}/seat-asks", {"allowed": False}, {"allowed": True}),
    "GET /v1/games/<g>/seat-asks/own": reads("/v1/games/{g}/seat-asks/own"),
    "POST /v1/games/<g>/seat-asks/answers": writes("/v1/games/{g}/seat-asks/answers", {"ask": "0" * 16, "agree": True}, {"ask": "0" * 16, "agree": False}),
    "POST /v1/games/<g>/rulings": writes("/v1/games/{g}/rulings", {"kind": "correct", "author": "A", "reason": "r", "outcome": None}),
    "GET /v1/games/<g>/rulings": reads("/v1/games/{g}/rulings"),
    "POST /v1/games/<g>/seats/<seat:n>/claim": sitting_down("/v1/games/{g}/seats/{n}/claim", {"code": "guessed"}, {"code": "guessed", "commit": "0" * 64, "name": "Eve"}),
    "PUT /v1/games/<g>/seats/<seat:n>/commit": puts("/v1/games/{g}/seats/{n}/commit", {"commit": "0" * 64}),
    "PUT /v1/games/<g>/seats/<seat:n>/nonce": puts("/v1/games/{g}/seats/{n}/nonce", {"nonce": "0" * 64, "digest": "0" * 64}),
    "PUT /v1/games/<g>/public": puts("/v1/games/{g}/public", {"round": 1, "signature": "0" * 96}),
    "PUT /v1/games/<g>/rematch": puts("/v1/games/{g}/rematch", {}, {"commit": "0" * 64}),
    "GET /v1/games/<g>/rematch": reads("/v1/games/{g}/rematch"),
    "POST /v1/games/<g>/join": sitting_down("/v1/games/{g}/join", {}, {"code": "guessed"}, {"commit": "0" * 64, "name": "Eve"}),
    "POST /v1/games/<g>/tokens": writes("/v1/games/{g}/tokens", {"scope": "spectator"}, {"scope": "seat:read"}),
    "GET /v1/games/<g>/tokens": reads("/v1/games/{g}/tokens", "/v1/games/{g}/tokens?limit=1"),
    "GET /v1/games/<g>/view": reads_by_viewpoint("view"),
    "GET /v1/games/<g>/chat": reads("/v1/games/{g}/chat"),
    "PUT /v1/games/<g>/chat": puts("/v1/games/{g}/chat", {"mode": "all"}),
    "POST /v1/games/<g>/guests": writes("/v1/games/{g}/guests", {"name": "Eve"}),
    "POST /v1/games/<g>/messages": writes("/v1/games/{g}/messages", {"text": "Hello."}, {"emote": "wow"}, {"scope": "spectators", "text": "Hm."}),
    "GET /v1/games/<g>/messages": lambda scene: (Request("GET", f"/v1/games/{scene.game}/messages{query}", accept=media) for query in ("", "?scope=players", "?scope=spectators&after=0") for media in ("", NDJSON, SSE)),
    "GET /v1/games/<g>/presence": reads("/v1/games/{g}/presence"),
    "PUT /v1/games/<g>/presence": puts("/v1/games/{g}/presence", {"state": "online"}, {"state": "hidden"}),
    "POST /v1/games/<g>/seats/<seat:n>/reminders": reminders,
    "GET /v1/games/<g>/blocks": reads("/v1/games/{g}/blocks"),
    "PUT /v1/games/<g>/blocks/<author>": lambda scene: (Request("PUT", f"/v1/games/{scene.game}/blocks/{author}") for author in ("seat-0", "guest-abcdefgh", "x")),
    "DELETE /v1/games/<g>/blocks/<author>": lambda scene: iter([Request("DELETE", f"/v1/games/{scene.game}/blocks/seat-0")]),
    "POST /v1/reports": lambda scene: writes("/v1/reports", *({"subject": each, "ground": "abuse"} for each in subjects(scene)))(scene),
    "GET /v1/moderation/reports": reads("/v1/moderation/reports", "/v1/moderation/reports?state=all"),
    "POST /v1/moderation/acts": lambda scene: writes("/v1/moderation/acts", *({"act": "hide", "subject": each, "reason": "r"} for each in subjects(scene)))(scene),
    "GET /v1/moderation/acts": reads("/v1/moderation/acts"),
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
    "GET /me": reads("/me"),
    "POST /g/<g>/qr.svg": writes("/g/{g}/qr.svg", {"address": "https://games.example.org/g/0a#join=0a"}, {"address": "x"}),
    "POST /me/qr.svg": writes("/me/qr.svg", {"address": "https://games.example.org/me#link=dd_link_0a"}, {"address": "x"}),
    "GET /notices-worker.js": reads("/notices-worker.js"),
    "GET /unsubscribe/<text>": reads("/unsubscribe/x"),
    "POST /unsubscribe/<text>": lambda scene: iter([Request("POST", "/unsubscribe/inbox-00aaaaaaaaaaaaaaaa-x")]),
    "PUT /v1/inbox/mail": lambda scene: iter([Request("PUT", "/v1/inbox/mail", {"address": "eve@example.org"})]),
    "GET /v1/inbox/mail": reads("/v1/inbox/mail"),
    "DELETE /v1/inbox/mail": lambda scene: iter([Request("DELETE", "/v1/inbox/mail")]),
    "POST /v1/inbox/mail/confirm": writes("/v1/inbox/mail/confirm", {"code": "00000000"}),
    "GET /v1/push": reads("/v1/push"),
    "PUT /v1/inbox/push": lambda scene: iter([Request("PUT", "/v1/inbox/push", push_examples.BODY)]),
    "GET /v1/oembed": embeddings,
    "GET /r/<r>/moments": lambda scene: (Request("GET", f"/r/{link}/moments{query}") for link in scene.links for query in ("", f"?from={at(scene)}", "?viewpoint=all")),
    "GET /r/<r>/table": lambda scene: (Request("GET", f"/r/{link}/table{query}") for link in scene.links for query in ("", f"?v={at(scene)}", f"?v={at(scene)}&viewpoint=all")),
    "GET /r/<r>/embed": lambda scene: (Request("GET", f"/r/{link}/embed{query}") for link in scene.links for query in ("", f"?v={at(scene)}", "?viewpoint=all")),
    "GET /v1/inbox/push": reads("/v1/inbox/push"),
    "GET /v1/inbox/push/<s>": reads("/v1/inbox/push/{g}"),
    "DELETE /v1/inbox/push/<s>": lambda scene: iter([Request("DELETE", f"/v1/inbox/push/{scene.game}")]),
    "GET /v1/keys": reads("/v1/keys"),
    "POST /v1/records": record_imports,
    "POST /v1/players": writes("/v1/players", {"name": "Eve"}),
    "POST /v1/players/recover": writes("/v1/players/recover", {"recovery_code": "0" * 36}, {"recovery_code": NOBODYS_CODE}),
    "POST /v1/players/link": writes("/v1/players/link", {"link": "dd_link_" + "a" * 50}, {"link": "dd_link_00" + "a" * 48}),
    "GET /v1/players/<p>": reads("/v1/players/{g}", "/v1/players/x"),
    "GET /v1/players/me": reads("/v1/players/me"),
    "PATCH /v1/players/me": lambda scene: iter([Request("PATCH", "/v1/players/me", {"name": "Eve"})]),
    "DELETE /v1/players/me": lambda scene: iter([Request("DELETE", "/v1/players/me")]),
    "GET /v1/players/me/games": reads("/v1/players/me/games", "/v1/players/me/games?cursor={g}-0"),
    "POST /v1/players/me/seats/<g>/<seat:n>/token": writes("/v1/players/me/seats/{g}/{n}/token", None),
    "PUT /v1/players/me/seats/<g>/<seat:n>": lambda scene: iter([Request("PUT", f"/v1/players/me/seats/{scene.game}/{scene.seat}", {"token": scene.token})]),
    "GET /v1/players/me/ratings": reads("/v1/players/me/ratings"),
    "GET /v1/ratings/<name>": reads("/v1/ratings/microfilms?people=3", "/v1/ratings/none?people=2&cursor=1"),
    "GET /v1/players/me/credentials": reads("/v1/players/me/credentials"),
    "DELETE /v1/players/me/credentials/<c>": lambda scene: iter([Request("DELETE", "/v1/players/me/credentials/c" + "a" * 16)]),
    "GET /v1/players/passkeys/challenge": reads("/v1/players/passkeys/challenge"),
    "POST /v1/players/passkeys/sign-in": writes("/v1/players/passkeys/sign-in", passkey_examples.SIGN_IN, {**passkey_examples.SIGN_IN, "user": "MDA"}),
    "GET /v1/players/me/passkeys/challenge": reads("/v1/players/me/passkeys/challenge"),
    "POST /v1/players/me/passkeys": writes("/v1/players/me/passkeys", passkey_examples.NEW),
    "GET /v1/players/oidc/authorization": reads("/v1/players/oidc/authorization"),
    "POST /v1/players/oidc/identity": writes("/v1/players/oidc/identity", oidc_examples.ANSWER),
    "POST /v1/players/oidc/sign-in": writes("/v1/players/oidc/sign-in", oidc_examples.SIGN_IN),
    "POST /v1/players/me/identities": writes("/v1/players/me/identities", oidc_examples.ADD),
    "POST /v1/players/me/recovery-code": writes("/v1/players/me/recovery-code", {}),
    "POST /v1/players/me/links": writes("/v1/players/me/links", {}),
    "GET /v1/replays/<r>": reads("/v1/replays/{r}"),
    "DELETE /v1/replays/<r>": lambda scene: (Request("DELETE", f"/v1/replays/{link}") for link in scene.links),
    "GET /v1/replays/<r>/card.png": posters,
    "POST /v1/replays/<r>/forks": writes("/v1/replays/{r}/forks", {"at": 3}, {"at": 1}),
    "GET /v1/replays/<r>/frames": frames,
    "GET /v1/rulesets": reads("/v1/rulesets"),
    "GET /v1/rulesets/<name>": reads("/v1/rulesets/{name}"),
    "POST /v1/seeks": writes("/v1/seeks", {"ruleset": "microfilms", "seats": 3, "name": "Eve"}, {"ruleset": "x", "seats": 2}),
    "GET /v1/seeks": reads("/v1/seeks", "/v1/seeks?ruleset=microfilms"),
    "POST /v1/seeks/<seek>/join": writes("/v1/seeks/{g}/join", {}, {"name": "Eve"}),
    "GET /v1/seeks/<seek>": reads("/v1/seeks/{g}", "/v1/seeks/{g}?wait=0"),
    "DELETE /v1/seeks/<seek>": lambda scene: iter([Request("DELETE", f"/v1/seeks/{scene.game}")]),
    "GET /study/<study>": reads("/study/{g}"),
    "GET /study/<study>/notes": reads("/study/{g}/notes?v=1"),
    "POST /v1/replays/<r>/studies": writes("/v1/replays/{r}/studies", {"title": "A study"}, {"title": "A study", "notes": [{"at": 2, "text": "Here."}]}),
    "GET /v1/studies/<study>": reads("/v1/studies/{g}"),
    "PUT /v1/studies/<study>": lambda scene: (Request("PUT", f"/v1/studies/{scene.game}", {"title": "A study", "notes": [], "variations": []}, headers={"If-Match": version}) for version in ('"1"', '"2"')),
    "POST /v1/studies/<study>/variations": writes("/v1/studies/{g}/variations", {"at": 3}),
    "DELETE /v1/studies/<study>": lambda scene: iter([Request("DELETE", f"/v1/studies/{scene.game}")]),
    "GET /v1/players/me/studies": reads("/v1/players/me/studies"),
    "GET /v1/token": reads("/v1/token"),
    "DELETE /v1/tokens/<id>": deletions("/v1/tokens/{id}"),
    **ROWS_OF_TOURNAMENTS,
}  # fmt: skip
"""By method and rule: what is asked of it."""

NOT_OF_A_GAME = {"GET /metrics": "the counters of a process, which both services of a test share"}
"""Operations without a row, each with the reason."""

OF_ANYBODY = (
    "/card.png",
    "/docs",
    "/llms.txt",
    "/openapi.json",
    "/openapi/play.json",
    "/problems/",
    "/looks/",
    "/static/",
    "/covers/",
    "/rules/",
    "/learn/",
    "/v1/rulesets",
    "/healthz",
    "/readyz",
    "/v1/keys",
    "/log/",
)
"""What is the same for every asker, and asked by nobody but the anonymous."""


def to_path(rule: Rule) -> str:
    """A rule as the program declares it, without the converters that its ids get.

    >>> to_path(Rule("/v1/games/<game:g>/seats/<seat:n>"))
    '/v1/games/<g>/seats/<seat:n>'
    """
    return re.sub(rf"<(?:{'|'.join(CONVERTERS)}):", "<", rule.rule)


def rules_of(served: Served) -> set[str]:
    """Every operation that the service has, by method and rule."""
    return {
        f"{method} {to_path(rule)}"
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
