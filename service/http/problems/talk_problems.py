"""The problems of chat, reminders and moderation: part of the registry."""

from __future__ import annotations

from service.http.problems.problem_kinds import ProblemKind

TALK_PROBLEMS: dict[str, ProblemKind] = {
    "chat-off": ProblemKind(
        403, "The chat is closed", "The table's chat accepts no messages in this scope; `GET …/chat` lists who may write."
    ),
    "suspended": ProblemKind(
        403, "The player is suspended", "A moderator suspended this player, who may open no tables, take no seats and write no messages for now. Running games can be played to their end."
    ),
    "no-player": ProblemKind(409, "No player is there", "Only a player can be suspended; the organiser can give the seat to another person."),
    "not-in-force": ProblemKind(409, "There is nothing to lift", "The name is not hidden, or the player is not suspended."),
    "too-many-blocks": ProblemKind(409, "As many blocks as there may be", "A seat blocks 40 authors at most."),
    "too-many-messages": ProblemKind(
        429,
        "Too many messages in a minute",
        "An author may send 20 messages in a minute, and all authors of a scope 120. This message was not sent; send it again after `Retry-After` seconds.",
        wait_s=15,
    ),
    "seat-ask-waits": ProblemKind(
        429, "The seat may still refuse", "An ask can be agreed on 20 seconds after it was made, so that the device that plays the seat now can refuse it.", wait_s=20
    ),
    "seat-ask-rests": ProblemKind(
        429, "An ask for this seat was refused", "After a refusal a seat is not asked for during a minute, then two, and so on up to an hour.", wait_s=60
    ),
    "too-soon": ProblemKind(
        429, "It is too soon for a reminder", "A seat can be reminded a minute after its decision opened, and once an hour.", wait_s=60
    ),
}
