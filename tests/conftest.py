"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from werkzeug.routing import Rule


@pytest.fixture(scope="session", autouse=True)
def addresses_compiled_once() -> Iterator[None]:
    """Hundreds of tests have an application of their own, and werkzeug would write the same code for its addresses in each: 35 ms."""
    compiled, known = Rule._compile_builder, dict[tuple[Any, ...], Callable[..., Any]]()

    def once(rule: Rule, append_unknown: bool = True) -> Callable[..., Any]:
        key = rule.rule, append_unknown, repr(rule.defaults)
        if key not in known:
            known[key] = compiled(rule, append_unknown)
        return known[key]

    with patch.object(Rule, "_compile_builder", once):
        yield
