"""The Flask application, with a shorter dispatch for its two hot routes: `getView` and `postCommand`.

These two get a hundred times as many requests as all others together, and Flask's work around a handler cost as much as the rules of a
game (ADR 12). So they alone skip the hooks of blueprints and the signals `request_started` and `request_finished`. Flask dispatches every
other route unchanged, and sends the signals of errors and of the end of a request for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from types import TracebackType
from typing import Any

from flask import Flask, Request, Response, appcontext_tearing_down, request_tearing_down
from flask.sessions import NullSession, SessionInterface, SessionMixin
from werkzeug.exceptions import MethodNotAllowed
from werkzeug.routing import MapAdapter, Rule

from service.http.call import JsonBody
from service.http.json_body import read_json_body
from service.http.request_parsing import load_fields
from service.http.responses import current_request
from service.http.schemas.bodies import Command

HOT = frozenset({"play.view", "play.command"})
"""Endpoints whose handlers return responses."""
CACHED_URLS = 4096
"""Size of the URL matching cache."""


class HotPathFlask(Flask):
    """Flask, with two hot routes, cached URL matches that ignore the host, and no sessions."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.session_interface = NoSessions()
        self.match_cached = lru_cache(CACHED_URLS)(self.match_url)

    def match_url(self, path: str, method: str) -> tuple[Rule, Mapping[str, Any]]:
        """URL rule and path parameters.  Raises NotFound, MethodNotAllowed."""
        rule, values = MapAdapter(self.url_map, "", "/", "", "http", path, method).match(return_rule=True)
        if rule.arguments and (offered := self.methods_by_path.get(path)):
            # The router would take the last part of `/v1/players/link` for an id where the path itself lacks the method.
            raise MethodNotAllowed(sorted(offered))
        return rule, values

    @cached_property
    def methods_by_path(self) -> Mapping[str, set[str]]:
        """Methods of each path without parameters."""
        found = dict[str, set[str]]()
        for rule in self.url_map.iter_rules():
            if not rule.arguments:
                found.setdefault(rule.rule, set()).update(rule.methods or ())
        return found

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Adapter of the request's path; ignores the host."""
        if request is None:
            return None
        environ = request.environ
        path = environ.get("PATH_INFO", "").encode("latin-1").decode(errors="replace") or "/"
        return CachedUrlAdapter(self, path, environ["REQUEST_METHOD"])

    def full_dispatch_request(self) -> Response:
        """Dispatch the request, a hot one with nothing but the application's own hooks."""
        asked = current_request()
        return self.dispatch_hot(asked) if asked.endpoint in HOT else super().full_dispatch_request()

    def dispatch_hot(self, asked: Request) -> Response:
        """Dispatch without signals and hooks of blueprints. asked: a request whose URL was matched."""
        self._got_first_request = True
        answered: Any = None
        try:
            for before in self.before_request_funcs[None]:
                answered = before()
                if answered is not None:
                    break
            if answered is None:
                answered = self.view_functions[asked.endpoint](**asked.view_args)  # type: ignore[index, arg-type]
        except Exception as error:
            answered = self.handle_user_exception(error)
        for after in reversed(self.after_request_funcs[None]):
            answered = after(answered)
        return answered  # type: ignore[no-any-return]

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function unchanged: no handler here is asynchronous."""
        return func

    def do_teardown_request(self, *error: Any) -> None:
        """As Flask's, but a no-op without teardown functions and receivers."""
        if self.teardown_request_funcs or request_tearing_down.receivers:
            super().do_teardown_request(*error)

    def do_teardown_appcontext(self, *error: Any) -> None:
        """As `do_teardown_request`."""
        if self.teardown_appcontext_funcs or appcontext_tearing_down.receivers:
            super().do_teardown_appcontext(*error)

    def log_exception(self, _: tuple[type, BaseException, TracebackType] | tuple[None, None, None], /) -> None:
        """No-op: `handle_fault` logs, without the path, which may hold a secret."""


class CachedUrlAdapter(MapAdapter):
    """URL adapter with cached matches: players poll the same URLs."""

    def __init__(self, app: HotPathFlask, path: str, method: str) -> None:
        super().__init__(app.url_map, "", "/", "", "http", path, method)
        self._match = app.match_cached

    def match(self, *_: Any, **__: Any) -> Any:
        """Cached URL rule and path parameters.  Raises NotFound, MethodNotAllowed."""
        return self._match(self.path_info, self.default_method)


class NoSessions(SessionInterface):
    """No sessions: all requests share one null session."""

    null_session = NullSession()

    def open_session(self, _app: Flask, _request: Request) -> SessionMixin:
        """The null session."""
        return self.null_session


class CommandBody(JsonBody):
    """A command's body. Its schema demands a string `type` only, so it is loaded only to report a missing one."""

    def __init__(self) -> None:
        super().__init__(Command)

    def read(self) -> tuple[Any, Any]:
        """As `JsonBody.read`."""
        sent = read_json_body()
        return sent, sent if isinstance(sent.get("type"), str) else load_fields(self._schema, sent, "body")
