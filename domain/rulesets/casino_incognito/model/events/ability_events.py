"""Events of the abilities of intrigue cards (rule CI-15)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.intrigue_state import FaceDown, Token
from domain.rulesets.casino_incognito.model.mind import Mind, OwnLaidCard
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import Conversation, Table


class DrinksDrawn(Event, frozen=True, tag="casino-incognito.drinks_drawn"):
    """A seat looks at cards from the deck."""

    rule = "CI-15.1"
    line = "{seat:who} looks at {count:size} from the deck."
    line_known = "{seat:who} looks at {count:size} from the deck: {cards:cards}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards that the seat looks at.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards that the seat looks at.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, deck=table.deck - self.count).with_effect_going_on(drawn=self.count)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, drinks=self.cards.value)


class DrinksPlaced(Event, frozen=True, tag="casino-incognito.drinks_placed"):
    """A seat lays the cards that it looks at face down into conversations."""

    rule = "CI-15.1"
    line = "{seat:who} lays cards face down into conversations {spots:numbers}."
    line_known = "{seat:who} lays cards face down into conversations {spots:numbers}: {cards:cards}."
    seat: Seat
    spots: Annotated[tuple[Spot, ...], Meta(description=(
        "The places of the conversations that get a card, one per card, sorted."
    ))]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards laid face down, by place of conversation.")]

    def on_table(self, table: Table) -> Table:
        down = (*table.plot.down, *(FaceDown(spot, self.seat) for spot in self.spots))
        return table.with_intrigue(down=tuple(sorted(down))).with_effect_over()

    def on_own_mind(self, mind: Mind) -> Mind:
        laid = (*mind.laid, *(OwnLaidCard(spot, card) for spot, card in zip(self.spots, self.cards.value, strict=True)))
        return replace(mind, drinks=(), laid=tuple(sorted(laid)))


class FaceDownTaken(Event, frozen=True, tag="casino-incognito.face_down_taken"):
    """A conversation's face-down cards go to the seat that took it."""

    rule, weight = "CI-15.1", "part"
    line = "{seat:who} gets {count:size} face down with conversation {spot:plain}."
    line_known = "{seat:who} gets {count:size} face down with conversation {spot:plain}: {cards:cards}."
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    count: Annotated[int, Meta(description="Number of face-down cards that the seat takes.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The face-down cards that the seat takes.")]

    def on_table(self, table: Table) -> Table:
        hidden = with_added(table.hidden, self.seat, self.count)
        return replace(table, hidden=hidden, plot=table.plot.without_face_down(self.spot))

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.without_laid(self.spot).with_hidden(self.cards.value)

    def on_other_mind(self, mind: Mind) -> Mind:
        return mind.with_laid_taken(self.seat, self.spot)


class FaceDownLost(Event, frozen=True, tag="casino-incognito.face_down_lost"):
    """The face-down cards of a conversation in an empty room are discarded face up."""

    rule, weight = "CI-15.1", "part"
    line = "Discarded: {cards:cards}, face down in conversation {spot:plain}."
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    cards: Annotated[tuple[Card, ...], Meta(description="The face-down cards that are discarded.")]

    def on_table(self, table: Table) -> Table:
        discard = tuple(sorted((*table.discard, *self.cards)))
        return replace(table, discard=discard, plot=table.plot.without_face_down(self.spot))

    def on_every_mind(self, mind: Mind) -> Mind:
        return mind.without_laid(self.spot)


class TokenPlaced(Event, frozen=True, tag="casino-incognito.token_placed"):
    """Muscle or a Femme Fatale enters a room and makes moves dearer by a toll."""

    rule = "CI-15.2"
    line = "{seat:who} sends {token:token} to room {room:plain}, where moves cost {toll:chips} more."
    seat: Seat
    token: Annotated[Literal["muscle", "femme"], Meta(description="The Muscle or the Femme Fatale.")]
    room: Annotated[Room, Meta(description="The room that the token stands in.")]
    toll: Annotated[int, Meta(description="Extra chips for a move, because of the token.")]

    def on_table(self, table: Table) -> Table:
        return table.with_intrigue(**{self.token: Token(self.seat, self.room, self.toll)}).with_effect_over()


class MusclePaid(Event, frozen=True, tag="casino-incognito.muscle_paid"):
    """A seat pays the bank for a move into the room of the Muscle."""

    rule, weight = "CI-15.2", "part"
    line = "{seat:who} pays the Muscle {chips:chips}."
    seat: Seat
    chips: Annotated[int, Meta(description="The toll in chips.")]

    def on_table(self, table: Table) -> Table:
        return table.with_payment(self.seat, self.chips)


class FemmePaid(Event, frozen=True, tag="casino-incognito.femme_paid"):
    """A seat pays the owner of the Femme Fatale for a move into or out of her room."""

    rule, weight = "CI-15.3", "part"
    line = "{seat:who} pays {owner:who} {chips:chips} for the Femme Fatale."
    seat: Seat
    owner: Annotated[Seat, Meta(description="The seat that gets the toll.")]
    chips: Annotated[int, Meta(description="The toll in chips.")]

    def on_table(self, table: Table) -> Table:
        return table.with_payment(self.seat, self.chips).with_payment(self.owner, -self.chips)


class TokensRemoved(Event, frozen=True, tag="casino-incognito.tokens_removed"):
    """The Muscle and the Femme Fatale leave the board, as blending in is over."""

    rule, weight = "CI-15.2", "part"
    line = "Muscle and Femme Fatale leave."

    def on_table(self, table: Table) -> Table:
        return table.with_intrigue(muscle=None, femme=None)


class DartThrown(Event, frozen=True, tag="casino-incognito.dart_thrown"):
    """A seat throws a dart at another."""

    rule = "CI-15.4"
    line = "{seat:who} strikes {target:who} with a poison dart, which {chips:chips} would stop."
    seat: Seat
    target: Seat
    chips: Annotated[int, Meta(description="Chips to pay for avoiding the dart.")]

    def on_table(self, table: Table) -> Table:
        return table.with_effect_going_on(target=self.target)


class DartPaid(Event, frozen=True, tag="casino-incognito.dart_paid"):
    """A seat pays to avoid a dart."""

    rule = "CI-15.4"
    line = "{seat:who} pays {chips:chips}, and the dart does nothing."
    seat: Seat
    chips: Annotated[int, Meta(description="Chips paid to avoid the dart.")]

    def on_table(self, table: Table) -> Table:
        return table.with_payment(self.seat, self.chips).with_effect_over()


class DartSuffered(Event, frozen=True, tag="casino-incognito.dart_suffered"):
    """A seat bids at most one chip per room in this round."""

    rule = "CI-15.4"
    line = "{seat:who} cannot bid more than one chip in any room this round."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_intrigue(darted=tuple(sorted({*table.plot.darted, self.seat}))).with_effect_over()


class CardsBought(Event, frozen=True, tag="casino-incognito.cards_bought"):
    """A seat draws face-down cards, if there are any."""

    rule = "CI-15.5"
    line = "{seat:who} draws {count:size}."
    line_known = "{seat:who} draws {count:size}: {cards:cards}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards drawn.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards drawn, face down.")]

    def on_table(self, table: Table) -> Table:
        hidden = with_added(table.hidden, self.seat, self.count)
        return replace(table, hidden=hidden, deck=table.deck - self.count).with_effect_over()

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_hidden(self.cards.value)


class Intimidated(Event, frozen=True, tag="casino-incognito.intimidated"):
    """A seat gets chips from the bank."""

    rule = "CI-15.6"
    line = "{seat:who} gains {chips:chips}."
    seat: Seat
    chips: Annotated[int, Meta(description="Chips that the seat receives from the bank.")]

    def on_table(self, table: Table) -> Table:
        return table.with_payment(self.seat, -self.chips).with_effect_over()


class CardExchanged(Event, frozen=True, tag="casino-incognito.card_exchanged"):
    """A seat swaps a card with one of a conversation."""

    rule = "CI-15.7"
    line = "{seat:who} takes {taken:card} from conversation {spot:plain} and gives {given:card}."
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    taken: Annotated[Card, Meta(description="The card that the seat gets.")]
    given: Annotated[Card, Meta(description="The card that the seat lays into the conversation.")]
    opened: Annotated[tuple[Card, ...], Meta(description="The card given, if it lay face down before.")]

    def on_table(self, table: Table) -> Table:
        seat, (room, cards) = self.seat, table.conversations[self.spot - 1]
        after = table.with_opened_cards(seat, self.opened)
        place, gone = cards.index(self.taken), after.open[seat].index(self.given)
        lying = (*after.open[seat][:gone], *after.open[seat][gone + 1 :], self.taken)
        after = replace(after, open=with_item(after.open, seat, lying))
        return after.with_conversation(
            self.spot, Conversation(room, with_item(cards, place, self.given))
        ).with_effect_over()

    def on_every_mind(self, mind: Mind) -> Mind:
        return mind.with_opened_cards(self.seat, self.opened)


class HenchmanHired(Event, frozen=True, tag="casino-incognito.henchman_hired"):
    """A seat's next bid of this round names no character."""

    rule = "CI-15.8"
    line = "{seat:who} has a henchman: the next bid this round names nobody."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_intrigue(henchmen=(*table.plot.henchmen, self.seat)).with_effect_over()


class BombPlanted(Event, frozen=True, tag="casino-incognito.bomb_planted"):
    """Every seat must move a character out of a room."""

    rule = "CI-15.9"
    line = "{seat:who} plants a bomb in room {room:plain}."
    seat: Seat
    room: Annotated[Room, Meta(description="Number of the room with the bomb, 1 to 10.")]

    def on_table(self, table: Table) -> Table:
        return table.with_effect_going_on(room=self.room)


class CharacterFled(Event, frozen=True, tag="casino-incognito.character_fled"):
    """A seat moves a character out of the room of the bomb."""

    rule = "CI-15.9"
    line = "{seat:who} moves character {character:plain} away to room {to:plain}."
    seat: Seat
    character: Annotated[Character, Meta(description="Number of the character that flees, 1 to 20.")]
    to: Annotated[Room, Meta(description="Number of the room that the character enters.")]

    def on_table(self, table: Table) -> Table:
        assert table.plot.effect is not None
        rooms = with_item(table.rooms, self.character - 1, self.to)
        return replace(table, rooms=rooms).with_effect_going_on(moved=(*table.plot.effect.moved, self.seat))


class BombOver(Event, frozen=True, tag="casino-incognito.bomb_over"):
    """Every seat has moved a character, or the room is empty."""

    rule, weight = "CI-15.9", "silent"
    line = "Nobody else flees room {room:plain}."
    room: Annotated[Room, Meta(description="Number of the room with the bomb.")]

    def on_table(self, table: Table) -> Table:
        return table.with_effect_over()


class ChipsCashedIn(Event, frozen=True, tag="casino-incognito.chips_cashed_in"):
    """A seat turns chips into victory points."""

    rule = "CI-15.10"
    line = "{seat:who} turns {chips:chips} into {chips:points}."
    seat: Seat
    chips: Annotated[int, Meta(description="Chips that the seat turns into victory points.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table.with_payment(self.seat, self.chips), vp=with_added(table.vp, self.seat, self.chips)
        ).with_effect_over()


class RoomTargeted(Event, frozen=True, tag="casino-incognito.room_targeted"):
    """All other seats must mark two characters of a room."""

    rule = "CI-15.11"
    line = "{seat:who} targets room {room:plain}: the others must mark two characters there."
    seat: Seat
    room: Annotated[Room, Meta(description="Number of the targeted room, 1 to 10.")]

    def on_table(self, table: Table) -> Table:
        return table.with_effect_going_on(room=self.room)


class MarksSealed(Event, frozen=True, tag="casino-incognito.marks_sealed"):
    """A sealed choice of marks; all look alike."""

    rule = "CI-15.11"
    line = "{seat:who} has decided whom to mark."
    line_known = "{seat:who} has decided whom to mark: {characters:people}."
    seat: Seat
    characters: Annotated[Secret[tuple[Character, ...]], Meta(description=(
        "The two characters that the seat marks; empty to disavow instead."
    ))]

    def on_table(self, table: Table) -> Table:
        asked = tuple([each for each in table.asked if each != self.seat])
        return replace(table.with_sealed_answer(self.seat), asked=asked)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, marking=self.characters.value)


class MarksOpened(Event, frozen=True, tag="casino-incognito.marks_opened"):
    """The marks are opened."""

    rule = "CI-15.11"
    line = "The answers are opened. The boards: {marks:boards}. {disavowing:disavowing}."
    marks: Annotated[tuple[tuple[Character, ...], ...], Meta(description="Marks after this event, by seat.")]
    disavowing: Annotated[tuple[Seat, ...], Meta(description="Seats that cannot mark two characters, and so disavow.")]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_effect_over(), sealed=(), marks=self.marks)

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, marking=None)


class ConversationMoved(Event, frozen=True, tag="casino-incognito.conversation_moved"):
    """A conversation moves to an adjacent room."""

    rule = "CI-15.12"
    line = "{seat:who} moves conversation {spot:plain} to room {to:plain}."
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    to: Annotated[Room, Meta(description="Number of the room that the conversation moves to.")]

    def on_table(self, table: Table) -> Table:
        return table.with_conversation(
            self.spot, table.conversations[self.spot - 1]._replace(room=self.to)
        ).with_effect_over()


class FaceDownRevealed(Event, frozen=True, tag="casino-incognito.face_down_revealed"):
    """The cards still face down in conversations at the end."""

    rule, weight = "CI-15.1", "part"
    line = "Face down in conversations lay {cards:piles}."
    changes_nothing = True
    cards: Annotated[tuple[tuple[Card, ...], ...], Meta(description="The face-down cards, by place of conversation.")]


EVENTS = (
    DrinksDrawn, DrinksPlaced, FaceDownTaken, FaceDownLost, TokenPlaced, MusclePaid, FemmePaid, TokensRemoved,
    DartThrown, DartPaid, DartSuffered, CardsBought, Intimidated, CardExchanged, HenchmanHired, BombPlanted,
    CharacterFled, BombOver, ChipsCashedIn, RoomTargeted, MarksSealed, MarksOpened, ConversationMoved, FaceDownRevealed,
)  # fmt: skip
