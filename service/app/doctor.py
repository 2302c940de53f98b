"""Is everything in the store what it should be? Streams, chains, and what automation owes, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from domain.catalogue import Catalogue
from domain.game.game import Game, evolve, founded, secret_of
from domain.game.log import decoder, opening_decoder, seal_after
from domain.kernel import ledger
from domain.kernel.errors import Missing
from service.store import Entry, Store


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
    for number, entry in enumerate(store.read(game_id), start=1):
        if entry.version != number:
            yield f"event {number} is missing; the stream goes on with {entry.version}"
            return
        try:
            game = grown(game, game_id, catalogue, entry)
        except (msgspec.ValidationError, msgspec.DecodeError):
            yield f"event {number} cannot be read"
            return
        except Missing as refusal:
            yield f"event {number}: {refusal.detail}"
            return
        except Broken:
            yield f"event {number} is not what the chain of digests says; restore this game from a backup"
            return
    if game is None:
        yield "the stream is empty"
        return
    yield from due_problems(store, game)


class Broken(Exception):
    """The chain does not hold."""


def grown(game: Game | None, game_id: str, catalogue: Catalogue, entry: Entry) -> Game:
    """The game after one more entry, its digest recomputed.  Raises Broken."""
    if game is None:
        stored = opening_decoder().decode(entry.event)
        secret, previous = secret_of(stored.event), ledger.GENESIS
    else:
        stored = decoder(game.rules).decode(entry.event)
        secret, previous = game.secret, game.digest
    if seal_after(previous, stored, entry.version, secret).digest != entry.digest:
        raise Broken
    if game is None:
        return founded(game_id, catalogue[stored.event.ruleset], stored, entry.digest)
    return evolve(game, stored, entry.digest)


def due_problems(store: Store, game: Game) -> Iterator[str]:
    """Whether `due` says what the game says."""
    due = store.due_of(game.id)
    waits_for_group = not game.is_running and game.created.deal == "duplicate" and not game.revealed
    owes = game.is_running and bool(game.owed())
    if owes and due is None:
        yield "a bot or the automaton owes a turn, and nothing will ask for it"
    if not owes and not waits_for_group and due is not None:
        yield "automation is asked for a turn that nobody owes"
