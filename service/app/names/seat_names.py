"""Names of seats: salted for the log, cached for display."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from domain.game.aggregate import Game, SeatStatus
from domain.game.player_name import SALT_BYTES, SaltedName, is_fitting, name_commitment, parse_stored, to_stored
from domain.kernel.secrecy import Seat
from domain.kernel.text.written_text import to_display_name
from service.app.names.hidden_names import find_hidden_seats
from service.lru_cache import LruCache
from service.store import GameNotes, Store

CACHE_BYTES = 16 * 2**20
FRESH_MS = 5000
"""How long a process may still show a name that another process hid, forgot or changed."""


class NewNames(NamedTuple):
    """Names to store with an append. players: commitments for the log, by seat; stored: salted names for the store."""

    players: Mapping[Seat, str]
    stored: Mapping[Seat, str]


def salt_names(names: Mapping[Seat, str], entropy: Callable[[int], bytes]) -> NewNames:
    """Salts names with fresh randomness, since the game's secret is revealed later."""
    salted = {seat: SaltedName(name, entropy(SALT_BYTES).hex()) for seat, name in names.items()}
    players = {seat: name_commitment(seat, *each) for seat, each in salted.items()}
    return NewNames(players, {seat: to_stored(each) for seat, each in salted.items()})


def load_salted_names(store: GameNotes, game_id: str) -> dict[Seat, SaltedName]:
    """The names of a game's seats with their salts."""
    return {seat: parse_stored(text) for seat, text in store.names(game_id).items()}


def load_names(store: GameNotes, game_id: str) -> dict[Seat, str]:
    """The names of a game's seats for display."""
    return to_display(load_salted_names(store, game_id))


def to_display(names: Mapping[Seat, SaltedName]) -> dict[Seat, str]:
    return {seat: to_display_name(each.name) for seat, each in names.items()}


def seat_label(seat: Seat) -> str:
    """Display name of a seat without a name."""
    return f"Seat {seat}"


def forgotten_name(seat: Seat) -> str:
    """Display name of a seat whose name was deleted."""
    return f"{seat_label(seat)} (name forgotten)"


def forgotten_names(game: Game) -> dict[Seat, str]:
    """Display names of the seats with a commitment, for those whose names were deleted."""
    return {seat: forgotten_name(seat) for seat, place in enumerate(game.seats) if place.player is not None}


def hidden_name(seat: Seat) -> str:
    """Display name of a seat whose name a moderator has hidden."""
    return f"{seat_label(seat)} (name hidden)"


def exchanged_name(seat: Seat) -> str:
    """Display name of a seat whose stored name does not match the log's commitment."""
    return f"{seat_label(seat)} (not the name the table was shown)"


def exchanged_seats(game: Game, stored: Mapping[Seat, SaltedName]) -> list[Seat]:
    """Seats whose stored name does not open their commitment, ascending. Seats without a commitment are left out: in an
    earlier version of a game, the name may have come later.
    """
    players = [(seat, game.seats[seat].player) for seat in sorted(stored) if seat < len(game.seats)]
    return [
        seat for seat, player in players if player is not None and not is_fitting(player, seat, stored[seat])
    ]


class KnownNames(NamedTuple):
    """Cached names, valid until `until_ms` while the game's seats are still `seats`."""

    seats: tuple[SeatStatus, ...]
    until_ms: int
    names: dict[int, str]


class SeatNames:
    """The names of the seats of one store's games. Thread-safe."""

    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self._store = store
        self._now_ms = now_ms
        self._cache: LruCache[KnownNames] = LruCache(CACHE_BYTES, names_bytes)

    def of(self, game: Game) -> dict[int, str]:
        """Display names by seat. Cached for up to `FRESH_MS` while the seats do not change."""
        now_ms = self._now_ms()
        known_names = self._cache.peek(game.id)
        if known_names is not None and known_names.seats == game.seats and now_ms < known_names.until_ms:
            return known_names.names
        stored = load_salted_names(self._store, game.id)
        exchanged = {seat: exchanged_name(seat) for seat in exchanged_seats(game, stored)}
        hidden = {seat: hidden_name(seat) for seat in find_hidden_seats(self._store, game) if seat in stored}
        names = forgotten_names(game) | to_display(stored) | exchanged | hidden
        self._cache.put(game.id, KnownNames(game.seats, now_ms + FRESH_MS, names))
        return names

    def drop(self, game_id: str) -> None:
        """Drop a game's names from the cache."""
        self._cache.drop(game_id)


def names_bytes(known_names: KnownNames) -> int:
    """Estimated bytes of cached names."""
    return sum(80 + 4 * len(each) for each in known_names.names.values())
