"""An application of the tests whose routes were copied is the one that it would be if it had registered them."""

from __future__ import annotations

from typing import Any

from flask import Flask

from service.http import app_factory
from tests.routes_once import HOOKS, registering_once


def parts(app: Flask) -> dict[str, Any]:
    """All that an application is made of, to compare."""
    rules = [(rule.rule, rule.endpoint, rule.methods, rule.defaults) for rule in app.url_map.iter_rules()]
    hooks = {hook: {name: [*each] for name, each in getattr(app, hook).items()} for hook in HOOKS}
    handlers = {name: {code: {**each} for code, each in codes.items()} for name, codes in app.error_handler_spec.items()}
    others = {name for name in vars(app) if name not in ("name", *HOOKS)}
    return {
        "rules": rules, "hooks": hooks, "handlers": handlers, "others": others, "views": app.view_functions, "blueprints": app.blueprints,
        "commands": sorted(app.cli.commands), "extensions": sorted(app.extensions), "filters": sorted(app.jinja_env.filters),
    }  # fmt: skip


def test_an_application_with_copied_routes_is_like_one_that_registered_them() -> None:
    register = registering_once(app_factory.register_routes)
    first, second, third = (app_factory.make_bare_app() for _ in range(3))
    for app in (first, second, third):
        register(app, app_factory.installed_api())
        assert parts(app)["rules"]
    assert parts(first) == parts(second) == parts(third)


def test_what_one_application_adds_no_other_has() -> None:
    register = registering_once(app_factory.register_routes)
    first, second, third = (app_factory.make_bare_app() for _ in range(3))
    for app in (first, second):
        register(app, app_factory.installed_api())
        app.add_url_rule("/added", "added", str)
        app.before_request_funcs["games"].append(str)
    register(third, app_factory.installed_api())
    for app, status in ((first, 200), (second, 200), (third, 404)):
        assert app.test_client().get("/added").status_code == status
    assert str not in third.before_request_funcs["games"]
