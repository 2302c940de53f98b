"""The plan of a new game's luck."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.opening.luck_events import LuckPlan
from domain.kernel.errors import Malformed
from service.signing.drand import can_verify_rounds

PUBLIC_WAIT_S, UNLISTED_WAIT_S = 30, 120
"""Usual seconds to wait for nonces. Tables of friends get more, since phones suspend pages."""


def choose_luck_plan(asked: dict[str, Any], deal: str, visibility: str, *, has_arbiter: bool) -> LuckPlan:
    """The plan of a new game's luck. asked: members of the request; the others get their defaults.  Raises Malformed."""
    wait_s = UNLISTED_WAIT_S if visibility == "unlisted" else PUBLIC_WAIT_S
    plan = LuckPlan("none" if deal == "duplicate" else "asked", None, wait_s)
    plan = msgspec.structs.replace(plan, **asked)
    if deal == "duplicate" and (plan.nonces != "none" or plan.public == "spoken"):
        raise Malformed(
            "Tables of a duplicate deal share their luck: no nonces of one of them, and of public luck only drand.",
            {"luck": ["Only public: drand in a duplicate deal."]},
        )
    if plan.public == "spoken" and not has_arbiter:
        raise Malformed("Spoken luck is typed in by an arbiter.", {"arbiter": ["Needed for spoken luck."]})
    if plan.public == "drand":
        demand_round_checks()
    return plan


def demand_round_checks() -> None:
    """Raises Malformed where no signature of a round can be checked."""
    if not can_verify_rounds():
        raise Malformed(
            "This installation cannot check rounds of drand.", {"luck.public": ["Not here: it lacks the extra drand."]}
        )
