"""What tournaments bring to the pages."""

from __future__ import annotations

from service.web.desk.routes import blueprint as desk
from service.web.events.routes import blueprint as events
from service.web.events.sections import find_event_place, lobby_values
from service.web.page_part import PagePart, Slot
from service.web.series.routes import blueprint as series

TOURNAMENTS = PagePart(
    blueprints=(desk, events, series),
    slots={
        "lobby": Slot("events/in_lobby.html", lobby_values),
        "lobby-own": Slot("events/in_lobby_own.html"),
        "me": Slot("events/in_me.html"),
    },
    place=find_event_place,
)

PARTS = (TOURNAMENTS,)
