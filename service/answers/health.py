"""Health and readiness."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from service.answers.values import JsonObject, words


class SentHealth(JsonObject, frozen=True, kw_only=True):
    """The answer of a process that is alive."""

    status: Annotated[str, words("ok"), Meta(description="The state of the process, always `ok`: an unhealthy process does not answer.")]


class Readiness(JsonObject, frozen=True, kw_only=True):
    """The state of the service, if games can be read and written."""

    status: Annotated[str, words("ok", "degraded"), Meta(description="The state of the service: `ok` if all is well; `degraded` if people can play, but a part is late.")]
    store: Annotated[str, words("ok"), Meta(description="The state of the store, always `ok`: without its store the service answers with a problem.")]
    jobs: Annotated[str, words("ok", "down"), Meta(description="Whether the jobs server answers; without it, people can play, bots cannot.")]
    automation: Annotated[str, words("ok", "late"), Meta(description="The state of bots' turns: `late` if a bot's turn has been due for more than 30 s.")]
    lobby: Annotated[str, words("ok", "late"), Meta(description="The state of the lobby: `late` if it is more than 30 s behind the feeds.")]
    reveals: Annotated[str, words("ok", "missing"), Meta(description="The state of revealed seeds: `missing` if a game has been over for a minute and its seed was not revealed.")]
    games_log: Annotated[str, words("ok", "late", "none"), Meta(description="The state of the log of games: `late` if a head has waited for more than a minute to be logged; `none` without a log.")]
