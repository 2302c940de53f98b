"""An arbiter's read of hidden data at a table, for a ruling that needs it."""

from __future__ import annotations

from domain.kernel.errors import Conflict
from domain.kernel.secrecy import NOBODY, Known
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, state_fact
from extensions.tournaments.domain.decide.requirements import (
    malformed,
    require_impartial,
    require_official,
    require_on,
    require_round,
    require_table,
)
from extensions.tournaments.domain.facts.ruling_facts import HandsRead
from extensions.tournaments.domain.salted_text import SaltedText, require_text
from extensions.tournaments.domain.tournament import Tournament


def read_hands(
    tournament: Tournament, round_number: int, number: int, *, version: int, reason: SaltedText, cause: FactCause
) -> FactBatch:
    """Notes a read of all data at a table of the current round. version: of its game.  Raises Conflict, Forbidden,
    Malformed, Missing.
    """
    official = require_official(tournament, cause.by, tournament.regulations.may_rule)
    require_on(tournament)
    require_text(reason, "reason")
    played, table = require_round(tournament, round_number), require_table(tournament, round_number, number)
    require_impartial(tournament, official, round_number, table)
    if table.game.opened is None:
        raise Conflict("not-started", f"Table {number} is not open yet.")
    if not played.is_under_way:
        raise Conflict("round-closed", f"Round {round_number} is closed: everybody reads its games.")
    if version < 1:
        raise malformed("version", "A version of the game.")
    fact = HandsRead(round_number, number, table.game.id, Known(version, NOBODY), reason.commitment)
    return append(tournament, cause, state_fact(fact, reason=reason))
