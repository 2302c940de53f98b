"""What a generator dropped in silence: operations, parameters and fields of the contract that its code does not name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

METHODS = {"get", "put", "post", "delete", "patch"}
SOURCES = {".py", ".ts", ".java", ".go"}


def missing_names(contract: Any, code: Path) -> list[str]:
    """Names of operations, of their parameters and of schemas' fields that are not in the code, in whatever case it writes them.  Tests, which
    generators write too, do not count.

    A name is looked for in the files that are called after its operation or schema; without one, in the files with words that begin with it.
    """
    sources = [
        each for each in code.rglob("*") if each.suffix in SOURCES and "test" not in each.relative_to(code).parts
    ]
    files = [(plain(path.stem), words_of(path)) for path in sources]
    wanted = list(wanted_names(contract))
    about = {holder: words_about(files, plain(holder)) for _, holder, _ in wanted}
    return [told for told, holder, name in wanted if plain(name) not in about[holder]]


def words_of(path: Path) -> set[str]:
    """All words of a file, and its name."""
    words = re.findall(r"[A-Za-z][A-Za-z0-9_-]*", path.read_text(errors="replace"))
    return {plain(each) for each in {path.stem, *words}}


def plain(name: str) -> str:
    """A name without case and joints.

    >>> plain("seat_body"), plain("SeatBody"), plain("If-Match")
    ('seatbody', 'seatbody', 'ifmatch')
    """
    return re.sub(r"[^a-z0-9]", "", name.lower())


def wanted_names(contract: Any) -> Iterator[tuple[str, str, str]]:
    """What must be there: how it is reported, the schema or operation that it belongs to, and its name."""
    parameters = contract["components"]["parameters"]
    for item in contract["paths"].values():
        for operation in (item[method] for method in METHODS & item.keys()):
            name = operation["operationId"]
            yield name, name, name
            for each in (*item.get("parameters", ()), *operation.get("parameters", ())):
                told = parameters[each["$ref"].rpartition("/")[2]]["name"]
                yield f"{name}: {told}", name, told
    for name, schema in contract["components"]["schemas"].items():
        for field in schema.get("properties", {}):
            yield f"{name}.{field}", name, field


def words_about(files: list[tuple[str, set[str]]], holder: str) -> set[str]:
    """The words of all files about an operation or a schema."""
    own = [words for stem, words in files if stem.removeprefix("model") == holder]
    about = own or [words for _, words in files if any(each.startswith(holder) for each in words)]
    return set().union(*about)
