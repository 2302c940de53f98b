"""Requests to an API whose limits are soon reached."""

from __future__ import annotations

import re
from itertools import count

from werkzeug.test import TestResponse

from tests.http.guest import Guest, Round

NONE_SUCH = "00aaaaaaaaaaaaaaaa"
NETWORKS = count(1)


def left(answered: TestResponse) -> tuple[str, int, int]:
    """What an answer says of its limit: the name, the requests left, the seconds."""
    told = re.fullmatch(r'"(\w+)";r=(\d+);t=(\d+)', answered.headers["RateLimit"])
    assert told is not None
    return told[1], int(told[2]), int(told[3])


def exhaust(guest: Guest, path: str = "/v1/rulesets") -> TestResponse:
    """Ask until it is too often."""
    for _ in range(10):
        answered = guest.get(path)
        if answered.status_code == 429:
            return answered
    raise AssertionError("nobody was turned away")


def refused(table: Round, seat: int) -> TestResponse:
    """A command that is well-formed, and open to nobody now."""
    return table.by[seat].act(table.id, {"type": "answer_bribe", "accept": True})
