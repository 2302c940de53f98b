"""A table that waits for one person: a bot takes the free seat, or it starts without it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask

from deaddrop.verify import verify
from tests.http.guest import Guest, Json, Round, code_of, opened, put, seats

LATE = [*({**each, "name": name} for each, name in zip(seats(2), ("Anna", "Boris"), strict=True)), {"kind": "human"}]


def waiting(app: Flask, count: int = 3, **more: Any) -> Round:
    """A table where everybody sits but the last."""
    return opened(app, **{"seats": LATE[:2] + seats(count - 3) + LATE[2:], **more})


def ask(table: Round, kind: str, **more: Any) -> Any:
    said = {"kind": kind, "author": "Greta", "reason": "Clara is late.", **more}
    return table.organiser.post(f"/v1/games/{table.id}/interventions", said)


def entries(app: Flask, game: str) -> list[Json]:
    found: list[Json] = Guest(app).get(f"/v1/games/{game}/events?limit=500").get_json()["events"]
    return found


def is_consistent(app: Flask, game: str) -> bool:
    record = Guest(app).get(f"/v1/games/{game}/record").data
    return verify(record).verdict == "consistent"


def test_a_bot_takes_the_free_seat_and_the_game_begins(app: Flask) -> None:
    table = waiting(app)
    assert ask(table, "fill_with_bot", seat=2).status_code == 201
    card = Guest(app).get(f"/v1/games/{table.id}").get_json()
    assert (card["status"], card["seats"][2]["kind"], card["seats"][2]["bot"]) == ("playing", "bot", "house")
    [filled] = [each for each in entries(app, table.id) if each["type"] == "game.seat_filled"]
    assert filled["text"] == "Seat 2 is a bot's seat from now on. Greta: Clara is late."
    table.organiser.act(table.id, {"type": "abort", "reason": "Late."})
    assert is_consistent(app, table.id)


def test_one_of_several_free_seats_is_filled_and_the_others_wait(app: Flask) -> None:
    table = waiting(app, seats=[*LATE, {"kind": "human"}])
    assert ask(table, "fill_with_bot", seat=2).status_code == 201
    assert code_of(ask(table, "fill_with_bot", seat=2)) == (409, "seat-taken")
    code = table.made["seats"][2]["claim_code"]
    assert code_of(Guest(app).post(f"/v1/games/{table.id}/seats/2/claim", {"code": code})) == (409, "seat-taken")
    assert Guest(app).get(f"/v1/games/{table.id}").get_json()["status"] == "seating"
    joined = Guest(app).post(f"/v1/games/{table.id}/join", {"code": table.made["invitation_code"]})
    assert joined.get_json()["seat"] == 3
    assert Guest(app).get(f"/v1/games/{table.id}").get_json()["status"] == "playing"


def test_of_a_bot_and_a_late_friend_one_gets_the_seat(app: Flask) -> None:
    for _ in range(5):
        table = waiting(app)
        code = table.made["seats"][2]["claim_code"]
        acts = (
            lambda table=table: ask(table, "fill_with_bot", seat=2),
            lambda table=table, code=code: Guest(app).post(f"/v1/games/{table.id}/seats/2/claim", {"code": code}),
            lambda table=table: ask(table, "start_smaller"),
        )
        with ThreadPoolExecutor(3) as pool:
            told = list(pool.map(lambda act: act().status_code, acts))
        assert sorted(told) == [201, 409, 409]


def test_who_sits_there_goes_on_at_a_smaller_table(app: Flask) -> None:
    table = waiting(app, 4, clock={"decision_s": 60})
    assert ask(table, "start_smaller").status_code == 201
    ended = entries(app, table.id)[-2]
    assert (ended["type"], ended["data"]["goes_on"]) == ("game.aborted", [0, 1, 2])
    assert ended["text"] == "The organiser ended the game; the players here go on at a smaller table: Clara is late."
    path = f"/v1/games/{table.id}/rematch"
    assert table.by[1].get(path).get_json() == {"game": None, "names": ["Anna", "Boris", None], "seat": 1}
    told = [put(table.by[seat], path, {}).get_json() for seat in range(3)]
    assert [each["seat"] for each in told] == [0, 1, 2]
    [after] = {each["game"] for each in told}
    card = Guest(app).get(f"/v1/games/{after}").get_json()
    assert (card["status"], len(card["seats"]), card["clock"]["decision_s"]) == ("playing", 3, 60)
    assert [each["name"] for each in card["seats"]] == ["Anna", "Boris", None]
    assert put(table.organiser, path, {}).get_json()["made"]["game"]["id"] == after
    assert is_consistent(app, table.id)


def test_too_few_for_these_options_are_told_why(app: Flask) -> None:
    told = ask(waiting(app), "start_smaller").get_json()
    assert told["code"] == "too-few-seats"
    assert "two can play with options.variant = croupier" in told["detail"]


@pytest.mark.parametrize(
    ("more", "kind", "code"),
    [
        ({"seats": seats(3)}, "start_smaller", "not-waiting"),
        ({"seats": seats(3)}, "fill_with_bot", "not-waiting"),
        ({"ruleset": "microdot", "seats": [{"kind": "human", "claim": True}, {"kind": "human"}]}, "start_smaller", "too-few-seats"),
        ({"deal": {"mode": "duplicate", "group": "g"}}, "start_smaller", "too-few-seats"),
        ({"rated": True}, "fill_with_bot", "rated-table"),
    ],
)
def test_what_cannot_start_is_refused_and_stays(app: Flask, more: Json, kind: str, code: str) -> None:
    table = waiting(app, **more)
    before = entries(app, table.id)
    assert code_of(ask(table, kind, **({"seat": 2} if kind == "fill_with_bot" else {}))) == (409, code)
    assert entries(app, table.id) == before


def test_a_seat_in_nonces_is_not_missed_once_a_bot_has_it(app: Flask) -> None:
    """A person who has yet to sit down owes no number for the luck, and neither does a bot."""
    commits = ["0" * 63 + str(seat) for seat in (1, 2)]
    people = [{**each, "commit": commit} for each, commit in zip(LATE[:2], commits, strict=True)]
    table = opened(app, seats=[*people, {"kind": "human"}], luck={"nonces": "required", "wait_s": 60})
    assert ask(table, "fill_with_bot", seat=2).status_code == 201
    luck = Guest(app).view(table.id)["luck"]
    assert (luck["state"], luck["commits"][2]) == ("closed", None)
    table.organiser.act(table.id, {"type": "abort", "reason": "Late."})
    assert is_consistent(app, table.id)
