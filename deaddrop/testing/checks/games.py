"""Laws of whole games, from creation to end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from deaddrop.testing.audience import check_audience
from deaddrop.testing.facts import conservation
from deaddrop.testing.organisers import POLICY
from deaddrop.testing.plays import Play, cause
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.entry_codec import ChainedEntry, decoder, encode_entry, opening_decoder
from domain.game.folds.evolve import evolve, initial_game
from domain.kernel.errors import Conflict
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset import decider as kernel
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat, secret_fields
from domain.kernel.state import AnyState
from projections.feed_entry import ledger_entry


def a_replayed_log_is_the_live_game(play: Play) -> None:
    """The stored bytes, decoded and folded, give exactly the live state, after every command."""
    stream = iter(play.stream)
    event, digest = next(stream)
    game = initial_game(play.last.id, play.rules, opening_decoder().decode(event), digest)
    decode = decoder(play.rules).decode
    for step in play.steps:
        while game.version < step.batch.game.version:
            event, digest = next(stream)
            stored = decode(event)
            assert encode_entry(stored) == event, "an event is written in another way than it was read"
            game = evolve(game, stored, digest)
        assert game_fields(game) == game_fields(step.batch.game), (
            f"version {game.version} is not the game that was answered"
        )
    assert next(stream, None) is None


def game_fields(game: Game) -> tuple[Any, ...]:
    """Every field of a game."""
    return tuple(getattr(game, name) for name in game.__struct_fields__)


def same_commands_give_same_bytes(play: Play) -> None:
    """The same seed, secret, times and commands give the same bytes and digests."""
    batch = play.opening()
    events = list(batch.events)
    for step in play.steps[1:]:
        batch = step.act(batch.game)
        events += batch.events
    assert tuple(events) == play.stream, (
        "the same commands gave other events: decide depends on more than its arguments"
    )


def every_event_conserves(play: Play) -> None:
    """`Facts.conserved` holds after every single event."""
    conserved = conservation(play.facts)
    for _, __, after in positions(play):
        conserved(after)


def positions(play: Play) -> Iterator[tuple[AnyState, Event, AnyState]]:
    """Every event of the rules, with the states before and after it."""
    state = None
    for step in play.steps:
        for sealed in step.batch.entries:
            event = sealed.stored.event
            if type(event) in play.rules.events:
                assert state is not None
                before, state = state, kernel.evolve_state(play.rules, state, event, sealed.public["version"])
                yield before, event, state
            elif sealed.public["type"] == "game.started":
                state = play.rules.initial(play.options, len(step.batch.game.seats))


def a_game_ends_once(play: Play) -> None:
    """One ending, after which no decision is open, offered or accepted; then everything is revealed."""
    kinds = [kind for step in play.steps for kind in step.batch.kinds]
    assert kinds.count("game.over") + kinds.count("game.aborted") == 1
    assert kinds.count("game.seed_revealed") == 1
    assert kinds[-1] == "game.seed_revealed"
    game = play.last
    assert game.status in ("over", "aborted")
    assert (game.outcome is None) == (game.status == "aborted")
    assert not game.open
    if game.outcome is not None:
        assert list(game.outcome.winners) == sorted(set(game.outcome.winners))
        assert all(0 <= seat < len(game.seats) for seat in game.outcome.winners)
        assert game.state is not None
        assert play.rules.outcome(game.state.table) == game.outcome
        assert not play.rules.decisions(game.state.table)
        places_fit_the_outcome(play.rules, game.state.table, game.outcome, len(game.seats))
    refuses_everything(play)


def places_fit_the_outcome(rules: AnyRuleset, table: Any, outcome: Outcome, seats: int) -> None:
    """Exactly the winners are first, or all seats if there are none; a place is one more than the number of seats
    before it; seats that play together are placed together.
    """
    placing = rules.placing(table, seats)
    places = placing.places
    assert len(places) == seats
    assert places == tuple([1 + sum(other < own for other in places) for own in places])
    assert [seat for seat in range(seats) if places[seat] == 1] == list(outcome.winners or range(seats))
    if rules.common_task(table) is not None:
        assert set(places) == {1}, "seats that play together win or lose together"
    assert (placing.scores is not None) == rules.counts_scores, "counts_scores says whether placings have scores"
    if placing.scores is not None:
        assert len(placing.scores) == seats
        better = [(one, other) for one in range(seats) for other in range(seats) if places[one] < places[other]]
        assert all(placing.scores[one] >= placing.scores[other] for one, other in better)
    assert all(type(each) is int for each in placing.measures.values())


def refuses_everything(play: Play) -> None:
    """No command of any kind is accepted once a game is over."""
    game = play.last
    for step in play.steps[-3:]:
        if step.seat is not None and step.command is not None:
            with pytest.raises(Conflict) as refused:
                decide.answer_decision(game, step.seat, None, step.command, cause(0))
            assert refused.value.code == "game-over"
    with pytest.raises(Conflict):
        decide.abort(game, "", cause(0))
    with pytest.raises(Conflict):
        decide.resign(game, 0, "house", cause(0), POLICY)
    if game.state is not None:
        for mind in game.state.minds:
            assert play.rules.outcome(game.state.table) is None or not play.rules.offers(game.state.table, mind)


def audiences(play: Play) -> tuple[Seat | None, ...]:
    """Every seat, and the public."""
    return (*range(len(play.last.seats)), None)


def every_audience_computes_one_chain(play: Play) -> None:
    """Each audience, including the public, recomputes the same digests from its own feed."""
    for seat in audiences(play):
        digest = b""
        for each in feed(play, seat):
            public = {name: each[name] for name in ("version", "type", "at", "by", "data", "hidden")}
            canonical = json.dumps(public, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            digest = hashlib.sha256(digest + canonical.encode()).digest()
            assert digest.hex() == each["digest"], f"version {each['version']} does not follow, for {seat}"
        assert digest == play.last.digest


def feed(play: Play, seat: Seat | None, *, everything: bool = False) -> list[dict[str, Any]]:
    """The feed of an audience while the game is running, through JSON and back."""
    entries = [
        ledger_entry(sealed, seat, everything=everything) for step in play.steps for sealed in step.batch.entries
    ]
    return json.loads(json.dumps(entries, default=msgspec.to_builtins))  # type: ignore[no-any-return]


def openings_fit_their_commitments(play: Play) -> None:
    """Every opened value fits its commitment, and in the end every commitment is opened."""
    for seat in audiences(play):
        for each in feed(play, seat):
            for name, opened in each["openings"].items():
                assert commitment(opened) == each["hidden"][name]
    for each in feed(play, None, everything=True):
        assert each["openings"].keys() == each["hidden"].keys()
        assert all(commitment(opened) == each["hidden"][name] for name, opened in each["openings"].items())


def commitment(opened: dict[str, Any]) -> str:
    canonical = json.dumps(opened["value"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(bytes.fromhex(opened["salt"]) + canonical.encode()).hexdigest()


def no_salt_is_used_twice(play: Play) -> None:
    """Equal values get different commitments, so that a guess cannot be checked."""
    salts = [opened["salt"] for each in feed(play, None, everything=True) for opened in each["openings"].values()]
    assert len(set(salts)) == len(salts)
    assert {len(salt) for salt in salts} == {32}


def openings_reach_their_audience_only(play: Play) -> None:
    """An opening is sent to the audience of its field only; the public gets none."""
    for seat in audiences(play):
        for step in play.steps:
            for sealed in step.batch.entries:
                shown = ledger_entry(sealed, seat, everything=False)
                for name in shown["openings"]:
                    assert is_addressed(sealed, name, seat), f"{sealed.public['type']}.{name} reached {seat}"


def is_addressed(sealed: ChainedEntry, name: str, seat: Seat | None) -> bool:
    """Whether a hidden part has this seat in its audience: a command its sender, luck and a bot's try none."""
    if seat is None or name in ("draws", "bot_try"):
        return False
    if name == "command":
        return sealed.stored.by == seat
    return seat in getattr(sealed.stored.event, name).to


def hidden_fields_are_not_public(play: Play) -> None:
    """A field that an event type declares secret is not in the public part."""
    for step in play.steps:
        for sealed in step.batch.entries:
            assert not set(sealed.public["data"]) & set(secret_names(sealed))


def secret_names(sealed: ChainedEntry) -> tuple[str, ...]:
    """Names of the hidden fields of an entry's event."""
    event: Event = sealed.stored.event
    return secret_fields(type(event))


def events_tell_whom_the_facts_allow(play: Play) -> None:
    """Every event shows the public, and every seat, exactly the values that `Facts.may_know` allows."""
    for step in play.steps:
        for sealed in step.batch.entries:
            if type(sealed.stored.event) in play.rules.events:
                check_audience(play.facts, sealed.stored.event)


LAWS = (
    a_replayed_log_is_the_live_game,
    same_commands_give_same_bytes,
    every_event_conserves,
    a_game_ends_once,
    every_audience_computes_one_chain,
    openings_fit_their_commitments,
    no_salt_is_used_twice,
    openings_reach_their_audience_only,
    hidden_fields_are_not_public,
    events_tell_whom_the_facts_allow,
)
