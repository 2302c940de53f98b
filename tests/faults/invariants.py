"""What must hold after any fault, from the streams and from what clients were told."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import msgspec

from domain.catalogue import Catalogue
from service.app.doctor import problems
from service.store import FeedEntry, Store
from tests.faults.history import Asked, History

OWN_KEYS = re.compile(r"auto/d[0-9]+\.[0-9]+|unseal")
"""Keys that automation gives: one for each decision, and one for the end of a duplicate group."""


def broken(store: Store, catalogue: Catalogue, history: History) -> Iterator[str]:
    """Every invariant that does not hold, in sentences. Automation must have come to rest."""
    told: dict[str, list[FeedEntry]] = defaultdict(list)
    for entry in feed(store):
        told[entry.game].append(entry)
    games = store.games()
    for game in games:
        yield from (f"{game}: {problem}" for problem in problems(store, catalogue, game))
        yield from (f"{game}: {problem}" for problem in feed_problems(store, game, told.pop(game, [])))
    yield from (f"{game}: the feed tells of a game that is not there" for game in told)
    yield from keys_problems(store, games, history)


def feed(store: Store) -> Iterator[FeedEntry]:
    """Every entry of every feed."""
    after: dict[int, str] = {}
    while news := store.follow(after, 0):
        for partition, entry in news:
            after[partition] = entry.id
            yield entry


def feed_problems(store: Store, game: str, told: list[FeedEntry]) -> Iterator[str]:
    """Each event is told of once, in order."""
    versions = [version for entry in told for version in range(entry.first, entry.last + 1)]
    held = [entry.version for entry in store.read(game)]
    own = held[-len(versions) :] if versions else []
    if versions != own or not versions:
        yield f"the feed tells of {versions}, and the stream holds {held}"


def keys_problems(store: Store, games: list[str], history: History) -> Iterator[str]:
    """Acknowledged commands are in the log once, where it was said; refused ones are not; unknown ones at most once."""
    places = {game: written(store, game) for game in games}
    asked_for = {(asked.game, asked.key) for asked in history}
    for game, found in places.items():
        strange = [key for key, _, _ in found if (game, key) not in asked_for and not OWN_KEYS.fullmatch(key)]
        yield from (f"{game}: nobody asked for {key}" for key in strange)
        for key, count in Counter(key for key, _, _ in found).items():
            if count > 1:
                yield f"{game}: {key} was carried out {count} times"
    for asked in history:
        yield from (f"{asked.game}: {asked.key}: {each}" for each in asked.contradictions)
        yield from asked_problems(asked, places.get(asked.game, []))


def asked_problems(asked: Asked, found: list[tuple[str, int, int]]) -> Iterator[str]:
    versions = [last for key, _, last in found if key == asked.key]
    match asked.kind:
        case "ok" if not versions:
            yield f"{asked.game}: {asked.key} was acknowledged at {asked.answers[0][0]} and is lost"
        case "ok" if asked.answers[0][0] not in (0, versions[0]):
            yield f"{asked.game}: {asked.key} was acknowledged at {asked.answers[0][0]} and stands at {versions[0]}"
        case "refused" if versions:
            yield f"{asked.game}: {asked.key} was refused ({asked.refusals[0]}) and stands at {versions[0]}"


def written(store: Store, game: str) -> list[tuple[str, int, int]]:
    """The commands in a stream: key, first and last version. What a fork inherited does not count."""
    found: list[tuple[str, int, int]] = []
    for entry in store.read(game):
        stored = msgspec.json.decode(entry.event)
        if stored["event"]["type"] == "game.forked":
            found = []
        if "key" in stored:
            found.append((stored["key"], entry.version, entry.version + stored.get("size", 1) - 1))
    return found
