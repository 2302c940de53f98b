"""A refused creation is blamed on its own field, and no two at a table have the same name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, seats


def refused(app: Flask, **body: Any) -> Json:
    answer = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(3)} | body)
    assert answer.status_code == 422, answer.text
    errors: Json = answer.get_json()["errors"]
    return errors


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"options": {"turn_cap": "many"}}, "options.turn_cap"),
        ({"options": {"turn_cap": 0}}, "options.turn_cap"),
        ({"options": {"first_seat": 1}}, "options.first_seat"),
        ({"options": {"nations": ["UK", "UK", "USA"]}}, "options.nations"),
        ({"options": {"nations": ["UK", 7, "USA"]}}, "options.nations.1"),
        ({"options": {"colour": "red"}}, "options.colour"),
        ({"options": {"last_game": {"starter": "x", "attempter": 0}}}, "options.last_game.starter"),
        ({"deal": {"mode": "fixed", "description": {"colour": 1}}}, "deal.description.colour"),
        ({"deal": {"mode": "fixed", "description": {"nations": ["UK", "USA", "CHINA"], "identities": [["AG-UK"]]}}}, "deal.description.identities"),
        ({"seats": seats(2)}, "seats"),
    ],
)  # fmt: skip
def test_the_field_that_is_wrong_is_named(app: Flask, body: Json, field: str) -> None:
    assert list(refused(app, **body)) == [field]


def called(*names: str | None, kind: str = "human") -> list[Json]:
    return [{"kind": kind, **({"name": name} if name else {})} for name in names]


@pytest.mark.parametrize(
    "names",
    [("Anna", None, "Anna"), ("Anna", None, "ANNA "), ("Anna", None, "Ａｎｎａ"), ("Straße", None, "STRASSE"), (None, None, "Seat 1"),
     ("Zoë", None, "Zoe\u0308"), ("Anna", None, "An\ufe0fna"), ("A  B", None, "a b")],
)  # fmt: skip
def test_equal_names_are_refused_where_a_game_is_made(app: Flask, names: tuple[str | None, ...]) -> None:
    assert list(refused(app, seats=called(*names))) == ["seats.2.name"]
    bots = [*called(*names[:2]), {"kind": "bot", "name": names[2]}]
    assert list(refused(app, seats=bots)) == ["seats.2.name"]


def test_a_name_is_not_the_label_of_another_seat_that_has_a_name(app: Flask) -> None:
    for label in ("Seat 1", "Ѕeat 1", "seat  1"):
        assert list(refused(app, seats=called(label, "Boris", None))) == ["seats.0.name"]


def test_a_name_may_be_that_of_ones_own_seat_or_the_automatons_elsewhere(app: Flask) -> None:
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": called("Seat 0", "The Croupier", None)})
    assert made.status_code == 201, made.text
    at_its_table = {"options": {"variant": "croupier"}, "seats": called(None, "the croupier")}
    assert list(refused(app, **at_its_table)) == ["seats.1.name"]


def test_equal_names_are_refused_where_somebody_sits_down(app: Flask) -> None:
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": called("Anna", "Boris", None)}).get_json()
    path, codes = f"/v1/games/{made['game']['id']}/seats", [each["claim_code"] for each in made["seats"]]
    answer = Guest(app).post(f"{path}/2/claim", {"code": codes[2], "name": "anna"})
    assert (answer.status_code, list(answer.get_json()["errors"])) == (422, ["name"])
    assert Guest(app).post(f"{path}/0/claim", {"code": codes[0], "name": "ANNA"}).status_code == 201
    assert Guest(app).post(f"{path}/2/claim", {"code": codes[2], "name": "Chiara"}).status_code == 201


def test_two_processes_that_seat_the_same_name_at_once_seat_one(
    serve: Callable[..., Flask], store: MemoryStore
) -> None:
    one, other = serve(store), serve(store)
    made = Guest(one).post("/v1/games", {"ruleset": "microfilms", "seats": called(None, None, None)}).get_json()
    path, codes = f"/v1/games/{made['game']['id']}/seats", [each["claim_code"] for each in made["seats"]]
    Guest(other).get(f"/v1/games/{made['game']['id']}")
    answers = [
        Guest(each).post(f"{path}/{seat}/claim", {"code": codes[seat], "name": "Anna"}).status_code
        for seat, each in enumerate((one, other))
    ]
    assert answers == [201, 422]
