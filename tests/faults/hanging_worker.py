"""A worker whose bots think for a minute, run as a process of its own."""

from __future__ import annotations

import os
import time

from service.config import Config
from workers import automation_job, worker

if __name__ == "__main__":
    vars(automation_job).update(choose_policy=lambda rules, place: lambda table, mind, chance: time.sleep(60))
    worker.work_until_stopped(Config.from_env(os.environ))
