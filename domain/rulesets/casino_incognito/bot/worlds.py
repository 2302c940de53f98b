"""Sampling of full states consistent with a view, uniformly (rule CI-13).

A world fixes every agent, the disguises out of the game, the sealed answers, and the place of each card. Copies of a
card are distinct. A world is consistent with a view if it agrees with table and mind: no agent is marked on its board,
and each was in play when it was drawn. The view records neither who returned which disguise nor others' memory of
the cards they laid, so worlds contain neither.
"""

from __future__ import annotations

from itertools import combinations
from math import perm
from typing import Literal

from msgspec.structs import replace

from domain.kernel.chance import MOST_TRIES, Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.sample_cards import sample_cards
from domain.rulesets.casino_incognito.model.limits import markable_characters, max_bid, nameable_characters, needs_name
from domain.rulesets.casino_incognito.model.mind import Mind, possible_agents
from domain.rulesets.casino_incognito.model.options import CHARACTERS, Character
from domain.rulesets.casino_incognito.model.table import OpenBid, Table
from domain.rulesets.casino_incognito.rules.state import House, State

Answer = Literal["DISAVOW", "STAY", "MATCH", "LET"]
ANSWERS: dict[str, tuple[Answer, ...]] = {"disavow": ("DISAVOW", "STAY"), "match": ("MATCH", "LET")}
"""Answers that neither agent nor cards restrict, by kind of decision."""


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A state with this table and mind, drawn uniformly; depends on the view and `chance` alone."""
    agents = sample_agents(table, mind, chance)
    removed, looked, disguises = sample_disguises(table, mind, agents, chance)
    layout = sample_cards(table, mind, chance)
    minds = []
    for seat in table.seats:
        if seat == mind.seat:
            minds.append(mind)
            continue
        other = Mind(
            seat, agents.get(seat), removed.get(seat, ()), looked.get(seat, ()), layout.hidden[seat],
            tried=layout.tried.get(seat, ()), attempt=layout.attempts.get(seat), drinks=layout.drinks.get(seat, ()),
            laid=layout.laid[seat],
        )  # fmt: skip
        minds.append(sample_sealed(table, other, chance))
    return State(table, tuple(minds), House(layout.deck, disguises))


def has_agent(table: Table, seat: Seat) -> bool:
    """Whether a seat has chosen its disguise."""
    return table.hand > 0 or seat in table.done


def sample_agents(table: Table, mind: Mind, chance: Chance) -> dict[Seat, Character]:
    """All agents, weighted by the number of worlds. Raises Impossible if none are found."""
    own = {mind.seat: mind.agent} if mind.agent is not None else {}
    unknown = [seat for seat in table.seats if seat != mind.seat and has_agent(table, seat)]
    possible = {seat: possible_agents(table, mind, seat) for seat in unknown}
    heaviest = 1
    for seat in unknown:
        heaviest *= max(count_answers(table, seat, agent) for agent in possible[seat])
    old = [seat for seat in unknown if table.among[seat] == table.options.first_disguises]
    own_old = [
        each
        for each in (*mind.removed, *mind.looked, mind.agent or CHARACTERS + 1)
        if each <= table.options.first_disguises
    ]
    heaviest *= perm(table.options.first_disguises - len(old) - len(own_old), count_removed(table, mind.seat))
    for _ in range(MOST_TRIES):
        agents = own | {seat: chance("agents", possible[seat]) for seat in unknown}
        if len(set(agents.values())) < len(agents):
            continue
        weight = count_worlds(table, mind, agents)
        if weight == heaviest or chance("weights", range(heaviest)) < weight:
            return agents
    raise Impossible("No agents were found that are different characters.")


def count_removed(table: Table, viewer: Seat) -> int:
    """Number of disguises that the others took out of the game."""
    return sum(table.removed) - table.removed[viewer]


def count_worlds(table: Table, mind: Mind, agents: dict[Seat, Character]) -> int:
    """Number of worlds with these agents, over other removed disguises and sealed answers."""
    gone = {*agents.values(), *mind.removed, *mind.looked}
    free = sum(each not in gone for each in range(1, table.options.first_disguises + 1))
    found = perm(free, count_removed(table, mind.seat))
    for seat, agent in agents.items():
        if seat != mind.seat:
            found *= count_answers(table, seat, agent)
    return found


def count_answers(table: Table, seat: Seat, agent: Character) -> int:
    """Number of answers that a seat with this agent may have sealed, if the agent matters; else 1."""
    if seat not in table.sealed or table.kind in ANSWERS:
        return 1
    mind = Mind(seat, agent)
    if table.kind == "mark":
        return len(markable_pairs(table, mind))
    named = nameable_characters(table, mind)
    choices = len(named) if needs_name(table, seat) else min(1, len(named))
    return 1 + max_bid(table, seat) * choices


def draw_numbers(source: str, left: list[int], count: int, chance: Chance) -> list[int]:
    """Draws `count` numbers from `left`, removing them, in the order drawn."""
    drawn = []
    for _ in range(count):
        drawn.append(chance(source, tuple(left)))
        left.remove(drawn[-1])
    return drawn


def sample_disguises(
    table: Table, mind: Mind, agents: dict[Seat, Character], chance: Chance
) -> tuple[dict[Seat, tuple[Character, ...]], dict[Seat, tuple[Character, ...]], tuple[Character, ...]]:
    """Removed disguises by other seat, disguises being looked at by seat, and the disguise deck."""
    gone = {*agents.values(), *mind.removed, *mind.looked}
    left = [each for each in range(1, table.board_size + 1) if each not in gone]
    removed, looked = {}, {}
    for seat in table.seats:
        if seat != mind.seat:
            old = [each for each in left if each <= table.options.first_disguises]
            removed[seat] = tuple(draw_numbers("removed", old, table.removed[seat], chance))
            left = [each for each in left if each not in removed[seat]]
    for seat in table.asked if table.kind == "disguise" else ():
        if seat != mind.seat:
            looked[seat] = tuple(draw_numbers("looked", left, len(left) - table.disguises, chance))
    return removed, looked, tuple(sorted(left))


def sample_sealed(table: Table, other: Mind, chance: Chance) -> Mind:
    """Another seat's mind with a sampled sealed answer."""
    if other.seat not in table.sealed:
        return other
    if table.kind in ANSWERS:
        return replace(other, answer=chance("answers", ANSWERS[table.kind]))
    assert other.agent is not None
    number = chance("bids", range(count_answers(table, other.seat, other.agent)))
    if table.kind == "mark":
        return replace(other, marking=markable_pairs(table, other)[number])
    named = nameable_characters(table, other) if needs_name(table, other.seat) else (None,)
    chips, which = divmod(number - 1, len(named)) if number else (-1, 0)
    return replace(other, bid=OpenBid(other.seat, chips + 1, named[which] if number else None))


def markable_pairs(table: Table, mind: Mind) -> tuple[tuple[Character, ...], ...]:
    """The pairs that a seat may have decided to mark; one empty choice if there is no pair."""
    return tuple(combinations(markable_characters(table, mind), 2)) or ((),)
