"""Request bodies, shared by both clients."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deaddrop_client.game import to_body
from deaddrop_client.rules import ANY, Rules


def to_rules(rules: str | Rules[Any, Any, Any, Any]) -> Rules[Any, Any, Any, Any]:
    """The types of a ruleset; the general ones for a ruleset given by name."""
    return ANY if isinstance(rules, str) else rules


def to_game_body(
    rules: str | Rules[Any, Any, Any, Any], seats: Sequence[object], options: object, more: Mapping[str, Any]
) -> dict[str, Any]:
    """The body of a new game."""
    body: dict[str, Any] = {"ruleset": rules if isinstance(rules, str) else rules.name}
    body["seats"] = [to_body(each) for each in seats]
    if options is not None:
        body["options"] = to_body(options)
    return body | dict(more)
