"""Variations of a study: forks made through its replay link, listed at the version that they start from."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.errors import Conflict
from service.answers.studies import CreatedStudyVariation
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply
from service.app.new_games.creation_request import Creator
from service.app.new_games.fork import ForkRequest, fork_id, fork_replay
from service.app.sharing.replays import load_replay
from service.app.studies.studies import authorise, load_shown, require_may_write, study_json
from service.app.studies.study_rows import MOST_VARIATIONS, Study, Variation, change_study, require_shown


def add_variation(context: Context, study_id: str, wanted: ForkRequest, text: str | None, creator: Creator) -> Reply:
    """Fork the study's replay as its readers could, and list the fork. Idempotent by key.

    Raises Missing, Gone, Unauthorised, Forbidden, Malformed, Conflict.
    """
    assert creator.bearer is not None
    require_may_write(context, authorise(context, study_id, creator.bearer))
    study, asked = load_shown(context, study_id), creator.request.within(f"study-{study_id}")
    creator = creator._replace(request=asked)
    child = fork_id(context, load_replay(context, study.replay).game.id, creator)
    require_room(study, child)
    made = fork_replay(context, study.replay, wanted, creator)
    variation = Variation(child, made.body.game.parent.version, text)

    def change(held: Study) -> Study:
        require_shown(held)
        if is_listed(held, child):
            return held
        require_room(held, child)
        return replace(held, variations=(*held.variations, variation), changed_ms=context.now_ms())

    changed = change_study(context, study_id, change)
    return Reply(CreatedStudyVariation(study=study_json(context, changed), fork=made.body), made.replayed)


def require_room(study: Study, game: str) -> None:
    """Raises Conflict `study-full` if there is no room for another variation."""
    if len(study.variations) >= MOST_VARIATIONS and not is_listed(study, game):
        raise Conflict("study-full", f"A study has at most {MOST_VARIATIONS} variations: drop one.")


def is_listed(study: Study, game: str) -> bool:
    """Whether a game is a variation of the study."""
    return any(each.game == game for each in study.variations)
