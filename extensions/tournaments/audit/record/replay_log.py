"""Audit by the rules: every request of a complete log is decided again, and the resulting facts compared with the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from domain.game.aggregate import plaintext
from domain.game.events.game_events import GameHead
from domain.kernel.errors import Refusal
from domain.kernel.ruleset.ruleset import AnyRuleset
from extensions.tournaments.audit.record.fault import TournamentFault
from extensions.tournaments.audit.record.verify_log import LoggedFact
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import (
    appeals,
    attendance,
    drafting,
    entering,
    finishing,
    life,
    lots,
    officials,
    publishing,
    reading,
    removing,
    rulings,
    slips,
)
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from extensions.tournaments.domain.decide.life import TournamentPlan
from extensions.tournaments.domain.decide.publishing import ToGameId
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts import entry_facts, round_facts, ruling_facts, tournament_facts
from extensions.tournaments.domain.salted_text import SaltedText
from extensions.tournaments.domain.seating.match_games import add_game
from extensions.tournaments.domain.slips import Slip
from extensions.tournaments.domain.tournament import Tournament

Decide = Callable[[Tournament, Any, FactCause], FactBatch]


class CommittedText(SaltedText):
    """A text with a known commitment but unknown content."""

    @property
    def commitment(self) -> str:
        return self.salt


def to_text(commitment: str | None) -> Any:
    """Placeholder for a text in a request; None if there is none."""
    return None if commitment is None else CommittedText("Text.", commitment)


def rules_fault(tournament_id: str, facts: Sequence[LoggedFact], rules: AnyRuleset, to_id: ToGameId) -> TournamentFault | None:
    """The first fact that does not follow from an allowed request. rules: of its games; to_id: makes game ids."""
    tournament: Tournament | None = None
    place = 0
    while place < len(facts):
        first = facts[place]
        try:
            batch = RequestReplay(tournament_id, rules, to_id, facts, place).decide(tournament)
        except Refusal as refusal:
            return at(first, f"cannot have happened: {refusal.detail.rstrip('.')}")
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
            return at(first, "does not fit the state before it")
        if not batch.facts:
            return at(first, "changes nothing")
        for number, made in enumerate(batch.facts):
            if place + number == len(facts):
                return at(facts[-1], f"is not the last: {type(made.stored.fact).__name__} follows")
            line = facts[place + number]
            if (made.stored.fact, made.stored.at, made.stored.by) != (line.stored.fact, line.stored.at, line.stored.by):
                return at(line, "does not follow from the request by the rules")
        tournament, place = batch.tournament, place + len(batch.facts)
    return None


def at(line: LoggedFact, why: str) -> TournamentFault:
    return TournamentFault(line.version + 1, line.version, None, "rules", None, f"Fact {line.version} {why}.")


class RequestReplay:
    """One request, read from the facts that followed from it. place: of the first of them."""

    def __init__(
        self, tournament_id: str, rules: AnyRuleset, to_id: ToGameId, facts: Sequence[LoggedFact], place: int
    ) -> None:  # fmt: skip
        self.tournament = tournament_id
        self.rules = rules
        self.to_id = to_id
        self.facts = facts
        self.place = place

    def decide(self, tournament: Tournament | None) -> FactBatch:
        """The batch of the request.  Raises Refusal, and the errors of nonsensical facts."""
        stored = self.facts[self.place].stored
        cause = FactCause(stored.at, stored.by)
        if tournament is None:
            created = stored.fact
            plan = TournamentPlan(
                created.regulations, to_text(created.title), bytes.fromhex(plaintext(created.seed)),
                bytes.fromhex(plaintext(created.secret)), plaintext(created.organiser), created.games_log,
            )  # fmt: skip
            return life.create_tournament(self.tournament, self.rules, plan, cause)
        for step in (self.of_tournament, self.of_entry, self.of_round, self.of_ruling):
            found = step(tournament, stored.fact, cause)
            if found is not None:
                return found
        raise ValueError("no request leads to this fact")

    def of_tournament(self, t: Tournament, fact: Any, cause: FactCause) -> FactBatch | None:
        match fact:
            case tournament_facts.TournamentAmended():
                reason = to_text(fact.reason)
                return life.amend(t, self.rules, fact.regulations, seen=t.version, reason=reason, cause=cause, consent=fact.consent)
            case tournament_facts.VenueSet():
                return life.set_venue(t, fact.zone, to_text(fact.venue), cause)
            case tournament_facts.EntriesOpened():
                return life.open_entries(t, cause)
            case tournament_facts.EntriesClosed():
                return life.close_entries(t, cause)
            case tournament_facts.OfficialGranted():
                return officials.grant(t, fact.role, slip=plaintext(fact.slip), name=to_text(fact.name), entry=fact.entry, cause=cause)
            case tournament_facts.OfficialSlipMade():
                return slips.make_official_slip(t, fact.id, plaintext(fact.slip), cause)
            case tournament_facts.OfficialSlipExchanged():
                return exchange(t, t.officials[fact.id].slip, fact, cause)
            case tournament_facts.OfficialRevoked():
                return officials.revoke(t, fact.id, cause)
            case tournament_facts.AnnouncementMade():
                return life.announce(t, to_text(fact.text), cause)
            case tournament_facts.TournamentConfirmed():
                return life.confirm(t, t.version, fact.places, cause)
            case tournament_facts.TournamentCancelled():
                return life.cancel(t, to_text(fact.reason), cause)
            case tournament_facts.TournamentRestored():
                reason = to_text(fact.reason)
                assert reason is not None
                return life.note_restore(t, fact.lost, reason, cause)
            case tournament_facts.TournamentSeedRevealed():
                return life.reveal(t, cause)
        return None

    def of_entry(self, t: Tournament, fact: Any, cause: FactCause) -> FactBatch | None:
        match fact:
            case entry_facts.EntryMade():
                names = tuple(map(to_text, fact.names))
                wanted = NewEntry(
                    fact.section, names, plaintext(fact.slip), kind=fact.kind, seed=fact.seed, rating=fact.rating,
                    club=to_text(fact.club), apart=fact.apart, bot=fact.bot, policy=fact.policy,
                )  # fmt: skip
                return entering.enter(t, [wanted], cause)
            case entry_facts.EntryChanged():
                return entering.change_entry(
                    t, fact.number, EntryChanges(fact.section, fact.seed, fact.rating, fact.apart), cause
                )
            case entry_facts.EntryAdmitted():
                return attendance.admit(t, cause)
            case entry_facts.EntryWithdrawn():
                return attendance.withdraw(t, fact.number, to_text(fact.reason), cause)
            case entry_facts.EntryReinstated():
                return attendance.reinstate(t, fact.number, to_text(fact.reason), cause)
            case entry_facts.EntrySubstituted():
                slip = plaintext(self.next_fact(entry_facts.EntrySlipMade).slip)
                return entering.substitute(
                    t, fact.number, fact.member, name=to_text(fact.name), reason=to_text(fact.reason), cause=cause, slip=slip
                )
            case entry_facts.EntryNameCorrected():
                return entering.correct_name(t, fact.number, fact.member, to_text(fact.name), cause)
            case entry_facts.EntryRemoved():
                return removing.remove(t, fact.number, fact.same_as, to_text(fact.reason), cause)
            case entry_facts.EntrySlipMade():
                return slips.make_entry_slip(t, fact.number, plaintext(fact.slip), cause)
            case entry_facts.EntrySlipExchanged():
                return exchange(t, t.entries[fact.number].slip, fact, cause)
            case entry_facts.EntryCheckedIn():
                return attendance.check_in(t, fact.number, cause)
            case entry_facts.EntryCheckedOut():
                return attendance.check_out(t, fact.number, cause)
            case entry_facts.ByeAsked():
                return attendance.ask_bye(t, fact.number, fact.round, cause)
            case entry_facts.ByeTakenBack():
                return attendance.take_bye_back(t, fact.number, fact.round, cause)
        return None

    def of_round(self, t: Tournament, fact: Any, cause: FactCause) -> FactBatch | None:
        match fact:
            case round_facts.RoundDrafted():
                return drafting.draft_round(t, fact.round, plaintext(fact.draft), cause)
            case round_facts.RoundPublished():
                return publishing.publish(
                    t, fact.round, seen=fact.draft, starts_at=fact.starts_at, to_id=self.to_id, cause=cause, newest=t.version
                )
            case round_facts.RoundEntropyGiven():
                return publishing.give_round(t, fact.round, fact.number, fact.signature, cause)
            case round_facts.RoundEntropySpoken():
                return publishing.speak_entropy(t, fact.round, fact.numbers, cause)
            case round_facts.RoundOpened():
                return publishing.open_round(t, fact.round, fact.games, cause)
            case round_facts.TableAdded():
                add = add_game if t.regulations.pairing.method == "knockout" else publishing.add_table
                return add(t, fact.round, fact.table.plan, self.to_id, cause)
            case round_facts.TableOpened():
                return publishing.open_table(t, fact.round, fact.table, fact.digest, cause)
            case round_facts.TableFinished():
                head = GameHead(fact.version, fact.head)
                return finishing.finish_table(
                    t, fact.round, fact.table, fact.game, head, result=fact.result, played_by=fact.played_by, cause=cause
                )
            case round_facts.RoundClosing():
                return finishing.close_round(t, fact.round, t.version, fact.unfinished, cause)
            case round_facts.RoundClosed():
                return finishing.complete_close(t, fact.round, fact.heads, cause)
            case round_facts.RoundWithdrawn():
                return publishing.withdraw_round(t, fact.round, t.version, to_text(fact.reason), cause)
        return None

    def of_ruling(self, t: Tournament, fact: Any, cause: FactCause) -> FactBatch | None:
        match fact:
            case ruling_facts.TableRulingMade() | ruling_facts.PenaltyGiven() if fact.appeal is not None:
                decided = self.next_fact(ruling_facts.AppealDecided)
                return self.decide_appeal(t, decided, cause, to_plan(t, fact))
            case ruling_facts.TableRulingMade():
                plan = to_plan(t, fact)
                assert isinstance(plan, RulingPlan)
                return rulings.rule(t, plan, self.to_id, cause)
            case ruling_facts.PenaltyGiven():
                plan = to_plan(t, fact)
                assert isinstance(plan, PenaltyPlan)
                return rulings.penalise(t, plan, cause)
            case ruling_facts.AppealMade():
                return appeals.appeal(t, fact.entry, fact.round, fact.table, ruling=fact.ruling, text=to_text(fact.text), cause=cause)
            case ruling_facts.AppealDecided():
                return self.decide_appeal(t, fact, cause, None)
            case ruling_facts.AppealWithdrawn():
                return appeals.withdraw_appeal(t, fact.number, cause)
            case ruling_facts.HandsRead():
                reason = to_text(fact.reason)
                assert reason is not None
                return reading.read_hands(t, fact.round, fact.table, version=plaintext(fact.version), reason=reason, cause=cause)
            case ruling_facts.LotDrawn():
                return lots.draw_lot(t, fact.round, fact.among, cause)
        return None

    def decide_appeal(self, t: Tournament, fact: Any, cause: FactCause, then: RulingPlan | PenaltyPlan | None) -> FactBatch:
        reason = to_text(fact.reason)
        return appeals.decide_appeal(t, fact.number, fact.verdict, reason=reason, to_id=self.to_id, cause=cause, then=then)

    def next_fact(self, kind: type) -> Any:
        """The first fact of a type from here on.  Raises LookupError."""
        for each in self.facts[self.place :]:
            if isinstance(each.stored.fact, kind):
                return each.stored.fact
        raise LookupError(kind.__name__)


def exchange(tournament: Tournament, slip: Slip | None, fact: Any, cause: FactCause) -> FactBatch:
    """The exchange of the slip that an entry or official has."""
    assert slip is not None
    return slips.exchange(tournament, slip.hash, plaintext(fact.token), cause)


def to_plan(tournament: Tournament, fact: Any) -> RulingPlan | PenaltyPlan:
    """The request that became this fact."""
    reason = to_text(fact.reason)
    if isinstance(fact, ruling_facts.PenaltyGiven):
        points = fact.points if fact.kind == "points" else None
        return PenaltyPlan(
            fact.entry, fact.kind, reason, fact.article, points, fact.round, fact.table, fact.replaces
        )
    after = fact.after
    return RulingPlan(
        fact.round, fact.table, fact.kind, reason, fact.article, tournament.version,
        result=replace(after, kind="played") if fact.kind == "correct" else None,
        points=after.points if fact.kind == "adjust" else None,
        seats=after.forfeited if fact.kind == "forfeit" else (),
        time=fact.time,
    )  # fmt: skip
