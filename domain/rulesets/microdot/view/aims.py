"""The question, goals, threats, hints, and the reason of the end."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.offers import is_forced
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import EndReason, Goal, Hint, Place, Question, Secret, Threat
from domain.rulesets.microdot.model.board_graph import king_distance
from domain.rulesets.microdot.model.kit import MICRODOT
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.offers import can_bribe, lost_items, offers
from domain.rulesets.microdot.model.pieces import BOX, NAMES, PIECES_FOR_MISSION, Item, captor_of, is_on_board
from domain.rulesets.microdot.model.table import Table, decisions
from domain.rulesets.microdot.model.terms import DIRECTIONS, items_text
from domain.rulesets.microdot.view.text import BAG, BRIBERY, REASONS

NEAR = 12
"""Steps from home at which a stolen bag is a danger."""
LAST_ROUNDS = 10
"""Rounds before the last one from which the danger names it."""


def question(table: Table, mind: Mind | None, people: Sequence[str]) -> Question | None:
    """The question to the mind's seat; None if it owes no decision."""
    if mind is None:
        return None
    match decisions(table).get(mind.seat):
        case "colour":
            is_last = is_forced(offers(table, mind))
            return Question("The colour that is left is yours." if is_last else "Which colour do you play?", rule="MD-2.2")
        case "throw":
            more = ", or free a piece first with a Bribery Card" if can_bribe(table, mind.seat) else ""
            die = "symbol" if table.is_fit(mind.seat) else "coloured"
            return Question(f"It is your turn: throw the die{more}.", things=(Place(die, "dice"),), rule="MD-4.1")
        case "take":
            offered = table.offered or mind.offered
            things = places(table, mind.seat, offered)
            return Question(f"You may take {items_text(offered)}, onto a dark square of yours.", things=things, rule="MD-5.3")
        case "move":
            items = table.move.items if table.move is not None else ()
            return Question(move_text(table), things=places(table, mind.seat, items), rule="MD-6.2")
        case "bribery":
            things = (*places(table, mind.seat, lost_items(table, mind.seat)), Place(BRIBERY, f"bribery:{mind.seat}"))
            return Question("You lost a piece: do you free one with a Bribery Card?", things=things, rule="MD-9.5")
        case "draw_offer":
            by = table.turn
            return Question(f"{people[by]} proposes a draw. Do you agree?" if by is not None else "A draw?", by, rule="MD-10.4")
    return None


def places(table: Table, seat: Seat, items: Sequence[Item]) -> tuple[Place, ...]:
    """Zones and places of a seat's pieces."""
    found = [(item, table.place_of(seat, item)) for item in items]
    return tuple([Place(item, zone_of_piece(seat, place)) for item, place in found])


def zone_of_piece(seat: Seat, place: str) -> str:
    """The zone of a piece at this place."""
    captor = captor_of(place)
    return f"box:{seat}" if place == BOX else "board" if captor is None else f"held:{captor}"


def move_text(table: Table) -> str:
    """The open steps, in words."""
    move = table.move
    if move is None:
        return "You may move."
    if move.direction == "barrier":
        return f"You may move {items_text(move.items)} onto a barrier."
    steps = "one step" if move.steps == 1 else f"up to {move.steps} steps"
    return f"You may move {steps}{DIRECTIONS[move.direction]}, with {items_text(move.items)}."


def goals(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """The seat's goal and its progress."""
    if mind is None or not table.bags or table.outcome is not None:
        return ()
    home = table.options.graph.hq[table.territory(mind.seat)]
    win = Goal(f"Bring an enemy's Diplomatic Bag to your HQ, {home}.", "MD-10.1")
    short = PIECES_FOR_MISSION - table.count_on_board(mind.seat)
    if short <= 0:
        return (win,)
    return (Goal(f"Collect {count_text(short, 'more piece')} on the strip: then your mission begins.", "MD-4.3"), win)


def secret(table: Table, mind: Mind, _people: Sequence[str]) -> Secret | None:
    """The colour of the seat, once it is chosen: nothing else is its own."""
    colour = table.colours[mind.seat] if mind.seat < len(table.colours) else None
    if colour is None or table.outcome is not None:
        return None
    home = table.options.graph.hq[table.territory(mind.seat)]
    return Secret(f"You play {colour}, from your HQ {home}. All lies open but the briefings that you read alone.")


def threats(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[Threat, ...]:
    """Bags on their way to another's HQ, and the last rounds."""
    if not table.bags or table.outcome is not None:
        return ()
    found = []
    occupants = table.occupants()
    for owner, square in enumerate(table.bags):
        holder = occupants.get(square)
        if holder is None or holder[0] in (owner, mind.seat if mind is not None else None):
            continue
        home = table.options.graph.hq[table.territory(holder[0])]
        steps = king_distance(square, home)
        text = f"{people[holder[0]]} has {people[owner]}'s Diplomatic Bag, {count_text(steps, 'step')} from home."
        found.append(Threat(text, max(0, NEAR - steps), NEAR))
    left = table.options.max_rounds - table.round
    if left < LAST_ROUNDS:
        last = table.options.max_rounds
        found.append(Threat(f"Nobody wins after round {last}; this is round {table.round}.", table.round, last))
    return tuple(found)


def ending(table: Table, _mind: Mind | None, people: Sequence[str]) -> EndReason | None:
    """The reason of the end; None while the game runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    if outcome.reason == "round_cap":
        return EndReason(f"No Diplomatic Bag came home in {count_text(table.options.max_rounds, 'round')}.")
    if outcome.reason != "bag_home" or not outcome.winners:
        reason = REASONS[outcome.reason]
        return EndReason(f"{reason[:1].upper()}{reason[1:]}.")
    winner = outcome.winners[0]
    home = table.options.graph.hq[table.territory(winner)]
    owners = [owner for owner, square in enumerate(table.bags) if square == home and owner != winner]
    whose = f"{people[owners[0]]}'s" if owners else "an enemy's"
    return EndReason(f"{people[winner]} brought {whose} Diplomatic Bag home.", (Place(BAG, "board"),))


def hints(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Hint, ...]:
    """Results of the throws, for an agent on the strip that is about to throw."""
    if decisions(table).get(mind.seat) != "throw" or table.is_fit(mind.seat):
        return ()
    return tuple([Hint(f"{and_list([str(face) for face in faces])}: {text}.", rule="MD-5.1") for text, faces in throws(table, mind.seat).items()])


def throws(table: Table, seat: int) -> dict[str, list[int]]:
    """By result, the faces of the Coloured Die that lead to it."""
    kit, found = table.options.full_kit, dict[str, list[int]]()
    start = table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(kit.strip) // 4 - 1
    for face in sorted({*kit.dice.coloured}):
        segment = (start + face) % len(kit.strip)
        found.setdefault(segment_result(table, seat, segment), []).append(face)
    return found


def segment_result(table: Table, seat: int, segment: int) -> str:
    """The result for an agent that reaches the segment."""
    shown = table.options.full_kit.strip[segment]
    if segment in (at for each, at in enumerate(table.agents) if each != seat):
        return "another agent is there, and nothing happens"
    if shown == MICRODOT:
        return "a microdot, so a Briefing Card"
    item: Item = shown  # type: ignore[assignment]
    piece = f"the {NAMES[item]}"
    return f"{piece}, which you have" if is_on_board(table.place_of(seat, item)) else f"{piece}, which you may take"
