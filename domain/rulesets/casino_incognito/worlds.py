"""A whole state that looks like one seat's view, every one equally likely (rule CI-13).

A world says who each agent is and which disguises left the game, what has been sealed, and where each card lies. Cards count
one by one: two copies of a card in two places make two worlds. A world looks like a view when it agrees with all that table
and mind state: no agent is marked on its board, and each is among the characters that were in play when it was drawn. Who gave
back which disguise is not in the view: worlds do not know it either.
"""

from __future__ import annotations

from collections import Counter
from math import perm
from typing import Literal

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bidding import most, nameable, needs_name
from domain.rulesets.casino_incognito.cards import Card, full_deck
from domain.rulesets.casino_incognito.casino import CHARACTERS, Character
from domain.rulesets.casino_incognito.events import OpenBid
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.state import House, State
from domain.rulesets.casino_incognito.table import Table

Answer = Literal["DISAVOW", "STAY"]
ANSWERS: tuple[Answer, ...] = ("DISAVOW", "STAY")


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A state with this table and this mind, drawn uniformly; a function of the view and the chance alone."""
    agents = sample_agents(table, mind, chance)
    removed, looked, disguises = sample_disguises(table, mind, agents, chance)
    hidden, deck = sample_cards(table, mind, chance)
    minds = []
    for seat in table.seats:
        if seat == mind.seat:
            minds.append(mind)
            continue
        other = Mind(seat, agents.get(seat), removed.get(seat, ()), looked.get(seat, ()), hidden[seat])
        minds.append(sealed(table, other, chance))
    return State(table, tuple(minds), House(deck, disguises))


def has_agent(table: Table, seat: Seat) -> bool:
    """Whether a seat has chosen its disguise."""
    return table.hand > 0 or seat in table.done


def sample_agents(table: Table, mind: Mind, chance: Chance) -> dict[Seat, Character]:
    """All agents, each set as likely as it has worlds."""
    own = {mind.seat: mind.agent} if mind.agent is not None else {}
    unknown = [seat for seat in table.seats if seat != mind.seat and has_agent(table, seat)]
    possible = {seat: candidates(table, mind, seat) for seat in unknown}
    heaviest = 1
    for seat in unknown:
        heaviest *= max(bids(table, seat, agent) for agent in possible[seat])
    old = [seat for seat in unknown if table.among[seat] == table.options.board]
    own_old = [
        each for each in (*mind.removed, *mind.looked, mind.agent or CHARACTERS + 1) if each <= table.options.board
    ]
    heaviest *= perm(table.options.board - len(old) - len(own_old), removals(table, mind.seat))
    while True:
        agents = own | {seat: chance("agents", possible[seat]) for seat in unknown}
        if len(set(agents.values())) < len(agents):
            continue
        weight = ways(table, mind, agents)
        if weight == heaviest or chance("weights", range(heaviest)) < weight:
            return agents


def candidates(table: Table, mind: Mind, seat: Seat) -> tuple[Character, ...]:
    """Who the agent of another seat may be."""
    out = {*table.marks[seat], *mind.removed, *mind.looked, mind.agent}
    return tuple(each for each in range(1, table.among[seat] + 1) if each not in out)


def removals(table: Table, viewer: Seat) -> int:
    """How many disguises the others have taken out of the game."""
    return sum(table.removed) - table.removed[viewer]


def ways(table: Table, mind: Mind, agents: dict[Seat, Character]) -> int:
    """How many worlds these agents leave: what else was removed, and what may have been sealed."""
    gone = {*agents.values(), *mind.removed, *mind.looked}
    free = sum(each not in gone for each in range(1, table.options.board + 1))
    found = perm(free, removals(table, mind.seat))
    for seat, agent in agents.items():
        if seat != mind.seat:
            found *= bids(table, seat, agent)
    return found


def bids(table: Table, seat: Seat, agent: Character) -> int:
    """How many bids a seat with this agent may have sealed; one where it has sealed none."""
    if table.kind != "bid" or seat not in table.sealed:
        return 1
    named = nameable(table, Mind(seat, agent))
    choices = len(named) if needs_name(table, seat) else min(1, len(named))
    return 1 + most(table, seat) * choices


def sample_disguises(
    table: Table, mind: Mind, agents: dict[Seat, Character], chance: Chance
) -> tuple[dict[Seat, tuple[Character, ...]], dict[Seat, tuple[Character, ...]], tuple[Character, ...]]:
    """What the others have taken out of the game, what one of them is looking at, and the disguise deck."""
    gone = {*agents.values(), *mind.removed, *mind.looked}
    left = [each for each in range(1, table.board + 1) if each not in gone]
    removed, looked = {}, {}
    for seat in table.seats:
        if seat != mind.seat:
            old = [each for each in left if each <= table.options.board]
            removed[seat] = scattered(old, table.removed[seat], "removed", chance)
            left = [each for each in left if each not in removed[seat]]
    for seat in table.asked if table.kind == "disguise" else ():
        if seat != mind.seat:
            looked[seat] = scattered(left, len(left) - table.disguises, "looked", chance)
    return removed, looked, tuple(sorted(left))


def scattered(left: list[Character], count: int, source: str, chance: Chance) -> tuple[Character, ...]:
    """`count` of `left`, which they leave."""
    drawn = []
    for _ in range(count):
        drawn.append(chance(source, tuple(left)))
        left.remove(drawn[-1])
    return tuple(drawn)


def sample_cards(table: Table, mind: Mind, chance: Chance) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
    """Face-down cards by seat, and the deck."""
    left = list(unseen(table, mind))
    hidden = {mind.seat: mind.hidden}
    for seat in table.seats:
        if seat != mind.seat:
            places = [draw(left, chance) for _ in range(table.hidden[seat])]
            hidden[seat] = tuple(sorted(places))
    return hidden, tuple(sorted(left))


def draw(left: list[Card], chance: Chance) -> Card:
    """One of `left`, whose place the last one takes."""
    place = chance("cards", range(len(left)))
    left[place], left[-1] = left[-1], left[place]
    return left.pop()


def unseen(table: Table, mind: Mind) -> tuple[Card, ...]:
    """The cards that a seat does not see: others' face-down cards, and the deck."""
    if table.hand == 0:
        return ()
    seen = Counter((*table.discard, *mind.hidden, *(leak.card for leak in table.leak)))
    for cards in (*table.open, *(each.cards for each in table.conversations)):
        seen.update(cards)
    return tuple(sorted((Counter(full_deck(with_jokers=table.options.jokers != "OUT")) - seen).elements()))


def sealed(table: Table, other: Mind, chance: Chance) -> Mind:
    """Another seat with what it may have sealed."""
    if other.seat not in table.sealed:
        return other
    if table.kind == "disavow":
        return Mind(
            other.seat, other.agent, other.removed, other.looked, other.hidden, answer=chance("answers", ANSWERS)
        )
    assert other.agent is not None
    number = chance("bids", range(bids(table, other.seat, other.agent)))
    named = nameable(table, other) if needs_name(table, other.seat) else (None,)
    chips, which = divmod(number - 1, len(named)) if number else (-1, 0)
    bid = OpenBid(other.seat, chips + 1, named[which] if number else None)
    return Mind(other.seat, other.agent, other.removed, other.looked, other.hidden, bid)
