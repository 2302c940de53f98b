"""One line of text per game-level event; other events are left to the ruleset."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from domain.game.aggregate import Ruling, owner_of
from domain.game.events.game_events import GAME_EVENTS, RulingMade
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat, secret_fields
from domain.kernel.text.event_text import PEOPLE, Language, Line, and_list, count_text
from domain.kernel.text.written_text import LONGEST_NAME, LONGEST_REASON, to_escaped

RULED = "{author:text} rules {what:text}. {reason:text}"
MESSAGES: Mapping[str, str | Line] = {
    "game.created": "The game opens: {ruleset:title}, {seats:size}.",
    "game.forked": "The game goes on from event {parent:version} of {parent:game}, with {seats:size}.",
    "game.seat_recalled": "{seat:who} is told what that seat knew.",
    "game.group_joined": "Another game is played with the same luck.",
    "game.seat_taken": "{seat:who} sits down.",
    "game.token_minted": "Somebody is let in to {scope:right}{seat:seat}.",
    "game.token_revoked": "A token or a link is revoked.",
    "game.replay_shared": "A link to a replay is handed out.",
    "game.started": "Every seat is taken, and the game begins.",
    "game.seat_resigned": "{seat:who} resigns, and a bot plays on.",
    "game.seat_absent": "{seat:who} is absent{bot:stand_in}.{author:said}{reason:why}",
    "game.seat_returned": "{seat:who} is back.{author:said}{reason:why}",
    "game.clock_struck": "Time is up for {decisions:struck}: the usual answer is given.{author:said}{reason:why}",
    "game.paused": "The game is paused until {until:minute}{after:answered}.{author:said}{reason:why}",
    "game.pause_ended": "The pause is over.{author:said}{reason:why}",
    "game.time_added": "{seat:whose} more time: {ms:seconds}.{author:said}{reason:why}",
    "game.seat_reissued": "{seat:who} gets another key to the seat, and the one before opens nothing any more{agreed_by:agreed}.{author:said}{reason:why}",
    "game.seat_substituted": "Another person plays seat {seat:text} from here on: {seat:who}.{author:said}{reason:why}",
    "game.slip_exchanged": "A device opens the slip of the seat of {seat:who}, and plays it from here on.",
    "game.time_given": "Nobody could play for {ms:seconds}, which counts for nobody.",
    "game.automation_failed": "{seat:who} gives no legal answer, so the usual one is taken.",
    "game.aborted": lambda event, people: line_of_end(event, people),
    "game.seat_filled": "{seat:who} is a bot's seat from now on.{author:said}{reason:why}",
    "game.over": "The game is over: {winners:all} won.",
    "game.ruling_made": RULED,
    "game.restored": "The operator put the game back to event {kept:version}: {reason:text}",
    "game.commitment_replaced": "{seat:who} commits to another number for the luck.",
    "game.luck_closed": "{epoch:full}Nobody can change what goes into the luck any more{commits:awaited}.",
    "game.nonce_given": "{seat:who} adds a random number to the luck.",
    "game.luck_drawn": "{public:settled}.",
    "game.public_given": "Round {round:text} of the public luck is in.",
    "game.cancelled": "Too many seats gave no number for the luck in time: {silent:all}. The game ends.",
    "game.play_opened": "All tables of the round are there, and play begins.",
    "game.no_shows": "{seats:missed}.",
    "game.seed_revealed": "The seed is revealed, and everything can be checked.",
}
"""Templates by event tag. A translation replaces these and the tables below."""

MINUTE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}:[0-9]{2}):[0-9]{2}\.[0-9]{3}Z$")

TOLD_HERE = frozenset(GAME_EVENTS)

RIGHTS = {
    "organiser": "organise the game",
    "seat:act": "play",
    "seat:read": "look on",
    "spectator": "watch",
    "arbiter": "see everything",
}
RULINGS = {"correct": "that {after}, no longer that {before}", "abort": "that the game ends without a result"}


def line_of_event(rules: AnyRuleset, event: Event, people: Sequence[str]) -> str:
    """One line for an event as observed by its audience. people: the seats' names."""
    if isinstance(event, RulingMade):
        return ruling_text(event, people)
    if type(event) in TOLD_HERE:
        return english(rules).line(event, people)
    if secret_fields(type(event)):
        return rules.words.line(event, people)
    try:
        return line_of_open_event(rules, event, tuple(people))
    except TypeError:  # an unhashable event: it holds a list
        return rules.words.line(event, people)


@lru_cache(maxsize=512)
def line_of_open_event(rules: AnyRuleset, event: Event, people: tuple[str, ...]) -> str:
    """The line of an event without secrets, cached: a table's views repeat the last ones, to every seat. Lines of
    events with secrets are not cached, so that timing cannot reveal their readers.
    """
    return rules.words.line(event, people)


@cache
def english(rules: AnyRuleset) -> Language:
    """Templates and formatters for game-level events under these rules."""
    return Language(
        templates=MESSAGES,
        words={
            **PEOPLE,
            "title": lambda _, __: rules.title,
            "size": lambda seats, _: count_text(len(seats), "seat"),
            "version": lambda parent, _: str(parent.version),
            "game": lambda parent, _: f"game {parent.game}" if parent.game else "another game",
            "stand_in": lambda bot, _: (
                ", and usual answers are given at once" if bot is None else ", and a bot plays meanwhile"
            ),
            "awaited": lambda commits, _: "; the numbers are awaited" if any(commits) else "",
            "settled": lambda named, _: (
                "The random numbers are in" if named is None else f"Round {named.round} of drand will deal the cards"
            ),
            "struck": struck_seats,
            "missed": lambda seats, people: f"{PEOPLE['all'](seats, people)} had not come" if seats else "Everybody had come",
            "answered": lambda after, _: ", once what is open now is answered" if after else "",
            "whose": lambda seat, people: "Everybody gets" if seat is None else f"{people[seat]} gets",
            "agreed": lambda by, people: f": {people[by]} agreed that a new device is theirs" if isinstance(by, int) and by < len(people) else "",
            "said": lambda author, _: f" {to_escaped(author, LONGEST_NAME)}:" if isinstance(author, str) else "",
            "why": lambda reason, _: f" {to_escaped(reason, LONGEST_REASON)}" if isinstance(reason, str) else "",
            "seconds": lambda ms, _: count_text(-(-ms // 1000), "second"),
            "seat": from_seat,
            "full": lambda epoch, _: "Every seat is taken. " if epoch == 1 else "",
            "right": lambda scope, _: RIGHTS[scope],
            "minute": lambda at, _: minute_text(str(at)),
            "text": lambda text, _: to_escaped(" ".join(str(text).split()), LONGEST_REASON),
        },
    )


def line_of_end(event: Any, people: Sequence[str]) -> str:
    """The line of a game that ended without an outcome, or that goes on with fewer seats."""
    by, reason = event.begun_by, to_escaped(" ".join(event.reason.split()), LONGEST_REASON)
    if isinstance(by, int) and by < len(people):
        return f"{people[by]} begins with those who are here, at a smaller table."
    smaller = "; the players here go on at a smaller table" if isinstance(event.goes_on, tuple) else ""
    return f"{'The service' if isinstance(event.quiet_s, int) else 'The organiser'} ended the game{smaller}: {reason}"


def minute_text(at: str) -> str:
    """A time of the log to the minute; other text of a foreign record unchanged.

    >>> minute_text("2026-11-23T22:01:25.942Z")
    '2026-11-23, 22:01 UTC'
    """
    found = MINUTE.match(at)
    return f"{found[1]}, {found[2]} UTC" if found else to_escaped(" ".join(at.split()), LONGEST_REASON)


def struck_seats(decisions: Sequence[str], people: Sequence[str]) -> str:
    """The seats of struck decisions. Ids of a foreign record may be any text."""
    seats = [seat for seat in map(owner_of, decisions) if seat is not None and seat < len(people)]
    return and_list([people[seat] for seat in seats], "nobody")


def from_seat(seat: Seat | None, people: Sequence[str]) -> str:
    return "" if seat is None else f" from {people[seat]}'s seat"


def ruling_text(ruling: RulingMade | Ruling, people: Sequence[str]) -> str:
    """A ruling as text, with the outcomes before and after."""
    before, after = (outcome_text(each, people) for each in (ruling.before, ruling.after))
    what = RULINGS[ruling.kind].format(before=before, after=after)
    author, reason = to_escaped(ruling.author, LONGEST_NAME), to_escaped(ruling.reason, LONGEST_REASON)
    words = {"author": author, "what": what, "reason": reason}
    return " ".join(re.sub(r"{(\w+):text}", lambda field: words[field[1]], RULED).split())


def outcome_text(outcome: Outcome | None, people: Sequence[str]) -> str:
    return f"{and_list([people[seat] for seat in outcome.winners] if outcome else [], 'nobody')} won"
