"""Attempts to win (rules MF-6, MF-7.4 and MF-7.5)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
from domain.rulesets.microfilms.model import commands, ending_events
from domain.rulesets.microfilms.model.cards import AGENT, CROUPIER, FILM, LETTERS, NATION_OF, Card, Nation, Place
from domain.rulesets.microfilms.rules.ending import finish
from domain.rulesets.microfilms.rules.state import Deciding, allied_nations, holder


def attempt_as_agent(deciding: Deciding, seat: Seat, command: commands.WinAsAgent) -> None:
    """An agent's attempt always ends the game.  Rules MF-6.2, MF-7.4."""
    mine = own_nation(deciding, seat)
    ended = agent_outcome(deciding, mine, NATION_OF[command.film])
    deciding.emit(ending_events.AgentRevealed(seat, AGENT[mine], command.film), ended)


def own_nation(deciding: Deciding, seat: Seat) -> Nation:
    return next(NATION_OF[face] for face in deciding.minds[seat].identities if face in NATION_OF)


def agent_outcome(deciding: Deciding, mine: Nation, film: Nation) -> ending_events.Ended:
    """Allied agents need the lone agent's film; the lone agent needs either of theirs.  Rules MF-6.2, MF-7.4."""
    pair = allied_nations(deciding)
    lone = next(nation for nation in deciding.table.nations if nation not in pair)
    pair_wins = film == lone if mine in pair else film == mine
    if deciding.table.options.is_croupier:
        return croupier_outcome(deciding, mine, pair, pair_wins)
    if pair_wins:
        return ending_events.Ended(agent_seats(deciding, *pair), "allied_agents")
    return ending_events.Ended(agent_seats(deciding, lone), "lone_agent")


def agent_seats(deciding: Deciding, *nations: Nation) -> tuple[Seat, ...]:
    return tuple(sorted(holder(deciding, AGENT[nation]) for nation in nations))


def croupier_outcome(deciding: Deciding, mine: Nation, pair: tuple[Nation, ...], pair_wins: bool) -> ending_events.Ended:
    """The outcome with two players. Allied players win or lose together.  Rule MF-7.4."""
    seat = holder(deciding, AGENT[mine])
    other = 1 - seat
    allies = agent_seats(deciding, *pair)
    if CROUPIER not in allies:
        if pair_wins:
            return ending_events.Ended(allies, "allied_agents")
        return (
            other_wins(other)
            if deciding.table.options.allied_failure == "other_player"
            else ending_events.Ended((CROUPIER,), "croupier")
        )
    right = pair_wins == (seat in allies)
    return ending_events.Ended((seat,), "allied_agents" if seat in allies else "lone_agent") if right else other_wins(other)


def other_wins(other: Seat) -> ending_events.Ended:
    """The other player wins by a failed attempt."""
    return ending_events.Ended((other,), "failed_attempt")


def claim_croupier(deciding: Deciding, seat: Seat, command: commands.ClaimCroupier) -> None:
    """Rule MF-7.5."""
    mine, other = own_nation(deciding, seat), 1 - seat
    shown = FILM[command.nation] in deciding.minds[CROUPIER].hand
    is_theirs = command.nation == own_nation(deciding, other)
    allies = agent_seats(deciding, *allied_nations(deciding))
    claimed = ending_events.CroupierClaimed(seat, AGENT[mine], command.nation)
    if shown and is_theirs and allies == tuple(sorted((seat, CROUPIER))):
        return deciding.emit(claimed, ending_events.Ended((seat,), "croupier_ally"))
    if shown and is_theirs and CROUPIER not in allies:
        return deciding.emit(claimed, ending_events.Ended((CROUPIER,), "croupier"))
    return deciding.emit(claimed, other_wins(other))


def attempt_as_freelancer(deciding: Deciding, seat: Seat, command: commands.FreelanceAttempt) -> None:
    """A right attempt wins alone. A wrong one eliminates the player or, with two players, ends the game.

    Rules MF-6.3 to MF-6.7, MF-7.4.
    """
    audience = NOBODY if deciding.table.options.sealed_checks else to(seat)
    revealed, reason, is_right = judge(deciding, seat, command, audience)
    if is_right:
        return deciding.emit(revealed, ending_events.Ended((seat,), reason))
    if deciding.table.options.is_croupier:
        return deciding.emit(revealed, other_wins(1 - seat))
    hand = deciding.minds[seat].hand
    gone = ending_events.Eliminated(seat, command.discard_order or hand, deciding.table.francs[seat])
    return finish(deciding, revealed, gone)


def judge(
    deciding: Deciding, seat: Seat, command: commands.FreelanceAttempt, audience: frozenset[Seat]
) -> tuple[Event, str, bool]:
    """The event of the attempt, the reason for a win by it, and whether it is right.

    audience: seats that see the checked cards.
    """
    match command:
        case commands.WinAsJournalist(film, target):
            face = next(
                (each for each in deciding.minds[target].identities if each in NATION_OF),
                deciding.minds[target].identities[0],
            )
            event: Event = ending_events.JournalistRevealed(seat, film, target, Known(face, audience))
            return event, "journalist", face == AGENT[NATION_OF[film]]
        case commands.WinAsHitman(target):
            hand = deciding.minds[target].hand
            return ending_events.HitmanRevealed(seat, target, Known(hand, audience)), "hitman", "ACE" in hand
        case commands.WinAsInterpol(target):
            hand = deciding.minds[target].hand
            blood = deciding.table.options.bloody.intersection(hand)
            return ending_events.InterpolRevealed(seat, target, Known(hand, audience)), "interpol", bool(blood)
        case commands.WinAsBroker(first, second):
            shown = contents(deciding, first), contents(deciding, second)
            event = ending_events.BrokerRevealed(seat, first, second, Known(shown, audience))
            return event, "broker", sorted((first, second)) == sorted(letter_places(deciding))


def contents(deciding: Deciding, place: Place) -> tuple[Card, ...]:
    """The cards in a place that a Broker may name."""
    if place == "draw":
        return deciding.house.deck
    if place == "discard":
        return deciding.house.discard
    return deciding.minds[int(place.removeprefix("hand-"))].hand


def letter_places(deciding: Deciding) -> list[str]:
    """The places of the two letters in play.  Rule MF-6.5."""
    places: list[Place] = ["draw", "discard"]
    hands = [(f"hand-{mind.seat}", mind.hand) for mind in deciding.minds]
    spots = [*((place, contents(deciding, place)) for place in places), *hands]
    return [place for place, cards in spots for card in cards if card in LETTERS]
