"""Pages for people: the contract, and the meaning of each problem. They load nothing from other hosts."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

from flask import Response, render_template
from markupsafe import Markup, escape

from domain.kernel.errors import Missing
from service.http.answer import public_answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.openapi.docs_page import chapters, schema_fields, short_type, to_pretty_json
from service.http.problems.known import known_problems
from service.http.public_responses import respond_public
from service.http.responses import HTML

blueprint = Blueprint("pages", "Pages for people.")

STYLE = resources.files("service.http").joinpath("templates/page.css").read_text(encoding="utf-8")
_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""No loads and no scripts; only the hash of our style."""

PAGE: dict[str, Any] = {"type": "string"}
TYPE = "text/html"


@blueprint.operation("GET", "/docs/plain", public_answer("The page.", PAGE, media=TYPE), query=None, name="getDocs")
def docs(_: Call) -> Response:
    """Read the contract as a page

    Shows the same as `/openapi.json`, for people, on one page without scripts. `/docs` has search, and requests to try.
    """
    return respond_html(contract_page(current_services().contract))


@cache
def contract_page(contract: Callable[[], dict[str, Any]]) -> bytes:
    """The contract of the current application as HTML; made once. contract: builds it."""
    document = contract()
    return render_page("contract.html", contract=document, chapters=chapters(document), problems=known_problems().kinds)


@blueprint.operation(
    "GET",
    "/problems/<code>",
    public_answer("The page.", PAGE, media=TYPE),
    ("not-found",),
    query=None,
    name="getProblemPage",
)
def problem_page(_: Call, code: str) -> Response:
    """Read the meaning of a problem

    Explains the problem. The `type` of every problem links to this page.
    """
    kind = known_problems().kinds.get(code)
    if kind is None:
        raise Missing(f"There is no problem {code}.")
    return respond_html(render_page("problem.html", code=code, kind=kind))


def respond_html(page: bytes) -> Response:
    """Respond with a page."""
    return respond_public(page, HTML, headers={"Content-Security-Policy": POLICY})


def render_page(template: str, **values: Any) -> bytes:
    """A page as HTML."""
    tools = {
        "style": Markup(STYLE),
        "words": to_html,
        "inline": to_inline_html,
        "fields": schema_fields,
        "pretty": to_pretty_json,
        "short_type": short_type,
    }
    return render_template(template, **tools, **values).encode()


def to_html(text: str) -> Markup:
    """A text of the contract as HTML: paragraphs, lists, `code` and **weight**.

    >>> str(to_html("Take `next`."))
    '<p>Take <code>next</code>.</p>'
    """
    blocks = [to_html_block(each.strip()) for each in re.split(r"\n\s*\n", text.strip()) if each.strip()]
    return Markup("\n").join(blocks)


def to_html_block(text: str) -> Markup:
    if text.startswith("* "):
        items = [to_inline_html(each) for each in re.split(r"(?:^|\n)\* ", text) if each]
        return Markup("<ul>{}</ul>").format(Markup("").join(Markup("<li>{}</li>").format(each) for each in items))
    return Markup("<p>{}</p>").format(to_inline_html(text))


def to_inline_html(text: str) -> Markup:
    bold = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", str(escape(text)))
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", bold))
