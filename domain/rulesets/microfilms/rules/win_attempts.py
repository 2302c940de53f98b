"""Attempting to win (rules MF-6, MF-7.4 and MF-7.5)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
from domain.rulesets.microfilms.model.cards import AGENT, CROUPIER, FILM, LETTERS, NATION_OF, Card, Nation, Place
from domain.rulesets.microfilms.model.commands import (
    ClaimCroupier,
    FreelanceAttempt,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.events import (
    AgentRevealed,
    BrokerRevealed,
    CroupierClaimed,
    Eliminated,
    Ended,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)
from domain.rulesets.microfilms.rules.ending import finish
from domain.rulesets.microfilms.rules.state import State, allied, holder


def as_agent(state: State, seat: Seat, command: WinAsAgent) -> tuple[Event, ...]:
    """Always the end of the game.  Rules MF-6.2, MF-7.4."""
    mine = own_nation(state, seat)
    ended = agent_outcome(state, mine, NATION_OF[command.film])
    return AgentRevealed(seat, AGENT[mine], command.film), ended


def own_nation(state: State, seat: Seat) -> Nation:
    return next(NATION_OF[face] for face in state.minds[seat].identities if face in NATION_OF)


def agent_outcome(state: State, mine: Nation, film: Nation) -> Ended:
    """The alliance decides: allied agents need the lone one's film, the lone agent any of theirs."""
    pair = allied(state)
    lone = next(nation for nation in state.table.nations if nation not in pair)
    pair_wins = film == lone if mine in pair else film == mine
    if state.table.options.is_croupier:
        return croupier_outcome(state, mine, pair, pair_wins)
    if pair_wins:
        return Ended(seats_of(state, *pair), "allied_agents")
    return Ended(seats_of(state, lone), "lone_agent")


def seats_of(state: State, *nations: Nation) -> tuple[Seat, ...]:
    return tuple(sorted(holder(state, AGENT[nation]) for nation in nations))


def croupier_outcome(state: State, mine: Nation, pair: tuple[Nation, ...], pair_wins: bool) -> Ended:
    """Where the two players are allied, they win together or lose together.  Rule MF-7.4."""
    seat = holder(state, AGENT[mine])
    other = 1 - seat
    allies = seats_of(state, *pair)
    if CROUPIER not in allies:
        if pair_wins:
            return Ended(allies, "allied_agents")
        return (
            both_lose(other) if state.table.options.allied_failure == "other_player" else Ended((CROUPIER,), "croupier")
        )
    right = pair_wins == (seat in allies)
    return Ended((seat,), "allied_agents" if seat in allies else "lone_agent") if right else both_lose(other)


def both_lose(other: Seat) -> Ended:
    """A failed attempt of one player is the other's win."""
    return Ended((other,), "failed_attempt")


def claim_croupier(state: State, seat: Seat, command: ClaimCroupier) -> tuple[Event, ...]:
    """Rule MF-7.5."""
    mine, other = own_nation(state, seat), 1 - seat
    shown = FILM[command.nation] in state.minds[CROUPIER].hand
    is_theirs = command.nation == own_nation(state, other)
    allies = seats_of(state, *allied(state))
    claimed = CroupierClaimed(seat, AGENT[mine], command.nation)
    if shown and is_theirs and allies == tuple(sorted((seat, CROUPIER))):
        return claimed, Ended((seat,), "croupier_ally")
    if shown and is_theirs and CROUPIER not in allies:
        return claimed, Ended((CROUPIER,), "croupier")
    return claimed, both_lose(other)


def as_freelancer(state: State, seat: Seat, command: FreelanceAttempt) -> tuple[Event, ...]:
    """Right wins alone. Wrong puts the player out, or with two players ends the game.  Rules MF-6.3 to MF-6.7, MF-7.4."""
    audience = NOBODY if state.table.options.sealed_checks else to(seat)
    revealed, reason, is_right = judge(state, seat, command, audience)
    if is_right:
        return revealed, Ended((seat,), reason)
    if state.table.options.is_croupier:
        return revealed, both_lose(1 - seat)
    hand = state.minds[seat].hand
    gone = Eliminated(seat, command.discard_order or hand, state.table.francs[seat])
    return finish(state, revealed, gone)


def judge(state: State, seat: Seat, command: FreelanceAttempt, audience: frozenset[Seat]) -> tuple[Event, str, bool]:
    """The event that tells the attempt, the reason it would win by, and whether it is right."""
    match command:
        case WinAsJournalist(film, target):
            face = next(
                (each for each in state.minds[target].identities if each in NATION_OF),
                state.minds[target].identities[0],
            )
            event: Event = JournalistRevealed(seat, film, target, Known(face, audience))
            return event, "journalist", face == AGENT[NATION_OF[film]]
        case WinAsHitman(target):
            hand = state.minds[target].hand
            return HitmanRevealed(seat, target, Known(hand, audience)), "hitman", "ACE" in hand
        case WinAsInterpol(target):
            hand = state.minds[target].hand
            blood = state.table.options.bloody.intersection(hand)
            return InterpolRevealed(seat, target, Known(hand, audience)), "interpol", bool(blood)
        case WinAsBroker(first, second):
            shown = contents(state, first), contents(state, second)
            event = BrokerRevealed(seat, first, second, Known(shown, audience))
            return event, "broker", sorted((first, second)) == sorted(letter_places(state))


def contents(state: State, place: Place) -> tuple[Card, ...]:
    """The cards in a place a Broker may name; a hand by its seat."""
    if place == "draw":
        return state.house.deck
    if place == "discard":
        return state.house.discard
    return state.minds[int(place.removeprefix("hand-"))].hand


def letter_places(state: State) -> list[str]:
    """Where the two letters in play are.  Rule MF-6.5."""
    places: list[Place] = ["draw", "discard"]
    hands = [(f"hand-{mind.seat}", mind.hand) for mind in state.minds]
    spots = [*((place, contents(state, place)) for place in places), *hands]
    return [place for place, cards in spots for card in cards if card in LETTERS]
