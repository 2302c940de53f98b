"""One part of the API: the core, or what an extension adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from domain.kernel.errors import Refusal
from service.answers.values import JsonObject
from service.http.blueprint import Blueprint
from service.http.operation import Operation
from service.http.problems.known import KnownProblems, Members
from service.http.problems.problem_kinds import ProblemKind
from service.http.validators import StrictSchema

Shape = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Callback:
    """An operation whose requests name receivers. path, method: its own; messages: types of what receivers get; examples: their bodies,
    both by `type`; prefix: begins the names of these requests in the contract, in place of `subject`, which begins types.
    """

    path: str
    method: str
    prefix: str
    messages: Mapping[str, type[JsonObject]]
    examples: Mapping[str, Any]
    subject: str = ""


@dataclass(frozen=True, eq=False)
class HttpPart:
    """A part of the API. Equal only to itself.

    blueprints: its operations; bodies: schemas of requests, components of the contract; problems: by code; path: parameters of paths, by
    their names in the routes; members: what a refusal adds to its problem; problem_members: the types of such members, by name;
    callbacks: its requests to receivers; opening: endpoints whose requests count as opening a game;
    subjects: kinds of what can be reported; playing: names of the operations that a client that plays needs, the contract for players.
    """

    blueprints: Sequence[Blueprint]
    bodies: Sequence[type[StrictSchema]] = ()
    problems: Mapping[str, ProblemKind] = field(default_factory=dict)
    path: Mapping[str, Shape] = field(default_factory=dict)
    members: Mapping[type[Refusal], Members] = field(default_factory=dict)
    problem_members: Mapping[str, Any] = field(default_factory=dict)
    callbacks: Sequence[Callback] = ()
    opening: Sequence[str] = ()
    subjects: Sequence[str] = ()
    playing: Sequence[str] = ()

    @property
    def operations(self) -> tuple[Operation, ...]:
        """Every operation."""
        return tuple(each for blueprint in self.blueprints for each in blueprint.operations)

    @property
    def known_problems(self) -> KnownProblems:
        """Its problems, for an application."""
        return KnownProblems(self.problems, self.members)


def joined(parts: Iterable[HttpPart]) -> HttpPart:
    """The API of these parts, in their order.  Raises ValueError for a name that two have."""
    held = [*parts]
    api = HttpPart(**{each.name: join_field([getattr(part, each.name) for part in held]) for each in fields(HttpPart)})
    require_distinct("blueprint", [each.name for each in api.blueprints])
    require_distinct("operation", [each.name for each in api.operations])
    require_distinct("body", [each.__name__ for each in api.bodies])
    require_distinct("subject", api.subjects)
    require_distinct("callback", [each.prefix for each in api.callbacks])
    return api


def join_field(values: Sequence[Any]) -> Any:
    """The values of one field, as one.  Raises ValueError for a key that two mappings have."""
    if not isinstance(values[0], Mapping):
        return tuple(each for value in values for each in value)
    require_distinct("key", [key for value in values for key in value])
    return {key: each for value in values for key, each in value.items()}


def require_distinct(what: str, names: Sequence[Any]) -> None:
    """Raises ValueError for a name that is there twice."""
    twice = sorted({str(each) for each in names if names.count(each) > 1})
    if twice:
        raise ValueError(f"Two parts of the API have the same {what}: {', '.join(twice)}.")
