"""Chips on the Leak, the end of a hand, and the end of the game (rules CI-9.10 to CI-10)."""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.events.ability_events import FaceDownRevealed
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.model.events.scoring_events import (
    CharactersEntered,
    Ended,
    IncomePaid,
    LeakClaimed,
    LeakWon,
)
from domain.rulesets.casino_incognito.model.hand_ranking import RankedHand, best_hand_with
from domain.rulesets.casino_incognito.model.offers import claimable_spots
from domain.rulesets.casino_incognito.model.options import CHARACTERS, INCOME, NEWCOMERS, ROOMS, Spot
from domain.rulesets.casino_incognito.model.table import AllRevealed, placing
from domain.rulesets.casino_incognito.model.tiles import Combination
from domain.rulesets.casino_incognito.rules.scoring import card_sources
from domain.rulesets.casino_incognito.rules.state import Deciding, State, cards_laid_into


def award_leak_chips(deciding: Deciding) -> None:
    """The last on the track claims one card's chips; the best hands win the others'.  Rules CI-9.10, CI-9.11."""
    table = deciding.table
    spots, last = claimable_spots(table), table.track[-1]
    if spots and not table.claimed:
        return deciding.emit(Asked("claim", (last,))) if len(spots) > 1 else claim_leak(deciding, last, spots[0])
    for spot in spots if table.options.leak_showdown else ():
        award_leak_card(deciding, spot)
    return deciding.emit(PhaseBegan("hand_end"))


def claim_leak(deciding: Deciding, seat: Seat, spot: Spot) -> None:
    deciding.emit(LeakClaimed(seat, spot, deciding.table.leak[spot - 1].chips))


class ShowdownHand(NamedTuple):
    """A seat's best hand around a Leak card."""

    seat: Seat
    combination: Combination
    found: RankedHand


def award_leak_card(deciding: Deciding, spot: Spot) -> None:
    """Gives a Leak card's chips to the best hand around it.  Rule CI-9.11."""
    table = deciding.table
    hands = [
        best for seat in table.seats if not table.disavowed[seat] and (best := best_hand_around(deciding, seat, spot))
    ]
    if hands:
        won = max(
            hands, key=lambda each: (-each.combination.rank, each.found.strength[0], table.track.index(each.seat))
        )
        opened, _ = card_sources(table, won.seat, (won.found.hand,))
        chips = table.leak[spot - 1].chips
        deciding.emit(LeakWon(won.seat, spot, chips, won.combination.name, won.found.hand, opened))


def best_hand_around(deciding: Deciding, seat: Seat, spot: Spot) -> ShowdownHand | None:
    """A seat's best hand of its own cards and the Leak that contains this Leak card; None if there is none."""
    table = deciding.table
    own = [(card, card) for card in (*table.open[seat], *deciding.mind(seat).hidden)]
    others = [(f"L{number}", card) for number, (card, _) in enumerate(table.leak, 1) if number != spot]
    found = best_hand_with([*own, *others], table.options.jokers, (f"L{spot}", table.leak[spot - 1].card))
    return ShowdownHand(seat, *found) if found is not None else None


def end_hand(deciding: Deciding) -> None:
    """Ends the game after the last hand; otherwise pays income and brings new characters.  Rules CI-10.1 to CI-10.4."""
    table = deciding.table
    if table.hand == table.options.hands:
        return deciding.emit(final_result(deciding))
    deciding.emit(IncomePaid(tuple(INCOME + 1 + table.track.index(seat) for seat in table.seats)))
    present = len(table.rooms)
    newcomers = tuple(range(present + 1, min(present + NEWCOMERS, CHARACTERS) + 1))
    rooms = tuple(deciding.draw("entrances", ROOMS) for _ in newcomers)
    disguises = newcomers if table.options.disguises == "IN_PLAY" else ()
    deciding.emit(CharactersEntered(rooms, disguises))
    return deciding.emit(PhaseBegan("hand"))


def final_result(deciding: Deciding) -> Ended:
    """Most victory points; ties go by chips, then are shared.  Rule CI-10.4."""
    table = deciding.table
    places = placing(table, len(table.seats)).places
    winners = tuple([seat for seat in table.seats if places[seat] == 1])
    leaders = table.vp.count(max(table.vp))
    reason = "most_vp" if leaders == 1 else "most_chips" if len(winners) == 1 else "shared"
    return Ended(winners, reason)


def reveal(state: State) -> tuple[Event, ...]:
    """All disguises and cards, face up; empty if the game ended before all had an agent.  Rule CI-10.5."""
    agents = tuple(mind.agent for mind in state.minds if mind.agent is not None)
    if len(agents) < len(state.minds):
        return ()
    removed = tuple(mind.removed for mind in state.minds)
    opened = AllRevealed(agents, removed, tuple(mind.hidden for mind in state.minds))
    return (opened, FaceDownRevealed(face_down_cards(state))) if state.table.plot.down else (opened,)


def face_down_cards(state: State) -> tuple[tuple[Card, ...], ...]:
    """The face-down cards of each conversation."""
    return tuple(cards_laid_into(state.minds, spot) for spot in range(1, len(state.table.conversations) + 1))
