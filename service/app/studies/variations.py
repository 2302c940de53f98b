"""Variations of a study: forks made through its replay link, listed at the version that they start from."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.errors import Conflict
from service.answers.studies import StudyVariationMade
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.new_games.fork import ForkRequest, create_replay_fork, fork_id
from service.app.sharing.replays import load_replay
from service.app.studies.studies import authorise, load_shown, require_may_write, study_json
from service.app.studies.study_rows import MOST_VARIATIONS, Study, Variation, change_study, require_shown


def add_variation(
    context: Context, study_id: str, bearer: str, wanted: ForkRequest, text: str | None, request: Request, client: str, owner: str
) -> Reply:
    """Fork the study's replay as its readers could, and list the fork. Idempotent by key.

    Raises Missing, Gone, Unauthorised, Forbidden, Malformed, Conflict.
    """
    require_may_write(context, authorise(context, study_id, bearer))
    study, asked = load_shown(context, study_id), request.within(f"study-{study_id}")
    child = fork_id(context, load_replay(context, study.replay).game.id, client, asked.key)
    require_room(study, child)
    made = create_replay_fork(context, study.replay, wanted, asked, client, owner)
    variation = Variation(child, made.body.game.parent.version, text)

    def change(held: Study) -> Study:
        require_shown(held)
        if is_listed(held, child):
            return held
        require_room(held, child)
        return replace(held, variations=(*held.variations, variation), changed_ms=context.now_ms())

    changed = change_study(context, study_id, change)
    return Reply(StudyVariationMade(study=study_json(context, changed), fork=made.body), made.replayed)


def require_room(study: Study, game: str) -> None:
    """Raises Conflict `study-full` if there is no room for another variation."""
    if len(study.variations) >= MOST_VARIATIONS and not is_listed(study, game):
        raise Conflict("study-full", f"A study has at most {MOST_VARIATIONS} variations: drop one.")


def is_listed(study: Study, game: str) -> bool:
    """Whether a game is a variation of the study."""
    return any(each.game == game for each in study.variations)
