"""Parts of a context, for tests that need others."""

from __future__ import annotations

from typing import cast

from service.app.core.context import Context


def put_part(context: Context, part: object, kind: type | None = None) -> None:
    """Have a context hold this part in place of its own. kind: the type that use cases ask for, by default the part's."""
    cast("dict[type, object]", context.parts)[kind or type(part)] = part
