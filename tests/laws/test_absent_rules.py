"""Law: without its rules a log reads as with them, but for the table: the same chain, and the same parts for the same eyes."""

from __future__ import annotations

import pytest

from domain.catalogue import Catalogue
from domain.game.aggregate import Game
from domain.game.entry_codec import decoder, with_known_digest
from domain.game.replay import replay_log
from domain.kernel.errors import Diverged
from domain.kernel.ledger import canonical
from domain.kernel.ruleset import AnyRuleset
from projections.feed_entry import audience_of, ledger_entry
from service.store import Entry
from tests.laws.plays import GAME_ID, Play, play
from tests.laws.tables import every_table, rngs

WITHOUT = Catalogue()
GAMES = 6
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
"""What follows from events of the game alone."""


def entries(played: Play) -> list[Entry]:
    first = played.steps[0].batch.entries[0].public["version"]
    return [Entry(first + at, event, digest) for at, (event, digest) in enumerate(played.stream)]


def told(game: Game, lines: list[Entry]) -> list[bytes]:
    """What every pair of eyes is told of each entry, as it is sent."""
    audiences = [(None, False), (None, True), *[(seat, False) for seat in range(len(game.seats))]]
    decode = decoder(game.rules).decode
    sealed = [
        with_known_digest(decode(each.event), each.version, game.secret_at(each.version), each.digest) for each in lines
    ]
    return [
        canonical([ledger_entry(each, seat, everything=everything), audience_of(each.stored.event)])
        for each in sealed
        for seat, everything in audiences
    ]


@every_table
def test_a_log_reads_the_same_without_its_rules(rules: AnyRuleset, players: int) -> None:
    for rng in rngs("absent-rules", rules, players, GAMES):
        lines = entries(play(rules, players, rng))
        *_, known = replay_log(GAME_ID, Catalogue(rules), lines)
        *_, blind = replay_log(GAME_ID, WITHOUT, lines)
        assert not blind.rules.is_installed
        assert (blind.rules.name, blind.rules.version) == (rules.name, rules.version)
        assert [getattr(blind, name) for name in OF_THE_GAME] == [getattr(known, name) for name in OF_THE_GAME]
        assert blind.state is None
        assert told(blind, lines) == told(known, lines)


@every_table
def test_a_log_that_was_changed_is_found_without_its_rules(rules: AnyRuleset, players: int) -> None:
    for rng in rngs("absent-rules-changed", rules, players, 1):
        lines = entries(play(rules, players, rng))
        at = rng.randrange(1, len(lines))
        lines[at] = lines[at]._replace(event=lines[at].event.replace(b'"at":"2001', b'"at":"2002', 1))
        with pytest.raises(Diverged):
            list(replay_log(GAME_ID, WITHOUT, lines))
