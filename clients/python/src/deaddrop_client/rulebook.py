"""The rules of a game in chapters, so that a reader with little room can ask for one."""

from __future__ import annotations

import re

MOST_WHOLE = 24_000
"""Characters of rules that are shown in one piece."""


class Rulebook:
    """Rules in Markdown, with a chapter under each heading like `## MF-4 The turn`."""

    def __init__(self, text: str) -> None:
        first, *rest = re.split(r"(?m)^(?=## )", text)
        self._text, self._preface = text, first.strip()
        self._chapters = {name[1].casefold(): each for each in rest if (name := re.match(r"## (\S+)", each))}

    def excerpt(self, rule: str | None) -> str | None:
        """The chapter of a rule (`MF-4.1` is in `MF-4`), None if there is none. Without a rule everything, or if that is
        too long its chapters by name.
        """
        if rule is not None:
            return self._chapters.get(rule.strip().casefold().partition(".")[0])
        if len(self._text) <= MOST_WHOLE:
            return self._text
        names = [each.partition("\n")[0].removeprefix("## ") for each in self._chapters.values()]
        return "\n".join([self._preface, "", "Chapters, to be asked for by number as `rule`:", *names])
