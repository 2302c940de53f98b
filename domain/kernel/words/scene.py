"""The scene: the places of things on a table, as one audience sees it, as data that a page can draw and animate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Seat

ZoneForm = Literal["fan", "row", "pile", "spot", "purse", "track", "grid", "sheet"]


class Sight(msgspec.Struct, frozen=True):
    """A viewer's knowledge of a thing that lies face down for others."""

    by: Annotated[str, Meta(description="The source of the knowledge, in a word of the ruleset.")]
    version: Annotated[int, Meta(description="Version of the event that showed the thing.")]


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the table. Exactly one of kind, back, coins, piece, die and token names it."""

    kind: Annotated[str | None, Meta(description=(
        "The kind of a card or piece that lies face up for this audience."
    ))] = None
    back: Annotated[str | None, Meta(description="The back of a hidden card.")] = None
    coins: Annotated[int | None, Meta(description="Number of coins.")] = None
    piece: Annotated[str | None, Meta(description="The name of a piece.")] = None
    die: Annotated[str | None, Meta(description="The name of a die.")] = None
    token: Annotated[str | None, Meta(description="The name of a token.")] = None
    shows: Annotated[int | None, Meta(description="The face that a die shows.")] = None
    face: Annotated[str | None, Meta(description="The side of a token that is up, or the way a card lies.")] = None
    of: Annotated[Seat | None, Meta(description=(
        "The seat that the thing belongs to, if it is not the zone's seat."
    ))] = None
    at: Annotated[str | None, Meta(description="The cell of the thing in a grid.")] = None
    count: Annotated[int, Meta(description="Number of equal things.")] = 1
    known: Annotated[Sight | None, Meta(description=(
        "The source of the viewer's knowledge, if others may not know the thing."
    ))] = None

    @property
    def name(self) -> str | None:
        """Its naming value; None for coins."""
        return self.kind or self.back or self.piece or self.die or self.token

    @property
    def size(self) -> int:
        """Its share of the count of its zone."""
        return self.count if self.coins is None else self.coins


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for things. In one that hides any, kinds stand before backs and sorted, so that a place reveals none.
    """

    id: Annotated[str, Meta(description="The zone's id, such as `francs:2` for the purse of seat 2.")]
    form: Annotated[ZoneForm, Meta(description="The layout of the zone.")]
    title: Annotated[str, Meta(description="The zone's name.")]
    count: Annotated[int, Meta(description="Number of things or coins in the zone.")]
    things: Annotated[tuple[Thing, ...], Meta(description="The things in the zone; none for a purse.")] = ()
    seat: Annotated[Seat | msgspec.UnsetType, Meta(description="The seat that owns the zone.")] = msgspec.UNSET
    within: Annotated[str | None, Meta(description=(
        "The zone that contains this one, such as the room of a pile."
    ))] = None


class Step(msgspec.Struct, frozen=True):
    """A part of a round."""

    title: Annotated[str, Meta(description="The name of the step.")]
    state: Annotated[Literal["past", "now", "ahead"], Meta(description=(
        "The state of the step: over, in progress, or to come."
    ))]


class Phase(msgspec.Struct, frozen=True, omit_defaults=True):
    """The current part of the game."""

    id: Annotated[str, Meta(description="The phase's id, a word of the ruleset.")]
    title: Annotated[str, Meta(description="The phase's heading.")]
    course: Annotated[tuple[Step, ...], Meta(description="The steps of the round that the phase belongs to.")] = ()


class Scene(msgspec.Struct, frozen=True):
    """A table as one audience sees it."""

    phase: Annotated[Phase, Meta(description="The current phase of the game.")]
    zones: Annotated[tuple[Zone, ...], Meta(description="The zones of the table, with neighbours side by side.")] = ()


EMPTY = Scene(Phase("seating", "Before the deal"))
"""Before the deal."""


def zone(
    id_: str,
    form: ZoneForm,
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
