"""Makes the API of a test impatient: it is started as it always is, and this is loaded before it."""

from service.gunicorn import answer, request

request.HEAD_S = request.BODY_S = 3.0
answer.SEND_S = 3.0
answer.SLOWEST = 10**9
