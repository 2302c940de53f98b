"""Seats and stated deals, and the draft of disguises (rules CI-2 and CI-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.cards import full_deck
from domain.rulesets.casino_incognito.model.commands import ChooseDisguise
from domain.rulesets.casino_incognito.model.events.hand_events import (
    Asked,
    DisguiseChosen,
    DisguisesLookedAt,
    PhaseBegan,
    TrackDrawn,
)
from domain.rulesets.casino_incognito.model.options import ROOMS, Character, Deal, Options
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.rules.state import Deciding


def seating(_options: Options, players: int) -> int:
    """Number of automaton seats: none.  Raises Malformed."""
    if not 2 <= players <= 5:
        raise Malformed(f"Casino Incognito is for 2 to 5 players, not {players}.")
    return 0


def unused_options(options: Options, _players: int) -> Mapping[str, str]:
    """Options without effect, with the reason.  Rules CI-4.1.2, CI-14.6.2."""
    found = {}
    if options.free_bluff and not options.intrigue:
        found["free_bluff"] = "It needs intrigue: without it no card is tried."
    if options.keep_cards and options.hands == 1:
        found["keep_cards"] = "It needs more hands than one: there is none to keep cards for."
    return found


def deal_outcomes(options: Options, seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as outcomes by source of chance.  Raises Malformed if it is impossible."""
    require_possible_deal(options, seats, deal)
    outcomes: dict[str, Sequence[Any]] = {"tiles": deal.tiles}
    outcomes["track"] = deal.track or ()
    outcomes["disguises"] = tuple(each for looked in deal.disguises for each in looked)
    outcomes["deal/1"] = tuple(card for cards in deal.hands or () for card in cards)
    outcomes["surveillance/1"] = deal.conversations or ()
    outcomes["leak/1"] = () if deal.leak is None else (deal.leak,)
    outcomes |= {f"die/{spot}": (room,) for spot, room in enumerate(deal.rooms, 1)}
    return {source: given for source, given in outcomes.items() if given}


def require_possible_deal(options: Options, seats: int, deal: Deal) -> None:
    """Raises Malformed if a stated deal is impossible."""
    require_fit(deal.track is None or sorted(deal.track) == list(range(seats)), "deal.track names each seat once.")
    looked = [each for three in deal.disguises for each in three]
    is_known = all(1 <= each <= options.first_disguises for each in looked) and len(set(looked)) == len(looked)
    require_fit(is_known and len(deal.disguises) <= seats, "deal.disguises names different disguises of the deck.")
    require_fit(deal.hands is None or len(deal.hands) == seats, "deal.hands gives each seat three cards.")
    conversations = deal.conversations
    require_fit(conversations is None or deal.hands is not None, "A deal that states conversations states the hands.")
    require_fit(
        conversations is None or len(conversations) == seats - 1, "deal.conversations gives each conversation a card."
    )
    is_leak = deal.leak is None or (conversations is not None and options.leaks_at_set_up > 0)
    require_fit(
        is_leak, "A deal that states the first Leak card states the conversations, and there is one at the start."
    )
    require_fit(len(deal.rooms) < seats and set(deal.rooms) <= set(ROOMS), "deal.rooms gives each conversation a room.")
    is_tiled = len(deal.tiles) <= seats and len(set(deal.tiles)) == len(deal.tiles)
    require_fit(
        is_tiled and set(deal.tiles) <= set(range(len(TILES))), f"deal.tiles names tiles from 0 to {len(TILES) - 1}."
    )
    cards = [card for each in deal.hands or () for card in each]
    cards += [*(conversations or ()), *(() if deal.leak is None else (deal.leak,))]
    missing = Counter(cards) - Counter(full_deck(with_jokers=options.jokers != "OUT"))
    require_fit(not missing, f"The deal states {', '.join(sorted(missing))} more often than the deck holds it.")


def require_fit(is_met: bool, otherwise: str) -> None:
    if not is_met:
        raise Malformed(otherwise)


LOOKED_AT = 3


def open_game(deciding: Deciding) -> None:
    """Draws the turn order and asks the first seat to choose a disguise."""
    deciding.emit(TrackDrawn(deciding.draw_several("track", deciding.table.seats, len(deciding.table.seats))))
    deciding.emit(PhaseBegan("disguises"))
    continue_draft(deciding)


def continue_draft(deciding: Deciding) -> None:
    """The next seat on the track looks at up to three disguises; after the last seat the first hand begins."""
    table = deciding.table
    if len(table.done) == len(table.track):
        return deciding.emit(PhaseBegan("hand"))
    seat, deck = table.track[len(table.done)], deciding.house.disguises
    looked = deciding.draw_several("disguises", deck, min(LOOKED_AT, len(deck)))
    deciding.emit(DisguisesLookedAt(seat, len(looked), Known(looked, to(seat))))
    return deciding.emit(Asked("disguise", (seat,)))


def choose_disguise(deciding: Deciding, seat: Seat, command: ChooseDisguise) -> None:
    """One disguise is kept, one removed, one returned to the deck."""
    removed: tuple[Character, ...] = () if command.remove is None else (command.remove,)
    [returned] = [each for each in deciding.mind(seat).looked if each not in (command.keep, *removed)]
    me = to(seat)
    deciding.emit(DisguiseChosen(seat, len(removed), Known(command.keep, me), Known(returned, me), Known(removed, me)))
