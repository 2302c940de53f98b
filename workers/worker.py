"""An RQ worker of the service."""

from __future__ import annotations

import logging

from redis import Redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.config import Config
from workers.automation_job import releaser
from workers.queue import ListedJob, queue

WORKER_TTL_S = 60
MAINTENANCE_S = 30


def run(config: Config) -> None:
    """Work until told to stop."""
    logging.getLogger("rq.worker").setLevel(logging.WARNING)
    connection = Redis.from_url(config.jobs_url)
    worker = SimpleWorker(
        [queue(connection)],
        connection=connection,
        serializer=JSONSerializer,
        job_class=ListedJob,
        default_worker_ttl=WORKER_TTL_S,
        maintenance_interval=MAINTENANCE_S,
    )
    if config.pace_ms:
        releaser().start()
    worker.work(logging_level="WARNING", with_scheduler=False)
    if releaser.cache_info().currsize:
        releaser().close()
