"""Golden games as tests: compared with their files, or written by `pytest --write-golden`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deaddrop.testing.golden_games import GoldenGame
from deaddrop.testing.golden_text import golden_text
from domain.kernel.ruleset.ruleset import AnyRuleset


def golden(rules: AnyRuleset, folder: Path, *games: GoldenGame) -> type[Any]:
    """A class of tests, to be bound to a name that begins with `Test`. folder: holds a text file for each game."""

    class GoldenGames:
        __doc__ = f"Golden games of {rules.title}."

        @pytest.mark.parametrize("game", games, ids=[game.name for game in games])
        def test_the_game_is_as_it_was(self, game: GoldenGame, request: pytest.FixtureRequest) -> None:
            check_golden(rules, game, folder, write=request.config.getoption("--write-golden"))

        def test_every_file_is_a_golden_game(self) -> None:
            strange = {path.stem for path in folder.glob("*.txt")} - {game.name for game in games}
            assert not strange, f"no golden game has the name of these files in {folder}: {', '.join(sorted(strange))}"

    return GoldenGames


def check_golden(rules: AnyRuleset, game: GoldenGame, folder: Path, *, write: bool) -> None:
    """Asserts that a golden game equals its file. write: write the file instead."""
    path, text = folder / f"{game.name}.txt", golden_text(rules, game)
    if write:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return
    assert path.exists(), f"{path} is not there: `pytest --write-golden` writes it; read it against the rules"
    assert text == path.read_text(), (
        "the game differs from its file: if the rules have changed, `pytest --write-golden` rewrites it, "
        "and the difference is reviewed as a change of the rules; rules that were released need a new `version` too"
    )
