"""`deaddrop demo-tournament` runs whole tournaments: the short form here, the two of its guide in full with `make slow`."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from extensions.tournaments.cli.demo_tournament import command
from extensions.tournaments.cli.demo_tournament.plan import plan_tables, split_people
from service.cannot_start import CannotStart
from service.cli import main

PATIENCE_S = 900
TROUBLE = ("Late:", "Stand-in:", "No-show:", "Ruling:", "Substitute:", "Wrong result:", "Outage:", "Appeal:")
TEAMS = ("--ruleset", "infiltrators", "--preset", "team-duplicate")


def demo(url: str, *words: str) -> str:
    """What a demo says that went well."""
    asked = [sys.executable, "-m", "service.cli", "demo-tournament", "--url", url, "--seed", "1", "--appeal-s", "2", *words]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE_S)
    assert (told.returncode, told.stderr) == (0, ""), told.stdout + told.stderr
    return told.stdout


def sizes_of(told: str) -> list[str]:
    """The sizes of the tables of each round."""
    return re.findall(r"Round \d+: \d+ tables of ([\d, ]+);", told)


def test_teams_that_play_together_go_through_all_trouble_to_a_verified_record(url: str) -> None:
    told = demo(url, *TEAMS, "--players", "8", "--seats", "3", "--rounds", "2")
    assert all(each in told for each in TROUBLE), told
    assert sizes_of(told) == ["3, 3", "3, 3, 2"]
    [tournament_id] = re.findall(rf"Public page: {url}/t/(\S+)\n", told)
    assert f"CONSISTENT, the tournament {tournament_id}" in told
    assert re.search(rf"Its desk, .*: {url}/desk/{tournament_id}#token=dd_tournament_\w+\n", told)
    check_words(told, tournament_id)


def check_words(told: str, tournament_id: str) -> None:
    """No path that is gone by then, no word of the contract, and one number of entries."""
    assert f"\n{tournament_id}.jsonl: CONSISTENT" in told
    assert "/tmp" not in told
    assert re.search(r"No-show: entry 2 .* did not come; (at table \d a bot played its seat|no person is at table \d, and an arbiter rules that it is forfeited)\.\n", told), told
    [entries] = re.findall(r"Now there are (\d+) entries\.", told)
    assert f", {entries} entries, " in told


def test_a_league_of_25_has_short_tables_once_the_late_one_is_there(url: str) -> None:
    told = demo(url, "--players", "25", "--rounds", "3", "--ruleset", "microfilms", "--seats", "4")
    assert all(each in told for each in TROUBLE), told
    assert sizes_of(told) == ["4, 4, 4, 4, 4, 4", "4, 4, 4, 4, 3, 3, 3", "4, 4, 4, 4, 3, 3, 3"]
    assert "24 people and a stand-in, who fills a table if needed, are in; one more comes late.\n" in told
    check_words(told, re.findall(r"/t/(\w+)\n", told)[0])


def test_teams_of_infiltrators_play_the_same_boards(url: str) -> None:
    told = demo(url, *TEAMS, "--players", "25", "--rounds", "3")
    assert sizes_of(told) == ["4, 4, 4, 4, 3, 3", "4, 4, 4, 4, 3, 3, 3", "4, 4, 4, 4, 3, 3, 3"]
    assert "CONSISTENT" in told


def test_an_option_without_a_value_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["demo-tournament", "--option", "hands"])
    assert "an option is written as in hands=1" in capsys.readouterr().err


def test_people_who_make_no_sides_are_refused_before_anything_is_asked() -> None:
    assert [len(each) for each in split_people([str(each) for each in range(25)], 4, is_even=False)] == [4, 4, 4, 4, 3, 3, 3]
    with pytest.raises(CannotStart, match="5 people make no sides of 4 or 3"):
        split_people(list("abcde"), 4, is_even=False)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_draft_that_is_stated_seats_everybody_once_at_tables_of_nearly_the_best_size(number: int) -> None:
    tables = plan_tables(list(range(1, 26)), 4, number)
    assert sorted(entry for table in tables for entry in table) == list(range(1, 26))
    assert sorted({len(table) for table in tables}) == [3, 4]


def test_without_the_client_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "httpx" else object())
    with pytest.raises(CannotStart, match=r"pip install \./clients/python"):
        command.find_client()
