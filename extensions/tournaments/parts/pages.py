"""What tournaments bring to the pages."""

from __future__ import annotations

from extensions.tournaments.pages.desk.routes import blueprint as desk
from extensions.tournaments.pages.events.routes import blueprint as events
from extensions.tournaments.pages.events.sections import find_event_place, lobby_values
from extensions.tournaments.pages.series.routes import blueprint as series
from service.web.page_part import PagePart, Slot

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
