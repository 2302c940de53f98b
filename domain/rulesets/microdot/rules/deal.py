"""Setup (rule MD-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model.components import require_kit
from domain.rulesets.microdot.model.options import Deal, Options
from domain.rulesets.microdot.model.pieces import Colour
from domain.rulesets.microdot.model.setup_events import ColourChosen, OrderSettled, TableLaid, ThrownForStart
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.state import Deciding

START_DIE = "die/start"


def seating(options: Options, players: int) -> int:
    """Number of automaton seats: none.  Raises Malformed."""
    if not 2 <= players <= 4:
        raise Malformed(f"Microdot is for 2 to 4 players, not {players}.")
    if not 1 <= options.max_rounds <= 1000:
        raise Malformed("options.max_rounds is from 1 to 1000 rounds.")
    if options.kit is not None:
        require_kit(options.full_kit)
    return 0


def unused_options(options: Options, players: int) -> Mapping[str, str]:
    """Options without effect, with the reason.  Rule MD-2.6."""
    if options.two_player != "free" and players != 2:
        return {"two_player": f"It is for two players: {players} take their territories as they like."}
    return {}


def open_game(deciding: Deciding) -> None:
    """The throws that settle the order of choosing colours; ties go by lot.  Rule MD-2.1."""
    seats, faces = deciding.table.seats, deciding.table.options.full_kit.dice.coloured
    thrown = [ThrownForStart(seat, deciding.draw(START_DIE, faces)) for seat in seats]
    order: list[Seat] = []
    for face in sorted(set(faces), reverse=True):
        tied = [each.seat for each in thrown if each.face == face]
        while tied:
            order.append(deciding.draw("lots", tied) if len(tied) > 1 else tied[0])
            tied.remove(order[-1])
    deciding.emit(*thrown, OrderSettled(tuple(order)))


def choose_colour(deciding: Deciding, seat: Seat, colour: Colour) -> None:
    """The last choice lays the table.  Rules MD-2.2 to MD-2.4."""
    chosen_in_order = deciding.table.choosers
    deciding.emit(ColourChosen(seat, colour))
    table = deciding.table
    if len(chosen_in_order) > 1:
        return
    graph = table.options.graph
    deciding.emit(TableLaid(tuple(graph.bag[table.territory(each)] for each in table.seats), turn_order(deciding)))
    begin_turn(deciding)


def turn_order(deciding: Deciding) -> tuple[Seat, ...]:
    """The seats in turn order.  Rule MD-2.3."""
    table = deciding.table
    if table.options.order == "by_throw":
        return table.by_throw
    starter = table.by_throw[0]
    return tuple(sorted(table.seats, key=lambda seat: (table.territory(seat) - table.territory(starter)) % 4))


def deal_outcomes(options: Options, seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as the first outcomes of each source of chance.  Raises Malformed if it is impossible."""
    kit = options.full_kit
    for name, given, possible in (
        ("start", deal.start, kit.dice.coloured),
        ("coloured", deal.coloured, kit.dice.coloured),
        ("symbol", deal.symbol, kit.dice.symbol),
        ("black_white", deal.black_white, kit.dice.black_white),
    ):
        if not set(given) <= set(possible):
            raise Malformed(f"deal.{name} states a face that the die has not.")
    for name, cards, deck in (("briefing", deal.briefing, kit.numbers), ("mission", deal.mission, kit.letters)):
        if Counter[Any](cards) - Counter[Any](deck):
            raise Malformed(f"deal.{name} states more cards of a kind than there are.")
    if len(deal.start) > seats:
        raise Malformed("deal.start states one throw for each seat.")
    return {
        START_DIE: deal.start,
        "die/coloured": deal.coloured,
        "die/symbol": deal.symbol,
        "die/black-white": deal.black_white,
        "briefing-deck/1": deal.briefing,
        "mission-deck/1": deal.mission,
    }
