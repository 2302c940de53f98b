"""What officials did: both verifiers list it alike, with its numbers, and count only what counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from domain.game import decide
from extensions.tournaments.domain.decide import entering, publishing, removing, rulings
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.regulations.terms import LuckTerms
from service.cli import main
from service.ids import game_id
from tests.spec.both import VERIFY, js_facts
from tests.spec.node import node
from tests.tournaments.aggregate.hall import evening, text, token
from tests.tournaments.record.forging import parts_of, raw_of, resealed
from tests.tournaments.record.played import PlayedHall, entered
from tests.tournaments.record.test_both_verifiers import agree
from tests.tournaments.record.test_forgeries import verdict_of

SAID = (
    "CONSISTENT",
    "8 entries, 1 round, 2 tables; it is final.",
    "Round 1 was taken back by o1 in fact {withdrawn}, and published again; 2 games of it count for nothing: “The wrong list”.",
    "o1 removed {ninth} (entry 9) in fact {removed}, the same as {second} (entry 2): “Entered twice”.",
    "o1 corrected the name of Müller (entry 4) in fact {corrected}.",
    "o1 let another person play for Zoe (entry 5) in fact {substituted}: “Ill”.",
    "Ruling 1 (adjust: 1, 0, 0, 0 by seat) by o1, round 1, table 1: “Misread”.",
    "Penalty 2 (points: 3/2 off the sum, replaced by 3) by o1, round 1, table 2, ",
    "Penalty 3 (warning) by o1, round 1, table 2, ",
)


@pytest.fixture(scope="module")
def acted() -> PlayedHall:
    """A round taken back after its games were opened, then played; an entry removed, corrected, substituted; decisions."""
    regulations = evening()
    terms = replace(regulations.entries, check_in="none")
    hall = entered(9, replace(regulations, pairing=replace(regulations.pairing, rounds=1), luck=LuckTerms(None), entries=terms))
    hall.do(removing.remove, 9, 2, text("Entered twice"))
    hall.do(entering.correct_name, 4, 0, text("Müller"))
    hall.do(entering.substitute, 5, 0, name=text("Zoe"), reason=text("Ill"), slip=token("e5 again"))
    hall.pair(1)
    hall.publish(1)
    hall.open(1)
    hall.do(publishing.withdraw_round, 1, hall.tournament.version, text("The wrong list"))
    for batches in hall.games.values():
        batches.append(decide.abort(batches[-1].game, "Withdrawn.", hall.game_cause(len(batches))))
    hall.play(1)
    hall.do(rulings.rule, RulingPlan(1, 1, "adjust", text("Misread"), points=("1", "0", "0", "0")), game_id)
    late = hall.tournament.rounds[1].tables[2].entries[0]
    hall.do(rulings.penalise, PenaltyPlan(late, "points", text("Late"), points="3/2", round=1, table=2))
    hall.do(rulings.penalise, PenaltyPlan(late, "warning", text("Not so late"), replaces=2))
    hall.confirm()
    return hall


def test_both_verifiers_list_what_officials_did_in_the_same_words(
    acted: PlayedHall, tmp_path: Path, one_auditor: None, capsys: pytest.CaptureFixture[str]
) -> None:
    found = verdict_of(acted.raw)
    assert (found.verdict, found.problem) == ("consistent", None)
    agree("acted", found, js_facts({"acted": acted.raw}, tmp_path)["acted"])
    assert main(["verify", str(tmp_path / "0.jsonl")]) == 0
    ours, theirs = capsys.readouterr().out, node(VERIFY, tmp_path / "0.jsonl").stdout
    facts = {each["type"]: each["version"] for each in parts_of(acted.raw).facts}
    names = verdict_of(acted.raw).shown
    assert names is not None
    places = {
        "withdrawn": facts["round.withdrawn"], "removed": facts["entry.removed"],
        "corrected": facts["entry.name_corrected"], "substituted": facts["entry.substituted"],
        "ninth": names.names[9][0], "second": names.names[2][0],
    }  # fmt: skip
    for sentence in SAID:
        wanted = sentence.format(**places)
        assert wanted in ours, ours
        assert wanted in theirs, theirs


def test_a_penalty_that_loses_the_place_of_the_one_it_replaces_is_named_by_both(acted: PlayedHall, tmp_path: Path) -> None:
    parts = parts_of(acted.raw)
    forged = next(each for each in parts.facts if each["data"].get("replaces") == 2)
    forged["data"] |= {"round": None, "table": None}
    raw = raw_of(resealed(parts))
    found = verdict_of(raw)
    assert found.problem is not None
    assert (found.problem.word, found.problem.version) == ("rules", forged["version"])
    agree("forged", found, js_facts({"forged": raw}, tmp_path)["forged"])
