"""Events of attempts to win and of the end: attempts, draws by agreement, victory (rules MF-6 to MF-8)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Known, Seat, Secret
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.microfilms.model.cards import NATION_OF, Card, Identity, Nation, Place
from domain.rulesets.microfilms.model.disproved_claims import Denied
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import CardsRevealed, Table


class AgentRevealed(Event, frozen=True, tag="microfilms.agent_revealed"):
    """A player attempts to win as an agent and shows a Microfilm."""

    rule, weight = "MF-6.2", "turning"
    line = "{seat:who} attempts to win as {identity:card} and shows {film:card}."
    seat: Seat
    identity: Annotated[Identity, Meta(description="The identity that the player shows.")]
    film: Annotated[Card, Meta(description="The Microfilm shown.")]

    def on_table(self, table: Table) -> Table:
        return table.with_identity_shown(self.seat, self.identity)


class JournalistRevealed(Event, frozen=True, tag="microfilms.journalist_revealed"):
    """The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity."""

    rule, weight = "MF-6.3", "turning"
    line = "{seat:who} attempts to win as the Journalist, shows {film:card} and names {target:who} as {film:agent}."
    line_known = line + " {target:who} is {shown:card}."
    seat: Seat
    film: Annotated[Card, Meta(description="The Microfilm shown.")]
    target: Seat
    shown: Annotated[Secret[Identity], Meta(description="The identity that was checked.")]

    def on_table(self, table: Table) -> Table:
        not_agent = (*table.not_agent, (self.target, NATION_OF[self.film]))
        return replace(table.with_identity_shown(self.seat, "JOURNALIST"), not_agent=not_agent)

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        """The target's identity, unless checks are sealed."""
        shown = self.shown
        return mind.with_identity(self.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


class HitmanRevealed(Event, frozen=True, tag="microfilms.hitman_revealed"):
    """The Hitman names the holder of the Ace and checks that hand."""

    rule, weight = "MF-6.4", "turning"
    line = "{seat:who} attempts to win as the Hitman and looks for the Ace of Spades in {target:who}'s hand."
    line_known = line + " {target:who} holds {shown:cards}."
    seat: Seat
    target: Seat
    shown: Annotated[Secret[tuple[Card, ...]], Meta(description="The hand that was checked.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table.with_identity_shown(self.seat, "HITMAN"), denied=(*table.denied, Denied(self.target, ("ACE",)))
        )

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        """The target's hand, unless checks are sealed."""
        shown = self.shown
        return mind.with_sighting(self.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


class BrokerRevealed(Event, frozen=True, tag="microfilms.broker_revealed"):
    """The Broker names the places of the two letters and checks them."""

    rule, weight = "MF-6.5", "turning"
    line = (
        "{seat:who} attempts to win as the Information Broker and looks for the letters in {first:place} "
        "and in {second:place}."
    )
    line_known = line + " In the first there is {shown:first}; in the second there is {shown:second}."
    seat: Seat
    first: Annotated[Place, Meta(description="The first place that the Broker names.")]
    second: Annotated[Place, Meta(description="The second place that the Broker names.")]
    shown: Annotated[Secret[tuple[tuple[Card, ...], tuple[Card, ...]]], Meta(description=(
        "The cards at the two places."
    ))]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_identity_shown(self.seat, "BROKER"), misplaced=(self.first, self.second))

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        """The cards in the two places named, unless checks are sealed."""
        if not isinstance(self.shown, Known):
            return mind
        here, there = self.shown.value
        return mind.with_look(self.first, here, version).with_look(self.second, there, version)


class InterpolRevealed(Event, frozen=True, tag="microfilms.interpol_revealed"):
    """The Interpol officer arrests a Suspect and checks that hand."""

    rule, weight = "MF-6.6", "turning"
    line = "{seat:who} attempts to win as the Interpol Officer and arrests {target:who}."
    line_known = line + " {target:who} holds {shown:cards}."
    seat: Seat
    target: Seat
    shown: Annotated[Secret[tuple[Card, ...]], Meta(description="The hand that was checked.")]

    def on_table(self, table: Table) -> Table:
        bloody = tuple(sorted(table.options.bloody))
        return replace(
            table.with_identity_shown(self.seat, "INTERPOL"), denied=(*table.denied, Denied(self.target, bloody))
        )

    def on_own_mind(self, mind: Mind, version: int) -> Mind:
        """The target's hand, unless checks are sealed."""
        shown = self.shown
        return mind.with_sighting(self.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


class CroupierClaimed(Event, frozen=True, tag="microfilms.croupier_claimed"):
    """A player shows an agent identity and claims the Croupier as an ally who holds a nation's Microfilm."""

    rule, weight = "MF-7.5", "turning"
    line = "{seat:who} attempts to win as {identity:card} and claims the Croupier as an ally who holds {nation:film}."
    seat: Seat
    identity: Annotated[Identity, Meta(description="The identity that the player shows.")]
    nation: Annotated[Nation, Meta(description="The nation of the Microfilm that the Croupier is said to hold.")]

    def on_table(self, table: Table) -> Table:
        return table.with_identity_shown(self.seat, self.identity)


class Eliminated(Event, frozen=True, tag="microfilms.eliminated"):
    """A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat."""

    rule, weight = "MF-6.7", "turning"
    line = "{seat:who} is out and discards {cards:cards}{francs:lost}."
    seat: Seat
    cards: Annotated[tuple[Card, ...], Meta(description=(
        "The cards of the hand, in the order in which they are discarded, the last on top."
    ))]
    francs: Annotated[int, Meta(description="Number of francs that leave the seat.")]

    def on_table(self, table: Table, version: int) -> Table:
        """The hand goes to the discard, the francs to the house or out of the game."""
        after = replace(
            table.with_discarded_cards(self.seat, *self.cards, version=version),
            out=with_item(table.out, self.seat, True),
        )
        if table.options.eliminated_francs == "house":
            return after.with_house_payment(self.seat, -self.francs)
        return replace(
            after, francs=with_added(after.francs, self.seat, -self.francs), removed=after.removed + self.francs
        )

    def on_every_mind(self, mind: Mind, version: int) -> Mind:
        return mind.with_open_departure(self.seat, self.cards, version)


class DrawProposed(Event, frozen=True, tag="microfilms.draw_proposed"):
    """A seat proposes a draw."""

    rule = "MF-8.3.2"
    line = "{seat:who} proposes a draw to {asked:all}."
    seat: Seat
    asked: Annotated[tuple[Seat, ...], Meta(description="The seats that must agree.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="draw_offer", asked=self.asked, proposed=True)


class DrawAnswered(Event, frozen=True, tag="microfilms.draw_answered"):
    """A seat agrees to a draw, or refuses it."""

    rule = "MF-8.3.3"
    line = "{seat:who} {agree:answers} the draw."
    seat: Seat
    agree: Annotated[bool, Meta(description="Whether the seat agrees to the draw.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, asked=tuple([each for each in table.asked if each != self.seat]))


class DrawRefused(Event, frozen=True, tag="microfilms.draw_refused"):
    """The draw is refused; the turn goes on."""

    rule = "MF-8.3.4"
    line = "There is no draw, and the turn goes on."

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="turn", asked=())


class Ended(Event, frozen=True, tag="microfilms.ended"):
    """The game ends: the winners and the reason.  Rule MF-8.1."""

    rule, weight = "MF-8.1", "turning"
    line = "The game has ended: {winners:all} won, because {reason:reason}."
    winners: Annotated[tuple[Seat, ...], Meta(description="Seats that won, in ascending order.")]
    reason: Annotated[str, Meta(description="The reason of the end, as a code of the ruleset.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table, phase="over", outcome=Outcome(self.winners, self.reason), facing=None, owed=0, asked=(),
            not_agent=(), denied=(), misplaced=None,
        )  # fmt: skip


EVENTS = (
    AgentRevealed, JournalistRevealed, HitmanRevealed, BrokerRevealed, InterpolRevealed, CroupierClaimed, Eliminated,
    DrawProposed, DrawAnswered, DrawRefused, Ended, CardsRevealed,
)  # fmt: skip
