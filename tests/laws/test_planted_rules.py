"""The test of the laws of positions: defaults and samplers with a fault, of which a law must fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Annotated, Any

import pytest
from msgspec import Meta
from msgspec.structs import replace as changed

from deaddrop.testing import Facts, values
from deaddrop.testing.checks import forks as fork_laws
from deaddrop.testing.checks import offers as offer_laws
from deaddrop.testing.checks import positions as position_laws
from deaddrop.testing.checks import schemas as schema_laws
from deaddrop.testing.checks import worlds as world_laws
from deaddrop.testing.plays import play
from deaddrop.testing.schedule import Time
from deaddrop.testing.suite import LawTable, try_positions
from deaddrop.testing.walks import Position
from domain.kernel.chance import Chance
from domain.kernel.choices import Between
from domain.kernel.folds import Folds
from domain.kernel.offers import Command, offer
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event
from domain.kernel.state import AnyState
from domain.rulesets.microfilms import RULESET as MICROFILMS
from tests.laws.facts import FACTS
from tests.laws.planted import games, positions, rngs, shown_worlds, with_imagining
from tests.laws.plays import walk
from tests.laws.tables import CATALOGUE
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.game import Bid
from tests.toys.three_card_poker import RULESET as POKER

ILLEGAL_DEFAULTS = {
    "microfilms": ("draw_offer", (4, 5)),
    "infiltrators": ("trim", (2, 3, 4)),
    "microdot": ("move", (2, 3)),
    "casino-incognito": ("claim", (2, 3)),
}
"""By ruleset: a kind of decision that random games seldom come to, and numbers of players at which they do."""


class Motto(Command, frozen=True, tag="motto", forbid_unknown_fields=True):
    """Say something that no position allows."""

    rule = "SA-3"
    word: Annotated[str, Meta(pattern="^[A-Z]+$")]
    size: Annotated[int, Meta(ge=10, lt=12)] = 10


class FreeBid(Command, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Seal a bid of nothing."""

    rule = "SA-3"
    coins: Annotated[int, Meta(le=0)]


def with_offer(*args: Any, **choices: Any) -> AnyRuleset:
    """An auction in which every offer is this one."""
    return replace(
        AUCTION, answers=lambda table, mind: tuple(offer(*args, **choices) for _ in AUCTION.offers(table, mind))
    )


@pytest.mark.parametrize("name", ILLEGAL_DEFAULTS)
def test_an_illegal_default_of_a_rare_decision_is_found(name: str) -> None:
    rules, (kind, tables) = CATALOGUE[name], ILLEGAL_DEFAULTS[name]

    def default(table: Any, mind: Any) -> Command:
        is_rare = rules.decisions(table)[mind.seat] == kind
        return Bid(99) if is_rare else rules.default(table, mind)

    faulty = replace(rules, default=default)
    with pytest.raises(AssertionError, match=r"default of seat . is \{'type': 'bid'") as found:
        try_tables(faulty, tables)
    assert "DEADDROP_LAW_GAME=" in found.value.__notes__[0]


def garbling(honest: Callable[..., Any]) -> Callable[[Event, Any], Any]:
    return lambda event, table: changed(honest(event, table), bids=("none",))


def test_a_state_that_is_not_of_its_types_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table says that its bids are numbers, and they are words."""
    for event in AUCTION.events:
        if event.on_table is not None:
            monkeypatch.setattr(event, "on_table", garbling(event.on_table))
    faulty = replace(AUCTION, folds=Folds(AUCTION.events, AUCTION.folds.house_rows))
    with pytest.raises(AssertionError, match="the table is not as its schema says"):
        schema_laws.states_hold_their_schemas(play(faulty, 3, Random(1), FACTS[AUCTION.name]))


def try_tables(rules: AnyRuleset, tables: Sequence[int]) -> None:
    for players in tables:
        try_positions(position_laws.default_answers_are_legal, LawTable(rules, FACTS[rules.name], players), Time(2))


def loaded(rules: AnyRuleset) -> AnyRuleset:
    """One draw in twenty gives what comes first."""

    def sample(table: Any, mind: Any, chance: Chance) -> AnyState:
        def biased(source: str, support: Sequence[Any]) -> Any:
            return support[0] if chance("bias", range(20)) == 0 else chance(source, support)

        return rules.imagining.sample_world(table, mind, biased)

    return with_imagining(rules, sample_world=sample)


@pytest.mark.parametrize(("rules", "players"), [(POKER, 2), (AUCTION, 3)], ids=["poker", "auction"])
def test_a_biased_sampler_is_found(rules: AnyRuleset, players: int) -> None:
    with pytest.raises(AssertionError, match=r"are not as likely as Facts.worlds lists them: .*, such as .*: \d+ times instead of about \d+"):
        positions(world_laws.sampled_worlds_are_uniform, loaded(rules), players)


def test_a_sampler_that_leaves_out_a_world_is_found() -> None:
    """By the facts that a game has by default: every value in the minds and the house."""

    def sample(table: Any, mind: Any, chance: Chance) -> AnyState:
        return POKER.imagining.sample_world(table, mind, lambda source, support: chance(source, support[:1]))

    rules, facts = with_imagining(POKER, sample_world=sample), replace(FACTS[POKER.name], hidden=None)
    states = [state for rng in rngs() for state in walk(POKER, 2, rng)]
    with pytest.raises(AssertionError, match=r"samples no world with .*card"):
        try_states(rules, facts, states)


def try_states(rules: AnyRuleset, facts: Facts, states: Sequence[AnyState]) -> None:
    for state in states:
        world_laws.sampled_worlds_reach_the_truth(Position(rules, facts, state), Random(1))


def test_an_offer_that_goes_too_far_is_found() -> None:
    rich = replace(
        AUCTION,
        answers=lambda table, mind: tuple(
            offer(Bid, each.rule, coins=Between(0, table.coins[mind.seat] + 1)) for each in AUCTION.offers(table, mind)
        ),
    )
    with pytest.raises(AssertionError, match="debts"):
        positions(offer_laws.every_offer_is_accepted, rich, 3)


def test_values_that_a_type_forbids_are_malformed() -> None:
    assert {values.body(Motto, rng).get("size", 10) for rng in rngs()} == {10, 11}
    rules = replace(AUCTION, commands=(*AUCTION.commands, Motto))
    positions(offer_laws.other_commands_are_refused, rules, 3)
    shown_worlds(rules, 3)


def test_an_offer_of_what_its_type_forbids_is_found() -> None:
    rules = replace(with_offer(FreeBid, coins=(0, 1)), commands=(FreeBid,))
    with pytest.raises(AssertionError, match=r"the schema of an offer admits .*'coins': 1.*, its type does not"):
        positions(offer_laws.other_commands_are_refused, rules, 3)


def test_an_offer_by_a_rule_that_does_not_exist_is_found() -> None:
    with pytest.raises(AssertionError, match="bid cites rule 'SA-99', which is not in the rulebook"):
        positions(offer_laws.offers_can_be_read, with_offer(Bid, "SA-99", coins=(0, 1)), 3)


def test_a_world_that_forgets_what_is_known_is_found() -> None:
    careless = with_imagining(
        MICROFILMS,
        sample_world=lambda table, mind, chance: MICROFILMS.imagining.sample_world(
            table, changed(mind, letters=(), notes=()), chance
        ),
    )
    with pytest.raises(AssertionError, match=r"seat \d samples another view: mind\.(letters|notes).* instead of"):
        positions(world_laws.sampled_worlds_look_like_the_view, careless, 4)
    with pytest.raises(AssertionError, match=r"the view of seat \d begins with another view: mind\.(letters|notes).* instead"):
        games(fork_laws.sampled_forks_play_on, careless, 4)


def test_a_bot_that_remembers_is_found() -> None:
    turns = count()
    with pytest.raises(AssertionError, match=r"house_bot of seat \d gives two commands .*'coins': 0} and .*'coins': 1}"):
        positions(position_laws.house_bots_are_legal, with_imagining(AUCTION, house_bot=lambda *_: Bid(next(turns) % 2)), 3)
