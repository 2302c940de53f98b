"""Records a game for `look/demonstration.json`, played by house bots: what else stands in the file is kept.

    python -m tests.looks.write_demonstration microfilms --players 3 --luck 1 [--options JSON] [--most 60]

It prints what happens, with the number of answers given so far, for `begins`, `annotated` and `examples`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from deaddrop.testing.luck import Dice
from domain.catalogue import discover
from domain.game import decide
from domain.game.batch import Cause
from domain.game.opening import creation
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.demonstrations import STARTED, Recording, play_recording, tell_moments, to_plan

ROOT = Path(__file__).parents[2]
PEOPLE = ("Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix")


def record(rules: AnyRuleset, players: int, luck: int, options: dict[str, Any], most: int) -> Recording:
    """A game of house bots, up to this many answers."""
    rng = Random(f"shown/{luck}")
    begun = Recording(players, PEOPLE[:players], rng.randbytes(32).hex(), (), options, 0)
    game = creation.decide_creation("demonstration", rules, to_plan(rules, begun), Cause(STARTED)).game
    answers: list[tuple[int, dict[str, Any]]] = []
    while game.is_running and len(answers) < most:
        assert game.state is not None
        seat = next(iter(game.open))
        command = rules.imagining.house_bot(game.state.table, game.state.minds[seat], Dice(rng))
        answers.append((seat, msgspec.to_builtins(command)))
        game = decide.answer_decision(game, seat, None, command, Cause(STARTED, None, None, seat, answers[-1][1])).game
    return msgspec.structs.replace(begun, answers=tuple(answers))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--luck", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--most", type=int, default=60)
    told = parser.parse_args()
    rules = discover()[told.ruleset]
    recording = record(rules, told.players, told.luck, told.options, told.most)
    shown = play_recording(rules, recording)
    for each in tell_moments(shown):
        given = shown.answered.index(each.version) if each.version in shown.answered else ""
        print(f"{given:>3} {each.text}")
    path = ROOT / "domain/rulesets" / rules.name.replace("-", "_") / "look/demonstration.json"
    kept = json.loads(path.read_bytes()) if path.exists() else {}
    path.write_text(written(kept | msgspec.to_builtins(recording, order="deterministic") | {each: kept[each] for each in ("begins", "annotated", "is_tall", "pins", "examples") if each in kept}))


def written(members: dict[str, Any]) -> str:
    """A member to a line, and an item of a list to a line; the answers are last."""
    lists = {name: members[name] for name in ("pins", "examples", "answers") if members.get(name)}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in members.items() if name not in ("pins", "examples", "answers") and value not in (None, {})]
    for name, items in lists.items():
        listed = ",\n    ".join(json.dumps(each, ensure_ascii=False) for each in items)
        lines.append(f"{json.dumps(name)}: [\n    {listed}\n  ]")
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
