"""After a way back to an older program its doctor takes what the later one wrote for that, and for no damage."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from domain.catalogue import Catalogue
from service.app.maintenance.doctor import find_problems
from service.store import StoredEntry
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import opened, played

Json = dict[str, Any]
Change = Callable[[Json], object]


class Rewritten(MemoryStore):
    """A store in which the last event of a game is another."""

    change: Change | None = None
    digest: bytes | None = bytes(32)
    """Of the changed event; None: the written one."""

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """With the last event changed."""
        found, last = super().read(game, after, limit), super().read(game)[-1].version
        return [self._rewrite(each) if each.version == last and self.change else each for each in found]

    def _rewrite(self, entry: StoredEntry) -> StoredEntry:
        assert self.change
        stored = json.loads(entry.event)
        self.change(stored)
        return entry._replace(event=json.dumps(stored).encode(), digest=self.digest or entry.digest)


LATER: dict[str, Change] = {
    "a field of the entry": lambda stored: stored.update(weather="rain"),
    "a field of the event": lambda stored: stored["event"].update(weather="rain"),
    "an event": lambda stored: stored["event"].update(type="game.rained_off"),
}


def problems_after(serve: Callable[..., Flask], catalogue: Catalogue, change: Change) -> list[str]:
    store = Rewritten()
    app = serve(store)
    table = played(app, opened(app))
    assert list(find_problems(store, catalogue, table.id)) == []
    store.change = change
    return list(find_problems(store, catalogue, table.id))


@pytest.mark.parametrize("change", LATER.values(), ids=LATER)
def test_what_a_later_version_wrote_is_never_restored_over(
    change: Change, serve: Callable[..., Flask], every_ruleset: Catalogue
) -> None:
    [problem] = problems_after(serve, every_ruleset, change)
    assert "a later one wrote it: install that version again, and restore nothing over it" in problem
    assert "deaddrop restore" not in problem


def test_an_end_that_this_version_does_not_reach_is_first_taken_for_a_later_ones(
    serve: Callable[..., Flask], every_ruleset: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rewritten, "digest", None)
    [problem] = problems_after(serve, every_ruleset, lambda stored: stored.update(state="0" * 16))
    assert "if a later version of Dead Drop has ever run here, install it again; if none has, put it back" in problem


def test_what_is_damaged_is_restored(serve: Callable[..., Flask], every_ruleset: Catalogue) -> None:
    [problem] = problems_after(serve, every_ruleset, lambda stored: stored.update(at="2031-01-01T00:00:00.000Z"))
    assert "does not match the chain of digests" in problem
    assert "deaddrop restore BACKUP --over" in problem
