"""A seat's part in the luck, without I/O: docs/spec/chance.md, section 2."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from deaddrop_client import models, operations, problems
from deaddrop_client.errors import Head, HistoryChanged, ProblemError
from deaddrop_client.ledger import Chain
from deaddrop_client.operation import Operation, decode
from deaddrop_client.reader import PAGE, Reader, pin_keys
from deaddrop_client.rules import Json
from deaddrop_client.steps import Steps, Wire
from deaddrop_client.vault import Vault

T = TypeVar("T")

Closing = Sequence[str | None]
"""What stands in `game.luck_closed`: by seat the commitments."""
class NonceLeftOut(UserWarning):
    """The luck was made without a nonce that this client sent; it is kept. Where it left in time, the operator left it out."""


TOO_LATE = (problems.LuckDrawn, problems.GameOver, problems.SeatResigned)


def take_part(reader: Reader[Any, Any], seat: int, luck: models.Luck | None) -> Steps[bool]:
    """Commit a seat that has committed to nothing yet, and give its nonce when nobody can change theirs any more. Whether
    something was done.

    Raises HistoryChanged and UntrustedSignature, and gives nothing then.
    """
    if luck is None or not reader.vault.brings_luck:
        return False
    warn_if_left_out(reader, seat, luck.silent)
    if luck.state == "open" and luck.nonces != "none" and luck.commits[seat] is None:
        return (yield from commit(reader, seat))
    if luck.state == "closed" and luck.closed is not None and seat in luck.awaits:
        head = Head(luck.closed.version, luck.closed.digest)
        return (yield from give(reader, seat, head, luck.commits))
    return False


def commit(reader: Reader[Any, Any], seat: int) -> Steps[bool]:
    """Commit a seat to a new nonce."""
    yield from pin_at_first_visit(reader.wire, reader.vault)
    made = reader.vault.make_commitment()
    if made is None:
        return False
    try:
        yield from reader.send(operations.put_commit(reader.game, seat, models.SeatCommitBody(commit=made)))
    except (problems.LuckClosed, *TOO_LATE):
        reader.vault.drop_nonce(made)
        return False
    reader.vault.note_commitment(reader.game, seat, made)
    return True


def give(reader: Reader[Any, Any], seat: int, closed: Head, commits: Closing) -> Steps[bool]:
    """Give a seat's nonce, after the log up to `game.luck_closed` was recomputed, the own commitment found there, and that
    head kept with a good signature. commits: what is said to stand there.
    """
    vault, own = reader.vault, reader.vault.commitment(reader.game, seat)
    claimed = at(commits, seat)
    nonce = vault.nonce_of(claimed)
    if nonce is None and own in (None, claimed):
        return False  # it was given, or another program of the same person made it
    proved = vault.proofs.get((reader.game, closed))
    if proved is None:
        proved = yield from prove(reader, closed)
        yield from reader.sign(closed)
        vault.proofs[reader.game, closed] = proved
    if at(proved, seat) != claimed or own not in (None, claimed):
        raise to_history_changed(reader, closed, f"seat {seat} committed to something else than stands there")
    if nonce is not None:
        vault.note_sent(reader.game, seat, nonce)
    try:
        body = {"nonce": nonce, "digest": closed.digest}
        yield from reader.send(operations.put_nonce(reader.game, seat, body))
    except problems.OtherHistory:
        raise to_history_changed(reader, closed, "the commitments were closed in another event") from None
    except TOO_LATE:
        pass
    vault.drop_nonce(claimed)
    return True


def warn_if_left_out(reader: Reader[Any, Any], seat: int, silent: Sequence[int]) -> None:
    """Warns of NonceLeftOut, once, where a seat that sent its nonce is among the silent."""
    if seat in silent and not reader.is_warned and reader.vault.sent(reader.game, seat) is not None:
        reader.is_warned = True
        text = f"The luck of game {reader.game} was made without the nonce that seat {seat} sent. Ask the operator why."
        warnings.warn(text, NonceLeftOut, stacklevel=2)


def prove(reader: Reader[Any, Any], closed: Head) -> Steps[Closing]:
    """What stands in `game.luck_closed`, after every digest from the first event up to it was recomputed.

    Raises HistoryChanged.
    """
    chain, last = Chain(reader.game), dict[str, Any]()
    while (before := chain.head.version) < closed.version:
        for raw in (yield from reader.page(before, min(PAGE, closed.version - before))).events:
            last = decode(raw, dict[str, Any])
            is_beginning = chain.head.version == 0 and last.get("type") == "game.forked"
            if last.get("version") != chain.head.version + 1 and not is_beginning:
                raise to_history_changed(reader, closed, "events before the commitments are missing")
            chain.check(last)
            reader.chain.check(last)
        if chain.head.version == before:
            break
    found = closing_of(last)
    if chain.head != closed or found is None:
        raise to_history_changed(reader, closed, "the commitments were not closed in this event")
    reader.chain.hold(closed)
    return found


def closing_of(event: Json) -> Closing | None:
    """What stands in `game.luck_closed`; None for another event."""
    match event:
        case {"type": "game.luck_closed", "data": {"commits": list() as commits}}:
            return [each if isinstance(each, str) else None for each in commits]
    return None


def at(commits: Sequence[str | None], seat: int) -> str | None:
    return commits[seat] if seat < len(commits) else None


def to_history_changed(reader: Reader[Any, Any], closed: Head, reason: str) -> HistoryChanged:
    return HistoryChanged(reader.game, reader.chain.head, closed, reason)


def open_game(wire: Wire, vault: Vault, body: dict[str, Any]) -> Steps[models.CreatedGame]:
    """Open a game whose own seats commit to nonces."""
    plan, deal = body.get("luck"), body.get("deal")
    takes_none = (plan is not None and to_json(plan).get("nonces") == "none") or (
        deal is not None and to_json(deal).get("mode") == "duplicate"
    )
    commits: dict[int, str] = {}
    for number, seat in enumerate(body["seats"] if vault.brings_luck and not takes_none else ()):
        if seat.get("claim") and "commit" not in seat:
            yield from pin_at_first_visit(wire, vault)
            if made := vault.make_commitment():
                commits[number] = made
    seats = [{**seat, **({"commit": commits[n]} if n in commits else {})} for n, seat in enumerate(body["seats"])]
    try:
        made_game = yield from wire.send(operations.create_game({**body, "seats": seats}))
    except ProblemError as error:
        for each in commits.values() if error.is_final else ():
            vault.drop_nonce(each)
        raise
    for number, each in commits.items():
        vault.note_commitment(made_game.id, number, each)
    return made_game


def claim_seat(
    wire: Wire, vault: Vault, game: str, seat: int, body: models.SeatClaimBody, key: str | None
) -> Steps[models.ClaimedSeat]:
    """Claim a seat that commits to a nonce."""
    commit = yield from commit_for(wire, vault, game, key)
    claim = operations.claim_seat(game, seat, msgspec.structs.replace(body, commit=commit)).with_key(key)
    claimed = yield from send_with_commit(wire, vault, claim, key, commit)
    if commit is not None:
        vault.note_commitment(game, seat, commit)
    return claimed


def join_game(
    wire: Wire, vault: Vault, game: str, body: models.JoinBody, key: str | None
) -> Steps[models.ClaimedSeat]:
    """Take the next free seat, with a commitment to a nonce."""
    commit = yield from commit_for(wire, vault, game, key)
    joining = operations.join_game(game, msgspec.structs.replace(body, commit=commit)).with_key(key)
    joined = yield from send_with_commit(wire, vault, joining, key, commit)
    if commit is not None:
        vault.note_commitment(game, joined.seat, commit)
    return joined


def come_to_seek(
    wire: Wire,
    vault: Vault,
    make_operation: Callable[[dict[str, Any]], Operation[models.SeekPlace]],
    body: dict[str, Any],
    key: str | None,
) -> Steps[tuple[models.SeekPlace, str | None]]:
    """Take a place at a seek, with a commitment to a nonce: the place, and the commitment."""
    commit = None
    if vault.brings_luck and vault.knows_after_crash(key):
        yield from pin_at_first_visit(wire, vault)
        commit = vault.make_commitment(key)
    asked = body if commit is None else {**body, "commit": commit}
    place = yield from send_with_commit(wire, vault, make_operation(asked).with_key(key), key, commit)
    return place, commit


def commit_for(wire: Wire, vault: Vault, game: str, key: str | None) -> Steps[str | None]:
    """A commitment for a seat of a game; None where it takes none, or where a nonce could be lost."""
    if not vault.brings_luck or not vault.knows_after_crash(key):
        return None
    if not (yield from takes_nonces(wire, game)):
        return None
    yield from pin_at_first_visit(wire, vault)
    return vault.make_commitment(key)


def takes_nonces(wire: Wire, game: str) -> Steps[bool]:
    """Whether seats of a game may commit to nonces; so may those of the games that follow it."""
    plan = (yield from wire.send(operations.get_game(game))).luck
    return plan is not None and plan.nonces != "none"


def send_with_commit(
    wire: Wire, vault: Vault, operation: Operation[T], key: str | None, commit: str | None
) -> Steps[T]:
    """Send a request that holds a commitment, which is dropped where the answer is a final refusal."""
    try:
        return (yield from wire.send(operation))
    except ProblemError as error:
        if error.is_final:
            vault.drop_request(key, commit)
        raise


def sit_at_rematch(reader: Reader[Any, Any], seat: int, player: str | None) -> Steps[models.Successor]:
    """Take a seat at the rematch of a game that has ended, with a new commitment. May be repeated."""
    vault, commit, key = reader.vault, None, f"rematch of {reader.game}, seat {seat}"
    if vault.brings_luck and (yield from takes_nonces(reader.wire, reader.game)):
        yield from pin_at_first_visit(reader.wire, vault)
        commit = vault.make_commitment(key)
    try:
        body = models.RematchBody(commit=commit, player=player)
        found: models.Successor = yield from reader.send(operations.put_rematch(reader.game, body))
    except ProblemError as error:
        if error.is_final:
            vault.drop_request(key, commit)
        raise
    if commit is not None and found.seat is not None:
        vault.note_commitment(found.game, found.seat, commit)
    return found


def pin_at_first_visit(wire: Wire, vault: Vault) -> Steps[None]:
    if not vault.pinned_keys():
        yield from pin_keys(wire, vault)


def to_json(value: object) -> Json:
    built: Json = msgspec.to_builtins(value)
    return built
