"""The timeline: every entry in words, with its rule, and for viewpoint all who learnt what."""

from __future__ import annotations

from typing import Any

from flask import Flask

from tests.http.guest import Guest, Json, Round, opened, played, seats

ALL = "?limit=500"


def entries(guest: Guest, table: Round, query: str = ALL) -> list[Json]:
    answered = guest.get(f"/v1/games/{table.id}/events{query}")
    assert answered.status_code == 200, answered.text
    found: list[Json] = answered.get_json()["events"]
    return found


def texts(guest: Guest, table: Round, query: str = ALL) -> list[str]:
    return [each["text"] for each in entries(guest, table, query)]


def test_an_entry_says_what_its_reader_may_know(app: Flask) -> None:
    table = opened(app, seats=[{"kind": "human", "claim": True, "name": name} for name in ("Anna", "Boris", "Chiara")])
    line = "Anna is dealt a secret identity."
    assert line in texts(Guest(app), table)
    assert line in texts(table.by[1], table)
    own = next(each for each in texts(table.by[0], table) if each.startswith("Anna is dealt a secret identity"))
    assert own.startswith("Anna is dealt a secret identity: Agent ")


def test_the_answer_to_a_command_is_told_as_the_feed_tells_it(table: Round) -> None:
    guest = table.awaited()
    done = guest.act(table.id, {"type": "draw", "pile": "deck"}).get_json()
    assert done["events"] == entries(guest, table, f"?after={done['events'][0]['version'] - 1}")
    assert "draws a card" not in done["events"][0]["text"]
    assert done["events"][0]["rule"] == "MF-4.1.1"


def test_what_was_told_never_changes(app: Flask, table: Round) -> None:
    readers: dict[str, Guest] = {"public": Guest(app)} | {f"seat:{seat}": guest for seat, guest in table.by.items()}
    before = {who: texts(guest, table) for who, guest in readers.items()}
    played(app, table)
    for who, told in before.items():
        assert texts(readers[who], table)[: len(told)] == told
        assert texts(Guest(app), table, f"{ALL}&viewpoint={who}")[: len(told)] == told


def test_who_sits_down_later_does_not_change_what_was_told(app: Flask) -> None:
    names: list[Json] = [{"kind": "human", "name": name} for name in ("Anna", "Boris", "Chiara")]
    table = opened(app, seats=names)
    told: list[str] = []
    for seat in (2, 0, 1):
        claim: Any = {"code": table.made["seats"][seat]["claim_code"]} | ({"name": "Zoe"} if seat == 1 else {})
        sat = Guest(app).post(f"/v1/games/{table.id}/seats/{seat}/claim", claim)
        assert sat.status_code == 201, sat.text
        now = texts(Guest(app), table)
        assert now[: len(told)] == told
        told = now
    assert told[1:4] == ["Chiara sits down.", "Anna sits down.", "Zoe sits down."]


def test_all_eyes_see_who_learnt_what(app: Flask) -> None:
    table = opened(app, arbiter=True)
    told = entries(Guest(app, table.made["arbiter_token"]), table)
    by_type: dict[str, list[Json]] = {}
    for each in told:
        by_type.setdefault(each["type"], []).append(each["learnt"])
    assert by_type["microfilms.identity_dealt"] == [{"identities": [seat]} for seat in range(3)]
    assert by_type["microfilms.letter_boxed"] == [{"letter": []}]
    assert by_type["game.started"] == [{}]
    assert {"seed", "codes"} <= set(by_type["game.created"][0])
    assert not any(by_type["game.created"][0].values())
    assert not any("learnt" in each for guest in (Guest(app), *table.by.values()) for each in entries(guest, table))


def test_a_ruleset_says_which_rule_each_event_follows_from(app: Flask) -> None:
    told = Guest(app).get("/v1/rulesets/microfilms").get_json()
    rules = {each["type"]: each["rule"] for each in told["events"]}
    assert rules["microfilms.bribe_offered"] == "MF-4.3"
    assert rules["game.created"] is None
    assert all(f"{rule}" in told["rules"] for rule in rules.values() if rule)
    table = played(app, opened(app))
    assert all(each["rule"] == rules[each["type"]] for each in entries(Guest(app), table))


def test_an_automaton_s_seat_has_a_name_of_its_own(app: Flask) -> None:
    table = opened(app, options={"variant": "croupier"}, seats=seats(2))
    assert "The Croupier is dealt a secret identity." in texts(Guest(app), table)
