"""Defaults for a ruleset's words: texts, scene and moves derived from its types, texts and drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset_defaults import Derived, StatedRules
from domain.kernel.secrecy import Event, Mind
from domain.kernel.table_drawing import Board, Card, Pile, SeatArea, Sketch
from domain.kernel.text.event_text import and_list
from domain.kernel.text.written_text import in_words
from domain.kernel.words.phrases import Aim, Asked, Danger, Hint, Moved, Said, Why
from domain.kernel.words.scene import Phase, Scene, Thing, Zone, backs, purse, zone
from domain.kernel.words.scene_difference import scene_moves

TURN_KINDS = frozenset({"turn", "move", "play"})
"""Kinds of decisions that are a whole turn."""


@Derived
def ask_decision(rules: StatedRules, table: Any, mind: Mind | None, _people: Sequence[str]) -> Asked | None:
    """The kind of the decision, in words; None for a seat without one."""
    kind = rules.decisions(table).get(mind.seat) if mind is not None else None
    if kind is None:
        return None
    return Asked("It is your turn." if kind in TURN_KINDS else f"You decide: {in_words(kind).lower()}.")


@Derived
def say_nothing(
    rules: StatedRules, _table: Any, _mind: Mind | None, command: type[Command], _field: str, _value: Any, _people: Sequence[str]
) -> Said:
    """No consequence. A command is grave if pages confirm it; the scene gives its place."""
    return Said(grave=command in rules.needs_confirmation)


def no_aims(_table: Any, _mind: Mind | None, _people: Sequence[str]) -> tuple[Aim, ...]:
    """No advice on how to win."""
    return ()


def no_dangers(_table: Any, _mind: Mind | None, _people: Sequence[str]) -> tuple[Danger, ...]:
    """No dangers."""
    return ()


def nothing_opened(_house: Any) -> Mapping[str, Sequence[str]]:
    """All zones as the scene has them."""
    return {}


def no_hints(_table: Any, _mind: Mind, _people: Sequence[str]) -> tuple[Hint, ...]:
    """No hints."""
    return ()


@Derived
def scene_of_drawing(rules: StatedRules, table: Any, minds: Sequence[Mind], people: Sequence[str]) -> Scene:
    """The places, piles and board of the drawing as zones, and as phase the kind of the open decision."""
    drawing = rules.sketch(table, minds, people)
    kinds = list(dict.fromkeys(rules.decisions(table).values()))
    phase = kinds[0] if kinds else "over" if rules.outcome(table) is not None else "playing"
    return Scene(Phase(phase, in_words(phase)), tuple(drawn_zones(drawing)))


def drawn_zones(drawing: Sketch) -> Iterator[Zone]:
    """Zones of a drawing."""
    for seat, area in enumerate(drawing.places):
        yield from area_zones(area, seat)
    for nth, pile in enumerate(drawing.piles):
        yield pile_zone(pile, nth)
    if drawing.board is not None:
        yield board_zone(drawing.board)


def area_zones(area: SeatArea, seat: int) -> Iterator[Zone]:
    """The zones of a seat: its cards, its markers, its coins."""
    yield zone(f"cards:{seat}", "row", f"{area.name}'s cards", map(card_thing, area.cards), seat=seat)
    if area.tokens:
        yield zone(
            f"tokens:{seat}", "row", f"{area.name}'s markers", [Thing(token=each.label) for each in area.tokens], seat=seat
        )
    if area.coins is not None:
        yield purse(f"coins:{seat}", f"{area.name}'s coins", area.coins, seat=seat)


def pile_zone(pile: Pile, nth: int) -> Zone:
    """A pile named by its click target, else by its number."""
    named = next((value for field, value in pile.means if field != "type" and isinstance(value, str)), f"pile:{nth}")
    if pile.is_coins:
        return purse(named, pile.label, pile.count)
    top = (card_thing(pile.top),) if pile.count and pile.top.is_open else ()
    return zone(named, "pile", pile.label, (*top, *backs("card", pile.count - len(top))))


def board_zone(board: Board) -> Zone:
    """The pieces of a board, in cells named by their coordinates."""
    return zone(
        "board",
        "grid",
        "The board",
        [Thing(piece=each.title or each.label, at=f"{each.x:g},{each.y:g}") for each in board.pieces],
    )


def card_thing(card: Card) -> Thing:
    """A card named by its value in answers, else by its words."""
    if not card.is_open:
        return Thing(back="card")
    meant = next((value for field, value in card.means if field != "type" and isinstance(value, str)), None)
    return Thing(kind=meant or card.words)


@Derived
def move_by_difference(rules: StatedRules, event: Event, before: Scene, after: Scene) -> Moved:
    """The difference of the scenes."""
    return Moved(scene_moves(before, after, back_finder(rules)), event.weight)


def back_finder(rules: StatedRules) -> Callable[[str], str | None]:
    """The back of a kind, as `Ruleset.kinds` has it."""
    return lambda kind: found.back if (found := rules.kinds.get(kind)) is not None else None


@Derived
def why_of_outcome(rules: StatedRules, table: Any, _mind: Mind | None, people: Sequence[str]) -> Why | None:
    """The winners, and the reason in words; None while there is no outcome."""
    outcome = rules.outcome(table)
    if outcome is None:
        return None
    winners = and_list([people[seat] for seat in outcome.winners], "Nobody")
    return Why(f"{winners} won: {in_words(outcome.reason).lower()}.")
