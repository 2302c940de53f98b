"""Events (rules IF-2 to IF-9). A `Secret` field carries its audience."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import CardsRevealed, LaidClue, Table, without_cards

Narrowed = tuple[int, int]
"""Numbers of candidates of a suspect, before and after a clue."""


class MissionBegan(Event, frozen=True, tag="infiltrators.mission_began"):
    """The mission begins."""

    rule, weight = "IF-2.1", "part"
    line = "The mission begins: {suspects:suspects} among {cards:cards}, and {bullets:bullets}."
    cards: Annotated[int, Meta(description="Number of cards in the mission.")]
    suspects: Annotated[int, Meta(description="Number of suspects to eliminate.")]
    bullets: Annotated[int, Meta(description="Number of bullets at the start.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, bullets=self.bullets)


class SuspectsDealt(Event, frozen=True, tag="infiltrators.suspects_dealt"):
    """Suspects are laid face down into the centre."""

    rule, weight = "IF-2.2", "part"
    line = "In the centre lie {count:suspects}, face down."
    line_known = "In the centre lie {count:suspects}, face down: {cards:named}."
    count: Annotated[int, Meta(description="Number of suspects.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The suspects that are laid face down, in order.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, centre=self.count)


class HandDealt(Event, frozen=True, tag="infiltrators.hand_dealt"):
    """A seat is dealt its hand."""

    rule, weight = "IF-2.3", "part"
    line = "{seat:who} is dealt {count:cards}."
    line_known = "{seat:who} is dealt {count:cards}: {cards:named}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards dealt.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards dealt to the seat.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, hands=with_added(table.hands, self.seat, self.count))

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_cards(*self.cards.value)


class HeadquartersBuilt(Event, frozen=True, tag="infiltrators.headquarters_built"):
    """The rest of the cards becomes the Headquarters."""

    rule, weight = "IF-2.4", "part"
    line = "The rest becomes the Headquarters, with {size:cards}."
    line_known = "The rest becomes the Headquarters, with {size:cards}: {cards:named}."
    size: Annotated[int, Meta(description="Number of cards in the Headquarters.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards of the Headquarters, the top first.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, headquarters=self.size)


class TurnBegan(Event, frozen=True, tag="infiltrators.turn_began"):
    """A seat's turn begins."""

    rule, weight = "IF-4", "silent"
    line = "It is {seat:who}'s turn."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="turn", turn=self.seat, turns=table.turns + 1, changed=0, chances=())


class SuspectNabbed(Event, frozen=True, tag="infiltrators.suspect_nabbed"):
    """A suspect goes from the centre to a stand."""

    rule = "IF-4.1.1"
    line = "{seat:who} nabs a suspect from the centre."
    line_known = "{seat:who} nabs a suspect from the centre: {card:card}."
    seat: Seat
    card: Annotated[Secret[Card], Meta(description="The suspect that the seat nabs.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, centre=table.centre - 1, stands=with_item(table.stands, self.seat, True))

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, suspect=self.card.value)


class CardMilled(Event, frozen=True, tag="infiltrators.card_milled"):
    """The top card of the Headquarters goes face down to the discard."""

    rule, weight = "IF-1.4.3", "part"
    line = "The top card of the Headquarters is discarded unseen."
    line_known = "The top card of the Headquarters is discarded unseen: {card:card}."
    card: Annotated[Secret[Card], Meta(description="The card that goes face down to the discard.")]

    def on_table(self, table: Table) -> Table:
        covered = (*table.covered, len(table.eliminated))
        return replace(table, headquarters=table.headquarters - 1, covered=covered)


class ClueGiven(Event, frozen=True, tag="infiltrators.clue_given"):
    """A seat lays a card next to its own suspect."""

    rule = "IF-4.2.1"
    line = "{seat:who} lays {card:card} {vertical:turned} beside {seat:-their} own suspect."
    line_known = (
        "{seat:who} lays {card:card} {vertical:turned} beside {seat:-their} own suspect. "
        "As far as everybody knows, it could be {narrowed:narrowed}."
    )
    seat: Seat
    card: Annotated[Card, Meta(description="The clue that the seat lays.")]
    vertical: Annotated[bool, Meta(description="Whether the clue matches the suspect.")]
    narrowed: Annotated[Secret[Narrowed], Meta(description="Public counts of candidates before and after the clue.")]

    def on_table(self, table: Table) -> Table:
        return table.with_clue(self.seat, self.seat, LaidClue(self.card, self.vertical, self.seat))

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.without_cards(self.card)


class ExchangeMade(Event, frozen=True, tag="infiltrators.exchange_made"):
    """A seat lays a card next to the target's suspect."""

    rule = "IF-4.3.1"
    line = "{seat:who} exchanges information: {card:card} lies {vertical:turned} beside {target:who}'s suspect."
    line_known = (
        "{seat:who} exchanges information: {card:card} lies {vertical:turned} beside {target:who}'s suspect. "
        "As far as {seat:who} knows, it could be {narrowed:narrowed}."
    )
    seat: Seat
    target: Seat
    card: Annotated[Card, Meta(description="The clue that the seat lays.")]
    vertical: Annotated[bool, Meta(description="Whether the clue matches the suspect.")]
    narrowed: Annotated[Secret[Narrowed], Meta(description=(
        "Numbers of candidates before and after the clue, by the knowledge of `seat`."
    ))]

    def on_table(self, table: Table) -> Table:
        return table.with_clue(self.seat, self.target, LaidClue(self.card, self.vertical, self.seat))

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.without_cards(self.card)


class DrawOffered(Event, frozen=True, tag="infiltrators.draw_offered"):
    """A seat may draw a card after its exchange."""

    rule, weight = "IF-4.3.3", "silent"
    line = "{seat:who} may draw a card."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="exchange_draw")


class DrawDeclined(Event, frozen=True, tag="infiltrators.draw_declined"):
    """A seat draws no cards after its exchange."""

    rule = "IF-4.3.3"
    line = "{seat:who} draws nothing."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="turn")


class Bided(Event, frozen=True, tag="infiltrators.bided"):
    """A seat bides its time."""

    rule = "IF-4.4.1"
    line = "{seat:who} bides {seat:-their} time and asks for {draw:wanted}."
    changes_nothing = True
    seat: Seat
    draw: Annotated[int, Meta(description="Number of cards that the seat announced to draw.")]


class CardsDrawn(Event, frozen=True, tag="infiltrators.cards_drawn"):
    """A seat draws cards from the Headquarters."""

    rule, weight = "IF-1.4.2", "part"
    line = "{seat:who} draws {count:cards}."
    line_known = "{seat:who} draws {count:cards}: {cards:named}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards drawn.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards drawn.")]

    def on_table(self, table: Table) -> Table:
        return table.with_draw(self.seat, self.count)

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_cards(*self.cards.value)


class ShotMissed(Event, frozen=True, tag="infiltrators.shot_missed"):
    """The shot misses: the target's suspect is another card."""

    rule, weight = "IF-4.5.4", "turning"
    line = "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and misses."
    line_known = (
        "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and misses: "
        "{choices:fitting} fitted what {seat:who} knew."
    )
    teaches_nothing = True
    seat: Seat
    target: Seat
    card: Annotated[Card, Meta(description="The card that the shooter named.")]
    choices: Annotated[Secret[int], Meta(description="Number of candidates, by the shooter's knowledge.")]

    def on_table(self, table: Table) -> Table:
        misses = with_item(table.misses, self.target, (*table.misses[self.target], self.card))
        return replace(table, bullets=table.bullets - 1, misses=misses)


class ShotHit(Event, frozen=True, tag="infiltrators.shot_hit"):
    """The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard."""

    rule, weight = "IF-4.5.3", "turning"
    line = "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and hits."
    line_known = (
        "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and hits: "
        "{choices:fitting} fitted what {seat:who} knew."
    )
    seat: Seat
    target: Seat
    card: Annotated[Card, Meta(description="The suspect that is eliminated.")]
    choices: Annotated[Secret[int], Meta(description="Number of candidates, by the shooter's knowledge.")]

    def on_table(self, table: Table) -> Table:
        return table.with_elimination(self.target, self.card)

    def on_other_mind(self, mind: Mind) -> Mind:
        return replace(mind, suspect=None) if mind.seat == self.target else mind


class RewardOffered(Event, frozen=True, tag="infiltrators.reward_offered"):
    """The shooter may take a card from the discard."""

    rule, weight = "IF-4.6.1", "silent"
    line = "{seat:who} may take a card from the discard."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="reward")


class RewardTaken(Event, frozen=True, tag="infiltrators.reward_taken"):
    """The shooter takes a face-up card of the discard."""

    rule = "IF-4.6.2"
    line = "{seat:who} takes {card:card} from the discard."
    seat: Seat
    card: Annotated[Card, Meta(description="The face-up card that the shooter takes.")]

    def on_table(self, table: Table) -> Table:
        seat, card = self.seat, self.card
        return replace(
            table,
            discard=without_cards(table.discard, (card,)),
            hands=with_added(table.hands, seat, 1),
            kept=with_item(table.kept, seat, (*table.kept[seat], card)),
            phase="turn",
        )

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_cards(self.card)


class RewardDrawn(Event, frozen=True, tag="infiltrators.reward_drawn"):
    """The shooter takes a face-down card of the discard."""

    rule = "IF-4.6.3"
    line = "{seat:who} takes a card that lay face down in the discard."
    line_known = "{seat:who} takes a card that lay face down in the discard: {card:card}."
    seat: Seat
    place: Annotated[int, Meta(description="Place of the card among the face-down discards; 0 is the oldest.")]
    card: Annotated[Secret[Card], Meta(description="The face-down card that the shooter takes.")]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_face_down_reward(self.seat, self.place), phase="turn")

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.with_cards(self.card.value)


class RewardDeclined(Event, frozen=True, tag="infiltrators.reward_declined"):
    """The shooter takes no card of the discard."""

    rule = "IF-4.6.1"
    line = "{seat:who} takes nothing from the discard."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="turn")


class TrimOwed(Event, frozen=True, tag="infiltrators.trim_owed"):
    """A hand is above the limit at the end of its owner's turn."""

    rule, weight = "IF-4.7.1", "silent"
    line = "{seat:who} must discard {count:cards}."
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards to discard.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="trim", owed=self.count)


class Trimmed(Event, frozen=True, tag="infiltrators.trimmed"):
    """A seat discards down to the limit, face up."""

    rule = "IF-4.7.1"
    line = "{seat:who} discards {cards:named}."
    seat: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="The discarded cards, in order.")]

    def on_table(self, table: Table) -> Table:
        after = table.with_cards_shown(self.seat, *self.cards)
        return replace(after, discard=(*table.discard, *self.cards), phase="turn", owed=0)

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.without_cards(*self.cards)


class BoardMarked(Event, frozen=True, tag="infiltrators.board_marked"):
    """Cards on the clue board of the target's suspect are crossed out or cleared."""

    rule, weight = "IF-9.2.1", "part"
    line = "{seat:who} {crossed:marks} {cards:counted} on the clue board of {target:who}'s suspect: {cards:named}."
    seat: Seat
    target: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="Cards whose marks change.")]
    crossed: Annotated[bool, Meta(description="Whether the cards are crossed out now, or cleared.")]

    def on_table(self, table: Table) -> Table:
        return table.with_marks(self.target, self.cards, crossed=self.crossed)


class TurnSkipped(Event, frozen=True, tag="infiltrators.turn_skipped"):
    """A seat that can do nothing is passed over."""

    rule = "IF-4.8.2"
    line = "{seat:who} can do nothing and is skipped."
    changes_nothing = True
    seat: Seat


class LastChanceGiven(Event, frozen=True, tag="infiltrators.last_chance_given"):
    """All cards are used up."""

    rule, weight = "IF-5.3.2", "turning"
    line = "All cards are used up; {seats:all} may take a last shot."
    seats: Annotated[tuple[Seat, ...], Meta(description="Seats that may still shoot, in order.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, chances=self.seats)


class LastShotOffered(Event, frozen=True, tag="infiltrators.last_shot_offered"):
    """A seat may shoot a last time."""

    rule, weight = "IF-5.3.2", "silent"
    line = "{seat:who} may take a last shot."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        left = tuple([each for each in table.chances if each != self.seat])
        return replace(table, phase="last_chance", turn=self.seat, chances=left)


class FireHeld(Event, frozen=True, tag="infiltrators.fire_held"):
    """A seat does not shoot a last time."""

    rule = "IF-5.3.2"
    line = "{seat:who} does not shoot."
    changes_nothing = True
    seat: Seat


class Ended(Event, frozen=True, tag="infiltrators.ended"):
    """The mission ends: all seats win, or none."""

    rule, weight = "IF-5", "turning"
    line = "The game has ended: {winners:all} won, because {reason:reason}."
    winners: Annotated[tuple[Seat, ...], Meta(description="Seats that won: all seats or none.")]
    reason: Annotated[str, Meta(description="The reason of the end, as a code of the ruleset.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="over", outcome=Outcome(self.winners, self.reason), owed=0, chances=())


EVENTS = (
    MissionBegan, SuspectsDealt, HandDealt, HeadquartersBuilt, TurnBegan, SuspectNabbed, CardMilled, ClueGiven,
    ExchangeMade, DrawOffered, DrawDeclined, Bided, CardsDrawn, ShotMissed, ShotHit, RewardOffered, RewardTaken,
    RewardDrawn, RewardDeclined, TrimOwed, Trimmed, BoardMarked, TurnSkipped, LastChanceGiven, LastShotOffered,
    FireHeld, Ended, CardsRevealed,
)  # fmt: skip
