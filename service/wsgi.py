"""The application as gunicorn serves it."""

from __future__ import annotations

import os

from service.config import Config
from service.factory import create_app
from service.http.logs import begin

begin()
app = create_app(Config.from_env(os.environ))
