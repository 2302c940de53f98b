"""Attacks on the history: a game goes on otherwise than it was shown, or is gone."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from hashlib import sha256

from msgspec.structs import replace

from tests.attack.attack import Attack, Outcome, faulty, noticed, said
from tests.attack.installation import PEOPLE, Installation, Table
from tests.audit.tampering import Lines
from tests.programs import ROOT
from tests.spec.node import node

PAGE = """
globalThis.localStorage = { kept: {}, getItem(key) { return this.kept[key] ?? null; }, setItem(key, value) { this.kept[key] = value; } };
const { History } = await import(%s);
const [before, after] = %s;
let told = null;
const page = new History("game", () => null, (change) => (told = change));
page.take(before);
page.reset();
page.take(after);
console.log(JSON.stringify(told));
"""
YEAR = timedelta(days=365)


def gone_on_otherwise(place: Installation, table: Table) -> bytes:
    """The game is put back by a few moves after a minute, without a word, and played to another end. The record of it."""
    place.keep_log()
    place.play(table, 3)
    kept = place.copy(table)
    place.play(table, 4)
    place.wait_for_log()
    shown = place.copy(table)
    for _ in range(9):
        place.put_back(kept)
        place.play(table, 4)
        if place.copy(table).entries[: len(shown.entries)] != shown.entries:
            break
    place.rule(table)
    return place.record(table)


def put_back_unsaid(place: Installation, ruleset: str) -> Outcome:
    table = place.table(ruleset)
    place.play(table, 3)
    kept = place.copy(table)
    place.play(table, 4)
    held = place.head(table)
    place.put_back(kept)
    place.clock.ms += 1000
    place.play(table, 4)
    place.rule(table)
    record = place.record(table)
    assert place.verify(record).status == 0
    return faulty(place.verify(record, "--checkpoint", held), f"Held in {held.name}: event ")


def put_back_and_said(place: Installation, ruleset: str) -> Outcome:
    """The operator's own command does it: nothing else lowers a version, and it leaves an event."""
    table = place.table(ruleset)
    place.play(table, 3)
    backup = place.folder / f"backup-{place.clock()}"
    assert place.deaddrop("backup", backup).status == 0
    place.play(table, 4)
    place.deaddrop("restore", backup, "--over", table.id, "--reason", "The disk failed.")
    place.restart()
    place.rule(table)
    return said(place.verify(place.record(table)), "PUT BACK by the operator at version", "had been seen: what followed was known", "Reason: The disk failed.")


def dealt_again_and_again(place: Installation, ruleset: str) -> Outcome:
    """He puts a table back before its deal until the deal suits; each restore hides those before it."""
    everybody = range(PEOPLE[ruleset])
    table = place.table(ruleset, everybody, free=(1,))
    backup = place.folder / f"backup-{place.clock()}"
    assert place.deaddrop("backup", backup).status == 0
    deals = set()
    for number in range(6):
        if number:
            assert place.deaddrop("restore", backup, "--over", table.id, "--reason", "The disk failed.").status == 0
            place.restart()
        table.nonces[1] = sha256(f"{place.clock()}/{number}".encode()).hexdigest()
        place.sit(table, 1)
        for seat in everybody:
            assert place.give(table, seat).status_code == 200
        deals.add(place.game(table).luck)
    assert len(deals) == 6
    place.rule(table)
    record = place.record(table)
    if place.verify(record, "--require", "nonces").status != 3:
        return "not noticed"
    return said(place.verify(record), "PUT BACK by the operator at version", "could choose among any number of deals")


def put_back_and_logged(place: Installation, ruleset: str) -> Outcome:
    """Nobody kept anything, but the log of games holds a head of what was shown."""
    table = place.table(ruleset)
    record = gone_on_otherwise(place, table)
    assert place.verify(record).status == 0
    return faulty(place.verify_with_log(record), "the log holds")


def two_histories_logged(place: Installation, ruleset: str) -> Outcome:
    """The log takes both: an entry of the same version with another head."""
    table = place.table(ruleset)
    record = gone_on_otherwise(place, table)
    place.wait_for_log()
    return faulty(place.verify_with_log(record), "the log holds")


def page_is_open(place: Installation, ruleset: str) -> Outcome:
    """A page that is open is told the other history from the beginning: the code of the page itself, in node."""
    table = place.table(ruleset)
    place.play(table, 3)
    kept = place.copy(table)
    place.play(table, 4)
    before = feed(place, table)
    place.put_back(kept)
    place.clock.ms += 1000
    place.play(table, 2)
    pair = json.dumps([before, feed(place, table)])
    script = place.folder / "page.mjs"
    script.write_text(PAGE % (json.dumps(str(ROOT / "service/web/static/verify/history.mjs")), pair))
    ran = node(script)
    assert ran.returncode == 0, ran.stderr
    return noticed(json.loads(ran.stdout) is not None)


def feed(place: Installation, table: Table) -> object:
    return place.anybody.get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"]


def deleted(place: Installation, ruleset: str) -> Outcome:
    """The game's keys are deleted, and `doctor --mend` forgets it. A seat has saved what it had of the record."""
    table = place.table(ruleset)
    place.play(table, 2)
    record = place.record(table)
    place.log()
    place.store.remove(table.id)
    place.restart()
    place.deaddrop("doctor", "--games", "--mend")
    assert place.anybody.get(f"/v1/games/{table.id}").status_code == 404
    return said(place.verify_with_log(record), "holds event 1 ", "of this history")


def reveal_deleted(place: Installation, ruleset: str) -> Outcome:
    """The last event of a game that is over, the reveal of its seed."""
    table = place.table(ruleset)
    place.rule(table)
    kept = place.copy(table)
    place.put_back(replace(kept, entries=kept.entries[:-1]))
    doctor = place.deaddrop("doctor", "--games")
    is_named = doctor.status == 1 and f"{table.id}: is over, and its seed was never revealed" in doctor.text
    checked = faulty(place.verify(place.record(table)), "does not reveal its seed")
    place.store.remove(table.id)
    return noticed(is_named and checked == "noticed")


def times_moved(place: Installation, ruleset: str) -> Outcome:
    """Every time is moved by a year; chain and signature are made again."""
    table = place.table(ruleset)
    place.rule(table)
    place.log()

    def change(lines: Lines) -> None:
        for line in lines[1:]:
            moved = datetime.fromisoformat(line["at"]) - YEAR
            line["at"] = f"{moved:%Y-%m-%dT%H:%M:%S}.{moved.microsecond // 1000:03d}Z"

    record = place.forged(place.record(table), change)
    assert place.verify(record).status == 0
    return faulty(place.verify_with_log(record), "event 1 is of another history")


def entry_changed(place: Installation, ruleset: str) -> Outcome:
    """An event in the stream is exchanged for another one of the game, by hand."""
    table = place.table(ruleset)
    place.play(table, 3)
    kept = place.copy(table)
    entries = list(kept.entries)
    entries[-1] = entries[-1]._replace(value=entries[-2].value)
    place.put_back(replace(kept, entries=tuple(entries)))
    doctor = place.deaddrop("doctor", "--games")
    is_refused = place.anybody.get(f"/v1/games/{table.id}/view").get_json().get("code") == "replay-diverged"
    place.store.remove(table.id)
    return noticed(is_refused and doctor.status == 1 and f"{table.id}: event" in doctor.text)


ATTACKS = (
    Attack("T3a", "a running game is put back unsaid, and goes on otherwise", "each seat", "a signed head", "verify --checkpoint", put_back_unsaid),
    Attack("H2", "a running game is put back by `deaddrop restore --over`", "anybody", "the record", "verify", put_back_and_said),
    Attack("L9", "a table is put back before its deal six times, until the deal suits", "anybody", "the record", "verify", dealt_again_and_again),
    Attack("T3b", "the same, and nobody kept anything", "anybody", "the record", "verify --log --policy", put_back_and_logged),
    Attack("T3c", "the same, and the log of games holds both histories", "anybody", "the record", "verify --log --policy", two_histories_logged),
    Attack("T4", "the same, under an open page", "who has it open", "the page", "the page, in red", page_is_open),
    Attack("T5", "a game is deleted, and doctor mends", "who knows the game", "its address; what they saved of it", "404; verify --log --policy", deleted),
    Attack("T9", "the reveal of a game that is over is deleted", "anybody", "the record", "verify; doctor", reveal_deleted),
    Attack("T10", "all times are moved by a year, chained and signed again", "anybody", "the record", "verify --log --policy", times_moved),
    Attack("H1", "an event in Redis is exchanged", "everybody", "-", "any view; doctor", entry_changed),
)  # fmt: skip
