"""Laws of positions: decisions, commands that were not offered, knowledge, and encoding."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from deaddrop.testing.facts import conservation, skip_without
from deaddrop.testing.luck import Dice
from deaddrop.testing.walks import Position
from domain.kernel.ledger import canonical
from domain.kernel.offers import Command
from domain.kernel.ruleset import decider
from domain.kernel.secrecy import Seat


def the_game_goes_on_or_is_over(at: Position, _: Random) -> None:
    """Seats of the table are asked until there is an outcome; a seat that is asked has offers, each type once."""
    rules, state = at.rules, at.state
    decisions, outcome = rules.decisions(state.table), rules.outcome(state.table)
    assert outcome is not None or decisions, "no seat is asked, and the game is not over"
    assert outcome is None or not decisions, f"the game is over, and seats {sorted(decisions)} are asked"
    assert set(decisions) <= set(range(len(state.minds))), (
        f"seats {sorted(decisions)} are asked, and there are {len(state.minds)}"
    )
    for mind in state.minds:
        offers = rules.offers(state.table, mind)
        asked = [offer for offer in offers if offer.command not in rules.asides]
        assert bool(asked) == (mind.seat in decisions), (
            f"seat {mind.seat} is offered {[offer.type for offer in asked]}, and is{' ' if mind.seat in decisions else ' not '}asked"
        )
        assert len({offer.type for offer in offers}) == len(offers), "two offers of one type"
        assert outcome is None or not offers, "the game is over, and there are offers"


def default_answers_are_legal(at: Position, _: Random) -> None:
    """The default answer of each seat that is asked is among its offers, and follows from its view."""
    rules, state = at.rules, at.state
    for seat in rules.decisions(state.table):
        answer = rules.default(state.table, state.minds[seat])
        check_admitted(at, seat, answer, "default")
        assert answer == rules.default(copy_of(state.table), copy_of(state.minds[seat])), "two defaults for one view"


def house_bots_are_legal(at: Position, rng: Random) -> None:
    """Commands of the house bot, and of each further bot, are among the offers and follow from view and luck."""
    rules, state = at.rules, at.state
    for seat in rules.decisions(state.table):
        for name, bot in (("house_bot", rules.imagining.house_bot), *((name, each.play) for name, each in rules.imagining.bots.items())):
            seed = rng.random()
            move = bot(state.table, state.minds[seat], Dice(Random(seed)))
            check_admitted(at, seat, move, name)
            again = bot(copy_of(state.table), copy_of(state.minds[seat]), Dice(Random(seed)))
            assert move == again, (
                f"{name} of seat {seat} gives two commands with the same view and luck: "
                f"{msgspec.to_builtins(move)} and {msgspec.to_builtins(again)}"
            )


def check_admitted(at: Position, seat: Seat, command: Command, origin: str) -> None:
    offers = decider.offers_to(at.rules, at.state, seat)
    assert any(offer.admits(command) for offer in offers), (
        f"{origin} of seat {seat} is {msgspec.to_builtins(command)}, and the offers are {[each.type for each in offers]}"
    )


def copy_of(part: Any) -> Any:
    """The same value in other objects."""
    return msgspec.json.decode(msgspec.json.encode(part), type=type(part))


def views_can_be_shown(at: Position, _: Random) -> None:
    """Every view has text, in whole lines, and a scene whose zones belong to seats of the table."""
    rules, state = at.rules, at.state
    for mind in (None, *state.minds):
        lines = rules.words.describe(state.table, mind, at.people)
        assert all(isinstance(line, str) and "\n" not in line for line in lines), lines
        scene = rules.words.scene(state.table, () if mind is None else (mind,), at.people)
        owners = {each.seat for each in scene.zones if isinstance(each.seat, int)}
        assert owners <= set(range(len(state.minds))), "the scene has zones of seats that the table does not have"


def every_position_conserves(at: Position, _: Random) -> None:
    """`Facts.conserved` holds."""
    conservation(at.facts)(at.state)


def what_a_seat_is_sure_of_is_true(at: Position, rng: Random) -> None:
    """`Facts.knows_truth` holds in the true world, and in worlds that a seat samples."""
    knows_truth = at.facts.knows_truth
    if knows_truth is None:
        skip_without("knows_truth=…", "a seat's certain knowledge is true")
    for mind in at.state.minds:
        knows_truth(at.state, mind.seat)
        knows_truth(at.rules.imagining.sample_world(at.state.table, mind, Dice(rng)), mind.seat)


def positions_survive_json(at: Position, rng: Random) -> None:
    """A position is read back as it was written, and equal values are the same bytes."""
    world = at.rules.imagining.sample_world(at.state.table, rng.choice(at.state.minds), Dice(rng))
    for position in (at.state, world):
        for part in (position.table, *position.minds, position.house):
            written = canonical(part)
            read = msgspec.convert(msgspec.json.decode(written), type(part))
            assert read == part, f"something is lost when {type(part).__name__} is written down"
            assert canonical(read) == written == canonical(msgspec.to_builtins(part)), (
                "one value is written in two ways"
            )
            assert is_canonical(msgspec.to_builtins(part)), "the value is not canonical JSON"


def is_canonical(value: Any) -> bool:
    """Whether a value consists only of types of canonical JSON: docs/spec/ledger.md, section 1."""
    match value:
        case dict():
            return all(isinstance(name, str) for name in value) and all(is_canonical(each) for each in value.values())
        case list() | tuple():
            return all(is_canonical(each) for each in value)
        case _:
            return value is None or isinstance(value, str | int)


LAWS = (
    the_game_goes_on_or_is_over,
    default_answers_are_legal,
    house_bots_are_legal,
    views_can_be_shown,
    every_position_conserves,
    what_a_seat_is_sure_of_is_true,
    positions_survive_json,
)
