"""Events of setup and of turns (rules MF-2 to MF-5, and MF-7.2). A `Secret` field carries its audience."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_item
from domain.rulesets.microfilms.model import disproved_claims
from domain.rulesets.microfilms.model.cards import IDENTITIES, Card, Identity, Nation
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table


class TableLaid(Event, frozen=True, tag="microfilms.table_laid"):
    """The nations in play are chosen, and the starting francs handed out.  Rules MF-2.1, MF-2.7."""

    rule, weight = "MF-2.1", "part"
    line = "Nations in play: {nations:nations}. Starting francs: {francs:purses}; the house keeps {house:plain}."
    nations: Annotated[tuple[Nation, ...], Meta(description="Nations in play.")]
    francs: Annotated[tuple[int, ...], Meta(description="Francs at the start, by seat.")]
    house: Annotated[int, Meta(description="Francs of the house at the start: the rest of the 30.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, nations=self.nations, francs=self.francs, house=self.house)


class FreelancersBoxed(Event, frozen=True, tag="microfilms.freelancers_boxed"):
    """Freelancers are put aside unseen."""

    rule, weight = "MF-2.2", "part"
    line = "The remaining freelancers go into the box, unseen."
    line_known = "The remaining freelancers go into the box, unseen: {identities:cards}."
    identities: Annotated[Secret[tuple[Identity, ...]], Meta(description="Identities of the boxed freelancers.")]


class IdentityDealt(Event, frozen=True, tag="microfilms.identity_dealt"):
    """A seat is dealt its identity; two identities for a player with the Croupier."""

    rule, weight = "MF-2.3", "part"
    line = "{seat:who} is dealt a secret identity."
    line_known = "{seat:who} is dealt a secret identity: {identities:cards}."
    seat: Seat
    identities: Annotated[Secret[tuple[Identity, ...]], Meta(description="The identities dealt to the seat.")]

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, identities=self.identities.value)


class LetterBoxed(Event, frozen=True, tag="microfilms.letter_boxed"):
    """One alliance letter is put aside unseen."""

    rule, weight = "MF-2.4", "part"
    line = "One of the letters goes into the box, unseen."
    line_known = "One of the letters goes into the box, unseen: {letter:card}."
    letter: Annotated[Secret[Card], Meta(description="The boxed letter.")]


class ActionDealt(Event, frozen=True, tag="microfilms.action_dealt"):
    """A seat is dealt its first card."""

    rule, weight = "MF-2.5", "part"
    line = "{seat:who} is dealt a first card."
    line_known = "{seat:who} is dealt a first card: {card:card}."
    seat: Seat
    card: Annotated[Secret[Card], Meta(description="The card dealt to the seat.")]

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_card(self.card.value)

    def on_other_mind(self, mind: Mind) -> Mind:
        return mind.with_unseen_arrival(self.seat)


class DeckBuilt(Event, frozen=True, tag="microfilms.deck_built"):
    """The rest of the cards becomes the draw deck."""

    rule, weight = "MF-2.5", "part"
    line = "The rest becomes the draw deck, with {size:size}."
    line_known = "The rest becomes the draw deck, with {size:size}: {cards:cards}."
    size: Annotated[int, Meta(description="Number of cards in the draw deck.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards of the draw deck, the top first.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, deck=self.size, hands=tuple(int(seat < table.players) for seat in table.seats))


class TurnBegan(Event, frozen=True, tag="microfilms.turn_began"):
    """A seat's turn begins."""

    rule, weight = "MF-4", "silent"
    line = "It is {seat:who}'s turn."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        is_player = self.seat < table.players
        return replace(
            table, turn=self.seat, previous=table.turn, phase="turn" if is_player else "croupier", facing=None, owed=0,
            turns=table.turns + is_player, proposed=False,
        )  # fmt: skip


class CardDrawn(Event, frozen=True, tag="microfilms.card_drawn"):
    """A seat draws from the draw deck."""

    rule = "MF-4.1.1"
    line = "{seat:who} draws a card from the deck."
    line_known = "{seat:who} draws {card:card} from the deck."
    seat: Seat
    card: Annotated[Secret[Card], Meta(description="The card that the seat draws.")]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_drawn_card(self.seat), deck=table.deck - 1)

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_drawn_card(self.card.value)

    def on_other_mind(self, mind: Mind) -> Mind:
        return mind.with_unseen_arrival(self.seat)


class DiscardTaken(Event, frozen=True, tag="microfilms.discard_taken"):
    """The top card of the discard is taken into a hand; `uncovered` is the new top card."""

    rule = "MF-4.1.2"
    line = "{seat:who} takes {card:card} from the discard."
    seat: Seat
    card: Annotated[Card, Meta(description="The card that the seat takes.")]
    uncovered: Annotated[Card | None, Meta(description=(
        "The new top card of the discard; None if there is none, or none in sight."
    ))]

    def on_table(self, table: Table, version: int) -> Table:
        return table.with_discard_taken(self.seat, self.card, self.uncovered, version)

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_card(self.card)

    def on_other_mind(self, mind: Mind, version: int) -> Mind:
        return mind.with_arrival(self.seat, self.card, "discard", version)


class Passed(Event, frozen=True, tag="microfilms.passed"):
    """A seat passes."""

    rule = "MF-4.2"
    line = "{seat:who} passes and takes {francs:francs} from the house."
    seat: Seat
    francs: Annotated[int, Meta(description="Francs from the house, 0 or 1.")]

    def on_table(self, table: Table) -> Table:
        return table.with_house_payment(self.seat, self.francs)


class BribeOffered(Event, frozen=True, tag="microfilms.bribe_offered"):
    """A seat offers a card to another, face down."""

    rule = "MF-4.3"
    line = "{seat:who} offers {target:who} a card as a bribe."
    line_known = "{seat:who} offers {target:who} {card:card} as a bribe."
    seat: Seat
    target: Seat
    card: Annotated[Secret[Card], Meta(description="The card that the seat offers.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="bribe", facing=self.target)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, offered=self.card.value)


class BribeAccepted(Event, frozen=True, tag="microfilms.bribe_accepted"):
    """The card changes hands, and the briber is Cleared."""

    rule = "MF-4.3.3"
    line = "{target:who} accepts the bribe, and {seat:who} is Cleared."
    line_known = "{target:who} accepts the bribe, {card:card}, and {seat:who} is Cleared."
    seat: Seat
    target: Seat
    card: Annotated[Secret[Card], Meta(description="The card that changes hands.")]

    def on_table(self, table: Table, version: int) -> Table:
        return replace(
            table.with_card_transfer(self.seat, self.target, version),
            cleared=with_item(table.cleared, self.seat, True),
            phase="turn",
            facing=None,
        )

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        card = self.card.value
        return replace(mind.without_cards(card), offered=None).with_arrival(self.target, card, "bribed", version)

    def on_other_mind(self, mind: Mind, version: int) -> Mind:
        if self.target != mind.seat:
            return mind.with_transfer(self.seat, self.target, version)
        card = self.card.value
        return mind.with_departure(self.seat, (card,), version).with_card(card)


class BribeDeclined(Event, frozen=True, tag="microfilms.bribe_declined"):
    """The bribe is declined."""

    rule = "MF-4.3.5"
    line = "{target:who} declines the bribe and pays {seat:who} {francs:francs}."
    seat: Seat
    target: Seat
    francs: Annotated[int, Meta(description="Francs from the target to the briber, 0 or 1.")]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_payment(self.target, self.seat, self.francs), phase="turn", facing=None)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, offered=None)


class Stole(Event, frozen=True, tag="microfilms.stole"):
    """A seat plays a Steal card."""

    rule = "MF-4.4"
    line = "{seat:who} plays a Steal/Blackmail card and takes {francs:francs} from {target:who}."
    seat: Seat
    target: Seat
    francs: Annotated[int, Meta(description="Francs from the target, 0 to 2.")]

    def on_table(self, table: Table, version: int) -> Table:
        return table.with_discarded_cards(self.seat, "SB", version=version).with_payment(
            self.target, self.seat, self.francs
        )

    def on_every_mind(self, mind: Mind, version: int) -> Mind:
        return mind.with_open_departure(self.seat, ("SB",), version)


class CashedOut(Event, frozen=True, tag="microfilms.cashed_out"):
    """A seat plays a Cash Out card."""

    rule = "MF-4.5"
    line = "{seat:who} plays a Cash Out/Blowback card and takes {francs:francs} from the house."
    seat: Seat
    francs: Annotated[int, Meta(description="Francs from the house, 0 to 3.")]

    def on_table(self, table: Table, version: int) -> Table:
        return table.with_discarded_cards(self.seat, "CO", version=version).with_house_payment(self.seat, self.francs)

    def on_every_mind(self, mind: Mind, version: int) -> Mind:
        return mind.with_open_departure(self.seat, ("CO",), version)


class Interrogated(Event, frozen=True, tag="microfilms.interrogated"):
    """A seat sees a random card of another."""

    rule = "MF-4.6"
    line = "{seat:who} interrogates {target:who}, spending {paid:price}."
    line_known = "{seat:who} interrogates {target:who}, spending {paid:price}, and sees {card:card}."
    seat: Seat
    target: Seat
    paid: Annotated[Literal["IB", "FRANC"], Meta(description="The payment: a card or francs.")]
    card: Annotated[Secret[Card | Identity], Meta(description="The card that the seat saw.")]

    def on_table(self, table: Table, version: int) -> Table:
        if self.paid == "FRANC":
            return table.with_house_payment(self.seat, -1)
        return table.with_discarded_cards(self.seat, self.paid, version=version)

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        after, card = mind if self.paid == "FRANC" else mind.without_cards(self.paid), self.card.value
        if card in IDENTITIES:
            return after.with_identity(self.target, card, "interrogated", version)
        return after.with_sighting(self.target, (cast("Card", card),), "interrogated", version)

    def on_other_mind(self, mind: Mind, version: int) -> Mind:
        return mind if self.paid == "FRANC" else mind.with_departure(self.seat, (self.paid,), version)


class BlackmailDeclared(Event, frozen=True, tag="microfilms.blackmail_declared"):
    """A seat blackmails another."""

    rule = "MF-4.7"
    line = "{seat:who} blackmails {target:who}, spending {paid:price}."
    seat: Seat
    target: Seat
    paid: Annotated[Literal["SB", "IB", "FRANCS"], Meta(description="The payment: a card or francs.")]

    def on_table(self, table: Table, version: int) -> Table:
        if self.paid == "FRANCS":
            after = table.with_house_payment(self.seat, -2)
        else:
            after = table.with_discarded_cards(self.seat, self.paid, version=version)
        return replace(after, phase="blackmail", facing=self.target)

    def on_every_mind(self, mind: Mind, version: int) -> Mind:
        return mind if self.paid == "FRANCS" else mind.with_open_departure(self.seat, (self.paid,), version)


class BlackmailPaid(Event, frozen=True, tag="microfilms.blackmail_paid"):
    """The target pays two francs to the blackmailer."""

    rule = "MF-4.7.1"
    line = "{target:who} gives in to the blackmail and pays {seat:who} 2 francs."
    seat: Seat
    target: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table.with_payment(self.target, self.seat, 2), phase="turn", facing=None)


class BlackmailDefended(Event, frozen=True, tag="microfilms.blackmail_defended"):
    """The target defends with a Blowback card, which goes face up to the discard."""

    rule = "MF-4.7.2"
    line = "{target:who} wards off the blackmail with a Cash Out/Blowback card."
    seat: Seat
    target: Seat

    def on_table(self, table: Table, version: int) -> Table:
        return replace(table.with_discarded_cards(self.target, "CO", version=version), phase="turn", facing=None)

    def on_every_mind(self, mind: Mind, version: int) -> Mind:
        return mind.with_open_departure(self.target, ("CO",), version)


class BlackmailDeclined(Event, frozen=True, tag="microfilms.blackmail_declined"):
    """The target declines: the blackmailer is Cleared, the target a Suspect."""

    rule = "MF-4.7.3"
    line = "{target:who} declines the blackmail: {seat:who} is Cleared, and {target:who} a Suspect."
    seat: Seat
    target: Seat

    def on_table(self, table: Table) -> Table:
        tokens = with_item(with_item(table.cleared, self.seat, True), self.target, False)
        return replace(table, cleared=tokens, phase="turn", facing=None)


class CardTaken(Event, frozen=True, tag="microfilms.card_taken"):
    """A random card of the target's hand goes to the blackmailer."""

    rule, weight = "MF-4.7.3", "part"
    line = "{seat:who} takes a card at random from {target:who}'s hand."
    line_known = "{seat:who} takes a card at random from {target:who}'s hand: {card:card}."
    seat: Seat
    target: Seat
    card: Annotated[Secret[Card], Meta(description="The card that the blackmailer takes.")]

    def on_table(self, table: Table, version: int) -> Table:
        return table.with_card_transfer(self.target, self.seat, version)

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        card = self.card.value
        return mind.with_departure(self.target, (card,), version).with_card(card)

    def on_other_mind(self, mind: Mind, version: int) -> Mind:
        if self.target != mind.seat:
            return mind.with_transfer(self.target, self.seat, version)
        card = self.card.value
        return mind.without_cards(card).with_arrival(self.seat, card, "taken", version)


class DiscardOwed(Event, frozen=True, tag="microfilms.discard_owed"):
    """A hand is above its limit at the end of its owner's turn."""

    rule, weight = "MF-5.1", "silent"
    line = "{seat:who} must discard {count:size}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards to discard.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="discard", owed=self.count)


class Discarded(Event, frozen=True, tag="microfilms.discarded"):
    """Cards go face up on the discard, in this order."""

    rule = "MF-5.2"
    line = "{seat:who} discards {cards:cards}{fee:fee}."
    seat: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="The discarded cards, the last on top.")]
    fee: Annotated[int, Meta(description="Francs paid to discard: 2 for the Ace, else 0.")]

    def on_table(self, table: Table, version: int) -> Table:
        return replace(
            table.with_discarded_cards(self.seat, *self.cards, version=version).with_house_payment(
                self.seat, -self.fee
            ),
            owed=0,
        )

    def on_every_mind(self, mind: Mind, version: int) -> Mind:
        return mind.with_open_departure(self.seat, self.cards, version)


class DeckReshuffled(Event, frozen=True, tag="microfilms.deck_reshuffled"):
    """The discard becomes the draw deck, and another evening begins."""

    rule = "MF-5.4"
    line = "Evening {evening:plain} begins: the discard becomes the draw deck, with {size:size}."
    line_known = "Evening {evening:plain} begins: the discard becomes the draw deck, with {size:size}: {cards:cards}."
    evening: Annotated[int, Meta(description="Number of the evening that begins.")]
    size: Annotated[int, Meta(description="Number of cards in the new draw deck.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards of the new draw deck, the top first.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table, evening=self.evening, deck=self.size, discard=(), discard_size=0,
            misplaced=disproved_claims.after_reshuffle(table.misplaced),
            pool=tuple(sorted(table.discard)) if len(table.discard) == self.size else None,
        )  # fmt: skip

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, drawn=())


class CroupierPaid(Event, frozen=True, tag="microfilms.croupier_paid"):
    """The Croupier takes a franc (0 or 1) from the house and is Cleared."""

    rule = "MF-7.2.4"
    line = "{seat:who} takes {francs:francs} from the house."
    seat: Seat
    francs: Annotated[int, Meta(description="Francs that the Croupier takes, 0 or 1.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table.with_house_payment(self.seat, self.francs), cleared=with_item(table.cleared, self.seat, True)
        )


EVENTS = (
    TableLaid, FreelancersBoxed, IdentityDealt, LetterBoxed, ActionDealt, DeckBuilt, TurnBegan, CardDrawn, DiscardTaken,
    Passed, BribeOffered, BribeAccepted, BribeDeclined, Stole, CashedOut, Interrogated, BlackmailDeclared,
    BlackmailPaid, BlackmailDefended, BlackmailDeclined, CardTaken, DiscardOwed, Discarded, DeckReshuffled,
    CroupierPaid,
)  # fmt: skip
