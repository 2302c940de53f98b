"""A few rows of `make attack` with one game; the whole of it is a part of `make slow`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.attack import __main__ as attacks
from tests.attack import remaining
from tests.attack.attack import Attack, Outcome
from tests.attack.installation import Installation, installation

SHORT = {"T1a": "refused", "T3a": "noticed", "T6a": "noticed", "T10": "noticed", "L3": "said", "L9": "said", "H2": "said", "G1": "noticed", "R6": "not noticed", "L10": "said", "G5": "noticed", "E8": "said", "B1": "refused", "B2": "noticed", "B3": "noticed", "B4": "refused", "B5": "refused", "B6": "refused", "B7": "noticed", "B8": "refused", "B9": "refused", "D12": "refused", "D13": "said"}
ARE_NO_PROGRAMS = {"P1", "P2", "R1", "R2"}
"""Risks that no attack carries out: they need keys of others, or leave nothing that a check could miss."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with installation(tmp_path_factory.mktemp("installation")) as found:
        yield found


@pytest.mark.parametrize("number", SHORT)
def test_who_notices(place: Installation, number: str) -> None:
    (attack,) = (each for each in attacks.ATTACKS if each.number == number)
    (row,) = attacks.carry_out(place, [attack], ["microfilms"])
    assert (row.failed, row.outcomes) == ({}, {"microfilms": SHORT[number]})


def test_the_risks_that_remain_are_attacks_and_each_is_carried_out_once() -> None:
    numbers = [each.number for each in attacks.ATTACKS]
    assert len(numbers) == len(set(numbers))
    assert remaining.accepted() - ARE_NO_PROGRAMS <= set(numbers)
    assert {each.number for each in remaining.ATTACKS} <= remaining.accepted()


def test_an_attack_that_cannot_be_carried_out_is_open(place: Installation) -> None:
    def broken(*_: object) -> Outcome:
        raise LookupError("no such card")

    (row,) = attacks.carry_out(place, [Attack("R1", "", "", "", "", broken)], ["microdot"])
    assert (row.result, row.is_open({"R1"})) == ("NOT CARRIED OUT: LookupError: no such card", True)


@pytest.mark.parametrize(("number", "status"), [("Z9", 1), ("R1", 0)])
def test_an_attack_that_nobody_notices_fails_unless_it_is_accepted(
    number: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unseen = Attack(number, "something is done", "nobody", "-", "-", lambda *_: "not noticed", once=True)
    monkeypatch.setattr(attacks, "ATTACKS", (unseen,))
    monkeypatch.setattr("sys.argv", ["attack"])
    assert attacks.main() == status
    assert f"{number} | something is done | nobody | - | - | not noticed" in capsys.readouterr().out
