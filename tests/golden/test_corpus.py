"""Every log ever written is folded by today's code into the game that it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import GAME_ID
from domain.audit.bot_moves import BotReplay, bot_moves
from domain.audit.record import parse_record
from domain.audit.verify_by_replay import rebuild_batches
from domain.audit.written_text import check_texts
from domain.catalogue import discover
from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.game.entry_codec import decoder, with_known_digest
from domain.game.events.game_events import GAME_EVENTS
from domain.game.events.seat_plan import Policy
from domain.game.replay import apply_entry, state_fingerprint
from domain.kernel.secrecy import Event
from projections.feed_entry import entry_json
from service.app.audits.audit import audit
from service.http.app_factory import build_contract
from tests.golden.corpus import CORPUS, files
from tests.http.conformance import closed_components

CATALOGUE = discover()
every_log = pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")


class Entry(NamedTuple):
    version: int
    event: bytes
    digest: bytes


@lru_cache(maxsize=2)
def folded(path: Path) -> tuple[tuple[Game, Entry, str | None], ...]:
    """The game after each entry of a log, and the mark of the position where one stands after it."""
    return tuple(steps(path))


def steps(path: Path) -> Iterator[tuple[Game, Entry, str | None]]:
    game: Game | None = None
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for number, line in enumerate(lines):
        if "mark" in line:
            continue
        version = game.version + 1 if game is not None else first_version(line["event"])
        entry = Entry(version, line["event"].encode(), bytes.fromhex(line["digest"]))
        game = apply_entry(game, GAME_ID, CATALOGUE, entry)
        yield game, entry, lines[number + 1].get("mark") if number + 1 < len(lines) else None


def recorded(path: Path) -> bytes:
    """The record of a log."""
    after = folded(path)
    last, decode = after[-1][0], decoder(after[-1][0].rules).decode
    entries = tuple(
        with_known_digest(decode(entry.event), entry.version, last.secret_at(entry.version), entry.digest)
        for _, entry, _ in after
    )
    return record_of([Batch(entries, last)])


@every_log
def test_a_log_leads_to_the_positions_it_led_to(path: Path) -> None:
    games = folded(path)
    marked = [(game, expected) for game, _, expected in games if expected is not None]
    assert marked or games[-1][0].state is None  # a table that was cancelled before its deal
    for game, expected in marked:
        assert game.state is not None
        assert state_fingerprint(game.state) == expected, f"version {game.version} is another position than it was"
    assert not games[-1][0].is_running


@every_log
def test_the_record_of_a_log_is_honest(path: Path) -> None:
    raw = recorded(path)
    check_texts(parse_record(raw))
    found = audit(raw, CATALOGUE, None)
    assert (found.verdict, found.decided, found.problem) == ("consistent", True, None), (
        "a stored log no longer follows from the rules: keep their old version beside the new one (docs/versions.md)"
    )


@pytest.mark.parametrize("name", [rules.name for rules in CATALOGUE.newest()])
def test_every_entry_ever_is_as_its_ruleset_s_contract_says(name: str) -> None:
    components = closed_components(build_contract(CATALOGUE[name])["components"])
    validator = Draft202012Validator({"$ref": "#/components/schemas/Event", "components": components})
    for path in (each for each in files() if each.parent.name == name):
        *_, (last, _, _) = after = folded(path)
        people = [f"Person {seat}" for seat in range(len(last.seats))]
        for _, entry, _ in after:
            stored = decoder(last.rules).decode(entry.event)
            chained = with_known_digest(stored, entry.version, last.secret_at(entry.version), entry.digest)
            for seat, everything in ((None, False), (0, False), (None, True)):
                sent = msgspec.json.encode(entry_json(chained, last.rules, people, seat, everything=everything))
                for error in validator.iter_errors(msgspec.json.decode(sent)):
                    raise AssertionError(f"{path.name}, {entry.version}: {stored.event}: {error.message[:500]}")


def first_version(event: str) -> int:
    told = json.loads(event)["event"]
    return int(told["parent"]["version"]) + 1 if told["type"] == "game.forked" else 1


def test_the_corpus_holds_every_event() -> None:
    shown = {
        (path.parent.name, json.loads(line["event"])["event"]["type"])
        for path in files()
        for line in map(json.loads, path.read_text().splitlines())
        if "event" in line
    }
    for rules in CATALOGUE:
        events: tuple[type[Event], ...] = (*GAME_EVENTS, *rules.events)
        for event in events:
            kind = str(event.__struct_config__.tag)
            assert (rules.name, kind) in shown, f"add a game with {kind}: python -m tests.golden.corpus"


def test_the_corpus_lies_where_it_is_read() -> None:
    names = {rules.name for rules in CATALOGUE}
    assert {path.parent.name for path in files()} == {path.parent.name for path in files() if path.stem == "bots"} == names
    assert sorted(CORPUS.rglob("*.jsonl")) == files()


@pytest.mark.parametrize("path", [path for path in files() if path.stem == "bots"], ids=lambda path: path.parent.name)
def test_bots_play_as_they_did_or_have_another_version(path: Path) -> None:
    """Raise `house_bot_version` where this fails: checks of older games then say that their policy is gone."""
    record = parse_record(recorded(path))
    replay = BotReplay(
        bot_moves(rebuild_batches(record, CATALOGUE)), lambda rules, _: Policy(rules.imagining.house_bot_version, "1" * 64)
    )
    replay.run()
    assert replay.findings().others == ()
    assert replay.findings().derived > 10
