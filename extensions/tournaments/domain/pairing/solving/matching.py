"""Pairs by maximum-weight matching: no other pairs cost less."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from extensions.tournaments.domain.pairing.solving.costs import Costs

WHOLE = 160
"""Up to this many sides, all are paired at once; with more, first each with those near it in order."""
NEAR = 32
"""Distance in each direction."""
WIDER = 4
"""Factor of the distance, if near neighbours would meet again or should be apart."""

Edge = tuple[int, int, int]
"""Two sides that can be paired, by index in the order, and the cost; indices past the end are byes."""


def match_pairs(costs: Costs, order: Sequence[int]) -> list[list[int]]:
    """The pairs, and last the side with a bye if there is one. order: indices in `costs`, from the top to the bottom.

    With many sides, pairs of near neighbours are found first; then only other pairs that could lower the cost are
    considered.
    """
    number = len(order)
    near = number if number <= WHOLE else NEAR
    edges = list(edges_of(costs, order, number))
    while True:
        found = best_matching(costs, order, [each for each in edges if each[1] - each[0] <= near or each[1] >= number])
        if near >= number or not any(is_costly(costs, *pair) for pair in to_sides(found, order) if len(pair) == 2):
            break
        near *= WIDER
    if near < number:
        better = list(better_edges(costs, order, edges, found))
        if any(near < two - one and two < number for one, two, _ in better):
            found = best_matching(costs, order, [*better, *found])
    return to_sides(found, order)


def best_matching(costs: Costs, order: Sequence[int], edges: Sequence[Edge]) -> list[Edge]:
    """The best of these pairs that cover each side."""
    import rustworkx

    top = max((cost for _, _, cost in edges), default=0) + 1
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(order) + costs.room.byes))
    graph.add_edges_from([(one, two, top - cost) for one, two, cost in edges])
    pairs = sorted(sorted(pair) for pair in rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int))
    return [(one, two, top - graph.get_edge_data(one, two)) for one, two in pairs]


def to_sides(found: Iterable[Edge], order: Sequence[int]) -> list[list[int]]:
    """Pairs by index in `costs`, and last the byes, if there are any."""
    playing = [[order[one], order[two]] for one, two, _ in found if two < len(order)]
    idle = [order[one] for one, two, _ in found if two >= len(order)]
    return [*playing, *([idle] if idle else [])]


def better_edges(costs: Costs, order: Sequence[int], edges: Sequence[Edge], found: Sequence[Edge]) -> Iterator[Edge]:
    """The pairs that can be part of a cheaper matching than the found one.

    A bound of the others' cost, by duality: an odd number of first places of the order is paired with a later one at
    least once, over the gap of points there; beyond that each side costs half of its cheapest pair.
    """
    spread, points = costs.weights.get("spread", 0), [costs.points[who] for who in order]
    crossed = [0]
    for at in range(1, len(order)):
        crossed.append(crossed[-1] + (spread * (points[at - 1] - points[at]) ** 2 if at % 2 else 0))
    crossed += [crossed[-1]] * costs.room.byes
    left = [cost - crossed[two] + crossed[one] for one, two, cost in edges]
    least = [max(left, default=0)] * len(crossed)
    for (one, two, _), more in zip(edges, left, strict=True):
        least[one], least[two] = min(least[one], more), min(least[two], more)
    room = 2 * (sum(cost for _, _, cost in found) - crossed[-1]) - sum(least)
    for each, more in zip(edges, left, strict=True):
        if 2 * more - least[each[0]] - least[each[1]] < room:
            yield each


def edges_of(costs: Costs, order: Sequence[int], near: int) -> Iterator[Edge]:
    """The possible pairs and their costs, with sides this near in order."""
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
