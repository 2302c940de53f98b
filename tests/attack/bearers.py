"""Attacks by people who keep what they hand out: officials with others' slips or with their opponents', hosts with those of seats, an organiser who consents
alone, links that take a seat over.
"""

from __future__ import annotations

import json

from extensions.tournaments.app.owed_steps.take_steps import take_steps
from tests.attack.attack import Attack, Outcome, noticed
from tests.attack.installation import Installation
from tests.http.guest import Guest, Json, Round, opened
from tests.spec.node import ROOT, node, page_modules
from tests.tournaments.http.evening import Evening, evening

PEOPLE = ("Anna", "Boris", "Clara", "Dan")


def entered_by_scorer(place: Installation) -> tuple[Evening, Json]:
    """A tournament, and the answer by which a scorer entered its people."""
    here = evening(place.app, regulations={"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}})
    scorer = here.appoint("scorer")
    answered: Json = here.post("/entries", {"entries": [{"names": [name]} for name in PEOPLE]}, scorer).get_json()
    return here, answered


def publish(here: Evening) -> None:
    here.draft()
    assert here.publish().status_code == 202
    attend(here)
    assert here.get("/rounds/1")["round"]["state"] == "open"


def attend(here: Evening) -> None:
    """What a worker does for the tournament now. Nothing is due by the store's own clock, which the rows do not turn."""
    for _ in range(3):
        take_steps(here.context, here.id)


def bearers_of(answered: Json) -> list[str]:
    """Everything in an answer that could be used as a token or exchanged for one."""
    return [value for each in answered["entries"] for value in each.values() if isinstance(value, str) and value.startswith("dd_")]


def hands_of(here: Evening, kept: str) -> bool:
    """Whether a text that an official kept reads a hand or acts for an entry, itself or by an exchange."""
    exchanged = Guest(here.app).post(here.path("/exchanges"), {"slip": kept})
    tokens = [kept, *([exchanged.get_json()["token"]] if exchanged.status_code == 201 else [])]
    for token in tokens:
        by = Guest(here.app, token)
        table = by.get(here.path("/rounds/1/tables/1"))
        if table.status_code == 200 and table.get_json()["own_seats"]:
            return True
        if by.get(here.path()).status_code == 200:
            return True
    return False


def scorer_keeps_slips(place: Installation, ruleset: str) -> Outcome:
    """A scorer keeps the answer by which people were entered, and uses it after their devices have exchanged it."""
    here, answered = entered_by_scorer(place)
    here.entries = {each["entry"]: here.exchange(each["slip"]) for each in answered["entries"]}
    publish(here)
    kept = bearers_of(answered)
    assert len(kept) == len(PEOPLE)
    return "refused" if not any(hands_of(here, each) for each in kept) else "not noticed"


def scorer_exchanges_first(place: Installation, ruleset: str) -> Outcome:
    """A scorer exchanges a slip before its holder does: the holder finds it used, and log and desk show the exchange."""
    here, answered = entered_by_scorer(place)
    slip = answered["entries"][0]["slip"]
    here.exchange(slip)
    own = Guest(place.app).post(here.path("/exchanges"), {"slip": slip})
    facts = [each["type"] for each in here.get("/facts?limit=100", Guest(place.app))["facts"]]
    is_shown = here.get("/entries", Guest(place.app))["items"][0]["last_slip"]["exchanged"] is not None
    return noticed(own.get_json()["code"] == "slip-used" and "entry.slip_exchanged" in facts and is_shown)


def official_renews_in_a_round(place: Installation, ruleset: str) -> Outcome:
    """A scorer makes a new slip during the round and exchanges it: the player's token ends, and log and table say who did it."""
    here, answered = entered_by_scorer(place)
    anna = here.exchange(answered["entries"][0]["slip"])
    publish(here)
    slip = here.post("/entries/1/slip").get_json()["slip"]
    attend(here)
    here.exchange(slip)
    game = here.get("/rounds/1")["round"]["tables"][0]["game"]
    told = [each["data"].get("reason", "") for each in Guest(place.app).get(f"/v1/games/{game}/events").get_json()["events"]]
    made = [each["by"] for each in here.get("/facts?limit=200", Guest(place.app))["facts"] if each["type"] == "entry.slip_made"]
    return noticed(anna.get(here.path()).status_code == 401 and made == ["o1"] and "Entry 1 has a new slip, made by official o1." in told)


def scorer_plays(place: Installation, ruleset: str) -> Outcome:
    """A scorer who plays makes a slip of an opponent, and substitutes a person for another one, to read their hands."""
    here, answered = entered_by_scorer(place)
    here.entries = {each["entry"]: here.exchange(each["slip"]) for each in answered["entries"]}
    publish(here)
    one, other, third, _ = here.now.rounds[1].tables[1].entries
    scorer = here.appoint("scorer", entry=one)
    answers = [
        here.post(f"/entries/{other}/slip", None, scorer),
        here.send("PATCH", f"/entries/{third}", {"substitute": {"member": 0, "name": "Zoe"}}, scorer),
    ]
    attend(here)
    kept = [each.get_json().get("slip") for each in answers]
    if any(hands_of(here, each) for each in kept if each is not None):
        return "not noticed"
    return "refused" if {each.get_json().get("code") for each in answers} == {"own-section"} else "not noticed"


def host_keeps_what_is_handed_on(place: Installation, ruleset: str) -> Outcome:
    """The host of a table gives a seat to a new phone, and another one to a new person; and keeps what was answered, to read
    hands and to act once their devices play. An arbiter of a tournament does so with a stand-in's.
    """
    table = opened(place.app)
    kept = [hand_on(table, each) for each in ({"kind": "reissue", "seat": 0}, {"kind": "substitute", "seat": 1, "name": "Vera"})]
    here, answered = entered_by_scorer(place)
    here.entries = {each["entry"]: here.exchange(each["slip"]) for each in answered["entries"]}
    publish(here)
    game = here.get("/rounds/1")["round"]["tables"][0]["game"]
    stand_in = here.post("/rounds/1/tables/1/clock", {"kind": "substitute", "seat": 2, "name": "Ines", "reason": "Ill."}).get_json()
    held = [*[(table.id, each) for each in kept], (game, bearer_in(stand_in))]
    for at, slip in held:
        Guest(place.app).post(f"/v1/games/{at}/exchanges", {"slip": slip})
    return "refused" if not any(plays(place, at, each) for at, each in held) else "not noticed"


def host_opens_first(place: Installation, ruleset: str) -> Outcome:
    """The host of a table opens the slip of a seat before its player does: the player finds it used, and the table hears of it."""
    table = opened(place.app)
    slip = hand_on(table, {"kind": "reissue", "seat": 0})
    is_opened = plays(place, table.id, slip)
    own = Guest(place.app).post(f"/v1/games/{table.id}/exchanges", {"slip": slip})
    told = [each["type"] for each in Guest(place.app).get(f"/v1/games/{table.id}/events?limit=100").get_json()["events"]]
    return noticed(is_opened and own.get_json().get("code") == "slip-used" and "game.slip_exchanged" in told)


def hand_on(table: Round, act: Json) -> str:
    """What the host of a table is answered, to hand on."""
    made = table.organiser.post(f"/v1/games/{table.id}/interventions", {**act, "author": "Greta", "reason": "The telephone is lost."})
    return bearer_in(made.get_json())


def bearer_in(answered: Json) -> str:
    return next(each for each in answered.values() if isinstance(each, str) and each.startswith("dd_"))


def plays(place: Installation, game: str, kept: str) -> bool:
    """Whether a text that a host kept reads a hand or acts for a seat, itself or by an exchange."""
    exchanged = Guest(place.app).post(f"/v1/games/{game}/exchanges", {"slip": kept})
    tokens = [kept, *([exchanged.get_json()["token"]] if exchanged.status_code == 201 else [])]
    holders = [Guest(place.app, each) for each in tokens]
    return any(each.get(f"/v1/games/{game}/view").status_code == 200 or each.act(game, {"type": "leave"}).status_code == 201 for each in holders)


def organiser_consents_alone(place: Installation, ruleset: str) -> Outcome:
    """The organiser makes a new slip for the chief arbiter, exchanges it, and consents to other points by it; or appoints another
    chief, or revokes the one there is.
    """
    here, _ = entered_by_scorer(place)
    here.appoint("chief")
    publish(here)
    chief = next(each["id"] for each in here.get("")["officials"] if each["role"] == "chief")
    renewed = here.exchange(here.post(f"/officials/{chief}/slip").get_json()["slip"])
    second = here.appoint("chief")
    answers = [change_points(here, here.organiser, renewed), change_points(here, renewed, here.organiser), change_points(here, here.organiser, second)]
    here.send("DELETE", f"/officials/{chief}", {})
    answers.append(change_points(here, here.organiser, second))
    return "refused" if answers == [403] * 4 else "not noticed"


def change_points(here: Evening, by: Guest, consent: Guest) -> int:
    change = {"points": {"scheme": "win"}}
    body = {"regulations": change, "reason": "As was said.", "consent": here.consent(consent, change)}
    return here.send("PATCH", "", body, by, If_Match=here.now.version).status_code


def link_takes_a_seat(place: Installation, ruleset: str) -> Outcome:
    """A reader who holds a seat opens a link with another seat's key, and presses nothing; an app opens a slip's link ahead, and one
    of each other kind that brings a secret.
    """
    ran, all_kinds = (node(ROOT / "tests/spec" / each, page_modules().name) for each in ("taking.mjs", "brought.mjs"))
    assert ran.returncode == all_kinds.returncode == 0, ran.stderr + all_kinds.stderr
    if any(each["opened"]["kept"] or each["opened"]["posted"] for each in json.loads(all_kinds.stdout)["visits"]):
        return "not noticed"
    found = json.loads(ran.stdout)
    is_kept = found["kept"]["taken"] is None and found["kept"]["own"] == "dd_seat_ben" and found["deskRefused"]["exchanged"] == 0
    return "refused" if is_kept and found["kept"]["asked"] else "not noticed"


def asks_for_anothers_seat(place: Installation, ruleset: str) -> Outcome:
    """A stranger with a table's link asks for a seat that is not theirs: its own device says no before a seat can agree, and the
    asker learns no hand.
    """
    table = opened(place.app, visibility="unlisted")
    path, stranger = f"/v1/games/{table.id}/seat-asks", Guest(place.app)
    ask = stranger.post(path, {"seat": 1}).get_json()
    early = table.by[2].post(f"{path}/answers", {"ask": ask["ask"], "agree": True})
    itself = table.by[1].post(f"{path}/answers", {"ask": ask["ask"], "agree": False})
    own = Guest(place.app, ask["secret"])
    is_refused = early.status_code == 429 and itself.status_code == 201 and own.get(f"{path}/own").get_json()["state"] == "refused"
    is_blind = own.get(f"/v1/games/{table.id}/view").status_code == 401 and stranger.post(path, {"seat": 1}).status_code == 429
    return "refused" if is_refused and is_blind else "not noticed"


ATTACKS = (
    Attack("B1", "a scorer keeps the slips of entries, and uses them in the round", "the service", "–", "its answer", scorer_keeps_slips, once=True),
    Attack("B2", "a scorer exchanges a slip before its holder", "its holder, anybody", "the slip, the tournament's log", "the page, the desk", scorer_exchanges_first, once=True),
    Attack("B3", "an official makes and exchanges a new slip during the round", "the table, anybody", "the game's and the tournament's log", "the page", official_renews_in_a_round, once=True),
    Attack("B4", "the organiser consents alone to other points", "the service", "–", "its answer", organiser_consents_alone, once=True),
    Attack("B5", "a link takes over a seat, in place of the reader's own, or the key of a study", "the reader", "–", "the page's question", link_takes_a_seat, once=True),
    Attack("B6", "who hands a seat on keeps what was answered, and uses it", "the service", "–", "its answer", host_keeps_what_is_handed_on, once=True),
    Attack("B7", "a host opens a seat's slip before its player", "its player, the table", "the slip, the game's log", "the page, the log", host_opens_first, once=True),
    Attack("B8", "a scorer who plays makes a slip of an opponent", "the service", "–", "its answer", scorer_plays, once=True),
    Attack("B9", "somebody asks for a seat that is not theirs", "its player, the table", "the page, the game's log", "its answer", asks_for_anothers_seat, once=True),
)  # fmt: skip
