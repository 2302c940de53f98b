"""The same game in another process, with other hashes and in another order of sets, is the same to the byte."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from random import Random

import msgspec

from deaddrop.testing.luck import Dice
from deaddrop.testing.schedule import IS_LONG, law_game
from domain.kernel.ledger import canonical
from tests.laws.plays import play, walk
from tests.laws.tables import pick_tables
from tests.programs import python

GAMES = 2 if IS_LONG else 1
"""At each table: a number, for both processes must play the same."""


def told() -> str:
    """A digest of what some games wrote, of positions and imagined worlds, and of what the house would have played."""
    digest = sha256()
    for rules, players in pick_tables("bytes", 1):
        for number in range(GAMES):
            rng = law_game("bytes", rules.name, players, number).rng()
            for event, link in play(rules, players, rng).stream:
                digest.update(event + link)
            for state in walk(rules, players, rng):
                for mind in state.minds if rng.random() < 0.1 else ():
                    world = rules.imagining.sample_world(state.table, mind, Dice(Random(rng.random())))
                    digest.update(encoded(world) + canonical(world) + canonical(state))
                    if mind.seat in rules.decisions(state.table):
                        digest.update(encoded(rules.imagining.house_bot(state.table, mind, Dice(Random(rng.random())))))
    return digest.hexdigest()


def encoded(part: object) -> bytes:
    return msgspec.json.encode(part)


def test_another_process_writes_the_same() -> None:
    with ThreadPoolExecutor(2) as both:
        found = list(both.map(lambda seed: python("-m", "tests.laws.test_same_bytes", PYTHONHASHSEED=seed), "12"))
    assert found[0] == found[1] != ""


if __name__ == "__main__":
    print(told())
