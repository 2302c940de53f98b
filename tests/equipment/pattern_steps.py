"""Counts the characters that a backtracking matcher looks at, as Python's does, for one pattern and one text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

parser: Any = import_module("re._parser")
"""The standard library's own reader of patterns."""
codes: Any = import_module("re._constants")

LARGE = 256
"""A repeat of up to this many has a bound on its cost."""
WORD = re.compile(r"\w")


class Matcher:
    """A pattern to match. steps: characters looked at so far."""

    def __init__(self, pattern: re.Pattern[Any]) -> None:
        is_bytes = isinstance(pattern.pattern, bytes)
        self.flags = pattern.flags
        self.nodes = parser.parse(pattern.pattern, pattern.flags & ~(re.UNICODE if is_bytes else 0))
        self.steps = 0
        self.text = ""

    def count(self, text: str, mode: str) -> int:
        """Steps to match a text: `fullmatch` and `match` at its start, any other mode from every place."""
        self.steps, self.text = 0, text
        starts = [0] if mode in ("match", "fullmatch") else range(len(text) + 1)
        ends_at = 0
        for start in starts:
            if start < ends_at:
                continue
            found = next((end for end in self._all(list(self.nodes), 0, start) if mode != "fullmatch" or end == len(text)), None)
            ends_at = ends_at if found is None else max(found, start + 1)
        return self.steps

    def _all(self, nodes: list[Any], nth: int, at: int) -> Iterator[int]:
        """Ends of the matches of these nodes from the nth on."""
        if nth == len(nodes):
            yield at
            return
        for end in self._one(nodes[nth], at):
            yield from self._all(nodes, nth + 1, end)

    def _one(self, node: Any, at: int) -> Iterator[int]:
        code, value = node
        match code:
            case codes.LITERAL | codes.NOT_LITERAL | codes.IN | codes.ANY:
                if self._fits(node, at):
                    yield at + 1
            case codes.SUBPATTERN:
                yield from self._all(list(value[3]), 0, at)
            case codes.BRANCH:
                for each in value[1]:
                    yield from self._all(list(each), 0, at)
            case codes.MAX_REPEAT | codes.MIN_REPEAT:
                yield from self._repeat(value, at, is_greedy=code is codes.MAX_REPEAT)
            case codes.ASSERT | codes.ASSERT_NOT:
                way, inner = value
                starts = range(at, -1, -1) if way < 0 else [at]
                holds = any(end == at or way > 0 for start in starts for end in self._all(list(inner), 0, start))
                if holds == (code is codes.ASSERT):
                    yield at
            case codes.AT:
                if self._stands(value, at):
                    yield at
            case _:
                raise NotImplementedError(str(code))

    def _repeat(self, value: Any, at: int, *, is_greedy: bool) -> Iterator[int]:
        least, most, inner = value
        nodes = list(inner)
        if len(nodes) == 1 and nodes[0][0] in (codes.LITERAL, codes.NOT_LITERAL, codes.IN, codes.ANY):
            found = 0
            while found < most and self._fits(nodes[0], at + found):
                found += 1
            counts = range(found, least - 1, -1) if is_greedy else range(least, found + 1)
            for count in counts:
                self.steps += 1
                yield at + count
            return
        if is_greedy:
            yield from self._times(nodes, least, most, at)
        else:
            raise NotImplementedError("a lazy repeat of a group")

    def _times(self, nodes: list[Any], least: int, most: int, at: int) -> Iterator[int]:
        if most > 0:
            for end in self._all(nodes, 0, at):
                if end > at:
                    yield from self._times(nodes, least - 1, most - 1, end)
        if least <= 0:
            yield at

    def _stands(self, place: Any, at: int) -> bool:
        self.steps += 1
        before, after = self.text[at - 1 : at], self.text[at : at + 1]
        match place:
            case codes.AT_BEGINNING | codes.AT_BEGINNING_STRING:
                return at == 0 or bool(self.flags & re.MULTILINE and before == "\n")
            case codes.AT_END | codes.AT_END_STRING:
                return at == len(self.text) or bool(self.flags & re.MULTILINE and after == "\n") or after == "\n"
            case codes.AT_BOUNDARY:
                return bool(before and WORD.match(before)) != bool(after and WORD.match(after))
        raise NotImplementedError(str(place))

    def _fits(self, node: Any, at: int) -> bool:
        self.steps += 1
        return at < len(self.text) and is_in(node, self.text[at], self.flags)


def is_in(node: Any, char: str, flags: int) -> bool:
    """Whether a node of one character matches this one."""
    code, value = node
    if code is codes.ANY:
        return char != "\n" or bool(flags & re.DOTALL)
    if code is codes.IN:
        is_negated = value[0][0] is codes.NEGATE
        return is_negated != any(is_in(each, char, flags) for each in value[is_negated:])
    points = {ord(char.lower()), ord(char.upper())} if flags & re.IGNORECASE else {ord(char)}
    match code:
        case codes.LITERAL:
            return value in points
        case codes.NOT_LITERAL:
            return value not in points
        case codes.RANGE:
            return any(value[0] <= point <= value[1] for point in points)
        case codes.CATEGORY:
            return re.match(CATEGORIES[str(value)], char) is not None
    raise NotImplementedError(str(code))


CATEGORIES = {
    "CATEGORY_DIGIT": r"\d", "CATEGORY_NOT_DIGIT": r"\D", "CATEGORY_SPACE": r"\s", "CATEGORY_NOT_SPACE": r"\S",
    "CATEGORY_WORD": r"\w", "CATEGORY_NOT_WORD": r"\W",
}  # fmt: skip


def attacks(pattern: re.Pattern[Any], size: int, *, is_bounded: bool = False) -> Iterator[str]:
    """Texts of about `size` characters that a pattern could take long for: what each repeat repeats, after what stands before it.

    is_bounded: of repeats with a bound on their cost, else of the others.
    """
    matcher = Matcher(pattern)
    for before, body in pumped(list(matcher.nodes), is_bounded):
        chars = {each for node in body for each in chars_of(node)}
        for piece in {sample(body), *chars}:
            for lead in ("", before):
                for end in ("", "\0", "\n", '"'):
                    yield lead + piece * (size // max(1, len(piece))) + end
                    yield (lead + piece) * (size // max(1, len(lead + piece))) + end


def pumped(nodes: list[Any], is_bounded: bool, before: str = "") -> Iterator[tuple[str, list[Any]]]:
    """A sample of what stands before each repeat, and the nodes that it repeats."""
    for node in nodes:
        code, value = node
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT):
            if is_bounded == (value[1] != codes.MAXREPEAT and value[1] <= LARGE):
                yield before, list(value[2])
            yield from pumped(list(value[2]), is_bounded, before)
        elif code is codes.SUBPATTERN:
            yield from pumped(list(value[3]), is_bounded, before)
        elif code is codes.BRANCH:
            for each in value[1]:
                yield from pumped(list(each), is_bounded, before)
        elif code in (codes.ASSERT, codes.ASSERT_NOT):
            yield from pumped(list(value[1]), is_bounded, before)
        before += sample([node])


def sample(nodes: list[Any]) -> str:
    """A short text that the nodes match, but for what stands around it."""
    text = ""
    for code, value in nodes:
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT):
            text += sample(list(value[2])) * max(value[0], 1 if value[1] else 0)
        elif code is codes.SUBPATTERN:
            text += sample(list(value[3]))
        elif code is codes.BRANCH:
            text += sample(list(value[1][0]))
        elif code in (codes.LITERAL, codes.NOT_LITERAL, codes.IN, codes.ANY):
            text += next(iter(chars_of((code, value))))
    return text


def chars_of(node: Any) -> list[str]:
    """Characters that a node of one character matches; of other nodes those of their parts."""
    code, value = node
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT):
        return [char for each in value[2] for char in chars_of(each)]
    if code is codes.SUBPATTERN:
        return [char for each in value[3] for char in chars_of(each)]
    if code is codes.BRANCH:
        return [char for branch in value[1] for each in branch for char in chars_of(each)]
    if code not in (codes.LITERAL, codes.NOT_LITERAL, codes.IN, codes.ANY):
        return []
    usual = [chr(value)] if code is codes.LITERAL else ['a', '0', ' ', '"', "\\", "A", "-", ".", "<", "é"]
    if code is codes.IN:
        usual += [chr(its if kind is codes.LITERAL else its[0]) for kind, its in value if kind in (codes.LITERAL, codes.RANGE)]
    return [char for char in usual if is_in(node, char, 0)] or ["a"]
