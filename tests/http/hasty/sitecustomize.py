"""Makes the API of a test impatient: it is started as it always is, and this is loaded before it."""

from service import gunicorn_answer, gunicorn_request

gunicorn_request.HEAD_S = gunicorn_request.BODY_S = 3.0
gunicorn_answer.SEND_S = 3.0
gunicorn_answer.SLOWEST = 10**9
