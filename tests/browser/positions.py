"""Positions of a finished game, in which a seat is asked for something: sat down to in forks of it."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from deaddrop.testing.checks.records import record_of
from domain.catalogue import discover
from domain.game.aggregate import Game
from tests.browser.visitor import Visitor
from tests.golden.games import GOLDEN, PLOTS, STAGED, Golden, played
from tests.http.guest import key

ENDS_MS = 120_000
"""How long bots may play to an end."""
RULES = {each.name: each for each in discover()}


def asked_kinds(ruleset: str) -> set[str]:
    """Every kind of decision that people are asked in golden games of a ruleset."""
    games = [each for each in (*GOLDEN, *STAGED, *PLOTS) if each.rules.name == ruleset]
    boards = [step.batch.game for each in games for step in played(each)]
    return {decision.kind for game in boards for seat, decision in game.open.items() if game.seats[seat].kind != "automaton"}


class Asked(NamedTuple):
    """A seat that is asked, and the version at which it is."""

    seat: int
    version: int


class Positions:
    """A game that is played as golden ones are, imported into a service, where it may be already."""

    def __init__(self, golden: Golden, url: str) -> None:
        self.golden = golden
        digest = sha256(f"{golden.rules.name} {golden.name}".encode()).digest()
        game_id = "07" + b32encode(digest).decode().lower()[:16]
        self.batches = [step.batch for step in played(golden, game_id)]
        told = {"Idempotency-Key": key(), "Content-Type": "application/x-ndjson"}
        with urlopen(Request(f"{url}/v1/records", record_of(self.batches), told)) as answer:
            assert answer.status in (200, 201)

    def asked(self, kind: str, fits: Callable[[Game, int], bool] = lambda _, __: True) -> Asked:
        """The last time that somebody is asked for this in a position that fits."""
        for batch in reversed(self.batches):
            for seat, decision in batch.game.open.items():
                if decision.kind == kind and fits(batch.game, seat):
                    return Asked(seat, batch.game.version)
        raise AssertionError(f"Nobody is ever asked for {kind}.")

    def game(self, at: Asked) -> Game:
        """The game as it stood then."""
        return next(batch.game for batch in self.batches if batch.game.version == at.version)

    def fork(self, visitor: Visitor, at: Asked, others: dict[str, Any]) -> Any:
        """Go on from there; who has the other seats."""
        seats = [{"kind": "human", "claim": True} if seat == at.seat else others for seat in range(self.golden.players)]
        body = {"at": at.version, "viewpoint": "all", "luck": "fresh", "seats": seats}
        return visitor.ask("POST", f"/games/{self.batches[-1].game.id}/forks", body)

    def sit(self, visitor: Visitor, at: Asked) -> None:
        """Go on from there on that seat; nobody plays the others."""
        visitor.take(self.fork(visitor, at, {"kind": "human", "claim": True}), at.seat)
        assert visitor.awaited()

    def end(self, visitor: Visitor, at: Asked) -> None:
        """Go on from there on that seat, and see the end: bots play, also for who resigns at once."""
        made = self.fork(visitor, at, {"kind": "bot", "bot": "house"})
        visitor.ask("POST", f"/games/{made['game']['id']}/commands", {"type": "resign"}, made["seats"][at.seat]["token"], If_Match="*")
        visitor.take(made, at.seat)
        visitor.page.locator("#now[data-status=over]").wait_for(timeout=ENDS_MS)
        visitor.page.locator("#ending:not([hidden])").wait_for()
        visitor.at_rest()

    def end_late(self, visitor: Visitor) -> None:
        """The same from the last position in which anybody is asked."""
        last = next(each.game for each in reversed(self.batches) if each.game.open)
        self.end(visitor, Asked(next(iter(last.open)), last.version))


Games = Callable[[str, str], Positions]
"""A golden game by its ruleset and its name."""
