"""Offers as forms: each field of an offer's JSON Schema becomes an input."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple

from domain.kernel.choices import Ordered
from domain.kernel.ruleset.ruleset_defaults import order_of_offer
from domain.kernel.text.written_text import in_words

Json = dict[str, Any]
Kind = Literal["choice", "number", "order", "some", "json"]
ValueNamer = Callable[[str, Any], str]
"""Label of a field's value."""
ValueOrder = Callable[[str, Any], Any]
"""Sort key of a field's value."""

ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")
MANY = 7
"""Least number of values for which a list replaces the buttons."""


class FormValue(NamedTuple):
    """One choice. json: the value sent; most: how often it may occur in an order; consequence: its effect, as text;
    is_grave: ask for confirmation.
    """

    json: str
    label: str
    most: int = 1
    consequence: str = ""
    is_grave: bool = False


class Input(NamedTuple):
    """A field of a form. kind `some`: one or more values are ticked, in any order; kind `json`: raw JSON, the last
    resort.

    values: choices.
    low, high: bounds of a number.
    steps: labels of the positions of an order.
    least: positions, from the first, that are required.
    is_whole: all positions or none.
    groups: number of such orders, each whole; 0 for a single order.
    ask: the question that it answers.
    """

    name: str
    label: str
    kind: Kind
    values: tuple[FormValue, ...] = ()
    low: int | None = None
    high: int | None = None
    steps: tuple[str, ...] = ()
    least: int = 0
    groups: int = 0
    is_needed: bool = True
    is_whole: bool = False
    ask: str = ""

    @property
    def is_short(self) -> bool:
        """Whether its values fit side by side."""
        return self.kind == "choice" and len(self.values) < MANY

    @property
    def words(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """First and second words of its values' labels, if the values are all combinations of them; else empty. Empty also
        for a single first word, as a list is shorter.

        >>> labels = [f"{suit} {number}" for suit in ("Red", "Black") for number in range(2, 6)]
        >>> Input("card", "Card", "choice", tuple(FormValue("", each) for each in labels)).words
        (('Red', 'Black'), ('2', '3', '4', '5'))
        >>> Input("card", "Card", "choice", tuple(FormValue("", each) for each in labels[1:])).words
        ((), ())
        """
        split = [tuple(each.label.rsplit(" ", 1)) for each in self.values if not self.is_short and self.kind == "choice"]
        firsts, seconds = ([*dict.fromkeys(each[nth] for each in split if len(each) == 2)] for nth in (0, 1))
        is_all = len(firsts) > 1 and set(split) == {(first, second) for first in firsts for second in seconds}
        return (tuple(firsts), tuple(seconds)) if is_all else ((), ())

    @property
    def prefix(self) -> str:
        """The words before the last that all labels share, which a row of short labels can do without; empty for none.

        >>> Input("room", "Room", "choice", tuple(FormValue("", f"Room {number}") for number in range(9))).prefix
        'Room '
        """
        heads = {each.label.rpartition(" ")[0] for each in self.values}
        return f"{heads.pop()} " if len(heads) == 1 and "" not in heads else ""

    @property
    def is_given(self) -> bool:
        """Whether it leaves no choice."""
        return self.kind == "choice" and self.is_needed and len(self.values) == 1


class Form(NamedTuple):
    """An offer as a form. type: of the command; rule: the rule that permits it; is_grave: ask for confirmation.

    ways: JSON of the allowed value combinations, each as fields and values; empty if all are allowed.
    consequence: its effect, as text; is_checked: the effect needs a request once the command is complete.
    is_obvious: a page may send it without asking, as the only offer; act: text of its button once its fields are chosen.
    """

    type: str
    title: str
    summary: str
    rule: str
    inputs: tuple[Input, ...]
    is_grave: bool
    ways: str = ""
    consequence: str = ""
    is_checked: bool = False
    is_obvious: bool = False
    act: str = ""

    @property
    def given(self) -> list[Input]:
        """Fields that leave no choice."""
        return [each for each in self.inputs if each.is_given]

    @property
    def choice(self) -> Input | None:
        """The only field with a choice, if short: each value becomes a button that submits."""
        left = [each for each in self.inputs if not each.is_given]
        return left[0] if len(left) == 1 and left[0].is_short and left[0].is_needed else None

    @property
    def foregone(self) -> tuple[FormValue, ...]:
        """The values of a form that leaves no choice."""
        return () if any(not each.is_given for each in self.inputs) else tuple(each.values[0] for each in self.inputs)

    @property
    def shared_consequence(self) -> str:
        """The effect of every button, if it is the same: it is said once."""
        said = {each.consequence for each in self.buttons}
        return said.pop() if len(self.buttons) > 1 and len(said) == 1 else ""

    @property
    def buttons(self) -> tuple[FormValue, ...]:
        return self.choice.values if self.choice else ()


def to_form(offer: Json, named: ValueNamer, grave: frozenset[str], reading: ValueOrder = order_of_offer) -> Form:
    """An offer as a form. Texts come from the offer, if the view was requested with words."""
    schema, fields = offer["schema"], offer.get("fields", {})
    inputs = to_inputs(schema["properties"], frozenset(schema.get("required", ())), named, reading)
    return Form(
        type=offer["type"],
        title=offer.get("title", in_words(offer["type"])),
        summary=offer["summary"],
        rule=offer["rule"],
        inputs=tuple(with_words(each, fields.get(each.name, {})) for each in inputs),
        is_grave=offer.get("grave", False) or offer["type"] in grave,
        ways=combinations_json(schema),
        consequence=offer.get("consequence", ""),
        is_checked=any(each["values"] is None for each in fields.values()),
    )


def with_words(field: Input, words: Json) -> Input:
    """Add a field's question and its values' effects. A number with few values becomes a choice."""
    described = {json.dumps(each["value"]): each for each in words.get("values") or ()}
    if field.kind == "number" and field.is_needed and 0 < len(described) < MANY:
        field = field._replace(kind="choice", values=tuple(FormValue(key, each["title"]) for key, each in described.items()))
    elif field.kind == "order" and field.is_needed and len(field.values) == 1 and field.least == len(field.steps):
        return as_given(field, described)
    values = tuple(
        each._replace(consequence=described[each.json]["consequence"], is_grave=described[each.json]["grave"])
        if each.json in described
        else each
        for each in field.values
    )
    return field._replace(values=values, ask=words.get("ask", ""))


def as_given(field: Input, described: Mapping[str, Json]) -> Input:
    """An order of one value alone, once or again and again: there is nothing to choose."""
    [only], count = field.values, len(field.steps)
    words = described.get(only.json, {})
    label = only.label if count == 1 else f"{count} × {only.label}"
    value = FormValue(json.dumps([json.loads(only.json)] * count), label, 1, words.get("consequence", ""), words.get("grave", False))
    return field._replace(kind="choice", values=(value,))


def combinations_json(schema: Json) -> str:
    """The schema's `anyOf` as JSON: allowed value combinations; empty if all are."""
    ways = [{name: each["enum"] for name, each in way["properties"].items()} for way in schema.get("anyOf", ())]
    return json.dumps(ways) if ways else ""


def to_inputs(
    properties: Mapping[str, Json], required: frozenset[str], named: ValueNamer, reading: ValueOrder
) -> Iterator[Input]:
    """Inputs of a schema's fields, except `type`."""
    for name, schema in properties.items():
        if name != "type":
            made = to_input(name, schema, named, is_needed=name in required)
            read = sorted(made.values, key=lambda each: value_key(name, json.loads(each.json), reading))
            yield made._replace(label=schema.get("title", made.label), values=tuple(read))


def value_key(name: str, value: Any, order: ValueOrder) -> Any:
    """Sort key of a field's value; for a list, the keys of its items."""
    return [order(name, each) for each in value] if isinstance(value, list) else order(name, value)


def to_input(name: str, schema: Json, named: ValueNamer, *, is_needed: bool = True) -> Input:
    """The input of a schema field.

    >>> [each.label for each in to_input("pile", {"enum": ["deck", "discard"]}, lambda _, value: value.upper()).values]
    ['DECK', 'DISCARD']
    """
    label = in_words(name)
    match schema:
        case {"anyOf": [inner, {"type": "null"}]}:
            return to_input(name, inner, named, is_needed=False)
        case {"const": value}:
            return Input(name, label, "choice", (FormValue(json.dumps(value), value_label(name, value, named)),))
        case {"enum": [[_, _, *_], *_] as orders} if (stock := order_stock(orders)) is not None:
            return to_order_input(name, stock, len(orders[0]), named, is_needed=is_needed and None not in orders)
        case {"enum": values}:
            shown = tuple(
                FormValue(json.dumps(each), value_label(name, each, named)) for each in values if each is not None
            )
            return Input(name, label, "choice", shown, is_needed=is_needed and None not in values)
        case {"type": "boolean"}:
            return Input(name, label, "choice", tuple(FormValue(json.dumps(v), named(name, v)) for v in (True, False)))
        case {"type": "array", "maxItems": most, "allOf": limits}:
            limited = {each["contains"]["const"]: each["maxContains"] for each in limits}
            return to_order_input(name, limited, most, named, is_needed=is_needed)
        case {
            "type": "array",
            "maxItems": groups,
            "items": {"type": "array", "minItems": least, "maxItems": most, "items": {"enum": values}},
        } if least == most:
            made = to_order_input(name, dict.fromkeys(values, groups * most), most, named, is_needed=False)
            return made._replace(groups=groups)
        case {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"enum": values}}:
            return Input(
                name, label, "some", tuple(FormValue(json.dumps(each), value_label(name, each, named)) for each in values)
            )
        case {"type": "array", "maxItems": most, "items": {"enum": values}}:
            least = schema.get("minItems", 0) if is_needed else 0
            made = to_order_input(name, dict.fromkeys(values, 1), most, named, is_needed=least == most)
            return made._replace(least=least, is_whole=False)
        case {"type": "integer"}:
            return Input(name, label, "number", (), schema.get("minimum"), schema.get("maximum"), is_needed=is_needed)
    return Input(name, label, "json", is_needed=is_needed)


def order_stock(orders: Sequence[Any]) -> Counter[Any] | None:
    """Multiset of values whose orders are exactly these; None if some order is missing."""
    listed = [tuple(each) for each in orders if each is not None]
    stock: Counter[Any] = Counter()
    for each in listed:
        stock |= Counter(each)
    items, size = tuple(stock.elements()), len(listed[0])
    return stock if set(listed) == set(islice(Ordered(items, size).instances(), len(listed) + 1)) else None


def to_order_input(name: str, stock: Mapping[Any, int], size: int, named: ValueNamer, *, is_needed: bool) -> Input:
    """An input for an order of `size` values; if optional, it may be omitted entirely."""
    shown = tuple(FormValue(json.dumps(each), named(name, each), most) for each, most in sorted(stock.items()))
    made = Input(name, in_words(name), "order", shown, steps=tuple(step_names(size)), is_needed=is_needed)
    return made._replace(least=size) if is_needed else made._replace(is_whole=True)


def value_label(name: str, value: Any, named: ValueNamer) -> str:
    """Label of a value, or of each in a sequence."""
    if isinstance(value, list):
        return ", then ".join(named(name, each) for each in value) or "Nothing"
    return named(name, value)


def step_names(most: int) -> Iterator[str]:
    for nth in range(most):
        yield ORDINALS[nth] if nth < len(ORDINALS) else f"{nth + 1}th"
