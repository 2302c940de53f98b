"""Export and import of records, games as files."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from msgspec import DecodeError, ValidationError

from domain.audit.record import FORMAT, Header, RecordHead, RulesetVersion, to_entry_line, to_header_line
from domain.audit.written_text import unique_names
from domain.game.aggregate import Game, SeatStatus, stream_base
from domain.game.entry_codec import ChainedEntry, Decoder, chain_after, decoder
from domain.game.information_state import Viewpoint, viewpoint_text
from domain.game.player_name import SaltedName, is_fitting
from domain.game.proofs.checkpoint import Checkpoint
from domain.kernel.errors import Conflict, Diverged, Missing, Refusal
from domain.kernel.secrecy import Seat
from projections.feed_entry import ledger_entry
from projections.game_card import card_json
from service.answers.games import GameCard
from service.app.audits.audit_pool import Audits, NoVerdict
from service.app.audits.import_record import DECISION, Decide, Decided, Rejected
from service.app.audits.record_checks import Forged, check_signature
from service.app.core.authorization import Principal, authenticate_principal, authorize_viewpoint, is_fully_revealed
from service.app.core.context import Context, hash_token
from service.app.core.read_game import load_version, visible_head
from service.app.core.signing import Signing
from service.app.names.hidden_names import find_hidden_seats
from service.app.names.seat_names import load_salted_names
from service.app.proofs import checkpoint as signing
from service.app.proofs import imports
from service.ids import is_game_id
from service.store import AppendConflict as Taken
from service.store import StoredEntry

LARGEST = 8 * 1024 * 1024
"""Most bytes of an imported record."""
PAGE = 100
"""Entries of a log that are read at once, for one part of a record."""


class BadRecord(Refusal):
    """A record with a fault. line: from 1."""

    code = "bad-record"

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"Line {line}: {why}")
        self.line = line


class RecordExport(NamedTuple):
    """A record that is made part by part. lines: how many it has; parts: its bytes, some lines each."""

    lines: int
    parts: Generator[bytes, None, None]


class LogRange(NamedTuple):
    """A log up to a version, without the game. base: version and digest before its first entry; salted: secrets by the last version
    that each derives, then the game's own.
    """

    game: str
    base: tuple[int, bytes]
    last: int
    digest: bytes
    decoder: Decoder
    salted: tuple[tuple[int, bytes], ...]
    secret: bytes

    def __repr__(self) -> str:
        return "LogRange(…)"

    def secret_at(self, version: int) -> bytes:
        """The secret that derives a version's salts."""
        return next((secret for last, secret in self.salted if version <= last), self.secret)


def export_record(context: Context, game: Game, who: Principal, wanted: str | None) -> bytes:
    """The record of a game from a viewpoint of `who`, whole.  Raises Forbidden, Malformed, Diverged."""
    return b"".join(begin_export(context, game, who, wanted).parts)


def begin_export(context: Context, game: Game, who: Principal, wanted: str | None) -> RecordExport:
    """The record of a game from a viewpoint of `who`.  Raises Forbidden, Malformed, Diverged; its parts Diverged, Unavailable."""
    viewpoint: Viewpoint = (
        authorize_viewpoint(context, game, who, wanted) if wanted or not is_fully_revealed(game) else "all"
    )
    latest = visible_head(context, game, who, viewpoint)
    shown = load_version(context, game, latest)
    log = LogRange(
        game.id, stream_base(game.created), latest, shown.digest, decoder(game.rules), game.salted, game.secret
    )
    names = names_to_show(context, shown)
    header = Header(
        format=FORMAT,
        game=game.id,
        ruleset=RulesetVersion(game.created.ruleset, game.created.ruleset_version),
        viewpoint=viewpoint_text(viewpoint),
        complete=viewpoint == "all" and is_fully_revealed(shown),
        names=tuple(each and each.name for each in names),
        salts=tuple(each and each.salt for each in names),
        first=log.base[0] + 1,
        head=RecordHead(latest, shown.digest.hex()),
        checkpoint=choose_checkpoint(context, shown),
    )
    return RecordExport(1 + latest - log.base[0], record_parts(context, log, to_header_line(header), viewpoint))


def record_parts(
    context: Context, log: LogRange, first_line: bytes, viewpoint: Viewpoint
) -> Generator[bytes, None, None]:
    """A record, a page of its log at a time; nothing but the position is kept in between.  Raises Diverged."""
    yield first_line
    seat = viewpoint if isinstance(viewpoint, int) else None
    for page in verified_pages(context, log):
        rows = (ledger_entry(each, seat, everything=viewpoint == "all") for each in page)
        yield b"".join(map(to_entry_line, rows))


def verified_pages(context: Context, log: LogRange) -> Iterator[list[ChainedEntry]]:
    """The entries of a log in pages, each verified against the chain, up to the range's digest.  Raises Diverged."""
    version, digest = log.base
    while version < log.last:
        page = list[ChainedEntry]()
        for each in context.store.read(log.game, version, min(PAGE, log.last - version)):
            chained = decode_chained(log, digest, version + 1, each.event)
            if (each.version, each.digest) != (version + 1, chained.digest):
                raise Diverged(version + 1, "does not match the chain of digests")
            version, digest = each.version, each.digest
            page.append(chained)
        if not page:
            raise Diverged(version + 1, "is missing")
        yield page
    if digest != log.digest:
        raise Diverged(version, "has changed")


def decode_chained(log: LogRange, previous: bytes, version: int, event: bytes) -> ChainedEntry:
    """A stored event, chained to the digest `previous`.  Raises Diverged."""
    try:
        stored = log.decoder.decode(event)
    except (ValidationError, DecodeError):
        raise Diverged(version, "cannot be read") from None
    return chain_after(previous, stored, version, log.secret_at(version))


def names_to_show(context: Context, game: Game) -> list[SaltedName | None]:
    """The names in a record, by seat: of taken seats, if the name opens the log's commitment and is not hidden."""
    stored = load_salted_names(context.store, game.id)
    hidden = find_hidden_seats(context.store, game)

    def name_to_show(seat: Seat, place: SeatStatus) -> SaltedName | None:
        named = stored.get(seat)
        if named is None or seat in hidden or not place.is_taken or not is_fitting(place.player, seat, named):
            return None
        return named

    return [name_to_show(seat, place) for seat, place in enumerate(game.seats)]


def choose_checkpoint(context: Context, game: Game) -> Checkpoint | None:
    """The checkpoint an imported game came with, while the game is still at that head; else our own."""
    if game.imported is None:
        return signing.sign_head(context, game)
    came = game.imported.checkpoint
    return came if came is None or came.version == game.version else signing.sign_head(context, game)


class Import(NamedTuple):
    """An imported game. existed: it was stored before."""

    card: GameCard
    existed: bool
    removal_token: str | None = None


def store_record(
    context: Context, raw: bytes, *, key: str = "", client: str = "", owner: str = "", networks: Sequence[str] = ()
) -> Import:
    """Import a complete record, charged and audited first, all or nothing.

    key, client: sources of the removal token; owner: keyed hash of the sender's address, for the budget; networks: of
    the sender, for the places of audits.  Raises BadRecord, Conflict, ImportLimit, NoVerdict.
    """
    found = check_charged(context, raw, owner, networks)
    header = found.header
    token = imports.removal_token(context, header.game, client, key)
    if not imports.is_game_stored(context, header.game) and not imports.is_under_way(context, header.game):
        imports.require_budget(context, owner, len(raw))
        context.store.delist(imports.NAME, header.game)
        imports.note_import(
            context, header.game, imports.ImportRow(context.now_ms(), len(raw), owner, hash_token(token))
        )
    entries = [StoredEntry(each.version, each.event, each.digest) for each in found.rows]
    kinds = tuple(each.kind for each in found.rows)
    reply = context.store.plant(header.game, entries, kinds=kinds, names=unique_names(header))
    existed = isinstance(reply, Taken)
    game = context.games.load(header.game)
    if existed:
        require_same_history(context, game, header)
    row = imports.find_import(context, header.game)
    is_own = row is not None and row.token == hash_token(token)
    return Import(card_json(game, context.games.names(game)), existed, token if is_own else None)


def check_charged(context: Context, raw: bytes, owner: str, networks: Sequence[str]) -> Decided:
    """As `check_record`, charged to the owner's budget.  Raises BadRecord, ImportLimit, NoVerdict."""
    with context.part(Audits).place(networks):
        imports.charge_import(context, owner, len(raw))
        try:
            return check_record(context, raw)
        except (BadRecord, NoVerdict):
            imports.note_refused(context, owner)
            raise


def check_record(context: Context, raw: bytes) -> Decided:
    """The log that follows from a record's commands. The caller holds a place.  Raises BadRecord, NoVerdict."""
    found = context.part(Audits).ask(Decide(raw, context.stamp()), DECISION)
    if isinstance(found, Rejected):
        raise BadRecord(found.line, found.why)
    if not is_game_id(found.header.game):
        raise BadRecord(1, "the game has no id of this service.")
    try:
        check_signature(found.header, keys_to_check(context, found.header))
    except Forged as wrong:
        raise BadRecord(1, str(wrong)) from None
    if len(found.header.names) != found.seats:
        raise BadRecord(1, "there is not one name, or null, for each seat.")
    return found


def keys_to_check(context: Context, header: Header) -> dict[str, bytes] | None:
    """Our keys if the record claims to be signed by one of them, else None: foreign signatures are kept unchecked."""
    keys = {each.id: each.raw for each in context.part(Signing).signer.public()}
    return keys if header.checkpoint is not None and header.checkpoint.key in keys else None


def require_same_history(context: Context, game: Game, header: Header) -> None:
    """Raises Conflict if the stored game is not the record's."""
    if header.head.version > game.version:
        raise Conflict("game-differs", "Another history of this game is here.")
    here = context.games.at(game.id, header.head.version)
    if here.digest.hex() != header.head.digest:
        raise Conflict("game-differs", "Another history of this game is here.")


def export_public_record(context: Context, game_id: str) -> bytes | None:
    """The record of a fully revealed public game; None for any other.  Raises Diverged."""
    try:
        game = context.games.load(game_id)
    except Missing:
        return None
    return export_record(context, game, authenticate_principal(game, None), None) if is_fully_revealed(game) else None
