"""Looking for a table: making a seek, joining one, holding a place, leaving."""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from domain.game.events.clock_events import ClockPlan
from domain.game.opening.creation import require_effective_options
from domain.kernel.errors import Conflict, Gone, Malformed, Missing, Unauthorised
from domain.kernel.validation.convert import to_type
from extensions.seeks.answers.seeks import SeekPage, SeekPlace, SentSeek
from extensions.seeks.app.forgotten_seekers import check_seeker
from extensions.seeks.app.open_table import TablePlace, find_place, seek_game_id
from extensions.seeks.app.seek_rows import (
    MOST_SEEKS,
    PATIENCE_MS,
    Seek,
    Seeker,
    change_seek,
    find_row,
    load_seek,
    load_seeks,
    write_seek,
)
from projections.timestamps import stamp
from service.answers.games import PlannedClock
from service.app.core.authorization import ID_LENGTH, derive_secret_text
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, key_reuse_conflict
from service.app.core.limits import Limits
from service.app.new_games.choose_rules import rules_of_new_game
from service.app.new_games.create import default_names, split_seats
from service.app.new_games.creation_request import Creator, SeatRequest
from service.app.new_games.request_errors import require_distinct_names
from service.app.new_games.table_checks import require_ratable
from service.ids import RANDOM_BYTES, game_id
from service.shares import tenth_of

TOKEN_PREFIX = "dd_seek_"
SEEKER_ID_LENGTH = 16
STEP_S = 2.0
"""Interval at which a waiting request looks at the seekers."""

Json = dict[str, Any]


class WantedTable(NamedTuple):
    """The wanted table. seats: for people, without automata."""

    ruleset: str
    options: Json
    seats: int
    clock: ClockPlan | None
    rated: bool


class Newcomer(NamedTuple):
    """A newcomer to a seek. commit: to a nonce; inbox, player: ids to which the seat is added."""

    name: str | None
    commit: str | None
    inbox: str | None
    player: str | None


def make_seek(context: Context, wanted: WantedTable, newcomer: Newcomer, creator: Creator) -> Reply:
    """Look for people for a table. Idempotent by key as long as the seek lasts.

    Raises Malformed, RulesNotInstalled, Conflict too-many-open, Missing for a repeated request whose seek is over.
    """
    seek_id = game_id(context.derive("seek", creator.client, creator.request.key)[:RANDOM_BYTES])
    at_ms, owners = context.now_ms(), creator.owners
    seeker = to_seeker(context, seek_id, newcomer, creator)
    seek = Seek(seek_id, wanted.ruleset, wanted.options, wanted.seats, at_ms, (seeker,), wanted.clock, wanted.rated, makers=owners)
    if find_row(context, seek_id) is None:
        require_playable_table(context, seek)
        require_distinct_seekers(context, seek)
        require_room(context, owners, seek_id, owners)
        if write_seek(context, seek):
            check_seeker(context, seeker)
            give_up_beyond_limit(context, seek, seeker)
            return Reply(place_json(context, seek, seeker), replayed=False)
    held = load_seek(context, seek_id)
    return Reply(place_json(context, held, find_repeated(held, seeker)), replayed=True)


def join_seek(context: Context, seek_id: str, newcomer: Newcomer, creator: Creator) -> Reply:
    """Join a seek; the last seeker opens the table. Idempotent by key as long as the place is kept.

    Raises Missing, Malformed for a name like another's, Conflict seek-filled, too-many-open, busy.
    """

    def change(held: Seek) -> tuple[Seek, tuple[Seeker, bool]]:
        seeker = to_seeker(context, seek_id, newcomer, creator)
        if any(each.id == seeker.id for each in held.present(context.now_ms())):
            return held, (find_repeated(held, seeker), True)
        if held.filled_ms is not None:
            raise Conflict("seek-filled", "All its people have been found.")
        present = (*(each for each in held.present(context.now_ms()) if each.id != seeker.id), seeker)
        filled = context.now_ms() if len(present) == held.seats else None
        changed = replace(held, seekers=present, filled_ms=filled)
        require_distinct_seekers(context, changed)
        return changed, (seeker, False)

    require_room(context, creator.owners, seek_id, load_seek(context, seek_id).makers)
    seek, (seeker, replayed) = change_seek(context, seek_id, change)
    check_seeker(context, seeker)
    if not replayed and seek.filled_ms is None:
        give_up_beyond_limit(context, seek, seeker)
    return Reply(place_json(context, seek, seeker), replayed)


class HeldPlace(NamedTuple):
    """A place as its seeker is told of it. seekers: ids of all who are there; is_filled: all people were found."""

    place: SeekPlace
    seekers: frozenset[str]
    is_filled: bool


def hold_place(context: Context, seek_id: str, bearer: str, wait_s: float) -> HeldPlace:
    """The place of a token's holder, kept for another minute after `wait_s`.

    Raises Unauthorised, Missing, Gone for a place that was not kept.
    """
    seeker_id = authenticate_seeker(context, seek_id, bearer)

    def renew(held: Seek) -> tuple[Seek, Seeker]:
        seeker = find_seeker(held, seeker_id, context.now_ms())
        if held.filled_ms is not None:
            return held, seeker
        kept = replace(seeker, until_ms=context.now_ms() + PATIENCE_MS + round(1000 * wait_s))
        return replace(held, seekers=tuple(kept if each is seeker else each for each in held.seekers)), kept

    seek, seeker = change_seek(context, seek_id, renew)
    check_seeker(context, seeker)
    return to_held_place(context, seek, seeker)


def look_at_place(context: Context, seek_id: str, bearer: str) -> HeldPlace:
    """The place of a token's holder, kept as long as before.  Raises as `hold_place`."""
    seek = load_seek(context, seek_id)
    return to_held_place(context, seek, find_seeker(seek, authenticate_seeker(context, seek_id, bearer), context.now_ms()))


def to_held_place(context: Context, seek: Seek, seeker: Seeker) -> HeldPlace:
    present = frozenset(each.id for each in seek.present(context.now_ms()))
    return HeldPlace(place_json(context, seek, seeker), present, seek.filled_ms is not None)


def leave_seek(context: Context, seek_id: str, bearer: str) -> None:
    """Give up the place of a token's holder. A seek without seekers is over.

    Raises Unauthorised, Missing, Gone, Conflict seek-filled.
    """
    seeker_id = authenticate_seeker(context, seek_id, bearer)

    def change(held: Seek) -> tuple[Seek, None]:
        seeker = find_seeker(held, seeker_id, context.now_ms())
        if held.filled_ms is not None:
            raise Conflict("seek-filled", "All its people have been found: your seat is at the table.")
        return replace(held, seekers=tuple(each for each in held.seekers if each is not seeker)), None

    change_seek(context, seek_id, change)


def list_seeks(context: Context, ruleset: str | None) -> SeekPage:
    """The open seeks, oldest first. ruleset: of this one only."""
    found = [each for each in load_seeks(context) if each.filled_ms is None and ruleset in (None, each.ruleset)]
    return SeekPage(items=[seek_json(context, each) for each in found], next=None)


def seek_json(context: Context, seek: Seek) -> SentSeek:
    """The public data of a seek: its number of seekers, never their identities."""
    people, clock = len(seek.present(context.now_ms())), UNSET if seek.clock is None else PlannedClock.of(seek.clock)
    return SentSeek.of(seek, people=people, at=stamp(seek.at_ms), clock=clock)


def place_json(context: Context, seek: Seek, seeker: Seeker) -> SeekPlace:
    """A seeker's place, and the seat once the table is open. Opens the table if it is not."""
    token = seeker_token(context, seek.id, seeker.id)
    place = TablePlace(None, None, None) if seek.filled_ms is None else find_place(context, seek, seeker)
    return SeekPlace.of(place, seek=seek_json(context, seek), token=token)


def to_seeker(context: Context, seek_id: str, newcomer: Newcomer, creator: Creator) -> Seeker:
    """A newcomer with a kept place. The id follows from the request."""
    digest = context.derive("seeker", seek_id, creator.client, creator.request.key)
    seeker_id = b32encode(digest).decode().lower()[:SEEKER_ID_LENGTH]
    until_ms = context.now_ms() + PATIENCE_MS
    return Seeker(seeker_id, until_ms, creator.owners, creator.request.fingerprint, *newcomer)


def find_repeated(held: Seek, seeker: Seeker) -> Seeker:
    """The seeker of a repeated request.  Raises Conflict idempotency-conflict, Missing if the seeker left."""
    found = next((each for each in held.seekers if each.id == seeker.id), None)
    if found is None:
        raise Missing("Your place at this seek was given up, or not kept.")
    if found.fingerprint != seeker.fingerprint:
        raise key_reuse_conflict()
    return found


def find_seeker(held: Seek, seeker_id: str, now_ms: int) -> Seeker:
    """A seeker whose place is kept.  Raises Gone."""
    found = next((each for each in held.present(now_ms) if each.id == seeker_id), None)
    if found is None:
        raise Gone("Your place at this seek was given up, or not kept.")
    return found


def seeker_token(context: Context, seek_id: str, seeker_id: str) -> str:
    """The token of a place. Deterministic; not stored."""
    return f"{TOKEN_PREFIX}{seek_id}{seeker_id}{derive_secret_text(context, 'seek-token', seek_id, seeker_id)}"


def authenticate_seeker(context: Context, seek_id: str, bearer: str) -> str:
    """The id of the seeker that a token belongs to.  Raises Unauthorised."""
    seeker_id = bearer.removeprefix(TOKEN_PREFIX)[ID_LENGTH : ID_LENGTH + SEEKER_ID_LENGTH]
    if not hmac.compare_digest(bearer.encode(), seeker_token(context, seek_id, seeker_id).encode()):
        raise Unauthorised("This is not a token of this seek.")
    return seeker_id


def require_playable_table(context: Context, seek: Seek) -> None:
    """Raises Malformed for a table that the rules do not have, RulesNotInstalled."""
    rules = rules_of_new_game(context, seek.ruleset, seek_game_id(context, seek.id), None)
    options = to_type(seek.options, rules.options, "options")
    requests, automata = split_seats(rules, options, [SeatRequest("human")] * seek.seats)
    require_effective_options(rules, options, len(requests))
    if seek.rated:
        require_ratable(rules, options, requests, automata, "fresh", analysis=False, delay_s=0, hints=False)


def require_distinct_seekers(context: Context, seek: Seek) -> None:
    """Raises Malformed for names that look alike, or like the default names at such a table; at a rated one also for
    seekers without an account, or twice with the same one.
    """
    players = [each.player for each in seek.seekers if each.player is not None]
    if seek.rated and len(set(players)) < len(seek.seekers):
        raise Malformed("A rated table is for players, each once.", {"player": ["Needed at a rated table, each once."]})
    rules = rules_of_new_game(context, seek.ruleset, seek_game_id(context, seek.id), None)
    options = to_type(seek.options, rules.options, "options")
    requests, automata = split_seats(rules, options, [SeatRequest("human")] * seek.seats)
    names = {-number: each.name for number, each in enumerate(seek.seekers, 1) if each.name}
    require_distinct_names(names, default_names(rules, len(requests), automata), "name")


def require_room(context: Context, owners: tuple[str, ...], seek_id: str, makers: tuple[str, ...]) -> None:
    """Raises Conflict too-many-open if the seeks that a client or a network around it made or joined, or all seeks, are at their limit.

    makers: of the seek that the client is to be at. Filled seeks count until their rows end for networks, and for a client at seeks of
    others, so that neither fills those of others one by one.
    """
    limits = context.part(Limits).open_limits
    if limits is None:
        return
    others = [each for each in load_seeks(context) if each.id != seek_id]
    if len(others) >= MOST_SEEKS:
        raise Conflict("too-many-open", f"Seeks that may be open here at once: {MOST_SEEKS}. Join one, or wait.")
    now_ms, most = context.now_ms(), limits.seeks
    counts = Counter(owner for each in others for owner in each.networks(now_ms))
    if max(counts[owner] for owner in owners) >= tenth_of(MOST_SEEKS):
        raise Conflict("too-many-open", f"Seeks that one network may make or join: {tenth_of(MOST_SEEKS)}. Wait until some end.")
    own = [each for each in others if each.filled_ms is None and any(one.owners[0] == owners[0] for one in each.present(now_ms))]
    if len(own) >= most:
        raise Conflict("too-many-open", f"Seeks that one address may be at at once: {most}. Leave one, or wait until it ends.")
    if makers[:1] != owners[:1]:
        require_seat(others, owners[0], now_ms, limits.seats)


def require_seat(others: Iterable[Seek], owner: str, now_ms: int, most: int) -> None:
    """Raises Conflict too-many-open if a client has as many places at seeks that others made as it may."""
    strange = [each for each in others if each.makers[:1] != (owner,)]
    if sum(one.owners[0] == owner for each in strange for one in each.present(now_ms)) >= most:
        raise Conflict("too-many-open", f"Places that one address may have at seeks of others: {most}. Leave one, or wait.")


def give_up_beyond_limit(context: Context, seek: Seek, seeker: Seeker) -> None:
    """Give up a new place if concurrent requests exceeded the limit: each of them sees the earlier ones.

    A place at a seek that was filled meanwhile is kept.  Raises Conflict too-many-open.
    """

    def change(held: Seek) -> tuple[Seek, bool]:
        if held.filled_ms is not None:
            return held, False
        return replace(held, seekers=tuple(each for each in held.seekers if each.id != seeker.id)), True

    try:
        require_room(context, seeker.owners, seek.id, seek.makers)
    except Conflict:
        _, is_given_up = change_seek(context, seek.id, change)
        load_seeks(context)  # deletes the seek if it is empty, so that the request can be repeated
        if is_given_up:
            raise
