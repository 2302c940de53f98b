"""Limits on what an owner has open: games that wait or run, among them games with bots; studies, reports.

An owner (`Store.put_owner`) names a client and the networks around it, and a game counts for each of them: a network of
many addresses has ten times the limit of one. An item counts from its creation until it is over, which the projector of
the lobby sees, or for 30 days. No command or view looks at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict
from service.app.core.context import Context
from service.app.core.limits import Limits
from service.shares import NETWORK_TIMES, tenth_of
from service.store import Store
from service.store.open_items import Exceeded, OpenBound

EVERYBODY = "00"
"""The owner of what all share."""
GAMES, BOT_GAMES = "games", "bot-games"
KINDS = (GAMES, BOT_GAMES)
WORDS = {
    GAMES: ("Games", "Finish one, or abort a table that still waits."),
    BOT_GAMES: ("Games with bots", "Wait until one is over, abort one, or open a game without bots."),
}
"""By kind, its name in a refusal and the advice."""


def owner_of(networks: Sequence[str]) -> str:
    """The owner of what a client opens. networks: pseudonyms of those that it is in, the narrowest first.

    >>> owner_of(["ab12", "cd34", "ef56"]), networks_of_owner("ab12.cd34.ef56")
    ('ab12.cd34.ef56', ('ab12', 'cd34', 'ef56'))
    """
    return ".".join(networks)


def networks_of_owner(owner: str) -> tuple[str, ...]:
    """The pseudonyms of an owner, the narrowest first; none of an unknown one."""
    return tuple(filter(None, owner.split(".")))


def count_for(context: Context, bounds: Sequence[OpenBound], refuse: Callable[[Exceeded], Conflict]) -> None:
    """Count items for all their owners at once, or for none.  Raises what `refuse` makes of a bound without room."""
    exceeded = context.store.count_items(bounds, context.now_ms())
    if exceeded is not None:
        raise refuse(exceeded)


def take_place(context: Context, owners: Sequence[str], kind: str, item: str, *, own: int, most: int, words: tuple[str, str]) -> None:
    """Count an item among those that all share. owners: pseudonyms of the client's networks, the narrowest first; own: most of the
    first; most: of all, a tenth of them for each other network; words: its kind, in the plural, and the advice if there is no room.

    Raises Conflict `too-many-open`; then nothing of it counts.
    """
    narrow, *wide = owners
    most_of = {narrow: own, **dict.fromkeys(wide, tenth_of(most)), EVERYBODY: most}

    def refuse(exceeded: Exceeded) -> Conflict:
        full = exceeded.bound
        whose = "all" if full.owner == EVERYBODY else name_of_owner(owners, full)
        return Conflict("too-many-open", f"{words[0]} that {whose} may have open at once: {full.most}. {words[1]}")

    count_for(context, [OpenBound(owner, kind, (item,), bound) for owner, bound in most_of.items()], refuse)


def name_of_owner(owners: Sequence[str], full: OpenBound) -> str:
    """The owner of a bound, as a refusal calls it. owners: the narrowest first."""
    return "one address" if full.owner == owners[0] else "one network"


def free_place(context: Context, owners: Sequence[str], kind: str, item: str) -> None:
    """Stop counting an item that `take_place` counted."""
    for owner in (*owners, EVERYBODY):
        context.store.close_item(owner, kind, item)


def note_opening(context: Context, game_id: str, owner: str, seats: Sequence[str]) -> None:
    """Count a game that is about to be stored, and note its owner before any turn of it can be requested.

    owner: "" for none, which has no limit; seats: their kinds.
    Raises Conflict `too-many-open`, unless the game exists already and its creation is only repeated.
    """
    if not owner:
        return
    try:
        note_openings(context, owner, {game_id: seats})
    except Conflict:
        if not context.games.exists(game_id):
            raise
    context.store.put_owner(game_id, owner)


def keep_owner(context: Context, stream: str, owner: str) -> None:
    """Note the owner of a tournament that has none, and keep the one that it has for 30 more days. owner: "" for none."""
    known = context.store.owner(stream) or owner
    if known:
        context.store.put_owner(stream, known)


def note_openings(context: Context, owner: str, games: Mapping[str, Sequence[str]]) -> None:
    """Count games that are about to be stored one after the other: all of them, or none. games: the kinds of their seats, by id.

    Raises Conflict `too-many-open`, whose detail says how many must end first.
    """
    owners = networks_of_owner(owner)
    bounds = list(chain.from_iterable(bounds_of_games(owners, kind, most, games) for kind, most in limits_of(context).items()))
    if bounds:
        count_for(context, bounds, lambda full: no_room(full.bound, full.over, name_of_owner(owners, full.bound)))


def bounds_of_games(owners: Sequence[str], kind: str, most: int, games: Mapping[str, Sequence[str]]) -> Iterator[OpenBound]:
    """The bounds of those games that are of a kind. owners: pseudonyms, the narrowest first; most: of the first."""
    items = tuple(each for each, seats in games.items() if is_of_kind(seats, kind))
    if items:
        for number, each in enumerate(owners):
            yield OpenBound(each, kind, items, NETWORK_TIMES * most if number else most)


def require_possible(context: Context, games: int, bot_games: int) -> None:
    """Raises Conflict `too-many-open` for games that can never be open at once. bot_games: those of them with bots."""
    for kind, most in limits_of(context).items():
        wanted = games if kind == GAMES else bot_games
        if wanted > most:
            raise never_room(kind, most, wanted)


def never_room(kind: str, most: int, wanted: int) -> Conflict:
    """The refusal of more games than one address may ever have open."""
    return Conflict("too-many-open", f"{open_at_once(kind, 'one address', most)} These are {wanted}: so many are never open at once.")


def no_room(full: OpenBound, over: int, whose: str) -> Conflict:
    """The refusal of one game, or of several that are opened together. over: as of `Exceeded`; whose: as of `name_of_owner`."""
    wanted = len(full.items)
    if wanted > full.most:
        return never_room(full.kind, full.most, wanted)
    rest = WORDS[full.kind][1] if wanted == 1 else f"These are {wanted}: {over} of the others must end first."
    return Conflict("too-many-open", f"{open_at_once(full.kind, whose, full.most)} {rest}")


def open_at_once(kind: str, whose: str, most: int) -> str:
    """The sentence of a bound."""
    return f"{WORDS[kind][0]} that {whose} may have open at once: {most}."


def limits_of(context: Context) -> Mapping[str, int]:
    """The limits of an owner's open games, by kind; empty for none."""
    limits = context.part(Limits).open_limits
    return {} if limits is None else {GAMES: limits.games, BOT_GAMES: limits.bot_games}


def is_of_kind(seats: Sequence[str], kind: str) -> bool:
    """Whether a game counts as this kind. seats: their kinds."""
    return kind == GAMES or "bot" in seats


def close_items(store: Store, owner: str, game_id: str) -> None:
    """Stop counting a game."""
    for each in networks_of_owner(owner):
        for kind in KINDS:
            store.close_item(each, kind, game_id)


def close_game(store: Store, game: Game) -> None:
    """Stop counting a game if it is over."""
    if game.status in ("over", "aborted") and (owner := store.owner(game.id)):
        close_items(store, owner, game.id)
