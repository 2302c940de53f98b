"""Private knowledge of one seat: its agent, its face-down cards, its sealed answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Seat
from domain.kernel.stated_folds import Fold, Rows, by_owner, unchanged_by
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.events import (
    ability_events,
    hand_events,
    intrigue_events,
    round_events,
    scoring_events,
)
from domain.rulesets.casino_incognito.model.events.ability_events import (
    CardExchanged,
    CardsBought,
    DrinksDrawn,
    DrinksPlaced,
    FaceDownLost,
    FaceDownTaken,
    MarksOpened,
    MarksSealed,
)
from domain.rulesets.casino_incognito.model.events.hand_events import (
    CardsDealt,
    DisguiseChosen,
    DisguisesLookedAt,
    HandBegan,
)
from domain.rulesets.casino_incognito.model.events.intrigue_events import (
    IntrigueExposed,
    IntrigueLet,
    IntrigueMatched,
    IntriguePassed,
    IntriguePlayed,
    IntrigueSealed,
    IntrigueTried,
    MatchSealed,
    StakesReturned,
)
from domain.rulesets.casino_incognito.model.events.round_events import (
    AnswersOpened,
    BidSealed,
    BidsOpened,
    DisavowalSealed,
    Disavowed,
    Eavesdropped,
    OpenBid,
)
from domain.rulesets.casino_incognito.model.events.scoring_events import LeakWon, Revealed
from domain.rulesets.casino_incognito.model.options import Character, Spot


class OwnLaidCard(NamedTuple):
    """A card that this seat laid face down into a conversation."""

    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    card: Annotated[Card, Meta(description="The card.")]


class SealedAttempt(NamedTuple):
    """A sealed try in a window."""

    card: Annotated[Card | None, Meta(description="None for a pass.")]
    chips: Annotated[int, Meta(description="Laid on it.")]


class KnownCard(NamedTuple):
    """Another seat's face-down card that this seat knows."""

    seat: Annotated[Seat, Meta(description="The seat that holds it.")]
    card: Annotated[Card, Meta(description="The card.")]


class Mind(secrecy.Mind, frozen=True):
    """A seat's private knowledge."""

    agent: Annotated[Character | None, Meta(description="Its agent.")] = None
    removed: Annotated[tuple[Character, ...], Meta(description="Disguises it took out of the game.")] = ()
    looked: Annotated[tuple[Character, ...], Meta(description="Disguises it chooses from.")] = ()
    hidden: Annotated[tuple[Card, ...], Meta(description="Its face-down cards, sorted.")] = ()
    bid: Annotated[OpenBid | None, Meta(description="Its sealed bid.")] = None
    answer: Annotated[Literal["DISAVOW", "STAY", "MATCH", "LET"] | None, Meta(description="Its sealed answer.")] = None
    marking: Annotated[tuple[Character, ...] | None, Meta(description="Its sealed marks.")] = None
    attempt: Annotated[SealedAttempt | None, Meta(description="Its sealed try.")] = None
    tried: Annotated[tuple[Card, ...], Meta(description="Its cards tried in this window, in order.")] = ()
    drinks: Annotated[tuple[Card, ...], Meta(description="Cards it looks at, sorted.")] = ()
    laid: Annotated[tuple[OwnLaidCard, ...], Meta(description="Cards it laid into conversations, sorted.")] = ()
    known: Annotated[tuple[KnownCard, ...], Meta(description="The laid cards that others hold now, sorted.")] = ()

    def with_hidden(self, cards: tuple[Card, ...]) -> Mind:
        return replace(self, hidden=tuple(sorted((*self.hidden, *cards))))

    def without_hidden(self, cards: tuple[Card, ...]) -> Mind:
        left = list(self.hidden)
        for card in cards:
            left.remove(card)
        return replace(self, hidden=tuple(left))

    def without_known(self, seat: Seat, cards: tuple[Card, ...]) -> Mind:
        """After another seat has shown face-down cards, which may be known ones."""
        if not self.known:
            return self
        left = list(self.known)
        for each in (KnownCard(seat, card) for card in cards):
            if each in left:
                left.remove(each)
        return replace(self, known=tuple(left))

    def without_laid(self, spot: Spot) -> Mind:
        """Without the cards laid into a conversation."""
        return replace(self, laid=tuple([each for each in self.laid if each.spot != spot]))

    def with_laid_taken(self, seat: Seat, spot: Spot) -> Mind:
        """After another seat took a conversation with the cards laid there.  Rule CI-16.2."""
        theirs = [KnownCard(seat, each.card) for each in self.laid if each.spot == spot]
        return replace(self.without_laid(spot), known=tuple(sorted((*self.known, *theirs))))


def learn_gained_cards(mind: Mind, event: Any) -> Mind:
    return mind.with_hidden(event.cards.value)


def learn_opened_cards(mind: Mind, event: CardExchanged | LeakWon | Revealed) -> Mind:
    return mind.without_hidden(event.opened)


def learn_own_bid(mind: Mind, event: Any) -> Mind:
    named = event.named.value
    return replace(mind, bid=OpenBid(event.seat, event.chips.value, named[0] if named else None))


def learn_own_attempt(mind: Mind, event: Any) -> Mind:
    cards = event.cards.value
    return replace(mind, attempt=SealedAttempt(cards[0] if cards else None, event.chips.value))


def learn_own_trial(mind: Mind, event: Any) -> Mind:
    return replace(mind, attempt=None, tried=(*mind.tried, event.card.value))


def learn_own_disguise(mind: Mind, event: Any) -> Mind:
    return replace(mind, agent=event.agent.value, removed=event.removed.value, looked=())


def learn_own_intrigue(mind: Mind, event: IntrigueExposed | IntriguePlayed) -> Mind:
    return replace(mind.without_hidden((event.card,)), tried=mind.tried[:-1], answer=None)


def learn_placed_drinks(mind: Mind, event: Any) -> Mind:
    laid = (*mind.laid, *(OwnLaidCard(spot, card) for spot, card in zip(event.spots, event.cards.value, strict=True)))
    return replace(mind, drinks=(), laid=tuple(sorted(laid)))


def learn_hand_start(mind: Mind, event: HandBegan) -> Mind:
    kept = replace(mind, laid=())
    return kept if event.keeps else replace(kept, hidden=(), known=())


def learn_shown_cards(mind: Mind, event: CardExchanged | LeakWon | Revealed) -> Mind:
    """Another seat's face-down cards, now face up."""
    return mind.without_known(event.seat, event.opened)


def learn_shown_card(mind: Mind, event: IntrigueExposed | IntriguePlayed) -> Mind:
    return replace(mind.without_known(event.seat, (event.card,)), answer=None)


SILENT = (
    hand_events.TrackDrawn, hand_events.PhaseBegan, hand_events.Asked, hand_events.CardPickedUp, hand_events.DieRolled,
    hand_events.ConversationLost, hand_events.LeakTurned, hand_events.TilesLaid, hand_events.RoundBegan,
    round_events.CharacterMoved, round_events.MoveSkipped, round_events.MovePassed, round_events.RoomChosen,
    round_events.ConversationTaken, round_events.AdvanceEarned, round_events.SatOut, round_events.RoomResolved,
    round_events.DeckReshuffled, round_events.Advanced, scoring_events.TileOpened, scoring_events.Wagered,
    scoring_events.WagerPassed, scoring_events.TileScored, scoring_events.TileUnclaimed, scoring_events.LeakClaimed,
    scoring_events.IncomePaid, scoring_events.CharactersEntered, scoring_events.Ended, scoring_events.AllRevealed,
    intrigue_events.NothingCame, intrigue_events.KeptPassing, intrigue_events.StoppedPassing,
    ability_events.TokenPlaced, ability_events.MusclePaid, ability_events.FemmePaid, ability_events.TokensRemoved,
    ability_events.DartThrown, ability_events.DartPaid, ability_events.DartSuffered,
    ability_events.Intimidated, ability_events.HenchmanHired, ability_events.BombPlanted, ability_events.CharacterFled,
    ability_events.BombOver, ability_events.ChipsCashedIn, ability_events.RoomTargeted,
    ability_events.ConversationMoved, ability_events.FaceDownRevealed,
)  # fmt: skip
"""Events that leave every mind unchanged."""

ROWS: Rows[Mind] = {
    DisguisesLookedAt: by_owner(lambda mind, event: replace(mind, looked=event.disguises.value)),
    DisguiseChosen: by_owner(learn_own_disguise),
    CardsDealt: by_owner(learn_gained_cards),
    BidSealed: by_owner(learn_own_bid),
    Eavesdropped: by_owner(learn_gained_cards),
    DisavowalSealed: by_owner(lambda mind, event: replace(mind, answer=event.answer.value)),
    Disavowed: by_owner(lambda mind, event: replace(mind, agent=event.agent.value)),
    Revealed: by_owner(learn_opened_cards, learn_shown_cards),
    LeakWon: by_owner(learn_opened_cards, learn_shown_cards),
    IntrigueSealed: by_owner(learn_own_attempt),
    IntriguePassed: by_owner(lambda mind, _: replace(mind, attempt=None)),
    IntrigueTried: by_owner(learn_own_trial),
    MatchSealed: by_owner(lambda mind, event: replace(mind, answer=event.answer.value)),
    IntrigueLet: by_owner(lambda mind, _: replace(mind, answer=None)),
    IntrigueMatched: by_owner(
        lambda mind, _: replace(mind, answer=None),
        lambda mind, _: replace(mind, answer=None),
    ),
    IntriguePlayed: by_owner(learn_own_intrigue, learn_shown_card),
    IntrigueExposed: by_owner(learn_own_intrigue, learn_shown_card),
    DrinksDrawn: by_owner(lambda mind, event: replace(mind, drinks=event.cards.value)),
    DrinksPlaced: by_owner(learn_placed_drinks),
    FaceDownTaken: by_owner(
        lambda mind, event: mind.without_laid(event.spot).with_hidden(event.cards.value),
        lambda mind, event: mind.with_laid_taken(event.seat, event.spot),
    ),
    CardsBought: by_owner(learn_gained_cards),
    CardExchanged: by_owner(learn_opened_cards, learn_shown_cards),
    MarksSealed: by_owner(lambda mind, event: replace(mind, marking=event.characters.value)),
    HandBegan: learn_hand_start,
    BidsOpened: lambda mind, _: replace(mind, bid=None),
    AnswersOpened: lambda mind, _: replace(mind, answer=None),
    StakesReturned: lambda mind, _: replace(mind, tried=()),
    FaceDownLost: lambda mind, event: mind.without_laid(event.spot),
    MarksOpened: lambda mind, _: replace(mind, marking=None),
    **unchanged_by(*SILENT),
}

fold_mind = Fold(ROWS)
"""A seat's knowledge after an event, as observed by that seat."""
