"""One address whose event opens hundreds of tables with fast clocks; and a neighbour whose clock has to strike, and who opens tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple

from domain.kernel.timestamps import milliseconds
from tests.faults.installation import Installation
from tests.journeys.stranger import Stranger

TABLES, AT_TABLE = 200, 4
MOST_OPEN = 150
"""Fewer than the event has tables in its first round: that one is refused; the second event fits."""
LONGEST_LATE_S = 5.0
"""What a clock's strike may wait for the work that another owner is owed."""
OPENED_S = 60.0
"""Time in which a round of a hundred tables is opened beside all else."""
ORGANISER, NEIGHBOUR = "127.0.5.1", "127.0.6.1"
CLOCK = {"decision_s": 1, "bank_s": 0, "increment_s": 0, "absent_after": 10, "on_absence": "default"}
PEOPLE = [{"kind": "human", "claim": True}] * 3


class BigEvent(NamedTuple):
    """What became of it. refused: what a round with too many tables was answered; opened_s: seconds until a smaller one was
    open; open: tables of the organiser that are open at once; late_s: how late the neighbour's clock struck.
    """

    refused: str
    opened_s: float
    open: int
    late_s: list[float]


def hold(here: Installation, strikes: int, luck: Random) -> BigEvent:
    """An event with more tables than may be open, one with as many; the neighbour's clock strikes this often beside them."""
    with ExitStack() as stack:
        organiser = stack.enter_context(Stranger(here.url, source=ORGANISER))
        neighbour = stack.enter_context(Stranger(here.url, source=NEIGHBOUR))
        _, refused = publish(organiser, TABLES)
        status, answer = publish(organiser, MOST_OPEN)
        assert status in (200, 202), answer
        began, event = time.monotonic(), answer["event"]
        late = list(late_strikes(neighbour, strikes, luck))
        opened_s = open_after(organiser, event, answer["token"], began)
        return BigEvent(code_of(refused), opened_s, room_left(organiser), late)


def publish(organiser: Stranger, tables: int) -> tuple[int, dict[str, Any]]:
    """Publish the first round of an event with so many tables: status and answer, with the event's id and token."""
    regulations = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none", "most": 2_000}, "clock": CLOCK}
    body = {"title": "Night of clocks", "ruleset": "microfilms", "preset": "league-evening", "regulations": regulations}
    status, made = organiser.ask("POST", "/v1/events", body=body)
    assert status == 201, made
    event, token, left = made["event"]["id"], made["token"], tables * AT_TABLE
    while left:
        count = min(left, 400)
        entries = [{"names": [f"Player {left - number}"]} for number in range(count)]
        status, answer = organiser.ask("POST", f"/v1/events/{event}/entries", token, {"entries": entries})
        assert status == 201, answer
        left -= count
    status, drafted = organiser.ask("POST", f"/v1/events/{event}/rounds/1/draft", token, {})
    assert status == 201, drafted
    path = f"/v1/events/{event}/rounds/1/publish"
    status, answer = organiser.ask("POST", path, token, {}, If_Match=f'"{drafted["draft"]["version"]}"')
    return status, {**answer, "event": event, "token": token}


def code_of(answer: dict[str, Any]) -> str:
    return str(answer.get("code"))


def open_after(organiser: Stranger, event: str, token: str, began: float) -> float:
    """Seconds until the round is open; infinite if it is not in time."""
    while time.monotonic() < began + OPENED_S:
        status, answer = organiser.ask("GET", f"/v1/events/{event}", token)
        assert status == 200, answer
        if answer["states"].get("1") == "open":
            return time.monotonic() - began
        time.sleep(0.5)
    return float("inf")


def room_left(organiser: Stranger) -> int:
    """How many more tables the organiser may open."""
    opened = 0
    while opened <= MOST_OPEN:
        status, _ = organiser.ask("POST", "/v1/games", body={"ruleset": "microfilms", "seats": PEOPLE})
        if status != 201:
            return opened
        opened += 1
    return opened


def late_strikes(neighbour: Stranger, strikes: int, luck: Random) -> Iterator[float]:
    """Seconds from the deadline of a seat that never answers to the strike, as the log has it, one after the other."""
    while strikes > 0:
        body = {"ruleset": "microfilms", "seats": PEOPLE, "clock": CLOCK, "visibility": "unlisted"}
        status, made = neighbour.ask("POST", "/v1/games", body=body)
        assert status == 201, made
        game, tokens = made["game"]["id"], [each["token"] for each in made["seats"]]
        view = neighbour.look(game, tokens[0])
        while view["status"] == "playing" and strikes > 0:
            seat = luck.choice(view["decisions"])["seat"]
            deadline, after = neighbour.look(game, tokens[seat])["decision"]["deadline"], view["version"]
            yield (milliseconds(struck_at(neighbour, game, after)) - milliseconds(deadline)) / 1000
            strikes -= 1
            view = neighbour.look(game, tokens[0])


def struck_at(neighbour: Stranger, game: str, after: int) -> str:
    """The time of the first strike after a version."""
    while True:
        status, page = neighbour.ask("GET", f"/v1/games/{game}/events?after={after}&limit=100&wait=10")
        assert status == 200, page
        for each in page["entries"]:
            if each["type"] == "game.clock_struck":
                return str(each["at"])


def faults(told: BigEvent) -> Iterator[str]:
    """What is wrong, in words."""
    if told.refused != "too-many-open":
        yield f"a round with more tables than may be open at once was answered {told.refused}"
    if told.opened_s > OPENED_S:
        yield f"a round of {MOST_OPEN} tables was not open after {OPENED_S:.0f} s"
    if told.open:
        yield f"{told.open} more tables could be opened beside all that an address may have open"
    if max(told.late_s) > LONGEST_LATE_S:
        yield f"a neighbour's clock struck {max(told.late_s):.1f} s late"
