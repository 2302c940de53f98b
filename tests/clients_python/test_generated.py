"""The Python client's generated modules are those of the contract."""

from __future__ import annotations

import pytest

from clients.python import generate


def outdated() -> list[str]:
    kept = {module: (generate.PACKAGE / module.name).read_text() for module in generate.modules()}
    return [
        each.name
        for each, text in kept.items()
        if not (generate.is_believed(text, each) or text == generate.to_file(each))
    ]


def test_the_generated_modules_are_of_this_contract() -> None:
    assert outdated() == [], "run clients/regenerate"


def test_another_contract_is_noticed_and_another_wording_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = generate.load_contract()
    view = changed["components"]["schemas"]["View"]
    monkeypatch.setattr(generate, "load_contract", lambda: changed)
    view["description"] = "In other words."
    assert is_believed(MODELS)
    view["properties"]["description"] = {"type": "string"}
    assert not is_believed(MODELS)


def test_a_changed_module_is_noticed() -> None:
    assert is_believed(MODELS)
    assert not is_believed(MODELS.replace("version: int", "version: str", 1))


MODELS = (generate.PACKAGE / "models.py").read_text()


def is_believed(text: str) -> bool:
    """Whether the check takes this text for the models of the contract: they are the first module."""
    models = next(generate.modules())
    assert models.name == "models.py"
    return generate.is_believed(text, models)
