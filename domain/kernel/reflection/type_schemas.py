"""JSON Schemas of a game's types, for values in answers and in requests.

msgspec derives the schemas. This module adds rules, names of words, and the presence of every field in answers.
Descriptions come from `describe_type`. docs/adr/0031
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import inspect

from domain.kernel.reflection.descriptions import describe_type
from domain.kernel.reflection.schema_text import in_plain_words, null_for_none, pascal_case, rule_of

Shape = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
DEFS = "#/$defs/"
WHOLE = "__part_of__"
"""Class variable of a type made by `part_of`."""
JSON_TYPES = {str: "string", int: "integer", bool: "boolean", type(None): "null"}
NAMEABLE = (
    inspect.StructType, inspect.NamedTupleType, inspect.DataclassType, inspect.TypedDictType, inspect.EnumType,
)  # fmt: skip


class TypeSchemas(NamedTuple):
    """schemas: of the types asked for, in their order; components: the schemas they refer to, by name."""

    schemas: tuple[Shape, ...]
    components: dict[str, Shape]

    @property
    def document(self) -> Shape:
        """The schema of the first type, complete in itself."""
        return {"$schema": DRAFT, **self.schemas[0], "$defs": self.components}


class Naming(NamedTuple):
    """Names of components. own: names of some types, instead of their classes' names with the suffix; taken: existing
    components; ref: the prefix of a name in a reference. for_generators: whether a `Literal` with a name becomes a
    component, and a default is described in words, since many generators treat a field with a `default` as required.
    """

    own: Mapping[Any, str] = {}
    taken: Mapping[str, Shape] = {}
    suffix: str = ""
    ref: str = DEFS
    for_generators: bool = True


PLAIN = Naming()
"""Classes' own names, in a self-contained schema."""
FOR_FORMS = Naming(for_generators=False)
"""The same, with inline lists of words, and defaults."""


def answer_schemas(kinds: Sequence[Any], naming: Naming = PLAIN) -> TypeSchemas:
    """Schemas of values as the service sends them: every field is present, and later versions may add others.

    A `Literal` that has a name in the module of the type that uses it becomes a component of this name.  Raises
    TypeError, NameError if a type cannot be described.
    """
    return Describer(kinds, naming, is_answer=True).schemas()


def request_schemas(kinds: Sequence[Any], naming: Naming = PLAIN) -> TypeSchemas:
    """Schemas of values as the service takes them: a field with a default may be left out.  Raises TypeError, NameError
    if a type cannot be described.
    """
    return Describer(kinds, naming, is_answer=False).schemas()


def part_of(kind: type[Any], name: str, fields: Mapping[str, Any]) -> type[msgspec.Struct]:
    """A struct type with some of the fields of another, which describes them. fields: their types by name."""
    listed = [(each, hint, msgspec.UNSET) if may_be_unset(hint) else (each, hint) for each, hint in fields.items()]
    return msgspec.defstruct(name, listed, namespace={WHOLE: kind}, module=kind.__module__, kw_only=True)


def may_be_unset(hint: Any) -> bool:
    """Whether a field of this type may be missing, since it does not always apply."""
    return msgspec.UnsetType in get_args(hint)


class Describer:
    """Makes the schemas of some types and of all types nested in them."""

    def __init__(self, kinds: Sequence[Any], naming: Naming, *, is_answer: bool) -> None:
        self.kinds, self.naming, self.is_answer = kinds, naming, is_answer
        self.nodes = {node.cls: node for node in nodes_in(inspect.multi_type_info(kinds))}
        self.shapes, self.plain = msgspec.json.schema_components([*kinds, *self.nodes], ref_template="{name}")
        self.names: dict[str, str] = {}
        for kind, shape in zip(self.nodes, self.shapes[len(kinds) :], strict=True):
            self.names[shape["$ref"]] = self.free_name(naming.own.get(kind), shape["$ref"])
        self.words: dict[str, Shape] = {}
        self.all_words = self.words_of(*[source_class(kind) for kind in self.nodes])

    def free_name(self, own: str | None, name: str) -> str:
        """A component's name: its own, else the class's, with `Data` if that is taken."""
        if own is not None:
            return own
        name = pascal_case(name) + self.naming.suffix
        while name in self.naming.taken or name in self.names.values():
            name += "Data"
        return name

    def words_of(self, *kinds: Any) -> dict[str, frozenset[Any]]:
        return literals_by_name(*kinds) if self.naming.for_generators else {}

    def schemas(self) -> TypeSchemas:
        made = tuple([self.rewrite(shape, self.all_words) for shape in self.shapes[: len(self.kinds)]])
        components = {}
        for kind, shape in zip(self.nodes, self.shapes[len(self.kinds) :], strict=True):
            components[self.names[shape["$ref"]]] = self.component(kind, self.plain[shape["$ref"]])
        return TypeSchemas(made, {**components, **self.words})

    def component(self, kind: Any, plain: Shape) -> Shape:
        """The schema of a type, with its class's description and rule."""
        node, source = self.nodes[kind], source_class(kind)
        described, words = describe_type(source), {**self.all_words, **self.words_of(source)}
        shape: Shape = {"description": description_of(source)}
        own = getattr(source, "rule", None)
        shape |= {"x-rule": own} if isinstance(own, str) else rule_of(shape["description"])
        shape |= self.rewrite(without_texts(plain), words)
        if isinstance(node, inspect.EnumType):
            return shape
        parts = shape["prefixItems"] if "prefixItems" in shape else shape["properties"]
        for place, field in enumerate(node.fields):
            at = place if isinstance(parts, list) else field.encode_name
            text = null_for_none(described.fields.get(field.name, ""))
            if self.naming.for_generators and "default" in parts[at]:
                default = msgspec.json.encode(parts[at].pop("default")).decode()
                text = text if self.is_answer else f"{text} By default `{default}`.".lstrip()
            titled = {"title": field.name} if isinstance(parts, list) else {}
            parts[at] = {**titled, **({"description": text, **rule_of(text)} if text else {}), **parts[at]}
        if self.is_answer:
            make_complete(shape, node)
        return shape

    def rewrite(self, shape: Any, words: Mapping[str, frozenset[Any]]) -> Any:
        """A schema of msgspec's in the forms of the contract. words: names of types `Literal`."""
        if isinstance(shape, list):
            return [self.rewrite(each, words) for each in shape]
        if not isinstance(shape, dict):
            return shape
        if "$ref" in shape:
            return {**shape, "$ref": self.naming.ref + self.names[shape["$ref"]]}
        if "enum" in shape:
            return self.rewrite_words(shape, words)
        made = {key: self.rewrite(each, words) for key, each in shape.items() if key not in ("properties", "default")}
        if "properties" in shape:
            made["properties"] = {name: self.rewrite(each, words) for name, each in shape["properties"].items()}
        if "default" in shape:
            made["default"] = msgspec.json.decode(msgspec.json.encode(shape["default"]))
        if "prefixItems" in made:
            made["items"] = any_of(made["prefixItems"])
        if made.get("type") == "array" and "prefixItems" not in made:
            made.setdefault("items", {})
        if made.get("type") == "object" and "properties" not in shape:
            made.setdefault("additionalProperties", True)
        if "anyOf" in made and all(each.keys() == {"type"} for each in made["anyOf"]):
            made["type"] = [each["type"] for each in made.pop("anyOf")]
        if "discriminator" in shape:
            mapping = shape["discriminator"]["mapping"].items()
            tags = {tag: self.naming.ref + self.names[name] for tag, name in mapping}
            return {"oneOf": made["anyOf"], "discriminator": {**shape["discriminator"], "mapping": tags}}
        return made

    def rewrite_words(self, shape: Shape, words: Mapping[str, frozenset[Any]]) -> Shape:
        """A list of values: by its name if it has one, a single one as a constant."""
        values = frozenset(shape["enum"])
        rest = {key: each for key, each in shape.items() if key != "enum"}
        for name in [name for name, each in words.items() if each == values]:
            if self.take_words(name, shape["enum"]):
                return {**rest, "$ref": self.naming.ref + name}
        if len(values) == 1 and None not in values:
            return {**rest, "type": JSON_TYPES[type(shape["enum"][0])], "const": shape["enum"][0]}
        return {**rest, **list_of_words(shape["enum"])}

    def take_words(self, name: str, values: Sequence[Any]) -> bool:
        """Whether words can have a component of this name; makes it."""
        if name in self.names.values() or None in values:
            return False
        shape = {"description": f"A value from a fixed list: {in_plain_words(name).lower()}", **list_of_words(values)}
        if {**self.words, **self.naming.taken}.get(name, shape) != shape:
            return False
        self.words[name] = shape
        return True


def nodes_in(nodes: Sequence[Any]) -> Iterator[Any]:
    """The named types among these and all nested ones, each once."""
    left, known = list(nodes), set()
    while left:
        node = left.pop(0)
        if isinstance(node, inspect.Metadata):
            node = node.type
        if isinstance(node, NAMEABLE):
            if node.cls in known:
                continue
            known.add(node.cls)
            yield node
        if isinstance(node, tuple):
            left += node
        elif isinstance(node, inspect.Type | inspect.Field):
            left += [getattr(node, each) for each in node.__struct_fields__ if each not in ("cls", "default")]


def without_texts(plain: Shape) -> Shape:
    """A type's schema from msgspec without the texts of the type and of its fields: `describe_type` gives both."""
    bare = {key: each for key, each in plain.items() if key not in ("title", "description")}
    if "prefixItems" in bare:
        return {**bare, "prefixItems": [without_description(each) for each in bare["prefixItems"]]}
    if "properties" in bare:
        bare["properties"] = {name: without_description(each) for name, each in bare["properties"].items()}
    return bare


def without_description(shape: Shape) -> Shape:
    return {key: each for key, each in shape.items() if key != "description"}


def source_class(kind: Any) -> Any:
    """The class that provides a type's docstring, rule and module."""
    return getattr(kind, WHOLE, get_origin(kind) or kind)


def description_of(kind: Any) -> str:
    """The description of a class: its docstring, else its name."""
    return null_for_none(describe_type(kind).text or in_plain_words(kind.__name__))


def literals_by_name(*kinds: type[Any]) -> dict[str, frozenset[Any]]:
    """The named `Literal` types in the modules of these classes or their bases; the first module with a name counts."""
    modules = dict.fromkeys([each.__module__ for kind in kinds for each in kind.__mro__])
    return {
        name: frozenset(get_args(value))
        for module in reversed(modules)
        for name, value in vars(sys.modules[module]).items()
        if get_origin(value) is Literal and name[0].isupper()
    }


def make_complete(shape: Shape, node: Any) -> None:
    """Marks every field as required, except ones that may be unset and defaults that are not sent."""
    if "prefixItems" in shape:
        shape |= {"minItems": len(shape["prefixItems"]), "maxItems": len(shape["prefixItems"])}
    else:
        shape.pop("additionalProperties", None)
        config = getattr(node.cls, "__struct_config__", None)
        optional = [
            each.encode_name
            for each in node.fields
            if is_unset(each) or (config is not None and config.omit_defaults and not each.required)
        ]
        shape["required"] = [name for name in shape["properties"] if name not in optional]


def any_of(shapes: Sequence[Shape]) -> Shape:
    """One of these schemas, for the items of a tuple: redundant after `prefixItems`, but many generators read only
    this.
    """
    distinct = [shape for place, shape in enumerate(shapes) if shape not in shapes[:place]]
    return distinct[0] if len(distinct) == 1 else {"anyOf": distinct}


def is_unset(field: inspect.Field) -> bool:
    """Whether a field may be left out without a default."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def list_of_words(values: Sequence[Any]) -> Shape:
    """A closed list of values, with their type."""
    types = sorted({JSON_TYPES[type(each)] for each in values})
    return {"type": types[0] if len(types) == 1 else types, "enum": list(values)}
