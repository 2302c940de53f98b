"""`deaddrop moderate`: the roster of moderators, reports and acts, without a browser."""

from __future__ import annotations

import argparse
import uuid
from typing import TYPE_CHECKING

from msgspec import UNSET

from domain.kernel.text.written_text import LONGEST_NAME, LONGEST_REASON, is_line, to_canonical
from service.answers.chat import ModerationSubject
from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command, print_escaped
from service.cli.installation import open_installation

if TYPE_CHECKING:
    from service.app.moderation.subjects import Subject

ABOUT = """\
  add NAME        name a moderator; the token is printed once
  end NAME        end a moderator's token
  list            list the moderators
  reports         list open reports
  log             list the acts of moderation
  hide SUBJECT    hide a message, the name at a seat, a player's name, or a study
  show SUBJECT    show the name at a seat or a study again
  suspend SUBJECT let a player open no tables, take no seats and write no messages
  lift SUBJECT    end that
  dismiss SUBJECT close the reports of a subject, and do nothing else
SUBJECT is GAME/SEAT, GAME/SCOPE/NUMBER for a message, player/PLAYER, TOURNAMENT/PLACE for a text of a tournament, or study/STUDY. More: docs/social.md"""
DONE = ("hide", "show", "suspend", "lift", "dismiss")
OPERATOR = "operator"


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    moderate = add_command(commands, "moderate", "name moderators, read reports, hide names, suspend players", ABOUT)
    moderate.add_argument("what", metavar="WHAT", choices=("add", "end", "list", "reports", "log", *DONE), help="see above")
    moderate.add_argument("of", metavar="NAME|SUBJECT", nargs="?", help="the moderator's name, or the subject")
    moderate.add_argument("--reason", metavar="TEXT", help="for the log of moderation")
    moderate.add_argument("--until", metavar="TIME", help="with suspend: when the suspension ends, as in 2026-12-01T00:00:00Z")
    moderate.set_defaults(run=run_moderate)


def run_moderate(args: argparse.Namespace) -> int:
    """Run the command; the exit status is 1 for an unknown moderator or subject."""
    if (args.of is None) != (args.what in ("list", "reports", "log")):
        raise CannotStart(f"moderate {args.what} takes {'nothing more' if args.of is not None else 'a name or a subject'}.")
    if args.what in DONE:
        return run_act(args)
    return run_roster(args) if args.what in ("add", "end", "list") else run_lists(args.what)


def run_roster(args: argparse.Namespace) -> int:
    """Name moderators, end their tokens, list them."""
    from service.app.moderation.moderators import add_moderator, end_moderator, read_moderators

    with open_installation() as (_, context, _store):
        if args.what == "list":
            held = [each.moderator for each in read_moderators(context)]
            for each in held:
                print_escaped(f"{each.name}{'' if each.ended_ms is None else ', ended'}")
            return 0
        name = to_canonical(args.of)
        if args.what == "end":
            is_found = end_moderator(context, name)
            print_escaped(f"{name} moderates no more." if is_found else f"No moderator is called {name}.")
            return 0 if is_found else 1
        if not is_line(name, LONGEST_NAME) or name == OPERATOR:
            raise CannotStart(f"A moderator's name is a line of up to {LONGEST_NAME} characters, and not `{OPERATOR}`.")
        try:
            print(add_moderator(context, name))
        except ValueError as error:
            raise CannotStart(str(error)) from None
    return 0


def run_lists(what: str) -> int:
    """Print open reports, or the acts of moderation, a line each."""
    from service.app.moderation.acts import act_json, read_acts
    from service.app.moderation.reports import read_reports, report_json

    with open_installation() as (_, context, _store):
        if what == "log":
            for found, act in read_acts(context):
                entry = act_json(found, act)
                until = f" until {entry.until}" if entry.until else ""
                print_escaped(f"{entry.at} {entry.moderator}: {entry.act} {to_words(entry.subject)}{until}. {entry.reason or '(reason forgotten)'}")
            return 0
        for found, report in read_reports(context):
            if report.act is None:
                shown = report_json(context, found, report)
                print_escaped(f"{shown.at} {shown.ground}: {to_words(shown.subject)}: {shown.shown or '(gone)'} ({shown.note or 'no note'})")
    return 0


def run_act(args: argparse.Namespace) -> int:
    """Hide, show, suspend, lift or dismiss."""
    from domain.kernel.errors import Refusal
    from domain.kernel.timestamps import milliseconds
    from service.app.core.idempotent_requests import Request
    from service.app.moderation.acts import execute_act

    subject, reason = parse_subject(args.of), to_canonical(args.reason or "")
    if not is_line(reason, LONGEST_REASON):
        raise CannotStart(f"--reason is needed: a line of up to {LONGEST_REASON} characters.")
    try:
        until_ms = None if args.until is None else milliseconds(args.until)
    except ValueError:
        raise CannotStart("--until is a time as in 2026-12-01T00:00:00Z.") from None
    with open_installation() as (_, context, store):
        try:
            done = execute_act(context, args.what, subject, OPERATOR, reason=reason, until_ms=until_ms, request=Request(str(uuid.uuid4()), ""))
        except Refusal as refusal:
            print_escaped(f"{args.of}: {refusal.detail}")
            return 1
        if args.what == "hide" and subject.kind == "message":
            store.rewrite_file()
    print_escaped(f"{args.what}: done, and {len(done.body.reports)} reports closed. Running processes follow within 5 seconds.")
    return 0


def parse_subject(text: str) -> Subject:
    """Parse GAME/SEAT, GAME/SCOPE/NUMBER, player/PLAYER, TOURNAMENT/PLACE or study/STUDY.  Raises CannotStart."""
    from service.app.chat.speakers import SCOPES
    from service.app.moderation.subjects import Subject

    match text.split("/"):
        case ["player", player]:
            return Subject("player", player=player)
        case ["study", study]:
            return Subject("study", study=study)
        case [game, seat] if seat.isascii() and seat.isdigit():
            return Subject("name", game, seat=int(seat))
        case [game, ("players" | "spectators") as scope, number] if number.isascii() and number.isdigit():
            return Subject("message", game, next(each for each in SCOPES if each == scope), int(number))
        case [tournament, place] if "." in place:
            return Subject("text", tournament=tournament, place=place)
    raise CannotStart("A subject is GAME/SEAT, GAME/SCOPE/NUMBER, player/PLAYER, TOURNAMENT/PLACE or study/STUDY.")


def to_words(subject: ModerationSubject) -> str:
    """A subject as this command parses it.

    >>> to_words(ModerationSubject(kind="name", game="g", seat=2)), to_words(ModerationSubject(kind="player"))
    ('g/2', 'player/(forgotten)')
    """
    if subject.kind == "player":
        return f"player/{subject.player or '(forgotten)'}"
    if subject.kind == "study":
        return f"study/{subject.study}"
    return "/".join(str(each) for each in (subject.game, subject.scope, subject.number, subject.seat) if each is not UNSET)
