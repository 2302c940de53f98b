"""Each state in which people cannot play: what an operator reads of it, and the remedy that these words name, done as they stand."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import redis

from tests.faults.cable import Cable, own_server
from tests.faults.installation import Installation
from tests.hang import until
from tests.journeys.stranger import Stranger
from tests.redis_server import private_redis

DISK = "size=120m"
BOT = {"kind": "bot", "bot": "house"}
MOST_LINES = 24
"""Lines in the log about one state: each of eight processes says when it begins and ends, the supervisor some more."""
COUNTED, OVER = "only counted until it ends", "can be used again"
OF_OPERATORS = re.compile("[Rr]edis|DEADDROP|deaddrop ")


class Illness(NamedTuple):
    """One state. befall: brings it about; says: of `deaddrop doctor`, a pattern whose group is the remedy to type, if it has one;
    ready: of `/readyz`; status: of doctor; heal: what is done where there is nothing to type.
    """

    name: str
    befall: Callable[[Installation], None]
    says: str
    ready: str
    status: int
    heal: Callable[[Installation], None] = lambda _: None
    also: Callable[[Installation], list[str]] = lambda _: []
    """What else is wrong with the words while it lasts."""


class Walk(NamedTuple):
    """A state that was gone through. wrong: what was said falsely; healed_s: from the remedy to the next write."""

    name: str
    wrong: list[str]
    healed_s: float


def walk(here: Installation, ill: Illness) -> Walk:
    """Fall ill, read what is said, do it, and be well."""
    wrong = list[str]()
    well = here.typed("doctor")
    if well[0] != 0 or "all sound" not in well[1]:
        wrong.append(f"before {ill.name} doctor said {well}")
    before = len(here.said())
    ill.befall(here)
    until(lambda: ill.ready in ready_words(here), f"/readyz does not say {ill.ready}: {ready_words(here)}")
    status, said = here.typed("doctor")
    found = re.search(ill.says, said)
    is_listed = status != 4 or all(each in said for each in ("\n!!! moves   ", " disk    ", "\nNo move is accepted: see above. "))
    if status != ill.status or not found or not is_listed or "all sound" in said or "end that one first" in said:
        wrong.append(f"in {ill.name} doctor said, with status {status}: {said}")
    wrong += ill.also(here)
    if status == 4 and (not (told := players_words(here)) or OF_OPERATORS.search(told)):
        wrong.append(f"in {ill.name} players were told {told!r}")
    began = time.monotonic()
    if found and found.groups():
        type_remedy(found[1])
    ill.heal(here)
    here.await_ready()
    healed_s = time.monotonic() - began
    until(lambda: here.typed("doctor")[0] == 0, f"after {ill.name}: {here.typed('doctor')}")
    until(lambda: (log := here.said()[before:]).count(COUNTED) == log.count(OVER), f"after {ill.name} an outage does not end in the log")
    if (lines := here.said()[before:].count("\n")) > MOST_LINES:
        wrong.append(f"of {ill.name} the log has {lines} lines")
    return Walk(ill.name, wrong, healed_s)


def type_remedy(line: str) -> None:
    """Do what doctor said, in a shell; redis-cli may be missing where the server is the packaged one."""
    words = shlex.split(line)
    if words[0] == "redis-cli" and shutil.which("redis-cli") is None:
        with redis.Redis(unix_socket_path=words[2]) as client:
            client.execute_command(*words[3:])
    else:
        subprocess.run(line, shell=True, check=True, capture_output=True)


def players_words(here: Installation) -> str:
    """The detail of the refusal of a new game."""
    with Stranger(here.url) as stranger:
        _, answer = stranger.ask("POST", "/v1/games", body={"ruleset": "microfilms", "seats": [BOT] * 3})
    return str(answer.get("detail", ""))


def ready_words(here: Installation) -> str:
    """The detail of a refusal of /readyz, or its body."""
    try:
        with urllib.request.urlopen(f"{here.url}/readyz", timeout=10) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as refused:
        return re.sub(r'.*"detail":"([^"]*)".*', r"\1", refused.read().decode(), flags=re.S)
    except OSError as error:
        return f"({error})"


def fill_memory(here: Installation) -> None:
    with here.redis("events") as client:
        client.config_set("maxmemory", 1)


def under_full_memory(here: Installation) -> list[str]:
    """A backup is whole and says so; the archive says why it moves nothing, and then moves what it can."""
    told = [
        (("backup", str(here.folder / "a backup")), r"read back and whole\.\nThat could not be noted.*at its memory limit"),
        (("archive", "--days", "1"), r"^0 games are in .* freed 0.0 MiB(.|\n)*1 game is over and changed within 1 day: `deaddrop archive --days 0`"),
        (("archive", "--days", "0"), r"^1 game is in "),
    ]  # fmt: skip
    done = [(words, pattern, here.typed(*words)) for words, pattern in told]
    shutil.rmtree(here.folder / "a backup")
    return [f"{words}: {status} {said}" for words, pattern, (status, said) in done if status or not re.search(pattern, said)]


def make_replica(here: Installation) -> None:
    with here.redis("events") as client:
        client.execute_command("REPLICAOF", "127.0.0.1", "1")


def stop_part(name: str) -> Callable[[Installation], None]:
    """Stop a part, and what it has started, by a signal."""

    def befall(here: Installation) -> None:
        os.kill(here.parts()[name].pid, signal.SIGSTOP)

    return befall


def refuses(words: tuple[str, ...], pattern: str) -> Callable[[Installation], list[str]]:
    """A command refuses with status 4, and says the same."""

    def look(here: Installation) -> list[str]:
        status, said = here.typed(*words)
        return [] if status == 4 and re.search(pattern, said) else [f"{words}: {status} {said}"]

    return look


OOM = r"!!! moves   Nothing can be written since \S+ \S+ UTC\. The events server is at its memory limit \(.* used, .* allowed\).*?`(redis-cli -s \S+ CONFIG SET maxmemory \d+mb)`"
REPLICA = r"!!! moves   Nothing can be written since \S+ \S+ UTC\. The events server is a replica of 127.0.0.1:1 and takes no writes.*?`(redis-cli -s \S+ REPLICAOF NO ONE)`"
SILENT = r"Nothing can be written since \S+ \S+ UTC\. The events server does not answer in time: its process is stopped or stuck: `(kill -9 \d+)`"
FULL = r"Nothing can be written since \S+ \S+ UTC\. The events server cannot write its file: its disk is full or broken \(\S+/events: No space left on device\): make room on its disk"
CUT = r"Nothing can be written since \S+ \S+ UTC\. The events server at \S+ cannot be reached \(.*\): .*On another machine: start it, or mend the network"
SILENT_NETWORK = r"Nothing can be written since \S+ \S+ UTC\. The events server at \S+ does not answer in time: `redis-cli -u \S+ PING`, here and on its own machine: .*, the network between"
SILENT_JOBS = r"!!  parts   the jobs server at \S+ does not answer in time: if it runs, mend the network to it"
SINCE = "The store takes no writes since "

ALONE = (
    Illness("the memory is full", fill_memory, OOM, ": OOM.", 4, also=under_full_memory),
    Illness("the server is a replica", make_replica, REPLICA, ": READONLY.", 4),
    Illness(
        "the server hangs", stop_part("events"), SILENT, ": silent.", 4,
        also=refuses(("backup", "/nowhere/at/all"), SILENT),
    ),
    Illness(
        "the dispatcher hangs", stop_part("dispatcher"),
        r"!!  parts   dispatcher \(process \d+\) was stopped: `(kill -CONT \d+)`", '"store":"ok"', 3,
    ),
)  # fmt: skip


def walk_alone(folder: Path) -> Iterator[Walk]:
    """The states of a `deaddrop up`; a game is over before, so that there is something to archive."""
    with Installation(folder) as here:
        with Stranger(here.url) as stranger:
            stranger.until_over(stranger.create([BOT, BOT], variant="croupier")["game"]["id"])
        for ill in ALONE:
            yield walk(here, ill)


def walk_full_disk(folder: Path) -> Iterator[Walk]:
    """A disk that is full to the last byte; nothing where nobody may mount one."""
    with small_disk(folder) as disk:
        if disk is not None:
            filler = disk / "old backup"
            with Installation(disk / "data") as here:
                yield walk(here, Illness("the disk is full", lambda _: fill(here, filler), FULL, ": unreachable.", 4, lambda _: filler.unlink(), refuses(("backup", "/nowhere"), FULL)))  # fmt: skip


def fill(here: Installation, filler: Path) -> None:
    """Write until nothing fits any more, and then make the server notice: its file has some room up to the end of its page."""
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(2**16)):
                pass
        except OSError:
            pass
    until(lambda: SINCE in ready_words(here), "the full disk is not noticed")


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A small disk of its own, if this user may mount one."""
    disk = folder / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", DISK, "none", str(disk)], capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def walk_cut_network(folder: Path) -> Iterator[Walk]:
    """An events server elsewhere, to which there is no way for a while."""
    (folder / "far").mkdir()
    with private_redis(folder / "far") as url:
        socket = folder / "far" / "redis.sock"

        def cut(_: Installation) -> None:
            with redis.Redis(unix_socket_path=str(socket)) as client:
                client.ping()
                socket.rename(socket.with_suffix(".aside"))
                client.client_kill_filter(_type="normal", skipme=True)

        def mend(_: Installation) -> None:
            socket.with_suffix(".aside").rename(socket)

        with Installation(folder / "near", DEADDROP_REDIS_URL=url, DEADDROP_JOBS_URL=url) as here:
            yield walk(here, Illness("the network is cut", cut, CUT, ": unreachable.", 4, mend))


def walk_silent_networks(folder: Path) -> Iterator[Walk]:
    """Servers elsewhere, to which all bytes get lost for a while. The first turn of the only game is asked for meanwhile."""
    (folder / "events").mkdir()
    (folder / "jobs").mkdir()
    with own_server(folder / "events") as events, own_server(folder / "jobs") as jobs:
        cables, games = (Cable(events), Cable(jobs)), list[str]()

        def cut(cable: Cable) -> None:
            cable.is_cut = True

        def cut_jobs(here: Installation) -> None:
            cut(cables[1])
            with Stranger(here.url) as stranger:
                games.append(stranger.create([BOT, BOT], variant="croupier")["game"]["id"])
            until(lambda: "the jobs server" in here.said(), "the cut is not noticed")

        def mend(here: Installation) -> None:
            for each in cables:
                each.is_cut = False
            with Stranger(here.url) as stranger:
                until(lambda: all(stranger.ask("GET", f"/v1/games/{each}")[1]["status"] == "over" for each in games), "a turn is not sent again")

        urls = [f"redis://127.0.0.1:{each.port}/0" for each in cables]
        with Installation(folder / "near", DEADDROP_REDIS_URL=urls[0], DEADDROP_JOBS_URL=urls[1]) as here:
            yield walk(here, Illness("the network to the events server is silent", lambda _: cut(cables[0]), SILENT_NETWORK, ": silent.", 4, mend))
            yield walk(here, Illness("the network to the jobs server is silent", cut_jobs, SILENT_JOBS, '"jobs":"down"', 3, mend))
        for each in cables:
            each.close()


def walk_all(folder: Path) -> Iterator[Walk]:
    """All states, each on an installation that was well before."""
    for name, walks in (("alone", walk_alone), ("full", walk_full_disk), ("cut", walk_cut_network), ("silent", walk_silent_networks)):
        (folder / name).mkdir()
        yield from walks(folder / name)
