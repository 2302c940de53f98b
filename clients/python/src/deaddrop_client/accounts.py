"""What a client keeps of players over its store: their tokens on this device, and the tokens of their seats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from deaddrop_client.vault import Vault, to_name

MOST_SEATS = 200
"""Tokens of seats that are kept of a player, the latest: one of a running game that is not is made again."""


class AccountFile(msgspec.Struct):
    """What is kept of a player. token: of this device; seats: tokens by place, oldest first."""

    token: str
    seats: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} with {len(self.seats)} seats>"


def hold_player(vault: Vault, player: str, token: str) -> None:
    """Keep a player's token. It is the one that is signed in from now on."""
    with vault.lock:
        kept = load(vault, player)
        save(vault, player, AccountFile(token, {} if kept is None else kept.seats))
        vault.store[signed_in_name(vault)] = player


def signed_in(vault: Vault) -> tuple[str, str] | None:
    """The id and the token of the player who signed in last at this service; None where nobody is."""
    player = vault.store.get(signed_in_name(vault))
    kept = None if player is None else load(vault, player)
    return None if player is None or kept is None else (player, kept.token)


def drop_player(vault: Vault, player: str) -> None:
    """Forget a player's tokens."""
    with vault.lock:
        vault.store.pop(to_name("player", player), None)
        if vault.store.get(signed_in_name(vault)) == player:
            del vault.store[signed_in_name(vault)]


def hold_seat(vault: Vault, player: str, game: str, seat: int, token: str) -> None:
    """Keep the token of a seat of a player's who is signed in."""
    with changing_seats(vault, player) as seats:
        seats.pop(to_place(game, seat), None)
        seats[to_place(game, seat)] = token
        for place in [*seats][:-MOST_SEATS]:
            del seats[place]


def held_seat(vault: Vault, player: str, game: str, seat: int) -> str | None:
    """The token of a seat; None where none is kept."""
    kept = load(vault, player)
    return None if kept is None else kept.seats.get(to_place(game, seat))


@contextmanager
def changing_seats(vault: Vault, player: str) -> Iterator[dict[str, str]]:
    """The seats of a player, saved as the block leaves them; nothing of a player who signed out."""
    with vault.lock:
        kept = load(vault, player)
        yield {} if kept is None else kept.seats
        if kept is not None:
            save(vault, player, kept)


def load(vault: Vault, player: str) -> AccountFile | None:
    kept = vault.store.get(to_name("player", player))
    return None if kept is None else msgspec.json.decode(kept, type=AccountFile)


def save(vault: Vault, player: str, file: AccountFile) -> None:
    vault.store[to_name("player", player)] = msgspec.json.encode(file).decode()


def to_place(game: str, seat: int) -> str:
    return f"{game}/{seat}"


def signed_in_name(vault: Vault) -> str:
    return to_name("signed-in", hashlib.sha256(vault.url.encode()).hexdigest())
