"""Records whose positions and numbers are changed: each is answered soon, by a word of the specification, and by no exception."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.audit import verify_by_replay
from domain.audit.position_bounds import HIGHEST
from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.casino_incognito import RULESET as CASINO_INCOGNITO
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microfilms import RULESET as MICROFILMS
from service.app.audits.audit import SECONDS, audit
from service.app.audits.audit_pool import Audits
from service.app.audits.import_record import Decided, Rejected, decide_import
from service.cli.verdicts.facts import verdict_lines
from tests.audit.mutations import mutated, originals, spots
from tests.audit.positions import drawn_fork, forged
from tests.audit.tampering import Lines, genuine, lines_of
from tests.laws.tables import CATALOGUE, long_games_later

AT = "2026-01-01T00:00:00.000Z"
TAKEN_AS_STATED = "  Not checked: whether a game can come to the position that the fork began with, which is taken as stated."
WORDS = frozenset(
    {"form", "order", "origin", "chain", "opening", "seed", "nonce", "salt", "luck", "names", "head", "signature", "rules", "ruleset"}
)


@contextmanager
def soon() -> Iterator[None]:
    """Fails where something takes longer than an audit may."""

    def strike(*_: Any) -> None:
        raise AssertionError("an audit does not end")

    before = signal.signal(signal.SIGVTALRM, strike)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def is_answered(rules: AnyRuleset, raw: bytes) -> None:
    """A word says what is wrong, and the rest of the answer why."""
    with soon():
        found = audit(raw, CATALOGUE, None)
    if found.problem is not None:
        assert found.problem.fault in WORDS


@long_games_later
def test_no_whole_number_of_a_position_is_too_much(rules: AnyRuleset) -> None:
    """Each number of the table and of what the first seat knows, as high as a position may have it and higher."""
    raw, rng = drawn_fork(rules, rules.players[0], Random(7), 0), Random(f"high/{rules.name}")
    lines = lines_of(raw)
    found = [
        (part, nth)
        for part, whole in ((1, lines[1]["data"]["table"]), (2, lines[2]["openings"]["mind"]))
        for nth, (at, name) in enumerate(spots(whole))
        if type(at[name]) is int
    ]
    for part, nth in found if IS_LONG else rng.sample(found, min(8, len(found))):
        for number in (HIGHEST - 1, 10**8):
            def raised(changed: Lines, part: int = part, nth: int = nth, number: int = number) -> None:
                whole = changed[1]["data"]["table"] if part == 1 else changed[2]["openings"]["mind"]
                at, name = list(spots(whole))[nth]
                at[name] = number

            is_answered(rules, forged(raw, raised))


def all_are_no_agents(lines: Lines) -> None:
    table = lines[1]["data"]["table"]
    table["not_agent"] = [[seat, nation] for seat in range(len(table["hands"])) for nation in table["nations"]]


def no_nation_is_at_the_table(lines: Lines) -> None:
    lines[1]["data"]["table"]["nations"] = []


def there_are_many_cards(lines: Lines) -> None:
    lines[1]["data"]["table"]["deck"] = 10**8


def there_are_many_players(lines: Lines) -> None:
    lines[1]["data"]["table"]["players"] = 10**8


def the_centre_is_large(lines: Lines) -> None:
    lines[1]["data"]["table"]["centre"] = 10**8


def hands_are_large(lines: Lines) -> None:
    table = lines[1]["data"]["table"]
    table["hands"] = [10**8 for _ in table["hands"]]


def many_briefings_are_read_alone(lines: Lines) -> None:
    lines[1]["data"]["table"]["unshown"] = [{"seat": 0, "numbers": [1, 2, 3, 4, 5]}] * 999


HOSTILE: list[tuple[AnyRuleset, Callable[[Lines], None]]] = [
    (MICROFILMS, all_are_no_agents),
    (MICROFILMS, no_nation_is_at_the_table),
    (MICROFILMS, there_are_many_cards),
    (MICROFILMS, there_are_many_players),
    (INFILTRATORS, the_centre_is_large),
    (INFILTRATORS, hands_are_large),
    (MICRODOT, many_briefings_are_read_alone),
]


@pytest.mark.parametrize(
    ("rules", "change"), HOSTILE, ids=[f"{rules.name}-{change.__name__}" for rules, change in HOSTILE]
)
def test_a_position_that_no_world_looks_like_is_refused(
    rules: AnyRuleset, change: Callable[[Lines], None]
) -> None:
    raw = forged(drawn_fork(rules, 3, Random(5), 1), change)
    with soon():
        found = audit(raw, discover(), None)
    assert found.problem is not None
    assert (found.verdict, found.problem.line, found.problem.fault) == ("wrong", 2, "rules")
    assert "cannot have happened" in found.problem.why


@pytest.mark.parametrize(
    ("rules", "name"),
    [(MICROFILMS, "turns"), (INFILTRATORS, "centre"), (MICRODOT, "briefing_deck"), (CASINO_INCOGNITO, "deck")],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_a_position_that_no_game_comes_to_is_taken_as_stated(rules: AnyRuleset, name: str) -> None:
    def change(lines: Lines) -> None:
        lines[1]["data"]["table"][name] = -5

    raw = forged(drawn_fork(rules, 3, Random(5), "all"), change)
    found = audit(raw, CATALOGUE, None)
    assert (found.verdict, found.problem) == ("consistent", None)
    assert TAKEN_AS_STATED in verdict_lines("record", found)
    assert isinstance(decide_import(raw, CATALOGUE, AT), Decided)


def test_of_a_game_from_its_beginning_no_position_is_taken_as_stated() -> None:
    found = audit(genuine(), CATALOGUE, None)
    assert TAKEN_AS_STATED not in verdict_lines("record", found)


def test_a_fork_that_cannot_be_shown_is_consistent_and_not_imported() -> None:
    def change(lines: Lines) -> None:
        lines[1]["data"]["table"]["open"][0] = ["CK"]  # no card is called that

    raw = forged(drawn_fork(CASINO_INCOGNITO, 3, Random(5), "all"), change)
    assert audit(raw, CATALOGUE, None).verdict == "consistent"
    assert decide_import(raw, CATALOGUE, AT) == Rejected(2, "the fork begins with a position that cannot be shown.")


@pytest.mark.parametrize("error", [AttributeError, ZeroDivisionError, RecursionError, NotImplementedError, KeyError, StopIteration])
def test_whatever_a_ruleset_raises_at_a_stated_position_is_a_fault_of_the_record(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise error

    raw = drawn_fork(MICROFILMS, 3, Random(5), "all")
    monkeypatch.setattr(verify_by_replay, "sample_position", fail)
    problem = audit(raw, CATALOGUE, None).problem
    assert problem is not None
    assert (problem.line, problem.fault) == (2, "rules")


def test_the_auditing_process_says_the_same() -> None:
    audits, rng = Audits(keep=True), Random(7)
    try:
        for raw in originals(MICROFILMS, rng):
            for _ in range(5):
                changed = mutated(raw, rng)
                there, here = audits.audit(changed, None), audit(changed, CATALOGUE, None)
                assert msgspec.json.encode(there) == msgspec.json.encode(here)
    finally:
        audits.close()
