"""How much work the draft of a round may be, from public figures only: its method, the entries and the rounds."""

from __future__ import annotations

from extensions.tournaments.domain.pairing.drafts import Method
from extensions.tournaments.domain.tournament import Tournament

PLANNED: frozenset[Method] = frozenset({"schedule", "duplicate", "teams"})
"""Methods that plan all rounds to draft one."""
SMALL: dict[Method, int] = {"schedule": 128, "duplicate": 128, "teams": 128, "swiss": 32, "knockout": 256}
"""Most entries times planned rounds of a small draft: at most about a second of computing, that of a club's evening.
Methods that are not named here only count what was stated, in linear time, so their drafts are small.
"""


def draft_size(tournament: Tournament) -> int:
    """Entries, times the rounds that its method plans."""
    pairing = tournament.regulations.pairing
    return len(tournament.entries) * (pairing.rounds if pairing.method in PLANNED else 1)


def is_large_draft(tournament: Tournament) -> bool:
    """Whether the draft of a round may take longer than a request's thread may be held."""
    regulations = tournament.regulations
    most = SMALL.get(regulations.pairing.method)
    return most is not None and not regulations.is_together and draft_size(tournament) > most
