"""The settings that an operator reads of."""

from __future__ import annotations

import re

from service.cli.help_texts import SETTINGS


def documented_settings() -> set[str]:
    """The environment variables that `deaddrop --help` explains."""
    return set(re.findall(r"(?:^  |, )([A-Z][A-Z_]+)", SETTINGS, re.M))
