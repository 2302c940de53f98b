"""Imported games: list, budget and removal."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Diverged, Forbidden, Missing, Refusal
from domain.kernel.timestamps import milliseconds
from service.app.core.authorization import derive_secret_text
from service.app.core.context import Context, hash_token
from service.app.core.limits import Limits
from service.charges import DAY_MS, Charged
from service.quotas import ImportBudget

NAME, FORKED = "imports", "imports.forked"
"""Lists of imported games, and of those with forks, which must stay."""
ABANDONED_MS = 60_000
"""Age of an import that never stored its game."""
PAGE = 500
REMOVAL_TOKEN_PREFIX = "dd_remove_"


class ImportLimit(Refusal):
    """The import budget is used up."""

    code = "import-limit"


class ImportRow(msgspec.Struct, frozen=True, array_like=True):
    """An imported game. at_ms: time of import; size: bytes of the record; owner: keyed hash of the sender's address;
    token: hash of the removal token.
    """

    at_ms: int
    size: int
    owner: str
    token: str


_read = msgspec.msgpack.Decoder(ImportRow).decode


def removal_token(context: Context, game_id: str, client: str, key: str) -> str:
    """The token that lets the importer remove the game. The same for the same client and key."""
    return f"{REMOVAL_TOKEN_PREFIX}{game_id}{derive_secret_text(context, 'removal', game_id, client, key)}"


def find_import(context: Context, game_id: str) -> ImportRow | None:
    """The row of an imported game; None for any other."""
    raw = context.store.row(NAME, game_id)
    return None if raw is None else _read(raw)


def load_imports(context: Context) -> list[tuple[str, ImportRow]]:
    """All imported games with their ids, newest first."""
    found: list[tuple[str, ImportRow]] = []
    after = None
    while page := context.store.rows(NAME, after, PAGE):
        found += [(game_id, _read(raw)) for game_id, raw in page]
        after = page[-1][0]
    return found


def is_under_way(context: Context, game_id: str) -> bool:
    """Whether an import of this game has just begun."""
    row = find_import(context, game_id)
    return row is not None and row.at_ms > context.now_ms() - ABANDONED_MS


def charge_import(context: Context, owner: str, size: int) -> None:
    """Charge an owner for the bytes of a record before it is audited, whatever comes of it.

    Raises ImportLimit unless this process may audit `size` more bytes of this owner today, and had not as many records
    of it refused as an owner may import.
    """
    limits = context.part(Limits)
    limit = limits.imports
    if limit is None:
        return

    def fits(charged: Charged) -> bool:
        return charged.size <= limit.day_bytes and charged.refused < limit.day_games

    if not limits.import_charges.charge(owner, size, context.now_ms(), fits):
        raise over_a_day(limit)


def note_refused(context: Context, owner: str) -> None:
    """Count a record of this owner that was audited and refused."""
    context.part(Limits).import_charges.refuse(owner, context.now_ms())


def over_a_day(limit: ImportBudget) -> ImportLimit:
    """The refusal of an owner that has used up its budget of a day."""
    return ImportLimit(
        f"An address may import {limit.day_games} games and {limit.day_bytes >> 20} MiB a day; refused records count too."
    )


def require_budget(context: Context, owner: str, size: int) -> None:
    """Raises ImportLimit unless this owner may import `size` more bytes now."""
    limit = context.part(Limits).imports
    if limit is None:
        return
    every = [row for _, row in load_imports(context)]
    latest = [row for row in every if row.owner == owner and row.at_ms > context.now_ms() - DAY_MS]
    if len(latest) >= limit.day_games or sum(row.size for row in latest) + size > limit.day_bytes:
        raise over_a_day(limit)
    if len(every) >= limit.games or sum(row.size for row in every) + size > limit.bytes:
        raise ImportLimit("This service holds as many imported games as it may; some must be removed first.")


def note_import(context: Context, game_id: str, row: ImportRow) -> None:
    """List a game as imported."""
    context.store.put_row(NAME, game_id, 1, row.at_ms, msgspec.msgpack.encode(row))


def note_fork(context: Context, parent: Game) -> None:
    """Record that this game will have a fork, before the fork is stored."""
    if parent.imported is not None:
        context.store.put_row(FORKED, parent.id, 1, 0, b"1")


def remove_own(context: Context, game_id: str, bearer: str | None) -> None:
    """Remove an imported game by its removal token.  Raises Missing, Forbidden, Conflict."""
    row = find_import(context, game_id)
    if row is None:
        raise Missing("There is no such game that was imported.")
    if bearer is None or hash_token(bearer) != row.token:
        raise Forbidden("An imported game is removed by the `removal_token` of its import.")
    remove(context, game_id)


def remove(context: Context, game_id: str) -> None:
    """Remove an imported game and everything stored for it.

    Raises Missing, Forbidden for a game that was not imported, Conflict has-forks.
    """
    game = context.games.load(game_id)
    if game.imported is None:
        raise Forbidden("Only imported games are removed: this one was played here.")
    if context.store.row(FORKED, game_id) is not None:
        raise Conflict("has-forks", "Other games go on from this one, and hold its past.")
    context.store.remove(game_id)
    context.games.forget(game_id)
    context.store.delist(NAME, game_id)


def rebuild_imports(context: Context, games: list[str]) -> None:
    """Rebuild the list: add the imported ones of `games`, and drop those no longer stored."""
    known = dict(load_imports(context))
    here = set()
    for game_id in games:
        with suppress(Missing, Diverged):
            game = context.games.load(game_id)
            if game.imported is not None:
                here.add(game_id)
                if game_id not in known:
                    size = sum(len(each.event) for each in context.store.read(game_id))
                    at_ms = milliseconds(game.imported.at)
                    note_import(context, game_id, ImportRow(at_ms, size, "", ""))
    for game_id in known.keys() - here:
        if not is_game_stored(context, game_id):
            context.store.delist(NAME, game_id)


def is_game_stored(context: Context, game_id: str) -> bool:
    """Whether the store or its archive holds a game."""
    return bool(context.store.read(game_id, 0, 1))
