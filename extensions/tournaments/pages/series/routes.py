"""Public pages of a series, which work without scripts: the query defines the series, and its settings are links."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from flask import Response, render_template, request

from domain.kernel.errors import Malformed, Missing
from extensions.tournaments.app.founding import list_tournaments
from extensions.tournaments.app.series.load_series import CountedSeries, count_series, load_tournaments
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.series.series import MOST_TOURNAMENTS, Appearance, Series
from extensions.tournaments.http.cost import TOURNAMENT_READ, ReadsTournaments
from extensions.tournaments.http.queries import SeriesQuery
from extensions.tournaments.http.routes.series import to_series
from extensions.tournaments.pages.series.words import GLOBALS, ROWS
from extensions.tournaments.pages.tournaments.routes import LISTED, no_such
from service.app.core.cursors import BadCursor
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.responses import HTML, PRIVATE, respond_with_etag
from service.web.lobby_page import titles_of_games
from service.web.page_cache import cached_page
from service.web.page_responses import POLICY, respond_page
from service.web.replay_page import FRAMED_POLICY

blueprint = ReadsTournaments("series_pages", __name__, template_folder="../templates")
for name, each in GLOBALS.items():
    blueprint.add_app_template_global(each, name)

QUERY = SeriesQuery()
SIDE = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]{0,5})")


@blueprint.get("/series", cost=replace(TOURNAMENT_READ, fixed=10))
def series_page() -> Response:
    """The standings of a series; with `side`, the addends of one side's points."""
    if "tournaments" not in request.args:
        return adding_page()
    if "side" not in request.args:
        return respond_series("standings", POLICY)
    found = SIDE.fullmatch(request.args["side"])
    return no_such("page") if found is None else respond_series("side", POLICY, Appearance(int(found[1]), int(found[2])))


@blueprint.get("/series/embed", cost=replace(TOURNAMENT_READ, fixed=10))
def embedded_series() -> Response:
    """Standings for other sites, which may frame this page. No script: it reads no storage and sends no token."""
    return respond_series("embed", FRAMED_POLICY)


@blueprint.get("/series/add")
def adding_page() -> Response:
    """The tournaments, newest first, each with the address of the series extended by it."""
    try:
        series = parse_series() if "tournaments" in request.args else Series(())
        found = list_tournaments(current_context(), request.args.get("after"), LISTED)
    except BadCursor:
        return no_such("page")
    except Malformed:
        return no_such("series")
    return respond_page(
        "series/add.html",
        keep=PRIVATE,
        series=series,
        is_full=len(series.tournaments) >= MOST_TOURNAMENTS,
        titles=titles_of_games(current_context()),
        tournaments=[each for each in found.items if each.id not in series.tournaments],
        following=found.next,
    )


def parse_series() -> Series:
    """The series in the query; unknown parameters are ignored.  Raises Malformed."""
    given = {name: request.args[name] for name in QUERY.fields if request.args.get(name)}
    return to_series(request_parsing.load_fields(QUERY, given, "query"))


def respond_series(page: str, policy: str, at: Appearance | None = None) -> Response:
    """Respond with a page of the series in the query, cached by the state it shows, and its ETag."""
    context = current_context()
    try:
        series = parse_series()
        tournaments = load_tournaments(context, series)
    except (Malformed, Missing):
        return no_such("series", policy)
    key = f"series {page} {series} {at} {' '.join([each.tag for each in tournaments])}"

    def render() -> bytes | None:
        values = page_values(count_series(series, tournaments), at)
        return None if values is None else render_template(f"series/{page}.html", rows_offered=ROWS, **values).encode()

    html = cached_page(context.part(Tournaments).pages, key, render)
    if html is None:
        return no_such("page", policy)
    return respond_with_etag(html, HTML, PRIVATE, {"Content-Security-Policy": policy})


def page_values(counted: CountedSeries, at: Appearance | None) -> dict[str, Any] | None:
    """Variables of a page. at: an entry of the page's side; the result is None if there is no such side."""
    sections = sorted({section for each in counted.tournaments for section in each.row.sections})
    titles = titles_of_games(current_context())
    values: dict[str, Any] = {"counted": counted, "series": counted.series, "sections": sections, "titles": titles}
    if at is None:
        return values
    rows = [each for each in counted.rows if any(result.at == at for result in each.results)]
    return {**values, "row": rows[0]} if rows else None
