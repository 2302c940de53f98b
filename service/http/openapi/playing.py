"""The contract for players: the operations that a client that plays needs, and the components that they refer to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from service.http.http_part import HttpPart
from service.http.openapi.build import costs_text
from service.http.openapi.references import reachable, refs_in
from service.http.operation import Operation

Shape = dict[str, Any]

ABOUT = (
    "**The part of the contract that a client needs to play**: games, seats, views, events, commands and inboxes. Every path and component is "
    "that of `/openapi.json`, which also has accounts, tournaments, records and everything else."
)
COMMON_EVENTS = " Events have the form common to all games; `/openapi.json?ruleset=` also has a type for each event."


def to_playing(contract: Shape, api: HttpPart) -> Shape:
    """The part of an API's contract for players. `contract` is not changed."""
    paths = {path: kept for path, item in contract["paths"].items() if (kept := keep_operations(item, api.playing))}
    components = keep_components(contract["components"], paths)
    used = {tag for item in paths.values() for each in operations_of(item) for tag in each["tags"]}
    return {
        **contract,
        "info": playing_info(contract["info"], api),
        "tags": [each for each in contract["tags"] if each["name"] in used],
        "paths": paths,
        "components": components,
    }


def keep_operations(item: Shape, names: Sequence[str]) -> Shape | None:
    """A path with only these operations; None if it has none of them."""
    kept = {method: each for method, each in item.items() if method == "parameters" or each["operationId"] in names}
    return kept if kept.keys() - {"parameters"} else None


def operations_of(item: Shape) -> Iterator[Shape]:
    yield from (each for method, each in item.items() if method != "parameters")


def keep_components(components: Mapping[str, Shape], paths: Shape) -> Shape:
    """The components that paths refer to, directly or indirectly, and how tokens are sent."""
    found = reachable(refs_in(paths), lambda at: refs_in(components[at.kind][at.name]))
    kept = {kind: {name: each for name, each in named.items() if kind == "securitySchemes" or (kind, name) in found} for kind, named in components.items()}
    return {kind: named for kind, named in kept.items() if named}


def playing_info(info: Shape, api: HttpPart) -> Shape:
    """The contract's `info`, with the costs of these operations only."""
    common = COMMON_EVENTS if "x-ruleset" in info else ""
    text = info["description"].replace(costs_text(api.operations), costs_text(playing_operations(api)))
    return {**info, "title": f"{info['title']}, for players", "description": f"{ABOUT}{common}\n\n{text}"}


def playing_operations(api: HttpPart) -> list[Operation]:
    return [each for each in api.operations if each.name in api.playing]
