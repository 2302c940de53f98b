"""Golden logs: every fact that was ever stored, to be folded by today's code for ever.

`python -m tests.tournaments.aggregate.golden` adds what is missing. A file that is there is never written again: logs like
it lie in stores.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from domain.game.events.game_events import GameHead
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
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.fact_codec import encode_fact
from extensions.tournaments.domain.facts.parts import AddedTime, Figure, FinalPlace, Result, TablePlan, Unfinished
from extensions.tournaments.domain.regulations.terms import LuckTerms
from service.ids import game_id
from tests.rounds import SIGNATURE
from tests.tournaments.aggregate.hall import Hall, draft_of, evening, heads_of, opened, seats_of, text, token, won

GOLDEN = Path(__file__).parent / "golden"


def usual_evening() -> Hall:
    """Two rounds with all that befalls a club: people who come and go, rulings, penalties, appeals, a lot."""
    regulations = evening()
    terms = replace(regulations.penalties, disqualified_after=2)
    hall = Hall(replace(regulations, pairing=replace(regulations.pairing, rounds=2), luck=LuckTerms("spoken"), penalties=terms))
    fewer = replace(hall.tournament.regulations, entries=replace(hall.tournament.regulations.entries, most=9))
    hall.do(life.amend, hall.rules, fewer, seen=1, reason=None)
    hall.do(life.open_entries)
    hall.enter(8)
    hall.do(entering.enter, [NewEntry("all", (text("Zoe"), None)[:1], token("zoe"), club=text("Chess club"), apart=(1,), rating=1500)], by=None)
    hall.enter(1)  # waits
    hall.do(entering.enter, [NewEntry("all", (None,), None, kind="bot", bot="house")])
    hall.do(officials.grant, "chief", slip=token("o2"), name=text("Chief"), entry=None)
    hall.do(officials.grant, "arbiter", slip=token("o3"), name=text("Playing arbiter"), entry=1)
    hall.do(officials.grant, "scorer", slip=token("o4"), name=None, entry=None)
    hall.do(slips.exchange, token("o2"), token("o2 device"), by="o2")
    hall.do(slips.make_official_slip, "o3", token("o3 again"))
    hall.do(officials.revoke, "o4", by="o2")
    hall.do(entering.change_entry, 3, EntryChanges(seed=1, rating=1400, apart=(1, 2)))
    hall.do(attendance.withdraw, 9, text("The last train"), by="e9")
    hall.do(attendance.withdraw, 8, None)
    hall.do(attendance.reinstate, 8, text("A mistake"))
    hall.do(slips.make_entry_slip, 2, token("e2 again"))
    hall.do(slips.exchange, token("e2 again"), token("e2 device"), by="e2")
    hall.do(life.close_entries, by="o2")
    hall.check_all_in()
    hall.do(attendance.check_out, 7, by="e7")
    hall.do(attendance.ask_bye, 6, 2, by="e6")
    hall.do(attendance.ask_bye, 5, 2, by="e5")
    hall.do(attendance.take_bye_back, 5, 2, by="e5")
    hall.draft(1)
    figured = replace(draft_of(hall.tournament, 1), figures=(Figure("meetings", 0, 0), Figure("spread", "3/2")))
    hall.do(drafting.draft_round, 1, figured)
    hall.publish(1)
    hall.do(publishing.withdraw_round, 1, hall.tournament.version, text("The wrong list"))
    hall.draft(1)
    hall.publish(1)
    hall.do(publishing.speak_entropy, 1, "4 6 2 1", by="o2")
    hall.open(1)
    hall.do(life.announce, text("Round 1 has begun."))
    hall.do(entering.substitute, 4, 0, name=text("A friend"), reason=text("Ill"), slip=token("e4 friend"))
    hall.do(rulings.rule, RulingPlan(1, 1, "time", text("Light went out"), "5.1", time=AddedTime(None, 60_000)), game_id, by="o2")
    hall.finish(1, 1)
    hall.do(rulings.rule, RulingPlan(1, 2, "replay", text("Wrong seats"), "7", seen=None), game_id, by="o2")
    hall.do(publishing.open_table, 1, 2, token("replayed"), by=None)
    ruled = hall.tournament.rounds[1].tables[1].ruled
    plan = RulingPlan(1, 1, "correct", text("Read wrong"), "4.2", ruled, result=won(4, 1))
    hall.do(rulings.rule, plan, game_id, by="o2")
    hall.do(appeals.appeal, 1, 1, 1, ruling=2 + 1, text=text("It was read right"), by="e1")
    hall.do(appeals.appeal, 2, 1, 1, ruling=None, text=text("Noise"), by="e2")
    hall.do(appeals.withdraw_appeal, 2, by="e2")
    ruled = hall.tournament.rounds[1].tables[1].ruled
    then = RulingPlan(1, 1, "adjust", text("Both are right"), "4.3", ruled, points=("1", "1", "1/2", "0"))
    hall.do(appeals.decide_appeal, 1, "upheld", reason=text("On the video"), to_id=game_id, by="o1", then=then)
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", text("Loud"), "9"), by="o2")
    hall.do(rulings.penalise, PenaltyPlan(3, "points", text("Late"), round=1, table=1), by="o2")
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", text("Loud again")), by="o2")
    last = len(hall.tournament.rulings)
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", text("Not so loud"), replaces=last), by="o2")
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(2, "by_scores")])
    table = hall.tournament.rounds[1].tables[2]
    scored = Result("by_scores", (0,), "", won(len(table.seats)).places, scores=(5,) * len(table.seats), measures={"turns": 9})
    first = table.games[0]
    hall.finish_game(1, 2, first.id, None)
    hall.finish_game(1, 2, table.game.id, scored)
    hall.do(finishing.complete_close, 1, heads_of(hall.tournament, 1), by=None)
    hall.do(lots.draw_lot, 1, (2, 1))
    made = replace(hall.tournament.regulations, tie_breaks=("wins",))
    hall.do(life.amend, hall.rules, made, seen=hall.tournament.version, reason=text("As every year"), consent="o2")
    hall.draft(2)
    hall.publish(2)
    hall.do(publishing.speak_entropy, 2, "3 3", by="o1")
    hall.open(2)
    for number in hall.tournament.rounds[2].tables:
        hall.finish(2, number)
    hall.do(rulings.rule, RulingPlan(2, 1, "forfeit", text("Left"), seats=(1,)), game_id, by="o2")
    hall.close(2)
    hall.pass_s(2000)
    places = [FinalPlace(each.number, "all", 1, "3/2") for each in hall.tournament.entries.values() if each.kind == "people"]
    hall.do(life.confirm, hall.tournament.version, places)
    ruled = hall.tournament.rounds[2].tables[1].ruled
    hall.do(rulings.rule, RulingPlan(2, 1, "void", text("Found later"), "", ruled), game_id, by="o2")
    return hall


def open_season() -> Hall:
    """Entries make tables of their own, by a round of drand, until the tournament is cancelled."""
    regulations = evening()
    free = replace(regulations.pairing, method="open", rounds=1)
    terms = replace(regulations.entries, check_in="none")
    hall = opened(8, replace(regulations, pairing=free, entries=terms, luck=LuckTerms("drand")))
    hall.draft(1, [])
    hall.publish(1)
    awaits = hall.tournament.rounds[1].awaits
    assert awaits is not None
    assert not isinstance(awaits, str)
    hall.do(publishing.give_round, 1, awaits.round, SIGNATURE, by=None)
    hall.open(1)
    hall.do(publishing.add_table, 1, TablePlan(1, "all", seats_of(1, 2, 3)), game_id, by="e2")
    hall.do(publishing.open_table, 1, 1, token("first"), by=None)
    hall.do(life.cancel, text("No hall"))
    hall.finish_game(1, 1, hall.tournament.rounds[1].tables[1].game.id, None)
    hall.do(life.reveal, by=None)
    return hall


def duplicate_teams() -> Hall:
    """A duplicate round at two tables, closed by the service when its time is up."""
    regulations = evening(preset="duplicate")
    times = replace(regulations.times, at_limit="close", unfinished="draw")
    hall = opened(8, replace(regulations, times=times, pairing=replace(regulations.pairing, rounds=1)))
    hall.draft(1)
    hall.publish(1)
    hall.open(1)
    hall.finish(1, 1)
    hall.pass_s(6000)
    hall.do(finishing.close_round, 1, hall.tournament.version, (), by=None)
    hall.finish_game(1, 2, hall.tournament.rounds[1].tables[2].game.id, None)
    hall.do(finishing.complete_close, 1, heads_of(hall.tournament, 1), by=None)
    return hall


def restored() -> Hall:
    """A tournament that the operator has put back to before its first round was published."""
    hall = opened(8)
    hall.check_all_in()
    hall.draft(1)
    hall.do(life.note_restore, GameHead(40, token("lost")), text("A disk broke"), by=None)
    hall.publish(1)
    hall.open(1)
    return hall


def open_hands() -> Hall:
    """A tournament with a place and a time zone, at which an arbiter looks at the hands of a table."""
    hall = opened(8)
    hall.do(life.set_venue, "Europe/Vienna", text("The café at the corner"))
    hall.prepare(1)
    hall.open(1)
    hall.do(reading.read_hands, 1, 2, version=17, reason=text("A card was shown twice"))
    hall.do(life.set_venue, "UTC", None)
    return hall


def mistakes() -> Hall:
    """A tournament of people of whom one is misspelt, one is there twice, and one does not play."""
    hall = opened(10)
    hall.do(entering.correct_name, 3, 0, text("Müller, Jörg"))
    hall.do(removing.remove, 10, 3, text("Typed twice"))
    hall.do(removing.remove, 9, None, None)
    hall.prepare(1)
    hall.open(1)
    return hall


HALLS: dict[str, Callable[[], Hall]] = {
    "evening": usual_evening,
    "season": open_season,
    "duplicate": duplicate_teams,
    "restored": restored,
    "hands": open_hands,
    "mistakes": mistakes,
}


def lines_of(hall: Hall) -> str:
    """The log of a tournament: on each line the digest and the fact as it is stored."""
    facts = [each for batch in hall.batches for each in batch.facts]
    return "".join(f"{each.digest.hex()} {encode_fact(each.stored).decode()}\n" for each in facts)


def write_missing() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, play in HALLS.items():
        path = GOLDEN / f"{name}.txt"
        if not path.exists():
            path.write_text(lines_of(play()))


if __name__ == "__main__":
    write_missing()
