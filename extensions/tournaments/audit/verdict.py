"""The verdict on a tournament's record: its log, then its games one by one, then each game against the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

import msgspec

from domain.audit.record import UnreadableRecord
from domain.catalogue import Catalogue
from extensions.tournaments.audit.claims import (
    NO_CLAIMS,
    ClaimedTournament,
    GamesInLog,
    HeldAtTournament,
    TournamentClaims,
)
from extensions.tournaments.audit.record.fault import TournamentFault
from extensions.tournaments.audit.record.game_note import GameNote
from extensions.tournaments.audit.record.planned_game import PlannedGame
from extensions.tournaments.audit.record.record_file import (
    LONGEST_LINE,
    GameBlock,
    TournamentHeader,
    TournamentRecordReader,
)
from extensions.tournaments.audit.record.shown import (
    ShownAbsence,
    ShownTournamentRecord,
    count_interventions,
    list_absences,
)
from extensions.tournaments.audit.record.verify_games import board_fault, game_fault, missing_fault, named_seats
from extensions.tournaments.audit.tasks import (
    GameVerdict,
    LogVerdict,
    audit_game,
    audit_log,
    check_tournament_signature,
)
from service.app.audits.record_checks import Signature

LARGEST_GAME = 32 * 1024 * 1024
LARGEST_LOG = 128 * 1024 * 1024
"""Most bytes of one game, and of header, facts and texts together."""


class MoveByHand(msgspec.Struct, frozen=True):
    """A move of a bot that its policy does not make."""

    game: str
    version: int
    seat: int
    policy: str


class TournamentVerdict(msgspec.Struct, frozen=True):
    """Result of an audit of a tournament. decided: whether every request and every command was decided again; facts,
    digest: the last version of the log and its digest; games: number with records, `absent`: number in the log without
    one; unbound: games that do not name their tournament; unnamed: seats of games whose names cannot be compared with their
    entries'; bot_moves: of bots, `derived` of them made again, `by_hand` made
    otherwise; interventions: of clocks and the operator, in all games; absences: of persons, by table; held, log: comparison with external claims;
    counted: the digest at the version at which a series counted it.
    """

    verdict: Literal["consistent", "wrong", "unchecked"]
    problem: TournamentFault | None = None
    tournament: str | None = None
    complete: bool = False
    decided: bool = False
    facts: int = 0
    digest: str | None = None
    games: int = 0
    absent: int = 0
    unbound: int = 0
    unnamed: int = 0
    bot_moves: int = 0
    derived: int = 0
    by_hand: tuple[MoveByHand, ...] = ()
    signature: Signature = "absent"
    key: str | None = None
    shown: ShownTournamentRecord | None = None
    interventions: dict[str, int] = {}
    absences: tuple[ShownAbsence, ...] = ()
    held: tuple[HeldAtTournament, ...] = ()
    log: GamesInLog | None = None
    counted: str | None = None


class Judges(NamedTuple):
    """The functions that carry out the audits: in this process, or in processes with limits."""

    log: Callable[[bytes], LogVerdict]
    game: Callable[[bytes, PlannedGame], GameVerdict]


def judges_here(
    catalogue: Catalogue, keys: Mapping[str, bytes] | None, to_id: Callable[[bytes], str], bots_s: float = 0
) -> Judges:
    """Audits in this process."""
    return Judges(
        lambda raw: audit_log(raw, catalogue, to_id),
        lambda raw, planned: audit_game(raw, catalogue, keys, planned, bots_s),
    )


def audit_tournament(
    read_line: Callable[[int], bytes],
    judges: Judges,
    keys: Mapping[str, bytes] | None,
    tick: Callable[[int, int], None] = lambda _, __: None,
    claims: TournamentClaims = NO_CLAIMS,
) -> TournamentVerdict:
    """The verdict on a record that is read line by line. tick: called with the number of games done and of all; claims:
    external claims, compared with the parts that have no other fault.  Raises BadNote, BadLog for a log or proof that
    fails verification.
    """
    kept = KeepingReader(read_line)
    reader = TournamentRecordReader(kept.read)
    try:
        header = reader.header()
    except UnreadableRecord as error:
        return TournamentVerdict("unchecked", TournamentFault(error.line, None, None, "form", error.how))
    for _ in range(header.head.version + header.texts):
        kept.read(LONGEST_LINE + 2)
    found = judges.log(b"".join(kept.lines)) if kept.size <= LARGEST_LOG else LogVerdict(too_large())
    reader.line = 1 + header.head.version + header.texts
    kept.is_keeping = False
    if found.fault is not None:
        return to_verdict(header, found, found.fault)
    claimed = ClaimedTournament(claims, keys)
    if claims.held:
        digests = [digest_of(row) for row in kept.lines[1 : header.head.version + 1]]
        claimed.look_at_facts(header.tournament, digests, found.shown.restores if found.shown is not None else ())
    hall = GamesOfRecord(found, judges, claimed)
    fault = hall.read(reader, header, tick) or hall.against_log(reader.line)
    signature = check_tournament_signature(header, keys)
    if fault is None:
        fault = next(iter(found.last), None)
    if fault is None and signature is None:
        fault = TournamentFault(1, header.head.version, None, "signature")
    verdict = to_verdict(header, found, fault or claimed.fault, hall, signature)
    version = claims.counted.get(header.tournament, 0)
    if not 1 <= version <= header.head.version:
        return verdict
    return msgspec.structs.replace(verdict, counted=digest_of(kept.lines[version]))


def digest_of(row: bytes) -> str:
    """The digest of a fact's line, which has no fault."""
    digest: str = msgspec.json.decode(row)["digest"]
    return digest


def too_large() -> TournamentFault:
    return TournamentFault(1, None, None, "limits", None, "The log of this tournament is larger than may be.")


class KeepingReader:
    """Reads lines and keeps them while `is_keeping`."""

    def __init__(self, read_line: Callable[[int], bytes]) -> None:
        self._read_line = read_line
        self.lines: list[bytes] = []
        self.size = 0
        self.is_keeping = True

    def read(self, most: int) -> bytes:
        """The next line. Past the size limit, lines are read but not kept."""
        row = self._read_line(most)
        if self.is_keeping:
            self.size += len(row)
            if self.size <= LARGEST_LOG:
                self.lines.append(row)
        return row


class GamesOfRecord:
    """The games of a record as they are read."""

    def __init__(self, found: LogVerdict, judges: Judges, claimed: ClaimedTournament) -> None:
        self.claimed = claimed
        self.planned = found.games
        self.judges = judges
        self.notes: dict[str, GameNote] = {}
        self.lines: dict[str, int] = {}
        self.unchecked: TournamentFault | None = None
        self.by_hand: list[MoveByHand] = []
        self.decided = self.unbound = self.unnamed = self.bot_moves = self.derived = 0

    def read(
        self, reader: TournamentRecordReader, header: TournamentHeader, tick: Callable[[int, int], None]
    ) -> TournamentFault | None:  # fmt: skip
        """Read and audit all games. Returns the first fault."""
        try:
            for block in reader.games(header, LARGEST_GAME):
                fault = self.one(block)
                if fault is not None:
                    return fault
                tick(len(self.lines), header.games)
            reader.end()
        except UnreadableRecord as error:
            return TournamentFault(error.line, None, None, error.word)
        return None

    def one(self, block: GameBlock) -> TournamentFault | None:
        """Audit one more game without the log. Returns its fault."""
        game, line = block.game, block.line
        if game in self.lines:
            return TournamentFault(line, None, game, "twice")
        if game not in self.planned:
            return TournamentFault(line, None, game, "added")
        self.lines[game] = line
        verdict, note = msgspec.structs.astuple(self.judges.game(block.raw, self.planned[game]))
        problem = verdict.problem
        if problem is not None and problem.fault in ("ruleset", "limits"):
            self.unchecked = self.unchecked or TournamentFault(line, None, game, problem.fault, None, f"Game {game}: {problem.why}")
        elif problem is not None:
            why = f"Game {game}: {problem.why}" if problem.fault == "rules" else None
            return TournamentFault(line + problem.line, problem.version, game, problem.fault, problem.how, why)
        if verdict.game not in (None, game):
            return TournamentFault(line, None, game, "added")
        if note is not None:
            self.notes[game] = note
            self.unbound += note.data.get("tournament_table") is None
            self.unnamed += self.planned[game].seats - len(named_seats(self.planned[game], note))
        self.decided += verdict.decided
        if problem is None and verdict.shown is not None:
            self.claimed.look_at_game(game, line, block.raw, verdict.shown.restores)
        if verdict.bots is not None:
            self.bot_moves += verdict.bots.moves
            self.derived += verdict.bots.derived
            self.by_hand += [MoveByHand(game, each.version, each.seat, str(each.policy)) for each in verdict.bots.others]
        return None

    def against_log(self, end: int) -> TournamentFault | None:
        """The first fault between the games and the log. end: the last line."""
        for game, note in self.notes.items():
            fault = game_fault(self.lines[game], self.planned[game], note)
            if fault is not None:
                return fault
        return board_fault(self.lines, self.planned, self.notes) or missing_fault(end, self.planned, self.lines)


def to_verdict(
    header: TournamentHeader, found: LogVerdict, fault: TournamentFault | None, hall: GamesOfRecord | None = None,
    signature: Signature | None = None,
) -> TournamentVerdict:  # fmt: skip
    """The verdict from its parts."""
    unchecked = hall.unchecked if hall is not None else None
    if fault is not None and fault.word == "limits":
        fault, unchecked = None, fault
    verdict = TournamentVerdict(
        "wrong" if fault is not None else "unchecked" if unchecked is not None else "consistent",
        fault or unchecked,
        header.tournament,
        header.complete,
        facts=header.head.version,
        digest=header.head.digest,
        key=header.checkpoint.key if header.checkpoint is not None else None,
        signature="absent" if fault is not None else signature or "absent",
    )
    if hall is None or fault is not None:
        return verdict
    return msgspec.structs.replace(
        verdict,
        decided=found.decided and hall.decided == len(hall.lines) and unchecked is None,
        games=len(hall.lines),
        absent=sum(each.opened is not None and each.game not in hall.lines for each in found.games.values()),
        unbound=hall.unbound,
        unnamed=hall.unnamed,
        bot_moves=hall.bot_moves,
        derived=hall.derived,
        by_hand=tuple(hall.by_hand),
        shown=found.shown,
        interventions=count_interventions(list(hall.notes.values())),
        absences=list_absences(hall.notes, found.games),
        held=hall.claimed.all_heads(),
        log=hall.claimed.in_log(),
    )
