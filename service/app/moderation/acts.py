"""Acts of moderators: hide and show, suspend and lift, dismiss. Each act is stored before it takes effect."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

import msgspec

from domain.kernel.errors import Conflict, Gone, Malformed, Missing
from domain.players.facts import Renamed
from projections.timestamps import stamp
from service.answers.chat import ModerationActPage, SentModerationAct
from service.app.chat.messages import find_message, remove_messages
from service.app.core.context import Context
from service.app.core.cursors import REPORT
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.moderation.reports import close_reports
from service.app.moderation.subjects import (
    Subject,
    find_person,
    find_person_about,
    find_text,
    load_game_of,
    no_player,
    players_behind,
    room_of,
    subject_json,
)
from service.app.moderation.text_source import load_source
from service.app.names.hidden_names import find_hidden_seats, set_hidden
from service.app.players.held_texts import is_forgotten
from service.app.players.player_repository import decide_and_write, load_player
from service.app.players.suspensions import find_suspension, lift, suspend
from service.app.projected.read_rows import read_rows
from service.app.studies.study_rows import hide_study, load_study
from service.ids import RANDOM_BYTES, game_id

NAME = "moderation"
"""The projection: a row for each act, which is the log of moderation."""
ActKind = Literal["hide", "show", "suspend", "lift", "dismiss"]
ACTS: tuple[ActKind, ...] = ("hide", "show", "suspend", "lift", "dismiss")
HIDDEN_PLAYER = "Player"
"""Display name of a player whose name was hidden, until the player chooses another."""


class ModerationAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act. moderator: the name; until_ms: end of a suspension; reports: ids that it closed; reason: None once the
    person was forgotten. player: suspended person, or author of the hidden text; about: as in reports; no answer shows
    either.
    """

    kind: ActKind
    subject: Subject
    moderator: str
    reason: str | None
    at_ms: int
    fingerprint: str
    until_ms: int | None = None
    player: str | None = None
    about: str | None = None
    reports: tuple[str, ...] = ()
    version: int = 1


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(ModerationAct)


def execute_act(
    context: Context, kind: ActKind, subject: Subject, moderator: str, *, reason: str, until_ms: int | None, request: Request
) -> Reply:
    """Carry an act out, and close the reports of its subject. Idempotent by key. moderator: the name.

    Raises Missing, Malformed, Conflict `no-player`, `not-in-force`.
    """
    act_id = game_id(context.derive("act", moderator, request.key)[:RANDOM_BYTES])
    known, players = find_act(context, act_id), set[str]()
    if known is None:
        player, about = require_possible(context, kind, subject, until_ms), find_known_person(context, subject)
        known = ModerationAct(kind, subject, moderator, reason, context.now_ms(), request.fingerprint, until_ms, player, about)
        players = players_behind(context, (about, player and f"player/{player}"))
        is_new = write_act(context, act_id, known)
    else:
        is_new = False
    if known.fingerprint != request.fingerprint:
        raise key_reuse_conflict()
    if known.version == 1:  # new, or interrupted before it took full effect
        take_effect(context, known)
        closed = tuple(close_reports(context, subject, act_id))
        known = msgspec.structs.replace(known, reports=closed, version=2)
        write_act(context, act_id, known)
        if any(is_forgotten(context, each) for each in players):
            blank_act(context, act_id, known)
    return Reply(act_json(act_id, known), not is_new)


def find_known_person(context: Context, subject: Subject) -> str | None:
    """The person an act is about, as reports name them; None if the message is gone."""
    with suppress(Missing, Gone):
        return find_person_about(context, subject)
    return None


def require_possible(context: Context, kind: ActKind, subject: Subject, until_ms: int | None) -> str | None:
    """The player of the act, for suspensions.  Raises Missing, Malformed, Conflict."""
    if until_ms is not None and (kind != "suspend" or until_ms <= context.now_ms()):
        raise Malformed("until: A time to come, only for a suspension.", {"until": ["A time to come, only for a suspension."]})
    if kind in ("suspend", "lift"):
        player = find_person_of(context, subject)
        if kind == "lift" and find_suspension(context, player) is None:
            raise Conflict("not-in-force", "This player is not suspended.")
        return player
    if kind == "show" and subject.kind == "text":
        if not is_text_hidden(context, subject):
            raise Conflict("not-in-force", "This text is not hidden.")
    elif kind == "show" and subject.kind == "study":
        if not load_study(context, subject.study or "").is_hidden:
            raise Conflict("not-in-force", "This study is not hidden.")
    elif kind == "show":
        if subject.kind != "name" or subject.seat not in find_hidden_seats(context.store, load_game_of(context, subject)):
            raise Conflict("not-in-force", "Only the name at a seat, a text beside a log and a study can be shown again, and this is not hidden.")
    elif kind == "hide":
        require_there(context, subject)
        with suppress(Conflict):  # no person with an account
            return find_person(context, subject).id
    return None


def find_person_of(context: Context, subject: Subject) -> str:
    """The player behind a subject, also of a message that a moderator has hidden.  Raises Missing, Conflict."""
    try:
        return find_person(context, subject).id
    except Missing:
        hidden = next((act for _, act in read_acts(context) if act.subject == subject and act.kind == "hide"), None)
        if hidden is None:
            raise
        if hidden.player is None:
            raise no_player() from None
        return hidden.player


def require_there(context: Context, subject: Subject) -> None:
    """Raises Missing for a subject that is gone."""
    if subject.kind == "message":
        find_message(context, room_of(subject), subject.number or 0)
    elif subject.kind == "name":
        load_game_of(context, subject)
    elif subject.kind == "text":
        find_text(context, subject)
    elif subject.kind == "study":
        load_study(context, subject.study or "")
    else:
        load_player(context, subject.player or "")


def take_effect(context: Context, act: ModerationAct) -> None:
    """Apply an act. Repeatable."""
    subject = act.subject
    if act.kind == "suspend" and act.player is not None:
        suspend(context, act.player, act.at_ms, act.until_ms)
    elif act.kind == "lift" and act.player is not None:
        lift(context, act.player)
    elif act.kind in ("hide", "show") and subject.kind == "name":
        game = load_game_of(context, subject)
        set_hidden(context.store, game, subject.seat or 0, hidden=act.kind == "hide")
        context.games.forget_names(game.id)
    elif act.kind in ("hide", "show") and subject.kind == "text":
        set_hidden_text(context, subject, hidden=act.kind == "hide")
    elif act.kind in ("hide", "show") and subject.kind == "study":
        hide_study(context, subject.study or "", is_hidden=act.kind == "hide")
    elif act.kind == "hide" and subject.kind == "message":
        remove_messages(context, room_of(subject), [subject.number or 0], context.now_ms())
    elif act.kind == "hide":
        with suppress(Missing):
            decide_and_write(context, subject.player or "", lambda held: [] if held.name == HIDDEN_PLAYER else [Renamed(at=context.now_ms(), name=HIDDEN_PLAYER)])


def is_text_hidden(context: Context, subject: Subject) -> bool:
    """Whether a text beside a log is hidden.  Raises Missing while its extension is off."""
    stream = subject.event or ""
    return (subject.place or "") in load_source(context, stream).hidden_places(context.store, stream)


def set_hidden_text(context: Context, subject: Subject, *, hidden: bool) -> None:
    """Hide a text beside a log, or show it again.  Raises Missing while its extension is off."""
    stream = subject.event or ""
    load_source(context, stream).set_hidden(context.store, stream, subject.place or "", hidden=hidden)


def find_act(context: Context, act_id: str) -> ModerationAct | None:
    """An act by its id."""
    row = context.store.row(NAME, act_id)
    return None if row is None else _DECODER.decode(row)


def write_act(context: Context, act_id: str, act: ModerationAct) -> bool:
    """Write an act over the version before its own; False if another write was first."""
    return context.store.put_row(NAME, act_id, act.version, act.at_ms, _ENCODER.encode(act))


def blank_act(context: Context, act_id: str, act: ModerationAct) -> None:
    """Delete the reason and the person of an act; the act stays."""
    subject = Subject("player") if act.subject.kind == "player" else act.subject
    blank = msgspec.structs.replace(act, reason=None, player=None, about=None, subject=subject, version=act.version + 1)
    write_act(context, act_id, blank)


def read_acts(context: Context, after: str | None = None) -> Iterator[tuple[str, ModerationAct]]:
    """Acts, the newest first. after: after this one."""
    for found, row in read_rows(context.store, NAME, after):
        yield found, _DECODER.decode(row)


def load_act_page(context: Context, cursor: str | None, limit: int) -> ModerationActPage:
    """A page of the log of moderation, the newest first.  Raises BadCursor."""
    rows = context.store.rows(NAME, REPORT.parse_optional(cursor), limit)
    items = [act_json(found, _DECODER.decode(row)) for found, row in rows]
    return REPORT.page(items, rows[-1][0] if len(rows) == limit else None, ModerationActPage)


def act_json(act_id: str, act: ModerationAct) -> SentModerationAct:
    """An act as moderators read it."""
    until = None if act.until_ms is None else stamp(act.until_ms)
    return SentModerationAct.of(act, id=act_id, at=stamp(act.at_ms), act=act.kind, subject=subject_json(act.subject), until=until)
