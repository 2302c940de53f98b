"""Answers as targets to point at, if nothing else on the table stands for them (rules CI-3 to CI-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from domain.kernel.choices import Between
from domain.kernel.offers import Offer
from domain.kernel.table_drawing import Board, BoardTile, Caption, Meaning
from domain.rulesets.casino_incognito.model.cards import NAMES
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import offers
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.view import table_text
from domain.rulesets.casino_incognito.view.card_texts import ability_name
from domain.rulesets.casino_incognito.view.decision_texts import question
from domain.rulesets.casino_incognito.view.symbols import card_symbol, card_symbols, hand_symbols

LINE_H = 5.5
"""Height of a line of the question."""
LETTER_W = 2.0
"""Widest letter in it."""
NUMBER_W, WORD_W, BUTTON_H, GAP = 7.5, 24.0, 8.6, 1.0
"""Widths of a number and of a word, height of both, and the space between."""
MAX_ROW_W = 100.0
"""Widest row of choices in any layout."""
MAX_NUMBERS = 16
"""Numbers shown; of more, the lowest and the highest."""
WORDS = {
    "skip": "Move nobody", "pass": "Pass", "sit_out": "Bid nothing", "disavow": "Disavow", "stay": "Stay",
    "match": "Match", "let": "Let it be", "pay_dart": "Pay", "submit": "Submit", "compose": "Other cards …",
}  # fmt: skip


class Button(NamedTuple):
    """An answer to point at. is_wide: whether it shows a word, not a number."""

    text: str
    title: str
    means: tuple[Meaning, ...]
    is_wide: bool = False


def answer_board(table: Table, mind: Mind | None, people: Sequence[str], width: float) -> Board | None:
    """The question, numbers of chips and plain answers, above disguises and hands to choose from.

    None if the seat is not asked.
    """
    kind = decisions(table).get(mind.seat) if mind is not None else None
    if mind is None or kind is None:
        return None
    open_now = offers(table, mind)
    lines = wrap(question(table, kind, people), int(width / LETTER_W))
    head = LINE_H * len(lines)
    buttons = [*button_tiles([*chip_buttons(open_now), *command_buttons(open_now)], width, head)]
    below = max((each.y + each.height + GAP for each in buttons), default=head)
    choices = [
        *disguise_tiles(mind, below),
        *hand_tiles(table, open_now, width, below),
        *drink_tiles(mind, below),
        *intrigue_tiles(open_now, below),
    ]
    bottom = max((each.y + each.height for each in choices), default=below - GAP)
    captions = [
        Caption(0, LINE_H * (nth + 1) - 1.3, each, is_left=True, width=width, tone="gold")
        for nth, each in enumerate(lines)
    ]
    return Board(width, bottom, (*buttons, *choices), captions=tuple(captions))


def button_tiles(buttons: Sequence[Button], width: float, y: float) -> Iterator[BoardTile]:
    """Buttons in rows, from `y` down."""
    x = 0.0
    for text, title, means, is_wide in buttons:
        wide = WORD_W if is_wide else NUMBER_W
        if x + wide > width:
            x, y = 0.0, y + BUTTON_H + GAP
        mark, label = ("", text) if is_wide else (text, "")
        yield BoardTile(x, y, wide, BUTTON_H, mark, label, "violet", title, means=means)
        x += wide + GAP


def chip_buttons(open_now: Sequence[Offer]) -> Iterator[Button]:
    """Buttons for numbers of chips."""
    for each in open_now:
        match each.choices.get("chips"):
            case Between(low, high):
                counts = [*range(low, min(low + MAX_NUMBERS, high + 1))]
                counts += [high] if high > counts[-1] else []
                for chips in counts:
                    yield Button(str(chips), f"{each.type.replace('_', ' ').capitalize()} {chips}", (("chips", chips),))


def command_buttons(open_now: Sequence[Offer]) -> Iterator[Button]:
    """Buttons for commands without fields to fill."""
    for each in open_now:
        if each.type in WORDS:
            yield Button(WORDS[each.type], each.summary, (("type", each.type),), is_wide=True)


def disguise_tiles(mind: Mind, y: float) -> Iterator[BoardTile]:
    """The disguises the seat chooses from."""
    for nth, character in enumerate(mind.looked):
        means = (("keep", character), ("remove", character))
        yield BoardTile(
            18.0 * nth,
            y,
            15,
            21,
            str(character),
            "Disguise",
            "violet",
            f"The disguise of character {character}",
            means=means,
        )


def hand_tiles(table: Table, open_now: Sequence[Offer], width: float, y: float) -> Iterator[BoardTile]:
    """The suggested hands, each shown by one click."""
    leak = table_text.leak_of(table)
    for each in open_now:
        if each.type == "reveal":
            for shown in each.choices["hands"].values:
                cards = tuple(card for hand in shown for card in hand_symbols(hand, leak))
                title = f"Show {table_text.hands_text(shown, leak)}"
                label = "" if cards else "Show nothing"
                yield BoardTile(
                    0, y, width, 7, label=label, tone="violet", title=title, means=(("hands", shown),), cards=cards
                )
                y += 8


def drink_tiles(mind: Mind, y: float) -> Iterator[BoardTile]:
    """The cards the seat looks at before laying them into conversations, in order."""
    if mind.drinks:
        title = f"You look at {table_text.cards_text(mind.drinks)}"
        yield BoardTile(0, y, 12.0 * len(mind.drinks), BUTTON_H, title=title, cards=card_symbols(mind.drinks))


def intrigue_tiles(open_now: Sequence[Offer], y: float) -> Iterator[BoardTile]:
    """Cards that may be tried, with their abilities, and cards that may be taken."""
    x = 0.0
    for each in open_now:
        for field, wide in (("card", 49.0), ("take", 12.0)):
            for card in each.choices[field].values if field in each.choices else ():
                label = ability_name(card) if field == "card" else ""
                title = f"{'Try' if field == 'card' else 'Take'} {NAMES[card]}"
                yield BoardTile(
                    x,
                    y,
                    wide,
                    BUTTON_H,
                    label=label,
                    tone="violet",
                    title=title,
                    means=((field, card),),
                    cards=(card_symbol(card),),
                )
                x, y = (x + wide + GAP, y) if x + 2 * wide + GAP <= MAX_ROW_W else (0.0, y + BUTTON_H + GAP)
