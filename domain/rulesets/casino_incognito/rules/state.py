"""The full state, including what no seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from domain.kernel import state as kernel_state
from domain.kernel import turn as kernel_turn
from domain.kernel.folds import Folds, HouseFold, Rows, unchanged_by
from domain.kernel.secrecy import Concealed
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.model import events, intrigue_events, scoring_events
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.events import (
    CardPickedUp,
    CardsDealt,
    DeckReshuffled,
    Disavowed,
    DisguiseChosen,
    DisguisesLookedAt,
    Eavesdropped,
    HandBegan,
    LeakTurned,
)
from domain.rulesets.casino_incognito.model.intrigue_events import CardsBought, DrinksDrawn
from domain.rulesets.casino_incognito.model.mind import Mind, fold_mind
from domain.rulesets.casino_incognito.model.options import Character, Options, Spot
from domain.rulesets.casino_incognito.model.scoring_events import CharactersEntered
from domain.rulesets.casino_incognito.model.table import Table, initial_table
from domain.rulesets.casino_incognito.model.table_fold import fold_table


class House(Concealed, frozen=True):
    """What no seat knows. deck: cards left to draw; disguises: the disguise deck. Both are sorted, not shuffled."""

    deck: tuple[Card, ...] = ()
    disguises: tuple[Character, ...] = ()

    def without_drawn(self, *cards: Card) -> House:
        return replace(self, deck=without_items(self.deck, *cards))


State = kernel_state.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """The state before anything is drawn."""
    minds = tuple(Mind(seat) for seat in range(seats))
    return State(initial_table(options, seats), minds, House(disguises=tuple(range(1, options.first_disguises + 1))))


def house_after_deal(house: House, event: Any) -> House:
    return house.without_drawn(*event.cards.value)


def house_after_disavowal(house: House, event: Any) -> House:
    shuffled = tuple(sorted((*house.disguises, event.returned.value)))
    return replace(house, disguises=without_items(shuffled, event.agent.value))


SILENT = (
    events.TrackDrawn, events.PhaseBegan, events.Asked, events.DieRolled, events.ConversationLost, events.TilesLaid,
    events.RoundBegan, events.CharacterMoved, events.MoveSkipped, events.MovePassed, events.RoomChosen,
    events.BidSealed, events.BidsOpened, events.ConversationTaken, events.AdvanceEarned, events.SatOut,
    events.RoomResolved, events.DisavowalSealed, events.AnswersOpened, events.Advanced, scoring_events.TileOpened,
    scoring_events.Wagered, scoring_events.WagerPassed, scoring_events.Revealed, scoring_events.TileScored,
    scoring_events.TileUnclaimed, scoring_events.LeakClaimed, scoring_events.LeakWon, scoring_events.IncomePaid,
    scoring_events.Ended, scoring_events.AllRevealed,
    intrigue_events.IntrigueSealed, intrigue_events.MatchSealed, intrigue_events.IntriguePassed,
    intrigue_events.IntrigueTried, intrigue_events.IntrigueLet, intrigue_events.IntrigueMatched,
    intrigue_events.IntriguePlayed, intrigue_events.IntrigueExposed, intrigue_events.StakesReturned,
    intrigue_events.NothingCame, intrigue_events.DrinksPlaced, intrigue_events.FaceDownTaken,
    intrigue_events.FaceDownLost, intrigue_events.TokenPlaced, intrigue_events.MusclePaid,
    intrigue_events.FemmePaid, intrigue_events.TokensRemoved, intrigue_events.DartThrown, intrigue_events.DartPaid,
    intrigue_events.DartSuffered, intrigue_events.Intimidated, intrigue_events.CardExchanged,
    intrigue_events.HenchmanHired, intrigue_events.BombPlanted, intrigue_events.CharacterFled,
    intrigue_events.BombOver, intrigue_events.ChipsCashedIn, intrigue_events.RoomTargeted,
    intrigue_events.MarksSealed, intrigue_events.MarksOpened, intrigue_events.ConversationMoved,
    intrigue_events.FaceDownRevealed,
)  # fmt: skip
"""Events that leave the house unchanged."""

ROWS: Rows[House] = {
    DisguisesLookedAt: lambda house, event: replace(
        house, disguises=without_items(house.disguises, *event.disguises.value)
    ),
    DisguiseChosen: lambda house, event: replace(
        house, disguises=tuple(sorted((*house.disguises, event.returned.value)))
    ),
    HandBegan: lambda house, event: replace(house, deck=event.deck.value),
    CardsDealt: house_after_deal,
    CardPickedUp: lambda house, event: house.without_drawn(event.card),
    LeakTurned: lambda house, event: house.without_drawn(event.card),
    Eavesdropped: house_after_deal,
    DrinksDrawn: house_after_deal,
    CardsBought: house_after_deal,
    DeckReshuffled: lambda house, event: replace(house, deck=tuple(sorted((*house.deck, *event.cards)))),
    Disavowed: house_after_disavowal,
    CharactersEntered: lambda house, event: replace(
        house, disguises=tuple(sorted((*house.disguises, *event.disguises)))
    ),
    **unchanged_by(*SILENT),
}

fold_house = HouseFold(ROWS)
"""The hidden state after an event."""

FOLDS = Folds(fold_table, fold_mind, fold_house)
Turn = kernel_turn.Turn[Table, Mind, House]


def cards_laid_into(minds: Sequence[Mind], spot: Spot) -> tuple[Card, ...]:
    """The face-down cards of a conversation, sorted, whichever seats laid them."""
    return tuple(sorted(each.card for mind in minds for each in mind.laid if each.spot == spot))


def draw_cards(turn: Turn, source: str, count: int = 1) -> tuple[Card, ...]:
    """Draws cards uniformly from the deck; fewer if deck and discard run out.  Rule CI-4.6.

    The caller must tell an event for all of them before drawing again.
    """
    drawn: list[Card] = []
    left = list(turn.house.deck)
    for _ in range(count):
        if not left and turn.table.discard:
            turn.tell(DeckReshuffled(turn.table.discard))
            left = list(without_items(turn.house.deck, *drawn))
        if left:
            drawn.append(turn.draw(f"{source}/{turn.table.hand}", tuple(left)))
            left.remove(drawn[-1])
    return tuple(drawn)
