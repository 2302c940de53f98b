"""Rows of studies in the store, each written only over the version that was read.

A deleted study leaves a row without texts, so that a concurrent change cannot bring it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

import msgspec

from domain.kernel.errors import Conflict, Gone, Missing
from service.app.core.context import Context
from service.app.projected.open_games import free_place
from service.app.projected.read_rows import read_rows
from service.ids import is_game_id

NAME = "studies"
"""The projection: a row for each study."""
LONGEST_TITLE, LONGEST_NOTE, LONGEST_VARIATION = 80, 500, 200
"""Characters."""
MOST_NOTES, MOST_VARIATIONS = 100, 24
DAY_MS = 86_400_000
KEPT_MS, DELETED_MS = 365 * DAY_MS, 30 * DAY_MS
"""How long a study is kept after its last change, and how long a deleted one's row is kept."""
PLACE = "studies"
"""Kind of the counted items."""
TRIES = 8


class Note(msgspec.Struct, frozen=True):
    """A line at a version of the replay."""

    at: int
    text: str


class Variation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fork that starts from a version of the replay. game: its id."""

    game: str
    at: int
    text: str | None = None


class Study(msgspec.Struct, frozen=True, omit_defaults=True):
    """A study. replay: its link; owners: pseudonyms of the networks that started it, the narrowest first; fingerprint: of that request; player:
    an account that may change it too; is_hidden: by a moderator; is_deleted: only its id is still used.
    """

    id: str
    replay: str
    title: str
    notes: tuple[Note, ...]
    made_ms: int
    changed_ms: int
    owners: tuple[str, ...]
    fingerprint: str
    variations: tuple[Variation, ...] = ()
    player: str | None = None
    is_hidden: bool = False
    is_deleted: bool = False
    version: int = 1

    @property
    def ends_ms(self) -> int:
        """When it expires and is deleted."""
        return self.changed_ms + (DELETED_MS if self.is_deleted else KEPT_MS)


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Study)


def studies_of(player: str) -> str:
    """Name of the list of a player's studies."""
    return f"{NAME}.{player}"


def load_study(context: Context, study: str) -> Study:
    """A study that was not deleted, hidden or not.  Raises Missing, Gone."""
    found = find_row(context, study)
    if found is None or found.ends_ms <= context.now_ms():
        raise Missing("There is no such study.")
    if found.is_deleted:
        raise Gone("This study was deleted.")
    return found


def require_shown(study: Study) -> None:
    """Raises Gone for a study that a moderator has hidden."""
    if study.is_hidden:
        raise Gone("A moderator has hidden this study.")


def find_row(context: Context, study: str) -> Study | None:
    """The row of a study, even of a deleted one."""
    row = context.store.row(NAME, study) if is_game_id(study) else None
    return None if row is None else _DECODER.decode(row)


def write_study(context: Context, study: Study) -> bool:
    """Write a study over the version before its own; False if another write was first."""
    return context.store.put_row(NAME, study.id, study.version, study.made_ms, _ENCODER.encode(study))


def change_study(context: Context, study: str, change: Callable[[Study], Study]) -> Study:
    """Apply `change` to the newest study and write it; retry if another write was first. No write if it is unchanged.

    Raises Missing, Gone, Conflict `busy`, and the errors of `change`.
    """
    for _ in range(TRIES):
        held = load_study(context, study)
        wanted = change(held)
        if wanted is held:
            return held
        changed = msgspec.structs.replace(wanted, version=held.version + 1)
        if write_study(context, changed):
            return changed
    raise Conflict("busy", "Other requests changed this study at the same moment. Send the same request again.")


def delete_row(context: Context, study: str) -> None:
    """Delete a study's texts and its player.  Raises Missing, Gone, Conflict `busy`."""
    held = load_study(context, study)

    def without_words(now: Study) -> Study:
        return Study(now.id, "", "", (), now.made_ms, context.now_ms(), now.owners, "", is_deleted=True)

    change_study(context, study, without_words)
    free_place(context, held.owners, PLACE, study)
    if held.player is not None:
        context.store.delist(studies_of(held.player), study)


def hide_study(context: Context, study: str, *, is_hidden: bool) -> None:
    """Hide a study or show it again; no effect for one that is gone.  Raises Conflict `busy`."""
    with suppress(Missing, Gone):
        change_study(context, study, lambda held: held if held.is_hidden == is_hidden else msgspec.structs.replace(held, is_hidden=is_hidden))


def delete_player_studies(context: Context, player: str) -> None:
    """Delete every study of a player. The list of those that are not there yet stays.  Raises Conflict `busy`."""
    for study in list(player_study_ids(context, player)):
        with suppress(Missing, Gone):
            delete_row(context, study)


def player_study_ids(context: Context, player: str, after: str | None = None) -> Iterator[str]:
    """The ids of a player's studies, the newest first. after: after this one."""
    return (study for study, _ in read_rows(context.store, studies_of(player), after))


def prune_studies(context: Context) -> int:
    """Delete expired studies; returns their number."""
    now_ms = context.now_ms()
    old = [study for _, row in read_rows(context.store, NAME) if (study := _DECODER.decode(row)).ends_ms <= now_ms]
    for each in old:
        if each.player is not None:
            context.store.delist(studies_of(each.player), each.id)
        context.store.delist(NAME, each.id)
    return len(old)
