"""Set-up and stated deals (rule IF-2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.chance import Chance, take
from domain.kernel.errors import Malformed
from domain.kernel.secrecy import NOBODY, Known, Seat, to
from domain.rulesets.infiltrators.model.cards import Card, in_order
from domain.rulesets.infiltrators.model.events import (
    HandDealt,
    HeadquartersBuilt,
    MissionBegan,
    SuspectsDealt,
    TurnBegan,
)
from domain.rulesets.infiltrators.model.missions import Brief
from domain.rulesets.infiltrators.model.options import Deal, Options
from domain.rulesets.infiltrators.rules.state import FOLDS, Deciding, initial


def open_game(deciding: Deciding) -> None:
    """Every event from the empty table to the first turn."""
    table, chance = deciding.table, deciding.chance
    plan, players = table.brief, len(table.hands)
    left = list(in_order((*plan.plain, *plan.special)))
    began = MissionBegan(len(left), plan.suspects, plan.bullets)
    suspects = deal_suspects(plan, left, chance)
    hands = [tuple(take("hands", left, chance) for _ in range(plan.hand)) for _ in range(players)]
    deciding.emit(
        began,
        SuspectsDealt(plan.suspects, Known(in_order(suspects), NOBODY)),
        *(HandDealt(seat, plan.hand, Known(in_order(hand), to(seat))) for seat, hand in enumerate(hands)),
        HeadquartersBuilt(len(left), Known(tuple(left), NOBODY)),
        TurnBegan(starter(table.options, players, chance)),
    )


def deal_suspects(plan: Brief, left: list[Card], chance: Chance) -> list[Card]:
    """Draw the suspects and remove them from `left`, the cards left to deal.  Rule IF-2.2."""
    pool = list(in_order(plan.guesses))
    suspects = [take("suspects", pool, chance) for _ in range(plan.suspects)]
    for card in suspects:
        left.remove(card)
    return suspects


def starter(options: Options, players: int, chance: Chance) -> Seat:
    """The starting seat.  Rule IF-2.5."""
    return chance("start", range(players)) if options.first_seat is None else options.first_seat


def deal_outcomes(options: Options, seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as the outcomes of the sources it fixes.  Raises Malformed if it is impossible."""
    if deal.start is not None and options.start == "host":
        raise Malformed("deal.start and the options both say who starts.")
    if deal.hands is not None and deal.suspects is None:
        raise Malformed("A deal that states the hands also states the suspects.")
    if deal.headquarters and deal.hands is None:
        raise Malformed("A deal that states the Headquarters also states the hands.")
    outcomes: dict[str, Sequence[Any]] = {}
    if deal.start is not None:
        outcomes["start"] = (deal.start,)
    if deal.suspects is not None:
        outcomes |= {"suspects": deal.suspects, "nab": deal.suspects}
    if deal.hands is not None:
        outcomes["hands"] = tuple(card for hand in deal.hands for card in hand)
    if deal.headquarters:
        outcomes["headquarters"] = deal.headquarters
    try_out(options, seats, outcomes, deal)
    return outcomes


def try_out(options: Options, seats: int, outcomes: Mapping[str, Sequence[Any]], deal: Deal) -> None:
    """Run the set-up with the stated outcomes.  Raises Malformed unless each is possible at its place in the deal."""
    left = {source: list(values) for source, values in outcomes.items()}

    def chance(source: str, support: Sequence[Any]) -> Any:
        if source in outcomes and not left[source]:
            raise Malformed(f"The deal states too few {source}.")
        outcome = left[source].pop(0) if source in outcomes else support[0]
        if outcome not in support:
            raise Malformed(f"The deal states {outcome} where it cannot be.")
        return outcome

    empty = initial(options, seats)
    deciding = Deciding(FOLDS, empty, chance)
    open_game(deciding)
    plan = empty.table.brief
    if deal.hands is not None and [len(hand) for hand in deal.hands] != [plan.hand] * seats:
        raise Malformed(f"deal.hands gives each seat {plan.hand} cards.")
    if left.get("suspects"):
        raise Malformed("The deal states more suspects than there are.")
    for card in deal.headquarters:
        if card not in deciding.house.headquarters or deal.headquarters.count(card) > 1:
            raise Malformed(f"The deal states {card} in the Headquarters where it cannot be.")
