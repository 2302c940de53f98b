"""Static files of the pages: styles, modules and pictures, read once, at addresses with a digest of their bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath
from types import MappingProxyType

from service.extensions import installed_extensions

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".woff2": "font/woff2",
}
DOCUMENTATION = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
"""A JSDoc comment on its own lines: types and descriptions for developers."""
TYPE = re.compile(r"/\*\* @type (?:(?!\*/).)*\*/ ?|^[ \t]+", re.MULTILINE)
"""An inline type, and a line's indent."""
SPACES = re.compile(r"/\*(?:(?!\*/).)*\*/|^[ \t]+|(?<=[;{},]) +| +(?=[{}])", re.MULTILINE | re.DOTALL)
"""The removable parts of a style sheet."""
DIGITS = 10
"""Hexadecimal digits of a digest in an address, which a page repeats two hundred times."""
File = tuple[bytes, str]
"""Bytes and media type."""


def load_files(folder: Traversable) -> Mapping[str, File]:
    """Read every file that pages may load, by path, as "table/table.mjs"."""
    return MappingProxyType(dict(read_folder(folder, "")))


def read_folder(folder: Traversable, path: str) -> Iterator[tuple[str, File]]:
    """Read a folder and its subfolders."""
    for each in folder.iterdir():
        if each.is_dir():
            yield from read_folder(each, f"{path}{each.name}/")
        elif media := TYPES.get(suffix := f".{each.name.rpartition('.')[2]}"):
            yield f"{path}{each.name}", (SENT.get(suffix, bytes)(each.read_bytes()), media)


def without_documentation(module: bytes) -> bytes:
    """A JavaScript module for sending: without documentation, types and indents, a quarter of all bytes; line numbers stay the same.

    >>> without_documentation(b"/** Adds.\\n * @param {number} n */\\nconst add = 1;")
    b'\\n\\nconst add = 1;'
    """
    return TYPE.sub("", DOCUMENTATION.sub(lambda found: "\n" * found[0].count("\n"), module.decode())).encode()


def without_spaces(style: bytes) -> bytes:
    """A style sheet for sending: without comments, and without spaces around braces, and after semicolons and commas.

    >>> without_spaces(b"/* Red. */\\n.a { color: red; top: 0; }\\n  .b { left: 0; }")
    b'\\n.a{color: red;top: 0;}\\n.b{left: 0;}'
    """
    return SPACES.sub("", style.decode()).encode()


SENT: Mapping[str, Callable[[bytes], bytes]] = {".mjs": without_documentation, ".css": without_spaces}
"""Transformations of files before sending, by suffix; other files are sent unchanged."""


def merge(trees: Iterable[Mapping[str, File]]) -> Mapping[str, File]:
    """All files of several trees.  Raises ValueError for a path that two have."""
    found: dict[str, File] = {}
    for each in trees:
        if twice := found.keys() & each.keys():
            raise ValueError(f"Two folders of static files hold {min(twice)}.")
        found |= each
    return MappingProxyType(found)


def static_folders() -> Iterator[Traversable]:
    """The folders with static files: of the core, and `pages/static` of each extension."""
    yield resources.files("service.web").joinpath("static")
    for each in installed_extensions().found:
        folder = resources.files(each.package).joinpath("pages", "static")
        if folder.is_dir():
            yield folder


FILES = merge(load_files(each) for each in static_folders())


def folder_digest(files: Mapping[str, File]) -> str:
    """Digest of all files with their names. One for all, since modules import each other by relative names.

    >>> folder_digest({"a.css": (b"x", "")}) == folder_digest({"a.css": (b"y", "")})
    False
    """
    parts = [sha256(part).digest() for name in sorted(files) for part in (name.encode(), files[name][0])]
    return sha256(b"".join(parts)).hexdigest()[:DIGITS]


DIGEST = folder_digest(FILES)


def static_url(name: str) -> str:
    """The address of a file, which changes when any file changes.  Raises KeyError."""
    FILES[name]
    return f"/static/{DIGEST}/{name}"


def split_digest(path: str) -> tuple[str, str]:
    """The digest in an address, empty if there is none, and the file's path.

    >>> split_digest("0123456789/table/table.mjs"), split_digest("web.css")
    (('0123456789', 'table/table.mjs'), ('', 'web.css'))
    """
    first, _, rest = path.partition("/")
    return (first, rest) if re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}", first) else ("", path)


@cache
def module_imports(name: str) -> tuple[str, ...]:
    """Transitive imports of a module, for preloading."""
    found: dict[str, None] = {}
    for each in re.findall(r'^import .*? from "(\.\.?/[\w./-]+)";$', FILES[name][0].decode(), re.MULTILINE):
        path = normpath(join(dirname(name), each))
        found |= dict.fromkeys((path, *module_imports(path)))
    return tuple(sorted(found))
