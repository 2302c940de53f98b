"""Builds the Flask application."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import flask_smorest
from flask import Flask, Request, Response
from flask.sessions import NullSession, SessionInterface, SessionMixin
from flask.typing import ResponseReturnValue
from werkzeug.routing import BaseConverter, MapAdapter, Rule

from service.http import error_handlers, instrumentation, json_body
from service.http.app_services import AppServices, attach_services
from service.http.openapi.build import OPTIONS, VERSION, add_components, to_contract
from service.http.routes import (
    checkpoints,
    evidence,
    feed,
    forks,
    games,
    health,
    inboxes,
    pages,
    play,
    records,
    replays,
    rulesets,
    rulings,
    tokens,
)

BLUEPRINTS = (
    rulesets.blueprint,
    games.blueprint,
    play.blueprint,
    feed.blueprint,
    inboxes.blueprint,
    records.blueprint,
    forks.blueprint,
    checkpoints.blueprint,
    evidence.blueprint,
    rulings.blueprint,
    replays.blueprint,
    tokens.blueprint,
    pages.blueprint,
    health.blueprint,
)


CACHED_URLS = 4096
"""Size of the URL matching cache."""


class SeatNumber(BaseConverter):
    """A seat number in a path: one or two digits."""

    regex = "[0-9]{1,2}"

    def to_python(self, value: str) -> int:
        return int(value)


class MinimalFlask(Flask):
    """Flask minus sessions, signals, async, blueprint hooks, teardown and host matching.

    Per request they cost as much as the rules of a game.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.match_cached = lru_cache(CACHED_URLS)(self.match_url)

    def match_url(self, path: str, method: str) -> tuple[Rule, Mapping[str, Any]]:
        """URL rule and path parameters.  Raises NotFound, MethodNotAllowed."""
        return MapAdapter(self.url_map, "", "/", "", "http", path, method).match(return_rule=True)

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Adapter of the request's path; ignores the host."""
        if request is None:
            return None
        environ = request.environ
        path = environ.get("PATH_INFO", "").encode("latin-1").decode(errors="replace") or "/"
        return CachedUrlAdapter(self, path, environ["REQUEST_METHOD"])

    def full_dispatch_request(self) -> Response:
        """Flask's dispatch without signals; handlers return responses."""
        try:
            answered: Any = self.preprocess_request() or self.dispatch_request()
        except Exception as error:
            answered = self.handle_user_exception(error)
        return self.process_response(answered)

    def preprocess_request(self) -> ResponseReturnValue | None:
        """Run the before-request hooks; a response from one replaces the handler's."""
        for function in self.before_request_funcs[None]:
            answered: Any = function()
            if answered is not None:
                return answered  # type: ignore[no-any-return]
        return None

    def process_response(self, response: Response) -> Response:
        """Run the after-request hooks, last registered first."""
        for function in reversed(self.after_request_funcs[None]):
            changed: Any = function(response)
            response = changed
        return response

    def do_teardown_request(self, exc: BaseException | None = None) -> None:
        """Nothing."""

    def do_teardown_appcontext(self, exc: BaseException | None = None) -> None:
        """Nothing."""


class CachedUrlAdapter(MapAdapter):
    """URL adapter with cached matches: players poll the same URLs."""

    def __init__(self, app: MinimalFlask, path: str, method: str) -> None:
        super().__init__(app.url_map, "", "/", "", "http", path, method)
        self._match = app.match_cached

    def match(self, *_: Any, **__: Any) -> Any:
        """Cached URL rule and path parameters.  Raises NotFound, MethodNotAllowed."""
        return self._match(self.path_info, self.default_method)


class NoSessions(SessionInterface):
    """No sessions: all requests share one null session."""

    nobodys = NullSession()

    def open_session(self, _app: Flask, _request: Request) -> SessionMixin:
        """The null session."""
        return self.nobodys


class ContractApi(flask_smorest.Api):  # type: ignore[misc]
    """flask-smorest without its error handlers and error schemas."""

    DEFAULT_ERROR_RESPONSE_NAME = None

    def _register_error_handlers(self) -> None:
        """Errors are handled by `error_handlers`."""

    def _register_responses(self) -> None:
        """Problems are described per operation, not by status."""

    def _register_pagination_header(self) -> None:
        """Lists are paged by cursors."""


def build_app(desk: AppServices) -> Flask:
    """Build the application on these services."""
    app = make_bare_app()
    attach_services(app, desk)
    instrumentation.install_instrumentation(app)
    error_handlers.install_error_handlers(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app


def make_bare_app() -> Flask:
    """Make an application without routes."""
    app = MinimalFlask(__package__, static_folder=None)
    app.session_interface = NoSessions()
    app.config.update(
        MAX_CONTENT_LENGTH=json_body.MAX_BODY_BYTES + 1, PROPAGATE_EXCEPTIONS=False, PROVIDE_AUTOMATIC_OPTIONS=False
    )
    app.url_map.merge_slashes = False
    app.url_map.converters["seat"] = SeatNumber
    return app


@cache
def build_contract() -> dict[str, Any]:
    """Build the OpenAPI document from the operations; built once, on first use."""
    api = ContractApi(
        make_bare_app(), spec_kwargs={"title": "Dead Drop", "version": VERSION, "openapi_version": "3.1.0", **OPTIONS}
    )
    api.register_converter(SeatNumber, seat_schema)
    add_components(api)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    return to_contract(api)


def seat_schema(_: Any) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0, "maximum": 99}
