"""What `deaddrop doctor` tells of its findings."""

from io import StringIO
from typing import NamedTuple

from rich.console import Console

from service.cli.diagnosis.findings import print_findings


class Finding(NamedTuple):
    game: str
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def told(*findings, width=80, status=0, verdicts=None):
    file = StringIO()
    code = print_findings(findings, len(findings), Console(file=file, width=width), status, verdicts or {})
    return code, file.getvalue()


def test_sound_games_are_counted():
    code, said = told(Finding("g1"), Finding("g2"))
    assert code == 0
    assert "2 games checked, all sound." in said


def test_each_problem_names_its_game():
    code, said = told(Finding("g1"), Finding("g2", ("version 4 is missing", "due is [late]")))
    assert code == 1
    assert "g2: version 4 is missing\ng2: due is [late]\n" in said
    assert "2 games checked, 1 finding." in said


def test_the_last_line_says_the_verdict_and_counts_one_game_as_one():
    code, said = told(Finding("g1"), width=20, status=4, verdicts={4: "No move is accepted."})
    assert code == 4
    assert said == "No move is accepted. 1 game checked, none damaged.\n"


def test_a_note_is_nothing_wrong():
    code, said = told(Finding("g1"), Finding("poker 1", (), ("is not installed",)))
    assert code == 0
    assert "poker 1: is not installed\n" in said
    assert "all sound." in said
