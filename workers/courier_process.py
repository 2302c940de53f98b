"""The courier's process: takes due webhooks from the queue."""

from __future__ import annotations

import os
import sys

from redis import Redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.cannot_start import CannotStart
from service.config import Config
from workers.delivery_job import process_courier
from workers.jobs_server import work_until_asked_to_stop
from workers.queue import AllowedJob, webhook_queue
from workers.worker import MAINTENANCE_S, WORKER_TTL_S


def deliver_until_stopped(config: Config) -> None:
    """Take webhooks from the queue until told to stop."""
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
    try:
        work_until_asked_to_stop(worker, courier.reports)
    except CannotStart as error:
        print(f"deaddrop: {error}", file=sys.stderr, flush=True)
        os._exit(error.status)
    courier.close()
    os._exit(0)  # threads that wait for a receiver would keep the process alive
