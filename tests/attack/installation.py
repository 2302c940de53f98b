"""An installation with a Redis, files and keys of its own, in the hands of an operator who may do anything with them."""

from __future__ import annotations

import json
import os
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, redirect_stderr, redirect_stdout, suppress
from hashlib import sha256
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest import mock

from domain.game.aggregate import Game
from domain.game.bot_answer import choose_policy
from domain.game.proofs.checkpoint import checkpoint_message
from service.app.bots import automation
from service.app.bots.answer_slots import begin_job
from service.app.core.context import Context
from service.app.core.signing import Signing
from service.app.proofs.games_log import log_origin
from service.cli import main
from service.config import Config
from service.factory import create_app, open_archived_store
from service.games_log.files import LogFiles
from service.games_log.witness_client import Witnesses
from service.games_log.writer import GamesLogWriter
from service.http.app_services import NAME
from service.store.archive.frames import ArchivedGame
from tests.audit.tampering import Lines, lines_of, raw_of, resealed
from tests.equipment.schema_sampler import sample_instance
from tests.generous import GENEROUS
from tests.http import guest
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json
from tests.redis_server import private_redis
from tests.spec.node import node
from workers.automation_job import store_when_due
from workers.games_log_keeper import HEADS_MS, GamesLogKeeper

ORIGIN = "games.example.org"
PEOPLE = {"microfilms": 3, "infiltrators": 2, "microdot": 2, "casino-incognito": 2}
NAMES = ("Anna", "Boris", "Vera")
WAIT_MS = 31_000


BEGAN_MS = 1_790_000_000_000
"""The operator's clock in the first row; each has an hour of its own."""
REFUSED = (409, 422)


class EndedTooEarly(Exception):
    """A game was over before the attack was done: it is tried with the next seed."""


class Told(NamedTuple):
    """What a command said, and its exit status; other: what the JavaScript verifier said, of records."""

    status: int
    text: str
    other: str = ""


class Table(NamedTuple):
    """A game, its organiser, and who sits where."""

    id: str
    organiser: Guest
    by: dict[int, Guest]
    nonces: dict[int, str]
    codes: dict[int, str]


class Installation:
    """The service on its store, with a clock that the operator turns, and the commands that anybody may type."""

    def __init__(self, folder: Path, redis_url: str) -> None:
        self.folder, self.clock, self._files = folder, Clock(), 0
        self.luck, self.entropy = Random(0), Random(0)
        self._environ = {
            "DEADDROP_DATA": str(folder), "DEADDROP_SECRET": "5e" * 32, "DEADDROP_REDIS_URL": redis_url, "DEADDROP_JOBS_URL": redis_url,
            "DEADDROP_LIMITS": GENEROUS, "DEADDROP_PACE_MS": "0", "DEADDROP_ORIGIN": ORIGIN, "DEADDROP_DRAND_RELAYS": "http://127.0.0.1:9",
        }  # fmt: skip
        self.config = Config.from_env(self._environ)
        self.log_files = LogFiles(self.config.games_log_dir, log_origin(ORIGIN))
        self.restart()

    def begin(self, seed: str, hour: int) -> None:
        """A row begins: keys, ids, luck and clock follow from its seed and its hour."""
        self.clock.ms = BEGAN_MS + 3_600_000 * hour
        self.luck, self.entropy = Random(f"moves/{seed}"), Random(f"entropy/{seed}")
        guest.KEYS = count(int.from_bytes(sha256(seed.encode()).digest()[:6]))
        self.restart()

    def restart(self) -> None:
        """New processes, which know what the store holds and nothing more."""
        self.store = open_archived_store(self.config)
        self.app = create_app(self.config, store=self.store, now_ms=self.clock, entropy=lambda size: self.entropy.randbytes(size), jobs=lambda: True)
        self.anybody = Guest(self.app)

    @property
    def context(self) -> Context:
        found: Context = self.app.extensions[NAME].context
        return found

    # What people do

    def table(self, ruleset: str, commits: Sequence[int] = (), bots: int = 0, free: Sequence[int] = (), **more: Any) -> Table:
        """A full table, but for `free` seats; its last seats are bots'. commits: who commits to a nonce."""
        count = PEOPLE[ruleset]
        nonces = {seat: sha256(f"{self.clock()}/{seat}".encode()).hexdigest() for seat in commits}
        people: list[Json] = [{"kind": "human"} for _ in range(count - bots)]
        people[0] |= {"claim": True, "name": NAMES[0]}
        people[0] |= {"commit": sha256(nonces[0].encode()).hexdigest()} if 0 in nonces else {}
        seats = [*people, *({"kind": "bot", "bot": "house", "name": name} for name in NAMES[count - bots : count])]
        made = done(self.anybody.post("/v1/games", {"ruleset": ruleset, "seats": seats, **more}))
        first = Guest(self.app, made["seats"][0]["token"])
        codes = {each["seat"]: each["claim_code"] for each in made["seats"] if "claim_code" in each}
        table = Table(made["game"]["id"], Guest(self.app, made["organiser_token"]), {0: first}, nonces, codes)
        for seat in sorted(codes.keys() - set(free)):
            self.sit(table, seat)
        return table

    def sit(self, table: Table, seat: int) -> None:
        """Somebody takes a seat, and commits to their nonce if they have one."""
        claim = {"code": table.codes[seat], "name": NAMES[seat]}
        if seat in table.nonces:
            claim |= {"commit": sha256(table.nonces[seat].encode()).hexdigest()}
        taken = done(self.anybody.post(f"/v1/games/{table.id}/seats/{seat}/claim", claim))
        table.by[seat] = Guest(self.app, taken["token"])

    def give(self, table: Table, seat: int, nonce: str | None = None, digest: str | None = None) -> Any:
        """The answer to a nonce that a seat shows, against the closing that it was shown."""
        closed = self.anybody.view(table.id)["luck"]["closed"]
        body = {"nonce": nonce or table.nonces[seat], "digest": digest or closed["digest"]}
        path = f"/v1/games/{table.id}/seats/{seat}/nonce"
        return Guest(self.app, table.by[seat].token).ask("PUT", path, {}, json=body)

    def play(self, table: Table, moves: int) -> None:
        """Some moves, each seat by its offers alone; bots as a worker plays them."""
        for _ in range(moves):
            view = self.anybody.view(table.id)
            if view["status"] != "playing":
                raise EndedTooEarly
            awaited = [each["seat"] for each in view["decisions"] if each["seat"] in table.by]
            if not awaited:
                self.bot_move(table)
                continue
            self.answer(table, self.luck.choice(awaited))

    def answer(self, table: Table, seat: int) -> None:
        """A move that the rules take; a sample may be none, as a schema says less than the rules."""
        player = Guest(self.app, table.by[seat].token)
        shown = player.view(table.id)
        for _ in range(200):
            body = sample_instance(self.luck.choice(shown["offers"])["schema"], self.luck)
            answer = player.act(table.id, body, shown["decision"]["id"])
            if answer.status_code not in REFUSED:
                done(answer)
                return
        raise AssertionError(f"no sample of an offer is taken: {answer.text}")

    def play_to_the_end(self, table: Table) -> None:
        with suppress(EndedTooEarly):
            self.play(table, 5000)

    def bot_move(self, table: Table, think: automation.AskBot | None = None) -> None:
        """The first move that a bot owes. think: in place of its policy."""
        game = self.game(table)
        ask = think or automation.think_with(choose_policy, nullcontext)
        answer = automation.answer_next(self.context, game, 0, ask, begin_job(self.context, game))
        store_when_due(self.context, answer)

    def play_until_bot(self, table: Table) -> None:
        """Moves of people until a bot owes one."""
        for _ in range(200):
            if self.game(table).automatic_decisions():
                return
            self.play(table, 1)
        raise AssertionError("no bot is ever asked")

    def rule(self, table: Table) -> None:
        """The organiser ends the game by a ruling, which reveals everything."""
        ruling = {"kind": "abort", "author": "Ruth", "reason": "The hall burns."}
        done(Guest(self.app, table.organiser.token).post(f"/v1/games/{table.id}/rulings", ruling))

    # What anybody may have in hand

    def record(self, table: Table) -> bytes:
        answer = self.anybody.get(f"/v1/games/{table.id}/record")
        assert answer.status_code == 200, answer.text
        return bytes(answer.data)

    def head(self, table: Table) -> Path:
        """The signed head, as a seat keeps it."""
        token = table.by[0].token
        return self.file(Guest(self.app, token).get(f"/v1/games/{table.id}/checkpoint").data)

    def file(self, content: bytes) -> Path:
        self._files += 1
        path = self.folder / f"held-{self._files}"
        path.write_bytes(content)
        return path

    def verify(self, record: bytes, *more: str | Path) -> Told:
        """`deaddrop verify` with the installation's keys."""
        keys = self.folder / "keys.json"
        keys.write_bytes(self.anybody.get("/v1/keys").data)
        return self.judged("--keys", keys, *more, self.file(record))

    def judged(self, *words: str | Path) -> Told:
        """What both verifiers say, which must agree on the exit status."""
        ours, theirs = self.deaddrop("verify", *words), node("clients/verifier/verify.mjs", *words)
        assert theirs.returncode == ours.status, f"{ours.text}\n{theirs.stdout}{theirs.stderr}"
        return Told(*ours[:2], theirs.stdout)

    def verdicts(self, records: Iterable[bytes]) -> list[str]:
        """The verdicts on several records, by one command; the second verifier may know no rules, and sees all else."""
        told = self.judged("--json", *map(self.file, records))
        ours, theirs = ([json.loads(line) for line in text.splitlines() if line.startswith("{")] for text in (told.text, told.other))
        for one, other in zip(ours, theirs, strict=True):
            assert one["verdict"] == other["verdict"] or one["problem"]["word"] in ("rules", "result"), (one["problem"], other["problem"])
        return [each["verdict"] for each in ours]

    def verify_with_log(self, record: bytes, log: Path | None = None) -> Told:
        """With the public log of games too, which nobody has to have kept; or with this one."""
        policy = self.file(f"log {self.log_files.vkey.read_text().strip()}\nquorum none\n".encode())
        return self.verify(record, "--log", log or self.log_files.public, "--policy", policy)

    def deaddrop(self, *words: str | Path) -> Told:
        """A command, typed where the installation is."""
        told = StringIO()
        with mock.patch.dict(os.environ, self._environ), redirect_stdout(told), redirect_stderr(told):
            status = main([str(word) for word in words])
        return Told(status, told.getvalue())

    # What the operator does

    def game(self, table: Table) -> Game:
        """Everything, seed and hands too."""
        return self.context.games.load(table.id)

    def copy(self, table: Table) -> ArchivedGame:
        kept = self.store.keep(table.id)
        assert kept is not None
        return kept

    def put_back(self, kept: ArchivedGame) -> None:
        """The stream as it was once, by hand, so that no event tells; and no process knows of more."""
        self.store.put_back(kept, over=True)
        self.restart()

    def time_out(self, table: Table) -> None:
        """The time for nonces passes, on the store's clock too."""
        self.clock.ms += WAIT_MS
        with mock.patch.object(self.store, "clock_ms", self.clock):
            automation.apply_timeout(self.context, self.game(table))

    def keep_log(self) -> None:
        """What the service logs by itself at this time."""
        keeper = GamesLogKeeper(self.context, self.log_files, Witnesses(None))
        keeper.take_news(self.store.follow(keeper.catch_up(), 0))
        keeper.close()

    def wait_for_log(self) -> None:
        """The service sees what moved, and logs it a minute later."""
        self.keep_log()
        self.clock.ms += HEADS_MS + 1000
        self.keep_log()

    def log(self) -> GamesLogWriter:
        """Log what every game makes due. The log's writer after that."""
        self.log_files.index.unlink(missing_ok=True)
        keeper = GamesLogKeeper(self.context, self.log_files, Witnesses(None))
        keeper.catch_up()
        keeper.close()
        return GamesLogWriter(self.log_files, None, self.clock())

    def signed(self, lines: Lines) -> bytes:
        """A forged record with a chain that fits, and a good signature of its head."""
        lines = resealed(lines)
        head = lines[0]["head"]
        key, signature = self.context.part(Signing).signer.sign(
            checkpoint_message(lines[0]["game"], head["version"], head["digest"])
        )
        told = {"game": lines[0]["game"], **head, "key": key, "signature": b64encode(signature).decode()}
        lines[0]["checkpoint"] = told
        return raw_of(lines)

    def forged(self, record: bytes, change: Callable[[Lines], object]) -> bytes:
        """The record with a change, made to fit, and signed again."""
        lines = lines_of(record)
        change(lines)
        return self.signed(lines)


def done(answer: Any) -> Json:
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.get_json()
    return found


@contextmanager
def installation(folder: Path) -> Iterator[Installation]:
    """One on a Redis of its own, whose socket nobody else can reach."""
    (folder / "redis").mkdir()
    with private_redis(folder / "redis", fsync="no") as url:
        yield Installation(folder, url)

