"""Rate limits, limits of open games and their expiry, and the import budget: defaults by profile, and parsing of their settings."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

MOST = 999_999


class RatePolicy(NamedTuple):
    """`quota` requests per `window_s` seconds. counts: the counted requests, for the documentation."""

    name: str
    quota: int
    window_s: int
    counts: str


POLICIES = (
    RatePolicy("reads", 1200, 60, "reads, by token or else by address; a long poll counts once"),
    RatePolicy("writes", 240, 60, "claims, tokens and all other writes, by address"),
    RatePolicy("games", 60, 60, "games that are created, forked, imported or searched for, by address"),
    RatePolicy("commands", 60, 10, "commands that are refused, repeated or only checked, by token, and new ones that answer no decision; an accepted answer costs nothing"),
)  # fmt: skip
BOTS = RatePolicy(
    "bots", 30, 60, "CPU seconds that the bots of games from one address compute; over it those games wait"
)
BOTS_HOUR = RatePolicy("bots-hour", 1800, 3600, "the same in an hour")
BOT_POLICIES = (BOTS, BOTS_HOUR)
"""Limit bots' CPU time; no request counts towards them."""
ALL_POLICIES = (*POLICIES, *BOT_POLICIES)


def bot_budgets(limits: tuple[RatePolicy, ...]) -> tuple[tuple[float, float], ...]:
    """CPU budgets for the bots of one owner: pairs of CPU seconds and window in seconds; empty: unlimited.

    >>> bot_budgets(parse_policies("bots=5")), bot_budgets(parse_policies("off"))
    (((5, 60), (1800, 3600)), ())
    """
    names = {policy.name for policy in BOT_POLICIES}
    return tuple((policy.quota, policy.window_s) for policy in limits if policy.name in names)


def parse_policies(text: str, default: tuple[RatePolicy, ...] = ALL_POLICIES) -> tuple[RatePolicy, ...]:
    """Rate limits from a setting: none for `off`, else the default with the setting's quotas.

    >>> [policy.quota for policy in parse_policies("reads=300, games=5")]
    [300, 240, 5, 60, 30, 1800]

    Raises ValueError, whose message is for the operator.
    """
    if text.strip() == "off":
        return ()
    asked = dict(parse_quota(part) for part in text.split(",") if part.strip())
    return tuple(policy._replace(quota=asked.get(policy.name, policy.quota)) for policy in default)


def parse_quota(part: str) -> tuple[str, int]:
    return parse_number(part, {policy.name for policy in ALL_POLICIES}, "there is no limit called")


def parse_number(part: str, names: Collection[str], unknown: str, least: int = 1) -> tuple[str, int]:
    """A name and its number, as `games=5`. unknown: start of the message for another name.  Raises ValueError, whose message is for the operator."""
    name, _, number = (each.strip() for each in part.partition("="))
    if name not in names:
        raise ValueError(f"{unknown} {name[:20]!r}")
    if not (number.isascii() and number.isdigit() and len(number) <= 6 and int(number) >= least):
        raise ValueError(f"{name} must be a whole number from {least} to {MOST}")
    return name, int(number)


class OpenLimits(NamedTuple):
    """Most simultaneously open games, streams and seeks of one owner.

    games: waiting or running; bot_games: the games among them with bots; streams: per API process and network, 0 for a tenth
    of all that it serves; seeks: unfilled ones that it made or joined; seats: places at seeks, and at tables that have not begun, that
    others opened.
    """

    games: int = 1000
    bot_games: int = 500
    streams: int = 0
    seeks: int = 60
    seats: int = 30


OPEN_LIMITS = OpenLimits()


def parse_open_limits(text: str, default: OpenLimits = OPEN_LIMITS) -> OpenLimits | None:
    """The limits from a setting: None for `off`, else the default with the setting's numbers.

    >>> parse_open_limits("off"), parse_open_limits("games=20, bot-games=5")
    (None, OpenLimits(games=20, bot_games=5, streams=0, seeks=60, seats=30))

    Raises ValueError, whose message is for the operator.
    """
    if text.strip() == "off":
        return None
    names = [field.replace("_", "-") for field in OpenLimits._fields]
    parts = [parse_number(part, names, "nothing that is open is called") for part in filter(str.strip, text.split(","))]
    return default._replace(**{name.replace("-", "_"): number for name, number in parts})


class ImportBudget(NamedTuple):
    """Limits of imports: games and bytes per address in 24 hours, and in total."""

    day_games: int = 100
    day_bytes: int = 64 << 20
    games: int = 20_000
    bytes: int = 2048 << 20


IMPORT_BUDGET = ImportBudget()


def parse_import_budget(text: str, default: ImportBudget = IMPORT_BUDGET) -> ImportBudget | None:
    """Import budget from a setting: None for `off`, else the default with the setting's numbers.

    >>> parse_import_budget("off"), parse_import_budget("day-games=5, mib=1") == ImportBudget(5, 64 << 20, 20_000, 1 << 20)
    (None, True)

    Raises ValueError, whose message is for the operator.
    """
    if text.strip() == "off":
        return None
    found = default
    for part in filter(str.strip, text.split(",")):
        name, number = parse_number(part, BUDGET, "there is no such budget as")
        field, unit = BUDGET[name]
        found = found._replace(**{field: number * unit})
    return found


BUDGET = {
    "day-games": ("day_games", 1), "day-mib": ("day_bytes", 1 << 20), "games": ("games", 1), "mib": ("bytes", 1 << 20),
}  # fmt: skip
"""Fields of a budget and their units, by their names in the setting."""


class Profile(NamedTuple):
    """The default limits of a kind of installation."""

    limits: tuple[RatePolicy, ...]
    open_limits: OpenLimits
    imports: ImportBudget


PROFILES = {
    "private": Profile(ALL_POLICIES, OPEN_LIMITS, IMPORT_BUDGET),
    "public": Profile(
        parse_policies("writes=120,games=20,bots=15,bots-hour=300"),
        OpenLimits(games=50, bot_games=10, streams=100, seeks=3, seats=3),
        ImportBudget(day_games=10, day_bytes=16 << 20, games=5000, bytes=512 << 20),
    ),
}
"""private: among people who know each other; public: open to strangers."""


class ExpiryLimits(NamedTuple):
    """Seconds without an event after which the service ends a table; 0: never. unstarted_s: while seats are free; quiet_s:
    during play.
    """

    unstarted_s: int = 0
    quiet_s: int = 0


NO_EXPIRY = ExpiryLimits()
EXPIRY = {"unstarted-hours": ("unstarted_s", 3600), "quiet-days": ("quiet_s", 86_400)}
"""Fields of the limits and their units, by their names in the setting."""


def parse_expiry(text: str) -> ExpiryLimits:
    """Expiry of tables from a setting: never for `off`, else a day and 14 days, or the setting's numbers.

    >>> parse_expiry(""), parse_expiry("quiet-days=30, unstarted-hours=0"), parse_expiry("off") == NO_EXPIRY
    (ExpiryLimits(unstarted_s=86400, quiet_s=1209600), ExpiryLimits(unstarted_s=0, quiet_s=2592000), True)

    Raises ValueError, whose message is for the operator.
    """
    if text.strip() == "off":
        return NO_EXPIRY
    found = ExpiryLimits(24 * 3600, 14 * 86_400)
    for part in filter(str.strip, text.split(",")):
        name, number = parse_number(part, EXPIRY, "there is no such time as", least=0)
        field, unit = EXPIRY[name]
        found = found._replace(**{field: number * unit})
    return found
