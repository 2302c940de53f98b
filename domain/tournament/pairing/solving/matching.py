"""Pairs by maximum-weight matching: no other pairs cost less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.tournament.pairing.solving.costs import Costs

WHOLE = 160
"""Up to so many sides each can be paired with all; of more, first with those that are near it in order."""
NEAR = 32
"""How far, in each direction."""


def match_pairs(costs: Costs, order: Sequence[int]) -> list[list[int]]:
    """The pairs, and last who has a bye where one has. order: places in `costs`, from the top to the bottom.

    Among many, pairs of near neighbours are taken, unless they would make two meet again or who should be apart; then
    all pairs are looked at. The first counts cannot be better than theirs; the spread could be, in theory.
    """
    if len(order) > WHOLE:
        near = best_matching(costs, order, NEAR)
        if not any(is_costly(costs, *pair) for pair in near if len(pair) == 2):
            return near
    return best_matching(costs, order, len(order))


def best_matching(costs: Costs, order: Sequence[int], near: int) -> list[list[int]]:
    """The best pairs of sides that are so near each other in order."""
    import rustworkx

    number = len(order)
    edges = list(edges_of(costs, order, near))
    top = max((cost for _, _, cost in edges), default=0) + 1
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(number + costs.room.byes))
    graph.add_edges_from([(one, two, top - cost) for one, two, cost in edges])
    pairs = sorted(sorted(pair) for pair in rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int))
    playing = [[order[one], order[two]] for one, two in pairs if two < number]
    idle = [order[one] for one, two in pairs if two >= number]
    return [*playing, *([idle] if idle else [])]


def edges_of(costs: Costs, order: Sequence[int], near: int) -> Iterator[tuple[int, int, int]]:
    """Who can be paired at what cost, by place in the order; places after all are byes."""
    number = len(order)
    for one, who in enumerate(order):
        row = costs.pairs[who]
        for two in range(one + 1, min(number, one + near + 1)):
            yield one, two, row[order[two]]
        if not costs.sides[who].is_reserve:
            for bye in range(costs.room.byes):
                yield one, number + bye, costs.bye[who]


def is_costly(costs: Costs, one: int, two: int) -> bool:
    """Whether two have met, or should be apart."""
    mine, yours = costs.sides[one], costs.sides[two]
    return bool(mine.met.get(yours.entry, 0) or mine.apart & yours.apart)
