"""Events of a round: movement, contact, and disavowal after a Leak (rules CI-6.3 to CI-8)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import Contact, Conversation, OpenBid, Table


class CharacterMoved(Event, frozen=True, tag="casino-incognito.character_moved"):
    """A seat moves a character."""

    rule = "CI-6.3"
    line = "{seat:who} moves character {character:plain} to room {to:plain}{chips:price}."
    seat: Seat
    character: Annotated[Character, Meta(description="Number of the character, 1 to 20.")]
    to: Annotated[Room, Meta(description="Number of the room that the character enters.")]
    chips: Annotated[int, Meta(description="Chips paid for the move.")]

    def on_table(self, table: Table) -> Table:
        after = replace(
            table.with_payment(self.seat, self.chips), rooms=with_item(table.rooms, self.character - 1, self.to)
        )
        done = table.done if self.chips else (*table.done, self.seat)
        return replace(after.with_answer_from(self.seat), done=done, price=max(table.price, self.chips))


class MoveSkipped(Event, frozen=True, tag="casino-incognito.move_skipped"):
    """A seat makes no free move."""

    rule = "CI-6.3"
    line = "{seat:who} moves nobody."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_last_answer_from(self.seat)


class MovePassed(Event, frozen=True, tag="casino-incognito.move_passed"):
    """A seat pays for no more moves in this phase."""

    rule = "CI-6.5"
    line = "{seat:who} pays for no more moves."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_last_answer_from(self.seat)


class RoomChosen(Event, frozen=True, tag="casino-incognito.room_chosen"):
    """A room is chosen in which contact is made next."""

    rule = "CI-7.1"
    line = "{seat:who} names room {room:plain}, and contact is made there."
    seat: Seat
    room: Annotated[Room, Meta(description="Number of the room in which contact is made, 1 to 10.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, contact=Contact(self.room), asked=())


class BidSealed(Event, frozen=True, tag="casino-incognito.bid_sealed"):
    """A sealed bid; all look alike."""

    rule = "CI-7.2"
    line = "{seat:who} seals a bid."
    line_known = "{seat:who} seals a bid of {chips:chips}, naming {named:people}."
    seat: Seat
    chips: Annotated[Secret[int], Meta(description="Chips that the seat bids.")]
    named: Annotated[Secret[tuple[Character, ...]], Meta(description="The character that the bidder names, if any.")]

    def on_table(self, table: Table) -> Table:
        return table.with_answer_from(self.seat).with_sealed_answer(self.seat)

    def on_own_mind(self, mind: Mind) -> Mind:
        named = self.named.value
        return replace(mind, bid=OpenBid(self.seat, self.chips.value, named[0] if named else None))


class BidsOpened(Event, frozen=True, tag="casino-incognito.bids_opened"):
    """The bids are opened."""

    rule, weight = "CI-7.4", "turning"
    line = "{bids:bids}."
    bids: Annotated[tuple[OpenBid, ...], Meta(description="The bids, highest first, without zero bids.")]
    marks: Annotated[tuple[tuple[Character, ...], ...], Meta(description="Marks after this event, by seat.")]

    def on_table(self, table: Table) -> Table:
        assert table.contact is not None
        bidders = {each.seat for each in self.bids}
        henchmen = tuple(seat for seat in table.plot.henchmen if seat not in bidders)
        plot = replace(table.plot, henchmen=henchmen)
        return replace(table, sealed=(), marks=self.marks, contact=replace(table.contact, bids=self.bids), plot=plot)

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, bid=None)


class ConversationTaken(Event, frozen=True, tag="casino-incognito.conversation_taken"):
    """A bidder pays its bid and takes the cards face up."""

    rule = "CI-7.5"
    line = "{seat:who} pays {chips:chips} and takes conversation {spot:plain}: {cards:cards}."
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    cards: Annotated[tuple[Card, ...], Meta(description="The conversation's face-up cards.")]
    chips: Annotated[int, Meta(description="Chips paid for the conversation: the bid.")]

    def on_table(self, table: Table) -> Table:
        assert table.contact is not None
        after = (
            table.with_conversation(self.spot, Conversation())
            .with_payment(self.seat, self.chips)
            .with_answer_from(self.seat)
        )
        return replace(
            after,
            open=with_item(table.open, self.seat, (*table.open[self.seat], *self.cards)),
            contact=replace(table.contact, took=(*table.contact.took, self.seat)),
        )


class AdvanceEarned(Event, frozen=True, tag="casino-incognito.advance_earned"):
    """The top bidder will move up on the track."""

    rule, weight = "CI-7.6", "silent"
    line = "{seat:who} made the best bid and will move up."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, advances=(*table.advances, self.seat))


class Eavesdropped(Event, frozen=True, tag="casino-incognito.eavesdropped"):
    """A bidder without a conversation pays a chip and draws a face-down card, if there is one."""

    rule, weight = "CI-7.7", "part"
    line = "{seat:who} pays a chip and overhears {count:size}."
    line_known = "{seat:who} pays a chip and overhears {count:size}: {cards:cards}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards drawn, 0 or 1.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards drawn, face down.")]

    def on_table(self, table: Table) -> Table:
        hidden = with_added(table.hidden, self.seat, self.count)
        return replace(table.with_payment(self.seat, 1), hidden=hidden, deck=table.deck - self.count)

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_hidden(self.cards.value)


class SatOut(Event, frozen=True, tag="casino-incognito.sat_out"):
    """Each seat that bid nothing gets one chip per bidder."""

    rule, weight = "CI-7.8", "part"
    line = "{seats:getting} {chips:chips}{seats:each} for not bidding."
    seats: Annotated[tuple[Seat, ...], Meta(description="Seats that bid nothing.")]
    chips: Annotated[int, Meta(description="Chips for each seat that bid nothing.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table, chips=tuple(each + self.chips * (seat in self.seats) for seat, each in enumerate(table.chips))
        )


class RoomResolved(Event, frozen=True, tag="casino-incognito.room_resolved"):
    """Contact in a room is over."""

    rule, weight = "CI-7.9", "silent"
    line = "Nothing more is heard in room {room:plain}."
    room: Annotated[Room, Meta(description="Number of the room in which contact is over, 1 to 10.")]

    def on_table(self, table: Table) -> Table:
        assert table.contact is not None
        return replace(table, contact=None, met=(*table.met, table.contact), resolved=(*table.resolved, self.room))


class DeckReshuffled(Event, frozen=True, tag="casino-incognito.deck_reshuffled"):
    """The discard becomes the deck."""

    rule, weight = "CI-4.6", "part"
    line = "The discard becomes the deck: {cards:cards}."
    cards: Annotated[tuple[Card, ...], Meta(description="The cards of the discard, in their order as the new deck.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, deck=table.deck + len(self.cards), discard=())


class DisavowalSealed(Event, frozen=True, tag="casino-incognito.disavowal_sealed"):
    """A sealed answer about disavowal; all look alike."""

    rule = "CI-8.3"
    line = "{seat:who} has decided whether to disavow."
    line_known = "{seat:who} has decided to {answer:answer}."
    seat: Seat
    answer: Annotated[Secret[Literal["DISAVOW", "STAY"]], Meta(description="Whether the seat disavows its agent.")]

    def on_table(self, table: Table) -> Table:
        return table.with_answer_from(self.seat).with_sealed_answer(self.seat)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, answer=self.answer.value)


class AnswersOpened(Event, frozen=True, tag="casino-incognito.answers_opened"):
    """The answers are opened."""

    rule = "CI-8.3"
    line = "{disavowing:disavowing}."
    disavowing: Annotated[tuple[Seat, ...], Meta(description="Seats that disavow, by choice or by rule.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, sealed=())

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, answer=None)


class Disavowed(Event, frozen=True, tag="casino-incognito.disavowed"):
    """A seat's board is cleared; its disguise returns to the deck and another is drawn."""

    rule, weight = "CI-8.5", "part"
    line = "{seat:who} disavows the agent and draws another disguise."
    line_known = "{seat:who} disavows {returned:one} and draws {agent:one}."
    seat: Seat
    returned: Annotated[Secret[Character], Meta(description="The seat's former agent.")]
    agent: Annotated[Secret[Character], Meta(description="The seat's new agent.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table,
            marks=with_item(table.marks, self.seat, ()),
            disavowed=with_item(table.disavowed, self.seat, True),
            among=with_item(table.among, self.seat, table.board_size),
        )

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, agent=self.agent.value)


class Advanced(Event, frozen=True, tag="casino-incognito.advanced"):
    """A seat moves up one place on the track."""

    rule, weight = "CI-8.7", "part"
    line = "{seat:who} moves up. The turn order is {track:all}."
    seat: Seat
    track: Annotated[tuple[Seat, ...], Meta(description="Seats in turn order after this event.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, track=self.track)


EVENTS = (
    CharacterMoved, MoveSkipped, MovePassed, RoomChosen, BidSealed, BidsOpened, ConversationTaken, AdvanceEarned,
    Eavesdropped, SatOut, RoomResolved, DeckReshuffled, DisavowalSealed, AnswersOpened, Disavowed, Advanced,
)  # fmt: skip
