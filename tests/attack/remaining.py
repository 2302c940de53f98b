"""Risks that remain: what an operator may do and nobody notices. docs/spec/threats.md lists each, with what it is worth to him."""

from __future__ import annotations

import re
import shutil

from domain.transparency.entry import games_log_entry
from service.app.authorization import derive_token
from service.app.games_log import log_origin
from service.games_log.files import LogFiles
from service.games_log.writer import GamesLogWriter
from tests.attack.attack import Attack, Outcome, noticed
from tests.attack.installation import ORIGIN, WAIT_MS, Installation
from tests.attack.luck import liked
from tests.attack.records import played
from tests.http.guest import Guest
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


def looks_at_cards(place: Installation, ruleset: str) -> Outcome:
    """The operator reads all hands, and tells an accomplice."""
    table = place.table(ruleset)
    assert all(mind is not None for mind in place.game(table).state.minds)  # type: ignore[union-attr]
    place.play(table, 2)
    place.rule(table)
    return verdict_of(place, place.record(table))


def plays_people(place: Installation, ruleset: str) -> Outcome:
    """All seats of people are the operator's own."""
    return verdict_of(place, place.record(played(place, ruleset, 4)))


def clock_is_late(place: Installation, ruleset: str) -> Outcome:
    """The operator's clock is ten seconds behind while somebody thinks."""
    table = place.table(ruleset)
    place.clock.ms -= 10_000
    place.play(table, 2)
    place.clock.ms += 10_000
    place.rule(table)
    return verdict_of(place, place.record(table))


def round_is_known(place: Installation, ruleset: str) -> Outcome:
    """The table waits until a round of drand is out that the operator likes; his clock says that it is to come."""
    now = place.clock.ms
    place.clock.ms = NAMED_MS - 1_000
    table = place.table(ruleset, luck={"nonces": "none", "public": "drand"})
    assert place.anybody.ask("PUT", f"/v1/games/{table.id}/public", {}, json=ROUND).status_code == 200
    place.rule(table)
    place.clock.ms = now + WAIT_MS
    return verdict_of(place, place.record(table))


def page_gives_early(place: Installation, ruleset: str) -> Outcome:
    """The page that the operator serves sends the nonce with its commitment, to the service alone, as the policy of pages allows. An
    accomplice who sits down after it brings one that makes a deal he likes.
    """
    table = place.table(ruleset, (0, 1), free=(1,))
    table.nonces[1] = liked(place, table)
    place.sit(table, 1)
    assert [place.give(table, seat).status_code for seat in (0, 1)] == [200, 200]
    place.rule(table)
    return verdict_of(place, place.record(table))


def types_other_words(place: Installation, ruleset: str) -> Outcome:
    """The operator, who plays the arbiter, types in what was not thrown."""
    table = place.table(ruleset, luck={"nonces": "none", "public": "spoken"}, arbiter=True)
    arbiter = Guest(place.app, derive_token(place.context, table.id, "arbiter", "arbiter"))
    assert arbiter.ask("PUT", f"/v1/games/{table.id}/public", {}, json={"words": "liked"}).status_code == 200
    place.rule(table)
    return verdict_of(place, place.record(table))


def log_for_some(place: Installation, ruleset: str) -> Outcome:
    """Without witnesses: another log, with the same key, for those who keep no checkpoint of the first."""
    record = place.record(played(place, ruleset, 2))
    place.log()
    files = LogFiles(place.folder / f"other-log-{place.clock()}", log_origin(ORIGIN))
    files.private.mkdir(parents=True)
    for key in place.log_files.private.glob("*.pem"):
        shutil.copy2(key, files.private)
    other = GamesLogWriter(files, None, place.clock())
    other.append([games_log_entry("o", "another", 1, "0" * 64).to_bytes()])
    other.publish()
    return noticed(place.verify_with_log(record, files.public).status != 0)


ATTACKS = (
    Attack("R1", "he looks at all cards, and may tell an accomplice", "nobody", "-", "-", looks_at_cards),
    Attack("R2", "he plays seats of “people” himself", "nobody", "-", "-", plays_people),
    Attack("R3", "his clock is seconds late or early", "nobody", "-", "-", clock_is_late),
    Attack("R5", "he lets a table wait until he likes a round of drand, and puts his clock back", "nobody", "-", "-", round_is_known),
    Attack("P1", "his own page gives a nonce away with its commitment, and an accomplice brings one to suit", "nobody", "-", "-", page_gives_early),
    Attack("L8", "other words are typed in than were thrown", "nobody", "-", "-", types_other_words),
    Attack("R4", "without witnesses: another log for those who keep no checkpoint", "nobody", "-", "-", log_for_some, once=True),
)  # fmt: skip
