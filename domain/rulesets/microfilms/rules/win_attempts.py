"""Attempts to win (rules MF-6, MF-7.4 and MF-7.5)."""

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
from domain.rulesets.microfilms.model.ending_events import (
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
from domain.rulesets.microfilms.rules.state import Turn, allied_nations, holder


def attempt_as_agent(turn: Turn, seat: Seat, command: WinAsAgent) -> None:
    """An agent's attempt always ends the game.  Rules MF-6.2, MF-7.4."""
    mine = own_nation(turn, seat)
    ended = agent_outcome(turn, mine, NATION_OF[command.film])
    turn.emit(AgentRevealed(seat, AGENT[mine], command.film), ended)


def own_nation(turn: Turn, seat: Seat) -> Nation:
    return next(NATION_OF[face] for face in turn.minds[seat].identities if face in NATION_OF)


def agent_outcome(turn: Turn, mine: Nation, film: Nation) -> Ended:
    """Allied agents need the lone agent's film; the lone agent needs either of theirs.  Rules MF-6.2, MF-7.4."""
    pair = allied_nations(turn)
    lone = next(nation for nation in turn.table.nations if nation not in pair)
    pair_wins = film == lone if mine in pair else film == mine
    if turn.table.options.is_croupier:
        return croupier_outcome(turn, mine, pair, pair_wins)
    if pair_wins:
        return Ended(agent_seats(turn, *pair), "allied_agents")
    return Ended(agent_seats(turn, lone), "lone_agent")


def agent_seats(turn: Turn, *nations: Nation) -> tuple[Seat, ...]:
    return tuple(sorted(holder(turn, AGENT[nation]) for nation in nations))


def croupier_outcome(turn: Turn, mine: Nation, pair: tuple[Nation, ...], pair_wins: bool) -> Ended:
    """The outcome with two players. Allied players win or lose together.  Rule MF-7.4."""
    seat = holder(turn, AGENT[mine])
    other = 1 - seat
    allies = agent_seats(turn, *pair)
    if CROUPIER not in allies:
        if pair_wins:
            return Ended(allies, "allied_agents")
        return (
            other_wins(other) if turn.table.options.allied_failure == "other_player" else Ended((CROUPIER,), "croupier")
        )
    right = pair_wins == (seat in allies)
    return Ended((seat,), "allied_agents" if seat in allies else "lone_agent") if right else other_wins(other)


def other_wins(other: Seat) -> Ended:
    """The other player wins by a failed attempt."""
    return Ended((other,), "failed_attempt")


def claim_croupier(turn: Turn, seat: Seat, command: ClaimCroupier) -> None:
    """Rule MF-7.5."""
    mine, other = own_nation(turn, seat), 1 - seat
    shown = FILM[command.nation] in turn.minds[CROUPIER].hand
    is_theirs = command.nation == own_nation(turn, other)
    allies = agent_seats(turn, *allied_nations(turn))
    claimed = CroupierClaimed(seat, AGENT[mine], command.nation)
    if shown and is_theirs and allies == tuple(sorted((seat, CROUPIER))):
        return turn.emit(claimed, Ended((seat,), "croupier_ally"))
    if shown and is_theirs and CROUPIER not in allies:
        return turn.emit(claimed, Ended((CROUPIER,), "croupier"))
    return turn.emit(claimed, other_wins(other))


def attempt_as_freelancer(turn: Turn, seat: Seat, command: FreelanceAttempt) -> None:
    """A right attempt wins alone. A wrong one eliminates the player or, with two players, ends the game.

    Rules MF-6.3 to MF-6.7, MF-7.4.
    """
    audience = NOBODY if turn.table.options.sealed_checks else to(seat)
    revealed, reason, is_right = judge(turn, seat, command, audience)
    if is_right:
        return turn.emit(revealed, Ended((seat,), reason))
    if turn.table.options.is_croupier:
        return turn.emit(revealed, other_wins(1 - seat))
    hand = turn.minds[seat].hand
    gone = Eliminated(seat, command.discard_order or hand, turn.table.francs[seat])
    return finish(turn, revealed, gone)


def judge(turn: Turn, seat: Seat, command: FreelanceAttempt, audience: frozenset[Seat]) -> tuple[Event, str, bool]:
    """The event of the attempt, the reason for a win by it, and whether it is right.

    audience: seats that see the checked cards.
    """
    match command:
        case WinAsJournalist(film, target):
            face = next(
                (each for each in turn.minds[target].identities if each in NATION_OF),
                turn.minds[target].identities[0],
            )
            event: Event = JournalistRevealed(seat, film, target, Known(face, audience))
            return event, "journalist", face == AGENT[NATION_OF[film]]
        case WinAsHitman(target):
            hand = turn.minds[target].hand
            return HitmanRevealed(seat, target, Known(hand, audience)), "hitman", "ACE" in hand
        case WinAsInterpol(target):
            hand = turn.minds[target].hand
            blood = turn.table.options.bloody.intersection(hand)
            return InterpolRevealed(seat, target, Known(hand, audience)), "interpol", bool(blood)
        case WinAsBroker(first, second):
            shown = contents(turn, first), contents(turn, second)
            event = BrokerRevealed(seat, first, second, Known(shown, audience))
            return event, "broker", sorted((first, second)) == sorted(letter_places(turn))


def contents(turn: Turn, place: Place) -> tuple[Card, ...]:
    """The cards in a place that a Broker may name."""
    if place == "draw":
        return turn.house.deck
    if place == "discard":
        return turn.house.discard
    return turn.minds[int(place.removeprefix("hand-"))].hand


def letter_places(turn: Turn) -> list[str]:
    """The places of the two letters in play.  Rule MF-6.5."""
    places: list[Place] = ["draw", "discard"]
    hands = [(f"hand-{mind.seat}", mind.hand) for mind in turn.minds]
    spots = [*((place, contents(turn, place)) for place in places), *hands]
    return [place for place, cards in spots for card in cards if card in LETTERS]
