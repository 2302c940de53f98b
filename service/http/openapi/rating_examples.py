"""Examples of ratings."""

from __future__ import annotations

from service.http.openapi.examples import PLAYER_MADE, Json

RATING: Json = {"rating": 4.236068, "mu": 27.635182, "sigma": 7.799705, "games": 2}
OWN: Json = {"ruleset": "microfilms", "people": 3, **RATING}
LISTED: Json = {"player": PLAYER_MADE["player"]["id"], "name": "Anna", **RATING}
