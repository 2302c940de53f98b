"""The default scene of a ruleset: the fields of its table and of the minds that its audience may see, as things in zones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from domain.kernel.reflection.field_text import FieldType, field_types, holds_seats, value_words
from domain.kernel.ruleset.ruleset_defaults import Derived, StatedRules, telling_fields
from domain.kernel.secrecy import Known, Mind, Seat, Unknown
from domain.kernel.text.written_text import in_words
from domain.kernel.words.scene import Phase, Scene, Thing, Zone, purse, zone

MONEY = frozenset({"chips", "coins", "money"})
"""Names of a table's fields whose numbers are coins."""


@Derived
def scene_of_fields(rules: StatedRules, table: msgspec.Struct, minds: Sequence[Mind], people: Sequence[str]) -> Scene:
    """Zones of each seat with its values of the table and of its mind if that is given, and one with the other values of the table.

    Texts and structs are cards, and so are the numbers of a tuple, such as dice. Truths and single numbers are tokens, except for
    a number of each seat whose field is called chips, coins or money. The phase is the kind of the open decision. Pages show options and
    mark winners by themselves.
    """
    values = list(telling_fields(table, "options", "outcome"))
    fields = [field for field, _ in values if field.is_per_seat]
    known = {mind.seat: mind for mind in minds}
    shared = [Thing(token=f"{field.label}: {value_words(value, field, people)}") for field, value in values if not field.is_per_seat]
    zones = [each for seat in range(len(people)) for each in seat_zones(table, known.get(seat), seat, people, fields)]
    kinds = list(dict.fromkeys(rules.decisions(table).values()))
    phase = kinds[0] if kinds else "over" if rules.outcome(table) is not None else "playing"
    return Scene(Phase(phase, in_words(phase)), (*zones, *([zone("table", "row", "The table", shared)] if shared else [])))


def seat_zones(table: Any, mind: Mind | None, seat: Seat, people: Sequence[str], fields: Sequence[FieldType]) -> Iterator[Zone]:
    """The zones of a seat: its cards, its tokens, its coins. mind: None if hidden from the audience; fields: of the table, by seat."""
    values = [(field, held[seat]) for field in fields if seat < len(held := getattr(table, field.name))]
    money = next((each for each in values if each[0].kind is int and each[0].name in MONEY), None)
    values = [each for each in values if each is not money]
    if mind is not None:
        values += [(field, getattr(mind, field.name)) for field in field_types(type(mind)) if field.name != "seat"]
    cards = [Thing(kind=each) for field, value in values for each in card_texts(field, value, people)]
    tokens = [Thing(token=each) for field, value in values for each in token_texts(field, value, people)]
    yield zone(f"cards:{seat}", "row", f"{people[seat]}'s cards", cards, seat=seat)
    if tokens:
        yield zone(f"tokens:{seat}", "row", f"{people[seat]}'s markers", tokens, seat=seat)
    if money is not None:
        yield purse(f"coins:{seat}", f"{people[seat]}'s {money[0].label.lower()}", money[1], seat=seat)


def card_texts(field: FieldType, value: Any, people: Sequence[str]) -> Iterator[str]:
    """Texts, structs, and the numbers of a tuple as cards; seats have none."""
    match value:
        case Known():
            yield from card_texts(field, value.value, people)
        case tuple():
            for each in value:
                if not isinstance(each, int):
                    yield from card_texts(field, each, people)
                elif not isinstance(each, bool) and not holds_seats(field.kind):
                    yield str(each)
        case str() if value:
            yield value.replace("_", " ")
        case msgspec.Struct() if not isinstance(value, Unknown):
            text = " ".join([value_words(each, inner, people) for inner, each in telling_fields(value)])
            if text:
                yield text


def token_texts(field: FieldType, value: Any, people: Sequence[str]) -> Iterator[str]:
    """Truths and numbers as tokens; a seat by its name."""
    if value is True:
        yield field.label
    elif isinstance(value, int) and not isinstance(value, bool):
        yield f"{field.label} {value_words(value, field._replace(is_per_seat=False), people)}"
