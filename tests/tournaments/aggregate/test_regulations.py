"""Regulations: presets can be played, and whatever cannot be is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.catalogue import discover
from domain.kernel.errors import Malformed
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.domain.regulations.check_regulations import parse_regulations, require_playable
from extensions.tournaments.domain.regulations.presets import PRESETS, preset_regulations
from extensions.tournaments.domain.regulations.regulations import Regulations, changed_fields

RULESETS = discover().newest()


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_with_every_ruleset(name: str, rules: Any) -> None:
    made = preset_regulations(name, rules)
    require_playable(made, rules)
    assert parse_regulations(msgspec.to_builtins(made), rules) == made


def test_there_is_no_other_preset() -> None:
    with pytest.raises(Malformed, match="Did you mean \"round-robin\""):
        preset_regulations("round-robbin", MICROFILMS)


FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "another ruleset": ("ruleset", {"ruleset": "microdot"}),
    "another version": ("ruleset", {"ruleset_version": 99}),
    "an option that there is not": ("options.colour", {"options": {"colour": "red"}}),
    "tables that the rules do not seat": ("sizes", {"sizes": {"min": 5, "best": 6, "max": 4}}),
    "tables of too many": ("sizes.max", {"sizes": {"min": 3, "best": 4, "max": 7}}),
    "merit without a swiss": ("pairing.merit_rounds", {"pairing": {"method": "schedule", "rounds": 3, "merit_rounds": 1}}),
    "no round": ("pairing.rounds", {"pairing": {"method": "swiss", "rounds": 0}}),
    "a knockout without terms": ("knockout", {"pairing": {"method": "knockout", "rounds": 3}}),
    "boards that nobody compares": ("comparison", {"pairing": {"method": "duplicate", "rounds": 3}}),
    "own points for no size": ("points.own", {"points": {"scheme": "own"}}),
    "own points that rise": ("points.own.3", {"points": {"scheme": "own", "own": {"3": ["1", "2", "0"], "4": ["3", "2", "1", "0"]}}}),
    "own points by nought": ("points.own.…", {"points": {"scheme": "own", "own": {"3": ["1/0", "0", "0"]}}}),
    "a cap of places": ("points.cap", {"points": {"scheme": "beaten", "cap": 3}}),
    "more members that count than there are": ("entries.best_members", {"entries": {"best_members": 2}}),
    "a team of one": ("entries.members", {"pairing": {"method": "teams", "rounds": 3}, "comparison": {}}),
    "a close without a time": ("times.round_s", {"times": {"at_limit": "close"}}),
    "a clock of nothing": ("clock.decision_s", {"clock": {"decision_s": 0}}),
    "one section twice": ("sections", {"sections": ["a", "a"]}),
    "no section": ("sections", {"sections": []}),
    "a section that is a name": ("sections.0", {"sections": ["Anna Berger"]}),
    "a tie-break twice": ("tie_breaks", {"tie_breaks": ["wins", "wins"]}),
    "a tie-break by boards without any": ("tie_breaks", {"tie_breaks": ["duplicate"]}),
    "nobody who rules": ("may_rule", {"may_rule": []}),
    "a field that there is not": ("colour", {"colour": "red"}),
}


@pytest.mark.parametrize(("field", "changes"), FAULTS.values(), ids=FAULTS)
def test_what_cannot_be_played_is_named(field: str, changes: dict[str, Any]) -> None:
    plain = {**msgspec.to_builtins(preset_regulations("league-evening", MICROFILMS)), **changes}
    with pytest.raises(Malformed) as refused:
        parse_regulations(plain, MICROFILMS)
    assert any(name == field or (field.endswith("…") and name.startswith(field[:-1])) for name in refused.value.errors)


def test_regulations_that_were_never_json_are_held_to_the_same_bounds() -> None:
    made = preset_regulations("league-evening", MICROFILMS)
    with pytest.raises(Malformed, match=r"pairing\.rounds"):
        require_playable(msgspec.structs.replace(made, pairing=msgspec.structs.replace(made.pairing, rounds=0)), MICROFILMS)


def test_differences_are_named_in_the_order_of_the_fields() -> None:
    made = preset_regulations("league-evening", MICROFILMS)
    other = msgspec.structs.replace(made, tie_breaks=("wins",), sections=("a", "b"))
    assert changed_fields(made, other) == ("tie_breaks", "sections")
    assert changed_fields(made, msgspec.json.decode(msgspec.json.encode(made), type=Regulations)) == ()
