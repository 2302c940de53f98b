"""Actions of a turn (rules IF-4 and IF-9.2)."""

from __future__ import annotations

from collections.abc import Iterable

from domain.kernel.secrecy import NOBODY, Known, Seat, to
from domain.rulesets.infiltrators.model import events
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import Card, in_order, matches
from domain.rulesets.infiltrators.model.commands import Bide, Eliminate, Exchange, Mark
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import LaidClue, Table
from domain.rulesets.infiltrators.rules.ending import close, finish
from domain.rulesets.infiltrators.rules.state import Deciding


def nab(deciding: Deciding, seat: Seat) -> None:
    """Rule IF-4.1."""
    card = deciding.draw("nab", deciding.house.centre)
    deciding.emit(events.SuspectNabbed(seat, Known(card, to(seat))))
    mill(deciding)
    finish(deciding)


def mill(deciding: Deciding) -> None:
    """Discard the top card of the Headquarters, if any, face down and unseen.  Rule IF-1.4.3."""
    if deciding.house.headquarters:
        deciding.emit(events.CardMilled(Known(deciding.draw("headquarters", deciding.house.headquarters), NOBODY)))


def draw_from_headquarters(deciding: Deciding, seat: Seat, count: int) -> events.CardsDrawn:
    """Draw cards from the Headquarters; only the drawer learns them.  Rule IF-1.4.2."""
    cards = deciding.draw_several("headquarters", deciding.house.headquarters, count)
    return events.CardsDrawn(seat, count, Known(cards, to(seat)))


def give_clue(deciding: Deciding, seat: Seat, card: Card) -> None:
    """Rule IF-4.2."""
    laid = LaidClue(card, matches(card, suspect_of(deciding, seat)), seat)
    narrowed = Known(narrowing(deciding.table, None, seat, laid), helper_audience(deciding.table, seat))
    return finish(deciding, events.ClueGiven(seat, card, laid.vertical, narrowed))


def exchange(deciding: Deciding, seat: Seat, command: Exchange) -> None:
    """Rule IF-4.3."""
    card, target = command.card, command.target
    laid = LaidClue(card, matches(card, suspect_of(deciding, target)), seat)
    narrowed = Known(
        narrowing(deciding.table, deciding.minds[seat], target, laid), helper_audience(deciding.table, seat)
    )
    made = events.ExchangeMade(seat, target, card, laid.vertical, narrowed)
    return deciding.emit(made, events.DrawOffered(seat)) if deciding.table.headquarters else finish(deciding, made)


def suspect_of(deciding: Deciding, seat: Seat) -> Card:
    """The suspect on this seat's stand, which must have one."""
    card = deciding.minds[seat].suspect
    assert card is not None
    return card


def candidate_count(table: Table, mind: Mind | None, target: Seat) -> int:
    """Number of candidates of a suspect. mind: None for public knowledge."""
    return candidates(table, mind)[target].bit_count()


def narrowing(table: Table, mind: Mind | None, target: Seat, laid: LaidClue) -> events.Narrowed:
    """Numbers of candidates of a suspect before and after this clue. mind: None for public knowledge."""
    return candidate_count(table, mind, target), candidate_count(table.with_clue(laid.by, target, laid), mind, target)


def helper_audience(table: Table, seat: Seat) -> frozenset[Seat]:
    """Audience of the numbers of candidates in events.  Rule IF-9.3.4."""
    return to(seat) if table.options.helper == "auto" else NOBODY


def draw_after_exchange(deciding: Deciding, seat: Seat, *, is_wanted: bool) -> None:
    """Rule IF-4.3.3."""
    return finish(deciding, draw_from_headquarters(deciding, seat, 1) if is_wanted else events.DrawDeclined(seat))


def bide(deciding: Deciding, seat: Seat, command: Bide) -> None:
    """Rule IF-4.4."""
    deciding.emit(events.Bided(seat, command.draw))
    mill(deciding)
    finish(deciding, *([draw_from_headquarters(deciding, seat, command.draw)] if command.draw else []))


def eliminate(deciding: Deciding, seat: Seat, command: Eliminate) -> None:
    """Rule IF-4.5."""
    table, target, card = deciding.table, command.target, command.card
    choices = Known(candidate_count(table, deciding.minds[seat], target), helper_audience(table, seat))
    if suspect_of(deciding, target) != card:
        return finish(deciding, events.ShotMissed(seat, target, card, choices))
    hit = events.ShotHit(seat, target, card, choices)
    return (
        deciding.emit(hit, events.RewardOffered(seat))
        if is_rewarded(table.with_elimination(target, card), seat)
        else finish(deciding, hit)
    )


def is_rewarded(table: Table, seat: Seat) -> bool:
    """Whether a hit is rewarded. table: after the hit.  Rules IF-4.6, IF-4.7.3."""
    has_room = not table.options.hard_hand_limit or table.hands[seat] < table.brief.limit
    return bool(table.remaining and has_room and (table.discard or table.covered))


def trim(deciding: Deciding, seat: Seat, cards: Iterable[Card]) -> None:
    """Rule IF-4.7."""
    return close(deciding, events.Trimmed(seat, tuple(cards)))


def mark_board(deciding: Deciding, seat: Seat, command: Mark) -> None:
    """Rule IF-9.2."""
    deciding.emit(events.BoardMarked(seat, command.target, in_order(command.cards), command.crossed))
