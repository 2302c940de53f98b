"""Deductions open to a seat: its best hand for each tile that is still to be scored (rules CI-9, CI-10)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.words.phrases import Hint
from domain.rulesets.casino_incognito.model.hand_ranking import best_hand
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view.table_text import hand_text


def hints(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Hint, ...]:
    """The best hand of one's own cards for each tile, without the Leak."""
    if not table.hand or table.outcome is not None:
        return ()
    own = [(card, card) for card in (*table.open[mind.seat], *mind.hidden)]
    found = []
    for each in table.tiles:
        if each.tile in table.judged:
            continue
        tile = TILES[each.tile]
        best = best_hand(tile.combination, tile.suits, own, table.options.jokers)
        shown = "nothing yet" if best is None else hand_text(best.hand, ())
        found.append(Hint(f"Your {tile.combination.name}: {shown}.", rule="CI-9.4"))
    return tuple(found)
