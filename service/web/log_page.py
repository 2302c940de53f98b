"""The log of a table in words, as everybody reads it, on a page that needs no script: the lines of each turn under its heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flask import Response, request

from domain.game.aggregate import Game, stream_base
from domain.kernel.errors import Forbidden, Malformed, Missing
from projections.game_card import seat_names, tournament_place_json
from service.answers.play import SentEvent
from service.app.core.authorization import ANONYMOUS
from service.app.core.read_game import visible_head
from service.app.feeds.feed_page import load_feed_page
from service.app.sharing.previews import table_preview
from service.http.app_services import current_context
from service.http.cost import Cost, CountedBlueprint
from service.web.page_part import find_place
from service.web.page_responses import respond_page

blueprint = CountedBlueprint("log_page", __name__, template_folder="templates")
LINES = 200
"""Most events on a page."""


class Turn(NamedTuple):
    """Lines under one heading. title: "" before the first turn; seat: whose turn it is, None for a phase."""

    title: str
    seat: int | None
    lines: list[SentEvent]


@blueprint.get("/g/<g>/log", cost=Cost(5))
def log_page(g: str) -> Response:
    """The public log, its last events or those up to the version `to`.  Raises Malformed."""
    here = current_context()
    try:
        preview = table_preview(here, g)
    except Missing:
        return respond_page("absent.html", status=404, what="game")
    except Forbidden:
        return respond_page("held.html", game=g, place=find_place(here, tournament_place_json(here.games.load(g))))
    game = here.games.load(g)
    base, head = stream_base(game.created)[0], visible_head(here, game, ANONYMOUS, "public")
    last = max(base, min(head, parse_last() or head))
    after = max(base, last - LINES)
    page = load_feed_page(here, game, ANONYMOUS, None, after=after, limit=max(1, last - after))
    turns = list(by_turn(game, page.events, seat_names(game, here.games.names(game), game.version)))
    return respond_page(
        "table/log_page.html", game=g, rules=game.rules, preview=preview, turns=turns,
        earlier=after if after > base else None, later=min(head, last + LINES) if last < head else None,
    )  # fmt: skip


def parse_last() -> int | None:
    """The version in the query; None for the newest.  Raises Malformed."""
    wanted = request.args.get("to")
    if wanted is not None and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        raise Malformed("There is no such version.", {"to": ["a number"]})
    return None if wanted is None else int(wanted)


def by_turn(game: Game, events: Sequence[SentEvent], people: Sequence[str]) -> Iterator[Turn]:
    """The events by the turn or the phase in which they came; events that say only who is asked are left out."""
    silent = {str(each.__struct_config__.tag) for each in game.rules.events if each.weight == "silent"}
    turn = Turn("", None, [])
    for each in events:
        if each.type in silent and each.type.endswith("_began"):
            if turn.lines:
                yield turn
            seat = each.data.get("seat")
            turn = Turn(each.text.removesuffix(".") if seat is None else people[seat], seat, [])
        elif each.type not in silent:
            turn.lines.append(each)
    if turn.lines:
        yield turn
