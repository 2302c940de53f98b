"""Limits that hinder nobody, so that requests are counted as everywhere, and tests and measurements may be as quick as they like."""

from __future__ import annotations

from service.quotas import BOTS, MOST, POLICIES

GENEROUS = ",".join(f"{policy.name}={MOST}" for policy in (*POLICIES, BOTS))
