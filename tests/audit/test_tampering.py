"""Every kind of forgery is found and named by its first wrong event, however well its chain fits."""

from __future__ import annotations

import copy
import hashlib

import pytest

from service.app.audits.audit import audit
from tests.audit.tampering import Forgery, Line, Lines, commands, first, genuine, lines_of, raw_of, resealed
from tests.laws.tables import CATALOGUE


@pytest.fixture(scope="module")
def raw() -> bytes:
    return genuine()


def change_a_public_fact(lines: Lines) -> int:
    line = first(lines, "microfilms.table_laid")
    line["data"]["francs"][0] += 1
    return int(line["version"])


def change_a_card(lines: Lines) -> int:
    line = first(lines, "microfilms.card_drawn")
    line["openings"]["card"]["value"] = "CO" if line["openings"]["card"]["value"] != "CO" else "SB"
    return int(line["version"])


def change_a_draw(lines: Lines) -> int:
    line = next(each for each in lines[30:] if "draws" in each["openings"])
    draw = line["openings"]["draws"]["value"][0]
    draw[3] = (draw[3] + 1) % draw[2] if draw[2] > 1 else 1
    return int(line["version"])


def change_a_command(lines: Lines) -> int:
    line = lines[commands(lines)[5][0]]
    line["openings"]["command"]["value"] = {"type": "win_as_agent", "film": "MF-USA"}
    return int(line["version"])


def change_who_acted(lines: Lines) -> int:
    line = lines[commands(lines)[5][0]]
    line["by"] = (line["by"] + 1) % 3
    return int(line["version"])


def change_the_outcome(lines: Lines) -> int:
    line = first(lines, "game.over")
    line["data"]["winners"] = [0] if line["data"]["winners"] != [0] else [1]
    return int(line["version"])


def change_a_salt(lines: Lines) -> int:
    line = first(lines, "microfilms.card_drawn")
    line["openings"]["card"]["salt"] = "00" * 16
    return int(line["version"])


def commit_to_another_seed(lines: Lines) -> int:
    seed = bytes(32)
    created, revealed = first(lines, "game.created"), first(lines, "game.seed_revealed")
    created["openings"]["seed"]["value"] = revealed["data"]["seed"] = seed.hex()
    created["data"]["commitment"] = hashlib.sha256(seed).hexdigest()
    return int(first(lines, "game.started")["version"])


def state_the_luck_in_secret(lines: Lines) -> int:
    line = first(lines, "game.created")
    line["openings"]["stated"]["value"] = {"draw-deck/1": ["ACE"]}
    return 1


def cut_a_command(lines: Lines) -> int:
    start, end = commands(lines)[6]
    version = int(lines[start]["version"])
    del lines[start:end]
    return version


def cut_one_event_of_a_command(lines: Lines) -> int:
    start = next(start for start, end in commands(lines) if end - start > 1)
    version = int(lines[start + 1]["version"])
    del lines[start + 1]
    return version


def insert_a_command_twice(lines: Lines) -> int:
    start, end = commands(lines)[6]
    lines[end:end] = [copied(line) for line in lines[start:end]]
    return int(lines[end - 1]["version"]) + 1


def insert_an_event(lines: Lines) -> int:
    start, end = commands(lines)[6]
    lines[end:end] = [copied(first(lines, "microfilms.turn_began"))]
    return int(lines[start]["version"]) + end - start


def swap_two_commands(lines: Lines) -> int:
    (start, middle), (_, end) = commands(lines)[6:8]
    version = int(lines[start]["version"])
    lines[start:end] = lines[middle:end] + lines[start:middle]
    return version


def cut_the_end(lines: Lines) -> int | None:
    del lines[-1]
    return None  # nothing is wrong in any line: the record says that it is complete, and reveals no seed


def seat_a_ghost(lines: Lines) -> int:
    taken = first(lines, "game.seat_taken")
    lines.insert(30, copied(taken))
    return 30


def copied(line: Line) -> Line:
    return copy.deepcopy(line)


FORGERIES = (
    change_a_public_fact, change_a_card, change_a_draw, change_a_command, change_who_acted, change_the_outcome, change_a_salt,
    commit_to_another_seed, state_the_luck_in_secret, cut_a_command, cut_one_event_of_a_command, insert_a_command_twice, insert_an_event,
    swap_two_commands, cut_the_end, seat_a_ghost,
)  # fmt: skip
every_forgery = pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)


@every_forgery
def test_a_forgery_breaks_the_chain(raw: bytes, forge: Forgery) -> None:
    lines = lines_of(raw)
    forge(lines)
    assert audit(raw_of(lines), CATALOGUE, None).verdict == "wrong"


@every_forgery
def test_a_forgery_whose_chain_fits_breaks_the_rules_where_it_begins(raw: bytes, forge: Forgery) -> None:
    lines = lines_of(raw)
    version = forge(lines)
    found = audit(raw_of(resealed(lines)), CATALOGUE, None)
    assert found.verdict == "wrong"
    assert found.problem is not None
    assert found.problem.version == version, found.problem
    assert found.problem.line == (1 if version is None else version + 1)
    assert found.problem.why.startswith("The record " if version is None else f"Event {version} ")
    assert found.problem.why.endswith(".")


def test_the_genuine_record_is_honest_and_says_who_won(raw: bytes) -> None:
    found = audit(raw, CATALOGUE, None)
    assert (found.verdict, found.decided, found.problem) == ("consistent", True, None)
    assert list(found.outcome["winners"]) == first(lines_of(raw), "game.over")["data"]["winners"]
    assert resealed(lines_of(raw)) == lines_of(raw)
