"""Python reads this first in every process whose PYTHONPATH leads here: bots think for longer, by chance."""

from __future__ import annotations

import os

from tests.timing.delay import DELAY, delay

if DELAY in os.environ:
    delay(float(os.environ[DELAY]))
