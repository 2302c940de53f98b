"""`deaddrop verify` and the JavaScript verifier name the same first fault of a tournament, but for what only the rules can show."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from deaddrop.testing.schedule import IS_LONG, SEED
from extensions.tournaments.audit.record.fault import BrokenTournament
from extensions.tournaments.audit.verdict import TournamentVerdict
from tests.audit.mutations import other, spots
from tests.spec.both import js_facts
from tests.tournaments.record.forging import Parts, follow_games, parts_of, raw_of, reconfirmed, reseal_game, resealed
from tests.tournaments.record.played import TOURNAMENTS, played
from tests.tournaments.record.test_forgeries import verdict_of

COUNT = 1500 if IS_LONG else 24
BY_RULES = ("rules", "ruleset", "result")
"""Words of faults in games that the rules of a game alone may show."""
UNFIT = (LookupError, TypeError, ValueError, AttributeError, AssertionError, msgspec.MsgspecError, BrokenTournament)


def place(problem: Any) -> tuple[Any, ...]:
    return problem["line"], problem["version"], problem.get("game"), problem["word"]


def agree(name: str, ours: TournamentVerdict, theirs: Any, is_regulating: bool = False) -> None:
    """Both name one line, version, game and word; or the rules of a game have found something that the JavaScript cannot
    see: in a game, or in regulations.
    """
    if ours.problem is None:
        assert theirs["problem"] is None, (name, theirs["problem"])
        assert msgspec.json.decode(msgspec.json.encode(ours.shown)) == theirs["shown"], name
        return
    mine = msgspec.to_builtins(ours.problem)
    is_of_game = ours.problem.game is not None or is_regulating
    if ours.problem.word in BY_RULES and is_of_game and (theirs["problem"] is None or place(theirs["problem"]) != place(mine)):
        return
    assert theirs["problem"] is not None, (name, mine)
    assert place(mine) == place(theirs["problem"]), (name, mine, theirs["problem"])


def mutated(raw: bytes, rng: Random) -> bytes:
    """The record with one to three changes, mostly so that it fits again."""
    parts = parts_of(raw)
    for _ in range(rng.choice((1, 1, 2, 3))):
        change(parts, rng)
    fit: Callable[[Parts], object] = rng.choice((resealed, resealed, resealed, reconfirmed, follow_games))
    if rng.random() < 0.85:
        with suppress(*UNFIT):
            fit(parts)
    return raw_of(parts)


def change(parts: Parts, rng: Random) -> None:
    """Change one thing: in the log above all, else in texts, games, their order, or the header."""
    roll = rng.random()
    if roll < 0.05:
        rng.shuffle(rng.choice((parts.facts, parts.texts, parts.games)))
        return
    if roll < 0.1:
        lines: list[Any] = rng.choice((parts.facts, parts.texts, parts.games))
        lines.pop(rng.randrange(len(lines)))
        return
    if roll < 0.7:
        where = rng.choice(parts.facts)
    elif roll < 0.78 and parts.texts:
        where = rng.choice(parts.texts)
    elif roll < 0.84:
        where = parts.header
    else:
        lines = rng.choice(parts.games)[1]
        where = rng.choice(lines)
        vary(where, rng)
        if rng.random() < 0.7:
            with suppress(*UNFIT):
                reseal_game(lines)
        return
    vary(where, rng)


def vary(where: Any, rng: Random) -> None:
    found = list(spots(where))
    whole, name = rng.choice(found)
    others = [each[at] for each, at in rng.sample(found, min(9, len(found)))]
    whole[name] = copy.deepcopy(other(whole[name], others, rng))


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_both_agree_on_mutated_tournaments(name: str, tmp_path: Path) -> None:
    rng, raw = Random(f"tournaments/{name}/{SEED}"), played(name).raw
    raws = {f"{name} {number}": mutated(raw, rng) for number in range(COUNT)}
    theirs = js_facts(raws, tmp_path)
    for each, changed in raws.items():
        found = verdict_of(changed)
        agree(each, found, theirs[each], is_regulating=is_regulating(changed, found))


def is_regulating(raw: bytes, found: TournamentVerdict) -> bool:
    """Whether the fact with the fault states regulations, whose options only the rules of a game can judge."""
    if found.problem is None or found.problem.version is None:
        return False
    kind = json.loads(raw.splitlines()[found.problem.line - 1]).get("type")
    return kind in ("tournament.created", "tournament.amended")


def other_hands(raw: bytes) -> dict[str, bytes]:
    """The record with the author of each fact exchanged for others in turn, and with each fact dated later."""
    found = {}
    for at, fact in enumerate(parts_of(raw).facts):
        for by in (None, "o1", "o2", "e1", "e99"):
            if by == fact["by"] or at == 0:
                continue
            parts = parts_of(raw)
            same = [each for each in parts.facts if each["at"] == fact["at"] and each["by"] == fact["by"]]
            for each in same:
                each["by"] = by
                if "author" in each["data"]:
                    each["data"]["author"] = by or "o1"
            found[f"{at} {fact['type']} {by}"] = raw_of(resealed(parts))
    return found


def test_both_agree_on_facts_of_other_hands(tmp_path: Path) -> None:
    every = other_hands(played("evening").raw)
    names = sorted(every) if IS_LONG else Random("hands").sample(sorted(every), 40)
    raws = {name: every[name] for name in names}
    theirs = js_facts(raws, tmp_path)
    for name, raw in raws.items():
        agree(name, verdict_of(raw), theirs[name])
