"""The contract of one ruleset: the API's contract, with the ruleset's own types in views, events, commands and new games.

Components are named after the value of `type`, which never changes: `interrogate` is `InterrogateCommand`, and
`microfilms.interrogated` is `InterrogatedEntry`. docs/adr/0031
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from domain.game.commands import TABLE_COMMANDS
from domain.game.events.game_events import GAME_EVENTS
from domain.game.events.luck_events import DrandRound
from domain.game.events.seat_plan import BotTry
from domain.kernel.chance import Draw
from domain.kernel.offers import Command
from domain.kernel.outcome import Outcome
from domain.kernel.reflection.descriptions import describe_type
from domain.kernel.reflection.schema_text import null_for_none, pascal_case
from domain.kernel.reflection.type_schemas import (
    Naming,
    Shape,
    answer_schemas,
    description_of,
    part_of,
    request_schemas,
)
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, public_types, secret_fields, secret_types
from service.app.rulesets.state_schemas import state_parts
from service.http.openapi.components import ref
from service.http.openapi.named_words import name_words
from service.http.openapi.references import reachable, schemas_in
from service.http.schemas.ruleset_words import REF

TYPED = ("type", "data", "openings")
"""Members of an entry that depend on its type."""
SENT = ("command", "draws", "bot_try")
"""Openings that any event may have, in addition to its own fields'."""
SENT_COMMAND: Shape = {
    "type": "object",
    "additionalProperties": True,
    "description": "The command, as the `Command` schema describes it.",
}


def to_typed(contract: Shape, rules: AnyRuleset, *, with_events: bool = True) -> Shape:
    """The contract with the types of these rules. `contract` is not changed.  with_events: else events keep their common form."""
    base = contract["components"]["schemas"]
    typed = with_named_words(TypedSchemas(base, rules, with_events=with_events).schemas(), base)
    changed = {name for name, shape in typed.items() if name in base and base[name] != shape}
    schemas = {**base, **typed}
    refers = {name: set(schemas_in(shape)) for name, shape in schemas.items()}
    components = {kind: each for kind, each in contract["components"].items() if kind != "schemas"}
    rest = {**contract, "components": components}
    used = reachable(schemas_in(rest), refers.__getitem__)
    retyped = {name for name in used if not changed.isdisjoint(reachable([name], refers.__getitem__))}
    return {
        **without_examples(rest, retyped),
        "info": typed_info(contract["info"], rules),
        "components": {**components, "schemas": {name: shape for name, shape in schemas.items() if name in used}},
    }


def with_named_words(typed: Mapping[str, Shape], base: Mapping[str, Shape]) -> dict[str, Shape]:
    """Schemas with names for the lists of words that they add to the contract.  Raises ValueError for a name that the contract has."""
    named = name_words(typed, are_shared=False)
    if twice := [name for name in named if name not in typed and name in base]:
        raise ValueError(f"The contract has these names already: {', '.join(twice)}.")
    return named


def typed_info(info: Shape, rules: AnyRuleset) -> Shape:
    """The contract's `info`, with the ruleset that it is typed for."""
    about = (
        f"**A contract with the types of {rules.title}**, version {rules.version} of its rules: `table`, `mind`, `house`, events, commands, "
        "options and deals have the types of this game. Use it for games whose card names this ruleset and version; everything else is as in the contract "
        "without `ruleset`."
    )
    return {
        **info,
        "title": f"{info['title']}: {rules.title}",
        "description": f"{about}\n\n{info['description']}",
        "x-ruleset": {"name": rules.name, "version": rules.version},
    }


class Opened(NamedTuple):
    """A type of value that entries open, and the description of the opening."""

    kind: Any
    text: str


class TypedSchemas:
    """The schemas that differ from the contract's, and the schemas they refer to. base: the contract's."""

    def __init__(self, base: Mapping[str, Shape], rules: AnyRuleset, *, with_events: bool) -> None:
        self.base, self.rules = base, rules
        self.commands: dict[type[Command], str] = {
            each: f"{pascal_case(tag_of(each))}Command" for each in (*rules.commands, *TABLE_COMMANDS)
        }
        events: tuple[type[Event], ...] = (*rules.events, *GAME_EVENTS) if with_events else ()
        self.events = {each: pascal_case(tag_of(each).removeprefix(f"{rules.name}.")) for each in events}
        self.parts = {each.name: each.kind for each in state_parts(rules) if each.fault is None}
        self.openings = [(event, field) for event in self.events for field in secret_fields(event)]
        self.made: dict[str, Shape] = {}

    def schemas(self) -> dict[str, Shape]:
        made = self.made
        self.add_types()
        if self.events:
            self.add_events()
        made["Command"] = self.union("Command", {tag_of(each): name for each, name in self.commands.items()})
        tags = [tag_of(each) for each in self.rules.commands]
        made["Offer"] = self.with_properties("Offer", type={"type": "string", "enum": tags})
        for kind in ("View", "ReplayFrame"):
            made[kind] = self.with_properties(kind, **self.looks())
        named = {"type": "string", "const": self.rules.name}
        made["GameBody"] = self.with_properties("GameBody", ruleset=named, options=ref("schemas", "OptionsBody"))
        made["DealBody"] = self.with_properties("DealBody", description=ref("schemas", "StatedDealBody"))
        return made

    def add_events(self) -> None:
        """The unions of entries, each with the data and the openings of its event."""
        made = self.made
        made["CommandOpening"] = self.opening("The command that led to the event, as sent.", SENT_COMMAND)
        made["Openings"] = self.openings_of({})
        for event, name in self.events.items():
            if fields := secret_fields(event):
                made[f"{name}Openings"] = self.openings_of({field: opening_name(name, field) for field in fields})
        for kind in ("Event", "ReplayFrameEvent"):
            made[f"{kind}Head"] = self.head(kind)
            made |= {f"{name}{kind}": self.entry(kind, event, name) for event, name in self.events.items()}
            made[kind] = self.union(kind, {tag_of(event): f"{name}{kind}" for event, name in self.events.items()})

    def add_types(self) -> None:
        """The schemas of the ruleset's own types, and of each value that is opened."""
        own: dict[Any, str] = {kind: name for name, kind in self.parts.items()} | {Outcome: "Outcome", DrandRound: "Round"}
        data = [part_of(event, f"{name}Data", public_types(event)) for event, name in self.events.items()]
        opened = self.opening_types() if self.events else {}
        others = {name: shape for name, shape in self.base.items() if name not in own.values()}
        kinds = (*self.parts.values(), *data, *[each.kind for each in opened.values()])
        answers = answer_schemas(kinds, Naming(own, others, ref=REF))
        self.made |= {name: shape for name, shape in answers.components.items() if name not in self.base}
        for (name, each), shape in zip(opened.items(), answers.schemas[len(kinds) - len(opened) :], strict=True):
            self.made[name] = self.opening(each.text, shape)
        own = {**self.commands, self.rules.options: "OptionsBody", self.rules.deal: "StatedDealBody"}
        bodies = request_schemas([*own], Naming(own, {**self.base, **self.made}, "Body", ref=REF))
        self.made |= bodies.components

    def opening_types(self) -> dict[str, Opened]:
        """The types of the values that entries open, by opening: hidden fields of events, draws, a bot's try."""
        fields = {
            opening_name(self.events[event], field): Opened(
                secret_types(event)[field], describe_type(event).fields.get(field) or f"The {field.replace('_', ' ')}."
            )
            for event, field in self.openings
        }
        return fields | {
            "DrawsOpening": Opened(tuple[Draw, ...], "The random draws that the event used."),
            "BotTryOpening": Opened(BotTry, "The bot's computation of the command."),
        }

    def opening(self, description: str, value: Shape) -> Shape:
        """An opening with a value of this schema."""
        shape = self.base["CommitmentOpening"]
        return {
            **shape,
            "description": null_for_none(description),
            "properties": {**shape["properties"], "value": value},
        }

    def openings_of(self, fields: Mapping[str, str]) -> Shape:
        """The possible openings of an event. fields: the components of its hidden fields."""
        named = {**fields, **{field: f"{pascal_case(field)}Opening" for field in SENT}}
        return {
            "type": "object",
            "description": self.base["Event"]["properties"]["openings"]["description"],
            "properties": {field: ref("schemas", name) for field, name in named.items()},
        }

    def head(self, kind: str) -> Shape:
        """The members common to all entries."""
        shape = self.base[kind]
        return {
            **shape,
            "required": [name for name in shape["required"] if name not in TYPED],
            "properties": {name: each for name, each in shape["properties"].items() if name not in TYPED},
        }

    def entry(self, kind: str, event: type[Event], name: str) -> Shape:
        """The entry of an event, in a feed or in a replay."""
        opened = f"{name}Openings" if secret_fields(event) else "Openings"
        tag = {"type": "string", "const": tag_of(event)}
        own = {"type": tag, "data": ref("schemas", f"{name}Data"), "openings": ref("schemas", opened)}
        rule = {"x-rule": event.rule} if event.rule else {}
        return {
            "description": description_of(event),
            **rule,
            "allOf": [
                ref("schemas", f"{kind}Head"),
                {"type": "object", "required": list(TYPED), "properties": own},
            ],
        }

    def union(self, name: str, kinds: Mapping[str, str]) -> Shape:
        """One of several components. kinds: their names by `type`."""
        return {
            "description": self.base[name]["description"],
            "oneOf": [ref("schemas", each) for each in kinds.values()],
            "discriminator": {"propertyName": "type", "mapping": {tag: REF + each for tag, each in kinds.items()}},
        }

    def looks(self) -> dict[str, Shape]:
        """The members of a view whose types are the ruleset's."""
        typed: dict[str, Shape] = {}
        for name in self.parts:
            refers = ref("schemas", name)
            typed[name.lower()] = refers if name == "House" else {"oneOf": [refers, {"type": "null"}]}
        if "Mind" in self.parts:
            typed["minds"] = {"type": "array", "items": ref("schemas", "Mind")}
        return typed

    def with_properties(self, name: str, **fields: Shape) -> Shape:
        """A schema of the contract with some properties' schemas replaced; their descriptions stay."""
        shape = self.base[name]
        descriptions = {field: {"description": shape["properties"][field].get("description")} for field in fields}
        new = {
            field: {**({} if descriptions[field]["description"] is None else descriptions[field]), **each}
            for field, each in fields.items()
        }
        return {**shape, "properties": {**shape["properties"], **new}}


def tag_of(kind: type[Any]) -> str:
    """The value of `type` for a command or an event."""
    return str(kind.__struct_config__.tag)


def opening_name(event: str, field: str) -> str:
    """The component of one hidden field.

    >>> opening_name("CardDrawn", "first_card")
    'CardDrawnFirstCardOpening'
    """
    return f"{event}{pascal_case(field)}Opening"


def without_examples(part: Any, retyped: set[str]) -> Any:
    """A part of the contract without the examples of other rulesets. retyped: names of the schemas that now have a ruleset's types."""
    if isinstance(part, list):
        return [without_examples(each, retyped) for each in part]
    if not isinstance(part, dict):
        return part
    left = {name: without_examples(each, retyped) for name, each in part.items()}
    if "schema" in part and not retyped.isdisjoint(schemas_in(part["schema"])):
        left.pop("example", None)
    return left
