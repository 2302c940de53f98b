"""Limits on an owner's open games: games that wait or run, among them games with bots.

An owner (`Store.put_owner`) names a client and the widest network around it, and a game counts for both: a network of
many addresses has ten times the limit of one. An item counts from its creation until it is over, which the projector of
the lobby sees, or for 30 days. No command or view looks at it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict
from service.app.core.context import Context
from service.shares import tenth_of
from service.store import Store

EVERYBODY = "00"
"""The owner of what all share."""
GAMES, BOT_GAMES = "games", "bot-games"
KINDS = (GAMES, BOT_GAMES)
NETWORK_TIMES = 10
"""How many times the games of one client a network may have open."""
WORDS = {
    GAMES: ("Games", "Finish one, or abort a table that still waits."),
    BOT_GAMES: ("Games with bots", "Wait until one is over, abort one, or open a game without bots."),
}
"""By kind, its name in a refusal and the advice."""


def owner_of(networks: Sequence[str]) -> str:
    """The owner of what a client opens. networks: pseudonyms of those that it is in, the narrowest first.

    >>> owner_of(["ab12", "cd34", "ef56"]), owner_of(["ab12"])
    ('ab12.ef56', 'ab12')
    """
    return ".".join(dict.fromkeys((networks[0], networks[-1])))


def bounds_of(owner: str, most: int) -> list[tuple[str, int, str]]:
    """Pseudonyms for which an owner's items count, with the most of each and its name in a refusal. most: of one client."""
    client, *wide = owner.split(".")
    return [(client, most, "one address"), *((each, NETWORK_TIMES * most, "one network") for each in wide)]


def open_item(context: Context, owner: str, kind: str, item: str, most: int, words: tuple[str, str]) -> None:
    """Count an item that an owner opens. most: of one client; words: its kind, in the plural, and the advice if there is no room.

    Raises Conflict `too-many-open` if the client, or the network around it, has as many as it may; what is counted by then stays so.
    """
    for each, bound, whose in bounds_of(owner, most):
        if not context.store.open_item(each, kind, item, context.now_ms(), bound):
            named, advice = words
            raise Conflict("too-many-open", f"{named} that {whose} may have open at once: {bound}. {advice}")


def take_place(context: Context, owners: Sequence[str], kind: str, item: str, own: int, most: int, words: tuple[str, str]) -> None:
    """Count an item among those that all share. owners: pseudonyms of the client's networks, the narrowest first; own: most of the
    first; most: of all, a tenth of them for each other network; words: as for `open_item`.

    Raises Conflict `too-many-open`; then nothing of it counts.
    """
    narrow, *wide = owners
    bounds = [(narrow, own), *((each, tenth_of(most)) for each in wide), (EVERYBODY, most)]
    for number, (owner, bound) in enumerate(bounds):
        if context.store.open_item(owner, kind, item, context.now_ms(), bound):
            continue
        for taken, _ in bounds[:number]:
            context.store.close_item(taken, kind, item)
        named, advice = words
        whose = "one address" if owner == narrow else "all" if owner == EVERYBODY else "one network"
        raise Conflict("too-many-open", f"{named} that {whose} may have open at once: {bound}. {advice}")


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
        for kind, most in limits_of(context).items():
            if is_of_kind(seats, kind):
                open_item(context, owner, kind, game_id, most, WORDS[kind])
    except Conflict:
        if not context.games.exists(game_id):
            close_items(context.store, owner, game_id)
            raise
    context.store.put_owner(game_id, owner)


def keep_owner(context: Context, stream: str, owner: str) -> None:
    """Note the owner of an event that has none, and keep the one that it has for 30 more days. owner: "" for none."""
    known = context.store.owner(stream) or owner
    if known:
        context.store.put_owner(stream, known)


def note_openings(context: Context, owner: str, games: Mapping[str, Sequence[str]]) -> None:
    """Count games that are about to be stored one after the other: all of them, or none. games: the kinds of their seats, by id.

    Raises Conflict `too-many-open`, whose detail says how many must end first.
    """
    if not owner:
        return
    counted = list[tuple[str, str, str]]()
    try:
        for kind, most in limits_of(context).items():
            of_kind = [each for each, seats in games.items() if is_of_kind(seats, kind)]
            for whose, bound, named in bounds_of(owner, most):
                held = set(context.store.open_items(whose, kind))
                wanted = [each for each in of_kind if each not in held]
                over = len(held) + len(wanted) - bound
                if wanted and over > 0:
                    raise no_room(kind, bound, len(wanted), over, named)
                for each in wanted:
                    if not context.store.open_item(whose, kind, each, context.now_ms(), bound):
                        raise no_room(kind, bound, len(wanted), 1, named)
                    counted.append((whose, kind, each))
    except Conflict:
        for item in counted:
            context.store.close_item(*item)
        raise


def require_possible(context: Context, games: int, bot_games: int) -> None:
    """Raises Conflict `too-many-open` for games that can never be open at once. bot_games: those of them with bots."""
    for kind, most in limits_of(context).items():
        wanted = games if kind == GAMES else bot_games
        if wanted > most:
            raise no_room(kind, most, wanted, wanted - most)


def no_room(kind: str, most: int, wanted: int, over: int, whose: str = "one address") -> Conflict:
    """The refusal of games that are opened together. whose: as of `bounds_of`."""
    named, _ = WORDS[kind]
    must_end = f"{over} of the others must end first" if wanted <= most else "so many are never open at once"
    return Conflict("too-many-open", f"{named} that {whose} may have open at once: {most}. These are {wanted}: {must_end}.")


def limits_of(context: Context) -> Mapping[str, int]:
    """The limits of an owner's open games, by kind; empty for none."""
    limits = context.open_limits
    return {} if limits is None else {GAMES: limits.games, BOT_GAMES: limits.bot_games}


def is_of_kind(seats: Sequence[str], kind: str) -> bool:
    """Whether a game counts as this kind. seats: their kinds."""
    return kind == GAMES or "bot" in seats


def close_items(store: Store, owner: str, game_id: str) -> None:
    """Stop counting a game."""
    for each, _, _ in bounds_of(owner, 0):
        for kind in KINDS:
            store.close_item(each, kind, game_id)


def close_game(store: Store, game: Game) -> None:
    """Stop counting a game if it is over."""
    if game.status in ("over", "aborted") and (owner := store.owner(game.id)):
        close_items(store, owner, game.id)
