"""Three-card poker in two versions, of which the second has the lower card win."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from flask import Flask

from domain.kernel.deciding import AnyDeciding
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide_offered
from domain.kernel.secrecy import Seat
from tests.http.guest import Guest, Json, Round, opened
from tests.toys.three_card_poker import RULESET as POKER
from tests.toys.three_card_poker import PotWon

Serve = Callable[..., Flask]


def lowest_wins(deciding: AnyDeciding, seat: Seat, command: Command) -> None:
    """The next version of the rules: the lower card takes the pot at the showdown."""
    deciding.emit(
        *(
            PotWon(1 - each.seat, each.reason) if isinstance(each, PotWon) and each.reason == "showdown" else each
            for each in decide_offered(POKER, deciding.state, seat, command, deciding.chance)
        )
    )


LOW = replace(POKER, version=2, title="Three-card poker, lowest wins", decide=lowest_wins)
BOTH, OLD, NEW = (POKER, LOW), (POKER,), (LOW,)


def poker(app: Flask, **more: object) -> Round:
    return opened(app, 2, **{"ruleset": POKER.name, **more})


def later(app: Flask, table: Round) -> Round:
    """The same game and tokens at another process of the service."""
    by = {seat: Guest(app, guest.token) for seat, guest in table.by.items()}
    return Round(table.id, table.made, Guest(app, table.organiser.token), by)


def shown_down(table: Round) -> Json:
    """The game after two checks: its card, and who had the higher card."""
    while (view := table.organiser.view(table.id))["status"] == "playing":
        assert table.by[view["decisions"][0]["seat"]].act(table.id, {"type": "check"}).status_code == 201
    cards = view["table"]["shown"]
    higher = int("JQK".index(cards[1][0].upper()) > "JQK".index(cards[0][0].upper()))
    return {"winners": view["outcome"]["winners"], "higher": higher}


def record(table: Round) -> bytes:
    answer = table.organiser.get(f"/v1/games/{table.id}/record")
    assert answer.status_code == 200, answer.text
    return bytes(answer.data)


REFUSED = (409, "rules-not-installed")
