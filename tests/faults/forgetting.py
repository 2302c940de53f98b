"""Players who delete their account while a seat is taken for them: how many stay by name, and how many seats no token plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from tests.faults.installation import Installation
from tests.journeys.stranger import Stranger

NAME = "Zyxwanda"
OPEN: list[dict[str, Any]] = [{"kind": "human", "claim": True}, *[{"kind": "human", "open": True}] * 2]
SOUGHT = {"ruleset": "microfilms", "seats": 3}
MOST_LAG_S = 0.03
"""How much earlier or later than the other one of the two is sent."""
SHOWN_S = 6.0
"""Longer than a process shows a name that another has deleted."""

Json = dict[str, Any]
Answer = tuple[int, Json]


class Race(NamedTuple):
    """A game in which a player was seated and forgotten at once. tokens: of its seats, as answers gave them."""

    game: str
    tokens: list[str]


class Left(NamedTuple):
    """What races left. named: games that show the name; lost: seats that are taken, and that no answer gave a token of."""

    races: int
    named: int
    lost: int


def run_races(here: Installation, loops: int, luck: Random) -> Left:
    """Players who join a table, or whose seek is filled, and who are forgotten at the same time, on two connections."""
    with Stranger(here.url) as one, ThreadPoolExecutor(1) as pool:
        raced = [race(one, pool, here.url, luck.uniform(-MOST_LAG_S, MOST_LAG_S)) for _ in range(loops) for race in (join, fill)]
        time.sleep(SHOWN_S)
        found = [each for each in raced if each is not None]
        return Left(len(raced), sum(shows_name(one, each) for each in found), sum(lost_seats(one, each) for each in found))


def registered(one: Stranger) -> str:
    return str(done(one.ask("POST", "/v1/players", body={"name": NAME}))["token"])


def join(one: Stranger, pool: Executor, url: str, lag_s: float) -> Race:
    """A player who takes an open seat."""
    made, player = one.create(OPEN), registered(one)
    game = made["game"]["id"]
    status, told = at_once(pool, url, player, lag_s, lambda: one.ask("POST", f"/v1/games/{game}/join", body={"player": player}))
    return Race(game, [made["seats"][0]["token"], *([told["token"]] if status == 201 else [])])


def fill(one: Stranger, pool: Executor, url: str, lag_s: float) -> Race | None:
    """A player whose seek is filled by others; None if the seek did not come to a table."""
    player = registered(one)
    places = [done(one.ask("POST", "/v1/seeks", body={**SOUGHT, "player": player}))]
    path = f"/v1/seeks/{places[0]['seek']['id']}"
    places.append(done(one.ask("POST", f"{path}/join", body={"name": "Boris"})))
    _, told = at_once(pool, url, player, lag_s, lambda: one.ask("POST", f"{path}/join", body={"name": "Clara"}))
    found = [told, *(one.ask("GET", path, each["token"])[1] for each in places)]
    tokens = [each["seat_token"] for each in found if each.get("seat_token")]
    return Race(told["game"], tokens) if told.get("game") else None


def at_once(pool: Executor, url: str, player: str, lag_s: float, act: Callable[[], Answer]) -> Answer:
    """Carry `act` out while the account is deleted; its answer."""
    begun = Barrier(2)

    def forget() -> None:
        begun.wait()
        time.sleep(max(0.0, lag_s))
        headers = {"Authorization": f"Bearer {player}"}
        with urlopen(Request(f"{url}/v1/players/me", method="DELETE", headers=headers)) as answer:
            assert answer.status == 204

    deletion = pool.submit(forget)
    begun.wait()
    time.sleep(max(0.0, -lag_s))
    told = act()
    deletion.result()
    return told


def done(answer: Answer) -> Json:
    status, told = answer
    assert status == 201, told
    return told


def shows_name(one: Stranger, race: Race) -> bool:
    return NAME in str(one.ask("GET", f"/v1/games/{race.game}"))


def lost_seats(one: Stranger, race: Race) -> int:
    """Taken seats of people, without those whose token was given and still opens its view."""
    _, card = one.ask("GET", f"/v1/games/{race.game}")
    taken: int = sum(each["kind"] == "human" and each["taken"] for each in card["seats"])
    return taken - sum(one.ask("GET", f"/v1/games/{race.game}/view", each)[0] == 200 for each in race.tokens)
