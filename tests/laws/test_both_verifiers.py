"""`deaddrop verify` and the JavaScript verifier name the same first fault, but for what only the rules can show."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.audits.audit import Problem, audit
from tests.audit.mutations import mutated, originals
from tests.audit.tampering import Lines, lines_of, raw_of, resealed
from tests.laws.tables import CATALOGUE, long_games_later
from tests.spec.node import node
from tests.spec.records import honest

VERIFY = "clients/verifier/verify.mjs"
COUNT = 1000 if IS_LONG else 40
"""Records that are changed for each ruleset, and as many that are jumbled."""


def js_problems(raws: dict[str, bytes], folder: Path) -> dict[str, Any]:
    """The problem that the JavaScript finds in each record, or None."""
    names = {str(folder / f"{number}.jsonl"): name for number, name in enumerate(raws)}
    for file, name in names.items():
        Path(file).write_bytes(raws[name])
    ran = node(VERIFY, "--json", *names)
    assert ran.stderr == "", ran.stderr
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(answers) == len(raws)
    return {names[answer["file"]]: answer["problem"] for answer in answers}


def is_in_order(ours: Problem, theirs: Any) -> bool:
    """Whether a fault that the rules find is before another one in the order of the walk: what is said of line 1 comes last."""
    return theirs is None or theirs["line"] == 1 or ours.line < theirs["line"]


def agree(raw: bytes, theirs: Any) -> None:
    """Both name one line, version and word; or the rules have found something before what the JavaScript names."""
    ours = audit(raw, CATALOGUE, None).problem
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


def resealed_or_not(raw: bytes) -> Iterator[tuple[str, Callable[[Callable[[Lines], None]], bytes]]]:
    for name in ("as it is", "resealed"):

        def changed(change: Callable[[Lines], None], name: str = name) -> bytes:
            lines = copy.deepcopy(lines_of(raw))
            change(lines)
            if name == "resealed":
                with suppress(LookupError, TypeError, ValueError):  # what belongs in a chain may be gone
                    resealed(lines)
            return raw_of(lines)

        yield name, changed


def swap_lines_2_and_3(lines: Lines) -> None:
    lines[1], lines[2] = lines[2], lines[1]


def drop_line_2(lines: Lines) -> None:
    del lines[1]


def drop_line_3(lines: Lines) -> None:
    del lines[2]


def drop_the_last_line(lines: Lines) -> None:
    del lines[-1]


def double_line_2(lines: Lines) -> None:
    lines.insert(1, copy.deepcopy(lines[1]))


def drop_all_but_the_header(lines: Lines) -> None:
    del lines[1:]


def of_header(**members: Any) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines[0].update(members)

    change.__name__ = f"header with {members}"
    return change


def of_line_2(name: str, value: Any) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines[1][name] = value

    change.__name__ = f"line 2 with {name} = {str(value)[:20]}"
    return change


def forget_the_reveal(lines: Lines) -> None:
    """The game is over, and its seed is not revealed; the record does not say that it is complete."""
    lines[:] = [line for line in lines if line.get("type") != "game.seed_revealed"]
    lines[0]["complete"] = False


DEEP: Any = 0
for _ in range(80):
    DEEP = [DEEP]

CHANGES = (
    swap_lines_2_and_3,
    drop_line_2,
    drop_line_3,
    drop_the_last_line,
    double_line_2,
    drop_all_but_the_header,
    forget_the_reveal,
    of_header(viewpoint="seat:0"),
    of_header(viewpoint="public", complete=False),
    of_header(viewpoint="seat:01", complete=False),
    of_header(first=2),
    of_header(first=0),
    of_header(complete=False),
    of_header(more=1.5),
    of_header(format="deaddrop-record/2"),
    of_header(names=[1]),
    of_header(ruleset={"name": "chess", "version": 1}),
    of_header(ruleset={"name": "microfilms", "version": True}),
    of_header(head={"version": 1, "digest": "0" * 64}),
    of_header(checkpoint={"game": "x", "version": 1, "digest": "0", "key": "0", "signature": ""}),
    of_header(checkpoint={"game": "x", "version": 1, "digest": "0" * 64, "key": "0" * 16, "signature": ""}),
    of_line_2("type", "game.forked"),
    of_line_2("type", "game.started"),
    of_line_2("by", -1),
    of_line_2("by", 2**63),
    of_line_2("at", "٢٠٠١-02-03T00:00:00.000Z"),
    of_line_2("at", "2001-02-03T00:00:00.000Z\n"),
    of_line_2("version", 2),
    of_line_2("data", {}),
    of_line_2("openings", {}),
    of_line_2("hidden", {}),
    of_line_2("more", DEEP),
    of_line_2("more", 2**64),
    of_line_2("more", -(2**63)),
    of_line_2("more", 10**40),
    of_line_2("more", [1.5]),
    of_line_2("more", "x" * 2**20),
)


@pytest.fixture(scope="module")
def records() -> dict[str, bytes]:
    """Honest records of every kind."""
    return honest()


def test_changes_of_the_beginning(records: dict[str, bytes], tmp_path: Path) -> None:
    cases = {
        f"{kind}: {change.__name__}, {how}": changed(change)
        for kind in ("3 players", "drawn fork", "a seat's, over")[: 3 if IS_LONG else 1]
        for how, changed in resealed_or_not(records[kind])
        for change in CHANGES
    }
    for name, theirs in js_problems(cases, tmp_path).items():
        try:
            agree(cases[name], theirs)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from None


def test_what_is_wrong_with_the_beginning_is_named_by_its_line(records: dict[str, bytes]) -> None:
    lines = lines_of(records["3 players"])

    def problem(change: Callable[[Lines], None]) -> tuple[int, int | None, str]:
        changed = copy.deepcopy(lines)
        change(changed)
        found = audit(raw_of(changed), CATALOGUE, None).problem
        assert found is not None
        return found.line, found.version, found.fault

    assert problem(swap_lines_2_and_3) == problem(drop_line_2) == (2, 1, "order")
    assert problem(of_header(viewpoint="seat:0")) == (1, None, "form")
    assert problem(drop_all_but_the_header) == (2, 1, "head")


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
    rng, count = Random(f"jumbled/{rules.name}"), COUNT // (10 if rules.name == "casino-incognito" else 1)
    originally = list(originals(rules, rng))
    cases = {str(number): jumbled(originally[number % 3], rng) for number in range(max(20, count))}
    for name, theirs in js_problems(cases, tmp_path).items():
        agree(cases[name], theirs)


@long_games_later
def test_records_that_are_changed_at_random(rules: AnyRuleset, tmp_path: Path) -> None:
    cases, rng = dict[str, bytes](), Random(f"both/{rules.name}")
    count = COUNT / (10 if rules.name == "casino-incognito" else 1)  # its games are long
    while len(cases) < max(20, count):
        for raw in originals(rules, rng):
            for _ in range(10 if count > 20 else 7):
                cases[str(len(cases))] = mutated(raw, rng)
    for name, theirs in js_problems(cases, tmp_path).items():
        agree(cases[name], theirs)
