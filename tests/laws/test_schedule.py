"""How laws are run: by time, each failure repeatable, and a missing fact says what to write."""

from __future__ import annotations

from typing import Any

import pytest

from deaddrop.testing import Facts, MissingFact, laws, nothing, schedule, suite
from deaddrop.testing.checks import facts, words
from deaddrop.testing.checks.facts import the_facts_name_every_event
from deaddrop.testing.checks.games import every_event_conserves
from deaddrop.testing.plays import Play
from deaddrop.testing.schedule import Time, law_games
from deaddrop.testing.walks import Position
from tests.laws.facts import FACTS
from tests.laws.plays import play
from tests.toys.three_card_poker import RULESET as POKER

TABLE = suite.LawTable(POKER, FACTS[POKER.name], 2)


def test_a_law_without_time_meets_one_whole_game_and_with_time_more() -> None:
    met: list[Play] = []

    def law(game: Play) -> None:
        met.append(game)

    suite.try_games(law, TABLE, Time(0))
    assert len(met) == 1
    assert met[0].last.status in ("over", "aborted")
    assert len([each for each, _ in zip(law_games("law", "poker", 2, Time(60)), range(50), strict=False)]) == 50
    assert [each.number for each in law_games("law", "poker", 2, Time(0))] == [0]


def test_the_first_game_is_shared_and_the_others_are_a_law_s_own() -> None:
    one, other = (
        [each.seed for each, _ in zip(law_games(law, "poker", 2, Time(60)), range(3), strict=False)] for law in "ab"
    )
    assert one[0] == other[0]
    assert not set(one[1:]) & set(other[1:])


def test_a_failure_says_how_to_have_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    games: dict[int, bytes] = {}

    def law(game: Play) -> None:
        games[len(games)] = game.last.digest
        assert len(games) < 4, "the fourth game is bad"

    with pytest.raises(AssertionError, match="the fourth game is bad") as found:
        suite.try_games(law, TABLE, Time(60))
    [note] = found.value.__notes__
    assert "three_card_poker for 2 players, game 3" in note
    assert f"DEADDROP_LAW_SEED={schedule.SEED} DEADDROP_LAW_GAME=3 pytest -k 'law and three_card_poker-2'" in note
    monkeypatch.setattr(schedule, "ONLY", 3)
    again: list[bytes] = []

    def law_again(game: Play) -> None:
        again.append(game.last.digest)

    law_again.__name__ = law.__name__
    suite.try_games(law_again, TABLE, Time(60))
    assert again == [games[3]]


def test_a_position_that_fails_fails_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same luck of the law's own, though only its game is tried."""
    seen: list[tuple[Any, float]] = []

    def law(at: Position, rng: Any) -> None:
        seen.append((at.state, rng.random()))

    for number in (0, 5):
        monkeypatch.setattr(schedule, "ONLY", number)
        seen.clear()
        suite.try_positions(law, TABLE, Time(0))
        first = list(seen)
        seen.clear()
        suite.try_positions(law, TABLE, Time(9))
        assert seen == first
        assert POKER.outcome(first[0][0].table) is not None or len(first) > 1


def test_missing_facts_say_what_to_write() -> None:
    with pytest.raises(MissingFact) as said:
        the_facts_name_every_event(POKER, Facts())
    lines = [line for line in str(said.value).splitlines() if line.startswith("    ")]
    written = eval("{" + "".join(lines) + "}", {"WHO": "seat"})
    assert written["three_card_poker.card_dealt"] == ("seat", {"card": "seat"})
    the_facts_name_every_event(POKER, Facts(may_know=written))
    with pytest.raises(AssertionError, match=r"names events that three_card_poker does not have: poker\.shuffled"):
        the_facts_name_every_event(POKER, Facts(may_know={**written, "poker.shuffled": ("", {})}))
    game = play(POKER, 2, schedule.law_game("", "", 2, 1).rng())
    with pytest.raises(MissingFact, match=r"def conserved\(state\):"):
        every_event_conserves(game._replace(facts=Facts()))
    every_event_conserves(game._replace(facts=Facts(conserved=nothing)))


def test_each_law_is_a_test_of_its_own_at_each_table() -> None:
    made = laws(POKER, FACTS[POKER.name])
    tests = [name for name in vars(made) if name.startswith("test_")]
    count = sum(map(len, (suite.GAME_LAWS, suite.POSITION_LAWS, suite.PAIR_LAWS, words.RULESET_LAWS, facts.LAWS)))
    assert len(tests) == count
    assert all(vars(made)[name].__doc__ for name in tests)
