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


def to_seek_body(
    rules: str | Rules[Any, Any, Any, Any], seats: int, options: object, more: Mapping[str, Any]
) -> dict[str, Any]:
    """The body of a new seek. more: other members, None for those that are absent."""
    told = without_absent({**more, "options": options})
    values = {name: each if isinstance(each, str) else to_body(each) for name, each in told.items()}
    return {"ruleset": rules if isinstance(rules, str) else rules.name, "seats": seats, **values}


def without_absent(body: Mapping[str, Any]) -> dict[str, Any]:
    """The members that are not None."""
    return {name: each for name, each in body.items() if each is not None}
