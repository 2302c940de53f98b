"""Moves as the difference of two scenes: things missing in one place and new in another have moved between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from domain.kernel.words.phrases import Move
from domain.kernel.words.scene import Scene, Thing, Zone

Backs = Callable[[str], str | None]
"""The back of a kind; None if it has none of its own, which matches any."""


class Spot(NamedTuple):
    """A zone, or a cell of a grid; nth: its place in the order of the zones."""

    nth: int
    place: str


class Bundle:
    """Things alike in one spot that are gone, or new."""

    __slots__ = ("left", "spot", "thing")

    def __init__(self, spot: Spot, thing: Thing, left: int) -> None:
        self.spot, self.thing, self.left = spot, thing, left


def scene_moves(before: Scene, after: Scene, back_of: Backs) -> tuple[Move, ...]:
    """The moves that lead from one scene to the other: first of equal things, then of turned ones, then of things that
    turn over in their zone or on their way, from and to the nearest fitting zone. The rest comes from outside the scene
    or leaves it.
    """
    order = {
        each.id: nth for nth, each in enumerate({each.id: each for each in (*before.zones, *after.zones)}.values())
    }
    gone, new = differences(before, after, order)
    moves = [
        *matches(gone, new, lambda one, other: one.thing == other.thing),
        *matches(gone, new, lambda one, other: is_turned(one.thing, other.thing)),
        *matches(gone, new, lambda one, other: one.spot == other.spot and turns_over(one.thing, other.thing, back_of)),
        *matches(gone, new, lambda one, other: turns_over(one.thing, other.thing, back_of)),
    ]
    for each in gone:
        moves += [Move(with_count(each.thing, each.left), each.spot.place, None)] if each.left else []
    for each in new:
        moves += [Move(with_count(each.thing, each.left), None, each.spot.place, facing(each.thing))] if each.left else []
    return tuple(moves)


def differences(before: Scene, after: Scene, order: Mapping[str, int]) -> tuple[list[Bundle], list[Bundle]]:
    """The missing and the new things of each spot."""
    gone, new = list[Bundle](), list[Bundle]()
    earlier, later = ({each.id: each for each in scene.zones} for scene in (before, after))
    for id_, nth in order.items():
        was, now = earlier.get(id_), later.get(id_)
        if was == now:
            continue
        held, holds = contents(was), contents(now)
        gone += bundles(nth, id_, held - holds)
        new += bundles(nth, id_, holds - held)
    return gone, new


def contents(held: Zone | None) -> Counter[Thing]:
    """The things of a zone, each with its number; coins for a purse."""
    if held is None:
        return Counter()
    if held.form == "purse":
        return Counter({Thing(coins=1): held.count})
    counted = Counter[Thing]()
    for each in held.things:
        if each.coins is not None:
            counted[Thing(coins=1, of=each.of, at=each.at)] += each.coins
        else:
            counted[replace(each, count=1, known=None)] += each.count
    return counted


def bundles(nth: int, zone: str, things: Counter[Thing]) -> Iterator[Bundle]:
    for thing, count in things.items():
        cell = "" if thing.at is None else f"/{thing.at}"
        yield Bundle(Spot(nth, zone + cell), replace(thing, at=None), count)


def matches(gone: Sequence[Bundle], new: Sequence[Bundle], fits: Callable[[Bundle, Bundle], bool]) -> Iterator[Move]:
    """Moves from missing things to fitting new ones, the nearest first."""
    pairs = sorted(
        [
            (abs(one.spot.nth - other.spot.nth), a, b)
            for a, one in enumerate(gone)
            for b, other in enumerate(new)
            if one.left and other.left and fits(one, other)
        ]
    )
    for _, a, b in pairs:
        one, other = gone[a], new[b]
        count = min(one.left, other.left)
        if count:
            one.left -= count
            other.left -= count
            face = facing(other.thing) if (one.thing.back is None) != (other.thing.back is None) else None
            shown = one.thing if face == "down" else other.thing
            yield Move(with_count(shown, count), one.spot.place, other.spot.place, face)


def is_turned(one: Thing, other: Thing) -> bool:
    """Whether two things are one that was turned: a card of a kind, a token, a die, a piece."""
    if one.kind is not None:
        return one.kind == other.kind
    is_two_sided = one.back is None and one.coins is None
    return is_two_sided and (one.token, one.die, one.piece, one.of) == (other.token, other.die, other.piece, other.of)


def turns_over(one: Thing, other: Thing, back_of: Backs) -> bool:
    """Whether two things can be a card and its back."""
    kind, back = one.kind or other.kind, one.back or other.back
    if kind is None or back is None or (one.kind is None) == (other.kind is None):
        return False
    return back_of(kind) in (None, back)


def facing(thing: Thing) -> Literal["up", "down"] | None:
    """The upper side of a thing."""
    return "down" if thing.back is not None else "up" if thing.kind is not None else None


def with_count(thing: Thing, count: int) -> Thing:
    return replace(thing, coins=count) if thing.coins is not None else replace(thing, count=count)


def zone_of(place: str) -> str:
    """The zone of a place, which may name a cell or a kind in it."""
    return place.partition("/")[0]
