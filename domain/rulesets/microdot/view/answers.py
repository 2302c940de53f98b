"""Effects of answers, and the places a player points at to give them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.text.event_text import count_text
from domain.kernel.words.consequences import Row, Rows, consequence_by_field
from domain.kernel.words.phrases import Consequence
from domain.rulesets.microdot.model import commands, pieces
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.table import Table
from domain.rulesets.microdot.model.terms import place_text
from domain.rulesets.microdot.view.aims import zone_of_piece


def of_colour(table: Table, _mind: Mind, colour: pieces.Colour, _: Sequence[str]) -> Consequence:
    graph, nth = table.options.graph, pieces.COLOURS.index(colour)
    return Consequence(f"Your HQ is {graph.hq[nth]}, and your bag lies on {graph.bag[nth]}.", at=f"board/{colour}")


def of_throw(table: Table, mind: Mind, *_: Any) -> Consequence:
    if table.is_fit(mind.seat):
        return Consequence("The Symbol Die says which steps your pieces may take.", at="dice/symbol")
    return Consequence("The Coloured Die moves your agent along the strip, to equipment or a microdot.", at="dice/coloured")


def of_freed(table: Table, mind: Mind, item: pieces.Item, _: Sequence[str]) -> Consequence:
    return Consequence(f"The {pieces.NAMES[item]} is yours again; the card goes back.", at=piece_place(table, mind, item))


def of_taken(table: Table, mind: Mind, item: pieces.Item, _: Sequence[str]) -> Consequence:
    have = table.count_on_board(mind.seat) + 1
    text = f"You then have {count_text(have, 'piece')} on the board"
    more = "." if have > pieces.PIECES_FOR_MISSION else f": your mission needs {pieces.PIECES_FOR_MISSION}."
    return Consequence(f"{text}{more}", at=piece_place(table, mind, item))


def piece_place(table: Table, mind: Mind, item: pieces.Item) -> str | None:
    """The place of a seat's piece off the board."""
    zone = zone_of_piece(mind.seat, table.place_of(mind.seat, item))
    return None if zone == "board" else f"{zone}/{item}"


def of_square(table: Table, _mind: Mind, to: pieces.Place, _: Sequence[str]) -> Consequence:
    return Consequence(f"It is put on {place_text(table.options.full_kit.board, to)}.", at=f"board/{to}")


def step_row(item: pieces.Item) -> Row:
    """The row of a piece's steps."""

    def of_step(table: Table, mind: Mind, to: pieces.Place, people: Sequence[str]) -> Consequence:
        text, grave = step_text(table, mind, item, to, people)
        return Consequence(text, grave, f"board/{to}")

    return of_step


def standing_row(item: pieces.Item) -> Row:
    """The row of a piece: where it stands."""
    text = f"Its value is {pieces.VALUE[item]}: it captures lower pieces, and falls to higher ones."
    return lambda table, mind, _value, _people: Consequence(text, at=f"board/{table.place_of(mind.seat, item)}")


def step_text(table: Table, mind: Mind, item: pieces.Item, to: pieces.Place, people: Sequence[str]) -> tuple[str, bool]:
    """The effect of a step, and whether it loses the moving seat a piece."""
    seat = mind.seat
    here = table.place_of(seat, item)
    carried = next((owner for owner, square in enumerate(table.bags) if square == here), None)
    standing = table.occupants().get(to)
    lying = next((owner for owner, square in enumerate(table.bags) if square == to), None)
    if pieces.barrier_of(to):
        return f"It opens the {pieces.barrier_of(to)} barrier to your pieces.", False
    if to == pieces.CHECKPOINT:
        return "It opens the checkpoint to your pieces.", False
    said, is_won = [], True
    if standing is not None:
        other = f"{people[standing[0]]}'s {pieces.NAMES[standing[1]]}"
        gain = pieces.VALUE[item] - pieces.VALUE[standing[1]]
        is_won = gain > 0
        said.append(f"It captures {other}." if gain > 0 else f"It and {other} are both captured." if not gain else f"{other} captures it.")
    if is_won and carried not in (None, seat) and to == table.options.graph.hq[table.territory(seat)]:
        return " ".join([*said, "The bag is home, and you win!"]), False
    if is_won and lying is not None:
        said.append(f"It takes {people[lying]}'s Diplomatic Bag." if lying != seat else "Your bag is yours again.")
    return " ".join(said), not is_won


def of_leaving(_table: Table, _mind: Mind, to: pieces.Place, _: Sequence[str]) -> Consequence:
    return Consequence("Your bag stays behind, where any enemy can take it.", grave=True, at=f"board/{to}")


def of_draw_answer(_table: Table, _mind: Mind, agree: bool, _: Sequence[str]) -> Consequence:
    return Consequence("If all agree, the game ends and nobody wins.", grave=True) if agree else Consequence("The game goes on.")


BY_FIELD: Rows = {
    (commands.ChooseColour, "colour"): of_colour,
    (commands.Throw, ""): of_throw,
    (commands.UseBribery, ""): lambda *_: Consequence("A captured piece comes back to the board; the card goes back."),
    (commands.UseBribery, "item"): of_freed,
    (commands.UseBribery, "to"): of_square,
    (commands.Take, "item"): of_taken,
    (commands.Take, "to"): of_square,
    (commands.Decline, ""): lambda *_: Consequence("What is on offer stays where it is."),
    (commands.LeaveBag, "to"): of_leaving,
    (commands.Pass, ""): lambda *_: Consequence("You move nothing more in this turn."),
    (commands.ProposeDraw, ""): lambda *_: Consequence("All others are asked. If one refuses, you throw; if all agree, nobody wins."),
    (commands.AnswerDraw, "agree"): of_draw_answer,
    **{(step, "to"): step_row(item) for item, step in commands.STEPS.items()},
    **{(step, ""): standing_row(item) for item, step in commands.STEPS.items()},
}

consequence = consequence_by_field(BY_FIELD)
"""The effect of an answer."""
