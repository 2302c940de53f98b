"""Starting, reading, changing and deleting studies. A study shows its replay link's content, by the same functions."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import asdict, replace

from domain.game.aggregate import Game
from domain.kernel.errors import Forbidden, Gone, Malformed, Missing, MissingVersion, Stale, Unauthorised
from projections.timestamps import stamp
from service.answers.studies import (
    CreatedStudy,
    SentStudy,
    StudyLinks,
    StudyNote,
    StudyPage,
    StudySummary,
    StudyVariation,
)
from service.app.core.authorization import ID_LENGTH, derive_secret_text, is_fully_revealed
from service.app.core.context import Context
from service.app.core.cursors import STUDY
from service.app.core.idempotent_requests import Reply, key_reuse_conflict
from service.app.core.read_game import load_public_game
from service.app.new_games.creation_request import Creator
from service.app.players.held_texts import is_forgotten
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, load_player_of_token
from service.app.players.suspensions import require_not_suspended
from service.app.projected.open_games import take_place
from service.app.sharing.replays import Replay, load_replay, replay_json
from service.app.studies.study_rows import (
    PLACE,
    Note,
    Study,
    Variation,
    change_study,
    delete_row,
    find_row,
    load_study,
    player_study_ids,
    require_shown,
    studies_of,
    write_study,
)
from service.ids import RANDOM_BYTES, game_id

TOKEN_PREFIX = "dd_study_"
MOST_OF_AN_ADDRESS, MOST_OF_ALL = 50, 4_000
"""Studies started within 30 days."""
LATER = "Delete one, or wait."


class StudyWords(NamedTuple):
    """The texts by a study's author. variations: game and text of the kept ones, in order."""

    title: str
    notes: tuple[Note, ...]
    variations: tuple[tuple[str, str | None], ...] = ()


def start_study(context: Context, replay_id: str, words: StudyWords, player_token: str | None, creator: Creator) -> Reply:
    """Start a study of a link's replay. Idempotent by key.

    Raises Missing, Gone, Forbidden, Unauthorised, Malformed, Conflict `too-many-open`.
    """
    player = None if player_token is None else load_player_of_token(context, player_token)
    if player is not None:
        require_not_suspended(context, player.id)
    replay = load_replay(context, replay_id)
    study_id = game_id(context.derive("study", replay_id, creator.client, creator.request.key)[:RANDOM_BYTES])
    known, owners, request = find_row(context, study_id), creator.owners, creator.request
    if known is None:
        if not is_fully_revealed(replay.game):
            raise Forbidden("A study is of a game that is over.")
        require_shown_versions(replay, words.notes)
        now_ms, whose = context.now_ms(), None if player is None else player.id
        study = Study(study_id, replay_id, words.title, words.notes, now_ms, now_ms, owners, request.fingerprint, player=whose)
        take_place(context, owners, PLACE, study_id, own=MOST_OF_AN_ADDRESS, most=MOST_OF_ALL, words=("Studies", LATER))
        if whose is not None:
            context.store.put_row(studies_of(whose), study_id, 1, now_ms, b"{}")
        if write_study(context, study):
            if whose is not None and is_forgotten(context, whose):
                delete_row(context, study_id)
                raise Unauthorised("This player is not there any more.")
            return Reply(new_study_json(context, study), replayed=False)
    held = load_study(context, study_id)
    if held.fingerprint != request.fingerprint:
        raise key_reuse_conflict()
    return Reply(new_study_json(context, held), replayed=True)


def require_shown_versions(replay: Replay, notes: Iterable[Note]) -> None:
    """Raises Malformed for a note at a version outside the link's range."""
    if not all(replay.first <= each.at <= replay.last for each in notes):
        raise Malformed("A note is at a version that the replay shows.", {"notes": ["At a version that the replay shows."]})


def read_study(context: Context, study_id: str) -> SentStudy:
    """A study as the public reads it.  Raises Missing, Gone."""
    return study_json(context, load_shown(context, study_id))


def load_shown(context: Context, study_id: str) -> Study:
    """A study that is not hidden by a moderator.  Raises Missing, Gone."""
    study = load_study(context, study_id)
    require_shown(study)
    return study


def replace_study(context: Context, study_id: str, bearer: str, seen: int | None, words: StudyWords) -> SentStudy:
    """Write title, notes and variations over the version that was seen; repeating equal words gets the same answer.

    Raises Missing, Gone, Unauthorised, Forbidden, MissingVersion, Stale, Malformed, Conflict `busy`.
    """
    require_may_write(context, authorise(context, study_id, bearer))
    if seen is None:
        raise MissingVersion('Name the version that you decided on, as in If-Match: "3".')
    replay = load_replay(context, load_shown(context, study_id).replay)
    require_shown_versions(replay, words.notes)

    def change(held: Study) -> Study:
        require_shown(held)
        wanted = replace(held, title=words.title, notes=words.notes, variations=keep_variations(held, words.variations))
        if held.version == seen + 1 and wanted == held:
            return held
        if held.version != seen:
            raise Stale(f"The study has changed since: it is at version {held.version}.")
        return replace(wanted, changed_ms=context.now_ms())

    return study_json(context, change_study(context, study_id, change))


def keep_variations(held: Study, kept: Sequence[tuple[str, str | None]]) -> tuple[Variation, ...]:
    """The kept variations with their new texts.  Raises Malformed for unknown ones: a study makes its variations
    itself.
    """
    by_game = {each.game: each for each in held.variations}
    if not {game for game, _ in kept} <= by_game.keys():
        raise Malformed("Variations are added by a request of their own.", {"variations": ["All or some variations of the study."]})
    return tuple(replace(by_game[game], text=text) for game, text in kept)


def delete_study(context: Context, study_id: str, bearer: str) -> None:
    """Delete a study, hidden or not. Repeatable with its token.  Raises Missing, Unauthorised, Forbidden, Gone,
    Conflict.
    """
    if authorise(context, study_id, bearer) is not None:
        delete_row(context, study_id)


def load_my_studies(context: Context, bearer: str | None, cursor: str | None, limit: int) -> StudyPage:
    """A page of the studies of a token's player, the newest first.  Raises Unauthorised, Gone, BadCursor."""
    player, items = load_player_of_token(context, bearer).id, []
    for study_id in player_study_ids(context, player, STUDY.parse_optional(cursor)):
        found = find_row(context, study_id)
        if found is None or found.is_deleted or found.ends_ms <= context.now_ms():
            continue
        items.append(found)
        if len(items) > limit:
            break
    page = items[:limit]
    return STUDY.page([summary_json(each) for each in page], page[-1].id if len(items) > limit else None, StudyPage)


def authorise(context: Context, study_id: str, bearer: str) -> Study | None:
    """The study that a token may change, hidden or not; None for its own token after it was deleted.

    Raises Missing, Unauthorised, Forbidden, Gone.
    """
    if bearer.startswith(PLAYER_TOKEN_PREFIX):
        player, study = load_player_of_token(context, bearer).id, load_study(context, study_id)
        if study.player != player:
            raise Forbidden("This study is another's.")
        return study
    if not hmac.compare_digest(bearer.encode(), study_token(context, study_id).encode()):
        raise Unauthorised("This is not the token of this study.")
    try:
        return load_study(context, study_id)
    except Gone:
        return None


def require_may_write(context: Context, study: Study | None) -> None:
    """Raises Gone for a deleted study, Forbidden `suspended` for one of a suspended player."""
    if study is None:
        raise Gone("This study was deleted.")
    if study.player is not None:
        require_not_suspended(context, study.player)


def study_token(context: Context, study_id: str) -> str:
    """The token that changes a study. Deterministic; not stored."""
    return f"{TOKEN_PREFIX}{study_id[:ID_LENGTH]}{derive_secret_text(context, 'study-token', study_id)}"


def new_study_json(context: Context, study: Study) -> CreatedStudy:
    """A new study with its token."""
    return CreatedStudy(study=study_json(context, study), token=study_token(context, study.id))


def study_json(context: Context, study: Study) -> SentStudy:
    """A study as its readers see it.  Raises Missing, Gone if its link is revoked or expired."""
    replay = replay_json(context, load_replay(context, study.replay))
    can_vary, path = replay.links.forks is not None, f"/v1/studies/{study.id}"
    return SentStudy(
        **asdict(summary_json(study)),
        expires=stamp(study.ends_ms),
        replay=replay,
        notes=[StudyNote.of(each) for each in study.notes],
        variations=[variation_json(context, each) for each in study.variations],
        links=StudyLinks(
            self=path, page=f"/study/{study.id}", replay=replay.links.self, variations=f"{path}/variations" if can_vary else None
        ),
    )


def summary_json(study: Study) -> StudySummary:
    """A study in a list."""
    return StudySummary.of(study, url=f"/study/{study.id}", made=stamp(study.made_ms), changed=stamp(study.changed_ms))


def variation_json(context: Context, variation: Variation) -> StudyVariation:
    """A variation, with its game's current public data."""
    game = find_public_game(context, variation.game)
    return StudyVariation.of(variation, status=None if game is None else game.status, url=f"/g/{variation.game}")


def find_public_game(context: Context, game: str) -> Game | None:
    """A game as spectators may see it now; None if it is gone."""
    try:
        return load_public_game(context, game)
    except Missing:
        return None


def study_words(study: Study) -> str:
    """All texts of a study, for moderators."""
    texts = [each.text for each in study.variations if each.text]
    return "\n".join([study.title, *(f"{each.at}: {each.text}" for each in study.notes), *texts])
