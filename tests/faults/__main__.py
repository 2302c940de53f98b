"""`make faults`: whatever can break is broken, under load and in simulation, and every command is looked up afterwards."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

from rich.console import Console

from tests.faults import (
    big_event,
    cuts,
    dear_bodies,
    dear_reads,
    dear_work,
    deliveries,
    event_rounds,
    forgetting,
    many_tables,
    many_tokens,
    neighbours,
    old_cursors,
    power,
    recovery,
    remedies,
    shared_places,
    slow,
    slow_readers,
    wrong_hosts,
)
from tests.faults.befalling import OTHERS, ROTATION, Fault, Place
from tests.faults.installation import Installation
from tests.faults.run import run
from tests.faults.shims import COMPILER
from tests.faults.spread import ELSEWHERE, Spread
from tests.faults.table import HEAD, Row, Told
from tests.simulation.__main__ import played

LONGEST_WAIT_S = 10.0
"""What a turn may wait whose worker was killed."""
FUZZES = ("tests/http/test_fuzz.py", "tests/http/test_unseen.py", "tests/http/test_machine.py")

console = Console(stderr=True)

T = TypeVar("T")
Part = Callable[[Path, int, float], Told]
"""A folder, a seed, and how many times the usual loops; the rows, and what is wrong."""


def main() -> int:
    """Break everything in turn, print one table of it, and say what was broken for good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the luck of clients and faults (1)")
    parser.add_argument("--loops", type=float, default=1.0, help="loops of each fault, as a multiple (1)")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part, or several")
    parser.add_argument("--json", type=Path, help="write the table to this file too")
    args = parser.parse_args()
    rows, wrong = list[Row](), list[str]()
    for name in args.only or PARTS:
        began = time.monotonic()
        try:
            told = attempted(name, args.seed, args.loops)
        except KeyboardInterrupt:
            wrong.append(f"{name}: it was interrupted, and what comes after it left out")
            break
        rows += told.rows
        wrong += [f"{name}: {each}" for each in told.wrong]
        console.print(
            f"{name}: {len(told.wrong)} wrong, {time.monotonic() - began:.0f} s",
            *told.wrong[:5],
            sep="\n",
            markup=False,
            highlight=False,
        )
    print(HEAD, *rows, "", f"{len(wrong)} promises broken", *wrong[:50], sep="\n", flush=True)
    if args.json:
        args.json.write_text(json.dumps({"rows": [each.told() for each in rows], "wrong": wrong}, indent=1) + "\n")
    return 1 if wrong else 0


def attempted(name: str, seed: int, loops: float) -> Told:
    """One part. What breaks it is a promise that is broken, and keeps the others from nothing."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return PARTS[name](Path(folder), seed, loops)
        except Exception as error:
            console.print_exception()
            return Told([], [f"it ended by {error!r}"])


def simulation(_: Path, seed: int, loops: float) -> Told:
    """Schedules of the simulation."""
    count = times(5_000, loops)
    told = played(seed, count, os.cpu_count() or 1)
    kinds = told.kinds
    row = Row("simulated schedules", told.count, kinds["ok"], kinds["refused"], kinds["unknown"], 0, 0)
    return Told([row], [told.failed] if told.failed else [])


def fuzz(_: Path, seed: int, loops: float) -> Told:
    """Malformed requests, pairs of hidden and absent, and the machine of states, each as its test has it."""
    settings = {
        "DEADDROP_FUZZ_REQUESTS": str(times(100_000, loops)),
        "DEADDROP_MACHINE_RUNS": str(times(500, loops)),
        "DEADDROP_FUZZ_SEED": str(seed),
    }
    command = [sys.executable, "-m", "pytest", "-s", *FUZZES]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    rows = [Row(name, int(count)) for count, name in re.findall(r"^\.*(\d+) (.+) from seed \d+", done.stdout, re.M)]
    return Told(rows, [done.stdout[-3_000:]] if done.returncode else [])


def kills(folder: Path, seed: int, loops: float) -> Told:
    """`kill -9` of every kind of process, by turns."""
    most = max(fault.loops for fault in ROTATION)
    return under_load(
        Installation(folder), seed, [(fault, at) for at in range(times(most, loops)) for fault in ROTATION]
    )


def other_faults(folder: Path, seed: int, loops: float) -> Told:
    """Everything else that befalls an installation."""
    return under_load(
        Installation(folder), seed, [(fault, at) for fault in OTHERS for at in range(times(fault.loops, loops))]
    )


def cluster(folder: Path, seed: int, loops: float) -> Told:
    """What befalls several hosts on a cluster; and the whole contract of the store on one."""
    here = Spread(folder)
    faults = [(fault, at) for fault in ELSEWHERE for at in range(times(fault.loops, loops))]
    told = under_load(here, seed, faults)
    lags = Row("news heard while slots moved", len(here.lags_s), silences=here.lags_s)
    contract = [sys.executable, "-m", "pytest", "-q", "tests/store", "-k", "cluster"]
    done = subprocess.run(
        contract, env=os.environ | {"DEADDROP_WHOLE_CONTRACT": "1"}, capture_output=True, text=True, check=False
    )
    wrong = [done.stdout[-3_000:]] if done.returncode else []
    return Told([*told.rows, lags], [*told.wrong, *wrong])


def under_load(here: Place, seed: int, faults: Sequence[tuple[Fault[Place], int]]) -> Told:
    with console.status("") as status:
        return run(here, faults, seed, status.update)


def waits(folder: Path, seed: int, loops: float) -> Told:
    """Turns whose worker is killed."""
    with Installation(folder, DEADDROP_WORKERS="3") as here:
        waited = list(recovery.waits(here, times(20, loops), Random(seed)))
    row = Row("a bot's turn whose worker is killed", len(waited), silences=waited)
    return Told([row], [f"a turn waited for {max(waited):.1f} s"] if max(waited) > LONGEST_WAIT_S else [])


def crowds(folder: Path, seed: int, loops: float) -> Told:
    """Bots of a neighbour beside others who open all the games of bots that they may."""
    rows, wrong = list[Row](), list[str]()
    for others in (1, 4):
        (folder / str(others)).mkdir()
        with Installation(folder / str(others), DEADDROP_WORKERS="1", DEADDROP_LIMITS=neighbours.LIMITS) as here:
            waited = list(neighbours.waits(here, others, neighbours.ALLOWED, times(100, loops), Random(seed)))
        rows.append(
            Row(f"a bot's turn beside {others * neighbours.ALLOWED} games of bots", len(waited), silences=waited)
        )
        if max(waited) > neighbours.LONGEST_WAIT_S:
            wrong.append(f"beside {others} others a bot's turn waited for {max(waited):.1f} s")
    return Told(rows, wrong)


def open_limits(folder: Path, seed: int, loops: float) -> Told:
    """Commands beside one address that opens all that it may, and goes on trying."""
    with Installation(folder, DEADDROP_WORKERS="1", DEADDROP_OPEN=many_tables.OPEN) as here:
        told = many_tables.flood(here, times(20, loops), Random(seed))
        wrong = list(many_tables.faults(told, len(here.web_workers())))
    name = f"{many_tables.THREADS} threads open tables: {told.ratio:.1f} times as long"
    return Told([Row(name, len(told.beside_s), refused=told.refused.total(), silences=told.beside_s)], wrong)


def big_events(folder: Path, seed: int, loops: float) -> Told:
    """Strikes of a neighbour's clock beside an event with as many tables as one address may have open."""
    here = Installation(folder, DEADDROP_WORKERS="1", DEADDROP_OPEN=f"games={big_event.MOST_OPEN}")
    with here:
        told = big_event.hold(here, times(20, loops), Random(seed))
    return Told([Row(f"a clock beside an event of {big_event.MOST_OPEN} tables", len(told.late_s), silences=told.late_s)], list(big_event.faults(told)))


def places(folder: Path, _: int, loops: float) -> Told:
    """Polls, pictures and open seats of neighbours while one client takes all the places that it can."""
    count = times(5, loops)
    with Installation(folder, DEADDROP_WORKERS="0", DEADDROP_WEB_WORKERS="1", DEADDROP_OPEN=f"seats={shared_places.MOST_SEATS}") as here:
        wrong = [*shared_places.seat_faults(here), *shared_places.poll_faults(here, count)]
        waited = list(shared_places.picture_waits(here, count))
    if max(waited) > shared_places.LONGEST_PICTURE_S:
        wrong.append(f"a picture took {max(waited):.1f} s")
    polls = Row(f"a poll beside {shared_places.POLLS} of one client", 2 * count)
    joins = Row("open seats that one client wants", shared_places.SEATS, shared_places.MOST_SEATS)
    return Told([joins, polls, Row(f"a picture beside {shared_places.PICTURES} of one client", len(waited), silences=waited)], wrong)


def slow_senders(folder: Path, _: int, loops: float) -> Told:
    """Requests beside clients that send slowly."""
    return beside_kinds(folder, f"{slow.SLOW} ", slow.KINDS, slow.waits, times(20, loops), slow.LONGEST_WAIT_S)


def bodies(folder: Path, _: int, loops: float) -> Told:
    """Requests beside a client that sends bodies made to be dear to read."""
    return beside_kinds(folder, "", dear_bodies.BODIES, dear_bodies.waits, times(5, loops), dear_bodies.LONGEST_WAIT_S)


def beside_kinds(
    folder: Path, of: str, kinds: Mapping[str, T], waits_of: Callable[[Installation, T, int], Iterable[float]], count: int, longest_s: float
) -> Told:
    """Requests beside each kind of sender in turn. of: before a kind's name; waits_of: seconds that requests wait beside one; longest_s: that they may."""
    rows, wrong = list[Row](), list[str]()
    with Installation(folder, DEADDROP_WORKERS="0") as here:
        for kind, sent in kinds.items():
            waited = list(waits_of(here, sent, count))
            rows.append(Row(f"a request beside {of}{kind}", len(waited), silences=waited))
            if max(waited) > longest_s:
                wrong.append(f"beside {kind} a request waited for {max(waited):.1f} s")
    return Told(rows, wrong)


def cursors(folder: Path, seed: int, loops: float) -> Told:
    """News of a table beside a client that reads its finished games again and again."""
    with Installation(folder, DEADDROP_WORKERS="0") as here:
        waited = list(old_cursors.waits(here, times(10, loops), Random(seed)))
    row = Row(f"news beside {old_cursors.STREAMS} streams from old cursors", len(waited), silences=waited)
    late = max(waited) > old_cursors.LONGEST_WAIT_S
    return Told([row], [f"news of a table waited for {max(waited):.1f} s"] if late else [])


def tokens(folder: Path, seed: int, loops: float) -> Told:
    """Moves beside a client that reads pages with words by many tokens, over many connections."""
    with Installation(folder, DEADDROP_WORKERS="0") as here:
        waited, answers = many_tokens.waits(here, times(40, loops), Random(seed))
    name = f"a move beside {many_tokens.CONNECTIONS} connections that read by {many_tokens.TOKENS} tokens"
    row = Row(name, len(waited), answers[200], refused=answers[429], silences=waited)
    late = max(waited) > many_tokens.LONGEST_WAIT_S
    return Told([row], [f"a move waited for {max(waited):.1f} s"] if late else [])


def large_drafts(folder: Path, _: int, loops: float) -> Told:
    """Requests beside a client that drafts the rounds of a big tournament."""
    rows, wrong = list[Row](), list[str]()
    with Installation(folder, DEADDROP_WORKERS="0") as here:
        for done in dear_work.drafts(here, times(2, loops)):
            rows.append(Row(f"a request beside {dear_work.DRAFTS} drafts", done.codes.total(), refused=done.codes["draft-busy"], silences=done.waits_s))
            if max(done.waits_s) > dear_work.LONGEST_WAIT_S:
                wrong.append(f"beside drafts a request waited for {max(done.waits_s):.1f} s")
            if gone := done.codes.keys() - {"", "draft-busy", "draft-too-costly"}:
                wrong.append(f"drafts were answered {sorted(gone)}")
    return Told(rows, wrong)


def refused_imports(folder: Path, _: int, loops: float) -> Told:
    """Imports beside a client whose records are refused."""
    count = times(10, loops)
    with Installation(folder, DEADDROP_WORKERS="0", DEADDROP_IMPORTS=f"day-games={count}") as here:
        done = dear_work.imports(here, count)
    row = Row("an import beside refused ones", len(done.others), done.others.count(201), done.codes.total(), silences=done.waits_s)
    wrong = [f"another client's import was answered {each}" for each in done.others if each != 201]
    if max(done.waits_s) > dear_work.LONGEST_WAIT_S:
        wrong.append(f"beside imports a request waited for {max(done.waits_s):.1f} s")
    if not done.codes["import-limit"]:
        wrong.append("refused imports cost nothing")
    return Told([row], wrong)


def reads(folder: Path, _: int, __: float) -> Told:
    """Commands beside one address that reads large events as often as it may."""
    with Installation(folder, DEADDROP_WORKERS="0", DEADDROP_LIMITS=dear_reads.LIMITS) as here:
        found, most = dear_reads.measure(here.port), dear_reads.most_answered(len(here.web_workers()))
    ratio, answered = found.loud.p99_ms / found.quiet.p99_ms, found.answers[200]
    name = f"commands beside reads of {dear_reads.EVENTS} large events: p99 {ratio:.1f} times as long"
    row = Row(name, found.loud.answers, found.loud.answers, refused=found.answers[429])
    wrong = [f"{answered} reads of large events were answered, not {most}"] if answered > most else []
    return Told([row], wrong)


def records(folder: Path, _: int, __: float) -> Told:
    """Commands beside readers who ask for a long record and read nothing."""
    with Installation(folder, DEADDROP_WORKERS="2") as here:
        found = slow_readers.measure(here)
    ratio = found.loud.p99_ms / found.quiet.p99_ms
    name = f"commands beside {slow_readers.READERS} readers of a record who read nothing: p99 {ratio:.1f} times as long"
    return Told([Row(name, found.loud.answers, found.loud.answers)], list(slow_readers.faults(found)))


def webhooks(folder: Path, seed: int, loops: float) -> Told:
    """Webhooks whose courier is killed while a receiver answers."""
    with Installation(folder, DEADDROP_WORKERS="0", DEADDROP_WEBHOOKS="closed") as here:
        waited = list(deliveries.waits(here, times(5, loops), Random(seed)))
    row = Row("a webhook whose courier is killed", len(waited), silences=waited)
    late = max(waited) > deliveries.LONGEST_WAIT_S
    return Told([row], [f"a webhook's message waited for {max(waited):.1f} s"] if late else [])


def hosts_with_wrong_clocks(folder: Path, seed: int, loops: float) -> Told:
    """Tables with a clock on hosts whose own clocks are minutes wrong."""
    count = times(10, loops)
    with Installation(folder, DEADDROP_WORKERS="2") as here:
        wrong_hosts.set_wrong(here)
        wrong = list(wrong_hosts.faults(here, count, Random(seed)))
    return Told([Row("tables with a clock on hosts minutes wrong", count)], wrong)


def power_failures(folder: Path, seed: int, loops: float) -> Told:
    """Power failures with both kinds of durability; what is lost without it makes the other's zeros believable."""
    if not COMPILER:
        return Told([Row("power fails: left out, there is no C compiler", 0)], [])
    rows, wrong = list[Row](), list[str]()
    for fsync in power.FSYNCS:
        (folder / fsync).mkdir()
        failed = list(power.failures(folder / fsync, fsync, times(20, loops), seed))
        acked, lost = sum(each.acked for each in failed), sum(each.lost for each in failed)
        rows.append(Row(f"power fails, fsync {fsync}", len(failed), acked, lost=lost))
        wrong += [problem for each in failed for problem in each.problems]
        if fsync == "always" and lost:
            wrong.append(f"{lost} appends were lost with fsync always")
    return Told(rows, wrong)


def file_cuts(folder: Path, _: int, loops: float) -> Told:
    """Every cut of the append-only file."""
    held, wrong = zip(*cuts.cuts(folder, max(1, round(1 / loops))), strict=True)
    row = Row(f"the file cut at each byte of {cuts.APPENDS} appends", len(held))
    return Told([row], [problem for problems in wrong for problem in problems])


def rounds_of_events(folder: Path, seed: int, loops: float) -> Told:
    """Rounds of an event whose workers are killed at each step."""
    count = times(40, loops)
    wrong = event_rounds.faults(folder, count, Random(seed))
    return Told([Row("steps of a round whose workers are killed", count * event_rounds.STEPS)], wrong)


def tried_remedies(folder: Path, _: int, __: float) -> Told:
    """States in which people cannot play, and the remedies that doctor names, done as it says."""
    walks = list(remedies.walk_all(folder))
    rows = [Row(f"remedy: {each.name}", 1, silences=[each.healed_s]) for each in walks]
    return Told(rows, [wrong for each in walks for wrong in each.wrong])


def times(usual: int, loops: float) -> int:
    return max(1, round(usual * loops))


def forgotten_players(folder: Path, seed: int, loops: float) -> Told:
    """Players who are forgotten while they are seated."""
    with Installation(folder, DEADDROP_WORKERS="1") as here:
        left = forgetting.run_races(here, times(20, loops), Random(seed))
    row = Row("a player is forgotten while seated", left.races)
    wrong = [f"{left.named} of {left.races} games still show the name"] if left.named else []
    return Told([row], wrong + ([f"{left.lost} taken seats have no token that plays them"] if left.lost else []))


PARTS: dict[str, Part] = {
    "kills": kills,
    "others": other_faults,
    "remedies": tried_remedies,
    "waits": waits,
    "crowds": crowds,
    "open": open_limits,
    "slow": slow_senders,
    "bodies": bodies,
    "cursors": cursors,
    "tokens": tokens,
    "places": places,
    "webhooks": webhooks,
    "power": power_failures,
    "cuts": file_cuts,
    "clocks": hosts_with_wrong_clocks,
    "rounds": rounds_of_events,
    "forgetting": forgotten_players,
    "cluster": cluster,
    "owners": big_events,
    "simulation": simulation,
    "fuzz": fuzz,
    "drafts": large_drafts,
    "imports": refused_imports,
    "reads": reads,
    "records": records,
}


if __name__ == "__main__":
    sys.exit(main())
