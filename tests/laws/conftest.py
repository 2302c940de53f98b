"""Failures of the parts of laws that are no tests themselves show values too."""

from __future__ import annotations

import sys

import pytest

for part in ("endpoints", "facts", "swapped"):
    if f"tests.laws.{part}" not in sys.modules:
        pytest.register_assert_rewrite(f"tests.laws.{part}")
