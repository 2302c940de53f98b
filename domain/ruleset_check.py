"""The service's requirements on a ruleset from outside: on its name, its types and its description."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_origin

from msgspec import inspect

from domain.game.commands import TABLE_NAMES
from domain.game.entry_codec import prepare_codec
from domain.game.untyped import GAME_TYPES
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset, Ruleset
from domain.kernel.secrecy import Event, Known

NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
LONGEST_NAME = 64
MOST_SEATS = 10
TAG_FIELD = "type"

COLLECTIONS = (inspect.ListType, inspect.VarTupleType, inspect.CollectionType)


class Unfit(Exception):
    """A missing requirement, as a clause that begins with its subject."""


def check_ruleset(given: Any) -> AnyRuleset:
    """An author's ruleset, checked, its entries ready to be decoded.  Raises Unfit."""
    if not isinstance(given, Ruleset):
        raise Unfit(f"it gives a {type(given).__name__}, not a Ruleset")
    for why in faults(given):
        raise Unfit(why)
    try:
        prepare_codec(given)
    except (TypeError, ValueError) as error:
        raise Unfit(f"its types cannot be read: {error}") from None
    return given


def faults(rules: AnyRuleset) -> Iterator[str]:
    """Faults of names, version, players and types."""
    if not (isinstance(rules.name, str) and len(rules.name) <= LONGEST_NAME and NAME.fullmatch(rules.name)):
        yield f"its name {rules.name!r} is not of small letters and digits, with single hyphens or underscores between them"
    if type(rules.version) is not int or not 1 <= rules.version < 10**9:
        yield f"its version {rules.version!r} is not a whole number from 1 on"
    low, high = rules.players
    if not 1 <= low <= high <= MOST_SEATS:
        yield f"its players are from {low} to {high}, and there may be 1 to {MOST_SEATS}"
    for kinds, base, taken in ((rules.commands, Command, TABLE_NAMES), (rules.events, Event, GAME_TYPES)):
        yield from faults_of_types(kinds, base, taken)
    for event in rules.events:
        yield from faults_of_event(event)


def faults_of_types(kinds: tuple[type[Any], ...], base: type[Any], taken: Any) -> Iterator[str]:
    """Types of another base, and stored names that are not theirs alone."""
    for kind in kinds:
        if not (isinstance(kind, type) and issubclass(kind, base)):
            yield f"{kind!r} is no {base.__name__}"
            return
    for tag, count in Counter(kind.__struct_config__.tag for kind in kinds).items():
        if not isinstance(tag, str) or not tag:
            yield f"a type of {base.__name__} has no name: give it a tag"
        elif count > 1 or tag in taken:
            yield f"{tag} is the name of another {base.__name__}"


def faults_of_event(event: type[Event]) -> Iterator[str]:
    """Faults that would prevent decoding an entry from its field names alone if the rules are not installed
    (`untyped`).
    """
    config, name = event.__struct_config__, event.__struct_config__.tag
    if config.tag_field != TAG_FIELD or config.array_like or config.omit_defaults:
        yield f"{name} is not stored whole: its tag_field is `type`, and neither array_like nor omit_defaults are set"
    if event.__struct_encode_fields__ != event.__struct_fields__:
        yield f"{name} renames its fields"
    if any(has_set(field.type) for field in inspect.type_info(event).fields):  # type: ignore[attr-defined]
        yield f"{name} holds a set, whose order is not stored: use a sorted tuple"


def has_set(kind: inspect.Type, above: frozenset[type] = frozenset()) -> bool:
    """Whether values of a type hold sets; the audience of a secret is none."""
    if isinstance(kind, inspect.Metadata):
        return has_set(kind.type, above)
    if isinstance(kind, inspect.SetType | inspect.FrozenSetType):
        return True
    if isinstance(kind, inspect.StructType):
        if kind.cls in above:
            return False
        fields = [each.type for each in kind.fields if not (is_known(kind.cls) and each.name == "to")]
        return any(has_set(each, above | {kind.cls}) for each in fields)
    if isinstance(kind, inspect.UnionType):
        return any(has_set(each, above) for each in kind.types)
    if isinstance(kind, inspect.TupleType):
        return any(has_set(each, above) for each in kind.item_types)
    if isinstance(kind, inspect.DictType):
        return has_set(kind.value_type, above)
    return isinstance(kind, COLLECTIONS) and has_set(kind.item_type, above)


def is_known(kind: type[Any]) -> bool:
    """Whether a struct is a secret with its audience."""
    return (get_origin(kind) or kind) is Known
