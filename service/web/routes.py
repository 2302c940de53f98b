"""Pages of the lobby, the table and the rules. Pages are public; a seat's view is fetched with its token."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, render_template, request
from markupsafe import Markup

from domain.kernel.errors import Malformed, Missing
from domain.kernel.ruleset import AnyRuleset
from service.app import lobby
from service.app.authorization import ANONYMOUS
from service.app.rulesets.descriptions import find_rules, rules_text
from service.app.rulesets.lobby_catalogue import PEOPLE, draw_sample, table_sizes
from service.app.table_page import TablePage, load_table
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.public_responses import respond_public
from service.http.responses import FOR_EVER, HTML, NO_STORE, PRIVATE, SVG, TEXT, respond, respond_with_etag
from service.http.routes.replays import SVG_POLICY
from service.web.offer_forms import Form, to_form
from service.web.option_forms import Option, to_options
from service.web.rules_page import to_rulebook
from service.web.static_files import DIGEST, FILES, module_imports, static_url

blueprint = Blueprint("web", __name__, template_folder="templates")
blueprint.add_app_template_global(module_imports, "modules")
blueprint.add_app_template_global(static_url, "static")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Own files only, no inline script or style."""

DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'").replace(
    "img-src 'self'", "img-src 'self' data:"
)
"""For the documentation, whose script brings its styles along. It sees no tokens but those typed into it."""

SHAPES = ("wide", "tall")
WATCHED = 8
"""Games that the lobby lists."""


@blueprint.get("/")
def lobby_page() -> Response:
    """Lobby: games to play, own games, games to watch."""
    here = current_context()
    games = [(rules, table_sizes(rules), extra_options(rules)) for rules in here.catalogue.newest()]
    running = lobby.load_lobby_page(here, None, "playing", None, WATCHED)["items"]
    rules_of = {each["id"]: here.catalogue.for_game(**each["ruleset"]) for each in running}
    return respond_page("lobby.html", keep=PRIVATE, games=games, running=running, bots=PEOPLE[1:], rules_of=rules_of)


def extra_options(rules: AnyRuleset) -> list[Option]:
    """Options other than those set by the number of players."""
    return to_options(rules, frozenset(name for size in table_sizes(rules) for name in size.options))


@blueprint.get("/docs")
def docs_page() -> Response:
    """The contract with search, and requests to try: any game's, or one game's with its state typed."""
    rulesets = [{"name": each.name, "title": each.title} for each in current_context().catalogue.newest()]
    return respond_public_page("docs.html", DOCS_POLICY, rulesets=rulesets)


@blueprint.get("/llms.txt")
def llms_text() -> Response:
    """How to play, for software agents (llmstxt.org)."""
    text = render_template("llms.txt", rulesets=current_context().catalogue.newest())
    return respond_public(text.encode(), TEXT)


@blueprint.get("/rules/<name>")
def rules_page(name: str) -> Response:
    """The rules of a game as HTML."""
    try:
        rules = find_rules(current_context().catalogue, name, parse_version())
        text = rules_text(rules)
    except Missing:
        return respond_page("absent.html", status=404, what="game")
    if text is None:
        return respond_page("absent.html", status=404, what="rulebook")
    return respond_public_page("rules.html", rules=rules, book=to_rulebook(text))


def parse_version() -> int | None:
    """Rules version in the query; None for the newest.  Raises Missing if malformed."""
    wanted = request.args.get("version")
    if wanted is not None and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        raise Missing("There is no such version.")
    return None if wanted is None else int(wanted)


@blueprint.get("/tables/<name>.svg")
def sample_picture(name: str) -> Response:
    """A sample drawing of a ruleset's table."""
    drawn = draw_sample(current_context().catalogue[name])
    return respond_public(drawn.encode(), SVG, headers={"Content-Security-Policy": SVG_POLICY})


@blueprint.get("/g/<g>")
def table_page(g: str) -> Response:
    """The public table; the script then fetches the seat's view with its token."""
    try:
        seen = load_table(current_context(), g, ANONYMOUS, "wide")
    except Missing:
        return respond_page("absent.html", status=404, what="game")
    return respond_page("table.html", keep=PRIVATE, **to_template_values(g, seen))


@blueprint.get("/g/<g>/table")
def table_part(g: str) -> Response:
    """The changing part of a table's page, from the caller's viewpoint."""
    here = current_context()
    who = request_parsing.authenticate(here.games.load(g), request_parsing.bearer_token())
    shape = request.args.get("shape", "wide")
    if shape not in SHAPES:
        raise Malformed("A table is wide or tall.", {"shape": ["wide or tall"]})
    return respond_page("seen.html", is_part=True, **to_template_values(g, load_table(here, g, who, shape)))


def to_template_values(g: str, seen: TablePage) -> dict[str, Any]:
    """Variables of the table templates."""
    return {
        "game": g,
        "seen": seen,
        "view": seen.view,
        "picture": Markup(seen.picture),
        "forms": to_forms(seen),
        "caption": seen.caption,
        "awaited": [seen.people[each["seat"]] for each in seen.view["decisions"] if each["seat"] != seen.seat],
    }


def to_forms(seen: TablePage) -> list[Form]:
    """The seat's offers as forms."""
    grave = frozenset(str(each.__struct_config__.tag) for each in seen.rules.needs_confirmation)

    def named(field: str, value: Any) -> str:
        return seen.rules.value_text(field, value, seen.people)

    return [to_form(each, named, grave, seen.rules.value_order) for each in seen.view["offers"]]


@blueprint.get("/static/<digest>/<name>")
@blueprint.get("/static/<name>")
def static_file(name: str, digest: str = "") -> Response:
    """A file that pages load. Under another digest, as during an upgrade, today's file, which nobody keeps."""
    if name not in FILES:
        raise Missing("There is no such file.")
    body, media = FILES[name]
    return respond_public(body, media, FOR_EVER if digest == DIGEST else PRIVATE)


def respond_public_page(template: str, policy: str = POLICY, **values: Any) -> Response:
    """Respond with a page that follows from installed code alone."""
    return respond_public(
        render_template(template, **values).encode(), HTML, headers={"Content-Security-Policy": policy}
    )


def respond_cached_page(template: str, keep: str, **values: Any) -> Response:
    """Respond with a page and its ETag; 304 if the client holds it."""
    html = render_template(template, **values).encode()
    return respond_with_etag(html, HTML, keep, {"Content-Security-Policy": POLICY})


def respond_page(template: str, *, keep: str = NO_STORE, status: int = 200, **values: Any) -> Response:
    """Respond with a rendered page."""
    html = render_template(template, **values).encode()
    return respond(html, HTML, status, keep, {"Content-Security-Policy": POLICY})
