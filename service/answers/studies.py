"""Answers about studies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.games import CreatedGame
from service.answers.play import SentReplay
from service.answers.values import GameId, JsonObject, NextCursor, Ordinal, Time, TokenText, words

StudyId = Annotated[GameId, Meta(description="The study's id, which suffices to read it.")]


class StudyNote(JsonObject, frozen=True, kw_only=True):
    """A line at a version of the replay."""

    at: Annotated[Ordinal, Meta(description="Version of the replay.")]
    text: Annotated[str, Meta(max_length=500, description="The text of the note.")]


class StudyVariation(JsonObject, frozen=True, kw_only=True):
    """A fork that continues from a version of the replay."""

    game: Annotated[GameId, Meta(description="The fork, a game of its own.")]
    at: Annotated[Ordinal, Meta(description="Version of the replay.")]
    text: Annotated[Annotated[str, Meta(max_length=200)] | None, Meta(description="The idea of the variation; null if none was given.")]
    status: Annotated[str | None, words("seating", "playing", "over", "aborted", None), Meta(description="The fork's status; null if the fork is gone.")]
    url: Annotated[str, Meta(description="Address of the fork's table.")]


class StudyLinks(JsonObject, frozen=True, kw_only=True):
    """Links of the study."""

    self: Annotated[str, Meta(description="The URL of the study.")]
    page: Annotated[str, Meta(description="The URL of the page that shows the study.")]
    replay: Annotated[str, Meta(description="The URL of the study's replay.")]
    variations: Annotated[str | None, Meta(description="The URL to add variations; null if the replay has the public viewpoint.")]


class StudySummary(JsonObject, frozen=True, kw_only=True):
    """A study in a list."""

    id: StudyId
    url: Annotated[str, Meta(description="Address of the page that shows the study.")]
    title: Annotated[str, Meta(max_length=80, description="The study's title.")]
    version: Annotated[Ordinal, Meta(description="Version of the study, which rises with each change, for `If-Match`.")]
    made: Annotated[Time, Meta(description="Time at which the study was started, in UTC (RFC 3339).")]
    changed: Annotated[Time, Meta(description="Time at which the study was changed last, in UTC (RFC 3339).")]


class SentStudy(StudySummary, frozen=True, kw_only=True):
    """Notes on a replay, and variations."""

    expires: Annotated[Time, Meta(description="Time at which the study is deleted unless it is changed earlier, in UTC (RFC 3339).")]
    replay: SentReplay
    notes: Annotated[Sequence[StudyNote], Meta(max_length=100, description="The notes by version; notes of one version in the author's order.")]
    variations: Annotated[Sequence[StudyVariation], Meta(max_length=24, description="The variations, in the author's order.")]
    links: StudyLinks


class CreatedStudy(JsonObject, frozen=True, kw_only=True):
    """A new study."""

    study: SentStudy
    token: Annotated[TokenText, Meta(description="The token that changes and deletes the study. Shown here and to a repeated request.")]


class CreatedStudyVariation(JsonObject, frozen=True, kw_only=True):
    """A new variation."""

    study: SentStudy
    fork: CreatedGame


class StudyPage(JsonObject, frozen=True, kw_only=True):
    """A page of studies."""

    items: Annotated[Sequence[StudySummary], Meta(description="The studies of the page, newest first.")]
    next: NextCursor
