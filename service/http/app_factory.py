"""Builds the Flask application."""

from __future__ import annotations

from functools import cache
from typing import Any

from flask import Flask
from werkzeug.routing import BaseConverter

from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.state_schemas import RESOLVING
from service.extensions import Extensions, installed_extensions
from service.http import error_handlers, instrumentation, json_body
from service.http.app_services import AppServices, attach_services
from service.http.core_part import CORE
from service.http.cors import install_cors
from service.http.hot_path import HotPathFlask
from service.http.http_part import HttpPart, joined
from service.http.openapi.build import to_contract
from service.http.openapi.playing import to_playing
from service.http.openapi.typed import to_typed
from service.http.path_ids import CONVERTERS
from service.http.problems.known import attach_problems


class SeatNumber(BaseConverter):
    """A seat number in a path: one or two digits."""

    regex = "[0-9]{1,2}"

    def to_python(self, value: str) -> int:
        return int(value)


class PlainNumber(BaseConverter):
    """A number in a path, from 1: up to nine digits."""

    regex = "[1-9][0-9]{0,8}"

    def to_python(self, value: str) -> int:
        return int(value)


@cache
def api_of(extensions: Extensions) -> HttpPart:
    """The core, and what extensions add to it.  Raises ValueError for a name that two have."""
    return joined([CORE, *extensions.of("http", HttpPart)])


def installed_api() -> HttpPart:
    """The API of this process.  Raises BadSetting."""
    return api_of(installed_extensions())


def build_app(services: AppServices, api: HttpPart) -> Flask:
    """Build the application on these services."""
    app = make_bare_app()
    attach_services(app, services)
    instrumentation.install_instrumentation(app)
    install_cors(app, api.operations)
    attach_problems(app, api.known_problems)
    error_handlers.install_error_handlers(app, services.context.note_outage)
    register_routes(app, api)
    return app


def register_routes(app: Flask, api: HttpPart) -> None:
    """Register all routes of an API."""
    for blueprint in api.blueprints:
        app.register_blueprint(blueprint)


def make_bare_app() -> Flask:
    """Make an application without routes."""
    app = HotPathFlask(__package__, static_folder=None)
    app.config.update(
        MAX_CONTENT_LENGTH=json_body.MAX_BODY_BYTES + 1, PROPAGATE_EXCEPTIONS=False, PROVIDE_AUTOMATIC_OPTIONS=False
    )
    app.url_map.merge_slashes = False
    app.url_map.converters |= {"seat": SeatNumber, "number": PlainNumber, **CONVERTERS}
    return app


def build_contract(rules: AnyRuleset | None = None, api: HttpPart | None = None, *, is_for_players: bool = False) -> dict[str, Any]:
    """Build the OpenAPI document from the operations; built once, on first use. rules: a ruleset whose types it gets; None for none;
    api: by default the installed one; is_for_players: only the part that a client that plays needs.
    """
    return (playing_contract_of if is_for_players else contract_of)(api or installed_api(), rules)


@cache
def contract_of(api: HttpPart, rules: AnyRuleset | None) -> dict[str, Any]:
    if rules is None:
        return to_contract(api)
    with RESOLVING:
        return to_typed(contract_of(api, None), rules)


@cache
def playing_contract_of(api: HttpPart, rules: AnyRuleset | None) -> dict[str, Any]:
    if rules is None:
        return to_playing(contract_of(api, None), api)
    with RESOLVING:
        return to_playing(to_typed(contract_of(api, None), rules, with_events=False), api)
