"""Pages for people: the contract to read, and what each problem means. They ask no other host for anything."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib import resources
from typing import Any

from flask import Response, render_template
from markupsafe import Markup, escape

from domain.kernel.errors import Missing
from service.http import request_parsing
from service.http.app_services import desk
from service.http.openapi.docs_page import chapters, fields, pretty, short_type
from service.http.openapi.operation import Answer, Blueprint
from service.http.problem_registry import REGISTRY
from service.http.responses import HTML, SHARED, answer

blueprint = Blueprint("pages", "Pages for people.")

STYLE = resources.files("service.http").joinpath("templates/page.css").read_text(encoding="utf-8")
_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""Nothing is loaded, nothing runs; the one style is our own."""

PAGE: dict[str, Any] = {"type": "string"}
TYPE = "text/html"


@blueprint.route("/docs", "GET")
@blueprint.operation({200: Answer("The page.", PAGE, media=TYPE)}, ())
def docs() -> Response:
    """Read the contract as a page

    The same as `/openapi.json`, for people. It works with no network.
    """
    request_parsing.accepted(TYPE)
    told = desk().contract()
    return page("docs.html", contract=told, chapters=chapters(told), problems=REGISTRY)


@blueprint.route("/problems/<code>", "GET")
@blueprint.operation({200: Answer("The page.", PAGE, media=TYPE)}, ("not-found",))
def problem_page(code: str) -> Response:
    """Read what a problem means

    The `type` of every problem leads here.
    """
    request_parsing.accepted(TYPE)
    if code not in REGISTRY:
        raise Missing(f"There is no problem {code}.")
    return page("problem.html", code=code, kind=REGISTRY[code])


def page(template: str, **values: Any) -> Response:
    """A page of ours."""
    return answer(rendered(template, **values), HTML, keep=SHARED, headers={"Content-Security-Policy": POLICY})


def rendered(template: str, **values: Any) -> bytes:
    """A page as HTML."""
    tools = {
        "style": Markup(STYLE),
        "words": words,
        "inline": inline,
        "fields": fields,
        "pretty": pretty,
        "short_type": short_type,
    }
    return render_template(template, **tools, **values).encode()


def words(text: str) -> Markup:
    """A text of the contract as HTML: paragraphs, lists, `code` and **weight**.

    >>> str(words("Take `next`."))
    '<p>Take <code>next</code>.</p>'
    """
    blocks = [block(each.strip()) for each in re.split(r"\n\s*\n", text.strip()) if each.strip()]
    return Markup("\n").join(blocks)


def block(text: str) -> Markup:
    if text.startswith("* "):
        items = [inline(each) for each in re.split(r"(?:^|\n)\* ", text) if each]
        return Markup("<ul>{}</ul>").format(Markup("").join(Markup("<li>{}</li>").format(each) for each in items))
    return Markup("<p>{}</p>").format(inline(text))


def inline(text: str) -> Markup:
    told = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", str(escape(text)))
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", told))
