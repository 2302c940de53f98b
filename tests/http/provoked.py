"""Each problem of the registry, and how a client comes to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest import mock

from flask import Flask
from werkzeug.test import TestResponse

from domain.catalogue import Catalogue
from domain.game import decide, fork
from domain.game.token_descent import MOST_LIVE
from domain.kernel.errors import Impossible
from domain.players.player import MOST_LINKS
from service.app.audits.audit_pool import NoVerdict
from service.app.bots import automation
from service.app.core.idempotent_requests import Request
from service.app.feeds.inboxes import MOST_SEATS
from service.app.interventions import rulings
from service.app.players import seats as bound_seats
from service.app.proofs import imports
from service.http.app_services import NAME
from service.quotas import OpenLimits, parse_policies
from service.shares import networks_of
from service.signin_settings import PasskeySettings
from tests.audit.tampering import renamed
from tests.equipment.memory_store.store import MemoryStore
from tests.http.failing_stores import Broken, Crowded, Down, Tampered
from tests.http.guest import Guest, Json, key, opened, played, seats
from tests.http.provoked_at_events import PROVOKED_AT_EVENTS
from tests.http.provoked_at_tables import PROVOKED_AT_TABLES
from tests.http.provoked_by_luck import PROVOKED_BY_LUCK
from tests.http.provoked_by_oidc import OIDC_SETTINGS, PROVOKED_BY_OIDC
from tests.http.provoked_by_organisers import PROVOKED_BY_ORGANISERS
from tests.http.provoked_by_push import PROVOKED_BY_PUSH
from tests.http.provoked_by_talk import PROVOKED_BY_TALK

Provoke = Callable[[Flask], TestResponse]


def waiting(app: Flask) -> Json:
    """A game with a free seat, as its creator is told of it."""
    wanted = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}
    made: Json = Guest(app).post("/v1/games", wanted).get_json()
    return made


def claim(app: Flask, made: Json, seat: int, code: str = "x") -> TestResponse:
    return Guest(app).post(f"/v1/games/{made['game']['id']}/seats/{seat}/claim", {"code": code})


def stale(app: Flask) -> TestResponse:
    table = opened(app)
    guest = table.awaited()
    decision = guest.view(table.id)["decision"]["id"]
    guest.act(table.id, {"type": "pass"}, decision)
    return guest.act(table.id, {"type": "pass"}, decision)


def not_started(app: Flask) -> TestResponse:
    made = waiting(app)
    return Guest(app, made["seats"][0]["token"]).act(made["game"]["id"], {"type": "pass"})


def resigned(app: Flask) -> TestResponse:
    table = opened(app)
    table.by[0].act(table.id, {"type": "resign"})
    return table.by[0].act(table.id, {"type": "resign"})


def not_absent(app: Flask) -> TestResponse:
    table = opened(app, clock={"decision_s": 60})
    return table.by[0].act(table.id, {"type": "return"})


def absent(app: Flask) -> TestResponse:
    table = opened(app, clock={"decision_s": 60, "absent_after": 1})
    context: Any = app.extensions[NAME].context
    context.now_ms.ms += 60_000
    [seat] = [each["seat"] for each in table.by[0].view(table.id)["decisions"]]
    context.games.execute(table.id, Request("strike", "strike"), decide.time_out)
    return table.by[seat].act(table.id, {"type": "pass"})


def revoked(app: Flask) -> TestResponse:
    table = opened(app)
    table.by[0].delete(f"/v1/tokens/{table.id}-seat-0")
    return table.by[0].get("/v1/token")


def closed_group(app: Flask) -> TestResponse:
    first = played(app, opened(app))
    body = {"ruleset": "microfilms", "seats": seats(3), "deal": {"mode": "duplicate", "group": "g"}}
    root = Guest(app).post("/v1/games", body).get_json()
    organiser = Guest(app, root["organiser_token"])
    organiser.act(root["game"]["id"], {"type": "abort", "reason": "rain"})
    assert first.id != root["game"]["id"]
    settle(app, root["game"]["id"])
    return organiser.post("/v1/games", body)


def settle(app: Flask, game: str) -> None:
    """What automation does when a group is over."""
    from service.http.app_services import NAME

    context = app.extensions[NAME].context
    automation.reveal_group(context, context.games.load(game))


def key_used_twice(app: Flask) -> TestResponse:
    guest, name = Guest(app), key()
    guest.post("/v1/games", {"ruleset": "microfilms", "seats": seats(3)}, Idempotency_Key=name)
    return guest.post("/v1/games", {"ruleset": "microfilms", "seats": seats(4)}, Idempotency_Key=name)


def without_if_match(app: Flask) -> TestResponse:
    table = opened(app)
    return table.awaited().post(f"/v1/games/{table.id}/commands", {"type": "pass"})


def over(app: Flask) -> TestResponse:
    table = played(app, opened(app))
    return table.by[0].act(table.id, {"type": "pass"})


def without_its_rules(app: Flask) -> TestResponse:
    here = app.extensions[NAME].context
    table = opened(app)
    here.games.forget(table.id)
    with mock.patch.object(here.games, "_catalogue", Catalogue()):
        return table.by[0].act(table.id, {"type": "pass"})


def corrected_too_early(app: Flask) -> TestResponse:
    table = opened(app)
    ruling = {"kind": "correct", "author": "Greta", "reason": "Anna left.", "outcome": None}
    return table.organiser.post(f"/v1/games/{table.id}/rulings", ruling)


def not_offered(app: Flask) -> TestResponse:
    table = opened(app)
    return table.awaited().act(table.id, {"type": "answer_bribe", "accept": True})


def not_yours(app: Flask) -> TestResponse:
    table = opened(app)
    return table.others()[0].act(table.id, {"type": "pass"})


def other_eyes(app: Flask) -> TestResponse:
    table = opened(app)
    return table.by[0].get(f"/v1/games/{table.id}/view?viewpoint=seat:1")


def hasty(app: Flask) -> TestResponse:
    for _ in range(5):
        refused = Guest(app).get("/v1/rulesets")
    return refused


def crowded(app: Flask) -> TestResponse:
    from service.http.app_services import NAME

    table = opened(app)
    app.extensions[NAME].context.store.is_crowded = True
    return table.awaited().act(table.id, {"type": "pass"})


def diverged(app: Flask) -> TestResponse:
    from service.http.app_services import NAME

    table = opened(app)
    dealt = table.by[0].view(table.id)["version"]
    table.awaited().act(table.id, {"type": "pass"})
    app.extensions[NAME].context.store.is_tampered = True
    return table.by[0].get(f"/v1/games/{table.id}/view?at={dealt}")


def gone_and_come_back(app: Flask) -> TestResponse:
    """A seat leaves once more within a minute than it may."""
    table = opened(app)
    for kind in ("leave", "return") * 4:
        assert table.by[0].act(table.id, {"type": kind}).status_code == 201
    return table.by[0].act(table.id, {"type": "leave"})


def handed_out(app: Flask) -> TestResponse:
    table = opened(app)
    made = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"}).get_json()
    spectator = Guest(app, made["token"])
    answers = [spectator.post(f"/v1/games/{table.id}/replays", {}) for _ in range(MOST_LIVE["spectator"] + 1)]
    return answers[-1]


def ruled_to_death(app: Flask) -> TestResponse:
    table = played(app, opened(app))
    body = {"kind": "correct", "author": "Greta", "reason": "Again.", "outcome": None}
    with mock.patch.object(rulings, "MOST_RULINGS", 3):
        answers = [table.organiser.post(f"/v1/games/{table.id}/rulings", body) for _ in range(4)]
    assert [each.status_code for each in answers[:-1]] == [201] * 3
    return answers[-1]


def bad_record(app: Flask) -> TestResponse:
    return imported(app, b"{}\n")


def impossible(app: Flask) -> TestResponse:
    """A fork for which no world is found."""
    table = opened(app, analysis=True)
    with mock.patch.object(fork, "sample_position", side_effect=Impossible("It is so.")):
        return table.by[0].post(f"/v1/games/{table.id}/forks", {})


def while_others_are_drawn(app: Flask) -> TestResponse:
    """A picture, when as many wait from here as may."""
    places = app.extensions[NAME].context.rasters.queue.places
    while places.acquire(networks_of("127.0.0.1")) is None:
        pass
    return Guest(app).get(f"/v1/games/{opened(app).id}/card.png")


def broken_off(code: str) -> Provoke:
    """An import whose audit comes to no result."""

    def provoke(app: Flask) -> TestResponse:
        from service.http.app_services import NAME

        def ask(*_: object) -> None:
            raise NoVerdict("It is so.", code)

        app.extensions[NAME].context.audits.ask = ask
        return imported(app, b"{}\n")

    return provoke


def imported(app: Flask, raw: bytes) -> TestResponse:
    headers = {"Idempotency-Key": key(), "Content-Type": "application/x-ndjson"}
    return Guest(app).ask("POST", "/v1/records", headers, data=raw)


def another_history(app: Flask) -> TestResponse:
    """The record of a game, told under the id of another that is here."""
    one, other = (played(app, opened(app), seed) for seed in (1, 2))
    return imported(app, renamed(Guest(app).get(f"/v1/games/{one.id}/record").data, other.id))


def many_links(app: Flask) -> TestResponse:
    player = Guest(app, Guest(app).post("/v1/players", {"name": "Anna"}).get_json()["token"])
    return [player.post("/v1/players/me/links") for _ in range(MOST_LINKS + 1)][-1]


def full_player(app: Flask) -> TestResponse:
    player = Guest(app).post("/v1/players", {"name": "Anna"}).get_json()["token"]
    with mock.patch.object(bound_seats, "MOST_OPEN", 2):
        return Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(3), "player": player})


def bound_twice(app: Flask) -> TestResponse:
    table, bound = opened(app), []
    for name in ("Anna", "Ben"):
        player = Guest(app, Guest(app).post("/v1/players", {"name": name}).get_json()["token"])
        bound.append(
            player.ask("PUT", f"/v1/players/me/seats/{table.id}/0", {}, json={"token": table.by[0].token})
        )
    return bound[-1]


def full_inbox(app: Flask) -> TestResponse:
    inbox = Guest(app).post("/v1/inbox", {}).get_json()["inbox_token"]
    for _ in range(MOST_SEATS // 6):
        opened(app, 6, inbox=inbox)
    return Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(6), "inbox": inbox})


def register(app: Flask, count: int = 1) -> TestResponse:
    """The last of so many webhooks of one inbox."""
    owner = Guest(app, Guest(app).post("/v1/inbox", {}).get_json()["inbox_token"])
    made = [owner.post("/v1/inbox/webhooks", {"url": "https://receiver.example/"}) for _ in range(count)]
    return made[-1]


def pinged_before_its_challenge(app: Flask) -> TestResponse:
    owner = Guest(app, Guest(app).post("/v1/inbox", {}).get_json()["inbox_token"])
    made = owner.post("/v1/inbox/webhooks", {"url": "https://receiver.example/"}).get_json()
    return owner.post(f"/v1/inbox/webhooks/{made['id']}/ping")


def under_another_id(app: Flask) -> TestResponse:
    """A game of this service comes in again under another id."""
    table = played(app, opened(app))
    return imported(app, renamed(Guest(app).get(f"/v1/games/{table.id}/record").data, "00aaaaaaaaaaaaaaab"))


def imported_and_forked(app: Flask) -> TestResponse:
    made = under_another_id(app).get_json()
    game = made["game"]["id"]
    assert Guest(app).post(f"/v1/games/{game}/forks", {"at": 20}).status_code == 201
    return Guest(app, made["removal_token"]).delete(f"/v1/games/{game}")


def imported_beyond_the_budget(app: Flask) -> TestResponse:
    imports.note_import(app.extensions[NAME].context, "00aaaaaaaaaaaaaaaa", imports.ImportRow(1, 1 << 40, "", ""))
    return under_another_id(app)


PROVOKED: dict[str, Provoke] = {
    **PROVOKED_BY_LUCK,
    **PROVOKED_BY_TALK,
    **PROVOKED_BY_PUSH,
    **PROVOKED_BY_OIDC,
    **PROVOKED_BY_ORGANISERS,
    **PROVOKED_AT_EVENTS,
    **PROVOKED_AT_TABLES,
    "not-json": lambda app: Guest(app).ask("POST", "/v1/games", {"Content-Type": "application/json"}, data="{"),
    "reset": lambda app: Guest(app).get(f"/v1/games/{opened(app).id}/events?after=4000"),
    "bad-cursor": lambda app: Guest(app).get("/v1/games?cursor=xyz"),
    "missing-idempotency-key": lambda app: Guest(app).ask("POST", "/v1/games", {}, json={"ruleset": "x", "seats": [{"kind": "bot"}]}),
    "weak-idempotency-key": lambda app: Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(3)}, Idempotency_Key="1"),
    "unauthorised": lambda app: Guest(app).get("/v1/token"),
    "forbidden": other_eyes,
    "not-found": lambda app: Guest(app).get("/v1/games/00aaaaaaaaaaaaaaaa"),
    "method-not-allowed": lambda app: Guest(app).delete("/v1/games"),
    "not-acceptable": lambda app: Guest(app).get("/v1/games", Accept="text/html"),
    "seat-taken": lambda app: claim(app, waiting(app), 0),
    "not-started": not_started,
    "not-your-decision": not_yours,
    "game-over": over,
    "not-over": corrected_too_early,
    "seat-resigned": resigned,
    "seat-absent": absent,
    "not-absent": not_absent,
    "group-closed": closed_group,
    "inbox-full": full_inbox,
    "too-many-credentials": many_links,
    "player-full": full_player,
    "seat-bound": bound_twice,
    "webhooks-off": register,
    "too-many-webhooks": lambda app: register(app, 6),
    "webhook-not-active": pinged_before_its_challenge,
    "too-many-tokens": handed_out,
    "too-many-rulings": ruled_to_death,
    "too-often": gone_and_come_back,
    "replay-diverged": diverged,
    "rules-not-installed": without_its_rules,
    "impossible-position": impossible,
    "bad-record": bad_record,
    "audit-too-costly": broken_off("audit-too-costly"),
    "audit-failed": broken_off("audit-failed"),
    "audit-busy": broken_off("audit-busy"),
    "json-only": lambda app: Guest(app).get("/v1/oembed?url=x&format=xml"),
    "picture-busy": while_others_are_drawn,
    "has-forks": imported_and_forked,
    "import-limit": imported_beyond_the_budget,
    "game-differs": another_history,
    "busy": crowded,
    "gone": revoked,
    "stale-decision": stale,
    "too-large": lambda app: Guest(app).post("/v1/games", {"ruleset": "x" * 70_000}),
    "unsupported-media-type": lambda app: Guest(app).ask("POST", "/v1/games", {"Idempotency-Key": "k"}, data="{}"),
    "malformed": lambda app: claim(app, waiting(app), 2),
    "not-offered": not_offered,
    "idempotency-conflict": key_used_twice,
    "missing-if-match": without_if_match,
    "rate-limited": hasty,
    "internal": lambda app: Guest(app).get("/v1/games/00aaaaaaaaaaaaaaaa"),
    "unavailable": lambda app: Guest(app).get("/readyz"),
}  # fmt: skip

SETTINGS: dict[str, Any] = {
    "too-many-open": {"open_limits": OpenLimits(games=1)},
    "rate-limited": {"limits": parse_policies("reads=4")},
    "webhooks-off": {"webhooks": "off"},
    "push-off": {"push": None},
    "mail-off": {"mail": None},
    **OIDC_SETTINGS,
    "bad-passkey": {"passkeys": PasskeySettings("https://games.example.org", "games.example.org")},
}

STORES: dict[str, type[MemoryStore]] = {
    "internal": Broken,
    "unavailable": Down,
    "busy": Crowded,
    "replay-diverged": Tampered,
}
