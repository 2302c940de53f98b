"""The API on a store in memory, for tests of seeks."""

from __future__ import annotations

from tests.equipment.api import (
    anybody,
    app,
    begin,
    beginnings,
    clock,
    config,
    context,
    core_only,
    every_ruleset,
    finished,
    held_back,
    hold_every_answer,
    over,
    serve,
    signer,
    stopwatch,
    store,
    table,
    under_way,
)

__all__ = [
    "anybody",
    "app",
    "begin",
    "beginnings",
    "clock",
    "config",
    "context",
    "core_only",
    "every_ruleset",
    "finished",
    "held_back",
    "hold_every_answer",
    "over",
    "serve",
    "signer",
    "stopwatch",
    "store",
    "table",
    "under_way",
]
