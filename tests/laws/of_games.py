"""Laws that a whole game obeys, from its creation to its end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.entry_codec import ChainedEntry, decoder, encode_entry, opening_decoder
from domain.game.evolve import evolve, initial_game
from domain.kernel import decider as kernel
from domain.kernel.errors import Conflict
from domain.kernel.secrecy import Event, Seat, secret_fields
from domain.kernel.state import AnyState
from projections.feed_entry import ledger_entry
from tests.laws.audience import is_fit
from tests.laws.facts import CONSERVED
from tests.laws.plays import Play, cause


def replay_is_live(play: Play) -> None:
    """The stored bytes, decoded and folded, give the very state that answered, after every command."""
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
        assert parts(game) == parts(step.batch.game), f"version {game.version} is not what was answered"
    assert next(stream, None) is None


def parts(game: Game) -> tuple[Any, ...]:
    """Everything that a game is made of."""
    return tuple(getattr(game, name) for name in game.__struct_fields__)


def is_determined(play: Play) -> None:
    """Same seed, secret, times and commands: the same bytes and digests."""
    batch = play.opening()
    events = list(batch.events)
    for step in play.steps[1:]:
        batch = step.act(batch.game)
        events += batch.events
    assert tuple(events) == play.stream


def conserves(play: Play) -> None:
    """What a ruleset conserves is conserved after every single event."""
    conserved = CONSERVED[play.rules.name]
    for _, __, after in positions(play):
        conserved(after)


def positions(play: Play) -> Iterator[tuple[AnyState, Event, AnyState]]:
    """Every event of the rules, with the state before it and after it."""
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


def ends_once(play: Play) -> None:
    """One ending, after which nothing is asked, offered or accepted; then everything lies open."""
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
    refuses_everything(play)


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
        decide.resign(game, 0, "house", cause(0))
    if game.state is not None:
        for mind in game.state.minds:
            assert play.rules.outcome(game.state.table) is None or not play.rules.offers(game.state.table, mind)


def audiences(play: Play) -> tuple[Seat | None, ...]:
    """Every seat, and everybody else."""
    return (*range(len(play.last.seats)), None)


def chain_holds_for_all(play: Play) -> None:
    """Each audience, the anonymous reader too, recomputes the same digests from its own feed, as JSON."""
    for seat in audiences(play):
        digest = b""
        for each in feed(play, seat):
            public = {name: each[name] for name in ("version", "type", "at", "by", "data", "hidden")}
            canonical = json.dumps(public, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            digest = hashlib.sha256(digest + canonical.encode()).digest()
            assert digest.hex() == each["digest"], f"version {each['version']} does not follow, for {seat}"
        assert digest == play.last.digest


def feed(play: Play, seat: Seat | None, *, everything: bool = False) -> list[dict[str, Any]]:
    """What an audience is sent while the game is on, through JSON and back."""
    entries = [
        ledger_entry(sealed, seat, everything=everything) for step in play.steps for sealed in step.batch.entries
    ]
    return json.loads(json.dumps(entries, default=msgspec.to_builtins))  # type: ignore[no-any-return]


def openings_fit(play: Play) -> None:
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


def salts_are_fresh(play: Play) -> None:
    """No salt is used twice, so that equal values look different and a guess cannot be checked."""
    salts = [opened["salt"] for each in feed(play, None, everything=True) for opened in each["openings"].values()]
    assert len(set(salts)) == len(salts)
    assert {len(salt) for salt in salts} == {32}


def openings_are_addressed(play: Play) -> None:
    """Nobody is sent a value that its event does not address to him; the public nothing at all."""
    for seat in audiences(play):
        for step in play.steps:
            for sealed in step.batch.entries:
                shown = ledger_entry(sealed, seat, everything=False)
                for name in shown["openings"]:
                    assert is_addressed(sealed, name, seat), f"{sealed.public['type']}.{name} reached {seat}"


def is_addressed(sealed: ChainedEntry, name: str, seat: Seat | None) -> bool:
    """Whether a hidden part is this seat's to know: a command is its giver's, luck is nobody's."""
    if seat is None or name == "draws":
        return False
    if name == "command":
        return sealed.stored.by == seat
    return seat in getattr(sealed.stored.event, name).to


def nothing_hidden_is_plain(play: Play) -> None:
    """What an event type declares secret stands nowhere in the public part."""
    for step in play.steps:
        for sealed in step.batch.entries:
            assert not set(sealed.public["data"]) & set(secret_fields(sealed.stored.event.__class__))


def tells_whom_it_may(play: Play) -> None:
    """Every event tells everybody, and every seat, what the facts allow and nothing else."""
    for step in play.steps:
        for sealed in step.batch.entries:
            if type(sealed.stored.event) in play.rules.events:
                is_fit(play.rules, sealed.stored.event)


LAWS = (
    replay_is_live, is_determined, conserves, ends_once, chain_holds_for_all, openings_fit, salts_are_fresh,
    openings_are_addressed,
    nothing_hidden_is_plain, tells_whom_it_may,
)  # fmt: skip
