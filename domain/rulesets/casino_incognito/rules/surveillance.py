"""Setup of a hand, and surveillance in each round (rules CI-4 and CI-5)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Known, to
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.model.cards import Card, full_deck
from domain.rulesets.casino_incognito.model.events import hand_events
from domain.rulesets.casino_incognito.model.events.ability_events import FaceDownLost
from domain.rulesets.casino_incognito.model.options import CARDS, ROOMS, Spot
from domain.rulesets.casino_incognito.model.table import RowTile
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.rules.state import Deciding, begin_round, cards_laid_into, draw_cards, enter_phase


def set_up_hand(deciding: Deciding) -> None:
    """Deals cards, places conversations, turns the Leak and lays the tiles.  Rules CI-4.1 to CI-4.5."""
    options, before = deciding.table.options, deciding.table
    keeps = options.keep_cards and before.hand > 0
    kept = [card for mind in deciding.minds for card in (*mind.hidden, *before.open[mind.seat])] if keeps else []
    deck = without_items(full_deck(with_jokers=options.jokers != "OUT"), *kept)
    deciding.emit(hand_events.HandBegan(before.hand + 1, len(deck), keeps, Known(deck, NOBODY)))
    for seat in before.seats:
        cards = draw_cards(deciding, "deal", (0 if keeps else CARDS) + before.bonus[seat])
        deciding.emit(hand_events.CardsDealt(seat, len(cards), Known(cards, to(seat))))
    for spot in spots_in_use(deciding):
        pick_up(deciding, spot)
        deciding.emit(hand_events.DieRolled(spot, deciding.draw(f"die/{spot}", ROOMS)))
    for _ in range(options.leaks_at_set_up):
        turn_leak(deciding)
    lay_tiles(deciding)
    enter_phase(deciding, "surveillance")


def spots_in_use(deciding: Deciding) -> range:
    """The conversation spots in use.  Rule CI-1.4."""
    return range(1, len(deciding.table.conversations) + 1)


def pick_up(deciding: Deciding, spot: Spot) -> None:
    for card in draw_cards(deciding, "surveillance"):
        deciding.emit(hand_events.CardPickedUp(spot, card))


def turn_leak(deciding: Deciding) -> None:
    for card in draw_cards(deciding, "leak"):
        deciding.emit(hand_events.LeakTurned(card))


def lay_tiles(deciding: Deciding) -> None:
    """Unclaimed tiles stay; the row is filled up and sorted by rank.  Rule CI-4.5."""
    table = deciding.table
    left = [number for number in range(len(TILES)) if number not in table.drawn]
    drawn = deciding.draw_several("tiles", left, len(table.chips) - len(table.tiles))
    row = [*table.tiles, *(RowTile(tile) for tile in drawn)]
    row.sort(key=lambda each: -TILES[each.tile].combination.rank)
    deciding.emit(hand_events.TilesLaid(tuple(row), drawn))


def continue_surveillance(deciding: Deciding) -> None:
    """Discards conversations in empty rooms, places new ones, adds a card to each.  Rules CI-5.1 to CI-5.3."""
    if not deciding.table.options.intrigue:
        begin_round(deciding)
    for spot in spots_in_use(deciding):
        room, cards = deciding.table.conversations[spot - 1]
        if cards and not deciding.table.characters_in(room):
            lose_conversation(deciding, spot, cards)
    for spot in spots_in_use(deciding):
        if not deciding.table.conversations[spot - 1].cards:
            deciding.emit(hand_events.DieRolled(spot, deciding.draw(f"die/{spot}", ROOMS)))
    for spot in spots_in_use(deciding):
        pick_up(deciding, spot)
    enter_phase(deciding, "free_moves")


def lose_conversation(deciding: Deciding, spot: Spot, cards: tuple[Card, ...]) -> None:
    """Discards a conversation with its face-down cards.  Rules CI-5.1, CI-15.1."""
    down = cards_laid_into(deciding.minds, spot)
    deciding.emit(hand_events.ConversationLost(spot, cards))
    if down:
        deciding.emit(FaceDownLost(spot, down))
