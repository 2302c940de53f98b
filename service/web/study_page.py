"""Study page: the page of its replay, with notes and variations."""

from __future__ import annotations

from typing import Any, NamedTuple

from flask import Response, request
from msgspec.structs import asdict

from domain.kernel.errors import Forbidden, Gone, Malformed, Missing
from domain.kernel.text.event_text import count_text
from service.answers.studies import SentStudy
from service.app.sharing.previews import Preview
from service.app.studies.studies import read_study
from service.http.app_services import current_context
from service.http.cost import Cost, CountedBlueprint
from service.http.problems.known import known_problems
from service.http.responses import PRIVATE
from service.web.page_responses import respond_cached_page, respond_page
from service.web.replay_page import moment_values, parse_moment, queried_viewpoint

blueprint = CountedBlueprint("studying", __name__, template_folder="templates")

STATES = {"seating": "waits for its people", "playing": "being played", "over": "over", "aborted": "broken off", None: "gone"}
"""A variation's status as text."""


class NotesAt(NamedTuple):
    """A study's notes and variations at one version. notes: numbered within the study; variations: with their status as text."""

    at: int
    notes: list[tuple[int, str]]
    variations: list[dict[str, Any]]


class StudySheet(NamedTuple):
    """A study for its page. told: as the API answers it; is_cut: whether notes after the shown version are left out."""

    told: SentStudy
    groups: list[NotesAt]
    is_cut: bool

    @property
    def first_note(self) -> int | None:
        """The version of the earliest note; variations may come before it."""
        return next((each.at for each in self.groups if each.notes), None)


@blueprint.get("/study/<study>", cost=Cost(5))
def study_page(study: str) -> Response:
    """A study at one version of its replay, with links to others."""
    try:
        read = read_study(current_context(), study)
        values = moment_values(read.replay.id, parse_moment(request.args.get("v")), queried_viewpoint())
    except (Gone, Missing, Forbidden, Malformed) as refusal:
        return respond_page("nothing.html", status=known_problems().kinds[refusal.code].status, why=refusal.detail)
    shown = to_sheet(read, values["frame"].version)
    counted = count_text(len(read.notes), "note")
    preview = values["preview"]
    values["preview"] = Preview(f"{read.title} · a study", f"{counted[0].upper()}{counted[1:]}. {preview.description}", preview.image)
    return respond_cached_page("replay/replay.html", PRIVATE, **values, page=read.url, study=shown)


@blueprint.get("/study/<study>/notes", cost=Cost(5))
def study_notes_part(study: str) -> Response:
    """The notes of a study; up to the version `v` if its replay hides the end.  Raises Missing, Gone, Malformed."""
    version = parse_moment(request.args.get("v"))
    if version is None:
        raise Malformed("A moment of the replay.", {"v": ["a number"]})
    read = read_study(current_context(), study)
    return respond_cached_page("study/notes.html", PRIVATE, page=read.url, study=to_sheet(read, version))


def to_sheet(read: SentStudy, version: int) -> StudySheet:
    """A study's notes by version; up to this version if its replay hides the end."""
    most = read.replay.to or version
    versions = sorted({*(each.at for each in read.notes), *(each.at for each in read.variations)})
    groups = [
        NotesAt(
            at,
            [(number, each.text) for number, each in enumerate(read.notes) if each.at == at],
            [{**asdict(each), "state": STATES[each.status]} for each in read.variations if each.at == at],
        )
        for at in versions
        if at <= most
    ]
    return StudySheet(read, groups, len(groups) < len(versions))
