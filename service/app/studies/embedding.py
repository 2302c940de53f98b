"""oEmbed of shared pages, studies included: a title and the picture of the replay."""

from __future__ import annotations

import re

from service.answers.play import PageEmbed
from service.app.core.context import Context
from service.app.sharing import oembed
from service.app.sharing.oembed import Embedding, about, split_url
from service.app.studies.studies import read_study
from service.ids import GAME_ID

STUDY = re.compile(rf"/study/({GAME_ID})")


def oembed_json(context: Context, asked: Embedding) -> PageEmbed:
    """The embedding of a link.  Raises Missing for a page that is not here or cannot be embedded, Gone,
    Forbidden.
    """
    found = STUDY.fullmatch(split_url(asked).path)
    if found is None:
        return oembed.oembed_json(context, asked)
    study = read_study(context, found[1])
    return PageEmbed(type="link", **about(asked, f"{study.title} · a study", f"/v1/replays/{study.replay.id}/card.png"))
