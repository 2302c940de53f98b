"""The client of openapi-generator for Python plays."""

from __future__ import annotations

import sys
from typing import Any
from uuid import uuid4

from deaddrop_pydantic import (
    ApiClient,
    Command,
    Configuration,
    GameBody,
    GamesApi,
    PlayApi,
    RulesetsApi,
    SeatBody,
    SeatKind,
    View,
)
from playing import Seen, play_all


class Pydantic:
    def __init__(self, url: str) -> None:
        self._url = url

    def rulesets(self) -> dict[str, int]:
        return {each.name: each.players.max for each in RulesetsApi(self._client()).list_rulesets().items}

    def create(self, ruleset: str, seats: int) -> tuple[str, dict[int, str]]:
        body = GameBody(ruleset=ruleset, seats=[SeatBody(kind=SeatKind.HUMAN, claim=True) for _ in range(seats)])
        made = GamesApi(self._client()).create_game(idempotency_key=str(uuid4()), game_body=body)
        return made.id, {each.seat: each.token for each in made.seats if each.token is not None}

    def look(self, game: str, token: str) -> Seen:
        return seen(PlayApi(self._client(token)).get_view(game))

    def act(self, game: str, token: str, decision: str, command: dict[str, Any]) -> Seen:
        body = Command.from_dict(command)
        assert body is not None
        acted = PlayApi(self._client(token)).post_command(
            idempotency_key=str(uuid4()), game_id=game, command=body, if_match=f'"{decision}"'
        )
        return self.look(game, token) if acted.view is None else seen(acted.view)

    def _client(self, token: str | None = None) -> ApiClient:
        return ApiClient(Configuration(host=self._url, access_token=token))


def seen(view: View) -> Seen:
    return Seen(
        [each.seat for each in view.decisions],
        None if view.decision is None else view.decision.id,
        [each.var_schema for each in view.offers if each.exact],
        None if view.outcome is None else view.outcome.reason,
    )


if __name__ == "__main__":
    play_all(Pydantic(sys.argv[1]))
