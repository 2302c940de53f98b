"""Retention of reports and acts, and their deletion when a person is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from domain.kernel.secrecy import Seat
from service.app.chat.messages import erase_seat_messages
from service.app.chat.speakers import SCOPES
from service.app.core.context import Context
from service.app.moderation import acts, reports
from service.app.moderation.subjects import Subject
from service.app.players.forget import Erase
from service.app.players.suspensions import lift
from service.app.studies.study_rows import delete_player_studies
from service.app.tournaments.forgetting import forget_person

DAY_MS = 86_400_000
REPORTS_MS, ACTS_MS = 90 * DAY_MS, 365 * DAY_MS


def prune(context: Context) -> int:
    """Delete expired reports and acts; returns their number."""
    now_ms = context.now_ms()
    old_reports = [(found, each) for found, each in reports.read_reports(context) if each.at_ms < now_ms - REPORTS_MS]
    old_acts = [found for found, each in acts.read_acts(context) if each.at_ms < now_ms - ACTS_MS]
    for found, report in old_reports:
        reports.drop_report(context, found, report)
    for found in old_acts:
        context.store.delist(acts.NAME, found)
    return len(old_reports) + len(old_acts)


def erasure(context: Context) -> Erase:
    """Deletions, in addition to names, when a player is forgotten: the player's messages, and reports and acts about them."""
    return Erase(partial(erase_seat, context), partial(erase_player, context))


def erase_seat(context: Context, game: str, seat: Seat, player: str | None) -> None:
    """Delete the messages of a seat's holder, and reports and reasons of acts about them. player: as in `Erase`; None:
    also all other reports about and by the seat's person.
    """
    removed = erase_seat_messages(context, game, seat, player)
    messages = {Subject("message", game, scope=scope, number=number) for scope, number in removed if scope in SCOPES}
    person = f"{game}/seat-{seat}" if player is None else None
    erase_reports(
        context,
        lambda report: report.subject in messages
        or person in (report.by or "", report.about)
        or (player is not None and (report.about, report.author) == (f"{game}/seat-{seat}", player)),
    )
    blank_acts(context, lambda act: act.subject in messages or (person is not None and person == act.about))


def erase_player(context: Context, player: str) -> None:
    """Delete a player's studies, the reports about and by the player, the reasons of acts, the suspension, and the part in events."""
    person = f"player/{player}"
    erase_reports(context, lambda report: person in (report.by, report.about))
    blank_acts(context, lambda act: person in (act.about, f"player/{act.player}"))
    delete_player_studies(context, player)
    lift(context, player)
    forget_person(context, player)


def erase_reports(context: Context, concerns: Callable[[reports.Report], bool]) -> None:
    """Delete reports."""
    for found, report in list(reports.read_reports(context)):
        if concerns(report):
            reports.drop_report(context, found, report)


def blank_acts(context: Context, concerns: Callable[[acts.ModerationAct], bool]) -> None:
    """Delete the reasons and persons of acts."""
    for found, act in list(acts.read_acts(context)):
        if concerns(act):
            subject = Subject("player") if act.subject.kind == "player" else act.subject
            blank = msgspec.structs.replace(act, reason=None, player=None, about=None, subject=subject, version=act.version + 1)
            acts.write_act(context, found, blank)
