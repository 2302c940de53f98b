"""An RQ worker of the service."""

from __future__ import annotations

from redis import Redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.config import Config
from service.outage_reports import OutageReports
from workers.automation_job import worker_context, worker_releaser
from workers.jobs_server import work_until_asked_to_stop
from workers.queue import AllowedJob, automation_queue

WORKER_TTL_S = 60
MAINTENANCE_S = 30


def work_until_stopped(config: Config) -> None:
    """Work until stopped."""
    connection = Redis.from_url(config.jobs_url)
    worker = SimpleWorker(
        [automation_queue(connection)],
        connection=connection,
        serializer=JSONSerializer,
        job_class=AllowedJob,
        default_worker_ttl=WORKER_TTL_S,
        maintenance_interval=MAINTENANCE_S,
    )
    if config.pace_ms:
        worker_releaser().start()
    work_until_asked_to_stop(worker, worker_context().part(OutageReports))
    if worker_releaser.cache_info().currsize:
        worker_releaser().close()
