"""The courier's process: takes due webhooks from the queue."""

from __future__ import annotations

import logging
import os

from redis import Redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.config import Config
from workers.delivery_job import process_courier
from workers.queue import AllowedJob, webhook_queue
from workers.worker import MAINTENANCE_S, WORKER_TTL_S


def deliver_until_stopped(config: Config) -> None:
    """Take webhooks from the queue until told to stop."""
    logging.getLogger("rq.worker").setLevel(logging.WARNING)
    connection = Redis.from_url(config.jobs_url)
    worker = SimpleWorker(
        [webhook_queue(connection)],
        connection=connection,
        serializer=JSONSerializer,
        job_class=AllowedJob,
        default_worker_ttl=WORKER_TTL_S,
        maintenance_interval=MAINTENANCE_S,
    )
    courier = process_courier()
    worker.work(logging_level="WARNING", with_scheduler=False)
    courier.close()
    os._exit(0)  # threads that wait for a receiver would keep the process alive
