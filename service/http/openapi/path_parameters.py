"""Parameters of paths, for the contract."""

from __future__ import annotations

from typing import Any

from domain.kernel.secrecy import SEAT_RANGE
from service.answers.chat import AuthorId
from service.answers.players import CredentialId, PlayerId
from service.answers.studies import StudyId
from service.answers.values import GameId, ReplayId, RulesName, TokenId
from service.http.openapi.examples import CREDENTIAL, GAME, PLAYER_MADE, REPLAY_LINK
from service.http.openapi.share_examples import STUDY_ID as STUDY_EXAMPLE
from service.http.openapi.webhook_examples import NAME as WEBHOOK_NAME
from service.http.schemas.responses import value_schema

Shape = dict[str, Any]

NUMBER: Shape = {"type": "integer", "minimum": 1, "maximum": 999_999_999}


def number_parameter(name: str, description: str, schema: Shape = NUMBER) -> Shape:
    return {"name": name, "description": description, "example": 1, "required": True, "schema": schema}


PATH: dict[str, Shape] = {
    "g": {"name": "gameId", "description": "The game's id.", "example": GAME, "schema": value_schema(GameId)},
    "n": number_parameter("seat", "The seat's number, from 0.", {"type": "integer", **SEAT_RANGE}),
    "name": {"name": "ruleset", "description": "The ruleset's name.", "example": "microfilms", "schema": value_schema(RulesName)},
    "id": {
        "name": "tokenId",
        "description": "The token's `id`, which is not the token itself.",
        "example": f"{GAME}-seat-0",
        "schema": value_schema(TokenId),
    },
    "r": {"name": "replayId", "description": "The replay's id.", "example": REPLAY_LINK, "schema": value_schema(ReplayId)},
    "w": {"name": "webhookId", "description": "The webhook's id.", "example": WEBHOOK_NAME, "schema": value_schema(GameId)},
    "s": {"name": "subscriptionId", "description": "The subscription's id.", "example": WEBHOOK_NAME, "schema": value_schema(GameId)},
    "p": {"name": "playerId", "description": "The player's id.", "example": PLAYER_MADE["player"]["id"], "schema": value_schema(PlayerId)},
    "c": {"name": "credentialId", "description": "The credential's id, which opens nothing.", "example": CREDENTIAL["id"], "schema": value_schema(CredentialId)},
    "study": {"name": "studyId", "description": "The study's id.", "example": STUDY_EXAMPLE, "schema": value_schema(StudyId)},
    "author": {
        "name": "author",
        "description": "The blocked author: `seat-2`, or `guest-` and a guest's id.",
        "example": "seat-2",
        "schema": value_schema(AuthorId),
    },
    "code": {
        "name": "code",
        "description": "The code of a problem.",
        "example": "not-offered",
        "schema": {"type": "string"},
    },
}
"""The core's path parameters by their names in the routes."""
