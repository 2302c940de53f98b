"""A law of boards: what is played at a table reaches nobody outside of it before its round is closed, not by a byte."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from domain.game.aggregate import Game
from domain.game.events.tournament_table import TournamentTable
from domain.kernel.errors import Forbidden
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.app.owed_steps.open_games import seat_token
from service.app.core.authorization import authenticate_principal, derive_token
from service.app.core.idempotent_requests import Request as Key
from service.app.proofs.games_log import find_due_entries
from service.app.sharing.share import ShareRequest, share
from service.app.sharing.tokens import mint
from tests.laws.endpoints import ROWS, Scene, ask
from tests.laws.transcripts import Service
from tests.tournaments.worker.club import Club, club_regulations
from tests.tournaments.worker.playing import play_defaults

BOARD_MOVES = 12


class Hand:
    """The time of a service, moved by hand."""

    def __init__(self, service: Service) -> None:
        self.service = service

    @property
    def ms(self) -> int:
        return self.service.now_ms

    @ms.setter
    def ms(self, ms: int) -> None:
        self.service.now_ms = ms

    def __call__(self) -> int:
        return self.service.now_ms


def board_round(service: Service) -> Club:
    """A service with a round of two tables that share a board."""
    club = Club(club_regulations("duplicate"), clock=Hand(service), context=service.context)
    club.enter(8)
    club.publish(1)
    club.run()
    boards = [each.created.tournament_table for each in club.games(1)]
    assert len({each.board for each in boards if isinstance(each, TournamentTable)}) == 1
    return club


def scene(game: Game, number: int) -> Scene:
    """What somebody knows who knows the id of a table, and asks for what others were told."""
    return Scene(
        game.id, 3, len(game.seats), 0, (), ("arbiter", "seat-0"), "dd_seat_x", tuple(MICROFILMS.commands[:3]), "microfilms",
        Random(number), number,
    )  # fmt: skip


def bearers(club: Club) -> dict[str, str | None]:
    """Everybody outside of the first table."""
    first, other = club.games(1)
    return {
        "anonymous": None,
        "stranger": f"dd_spec_{first.id}{'a' * 32}",
        "organiser": derive_token(club.context, first.id, "organiser", "organiser"),
        "another table": seat_token(club.context, other.id, 0),
    }


def answers(club: Club, service: Service) -> dict[tuple[str, str, int], Any]:
    """What everybody outside of the first table is answered, whatever they ask."""
    found: dict[tuple[str, str, int], Any] = {}
    game = next(club.games(1))
    for who, bearer in bearers(club).items():
        for number, (operation, row) in enumerate(ROWS.items()):
            for place, each in enumerate(row(scene(game, number))):
                found[who, operation, place] = ask(SimpleNamespace(service=service), bearer, each)  # type: ignore[arg-type]
    return found


def test_a_board_is_told_to_nobody_outside_of_its_table() -> None:
    services = Service(MICROFILMS), Service(MICROFILMS)
    quiet, played = (board_round(each) for each in services)
    assert [each.id for each in quiet.games()] == [each.id for each in played.games()]
    play_defaults(played, table=1, moves=BOARD_MOVES)
    versions = [next(club.games(1)).version for club in (quiet, played)]
    assert versions[1] >= versions[0] + BOARD_MOVES
    one, other = answers(quiet, services[0]), answers(played, services[1])
    assert len(one) > 300
    assert {key: value for key, value in one.items() if other[key] != value} == {}
    statuses = {value.status for (who, operation, _), value in one.items() if "/v1/games/<g>/view" in operation and who == "anonymous"}
    assert statuses == {403}


def test_only_the_opening_of_a_board_is_in_the_log_of_games() -> None:
    service = Service(MICROFILMS)
    club = board_round(service)
    before = [find_due_entries(club.context, each.id) for each in club.games(1)]
    play_defaults(club, table=1, moves=3)
    assert [find_due_entries(club.context, each.id) for each in club.games(1)] == before
    assert all(each is not None and [entry.kind for entry in each.at_once] == ["o"] for each in before)


def test_a_seat_hands_nothing_of_a_board_out() -> None:
    club = board_round(Service(MICROFILMS))
    game = next(club.games(1))
    token = seat_token(club.context, game.id, 0)
    for scope in ("seat:read", "spectator"):
        with pytest.raises(Forbidden):
            mint(club.context, game.id, token, scope, Key("k", "f"))
    with pytest.raises(Forbidden):
        share(club.context, game.id, token, ShareRequest(None, 1, None, "none", "masked", None), Key("k", "f"))


def test_a_board_is_public_once_its_round_is_closed() -> None:
    club = Club(club_regulations("duplicate"))
    club.enter(0, bots=8)
    club.publish(1)
    club.run()
    for game in club.games(1):
        assert (game.status, game.is_revealed) == ("over", False)
        with pytest.raises(Forbidden):
            authenticate_principal(game, None)
    assert club.tournament.public_version == club.tournament.rounds[1].opened
    club.close(1)
    club.run()
    for game in club.games(1):
        assert game.is_revealed
        authenticate_principal(game, None)
