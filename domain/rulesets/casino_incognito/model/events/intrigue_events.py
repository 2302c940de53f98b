"""Events of intrigue cards being tried, matched and played (rule CI-14)."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_added, without_items
from domain.rulesets.casino_incognito.model.abilities import Window
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.intrigue_state import Effect, KnownFit, SealedTry, Stake, Trial
from domain.rulesets.casino_incognito.model.mind import Mind, SealedAttempt
from domain.rulesets.casino_incognito.model.table import Table


class IntrigueSealed(Event, frozen=True, tag="casino-incognito.intrigue_sealed"):
    """A sealed try or pass in a window; all look alike."""

    rule = "CI-14.2"
    line = "{seat:who} has decided whether to try a card."
    line_known = "{seat:who} has decided whether to try a card: {chips:chips} on {cards:some}."
    seat: Seat
    chips: Annotated[Secret[int], Meta(description="Chips laid on the card to try; 0 for a pass.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The card to try; empty for a pass.")]

    def on_table(self, table: Table) -> Table:
        """The answer stays sealed until the seat's turn to open it."""
        answers = tuple(sorted((*table.plot.answers, SealedTry(self.seat, table.chips[self.seat]))))
        return table.with_answer_from(self.seat).with_intrigue(answers=answers, again=False)

    def on_own_mind(self, mind: Mind) -> Mind:
        cards = self.cards.value
        return replace(mind, attempt=SealedAttempt(cards[0] if cards else None, self.chips.value))


class MatchSealed(Event, frozen=True, tag="casino-incognito.match_sealed"):
    """A sealed answer to a card being tried; all look alike."""

    rule = "CI-14.4"
    line = "{seat:who} has decided whether to match the chips."
    line_known = "{seat:who} has decided whether to match the chips: {answer:matched}."
    seat: Seat
    answer: Annotated[Secret[Literal["MATCH", "LET"]], Meta(description="Whether the seat matches the chips.")]

    def on_table(self, table: Table) -> Table:
        asked = tuple([each for each in table.asked if each != self.seat])
        return replace(table.with_sealed_answer(self.seat), asked=asked)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, answer=self.answer.value)


class IntriguePassed(Event, frozen=True, tag="casino-incognito.intrigue_passed"):
    """A seat tries no card now."""

    rule = "CI-14.2"
    line = "{seat:who} tries no card."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        plot = table.plot.without_answer(self.seat)
        return replace(table.with_last_answer_from(self.seat), plot=plot)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, attempt=None)


class KeptPassing(Event, frozen=True, tag="casino-incognito.kept_passing"):
    """A seat passes, openly, in this window and in those that follow, until a card is played."""

    rule = "CI-14.7"
    line = "{seat:who} passes until a card is played."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        plot = replace(table.plot, again=False, passing=(*table.plot.passing, self.seat))
        return replace(table.with_last_answer_from(self.seat), plot=plot)


class StoppedPassing(Event, frozen=True, tag="casino-incognito.stopped_passing"):
    """A seat takes its standing pass back: it is asked again from the next window on."""

    rule = "CI-14.7"
    line = "{seat:who} passes no longer and is asked again from the next window on."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        """The seat has passed in the window that is open.  Rule CI-14.7.2."""
        return table.with_intrigue(passing=without_items(table.plot.passing, self.seat))


class IntrigueTried(Event, frozen=True, tag="casino-incognito.intrigue_tried"):
    """A seat lays chips on a face-down card."""

    rule = "CI-14.3"
    line = "{seat:who} lays {chips:chips} on a card that lies face down."
    line_known = "{seat:who} lays {chips:chips} on {card:card}."
    seat: Seat
    chips: Annotated[int, Meta(description="Chips that the seat lays on the card.")]
    card: Annotated[Secret[Card], Meta(description="The card that the seat tries.")]

    def on_table(self, table: Table) -> Table:
        """A seat that passed before is no longer done.  Rule CI-14.2.2."""
        after = table.with_payment(self.seat, self.chips).with_answer_from(self.seat)
        done = tuple([each for each in table.done if each != self.seat])
        plot, trial = table.plot.without_answer(self.seat), Trial(self.seat, self.chips)
        return replace(after, done=done, plot=replace(plot, trial=trial, tries=(*plot.tries, self.seat)))

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, attempt=None, tried=(*mind.tried, self.card.value))


class IntrigueLet(Event, frozen=True, tag="casino-incognito.intrigue_let"):
    """A seat does not match the chips."""

    rule = "CI-14.4"
    line = "{seat:who} lets it be."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        trial = table.plot.trial
        assert trial is not None
        sealed = tuple([each for each in table.sealed if each != self.seat])
        return replace(table.with_intrigue(trial=trial._replace(let=(*trial.let, self.seat))), asked=(), sealed=sealed)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, answer=None)


class IntrigueMatched(Event, frozen=True, tag="casino-incognito.intrigue_matched"):
    """A seat matches the chips and stops the card."""

    rule = "CI-14.4"
    line = "{seat:who} matches {chips:chips}, and {owner:who}'s card is stopped."
    seat: Seat
    owner: Annotated[Seat, Meta(description="The seat that tried the card.")]
    chips: Annotated[int, Meta(description="Chips paid to match the tried card.")]

    def on_table(self, table: Table) -> Table:
        stakes = (*table.plot.stakes, Stake(self.owner, 2 * self.chips))
        return replace(
            table.with_payment(self.seat, self.chips).with_intrigue(trial=None, stakes=stakes), asked=(), sealed=()
        )

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, answer=None)


class IntriguePlayed(Event, frozen=True, tag="casino-incognito.intrigue_played"):
    """No seat matched: the card is shown and discarded, the chips go to the bank."""

    rule, weight = "CI-14.5", "turning"
    line = "{seat:who} plays {card:card}, {card:ability}, for {chips:chips}."
    seat: Seat
    card: Annotated[Card, Meta(description="The card that is played.")]
    chips: Annotated[int, Meta(description="Chips paid to play the card.")]

    def on_table(self, table: Table) -> Table:
        """All that can are asked again, those with a standing pass too.  Rules CI-14.2.2, CI-14.7.1."""
        seat, plot = self.seat, table.plot.without_trial(self.seat).without_fit(self.seat, (self.card,))
        return replace(
            table,
            hidden=with_added(table.hidden, seat, -1),
            discard=tuple(sorted((*table.discard, self.card))),
            plot=replace(plot, again=True, passing=(), played=(*plot.played, seat), effect=Effect(seat, self.card)),
        )

    def on_every_mind(self, mind: Mind) -> Mind:
        return mind.with_opened_try(self.seat, self.card)


class IntrigueExposed(Event, frozen=True, tag="casino-incognito.intrigue_exposed"):
    """No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank."""

    rule = "CI-14.6"
    line = "{seat:who} bluffed with {card:card}, which is now shown, for {chips:chips}."
    seat: Seat
    card: Annotated[Card, Meta(description="The card that is shown and kept.")]
    chips: Annotated[int, Meta(description="Chips laid on the card, which go to the bank.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, plot=table.plot.without_trial(self.seat)).with_opened_cards(self.seat, (self.card,))

    def on_every_mind(self, mind: Mind) -> Mind:
        return mind.with_opened_try(self.seat, self.card)


class StakesReturned(Event, frozen=True, tag="casino-incognito.stakes_returned"):
    """A window closes."""

    rule, weight = "CI-14.4", "part"
    line = "Chips from the cards that were stopped: {chips:purses}."
    chips: Annotated[tuple[int, ...], Meta(description="Chips from stopped cards that return to their seats, by seat.")]

    def on_table(self, table: Table) -> Table:
        """Chips return to their owners; each try that fitted the window becomes public knowledge.  Rule CI-16.3."""
        fits: list[KnownFit] = []
        if not table.options.free_bluff:
            fits = [KnownFit(seat, cast("Window", table.phase)) for seat in table.plot.tries]
        fitting = tuple(sorted({*table.plot.fitting, *fits}))
        chips = tuple(has + more for has, more in zip(table.chips, self.chips, strict=True))
        return replace(table, chips=chips).with_intrigue(tries=(), stakes=(), fitting=fitting)

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, tried=())


class NothingCame(Event, frozen=True, tag="casino-incognito.nothing_came"):
    """A played card has no effect."""

    rule, weight = "CI-14.5", "part"
    line = "Nothing comes of the card that {seat:who} played."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_effect_over()


EVENTS = (
    IntrigueSealed, MatchSealed, IntriguePassed, IntrigueTried, IntrigueLet, IntrigueMatched, IntriguePlayed,
    IntrigueExposed, StakesReturned, NothingCame, KeptPassing, StoppedPassing,
)  # fmt: skip
