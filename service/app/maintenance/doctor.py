"""Is everything in the store what it should be? Streams, chains, what automation owes, the lobby, the archive; and what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from domain.catalogue import Catalogue
from domain.game.aggregate import Game
from domain.game.replay import replay_log
from domain.kernel.errors import Diverged
from projections import lobby
from service.store import Archive, ArchivedStore, Damaged, Store, StreamHead

FAR_MS = 10**15 - 1
PAGE = 500
RESTORE = "put it back with `deaddrop restore BACKUP --over {}`"
MEND = "`deaddrop doctor --mend` puts it right"


class Finding(NamedTuple):
    """One game, or one other place: nothing wrong, or a sentence for each thing that is. notes: what is worth knowing, and not wrong."""

    game: str
    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()


Unplayable = dict[tuple[str, int], Counter[bool]]
"""How many games need rules that are not installed, by name and version, and by whether they are still on."""


def check_store(store: Store, catalogue: Catalogue, archived: Iterable[str] = ()) -> Iterator[Finding]:
    """Check every game, those in the archive too, one after the other; then what is owed or listed and not there."""
    games = {*store.games(), *archived}
    unplayable: Unplayable = {}
    for game_id in sorted(games):
        yield Finding(game_id, tuple(find_problems(store, catalogue, game_id, unplayable)))
    yield from (absent_rules(*rules, games) for rules, games in sorted(unplayable.items()))
    for game_id in sorted({*store.owed(FAR_MS, FAR_MS), *lobby_games(store)} - games):
        yield Finding(game_id, (f"is owed or listed, and no longer there; {RESTORE.format(game_id)}",))


def absent_rules(name: str, version: int, games: Counter[bool]) -> Finding:
    """Rules that are not installed. games: how many need them, by whether they are still on. Wrong only if one is."""
    needed = f"is not installed, and {games.total()} games need it, {games[True]} of them not over: they can be read"
    if games[True]:
        return Finding(f"{name} {version}", (f"{needed} and take no commands; install this version",))
    return Finding(f"{name} {version}", (), (needed,))


def check_archive(archive: Archive) -> Iterator[Finding]:
    """Look for what is no game in the archive."""
    for segment, count in archive.stray():
        yield Finding(
            segment, (f"holds {count} bytes that are no game; put this file back from a copy of the archive",)
        )


def lobby_games(store: Store) -> Iterator[str]:
    """The games that the lobby lists."""
    after = None
    while rows := store.rows(lobby.NAME, after, PAGE):
        yield from (key for key, _ in rows)
        after = rows[-1][0]


def find_problems(
    store: Store, catalogue: Catalogue, game_id: str, unplayable: Unplayable | None = None
) -> Iterator[str]:
    """What is wrong with one game, in sentences that say what to do. unplayable: where a game is counted whose rules are not installed."""
    try:
        game = replay_game(store, catalogue, game_id)
    except Untrustworthy as wrong:
        yield str(wrong)
    else:
        if not game.rules.is_installed:
            if unplayable is not None:
                unplayable.setdefault((game.rules.name, game.rules.version), Counter())[game.is_running] += 1
            return
        if is_reveal_missing(game):
            yield f"is over, and its seed was never revealed; {RESTORE.format(game_id)}"
        if is_due_wrong(store, game):
            yield (
                f"a turn is owed, and nothing will ask for it; {MEND}"
                if is_answer_owed(game)
                else f"a turn is asked for that nobody owes; {MEND}"
            )


class Untrustworthy(Exception):
    """What is wrong with a game, and what to do, in a sentence."""


def replay_game(store: Store, catalogue: Catalogue, game_id: str) -> Game:
    """The game, every event of it recomputed.  Raises Wrong at the first that cannot be trusted."""
    game: Game | None = None
    try:
        for after in replay_log(game_id, catalogue, store.read(game_id)):
            game = after
    except Diverged as refusal:
        raise Untrustworthy(f"event {refusal.version} {refusal.why}; {RESTORE.format(game_id)}") from None
    except Damaged as damage:
        raise Untrustworthy(f"{damage}; {RESTORE.format(game_id)}") from None
    if game is None:
        raise Untrustworthy(f"the stream is empty; {RESTORE.format(game_id)}")
    return game


def is_answer_owed(game: Game) -> bool:
    """Whether automation owes something in a game."""
    return game.is_running and bool(game.automatic_decisions())


def is_waiting_for_group(game: Game) -> bool:
    """Whether a game is over and its luck is still that of others; the last look at them may be due or done."""
    return game.created.deal == "duplicate" and not game.is_running and not game.is_revealed


def is_reveal_missing(game: Game) -> bool:
    """Whether a game is over and reveals nothing, and waits for no others that share its luck."""
    return not game.is_running and not game.is_revealed and not is_waiting_for_group(game)


def is_due_wrong(store: Store, game: Game) -> bool:
    """Whether `due` says something else than the game."""
    return not is_waiting_for_group(game) and is_answer_owed(game) != (store.due_of(game.id) is not None)


def mend_due(store: ArchivedStore, game: Game) -> None:
    """Have `due` say what the game says, and a duplicate group looked at once more. What is owed by rules that are not installed stays."""
    if game.rules.is_installed and (is_due_wrong(store, game) or is_waiting_for_group(game)):
        store.owe(
            game.id, StreamHead(game.version, game.digest), is_owed=is_answer_owed(game) or is_waiting_for_group(game)
        )
