"""Entries: made, changed, taken over by another person."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from domain.game.events.seat_plan import Policy
from domain.kernel.errors import Conflict, Refusal
from domain.kernel.secrecy import NOBODY, Known
from extensions.tournaments.domain.batch import FactBatch, FactCause, StatedFact, append, nothing, state_fact
from extensions.tournaments.domain.decide.life import is_entry_too_late
from extensions.tournaments.domain.decide.requirements import (
    DESK,
    find_official,
    malformed,
    require_entry,
    require_may_hand_on,
    require_official,
    require_on,
)
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.facts.entry_facts import (
    EntryChanged,
    EntryKind,
    EntryMade,
    EntryNameCorrected,
    EntrySlipMade,
    EntrySubstituted,
)
from extensions.tournaments.domain.regulations.terms import MOST_AT_TABLE
from extensions.tournaments.domain.salted_text import LONGEST_NAME, SaltedText, commitment_of, require_text
from extensions.tournaments.domain.tournament import Tournament

MOST_AT_ONCE = 500
MOST_ENTRIES_MADE = 5_000
"""Entries of one tournament, including waiting and withdrawn ones."""
MOST_APART = 10


Place = Literal["entered", "waiting"]


class NewEntry(NamedTuple):
    """A request for an entry. names: of its persons; persons: ids, each allowed in one entry only and stored in no log;
    slip: hash of the entry's own. Everything else as in EntryMade.
    """

    section: str
    names: tuple[SaltedText | None, ...]
    slip: str | None
    kind: EntryKind = "people"
    seed: int | None = None
    rating: int | None = None
    club: SaltedText | None = None
    apart: tuple[int, ...] = ()
    bot: str | None = None
    policy: Policy | None = None
    persons: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"NewEntry({self.kind!r}, {self.section!r})"


def enter(
    tournament: Tournament, wanted: Sequence[NewEntry], cause: FactCause, holders: Mapping[str, int] | None = None
) -> FactBatch:
    """Enters one or many, all or none. holders: the entry of each person, from outside the log.

    Raises Conflict, Forbidden, Malformed.
    """
    require_on(tournament)
    require_entering(tournament, cause, wanted)
    require_new_persons(wanted, holders or {})
    facts = []
    for number, (each, placed) in enumerate(zip(wanted, place_entries(tournament, wanted), strict=True), len(tournament.entries) + 1):
        if isinstance(placed, Refusal):
            raise placed
        facts.append(to_fact(number, each, is_waiting=placed == "waiting"))
    return append(tournament, cause, *facts)


def place_entries(tournament: Tournament, wanted: Iterable[NewEntry]) -> Iterator[Place | Refusal]:
    """The place that each entry would get after those before it, or why it gets none. A refused one takes none."""
    room, left = count_room(tournament), MOST_ENTRIES_MADE - len(tournament.entries)
    held = seeds_held(tournament)
    for each in wanted:
        try:
            require_fitting_entry(tournament, each)
            require_free_seed(held, each)
            is_waiting = each.kind == "people" and room <= 0
            if left <= 0 or (is_waiting and not tournament.regulations.entries.waiting_list):
                raise Conflict("tournament-full", "This tournament has reached its limit of entries." if left <= 0 else "Every place of this tournament is taken.")
        except Refusal as refusal:
            yield refusal
            continue
        room, left = room - (each.kind == "people"), left - 1
        held.add((each.section, each.seed))
        yield "waiting" if is_waiting else "entered"


def require_entering(tournament: Tournament, cause: FactCause, wanted: Sequence[NewEntry]) -> None:
    """Raises Conflict, Forbidden or Malformed unless the caller may enter this many of this kind now."""
    by_desk = find_official(tournament, cause.by) is not None
    if not 1 <= len(wanted) <= MOST_AT_ONCE:
        raise malformed("entries", f"1 to {MOST_AT_ONCE}.")
    if any(each.kind != "people" or each.seed is not None for each in wanted) or len(wanted) > 1:
        require_official(tournament, cause.by, DESK)
    if not by_desk and not tournament.is_entering:
        raise Conflict("entries-closed", "Entries are closed.")
    require_in_time(tournament, wanted)


def require_in_time(tournament: Tournament, wanted: Iterable[NewEntry]) -> None:
    """Raises Conflict if all rounds are over, or it is too late for entries of people."""
    if tournament.status == "provisional" or (is_entry_too_late(tournament) and any(each.kind == "people" for each in wanted)):
        raise Conflict("entries-closed", "It is too late to enter this tournament.")


def preview(tournament: Tournament, wanted: Sequence[NewEntry], by: By | None) -> list[Place | Refusal]:
    """The place that each entry of a list would get if officials entered it now, or why it would get none.

    Raises Conflict, Forbidden for a caller or time at which none may be entered.
    """
    require_on(tournament)
    require_official(tournament, by, DESK)
    require_in_time(tournament, wanted)
    return list(place_entries(tournament, wanted))


def require_new_persons(wanted: Sequence[NewEntry], holders: Mapping[str, int]) -> None:
    """Raises Conflict already-entered if a person has an entry, or is in two of these."""
    persons = [person for each in wanted for person in each.persons]
    if known := next((holders[each] for each in persons if each in holders), None):
        raise Conflict("already-entered", f"This person has entry {known}.")
    if len(set(persons)) < len(persons):
        raise Conflict("already-entered", "One person is one entry.")


def count_room(tournament: Tournament) -> int:
    """Number of free places. Stand-ins and bots take none."""
    entered = sum(each.is_paired and each.kind == "people" for each in tournament.entries.values())
    waits = any(each.state == "waiting" for each in tournament.entries.values())
    return 0 if waits else tournament.regulations.entries.most - entered


def require_fitting_entry(tournament: Tournament, wanted: NewEntry) -> None:
    """Raises Malformed unless an entry fits the regulations."""
    regulations = tournament.regulations
    most = regulations.entries.members if wanted.kind == "people" else MOST_AT_TABLE
    if not 1 <= len(wanted.names) <= most:
        raise malformed("names", "One person." if most == 1 else f"1 to {most} persons.")
    require_section(tournament, wanted.section)
    require_apart(wanted.apart)
    if (wanted.kind == "bot") != (wanted.bot is not None):
        raise malformed("bot", "The name of a policy, of bots alone.")
    if wanted.seed is not None and not 1 <= wanted.seed <= MOST_ENTRIES_MADE:
        raise malformed("seed", f"From 1 to {MOST_ENTRIES_MADE}.")
    for place, name in enumerate(wanted.names):
        require_text(name, f"names.{place}", LONGEST_NAME)
    require_text(wanted.club, "club", LONGEST_NAME)


def require_section(tournament: Tournament, section: str) -> None:
    """Raises Malformed for a section that the regulations do not have."""
    if section not in tournament.regulations.sections:
        raise malformed("section", f"One of {', '.join(tournament.regulations.sections)}.")


def require_apart(apart: Sequence[int]) -> None:
    """Raises Malformed unless these are distinct numbers of groups."""
    if len(apart) > MOST_APART or len(set(apart)) < len(apart) or any(not 1 <= each <= 999 for each in apart):
        raise malformed("apart", f"Up to {MOST_APART} numbers from 1 to 999, each once.")


def seeds_held(tournament: Tournament, but: int = 0) -> set[tuple[str, int | None]]:
    """The seed numbers that are taken, each with its section. but: an entry to leave out."""
    return {(each.section, each.seed) for each in tournament.entries.values() if not each.has_left and each.number != but}


def require_free_seed(held: Collection[tuple[str, int | None]], wanted: NewEntry) -> None:
    """Raises Malformed if another entry of the section has the seed number."""
    if wanted.seed is not None and (wanted.section, wanted.seed) in held:
        raise malformed("seed", f"Another entry is number {wanted.seed}.")


def to_fact(number: int, wanted: NewEntry, *, is_waiting: bool) -> StatedFact:
    """The fact of an entry, with its names as texts outside the log."""
    names = {f"names.{place}": name for place, name in enumerate(wanted.names) if name is not None}
    fact = EntryMade(
        number,
        wanted.kind,
        wanted.section,
        tuple(commitment_of(each) for each in wanted.names),
        wanted.seed,
        wanted.rating,
        commitment_of(wanted.club),
        tuple(sorted(wanted.apart)),
        is_waiting,
        wanted.bot,
        wanted.policy,
        Known(wanted.slip, NOBODY),
    )
    return StatedFact(fact, names if wanted.club is None else {**names, "club": wanted.club})


class EntryChanges(NamedTuple):
    """Requested changes of an entry; UNSET fields stay unchanged."""

    section: str | msgspec.UnsetType = msgspec.UNSET
    seed: int | msgspec.UnsetType | None = msgspec.UNSET
    rating: int | msgspec.UnsetType | None = msgspec.UNSET
    apart: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


def change_entry(tournament: Tournament, number: int, changes: EntryChanges, cause: FactCause) -> FactBatch:
    """Changes stated data of an entry.  Raises Conflict, Forbidden, Malformed, Missing."""
    require_official(tournament, cause.by, DESK)
    require_on(tournament)
    side = require_entry(tournament, number)
    stated = {name: each for name, each in changes._asdict().items() if each is not msgspec.UNSET}
    new = {name: each for name, each in stated.items() if each != getattr(side, name)}
    if not new:
        return nothing(tournament)
    require_unfixed(tournament, number, new)
    if isinstance(changes.section, str):
        require_section(tournament, changes.section)
        if "section" in new and has_sat(tournament, number):
            raise malformed("section", "This entry has sat at a table of its section.")
    if isinstance(changes.apart, tuple):
        require_apart(changes.apart)
    if "seed" in new or "section" in new:
        section, seed = new.get("section", side.section), new.get("seed", side.seed)
        require_free_seed(seeds_held(tournament, number), NewEntry(section, (None,), None, seed=seed))
    return append(tournament, cause, EntryChanged(number, **new))


def require_unfixed(tournament: Tournament, number: int, new: Collection[str]) -> None:
    """Raises Malformed for a change of a field from which later rounds follow. new: names of changed fields."""
    first = tournament.rounds.get(1)
    if first is None or number not in first.paired:
        return
    for name in new:
        if name in tournament.regulations.fixed_by_first_round:
            raise malformed(name, "Fixed since round 1 was published: later rounds follow from its entries as they were then.")


def has_sat(tournament: Tournament, number: int) -> bool:
    """Whether an entry was ever seated at a published table of a round that was not withdrawn."""
    return any(number in table.entries for each in tournament.rounds.values() for table in each.tables.values())


def substitute(
    tournament: Tournament, number: int, member: int, *, name: SaltedText | None, reason: SaltedText | None, cause: FactCause,
    slip: str, persons: Sequence[str] = (), holders: Mapping[str, int] | None = None,
) -> FactBatch:  # fmt: skip
    """Another person plays for an entry from now on, with a new slip, which ends the entry's token. slip: its hash; persons, holders: as in
    `enter`.  Raises Conflict, Forbidden, also own-section, Malformed, Missing.
    """
    require_official(tournament, cause.by, DESK)
    require_on(tournament)
    side = require_entry(tournament, number)
    if side.kind == "bot" or not 0 <= member < side.members:
        raise malformed("member", f"0 to {side.members - 1}, of an entry of people.")
    require_may_hand_on(tournament, cause.by, number)
    require_text(name, "name", LONGEST_NAME)
    require_text(reason, "reason")
    require_new_persons([NewEntry(side.section, (name,), None, persons=tuple(persons))], holders or {})
    fact = EntrySubstituted(number, member, commitment_of(name), commitment_of(reason))
    return append(tournament, cause, state_fact(fact, name=name, reason=reason), EntrySlipMade(number, Known(slip, NOBODY)))


def correct_name(tournament: Tournament, number: int, member: int, name: SaltedText, cause: FactCause) -> FactBatch:
    """Another spelling of the name of the same person, from here on.  Raises Conflict, Forbidden, Malformed, Missing."""
    require_official(tournament, cause.by, DESK)
    require_on(tournament)
    side = require_entry(tournament, number)
    if not 0 <= member < side.members:
        raise malformed("member", f"0 to {side.members - 1}.")
    require_text(name, "name", LONGEST_NAME)
    return append(tournament, cause, state_fact(EntryNameCorrected(number, member, name.commitment), name=name))
