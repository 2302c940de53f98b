"""A view in plain words, for screen readers, terminals and language models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.story import count, listed
from domain.rulesets.microdot.choices import place
from domain.rulesets.microdot.equipment import BOX, ITEMS, NAMES, VALUE, Item, is_on_board
from domain.rulesets.microdot.mind import Mind
from domain.rulesets.microdot.story import MODES, REASONS, WAYS, either
from domain.rulesets.microdot.table import Table, decisions

AWAITED = {
    "colour": "{name} must choose a colour.",
    "throw": "It is {name}'s turn to throw.",
    "take": "{name} may take a piece of equipment.",
    "move": "{name} may move.",
    "bribery": "{name} may use a Bribery Card at once.",
    "draw_offer": "{name} must answer a proposal to draw.",
}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text; `people`: what each seat is called."""
    return (*public(table, people), *(private(mind) if mind is not None else ()))


def public(table: Table, people: Sequence[str]) -> Iterator[str]:
    """What everybody sees."""
    if table.round:
        yield f"Round {table.round} of {table.options.max_rounds}. {decks(table)}"
    for seat in table.seats:
        if table.colours[seat] is not None:
            yield from player(table, seat, people)
    if table.move is not None and table.turn is not None:
        steps = "" if table.move.steps == 1 else f", up to {table.move.steps} steps"
        yield f"{people[table.turn]} may move{WAYS[table.move.direction]}: {either(table.move.items)}{steps}."
    for seat, kind in decisions(table).items():
        yield AWAITED[kind].format(name=people[seat])
    if table.outcome is not None:
        winners = [people[seat] for seat in table.outcome.winners]
        who = f"{winners[0]} won" if winners else "nobody won"
        yield f"The game is over: {who}, for {REASONS[table.outcome.reason]}."


def decks(table: Table) -> str:
    cards = f"Briefing Cards left: {table.briefing_deck}. Mission Cards left: {table.mission_deck}."
    return f"{cards} Bribery Cards in the stack: {table.stack}."


def player(table: Table, seat: Seat, people: Sequence[str]) -> Iterator[str]:
    """A player's pieces, bag and agent."""
    name, agent = people[seat], table.agents[seat]
    where = "in the Interrogation Centre" if agent is None else f"on segment {agent + 1}"
    cards = f", {count(table.bribery[seat], 'Bribery Card')}" if table.bribery[seat] else ""
    missed = f", misses {count(table.skips[seat], 'turn')}" if table.skips[seat] else ""
    yield f"{name} is {table.colours[seat]} and {MODES[table.modes[seat]]}; agent {where}{cards}{missed}."
    pieces = [piece(table, seat, item, people) for item in ITEMS if table.place(seat, item) != BOX]
    yield f"{name}'s pieces: {', '.join(pieces) or 'none yet'}."
    if table.bags:
        yield f"{name}'s Diplomatic Bag: {table.bags[seat]}{carrier(table, seat, people)}."


def piece(table: Table, seat: Seat, item: Item, people: Sequence[str]) -> str:
    where = table.place(seat, item)
    preposition = "on" if is_on_board(where) else "in"
    return f"{NAMES[item]} ({VALUE[item]}) {preposition} {place(where, people)}"


def carrier(table: Table, owner: Seat, people: Sequence[str]) -> str:
    """Who has a bag."""
    standing = table.occupants().get(table.bags[owner])
    return "" if standing is None else f", with {people[standing[0]]}'s {NAMES[standing[1]]}"


def private(mind: Mind) -> Iterator[str]:
    """What this seat knows beyond it."""
    if mind.read:
        yield f"You read alone and have not shown: {listed([str(number) for number in mind.read])}."
    if mind.offered:
        yield f"Your briefing lets you take {either(mind.offered)}."
