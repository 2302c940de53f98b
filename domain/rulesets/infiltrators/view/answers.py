"""Effects of answers, and the places a player points at to give them (rules IF-4, IF-5.3 and IF-9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.words.consequences import WHOLE, Rows, consequence_by_field
from domain.kernel.words.phrases import Consequence
from domain.rulesets.infiltrators.model import commands
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import NAMES, Card, cards_of, matches
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table
from domain.rulesets.infiltrators.view.text import NEEDS_CONFIRMATION


def of_nab(table: Table, *_: Any) -> Consequence:
    thrown = "; then a card of the Headquarters is thrown away" if table.headquarters else ""
    which = "the last suspect" if table.centre == 1 else f"one of {table.centre} suspects"
    return Consequence(f"You take {which} from the centre and look at it{thrown}.", at="centre")


def of_clue(_table: Table, mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    """A clue beside the own suspect: its direction follows from the mind."""
    is_match = mind.suspect is not None and matches(card, mind.suspect)
    text = "It matches, and lies upright." if is_match else "It does not match, and lies across."
    return Consequence(text, at=f"hand:{mind.seat}/{card}")


def of_laid_card(table: Table, mind: Mind, card: Card, people: Sequence[str]) -> Consequence:
    others = table.others(mind.seat)
    text = match_sentence(table, others[0], people) if len(others) == 1 else "It stays beside the suspect, as a clue."
    return Consequence(text, at=f"hand:{mind.seat}/{card}")


def of_exchange(table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    return Consequence(match_sentence(table, target, people), at=f"stand:{target}")


def match_sentence(table: Table, target: Seat, people: Sequence[str]) -> str:
    draw = "; then you may draw a card" if table.headquarters else ""
    return f"All learn whether it matches {people[target]}'s suspect{draw}."


def of_draw(table: Table, _mind: Mind, draw: bool, _: Sequence[str]) -> Consequence:
    if draw:
        return Consequence(f"You draw one of {count_text(table.headquarters, 'card')}, seen by you alone.", at="headquarters")
    return Consequence("You draw nothing, and your turn ends.")


def of_bide(table: Table, _mind: Mind, draw: int, _: Sequence[str]) -> Consequence:
    cards = f"you draw {count_text(draw, 'card')}" if draw else "you draw nothing"
    return Consequence(f"A card is thrown away unseen, then {cards}; {table.headquarters - 1 - draw} will be left.")


def of_shot(table: Table, *_: Any) -> Consequence:
    bullets = count_text(table.bullets, "bullet")
    return Consequence(f"It costs one of {bullets}. If you are wrong, nothing but the bullet is gone.", grave=True, at="bullets")


def of_named_suspect(table: Table, _mind: Mind, target: Seat, _: Sequence[str]) -> Consequence:
    clues, shots = count_text(len(table.clues[target]), "clue"), count_text(len(table.misses[target]), "shot")
    return Consequence(f"{clues}, and {shots} that missed so far.", at=f"stand:{target}")


def of_named_card(table: Table, mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    is_elsewhere = card in (*mind.hand, mind.suspect, *table.eliminated) or card in table.visible_cards()
    at = on_board(table, table.others(mind.seat), card)
    return Consequence("It is elsewhere: the bullet would be lost.", grave=True, at=at) if is_elsewhere else Consequence(at=at)


def on_board(table: Table, seats: Sequence[Seat], card: Card) -> str:
    """A card's cell on the first of these seats' clue boards; without boards, the bullets."""
    return f"board:{seats[0]}/{card}" if seats and table.options.helper != "off" else "bullets"


def of_whole_shot(table: Table, mind: Mind, shot: commands.Eliminate, people: Sequence[str]) -> Consequence:
    warning = of_named_card(table, mind, shot.card, people).text or ruled_out_text(table, mind, shot)
    cost = "the last bullet" if table.bullets == 1 else f"1 of {table.bullets} bullets"
    text = f"You shoot at {people[shot.target]}'s suspect, naming {NAMES[shot.card]}: it uses {cost}."
    return Consequence(f"{text} {warning}".strip(), grave=True)


def ruled_out_text(table: Table, mind: Mind, shot: commands.Eliminate) -> str:
    """The warning that a suspect cannot be the named card, by its clues and the cards that the seat knows; empty if it can."""
    left = candidates(table, mind).get(shot.target)
    return "" if left is None or shot.card in [*cards_of(left)] else "By its clues it cannot be that: the bullet would be lost."


def of_reward(_table: Table, _mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    return Consequence("All see that you hold it.", at=f"discard/{card}")


def of_hidden_reward(*_: Any) -> Consequence:
    return Consequence("You alone see what it is.", at="covered")


def of_trimmed(_table: Table, mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    return Consequence("It lies face up in the discard.", at=f"hand:{mind.seat}/{card}")


def of_board(_table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    return Consequence(f"All see the marks on the board of {people[target]}'s suspect.", at=f"board:{target}")


def of_marked_card(table: Table, _mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    return Consequence(at=on_board(table, [seat for seat in table.seats if table.stands[seat]], card))


BY_FIELD: Rows = {
    (commands.Nab, ""): of_nab,
    (commands.Clue, ""): lambda _table, mind, *_: Consequence("All see whether it matches your suspect.", at=f"stand:{mind.seat}"),
    (commands.Clue, "card"): of_clue,
    (commands.Exchange, "card"): of_laid_card,
    (commands.Exchange, "target"): of_exchange,
    (commands.DrawAfterExchange, "draw"): of_draw,
    (commands.Bide, ""): lambda *_: Consequence("A card is thrown away unseen, then you draw up to three.", at="headquarters"),
    (commands.Bide, "draw"): of_bide,
    (commands.Eliminate, ""): of_shot,
    (commands.Eliminate, "target"): of_named_suspect,
    (commands.Eliminate, "card"): of_named_card,
    (commands.Eliminate, WHOLE): of_whole_shot,
    (commands.TakeReward, "card"): of_reward,
    (commands.DrawReward, "place"): of_hidden_reward,
    (commands.DeclineReward, ""): lambda *_: Consequence("You take nothing, and your turn ends."),
    (commands.Trim, "cards"): of_trimmed,
    (commands.Mark, "target"): of_board,
    (commands.Mark, "cards"): of_marked_card,
    (commands.HoldFire, ""): lambda *_: Consequence("You let your last shot pass. If nobody hits, all is lost.", grave=True),
}

consequence = consequence_by_field(BY_FIELD, NEEDS_CONFIRMATION)
"""The effect of an answer."""
