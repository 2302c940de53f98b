"""The plan of a new game's luck."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.events.luck_events import LuckPlan
from domain.kernel.errors import Malformed
from service.app.core.drand_support import require_rounds

ASKED_WAIT_S, REQUIRED_WAIT_S = 20, 120
"""Default seconds to wait for nonces. Short if nonces are optional; long if they are required, because phones suspend
pages.
"""


def choose_luck_plan(asked: dict[str, Any], deal: str, *, has_relays: bool) -> LuckPlan:
    """The plan of a new game's luck. asked: members of the request; absent ones get their defaults; has_relays: whether
    the installation fetches rounds of drand.  Raises Malformed.
    """
    wait_s = REQUIRED_WAIT_S if asked.get("nonces") == "required" else ASKED_WAIT_S
    plan = LuckPlan("none" if deal == "duplicate" else "asked", None, wait_s)
    plan = msgspec.structs.replace(plan, **asked)
    if plan.nonces != "required" and plan.wait_s > ASKED_WAIT_S:
        message = f"{ASKED_WAIT_S} at most, where nonces are not required."
        raise Malformed("The deal waits no longer for nonces that are only asked.", {"luck.wait_s": [message]})
    if deal == "duplicate" and (plan.nonces != "none" or plan.public is not None):
        raise Malformed(
            "Tables of a duplicate deal share their luck, so none of them brings any. Tables of a tournament get a round of drand from the tournament.",
            {"luck": ["No nonces and no public luck in a duplicate deal."]},
        )
    if plan.public == "drand":
        require_rounds(has_relays=has_relays)
    return plan
