"""What seeks bring to the pages."""

from __future__ import annotations

import flask

from service.web.page_part import PagePart, Slot

TEMPLATES = flask.Blueprint("seeks_in_pages", "extensions.seeks.pages", template_folder="templates")
"""No page of its own."""

SEEKS = PagePart(blueprints=(TEMPLATES,), slots={"lobby-own": Slot("seeks/in_lobby_own.html")})

PARTS = (SEEKS,)
