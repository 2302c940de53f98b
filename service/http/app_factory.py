"""Builds the Flask application."""

from __future__ import annotations

from functools import cache
from typing import Any

from flask import Flask
from werkzeug.routing import BaseConverter

from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.state_schemas import RESOLVING
from service.http import error_handlers, instrumentation, json_body
from service.http.app_services import AppServices, attach_services
from service.http.cors import install_cors
from service.http.hot_path import HotPathFlask
from service.http.openapi.build import to_contract
from service.http.openapi.typed import to_typed
from service.http.path_ids import CONVERTERS
from service.http.routes import (
    checkpoints,
    evidence,
    feed,
    forks,
    games,
    health,
    interventions,
    luck,
    pages,
    play,
    records,
    rulesets,
    rulings,
    seeks,
    tables,
    tokens,
)
from service.http.routes.events import arbiters, entries, reports, rounds, series, slips
from service.http.routes.events import events as event_routes
from service.http.routes.events import webhooks as event_webhooks
from service.http.routes.inboxes import inbox, mail, push, webhooks
from service.http.routes.players import account as player_account
from service.http.routes.players import events as player_events
from service.http.routes.players import oidc as player_oidc
from service.http.routes.players import passkeys as player_passkeys
from service.http.routes.players import ratings
from service.http.routes.players import seats as player_seats
from service.http.routes.sharing import pictures, replays, studies
from service.http.routes.talk import chat, moderation, presence

BLUEPRINTS = (
    rulesets.blueprint,
    games.blueprint,
    tables.blueprint,
    seeks.blueprint,
    luck.blueprint,
    play.blueprint,
    feed.blueprint,
    chat.blueprint,
    presence.blueprint,
    moderation.blueprint,
    inbox.blueprint,
    interventions.blueprint,
    webhooks.blueprint,
    push.blueprint,
    mail.blueprint,
    player_account.blueprint,
    player_passkeys.blueprint,
    player_oidc.blueprint,
    player_seats.blueprint,
    player_events.blueprint,
    ratings.blueprint,
    records.blueprint,
    forks.blueprint,
    checkpoints.blueprint,
    evidence.blueprint,
    rulings.blueprint,
    event_routes.blueprint,
    entries.blueprint,
    rounds.blueprint,
    slips.blueprint,
    arbiters.blueprint,
    reports.blueprint,
    event_webhooks.blueprint,
    series.blueprint,
    replays.blueprint,
    studies.blueprint,
    pictures.blueprint,
    tokens.blueprint,
    pages.blueprint,
    health.blueprint,
)


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


def build_app(services: AppServices) -> Flask:
    """Build the application on these services."""
    app = make_bare_app()
    attach_services(app, services)
    instrumentation.install_instrumentation(app)
    install_cors(app, tuple(each for blueprint in BLUEPRINTS for each in blueprint.operations))
    error_handlers.install_error_handlers(app, services.context.note_outage)
    register_routes(app)
    return app


def register_routes(app: Flask) -> None:
    """Register all routes of the API."""
    for blueprint in BLUEPRINTS:
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


@cache
def build_contract(rules: AnyRuleset | None = None) -> dict[str, Any]:
    """Build the OpenAPI document from the operations; built once, on first use. rules: a ruleset whose types it gets; None for none."""
    if rules is not None:
        with RESOLVING:
            return to_typed(build_contract(), rules)
    return to_contract(BLUEPRINTS)
