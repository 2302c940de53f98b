"""The transcript in the README is what the service says: its command is accepted, and its lines are those of its two readers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from service.config import Config
from service.factory import create_context
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, opened
from workers.automation_job import play_slice

README = Path(__file__).parents[2] / "README.md"
SEATS = [{"kind": "human", "name": name, "claim": True} for name in ("Anna", "Boris")]
DEAL = {"nations": ["CHINA", "UK", "USSR"], "start": 1, "hands": ["IB", "SB"], "deck": ["MF-UK"]}
TABLES = 40
"""Which of Boris' cards Anna sees is luck: about every third table shows the README's."""


@pytest.fixture
def transcript() -> tuple[dict[str, Any], list[str], list[str]]:
    """The command's body, what the seat that acts reads, and what everybody reads."""
    block = README.read_text().partition("```console\n")[2].partition("```")[0]
    body = json.loads(re.findall(r"-d '(.*?)'", block)[0])
    mine, all_see = re.split(r"^\$ .*(?:\n    .*)*\n", block, flags=re.M)[1:]
    return body, mine.splitlines(), all_see.splitlines()


@pytest.fixture
def croupier(config: Config, store: MemoryStore, clock: Any) -> Callable[[str], object]:
    """Plays what the Croupier owes in a game."""
    context = create_context(config, store=store, now_ms=clock)
    return lambda game_id: play_slice(context, game_id, 0)


def test_the_transcript_is_true(
    app: Flask, croupier: Callable[[str], object], transcript: tuple[dict[str, Any], list[str], list[str]]
) -> None:
    body, mine, all_see = transcript
    assert len(mine) == 2
    assert mine[0] != all_see[0]
    for _ in range(TABLES):
        deal = {"mode": "fixed", "description": DEAL}
        table = opened(app, seats=SEATS, options={"variant": "croupier"}, deal=deal, visibility="unlisted")
        for command in ({"type": "draw", "pile": "deck"}, {"type": "discard", "cards": ["SB"]}):
            prepared = table.by[1].act(table.id, command)
            assert prepared.status_code == 201, prepared.text
        croupier(table.id)
        version = table.by[0].view(table.id)["version"]
        done = table.by[0].act(table.id, body)
        assert done.status_code == 201, done.text
        if [each["text"] for each in done.get_json()["events"]] == mine:
            break
    else:
        pytest.fail(f"No table of {TABLES} says what the README says: the last one, {done.get_json()['events']}")
    feed = Guest(app).get(f"/v1/games/{table.id}/events?after={version}").get_json()["events"]
    assert [each["text"] for each in feed][:2] == all_see[:2]
