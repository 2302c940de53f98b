"""Replay page: one version at a time; works without a script, which adds playback."""

from __future__ import annotations

from flask import Blueprint, Response, request

from domain.kernel.errors import Forbidden, Gone, Malformed, Missing
from domain.kernel.event_text import and_list, count_text
from service.app.sharing import replays
from service.app.sharing.replays import Replay, ReplayMoment
from service.http.app_services import current_context
from service.http.problem_registry import REGISTRY
from service.http.responses import PRIVATE
from service.web.routes import respond_cached_page, respond_page

blueprint = Blueprint("replaying", __name__, template_folder="templates")


@blueprint.get("/r/<r>")
def replay_page(r: str) -> Response:
    """A replay at one version, with links to others."""
    try:
        return render_moment(r, parse_moment(request.args.get("v")), request.args.get("as"))
    except (Gone, Missing, Forbidden, Malformed) as refusal:
        return respond_page("nothing.html", status=REGISTRY[refusal.code].status, why=refusal.detail)


def parse_moment(wanted: str | None) -> int | None:
    """Version in the query; None without one.  Raises Missing."""
    if wanted is None:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 16):
        raise Missing("There is no such moment.")
    return int(wanted)


def render_moment(r: str, version: int | None, viewpoint: str | None) -> Response:
    """The page.  Raises Missing, Gone, Forbidden, Malformed."""
    here = current_context()
    replay = replays.load_replay(here, r, viewpoint)
    leaf = replays.load_replay_moment(here, replay, version)
    told = replays.replay_json(here, replay)
    return respond_cached_page(
        "replay.html",
        PRIVATE,
        told=told,
        about=replay_summary(replay, leaf, told["title"]),
        host=request.host_url.rstrip("/"),
        frame=leaf.frame,
        lines=leaf.frame["text"].splitlines()[1:],
        last=leaf.last,
        viewpoint=viewpoint,
        seen_by=replays.viewpoint_caption(replay.viewpoint, leaf.people),
        people=leaf.people,
        moments=moment_links(replay, leaf),
        rules=replay.game.rules,
        is_beginning=version is None and leaf.has_next,
    )


def replay_summary(replay: Replay, leaf: ReplayMoment, title: str) -> str:
    """One-sentence description, without spoilers."""
    seats = count_text(len(leaf.people), "seat")
    around = seats if replay.is_masked else f"{seats}: {and_list(leaf.people)}"
    return f"A game of {title} with {around}. {replays.viewpoint_caption(replay.viewpoint, leaf.people)}."


def moment_links(replay: Replay, leaf: ReplayMoment) -> list[tuple[str, int | None]]:
    """Navigation: label and version; None for a disabled link."""
    at = leaf.frame["version"]
    steps: list[tuple[str, int | None]] = [
        ("first", replay.first if at > replay.first else None),
        ("previous", at - 1 if at > replay.first else None),
        ("next", at + 1 if leaf.has_next else None),
    ]
    return steps if leaf.last is None else [*steps, ("last", leaf.last if leaf.has_next else None)]
