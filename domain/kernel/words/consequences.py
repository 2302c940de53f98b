"""`Ruleset.words.consequence` from a row for each field of a command."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from domain.kernel.offers import Command
from domain.kernel.words.phrases import AnswerPart, Consequence

Row = Callable[[Any, Any, Any, Sequence[str]], Consequence]
"""The consequence of a value: row(table, mind, value, people). For the field "" the value is None."""
Rows = Mapping[tuple[type[Command], str], Row]
"""By command and field; the field "" is the command itself."""
ConsequenceOfPart = Callable[[Any, Any, AnswerPart, Sequence[str]], Consequence]


def consequence_by_field(rows: Rows, grave: Collection[type[Command]] = ()) -> ConsequenceOfPart:
    """The consequences of values, by these rows. A whole command joins its values' consequences, unless it has a row
    under the field `whole`. grave: grave commands, if no row says so.
    """

    def said(table: Any, mind: Any, part: AnswerPart, people: Sequence[str]) -> Consequence:
        if mind is None:
            return Consequence()
        if isinstance(part.value, Command):
            return of_whole(table, mind, part.value, people)
        row = rows.get((part.command, part.field))
        if row is not None:
            return row(table, mind, part.value, people)
        return Consequence(grave=not part.field and part.command in grave)

    def of_whole(table: Any, mind: Any, command: Command, people: Sequence[str]) -> Consequence:
        kind = type(command)
        own = rows.get((kind, WHOLE))
        if own is not None:
            return own(table, mind, command, people)
        first = said(table, mind, AnswerPart(kind), people)
        parts = [
            said(table, mind, AnswerPart(kind, name, value), people)
            for name in kind.__struct_fields__
            if (value := getattr(command, name)) is not None and (kind, name) in rows
        ]
        texts = dict.fromkeys([each.text for each in parts if each.text]) or [first.text]
        return Consequence(" ".join(texts), first.grave or any(each.grave for each in parts))

    return said


WHOLE = "whole"
"""The field of a row for whole commands; its value is the command."""
