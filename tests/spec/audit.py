"""The audit of a record written from docs/spec/record.md alone: it imports nothing of ours."""

from __future__ import annotations

import json
import math
import re
from base64 import b64decode
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from hashlib import sha256
from typing import Any, NamedTuple

from tests.spec import checker

Entry = dict[str, Any]
LARGEST = 10**15
QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
QUICKNET_GENESIS = datetime.fromtimestamp(1692803367, UTC)
MOST_LINES, LONGEST_LINE, DEEPEST = 100_000, 2**20, 64


class Fault(NamedTuple):
    """The first thing that is wrong: where, and the word for it."""

    line: int
    version: int | None
    word: str


class Wrong(Exception):
    """A step that fails."""


def audit(raw: bytes, keys: Sequence[dict[str, Any]] | None = None) -> Fault | None:
    """Section 5. keys: the items of GET /v1/keys, None to leave the signature unchecked."""
    lines = raw.split(b"\n")
    header = read(lines[0]) if len(lines) > 1 else None
    if header is None or not is_header(header):
        return Fault(1, None, "form")
    walk, version, entries = Walk(header), header["first"], list[Entry]()
    for number, line in enumerate(lines[1:], 2):
        if number == len(lines) and line == b"":
            break
        entry = read(line) if number < len(lines) and number <= MOST_LINES else None
        if entry is None or not is_entry(entry):
            return Fault(number, version, "form")
        for word, step in walk.steps():
            try:
                step(entry)
            except (Wrong, LookupError, TypeError, ValueError, AttributeError):
                return Fault(number, version, word)
        version += 1
        entries.append(entry)
    return ending(walk, version) or naming(header, entries) or signature(header, keys)


# Lines


def read(line: bytes) -> Any:
    """Section 1; None for what is not canonical."""
    try:
        value = json.loads(line.decode("utf-8"))
        if len(line) > LONGEST_LINE or not is_modest(value, 1):
            return None
        return value if checker.canonical(value) == line else None
    except (ValueError, TypeError, RecursionError):
        return None


def is_modest(value: Any, level: int) -> bool:
    """Section 1: how deep, and how long numbers are."""
    if isinstance(value, int) and not isinstance(value, bool):
        return -(2**63) <= value < 2**64
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return level <= DEEPEST and all(is_modest(each, level + 1) for each in inner)


def is_hex(value: Any, length: int) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]*", value) is not None and len(value) == 2 * length


def is_whole(value: Any, low: int, high: int = LARGEST) -> bool:
    return type(value) is int and low <= value < high


def is_head(head: Any) -> bool:
    return isinstance(head, dict) and is_whole(head.get("version"), 1) and is_hex(head.get("digest"), 32)


def is_checkpoint(checkpoint: Any) -> bool:
    return (
        is_head(checkpoint)
        and isinstance(checkpoint.get("game"), str)
        and is_hex(checkpoint.get("key"), 8)
        and isinstance(checkpoint.get("signature"), str)
    )


def is_header(header: Any) -> bool:
    """Section 2."""
    if not isinstance(header, dict):
        return False
    ruleset, viewpoint = header.get("ruleset"), header.get("viewpoint")
    names, salts = header.get("names"), header.get("salts")
    return (
        header.get("format") == "deaddrop-record/1"
        and isinstance(header.get("game"), str)
        and isinstance(ruleset, dict)
        and isinstance(ruleset.get("name"), str)
        and type(ruleset.get("version")) is int
        and isinstance(viewpoint, str)
        and re.fullmatch("all|public|seat:(0|[1-9][0-9]*)", viewpoint) is not None
        and isinstance(header.get("complete"), bool)
        and (viewpoint == "all" or not header["complete"])
        and isinstance(names, list)
        and all(name is None or isinstance(name, str) for name in names)
        and isinstance(salts, list)
        and len(salts) == len(names)
        and all(salt is None or is_hex(salt, 16) for salt in salts)
        and is_whole(header.get("first"), 1)
        and is_head(header.get("head"))
        and header["head"]["version"] >= header["first"]
        and "checkpoint" in header
        and (header["checkpoint"] is None or is_checkpoint(header["checkpoint"]))
    )


def is_entry(entry: Any) -> bool:
    """Section 3."""
    if not isinstance(entry, dict):
        return False
    hidden, openings, at = entry.get("hidden"), entry.get("openings"), entry.get("at")
    return (
        is_whole(entry.get("version"), 1)
        and isinstance(entry.get("type"), str)
        and isinstance(at, str)
        and re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z", at) is not None
        and "by" in entry
        and (entry["by"] is None or is_whole(entry["by"], 0))
        and isinstance(entry.get("data"), dict)
        and isinstance(hidden, dict)
        and all(is_hex(each, 32) for each in hidden.values())
        and isinstance(openings, dict)
        and all(
            isinstance(each, dict) and "value" in each and is_hex(each.get("salt"), 16) for each in openings.values()
        )
        and is_hex(entry.get("digest"), 32)
    )


# The walk


class Walk:
    """What is in force at an entry."""

    def __init__(self, header: Entry) -> None:
        self.header = header
        self.version = header["first"] - 1
        self.digest = b""
        self.begun: Entry | None = None
        self.seats = 0
        self.brought = Brought({})
        self.drawn: dict[str, int] = defaultdict(int)
        self.revealed = self.over = False

    def steps(self) -> Iterator[tuple[str, Callable[[Entry], None]]]:
        yield from (("order", self.order), ("origin", self.origin), ("chain", self.chain), ("opening", self.opening))
        yield from (("seed", self.promise), ("nonce", self.bring))
        if self.header["complete"]:
            yield from (("salt", self.salt), ("seed", self.sources), ("luck", self.luck))

    @property
    def data(self) -> Entry:
        """Of the game.created or game.forked in force."""
        assert self.begun is not None
        return self.begun["data"]  # type: ignore[no-any-return]

    def opened(self, name: str) -> Any:
        assert self.begun is not None
        return self.begun["openings"][name]["value"]

    def order(self, entry: Entry) -> None:
        self.version += 1
        demand(entry["version"] == self.version)

    def origin(self, entry: Entry) -> None:
        kind, data, before = entry["type"], entry["data"], self.begun
        demand((kind == "game.created") == (self.version == 1))
        demand(before is not None or kind in ("game.created", "game.forked"))
        if kind == "game.restored":
            kept = {"version": self.version - 1, "digest": self.digest.hex()}
            demand(checker.canonical(data["kept"]) == checker.canonical(kept))
        if kind not in ("game.created", "game.forked"):
            return
        rules = {"name": data["ruleset"], "version": data["ruleset_version"]}
        demand(checker.canonical(rules) == checker.canonical({name: self.header["ruleset"][name] for name in rules}))
        if kind == "game.forked":
            parent = data["parent"]
            demand(is_hex(parent["digest"], 32) and is_whole(parent["version"], 1))
            demand(parent["version"] == self.version - 1)
            if before is None:
                self.digest = bytes.fromhex(parent["digest"])
            demand(parent["digest"] == self.digest.hex())
            demand(data["luck"] == "fresh" or (before is not None and data["luck"] == "same"))
            demand(data["luck"] == "fresh" or data["commitment"] == self.data["commitment"])
        self.begun, self.revealed, self.over = entry, False, False

    def chain(self, entry: Entry) -> None:
        self.digest = checker.link(self.digest, {name: entry[name] for name in checker.PUBLIC})
        demand(entry["digest"] == self.digest.hex())

    def opening(self, entry: Entry) -> None:
        for name, opened in entry["openings"].items():
            demand(entry["hidden"][name] == checker.commitment(bytes.fromhex(opened["salt"]), opened["value"]))

    def promise(self, entry: Entry) -> None:
        is_ruled = entry["type"] == "game.ruling_made" and entry["data"].get("kind") == "abort"
        self.over = self.over or is_ruled or entry["type"] in ("game.over", "game.aborted", "game.cancelled")
        if entry["type"] == "game.seed_revealed":
            demand(checker.commitment_of_seed(unhexed(entry["data"]["seed"])) == self.data["commitment"])
            self.revealed = True

    def bring(self, entry: Entry) -> None:
        kind, data = entry["type"], entry["data"]
        keeps = kind == "game.forked" and data["luck"] == "same" and self.brought.is_dealt
        if kind in ("game.created", "game.forked") and not keeps:
            self.brought = Brought(data)
        elif kind == "game.forked":
            self.brought.state = "kept"
        elif kind == "game.started":
            self.brought.start()
        elif (data_of := getattr(self.brought, kind.removeprefix("game."), None)) is not None and kind in BRINGING:
            self.brought.at = entry["at"]
            data_of(data)

    def salt(self, entry: Entry) -> None:
        secret = unhexed(self.opened("secret"))
        for name in entry["hidden"]:
            demand(entry["openings"][name]["salt"] == checker.salt(secret, self.version, name).hex())

    def sources(self, entry: Entry) -> None:
        data = entry["data"]
        if entry is self.begun:
            demand(checker.commitment_of_seed(unhexed(self.opened("seed"))) == data["commitment"])
            if entry["type"] == "game.created" or data["luck"] == "fresh":
                demand(isinstance(data["seats"], list))
                self.seats = len(data["seats"])
        elif entry["type"] == "game.seat_taken":
            demand(is_whole(data["seat"], 0, self.seats))
        elif entry["type"] == "game.seed_revealed":
            demand(data["secret"] == self.opened("secret"))

    def luck(self, entry: Entry) -> None:
        if "draws" not in entry["openings"]:
            return
        seed = self.brought.mixed(unhexed(self.opened("seed")), self.seats)
        stated = self.opened("stated") if self.data["deal"] == "fixed" else {}
        demand(isinstance(entry["openings"]["draws"]["value"], list))
        for draw in entry["openings"]["draws"]["value"]:
            demand(isinstance(draw, list))
            source, index, size, position, is_stated = draw
            demand(isinstance(source, str) and isinstance(is_stated, bool))
            demand(is_whole(size, 1, 2**64) and is_whole(position, 0, size))
            demand(is_whole(index, 0) and index == self.drawn[source])
            known = stated.get(source, [])
            demand(isinstance(known, list) and is_stated == (index < len(known)))
            demand(is_stated or position == checker.pick(seed, source, index, size))
            self.drawn[source] += 1


BRINGING = {
    f"game.{name}"
    for name in (
        "seat_taken", "seat_resigned", "commitment_replaced", "luck_closed", "nonce_given", "luck_drawn", "cancelled",
        "public_given",
    )
}  # fmt: skip


class Brought:
    """What people brought to the luck.  Step `nonce`."""

    def __init__(self, data: Entry) -> None:
        self.plan: Any = data.get("luck_plan")
        self.state, self.is_dealt, self.entropy, self.at = "open", False, "", ""
        self.due: int | None = None
        self.commits: list[str | None] = []
        if self.plan is not None:
            demand(isinstance(self.plan, dict) and sorted(self.plan) == ["nonces", "public", "wait_s"])
            demand(self.plan["nonces"] in ("asked", "required", "none") and self.plan["public"] in (None, "drand"))
            demand(is_whole(self.plan["wait_s"], 1, 10**9))
            demand(isinstance(data["seats"], list))
            self.commits = [None] * len(data["seats"])
        self.given: dict[int, str] = {}
        self.closed_at, self.left = "", set[int]()
        self.mix = (list[str | None](), "")

    def mixed(self, seed: bytes, seats: int) -> bytes:
        if self.plan is None:
            return checker.mixed(seed, seats)
        demand(self.state in ("dealt", "kept"))
        return checker.mixed_by_plan(seed, *self.mix)

    def seat_taken(self, data: Entry) -> None:
        if self.plan is not None:
            if "commit" in data:
                self.commitment_replaced(data)
            else:
                demand(self.plan["nonces"] != "required" or self.state == "kept")

    def seat_resigned(self, data: Entry) -> None:
        if self.plan is not None and self.state == "open":
            demand(is_whole(data["seat"], 0, len(self.commits)))
            self.commits[data["seat"]] = None
        elif self.plan is not None and self.state == "closed":
            demand(is_whole(data["seat"], 0, len(self.commits)))
            self.left.add(data["seat"])

    def commitment_replaced(self, data: Entry) -> None:
        demand(self.plan is not None and self.state == "open" and self.plan["nonces"] != "none")
        demand(is_whole(data["seat"], 0, len(self.commits)) and is_hex(data["commit"], 32))
        self.commits[data["seat"]] = None
        demand(data["commit"] not in self.commits)
        self.commits[data["seat"]] = data["commit"]

    def luck_closed(self, data: Entry) -> None:
        demand(self.plan is not None and self.state == "open")
        demand(checker.canonical([data["epoch"], data["commits"]]) == checker.canonical([1, self.commits]))
        self.state, self.closed_at = "closed", self.at
        demand(datetime.fromisoformat(self.at).year < 9999)

    def nonce_given(self, data: Entry) -> None:
        seat, nonce = data["seat"], data["nonce"]
        demand(self.plan is not None and self.state == "closed")
        demand(is_whole(seat, 0, len(self.commits)) and seat not in self.given and is_hex(nonce, 32))
        demand(checker.sha256(nonce.encode()).hex() == self.commits[seat])
        self.given[seat] = nonce

    def end_waiting(self, data: Entry) -> list[int]:
        demand(self.plan is not None and self.state == "closed")
        missing = [seat for seat, each in enumerate(self.commits) if each is not None and seat not in self.given]
        demand(checker.canonical(data["silent"]) == checker.canonical(missing))
        if set(missing) - self.left:
            waited = datetime.fromisoformat(self.at) - datetime.fromisoformat(self.closed_at)
            demand(waited >= timedelta(seconds=self.plan["wait_s"]) and datetime.fromisoformat(self.at).year < 9999)
        return missing

    def luck_drawn(self, data: Entry) -> None:
        demand(self.end_waiting(data) == [] or self.plan["nonces"] != "required")
        self.state, named = "drawn", data["public"]
        demand((named is not None) == (self.plan["public"] == "drand"))
        if named is not None:
            at = datetime.fromisoformat(self.at)
            demand(at.year < 9999)
            late_s = Fraction((at - QUICKNET_GENESIS) // timedelta(milliseconds=1), 1000) + 6
            self.due = max(1, 1 + math.ceil(late_s / 3))
            demand(checker.canonical(named) == checker.canonical({"chain": QUICKNET, "round": self.due}))

    def cancelled(self, data: Entry) -> None:
        demand(self.end_waiting(data) != [] and self.plan["nonces"] == "required")
        self.state = "cancelled"

    def public_given(self, data: Entry) -> None:
        demand(self.plan is not None and self.state == "drawn" and self.due is not None and self.entropy == "")
        demand(type(data["round"]) is int and data["round"] == self.due and is_hex(data["signature"], 48))
        self.entropy = checker.sha256(bytes.fromhex(data["signature"])).hex()

    def start(self) -> None:
        if self.plan is not None:
            needs_nothing = self.plan["public"] is None and not any(self.commits)
            demand(not self.is_dealt and (self.is_drawn() or (self.state == "open" and needs_nothing)))
            self.state = "dealt"
            self.mix = ([self.given.get(seat) for seat in range(len(self.commits))], self.entropy)
        self.is_dealt = True

    def is_drawn(self) -> bool:
        return self.state == "drawn" and (self.plan["public"] is None or self.entropy != "")


def unhexed(text: Any) -> bytes:
    """32 bytes in hex."""
    demand(is_hex(text, 32))
    return bytes.fromhex(text)


def demand(holds: bool) -> None:
    if not holds:
        raise Wrong


# The end


def ending(walk: Walk, missing: int) -> Fault | None:
    """missing: the version after the last."""
    header, head = walk.header, walk.header["head"]
    wrong = min(missing, head["version"] + 1)
    if missing != head["version"] + 1:
        return Fault(wrong - header["first"] + 2, wrong, "head")
    if walk.digest.hex() != head["digest"]:
        return Fault(1, head["version"], "head")
    if walk.data.get("id_hash") != checker.sha256(f"deaddrop-game/1\n{header['game']}\n".encode()).hex():
        return Fault(1, None, "origin")
    if header["viewpoint"] == "all" and walk.revealed and not header["complete"]:
        return Fault(1, None, "seed")
    if header["complete"] and not walk.revealed:
        return Fault(1, None, "seed")
    if walk.over and not walk.revealed and walk.data.get("deal") != "duplicate":
        return Fault(1, None, "seed")
    return None


def naming(header: Entry, entries: Sequence[Entry]) -> Fault | None:
    """names.md, section 3."""
    start = max(place for place, each in enumerate(entries) if each["type"] in ("game.created", "game.forked"))
    players = entries[start]["data"].get("players")
    in_force: dict[Any, str] = {}
    if isinstance(players, list):
        in_force = {seat: each for seat, each in enumerate(players) if isinstance(each, str)}
    for each in entries[start:]:
        player, seat = each["data"].get("player"), each["data"].get("seat")
        if each["type"] == "game.seat_taken" and isinstance(player, str) and type(seat) is int:
            in_force[seat] = player
    for seat, name in enumerate(header["names"]):
        salt, told = header["salts"][seat], {"name": name, "player": None, "seat": seat}
        if name is None or salt is None:
            right = name is None and salt is None
        else:
            right = checker.commitment(bytes.fromhex(salt), told) == in_force.get(seat)
        if not right:
            return Fault(1, None, "names")
    return None


def signature(header: Entry, keys: Sequence[dict[str, Any]] | None) -> Fault | None:
    signed, fault = header["checkpoint"], Fault(1, header["head"]["version"], "signature")
    if signed is None:
        return None
    if (signed["game"], signed["version"], signed["digest"]) != (
        header["game"],
        *map(header["head"].get, ("version", "digest")),
    ):
        return fault
    if keys is None:
        return None
    known = {sha256(raw).hexdigest()[:16]: raw for raw in (b64decode(each["public_key"]) for each in keys)}
    return None if signed["key"] in known and checker.holds(signed, known[signed["key"]]) else fault
