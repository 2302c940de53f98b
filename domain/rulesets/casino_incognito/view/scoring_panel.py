"""The tile being scored, shown in place of the casino: rewards and progress (rule CI-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.table_drawing import Board, BoardTile, Caption
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.table import Score, Scoring, Table
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view import table_text
from domain.rulesets.casino_incognito.view.cards_and_tiles_panel import chips_on_tile
from domain.rulesets.casino_incognito.view.decision_texts import tile_name
from domain.rulesets.casino_incognito.view.status_lines import ORDINALS
from domain.rulesets.casino_incognito.view.symbols import suits_text

STEPS = {"wager": "1 Wagers", "reveal": "2 Hands", None: "3 Points"}
HEIGHT = 42.0
PAD = 2.0


def is_scoring_shown(table: Table) -> bool:
    """Whether a tile is being scored or was scored last."""
    return table.phase == "scoring" and (table.scoring is not None or bool(table.judged))


def scoring_board(table: Table, people: Sequence[str], width: float) -> Board:
    """The tile, its steps and its places."""
    shown = table.scoring or table.scores[-1]
    nth = len(table.judged) + (table.scoring is not None)
    title = f"Tile {nth} of {len(table.seats)}: {table_text.tile_text(shown.tile)}"
    ground = BoardTile(0, 0, width, HEIGHT, title=title)
    tiles = (ground, *step_tiles(table, width), *place_tiles(table, shown, people, width))
    captions = tuple(tile_captions(table, shown, title.partition(":")[0], width))
    return Board(width, HEIGHT, tiles, captions=captions)


def tile_captions(table: Table, shown: Scoring | Score, place: str, width: float) -> Iterator[Caption]:
    combination = TILES[shown.tile].combination
    yield Caption(PAD, 5, place, is_small=True, is_left=True, tone="gold")
    yield Caption(PAD, 10, tile_name(shown.tile), is_left=True, width=width - 34)
    made_of = f"{combination.size} cards, {suits_text(shown.tile)}"
    yield Caption(width - 31, 10, made_of, is_small=True, is_left=True, width=30)
    if isinstance(shown, Scoring):
        first = f"1st place: {points_text(table, shown)}"
        yield Caption(PAD, 39.5, first, is_small=True, is_left=True, width=width - 2 * PAD, tone="gold")


def step_tiles(table: Table, width: float) -> Iterator[BoardTile]:
    """The steps of scoring; the current one is lit."""
    now = table.kind if table.scoring is not None and table.asked else None
    wide = (width - 3 * PAD) / 3
    for nth, (kind, name) in enumerate(STEPS.items()):
        yield BoardTile(PAD + nth * (wide + 1), 12.5, wide, 7, label=name, tone="blue", title=name, is_lit=kind == now)


def place_tiles(table: Table, shown: Scoring | Score, people: Sequence[str], width: float) -> Iterator[BoardTile]:
    """The reward of each place and, once known, its winner."""
    wide = (width - 3 * PAD) / 3
    earned = {each.place: each for each in shown.earned} if isinstance(shown, Score) else {}
    for nth, reward in enumerate(TILES[shown.tile].combination.rewards):
        place, got = f"{ORDINALS[nth]} place", earned.get(nth + 1)
        vp, cards = (
            (got.vp, got.cards) if got else (reward.vp + (0 if nth else first_place_extra(table, shown)), reward.cards)
        )
        brings = count_text(cards, "card") if cards else f"{vp} VP"
        whose = people[got.seat] if got else "nobody" if isinstance(shown, Score) else place
        title = f"{place}: {brings}"
        yield BoardTile(PAD + nth * (wide + 1), 20.5, wide, 14, brings, whose, "gold", title)


def first_place_extra(table: Table, shown: Scoring | Score) -> int:
    """Victory points of the first place beyond the printed ones."""
    return chips_on_tile(table, shown.tile) + sum(each or 0 for each in shown.wagers)


def points_text(table: Table, shown: Scoring) -> str:
    """The sum of the first place's points."""
    printed, wagers = TILES[shown.tile].combination.rewards[0].vp, sum(each or 0 for each in shown.wagers)
    return f"{printed} printed + {chips_on_tile(table, shown.tile)} on the tile + {wagers} wagered"
