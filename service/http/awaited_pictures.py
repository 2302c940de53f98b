"""Answers that wait for a picture without a thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from service.app.sharing.drawn_pictures import DrawnPictures
from service.http.app_services import current_services
from service.http.request_parsing import client_address
from service.http.streaming.suspension import resumed_request, wait_for_news
from service.pictures.rasters import PATIENCE_S, NotDrawn, Picture, PictureBusy
from service.shares import networks_of


def await_picture(render: Callable[[], bytes]) -> bytes:
    """The picture that `render` returns, which raises NotDrawn until it is drawn.

    Raises PictureBusy, Suspended, and the errors of `render`.
    """
    waiting = resumed_request()
    if waiting is None:
        try:
            return render()
        except NotDrawn as found:
            wanted = found
        here = current_services()
        follow = partial(here.context.part(DrawnPictures).rasters.drawing, wanted, networks_of(client_address()))
        waiting = wait_for_news(here.streams.waiting, PATIENCE_S, follow, is_bounded=True)
    picture: Picture = waiting.state
    if not picture.is_done:
        waiting.suspend(PATIENCE_S)
        raise PictureBusy("Other pictures are drawn first. Send the same request again.")
    return picture.result()
