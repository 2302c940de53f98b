"""Attacks on the luck: it is chosen by somebody who knows the seed, alone or with an accomplice at the table."""

from __future__ import annotations

import json
from hashlib import sha256

from msgspec.structs import replace

from domain.game.aggregate import plaintext
from domain.kernel import chance
from service.app.bots import automation
from tests.attack.attack import Attack, Outcome, faulty, noticed, said
from tests.attack.installation import PEOPLE, WAIT_MS, Installation, Table
from tests.audit.tampering import Lines, first
from tests.http.guest import Guest
from tests.http.luck_tables import ROUND
from tests.rounds import EARLIER, NAMED_MS

BOTH = (0, 1)


def liked(place: Installation, table: Table) -> str:
    """A nonce that gives the operator's accomplice a deal he likes, found by trying: the operator knows the seed."""
    seed = bytes.fromhex(plaintext(place.game(table).created.seed))
    seats = len(place.game(table).seats)
    for number in range(10_000):
        nonce = sha256(f"try {number}".encode()).hexdigest()
        brought = [table.nonces.get(seat) for seat in range(seats)]
        mixed = chance.effective_seed(seed, [brought[0], nonce, *brought[2:]], "")
        if chance.pick_position(mixed, "liked", 0, 64) == 0:
            return nonce
    raise AssertionError("no such nonce")


def accomplice_chooses(place: Installation, ruleset: str) -> Outcome:
    table = place.table(ruleset, BOTH)
    assert place.give(table, 0).status_code == 200
    return "refused" if place.give(table, 1, liked(place, table)).status_code == 422 else "not noticed"


def accomplice_is_let(place: Installation, ruleset: str) -> Outcome:
    """The operator writes the nonce into the log himself."""
    table = place.table(ruleset, BOTH)
    for seat in BOTH:
        assert place.give(table, seat).status_code == 200
    place.rule(table)
    nonce = liked(place, table)

    def change(lines: Lines) -> None:
        given = [line for line in lines[1:] if line["type"] == "game.nonce_given"]
        given[1]["data"]["nonce"] = nonce

    return faulty(place.verify(place.forged(place.record(table), change)), "breaks the rules by which people bring luck")


def operator_alone(place: Installation, ruleset: str) -> Outcome:
    table = place.table(ruleset)
    place.rule(table)
    record = place.record(table)
    is_required = place.verify(record, "--require", "nonces").status == 3
    return said(place.verify(record), "the operator alone chose the luck") if is_required else "not noticed"


def operator_alone_for_a_group(place: Installation, ruleset: str) -> Outcome:
    """Tables of a duplicate deal take no nonces: those of the first would choose for all."""
    table = place.table(ruleset, deal={"mode": "duplicate", "group": f"cup {place.clock()}"})
    place.rule(table)
    automation.reveal_group(place.context, place.game(table))
    return said(place.verify(place.record(table)), "the operator alone chose the luck")


def board_rewritten(place: Installation, ruleset: str) -> Outcome:
    """After seat 0 has seen the set closed, the last seat commits to something else; seat 0's client asks for its nonce."""
    table = place.table(ruleset, BOTH)
    shown = place.anybody.view(table.id)["luck"]["closed"]["digest"]
    kept = place.copy(table)
    closed = max(at for at, each in enumerate(kept.entries) if b"luck_closed" in each.value)
    batch = max(at for at in range(closed) if b"seat_taken" in kept.entries[at].value)
    place.put_back(replace(kept, entries=kept.entries[:batch]))
    last = max(table.by)
    table.nonces[last] = sha256(b"another").hexdigest()
    place.sit(table, last)
    return "refused" if place.give(table, 0, digest=shown).status_code == 409 else "not noticed"


def nonce_dropped(place: Installation, ruleset: str) -> Outcome:
    """The operator takes the nonce of an honest seat out of the log, and says that it was silent."""
    table = place.table(ruleset, BOTH)
    before = place.copy(table)
    answer = place.give(table, 0).get_json()
    told = {"game": table.id, "version": answer["version"], "digest": answer["digest"]}
    held = place.file(json.dumps(told).encode())  # the operator signs nothing that he will deny
    place.put_back(before)
    assert place.give(table, 1).status_code == 200
    place.time_out(table)
    place.rule(table)
    record = place.record(table)
    assert said(place.verify(record), "the nonce of seat 0 is missing") == "said"
    return faulty(place.verify(record, "--checkpoint", held), "is of another history")


def accomplice_is_silent(place: Installation, ruleset: str) -> Outcome:
    table = place.table(ruleset, BOTH)
    assert place.give(table, 0).status_code == 200
    place.time_out(table)
    place.rule(table)
    return said(place.verify(place.record(table)), "the nonce of seat 1 is missing", "could choose among 2 deals at most")


def another_round(place: Installation, ruleset: str) -> Outcome:
    """The operator names an old round, which he has seen, in place of the one that was to come."""
    now = place.clock.ms
    place.clock.ms = NAMED_MS - 1_000
    table = place.table(ruleset, luck={"nonces": "none", "public": "drand"})
    assert place.anybody.ask("PUT", f"/v1/games/{table.id}/public", {}, json=ROUND).status_code == 200
    place.rule(table)
    record = place.record(table)
    assert place.verify(record).status == 0

    def change(lines: Lines) -> None:
        first(lines, "game.luck_drawn")["data"]["public"]["round"] = 123
        first(lines, "game.public_given")["data"] |= {"round": 123, "signature": EARLIER}

    told = place.verify(place.forged(record, change))
    place.clock.ms = now + WAIT_MS
    return faulty(told, "breaks the rules by which people bring luck")


def dropped_table(place: Installation, ruleset: str) -> Outcome:
    """The nonces are in, the operator does not like the deal, and ends the game."""
    table = place.table(ruleset, BOTH)
    for seat in BOTH:
        assert place.give(table, seat).status_code == 200
    body = {"type": "abort", "reason": "Late."}
    assert Guest(place.app, table.organiser.token).act(table.id, body).status_code == 201
    return said(place.verify(place.record(table)), "by the organiser, without a result")


def tries_again(place: Installation, ruleset: str) -> Outcome:
    """Accomplices keep back nonces that are required, so that the table is cancelled and another can be opened."""
    table = place.table(ruleset, range(PEOPLE[ruleset]), luck={"nonces": "required", "wait_s": 20})
    assert place.give(table, 0).status_code == 200
    place.time_out(table)
    return said(place.verify(place.record(table)), "missing. Nothing was dealt.", "by the service, since a nonce was missing")


def example_nonce(place: Installation, _: str) -> Outcome:
    """The contract shows a nonce, so that many copy it."""
    contract = place.anybody.get("/openapi.json").get_json()
    shown = [each for each in examples_of(contract, "nonce") if isinstance(each, str)]
    return noticed(not shown)


def examples_of(value: object, name: str) -> list[object]:
    """What a contract gives as examples of a member."""
    if isinstance(value, list):
        return [each for item in value for each in examples_of(item, name)]
    if not isinstance(value, dict):
        return []
    found = [value[name]] if name in value and not isinstance(value[name], dict) else []
    schema = value.get(name)
    if isinstance(schema, dict):
        found += [schema[each] for each in ("example", "default") if each in schema] + schema.get("examples", [])
    return found + [each for item in value.values() for each in examples_of(item, name)]


ATTACKS = (
    Attack("T1a", "an accomplice who has seen the other nonces brings one he likes", "the service", "-", "PUT .../nonce", accomplice_chooses),
    Attack("T1b", "the operator writes that nonce into the log", "anybody", "the record", "verify", accomplice_is_let),
    Attack("T2", "nobody commits, and the operator tries seeds before he opens the table", "anybody", "the record", "verify --require nonces", operator_alone),
    Attack("L7", "the deal of a duplicate group is chosen", "anybody", "the record", "verify --require public", operator_alone_for_a_group),
    Attack("T12", "the documents show a nonce, which people copy", "anybody", "the contract", "GET /openapi.json", example_nonce, once=True),
    Attack("L1", "commitments are changed after the set was closed, before a nonce is given", "the seat's client", "what it was shown", "PUT .../nonce", board_rewritten),
    Attack("L2", "a nonce is taken out of the log, and its seat called silent", "that seat", "the answer to its nonce", "verify --checkpoint", nonce_dropped),
    Attack("L3", "an accomplice keeps his nonce back where he does not like the deal", "anybody", "the record", "verify", accomplice_is_silent),
    Attack("L6", "accomplices are silent where nonces are required, so that the table is cancelled", "anybody", "the record", "verify", tries_again),
    Attack("L4", "another round of drand than the one to come", "anybody", "the record", "verify", another_round),
    Attack("L5", "a table is dropped whose deal the operator does not like", "anybody", "the record", "verify", dropped_table),
)  # fmt: skip
