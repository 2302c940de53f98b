"""Hosts of the API, the workers and the dispatcher whose clocks are minutes wrong: what a table's clock then does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

from domain.kernel.timestamps import milliseconds
from service.store import Store
from tests.faults.installation import Installation, children
from tests.journeys.stranger import Stranger

WRONG_MS = (7 * 60_000, -7 * 60_000, 90_000)
DECISION_S = 4
LATEST_MS = 3_000
"""What a strike may come after its deadline, and a deadline shown may be off."""
SEATS: list[dict[str, Any]] = [{"kind": "human", "claim": True}] * 3


def set_wrong(here: Installation) -> None:
    """Every process of ours believes another time, minutes off."""
    parts = here.parts()
    own = [parts[name].pid for name in parts if name.startswith(("worker", "dispatcher"))]
    own += [child for pid in own for child in children(pid)]
    for pid, wrong_ms in zip([*here.web_workers(), *own], cycle(WRONG_MS), strict=False):
        (here.folder / "clocks" / str(pid)).write_text(str(wrong_ms))


def faults(here: Installation, games: int, luck: Random) -> Iterator[str]:
    """Plays so many games with a clock, in which one decision is answered in time and the next never; says what is wrong."""
    store = here.store()
    for _ in range(games):
        with Stranger(here.url) as stranger:
            yield from faults_of_game(stranger, store, luck)


def faults_of_game(stranger: Stranger, store: Store, luck: Random) -> Iterator[str]:
    body = {"ruleset": "microfilms", "options": {}, "seats": SEATS, "clock": {"decision_s": DECISION_S, "bank_s": 0}}
    status, made = stranger.ask("POST", "/v1/games", body=body)
    assert status == 201, made
    game, tokens = made["game"]["id"], [each["token"] for each in made["seats"]]
    for answered in range(3):
        token, view = next((each, view) for each in tokens if (view := stranger.look(game, each))["decision"])
        left_ms = milliseconds(view["decision"]["deadline"]) - store.clock_ms()
        if not 1000 * DECISION_S - LATEST_MS < left_ms <= 1000 * DECISION_S:
            yield f"a deadline is shown {left_ms} ms ahead"
        if answered < 2:
            stranger.answer(game, token, view, luck)
    _, page = stranger.ask("GET", f"/v1/games/{game}/events?limit=500", tokens[0])
    head, deadline_ms = page["entries"][-1]["version"], milliseconds(view["decision"]["deadline"])
    if any(each["type"] == "game.clock_struck" for each in page["entries"]):
        yield "a decision was struck before its deadline"
    _, page = stranger.ask("GET", f"/v1/games/{game}/events?after={head}&limit=1&wait=20", tokens[0])
    struck = [each for each in page["entries"] if each["type"] == "game.clock_struck"]
    if not struck:
        yield "no clock struck"
    elif not 0 <= milliseconds(struck[0]["at"]) - deadline_ms <= LATEST_MS:
        yield f"a clock struck {milliseconds(struck[0]['at']) - deadline_ms} ms after its deadline"
