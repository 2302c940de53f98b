"""Whether a round of drand was named before it was public, by a client's own clock."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import httpx
import pytest

from deaddrop_client import Client, RoundNamedLate, Seat, guest, mine, operations
from deaddrop_client.models import ClaimBody, NonceBody, PublicLuckBody
from domain.catalogue import Catalogue
from domain.game.opening.drand import round_ms
from service.config import Config
from service.factory import create_app
from service.store import MemoryStore
from tests.clients_python.faults import Network
from tests.generous import GENEROUS
from tests.http.beginnings import Clock
from tests.http.luck_tables import NONCES, commitment
from tests.rounds import NAMED_MS, NUMBER, SIGNATURE

AT_S = round_ms(NUMBER) / 1000


class Club:
    """A service, a table that waits for the nonce of the operator's accomplice, and a seat there with a clock of its own."""

    def __init__(self, catalogue: Catalogue, folder: Path) -> None:
        self.clock = Clock()
        self.clock.ms = NAMED_MS - 20_000
        told = {"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(folder), "DEADDROP_LIMITS": GENEROUS}
        app = create_app(
            Config.from_env(told), store=MemoryStore(self.clock), catalogue=catalogue, now_ms=self.clock, jobs=lambda: True
        )
        self.network = Network(httpx.WSGITransport(app=app))
        self.client = Client("http://service", transport=self.network)
        game = self.client.create("microfilms", [mine(), guest(), guest()], luck={"public": "drand"})
        self.seat: Seat[Any, Any, Any] = game.seats[0]
        self.set_true_s(self.clock.ms / 1000)
        Client("http://service", transport=self.network, luck=False).claim(game.id, 1, game.claim_codes[1])
        body = ClaimBody(code=game.claim_codes[2], commit=commitment(NONCES[2]))
        self.accomplice = self.client.call(operations.claim_seat(game.id, 2, body)).token

    def set_true_s(self, true_s: float) -> None:
        """The time, for the client as for the service."""
        self.clock.ms = round(true_s * 1000)
        self.seat._reader.rounds.now = lambda: true_s

    def name_round(self) -> None:
        """The accomplice gives a nonce, at the last time that names the round, by the service's clock."""
        true_ms, self.clock.ms = self.clock.ms, NAMED_MS - 1_000
        luck: Any = self.client.watch(self.seat.game).view().luck
        body = NonceBody(nonce=NONCES[2], digest=luck.closed.digest)
        self.client.call(operations.put_nonce(self.seat.game, 2, body), self.accomplice)
        self.clock.ms = true_ms


@pytest.fixture
def club(every_ruleset: Catalogue, tmp_path: Path) -> Club:
    return Club(every_ruleset, tmp_path)


def test_a_round_that_is_named_while_it_is_to_come_is_known_to_be(club: Club) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert club.seat.view().luck.state == "closed"
        club.set_true_s(AT_S - 6)
        club.name_round()
        assert club.seat.view().luck.round.round == NUMBER
    assert club.seat.round_sight is not None
    assert club.seat.round_sight.verdict == "to come"


def test_a_round_that_is_named_when_it_is_out_is_warned_of_once(club: Club) -> None:
    club.seat.view()
    club.set_true_s(AT_S + 2)
    club.seat.view()
    club.name_round()
    with pytest.warns(RoundNamedLate, match=f"round {NUMBER} of drand was named later"):
        club.seat.view()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        club.seat.view()
        club.seat.verify()
    assert club.seat.round_sight is not None
    assert club.seat.round_sight.verdict == "late"


def test_who_looks_again_only_later_cannot_tell(club: Club) -> None:
    club.seat.view()
    club.name_round()
    club.set_true_s(AT_S + 60)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        club.seat.view()
    assert club.seat.round_sight is not None
    assert club.seat.round_sight.verdict == "unknown"


@pytest.mark.parametrize("wrong_s", [-30, 30])
def test_a_clock_that_is_not_the_service_s_tells_nothing(club: Club, wrong_s: float) -> None:
    def set_wrong(true_s: float) -> None:
        club.set_true_s(true_s)
        club.seat._reader.rounds.now = lambda: true_s + wrong_s

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        set_wrong(AT_S - 7)
        club.seat.view()
        set_wrong(AT_S - 6)
        club.name_round()
        club.seat.view()
    assert club.seat.round_sight is not None
    assert club.seat.round_sight.verdict == "unknown"


def test_a_clock_that_is_late_shows_when_the_signature_comes(club: Club) -> None:
    club.seat.view()
    club.set_true_s(AT_S - 6)
    club.name_round()
    club.seat.view()
    club.client.call(operations.put_public(club.seat.game, PublicLuckBody(round=NUMBER, signature=SIGNATURE)))
    assert club.seat.view().status == "playing"
    assert club.seat.round_sight is not None
    assert club.seat.round_sight.verdict == "unknown"


def test_a_seat_that_waits_looks_every_two_seconds_for_two_minutes(club: Club) -> None:
    luck = club.seat.view().luck
    now, rounds = club.clock.ms / 1000, club.seat._reader.rounds
    club.set_true_s(now + 100)
    assert rounds.pause_s(luck, 25) == 2
    before = len(club.network.seen)
    with pytest.raises(TimeoutError):
        club.seat.wait(1.5)
    assert [each.url.path.rpartition("/")[2] for each in club.network.seen[before:]][-2:] == ["events", "view"]
    club.set_true_s(now + 200)
    assert rounds.pause_s(luck, 25) == 25
