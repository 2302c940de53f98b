"""Retention of reports and acts, and their deletion when a person is forgotten."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.secrecy import Seat
from service.app.chat.messages import erase_seat_messages
from service.app.chat.speakers import SCOPES
from service.app.core.context import Context
from service.app.moderation import acts, reports
from service.app.moderation.subjects import Subject
from service.app.players.suspensions import lift

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


def erase_seat(context: Context, game: str, seat: Seat, player: str | None) -> None:
    """Delete the messages of a seat's holder, and reports and reasons of acts about them. player: the log's
    commitment to the holder's name; None: all from the seat, and all other reports about and by its person.
    """
    removed = erase_seat_messages(context, game, seat, player)
    messages = {Subject("message", game, scope=scope, number=number) for scope, number in removed if scope in SCOPES}
    here = f"{game}/seat-{seat}"
    person = here if player is None else None

    def concerns(report: reports.Report) -> bool:
        is_theirs = player is not None and (report.about, report.commitment) == (here, player)
        return is_theirs or report.subject in messages or person in (report.by or "", report.about)

    erase_reports(context, concerns)
    blank_acts(context, lambda act: act.subject in messages or (person is not None and person == act.about))


def erase_player(context: Context, player: str) -> None:
    """Delete the reports about and by a player, the reasons of acts, and the suspension."""
    person = f"player/{player}"
    erase_reports(context, lambda report: person in (report.by, report.about))
    blank_acts(context, lambda act: person in (act.about, f"player/{act.player}"))
    lift(context, player)


def erase_reports(context: Context, concerns: Callable[[reports.Report], bool]) -> None:
    """Delete reports."""
    for found, report in list(reports.read_reports(context)):
        if concerns(report):
            reports.drop_report(context, found, report)


def blank_acts(context: Context, concerns: Callable[[acts.ModerationAct], bool]) -> None:
    """Delete the reasons and persons of acts."""
    for found, act in list(acts.read_acts(context)):
        if concerns(act):
            acts.blank_act(context, found, act)
