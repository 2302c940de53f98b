"""`deaddrop verify --series`: the standings of a series follow from the records of its tournaments, or the line is named that does not."""

from __future__ import annotations

import json
from itertools import dropwhile
from pathlib import Path
from typing import Any

import pytest

from service.cli.command_line import main
from tests.spec.node import node
from tests.tournaments.record.played import PlayedHall, played
from tests.tournaments.record.series_cases import told_by_service


@pytest.fixture(scope="module")
def hall() -> PlayedHall:
    return played("evening")


@pytest.fixture(scope="module")
def told(hall: PlayedHall) -> Any:
    return told_by_service(hall, row=("10", "5"))


@pytest.fixture
def verify(hall: PlayedHall, one_auditor: None, tmp_path: Path, capsys: Any) -> Any:
    def run(told: Any, raw: bytes | None = None) -> tuple[int, str]:
        (tmp_path / "tournament.jsonl").write_bytes(hall.raw if raw is None else raw)
        (tmp_path / "series.json").write_text(json.dumps(told), encoding="utf-8")
        asked = (str(tmp_path / "tournament.jsonl"), "--series", str(tmp_path / "series.json"))
        status = main(["verify", *asked])
        said = capsys.readouterr()
        theirs = node("clients/verifier/verify.mjs", *asked)
        assert theirs.returncode == status, theirs.stderr
        lines = [each.splitlines() for each in (said.out, theirs.stdout)]
        ours, others = [[*dropwhile(lambda line: not line.startswith(asked[2]), each)] for each in lines]
        assert ours == others
        return status, said.out + said.err

    return run


def test_what_the_service_tells_is_counted_again_from_the_record(told: Any, verify: Any) -> None:
    assert told["rows"]
    status, said = verify(told)
    assert (status, "CONSISTENT: the standings follow from the records" in said) == (0, True)
    assert f"1. {told['rows'][0]['names'][0]}: {told['rows'][0]['points']}" in said


def test_another_line_and_a_name_swapped_are_named(told: Any, verify: Any) -> None:
    rows = [dict(each) for each in told["rows"]]
    rows[0]["names"], rows[1]["names"] = rows[1]["names"], rows[0]["names"]
    status, said = verify({**told, "rows": rows})
    assert (status, "Line 1 is another" in said) == (1, True)
    status, said = verify({**told, "rows": told["rows"][:-1]})
    assert (status, f"Line {len(told['rows'])} is another" in said) == (1, True)
    tournament_id = told["tournaments"][0]
    status, said = verify({**told, "tournaments": [{**tournament_id, "digest": "0" * 64}]})
    assert (status, "counted from another history" in said) == (1, True)
    earlier = {**tournament_id, "version": tournament_id["version"] - 1, "digest": "0" * 64}
    status, said = verify({**told, "tournaments": [earlier]})
    assert (status, "counted from another history" in said) == (1, True)
    status, said = verify({**told, "tournaments": [{**tournament_id, "counts": False}], "rows": []})
    assert (status, "is final, and was not counted" in said) == (1, True)
    status, said = verify({**told, "series": {**told["series"], "row": ["10", "6"]}})
    assert (status, "WRONG" in said) == (1, True)


def test_a_tournament_without_a_record_and_a_file_that_is_no_series_are_said_to_be(told: Any, verify: Any) -> None:
    other = "t0442o773xhicrscfwr"
    more = {**told["tournaments"][0], "tournament": other}
    status, said = verify({**told, "series": {**told["series"], "tournaments": [*told["series"]["tournaments"], other]}, "tournaments": [*told["tournaments"], more]})
    assert (status, "no consistent record" in said) == (2, True)
    assert "not what GET /v1/series answers" in verify({"rows": []})[1]
