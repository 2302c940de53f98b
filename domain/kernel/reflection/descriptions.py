"""Descriptions of types: the docstring describes the type, `Meta(description=…)` in an annotation describes a field."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple, get_origin, get_type_hints

from msgspec import Meta

from domain.kernel.reflection.schema_text import as_sentence


class Description(NamedTuple):
    """A type's texts. text: its docstring, in one line; fields: the text of each field that has one."""

    text: str
    fields: Mapping[str, str]


@cache
def describe_type(kind: Any) -> Description:
    """The description of a struct, named tuple or dataclass. `labels` of the type stand in for fields without a text of
    their own.  Raises NameError if an annotation cannot be resolved.
    """
    origin = get_origin(kind) or kind
    labels = getattr(origin, "labels", {})
    fields = {name: as_sentence(text) for name, text in labels.items()} if isinstance(labels, Mapping) else {}
    for name, hint in get_type_hints(origin, include_extras=True).items():
        if text := field_description(hint):
            fields[name] = text
    return Description(" ".join(own_docstring(origin).split()), fields)


@cache
def summary_of(kind: Any) -> str:
    """The first line of a type's own docstring; empty if there is none."""
    return " ".join(own_docstring(kind).partition("\n")[0].split())


def own_docstring(kind: Any) -> str:
    """A type's own docstring, never one inherited from a base."""
    return (kind.__dict__.get("__doc__") or "").strip()


def field_description(hint: Any) -> str:
    """The description in an annotation; empty if there is none.

    >>> field_description(Annotated[int, Meta(ge=0), Meta(description="In seconds.")]), field_description(int)
    ('In seconds.', '')
    """
    _, metadata = without_annotations(hint)
    found = [each.description for each in metadata if isinstance(each, Meta) and each.description]
    return found[-1] if found else ""


def without_annotations(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its `Annotated`, and the metadata of that."""
    return (hint.__origin__, hint.__metadata__) if get_origin(hint) is Annotated else (hint, ())
