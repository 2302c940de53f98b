"""The log of games that `deaddrop verify --log` reads: a folder, or an address."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from service.cannot_start import CannotStart

if TYPE_CHECKING:
    from domain.transparency.policy import LogPolicy
    from domain.transparency.tiles import ReadFile

TIMEOUT_S = 10


class UnreadableLog(CannotStart):
    """A log or a policy that cannot be read."""

    status = 2


def open_log(where: str) -> ReadFile:
    """A reader of the files of a log below a folder or an address.  The reader raises BadLog."""
    return url_reader(where.rstrip("/")) if where.startswith(("http://", "https://")) else folder_reader(Path(where))


def folder_reader(folder: Path) -> ReadFile:
    return with_size_limit(lambda path, most: read_start(folder / path, most))


def url_reader(url: str) -> ReadFile:
    return with_size_limit(lambda path, most: fetch_start(f"{url}/{path}", most))


def with_size_limit(read: Callable[[str, int], bytes]) -> ReadFile:
    """A reader that takes no file beyond the size of a full bundle.  It raises BadLog."""
    from domain.transparency.tiles import BadLog
    from service.games_log.files import LARGEST_FILE

    def read_file(path: str) -> bytes:
        try:
            found = read(path, LARGEST_FILE + 1)
        except (OSError, ValueError) as error:
            raise BadLog(f"{path} cannot be read ({type(error).__name__})") from None
        if len(found) > LARGEST_FILE:
            raise BadLog(f"{path} is too large")
        return found

    return read_file


def read_start(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)


def fetch_start(url: str, most: int) -> bytes:
    with urllib.request.urlopen(url, timeout=TIMEOUT_S) as answer:
        found: bytes = answer.read(most)
        return found


def read_policy(name: str) -> LogPolicy:
    """The policy in a file.  Raises UnreadableLog."""
    from domain.transparency.note import BadNote
    from domain.transparency.policy import LARGEST_POLICY, parse_policy

    try:
        return parse_policy(read_start(Path(name), LARGEST_POLICY + 1))
    except OSError as error:
        raise UnreadableLog(f"The policy {name} cannot be read: {error.strerror}.") from error
    except BadNote as wrong:
        raise UnreadableLog(f"{name} is no policy: {wrong}.") from None
