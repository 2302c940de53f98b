"""oEmbed (oembed.com): previews of links to tables and replays on other sites."""

from __future__ import annotations

import re
from html import escape
from typing import Any, NamedTuple
from urllib.parse import SplitResult, parse_qs, urlencode, urlsplit

from domain.kernel.errors import Missing, Refusal
from service.answers.play import PageEmbed
from service.app.core.context import Context
from service.app.sharing import previews, replays
from service.app.sharing.replay_ids import ID_LENGTH
from service.ids import is_game_id
from service.pictures.rasters import HEIGHT, WIDTH

REPLAY = re.compile(rf"/r/([a-z2-7]{{{ID_LENGTH}}})(?:/embed)?")
TABLE = re.compile(r"/g/([0-9a-z]+)")
FRAME_WIDTH, LEAST = 800, 200
"""Width of a frame if the consumer allows it, and least width."""
AROUND = 132
"""Height of a frame minus the picture: the text and the steps."""
KEPT_S = 60
"""Seconds that an answer may be cached: a link may be revoked."""
NAME = "Dead Drop"


class NoXml(Refusal):
    """The consumer wants XML."""

    code = "json-only"


class Embedding(NamedTuple):
    """An oEmbed request. url: of the page; site: configured address of this service, empty without one; most_wide,
    most_high: of the embedded content.
    """

    url: str
    site: str
    most_wide: int
    most_high: int


def oembed_json(context: Context, asked: Embedding) -> PageEmbed:
    """The embedding of a link: a frame for a replay, a title and a picture for a table.

    Raises Missing for a page that is not here or cannot be embedded, Gone, Forbidden.
    """
    url = split_url(asked)
    asked = asked._replace(site=asked.site or (f"{url.scheme}://{url.netloc}" if url.netloc else ""))
    if found := REPLAY.fullmatch(url.path):
        return frame_json(context, asked, found[1], parse_qs(url.query))
    if (found := TABLE.fullmatch(url.path)) and is_game_id(found[1]):
        preview = previews.table_preview(context, found[1])
        return PageEmbed(type="link", **about(asked, preview.title, preview.image))
    raise Missing("Only replays and tables of this service can be embedded.")


def split_url(asked: Embedding) -> SplitResult:
    """The page's address.  Raises Missing for one of another service.

    Without a configured site the service does not know its own address: any is taken, also a path alone, and links in
    the answer have its origin.
    """
    try:
        url = urlsplit(asked.url)
    except ValueError:
        raise Missing("This is no address.") from None
    is_path = not (url.scheme or url.netloc or asked.site)
    if not is_path and (url.scheme not in ("http", "https") or not url.netloc):
        raise Missing("This is no address.")
    if asked.site and url.netloc.lower() != urlsplit(asked.site).netloc.lower():
        raise Missing("This is no address of this service.")
    return url


def frame_json(context: Context, asked: Embedding, replay_id: str, query: dict[str, list[str]]) -> PageEmbed:
    """A replay at the moment and from the viewpoint that its address names.  Raises Missing, Gone, Forbidden."""
    version, viewpoint = query.get("v", [""])[-1], query.get("viewpoint", [None])[-1]
    replay = replays.load_replay(context, replay_id, viewpoint)
    if version and not (version.isascii() and version.isdecimal() and len(version) < 16):
        raise Missing("There is no such moment.")
    preview = previews.replay_preview(context, replay, int(version) if version else None)
    named = {name: each for name, each in (("v", version), ("viewpoint", viewpoint)) if each}
    shown = f"?{urlencode(named)}" if named else ""
    width, height = frame_size(asked.most_wide, asked.most_high)
    src = f"{asked.site}/r/{replay_id}/embed{shown}"
    frame = f'<iframe src="{escape(src)}" width="{width}" height="{height}" title="{escape(preview.title)}" loading="lazy" style="border:0"></iframe>'
    return PageEmbed(type="rich", html=frame, width=width, height=height, **about(asked, preview.title, preview.image))


def frame_size(most_wide: int, most_high: int) -> tuple[int, int]:
    """Width and height of a frame.

    >>> frame_size(10000, 10000), frame_size(400, 10000), frame_size(10000, 300), frame_size(10, 10)
    ((800, 552), (400, 342), (320, 300), (10, 10))
    """
    wide = min(FRAME_WIDTH, most_wide, max(LEAST, (most_high - AROUND) * WIDTH // HEIGHT))
    return wide, min(most_high, wide * HEIGHT // WIDTH + AROUND)


def about(asked: Embedding, title: str, picture: str) -> dict[str, Any]:
    """The common members of every answer. The picture is left out if it exceeds the allowed size."""
    common = {"version": "1.0", "title": title, "provider_name": NAME, "provider_url": f"{asked.site}/", "cache_age": KEPT_S}
    if asked.most_wide < WIDTH or asked.most_high < HEIGHT:
        return common
    return {**common, "thumbnail_url": f"{asked.site}{picture}", "thumbnail_width": WIDTH, "thumbnail_height": HEIGHT}
