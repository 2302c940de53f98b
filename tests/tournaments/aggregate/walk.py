"""A tournament at which officials, entries, strangers and the service do whatever comes to their minds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from domain.game.events.game_events import GameHead
from domain.game.events.luck_events import DrandRound
from domain.kernel.errors import Refusal
from domain.kernel.ledger import canonical
from domain.kernel.timestamps import timestamp
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
)  # fmt: skip
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.evolve import evolve, fold_tournament
from extensions.tournaments.domain.fact_codec import decode_fact, encode_fact
from extensions.tournaments.domain.facts.parts import AddedTime, FinalPlace, Result, TablePlan, Unfinished
from extensions.tournaments.domain.facts.ruling_facts import PenaltyKind, RulingKind
from extensions.tournaments.domain.owed import OwedStep, owed_steps
from extensions.tournaments.domain.regulations.terms import LuckTerms
from extensions.tournaments.domain.tournament import Official, Tournament
from service.ids import game_id
from tests.rounds import SIGNATURE
from tests.tournaments.aggregate.hall import ID, Hall, draft_of, evening, heads_of, seats_of, text, token, won
from tests.tournaments.aggregate.legality import check_legal

T = TypeVar("T")
ACTORS: tuple[str | None, ...] = (*("o1",) * 6, "o1", "o1", "o1", "o1", "o2", "o2", "o3", "o4", "e1", "e2", "e5", None)
PERSON = "dd_player_"
"""What no chain may hold: ids of persons, and the texts that this begins."""
HINT = "Anna Secretova"

BY_THE_SERVICE = frozenset({
    publishing.give_round, publishing.open_round, publishing.open_table, finishing.finish_table,
    finishing.complete_close, life.reveal,
})  # fmt: skip
"""What is repeated without a key, by whichever worker comes next."""


class Walk:
    """Each request is carried out, refused, or leads to nothing; whichever, the laws hold. seed: what it begins with."""

    def __init__(self, seed: int) -> None:
        self.chance, self.steps = Random(seed), 0
        self.facts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.tried = 0
        preset = self.one("preset", ("league-evening", "duplicate", "cup", "league-evening"))
        regulations = evening(preset=preset)
        pairing = replace(regulations.pairing, rounds=self.one("rounds", (1, 2, 3)))
        if preset == "league-evening":
            pairing = replace(pairing, method=self.one("method", ("swiss", "open", "manual")))
        entries = replace(regulations.entries, most=self.one("most", (500, 7)), late_rounds=1 if preset != "cup" else 0)
        luck = LuckTerms(self.one("public", (None, "spoken", "drand")))
        times = replace(regulations.times, round_s=600, at_limit=self.one("limit", ("warn", "close")))
        regulations = replace(regulations, times=times)
        self.hall = Hall(replace(regulations, pairing=pairing, entries=entries, luck=luck))
        self.texts = {"Autumn league"}
        if self.one("ready", (True,) * 7 + (False,)):
            self.ask(life.open_entries, by="o1")
            self.ask(entering.enter, self.new_entries(8), by="o1")
            for role, entry in (("chief", None), ("arbiter", 1), ("scorer", None)):
                self.ask(officials.grant, role, slip=token(f"a {role}"), name=None, entry=entry, by="o1")

    def one(self, label: str, values: Sequence[T]) -> T:
        """One of these. label: its purpose, to a reader of the code."""
        return self.chance.choice(values)

    def maybe(self) -> bool:
        return self.chance.random() < 0.5

    @property
    def tournament(self) -> Tournament:
        return self.hall.tournament

    def a_round(self) -> int:
        return self.one("round", tuple({1, max(1, self.tournament.next_round - 1), self.tournament.next_round, 9}))

    def a_table(self) -> tuple[int, int]:
        found = [(number, table) for number, each in self.tournament.rounds.items() for table in each.tables]
        return self.one("table", [*found, *found, (1, 99)])

    def an_entry(self) -> int:
        return self.one("entry", (*sorted(self.tournament.entries), 77))

    def seen(self) -> int:
        return self.one("seen", (self.tournament.version, self.tournament.version, max(1, self.tournament.version - 3)))

    def words(self, label: str = "reason") -> Any:
        said = f"{HINT} {label} {self.steps}"
        self.texts.add(said)
        return text(said)

    def new_entries(self, number: int) -> list[NewEntry]:
        first = len(self.tournament.entries) + 1
        return [
            NewEntry("all", (self.words(f"name {each}"),), token(f"e{each}"), persons=(f"{PERSON}{each}",))
            for each in range(first, first + number)
        ]

    def ask(self, decide: Callable[..., FactBatch], *given: Any, by: str | None, **named: Any) -> bool:
        """Carries a request out, and holds the laws. True where anything followed."""
        before, cause = self.tournament, self.hall.cause(by)
        known = msgspec.json.encode(before)
        try:
            batch = decide(before, *given, cause=cause, **named)
        except Refusal as refused:
            self.refusals[refused.code] += 1
            assert msgspec.json.encode(before) == known
            return False
        self.hold_batch(before, cause, batch)
        self.hall.tournament = batch.tournament
        self.hall.batches.append(batch)
        self.hold_repetition(decide, given, named, cause)
        return bool(batch.facts)

    def hold_batch(self, before: Tournament, cause: FactCause, batch: FactBatch) -> None:
        """What is stored can be read again, each of its prefixes is a legal tournament, and texts lie beside it."""
        if not batch.facts:
            assert batch.tournament == before
            return
        assert batch.facts[0].stored.size == len(batch.facts)
        after = before
        self.facts.update(str(each.public["type"]) for each in batch.facts)
        for each in batch.facts:
            raw = encode_fact(each.stored)
            assert decode_fact(raw) == each.stored
            assert PERSON.encode() not in raw
            assert HINT.encode() not in raw
            after = evolve(after, each.stored, each.digest)
            check_legal(after)
        assert after == batch.tournament
        self.steps += 1
        for placed in batch.texts:
            fact = batch.facts[placed.version - before.version - 1].stored.fact
            name, _, place = placed.place.partition(".")
            held = getattr(fact, name)
            assert (held[int(place)] if place else held) == placed.text.commitment

    def hold_repetition(self, decide: Callable[..., FactBatch], given: Any, named: Any, cause: FactCause) -> None:
        """The same request again is refused, or leads to nothing; so is what the service does without a key."""
        for again in (cause, cause._replace(key=None)) if decide in BY_THE_SERVICE else (cause,):
            try:
                batch = decide(self.tournament, *given, cause=again, **named)
            except Refusal:
                continue
            assert batch.facts == ()
            assert batch.tournament == self.tournament

    def play_on(self) -> None:
        """What an organiser would do next."""
        tournament, number = self.tournament, self.tournament.next_round
        current = tournament.current
        if current is None:
            for each in list(tournament.entries):
                if tournament.regulations.entries.check_in != "none" and not tournament.entries[each].is_here(number):
                    self.ask(attendance.check_in, each, by="o1")
            if self.ask(drafting.draft_round, number, draft_of(self.tournament, number), by="o1"):
                self.publish(number)
        elif current.state == "published":
            if not current.has_luck:
                self.give_luck(current.number)
            games = {each: token(each) for each in current.games}
            self.ask(publishing.open_round, current.number, games, by=None)
        elif current.state == "open":
            for table in current.tables:
                self.finish(current.number, table)
            if self.maybe() and self.ask(finishing.close_round, current.number, self.tournament.version, (), by="o1"):
                self.complete(current.number)
        else:
            self.complete(current.number)

    def serve(self) -> None:
        """The service does what it owes, and is never refused."""
        for step in owed_steps(self.tournament):
            done = self.take(step)
            assert done or step.kind == "close_round"
            assert step not in owed_steps(self.tournament) or step.kind == "close_round"

    def take(self, step: OwedStep) -> bool:
        """One step that is owed. Whether anything followed."""
        found = self.tournament.rounds.get(step.round)
        match step.kind:
            case "fetch_entropy":
                assert found is not None
                assert isinstance(found.awaits, DrandRound)
                return self.ask(publishing.give_round, step.round, found.awaits.round, SIGNATURE, by=None)
            case "open_round":
                assert found is not None
                return self.ask(publishing.open_round, step.round, {each: token(each) for each in found.games}, by=None)
            case "open_table":
                return self.ask(publishing.open_table, step.round, step.table, token(f"{step.game}"), by=None)
            case "end_game":
                assert found is not None
                assert step.table is not None
                players = ("entry",) * len(found.tables[step.table].seats)
                head = GameHead(30, token(f"{step.game}"))
                return self.ask(finishing.finish_table, step.round, step.table, step.game, head, result=None, played_by=players, by=None)
            case "complete_close":
                return self.ask(finishing.complete_close, step.round, heads_of(self.tournament, step.round), by=None)
            case "reveal":
                return self.ask(life.reveal, by=None)
        return self.ask(finishing.close_round, step.round, self.tournament.version, (), by=None)

    def publish(self, number: int) -> None:
        found = self.tournament.rounds[number].draft
        assert found is not None
        starts_at = timestamp(self.hall.ms + 60_000)
        self.ask(publishing.publish, number, seen=found.version, starts_at=starts_at, to_id=game_id, by="o1")

    def give_luck(self, number: int) -> None:
        awaits = self.tournament.rounds[number].awaits
        if awaits == "spoken":
            self.ask(publishing.speak_entropy, number, "4 2 6 1", by="o1")
        elif awaits is not None and not isinstance(awaits, str):
            self.ask(publishing.give_round, number, awaits.round, SIGNATURE, by="e1")

    def finish(self, number: int, table: int) -> None:
        found = self.tournament.rounds[number].tables[table]
        seats = len(found.seats)
        result = self.one("result", (won(seats), won(seats, 1), won(seats), None))
        head = GameHead(self.one("version", (40, 41)), token(found.game.id))
        played_by = (self.one("played by", ("entry", "bot")),) * seats
        self.ask(finishing.finish_table, number, table, found.game.id, head, result=result, played_by=played_by, by=None)

    def complete(self, number: int) -> None:
        for table in self.tournament.rounds[number].tables:
            if not self.tournament.rounds[number].tables[table].game.is_over:
                self.finish(number, table)
        self.ask(finishing.complete_close, number, heads_of(self.tournament, number), by=None)

    def draft(self) -> None:
        number = self.a_round()
        basis = self.one("basis", (None, 1))
        made = draft_of(self.tournament, number, basis=basis)
        if self.one("spoilt", (False, False, True)):
            made = replace(made, tables=made.tables[1:], byes=made.byes[:1])
        self.ask(drafting.draft_round, number, made, by=self.one("by", ACTORS), seen=self.one("which", (None, self.seen())))

    def publish_anything(self) -> None:
        newest = self.one("newest", (None, self.tournament.version))
        starts_at = timestamp(self.hall.ms + self.one("ahead", (60_000, -5)))
        number = self.a_round()
        known = self.tournament.rounds.get(number)
        seen = known.draft.version if known is not None and known.draft is not None else 3
        self.ask(publishing.publish, number, seen=seen, starts_at=starts_at, to_id=game_id, by=self.one("by", ACTORS), newest=newest)

    def take_a_round_back(self) -> None:
        answered = self.one("answered", ((), (1,)))
        by = self.one("by", ACTORS)
        self.ask(publishing.withdraw_round, self.a_round(), self.seen(), self.words(), by=by, answered=answered)

    def come_and_go(self) -> None:
        by, entry = self.one("by", ACTORS), self.an_entry()
        match self.one("what", ("enter", "withdraw", "reinstate", "in", "out", "bye", "back", "admit", "change", "slip", "exchange", "exchange", "substitute", "correct", "remove")):
            case "enter":
                self.ask(entering.enter, self.new_entries(self.one("many", (1, 3))), by=by)
            case "withdraw":
                self.ask(attendance.withdraw, entry, self.words(), by=by)
            case "reinstate":
                gone = [each.number for each in self.tournament.entries.values() if each.state == "withdrawn"]
                self.ask(attendance.reinstate, self.one("gone", gone or [entry]), None, by=by)
            case "in":
                self.ask(attendance.check_in, entry, by=by)
            case "out":
                self.ask(attendance.check_out, entry, by=by)
            case "bye":
                self.ask(attendance.ask_bye, entry, self.a_round(), by=by)
            case "back":
                asked = [(each.number, each.byes[-1]) for each in self.tournament.entries.values() if each.byes]
                self.ask(attendance.take_bye_back, *self.one("asked", asked or [(entry, 1)]), by="o1")
            case "admit":
                self.ask(attendance.admit, by=by)
            case "change":
                self.ask(entering.change_entry, entry, EntryChanges(seed=self.one("seed", (1, 2, None)), apart=(3,)), by=by)
            case "slip":
                self.ask(slips.make_entry_slip, entry, token(f"link {self.steps}"), by=by)
            case "exchange":
                self.exchange(self.one("whose", (f"e{entry}", "o1", "o2", "o3")), by)
            case "substitute":
                self.ask(entering.substitute, entry, 0, name=self.words("name"), reason=None, by=by, slip=token(f"sub {self.steps}"))

            case "correct":
                self.ask(entering.correct_name, entry, self.one("member", (0, 0, 1)), self.words("name") or text("Anna"), by=by)
            case "remove":
                self.ask(removing.remove, entry, self.one("same", (None, 1, 2)), self.words(), by=by)

    def exchange(self, holder: str, by: str | None) -> None:
        """A device exchanges the last slip of an entry or official; `by` may be another, who must not."""
        holders: dict[str, Entry | Official] = {**self.tournament.officials, **{f"e{each.number}": each for each in self.tournament.entries.values()}}
        slip = holders[holder].slip if holder in holders else None
        found = token("never made") if slip is None else slip.hash
        self.ask(slips.exchange, found, token(f"device {self.steps}"), by=self.one("exchanger", (holder, holder, by)))

    def grant(self) -> None:
        by, role = self.one("by", ACTORS), self.one("role", ("chief", "arbiter", "scorer", "organiser"))
        name = self.words("name")
        match self.one("what", ("grant", "grant", "reissue", "revoke")):
            case "grant":
                entry = self.one("own", (None, 1, 2))
                self.ask(officials.grant, role, slip=token(f"official {self.steps}"), name=name, entry=entry, by=by)
            case "reissue":
                self.ask(slips.make_official_slip, self.one("whose", ("o1", "o2")), token(f"new {self.steps}"), by=by)
            case "revoke":
                self.ask(officials.revoke, self.one("whose", ("o1", "o2", "o3")), by=by)

    def rule_on_a_table(self) -> None:
        number, table = self.a_table()
        found = self.tournament.find_table(number, table)
        seats = len(found.seats) if found is not None else 4
        kind = self.one("kind", get_args(RulingKind))
        needed: dict[str, dict[str, Any]] = {
            "correct": {"result": won(seats, 1)},
            "adjust": {"points": ("1/2",) * seats},
            "forfeit": {"seats": (0,)},
            "time": {"time": AddedTime(None, 60_000)},
        }
        given = needed.get(kind, {})
        plan = RulingPlan(number, table, kind, self.words(), "4.2", self.one("seen", (None, self.seen())), **given)
        by = self.one("by", ACTORS)
        appealed = [each.number for each in self.tournament.open_appeals]
        if appealed and self.maybe():
            verdict = self.one("verdict", ("upheld", "dismissed"))
            then = self.one("then", (plan, None, PenaltyPlan(self.an_entry(), "warning", self.words())))
            self.ask(appeals.decide_appeal, self.one("which", appealed), verdict, reason=self.words(), to_id=game_id, by=by, then=then)
        else:
            self.ask(rulings.rule, plan, game_id, by=by)

    def open_again(self) -> None:
        number, table = self.a_table()
        self.ask(publishing.open_table, number, table, token(f"again {number} {table}"), by=None)

    def add_a_table(self) -> None:
        current = self.tournament.current
        if current is not None:
            seats = seats_of(*sorted({self.an_entry() for _ in range(4)}))
            added = TablePlan(len(current.tables) + 1, "all", seats)
            self.ask(publishing.add_table, current.number, added, game_id, by=self.one("by", ACTORS))

    def penalise(self) -> None:
        kind = self.one("kind", get_args(PenaltyKind))
        replaces = self.one("replaces", (None, 1))
        plan = PenaltyPlan(self.an_entry(), kind, self.words(), replaces=replaces)
        self.ask(rulings.penalise, plan, by=self.one("by", ACTORS))

    def appeal(self) -> None:
        (number, table), ruling = self.a_table(), self.one("ruling", (None, 1))
        by = self.one("by", ACTORS)
        if self.one("withdraw", (False, False, True)):
            self.ask(appeals.withdraw_appeal, 1, by=by)
        else:
            self.ask(appeals.appeal, self.an_entry(), number, table, ruling=ruling, text=self.words("text"), by=by)

    def close(self) -> None:
        number = self.a_round()
        found = self.tournament.rounds.get(number)
        hows: tuple[Literal["draw", "void", "by_scores"], ...] = ("draw", "void", "by_scores")
        how = self.one("how", hows)
        unfinished = [Unfinished(each.number, how) for each in found.tables.values() if not each.is_decided] if found else []
        self.ask(finishing.close_round, number, self.seen(), unfinished, by=self.one("by", ACTORS))

    def finish_by_scores(self) -> None:
        number, table = self.a_table()
        found = self.tournament.find_table(number, table)
        if found is not None:
            seats = len(found.seats)
            result = Result("by_scores", (0,), "", won(seats).places, scores=(7,) * seats)
            head = GameHead(50, token("scored"))
            self.ask(finishing.finish_table, number, table, found.game.id, head, result=result, played_by=("entry",) * seats, by=None)

    def look_at_hands(self) -> None:
        number, table = self.a_table()
        self.ask(reading.read_hands, number, table, version=self.one("version", (30, 30, 0)), reason=self.words(), by=self.one("by", ACTORS))

    def move_elsewhere(self) -> None:
        zone = self.one("zone", ("Europe/Vienna", "UTC", "Nowhere"))
        venue = self.one("where", (None, self.words("venue")))
        self.ask(life.set_venue, zone, venue, by=self.one("by", ACTORS))

    def put_back(self) -> None:
        lost = GameHead(self.tournament.version + 5, token("lost"))
        self.ask(life.note_restore, lost, self.words(), by=self.one("by", (None, None, "o1")))

    def end(self) -> None:
        by = self.one("by", ACTORS)
        match self.one("what", ("confirm", "confirm", "cancel", "reveal", "announce", "entries", "lot", "lot", "wait", "amend")):
            case "confirm":
                self.hall.pass_s(self.one("later", (0, 2_000)))
                sides = self.tournament.entries.values()
                places = [FinalPlace(each.number, each.section, 1, "0") for each in sides if each.kind == "people"]
                self.ask(life.confirm, self.seen(), places, by=self.one("who", ("o1", by)))
            case "cancel":
                self.ask(life.cancel, self.words(), by=self.one("really", (None, None, None, by)))
            case "reveal":
                self.ask(life.reveal, by=None)
            case "announce":
                self.ask(life.announce, self.words("text"), by=by)
            case "entries":
                self.ask(self.one("open", (life.open_entries, life.close_entries)), by=by)
            case "lot":
                self.ask(lots.draw_lot, self.a_round(), sorted({self.an_entry(), self.an_entry()}), by="o1")
            case "wait":
                self.hall.pass_s(1_000)
            case "amend":
                self.amend(by)

    def amend(self, by: str | None) -> None:
        now = self.tournament.regulations
        rounds = replace(now.pairing, rounds=self.one("rounds", (1, 2, 4)))
        other = self.one("field", (replace(now, pairing=rounds), replace(now, tie_breaks=("wins",))))
        consent = self.one("consent", (None, "o2"))
        self.ask(life.amend, self.hall.rules, other, seen=self.seen(), reason=self.words(), by=by, consent=consent)

    def step(self, action: str, seed: int) -> None:
        """One of `ACTIONS`. seed: what its choices follow from, with how far the walk has come."""
        self.tried += 1
        self.chance = Random(f"{seed}/{self.tried}")
        getattr(self, action)()

    def end_walk(self) -> None:
        """The whole log folds to the same tournament, and no person is in its chain."""
        assert fold_tournament(ID, self.hall.log) == self.tournament
        chain = b"".join(canonical(each.public) for batch in self.hall.batches for each in batch.facts)
        assert PERSON.encode() not in chain
        assert not any(said.encode() in chain for said in self.texts)


ACTIONS = (
    "play_on", "play_on", "play_on", "serve", "serve", "draft", "publish_anything", "take_a_round_back", "come_and_go", "come_and_go",
    "come_and_go", "grant", "rule_on_a_table", "rule_on_a_table", "open_again", "add_a_table", "penalise", "appeal",
    "close", "finish_by_scores", "look_at_hands", "move_elsewhere", "put_back", "end",
)  # fmt: skip
