"""Problems of tournaments, and what they have besides."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from service.answers.values import JsonObject, Ordinal
from service.http.problems.problem_kinds import ProblemKind


class UnfinishedTable(JsonObject, frozen=True, kw_only=True):
    """A table that keeps its round open."""

    table: Annotated[Ordinal, Meta(description="Number of the table.")]
    lacks: Annotated[str, Meta(description="The reason why the table keeps its round open, as text.")]


TOURNAMENT_PROBLEMS: dict[str, ProblemKind] = {
    "own-section": ProblemKind(
        403,
        "Another official must do it",
        "An official who plays neither reads nor rules on tables of their own section while its round is under way, nor makes slips or names substitutes for its entries, nor decides cases that they are part of.",
    ),
    "entries-closed": ProblemKind(409, "Entries are closed", "People cannot enter themselves now; a late entry may be too late for officials too."),
    "tournament-full": ProblemKind(409, "The tournament is full", "Every place is taken, and there is no waiting list, or another entry is next on it."),
    "already-entered": ProblemKind(409, "This person has entered", "One person is one entry."),
    "entry-bound": ProblemKind(
        409, "Another player has this entry", "A place of an entry has one player. It is free again when that player is forgotten."
    ),
    "seen-this-board": ProblemKind(
        409, "This person has seen the board", "One person plays a deal of a round once: another person must take the seat."
    ),
    "not-entered": ProblemKind(409, "This entry does not take part", "It waits, was withdrawn, or was disqualified."),
    "not-withdrawn": ProblemKind(409, "This entry was not withdrawn", "Only a withdrawn entry can be reinstated."),
    "too-many-byes": ProblemKind(409, "As many byes as there may be", "The regulations limit the byes that an entry may request."),
    "not-checked-in": ProblemKind(
        409,
        "An entry is not checked in",
        "No entry is checked in for the round, or its draft seats entries that are not; check them in, or draft the round again.",
    ),
    "draft-stale": ProblemKind(
        412,
        "Something changed since this draft was made",
        "`changes` lists the changes. Draft the round again, or publish this draft nevertheless, with the version of the last change as `newest`.",
    ),
    "pairing-illegal": ProblemKind(
        409, "This draft cannot be played", "`errors` lists the reasons, by table (`tables.3`) and for `byes`."
    ),
    "entry-in-round": ProblemKind(
        409, "This entry is in a published round", "Entries are removed as mistakes only before a published round names them: withdraw it instead."
    ),
    "no-solver": ProblemKind(
        409, "This host cannot draft by this method", "A solver is not installed: state the draft yourself, or ask the operator for the extra `tournaments`."
    ),
    "draft-too-costly": ProblemKind(
        422,
        "The round took too long to draft",
        "A large round is drafted within 30 seconds and 512 MiB of memory. This one exceeded that; nothing was stored. State a draft that you made elsewhere, with `PUT`.",
    ),
    "draft-busy": ProblemKind(
        503,
        "Other rounds are being drafted",
        "A tournament or network has one round drafted at a time, and few may wait. Send the same request again after `Retry-After` seconds.",
        wait_s=5,
    ),
    "round-unfinished": ProblemKind(
        409, "Tables keep the round open", "`tables` lists them with the reason for each. State in `unfinished` how each counts."
    ),
    "round-closed": ProblemKind(409, "The round is closed", "It is being closed, or was closed or withdrawn before."),
    "standings-final": ProblemKind(409, "The standings are final", "Only rulings and penalties are accepted now, as errata."),
    "tournament-cancelled": ProblemKind(409, "The tournament was cancelled", "Nothing can be changed."),
    "last-organiser": ProblemKind(409, "A tournament has an organiser", "Grant another one first."),
    "already-ruled": ProblemKind(
        409, "A ruling counts at this table", "Another one replaces it by naming its number in `replaces`; where none counts, nothing is named."
    ),
    "appeal-late": ProblemKind(409, "It is too late to appeal", "The regulations set the time for appeals after the round or the ruling."),
    "already-appealed": ProblemKind(409, "This entry has appealed about it", "An entry may appeal once about one table, ruling or penalty."),
    "appeal-over": ProblemKind(409, "The appeal is over", "It was decided, or withdrawn."),
    "appeals-open": ProblemKind(409, "Appeals are open", "They must be decided before final standings; an entry has at most five at a time."),
    "lot-drawn": ProblemKind(409, "The lot was drawn", "After a round, an entry's lot is drawn once."),
    "not-two-seats": ProblemKind(409, "More than two sit at a table", "This format supports tables of two only; the standings are available as JSON and CSV."),
}
