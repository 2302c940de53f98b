"""What a ruleset says about itself: in views, entries, frames and answers of clients that ask for words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from flask import Flask

from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, Round, named, opened, played
from tests.toys.three_card_poker import RULESET as POKER

WORDS = {"advice", "withheld", "asked", "goal", "danger", "hints", "scene"}
OFFER_WORDS = {"consequence", "grave", "at", "fields"}


def get(guest: Guest, path: str) -> Any:
    answered = guest.get(f"/v1/{path}")
    assert answered.status_code == 200, answered.text
    return answered.get_json()


def view(guest: Guest, table: Round, query: str = "?words=true") -> Any:
    return get(guest, f"games/{table.id}/view{query}")


def counts(scene: Json) -> dict[str, int]:
    return {zone["id"]: zone["count"] for zone in scene["zones"]}


def test_only_who_asks_gets_words(table: Round) -> None:
    plain = view(table.awaited(), table, "")
    assert not WORDS & set(plain)
    assert not any(OFFER_WORDS & set(each) for each in plain["offers"])
    assert plain == view(table.awaited(), table, "?words=false") | {"server_time": plain["server_time"]}


def test_a_view_with_words_is_the_view_with_words(table: Round) -> None:
    guest = table.awaited()
    plain, worded = view(guest, table, ""), view(guest, table)
    rest = {name: each for name, each in worded.items() if name not in WORDS}
    rest["offers"] = [{name: each for name, each in offer.items() if name not in OFFER_WORDS} for offer in rest["offers"]]
    assert rest | {"server_time": plain["server_time"]} == plain
    assert set(worded) >= WORDS
    assert all(set(each) >= OFFER_WORDS for each in worded["offers"])
    assert worded["asked"]["text"]


def test_who_owes_nothing_is_asked_nothing(app: Flask, table: Round) -> None:
    assert view(Guest(app), table)["asked"] is None
    waiting = next(guest for guest in table.by.values() if guest is not table.awaited())
    assert view(waiting, table)["asked"] is None


def test_an_answer_has_words_if_it_is_asked_for_them(table: Round) -> None:
    guest, before = table.awaited(), view(table.awaited(), table)
    path, headers = f"/v1/games/{table.id}/commands", {"If_Match": f'"{before["decision"]["id"]}"'}
    done = guest.post(f"{path}?words=true", {"type": "pass"}, Idempotency_Key="words-1", **headers)
    assert done.status_code == 201, done.text
    feed = get(guest, f"games/{table.id}/events?after={before['version']}&words=true")["events"]
    assert done.get_json()["events"] == feed
    assert done.get_json()["view"]["scene"] == view(guest, table)["scene"]
    again = guest.post(f"{path}?words=true", {"type": "pass"}, Idempotency_Key="words-1", **headers)
    assert again.get_json() == done.get_json()
    assert all("told" not in each for each in guest.post(path, {"type": "pass"}, Idempotency_Key="words-1", **headers).get_json()["events"])


def test_who_sits_down_gets_words_if_they_are_asked_for(app: Flask) -> None:
    asked = {"ruleset": "microfilms", "seats": [{"kind": "human"}, *[{"kind": "human", "open": True}] * 2]}
    made = Guest(app).post("/v1/games", asked).get_json()
    where = f"/v1/games/{made['game']['id']}"
    claim = (f"{where}/seats/0/claim", {"code": made["seats"][0]["claim_code"]})
    for number, (path, body) in enumerate([claim, (f"{where}/join", {}), (f"{where}/join", {})]):
        sat, plain = (
            Guest(app).post(each, body, Idempotency_Key=f"{number}{named('sit down')}") for each in (f"{path}?words=true", path)
        )
        assert (sat.status_code, plain.status_code) == (201, 201), sat.text
        told = sat.get_json()
        own = get(Guest(app, told["token"]), f"{where.removeprefix('/v1/')}/view?words=true")
        assert {name: told["view"][name] for name in WORDS} == {name: own[name] for name in WORDS}
        assert not WORDS & set(plain.get_json()["view"])
    assert own["scene"]["zones"]


def test_streams_tell_what_pages_tell(app: Flask, table: Round) -> None:
    done = played(app, table)
    guest = done.by[0]
    page = get(guest, f"games/{done.id}/events?limit=500&words=true")["events"]
    lines = guest.get(f"/v1/games/{done.id}/events?words=true", Accept="application/x-ndjson").text.split("\n")
    assert [json.loads(each) for each in lines if each] == page
    assert all(each["told"]["text"] for each in page)
    assert view(guest, done)["outcome"]["why"]["text"]


def test_a_page_begins_anywhere(app: Flask, table: Round) -> None:
    done = played(app, table)
    path = f"games/{done.id}/events?words=true&limit=500"
    whole = get(done.by[1], path)["events"]
    for after in (1, 7, len(whole) - 1):
        assert get(done.by[1], f"{path}&after={after}")["events"] == whole[after:]


def test_frames_have_words(app: Flask, table: Round) -> None:
    done = played(app, table)
    made = done.organiser.post(
        f"/v1/games/{done.id}/replays", {"viewpoint": "all", "spoilers": "all", "names": "shown"}, Idempotency_Key="s"
    ).get_json()
    path = f"replays/{made['id']}/frames"
    frames = get(Guest(app), f"{path}?words=true&limit=200")["items"]
    plain = get(Guest(app), f"{path}?limit=200")["items"]
    assert all("told" not in each["event"] and "scene" not in each for each in plain)
    found = counts(frames[0]["scene"])
    for frame in frames[1:]:
        for move in frame["event"]["told"]["moves"]:
            size = move["what"].get("coins", move["what"].get("count", 1))
            for end, sign in (("from", -1), ("to", 1)):
                if move[end] is not None:
                    found[move[end]] = found.get(move[end], 0) + sign * size
        now = counts(frame["scene"])
        assert {zone: count for zone, count in found.items() if count} == {zone: n for zone, n in now.items() if n}
        found = now


def test_a_check_says_what_would_happen(table: Round) -> None:
    guest = table.awaited()
    headers = {"If_Match": f'"{view(guest, table)["decision"]["id"]}"'}
    checked = guest.post(f"/v1/games/{table.id}/commands/check", {"type": "pass"}, **headers).get_json()
    assert checked["accepted"] is True
    assert checked["title"] == "Pass"
    assert checked["consequence"]
    resigned = guest.post(f"/v1/games/{table.id}/commands/check", {"type": "resign"}).get_json()
    assert resigned["grave"] is True


def test_a_ruleset_has_kinds_and_terms(app: Flask) -> None:
    for each in get(Guest(app), "rulesets")["items"]:
        described = get(Guest(app), f"rulesets/{each['name']}")
        assert isinstance(described["kinds"], dict)
        assert isinstance(described["terms"], dict)


def test_hints_are_told_where_the_table_wants_them_and_drawn_as_a_chart(app: Flask) -> None:
    """In words, and who may be whom as a table of seats and identities."""
    plain, helped = opened(app), opened(app, hints=True)
    assert view(plain.by[0], plain)["hints"] == []
    [first, *_] = view(helped.by[0], helped)["hints"]
    assert "may be" in first["text"]
    assert first["may"]
    assert get(helped.by[0], f"games/{helped.id}")["hints"] is True
    assert view(Guest(app), helped)["hints"] == []
    page = helped.by[0].get(f"/g/{helped.id}/table").text
    assert page.count('<th scope="row">') == len(helped.by) - 1
    assert 'class="chart"' not in plain.by[0].get(f"/g/{plain.id}/table").text


def test_tokens_of_a_default_scene_are_addressed_to_their_reader(serve: Callable[..., Flask], store: MemoryStore) -> None:
    table = opened(serve(store, POKER), 2, ruleset=POKER.name)
    awaited, [other] = table.awaited(), table.others()

    def tokens(guest: Guest) -> list[str]:
        zones = guest.view(table.id, "?words=true")["scene"]["zones"]
        return [thing["token"] for zone in zones for thing in zone.get("things", ()) if "token" in thing]

    assert "Turn: you" in tokens(awaited)
    assert any(re.fullmatch(r"Turn: Seat \d", each) for each in tokens(other))
    assert not any("\uf8ff" in each for guest in (awaited, other) for each in tokens(guest))
