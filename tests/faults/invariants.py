"""What must hold after any fault, from the streams and from what clients were told."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from domain.catalogue import Catalogue
from service.app.maintenance.doctor import find_problems
from service.store import AppendNotice, Store
from tests.faults.history import Asked, History

OWN_KEYS = re.compile(r"auto/d[0-9]+\.[0-9]+|(clock|strike)/[0-9]+.*|outage/d[0-9]+\.[0-9]+/[0-9]+|unseal|join/.+")
"""Keys that nobody asked for by name: automation's, one for each decision, each time that is up and the end of a group, and a game's that
joins one.
"""


class Broken(NamedTuple):
    """An invariant that does not hold. during: what was broken when it happened, where that is known."""

    kind: Literal["lost", "doubled", "wrong"]
    why: str
    during: str = ""


def broken(store: Store, catalogue: Catalogue, history: History) -> Iterator[Broken]:
    """Every invariant that does not hold. Automation must have come to rest."""
    told: dict[str, list[AppendNotice]] = defaultdict(list)
    for entry in feed(store):
        told[entry.game].append(entry)
    games = store.games()
    for game in games:
        for problem in (*find_problems(store, catalogue, game), *feed_problems(store, game, told.pop(game, []))):
            yield Broken("wrong", f"{game}: {problem}")
    yield from (Broken("wrong", f"{game}: the feed tells of a game that is not there") for game in told)
    yield from keys_problems(store, games, history)


def feed(store: Store) -> Iterator[AppendNotice]:
    """Every entry of every feed."""
    after: dict[int, str] = {}
    while news := store.follow(after, 0):
        for partition, entry in news:
            after[partition] = entry.id
            yield entry


def feed_problems(store: Store, game: str, told: list[AppendNotice]) -> Iterator[str]:
    """Each event is told of once, in order."""
    versions = [version for entry in told for version in range(entry.first, entry.last + 1)]
    held = [entry.version for entry in store.read(game)]
    if not versions or versions != held[-len(versions) :]:
        yield f"the feed tells of {versions}, and the stream holds {held}"


def keys_problems(store: Store, games: list[str], history: History) -> Iterator[Broken]:
    """Acknowledged commands are in the log once, where it was said; refused ones are not; unknown ones at most once."""
    places = {game: written(store, game) for game in games}
    for game, found in places.items():
        for key, count in Counter(key for key, _ in found).items():
            asked = history.asked.get((game, key))
            if count > 1:
                yield Broken("doubled", f"{game}: {key} stands there {count} times", asked.during if asked else "")
            if asked is None and not OWN_KEYS.fullmatch(key):
                yield Broken("wrong", f"{game}: nobody asked for {key}")
    for asked in history:
        if asked.is_excused:
            continue
        yield from (
            Broken("wrong", f"{asked.game}: {asked.key}: {each}", asked.during) for each in asked.contradictions
        )
        yield from asked_problems(asked, places.get(asked.game, []))


def asked_problems(asked: Asked, found: list[tuple[str, int]]) -> Iterator[Broken]:
    name = f"{asked.game}: {asked.key}"
    versions = [last for key, last in found if key == asked.key]
    match asked.kind:
        case "ok" if not versions:
            yield Broken("lost", f"{name} was acknowledged at {asked.answers[0][0]} and is lost", asked.during)
        case "ok" if asked.answers[0][0] not in (0, versions[0]):
            yield Broken("wrong", f"{name} was acknowledged at {asked.answers[0][0]}, not {versions[0]}", asked.during)
        case "refused" if versions:
            yield Broken("wrong", f"{name} was refused ({asked.refusals[0]}) and is there", asked.during)


def written(store: Store, game: str) -> list[tuple[str, int]]:
    """The commands in a stream: key and last version. What a fork inherited does not count."""
    found: list[tuple[str, int]] = []
    for entry in store.read(game):
        stored = msgspec.json.decode(entry.event)
        if stored["event"]["type"] == "game.forked":
            found = []
        if "key" in stored:
            found.append((stored["key"], entry.version + stored.get("size", 1) - 1))
    return found
