"""Pictures that are not drawn: tests read the drawing itself, and one picture takes half a second."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import Flask

from service.app.sharing.drawn_pictures import DrawnPictures
from service.http.app_services import NAME
from service.pictures.rasters import Rasters, RasterTask, draw_apart
from tests.equipment.parts import put_part


class Undrawn:
    """Answers with the drawings, and keeps what was asked for."""

    def __init__(self, app: Flask) -> None:
        self.tasks: list[RasterTask] = []
        context: Any = app.extensions[NAME].context
        self.rasters = Rasters(self.draw)
        put_part(context, DrawnPictures(self.rasters))

    def draw(self, task: RasterTask) -> bytes:
        self.tasks.append(task)
        return task.svg.encode()


def draw_patiently(app: Flask) -> None:
    """Give pictures ten minutes: a machine that is busy with other tests needs more than one."""
    context: Any = app.extensions[NAME].context
    put_part(context, DrawnPictures(Rasters(partial(draw_apart, seconds=600))))
