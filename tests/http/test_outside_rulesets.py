"""Rulesets that other distributions bring: played like any other, named when they cannot be used, and nothing else is hurt."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from service.app.rulesets import installed
from service.app.rulesets.installed import describe_foreign, load_installed_rulesets
from service.cannot_start import BadSetting
from service.cli import main
from service.cli.doctor import check_surroundings
from service.config import Config, parse_rulesets
from service.http.app_services import NAME
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, opened, played

Serve = Callable[..., Flask]
Brings = Callable[..., None]

POCKET = """
from dataclasses import replace
from domain.kernel.folds import Folds
from domain.kernel.secrecy import secret_fields
from tests.toys.three_card_poker import RULESET as POKER

RULESET = replace(POKER, name="pocket-poker", title="Pocket poker")
SECOND = replace(RULESET, version=2)


def with_event(kind):
    kind.changes_nothing, kind.teaches_nothing = True, bool(secret_fields(kind))
    return replace(RULESET, folds=Folds((*RULESET.events, kind), POKER.folds.house_rows))
"""
GAMES = ["casino-incognito", "infiltrators", "microdot", "microfilms"]


@pytest.fixture
def every_ruleset() -> None:
    """An application looks again for what is installed."""


@pytest.fixture
def brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Brings:
    """Installs a distribution of one module: its name, its code, and its entries."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(site)

    def bring(name: str, code: str, *entries: str) -> None:
        (site / f"{name}.py").write_text(code)
        folder = site / f"{name}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text("[deaddrop.rulesets]\n" + "\n".join(entries) + "\n")
        monkeypatch.delitem(sys.modules, name, raising=False)

    return bring


def left_out(allowed: frozenset[str] | None = None) -> dict[str, str]:
    return dict(load_installed_rulesets(allowed).left_out)


def test_a_game_of_another_distribution_is_played_and_verified(
    brings: Brings, serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    brings("pocket_poker", POCKET, "pocket = pocket_poker:RULESET")
    app = serve(MemoryStore())
    listed = Guest(app).get("/v1/rulesets").get_json()["items"]
    assert [each["name"] for each in listed] == [*GAMES, "pocket-poker"]
    assert Guest(app).get("/v1/rulesets/pocket-poker").status_code == 200
    assert "Pocket poker" in Guest(app).get("/").text
    table = played(app, opened(app, 2, ruleset="pocket-poker"))
    file = tmp_path / "record.jsonl"
    file.write_bytes(table.organiser.get(f"/v1/games/{table.id}/record").data)
    assert main(["verify", str(file)]) == 0
    assert "CONSISTENT. pocket-poker 1, " in capsys.readouterr().out


def test_a_distribution_brings_several_versions(brings: Brings, serve: Serve) -> None:
    brings("pocket_poker", POCKET, "first = pocket_poker:RULESET", "second = pocket_poker:second")
    assert left_out() == {
        "second of pocket_poker 1.0": "it cannot be imported: AttributeError: module 'pocket_poker' has no attribute 'second'"
    }
    brings_both = load_installed_rulesets(None).catalogue
    assert brings_both.versions("pocket-poker") == [1]


def test_two_versions_are_side_by_side(brings: Brings, serve: Serve) -> None:
    brings("pocket_poker", POCKET, "first = pocket_poker:RULESET", "second = pocket_poker:SECOND")
    assert left_out() == {}
    app = serve(MemoryStore())
    assert app.extensions[NAME].context.catalogue.versions("pocket-poker") == [1, 2]
    assert opened(app, 2, ruleset="pocket-poker").made["game"]["ruleset"]["version"] == 2
    for query, version in (("", 2), ("&version=1", 1)):
        told = Guest(app).get(f"/openapi.json?ruleset=pocket-poker{query}").get_json()
        assert told["info"]["x-ruleset"] == {"name": "pocket-poker", "version": version}
        assert told["components"]["schemas"]["Table"]["properties"]


def test_an_entry_may_be_a_function_that_gives_a_ruleset(brings: Brings) -> None:
    brings("pocket_poker", POCKET + "\ndef make():\n    return RULESET\n", "made = pocket_poker:make")
    assert left_out() == {}
    assert load_installed_rulesets(None).catalogue["pocket-poker"].title == "Pocket poker"


BROKEN = {
    "import os_that_is_not_there": "it cannot be imported: ModuleNotFoundError: No module named 'os_that_is_not_there'",
    "raise SystemExit(3)": "it cannot be imported: SystemExit: 3",
    "RULESET = lambda: 7": "it gives a int, not a Ruleset",
    f"{POCKET}\nRULESET = replace(RULESET, name='Pocket Poker')": "its name 'Pocket Poker' is not of small letters",
    f"{POCKET}\nRULESET = replace(RULESET, version=0)": "its version 0 is not a whole number from 1 on",
    f"{POCKET}\nRULESET = replace(RULESET, players=(0, 2))": "its players are from 0 to 2",
    f"{POCKET}\nRULESET = replace(RULESET, name='microfilms', version=2)": "microfilms is a game of this service",
    f"{POCKET}\nRULESET = replace(RULESET, commands=RULESET.commands * 2)": "is the name of another Command",
    f"{POCKET}\nfrom domain.kernel.secrecy import Event\nclass E(Event, frozen=True, tag='game.over'): pass\n"
    "RULESET = with_event(E)": "game.over is the name of another Event",
    f"{POCKET}\nfrom domain.kernel.secrecy import Event\nclass E(Event, frozen=True, tag='pocket.e', omit_defaults=True):\n    a: int = 1\n"
    "RULESET = with_event(E)": "pocket.e is not stored whole",
    f"{POCKET}\nfrom domain.kernel.secrecy import Event, Secret\nclass E(Event, frozen=True, tag='pocket.e'):\n"
    "    a: Secret[tuple[frozenset[int], ...]]\n"
    "RULESET = with_event(E)": "pocket.e holds a set, whose order is not stored",
    f"{POCKET}\nfrom domain.kernel.secrecy import Event\nfrom msgspec import Meta\nfrom typing import Annotated\n"
    "class E(Event, frozen=True, tag='pocket.e'):\n    a: Annotated[frozenset[int], Meta(description='Of a kind.')]\n"
    "RULESET = with_event(E)": "pocket.e holds a set, whose order is not stored",
    f"{POCKET}\nfrom domain.kernel.secrecy import Event\nclass E(Event, frozen=True, tag='pocket.e'): pass\n"
    "Folds((*RULESET.events, E), POKER.folds.house_rows)": "it cannot be imported: ValueError: E changes nothing",
    f"{POCKET}\ndef components(): raise RuntimeError('no board')\n"
    "RULESET = replace(RULESET, words=replace(RULESET.words, components=components))": "it cannot be described: RuntimeError: no board",
    f"{POCKET}\nfrom domain.kernel.text.event_text import Language\n"
    "RULESET = replace(RULESET, words=replace(RULESET.words, line=Language({}, {}).line))": "it cannot be described: LookupError: Language has no line for three_card_poker.card_dealt",
    f"{POCKET}\ndef describe(table, mind, people): return (mind.card,)\n"
    "RULESET = replace(RULESET, words=replace(RULESET.words, describe=describe))": "it cannot be described: AttributeError: 'NoneType' object has no attribute 'card'",
}  # fmt: skip


@pytest.mark.parametrize("code", BROKEN, ids=BROKEN.values())
def test_an_entry_that_cannot_be_used_is_named_and_hurts_nothing(
    code: str, brings: Brings, serve: Serve, config: Config, caplog: pytest.LogCaptureFixture
) -> None:
    brings("pocket_poker", code, "pocket = pocket_poker:RULESET")
    brings("fine_poker", POCKET.replace("pocket-poker", "fine-poker"), "fine = fine_poker:RULESET")
    [(entry, why)] = left_out().items()
    assert entry == "pocket of pocket_poker 1.0"
    assert why.startswith(BROKEN[code]) or BROKEN[code] in why
    with caplog.at_level(logging.ERROR):
        app = serve(MemoryStore())
    assert f"the ruleset {entry} is left out: {why}" in caplog.messages
    assert [each["name"] for each in Guest(app).get("/v1/rulesets").get_json()["items"]] == sorted(
        [*GAMES, "fine-poker"]
    )
    told = {place: each for place, *each in check_surroundings(replace(config, embedded_events=True))}
    assert told[f"ruleset {entry}"][0][0].startswith(why)
    assert told["ruleset fine-poker, version 1"] == [(), ("comes from fine of fine_poker 1.0",)]
    assert describe_foreign(None) == [
        "Pocket poker (fine-poker, version 1) comes from fine of fine_poker 1.0.",
        f"The ruleset {entry} is left out: {why}.",
    ]


def test_nothing_is_loaded_to_say_that_there_is_no_other_ruleset(
    brings: Brings, monkeypatch: pytest.MonkeyPatch
) -> None:
    brings("pocket_poker", "raise SystemExit(3)", "pocket = pocket_poker:RULESET")
    monkeypatch.setattr(installed, "load_installed_rulesets", lambda _: pytest.fail("It was loaded."))
    assert describe_foreign(frozenset()) == []


UNTYPED = f"""{POCKET}
import msgspec
from collections.abc import Hashable
from domain.kernel.state import State
from tests.toys.three_card_poker import Table

class OddTable(Table, frozen=True):
    marks: Hashable = "none"

def initial(options, seats):
    state = POKER.initial(options, seats)
    return State(OddTable(**msgspec.structs.asdict(state.table)), state.minds, state.house)

RULESET = replace(RULESET, initial=initial)
"""


def test_a_table_without_a_schema_is_played_and_the_doctor_says_why(
    brings: Brings, serve: Serve, config: Config
) -> None:
    brings("pocket_poker", UNTYPED, "pocket = pocket_poker:RULESET")
    app = serve(MemoryStore())
    guest = Guest(app)
    told = guest.get("/v1/rulesets/pocket-poker").get_json()
    assert {"type": "object", "description": "Its schema cannot be derived from its type."}.items() <= told[
        "table_schema"
    ].items()
    assert told["mind_schema"]["$ref"] == "#/$defs/Mind"
    view = guest.get("/openapi.json?ruleset=pocket-poker").get_json()["components"]["schemas"]["View"]["properties"]
    assert view["table"]["type"] == ["object", "null"]
    assert view["mind"]["oneOf"][0] == {"$ref": "#/components/schemas/Mind"}
    assert played(app, opened(app, 2, ruleset="pocket-poker"))
    found = {place: notes for place, _, notes in check_surroundings(replace(config, embedded_events=True))}
    [note] = found["ruleset pocket-poker, version 1"]
    assert note.startswith("the schema of its table cannot be derived: TypeError: ")
    assert "Hashable" in note


def test_two_distributions_with_one_version_are_both_left_out(brings: Brings) -> None:
    brings("pocket_poker", POCKET, "pocket = pocket_poker:RULESET")
    brings("other_poker", POCKET, "other = other_poker:RULESET")
    why = "pocket-poker, version 1, is provided more than once (other of other_poker 1.0; pocket of pocket_poker 1.0): keep one"
    assert left_out() == {"other of other_poker 1.0": why, "pocket of pocket_poker 1.0": why}


def test_only_allowed_distributions_are_imported(brings: Brings) -> None:
    brings("pocket_poker", POCKET, "pocket = pocket_poker:RULESET")
    brings("sly_game", "raise RuntimeError('imported')", "sly = sly_game:RULESET")
    for told, names in (("none", []), ("Pocket-Poker", ["pocket-poker"]), ("other", [])):
        found = load_installed_rulesets(parse_rulesets({"DEADDROP_RULESETS": told}))
        assert found.left_out == ()
        assert [each.name for each in found.catalogue] == [*GAMES, *names]
        assert "sly_game" not in sys.modules
    assert parse_rulesets({}) is None
    with pytest.raises(BadSetting, match="DEADDROP_RULESETS must be all, none, or names"):
        parse_rulesets({"DEADDROP_RULESETS": "a/b"})
