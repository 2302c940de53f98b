"""MF-11: the table options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import domain.rulesets.microfilms as microfilms
from domain.kernel.reflection.descriptions import without_annotations
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.options import LastGame, Options

from . import opened
from .playouts import playout

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (.+) \|$", re.MULTILINE)
FIELDS = {field.name: field for field in msgspec.structs.fields(Options)}
TYPES = {name: without_annotations(field.type)[0] for name, field in FIELDS.items()}


def listed() -> dict[str, tuple[str, str, str]]:
    """The options in RULES.md: values, default, effect."""
    text = (Path(microfilms.__file__).parent / "RULES.md").read_text()
    return {name: rest for name, *rest in ROW.findall(text[text.index("## MF-11") :])}


def test_the_rules_list_every_option_with_its_default() -> None:
    assert list(listed()) == list(FIELDS)
    for name, (_, default, _) in listed().items():
        said = default.strip("`")
        assert {"null": None, "true": True, "false": False, "60": 60}.get(said, said) == FIELDS[name].default


def test_the_rules_list_every_value_of_an_option() -> None:
    for name, (values, _, _) in listed().items():
        kinds = get_args(TYPES[name])
        if all(isinstance(kind, str) for kind in kinds) and kinds:
            assert tuple(re.findall(r"`(\w+)`", values)) == kinds
        elif TYPES[name] is bool:
            assert values == "true, false"
    assert sorted(re.findall(r"\w+", listed()["last_game"][0].split("}")[0])) == sorted(LastGame.__struct_fields__)


@pytest.mark.rule("MF-11.1")
@pytest.mark.parametrize(
    "option",
    [
        {"second_seat_franc": True},
        {"croupier_pays": True},
        {"allied_failure": "other_player"},
        {"claim_needs_both_cleared": True},
    ],
)
def test_the_croupiers_options_have_no_effect_in_the_standard_game(option: dict[str, Any]) -> None:
    assert listed()[next(iter(option))][2].startswith("Croupier: ")
    assert opened(4, **option).events == opened(4).events
    with_it = [story.events for story in playout("no effect", 4, **option)]
    assert with_it == [story.events for story in playout("no effect", 4)]


def test_the_variant_decides_how_many_may_play() -> None:
    assert RULESET.seating(Options(), 3) == 0
    assert RULESET.seating(Options(variant="croupier"), 2) == 1
