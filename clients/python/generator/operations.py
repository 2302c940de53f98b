"""Operations and problems: a function for each operation of the contract, an exception for each code."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterator
from typing import Any

JSON = "application/json"
METHODS = ("get", "post", "put", "patch", "delete")
SENT_BY_CLIENT = {"Idempotency-Key", "Last-Event-ID", "If-None-Match", "Prefer"}
"""Headers that are no parameters of an operation's function: every request has them, or none."""
TYPES = {"integer": "int", "string": "str", "boolean": "bool"}
HEAD = """from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from deaddrop_client import models
from deaddrop_client.operation import Operation, to_path
"""


def to_operations(contract: dict[str, Any]) -> str:
    """Source of the operations under `/v1`."""
    pieces = [HEAD]
    for path, item in contract["paths"].items():
        if path.startswith("/v1/"):
            shared = item.get("parameters", [])
            for method in METHODS:
                if method in item:
                    pieces.append(to_function(contract, method.upper(), path, item[method], shared))
    return "\n\n".join(pieces)


def to_function(contract: dict[str, Any], method: str, path: str, told: dict[str, Any], shared: list[Any]) -> str:
    """Source of one operation."""
    parameters = [resolve(contract, each) for each in (*shared, *told.get("parameters", []))]
    of = {place: [each for each in parameters if each["in"] == place] for place in ("path", "query", "header")}
    of["path"].sort(key=lambda each: path.index(f"{{{each['name']}}}"))  # `to_path` fills them in from left to right
    headers = [each for each in of["header"] if each["name"] not in SENT_BY_CLIENT]
    body, content_type = body_type(told)
    answer, accept = answer_type(told)
    signature = [f"{to_name(each['name'])}: {hint(each['schema'])}" for each in of["path"]]
    signature += [f"body: {body}"] * bool(body)
    options = [*of["query"], *headers]
    signature += ["*"] * bool(options) + [
        f"{to_name(each['name'])}: {hint(each['schema'])} | None = None" for each in options
    ]
    given = [
        f'"{told["operationId"]}"',
        f'"{method}"',
        "to_path(" + ", ".join([f'"{path}"', *(to_name(each["name"]) for each in of["path"])]) + ")",
    ]
    given += [answer]
    given += [f'accept="{accept}"'] * (accept != JSON)
    if of["query"]:
        given.append("query={" + ", ".join(f'"{each["name"]}": {to_name(each["name"])}' for each in of["query"]) + "}")
    if headers:
        given.append("headers={" + ", ".join(f'"{each["name"]}": {to_name(each["name"])}' for each in headers) + "}")
    given += ["body=body"] * bool(body)
    given += [f'content_type="{content_type}"'] * (content_type not in ("", JSON))
    about = [f"    {to_name(each['name'])}: {first_line(each)}" for each in (*of["path"], *options)]
    docstring = (
        "\n".join([f'    """{told["summary"]}.', "", *about, '    """']) if about else f'    """{told["summary"]}."""'
    )
    return (
        f"def {to_snake(told['operationId'])}({', '.join(signature)}) -> Operation[{answer}]:\n"
        f"{docstring}\n    return Operation({', '.join(given)})\n"
    )


def to_problems(contract: dict[str, Any]) -> str:
    """Source of an exception for each code of the contract, and of the table that finds it."""
    codes = contract["components"]["schemas"]["Problem"]["properties"]["code"]["x-extensible-enum"]
    titles = dict(title for each in operations(contract) for title in problem_titles(each))
    pieces = ["from __future__ import annotations\n\nfrom deaddrop_client.errors import ProblemError\n"]
    pieces += [f'class {to_class(code)}(ProblemError):\n    """{titles.get(code, code)}"""\n' for code in codes]
    table = ", ".join(f'"{code}": {to_class(code)}' for code in codes)
    return "\n\n".join([*pieces, f"BY_CODE: dict[str, type[ProblemError]] = {{{table}}}\n"])


def operations(contract: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for item in contract["paths"].values():
        yield from (each for method, each in item.items() if method in METHODS)


def problem_titles(told: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Codes and their titles, from the descriptions of an operation's refusals."""
    for answer in told["responses"].values():
        yield from re.findall(r"`([a-z-]+)`: ([^`]+?\.)(?=\s|$)", answer.get("description", ""))


def body_type(told: dict[str, Any]) -> tuple[str, str]:
    """The type of a request's body and its media type; nothing if it has none."""
    for media, each in told.get("requestBody", {}).get("content", {}).items():
        if media == JSON:
            name = reference(each["schema"])
            return ("Mapping[str, Any]" if name in (None, "Command") else f"models.{name} | Mapping[str, Any]"), media
        return "bytes", media
    return "", ""


def answer_type(told: dict[str, Any]) -> tuple[str, str]:
    """The type of an answer, and the media type to ask for."""
    good = next(each for status, each in told["responses"].items() if status[0] == "2")
    content = good.get("content", {})
    if JSON in content:
        name = reference(content[JSON]["schema"])
        return (f"models.{name}" if name else "dict[str, Any]"), JSON
    return ("bytes", next(iter(content))) if content else ("None", JSON)


def reference(schema: dict[str, Any]) -> str | None:
    """The name of the component that a schema refers to."""
    return schema["$ref"].rpartition("/")[2] if "$ref" in schema else None


def resolve(contract: dict[str, Any], each: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in each:
        return each
    found: dict[str, Any] = contract["components"]["parameters"][each["$ref"].rpartition("/")[2]]
    return found


def hint(schema: dict[str, Any]) -> str:
    """The type of a parameter."""
    if "enum" in schema:
        return f"Literal[{', '.join(repr(each) for each in schema['enum'])}]"
    return TYPES[schema["type"]]


def first_line(parameter: dict[str, Any]) -> str:
    return str(parameter.get("description", "")).partition("\n")[0]


def to_snake(name: str) -> str:
    """A name as Python writes it.

    >>> to_snake("getReplayPicture"), to_snake("If-Match")
    ('get_replay_picture', 'if_match')
    """
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).replace("-", "_").lower()


def to_name(name: str) -> str:
    """A parameter's name; `from` is a word of the language, and `format` is a function's."""
    return to_snake(name) + "_" * (keyword.iskeyword(name) or name in vars(builtins))


def to_class(code: str) -> str:
    """
    >>> to_class("stale-decision")
    'StaleDecision'
    """
    return "".join(part.capitalize() for part in code.split("-"))
