"""Replay page: one version at a time; works without a script; the script adds playback."""

from __future__ import annotations

from typing import Any

from flask import Response, render_template, request
from msgspec import UNSET

from domain.kernel.errors import Forbidden, Gone, Malformed, Missing
from projections.rendered_view import encode_json
from service.app.sharing import replays
from service.app.sharing.previews import replay_preview
from service.app.sharing.replay_table import load_replay_table
from service.app.sharing.replays import Replay, ReplayMoment
from service.http.app_services import current_context
from service.http.cost import Cost, CountedBlueprint
from service.http.problems.known import known_problems
from service.http.responses import HTML, JSON, NO_STORE, PRIVATE, respond, respond_with_etag
from service.web.drawn_table import to_drawn_table
from service.web.page_part import find_place
from service.web.page_responses import respond_cached_page, respond_page

FRAMED_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
)
"""No script; any site may frame the page."""

MOMENTS = 25
"""Most versions in one answer to the script."""
SAID = ("version", "status", "text", "drawn", "event")
"""Members of a frame that the script needs."""

blueprint = CountedBlueprint("replaying", __name__, template_folder="templates")


@blueprint.get("/r/<r>", cost=Cost(5))
def replay_page(r: str) -> Response:
    """A replay at one version, with links to others."""
    try:
        values = moment_values(r, parse_moment(request.args.get("v")), queried_viewpoint())
    except (Gone, Missing, Forbidden, Malformed) as refusal:
        return respond_page("nothing.html", status=known_problems().kinds[refusal.code].status, why=refusal.detail)
    return respond_cached_page("replay/replay.html", PRIVATE, **values)


@blueprint.get("/r/<r>/table", cost=Cost(2))
def replay_table_part(r: str) -> Response:
    """The changing parts of the page: the table at the version `v`, through `viewpoint`.  Raises Missing, Gone, Forbidden, Malformed."""
    here = current_context()
    version = parse_moment(request.args.get("v"))
    if version is None:
        raise Malformed("A moment of the replay.", {"v": ["a number"]})
    replay = replays.load_replay(here, r, queried_viewpoint())
    return respond_cached_page("replay/replay_table.html", PRIVATE, **to_drawn_table(load_replay_table(here, replay, version)))


@blueprint.get("/r/<r>/moments", cost=Cost(5))
def replay_moments_part(r: str) -> Response:
    """Frames without their views, from the version `from`, through `viewpoint`: texts and events that the page's script
    shows and checks.  Raises Missing, Gone, Forbidden.
    """
    here = current_context()
    first = parse_moment(request.args.get("from")) or 1
    replay = replays.load_replay(here, r, queried_viewpoint())
    frames = replays.frames_page(here, replay, first, None, MOMENTS, words=True).items
    kept = [{name: value for name in SAID if (value := getattr(each, name)) is not UNSET} for each in frames]
    body = {"items": kept, "isSettled": replay.is_settled}
    return respond_with_etag(encode_json(body), JSON, PRIVATE)


@blueprint.get("/r/<r>/embed", cost=Cost(5))
def embedded_replay(r: str) -> Response:
    """The page without a script, for other sites, which may frame it. It changes nothing and holds no token."""
    try:
        values = moment_values(r, parse_moment(request.args.get("v")), queried_viewpoint())
    except (Gone, Missing, Forbidden, Malformed) as refusal:
        html = render_template("sharing/embed_nothing.html", why=refusal.detail).encode()
        return respond(html, HTML, known_problems().kinds[refusal.code].status, NO_STORE, {"Content-Security-Policy": FRAMED_POLICY})
    html = render_template("sharing/embed.html", **values).encode()
    return respond_with_etag(html, HTML, PRIVATE, {"Content-Security-Policy": FRAMED_POLICY})


def queried_viewpoint() -> str | None:
    """Viewpoint in the query of a shared link."""
    return request.args.get("viewpoint")


def parse_moment(wanted: str | None) -> int | None:
    """Version in the query; None without one.  Raises Missing."""
    if wanted is None:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 16):
        raise Missing("There is no such moment.")
    return int(wanted)


def moment_values(r: str, version: int | None, viewpoint: str | None) -> dict[str, Any]:
    """Variables of the templates of one moment.  Raises Missing, Gone, Forbidden, Malformed."""
    here = current_context()
    replay = replays.load_replay(here, r, viewpoint)
    leaf = replays.load_replay_moment(here, replay, version)
    described = replays.replay_json(here, replay)
    return {
        **to_drawn_table(load_replay_table(here, replay, leaf.frame.version)),
        "told": described,
        "place": find_place(here, described.tournament_table),
        "eyes": [(each.viewpoint, each.name, int(each.viewpoint.removeprefix("seat:")) if each.viewpoint.startswith("seat:") else None) for each in described.viewpoints],
        "preview": replay_preview(here, replay, version),
        "frame": leaf.frame,
        "lines": leaf.frame.text.splitlines()[1:],
        "last": leaf.last,
        "viewpoint": viewpoint,
        "people": leaf.people,
        "moments": moment_links(replay, leaf),
        "rules": replay.game.rules,
        "is_beginning": version is None and leaf.has_next,
    }


def moment_links(replay: Replay, leaf: ReplayMoment) -> list[tuple[str, int | None]]:
    """Navigation: label and version; None for a disabled link."""
    at = leaf.frame.version
    steps: list[tuple[str, int | None]] = [
        ("first", replay.first if at > replay.first else None),
        ("previous", at - 1 if at > replay.first else None),
        ("next", at + 1 if leaf.has_next else None),
    ]
    return steps if leaf.last is None else [*steps, ("last", leaf.last if leaf.has_next else None)]
