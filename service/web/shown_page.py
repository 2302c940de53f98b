"""A table in motion: the recorded game of a ruleset, in a frame on pages of this site. Without a script it stands still."""

from __future__ import annotations

import msgspec
from flask import Response, render_template, request

from domain.kernel.errors import Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.demonstrations import demonstration_moments, require_demonstration
from service.app.sharing.demonstration_table import demonstration_table
from service.http.app_services import current_context
from service.http.cost import Cost, CountedBlueprint
from service.http.public_responses import respond_public
from service.http.responses import HTML, JSON
from service.web.drawn_table import to_drawn_table
from service.web.page_responses import POLICY

FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
"""Pages of this site may frame the page."""

blueprint = CountedBlueprint("showing", __name__, template_folder="templates")


@blueprint.get("/shown/<name>", cost=Cost(2))
def shown_page(name: str) -> Response:
    """The table, at the version `v`, else where the game becomes worth watching; its script plays it up to the version `to`; `pins=1`: with the numbers of a
    guide at the zones that it explains.  Raises Missing."""
    rules = current_context().catalogue[name]
    first, last = queried_range(rules)
    pins = require_demonstration(rules).recording.pins if request.args.get("pins") == "1" else ()
    html = render_template("shown/shown.html", first=first, last=last, pins=[each.zone for each in pins], **to_drawn_table(demonstration_table(rules, first)))
    return respond_public(html.encode(), HTML, headers={"Content-Security-Policy": FRAMED_POLICY})


@blueprint.get("/shown/<name>/table", cost=Cost(2))
def shown_table_part(name: str) -> Response:
    """The changing parts of the page at the version `v`.  Raises Missing."""
    rules = current_context().catalogue[name]
    html = render_template("replay/replay_table.html", **to_drawn_table(demonstration_table(rules, queried_range(rules)[0])))
    return respond_public(html.encode(), HTML, headers={"Content-Security-Policy": POLICY})


@blueprint.get("/shown/<name>/moments")
def shown_moments_part(name: str) -> Response:
    """What happened at each version, in words and moves.  Raises Missing."""
    moments = demonstration_moments(current_context().catalogue[name])
    return respond_public(msgspec.json.encode({"items": moments}), JSON)


def queried_range(rules: AnyRuleset) -> tuple[int, int]:
    """The versions `v` and `to` in the query, else those of the whole game.  Raises Missing."""
    shown = require_demonstration(rules)
    first, last = (parse_number(request.args.get(name), other) for name, other in (("v", shown.begins), ("to", shown.last)))
    if not shown.first <= first <= last <= shown.last:
        raise Missing("There is no such moment.")
    return first, last


def parse_number(wanted: str | None, other: int) -> int:
    """A number of the query.  Raises Missing."""
    if wanted is None:
        return other
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        raise Missing("There is no such moment.")
    return int(wanted)
