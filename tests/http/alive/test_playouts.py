"""The process of imagined play: it gives way, and is heard out."""

from __future__ import annotations

import sys
import time

import pytest

from service.app.playouts.pool import communicate
from tests.hang import HANG_S


def test_the_process_stands_still_while_somebody_waits_for_a_bot() -> None:
    counting = "import time, sys\nwhile time.process_time() < 0.2: pass\nsys.stdout.write(str(time.monotonic()))"
    looks = iter([False] * 10)
    freed: list[float] = []

    def is_free() -> bool:
        if next(looks, True):
            freed.append(time.monotonic())
            return True
        return False

    ended = communicate((sys.executable, "-S", "-c", counting), None, b"", 10 * HANG_S, is_free)
    assert ended is not None
    assert freed
    assert float(ended) > freed[0]


@pytest.mark.parametrize("free", [[True], [False, False, True]], ids=["free", "held up at first"])
def test_a_process_that_takes_longer_than_a_look_is_heard_out(free: list[bool]) -> None:
    """It gets all that it is told, once, whether it had to stand still or not."""
    echo = "import sys, time; time.sleep(0.1); told = sys.stdin.buffer.read(); time.sleep(0.1); sys.stdout.buffer.write(told)"
    told, looks = bytes(range(250)) * 800, iter(free)
    assert communicate((sys.executable, "-c", echo), None, told, 10 * HANG_S, lambda: next(looks, True)) == told
