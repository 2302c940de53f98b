"""Private knowledge of one seat: its agent, its face-down cards, its sealed answers."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Spot
from domain.rulesets.casino_incognito.model.table import OpenBid, Table


class OwnLaidCard(NamedTuple):
    """A card that this seat laid face down into a conversation."""

    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    card: Annotated[Card, Meta(description="The card that the seat laid.")]


class SealedAttempt(NamedTuple):
    """A sealed try in a window."""

    card: Annotated[Card | None, Meta(description="The card to try; None for a pass.")]
    chips: Annotated[int, Meta(description="Chips laid on the card; 0 for a pass.")]


class KnownCard(NamedTuple):
    """Another seat's face-down card that this seat knows."""

    seat: Annotated[Seat, Meta(description="The seat that holds the card.")]
    card: Annotated[Card, Meta(description="The face-down card that this seat knows.")]


class Mind(secrecy.Mind, frozen=True):
    """A seat's private knowledge."""

    agent: Annotated[Character | None, Meta(description="The seat's own agent.")] = None
    removed: Annotated[tuple[Character, ...], Meta(description="Disguises that the seat took out of the game.")] = ()
    looked: Annotated[tuple[Character, ...], Meta(description="Disguises that the seat chooses from.")] = ()
    hidden: Annotated[tuple[Card, ...], Meta(description="The seat's face-down cards, sorted.")] = ()
    bid: Annotated[OpenBid | None, Meta(description="The seat's sealed bid.")] = None
    answer: Annotated[Literal["DISAVOW", "STAY", "MATCH", "LET"] | None, Meta(description=(
        "The seat's sealed answer: to disavow or stay, or to match the chips or let the card be played."
    ))] = None
    marking: Annotated[tuple[Character, ...] | None, Meta(description="The seat's sealed marks.")] = None
    attempt: Annotated[SealedAttempt | None, Meta(description="The seat's sealed try in a window of intrigue.")] = None
    tried: Annotated[tuple[Card, ...], Meta(description="The seat's cards tried in this window, in order.")] = ()
    drinks: Annotated[tuple[Card, ...], Meta(description="Cards that the seat looks at, sorted.")] = ()
    laid: Annotated[tuple[OwnLaidCard, ...], Meta(description="Cards the seat laid into conversations, sorted.")] = ()
    known: Annotated[tuple[KnownCard, ...], Meta(description="Cards laid by this seat in other hands, sorted.")] = ()

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

    def with_opened_cards(self, seat: Seat, cards: tuple[Card, ...]) -> Mind:
        """After a seat, this one or another, has turned face-down cards face up."""
        return self.without_hidden(cards) if seat == self.seat else self.without_known(seat, cards)

    def with_opened_try(self, seat: Seat, card: Card) -> Mind:
        """After the card that a seat tried is shown."""
        after = replace(self.with_opened_cards(seat, (card,)), answer=None)
        return replace(after, tried=after.tried[:-1]) if seat == self.seat else after

    def without_laid(self, spot: Spot) -> Mind:
        """Without the cards laid into a conversation."""
        return replace(self, laid=tuple([each for each in self.laid if each.spot != spot]))

    def with_laid_taken(self, seat: Seat, spot: Spot) -> Mind:
        """After another seat took a conversation with the cards laid there.  Rule CI-16.2."""
        theirs = [KnownCard(seat, each.card) for each in self.laid if each.spot == spot]
        return replace(self.without_laid(spot), known=tuple(sorted((*self.known, *theirs))))


def possible_agents(table: Table, mind: Mind | None, seat: Seat) -> tuple[Character, ...]:
    """The characters that another seat's agent may be. mind: None for public knowledge."""
    out = {*table.marks[seat], *(() if mind is None else (*mind.removed, *mind.looked, mind.agent))}
    return tuple(each for each in range(1, table.among[seat] + 1) if each not in out)
