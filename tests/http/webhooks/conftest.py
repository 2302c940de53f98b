"""A game, and a webhook of an inbox with its seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.http.beginnings import Clock
from tests.http.guest import Round, opened
from tests.http.webhooks.hooks import Hook


@pytest.fixture
def table(begin: Callable[[Any], Round]) -> Round:
    return begin(opened)


@pytest.fixture
def hook(app: Flask, clock: Clock, table: Round) -> Hook:
    """A webhook of an inbox with every seat of a game."""
    return Hook(app, clock, *(guest.token for guest in table.by.values()))
