"""Attacks by those who have rights: an official who plays, and the organiser of a duplicate deal. They have no store, files or keys."""

from __future__ import annotations

from extensions.tournaments.app.owed_steps.take_steps import take_steps
from tests.attack.attack import Attack, Outcome, said
from tests.attack.installation import NAMES, PEOPLE, Installation, done
from tests.http.guest import Guest
from tests.tournaments.http.evening import Evening, evening

TABLES = 2
TOURNAMENT_SIZE = 4
RULES = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}}


def board_on(place: Installation) -> Evening:
    """A round of two tables with one deal, of which the second is over."""
    here = evening(place.app, *[f"Player {nth}" for nth in range(TABLES * TOURNAMENT_SIZE)], preset="duplicate", regulations=RULES)
    here.draft()
    assert here.publish().status_code == 202
    take_steps(here.context, here.id)
    here.finish(2, winner=3)
    return here


def results_read(here: Evening, official: Guest) -> list[str]:
    """The addresses under which an official reads the result of the second table."""
    found = []
    told = {
        "/rounds/1": lambda each: each["round"]["tables"][1]["result"],
        "/rounds/1/tables/2": lambda each: each["table"]["result"] or each["lines"],
        "/standings": lambda each: any(row["points"] != "0" for row in each["sections"][0]["rows"]),
        "/facts?limit=500": lambda each: any(fact["data"].get("result") for fact in each["facts"]),
        "/record": lambda each: "table.finished" in each,
    }
    for path, is_told in told.items():
        if is_told(here.get(path, official)):
            found.append(path)
    return found


def reads_the_own_deal(place: Installation, ruleset: str) -> Outcome:
    """An official reads how another table came out at the deal that he is about to play, and its hands."""
    here = board_on(place)
    first = here.now.rounds[1].tables[1]
    official = here.appoint("arbiter", entry=first.seats[0].entry)
    hands = here.post("/rounds/1/tables/2/hands", {"reason": "Just so."}, official)
    assert results_read(here, here.organiser), "what the row looks for is nowhere"
    is_refused = not results_read(here, official) and hands.status_code == 403
    return "refused" if is_refused else "not noticed"


def deals_it_once_more(place: Installation, ruleset: str) -> Outcome:
    """The organiser of a duplicate deal opens another table of its group, sits in all its seats, and reads every hand."""
    deal = {"mode": "duplicate", "group": "evening"}
    table = place.table(ruleset, deal=deal)
    seats = [{"kind": "human", "claim": True, "name": NAMES[seat]} for seat in range(PEOPLE[ruleset])]
    made = done(table.organiser.post("/v1/games", {"ruleset": ruleset, "seats": seats, "deal": deal}))
    seen = [Guest(place.app, each["token"]).view(made["game"]["id"])["text"] for each in made["seats"] if "token" in each]
    theirs = [Guest(place.app, table.by[seat].token).view(table.id)["text"] for seat in sorted(table.by)]
    assert all(hand_of(each) == hand_of(other) for each, other in zip(seen, theirs, strict=True)), "the deals differ"
    place.rule(table)
    at_table = all("The organiser could know this deal" in each for each in theirs)
    found = said(place.verify(place.record(table)), "The organiser could know this deal")
    return found if at_table else "not noticed"


def hand_of(text: str) -> list[str]:
    """A view without its first line, which counts events."""
    return text.splitlines()[1:]


ATTACKS = (
    Attack("D12", "an official who plays reads results and hands of the deal that he plays", "the service", "-", "its answer", reads_the_own_deal, once=True),
    Attack("D13", "the organiser of a duplicate deal deals it to another table, and sees all cards", "anybody", "the table, or its record", "verify", deals_it_once_more),
)  # fmt: skip
