"""Luck of a tournament: one committed seed, mixed with the public entropy of each round. docs/tournaments.md defines
the bytes.
"""

from __future__ import annotations

import hmac

from domain.kernel.chance import Luck, take
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament

GAME_ID_BYTES = 11


def derive(key: bytes, *parts: object) -> bytes:
    """32 bytes derived from a key and a name made of these parts."""
    return hmac.digest(key, "/".join(map(str, parts)).encode(), "sha256")


def mixed_seed(tournament: Tournament, played: Round | None) -> bytes:
    """The seed mixed for a round with fixed luck; None: before the first one."""
    if played is None:
        return derive(tournament.seed, "tournament/1", 0, 1, "")
    if not played.has_luck:
        raise ValueError("the luck of this round is not fixed")
    return derive(tournament.seed, "tournament/1", played.number, played.attempt, played.entropy)


def table_seed(tournament: Tournament, played: Round, table: Table) -> bytes:
    """The seed of a table's current game. Tables of one board share it, until one is replayed."""
    mixed = mixed_seed(tournament, played)
    if table.deal_board is None:
        return derive(mixed, played.number, "table", table.number, len(table.games) - 1)
    return derive(mixed, played.number, "board", table.deal_board)


def draft_seed(tournament: Tournament, number: int) -> bytes:
    """The seed of the lots of a round's drafts: the same for each of them, from the luck of the last round that has
    any. Methods that plan all rounds in advance have one seed for all.
    """
    if tournament.regulations.is_blind:
        return derive(mixed_seed(tournament, None), "schedule")
    fixed = [each for each in tournament.rounds.values() if each.number < number and each.has_luck]
    return derive(mixed_seed(tournament, max(fixed, key=lambda each: each.number, default=None)), number, "draft")


def lot_order(tournament: Tournament, played: Round, number: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Entries in the order of a lot. number: of the lot."""
    chance, left = Luck(derive(mixed_seed(tournament, played), played.number, "lot", number)), list(among)
    return tuple(take("lot", left, chance) for _ in among)


def game_id_bytes(tournament: Tournament, played: Round, table: int, again: int) -> bytes:
    """The bytes of a table's game id, unguessable before it is published."""
    name = ("game", played.number, played.attempt, table, again)
    return derive(tournament.secret, *name)[:GAME_ID_BYTES]
