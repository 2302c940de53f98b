"""Honest records of every kind, for auditors to be held against."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal

import msgspec
from msgspec.structs import asdict

from deaddrop.testing.checks.forks import CHILD, log_of, play_on, seating
from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import GAME_ID, Nonces, Play, cause, plan
from domain.audit.record import Header, to_bytes
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, append_facts, facts_of
from domain.game.entry_codec import ChainedEntry
from domain.game.events.game_events import GameHead, GameRestored, RulingMade
from domain.game.events.luck_events import LuckPlan
from domain.game.fork import ForkPlan, decide_fork
from domain.game.opening import creation
from domain.game.opening.luck import give_nonce
from domain.game.proofs.checkpoint import Checkpoint, checkpoint_message
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.options import Options
from projections.feed_entry import ledger_entry
from tests.audit.tampering import lines_of, raw_of
from tests.equipment.key_in_memory import KeyInMemory
from tests.laws.plays import play

KEY = KeyInMemory(bytes(range(32)))


Luck = Literal["same", "fresh"]
LUCKS: tuple[Luck, ...] = ("same", "fresh")


def keys(signer: KeyInMemory) -> list[dict[str, str]]:
    """The items that GET /v1/keys gives."""
    return [{"id": each.id, "public_key": b64encode(each.raw).decode()} for each in signer.public()]


def honest() -> dict[str, bytes]:
    """Complete records of games and forks, and what one audience sees of a game."""
    played = {
        f"{players} players": play(RULESET, players, Random(f"record/{players}"), put_back=0) for players in range(2, 7)
    }
    found = {name: record_of([step.batch for step in each.steps]) for name, each in played.items()}
    found |= forks(played["3 players"]) | parts(played["4 players"]) | {"put back": put_back(played["3 players"])}
    with_luck = play(RULESET, 3, Random("record/luck 0"), with_luck=True, put_back=0.05)
    return found | {"put back, with luck": record_of([step.batch for step in with_luck.steps]), "two nonces": two_nonces(), "fork of required nonces": kept_luck()}


def begun(luck_plan: LuckPlan, nonces: Mapping[int, str], silent: Iterable[int] = (), seed: str = "nonces") -> list[Batch]:
    """A game of three whose seats committed to these nonces."""
    planned = plan(RULESET, Options(), 3, Random(seed), luck=Nonces(luck_plan, dict(nonces), frozenset(silent)))
    return [creation.decide_creation(GAME_ID, RULESET, planned, cause(0))]


def bring(batches: list[Batch], nonces: Mapping[int, str], seats: Iterable[int], since: int = 1) -> None:
    """Give the nonces of these seats. since: second of seat 0."""
    for seat in seats:
        status = batches[-1].game.luck_status
        assert status is not None
        assert status.closed is not None
        batches.append(give_nonce(batches[-1].game, seat, nonces[seat], status.closed.digest, cause(since + seat)))


def aborted(batches: list[Batch], second: int) -> bytes:
    """The record of the game once an official has ended it."""
    return record_of([*batches, decide.decide_ruling(batches[-1].game, RulingMade("abort", "Ruth", "It burns.", None, None), cause(second))])


THREE = {seat: str(seat) * 64 for seat in range(3)}
"""A nonce for each seat."""


def two_nonces() -> bytes:
    """A game to which two of three people gave a nonce; the third came too late."""
    batches = begun(LuckPlan("asked", None, 60), THREE)
    bring(batches, THREE, (0, 2))
    batches.append(decide.time_out(batches[-1].game, cause(90)))
    return aborted(batches, 92)


def kept_luck() -> bytes:
    """A fork with the same luck of a game that required nonces: its seats are taken without commitments."""
    batches = begun(LuckPlan("required", None, 60), THREE)
    bring(batches, THREE, range(3))
    assert batches[-1].game.status == "playing"
    return record_of([*batches, *forked(batches[-1].game, "same", Random(2))])


def forks(played: Play) -> dict[str, bytes]:
    """Exact and drawn forks, before the deal and after it, and a fork of each."""
    log, rng, found = log_of(played), Random(1), {}
    for at in (1, len(log.games) // 2):
        for luck in LUCKS:
            parent = log.at(at)
            exact = [Batch(log.entries[: parent.version], parent), *forked(parent, luck, rng)]
            found[f"exact fork at {parent.version}, {luck} luck"] = record_of(exact)
            found[f"fork of a fork at {parent.version}, {luck} luck"] = forked_again(exact, luck, rng)
    parent = log.at(len(log.games) // 2)
    drawn = decide_fork(ForkPlan(parent, 1, "seed"), CHILD, seating(parent, rng, luck="fresh"), cause(0))
    batches = play_on(drawn, rng)
    return found | {"drawn fork": record_of(batches), "fork of a drawn fork": forked_again(batches, "same", rng)}


def put_back(played: Play) -> bytes:
    """A game that the operator put back in the middle, and that was played on to another end."""
    log = log_of(played)
    kept, lost = log.at(len(log.games) // 2), log.games[-1]
    heads = (GameHead(lost.version, lost.digest.hex()), GameHead(kept.version, kept.digest.hex()))
    restored = append_facts(kept, cause(0), facts_of(GameRestored(*heads, "The disk failed.")))
    return record_of([Batch(log.entries[: kept.version], kept), *play_on(restored, Random(2))])


def forked_again(batches: Sequence[Batch], luck: Luck, rng: Random) -> bytes:
    """A fork from the last moment but one at which its parent, itself a fork, was on."""
    running = [batch for batch in batches if batch.game.is_running]
    return record_of([*running, *forked(running[-1].game, luck, rng)])


def forked(parent: Game, luck: Luck, rng: Random) -> tuple[Batch, ...]:
    """An exact fork, played to its end."""
    return play_on(decide_fork(ForkPlan(parent, "all", luck=luck), CHILD, seating(parent, rng, luck=luck), cause(0)), rng)


def parts(played: Play) -> dict[str, bytes]:
    """Records that are not complete: of a running game, and of a seat's view of one that is over."""
    entries = [each for step in played.steps for each in step.batch.entries]
    return {
        "a seat's, running": part(played, entries[:40], 1),
        "the public's, running": part(played, entries[:40], None),
        "a seat's, over": part(played, entries, 2),
        "the public's, over": part(played, entries, None),
    }


def part(played: Play, entries: Sequence[ChainedEntry], seat: int | None) -> bytes:
    """What a seat, or everybody, may know of these entries."""
    whole = lines_of(record_of([step.batch for step in played.steps]))[0]
    head = {"version": len(entries), "digest": entries[-1].digest.hex()}
    viewpoint = "public" if seat is None else f"seat:{seat}"
    header = msgspec.convert(whole | {"complete": False, "viewpoint": viewpoint, "head": head}, Header)
    return to_bytes(header, [ledger_entry(each, seat, everything=False) for each in entries])


def signed(raw: bytes, signer: KeyInMemory = KEY, **changes: Any) -> bytes:
    """The record with a checkpoint of its head, of which some members may be changed."""
    lines = lines_of(raw)
    game, version, digest = lines[0]["game"], lines[0]["head"]["version"], lines[0]["head"]["digest"]
    key, signature = signer.sign(checkpoint_message(game, version, digest))
    told = Checkpoint(game, version, digest, key, b64encode(signature).decode())
    lines[0]["checkpoint"] = asdict(told) | changes
    return raw_of(lines)
