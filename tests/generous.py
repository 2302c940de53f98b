"""Limits and a pace that hinder nobody, so that requests are counted and answers held as everywhere, and tests and measurements may be as
quick as they like.
"""

from __future__ import annotations

from service.quotas import ALL_POLICIES, MOST

GENEROUS = ",".join(f"{policy.name}={MOST}" for policy in ALL_POLICIES)

QUICK = "20"
"""Milliseconds that bots take to answer."""
