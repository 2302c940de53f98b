"""What seeks bring to the API."""

from __future__ import annotations

from extensions.seeks.answers.seeks import SeekId
from extensions.seeks.http.bodies import SEEK_BODIES
from extensions.seeks.http.examples import SEEK_ID
from extensions.seeks.http.problems import SEEK_PROBLEMS
from extensions.seeks.http.routes import blueprint
from service.http.http_part import HttpPart
from service.http.schemas.responses import value_schema

SEEKS = HttpPart(
    blueprints=(blueprint,),
    bodies=SEEK_BODIES,
    problems=SEEK_PROBLEMS,
    path={"seek": {"name": "seekId", "description": "The seek's id.", "example": SEEK_ID, "schema": value_schema(SeekId)}},
    opening=("seeks.make_seek",),
)

PARTS = (SEEKS,)
