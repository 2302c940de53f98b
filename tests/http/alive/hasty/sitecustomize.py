"""Gives the API of a test the patience that it needs: it is started as it always is, and this is loaded before it."""

import os

from service.gunicorn import answer, request

PATIENCE_S = float(os.environ["TEST_PATIENCE_S"])
request.HEAD_S = request.BODY_S = PATIENCE_S
answer.SEND_S = PATIENCE_S
answer.SLOWEST = 10**9
