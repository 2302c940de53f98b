"""Rate limiting: counts requests, adds RateLimit headers, refuses the excess. Never bans.

Counters are per process, so no process refuses a client that stays within the published numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from math import ceil
from typing import NamedTuple

from flask import Flask, Response
from limits.strategies import FixedWindowRateLimiter

from domain.kernel.errors import Unauthorised
from service.app.core.context import Context, hash_token
from service.http.cost import ONE_READ, Cost, Read, costs_of
from service.http.error_handlers import respond_problem
from service.http.instrumentation import COMMANDS_ASKED
from service.http.ratelimit.counters import MAX_WINDOWS, NamedLimit, WindowCounts
from service.http.request_parsing import PROVED_KEY, bearer_token_of, client_address
from service.http.responses import OUTCOME_KEY, current_request
from service.http.streaming.dear_reads import DEAR, DearReads
from service.http.streaming.suspension import COST_KEY, RESUMED_KEY, TURN_KEY
from service.lru_cache import ENTRY, LruCache
from service.quotas import RatePolicy
from service.shares import NETWORK_TIMES, networks_of

UNLIMITED = frozenset({"service.healthz", "service.readyz", "service.metrics", "web.static_file", "web.look_file"})
"""Monitoring, and the files of pages: a first visit loads seventy, and a class behind one address makes thirty at once."""
BY_TOKEN = frozenset({"reads", "commands"})
"""Policies counted by token. Writes mint tokens with budgets of their own, so they are counted by address."""

BUDGET_KEY = "deaddrop.budget"


class Budget(NamedTuple):
    """The policy and client that a request counts towards. name: of the policy; client: proved token, or the client's network; wider: networks
    around it, which have `NETWORK_TIMES` the quota together, none for a proved token; cost: in units of the limit.
    """

    name: str
    limit: NamedLimit
    client: str
    is_proved: bool
    wider: tuple[str, ...] = ()
    cost: int = 1


class RateLimiter:
    """Policies and counters of one process."""

    def __init__(
        self, policies: Iterable[RatePolicy], clock_s: Callable[[], float], context: Context, dear_reads: DearReads, *, opening: Iterable[str]
    ) -> None:
        """context: for the figures that some reads count by; opening: endpoints whose requests count as opening a game."""
        self._context, self.dear_reads, self._opening = context, dear_reads, frozenset(opening)
        self._costs: Mapping[str, Cost] = {}
        self._counts = WindowCounts(clock_s)
        self._windows = FixedWindowRateLimiter(self._counts)
        # Apart, so that a range cannot displace its own counter by those of its many clients.
        self._wide_counts = WindowCounts(clock_s)
        self._wide_windows = FixedWindowRateLimiter(self._wide_counts)
        self._limits = {each.name: NamedLimit(each.quota, each.window_s, each.name) for each in policies}
        self._wide = {each.name: NamedLimit(NETWORK_TIMES * each.quota, each.window_s, each.name) for each in policies}
        self._policies = {each.name: f'"{each.name}";q={each.quota};w={each.window_s}' for each in policies}
        self._proved: LruCache[bool] = LruCache(MAX_WINDOWS * ENTRY)

    def install(self, app: Flask) -> None:
        """Count the requests of `app`, whose routes are registered."""
        self._costs = costs_of(app)
        app.before_request(self.admit)
        app.after_request(self.account)

    def admit(self) -> Response | None:
        """Before-request hook: None, or the `rate-limited` problem.  Raises Suspended until it is the turn of a dear read, TooEarly."""
        asked = current_request()
        if asked.endpoint in UNLIMITED:
            return None
        budget = asked.environ[BUDGET_KEY] = self._budget(asked.endpoint, asked.environ)
        if RESUMED_KEY in asked.environ:  # counted before it waited
            asked.environ[BUDGET_KEY] = budget._replace(cost=asked.environ.get(COST_KEY, 1))
            if TURN_KEY in asked.environ:
                self.dear_reads.take_turn(networks_of(client_address()))
            return None
        if budget.name == "reads":
            query = asked.args if asked.environ.get("QUERY_STRING") else {}
            declared = self._costs.get(asked.endpoint or "", ONE_READ)
            stated = declared.units(Read(query, asked.view_args or {}, self._context))
            cost = asked.environ[COST_KEY] = min(stated, budget.limit.amount)
            budget = asked.environ[BUDGET_KEY] = budget._replace(cost=cost)
        if self._admits(budget):
            if budget.cost >= DEAR:
                self.dear_reads.take_turn(networks_of(client_address()))
            return None
        _, wait_s = self._left(budget)
        return respond_problem("rate-limited", headers={"Retry-After": str(wait_s)}, retry_after_s=wait_s)

    def _admits(self, budget: Budget) -> bool:
        """Test and count; commands are counted by their outcome in `account`."""
        # A refused costly read must not use up the quota of cheap ones.
        is_tested_alone = budget.name == "commands" or budget.cost > 1
        if is_tested_alone and not self._windows.test(budget.limit, budget.client, cost=budget.cost):
            return False
        wide = self._wide[budget.name]
        if not all(self._wide_windows.test(wide, each, cost=budget.cost) for each in budget.wider):
            return False
        return budget.name == "commands" or self._hit(budget)

    def _hit(self, budget: Budget) -> bool:
        """Count a request; False if its client has no quota left, and then the networks around it do not count it."""
        if not self._windows.hit(budget.limit, budget.client, cost=budget.cost):
            return False
        for each in budget.wider:
            self._wide_windows.hit(self._wide[budget.name], each, cost=budget.cost)
        return True

    def account(self, answered: Response) -> Response:
        """After-request hook: settle by outcome, and add the RateLimit headers."""
        environ = current_request().environ
        budget: Budget | None = environ.get(BUDGET_KEY)
        if budget is None:
            return answered
        is_proved = PROVED_KEY in environ
        if budget.name == "commands":
            is_proved = environ[OUTCOME_KEY] in ("accepted", "noted", "replayed")
            self._settle(budget, environ[OUTCOME_KEY])
        if is_proved and not budget.is_proved:
            self._proved.put(token_hash(environ), True)
            if budget.name == "reads":
                self._give_back(budget)
        left, reset_s = self._left(budget)
        answered.headers.add("RateLimit-Policy", self._policies[budget.name])
        answered.headers.add("RateLimit", f'"{budget.name}";r={left};t={reset_s}')
        return answered

    def _give_back(self, budget: Budget) -> None:
        """The first read of a token that turned out to be valid counts for the token, not for the network that it came from."""
        self._counts.give_back(budget.limit.key_for(budget.client), budget.cost)
        for each in budget.wider:
            self._wide_counts.give_back(self._wide[budget.name].key_for(each), budget.cost)

    def _settle(self, budget: Budget, ended: str) -> None:
        """An accepted answer to a decision is free and resets the client's reads and commands. All others count, also a
        `noted` command, which moves no game.
        """
        if ended != "accepted":
            self._hit(budget)
        elif budget.is_proved:
            for name in ("commands", "reads"):
                self._counts.clear(self._limits[name].key_for(budget.client))

    def _budget(self, endpoint: str | None, environ: Mapping[str, str]) -> Budget:
        """Budget of this request."""
        name = policy_of(endpoint, environ["REQUEST_METHOD"], self._opening)
        limit, (network, *wider) = self._limits[name], networks_of(environ.get("REMOTE_ADDR", ""))
        token = token_hash(environ) if name in BY_TOKEN else None
        if token is None:
            return Budget(name, limit, network, False, tuple(wider))
        if self._proved.peek(token):
            return Budget(name, limit, token, True)
        return Budget(name, limit, f"new at {network}", False, tuple(f"new at {each}" for each in wider))

    def _left(self, budget: Budget) -> tuple[int, int]:
        """Requests left, and seconds until the window resets."""
        (left, wait_s), *wider = [
            self._left_of(self._counts, budget.limit, budget.client),
            *(self._left_of(self._wide_counts, self._wide[budget.name], each) for each in budget.wider),
        ]
        for left_wide, wait_wide_s in wider:
            if left_wide < left:
                left, wait_s = left_wide, wait_wide_s
        return left, wait_s

    @staticmethod
    def _left_of(counts: WindowCounts, limit: NamedLimit, client: str) -> tuple[int, int]:
        count, left_s = counts.window(limit.key_for(client))
        return max(0, limit.amount - count), ceil(left_s) or limit.get_expiry()


def policy_of(endpoint: str | None, method: str, opening: Container[str | None]) -> str:
    """Name of the policy of a request. opening: endpoints that open a game."""
    if endpoint in COMMANDS_ASKED:
        return "commands"
    if endpoint in opening:
        return "games"
    return "writes" if method in ("POST", "PUT", "PATCH", "DELETE") else "reads"


def token_hash(environ: Mapping[str, str]) -> str | None:
    """Hash of the sent token, valid or not; None without one."""
    try:
        token = bearer_token_of(environ)
    except Unauthorised:
        return None
    return None if token is None else hash_token(token)
