"""The desk of a tournament and its prints. Pages are public; the script calls the API with an official's token."""

from __future__ import annotations

import re
from typing import Any

from flask import Response

from domain.kernel.errors import Malformed, Missing
from extensions.tournaments.app.callers import require_official_caller
from extensions.tournaments.app.rows import find_tournament_row
from extensions.tournaments.app.shown.pairings import show_round
from extensions.tournaments.app.shown.shown_tournament import VisibleTournament, load_shown_tournament
from extensions.tournaments.app.shown.standings import show_standings
from extensions.tournaments.domain.counting.scoring_terms import scoring_of
from extensions.tournaments.http.cost import ReadsTournaments
from extensions.tournaments.pages.desk.new_tournament import (
    CHAPTERS,
    FIRST,
    PRESET_WORDS,
    preset_parts,
    scored_games,
    tournament_games,
)
from extensions.tournaments.pages.tournaments.regulation_words import void_sentence, worth_sentence
from extensions.tournaments.pages.tournaments.words import exact_text
from service.app.core.installation import Installation
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.json_body import MAX_LIST_BYTES, read_json_body
from service.http.responses import NO_STORE, PRIVATE, respond_json
from service.pictures.qr_code import draw_qr_code
from service.web.clock_choices import CLOCKS
from service.web.page_responses import respond_page

blueprint = ReadsTournaments("desk", __name__, template_folder="../templates")

PRINTS = {
    "pairings": "Pairings",
    "slips": "Slips",
    "standings": "Standings",
    "cross-table": "Cross table",
}
"""Titles of prints, by the last part of their addresses."""
LINK = re.compile(r"https?://[^/\s#?]+/(?:t|desk)/([0-9a-z]+)#(?:token=dd_(?:entry|tournament|official)|slip=dd_slip)_[0-9a-z]+")
LONGEST_LINK = 400
MOST_SEATS = 20
MOST_LINKS = 40
"""Most codes of one request: each takes milliseconds to draw."""


@blueprint.get("/desk/new")
def new_tournament_page() -> Response:
    """The form of a new tournament: game, preset, and changes to the preset."""
    games = tournament_games(current_context())
    return respond_page(
        "desk/new.html",
        keep=PRIVATE,
        games=games,
        presets=PRESET_WORDS,
        parts=preset_parts(),
        clocks=CLOCKS,
        chapters=CHAPTERS,
        scored=scored_games(current_context()),
    )


@blueprint.get("/desk/<t>")
def desk_page(t: str) -> Response:
    """The desk, without data of the tournament, which the script fetches."""
    return respond_shell("desk/desk.html", t, chapters={"First": FIRST, **CHAPTERS}, scored=scored_games(current_context()))


@blueprint.get("/desk/<t>/print/<what>")
def print_page(t: str, what: str) -> Response:
    """One print, for the browser's print function."""
    if what not in PRINTS:
        return respond_page("absent.html", status=404, what="print")
    return respond_shell("desk/print.html", t, what=what, title=PRINTS[what])


def respond_shell(template: str, t: str, **values: Any) -> Response:
    """Respond with a page that an official's script fills; the script builds links from the public URL of the service."""
    if find_tournament_row(current_context().store, t) is None:
        return respond_page("absent.html", status=404, what="tournament")
    return respond_page(template, keep=PRIVATE, tournament=t, site=current_context().part(Installation).site, **values)


@blueprint.get("/desk/<t>/parts/pairings/<number:k>")
def pairings_part(t: str, k: int) -> Response:
    """A published round by table and by name, as an official reads it.  Raises Missing, Unauthorised, Gone."""
    shown = load_for_official(t)
    played = show_round(shown, k)
    if played is None:
        raise Missing(f"Round {k} is not published.")
    return respond_page("desk/pairings.html", shown=shown, round=played, base=f"/t/{t}")


@blueprint.get("/desk/<t>/parts/standings")
def standings_part(t: str) -> Response:
    """The standings of every section, as an official reads them.  Raises Missing, Unauthorised, Gone."""
    return respond_standings(t, "standings", "Standings")


@blueprint.get("/desk/<t>/parts/cross-table")
def cross_table_part(t: str) -> Response:
    """The cross table of every section, as an official reads it.  Raises Missing, Unauthorised, Gone."""
    return respond_standings(t, "cross_table", "Cross table")


def respond_standings(t: str, what: str, title: str) -> Response:
    """Respond with a table of every section. what: the macro that draws it."""
    shown = load_for_official(t)
    return respond_page("desk/standings.html", shown=shown, sections=show_standings(shown), base=f"/t/{t}", what=what, title=title)


@blueprint.get("/desk/<t>/parts/worth/<number:size>")
def worth_part(t: str, size: int) -> Response:
    """The points for the places of a table of this size, in sentences for dialogs.  Raises Missing, Unauthorised, Gone."""
    shown = load_for_official(t)
    if not 0 < size <= MOST_SEATS:
        raise Missing("No table is of that size.")
    return respond_page(
        "desk/worth.html",
        void=void_sentence(shown.regulations),
        places=worth_sentence(shown.regulations, size),
        mean=exact_text(scoring_of(shown.regulations).mean),
    )


def load_for_official(t: str) -> VisibleTournament:
    """The tournament as seen by the official whose token the request has.  Raises Missing, Unauthorised, Gone."""
    shown = load_shown_tournament(current_context(), t, request_parsing.bearer_token())
    require_official_caller(shown.caller)
    return shown


@blueprint.post("/desk/<t>/codes")
def link_codes(t: str) -> Response:
    """Links of a tournament as QR codes, in their order. Links are in the body, since proxies and servers log URLs."""
    links = read_json_body(MAX_LIST_BYTES).get("links")
    if not isinstance(links, list) or len(links) > MOST_LINKS or not all(is_link(each, t) for each in links):
        message = f"At most {MOST_LINKS} links of this tournament."
        raise Malformed(message, {"links": ["As https://games.example.org/t/…#slip=dd_slip_…"]})
    return respond_json({"codes": [draw_qr_code(each).decode() for each in links]}, keep=NO_STORE)


def is_link(link: Any, tournament_id: str) -> bool:
    """Whether this is a link to a tournament's page or desk, with a token."""
    if not isinstance(link, str) or len(link) > LONGEST_LINK:
        return False
    found = LINK.fullmatch(link)
    return found is not None and found[1] == tournament_id
