"""One module for each ruleset: what its views, events, commands and options hold, from the contract that is typed for it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from generator.models import AS_OBJECTS, without_checks
from service.http.openapi.references import schemas_in

Schemas = dict[str, Any]

TAIL = '''

Event: TypeAlias = {events}
"""An event of the feed; of a type that is not known here, as `models.Event`."""

Command: TypeAlias = {commands}
"""What may be sent."""

RULES: Rules[View, Event, Command, OptionsBody] = Rules(
    "{name}",
    {version},
    View,
    {{{table}}},
)
"""Give it to a client, and what it reads is typed."""
'''
IMPORTS = """
from typing import TypeAlias

from deaddrop_client import models, shared
from deaddrop_client.rules import Rules
"""


def own_schemas(base: Schemas, typed: Schemas) -> Schemas:
    """The schemas of a typed contract that are not the base contract's, as far as a client reads or sends them."""
    kept = {**typed, **{name: base[name] for name in AS_OBJECTS}}
    own: Schemas = {}
    waiting = [
        "View",
        "OptionsBody",
        "StatedDealBody",
        *kinds(typed, "Event").values(),
        *kinds(typed, "Command").values(),
    ]
    while waiting:
        name = waiting.pop()
        if name not in own and kept[name] != base.get(name):
            own[name] = kept[name]
            waiting.extend(schemas_in(kept[name]))
    return dict(sorted(own.items()))


def kinds(typed: Schemas, union: str) -> dict[str, str]:
    """The components of a union by their `type`."""
    return {tag: ref.rpartition("/")[2] for tag, ref in typed[union]["discriminator"]["mapping"].items()}


def shared_schemas(owned: Sequence[Schemas]) -> Schemas:
    """The schemas that all rulesets' contracts hold alike, with all that they refer to."""
    first, *others = owned
    shared = {name: each for name, each in first.items() if all(other.get(name) == each for other in others)}
    while apart := [name for name, each in shared.items() if any(ref in first and ref not in shared for ref in schemas_in(each))]:
        for name in apart:
            del shared[name]
    return shared


def to_typed_document(own: Schemas, shared: Schemas) -> str:
    """A JSON Schema of these. It refers to `shared.json` and, for schemas of the base contract, to `models.json`."""
    document = json.dumps({"$defs": {name: without_checks(with_rule(each)) for name, each in own.items()}})

    def moved(found: re.Match[str]) -> str:
        file = "" if found[1] in own else "shared.json" if found[1] in shared else "models.json"
        return f'"{file}#/$defs/{found[1]}"'

    return re.sub(r'"#/components/schemas/(\w+)"', moved, document)


def with_rule(shape: Any) -> Any:
    """The rule's number in the description, and no description of a mere list of words."""
    if "enum" in shape:
        return {name: each for name, each in shape.items() if name != "description"}
    told = shape.get("description", "")
    return {**shape, "description": f"{told}  Rule {shape['x-rule']}."} if "x-rule" in shape else shape


def with_tags(source: str) -> str:
    """Classes whose `type` is one word are tagged with it: it need not be given, and is sent and checked."""
    tagged = re.sub(
        r"kw_only=True\):\n((?:(?!\n\n\n).)*?)    type: Literal\['([\w.-]+)'\]\n",
        lambda found: (
            f"kw_only=True, tag_field='type', tag='{found[2]}'):\n{found[1]}"
            f"    type: ClassVar[Literal['{found[2]}']] = '{found[2]}'\n"
        ),
        source,
        flags=re.S,
    )
    return tagged.replace("\n\n\n", "\nfrom typing import ClassVar\n\n\n", 1)


def to_module(name: str, version: int, typed: Schemas, shared: Schemas, models: str) -> str:
    """Source of a ruleset's module. models: the source of its models."""
    events, commands = (
        {tag: f"shared.{each}" if each in shared else each for tag, each in kinds(typed, union).items()}
        for union in ("Event", "Command")
    )
    tail = TAIL.format(
        name=name,
        version=version,
        events=" | ".join([*events.values(), "models.Event"]),
        commands=" | ".join(commands.values()),
        table=", ".join(f'"{tag}": {each}' for tag, each in events.items()),
    )
    head, _, rest = with_tags(models).partition("\n\n\n")
    return f"{head}\n{IMPORTS}\n\n{rest.rstrip()}\n{tail}"
