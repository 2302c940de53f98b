"""Rate-limit policies and the import budget: defaults, and parsing of their settings."""

from __future__ import annotations

from typing import NamedTuple

MOST = 999_999


class RatePolicy(NamedTuple):
    """`quota` requests per `window_s` seconds. counts: what is counted, for the documentation."""

    name: str
    quota: int
    window_s: int
    counts: str


POLICIES = (
    RatePolicy("reads", 1200, 60, "what is looked at, by token or else by address; a request that waits for news counts once"),
    RatePolicy("writes", 240, 60, "claims, tokens and whatever else is written, by address"),
    RatePolicy("games", 60, 60, "games that are opened, forked or brought in, by address"),
    RatePolicy("commands", 60, 10, "commands that are refused, repeated or only checked, by token; a new one that is accepted costs nothing"),
)  # fmt: skip
BOTS = RatePolicy(
    "bots", 30, 60, "CPU seconds that the bots of games from one address compute; over it those games wait"
)
"""Limits bots' CPU time; no request counts towards it."""


def bot_budget_s(limits: tuple[RatePolicy, ...]) -> float | None:
    """CPU seconds that the bots of one owner may compute in a minute; None for any.

    >>> bot_budget_s(parse_policies("")), bot_budget_s(parse_policies("bots=5")), bot_budget_s(parse_policies("off"))
    (30, 5, None)
    """
    return next((policy.quota for policy in limits if policy.name == BOTS.name), None)


def parse_policies(text: str) -> tuple[RatePolicy, ...]:
    """Policies from a setting: none for `off`, else the defaults with its quotas.

    >>> [policy.quota for policy in parse_policies("reads=300, games=5")]
    [300, 240, 5, 60, 30]

    Raises ValueError, in words for the operator.
    """
    if text.strip() == "off":
        return ()
    asked = dict(parse_quota(part) for part in text.split(",") if part.strip())
    return tuple(policy._replace(quota=asked.get(policy.name, policy.quota)) for policy in (*POLICIES, BOTS))


def parse_quota(part: str) -> tuple[str, int]:
    name, _, number = (each.strip() for each in part.partition("="))
    if name not in {policy.name for policy in (*POLICIES, BOTS)}:
        raise ValueError(f"there is no limit called {name[:20]!r}")
    if not (number.isascii() and number.isdigit() and len(number) <= 6 and int(number) > 0):
        raise ValueError(f"{name} must be a whole number from 1 to {MOST}")
    return name, int(number)


class ImportBudget(NamedTuple):
    """Limits of imports: games and bytes per address in 24 hours, and in total."""

    day_games: int = 100
    day_bytes: int = 64 << 20
    games: int = 20_000
    bytes: int = 2048 << 20


def parse_import_budget(text: str) -> ImportBudget | None:
    """Import budget from a setting: None for `off`, else the default with its numbers.

    >>> parse_import_budget("off"), parse_import_budget("day-games=5, mib=1") == ImportBudget(5, 64 << 20, 20_000, 1 << 20)
    (None, True)

    Raises ValueError, in words for the operator.
    """
    if text.strip() == "off":
        return None
    found = ImportBudget()
    for part in filter(str.strip, text.split(",")):
        name, _, number = (each.strip() for each in part.partition("="))
        if name not in BUDGET:
            raise ValueError(f"there is no such budget as {name[:20]!r}")
        if not (number.isascii() and number.isdigit() and len(number) <= 6 and int(number) > 0):
            raise ValueError(f"{name} must be a whole number from 1 to {MOST}")
        field, unit = BUDGET[name]
        found = found._replace(**{field: int(number) * unit})
    return found


BUDGET = {
    "day-games": ("day_games", 1), "day-mib": ("day_bytes", 1 << 20), "games": ("games", 1), "mib": ("bytes", 1 << 20),
}  # fmt: skip
"""Fields of a budget and their units, by their names in the setting."""
