"""The witness over HTTP: two addresses."""

from __future__ import annotations

import logging

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

from service.witness.witness import TEXT, Refused, Witness

log = logging.getLogger(__name__)

LARGEST_BODY = 256 * 1024


def create_witness_app(witness: Witness) -> Flask:
    """The application of a witness."""
    app = Flask(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = LARGEST_BODY

    @app.post("/add-checkpoint")
    def add_checkpoint() -> Response:
        return Response(witness.add_checkpoint(request.get_data(cache=False)), content_type=TEXT)

    @app.get("/<hashed>/checkpoint")
    def checkpoint(hashed: str) -> Response:
        found = witness.last_checkpoint(hashed)
        if found is None:
            raise Refused(404, "no checkpoint of this log was cosigned here")
        return Response(found, content_type=TEXT, headers={"Cache-Control": "no-cache"})

    @app.errorhandler(Refused)
    def refuse(refused: Refused) -> Response:
        return Response(refused.body, refused.status, content_type=refused.media)

    @app.errorhandler(HTTPException)
    def refuse_request(error: HTTPException) -> Response:
        return Response(f"{error.name}\n", error.code, content_type=TEXT)

    @app.errorhandler(OSError)
    def fail(error: OSError) -> Response:
        log.error("nothing can be cosigned: %s", error)
        return Response("nothing can be cosigned now\n", 503, content_type=TEXT)

    return app
