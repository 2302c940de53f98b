"""Fair scheduling of games between owners, however many games one of them has opened.

A game's owner is its creator. The owner whose bots have used the least CPU goes first. A new owner starts at the lowest
use of all, so nobody can save up time. A budget bounds the CPU per owner and minute.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

MOST = 10_000
"""Most waiting games. Beyond that, the owner with the most loses one, which the sweeper finds again."""
EXPECTED_S = 0.1
"""CPU seconds charged for a slice until its actual use is known."""
FRESH_IN_ROW = 3
"""New turns served per continued one, within an owner: games that wait for a bot go before games of bots only."""
WINDOW_S = 60.0
PRUNED_EVERY = 1000


class WaitingTurn(NamedTuple):
    """A game waiting for a slice. attempt, moment: parts of the job's id."""

    game: str
    owner: str
    attempt: int = 0
    moment: int = 0


@dataclass
class OwnerAccount:
    """An owner's account. used_s: CPU seconds, for the order; left_s: rest of the budget at time at_s."""

    used_s: float
    left_s: float
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

    budget_s: CPU seconds per owner and minute, None for no limit. The unknown owner "" has a share like the others, but
    no budget. clock_s: monotonic clock in seconds.
    """

    def __init__(self, budget_s: float | None, clock_s: Callable[[], float]) -> None:
        self._budget_s, self._clock_s = budget_s, clock_s
        self._accounts: dict[str, OwnerAccount] = {}
        self._active: dict[str, OwnerAccount] = {}
        self._waiting: set[str] = set()
        self._under_way: OrderedDict[str, str] = OrderedDict()
        self._floor_s = 0.0
        self._taken = 0

    def __len__(self) -> int:
        return len(self._waiting)

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
        able = [(account.used_s, owner) for owner, account in self._active.items() if self._left_s(owner, account) > 0]
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
        account.left_s = self._left_s(owner, account) - took_s
        account.at_s = self._clock_s()

    def _account(self, owner: str) -> OwnerAccount:
        account = self._accounts.get(owner)
        if account is None:
            account = self._accounts[owner] = OwnerAccount(self._floor_s, self._budget_s or 0.0, self._clock_s())
        return account

    def _left_s(self, owner: str, account: OwnerAccount) -> float:
        """The rest of an owner's budget now."""
        if self._budget_s is None or owner == "":
            return 1.0
        earned_s = (self._clock_s() - account.at_s) * self._budget_s / WINDOW_S
        return min(self._budget_s, account.left_s + earned_s)

    def _drop_one(self) -> None:
        _, owner = max((len(account), owner) for owner, account in self._active.items())
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
        now_s = self._clock_s()
        for owner, account in list(self._accounts.items()):
            if (
                not len(account)
                and now_s - account.at_s > WINDOW_S
                and self._left_s(owner, account) >= (self._budget_s or 0)
            ):
                del self._accounts[owner]
