"""Study page: that of its replay, with the notes and variations beside it."""

from __future__ import annotations

from typing import Any, NamedTuple

from flask import Blueprint, Response, request

from domain.kernel.errors import Forbidden, Gone, Malformed, Missing
from domain.kernel.event_text import count_text
from service.app.sharing.previews import Preview
from service.app.studies.studies import read_study
from service.http.app_services import current_context
from service.http.problems.problem_registry import REGISTRY
from service.http.responses import PRIVATE
from service.web.replay_page import moment_values, parse_moment, queried_viewpoint
from service.web.routes import respond_cached_page, respond_page

blueprint = Blueprint("studying", __name__, template_folder="templates")

STATES = {"seating": "waits for its people", "playing": "being played", "over": "over", "aborted": "broken off", None: "gone"}
"""How far a variation is, in words."""


class NotesAt(NamedTuple):
    """What a study says at one version. notes: with their numbers in the study; variations: with how far they are."""

    at: int
    notes: list[tuple[int, str]]
    variations: list[dict[str, Any]]


class ShownStudy(NamedTuple):
    """A study as its page shows it. is_cut: whether notes after the moment shown are left out."""

    told: dict[str, Any]
    groups: list[NotesAt]
    is_cut: bool


@blueprint.get("/study/<study>")
def study_page(study: str) -> Response:
    """A study at one version of its replay, with links to others."""
    try:
        told = read_study(current_context(), study)
        values = moment_values(told["replay"]["id"], parse_moment(request.args.get("v")), queried_viewpoint())
    except (Gone, Missing, Forbidden, Malformed) as refusal:
        return respond_page("nothing.html", status=REGISTRY[refusal.code].status, why=refusal.detail)
    shown = to_shown_study(told, values["frame"]["version"])
    counted = count_text(len(told["notes"]), "note")
    preview = values["preview"]
    values["preview"] = Preview(f"{told['title']} · a study", f"{counted[0].upper()}{counted[1:]}. {preview.description}", preview.image)
    return respond_cached_page("replay/replay.html", PRIVATE, **values, page=told["url"], study=shown)


@blueprint.get("/study/<study>/notes")
def study_notes_part(study: str) -> Response:
    """The notes of a study, up to the version `v` where its replay hides the end.  Raises Missing, Gone, Malformed."""
    version = parse_moment(request.args.get("v"))
    if version is None:
        raise Malformed("A moment of the replay.", {"v": ["a number"]})
    told = read_study(current_context(), study)
    return respond_cached_page("study/notes.html", PRIVATE, page=told["url"], study=to_shown_study(told, version))


def to_shown_study(told: dict[str, Any], version: int) -> ShownStudy:
    """A study by versions; up to this one, where its replay hides the end."""
    most = told["replay"]["to"] or version
    versions = sorted({each["at"] for each in (*told["notes"], *told["variations"])})
    groups = [
        NotesAt(
            at,
            [(number, each["text"]) for number, each in enumerate(told["notes"]) if each["at"] == at],
            [{**each, "state": STATES[each["status"]]} for each in told["variations"] if each["at"] == at],
        )
        for at in versions
        if at <= most
    ]
    return ShownStudy(told, groups, len(groups) < len(versions))
