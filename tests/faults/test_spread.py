"""A little of `make faults` on a cluster: slots move while whole games are played at two hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults import spread
from tests.faults.run import run
from tests.hang import HANG_S

MOVING_S = 1.5


@pytest.mark.long
def test_no_command_is_lost_or_doubled_while_slots_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "MOVING_S", MOVING_S)
    here = spread.Spread(tmp_path, DEADDROP_WORKERS="1", DEADDROP_WEB_WORKERS="1")
    told = run(here, [(spread.ELSEWHERE[0], 1)], 1, lambda line: None)
    assert told.wrong == []
    assert sum(row.acked or 0 for row in told.rows) > 10
    assert here.moved
    assert max(here.lags_s) < HANG_S
