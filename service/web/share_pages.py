"""Parts of pages for sharing: the lobby's preview picture, and the end of a game."""

from __future__ import annotations

import json

from flask import Response
from msgspec import to_builtins

from domain.kernel.text.event_text import and_list
from service.app.core.installation import Installation
from service.app.sharing import previews
from service.app.sharing.ending import load_ending
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.awaited_pictures import await_picture
from service.http.cost import Cost, CountedBlueprint
from service.http.responses import NO_STORE, PNG, PUBLIC, respond, respond_with_etag
from service.shares import networks_of
from service.web.page_responses import respond_page
from service.web.table_scene import to_shown_table

blueprint = CountedBlueprint("sharing", __name__, template_folder="templates")


@blueprint.app_template_global()
def site() -> str:
    """The configured address of this service; empty without one: then links are relative, since no page depends on a
    header of its request.
    """
    return current_context().part(Installation).site


@blueprint.get("/card.png", cost=Cost(10))
def lobby_card() -> Response:
    """The picture of the lobby's preview."""
    return respond_with_etag(await_picture(lambda: previews.lobby_png(current_context())), PNG, PUBLIC)


@blueprint.get("/g/<g>/end", cost=Cost(5))
def end_part(g: str) -> Response:
    """The end of a game as a part of its page, from the caller's viewpoint; 204 while it is not over."""
    here = current_context()
    who = request_parsing.authenticate(here.games.load(g), request_parsing.bearer_token())
    ending = load_ending(here, g, who, networks_of(request_parsing.client_address()))
    if ending is None:
        return respond(b"", None, 204, NO_STORE)
    opened = to_shown_table(ending.opened) if ending.opened else None
    return respond_page("sharing/end.html", ending=ending, things=and_list(ending.things), opened=opened, decided=json.dumps(to_builtins(ending.decided)))
