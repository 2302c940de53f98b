"""MD-11: the table options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import domain.rulesets.microdot as microdot
from domain.kernel.reflection.descriptions import without_annotations
from domain.rulesets.microdot.model.kit import Kit
from domain.rulesets.microdot.model.options import Options

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (.+) \|$", re.MULTILINE)
FIELDS = {field.name: field for field in msgspec.structs.fields(Options)}
TYPES = {name: without_annotations(field.type)[0] for name, field in FIELDS.items()}


def listed() -> dict[str, tuple[str, str, str]]:
    """The options listed in the rules: values, default, effect."""
    text = (Path(microdot.__file__).parent / "RULES.md").read_text()
    return {name: rest for name, *rest in ROW.findall(text[text.index("## MD-11") :])}


@pytest.mark.rule("MD-11")
def test_the_rules_list_every_option_with_its_default() -> None:
    assert list(listed()) == list(FIELDS)
    for name, (_, default, _) in listed().items():
        said = default.strip("`")
        assert {"null": None, "true": True, "false": False, "200": 200}.get(said, said) == FIELDS[name].default


@pytest.mark.rule("MD-11")
def test_the_rules_list_every_value_of_an_option() -> None:
    for name, (values, _, _) in listed().items():
        kinds = get_args(TYPES[name])
        if kinds and all(isinstance(kind, str) for kind in kinds):
            assert tuple(re.findall(r"`(\w+)`", values)) == kinds
    assert re.findall(r"`(\w+)`", listed()["kit"][0])[:-1] == list(Kit.__struct_fields__)
