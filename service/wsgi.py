"""The application as gunicorn serves it."""

from __future__ import annotations

import os

from service.config import Config
from service.factory import create_app
from service.http.watch import named
from service.logs import begin

config = Config.from_env(os.environ)
begin("api", config.log, named)
app = create_app(config)
