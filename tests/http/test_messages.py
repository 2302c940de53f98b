"""What a refusal says: our words, plain, with the field's path, what was sent in short, and what would do instead."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from flask import Flask
from marshmallow import Schema, ValidationError, fields, validate

from domain.kernel.errors import Malformed
from extensions.tournaments import http as tournaments
from service.http import request_parsing, schemas
from service.http.schemas.queries import FeedQuery, HeadQuery
from service.http.validators import Regexp, StrictSchema
from tests.http.guest import Guest, Json, Round, opened, seats


def schemas_of(package: ModuleType) -> list[type[StrictSchema]]:
    """What parses requests in the modules of a package, and of those in it."""
    names = [each.name for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [
        each
        for module in map(importlib.import_module, names)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, StrictSchema) and each.__module__ == module.__name__
    ]


SCHEMAS = [*schemas_of(schemas), *schemas_of(tournaments)]
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 10**18, 1.5, "", "x", "seat:0", "\x1b[2J\u202e" * 99, [], [[]], [{"kind": "x"}], {}, {"x": 1}, {"mode": "x"},
    {"kind": 1, "x\u202e" * 99: 1},
)  # fmt: skip


def library_messages() -> set[str]:
    """What marshmallow says of its own, up to the first value."""
    kinds = [each for each in vars(fields).values() if isinstance(each, type) and issubclass(each, fields.Field)]
    said = [text for kind in kinds for text in getattr(kind, "default_error_messages", {}).values()]
    said += Schema._default_error_messages.values()
    said += [
        text
        for each in (validate.Length, validate.OneOf, validate.Regexp)
        for name, text in vars(each).items()
        if "message" in name
    ]
    return {head for text in said if len(head := text.partition("{")[0]) > 4 and head != "Must be "} | {"Must be one of", "greater than"}  # fmt: skip


LIBRARY = library_messages()


def test_the_library_is_listened_to():
    class Plain(Schema):
        a = fields.Integer(required=True)

    with pytest.raises(ValidationError) as found:
        Plain().load({})
    assert any(found.value.messages_dict["a"][0].startswith(each) for each in LIBRARY)


def test_every_room_of_schemas_is_looked_through() -> None:
    assert len(SCHEMAS) > 100
    assert {"ChatBody", "GameBody", "MyGamesQuery"} <= {each.__name__ for each in SCHEMAS}


def test_a_planted_message_of_the_library_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "planted_schemas" / "room"
    room.mkdir(parents=True)
    for folder in (room, room.parent):
        (folder / "__init__.py").touch()
    head = "from marshmallow import fields, validate\nfrom service.http.validators import Regexp, StrictSchema\n"
    field = "a = fields.String(validate=validate.Length(max=1))"
    (room / "bodies.py").write_text(f"{head}class Planted(StrictSchema):\n    {field}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    [planted] = schemas_of(importlib.import_module("planted_schemas"))
    for name in [name for name in sys.modules if name.startswith("planted_schemas")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(AssertionError):
        test_every_message_about_a_field_is_ours(planted)


@pytest.mark.parametrize("schema", SCHEMAS, ids=[each.__name__ for each in SCHEMAS])
def test_every_message_about_a_field_is_ours(schema: type[StrictSchema]) -> None:
    known = [each.data_key or name for name, each in schema().load_fields.items()]
    strange = [each for each in STRANGE if isinstance(each, str)] if schema.__name__.endswith("Query") else STRANGE
    for name, value in itertools.product([*known, "unheard_of", "\u202e" * 5000], strange):
        try:
            request_parsing.load_fields(schema(), {name: value}, "body")
        except Malformed as refusal:
            is_ours(refusal)


def is_ours(refusal: Malformed) -> None:
    assert refusal.detail.isprintable()
    for path, messages in refusal.errors.items():
        assert path.isprintable()
        assert "_schema" not in path
        for message in messages:
            assert not any(each in message for each in LIBRARY), message
            assert 0 < len(message) < 600


def test_a_pattern_is_of_the_whole_text() -> None:
    """Python's `$` lets a last line break pass."""
    with pytest.raises(ValidationError):
        Regexp("^a$", error="Must be a.")("a\n")


REFUSED: list[tuple[Json, str, str]] = [
    ({"ruleset": "casino_incognito"}, "ruleset", '"casino_incognito" is none of "casino-incognito", "infiltrators", "microdot", "microfilms". Did you mean "casino-incognito"?'),
    ({"options": {"turncap": 9}}, "options.turncap", 'Did you mean "turn_cap"?'),
    ({"options": {"variant": "croupie"}}, "options.variant", '"croupie" is none of "croupier", "standard". Did you mean "croupier"?'),
    ({"ruleset": "infiltrators", "options": {"mission": "training-9"}}, "options.mission", '"house-clean-sweep"'),
    ({"ruleset": "infiltrators", "options": {"mission": {"max": 9}}}, "options.mission.suits", "This field is required."),
    ({"seats": [{"kind": "robot"}]}, "seats.0.kind", '"robot" is none of "human", "bot", "automaton". Did you mean "bot"?'),
    ({"seats": [*seats(2), {"kind": "bot", "bot": "hose"}]}, "seats.2.bot", '"hose" is none of "house", "random". Did you mean "house"?'),
    ({"seats": [{}]}, "seats.0.kind", "This field is required."),
    ({"seats": seats(13)}, "seats", "Must be from 1 to 12 values."),
    ({"visibility": "hidden"}, "visibility", '"hidden" is none of "public", "unlisted".'),
    ({"spectators": {"delay_s": "9"}}, "spectators.delay_s", "Must be a whole number."),
    ({"deal": {"mode": "fixed", "description": {"start": "x"}}}, "deal.description.start", "Must be a whole number"),
    ({"options": {"nations": ["UK", 7, "USA"]}}, "options.nations.1", "is none of"),
    ({"options": {"first_seat": 1}}, "options.first_seat", " "),
    ({"options": {"last_game": {"starter": "x", "attempter": 0}}}, "options.last_game.starter", "Must be a whole number"),
    ({"deal": {"mode": "fixed", "description": {"nations": ["UK", "USA", "CHINA"], "identities": [["AG-UK"]]}}}, "deal.description.identities", "deal.identities gives each seat one identity."),
    ({"seats": seats(2)}, "seats", "The standard game is for 3 to 6 players"),
    ({"colour": 1}, "colour", 'There is no such field here, only "ruleset", "options", "seats"'),
]  # fmt: skip


@pytest.mark.parametrize(("body", "field", "message"), REFUSED, ids=[each[1] for each in REFUSED])
def test_a_refused_creation_says_what_would_do(anybody: Guest, body: Json, field: str, message: str) -> None:
    refused = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": seats(3)} | body).get_json()
    assert list(refused["errors"]) == [field]
    assert message in refused["errors"][field][0], refused
    assert field in refused["detail"] or message in refused["detail"]


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("at=-1", "Must be from 1 to 999999999999999."),
        ("at=99999999999999999999999", "Must be from 1 to 999999999999999."),
        ("limit=-1", "Must be from 1 to 500."),
        ("after=-1", "Must be from 0 to 999999999999999."),
        ("after=-0", "Must be a whole number."),
        (f"after={'9' * 4001}", "Must be a whole number."),
    ],
)  # fmt: skip
def test_a_number_of_a_query_that_is_beyond_its_range_is_told_the_range(query: str, message: str) -> None:
    name, _, value = query.partition("=")
    with pytest.raises(ValidationError) as refused:
        (HeadQuery() if name == "at" else FeedQuery()).load({name: value})
    assert refused.value.messages == {name: [message]}


IDLE: list[tuple[str, int, Json, str]] = [
    ("casino-incognito", 2, {"free_bluff": True}, "free_bluff"),
    ("casino-incognito", 2, {"keep_cards": True, "hands": 1}, "keep_cards"),
    ("infiltrators", 2, {"clock": False}, "clock"),
    ("microdot", 3, {"two_player": "opposite"}, "two_player"),
    ("microfilms", 3, {"second_seat_franc": True}, "second_seat_franc"),
    ("microfilms", 3, {"allied_failure": "other_player"}, "allied_failure"),
    ("microfilms", 3, {"start": "random", "last_game": {"starter": 0, "winners": [], "attempter": 1}}, "last_game"),
]


@pytest.mark.parametrize(("ruleset", "players", "options", "field"), IDLE, ids=[each[3] for each in IDLE])
def test_an_option_without_effect_is_refused_on_its_field(
    anybody: Guest, ruleset: str, players: int, options: Json, field: str
) -> None:
    body = {"ruleset": ruleset, "seats": seats(players)}
    refused = anybody.post("/v1/games", body | {"options": options})
    assert (refused.status_code, list(refused.get_json()["errors"])) == (422, [f"options.{field}"])
    assert anybody.post("/v1/games", body).status_code == 201


EFFECTIVE: list[tuple[str, int, Json]] = [
    ("casino-incognito", 2, {"free_bluff": True, "intrigue": True}),
    ("casino-incognito", 2, {"keep_cards": True}),
    ("infiltrators", 2, {"clock": False, "mission": "training-3"}),
    ("microdot", 2, {"two_player": "opposite"}),
    ("microfilms", 2, {"second_seat_franc": True, "variant": "croupier"}),
]


@pytest.mark.parametrize(("ruleset", "players", "options"), EFFECTIVE)
def test_an_option_with_its_others_is_taken(anybody: Guest, ruleset: str, players: int, options: Json) -> None:
    body = {"ruleset": ruleset, "seats": seats(players), "options": options}
    assert anybody.post("/v1/games", body).status_code == 201


def test_an_unknown_command_is_answered_with_the_known(table: Round) -> None:
    refused = table.awaited().act(table.id, {"type": "steel", "target": 1}).get_json()
    assert refused["code"] == "malformed"
    assert refused["errors"]["type"][0].startswith('"steel" is none of "resign", "abort", "leave", "return", "draw", ')
    assert refused["errors"]["type"][0].endswith('Did you mean "steal"?')
    assert table.awaited().act(table.id, {}).get_json()["errors"] == {"type": ["This field is required."]}


def test_a_command_that_lacks_a_field_is_told_which(table: Round) -> None:
    refused = table.awaited().act(table.id, {"type": "steal", "targets": 1}).get_json()
    assert refused["errors"] == {
        "targets": ['There is no such field here, only "target". Did you mean "target"?'],
        "target": ["This field is required."],
    }


def test_a_command_in_another_form_is_told_what_is_open(table: Round) -> None:
    guest = table.awaited()
    refused = guest.act(table.id, {"type": "draw", "pile": "discard"}).get_json()
    assert (refused["code"], refused["rule"]) == ("not-offered", "MF-4.1")
    assert refused["errors"] == {"pile": ['"discard" is not open to you now. Open: "deck".']}
    assert refused["detail"] == 'draw: pile: "discard" is not open to you now. Open: "deck".'
    other = guest.act(table.id, {"type": "answer_bribe", "accept": True}).get_json()
    assert other["detail"].startswith("answer_bribe: It is not open to seat ")
    assert 'Open now: "draw", "pass"' in other["detail"]


def test_who_is_not_asked_is_told_who_is(table: Round) -> None:
    awaited = table.organiser.view(table.id)["decisions"][0]["seat"]
    refused = table.others()[0].act(table.id, {"type": "pass"}).get_json()
    assert refused["code"] == "not-your-decision"
    assert refused["detail"].endswith(f"The game waits for seat {awaited}.")


def test_the_mark_too_many_cites_its_bound(app: Flask) -> None:
    body = {"type": "mark", "target": 0, "cards": ["RED-2"], "crossed": True}
    table = opened(app, 2, ruleset="infiltrators")
    guest = table.by[0]
    early = table.awaited().act(table.id, body).get_json()
    assert (early["code"], early["rule"]) == ("not-offered", "IF-9.2.1")
    seat = table.organiser.view(table.id)["decisions"][0]["seat"]
    table.by[seat].act(table.id, {"type": "nab"})
    guest = table.by[1 - seat]
    for number in range(60):
        made = guest.act(table.id, body | {"target": seat, "crossed": number % 2 == 0})
        assert made.status_code == 201, made.text
    refused = guest.act(table.id, body | {"target": seat}).get_json()
    assert (refused["code"], refused["rule"]) == ("not-offered", "IF-9.2.3")
    assert "60 times" in refused["detail"]
