"""Series by both verifiers: the JavaScript counts what Python counts, and names the same first fault."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.kernel.text.written_text import to_comparable
from extensions.tournaments.audit.record.shown import ShownTournamentRecord
from extensions.tournaments.audit.verdict import TournamentVerdict
from extensions.tournaments.cli.verify_series import NoSeries, read_series, recount_series
from extensions.tournaments.domain.facts.parts import FinalPlace
from tests.spec.node import node
from tests.tournaments.record.series_cases import Json, answer_to, random_case, worked_cases
from tests.tournaments.record.write import SPEC

COUNT = 10_000 if IS_LONG else 600


def js_says(cases: list[Json], folder: Path) -> list[Any]:
    """What the JavaScript says of each case."""
    (folder / "cases.json").write_text(json.dumps(cases), encoding="utf-8")
    ran = node("tests/tournaments/record/series.mjs", folder / "cases.json")
    assert ran.stderr == "", ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


def verdict_of(told: Json) -> TournamentVerdict:
    """A verdict on a tournament that has no fault."""
    shown = told["shown"]
    standings = msgspec.convert(shown["standings"], tuple[FinalPlace, ...])
    names = {int(entry): tuple(each) for entry, each in shown["names"].items()}
    record = ShownTournamentRecord(None, shown["status"], "", 0, 0, 0, (), {}, 0, 0, (), (), 0, (), (), 0, 0, standings, standings, names)
    return TournamentVerdict("consistent", tournament=told["tournament"], facts=told["facts"], digest=told["digest"], shown=record, counted=told["counted"])


def python_says(raw: bytes, verdicts: list[Json]) -> Any:
    """The recount; None for what is no series."""
    try:
        told = read_series(raw)
    except NoSeries:
        return None
    return msgspec.to_builtins(recount_series(told, [verdict_of(each) for each in verdicts]))


def test_both_count_the_same_rows_of_any_fields(tmp_path: Path) -> None:
    luck = Random("fields")
    cases = [*worked_cases(), *[random_case(luck) for _ in range(COUNT)]]
    for case, theirs in zip(cases, js_says(cases, tmp_path), strict=True):
        assert theirs == case["rows"], case


def test_both_name_the_same_first_fault_of_mutated_answers(tmp_path: Path) -> None:
    luck, asked = Random("answers"), list[Json]()
    for _ in range(COUNT):
        told, verdicts = answer_to(random_case(luck), luck)
        asked.append({"told": json.dumps(told), "verdicts": verdicts})
    said, hows = js_says(asked, tmp_path), set()
    for each, theirs in zip(asked, said, strict=True):
        mine = python_says(each["told"].encode(), each["verdicts"])
        assert json.loads(json.dumps(mine)) == theirs, each
        hows.add("none" if mine is None else mine["problem"] and mine["problem"]["how"])
    assert hows == {"none", None, "tournaments", "no record", "version", "history", "not final", "not counted", "ruled later", "line"}


def test_numbers_that_are_written_with_a_fraction_are_no_series_to_either(tmp_path: Path) -> None:
    answers = (answer_to(worked_cases()[0], Random(seed)) for seed in range(99))
    told, verdicts = next(each for each in answers if (python_says(json.dumps(each[0]).encode(), each[1]) or {}).get("verdict") == "consistent")
    raw = json.dumps({**told, "more": 7})
    asked = [raw, *(raw.replace('"place": 1,', f'"place": {one},') for one in ("1.0", "1e0", "10E-1", "01")), raw.replace("7}", "7.5}"), raw.replace("7}", "0.7e1}")]
    said = js_says([{"told": each, "verdicts": verdicts} for each in asked], tmp_path)
    assert [None if each is None else each["verdict"] for each in said] == ["consistent", None, None, None, None, "consistent", "consistent"]
    assert [python_says(each.encode(), verdicts) is None for each in asked] == [each is None for each in said]


def test_names_that_one_verifier_takes_for_the_same_the_other_does_too(tmp_path: Path) -> None:
    """Of every character that has another case, width or form, or is a space, alone and between others."""
    unlike = [each for each in map(chr, range(0x20, 0x110000, 1 if IS_LONG else 7)) if each.isprintable() and {to_comparable(each), each.upper(), each.lower()} != {each}]
    names = [f"{before}{each}{after}" for each in [*unlike, *map(chr, [*range(9, 14), *range(28, 33), 0x85, 0xA0, 0x2028, 0x3000])] for before, after in (("", ""), ("a", "b"))]
    names += [change(each) for each in names for change in (str.upper, str.lower, str.casefold)]
    [theirs] = js_says([{"names": names}], tmp_path)
    mine = [*map(to_comparable, names)]
    assert len(set(mine)) == len(set(theirs)) == len({*zip(mine, theirs, strict=True)})


@pytest.mark.parametrize("part", ["cases", "answer"])
def test_the_vectors_of_series_are_what_both_say(part: str, tmp_path: Path) -> None:
    vector = json.loads((SPEC / "vectors" / "series.json").read_bytes())
    if part == "cases":
        assert js_says(vector["cases"], tmp_path) == [each["rows"] for each in vector["cases"]]
        return
    (tmp_path / "answer.json").write_text(json.dumps(vector["answer"]), encoding="utf-8")
    ran = node("clients/verifier/verify.mjs", "--json", "--series", tmp_path / "answer.json", SPEC / "vectors" / "tournament-record.jsonl")
    assert (ran.returncode, ran.stderr) == (0, "")
    told = json.loads(ran.stdout.splitlines()[1])
    assert (told["verdict"], told["rows"]) == ("consistent", vector["answer"]["rows"])
