"""Attacks on the log of games: it is put back, or told in two ways."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from domain.transparency.entry import games_log_entry
from domain.transparency.policy import LogPolicy, parse_policy
from service.app.proofs.games_log import NAME, log_origin
from service.games_log.files import LogFiles
from service.games_log.witness_client import WitnessAnswer, Witnesses
from service.games_log.writer import GamesLogWriter, LogHalted
from service.witness.app import create_witness_app
from service.witness.witness import Witness
from tests.attack.attack import Attack, Outcome, faulty, noticed
from tests.attack.installation import ORIGIN, Installation
from tests.audit.tampering import lines_of
from workers.games_log_keeper import GamesLogKeeper, keep_games_log


class OtherClub:
    """A witness of the log, in other hands."""

    def __init__(self, place: Installation) -> None:
        vkey = place.log_files.vkey.read_text().strip()
        known = parse_policy(f"log {vkey}\nquorum none\n".encode())
        self._witness = Witness(place.folder / f"witness-{place.clock()}", "witness.example.org", known, lambda: 1_700_000_000)
        self._app = create_witness_app(self._witness)
        told = f"log {vkey}\nwitness other {self._witness.public.text} http://127.0.0.1/witness\nquorum other\n"
        self.policy: LogPolicy = parse_policy(told.encode())

    def post(self, _: str, body: bytes) -> WitnessAnswer:
        answer = self._app.test_client().post("/add-checkpoint", data=body)
        return WitnessAnswer(answer.status_code, answer.content_type or "", answer.data)

    def asked_by(self, writer: GamesLogWriter) -> None:
        """The log asks it to cosign.  Raises LogHalted."""
        Witnesses(self.policy, self.post).collect(writer.note, writer.hashes)


@contextmanager
def put_aside(place: Installation) -> Iterator[Path]:
    """A copy of the log's files as they are now; whatever becomes of them, they are as they were afterwards."""
    place.log()
    row = place.store.row(NAME, log_origin(ORIGIN))
    before, whole = (place.folder / f"{name}-{place.clock()}" for name in ("before", "whole"))
    shutil.copytree(place.config.games_log_dir, before)
    try:
        yield before
    finally:
        shutil.copytree(place.config.games_log_dir, whole)
        shutil.rmtree(place.config.games_log_dir)
        shutil.copytree(before, place.config.games_log_dir)
        place.store.delist(NAME, log_origin(ORIGIN))
        assert row is not None
        place.store.put_row(NAME, log_origin(ORIGIN), 1, 0, row)


def restore(place: Installation, files: Path) -> None:
    shutil.rmtree(place.config.games_log_dir)
    shutil.copytree(files, place.config.games_log_dir)


def put_back(place: Installation, ruleset: str) -> Outcome:
    """The files are put back from a backup. The events server remembers what was signed."""
    with put_aside(place) as before:
        place.table(ruleset)
        place.log()
        restore(place, before)
        keep_games_log(place.context, place.log_files, None, Once())
        doctor = place.deaddrop("doctor", "--games")
        return noticed(doctor.status == 1 and "it signs no more" in doctor.text)


class Once(threading.Event):
    """Set as soon as somebody waits for it."""

    def wait(self, timeout: float | None = None) -> bool:
        self.set()
        return True


def put_back_with_the_store(place: Installation, ruleset: str) -> Outcome:
    """The events server is put back too. A witness remembers."""
    with put_aside(place) as before:
        club = OtherClub(place)
        place.table(ruleset)
        club.asked_by(place.log())
        restore(place, before)
        place.store.delist(NAME, log_origin(ORIGIN))
        return noticed(halts(place, Witnesses(club.policy, club.post)))


def halts(place: Installation, witnesses: Witnesses) -> bool:
    try:
        GamesLogKeeper(place.context, place.log_files, witnesses).close()
    except LogHalted:
        return True
    return False


def told_in_two_ways(place: Installation, ruleset: str) -> Outcome:
    """A copy of the log goes on otherwise, with the same key, for the eyes of some."""
    with put_aside(place) as before:
        club = OtherClub(place)
        place.table(ruleset)
        club.asked_by(place.log())
        other = GamesLogWriter(LogFiles(before, log_origin(ORIGIN)), None, place.clock())
        other.append([games_log_entry("o", f"another{number}", 1, "0" * 64).to_bytes() for number in range(9)])
        try:
            club.asked_by(other)
        except LogHalted:
            return "noticed"
        return "not noticed"


def left_out(place: Installation, ruleset: str) -> Outcome:
    """The game is kept out of the log from its opening on, or its end alone is let in."""
    place.keep_log()
    table = place.table(ruleset)
    place.play(table, 2)
    place.rule(table)
    lines = lines_of(place.record(table))[1:]
    with put_aside_quietly(place) as files:
        log = GamesLogWriter(files, None, place.clock())
        log.append([games_log_entry("o", "another", 1, "0" * 64).to_bytes()])
        log.publish()
        nothing = place.verify_with_log(place.record(table), files.public)
        log.append([games_log_entry("e", table.id, lines[-1]["version"], lines[-1]["digest"]).to_bytes()])
        log.publish()
        end_alone = place.verify_with_log(place.record(table), files.public)
    return noticed(all(faulty(each, "Event 1 is not in the log") == "noticed" for each in (nothing, end_alone)))


@contextmanager
def put_aside_quietly(place: Installation) -> Iterator[LogFiles]:
    """A copy of the log's files as they are, to go on from in another way."""
    copied = place.folder / f"left-out-{place.clock()}"
    shutil.copytree(place.config.games_log_dir, copied)
    yield LogFiles(copied, log_origin(ORIGIN))


ATTACKS = (
    Attack("G1", "the log of games is put back from a backup", "the service, which signs no more", "what the events server remembers", "doctor", put_back, once=True),
    Attack("G2", "the same, and the events server with it", "a witness", "what it cosigned", "deaddrop witness (409)", put_back_with_the_store, once=True),
    Attack("G5", "a game is left out of the log, or its opening is", "anybody", "the record and the log", "verify --log --policy", left_out),
    Attack("G3", "the log is told in two ways, with one key", "a witness", "what it cosigned", "deaddrop witness (422)", told_in_two_ways, once=True),
)  # fmt: skip
