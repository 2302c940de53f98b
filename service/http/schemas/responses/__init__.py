"""JSON Schemas of the contract's answers, one file per kind of resource."""

from __future__ import annotations

from service.http.schemas.responses import (
    chat,
    games,
    luck,
    mail,
    moderation,
    play,
    players,
    problems,
    proofs,
    push,
    replays,
    ruleset_words,
    rulesets,
    seeks,
    studies,
    tokens,
    webhooks,
)
from service.http.schemas.responses.events import cards, progress, rounds, series
from service.http.schemas.responses.signin import oidc, passkeys
from service.http.schemas.responses.words import Shape

SHAPES: dict[str, Shape] = {
    **players.SHAPES, **passkeys.SHAPES, **oidc.SHAPES, **problems.SHAPES, **play.SHAPES, **games.SHAPES, **tokens.SHAPES, **proofs.SHAPES, **rulesets.SHAPES, **replays.SHAPES, **webhooks.SHAPES, **push.SHAPES, **mail.SHAPES, **chat.SHAPES, **moderation.SHAPES, **seeks.SHAPES,
    **luck.SHAPES, **ruleset_words.SHAPES, **cards.SHAPES, **rounds.SHAPES, **progress.SHAPES, **series.SHAPES, **studies.SHAPES,
}  # fmt: skip
