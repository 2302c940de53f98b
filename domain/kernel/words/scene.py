"""The scene: the places of things on a table, as one audience sees it, as data that a page can draw and animate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat

Form = Literal["fan", "row", "pile", "spot", "purse", "track", "grid", "sheet"]


class Sight(msgspec.Struct, frozen=True):
    """How a viewer knows a thing that lies face down for others.

    by: what showed it, in a word of the ruleset's; version: of the event that did.
    """

    by: str
    version: int


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the table. Exactly one of kind, back, coins, piece, die and token names it.

    kind: of a card or the like, which lies face up for this audience; back: that of a hidden one; coins: how many of them.
    piece: the name of a piece; die: the name of a die; token: the name of a token; shows: what a die shows.
    face: the side of a token that is up, or how a card lies; of: the seat that it belongs to, where that is not the zone's.
    at: its cell in a grid; count: how many alike; known: how the viewer knows it, where others may not.
    """

    kind: str | None = None
    back: str | None = None
    coins: int | None = None
    piece: str | None = None
    die: str | None = None
    token: str | None = None
    shows: int | None = None
    face: str | None = None
    of: Seat | None = None
    at: str | None = None
    count: int = 1
    known: Sight | None = None

    @property
    def name(self) -> str | None:
        """Its naming value; None for coins."""
        return self.kind or self.back or self.piece or self.die or self.token

    @property
    def size(self) -> int:
        """Its share of the count of its zone."""
        return self.count if self.coins is None else self.coins


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for things. In one that hides any, kinds stand before backs and sorted, so that none can be told by its place.

    id: its name, such as `francs:2` for the purse of seat 2; seat: whose it is; form: how it is laid out.
    title: what it is called; things: what lies in it, of a purse nothing; count: how many things or coins there are.
    within: the zone that it is a part of, such as the room of a pile.
    """

    id: str
    form: Form
    title: str
    count: int
    things: tuple[Thing, ...] = ()
    seat: Seat | msgspec.UnsetType = msgspec.UNSET
    within: str | None = None


class Step(msgspec.Struct, frozen=True):
    """A part of a round. title: what it is called; state: whether it is over, goes on, or is to come."""

    title: str
    state: Literal["past", "now", "ahead"]


class Phase(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table is at. id: a word of the ruleset's; title: what a heading says; course: the steps that it is one of."""

    id: str
    title: str
    course: tuple[Step, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """A table as one audience sees it. phase: what it is at; zones: in an order that puts neighbours side by side."""

    phase: Phase
    zones: tuple[Zone, ...] = ()


EMPTY = Scene(Phase("seating", "Before the deal"))
"""Before the deal."""


def zone(
    id_: str,
    form: Form,
    title: str,
    things: Iterable[Thing] = (),
    *,
    seat: Seat | msgspec.UnsetType = msgspec.UNSET,
    within: str | None = None,
) -> Zone:
    """A zone of these things, with their count. Equal ones are joined, and if one is hidden, all are sorted."""
    held = list(things)
    if any(each.back is not None for each in held):
        held.sort(key=place_among_hidden)
    joined = tuple(join_equal(held))
    return Zone(id_, form, title, sum([each.size for each in joined]), joined, seat, within)


def purse(id_: str, title: str, coins: int, *, seat: Seat | msgspec.UnsetType = msgspec.UNSET) -> Zone:
    """A zone that holds coins."""
    return Zone(id_, "purse", title, coins, seat=seat)


def backs(back: str, count: int) -> tuple[Thing, ...]:
    """This many things face down."""
    return (Thing(back=back, count=count),) if count else ()


def kinds(named: Sequence[str]) -> tuple[Thing, ...]:
    """Things face up, in this order."""
    return tuple([Thing(kind=each) for each in named])


def place_among_hidden(thing: Thing) -> tuple[bool, str, int]:
    """Sort key: kinds by name, then backs."""
    return thing.back is not None, thing.kind or thing.back or "", thing.known.version if thing.known else 0


def join_equal(things: Iterable[Thing]) -> Iterable[Thing]:
    """Joins neighbours that are equal except for their counts."""
    last: Thing | None = None
    for each in things:
        if last is not None and each.coins is None and msgspec.structs.replace(each, count=last.count) == last:
            last = msgspec.structs.replace(last, count=last.count + each.count)
            continue
        if last is not None:
            yield last
        last = each
    if last is not None:
        yield last
