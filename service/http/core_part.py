"""The API without extensions."""

from __future__ import annotations

from service.answers.webhooks import MESSAGES
from service.http.http_part import Callback, HttpPart
from service.http.openapi import webhook_examples
from service.http.openapi.path_parameters import PATH
from service.http.problems.problem_registry import REGISTRY
from service.http.problems.refusal_members import MEMBERS
from service.http.routes import (
    checkpoints,
    evidence,
    feed,
    forks,
    games,
    health,
    interventions,
    luck,
    pages,
    play,
    records,
    rulesets,
    rulings,
    tables,
    tokens,
)
from service.http.routes.inboxes import inbox, mail, push, webhooks
from service.http.routes.players import account, oidc, passkeys, ratings, seats
from service.http.routes.sharing import pictures, replays, studies
from service.http.routes.talk import chat, moderation, presence
from service.http.schemas.bodies import BODIES
from service.http.schemas.fork_bodies import FORK_BODIES
from service.http.schemas.game_bodies import GAME_BODIES
from service.http.schemas.intervention_bodies import INTERVENTION_BODIES
from service.http.schemas.mail_bodies import MAIL_BODIES
from service.http.schemas.oidc_bodies import OIDC_BODIES
from service.http.schemas.passkey_bodies import PASSKEY_BODIES
from service.http.schemas.player_bodies import PLAYER_BODIES
from service.http.schemas.push_bodies import PUSH_BODIES
from service.http.schemas.study_bodies import STUDY_BODIES
from service.http.schemas.talk.chat_bodies import CHAT_BODIES
from service.http.schemas.talk.moderation_bodies import MODERATION_BODIES

CORE = HttpPart(
    blueprints=(
        rulesets.blueprint,
        games.blueprint,
        tables.blueprint,
        luck.blueprint,
        play.blueprint,
        feed.blueprint,
        chat.blueprint,
        presence.blueprint,
        moderation.blueprint,
        inbox.blueprint,
        interventions.blueprint,
        webhooks.blueprint,
        push.blueprint,
        mail.blueprint,
        account.blueprint,
        passkeys.blueprint,
        oidc.blueprint,
        seats.blueprint,
        ratings.blueprint,
        records.blueprint,
        forks.blueprint,
        checkpoints.blueprint,
        evidence.blueprint,
        rulings.blueprint,
        replays.blueprint,
        studies.blueprint,
        pictures.blueprint,
        tokens.blueprint,
        pages.blueprint,
        health.blueprint,
    ),
    bodies=(
        *BODIES, *GAME_BODIES, *FORK_BODIES, *CHAT_BODIES, *PLAYER_BODIES, *PASSKEY_BODIES, *OIDC_BODIES, *PUSH_BODIES, *MAIL_BODIES,
        *INTERVENTION_BODIES, *STUDY_BODIES, *MODERATION_BODIES,
    ),
    problems=REGISTRY,
    path=PATH,
    members=MEMBERS,
    callbacks=(Callback("/v1/inbox/webhooks", "post", "on", MESSAGES, webhook_examples.MESSAGES),),
    opening=(
        "games.create_game", "forks.fork_game", "records.import_record", "studies.start_study", "studies.make_variation",
    ),
    subjects=("message", "name", "player", "study"),
    playing=(
        "createGame", "listGames", "getGame", "claimSeat", "joinGame", "exchangeSeatSlip", "getToken", "getView", "postCommand", "checkCommand",
        "getEvents", "createInbox", "getInbox", "listInboxSeats", "putInboxSeat", "removeInboxSeat",
    ),
)  # fmt: skip
