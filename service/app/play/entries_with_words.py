"""Feed entries with words for one audience, and the moves between the scenes before and after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.entry_codec import ChainedEntry
from domain.game.folds.evolve import evolve
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.errors import Missing
from domain.kernel.secrecy import observe
from domain.kernel.words.scene import EMPTY
from projections.game_card import seat_names
from projections.scene import reader, scene_shown
from projections.told import tell_entry
from service.answers.play import SentEvent
from service.app.core.context import Context
from service.app.core.read_game import feed_entries


def entries_with_words(
    context: Context, game: Game, viewpoint: Viewpoint, entries: Sequence[ChainedEntry], before: Game | None = None
) -> list[SentEvent]:
    """As `feed_entries`, with words. before: the game before the first entry, if loaded."""
    names = context.games.names(game)
    shown = feed_entries(game, names, viewpoint, entries)
    told, scene = [], EMPTY
    for nth, each in enumerate(games_along(context, game, entries, before)):
        if each is None:
            continue
        info, people = information_state(each, viewpoint), seat_names(game, names, each.version)
        after = scene_shown(info, people)
        if nth > 0:
            event = entries[nth - 1].stored.event
            seen = event if viewpoint == "all" else observe(event, reader(info)).event
            told.append(tell_entry(game.rules, seen, people, reader(info), before=scene, after=after))
        scene = after
    return [replace(entry, told=words) for entry, words in zip(shown, told, strict=True)]


def games_along(
    context: Context, game: Game, entries: Sequence[ChainedEntry], before: Game | None
) -> Iterator[Game | None]:
    """The game before the first entry (None if that is version 1), and after each. The last one is cached for a
    follow-up call.
    """
    if not entries:
        return
    first = entries[0].public["version"]
    if before is None or before.version != first - 1:
        before = version_before(context, game, first)
    yield before
    for each in entries:
        version = each.public["version"]
        before = (
            evolve(before, each.stored, each.digest)
            if before is not None and before.version == version - 1
            else context.games.at(game.id, version)
        )
        yield before
    if before is not None:
        context.games.keep_version(before)


def version_before(context: Context, game: Game, version: int) -> Game | None:
    """The game before a version; None before its first."""
    try:
        return context.games.at(game.id, version - 1)
    except Missing:
        return None
