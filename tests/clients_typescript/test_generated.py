"""The TypeScript client's generated types are those of the contract: by digest, since neither node nor a network need be there."""

from __future__ import annotations

from clients.typescript import generate


def test_the_generated_types_are_of_this_contract() -> None:
    assert generate.outdated(generate.contracts()) == []


def test_another_contract_is_noticed_and_another_wording_is_not() -> None:
    wanted = generate.contracts()
    view = wanted["api.ts"]["components"]["schemas"]["View"]
    view["description"] = "In other words."
    assert generate.outdated(wanted) == []
    view["properties"]["description"] = {"type": "string"}
    assert generate.outdated(wanted) == ["api.ts"]
