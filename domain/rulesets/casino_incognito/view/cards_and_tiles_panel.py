"""Shared cards and tiles: deck, discard, Leak and tile row (rules CI-4.4 and CI-4.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.table_drawing import Board, BoardTile, Caption, Card, Meaning
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model import cards
from domain.rulesets.casino_incognito.model.options import LEAKS, Spot
from domain.rulesets.casino_incognito.model.table import Score, Table
from domain.rulesets.casino_incognito.view import table_text
from domain.rulesets.casino_incognito.view.decision_texts import tile_name
from domain.rulesets.casino_incognito.view.status_lines import ORDINALS
from domain.rulesets.casino_incognito.view.symbols import card_symbol, rewards_text, suits_text

CARD_W, CARD_H = 10.0, 14.0
LINE = 4.6
"""Height of a line of text."""
HEAD, ROW = 4.6, 10.0
"""Heights of the text above the tiles, and of a tile."""


def piles_board(table: Table, width: float) -> Board:
    """Deck, discard and Leak, side by side."""
    step = width / (2 + LEAKS)
    discard = f"Discard: {table_text.cards_text(table.discard)}"
    deck = panel_card(0.5 * step, Card(), f"The deck: {count_text(table.deck, 'card')}")
    thrown = (
        panel_card(1.5 * step, card_symbol(table.discard[-1]), discard)
        if table.discard
        else card_gap(1.5 * step, discard)
    )
    leak = [leak_card(table, spot, (spot + 1.5) * step) for spot in range(1, LEAKS + 1)]
    captions = [
        panel_caption(0.5 * step, "Deck", step),
        panel_caption(1.5 * step, "Discard", step),
        caption_under(0.5 * step, str(table.deck), step),
        caption_under(1.5 * step, str(len(table.discard)), step),
        panel_caption(3.5 * step, "The Leak, a chip each", 3 * step),
    ]
    for spot, (_, chips) in enumerate(table.leak, 1):
        captions.append(caption_under((spot + 1.5) * step, count_text(chips, "chip") if chips else f"L{spot}", step))
    return Board(width, 2 * LINE + CARD_H + 1, (deck, thrown, *leak), captions=tuple(captions))


def leak_card(table: Table, spot: Spot, x: float) -> BoardTile:
    """A Leak card, or its empty place."""
    if spot > len(table.leak):
        return card_gap(x, f"Leak card {spot}: not turned yet")
    lying, chips = table.leak[spot - 1]
    title = f"Leak card {spot}: {cards.NAMES[lying]}, with {count_text(chips, 'chip')}"
    return panel_card(x, card_symbol(lying), title, ("spot", spot), ("hands", f"L{spot}"))


def panel_card(x: float, shown: Card, title: str, *means: Meaning) -> BoardTile:
    return BoardTile(x - CARD_W / 2, LINE, CARD_W, CARD_H, shown.mark, shown.label, shown.tone, title, means=means)


def card_gap(x: float, title: str) -> BoardTile:
    """An empty place for a card."""
    return BoardTile(x - CARD_W / 2 + 1, LINE + 1.4, CARD_W - 2, CARD_H - 2, title=title)


def panel_caption(x: float, text: str, width: float) -> Caption:
    return Caption(x, LINE - 1.2, text, is_small=True, width=width)


def caption_under(x: float, text: str, width: float) -> Caption:
    return Caption(x, LINE + CARD_H + 4, text, is_small=True, width=width)


def tile_row_board(table: Table, people: Sequence[str], width: float, across: int) -> Board:
    """The tiles in scoring order; scored ones show the winners' rewards. across: tiles per row."""
    is_scored = table.phase in ("scoring", "before_tile", "rewards", "hand_end", "over")
    scores = {each.tile: each for each in table.scores} if is_scored else {}
    left = [each.tile for each in table.tiles if each.tile not in scores]
    wide = (width - across + 1) / across
    tiles, captions = (
        list[BoardTile](),
        [Caption(0, HEAD - 1.2, "Scored in this order", is_small=True, is_left=True, is_faint=True)],
    )
    for place, tile in enumerate((*scores, *left)):
        x, y = place % across * (wide + 1), HEAD + place // across * ROW
        below = winners_text(scores[tile], people) if tile in scores else tile_worth(tile, chips_on_tile(table, tile))
        is_now = table.scoring is not None and table.scoring.tile == tile
        title = f"{table_text.tile_text(tile)}: {below}"
        tiles.append(
            BoardTile(x, y, wide, ROW - 0.8, tone="ink" if tile in scores else "gold", title=title, is_lit=is_now)
        )
        captions.append(Caption(x + 1, y + 4, tile_name(tile), is_left=True, width=wide - 15))
        captions.append(Caption(x + 1, y + 8.2, below, is_small=True, is_left=True, width=wide - 2, tone="gold"))
        captions.append(Caption(x + wide - 7, y + 4, suits_text(tile), is_small=True, width=14))
    rows = max(1, -(-len(tiles) // across))
    return Board(width, HEAD + rows * ROW, tuple(tiles), captions=tuple(captions))


def chips_on_tile(table: Table, tile: int) -> int:
    """Chips on a tile."""
    return next((each.bonus for each in table.tiles if each.tile == tile), 0)


def tile_worth(tile: int, bonus: int) -> str:
    return rewards_text(tile) + (f" · +{bonus} for 1st" if bonus else "")


def winners_text(score: Score, people: Sequence[str]) -> str:
    """The winners of a tile and their rewards."""
    return " · ".join(gain_texts(score, people)) or "nobody had a hand"


def gain_texts(score: Score, people: Sequence[str]) -> Iterator[str]:
    for seat, place, vp, more in score.earned:
        yield f"{ORDINALS[place - 1]} {people[seat]} +{vp}" + (f" and {count_text(more, 'card')}" if more else "")
