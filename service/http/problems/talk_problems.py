"""The problems of the talk at a table: part of the registry."""

from __future__ import annotations

from service.http.problems.problem_kinds import ProblemKind

TALK_PROBLEMS: dict[str, ProblemKind] = {
    "chat-off": ProblemKind(
        403, "Nobody talks here", "The table's chat does not take messages in this scope; `GET …/chat` says who may write."
    ),
    "suspended": ProblemKind(
        403, "The player is suspended", "A moderator decided that this player opens no tables, takes no seats and writes no messages for now. Games that are on can be played to their end."
    ),
    "no-player": ProblemKind(409, "Nobody has an account there", "Only a player can be suspended; the organiser can put another person on the seat."),
    "not-in-force": ProblemKind(409, "There is nothing to take back", "The name is not hidden, or the player not suspended."),
    "too-many-blocks": ProblemKind(409, "As many blocks as there may be", "A seat blocks 40 authors at most."),
    "too-many-messages": ProblemKind(
        429,
        "Too many messages in a minute",
        "An author may send 20 messages in a minute, and all authors of a scope 120. Nothing was sent; try again after `Retry-After` seconds.",
    ),
    "too-soon": ProblemKind(
        429, "It is too soon for a reminder", "A seat is reminded a minute after it was asked, and once an hour."
    ),
}
