"""Ids in the paths of operations: a route matches only texts of their form, so that no use case sees another one. Pages have no such
routes, since a person reads a page where none is found.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from werkzeug.routing import BaseConverter

from service.ids import GAME_ID, TOURNAMENT_ID


class GameId(BaseConverter):
    """The id of a game, and others of the same form: of players, studies, webhooks and subscriptions."""

    regex = GAME_ID


class TournamentId(BaseConverter):
    """The id of a tournament."""

    regex = TOURNAMENT_ID


CONVERTERS = {"game": GameId, "tournament": TournamentId}
FORMS = {"g": "game", "p": "game", "s": "game", "study": "game", "w": "game", "t": "tournament"}
"""Converters of the path parameters that are ids, by their names in routes of all parts."""
PLAIN = re.compile(r"<(\w+)>")


def with_id_forms(rule: str, forms: Mapping[str, str] = FORMS) -> str:
    """A rule whose ids have converters.

    >>> with_id_forms("/v1/games/<g>/seats/<seat:n>"), with_id_forms("/rules/<name>")
    ('/v1/games/<game:g>/seats/<seat:n>', '/rules/<name>')
    """
    return PLAIN.sub(lambda found: f"<{forms[found[1]]}:{found[1]}>" if found[1] in forms else found[0], rule)
