"""How a game follows from its log, one event after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.clock import wound
from domain.game.events import (
    AutomationFailed,
    GameAborted,
    GameCreated,
    GameForked,
    GameOver,
    GameStarted,
    GroupJoined,
    ReplayShared,
    RulingMade,
    SeatRecalled,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
    TokenMinted,
    TokenRevoked,
)
from domain.game.game import Answered, Decision, Game, Grant, Link, Place, Ruling, base, hidden
from domain.game.log import AnyStored
from domain.kernel import play
from domain.kernel.chance import mixed
from domain.kernel.ruleset import AnyRuleset, AnyState, Outcome, State
from domain.kernel.secrecy import Event, Seat


def founded(game_id: str, rules: AnyRuleset, stored: AnyStored, digest: bytes) -> Game:
    """A game after the first event of its stream."""
    created: GameCreated = stored.event
    version, _ = base(created)
    game = Game(
        id=game_id,
        rules=rules,
        created=created,
        seats=(),
        grants=(),
        version=version,
        digest=b"",
        founded_at=stored.at,
        at=stored.at,
        imported=stored.imported,
    )
    changes = kept(game, stored, digest) | opened(created)
    if isinstance(created, GameForked) and created.table is not None:
        changes |= drawn_position(rules, created) | {"status": "playing", "luck": luck_of(created)}
    return replace(game, **changes)


def opened(created: GameCreated) -> dict[str, Any]:
    """Seats and tokens as a game or a fork sets them out."""
    grants = [Grant("organiser", "organiser", None, hidden(created.organiser))]
    if created.has_arbiter:
        grants.append(Grant("arbiter", "arbiter", None, hidden(created.arbiter)))
    seats = tuple(Place(plan.kind, plan.bot, None if plan.kind == "human" else 0) for plan in created.seats)
    return {"created": created, "seats": seats, "grants": tuple(grants)}


def luck_of(created: GameCreated, seats: Iterable[Place] = ()) -> bytes:
    """The seed that is played with."""
    nonces = [place.nonce for place in seats] or [None] * len(created.seats)
    return mixed(bytes.fromhex(hidden(created.seed)), nonces)


def drawn_position(rules: AnyRuleset, created: GameForked) -> dict[str, Any]:
    """The table and house of a fork whose position was drawn; the minds follow."""
    blank = rules.initial(msgspec.convert(created.options, rules.options), len(created.seats))
    table = msgspec.convert(created.table, type(blank.table))
    return {"state": State(table, blank.minds, msgspec.convert(hidden(created.house), type(blank.house)))}


def evolve(game: Game, stored: AnyStored, digest: bytes) -> Game:
    """The game after one more event."""
    event = stored.event
    changes = kept(game, stored, digest)
    fold = FOLDS.get(type(event))
    if fold is not None:
        changes.update(fold(game, event))
    else:
        assert game.state is not None
        changes["state"] = play.evolve(game.rules, game.state, game.rules.today(event), game.version + 1)
    if changes.get("status", game.status) == "playing":
        state = changes.get("state", game.state)
        if state is not None:
            changes["open"] = reopened(game, state, stored.by)
            before = None if isinstance(event, GameForked) else game.clock
            changes["clock"] = wound(game.rules, state, before, game.version + 1, stored.at)
    elif game.open:
        changes |= {"open": {}, "clock": None}
    return replace(game, **changes)


def kept(game: Game, stored: AnyStored, digest: bytes) -> dict[str, Any]:
    """What every entry brings: the head, and the answer to its request."""
    version = game.version + 1
    changes: dict[str, Any] = {"version": version, "digest": digest, "at": stored.at}
    answered = game.answered
    if type(stored.event) is GameForked:
        changes["founded_at"], answered = stored.at, {}
        changes["answered"] = answered
    if stored.key is not None:
        changes["answered"] = {**answered, stored.key: Answered(version, version + stored.size - 1, stored.fp or "")}
    if stored.draws:
        changes["drawn"] = {**game.drawn, **{draw.source: draw.index + 1 for draw in stored.draws}}
    return changes


def reopened(game: Game, state: AnyState, by: Seat | None) -> Mapping[Seat, Decision]:
    """Decisions after an event: one that stays open keeps its id, unless its own seat has just acted."""
    kinds = game.rules.decisions(state.table)
    before, version = game.open, game.version + 1
    return {
        seat: known
        if (known := before.get(seat)) is not None and known.kind == kind and seat != by
        else Decision(seat, kind, version)
        for seat, kind in kinds.items()
    }


def with_place(game: Game, seat: Seat, **changes: Any) -> tuple[Place, ...]:
    places = list(game.seats)
    places[seat] = replace(places[seat], **changes)
    return tuple(places)


def seat_taken(game: Game, event: SeatTaken) -> dict[str, Any]:
    grant = Grant(f"seat-{event.seat}", "seat:act", event.seat, hidden(event.token))
    nonce = event.nonce or game.seats[event.seat].nonce
    return {"seats": with_place(game, event.seat, since=game.version + 1, nonce=nonce), "grants": (*game.grants, grant)}


def token_minted(game: Game, event: TokenMinted) -> dict[str, Any]:
    return {"grants": (*game.grants, Grant(event.id, event.scope, event.seat, hidden(event.token)))}


def token_revoked(game: Game, event: TokenRevoked) -> dict[str, Any]:
    return {
        "grants": tuple(replace(each, revoked=each.revoked or each.id == event.id) for each in game.grants),
        "links": tuple(replace(each, revoked=each.revoked or each.id == event.id) for each in game.links),
    }


def shared(game: Game, event: ReplayShared) -> dict[str, Any]:
    return {"links": (*game.links, Link(event.id, hidden(event.shared)))}


def started(game: Game, _: GameStarted) -> dict[str, Any]:
    options = msgspec.convert(game.created.options, game.rules.options)
    return {
        "status": "playing",
        "state": game.rules.initial(options, len(game.seats)),
        "luck": luck_of(game.created, game.seats),
    }


def forked(game: Game, event: GameForked) -> dict[str, Any]:
    """A game goes on from its parent's log, with seats of its own: what people did with the parent counts no more."""
    is_same = event.luck == "same"
    changes = {
        **opened(event),
        "salted": (*game.salted, (game.version, game.secret)),
        "members": (),
        "links": (),
        "rulings": (),
    }
    if game.state is not None:
        return changes | {"luck": game.luck if is_same else luck_of(event)}
    if is_same:
        pairs = zip(changes["seats"], game.seats, strict=True)
        changes["seats"] = tuple(replace(place, nonce=before.nonce) for place, before in pairs)
    return changes


def recalled(game: Game, event: SeatRecalled) -> dict[str, Any]:
    state = game.state
    assert state is not None
    mind = msgspec.convert(hidden(event.mind), type(state.minds[event.seat]))
    minds = (*state.minds[: event.seat], mind, *state.minds[event.seat + 1 :])
    return {"state": State(state.table, minds, state.house)}


def ruled(game: Game, event: RulingMade) -> dict[str, Any]:
    ruling = Ruling(game.version + 1, event.kind, event.author, event.reason, event.before, event.after)
    changes: dict[str, Any] = {"rulings": (*game.rulings, ruling)}
    return changes | {"outcome": event.after} if event.kind == "correct" else changes


def resigned(game: Game, event: SeatResigned) -> dict[str, Any]:
    return {"seats": with_place(game, event.seat, resigned=True, bot=event.bot)}


def over(_: Game, event: GameOver) -> dict[str, Any]:
    return {"status": "over", "outcome": Outcome(event.winners, event.reason)}


def aborted(_: Game, event: GameAborted) -> dict[str, Any]:
    return {"status": "aborted", "aborted": event.reason}


def joined(game: Game, event: GroupJoined) -> dict[str, Any]:
    return {"members": (*game.members, hidden(event.game))}


def unchanged(_: Game, __: Event) -> dict[str, Any]:
    return {}


FOLDS: dict[type[Event], Any] = {
    SeatTaken: seat_taken,
    TokenMinted: token_minted,
    TokenRevoked: token_revoked,
    GameStarted: started,
    SeatResigned: resigned,
    GameOver: over,
    GameAborted: aborted,
    GroupJoined: joined,
    SeedRevealed: lambda game, _: {"ended": game.version + 1},
    GameForked: forked,
    SeatRecalled: recalled,
    RulingMade: ruled,
    ReplayShared: shared,
    AutomationFailed: unchanged,
}
