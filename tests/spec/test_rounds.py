"""Rounds of drand in records: both verifiers say the same of one that was chosen, and of a signature that quicknet never made."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import GAME_ID, Nonces, cause, plan
from domain.catalogue import discover
from domain.game import decide
from domain.game.events.game_events import RulingMade
from domain.game.events.luck_events import LuckPlan
from domain.game.opening import creation, luck
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.options import Options
from service.app.audits import record_checks
from service.app.audits.audit import Verdict, audit
from service.cli.verdicts.facts import verdict_lines
from service.web.static_files import FILES
from tests.audit.tampering import lines_of, raw_of, resealed
from tests.programs import ROOT
from tests.rounds import NAMED_AT, ROUND
from tests.spec.both import js_facts

DIGEST = "8d40a744a588712c3e01d9a692acb71577671c1e33c397c8596840a17c4f2574"
"""Of what `make vendor` builds."""
FOREIGN = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"
"""The signature of another round."""


def record(signature: str) -> bytes:
    """A game that was dealt by the named round with this signature, and then aborted."""
    at = cause(0)._replace(at=NAMED_AT)
    planned = plan(RULESET, Options(), 3, Random("round"), luck=Nonces(LuckPlan("none", "drand", 60), {}, frozenset()))
    batches = [creation.decide_creation(GAME_ID, RULESET, planned, at)]
    batches.append(luck.give_round(batches[0].game, ROUND[0], signature, at._replace(key="1")))
    batches.append(
        decide.decide_ruling(batches[-1].game, RulingMade("abort", "Ruth", "The hall burns.", None, None), at._replace(key="2"))
    )
    return record_of(batches)


def moved(raw: bytes, **changes: Any) -> bytes:
    """The record with another round named, or at another time, and a chain that fits."""
    lines = lines_of(raw)
    drawn = next(line for line in lines[1:] if line["type"] == "game.luck_drawn")
    given = next(line for line in lines[1:] if line["type"] == "game.public_given")
    drawn["at"] = changes.get("at", drawn["at"])
    drawn["data"]["public"] |= {name: each for name, each in changes.items() if name != "at"}
    given["data"]["round"] = drawn["data"]["public"]["round"]
    return raw_of(resealed(lines))


def verdict(raw: bytes) -> Verdict:
    return audit(raw, discover(), None)


def by_script(tmp_path: Path, *raws: bytes) -> list[Any]:
    """What the second verifier says of each."""
    return list(js_facts({str(number): raw for number, raw in enumerate(raws)}, tmp_path).values())


def test_a_real_round_is_good_and_another_signature_is_a_fault(tmp_path: Path) -> None:
    good, forged = record(ROUND[1]), record(FOREIGN)
    assert (verdict(good).verdict, verdict(good).round) == ("consistent", "good")
    found = verdict(forged).problem
    assert found is not None
    assert found.fault == "round"
    told = by_script(tmp_path, good, forged)
    assert (told[0]["verdict"], told[0]["round"]) == ("consistent", "good")
    problem = told[1]["problem"]
    assert (problem["line"], problem["version"], problem["word"]) == (found.line, found.version, "round")


def test_without_the_package_it_is_said_that_nobody_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_checks, "can_verify_rounds", lambda: False)
    told = verdict(record(FOREIGN))
    assert (told.verdict, told.round) == ("consistent", "not checked")
    assert any("Not checked: the signature of the round of drand" in each for each in verdict_lines("file", told))


def test_a_round_is_the_one_that_its_time_gives(tmp_path: Path) -> None:
    raw, number = record(ROUND[1]), ROUND[0]
    forged = [
        moved(raw, round=number + 1),
        moved(raw, round=True),
        moved(raw, chain="ab" * 32),
        moved(raw, more=1),
        *(moved(raw, at=at) for at in ("2023-09-15T10:59:57.001Z", "2023-02-29T10:59:57.000Z", "2023-09-15T24:00:00.000Z", "0000-01-01T00:00:00.000Z")),
    ]  # fmt: skip
    told = by_script(tmp_path, *forged)
    for each, script in zip(forged, told, strict=True):
        found = verdict(each).problem
        assert found is not None
        assert (found.fault, script["problem"]["word"]) == ("nonce", "nonce")
        assert found.version == script["problem"]["version"]


def test_the_script_is_what_is_built_from_the_package() -> None:
    assert sha256(FILES["verify/bls12-381.js"][0]).hexdigest() == DIGEST
    version = re.findall(r"^NOBLE := (.*)$", (ROOT / "Makefile").read_text(), re.M)
    assert f"@noble/curves {version[0]} " in (ROOT / "NOTICE").read_text()
