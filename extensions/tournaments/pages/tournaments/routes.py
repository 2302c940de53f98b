"""Public pages of tournaments, which work without scripts and show the public state of the tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flask import Response, render_template, request

from domain.kernel.errors import Missing
from extensions.tournaments.app.founding import list_tournaments
from extensions.tournaments.app.shown.happenings import load_happenings, load_notices, may_have_notices
from extensions.tournaments.app.shown.openings import open_entry, open_table
from extensions.tournaments.app.shown.own_entry import show_own_entry
from extensions.tournaments.app.shown.pairings import show_round
from extensions.tournaments.app.shown.previews import tournament_png, tournament_preview
from extensions.tournaments.app.shown.shown_tournament import VisibleTournament, load_shown_tournament
from extensions.tournaments.app.shown.standings import show_standings
from extensions.tournaments.app.shown.table_players import show_players
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.facts.round_facts import RoundClosing
from extensions.tournaments.http.cost import ReadsTournaments
from extensions.tournaments.pages.tournaments.happening_words import author_text, happening_words, replacement_of
from extensions.tournaments.pages.tournaments.regulation_words import regulation_chapters
from extensions.tournaments.pages.tournaments.words import FILTERS
from extensions.tournaments.pages.tournaments.worth_words import TIES, line_words
from service.app.core.cursors import BadCursor
from service.app.core.installation import Installation
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.awaited_pictures import await_picture
from service.http.responses import HTML, NO_STORE, PNG, PRIVATE, PUBLIC, respond, respond_with_etag
from service.web.lobby_page import titles_of_games
from service.web.page_cache import cached_page
from service.web.page_responses import POLICY, respond_page
from service.web.replay_page import FRAMED_POLICY

blueprint = ReadsTournaments("tournament_pages", __name__, template_folder="../templates")
for name, each in FILTERS.items():
    blueprint.add_app_template_filter(each, name)
for shared in (line_words, happening_words, replacement_of, author_text):
    blueprint.add_app_template_global(shared, shared.__name__)
blueprint.add_app_template_filter(TIES.__getitem__, "tie_sentence")

LISTED = 50
"""Tournaments on a page of their list."""
MINUTE_MS = 60_000
FIRST_NEWS, FIRST_PLACES = 5, 10
"""Happenings and places on the first page of a tournament."""

Values = Mapping[str, Any]


@blueprint.get("/t")
def tournaments_page() -> Response:
    """All tournaments, newest first."""
    try:
        found = list_tournaments(current_context(), request.args.get("after"), LISTED)
    except BadCursor:
        return no_such("page")
    return respond_page(
        "tournaments/list.html",
        keep=PRIVATE,
        titles=titles_of_games(current_context()),
        tournaments=found.items,
        following=found.next,
    )


@blueprint.get("/t/<t>")
def tournament_page(t: str) -> Response:
    """A tournament: its status, the current round, the top of the standings, and its regulations."""
    return respond_tournament_page(t, "tournament", tournament_values)


def tournament_values(shown: VisibleTournament) -> Values:
    """Variables of the first page."""
    news = load_happenings(current_context(), shown)
    return {
        "round": None if shown.current is None else show_round(shown, shown.current.number),
        "sections": show_standings(shown, FIRST_PLACES),
        "chapters": regulation_chapters(shown.regulations, shown.rules),
        "news": news[:FIRST_NEWS],
        "more_news": len(news) > FIRST_NEWS,
        "notices": load_notices(current_context(), shown),
    }


@blueprint.get("/t/<t>/rounds/<number:k>")
def round_page(t: str, k: int) -> Response:
    """A round, by table and by name."""
    return respond_tournament_page(t, "round", lambda shown: values_or_none(round=show_round(shown, k)), k)


@blueprint.get("/t/<t>/rounds/<number:k>/tables/<number:n>")
def table_page(t: str, k: int, n: int) -> Response:
    """A table: its people, its result, and the derivation of each number."""
    return respond_tournament_page(t, "table", lambda shown: table_values(shown, k, n), k, n)


def table_values(shown: VisibleTournament, k: int, n: int) -> Values | None:
    """Variables of a table's page."""
    opened, played = open_table(shown, k, n), show_round(shown, k)
    if opened is None or played is None:
        return None
    about = [each for each in load_happenings(current_context(), shown) if is_about(each.fact, k, n)]
    return {
        "opened": opened,
        "players": show_players(current_context(), shown, k, opened.table),
        "round": played,
        "table": next(each for each in played.tables if each.number == n),
        "news": about,
    }


def is_about(fact: Any, k: int, n: int) -> bool:
    """Whether a fact is about this table."""
    if isinstance(fact, RoundClosing):
        return fact.round == k and any(each.table == n for each in fact.unfinished)
    return (getattr(fact, "round", None), getattr(fact, "table", None)) == (k, n)


@blueprint.get("/t/<t>/standings")
def standings_page(t: str) -> Response:
    """Standings, by section."""
    return respond_tournament_page(t, "standings", lambda shown: {"sections": show_standings(shown)})


@blueprint.get("/t/<t>/cross")
def cross_page(t: str) -> Response:
    """The cross table of every section: each entry's points by round."""
    return respond_tournament_page(t, "cross", lambda shown: {"sections": show_standings(shown)})


@blueprint.get("/t/<t>/entries")
def entries_page(t: str) -> Response:
    """The list of entries."""
    return respond_tournament_page(t, "entries", lambda _: {})


@blueprint.get("/t/<t>/entries/<number:n>")
def entry_page(t: str, n: int) -> Response:
    """An entry: the addends of its points and tie-breaks."""
    return respond_tournament_page(t, "entry", lambda shown: values_or_none(opened=open_entry(shown, n)), n)


@blueprint.get("/t/<t>/news")
def news_page(t: str) -> Response:
    """Announcements, rulings, penalties, appeals, and changes of entries."""
    return respond_tournament_page(t, "news", lambda shown: {"news": load_happenings(current_context(), shown)})


@blueprint.get("/t/<t>/own")
def own_part(t: str) -> Response:
    """The part of the page for the holder of an entry's token; 204 for others."""
    bearer = request_parsing.bearer_token()
    shown = load_shown_tournament(current_context(), t, bearer)
    own, is_account = show_own_entry(shown), bearer is not None and bearer.startswith(PLAYER_TOKEN_PREFIX)
    if shown.caller.by is not None:
        request_parsing.note_valid_token()
    if own is None:
        return respond(b"", None, 204, NO_STORE)
    return respond_page("tournaments/own.html", shown=shown, own=own, is_account=is_account, notices=load_notices(current_context(), shown))


@blueprint.get("/t/<t>/screen")
def screen_page(t: str) -> Response:
    """The big screen of a hall."""
    return respond_tournament_page(t, "screen", screen_values)


def screen_values(shown: VisibleTournament) -> Values:
    """Variables of the big screen: pairings during a round, standings after it."""
    current = shown.current
    return {
        "round": None if current is None else show_round(shown, current.number),
        "sections": show_standings(shown) if current is not None else (),
        "notices": load_notices(current_context(), shown),
    }


@blueprint.get("/t/<t>/embed")
def embedded_tournament(t: str) -> Response:
    """Standings for other sites, which may frame this page. No script: it reads no storage and sends no token."""
    return respond_tournament_page(t, "embed", lambda shown: {"sections": show_standings(shown)}, policy=FRAMED_POLICY)


@blueprint.get("/t/<t>/card.png")
def tournament_card(t: str) -> Response:
    """The picture of a tournament's preview."""
    shown = load_shown_tournament(current_context(), t, None)
    return respond_with_etag(await_picture(lambda: tournament_png(current_context(), shown)), PNG, PUBLIC)


def values_or_none(**found: Any) -> Values | None:
    """Variables of a page; None if any of them is missing."""
    return None if None in found.values() else found


def no_such(what: str, policy: str = POLICY) -> Response:
    """Respond with 404. what: the missing thing; policy: of the page."""
    if policy == FRAMED_POLICY:
        html = render_template("sharing/embed_nothing.html", why=f"There is no such {what}.").encode()
        return respond(html, HTML, 404, NO_STORE, {"Content-Security-Policy": policy})
    return respond_page("absent.html", status=404, what=what)


def respond_tournament_page(
    t: str, page: str, build: Callable[[VisibleTournament], Values | None], *about: int, policy: str = POLICY
) -> Response:
    """Respond with a public page of a tournament, cached by the state it shows, and its ETag; while announcements may
    expire, made again every minute.

    build: its variables, None for 404; about: numbers of the round, table or entry it shows.
    """
    context = current_context()
    try:
        shown = load_shown_tournament(context, t, None)
    except Missing:
        return no_such("tournament", policy)
    minute = context.now_ms() // MINUTE_MS if may_have_notices(context, shown) else ""
    key = f"{shown.tag} {page} {about} {minute}"

    def render() -> bytes | None:
        values = build(shown)
        if values is None:
            return None
        more = {"base": f"/t/{t}", "address": context.part(Installation).site, "preview": tournament_preview(shown), **values}
        return render_template(f"tournaments/{page}.html", page=page, shown=shown, **more).encode()

    html = cached_page(context.part(Tournaments).pages, key, render)
    if html is None:
        return no_such(page)
    return respond_with_etag(html, HTML, PRIVATE, {"Content-Security-Policy": policy})
