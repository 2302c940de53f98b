"""Laws as a class of tests: one test for each law, at each number of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

import pytest

from deaddrop.testing import report, schedule
from deaddrop.testing.checks import facts as fact_checks
from deaddrop.testing.checks import forks, games, logs, offers, positions, records, schemas, texts, words, worlds
from deaddrop.testing.checks.clocks import a_clock_tells_no_more_than_the_events
from deaddrop.testing.checks.views import views_that_look_alike_are_alike
from deaddrop.testing.facts import Facts
from deaddrop.testing.plays import Play, play
from deaddrop.testing.schedule import LawGame, Time, law_games
from deaddrop.testing.walks import Position, walk
from domain.kernel.ruleset.ruleset import AnyRuleset

GAME_LAWS = (*games.LAWS, *texts.LAWS, *logs.LAWS, *records.LAWS, *forks.LAWS, *schemas.LAWS, *words.LAWS)
THOROUGH = (
    positions.the_game_goes_on_or_is_over,
    positions.default_answers_are_legal,
    positions.every_position_conserves,
)
"""Laws that check every position of the games they meet: they are quick, and the cases they look for may be rare."""
POSITION_LAWS = (*positions.LAWS, *offers.LAWS, *worlds.LAWS)
PAIR_LAWS = (views_that_look_alike_are_alike, a_clock_tells_no_more_than_the_events)
"""Laws of pairs of games that look alike to an audience, but differ."""
LEAST_POSITIONS = 6
"""Positions of the first game that the other laws of positions check, in any time."""

GameLaw = Callable[[Play], None]
PositionLaw = Callable[[Position, Random], Any]


class LawTable(NamedTuple):
    """A ruleset with its facts, at a number of players."""

    rules: AnyRuleset
    facts: Facts
    players: int


def laws(rules: AnyRuleset, facts: Facts, players: Sequence[int] | None = None) -> type[Any]:
    """A class of tests, to be bound to a name that begins with `Test`. players: numbers of them, if not all."""
    low, high = rules.players
    tables = [LawTable(rules, facts, each) for each in players or range(low, high + 1)]
    tests: dict[str, Any] = {"__doc__": f"The laws of {rules.title}."}
    for law in (*fact_checks.LAWS, *words.RULESET_LAWS):
        tests[f"test_{law.__name__}"] = ruleset_test(law, rules, facts)
    for game_law in GAME_LAWS:
        tests[f"test_{game_law.__name__}"] = table_test(game_law, try_games, tables)
    for position_law in POSITION_LAWS:
        tests[f"test_{position_law.__name__}"] = table_test(position_law, try_positions, tables)
    for pair_law in PAIR_LAWS:
        tests[f"test_{pair_law.__name__}"] = table_test(pair_law, try_pairs, tables)
    return type("Laws", (), tests)


def ruleset_test(law: Callable[[AnyRuleset, Facts], None], rules: AnyRuleset, facts: Facts) -> Callable[..., None]:
    """A test of a law of the ruleset as it is written."""

    def test(_: Any) -> None:
        law(rules, facts)

    test.__doc__ = law.__doc__
    return test


def table_test(law: Any, run: Callable[[Any, LawTable], None], tables: Sequence[LawTable]) -> Callable[..., None]:
    """A test of a law at each table."""

    def test(_: Any, table: LawTable) -> None:
        run(law, table)

    test.__doc__ = law.__doc__
    ids = [f"{each.rules.name}-{each.players}" for each in tables]
    return pytest.mark.parametrize("table", tables, ids=ids)(test)  # type: ignore[no-any-return]


def try_games(law: GameLaw, table: LawTable, time: Time | None = None) -> None:
    """A law of whole games, until its time is up."""
    for law_game in law_games(law.__name__, table.rules.name, table.players, time):
        with note_game(law, table, law_game):
            law(game_of(table, law_game))
        report.count_game(table.rules.name, "whole games under a law")


def try_positions(law: PositionLaw, table: LawTable, time: Time | None = None) -> None:
    """A law of positions, until its time is up."""
    looked: list[Any] = []
    time = time or Time()
    for law_game in law_games(law.__name__, table.rules.name, table.players, time=time):
        with note_game(law, table, law_game):
            states = states_of(table, law_game)
            for count, number in enumerate(spread(table.rules, states, law_game.rng("order"))):
                is_needed = law_game.number == 0 and (law in THOROUGH or count < LEAST_POSITIONS)
                if time.is_up and not is_needed and schedule.ONLY is None:
                    break
                at = Position(table.rules, table.facts, states[number])
                looked.append(law(at, law_game.rng(f"{law.__name__}/{number}")))
        report.count_game(table.rules.name, "games for a law of positions")
    if looked and all(each is False for each in looked):
        pytest.skip(f"{law.__name__}: no position of these games is small enough")


def try_pairs(law: Callable[..., bool], table: LawTable) -> None:
    """A law of pairs of games, until its time is up."""
    found = []
    for law_game in law_games(law.__name__, table.rules.name, table.players):
        with note_game(law, table, law_game):
            found.append(law(table.rules, table.players, table.facts, law_game.rng("pair")))
    if not any(found):
        pytest.skip(
            "no two games were found that look alike to an audience and are not: nothing is hidden, or all is known"
        )


@contextmanager
def note_game(law: Any, table: LawTable, law_game: LawGame) -> Iterator[None]:
    """Adds to a failure the way to repeat it."""
    try:
        yield
    except Exception as error:
        error.add_note(
            f"{table.rules.name} for {table.players} players, game {law_game.number} of the law {law.__name__}; again: "
            f"DEADDROP_LAW_SEED={schedule.SEED} DEADDROP_LAW_GAME={law_game.number} pytest -k "
            f"'{law.__name__} and {table.rules.name}-{table.players}'"
        )
        raise


def game_of(table: LawTable, law_game: LawGame) -> Play:
    """A whole game; the first one is shared by all laws, and played once."""
    return first_game(table) if law_game.number == 0 else random_game(table, law_game)


def states_of(table: LawTable, law_game: LawGame) -> Sequence[Any]:
    """The positions of a game, played by the rules only."""
    return first_states(table) if law_game.number == 0 else random_states(table, law_game)


def random_game(table: LawTable, law_game: LawGame) -> Play:
    return play(table.rules, table.players, law_game.rng("game"), table.facts)


def random_states(table: LawTable, law_game: LawGame) -> Sequence[Any]:
    """Every other game prefers rare commands: its positions are seldom reached by random games."""
    is_odd = (law_game.number + table.players) % 2 == 1
    return tuple(walk(table.rules, table.players, law_game.rng("walk"), drawn=table.facts.options, rare_first=is_odd))


def first_law_game(table: LawTable) -> LawGame:
    return schedule.law_game("", table.rules.name, table.players, 0)


@lru_cache(maxsize=12)
def first_game(table: LawTable) -> Play:
    return random_game(table, first_law_game(table))


@lru_cache(maxsize=12)
def first_states(table: LawTable) -> Sequence[Any]:
    return random_states(table, first_law_game(table))


def spread(rules: AnyRuleset, states: Sequence[Any], rng: Random) -> Iterator[int]:
    """Every position by number: the end, then one of each kind of decision in turn, so that rare kinds come early."""
    kinds: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    for number, state in enumerate(states):
        kinds[tuple(sorted(set(rules.decisions(state.table).values())))].append(number)
    for each in kinds.values():
        rng.shuffle(each)
    for turn in zip_longest(*sorted(kinds.values(), key=len)):
        yield from (number for number in turn if number is not None)
