"""The Python client's generated modules are those of the contract."""

from __future__ import annotations

import json

import pytest
import yaml

from clients.python import generate

CONTRACT = yaml.load((generate.ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)


def outdated() -> list[str]:
    kept = {module: (generate.PACKAGE / module.name).read_text() for module in generate.modules()}
    return [
        each.name
        for each, text in kept.items()
        if not (generate.is_believed(text, each) or text == generate.to_file(each))
    ]


def test_the_generated_modules_are_of_this_contract() -> None:
    assert outdated() == []


def test_another_contract_is_noticed_and_another_wording_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = json.loads(json.dumps(CONTRACT))
    view = changed["components"]["schemas"]["View"]
    view["description"] = "In other words."
    monkeypatch.setattr(generate, "load_contract", lambda: changed)
    believed = [each for each in generate.modules() if each.source]
    assert all(generate.is_believed((generate.PACKAGE / each.name).read_text(), each) for each in believed)
    view["properties"]["description"] = {"type": "string"}
    [models] = [each for each in generate.modules() if each.name == "models.py"]
    assert not generate.is_believed((generate.PACKAGE / "models.py").read_text(), models)


def test_a_changed_module_is_noticed() -> None:
    [models] = [each for each in generate.modules() if each.name == "models.py"]
    text = (generate.PACKAGE / "models.py").read_text()
    assert not generate.is_believed(text.replace("version: int", "version: str", 1), models)
