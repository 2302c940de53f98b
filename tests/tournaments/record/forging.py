"""A forger who knows everything: changes any part of a tournament's record, and makes commitments, chains and counts fit again."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import msgspec

from domain.kernel import ledger
from extensions.tournaments.audit.record.record_file import FactLine, TournamentHeader
from extensions.tournaments.audit.record.verify_facts import fold_facts
from extensions.tournaments.audit.record.verify_log import LogWalk
from extensions.tournaments.domain.counting.tournament_book import final_places
from tests.audit import tampering

Line = dict[str, Any]
PUBLIC = ("version", "type", "at", "by", "data", "hidden")


class Parts(NamedTuple):
    """A record as its parts. games: id and lines, the game's header first."""

    header: Line
    facts: list[Line]
    texts: list[Line]
    games: list[tuple[str, list[Line]]]

    def fact(self, kind: str, number: int = 0) -> Line:
        """A fact of a type, the first unless another one is asked for."""
        return [each for each in self.facts if each["type"] == kind][number]

    def version_of(self, kind: str, number: int = 0) -> int:
        return self.facts.index(self.fact(kind, number)) + 1

    def game(self, game: str) -> list[Line]:
        return next(lines for each, lines in self.games if each == game)


def parts_of(raw: bytes) -> Parts:
    lines = [json.loads(row) for row in raw.splitlines()]
    header, rest = lines[0], lines[1:]
    facts, rest = rest[: header["head"]["version"]], rest[header["head"]["version"] :]
    texts, rest = rest[: header["texts"]], rest[header["texts"] :]
    games = []
    while rest:
        told = rest[0]
        games.append((told["game"], rest[1 : 1 + told["lines"]]))
        rest = rest[1 + told["lines"] :]
    return Parts(header, facts, texts, games)


def raw_of(parts: Parts) -> bytes:
    """The record as it is."""
    rows = [parts.header, *parts.facts, *parts.texts]
    for game, lines in parts.games:
        rows += [{"game": game, "lines": len(lines)}, *lines]
    return b"".join(ledger.canonical(each) + b"\n" for each in rows)


def resealed(parts: Parts) -> Parts:
    """The same parts with versions in order, commitments to what they open now, a chain over it all, and true counts."""
    digest = ledger.GENESIS
    for number, line in enumerate(parts.facts, 1):
        line["version"] = number
        for name, opening in line["openings"].items():
            line["hidden"][name] = ledger.commitment(opening["value"], bytes.fromhex(opening["salt"]))
        digest = ledger.next_digest(digest, {name: line[name] for name in PUBLIC})
        line["digest"] = digest.hex()
    parts.header["head"] = {"version": len(parts.facts), "digest": digest.hex()}
    parts.header["texts"], parts.header["games"] = len(parts.texts), len(parts.games)
    return parts


def resalted(parts: Parts) -> Parts:
    """As `resealed`, with the salts of the log's secret at the versions that facts have now."""
    secret = bytes.fromhex(parts.facts[0]["openings"]["secret"]["value"])
    for number, line in enumerate(parts.facts, 1):
        for name, opening in line["openings"].items():
            opening["salt"] = ledger.field_salt(secret, number, name).hex()
    return resealed(parts)


def follow_games(parts: Parts) -> Parts:
    """The log rewritten, so that it names the first entries and ends that its games have now."""
    for game, lines in parts.games:
        digests = {each["version"]: each["digest"] for each in lines[1:]}
        for fact in parts.facts:
            data = fact["data"]
            if fact["type"] == "round.opened" and game in data["games"]:
                data["games"][game] = digests[1]
            if fact["type"] == "table.opened" and data["game"] == game:
                data["digest"] = digests[1]
            if fact["type"] == "table.finished" and data["game"] == game:
                data["version"] = min(data["version"], max(digests))
                data["head"] = digests[data["version"]]
            if fact["type"] == "round.closed" and game in data["heads"]:
                last = max(digests)
                data["heads"][game] = {"version": last, "digest": digests[last]}
    return resealed(parts)


def reconfirmed(parts: Parts) -> Parts:
    """The parts with the places that follow from the log as it is now."""
    resealed(parts)
    confirmed = parts.fact("tournament.confirmed")
    before = [each for each in parts.facts if each["version"] < confirmed["version"]]
    header = msgspec.convert(parts.header | {"head": {"version": len(before), "digest": before[-1]["digest"]}}, TournamentHeader)
    walk = LogWalk(header)
    facts = [walk.step(msgspec.convert(each, FactLine), number) for number, each in enumerate(before, 1)]
    found = fold_facts(header.tournament, facts, is_complete=False).tournament
    assert found is not None
    confirmed["data"]["places"] = [msgspec.to_builtins(each) for each in final_places(found)]
    return resealed(parts)


reseal_game = tampering.resealed
