"""The client of openapi-python-client plays."""

from __future__ import annotations

import sys
from typing import Any
from uuid import uuid4

from deaddrop_attrs import AuthenticatedClient, Client
from deaddrop_attrs.api.games import create_game
from deaddrop_attrs.api.play import get_view, post_command
from deaddrop_attrs.api.rulesets import list_rulesets
from deaddrop_attrs.models import Command, CommandResult, CreatedGame, GameBody, RulesetPage, SeatBody, SeatKind, View
from deaddrop_attrs.types import Unset
from playing import Seen, play_all


class Attrs:
    def __init__(self, url: str) -> None:
        self._url = url

    def rulesets(self) -> dict[str, int]:
        page = list_rulesets.sync(client=Client(base_url=self._url))
        assert isinstance(page, RulesetPage), page
        return {each.name: each.players.max_ for each in page.items}

    def create(self, ruleset: str, seats: int) -> tuple[str, dict[int, str]]:
        body = GameBody(ruleset=ruleset, seats=[SeatBody(kind=SeatKind.HUMAN, claim=True) for _ in range(seats)])
        anyone: Any = Client(base_url=self._url)  # the generator takes a token that may be sent for one that must be
        made = create_game.sync(client=anyone, body=body, idempotency_key=str(uuid4()))
        assert isinstance(made, CreatedGame), made
        return made.id, {each.seat: each.token for each in made.seats if not isinstance(each.token, Unset)}

    def look(self, game: str, token: str) -> Seen:
        view = get_view.sync(game, client=AuthenticatedClient(base_url=self._url, token=token))
        assert isinstance(view, View), view
        return seen(view)

    def act(self, game: str, token: str, decision: str, command: dict[str, Any]) -> Seen:
        client = AuthenticatedClient(base_url=self._url, token=token)
        body, key = Command.from_dict(command), str(uuid4())
        acted = post_command.sync(game, client=client, body=body, idempotency_key=key, if_match=f'"{decision}"')
        assert isinstance(acted, CommandResult), acted
        return self.look(game, token) if isinstance(acted.view, Unset) else seen(acted.view)


def seen(view: View) -> Seen:
    return Seen(
        [each.seat for each in view.decisions],
        None if view.decision is None else view.decision.id,
        [each.schema.to_dict() for each in view.offers if each.exact],
        None if view.outcome is None else view.outcome.reason,
    )


if __name__ == "__main__":
    play_all(Attrs(sys.argv[1]))
