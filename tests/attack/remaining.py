"""Risks that remain: what an operator may do and nobody notices. docs/spec/threats.md lists each, with what it is worth to him."""

from __future__ import annotations

import re
import shutil
from hashlib import sha256

from domain.game.aggregate import plaintext
from domain.kernel.chance import effective_seed, pick_position
from domain.transparency.entry import EntryKind, games_log_entry
from service.app.proofs.games_log import log_origin
from service.games_log.files import LogFiles
from service.games_log.writer import GamesLogWriter
from tests.attack.attack import Attack, Outcome, noticed, said
from tests.attack.history import gone_on_otherwise
from tests.attack.installation import ORIGIN, WAIT_MS, Installation
from tests.audit.tampering import Line, lines_of
from tests.http.luck_tables import ROUND
from tests.programs import ROOT
from tests.rounds import NAMED_MS

THREATS = ROOT / "docs" / "spec" / "threats.md"
ROW = re.compile(r"^\| ([A-Z][0-9]*[a-z]?) \|", re.MULTILINE)


def accepted() -> set[str]:
    """Numbers of the risks that docs/spec/threats.md accepts."""
    _, _, remaining = THREATS.read_text(encoding="utf-8").partition("## 2. What remains")
    return set(ROW.findall(remaining))


def verdict_of(place: Installation, record: bytes) -> Outcome:
    """What the strictest check says that needs nothing but the record and the public log."""
    place.log()
    return noticed(place.verify_with_log(record).status != 0)


def clock_is_late(place: Installation, ruleset: str) -> Outcome:
    """The operator's clock is ten seconds behind while somebody thinks."""
    table = place.table(ruleset)
    place.clock.ms -= 10_000
    place.play(table, 2)
    place.clock.ms += 10_000
    place.rule(table)
    return said(place.verify(place.record(table)), "Not checked: the times, since only the operator's clock wrote them.")


def round_is_known(place: Installation, ruleset: str) -> Outcome:
    """The table waits until a round of drand is out that the operator likes; his clock says that it is to come."""
    now = place.clock.ms
    place.clock.ms = NAMED_MS - 1_000
    table = place.table(ruleset, luck={"nonces": "none", "public": "drand"})
    assert place.anybody.ask("PUT", f"/v1/games/{table.id}/public", {}, json=ROUND).status_code == 200
    place.rule(table)
    place.clock.ms = now + WAIT_MS
    return verdict_of(place, place.record(table))


def log_for_some(place: Installation, ruleset: str) -> Outcome:
    """Without witnesses: a second history, and a log of its own with the same key for those who keep no checkpoint."""
    table = place.table(ruleset)
    record = gone_on_otherwise(place, table)
    files = LogFiles(place.folder / f"other-log-{place.clock()}", log_origin(ORIGIN))
    files.private.mkdir(parents=True)
    for key in place.log_files.private.glob("*.pem"):
        shutil.copy2(key, files.private)
    other, lines = GamesLogWriter(files, None, place.clock()), lines_of(record)[1:]
    kinds: list[tuple[EntryKind, Line]] = [("o", lines[0]), ("e", lines[-1])]
    other.append([games_log_entry(kind, table.id, each["version"], each["digest"]).to_bytes() for kind, each in kinds])
    other.publish()
    return said(place.verify_with_log(record, files.public), "No witness has cosigned this log: only the operator vouches for it.")


def taken_back_at_once(place: Installation, ruleset: str) -> Outcome:
    """A running game is put back unsaid by what happened within a minute; the service logs as it does by itself."""
    table = place.table(ruleset)
    place.keep_log()
    kept = place.copy(table)
    place.play(table, 3)
    place.clock.ms += 50_000
    place.keep_log()
    place.put_back(kept)
    place.clock.ms += 61_000
    place.play(table, 2)
    place.rule(table)
    place.keep_log()
    return noticed(place.verify_with_log(place.record(table)).status != 0)


def nonce_unacknowledged(place: Installation, ruleset: str) -> Outcome:
    """The service reads the only honest nonce, and answers 503 until the time is up; an accomplice's was ground for that."""
    table = place.table(ruleset, (0, 1), free=(1,))
    seats = len(place.game(table).seats)
    seed = bytes.fromhex(plaintext(place.game(table).created.seed))
    table.nonces[1] = next(
        nonce
        for nonce in (sha256(f"try {number}".encode()).hexdigest() for number in range(10_000))
        if pick_position(effective_seed(seed, [None, nonce, *[None] * (seats - 2)], ""), "liked", 0, 64) == 0
    )
    place.sit(table, 1)
    assert place.give(table, 1).status_code == 200
    place.time_out(table)
    place.rule(table)
    record = place.record(table)
    if place.verify(record, "--require", "nonces").status != 3:
        return "not noticed"
    return said(place.verify(record), "the nonce of seat 0 is missing. If seat 0 is the only honest one, the operator alone chose")


ATTACKS = (
    Attack("R3", "his clock is seconds late or early", "anybody", "the record", "verify, which says that it does not know", clock_is_late),
    Attack("R5", "he lets a table wait until he likes a round of drand, and puts his clock back", "nobody", "-", "-", round_is_known),
    Attack("R4", "without witnesses: a second history, with a log of its own", "anybody", "the record and that log", "verify --log --policy", log_for_some),
    Attack("R6", "a running game is put back unsaid within a minute", "nobody", "-", "-", taken_back_at_once),
    Attack("L10", "the only honest nonce is read, and answered with nothing until the time is up", "anybody", "the record", "verify --require nonces", nonce_unacknowledged),
)  # fmt: skip
