"""The law of roles: while a round is on, nobody learns more by reading than `knowledge.py` says, whatever they ask for.

Two worlds differ in a secret and in nothing else. Where a role is answered otherwise in one of them, it has learnt the secret, and
the table must say so; a role that the table says learns something must learn it somewhere.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from deaddrop.testing.report import add_line
from domain.game.events.game_events import Scope
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.app import callers
from extensions.tournaments.app.callers import TokenKind
from extensions.tournaments.domain.regulations.terms import Role
from service.app.core.authorization import TOKEN_PREFIXES
from tests.cases import cases
from tests.equipment.whole_api import API
from tests.http.guest import Guest
from tests.laws.endpoints import to_path
from tests.laws.knowledge import LEARNS, NOT_ASKED, OFFICIALS, PLAYED, PLAYING, ROLES, SUBJECTS, may_learn, subject_of
from tests.laws.rounds_on import SAMPLES, UNSAMPLED, WORLDS, World, requests_of, worlds_by_results
from tests.laws.transcripts import Service

ROOT = Path(__file__).parents[2]
FEW = ("anonymous", "arbiter", f"arbiter {PLAYING}", "moderator")
"""Roles that ask for what is about no round: its answers read no tournament and no table."""

SCENES = (("duplicate", "results"), ("duplicate", "hands"), ("duplicate", "rulings"), ("duplicate", "drafts"), ("league-evening", "hands"))
"""A preset, and by what two worlds differ."""


def gets(world: World) -> list[str]:
    """The paths of all GETs of a service."""
    return [to_path(rule) for rule in world.service.app.url_map.iter_rules() if "GET" in (rule.methods or ())]


def learnt(one: World, other: World) -> tuple[set[tuple[str, str]], int]:
    """The paths by which each role is answered otherwise in two worlds, and how many answers were compared."""
    found, count = set[tuple[str, str]](), 0
    for path in gets(one):
        if path in NOT_ASKED:
            continue
        asked = list(requests_of(one, path))
        for role in one.bearers if subject_of(path) != "nothing" else FEW:
            for each in asked:
                count += 1
                answers = one.ask(role, each), other.ask(role, each)
                assert answers[0].status < 500, (role, each, answers[0])
                if answers[0] != answers[1]:
                    found.add((path, role))
    return found, count


@pytest.mark.parametrize(("preset", "what"), cases(*SCENES[:4], later=SCENES[4:]))
def test_no_role_learns_more_than_the_table_says(preset: str, what: str) -> None:
    secret, make = WORLDS[what]
    one, other = make(preset)
    found, count = learnt(one, other)
    add_line(f"who learns {secret} by {what} of a round of {preset}: {count} answers to {len(one.bearers)} roles, {len(found)} tell the secret")
    assert {(path, role) for path, role in found if secret not in may_learn(path, role)} == set()
    stated = {(subject, role) for (subject, role), secrets in LEARNS.items() if secret in secrets}
    assert {(subject_of(path), role) for path, role in found} == stated, "a row of the table that nobody needs"


def test_the_arbiter_of_a_table_reads_hands_by_noted_reads_only() -> None:
    world = World("duplicate")
    before = len(list(world.here.context.store.reads(world.games[0])))
    for each in requests_of(world, "/v1/games/<g>/view"):
        world.ask("arbiter of the table", each)
    assert len(list(world.here.context.store.reads(world.games[0]))) > before


@pytest.mark.parametrize("role", [f"{role}{rest}" for role in OFFICIALS for rest in (f" {PLAYING}", f" {PLAYED}")])
def test_an_official_who_plays_gets_no_key_of_a_seat_of_the_own_section(role: str) -> None:
    world = World("duplicate")
    entry, by, said = world.entry_at(1), Guest(world.here.app, world.bearers[role]), {"reason": "The phone is lost."}
    answers = [
        world.here.post(f"/entries/{entry}/slip", None, by),
        world.here.send("PATCH", f"/entries/{entry}", {"substitute": {"member": 0, "name": "Zoe"}}, by),
        *[world.here.post("/rounds/1/tables/1/clock", {"kind": kind, "seat": 0, **said, **more}, by) for kind, more in (("reissue", {}), ("substitute", {"name": "Zoe"}))],
    ]
    assert [each.status_code for each in answers] == [403] * 4
    assert not any("dd_" in each.text for each in answers)
    assert world.here.entries[entry].get(world.here.path()).status_code == 200


def test_every_get_has_a_subject() -> None:
    paths = [path for each in SUBJECTS.values() for path in each]
    assert len(paths) == len(set(paths))
    service = {to_path(rule) for rule in Service(MICROFILMS).app.url_map.iter_rules() if "GET" in (rule.methods or ())}
    assert service == {*paths, *NOT_ASKED}


def test_every_token_of_the_service_has_a_role() -> None:
    written = {word for folder in ("extensions", "service") for path in (ROOT / folder).rglob("*.py") for word in re.findall(r'"dd_([a-z]+)_', path.read_text())}
    assert {*written, *TOKEN_PREFIXES.values(), *get_args(TokenKind)} == ROLES.keys() - {""}
    assert set(TOKEN_PREFIXES) == set(get_args(Scope))
    assert set(OFFICIALS) == set(get_args(Role))
    roles = [role for each in ROLES.values() for role in each]
    assert len(roles) == len(set(roles))
    assert {role for _, role in LEARNS} <= set(roles)


def test_every_query_parameter_is_asked_or_tells_nothing() -> None:
    queries = [each.query for each in API.operations if each.method == "GET" and each.query is not None]
    names = {field.data_key or name for query in queries for name, field in query().fields.items()}
    assert names - SAMPLES.keys() - UNSAMPLED == {"tournaments", "url"}, "the parameters whose values a tournament gives, and a new one"
    assert not UNSAMPLED - names


def test_a_reader_who_gets_what_officials_get_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: an official who plays read the whole tournament."""
    one, other = worlds_by_results("duplicate")
    monkeypatch.setattr(callers, "withheld_tables", lambda *_: frozenset())
    each = next(requests_of(one, "/v1/tournaments/<t>/rounds/<number:k>"))
    assert one.ask(f"arbiter {PLAYING}", each) != other.ask(f"arbiter {PLAYING}", each)
