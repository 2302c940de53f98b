"""What a player does with a turn (rule IF-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.kernel.chance import Chance
from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
from domain.rulesets.infiltrators.model import events as told
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import Card, matches, ordered
from domain.rulesets.infiltrators.model.commands import Bide, Eliminate, Exchange, Mark
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Clue, Table, without
from domain.rulesets.infiltrators.rules.ending import close, finish
from domain.rulesets.infiltrators.rules.state import House, State, ahead


def nab(state: State, seat: Seat, chance: Chance) -> tuple[Event, ...]:
    """Rule IF-4.1."""
    card = chance("nab", state.house.centre)
    return finish(state, told.SuspectNabbed(seat, Known(card, to(seat))), *mill(state.house, chance))


def mill(house: House, chance: Chance) -> Iterator[Event]:
    """The top card of the Headquarters, if there is one, lies face down in the discard; nobody has seen it."""
    if house.headquarters:
        yield told.CardMilled(Known(chance("headquarters", house.headquarters), NOBODY))


def drawn(house: House, seat: Seat, count: int, chance: Chance) -> told.CardsDrawn:
    """Cards from the Headquarters, for the drawer's eyes alone."""
    left, cards = house.headquarters, list[Card]()
    for _ in range(count):
        cards.append(chance("headquarters", left))
        left = without(left, (cards[-1],))
    return told.CardsDrawn(seat, count, Known(tuple(cards), to(seat)))


def clue(state: State, seat: Seat, card: Card) -> tuple[Event, ...]:
    """Rule IF-4.2."""
    laid = Clue(card, matches(card, suspect(state, seat)), seat)
    narrowed = Known(narrowing(state.table, None, seat, laid), readers(state.table, seat))
    return finish(state, told.ClueGiven(seat, card, laid.vertical, narrowed))


def exchange(state: State, seat: Seat, command: Exchange) -> tuple[Event, ...]:
    """Rule IF-4.3."""
    card, target = command.card, command.target
    laid = Clue(card, matches(card, suspect(state, target)), seat)
    narrowed = Known(narrowing(state.table, state.minds[seat], target, laid), readers(state.table, seat))
    made = told.ExchangeMade(seat, target, card, laid.vertical, narrowed)
    return (made, told.DrawOffered(seat)) if state.table.headquarters else finish(state, made)


def suspect(state: State, seat: Seat) -> Card:
    """The suspect on a stand."""
    card = state.minds[seat].suspect
    assert card is not None
    return card


def count(table: Table, mind: Mind | None, target: Seat) -> int:
    """How many cards a suspect can be, to a seat's knowledge or everybody's."""
    return candidates(table, mind)[target].bit_count()


def narrowing(table: Table, mind: Mind | None, target: Seat, laid: Clue) -> told.Narrowed:
    """How many cards a suspect can be before and after a clue."""
    return count(table, mind, target), count(table.laid(laid.by, target, laid), mind, target)


def readers(table: Table, seat: Seat) -> frozenset[Seat]:
    """Who is told at once how far a suspect is narrowed down.  Rule IF-9.3.4."""
    return to(seat) if table.options.helper == "auto" else NOBODY


def draw_after_exchange(state: State, seat: Seat, chance: Chance, *, is_wanted: bool) -> tuple[Event, ...]:
    """Rule IF-4.3.3."""
    return finish(state, drawn(state.house, seat, 1, chance) if is_wanted else told.DrawDeclined(seat))


def bide(state: State, seat: Seat, command: Bide, chance: Chance) -> tuple[Event, ...]:
    """Rule IF-4.4."""
    events: list[Event] = [told.Bided(seat, command.draw), *mill(state.house, chance)]
    if command.draw:
        _, house = ahead(state, events)
        events.append(drawn(house, seat, command.draw, chance))
    return finish(state, *events)


def eliminate(state: State, seat: Seat, command: Eliminate) -> tuple[Event, ...]:
    """Rule IF-4.5."""
    table, target, card = state.table, command.target, command.card
    choices = Known(count(table, state.minds[seat], target), readers(table, seat))
    if suspect(state, target) != card:
        return finish(state, told.ShotMissed(seat, target, card, choices))
    hit = told.ShotHit(seat, target, card, choices)
    return (hit, told.RewardOffered(seat)) if is_rewarded(table.lost(target, card), seat) else finish(state, hit)


def is_rewarded(table: Table, seat: Seat) -> bool:
    """Whether there is a card to take after a hit.  Rules IF-4.6.1, IF-4.7.3."""
    has_room = not table.options.hard_hand_limit or table.hands[seat] < table.brief.limit
    return bool(table.remaining and has_room and (table.discard or table.covered))


def trim(state: State, seat: Seat, cards: Iterable[Card]) -> tuple[Event, ...]:
    """Rule IF-4.7."""
    return close(state, told.Trimmed(seat, tuple(cards)))


def mark(seat: Seat, command: Mark) -> tuple[Event, ...]:
    """Rule IF-9.2."""
    return (told.BoardMarked(seat, command.target, ordered(command.cards), command.crossed),)
