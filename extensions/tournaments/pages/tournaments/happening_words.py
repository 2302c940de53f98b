"""Happenings of a tournament as sentences, without reasons and announcements, which templates add."""

from __future__ import annotations

from domain.kernel.text.event_text import and_list
from extensions.tournaments.app.shown.happenings import Happening
from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.entries import text_place
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.facts.entry_facts import (
    EntryNameCorrected,
    EntryReinstated,
    EntryRemoved,
    EntrySlipMade,
    EntrySubstituted,
    EntryWithdrawn,
)
from extensions.tournaments.domain.facts.parts import Result, Unfinished
from extensions.tournaments.domain.facts.round_facts import RoundClosing, RoundWithdrawn
from extensions.tournaments.domain.facts.ruling_facts import (
    AppealDecided,
    AppealMade,
    AppealWithdrawn,
    HandsRead,
    LotDrawn,
    PenaltyGiven,
    TableRulingMade,
)
from extensions.tournaments.domain.facts.tournament_facts import (
    AnnouncementMade,
    EntriesClosed,
    EntriesOpened,
    OfficialSlipMade,
    TournamentAmended,
    TournamentCancelled,
    TournamentConfirmed,
    TournamentRestored,
    VenueSet,
)
from extensions.tournaments.pages.tournaments.regulation_words import UNFINISHED
from extensions.tournaments.pages.tournaments.words import place_text, zone_words
from projections.people_panel import duration_text

ROLES = {"organiser": "organiser", "chief": "chief arbiter", "arbiter": "arbiter", "scorer": "scorer"}
NTH = ("", "first", "second", "third")
RULINGS = {
    "correct": "the result was wrong",
    "adjust": "the result is adjusted",
    "forfeit": "seats are forfeited",
    "void": "the table counts for nobody",
    "replay": "the table is played again",
    "penalty": "a penalty",
    "time": "time is given",
}


def happening_words(shown: VisibleTournament, happening: Happening) -> str:
    """A happening as one sentence, without the full stop."""
    match happening.fact:
        case AnnouncementMade():
            return f"Announcement of {author_text(shown, happening.by)}"
        case VenueSet(zone=zone, venue=venue):
            place = shown.text(text_place(happening.version, "venue", venue))
            if place is None:
                return f"Times are given in {zone_words(zone)}"
            return f"The place is {place}, and times are given in {zone_words(zone)}"
        case HandsRead(round=at, table=table):
            return f"{author_text(shown, happening.by)} looked at all hands of table {table} of round {at}"
        case TableRulingMade() as ruling:
            return ruling_words(shown, ruling)
        case PenaltyGiven() as penalty:
            return penalty_words(shown, penalty)
        case AppealMade() as appeal:
            where = f"round {appeal.round}" if appeal.table is None else f"table {appeal.table} of round {appeal.round}"
            about = "" if appeal.ruling is None else f", against ruling {appeal.ruling}"
            return f"Appeal {appeal.number} of {shown.name(appeal.entry)} about {where}{about}"
        case AppealDecided() as decided:
            then = "" if decided.ruling is None else f"; ruling {decided.ruling} follows"
            return f"Appeal {decided.number} is {decided.verdict} by {author_text(shown, decided.author)}{then}"
        case AppealWithdrawn(number=number):
            return f"Appeal {number} is withdrawn"
        case LotDrawn(round=at, order=order):
            return f"Lot after round {at}: {and_list([shown.name(each) for each in order])}, in this order"
        case EntryWithdrawn(number=number):
            return (
                f"{shown.name(number)} withdrew"
                if happening.by == f"e{number}"
                else f"{shown.name(number)} is withdrawn"
            )
        case EntryReinstated(number=number):
            return f"{shown.name(number)} plays again"
        case EntrySubstituted(number=number, member=member):
            return f"Another person plays for entry {number}, now {shown.person(number, member)}"
        case EntryNameCorrected(number=number, member=member):
            return f"The name of entry {number} was corrected: {shown.person(number, member)}"
        case EntryRemoved(number=number, same_as=same_as):
            second = "" if same_as is None else f": it was entry {same_as}, {shown.name(same_as)}, a second time"
            return f"Entry {number} was removed{second}"
        case EntrySlipMade(number=number):
            return f"{shown.name(number)} has a new slip; the one before opens nothing any more"
        case OfficialSlipMade(id=official):
            return f"Official {official} has a new slip; the one before opens nothing any more"
        case RoundClosing(round=at, unfinished=unfinished):
            return f"Decided at the close of round {at}: {and_list([close_words(each) for each in unfinished])}"
        case RoundWithdrawn(round=at, why=why):
            return withdrawal_words(shown, happening.version, at, is_unopened=why == "not-opened")
        case EntriesOpened():
            return "Everybody may enter"
        case EntriesClosed():
            return "Only officials enter anybody from here on"
        case TournamentAmended(changed=changed):
            return f"Other regulations: {and_list([each.replace('_', ' ') for each in changed])}"
        case TournamentConfirmed():
            return "The standings are final"
        case TournamentCancelled():
            return "The tournament is cancelled"
        case TournamentRestored():
            return "The operator put the tournament back to here"
    raise ValueError(f"{type(happening.fact).__name__} is not listed.")


def replacement_of(shown: VisibleTournament, happening: Happening) -> int | None:
    """The number of the later ruling or penalty that counts in place of this one; None for one in force."""
    found = (each.replaced_by for each in shown.tournament.rulings if each.version == happening.version)
    return next(found, None)


def author_text(shown: VisibleTournament, by: By | None) -> str:
    """The author of a fact as text: an official by name and role, an entry by name."""
    if by is None:
        return "the service"
    if by.startswith("e"):
        return shown.name(int(by[1:]))
    official = shown.tournament.officials.get(by)
    if official is None:
        return by
    name = shown.text(official.name) if shown.texts.shown_as == "names" else None
    return f"the {ROLES[official.role]}" if name is None else f"{name} ({ROLES[official.role]})"


def withdrawal_words(shown: VisibleTournament, version: int, number: int, *, is_unopened: bool) -> str:
    """A publication of a round that was taken back. version: of the fact; is_unopened: a game could not be opened."""
    why = ", as a game could not be opened" if is_unopened else ""
    played = shown.tournament.rounds.get(number)
    if played is None or played.published is None:
        return f"Round {number} was taken back{why}: it counts for nothing"
    nth = sum(each.number == number and each.changed <= version for each in shown.tournament.withdrawn)
    which = NTH[nth] if nth < len(NTH) else place_text(nth)
    return f"The {which} publication of round {number} was taken back{why}; the round was published again"


def ruling_words(shown: VisibleTournament, ruling: TableRulingMade) -> str:
    """A ruling on a table, with the table's result before and after it."""
    table = shown.tournament.find_table(ruling.round, ruling.table)
    names = [] if table is None else [shown.person(each.entry, each.member) for each in table.seats]
    parts = [
        (
            f"Ruling {ruling.number} of {author_text(shown, ruling.author)} "
            f"on table {ruling.table} of round {ruling.round}: "
            f"{RULINGS[ruling.kind]}"
        )
    ]
    if ruling.time is not None:
        parts.append(
            f"{duration_text(ruling.time.ms // 1000)} for "
            f"{'all' if ruling.time.seat is None else names[ruling.time.seat]}"
        )
    elif ruling.before is not None and ruling.after is not None:
        parts.append(f"before: {result_words(ruling.before, names)}; now: {result_words(ruling.after, names)}")
    elif ruling.after is not None:
        parts.append(result_words(ruling.after, names))
    if ruling.article:
        parts.append(f"article {ruling.article}")
    return "; ".join(parts)


def close_words(unfinished: Unfinished) -> str:
    """How a table that was unfinished at the close of its round counts."""
    how = "by points" if unfinished.points is not None else UNFINISHED[unfinished.how]
    return f"table {unfinished.table} counts {how}"


def result_words(result: Result, names: list[str]) -> str:
    """The result of a table as text."""
    if result.kind == "void":
        return "void"
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    is_tied = len(seats) > 1 and not result.winners and {*result.places} == {1}
    shown = ["nobody won"] if is_tied else [f"{place_text(result.places[seat])} {names[seat]}" for seat in seats if seat < len(names)]
    if result.points is not None:
        shown += [f"points {', '.join(result.points)}"]
    if result.forfeited:
        shown += [f"forfeited by {and_list([names[seat] for seat in result.forfeited if seat < len(names)])}"]
    return ", ".join(shown) or result.kind.replace("_", " ")


def penalty_words(shown: VisibleTournament, penalty: PenaltyGiven) -> str:
    """An entry's penalty as a sentence."""
    what = {"warning": "a warning", "points": f"{penalty.points} off the sum", "disqualification": "disqualified"}[
        penalty.kind
    ]
    where = "" if penalty.round is None else f", round {penalty.round}"
    if penalty.table is not None:
        where = f", table {penalty.table} of round {penalty.round}"
    instead = "" if penalty.replaces is None else f", in place of penalty {penalty.replaces}"
    article = f"; article {penalty.article}" if penalty.article else ""
    return (
        f"Penalty {penalty.number} of {author_text(shown, penalty.author)} for {shown.name(penalty.entry)}: "
        f"{what}{where}{instead}{article}"
    )
