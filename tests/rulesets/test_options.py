"""The options of every game's tables are those that its rulebook lists, with their values and defaults."""

from __future__ import annotations

import json
import re
from typing import get_args

import msgspec
import pytest

from domain.catalogue import discover
from domain.kernel.reflection.descriptions import without_annotations
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.rulesets.test_rulebooks import home_of

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \| .+ \|$", re.MULTILINE)


@pytest.mark.rule("CI-11.1", "MD-11")
@pytest.mark.parametrize("rules", list(discover()), ids=lambda rules: rules.name)
def test_the_rules_list_every_option_with_its_values_and_its_default(rules: AnyRuleset) -> None:
    text = (home_of(rules) / "RULES.md").read_text()
    listed = {
        name: (values, default.strip("`"))
        for name, values, default in ROW.findall(text[text.index("Table options\n") :])
    }
    fields = {field.name: field for field in msgspec.structs.fields(rules.options)}
    assert sorted(listed) == sorted(fields)
    for name, (values, default) in listed.items():
        field = fields[name]
        kinds = [each for each in get_args(without_annotations(field.type)[0]) if isinstance(each, str)]
        assert default == (field.default if isinstance(field.default, str) else json.dumps(field.default)), name
        assert re.findall(r"`([\w-]+)`", values)[: len(kinds)] == kinds, name
