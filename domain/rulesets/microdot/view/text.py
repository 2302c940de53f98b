"""Views, events and forms in words, and the kinds of pieces and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import Word, and_list, count_text, plain_value_text
from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, board_graph, row_and_column
from domain.rulesets.microdot.model.kit import Board, FullKit
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import (
    BOX,
    CHECKPOINT,
    COLOURS,
    ITEMS,
    NAMES,
    PIECES_FOR_MISSION,
    VALUE,
    Item,
    barrier_of,
    captor_of,
)
from domain.rulesets.microdot.model.table import Table, decisions
from domain.rulesets.microdot.model.terms import (
    DIRECTIONS,
    barrier_text,
    instruction_text,
    items_text,
    place_text,
    segment_text,
    territory_text,
)
from domain.rulesets.microdot.model.terms import TERMS as WORDS

AGENT, BAG, BRIBERY, BRIEFING, MISSION = "agent", "bag", "bribery", "briefing", "mission"
SYMBOLS: dict[Item, str] = {
    "gun": "revolver",
    "dagger": "plain-dagger",
    "earphones": "headphones",
    "ladder": "ladder",
    "wire_cutters": "bolt-cutter",
    "passport": "passport",
}
LINES: dict[Item, str] = {
    "ladder": "On a barrier it opens the way to its owner",
    "wire_cutters": "On a barrier they open the way to their owner",
    "passport": "At the checkpoint it opens the way to its owner",
}


def piece_kind(item: Item) -> Kind:
    """A piece of equipment, by its value."""
    value = VALUE[item]
    return Kind(
        name=NAMES[item],
        symbol=SYMBOLS[item],
        line=LINES.get(item, f"Captures pieces below {value}"),
        corner=str(value),
        text=f"Its value is {value}: it captures lower pieces, and with an equal one both are captured.",
        rule="MD-7",
    )


KINDS: dict[str, Kind] = {
    **{item: piece_kind(item) for item in ITEMS},
    AGENT: Kind(name="Agent", symbol="spy", line="Goes around the strip, and collects", rule="MD-5.1"),
    BAG: Kind(name="Diplomatic Bag", symbol="briefcase", line="Brought to an enemy's HQ, it wins", rule="MD-8"),
    BRIBERY: Kind(name="Bribery Card", symbol="banknote", line="Frees a captured piece", tone="violet", rule="MD-9"),
    BRIEFING: Kind(
        name="Briefing Card", symbol="envelope", line="Read on a microdot of the strip", back=BRIEFING, rule="MD-5.4"
    ),
    MISSION: Kind(
        name="Mission Card", symbol="scroll-unfurled", line="Read on the mission, with the Black/White Die", back=MISSION,
        rule="MD-6.6",
    ),
    "coloured": Kind(
        name="Coloured Die", symbol="dice-six-faces-five", line="Moves the agent along the strip", rule="MD-5.1"
    ),
    "symbol": Kind(
        name="Symbol Die", symbol="inverted-dice-3", line="Says which steps the pieces may take", rule="MD-6.1"
    ),
    "black_white": Kind(
        name="Black/White Die", symbol="inverted-dice-1", line="Says whether a Mission Card is read", rule="MD-6.6"
    ),
    "colour": Kind(name="Colour", symbol="flying-flag", line="The territory of a player", rule="MD-2.2"),
    "mode": Kind(name="Mission or recovery", symbol="crosshair", line="Says which die the player throws", rule="MD-4.3"),
    "miss": Kind(name="Turn to miss", symbol="hourglass", line="The player's next turn is passed over", rule="MD-4.1"),
}  # fmt: skip

TERMS = {
    **{word.capitalize() if word.islower() else word: Term(text) for word, text in WORDS.items()},
    "Mission": Term("With five pieces on the board you throw the Symbol Die, and move them.", "MD-4.3"),
    "Recovery": Term("With fewer than five pieces you go around the strip again.", "MD-4.3"),
}


ASKED = {
    "colour": "{name} must choose a colour.",
    "bribery": "{name} may use a Bribery Card at once.",
    "draw_offer": "{name} must answer a draw proposal.",
}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text. people: display names by seat."""
    return (*public_lines(table, people), *(private_lines(mind) if mind is not None else ()))


def public_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """Public facts."""
    kit = table.options.full_kit
    if table.round:
        yield f"Round {table.round} of {table.options.max_rounds}. {decks_line(table)}"
    yield from board_and_strip_lines(kit)
    if table.bags:
        yield borders_line(table, people)
    for seat in table.seats:
        if table.colours[seat] is not None:
            yield from player_lines(table, seat, people)
    for seat, kind in decisions(table).items():
        yield decision_line(table, seat, kind, people)
    if table.outcome is not None:
        winners = [people[seat] for seat in table.outcome.winners]
        who = f"{winners[0]} won" if winners else "nobody won"
        yield f"The game is over: {who}, because {REASONS[table.outcome.reason]}."


@lru_cache(maxsize=64)
def board_and_strip_lines(kit: FullKit) -> tuple[str, ...]:
    """Board and strip, constant throughout a game."""
    return (*board_lines(kit.board), strip_line(kit.strip))


def board_lines(drawn: Board) -> Iterator[str]:
    found = board_graph(drawn)
    first, last = found.squares[0][0], found.squares[-1]
    yield (
        f"The board has columns {first} to {last[0]} from the west "
        f"and rows 1 to {found.size} from the north, in four territories. Between them are {and_list([barrier_text(drawn, each) for each in BARRIER_ORDER])}; "
        f"in the middle is the checkpoint, between {and_list(found.inner)}."
    )
    yield from (territory_text(drawn, nth) for nth in range(len(COLOURS)))


def strip_line(segments: Sequence[str]) -> str:
    quarter = len(segments) // len(COLOURS)
    centres = and_list([f"{colour}'s before segment {nth * quarter + 1}" for nth, colour in enumerate(COLOURS)])
    return (
        f"The strip around the board has {len(segments)} segments, clockwise, "
        f"with the Interrogation Centres: {centres}. "
        f"After each Centre they show {and_list([segment_text(each) for each in segments[:quarter]])}."
    )


def decks_line(table: Table) -> str:
    cards = f"Briefing Cards left: {table.briefing_deck}. Mission Cards left: {table.mission_deck}."
    return f"{cards} Bribery Cards in the stack: {table.bribery_stack}."


def borders_line(table: Table, people: Sequence[str]) -> str:
    """Breaches by seat and barrier, and Passports at the checkpoint."""
    breaches = [
        f"{people[seat]} across the {barrier} barrier, by the {NAMES[item]}"
        for seat in table.seats
        for item in ITEMS
        if (barrier := barrier_of(table.place_of(seat, item)))
    ]
    parked = [people[seat] for seat in table.seats if table.place_of(seat, "passport") == CHECKPOINT]
    through = [f"{name} through the checkpoint, by the Passport" for name in parked]
    return f"Borders open to: {'; '.join((*breaches, *through)) or 'nobody'}."


def player_lines(table: Table, seat: Seat, people: Sequence[str]) -> Iterator[str]:
    """A player's pieces, bag and agent."""
    name, agent = people[seat], table.agents[seat]
    segment = None if agent is None else segment_text(table.options.full_kit.strip[agent])
    where = "in the Interrogation Centre" if agent is None else f"on segment {agent + 1}, which shows {segment}"
    cards = f"; {count_text(table.bribery[seat], 'Bribery Card')}" if table.bribery[seat] else ""
    missed = f"; misses {count_text(table.skips[seat], 'turn')}" if table.skips[seat] else ""
    yield f"{name} is {table.colours[seat]} and {MODES[table.modes[seat]]}; agent {where}{cards}{missed}."
    if table.bags and table.modes[seat] != "mission":
        yield throws_line(table, seat, name)
    pieces = [piece_text(table, seat, item, people) for item in ITEMS if table.place_of(seat, item) != BOX]
    boxed = [f"the {NAMES[item]}" for item in ITEMS if table.place_of(seat, item) == BOX]
    left = f" Not yet collected: {and_list(boxed)}." if boxed else ""
    yield f"{name}'s pieces: {'; '.join(pieces) or 'none yet'}.{left}"
    if table.bags:
        bag = place_text(table.options.full_kit.board, table.bags[seat])
        yield f"{name}'s Diplomatic Bag: on {bag}, {bag_holder_text(table, seat, people)}."


def throws_line(table: Table, seat: Seat, name: str) -> str:
    """The segment that each throw on the strip leads to."""
    segments, start = table.options.full_kit.strip, table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(segments) // len(COLOURS) - 1
    taken = {agent for each, agent in enumerate(table.agents) if each != seat}
    reached = [(start + throw) % len(segments) for throw in range(1, 7)]
    leads = [
        f"{throw} to {'another agent' if segment in taken else segment_text(segments[segment])}"
        for throw, segment in enumerate(reached, 1)
    ]
    missing = count_text(max(0, PIECES_FOR_MISSION - table.count_on_board(seat)), "piece")
    return f"{name} is {missing} short of the mission; a throw takes the agent: {', '.join(leads)}."


def piece_text(table: Table, seat: Seat, item: Item, people: Sequence[str]) -> str:
    """A piece: value, place, and bag."""
    where = table.place_of(seat, item)
    captor = captor_of(where)
    if captor is not None:
        return f"{NAMES[item]} ({VALUE[item]}) captured, in {people[captor]}'s Interrogation Centre"
    carried = [f"{people[owner]}'s Diplomatic Bag" for owner, square in enumerate(table.bags) if square == where]
    bag = f", with {and_list(carried)}" if carried else ""
    at = "at" if where == CHECKPOINT else "on"
    return f"{NAMES[item]} ({VALUE[item]}) {at} {place_text(table.options.full_kit.board, where)}{bag}"


def bag_holder_text(table: Table, owner: Seat, people: Sequence[str]) -> str:
    """The holder of a bag."""
    standing = table.occupants().get(table.bags[owner])
    if standing is None:
        return "unattended"
    seat, item = standing
    return f"{'recaptured by' if seat == owner else 'stolen by'} {people[seat]}'s {NAMES[item]}"


def decision_line(table: Table, seat: Seat, kind: str, people: Sequence[str]) -> str:
    """The question to a seat. kind: of its decision."""
    name = people[seat]
    if kind == "throw":
        return f"It is {name}'s turn to throw the {'Symbol' if table.modes[seat] == 'mission' else 'Coloured'} Die."
    if kind == "take":
        return f"{name} may take {items_text(table.offered) if table.offered else 'a piece of equipment'}."
    if kind == "move" and table.move is not None:
        paths = Paths(table, seat)
        movable, leaving = tuple(paths.destinations(table.move)), paths.destinations_without_bag(table.move)
        who = and_list([f"the {NAMES[item]}" for item in movable]).replace(" and ", " or ") if movable else ""
        alone = f"the {NAMES[table.occupants()[table.bags[seat]][1]]} without the bag" if leaving else ""
        steps = "" if table.move.steps == 1 else f", up to {table.move.steps} steps"
        return f"{name} may move{DIRECTIONS[table.move.direction]}: {', or '.join(filter(None, (who, alone)))}{steps}."
    return ASKED[kind].format(name=name)


def private_lines(mind: Mind) -> Iterator[str]:
    """The seat's private knowledge."""
    if mind.read:
        yield f"Briefing Cards you have read alone and not shown: {and_list([str(number) for number in mind.read])}."
    if mind.offered:
        yield f"Your briefing lets you take {items_text(mind.offered)}."


DRAW_ANSWERS = {True: "Agree to a draw", False: "Play on"}


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """Label of a field's value, for a button or a list.

    >>> value_text("item", "wire_cutters", ()), value_text("to", "north-4", ()), value_text("to", "d4", ())
    ('Wire Cutters (2)', 'The north barrier, at 4', 'Square d4')
    """
    match field:
        case "item":
            return f"{NAMES[value]} ({VALUE[value]})"
        case "to":
            said = place_label(value, people)
            return f"Square {said}" if said == value else said[:1].upper() + said[1:]
        case "agree":
            return DRAW_ANSWERS[value]
    return plain_value_text(field, value, people)


def value_order(field: str, value: Any) -> Any:
    """Sort key: squares row by row from the north, each from the west; barriers after them.

    >>> sorted(["c12", "b12", "north-4", "a3", "checkpoint"], key=lambda each: value_order("to", each))
    ['a3', 'b12', 'c12', 'checkpoint', 'north-4']
    """
    if field != "to":
        return 0
    is_square = value[1:].isdigit()
    return (not is_square, *(row_and_column(value) if is_square else (0, 0)), value)


def place_label(value: str, people: Sequence[str]) -> str:
    """A place in words.

    >>> place_label("held-0", ["Anna"]), place_label("checkpoint", ()), place_label("box", ())
    ("Anna's Interrogation Centre", 'the checkpoint', 'the box')
    """
    if value in (CHECKPOINT, BOX):
        return f"the {value}"
    captor = captor_of(value)
    if captor is not None:
        return f"{people[captor]}'s Interrogation Centre"
    if barrier_of(value):
        barrier, _, anchor = value.partition("-")
        return f"the {barrier} barrier, at {anchor}"
    return value


SYMBOL_FACES = {
    "ortho": "a step forwards, backwards or sideways",
    "diag": "a diagonal step",
    "any": "a step in any direction",
    "mission": "a Mission Card",
    "barrier": "the move onto a barrier",
}
MODES = {
    "briefing": "is briefed",
    "mission": "is on the mission",
    "recovery": "is back on the strip, to recover a piece",
}
REASONS = {
    "bag_home": "an enemy's Diplomatic Bag is home",
    "round_cap": "the rounds ran out",
    "draw_agreed": "everybody agreed to a draw",
}


def briefings_text(numbers: Sequence[Sequence[int]], people: Sequence[str]) -> str:
    return ", ".join(f"{people[seat]} {and_list([str(each) for each in read])}" for seat, read in enumerate(numbers))


FORMATTERS: dict[str, Word] = {
    "nth": lambda segment, _: str(segment + 1),
    "symbol": lambda face, _: SYMBOL_FACES[face],
    "shows": lambda segment, _: f", which shows {segment_text(segment)}",
    "says": lambda said, _: f": {instruction_text(said)}",
    "blocked": lambda blocked, _: "; another agent stands there, so nothing is collected or read" if blocked else "",
    "offer": lambda is_offer, _: " and may take a piece" if is_offer else "",
    "for": lambda items, _: f" and may take {items_text(items)}" if items else "",
    "either": lambda items, _: items_text(items),
    "item": lambda item, _: NAMES[item],
    "place": place_label,
    "freed": lambda captor, people: "" if captor is None else f", freed from {people[captor]}",
    "way": lambda direction, _: DIRECTIONS[direction],
    "steps": lambda steps, _: "" if steps == 1 else f", up to {steps} steps",
    "with": lambda owner, people: "" if owner is None else f" with {people[owner]}'s Diplomatic Bag",
    "mode": lambda mode, _: MODES[mode],
    "answers": lambda agree, _: "agrees to" if agree else "refuses",
    "reason": lambda reason, _: REASONS[reason],
    "readings": briefings_text,
}
"""Formatters of the lines of events."""
