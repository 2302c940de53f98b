"""The reveal at the end of a game."""

from __future__ import annotations

from domain.game.aggregate import Game, plaintext
from domain.game.events.game_events import SeedRevealed
from domain.kernel.secrecy import Event
from domain.kernel.state import AnyState


def reveal_facts(game: Game, state: AnyState | None) -> tuple[Event, ...]:
    """Reveal of cards and seed; empty for a duplicate deal, which waits for its group."""
    return () if game.created.deal == "duplicate" else reveal_events(game, state)


def reveal_events(game: Game, state: AnyState | None) -> tuple[Event, ...]:
    cards = game.rules.reveal(state) if state is not None else ()
    return (*cards, SeedRevealed(plaintext(game.created.seed), plaintext(game.created.secret)))
