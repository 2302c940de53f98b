"""Laws of logs: decisions close, and a log reads the same without its rules."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from deaddrop.testing.plays import GAME_ID, Play
from domain.catalogue import Catalogue
from domain.game.aggregate import Game
from domain.game.entry_codec import decoder, with_known_digest
from domain.game.replay import replay_log
from domain.kernel.errors import Diverged
from domain.kernel.ledger import canonical
from projections.feed_entry import audience_of, ledger_entry

OF_THE_GAME = (
    "status",
    "seats",
    "grants",
    "outcome",
    "rulings",
    "aborted",
    "ended",
    "version",
    "digest",
    "links",
    "answered",
)
"""Fields of a game that follow only from events of the game itself."""


class Row(NamedTuple):
    """An entry as a store keeps it."""

    version: int
    event: bytes
    digest: bytes


def rows_of(play: Play) -> list[Row]:
    """The log of a game."""
    first = play.steps[0].batch.entries[0].public["version"]
    return [Row(first + at, event, digest) for at, (event, digest) in enumerate(play.stream)]


def feeds(game: Game, rows: list[Row]) -> list[bytes]:
    """The feed entries of each audience."""
    audiences = [(None, False), (None, True), *[(seat, False) for seat in range(len(game.seats))]]
    decode = decoder(game.rules).decode
    entries = [
        with_known_digest(decode(each.event), each.version, game.secret_at(each.version), each.digest) for each in rows
    ]
    return [
        canonical([ledger_entry(each, seat, everything=everything), audience_of(each.stored.event)])
        for each in entries
        for seat, everything in audiences
    ]


def a_log_reads_the_same_without_its_rules(play: Play) -> None:
    """The same chain, the same seats and outcome, the same entries for each audience."""
    rows = rows_of(play)
    *_, known = replay_log(GAME_ID, Catalogue(play.rules), rows)
    *_, blind = replay_log(GAME_ID, Catalogue(), rows)
    assert not blind.rules.is_installed
    assert (blind.rules.name, blind.rules.version) == (play.rules.name, play.rules.version)
    assert [getattr(blind, name) for name in OF_THE_GAME] == [getattr(known, name) for name in OF_THE_GAME]
    assert blind.state is None
    assert feeds(blind, rows) == feeds(known, rows)


def a_changed_log_is_found_without_its_rules(play: Play) -> None:
    """The chain reveals it."""
    rows = rows_of(play)
    at = Random(sha256(play.last.digest).digest()).randrange(1, len(rows))
    rows[at] = rows[at]._replace(event=rows[at].event.replace(b'"at":"2001', b'"at":"2002', 1))
    with pytest.raises(Diverged):
        list(replay_log(GAME_ID, Catalogue(), rows))


def an_answered_decision_closes(play: Play) -> None:
    """A seat that is asked the same question again gets another decision; other seats' decisions stay open."""
    for before, after in pairwise(play.steps):
        if after.seat is None or not after.batch.game.is_running:
            continue
        was, now = before.batch.game.open.get(after.seat), after.batch.game.open.get(after.seat)
        assert was is not None
        if now is not None and now.kind == was.kind:
            assert now.version > was.version, f"{was.id} stays open after it was answered"
        for seat, other in after.batch.game.open.items():
            known = before.batch.game.open.get(seat)
            if seat != after.seat and known is not None and known.kind == other.kind:
                assert other.id == known.id, f"{known.id} was replaced by the answer of another seat"


LAWS = (
    a_log_reads_the_same_without_its_rules,
    a_changed_log_is_found_without_its_rules,
    an_answered_decision_closes,
)
