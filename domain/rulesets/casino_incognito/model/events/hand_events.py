"""Events of phases, setup and surveillance: the beginning of a hand and of its rounds (rules CI-3 to CI-6.1)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model.abilities import WINDOWS
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import Conversation, Kind, LeakCard, Phase, RowTile, Table

ENDS_PASSES: tuple[Phase, ...] = ("contact", "rewards")
"""Phases with which standing passes end."""


class TrackDrawn(Event, frozen=True, tag="casino-incognito.track_drawn"):
    """The first turn order is drawn."""

    rule, weight = "CI-3.1", "part"
    line = "The first turn order is {track:all}."
    track: Annotated[tuple[Seat, ...], Meta(description="Seats in turn order.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, track=self.track)


class DisguisesLookedAt(Event, frozen=True, tag="casino-incognito.disguises_looked_at"):
    """A seat looks at cards of the disguise deck."""

    rule = "CI-3.3"
    line = "{seat:who} looks at {size:disguises}."
    line_known = "{seat:who} looks at {size:disguises}: {disguises:people}."
    seat: Seat
    size: Annotated[int, Meta(description="Cards left in the disguise deck.")]
    disguises: Annotated[Secret[tuple[Character, ...]], Meta(description="The characters that the seat sees.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, disguises=table.disguises - self.size)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, looked=self.disguises.value)


class DisguiseChosen(Event, frozen=True, tag="casino-incognito.disguise_chosen"):
    """A seat has chosen its agent."""

    rule = "CI-3.4"
    line = "{seat:who} has chosen an agent{out:out}."
    line_known = (
        "{seat:who} has chosen an agent: {agent:one}; {returned:one} goes back, and {removed:people} leaves the game."
    )
    seat: Seat
    out: Annotated[int, Meta(description="Number of disguises that the seat removes from the game, 0 or 1.")]
    agent: Annotated[Secret[Character], Meta(description="The disguise that the seat keeps as its agent.")]
    returned: Annotated[Secret[Character], Meta(description="The disguise that the seat puts back into the deck.")]
    removed: Annotated[Secret[tuple[Character, ...]], Meta(description=(
        "Disguises that the seat takes out of the game."
    ))]

    def on_table(self, table: Table) -> Table:
        removed = with_item(table.removed, self.seat, self.out)
        return replace(table.with_last_answer_from(self.seat), disguises=table.disguises + 1, removed=removed)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, agent=self.agent.value, removed=self.removed.value, looked=())


class PhaseBegan(Event, frozen=True, tag="casino-incognito.phase_began"):
    """A phase begins."""

    rule, weight = "CI-6.1", "silent"
    line = "{phase:phase}."
    phase: Annotated[Phase, Meta(description="The name of the phase.")]

    def on_table(self, table: Table) -> Table:
        """Standing passes count in every window.  Rule CI-14.7.1."""
        plot = replace(table.plot, again=False, passing=() if self.phase in ENDS_PASSES else table.plot.passing)
        done = plot.passing if self.phase in WINDOWS else ()
        return replace(table, phase=self.phase, kind=None, asked=(), done=done, turn=None, price=1, plot=plot)


class Asked(Event, frozen=True, tag="casino-incognito.asked"):
    """The game waits for answers of some seats."""

    rule, weight = "CI-6.2", "silent"
    line = "{seats:all} {kind:asked}."
    kind: Annotated[Kind, Meta(description="The kind of decision that the seats owe.")]
    seats: Annotated[tuple[Seat, ...], Meta(description="Seats that must answer.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, kind=self.kind, asked=self.seats)


class HandBegan(Event, frozen=True, tag="casino-incognito.hand_began"):
    """A hand begins with a new deck."""

    rule, weight = "CI-4.1", "turning"
    line = "Hand {hand:plain} begins with a deck of {size:size}{keeps:keeps}."
    line_known = "Hand {hand:plain} begins with a deck of {size:size}{keeps:keeps}: {deck:cards}."
    hand: Annotated[int, Meta(description="Number of the hand, from 1.")]
    size: Annotated[int, Meta(description="Number of cards in the deck.")]
    keeps: Annotated[bool, Meta(description="Whether players keep their cards from the hand before.")]
    deck: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards of the deck, the top first.")]

    def on_table(self, table: Table) -> Table:
        kept: dict[str, Any] = {"plot": IntrigueState(fitting=table.plot.fitting)}
        if not self.keeps:
            kept = {"hidden": (0,) * len(table.chips), "open": ((),) * len(table.chips), "plot": IntrigueState()}
        return replace(
            table, hand=self.hand, round=0, deck=self.size, discard=(), leak=(), judged=(), claimed=False,
            conversations=(Conversation(),) * len(table.conversations), disavowed=(False,) * len(table.chips), **kept,
        )  # fmt: skip

    def on_every_mind(self, mind: Mind) -> Mind:
        kept = replace(mind, laid=())
        return kept if self.keeps else replace(kept, hidden=(), known=())


class CardsDealt(Event, frozen=True, tag="casino-incognito.cards_dealt"):
    """A seat gets face-down cards."""

    rule, weight = "CI-4.2", "part"
    line = "{seat:who} is dealt {count:size}."
    line_known = "{seat:who} is dealt {count:size}: {cards:cards}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards dealt.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards dealt, face down.")]

    def on_table(self, table: Table) -> Table:
        hidden = with_added(table.hidden, self.seat, self.count)
        return replace(table, hidden=hidden, deck=table.deck - self.count, bonus=with_item(table.bonus, self.seat, 0))

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_hidden(self.cards.value)


class CardPickedUp(Event, frozen=True, tag="casino-incognito.card_picked_up"):
    """Surveillance adds a face-up card to a conversation."""

    rule, weight = "CI-5.3", "part"
    line = "Surveillance picks up {card:card} in conversation {spot:plain}."
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    card: Annotated[Card, Meta(description="The card that surveillance adds.")]

    def on_table(self, table: Table) -> Table:
        room, cards = table.conversations[self.spot - 1]
        return replace(table.with_conversation(self.spot, Conversation(room, (*cards, self.card))), deck=table.deck - 1)


class DieRolled(Event, frozen=True, tag="casino-incognito.die_rolled"):
    """A conversation takes place in a room."""

    rule, weight = "CI-5.2", "part"
    line = "Conversation {spot:plain} takes place in room {room:plain}."
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    room: Annotated[Room, Meta(description="Number of the room, 1 to 10.")]

    def on_table(self, table: Table) -> Table:
        return table.with_conversation(self.spot, table.conversations[self.spot - 1]._replace(room=self.room))


class ConversationLost(Event, frozen=True, tag="casino-incognito.conversation_lost"):
    """A conversation in an empty room is discarded."""

    rule = "CI-5.1"
    line = "Nobody is there to hold conversation {spot:plain}. Discarded: {cards:cards}."
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    cards: Annotated[tuple[Card, ...], Meta(description="The conversation's face-up cards.")]

    def on_table(self, table: Table) -> Table:
        discard = tuple(sorted((*table.discard, *self.cards)))
        return replace(table.with_conversation(self.spot, Conversation()), discard=discard)


class LeakTurned(Event, frozen=True, tag="casino-incognito.leak_turned"):
    """A Leak card is turned face up."""

    rule, weight = "CI-8.1", "part"
    line = "The Leak turns up {card:card}."
    card: Annotated[Card, Meta(description="The Leak card that is turned face up.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, leak=(*table.leak, LeakCard(self.card)), deck=table.deck - 1)


class TilesLaid(Event, frozen=True, tag="casino-incognito.tiles_laid"):
    """The tile row for this hand, in scoring order."""

    rule, weight = "CI-4.5", "part"
    line = "The tiles of this hand: {row:row}."
    row: Annotated[tuple[RowTile, ...], Meta(description="All tiles of the row, in scoring order.")]
    drawn: Annotated[tuple[int, ...], Meta(description="The tiles that are new in the row.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, tiles=self.row, drawn=(*table.drawn, *self.drawn))


class RoundBegan(Event, frozen=True, tag="casino-incognito.round_began"):
    """A round begins."""

    rule, weight = "CI-6.1", "turning"
    line = "Round {round:plain} begins."
    round: Annotated[int, Meta(description="Number of the round in the hand, from 1.")]

    def on_table(self, table: Table) -> Table:
        plot = replace(table.plot, played=(), darted=(), henchmen=())
        return replace(table, round=self.round, advances=(), resolved=(), met=(), plot=plot)


EVENTS = (
    TrackDrawn, DisguisesLookedAt, DisguiseChosen, PhaseBegan, Asked, HandBegan, CardsDealt, CardPickedUp, DieRolled,
    ConversationLost, LeakTurned, TilesLaid, RoundBegan,
)  # fmt: skip
