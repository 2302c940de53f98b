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
from domain.rulesets.infiltrators.rules.state import Turn


def nab(turn: Turn, seat: Seat) -> None:
    """Rule IF-4.1."""
    card = turn.draw("nab", turn.house.centre)
    turn.emit(events.SuspectNabbed(seat, Known(card, to(seat))))
    mill(turn)
    finish(turn)


def mill(turn: Turn) -> None:
    """Discard the top card of the Headquarters, if any, face down and unseen.  Rule IF-1.4.3."""
    if turn.house.headquarters:
        turn.emit(events.CardMilled(Known(turn.draw("headquarters", turn.house.headquarters), NOBODY)))


def draw_from_headquarters(turn: Turn, seat: Seat, count: int) -> events.CardsDrawn:
    """Draw cards from the Headquarters; only the drawer learns them.  Rule IF-1.4.2."""
    cards = turn.draw_several("headquarters", turn.house.headquarters, count)
    return events.CardsDrawn(seat, count, Known(cards, to(seat)))


def give_clue(turn: Turn, seat: Seat, card: Card) -> None:
    """Rule IF-4.2."""
    laid = LaidClue(card, matches(card, suspect_of(turn, seat)), seat)
    narrowed = Known(narrowing(turn.table, None, seat, laid), helper_audience(turn.table, seat))
    return finish(turn, events.ClueGiven(seat, card, laid.vertical, narrowed))


def exchange(turn: Turn, seat: Seat, command: Exchange) -> None:
    """Rule IF-4.3."""
    card, target = command.card, command.target
    laid = LaidClue(card, matches(card, suspect_of(turn, target)), seat)
    narrowed = Known(narrowing(turn.table, turn.minds[seat], target, laid), helper_audience(turn.table, seat))
    made = events.ExchangeMade(seat, target, card, laid.vertical, narrowed)
    return turn.emit(made, events.DrawOffered(seat)) if turn.table.headquarters else finish(turn, made)


def suspect_of(turn: Turn, seat: Seat) -> Card:
    """The suspect on this seat's stand, which must have one."""
    card = turn.minds[seat].suspect
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


def draw_after_exchange(turn: Turn, seat: Seat, *, is_wanted: bool) -> None:
    """Rule IF-4.3.3."""
    return finish(turn, draw_from_headquarters(turn, seat, 1) if is_wanted else events.DrawDeclined(seat))


def bide(turn: Turn, seat: Seat, command: Bide) -> None:
    """Rule IF-4.4."""
    turn.emit(events.Bided(seat, command.draw))
    mill(turn)
    finish(turn, *([draw_from_headquarters(turn, seat, command.draw)] if command.draw else []))


def eliminate(turn: Turn, seat: Seat, command: Eliminate) -> None:
    """Rule IF-4.5."""
    table, target, card = turn.table, command.target, command.card
    choices = Known(candidate_count(table, turn.minds[seat], target), helper_audience(table, seat))
    if suspect_of(turn, target) != card:
        return finish(turn, events.ShotMissed(seat, target, card, choices))
    hit = events.ShotHit(seat, target, card, choices)
    return (
        turn.emit(hit, events.RewardOffered(seat))
        if is_rewarded(table.with_elimination(target, card), seat)
        else finish(turn, hit)
    )


def is_rewarded(table: Table, seat: Seat) -> bool:
    """Whether a hit is rewarded. table: after the hit.  Rules IF-4.6, IF-4.7.3."""
    has_room = not table.options.hard_hand_limit or table.hands[seat] < table.brief.limit
    return bool(table.remaining and has_room and (table.discard or table.covered))


def trim(turn: Turn, seat: Seat, cards: Iterable[Card]) -> None:
    """Rule IF-4.7."""
    return close(turn, events.Trimmed(seat, tuple(cards)))


def mark_board(turn: Turn, seat: Seat, command: Mark) -> None:
    """Rule IF-9.2."""
    turn.emit(events.BoardMarked(seat, command.target, in_order(command.cards), command.crossed))
