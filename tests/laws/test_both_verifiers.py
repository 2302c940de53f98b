"""`deaddrop verify` and the JavaScript verifier name the same first fault, but for what only the rules can show."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from deaddrop.testing.schedule import IS_LONG, SEED
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.audits.audit import Problem, audit
from tests.audit.mutations import mutated, originals
from tests.laws.tables import CATALOGUE, long_games_later
from tests.laws.test_mutated_records import WORDS, soon
from tests.spec.both import js_facts

COUNT = 1000 if IS_LONG else 40
"""Records that are changed for each ruleset, and as many that are jumbled."""


def is_in_order(ours: Problem, theirs: Any) -> bool:
    """Whether a fault that the rules find is before another one in the order of the walk: what is said of line 1 comes last."""
    return theirs is None or theirs["line"] == 1 or ours.line < theirs["line"]


def agree(raw: bytes, theirs: Any) -> None:
    """`deaddrop verify` ends soon, by a word of the specification, and both name one line, version and word; or the rules have found something before what the JavaScript names."""
    with soon():
        ours = audit(raw, CATALOGUE, None).problem
    assert ours is None or ours.fault in WORDS
    if ours is not None and ours.fault == "rules":
        assert is_in_order(ours, theirs), (ours, theirs)
        assert theirs is None or (theirs["line"], theirs["word"]) != (1, "form"), (ours, theirs)
    elif ours is not None and ours.fault == "ruleset":
        assert theirs is None, (ours, theirs)
    else:
        assert (ours is None) == (theirs is None), (ours, theirs)
        assert ours is None or (ours.line, ours.version, ours.fault) == (
            theirs["line"],
            theirs["version"],
            theirs["word"],
        ), (ours, theirs)


def jumbled(raw: bytes, rng: Random) -> bytes:
    """The record with its bytes, lines or members in disorder, and nothing made to fit again."""
    at, rows = rng.randrange(len(raw)), raw.splitlines(keepends=True)
    one, other = rng.randrange(len(rows)), rng.randrange(len(rows))
    match rng.randrange(9):
        case 0:
            return raw[:at] + bytes([raw[at] ^ (1 << rng.randrange(8))]) + raw[at + 1 :]
        case 1:
            return raw[:at] + rng.randbytes(1) + raw[at:]
        case 2:
            return raw[:at] + raw[at + 1 :]
        case 3:
            return raw[:at]
        case 4:
            rows[one], rows[other] = rows[other], rows[one]
        case 5:
            del rows[one]
        case 6:
            rows.insert(one, rows[other])
        case 7:
            members = [*json.loads(rows[one]).items()]
            rng.shuffle(members)
            rows[one] = json.dumps(dict(members), separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        case 8:
            digits = [place for place, byte in enumerate(rows[one]) if byte in b"0123456789abcdef"]
            place = rng.choice(digits)
            rows[one] = rows[one][:place] + rng.choice((b"0", b"7", b"f", b"-", b".5", b"1e1")) + rows[one][place + 1 :]
    return b"".join(rows)


@long_games_later
def test_records_whose_bytes_are_jumbled(rules: AnyRuleset, tmp_path: Path) -> None:
    rng, count = Random(f"jumbled/{rules.name}/{SEED}"), COUNT // (10 if rules.name == "casino-incognito" else 1)
    originally = list(originals(rules, rng))
    cases = {str(number): jumbled(originally[number % 3], rng) for number in range(max(20, count))}
    for name, theirs in js_facts(cases, tmp_path).items():
        agree(cases[name], theirs["problem"])


@long_games_later
def test_records_that_are_changed_at_random(rules: AnyRuleset, tmp_path: Path) -> None:
    cases, rng = dict[str, bytes](), Random(f"both/{rules.name}/{SEED}")
    count = COUNT / (10 if rules.name == "casino-incognito" else 1)  # its games are long
    while len(cases) < max(20, count):
        for raw in originals(rules, rng):
            for _ in range(10 if count > 20 else 7):
                cases[str(len(cases))] = mutated(raw, rng)
    for name, theirs in js_facts(cases, tmp_path).items():
        agree(cases[name], theirs["problem"])
