"""Verified replay: folds a game from its log and recomputes every digest."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Protocol

import msgspec

from domain.game.aggregate import Game, secret_after, stream_base
from domain.game.entry_codec import AnyEntry, chain_after, decoder, opening_decoder
from domain.game.folds.evolve import evolve, initial_game
from domain.kernel.errors import Diverged
from domain.kernel.ledger import canonical
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.state import AnyState

ANOTHER_STATE = "leads to another state than the stored one"


class RulesetSource(Protocol):
    """The rulesets by name and version."""

    def for_game(self, name: str, version: int) -> AnyRuleset: ...


class LogLine(Protocol):
    """One stored entry: version, JSON, digest."""

    @property
    def version(self) -> int: ...
    @property
    def event(self) -> bytes: ...
    @property
    def digest(self) -> bytes: ...


def replay_log(game_id: str, rulesets: RulesetSource, lines: Iterable[LogLine]) -> Iterator[Game]:
    """The game after each line of its log, from the first on.  Raises Diverged at the first that fails verification."""
    game: Game | None = None
    for line in lines:
        game = apply_entry(game, game_id, rulesets, line)
        yield game


def apply_entry(game: Game | None, game_id: str, rulesets: RulesetSource, line: LogLine) -> Game:
    """The game after one more line.  Raises Diverged."""
    try:
        stored = (opening_decoder() if game is None else decoder(game.rules)).decode(line.event)
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise Diverged(line.version, "cannot be read") from None
    after = verify_and_apply(game, game_id, rulesets, stored, line)
    if (
        after.rules.is_installed
        and stored.state is not None
        and (after.state is None or state_fingerprint(after.state) != stored.state)
    ):
        raise Diverged(line.version, ANOTHER_STATE)
    return after


def verify_and_apply(game: Game | None, game_id: str, rulesets: RulesetSource, stored: AnyEntry, line: LogLine) -> Game:
    version, previous = (game.version, game.digest) if game is not None else stream_base(stored.event)
    if line.version != version + 1:
        raise Diverged(version + 1, f"is missing; the next one is {line.version}")
    if chain_after(previous, stored, line.version, secret_after(game, stored.event)).digest != line.digest:
        raise Diverged(line.version, "does not match the chain of digests")
    if game is None:
        rules = rulesets.for_game(stored.event.ruleset, stored.event.ruleset_version)
        return initial_game(game_id, rules, stored, line.digest)
    return evolve(game, stored, line.digest)


def state_fingerprint(state: AnyState) -> str:
    """Fingerprint of a final state: 16 hex digits. Skips fields at their defaults, so that fields can be added later."""
    parts = [
        fingerprint_fields(state.table),
        *[fingerprint_fields(mind) for mind in state.minds],
        fingerprint_fields(state.house),
    ]
    return hashlib.sha256(canonical(parts)).hexdigest()[:16]


def fingerprint_fields(value: msgspec.Struct) -> dict[str, Any]:
    held = ((name, getattr(value, name), default) for name, default in field_defaults(type(value)))
    return {
        name: fingerprint_fields(each) if isinstance(each, msgspec.Struct) else each
        for name, each, default in held
        if each != default
    }


@cache
def field_defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))
