"""How laws of points and standings are tried: the same examples in every run, however slow the machine is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from deaddrop.testing.schedule import IS_LONG

LAW = settings(
    max_examples=1000 if IS_LONG else 100,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
