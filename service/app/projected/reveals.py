"""Games that are over without the reveal of their seed: a fault of the installation, listed until it is fixed."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.kernel.timestamps import milliseconds
from service.store import ProjectionRows

NAME = "unrevealed"
"""Name of their list in the store."""
LATE_MS = 60_000
"""Time after its end from which a game without its reveal is a fault."""
COUNTED = 100


def is_reveal_missing(game: Game) -> bool:
    """Whether a game is over without a reveal, though no other game shares its seed."""
    return not game.is_running and not game.is_revealed and game.created.deal != "duplicate"


def note_reveal(store: ProjectionRows, game: Game) -> None:
    """List a game if it is over without its reveal, and remove it from the list if not."""
    if is_reveal_missing(game):
        at_ms = milliseconds(game.at)
        store.put_row(NAME, game.id, game.version, at_ms, str(at_ms).encode())
    elif game.is_revealed and store.row(NAME, game.id) is not None:
        store.delist(NAME, game.id)


def count_unrevealed(store: ProjectionRows, now_ms: int) -> int:
    """Number of games without their reveal a minute after they were over; counts at most `COUNTED`."""
    return sum(int(ended) <= now_ms - LATE_MS for _, ended in store.rows(NAME, None, COUNTED))
