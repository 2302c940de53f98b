"""Pages of the lobby, the table and the rules. Pages are public; a seat's view is fetched with its token."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from flask import Response, render_template, request

from domain.kernel.errors import Forbidden, Malformed, Missing
from projections.game_card import tournament_place_json
from service.app.core.authorization import ANONYMOUS
from service.app.new_games.successor import find_smaller
from service.app.play.table_page import TablePage, load_table
from service.app.players.sign_in import SignIn
from service.app.rulesets.covers import cover_of
from service.app.rulesets.descriptions import find_rules, rules_text
from service.app.rulesets.guides import find_guide
from service.app.rulesets.lobby_catalogue import PEOPLE
from service.app.sharing.previews import Preview, table_preview
from service.app.webhooks.mail import unsubscribe
from service.app.webhooks.outbox import Outbox
from service.app.webhooks.push_messages import application_server_key
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.cost import Cost, CountedBlueprint
from service.http.json_body import read_json_body
from service.http.public_responses import respond_public
from service.http.responses import FOR_EVER, HTML, NO_STORE, PRIVATE, SVG, TEXT, respond
from service.pictures.qr_code import draw_qr_code
from service.web.clock_choices import CLOCKS
from service.web.drawn_table import to_drawn_table
from service.web.ground_scene import to_quoted
from service.web.known_chunks import respond_unknown
from service.web.learn_page import group_kinds, lesson_json, link_terms, shown_guide
from service.web.lobby_page import (
    MOST_OWN,
    first_game,
    game_in_motion,
    game_offers,
    games_to_join,
    games_to_watch,
    list_games,
    titles_of_games,
)
from service.web.log_folds import folded_types
from service.web.looks import look_of
from service.web.offer_forms import Form, to_form
from service.web.page_part import find_place, sections_at
from service.web.page_responses import DOCS_POLICY, POLICY, SHOWING_POLICY, respond_page, respond_public_page
from service.web.rules_page import to_rulebook
from service.web.static_files import DIGEST, FILES, module_imports, split_digest, static_url

blueprint = CountedBlueprint("web", __name__, template_folder="templates")
CALLED: dict[str, Callable[..., Any]] = {"modules": module_imports, "static": static_url, "guide_of": find_guide, "look_of": look_of, "quoted": to_quoted, "sections_at": sections_at, "newest_rules": lambda: current_context().catalogue.newest()}
for name, each in (CALLED | {each.__name__: each for each in (folded_types, group_kinds, link_terms, lesson_json)}).items():
    blueprint.add_app_template_global(each, name)

SVG_POLICY = "default-src 'none'; sandbox"
LINK_ADDRESS = re.compile(r"https?://[^/\s#?]+/me#link=dd_link_[0-9a-z]+")
INVITATION = re.compile(r"https?://[^/\s#?]+/g/([0-9a-z]+)#(?:join=[0-9A-Za-z_-]+|token=dd_seat_[0-9A-Za-z_-]+|claim=\d+\.[0-9A-Za-z_-]+)")
LONGEST_ADDRESS = 400
WORKER = "notices-worker.js"
LOBBY = Preview(
    "Dead Drop · games of spies and secrets",
    "Games of spies and secrets against bots and friends, in the browser.", "/card.png",
)


@blueprint.get("/", cost=Cost(5))
def lobby_page() -> Response:
    """Lobby: games to play, own games, games to join and to watch."""
    here = current_context()
    games = game_offers(here)
    live: dict[str, Any] = {"running": games_to_watch(here), "waiting": games_to_join(here)}
    return respond_page(
        "lobby/lobby.html", keep=PRIVATE, policy=SHOWING_POLICY, preview=LOBBY, games=games, first=first_game(games), shown=game_in_motion(games), bots=PEOPLE[1:], clocks=CLOCKS, **live,
    )  # fmt: skip


@blueprint.get("/games", cost=Cost(5))
def own_games_part() -> Response:
    """The public view of the games in which a browser has seats: it lists their ids, without tokens."""
    wanted = request.args.get("of", "").split(",")[:MOST_OWN]
    return respond_page("lobby/own_games.html", games=list_games(current_context(), wanted))


@blueprint.get("/docs")
def docs_page() -> Response:
    """The contract with search, and requests to try: any game's, or one game's with its state typed."""
    rulesets = [{"name": each.name, "title": each.title} for each in current_context().catalogue.newest()]
    return respond_public_page("docs.html", DOCS_POLICY, rulesets=rulesets)


@blueprint.get("/about")
def about_page() -> Response:
    """Credits of games, symbols and typefaces."""
    return respond_public_page("about.html")


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
    return respond_public_page("rules/rules.html", rules=rules, book=to_rulebook(text))


@blueprint.get("/learn/<name>", cost=Cost(2))
def learn_page(name: str) -> Response:
    """How to play a game, on one page: an explained table, its primer, examples, and the reference, folded."""
    try:
        rules = find_rules(current_context().catalogue, name, None)
    except Missing:
        return respond_page("absent.html", status=404, what="game")
    return respond_public_page("rules/learn.html", SHOWING_POLICY, rules=rules, shown=shown_guide(rules))


def parse_version() -> int | None:
    """Rules version in the query; None for the newest.  Raises Missing if malformed."""
    wanted = request.args.get("version")
    if wanted is not None and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        raise Missing("There is no such version.")
    return None if wanted is None else int(wanted)


@blueprint.get("/covers/<name>.svg")
def cover_picture(name: str) -> Response:
    """The cover of a ruleset.  Raises NotListed."""
    return respond_public(cover_of(current_context().catalogue[name]).encode(), SVG, headers={"Content-Security-Policy": SVG_POLICY})


@blueprint.get("/me")
def player_page() -> Response:
    """A player's own page: sign-in, games, devices. The script fetches all data from the API, with this browser's token."""
    here = current_context()
    ways = here.part(SignIn)
    return respond_page("me.html", keep=PRIVATE, titles=titles_of_games(here), passkeys=ways.passkeys, oidc=ways.oidc)


@blueprint.post("/me/qr.svg")
def link_picture() -> Response:
    """A link for another device as a QR code. The link is in the body, since proxies and servers log URLs."""
    address = read_json_body().get("address")
    if not isinstance(address, str) or len(address) > LONGEST_ADDRESS or not LINK_ADDRESS.fullmatch(address):
        raise Malformed("The address of a link for another device.", {"address": ["As https://games.example.org/me#link=dd_link_…"]})
    return respond_code(address)


def respond_code(address: str) -> Response:
    """Respond with an address as a QR code, which must not be stored."""
    return respond(draw_qr_code(address), SVG, 200, NO_STORE, {"Content-Security-Policy": SVG_POLICY})


@blueprint.post("/g/<g>/qr.svg")
def invitation_picture(g: str) -> Response:
    """The link of a table, or of a seat there, as a QR code. It is in the body, since proxies and servers log URLs, and must lead to this table."""
    address = read_json_body().get("address")
    if not isinstance(address, str) or len(address) > LONGEST_ADDRESS or not (found := INVITATION.fullmatch(address)) or found[1] != g:
        raise Malformed("The link of this table.", {"address": ["As https://games.example.org/g/…#join=…"]})
    return respond_code(address)


@blueprint.get("/g/<g>", cost=Cost(5))
def table_page(g: str) -> Response:
    """The public table; the script then fetches the seat's view with its token."""
    try:
        preview = table_preview(current_context(), g)
    except Missing:
        return respond_page("absent.html", status=404, what="game")
    except Forbidden:
        return respond_page("held.html", game=g, place=find_place(current_context(), tournament_place_json(current_context().games.load(g))))
    return respond_table(g, load_table(current_context(), g, ANONYMOUS), PRIVATE, preview)


@blueprint.get("/g/<g>/page", cost=Cost(5))
def own_table_page(g: str) -> Response:
    """The complete page from the caller's viewpoint, for a table without a public view yet."""
    here = current_context()
    who = request_parsing.authenticate(here.games.load(g), request_parsing.bearer_token())
    return respond_table(g, load_table(here, g, who), NO_STORE, LOBBY)


def respond_table(g: str, seen: TablePage, keep: str, preview: Preview) -> Response:
    """Respond with the page of a table."""
    here = current_context()
    push_key = "" if here.part(Outbox).push is None else application_server_key(here)
    extra: dict[str, Any] = {"preview": preview, "push_key": push_key, "smaller": find_smaller(here, g)}
    return respond_page("table.html", is_first=True, keep=keep, **extra, **to_template_values(g, seen))


@blueprint.get("/g/<g>/table", cost=Cost(2))
def table_part(g: str) -> Response:
    """The changing part of a table's page, from the caller's viewpoint, now or `at` a version; `only=scene`: the scene alone."""
    here = current_context()
    who = request_parsing.authenticate(here.games.load(g), request_parsing.bearer_token())
    is_scene = request.args.get("only") == "scene"
    html = render_template("seen.html", is_scene=is_scene, **to_template_values(g, load_table(here, g, who, parse_at())))
    return respond_unknown(html, request.headers.get("Held-Chunks"), POLICY)


def parse_at() -> int | None:
    """Version of the game in the query; None for now.  Raises Malformed."""
    wanted = request.args.get("at")
    if wanted is not None and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        raise Malformed("There is no such version.", {"at": ["a number"]})
    return None if wanted is None else int(wanted)


def to_template_values(g: str, seen: TablePage) -> dict[str, Any]:
    """Variables of the table templates."""
    return {
        **to_drawn_table(seen),
        "game": g,
        "forms": to_forms(seen),
        "at_table": seen.at_table,
        "place": find_place(current_context(), seen.tournament_table),
        "awaited": [seen.people[each["seat"]] for each in seen.view["decisions"] if each["seat"] != seen.seat],
    }


def to_forms(seen: TablePage) -> list[Form]:
    """The seat's offers as forms; none while a bot plays for it."""
    if seen.at_table.has_stand_in:
        return []
    grave = frozenset(str(each.__struct_config__.tag) for each in seen.rules.words.needs_confirmation)

    def named(field: str, value: Any) -> str:
        return seen.rules.words.value_text(field, value, seen.people)

    forms = [to_form(each, named, grave, seen.rules.words.value_order) for each in seen.view["offers"]]
    obvious = {str(each.__struct_config__.tag) for each in seen.rules.words.obvious}
    acts = {str(each.__struct_config__.tag): each.act for each in seen.rules.commands}
    return [
        each._replace(is_obvious=len(forms) == 1 and each.type in obvious and not each.inputs, act=acts.get(each.type, ""))
        for each in forms
    ]


@blueprint.route("/unsubscribe/<text>", methods=("GET", "POST"))
def unsubscribe_page(text: str) -> Response:
    """The link in a mail: GET answers a page with a button, POST (RFC 8058) ends the mails. The page is the same for every link, valid or not."""
    is_done = request.method == "POST"
    if is_done:
        unsubscribe(current_context(), text)
    html, policy = render_template("unsubscribe.html", is_done=is_done).encode(), POLICY.replace("form-action 'none'", "form-action 'self'")
    return respond(html, HTML, 200, NO_STORE, {"Content-Security-Policy": policy})


@blueprint.get(f"/{WORKER}")
def notices_worker() -> Response:
    """The service worker that shows push messages. At the root, since its scope is every page below its URL."""
    body, media = FILES[WORKER]
    return respond_public(body, media, headers={"Content-Security-Policy": POLICY})


@blueprint.get("/static/<path:path>")
def static_file(path: str) -> Response:
    """A file that pages load. Under another digest, as during an upgrade, or none, the current file, not cached as immutable."""
    digest, name = split_digest(path)
    if name not in FILES:
        raise Missing("There is no such file.")
    body, media = FILES[name]
    return respond_public(body, media, FOR_EVER if digest == DIGEST else PRIVATE)


@blueprint.get("/looks/<name>/<digest>/<file>")
def look_file(name: str, digest: str, file: str) -> Response:
    """A file of a ruleset's look, addressed as other files are."""
    look = look_of(current_context().catalogue[name])
    if file not in look.files:
        raise Missing("There is no such file.")
    body, media = look.files[file]
    return respond_public(body, media, FOR_EVER if digest == look.digest else PRIVATE)
