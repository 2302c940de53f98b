"""The files of the log of games, under the paths of C2SP tlog-tiles. Specified there, not in the contract.

Any server of static files can serve the same folder, or a copy of it.
"""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, Response

from domain.kernel.errors import Missing
from domain.transparency.tiles import CHECKPOINT, BadLog, parse_tile_path
from service.games_log.files import VKEY, file_reader
from service.http.responses import FOR_EVER, TEXT, respond

BYTES = "application/octet-stream"
SHORTLY = "public, max-age=2"


def games_log_blueprint(public: Path) -> Blueprint:
    """The routes of the log with its public files in a folder; a host without these answers 404."""
    blueprint, read = Blueprint("games_log", __name__), file_reader(public)
    blueprint.add_app_template_global((public / CHECKPOINT).exists, "has_games_log")

    def serve(path: str, media: str, keep: str) -> Response:
        try:
            return respond(read(path), media, keep=keep)
        except BadLog:
            raise Missing("The log has no such file.") from None

    @blueprint.get("/log/checkpoint")
    def checkpoint() -> Response:
        """The last checkpoint, as a signed note."""
        return serve(CHECKPOINT, TEXT, SHORTLY)

    @blueprint.get("/log/vkey")
    def vkey() -> Response:
        """The log's public key."""
        return serve(VKEY, TEXT, SHORTLY)

    @blueprint.get("/log/tile/<path:tile>")
    def tile(tile: str) -> Response:
        """A tile of hashes or a bundle of entries."""
        if parse_tile_path(f"tile/{tile}") is None:
            raise Missing("The log has no such file.")
        return serve(f"tile/{tile}", BYTES, FOR_EVER)

    return blueprint
