"""The routes of the API, registered at one application and copied to the others: hundreds of tests have an application of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from werkzeug.routing.matcher import State

from service.http.http_part import HttpPart

HOOKS = (
    "before_request_funcs", "after_request_funcs", "teardown_request_funcs", "template_context_processors",
    "url_value_preprocessors", "url_default_functions",
)  # fmt: skip
"""What a blueprint may add functions to, by its name."""


def registering_once(register: Callable[[Flask, HttpPart], None]) -> Callable[[Flask, HttpPart], None]:
    """What does the same as `register` to an application without routes, sooner from the second one of an API on."""
    first: dict[HttpPart, dict[str, Any]] = {}

    def copy_or_register(app: Flask, api: HttpPart) -> None:
        if api in first:
            take_routes(app, first[api])
        else:
            register(app, api)
            first[api] = routes_of(app)

    return copy_or_register


def routes_of(app: Flask) -> dict[str, Any]:
    """Copies of all that registering a blueprint changes."""
    app.url_map.update()
    handlers = {name: {code: {**each} for code, each in codes.items()} for name, codes in app.error_handler_spec.items()}
    return {
        "blueprints": {**app.blueprints},
        "view_functions": {**app.view_functions},
        "error_handler_spec": handlers,
        "by_endpoint": {name: [*rules] for name, rules in app.url_map._rules_by_endpoint.items()},
        "root": copied(app.url_map._matcher._root),
        **{hook: {name: [*functions] for name, functions in getattr(app, hook).items()} for hook in HOOKS},
    }


def take_routes(app: Flask, kept: dict[str, Any]) -> None:
    """Give an application without routes those that another had. What belongs to all blueprints (None) stays its own, but
    for the functions that blueprints have added to it.
    """
    app.blueprints |= kept["blueprints"]
    app.view_functions |= kept["view_functions"]
    for name, codes in kept["error_handler_spec"].items():
        for code, each in codes.items() if name is not None else ():
            app.error_handler_spec[name][code].update(each)
    for hook in HOOKS:
        for name, functions in kept[hook].items():
            if name is not None:
                getattr(app, hook)[name].extend(functions)
    app.url_map._rules_by_endpoint.update({name: [*rules] for name, rules in kept["by_endpoint"].items()})
    app.url_map._matcher._root = copied(kept["root"])


def copied(state: State) -> State:
    """A tree of addresses, with the same rules."""
    return State(
        dynamic=[(part, copied(each)) for part, each in state.dynamic],
        rules=[*state.rules],
        static={name: copied(each) for name, each in state.static.items()},
    )
