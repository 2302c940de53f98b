"""What tournaments bring to the pages."""

from __future__ import annotations

from extensions.tournaments.pages.desk.routes import blueprint as desk
from extensions.tournaments.pages.series.routes import blueprint as series
from extensions.tournaments.pages.tournaments.routes import blueprint as tournaments
from extensions.tournaments.pages.tournaments.sections import find_tournament_place, lobby_values
from service.web.page_part import PagePart, Slot

TOURNAMENTS = PagePart(
    blueprints=(desk, tournaments, series),
    slots={
        "lobby": Slot("tournaments/in_lobby.html", lobby_values),
        "lobby-own": Slot("tournaments/in_lobby_own.html"),
        "me": Slot("tournaments/in_me.html"),
    },
    place=find_tournament_place,
)

PARTS = (TOURNAMENTS,)
