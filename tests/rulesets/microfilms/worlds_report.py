"""How uniform sampled worlds are, position by position: `python -m tests.rulesets.microfilms.worlds_report`."""

from __future__ import annotations

from .small_positions import MORE, USUAL, of_random_games
from .test_uniform_worlds import SAMPLES, fit_of


def main() -> None:
    print(f"{SAMPLES} worlds drawn of each view")
    for position in USUAL + MORE:
        print(f"{position.__name__:30} {fit_of(position(), position.__name__)}", flush=True)
    for number, eye in enumerate(of_random_games(20)):
        title = f"random game {number}, {eye.story.table.players} players"
        print(f"{title:30} {fit_of(eye, f'random game {number}')}", flush=True)


if __name__ == "__main__":
    main()
