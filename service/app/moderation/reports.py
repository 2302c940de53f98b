"""Reports of offending texts and names, for moderators. Each is a row that is deleted after 90 days."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from projections.timestamps import stamp
from service.answers.chat import CreatedReport, ReportPage, SentReport
from service.app.core.context import Context
from service.app.core.cursors import REPORT
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.moderation.subjects import (
    ShownSubject,
    Subject,
    find_commitment,
    identify_people,
    players_behind,
    show_subject,
    subject_json,
)
from service.app.players.held_texts import is_forgotten
from service.app.projected.open_games import free_place, take_place
from service.app.projected.read_rows import read_rows
from service.ids import RANDOM_BYTES, game_id

NAME = "reports"
"""The projection: a row for each report."""
GROUNDS = ("abuse", "hate", "threat", "spam", "privacy", "cheating", "other")
LONGEST_NOTE = 300
MOST_OPEN = 20
"""Open reports from one address."""
MOST_REPORTS = 5000
"""Open reports at most. None is deleted to make room."""
OPEN = "report"


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """A report. by, about: people, as in `Reported`; owners: pseudonyms of the reporter's networks; act: the act that
    closed it; copy: a message as it was reported, so that later messages cannot displace it; commitment: of the log to the name of the
    message's author, by which it is found when they are forgotten.
    """

    subject: Subject
    ground: str
    at_ms: int
    fingerprint: str
    owners: tuple[str, ...]
    note: str | None = None
    by: str | None = None
    about: str = ""
    act: str | None = None
    commitment: str | None = None
    version: int = 1
    copy: ShownSubject | None = None


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Report)


def make_report(
    context: Context, subject: Subject, ground: str, note: str | None, *, bearer: str | None, request: Request, owners: tuple[str, ...]
) -> Reply:
    """Report something that the reporter can read. Idempotent by key. owners: pseudonyms of the reporter's networks, the narrowest first.

    Raises Missing, Unauthorised, Forbidden, Gone, Conflict `too-many-open`.
    """
    players = players_behind(context, identify_people(context, subject, bearer))
    people = identify_people(context, subject, bearer)  # once more: what is still there is of these players
    report_id = game_id(context.derive("report", owners[0], people.by or "", request.key)[:RANDOM_BYTES])
    report = Report(subject, ground, context.now_ms(), request.fingerprint, owners, note, *people)
    if subject.kind == "message":
        report = msgspec.structs.replace(
            report, copy=show_subject(context, subject), commitment=find_commitment(context, subject)
        )
    known = find_report(context, report_id)
    if known is None:
        advice = "Wait until moderators have read some."
        take_place(context, owners, OPEN, report_id, own=MOST_OPEN, most=MOST_REPORTS, words=("Reports", advice))
        if write_report(context, report_id, report):
            if any(is_forgotten(context, each) for each in players):
                drop_report(context, report_id, report)
            return Reply(receipt_json(report_id, report), replayed=False)
        known = find_report(context, report_id)
    if known is None or known.fingerprint != request.fingerprint:
        raise key_reuse_conflict()
    return Reply(receipt_json(report_id, known), replayed=True)


def find_report(context: Context, report_id: str) -> Report | None:
    """A report by its id."""
    row = context.store.row(NAME, report_id)
    return None if row is None else _DECODER.decode(row)


def write_report(context: Context, report_id: str, report: Report) -> bool:
    """Write a report over the version before its own; False if another write was first."""
    return context.store.put_row(NAME, report_id, report.version, report.at_ms, _ENCODER.encode(report))


def read_reports(context: Context, after: str | None = None) -> Iterator[tuple[str, Report]]:
    """Reports, the newest first. after: after this one."""
    for found, row in read_rows(context.store, NAME, after):
        yield found, _DECODER.decode(row)


def load_report_page(context: Context, state: str, cursor: str | None, limit: int) -> ReportPage:
    """A page of reports for moderators, the newest first. state: open, closed or all.  Raises BadCursor."""
    items: list[SentReport] = []
    last = None
    for found, report in read_reports(context, REPORT.parse_optional(cursor)):
        if len(items) == limit:
            return REPORT.page(items, last, ReportPage)
        if state == "all" or (report.act is None) is (state == "open"):
            items.append(report_json(context, found, report))
            last = found
    return REPORT.page(items, None, ReportPage)


def report_json(context: Context, report_id: str, report: Report) -> SentReport:
    """A report as a moderator reads it."""
    shown = show_subject(context, report.subject)
    if shown.text is None and report.copy is not None:
        shown = report.copy
    return SentReport.of(
        report,
        id=report_id,
        at=stamp(report.at_ms),
        subject=subject_json(report.subject),
        shown=shown.text,
        author=shown.author,
        by=None if report.by is None else "player" if report.by.startswith("player/") else report.by.partition("/")[2],
    )


def receipt_json(report_id: str, report: Report) -> CreatedReport:
    """The receipt of a report for its reporter."""
    return CreatedReport.of(report, id=report_id, at=stamp(report.at_ms), subject=subject_json(report.subject))


def close_reports(context: Context, subject: Subject, act: str) -> list[str]:
    """Close the open reports of a subject; returns their ids."""
    closed = [(found, each) for found, each in read_reports(context) if each.subject == subject and each.act is None]
    for found, report in closed:
        write_report(context, found, msgspec.structs.replace(report, act=act, version=report.version + 1))
        free_place(context, report.owners, OPEN, found)
    return [found for found, _ in closed]


def drop_report(context: Context, report_id: str, report: Report) -> None:
    """Delete a report."""
    free_place(context, report.owners, OPEN, report_id)
    context.store.delist(NAME, report_id)
