"""Public luck of a duplicate group: one round for all tables, named when the first of them fills."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from domain.catalogue import discover
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.opening.drand import round_ms
from domain.kernel.errors import Malformed
from service.app.audits.audit import audit
from service.app.authorization import ANONYMOUS
from service.app.carry_out import Request, decide_once
from service.app.context import Context
from service.app.game_repository import GameRepository
from service.app.new_games.claim import take_seat
from service.app.new_games.create import Creation, DealRequest, SeatRequest, create
from service.app.new_games.luck import submit_round
from service.app.proofs.record import export_record
from service.signing.ed25519 import KeyInMemory
from service.store import MemoryStore
from tests.audit.tampering import lines_of, raw_of
from tests.audit.test_chosen_luck import chained
from tests.rounds import NUMBER, SIGNATURE
from tests.spec.audit import audit as audit_by_the_book
from tests.spec.node import node
from workers.automation_job import play_slice

HERE = SeatRequest("human", claim=True)
LATER = SeatRequest("human")
DRAND = {"public": "drand"}


class Watch:
    def __init__(self) -> None:
        self.ms = round_ms(NUMBER) - 6_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def context(watch):
    store, catalogue = MemoryStore(watch), discover()
    return Context(
        store, catalogue, GameRepository(store, catalogue, watch), b"k" * 32, watch, os.urandom, KeyInMemory(bytes(32)),
        has_relays=True,
    )  # fmt: skip


def table(context: Context, *seats: SeatRequest, bearer: str | None = None, **luck: Any) -> Any:
    wanted = Creation(
        "microfilms", {}, seats, "unlisted", 0, DealRequest("duplicate", "g"), analysis=False, arbiter=False, luck=luck
    )
    return create(context, wanted, Request(os.urandom(8).hex(), "f"), "test", bearer)[0]


def group(context: Context, *last: SeatRequest) -> tuple[Any, str]:
    """The first table, its last seat like this, and the id of a second that is full."""
    root = table(context, HERE, HERE, *last, **DRAND)
    return root, table(context, HERE, HERE, HERE, bearer=root["organiser_token"])["game"]["id"]


def luck_of(context: Context, game_id: str) -> Any:
    return context.games.load(game_id).luck_status


def end(context: Context, game_id: str) -> None:
    def act(game: Game, why: Cause) -> Batch:
        return decide.decide_ruling(game, "abort", "Ruth", "The hall burns.", None, why)

    decide_once(context, game_id, Request("end", "end"), act)


def test_the_first_table_that_fills_names_the_round_of_all(context, watch):
    root, full = group(context, LATER)
    assert luck_of(context, full).state == "open"
    assert context.store.due_ms(full) == watch.ms
    assert context.store.due_ms(root["game"]["id"]) is None
    play_slice(context, full, 0)
    named = [luck_of(context, each) for each in (root["game"]["id"], full)]
    assert [(each.state, each.public.round) for each in named] == [("drawn", NUMBER)] * 2
    watch.ms += 60_000
    third = table(context, HERE, HERE, HERE, bearer=root["organiser_token"])["game"]["id"]
    play_slice(context, third, 0)
    assert luck_of(context, third).public.round == NUMBER


def test_all_tables_are_dealt_by_it_when_they_are_full(context, watch, tmp_path):
    root, full = group(context, LATER)
    first = root["game"]["id"]
    play_slice(context, full, 0)
    for each in (first, full):
        submit_round(context, each, NUMBER, SIGNATURE)
    assert [context.games.load(each).status for each in (first, full)] == ["seating", "playing"]
    code = root["seats"][2]["claim_code"]
    take_seat(context, first, 2, code, None, None, Request("claim", "f"))
    games = [context.games.load(each) for each in (first, full)]
    assert games[0].status == "playing"
    assert games[0].luck == games[1].luck
    assert games[0].state == games[1].state
    for each in (first, full):
        end(context, each)
    play_slice(context, full, 0)
    raws = [export_record(context, context.games.load(each), ANONYMOUS, None) for each in (first, full)]
    for raw in raws:
        found = audit(raw, discover(), None)
        assert (found.verdict, found.round) == ("consistent", "good"), found.problem
        assert audit_by_the_book(raw) is None
    forged = [moved(raws[0], NUMBER - 1), moved(raws[1], NUMBER + 1), moved(raws[1], 0)]
    files = [tmp_path / f"{number}.jsonl" for number in range(5)]
    for file, raw in zip(files, [*raws, *forged], strict=True):
        file.write_bytes(raw)
    told = [json.loads(line) for line in node("docs/spec/verify.mjs", "--json", *files).stdout.splitlines()]
    assert [each["ok"] for each in told] == [True, True, False, False, False]
    for raw, script in zip(forged, told[2:], strict=True):
        problem, book = audit(raw, discover(), None).problem, audit_by_the_book(raw)
        assert problem is not None
        assert book is not None
        assert (problem.fault, script["problem"]["word"], book.word) == ("nonce",) * 3


def moved(raw: bytes, number: int) -> bytes:
    """The record with another round named, and a chain that fits."""
    lines = lines_of(raw)
    for line in lines[1:]:
        if line["type"] == "game.luck_drawn":
            line["data"]["public"]["round"] = number
        if line["type"] == "game.public_given":
            line["data"]["round"] = number
    return raw_of(chained(lines))


def test_without_its_first_table_a_group_has_no_round(context):
    root, full = group(context, LATER)
    end(context, root["game"]["id"])
    play_slice(context, full, 0)
    assert context.games.load(full).status == "aborted"
    assert context.store.due_ms(full) is None


def test_tables_of_a_group_take_nothing_else(context):
    for luck in ({"nonces": "asked"}, {"nonces": "required"}):
        with pytest.raises(Malformed):
            table(context, HERE, HERE, HERE, **luck)
    plain = table(context, HERE, HERE, HERE)
    assert plain["game"]["status"] == "playing"
