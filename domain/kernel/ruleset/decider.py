"""Decide and evolve for any ruleset: check a command against the seat's offers, decide events, fold them."""

from __future__ import annotations

from collections.abc import Iterable

from domain.kernel.chance import Chance
from domain.kernel.deciding import Deciding
from domain.kernel.offers import Command, Offer
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import AnyState
from domain.kernel.validation.offer_misfits import not_offered


def evolve_state(rules: AnyRuleset, state: AnyState, event: Event, version: int = 0) -> AnyState:
    """The state after one event."""
    return rules.folds.after(state, event, version)


def fold(rules: AnyRuleset, state: AnyState, events: Iterable[Event]) -> AnyState:
    """The state after several events. For rules whose folds ignore versions."""
    for event in events:
        state = evolve_state(rules, state, event)
    return state


def offers_to(rules: AnyRuleset, state: AnyState, seat: Seat) -> tuple[Offer, ...]:
    """The seat's offers, computed only from its view."""
    return rules.offers(state.table, state.minds[seat])


def decide(rules: AnyRuleset, state: AnyState, seat: Seat, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The resulting events.  Raises NotOffered exactly when no offer to the seat admits the command."""
    require_offer(rules, state, seat, command)
    return decide_offered(rules, state, seat, command, chance)


def decide_offered(
    rules: AnyRuleset, state: AnyState, seat: Seat, command: Command, chance: Chance
) -> tuple[Event, ...]:
    """The events of a command that is known to be offered."""
    deciding = Deciding(rules.folds, state, chance)
    rules.decide(deciding, seat, command)
    return tuple(deciding.events)


def decide_opening(rules: AnyRuleset, blank: AnyState, chance: Chance) -> tuple[Event, ...]:
    """The events that set a game up. blank: the state before the deal."""
    deciding = Deciding(rules.folds, blank, chance)
    rules.open(deciding)
    return tuple(deciding.events)


def decide_timeout(rules: AnyRuleset, state: AnyState, chance: Chance) -> tuple[Event, ...]:
    """The events of the rules' timeout."""
    deciding = Deciding(rules.folds, state, chance)
    rules.time_out(deciding)
    return tuple(deciding.events)


def require_offer(rules: AnyRuleset, state: AnyState, seat: Seat, command: Command) -> None:
    """Raises NotOffered when no offer to the seat admits the command."""
    if not any(offer.admits(command) for offer in offers_to(rules, state, seat)):
        raise not_offered(rules.answers(state.table, state.minds[seat]), seat, command)
