"""The effective seed of a game: the committed one, mixed with people's contributions. docs/spec/chance.md, section 2.
"""

from __future__ import annotations

from collections.abc import Iterable

from domain.game.aggregate import Game, SeatStatus, plaintext
from domain.game.events import GameCreated, GameForked
from domain.kernel.chance import effective_seed, seed_with_nonces


def opening_luck(game: Game) -> bytes:
    """The effective seed of a game that is dealt now, or of a fork with new luck."""
    luck, created = game.luck_status, game.created
    if luck is None:
        return luck_of(created, game.seats)
    return effective_seed(bytes.fromhex(plaintext(created.seed)), luck.nonces, luck.entropy)


def luck_of(created: GameCreated, seats: Iterable[SeatStatus] = ()) -> bytes:
    """The effective seed of a game without a plan for its luck: the committed one with the seats' nonces."""
    nonces = [place.nonce for place in seats] or [None] * len(created.seats)
    return seed_with_nonces(bytes.fromhex(plaintext(created.seed)), nonces)


def is_operators_luck(game: Game) -> bool:
    """Whether the operator alone chose the luck: it is made, without any contribution. For a fork with its parent's
    luck, the parent decides.
    """
    luck = game.luck_status
    if luck is not None:
        return luck.state == "playing" and not luck.entropy and not any(luck.nonces)
    has_parents = isinstance(game.created, GameForked) and game.created.luck == "same"
    return game.state is not None and not has_parents and not any(place.nonce for place in game.seats)
