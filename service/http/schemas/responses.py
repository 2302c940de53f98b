"""The contract's schemas of answers, derived from the types in `service/answers`."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from domain.kernel.reflection.type_schemas import Naming, answer_schemas
from service.answers import (
    chat,
    events,
    games,
    health,
    luck,
    mail,
    moderation,
    oidc,
    passkeys,
    play,
    players,
    progress,
    proofs,
    push,
    replays,
    rounds,
    rulesets,
    seeks,
    series,
    studies,
    tokens,
    webhooks,
)
from service.answers.values import JsonObject
from service.http.problems import problem_answers
from service.http.schemas import ruleset_words

Shape = dict[str, Any]

MODULES = (
    players, passkeys, oidc, problem_answers, health, play, games, tokens, proofs, rulesets, replays, webhooks, push, mail, chat, moderation, seeks, luck,
    events, rounds, progress, series, studies,
)  # fmt: skip
REF = "#/components/schemas/"
NULL: Shape = {"type": "null"}


def answer_components() -> dict[str, Shape]:
    """The schema of every object of an answer, by the name of its component."""
    kinds = {each: component_name(each) for module in MODULES for each in objects_of(module)}
    made = answer_schemas([*kinds], naming(kinds)).components
    return {name: to_object(made[name], kind) for kind, name in kinds.items()} | ruleset_words.SHAPES


def to_object(shape: Shape, kind: type[JsonObject]) -> Shape:
    """The component of an object."""
    made = to_contract(shape)
    required = {"required": made["required"]} if made["required"] else {}
    type_of = ["object", "null"] if kind.is_nullable else "object"
    return {"type": type_of, "description": made["description"], **required, "properties": made["properties"]}


def value_schema(kind: Any) -> Shape:
    """The schema of a value that answers and paths share."""
    made: Shape = to_contract(answer_schemas([kind], naming({})).schemas[0])
    return made


def naming(kinds: dict[type[JsonObject], str]) -> Naming:
    return Naming({**ruleset_words.NAMES, **kinds}, ref=REF, for_generators=False)


def objects_of(module: ModuleType) -> Iterator[type[JsonObject]]:
    """The objects that a module declares, in order."""
    for each in (*vars(module).values(), *getattr(module, "MESSAGES", {}).values()):
        if isinstance(each, type) and issubclass(each, JsonObject) and each.__module__ == module.__name__:
            yield each


def component_name(kind: type[JsonObject]) -> str:
    """An object's name in the contract."""
    return kind.__name__.removeprefix("Sent")


NULLABLE = {
    f"{REF}{component_name(each)}" for module in MODULES for each in objects_of(module) if each.is_nullable
}
"""References to objects whose schemas admit null."""


def to_contract(shape: Any) -> Any:
    """A derived schema in the forms of the contract: null among the types of a value, or as a branch beside a reference; lists of words
    for constants; no statement that an object may have any member.
    """
    if isinstance(shape, list):
        return [to_contract(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    made = {name: to_contract(each) for name, each in shape.items() if (name, each) != ("additionalProperties", True)}
    if isinstance(name := made.pop("x-component", None), str):
        return {"$ref": REF + name} | {key: each for key, each in made.items() if key == "description"}
    if isinstance(made.get("const"), str):
        made["enum"] = [made.pop("const")]
    if NULL in made.get("anyOf", ()):
        made = with_null(made)
    description = made.get("description")
    return {**without(made, "description"), "description": description} if isinstance(description, str) else made


def without(shape: Shape, name: str) -> Shape:
    return {key: each for key, each in shape.items() if key != name}


def with_null(shape: Shape) -> Shape:
    """A choice between null and one other."""
    other, rest = shape["anyOf"][0], without(shape, "anyOf")
    if "$ref" in other:
        return {**rest, **other} if other["$ref"] in NULLABLE else {**rest, "oneOf": [other, NULL]}
    return {**other, **rest, "type": [other["type"], "null"]}
