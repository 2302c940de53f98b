"""Is everything in the store what it should be? Streams, chains, and what automation owes, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from domain.catalogue import Catalogue
from domain.game.game import Game
from domain.game.replay import replayed
from domain.kernel.errors import Diverged, Missing
from service.store import Store


class Finding(NamedTuple):
    """One game: nothing wrong, or a sentence for each thing that is."""

    game: str
    problems: tuple[str, ...]


def check(store: Store, catalogue: Catalogue) -> Iterator[Finding]:
    """Check every game of the store, one after the other."""
    for game_id in sorted(store.games()):
        yield Finding(game_id, tuple(problems(store, catalogue, game_id)))


def problems(store: Store, catalogue: Catalogue, game_id: str) -> Iterator[str]:
    """What is wrong with one game, in sentences; it stops at the first event that cannot be trusted."""
    game: Game | None = None
    try:
        for after in replayed(game_id, catalogue, store.read(game_id)):
            game = after
    except Diverged as refusal:
        yield f"event {refusal.version} {refusal.why}; restore this game from a backup"
        return
    except Missing as refusal:
        yield refusal.detail
        return
    if game is None:
        yield "the stream is empty"
        return
    yield from due_problems(store, game)


def due_problems(store: Store, game: Game) -> Iterator[str]:
    """Whether `due` says what the game says."""
    due = store.due_of(game.id)
    waits_for_group = not game.is_running and game.created.deal == "duplicate" and not game.revealed
    owes = game.is_running and bool(game.owed())
    if owes and due is None:
        yield "a bot or the automaton owes a turn, and nothing will ask for it"
    if not owes and not waits_for_group and due is not None:
        yield "automation is asked for a turn that nobody owes"
