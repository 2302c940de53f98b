"""A hand: how it is set up, and what surveillance hears in each round (rules CI-4 and CI-5)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Known, to
from domain.rulesets.casino_incognito.model.cards import Card, full_deck
from domain.rulesets.casino_incognito.model.events import (
    CardPickedUp,
    CardsDealt,
    ConversationLost,
    DieRolled,
    HandBegan,
    LeakTurned,
    RowTile,
    TilesLaid,
)
from domain.rulesets.casino_incognito.model.intrigue_events import FaceDownLost
from domain.rulesets.casino_incognito.model.options import CARDS, ROOMS, Spot
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.rules.draft import taken
from domain.rulesets.casino_incognito.rules.phases import begin_round, enter
from domain.rulesets.casino_incognito.rules.state import Course, without


def set_up(course: Course) -> None:
    """Cards for everybody, a card and a room for each conversation, the Leak, the tiles.  Rules CI-4.1 to CI-4.5."""
    options, before = course.table.options, course.table
    keeps = options.keep_cards and before.hand > 0
    kept = [card for mind in course.state.minds for card in (*mind.hidden, *before.open[mind.seat])] if keeps else []
    deck = without(full_deck(with_jokers=options.jokers != "OUT"), kept)
    course.tell(HandBegan(before.hand + 1, len(deck), keeps, Known(deck, NOBODY)))
    for seat in before.seats:
        cards = course.draw("deal", (0 if keeps else CARDS) + before.bonus[seat])
        course.tell(CardsDealt(seat, len(cards), Known(cards, to(seat))))
    for spot in spots(course):
        pick_up(course, spot)
        course.tell(DieRolled(spot, course.chance(f"die/{spot}", ROOMS)))
    for _ in range(options.leaks_at_set_up):
        turn_leak(course)
    lay_tiles(course)
    enter(course, "surveillance")


def spots(course: Course) -> range:
    """The conversations in use.  Rule CI-1.4."""
    return range(1, len(course.table.conversations) + 1)


def pick_up(course: Course, spot: Spot) -> None:
    for card in course.draw("surveillance"):
        course.tell(CardPickedUp(spot, card))


def turn_leak(course: Course) -> None:
    for card in course.draw("leak"):
        course.tell(LeakTurned(card))


def lay_tiles(course: Course) -> None:
    """What nobody claimed stays; the row is filled up and lies in the order of rank.  Rule CI-4.5."""
    table = course.table
    left = [number for number in range(len(TILES)) if number not in table.drawn]
    drawn = tuple(taken("tiles", left, len(table.chips) - len(table.tiles), course.chance))
    row = [*table.tiles, *(RowTile(tile) for tile in drawn)]
    row.sort(key=lambda each: -TILES[each.tile].combination.rank)
    course.tell(TilesLaid(tuple(row), drawn))


def surveillance(course: Course) -> None:
    """Empty rooms fall silent, their conversations move, and every conversation gets a card.  Rules CI-5.1 to CI-5.3."""
    if not course.table.options.intrigue:
        begin_round(course)
    for spot in spots(course):
        room, cards = course.table.conversations[spot - 1]
        if cards and not course.table.inside(room):
            lose(course, spot, cards)
    for spot in spots(course):
        if not course.table.conversations[spot - 1].cards:
            course.tell(DieRolled(spot, course.chance(f"die/{spot}", ROOMS)))
    for spot in spots(course):
        pick_up(course, spot)
    enter(course, "free_moves")


def lose(course: Course, spot: Spot, cards: tuple[Card, ...]) -> None:
    """A conversation goes to the discard, with what lies face down in it.  Rules CI-5.1, CI-15.1."""
    down = course.face_down(spot)
    course.tell(ConversationLost(spot, cards))
    if down:
        course.tell(FaceDownLost(spot, down))
