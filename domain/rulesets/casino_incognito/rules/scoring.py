"""Scoring, tile by tile: wagers, hands, rewards (rules CI-9.1 to CI-9.9)."""

from __future__ import annotations

from collections import Counter

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.cards import Card, Hand, parse_laid_card
from domain.rulesets.casino_incognito.model.events import scoring_events
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.model.offers import wager_limit
from domain.rulesets.casino_incognito.model.options import Spot
from domain.rulesets.casino_incognito.model.reveal_offers import hands_by_rank, showable_hands
from domain.rulesets.casino_incognito.model.table import Earned, Scoring, Table, unscored_tiles
from domain.rulesets.casino_incognito.model.tiles import TILES, Reward
from domain.rulesets.casino_incognito.rules.leak import advance
from domain.rulesets.casino_incognito.rules.movement import next_able_seat
from domain.rulesets.casino_incognito.rules.state import Deciding, enter_next_tile


def continue_scoring(deciding: Deciding) -> None:
    """The next tile: all wagers, then all hands, then the rewards."""
    table = deciding.table
    if table.scoring is None:
        left = unscored_tiles(table)
        return deciding.emit(scoring_events.TileOpened(left[0]) if left else PhaseBegan("rewards"))
    owing = [seat for seat in table.reverse_track if owes_wager(table, table.scoring, seat)]
    if owing:
        return ask_wager(deciding, next_able_seat(table.reverse_track, table.turn, owing))
    left = [
        seat for seat in table.reverse_track if seat in table.scoring.contenders and seat not in table.scoring.revealed
    ]
    if left:
        return ask_hands(deciding, left[0])
    score_tile(deciding)
    return enter_next_tile(deciding) if unscored_tiles(deciding.table) else None


def owes_wager(table: Table, scoring: Scoring, seat: Seat) -> bool:
    """Whether a seat still has to wager or pass.  Rules CI-9.2, CI-9.2.4."""
    wager = scoring.wagers[seat]
    if seat in scoring.out or wager is None:
        return seat not in scoring.out
    return table.options.wagers == "UNTIL_MATCHED" and wager < scoring.highest


def ask_wager(deciding: Deciding, seat: Seat) -> None:
    """A seat that cannot match the highest wager passes.  Rule CI-9.2.3."""
    assert deciding.table.scoring is not None
    lacks = deciding.table.scoring.highest - wager_limit(deciding.table, seat)
    deciding.emit(scoring_events.WagerPassed(seat, lacks) if lacks > 0 else Asked("wager", (seat,)))


def place_wager(deciding: Deciding, seat: Seat, chips: int) -> None:
    assert deciding.table.scoring is not None
    deciding.emit(scoring_events.Wagered(seat, chips, chips - (deciding.table.scoring.wagers[seat] or 0)))


def pass_wager(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(scoring_events.WagerPassed(seat, 0))


def ask_hands(deciding: Deciding, seat: Seat) -> None:
    """A seat that visibly has no hand shows none.  Rule CI-9.4.3."""
    table = deciding.table
    is_seen = not table.hidden[seat] and len(showable_hands(table, deciding.mind(seat)).menu(())) == 1
    deciding.emit(scoring_events.Revealed(seat, (), (), ()) if is_seen else Asked("reveal", (seat,)))


def reveal_hands(deciding: Deciding, seat: Seat, hands: tuple[Hand, ...]) -> None:
    """Used face-down cards stay face up; each Leak card used gets a chip.  Rule CI-9.4."""
    opened, spots = card_sources(deciding.table, seat, hands)
    deciding.emit(scoring_events.Revealed(seat, hands, opened, spots))


def card_sources(table: Table, seat: Seat, hands: tuple[Hand, ...]) -> tuple[tuple[Card, ...], tuple[Spot, ...]]:
    """The face-down cards and Leak spots that these hands use; face-up cards are used first."""
    leak = tuple(card for card, _ in table.leak)
    uses = [use for hand in hands for laid in hand if (use := parse_laid_card(laid, leak)) is not None]
    opened = Counter(use.card for use in uses if not use.spot) - Counter(table.open[seat])
    return tuple(sorted(opened.elements())), tuple(sorted(use.spot for use in uses if use.spot))


def score_tile(deciding: Deciding) -> None:
    """Pays the rewards or, without hands, puts chips on the tile.  Rules CI-9.7 to CI-9.9."""
    table, scoring = deciding.table, deciding.table.scoring
    assert scoring is not None
    if not scoring.shown:
        return deciding.emit(scoring_events.TileUnclaimed(scoring.tile, len(table.chips)))
    seats = [shown.seat for shown in hands_by_rank(table)]
    rewards = TILES[scoring.tile].combination.rewards
    earned = tuple(hand_reward(table, scoring, seat, place) for place, seat in enumerate(seats[: len(rewards)], 1))
    deciding.emit(scoring_events.TileScored(scoring.tile, earned))
    first = seats[0]
    return None if table.disavowed[first] else advance(deciding, first)


def hand_reward(table: Table, scoring: Scoring, seat: Seat, place: int) -> Earned:
    """The reward of a hand; a disavowed agent's first place pays the printed second reward.  Rules CI-9.7, CI-9.8."""
    rewards = TILES[scoring.tile].combination.rewards
    if table.disavowed[seat]:
        second = rewards[1] if place == 1 and len(rewards) > 1 else Reward()
        return Earned(seat, place, second.vp, second.cards)
    extra = 0
    if place == 1:
        bonus = next(each.bonus for each in table.tiles if each.tile == scoring.tile)
        extra = bonus + sum(each or 0 for each in scoring.wagers)
    return Earned(seat, place, rewards[place - 1].vp + extra, rewards[place - 1].cards)
