"""Appeals: made in time, decided by another official, or withdrawn."""

from __future__ import annotations

from typing import Literal

from domain.kernel.errors import Conflict, Forbidden, Missing
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.batch import FactBatch, FactCause, StatedFact, append, state_fact
from extensions.tournaments.domain.decide.publishing import ToGameId
from extensions.tournaments.domain.decide.requirements import (
    is_established,
    malformed,
    require_impartial,
    require_official,
    require_on,
    require_own,
    require_round,
    require_table,
)
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan, decide_penalty, decide_ruling
from extensions.tournaments.domain.facts.ruling_facts import AppealDecided, AppealMade, AppealWithdrawn
from extensions.tournaments.domain.salted_text import SaltedText, require_text
from extensions.tournaments.domain.tournament import Appeal, Official, Tournament, TournamentRuling

MOST_OPEN = 5
"""Undecided appeals of one entry."""


def appeal(
    tournament: Tournament, entry: int, round_number: int, table: int | None, *, ruling: int | None, text: SaltedText,
    cause: FactCause,
) -> FactBatch:  # fmt: skip
    """An entry appeals about a table, or a ruling or penalty. ruling: its number.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    side = require_own(tournament, cause.by, entry)
    require_on(tournament)
    require_text(text, "text")
    require_round(tournament, round_number)
    about = find_ruling(tournament, ruling)
    if table is None and about is None:
        raise malformed("table", "A table, or a ruling.")
    if table is not None and require_table(tournament, round_number, table).section != side.section:
        raise malformed("table", "A table of your section.")
    if about is not None and about.table is not None and (about.round, about.table) != (round_number, table):
        raise malformed("ruling", "A ruling on this table.")
    if about is not None and about.entry not in (None, entry):
        raise malformed("ruling", "A penalty of your own.")
    require_in_time(tournament, round_number, about, cause.at)
    require_new(tournament, entry, round_number, table, ruling)
    fact = AppealMade(len(tournament.appeals) + 1, entry, round_number, table, ruling, text.commitment)
    return append(tournament, cause, state_fact(fact, text=text))


def find_ruling(tournament: Tournament, number: int | None) -> TournamentRuling | None:
    """A ruling or penalty by its number.  Raises Missing."""
    if number is None:
        return None
    found = next((each for each in tournament.rulings if each.number == number), None)
    if found is None:
        raise Missing(f"There is no ruling {number}.")
    return found


def require_in_time(tournament: Tournament, round_number: int, about: TournamentRuling | None, at: str) -> None:
    """Raises Conflict appeal-late after the time for appeals: from the end of the round, or from the ruling if that is later."""
    closed_at = tournament.rounds[round_number].closed_at
    if closed_at is None:
        return
    since_ms = max(milliseconds(each) for each in (closed_at, about.at if about is not None else closed_at))
    if milliseconds(at) > since_ms + 1000 * tournament.regulations.times.appeal_s:
        raise Conflict("appeal-late", f"The time for appeals about round {round_number} is over.")


def require_new(tournament: Tournament, entry: int, round_number: int, table: int | None, ruling: int | None) -> None:
    """Raises Conflict for a second appeal about one subject, and for too many open ones."""
    own = [each for each in tournament.appeals.values() if each.entry == entry]
    if any((each.round, each.table, each.ruling) == (round_number, table, ruling) and each.state != "withdrawn" for each in own):
        raise Conflict("already-appealed", "This entry has appealed about it.")
    if sum(each.state == "open" for each in own) >= MOST_OPEN:
        raise Conflict("appeals-open", f"At most {MOST_OPEN} appeals of an entry are open at a time.")


def decide_appeal(
    tournament: Tournament, number: int, verdict: Literal["upheld", "dismissed"], *, reason: SaltedText,
    to_id: ToGameId, cause: FactCause, then: RulingPlan | PenaltyPlan | None = None,
) -> FactBatch:  # fmt: skip
    """Decides an appeal. then: the resulting ruling or penalty.

    Raises Conflict, Forbidden, Malformed, Missing, Stale.
    """
    official = require_official(tournament, cause.by, tournament.regulations.may_rule)
    require_on(tournament)
    require_text(reason, "reason")
    found = require_open(tournament, number)
    require_other(tournament, official, found)
    if then is not None and verdict == "dismissed":
        raise malformed("ruling", "Not allowed if the appeal is dismissed.")
    facts: tuple[StatedFact, ...] = ()
    if isinstance(then, RulingPlan):
        facts = (decide_ruling(tournament, then, to_id, cause, number),)
    elif then is not None:
        facts = decide_penalty(tournament, then, cause, number)
    ruled = len(tournament.rulings) + 1 if facts else None
    decided = AppealDecided(number, verdict, ruled, official.id, reason.commitment)
    return append(tournament, cause, *facts, state_fact(decided, reason=reason))


def require_open(tournament: Tournament, number: int) -> Appeal:
    """An undecided appeal.  Raises Conflict, Missing."""
    if number not in tournament.appeals:
        raise Missing(f"There is no appeal {number}.")
    found = tournament.appeals[number]
    if found.state != "open":
        raise Conflict("appeal-over", f"Appeal {number} is {found.state}.")
    return found


def require_other(tournament: Tournament, official: Official, found: Appeal) -> None:
    """Raises Forbidden for an official who appealed, plays in the section, or made the ruling while others could
    decide.
    """
    table = None if found.table is None else require_table(tournament, found.round, found.table)
    require_impartial(tournament, official, found.round, table)
    if official.entry == found.entry:
        raise Forbidden("This appeal is your own: another arbiter must decide it.", "own-section")
    about = find_ruling(tournament, found.ruling)
    if about is None or not is_of_author(tournament, official, about, found.round):
        return
    others = [each for each in tournament.officials.values() if each.id != official.id and not each.is_revoked]
    if any(
        each.role in tournament.regulations.may_rule
        and each.entry is None
        and not is_of_author(tournament, each, about, found.round)
        for each in others
    ):
        raise Forbidden("You made this ruling, or its author gave you your slip: another arbiter must decide the appeal.", "own-section")


def is_of_author(tournament: Tournament, official: Official, about: TournamentRuling, round_number: int) -> bool:
    """Whether an official made a ruling, or has a slip from its author that no device had exchanged before the round was
    published: its author may have exchanged it.
    """
    if official.id == about.author:
        return True
    published = tournament.rounds[round_number].published or 0
    is_appointed = official.slip is not None and official.slip.by == about.author
    return is_appointed and not is_established(tournament, official, published)


def withdraw_appeal(tournament: Tournament, number: int, cause: FactCause) -> FactBatch:
    """An appeal's author withdraws it.  Raises Conflict, Forbidden, Missing."""
    if number not in tournament.appeals:
        raise Missing(f"There is no appeal {number}.")
    require_own(tournament, cause.by, tournament.appeals[number].entry)
    require_on(tournament)
    require_open(tournament, number)
    return append(tournament, cause, AppealWithdrawn(number))
