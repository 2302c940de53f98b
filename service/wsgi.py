"""The WSGI application that gunicorn serves."""

from __future__ import annotations

import os
import sys

from gunicorn.arbiter import Arbiter

from service.app.due.outages import start_noting_alive
from service.app.playouts.pool import Playouts
from service.cannot_start import CannotStart
from service.collector import settle_collector
from service.config import Config
from service.factory import check_server_key, create_app
from service.http.app_services import NAME
from service.http.instrumentation import log_fields
from service.logs import start_logging

config = Config.from_env(os.environ)
start_logging("api", config.log, log_fields)
try:
    check_server_key(config)
except CannotStart as error:
    print(f"deaddrop: {error}", file=sys.stderr)
    sys.exit(Arbiter.WORKER_BOOT_ERROR)  # makes gunicorn exit instead of restarting the worker
app = create_app(config)
services = app.extensions[NAME]
context = services.context
context.part(Playouts).start(config.playouts_s)
start_noting_alive(context.store, "api", services.health.note_write)
settle_collector()
