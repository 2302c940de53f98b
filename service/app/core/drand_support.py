"""Whether games and tournaments of this installation may wait for rounds of drand."""

from __future__ import annotations

from domain.kernel.errors import Malformed
from service.signing.drand import can_verify_rounds


def require_rounds(*, has_relays: bool) -> None:
    """Raises Malformed if no round of drand would be fetched, or none could be checked."""
    require_round_checks()
    if not has_relays:
        raise Malformed(
            "This installation fetches no rounds of drand.", {"luck.public": ["Not here: no relay is set."]}
        )


def require_round_checks() -> None:
    """Raises Malformed if signatures of rounds cannot be checked."""
    if not can_verify_rounds():
        raise Malformed(
            "This installation cannot check rounds of drand.", {"luck.public": ["Not here: it lacks the extra drand."]}
        )
