"""Results of a tournament's record beyond its verdict: decisions of people, and the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from domain.game.events.game_events import GameHead
from extensions.tournaments.audit.record.game_note import GameNote
from extensions.tournaments.audit.record.planned_game import PlannedGame
from extensions.tournaments.audit.record.verify_facts import Folded
from extensions.tournaments.audit.record.verify_log import LoggedFact
from extensions.tournaments.domain.counting.tournament_book import final_places
from extensions.tournaments.domain.facts.entry_facts import (
    EntryNameCorrected,
    EntryRemoved,
    EntrySlipMade,
    EntrySubstituted,
)
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.facts.round_facts import RoundClosed, RoundPublished, RoundWithdrawn
from extensions.tournaments.domain.facts.ruling_facts import (
    WITHOUT_RESULT,
    AppealDecided,
    AppealMade,
    AppealWithdrawn,
    PenaltyGiven,
    TableRulingMade,
)
from extensions.tournaments.domain.facts.tournament_facts import OfficialSlipMade, TournamentAmended, TournamentRestored
from extensions.tournaments.domain.series.field import shown_names
from extensions.tournaments.domain.tournament import Tournament


class ShownTournamentRuling(msgspec.Struct, frozen=True):
    """A ruling or penalty. points: of an adjustment by seat, of a penalty those that it takes off the sum, else None; text:
    its reason, if the record has it; replaced_by: the number of the later one that counts in its place, None for one in
    force.
    """

    version: int
    number: int
    kind: str
    author: str
    round: int | None
    table: int | None
    entry: int | None
    points: tuple[str, ...] | None
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
    the tournament's creator.
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


class ShownWithdrawal(msgspec.Struct, frozen=True):
    """A publication of a round that was taken back. by: None for the service; games: number that were opened and count for
    nothing; is_published: whether a later publication of the round counts; text: the reason, if the record has it.
    """

    version: int
    by: str | None
    round: int
    games: int
    is_published: bool
    text: str | None


class ShownEntryAct(msgspec.Struct, frozen=True):
    """What was done to an entry. kind: `removed`, `name_corrected` or `substituted`; same_as: the entry that a removed one
    repeated; text: the reason, if the record has it.
    """

    version: int
    by: str | None
    kind: str
    entry: int
    same_as: int | None
    text: str | None


class TournamentRestore(msgspec.Struct, frozen=True):
    """The operator restored the tournament. lost: the discarded head, None if unknown; kept: the head it went on from."""

    version: int
    lost: GameHead | None
    kept: GameHead
    reason: str | None


class ShownTournamentRecord(msgspec.Struct, frozen=True):
    """Results of a record. status: of the tournament; entropy: rounds by the source mixed into their luck: `drand`,
    `spoken`, or `operator`, who then alone chose the deals; withdrawn: publications of rounds that do not count; entries: that were not removed; texts: number of texts
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
    withdrawn: tuple[ShownWithdrawal, ...]
    entropy: dict[str, str]
    drafts: int
    without_figures: int
    rulings: tuple[ShownTournamentRuling, ...]
    appeals: tuple[ShownAppeal, ...]
    lots: int
    amended: tuple[int, ...]
    restores: tuple[TournamentRestore, ...]
    texts: int
    committed: int
    standings: tuple[FinalPlace, ...]
    places: tuple[FinalPlace, ...]
    names: dict[int, tuple[str, ...]] = {}
    reads: tuple[ShownRead, ...] = ()
    consents: tuple[ShownConsent, ...] = ()
    slips: tuple[ShownSlip, ...] = ()
    entry_acts: tuple[ShownEntryAct, ...] = ()


def withdrawals_of(tournament: Tournament, facts: Sequence[LoggedFact], texts: Mapping[str, str]) -> Iterator[ShownWithdrawal]:
    authors = {each.version: each.stored.by for each in facts if isinstance(each.stored.fact, RoundWithdrawn)}
    for each in tournament.withdrawn:
        later = tournament.rounds.get(each.number)
        is_published = later is not None and later.published is not None
        games = sum(game.opened is not None for table in each.tables.values() for game in table.games)
        text = texts.get(f"{each.changed}.reason")
        yield ShownWithdrawal(each.changed, authors.get(each.changed), each.number, games, is_published, text)


def entry_acts_of(facts: Sequence[LoggedFact], texts: Mapping[str, str]) -> Iterator[ShownEntryAct]:
    for each in facts:
        text = texts.get(f"{each.version}.reason")
        match each.stored.fact:
            case EntryRemoved(number, same_as):
                yield ShownEntryAct(each.version, each.stored.by, "removed", number, same_as, text)
            case EntryNameCorrected(number):
                yield ShownEntryAct(each.version, each.stored.by, "name_corrected", number, None, text)
            case EntrySubstituted(number):
                yield ShownEntryAct(each.version, each.stored.by, "substituted", number, None, text)


def restores_of(facts: Sequence[LoggedFact], texts: Mapping[str, str]) -> Iterator[TournamentRestore]:
    for each in facts:
        fact = each.stored.fact
        if isinstance(fact, TournamentRestored):
            yield TournamentRestore(each.version, fact.lost, fact.kept, texts.get(f"{each.version}.reason"))


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


def what_tournament_shows(
    folded: Folded, facts: Sequence[LoggedFact], texts: Mapping[str, str], committed: int
) -> ShownTournamentRecord:
    """The results of a log without a fault. committed: number of texts that it commits to."""
    tournament = folded.tournament
    assert tournament is not None
    rounds = tournament.rounds.values()
    published = [each for each in rounds if each.published is not None]
    return ShownTournamentRecord(
        title=texts.get("1.title"),
        status=tournament.status,
        ruleset=f"{tournament.regulations.ruleset} {tournament.regulations.ruleset_version}",
        entries=sum(each.state != "removed" for each in tournament.entries.values()),
        rounds=len(published),
        tables=sum(len(each.tables) for each in published),
        withdrawn=tuple(withdrawals_of(tournament, facts, texts)),
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
        entry_acts=tuple(entry_acts_of(facts, texts)),
    )


def entropy_of_round(awaits: Any) -> str:
    """The source of a round's entropy."""
    return "operator" if awaits is None else "spoken" if awaits == "spoken" else "drand"


def yield_rulings(facts: Sequence[LoggedFact], texts: Mapping[str, str]) -> Iterator[ShownTournamentRuling]:
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


def to_shown_ruling(logged: LoggedFact, texts: Mapping[str, str], replaced_by: int | None) -> ShownTournamentRuling:
    fact = logged.stored.fact
    return ShownTournamentRuling(
        logged.version,
        fact.number,
        fact.kind,
        fact.author,
        fact.round,
        fact.table,
        fact.entry if isinstance(fact, PenaltyGiven) else None,
        points_of(fact),
        fact.article,
        fact.appeal,
        texts.get(f"{logged.version}.reason"),
        replaced_by,
    )


def points_of(fact: TableRulingMade | PenaltyGiven) -> tuple[str, ...] | None:
    """The points that a ruling or penalty states."""
    if isinstance(fact, PenaltyGiven):
        return None if fact.points is None else (fact.points,)
    return fact.after.points if fact.kind == "adjust" and fact.after is not None else None


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
