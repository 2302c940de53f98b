"""What is answered, as JSON Schemas of the contract: a file for each kind of thing."""

from __future__ import annotations

from service.http.schemas.responses import games, play, problems, proofs, replays, rulesets, tokens, webhooks
from service.http.schemas.responses.words import Shape

SHAPES: dict[str, Shape] = {
    **problems.SHAPES, **play.SHAPES, **games.SHAPES, **tokens.SHAPES, **proofs.SHAPES, **rulesets.SHAPES, **replays.SHAPES, **webhooks.SHAPES,
}  # fmt: skip
