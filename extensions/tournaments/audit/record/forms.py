"""The form of every fact as plain JSON, for readers in other languages: docs/spec/tournament-facts.json is written from it.

A form is `{"kind": …}`: `int` (min, max), `text` (pattern, most), `bool`, `null`, `any`, `one` (values), `list` (of, least, most),
`map` (key, of), `either` (of), and `struct` (fields; omits: whether fields at their default are left out).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from domain.kernel.secrecy import public_types, secret_types
from extensions.tournaments.audit.record.verify_log import TYPES

Form = dict[str, Any]


def fact_forms() -> dict[str, Form]:
    """By type of fact: `data`, the form of its open fields, and `hidden`, the forms of its hidden ones."""
    found = {}
    for tag, kind in TYPES.items():
        defaults = dict(zip(kind.__struct_fields__[::-1], kind.__struct_defaults__[::-1], strict=False))
        fields = {name: field_form(to_form(each), name in defaults, defaults.get(name)) for name, each in public_types(kind).items()}
        data = {"kind": "struct", "fields": fields, "omits": kind.__struct_config__.omit_defaults}
        found[tag] = {"data": data, "hidden": {name: to_form(each) for name, each in secret_types(kind).items()}}
    return found


def field_form(form: Form, has_default: bool, default: Any) -> Form:
    """A field's form; with `default` if it has one, without a value if the default is its absence."""
    if not has_default:
        return form
    return {**form, "optional": True} if default is msgspec.UNSET else {**form, "default": msgspec.to_builtins(default)}


def to_form(kind: Any) -> Form:
    """The form of a type."""
    return of_info(inspect.type_info(kind))


def of_info(info: Any) -> Form:
    match info:
        case inspect.IntType():
            return with_bounds({"kind": "int"}, min=info.ge, max=info.le if info.lt is None else info.lt - 1)
        case inspect.StrType():
            pattern = None if info.pattern is None else info.pattern.replace(r"\Z", "$")
            return with_bounds({"kind": "text"}, pattern=pattern, most=info.max_length)
        case inspect.BoolType():
            return {"kind": "bool"}
        case inspect.NoneType():
            return {"kind": "null"}
        case inspect.AnyType():
            return {"kind": "any"}
        case inspect.LiteralType():
            return {"kind": "one", "values": list(info.values)}
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return with_bounds({"kind": "list", "of": of_info(info.item_type)}, least=info.min_length, most=info.max_length)
        case inspect.DictType():
            return {"kind": "map", "key": of_info(info.key_type), "of": of_info(info.value_type)}
        case inspect.UnionType():
            forms = [of_info(each) for each in info.types if not is_unset(each)]
            return forms[0] if len(forms) == 1 else {"kind": "either", "of": forms}
        case inspect.StructType():
            return of_struct(info)
        case inspect.Metadata():
            return of_info(info.type)
    raise TypeError(f"no form of {info!r}")


def is_unset(info: Any) -> bool:
    """Whether a member of a union means an absent field."""
    return isinstance(info, inspect.CustomType) or type(info).__name__ == "UnsetType"


def of_struct(info: inspect.StructType) -> Form:
    fields = {}
    for each in info.fields:
        default: Any = each.default if each.default is not msgspec.NODEFAULT else each.default_factory
        if callable(default):
            default = default()
        has_default = not each.required
        fields[each.encode_name] = field_form(of_info(each.type), has_default, default)
    return {"kind": "struct", "fields": fields, "omits": info.cls.__struct_config__.omit_defaults}


def with_bounds(form: Form, **bounds: Any) -> Form:
    return {**form, **{name: value for name, value in bounds.items() if value is not None}}
