"""Results of an event's record beyond its verdict: decisions of people, and the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from domain.audit.tournament.game_note import GameNote
from domain.audit.tournament.planned_game import PlannedGame
from domain.audit.tournament.verify_facts import Folded
from domain.audit.tournament.verify_log import LoggedFact
from domain.game.events.game_events import GameHead
from domain.tournament.counting.tournament_book import final_places
from domain.tournament.facts.entry_facts import EntrySlipMade
from domain.tournament.facts.parts import FinalPlace
from domain.tournament.facts.round_facts import RoundClosed, RoundPublished, RoundWithdrawn
from domain.tournament.facts.ruling_facts import (
    WITHOUT_RESULT,
    AppealDecided,
    AppealMade,
    AppealWithdrawn,
    PenaltyGiven,
    TableRulingMade,
)
from domain.tournament.facts.tournament_facts import OfficialSlipMade, TournamentAmended, TournamentRestored
from domain.tournament.series.field import shown_names


class ShownEventRuling(msgspec.Struct, frozen=True):
    """A ruling or penalty. text: its reason, if the record has it; replaced_by: the number of the later ruling that counts
    in its place, None for one in force.
    """

    version: int
    number: int
    kind: str
    author: str
    round: int | None
    table: int | None
    entry: int | None
    article: str
    appeal: int | None
    text: str | None
    replaced_by: int | None


class ShownAbsence(msgspec.Struct, frozen=True):
    """A person of an entry was absent at a table, so that a bot or the rules' defaults played."""

    round: int
    table: int
    entry: int


class ShownRead(msgspec.Struct, frozen=True):
    """An arbiter read all data of a running table. text: the reason, if the record has it."""

    version: int
    by: str | None
    round: int
    table: int
    text: str | None


class ShownAppeal(msgspec.Struct, frozen=True):
    """An appeal, and how it ended: `open`, `upheld`, `dismissed` or `withdrawn`."""

    number: int
    entry: int
    round: int
    table: int | None
    state: str


class ShownConsent(msgspec.Struct, frozen=True):
    """Two officials changed regulations together. appointed_by: who handed out the slip of the one who agreed, None for
    the event's creator.
    """

    version: int
    by: str | None
    consent: str
    appointed_by: str | None
    changed: tuple[str, ...]


class ShownSlip(msgspec.Struct, frozen=True):
    """A new slip that was made while a round was on. holder: `e17` or `o2`."""

    version: int
    by: str | None
    holder: str
    round: int


class EventRestore(msgspec.Struct, frozen=True):
    """The operator restored the event. lost: the discarded head, None if unknown; kept: the head it went on from."""

    version: int
    lost: GameHead | None
    kept: GameHead
    reason: str | None


class ShownEventRecord(msgspec.Struct, frozen=True):
    """Results of a record. status: of the event; entropy: rounds by the source mixed into their luck: `drand`,
    `spoken`, or `operator`, who then alone chose the deals; withdrawn: rounds that do not count; texts: number of texts
    in the record, of `committed` in the log; standings: as they follow from the log; places: as they were confirmed,
    unchanged by later errata; drafts: recounted; without_figures: of these; names: of entries whose names the record
    has in full.
    """

    title: str | None
    status: str
    ruleset: str
    entries: int
    rounds: int
    tables: int
    withdrawn: tuple[int, ...]
    entropy: dict[str, str]
    drafts: int
    without_figures: int
    rulings: tuple[ShownEventRuling, ...]
    appeals: tuple[ShownAppeal, ...]
    lots: int
    amended: tuple[int, ...]
    restores: tuple[EventRestore, ...]
    texts: int
    committed: int
    standings: tuple[FinalPlace, ...]
    places: tuple[FinalPlace, ...]
    names: dict[int, tuple[str, ...]] = {}
    reads: tuple[ShownRead, ...] = ()
    consents: tuple[ShownConsent, ...] = ()
    slips: tuple[ShownSlip, ...] = ()


def restores_of(facts: Sequence[LoggedFact], texts: Mapping[str, str]) -> Iterator[EventRestore]:
    for each in facts:
        fact = each.stored.fact
        if isinstance(fact, TournamentRestored):
            yield EventRestore(each.version, fact.lost, fact.kept, texts.get(f"{each.version}.reason"))


def consents_of(facts: Sequence[LoggedFact]) -> Iterator[ShownConsent]:
    for each in facts:
        fact = each.stored.fact
        if isinstance(fact, TournamentAmended) and fact.consent is not None:
            yield ShownConsent(each.version, each.stored.by, fact.consent, fact.appointed_by, fact.changed)


def slips_of(facts: Sequence[LoggedFact]) -> Iterator[ShownSlip]:
    """New slips from the publication of a round to its close."""
    current: int | None = None
    for each in facts:
        match each.stored.fact:
            case RoundPublished(round=number):
                current = number
            case RoundClosed() | RoundWithdrawn():
                current = None
            case EntrySlipMade(number=number) if current is not None:
                yield ShownSlip(each.version, each.stored.by, f"e{number}", current)
            case OfficialSlipMade(id=official) if current is not None:
                yield ShownSlip(each.version, each.stored.by, official, current)


def what_event_shows(
    folded: Folded, facts: Sequence[LoggedFact], texts: Mapping[str, str], committed: int
) -> ShownEventRecord:
    """The results of a log without a fault. committed: number of texts that it commits to."""
    tournament = folded.tournament
    assert tournament is not None
    rounds = tournament.rounds.values()
    published = [each for each in rounds if each.published is not None]
    return ShownEventRecord(
        title=texts.get("1.title"),
        status=tournament.status,
        ruleset=f"{tournament.regulations.ruleset} {tournament.regulations.ruleset_version}",
        entries=len(tournament.entries),
        rounds=len(published),
        tables=sum(len(each.tables) for each in published),
        withdrawn=tuple(each.number for each in tournament.withdrawn),
        entropy={str(each.number): entropy_of_round(each.awaits) for each in published},
        drafts=folded.drafts,
        without_figures=folded.without_figures,
        rulings=tuple(yield_rulings(facts, texts)),
        appeals=shown_appeals(facts),
        lots=len(tournament.lots),
        amended=tuple(each.version for each in facts if isinstance(each.stored.fact, TournamentAmended)),
        restores=tuple(restores_of(facts, texts)),
        texts=len(texts),
        committed=committed,
        standings=final_places(tournament) if published else (),
        places=tournament.places,
        names=shown_names(tournament.entries.values(), texts),
        reads=tuple([
            ShownRead(each.version, each.by, *each.table, texts.get(f"{each.version}.reason")) for each in tournament.reads
        ]),
        consents=tuple(consents_of(facts)),
        slips=tuple(slips_of(facts)),
    )


def entropy_of_round(awaits: Any) -> str:
    """The source of a round's entropy."""
    return "operator" if awaits is None else "spoken" if awaits == "spoken" else "drand"


def yield_rulings(facts: Sequence[LoggedFact], texts: Mapping[str, str]) -> Iterator[ShownEventRuling]:
    made = [each for each in facts if isinstance(each.stored.fact, TableRulingMade | PenaltyGiven)]
    numbers = {each.version: each.stored.fact.number for each in made if each.stored.fact.kind not in WITHOUT_RESULT}
    replaced: dict[int, int] = {}
    for each in made:
        fact = each.stored.fact
        if fact.replaces is not None:
            before = numbers.get(fact.replaces) if isinstance(fact, TableRulingMade) else fact.replaces
            replaced[before or 0] = fact.number
    for each in made:
        yield to_shown_ruling(each, texts, replaced.get(each.stored.fact.number))


def to_shown_ruling(logged: LoggedFact, texts: Mapping[str, str], replaced_by: int | None) -> ShownEventRuling:
    fact = logged.stored.fact
    return ShownEventRuling(
        logged.version,
        fact.number,
        fact.kind,
        fact.author,
        fact.round,
        fact.table,
        fact.entry if isinstance(fact, PenaltyGiven) else None,
        fact.article,
        fact.appeal,
        texts.get(f"{logged.version}.reason"),
        replaced_by,
    )


def shown_appeals(facts: Sequence[LoggedFact]) -> tuple[ShownAppeal, ...]:
    states: dict[int, str] = {}
    made: list[AppealMade] = []
    for each in facts:
        match each.stored.fact:
            case AppealMade():
                made.append(each.stored.fact)
            case AppealDecided(number, verdict):
                states[number] = verdict
            case AppealWithdrawn(number):
                states[number] = "withdrawn"
    return tuple([ShownAppeal(each.number, each.entry, each.round, each.table, states.get(each.number, "open")) for each in made])


def count_interventions(notes: Sequence[GameNote]) -> dict[str, int]:
    """Strikes, absences, outages and restores of all games."""
    found: Counter[str] = Counter({"strikes": 0, "absences": 0, "outages": 0, "restores": 0})
    for each in notes:
        found.update({"strikes": each.strikes, "absences": len(each.absences), "outages": each.outages, "restores": each.restores})
    return dict(found)


def list_absences(notes: Mapping[str, GameNote], planned: Mapping[str, PlannedGame]) -> tuple[ShownAbsence, ...]:
    """The absences in all games, by round, table and entry. notes: by game."""
    found = {
        (planned[game].round, planned[game].table, planned[game].entries[seat])
        for game, note in notes.items() for seat in note.absences if seat < planned[game].seats
    }  # fmt: skip
    return tuple([ShownAbsence(*each) for each in sorted(found)])
