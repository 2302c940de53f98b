"""Events of earlier versions: what was stored never changes, and the folds of today read it as today's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from deaddrop.testing.plays import GAME_ID, Play, cause
from domain.catalogue import Catalogue
from domain.game.batch import append_facts, append_first_facts, facts_of
from domain.game.entry_codec import decoder, encode_entry
from domain.game.replay import replay_log, state_fingerprint
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat, Secret
from service.store import StoredEntry
from tests.laws.plays import play
from tests.toys.three_card_poker import RULESET as POKER
from tests.toys.three_card_poker import Card, CardDealt


class CardGiven(Event, frozen=True, tag="three_card_poker.card_given"):
    """What a deal was called once, with its fields the other way round."""

    face: Secret[Card]
    player: Seat


def read_today(event: CardGiven) -> Event:
    return CardDealt(event.player, event.face)


def as_written_then(event: Event) -> Event:
    return CardGiven(event.card, event.seat) if isinstance(event, CardDealt) else event


def rewritten(played: Play, rules: AnyRuleset) -> Sequence[StoredEntry]:
    """The same game, as the service of then would have kept it."""
    facts = [as_written_then(each.stored.event) for step in played.steps for each in step.batch.entries]
    first, rest = facts[0], facts[1:]
    opening = append_first_facts(GAME_ID, rules, cause(0), facts_of(first))
    batch = append_facts(opening.game, cause(1), facts_of(*rest))
    sealed = [*opening.entries, *batch.entries]
    return [StoredEntry(each.public["version"], encode_entry(each.stored), each.digest) for each in sealed]


def test_a_log_with_retired_events_leads_to_the_same_game() -> None:
    rules = replace(POKER, retired={CardGiven: read_today})
    played = play(POKER, 2, Random(3))
    entries = rewritten(played, rules)
    *_, last = replay_log(GAME_ID, Catalogue(rules), entries)
    assert b"three_card_poker.card_given" in b"".join(each.event for each in entries)
    assert last.state is not None
    assert played.last.state is not None
    assert state_fingerprint(last.state) == state_fingerprint(played.last.state)
    assert [each.digest for each in entries][-1] == last.digest


def test_a_retired_event_stays_as_it_was_stored() -> None:
    rules = replace(POKER, retired={CardGiven: read_today})
    entries = rewritten(play(POKER, 2, Random(3)), rules)
    assert [encode_entry(decoder(rules).decode(each.event)) for each in entries] == [each.event for each in entries]
