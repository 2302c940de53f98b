"""External claims about a tournament: heads of its log and of its games, a log of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import to_builtins

from domain.audit.held import Chained, ComparedHead, HeldHead, compare_held
from domain.audit.logged import Logged, compare_with_log
from domain.audit.record import RecordHead, parse_record
from domain.audit.shown_parts import ShownRestore
from domain.audit.verify_chain import Fault
from domain.transparency.policy import LogPolicy
from domain.transparency.tiles import ReadFile
from extensions.tournaments.audit.record.fault import TournamentFault
from extensions.tournaments.audit.record.shown import TournamentRestore
from service.app.audits.record_checks import verify_signature


class TournamentClaims(NamedTuple):
    """The claims. read, policy: of a log of games; counted: by tournament, the version at which a series counted it."""

    held: tuple[HeldHead, ...] = ()
    read: ReadFile | None = None
    policy: LogPolicy | None = None
    counted: Mapping[str, int] = {}


NO_CLAIMS = TournamentClaims()


class HeldAtTournament(ComparedHead, frozen=True):
    """A held head after comparison. game: id of the tournament or game that the head belongs to."""

    game: str = ""


class GamesInLog(msgspec.Struct, frozen=True):
    """A tournament's games in a log of games. games: number looked up; ended: number with a logged end; cosigned, quorum,
    witnesses, asks: as for one game.
    """

    origin: str
    size: int
    games: int
    ended: int
    cosigned: dict[str, int]
    quorum: bool
    witnesses: int
    asks: str

    @property
    def head(self) -> bool:
        """Whether the log has the end of every game."""
        return self.games == self.ended


class ClaimedFact(NamedTuple):
    """The part of a fact that heads cover."""

    digest: str


class FactsHeader(NamedTuple):
    """The header of a tournament's log, in the form of a game record's header."""

    game: str
    head: RecordHead
    first: int = 1


class ClaimedFacts(NamedTuple):
    """A tournament's log, in the form that is compared with held heads."""

    header: FactsHeader
    lines: Sequence[ClaimedFact]


class ClaimedTournament:
    """A tournament's record compared with external claims, part by part while it is read. fault: the first contradiction.
    """

    def __init__(self, claims: TournamentClaims, keys: Mapping[str, bytes] | None) -> None:
        self.claims, self.keys = claims, keys
        self.heads: list[HeldAtTournament] = []
        self.logs: list[Logged] = []
        self.known: set[str] = set()
        self.fault: TournamentFault | None = None

    def look_at_facts(self, tournament_id: str, digests: Sequence[str], restores: Sequence[TournamentRestore]) -> None:
        """Compare the heads of the tournament itself. digests: of all its facts."""
        self.known.add(tournament_id)
        facts = ClaimedFacts(FactsHeader(tournament_id, RecordHead(len(digests), digests[-1])), [ClaimedFact(each) for each in digests])
        shown = [ShownRestore(each.version, to_builtins(each.lost), to_builtins(each.kept), each.reason, True) for each in restores]
        self.note(None, 0, self.compare(facts, shown, tournament_id))

    def look_at_game(self, game: str, line: int, raw: bytes, restores: Sequence[ShownRestore]) -> None:
        """Compare a game without a fault with its heads and the log. line: of the game in the file.

        Raises BadNote, BadLog.
        """
        self.known.add(game)
        claims = self.claims
        if not (claims.policy or any(each.game == game for each in claims.held)):
            return
        record = parse_record(raw)
        self.note(game, line, self.compare(record, restores, game))
        if claims.policy is None:
            return
        if claims.read is not None:
            found = compare_with_log(record, restores, claims.read, claims.policy, verify_signature)
            self.logs.append(found.logged)
            self.note(game, line, found.fault)

    def compare(self, record: Chained, restores: Sequence[ShownRestore], game: str) -> Fault | None:
        own = [each for each in self.claims.held if each.game == game]
        found = compare_held(record, restores, own, self.keys, verify_signature)
        self.heads += [HeldAtTournament(**msgspec.structs.asdict(each), game=game) for each in found.heads]
        return found.fault

    def note(self, game: str | None, line: int, fault: Fault | None) -> None:
        """Keep a contradiction, unless there was an earlier one."""
        if fault is not None and self.fault is None:
            self.fault = TournamentFault(line + fault.line, fault.version, game, fault.word, fault.how)

    def all_heads(self) -> tuple[HeldAtTournament, ...]:
        """Every held head with its result; heads of other games last."""
        others = [
            HeldAtTournament(each.source, each.version, each.digest, "not checked", "other game", each.game)
            for each in self.claims.held
            if each.game not in self.known
        ]
        return (*self.heads, *others)

    def in_log(self) -> GamesInLog | None:
        """The entries of all games in the log; None without a log or without games to look up."""
        if not self.logs:
            return None
        one, ended = self.logs[0], sum(each.head for each in self.logs)
        return GamesInLog(one.origin, one.size, len(self.logs), ended, one.cosigned, one.quorum, one.witnesses, one.asks)
