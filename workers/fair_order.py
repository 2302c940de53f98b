"""Fair scheduling of owed work between owners, independent of their numbers of games and other logs: bots' turns, timeouts,
expiries, due work of extensions.

The owner of a log is its creator. The owner whose work has used the least CPU goes first. A new owner starts at the lowest
use of all, so idle time cannot be saved up. Budgets bound the CPU per owner, in a minute and in an hour.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from service.app.projected.open_games import networks_of_owner

MOST = 10_000
"""Most waiting games. Beyond that, the network with the most loses one, of its owner with the most, which the sweeper finds again."""
EXPECTED_S = 0.1
"""CPU seconds charged for a slice until its actual use is known."""
FRESH_IN_ROW = 3
"""New turns served per continued one, within an owner: games in which a person waits for a bot go before games of bots
only.
"""
PRUNED_EVERY = 1000
KEPT_S = 60.0
"""How long the use of an owner without waiting turns is remembered at least."""


class WaitingTurn(NamedTuple):
    """A game waiting for a slice. attempt, moment: parts of the job's id."""

    game: str
    owner: str
    attempt: int = 0
    moment: int = 0


@dataclass
class OwnerAccount:
    """An owner's account. used_s: CPU seconds, for the order; left_s: rest of each budget at time at_s."""

    used_s: float
    left_s: list[float]
    at_s: float
    fresh: deque[WaitingTurn] = field(default_factory=deque)
    begun: deque[WaitingTurn] = field(default_factory=deque)
    in_row: int = 0

    def __len__(self) -> int:
        return len(self.fresh) + len(self.begun)

    def next(self) -> WaitingTurn:
        """Take the oldest waiting turn, of the new or of the continued ones."""
        if self.fresh and (self.in_row < FRESH_IN_ROW or not self.begun):
            self.in_row += 1
            return self.fresh.popleft()
        self.in_row = 0
        return self.begun.popleft()


class FairQueue:
    """Waiting turns and the CPU each owner has used. Not thread-safe.

    budgets: CPU seconds per owner, each with the seconds in which it refills; none for no limit. The unknown owner ""
    has a share like the others, but no budget. clock_s: monotonic clock in seconds.
    """

    def __init__(self, budgets: Sequence[tuple[float, float]], clock_s: Callable[[], float]) -> None:
        self._budgets, self._clock_s = tuple(budgets), clock_s
        self._accounts: dict[str, OwnerAccount] = {}
        self._active: dict[str, OwnerAccount] = {}
        self._waiting: set[str] = set()
        self._under_way: OrderedDict[str, str] = OrderedDict()
        self._floor_s = 0.0
        self._taken = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, game: str) -> bool:
        return game in self._waiting

    def ask(self, turn: WaitingTurn, *, is_begun: bool = False) -> bool:
        """Add a game unless it already waits; returns whether it was added. is_begun: it continues after a slice."""
        if turn.game in self._waiting:
            return False
        if len(self._waiting) >= MOST:
            self._drop_one()
        account = self._account(turn.owner)
        if not len(account):
            account.used_s = max(account.used_s, self._floor_s)
            self._active[turn.owner] = account
        (account.begun if is_begun else account.fresh).append(turn)
        self._waiting.add(turn.game)
        return True

    def take(self) -> WaitingTurn | None:
        """The next turn; None if there is none, or only of owners over budget."""
        able = [(account.used_s, owner) for owner, account in self._active.items() if self._can_compute(owner, account)]
        if not able:
            return None
        self._floor_s, owner = min(able)
        account = self._active[owner]
        turn = account.next()
        self._waiting.discard(turn.game)
        if not len(account):
            del self._active[owner]
        account.used_s += EXPECTED_S
        self._under_way[turn.game] = owner
        if len(self._under_way) > MOST:
            self._under_way.popitem(last=False)
        self._prune()
        return turn

    def charge(self, game: str, owner: str, took_s: float) -> None:
        """Charge an owner for the CPU seconds of a slice."""
        account = self._account(owner)
        if self._under_way.pop(game, None) is not None:
            account.used_s -= EXPECTED_S
        account.used_s += took_s
        account.left_s = [left_s - took_s for left_s in self._left_s(account)]
        account.at_s = self._clock_s()

    def _account(self, owner: str) -> OwnerAccount:
        account = self._accounts.get(owner)
        if account is None:
            account = self._accounts[owner] = OwnerAccount(
                self._floor_s, [budget_s for budget_s, _ in self._budgets], self._clock_s()
            )
        return account

    def _can_compute(self, owner: str, account: OwnerAccount) -> bool:
        """Whether no budget is used up."""
        return owner == "" or all(left_s > 0 for left_s in self._left_s(account))

    def _left_s(self, account: OwnerAccount) -> list[float]:
        """The rest of each budget of an owner now."""
        since_s = self._clock_s() - account.at_s
        return [
            min(budget_s, left_s + since_s * budget_s / window_s)
            for left_s, (budget_s, window_s) in zip(account.left_s, self._budgets, strict=True)
        ]

    def _drop_one(self) -> None:
        by_network = defaultdict[tuple[str, ...], list[tuple[int, str]]](list)
        for each, account in self._active.items():
            by_network[networks_of_owner(each)[-1:]].append((len(account), each))
        _, owner = max(max(by_network.values(), key=lambda owners: sum(waiting for waiting, _ in owners)))
        account = self._active[owner]
        dropped = (account.begun or account.fresh).pop()
        self._waiting.discard(dropped.game)
        if not len(account):
            del self._active[owner]

    def _prune(self) -> None:
        """Forget owners without waiting turns or debt."""
        self._taken += 1
        if self._taken % PRUNED_EVERY:
            return
        now_s, longest_s = self._clock_s(), max((window_s for _, window_s in self._budgets), default=0.0)
        for owner, account in list(self._accounts.items()):
            if not len(account) and now_s - account.at_s > max(longest_s, KEPT_S) and self._is_whole(account):
                del self._accounts[owner]

    def _is_whole(self, account: OwnerAccount) -> bool:
        return all(left_s >= budget_s for left_s, (budget_s, _) in zip(self._left_s(account), self._budgets, strict=True))
