"""The tools of a tournament's desk as data: names, descriptions, schemas of arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ROUND = {"type": "integer", "minimum": 1, "description": "The round, from 1."}
TABLE = {"type": "integer", "minimum": 1, "description": "The table, from 1."}
OBJECTS = {"type": "array", "items": {"type": "object"}, "minItems": 1}
TYPES: dict[str, type | tuple[type, ...]] = {
    "integer": int, "string": str, "boolean": bool, "array": list, "object": dict
}  # fmt: skip


def version_of(what: str) -> dict[str, Any]:
    """The schema of a version that something was decided on."""
    return {"type": "integer", "minimum": 1, "description": f"{what} that you decided on."}


@dataclass(frozen=True)
class DeskTool:
    """A tool. is_grave: it changes what everybody reads, and cannot be taken back without being seen."""

    name: str
    description: str
    properties: Mapping[str, Any] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    is_reading: bool = False
    is_grave: bool = False

    @property
    def schema(self) -> dict[str, Any]:
        """The schema of its arguments."""
        return {
            "type": "object",
            "properties": dict(self.properties),
            "required": list(self.required),
            "additionalProperties": False,
        }

    def faults(self, arguments: Mapping[str, Any]) -> str:
        """What is wrong with arguments, in a sentence; empty for nothing.

        >>> DeskTool("round", "", {"round": ROUND}, ("round",)).faults({"round": True})
        '`round` is of type integer.'
        """
        if missing := [each for each in self.required if each not in arguments]:
            return f"Missing: {', '.join(f'`{each}`' for each in missing)}."
        for name, each in arguments.items():
            if name not in self.properties:
                return f"There is no `{name}` here."
            wanted = self.properties[name]["type"]
            if not isinstance(each, TYPES[wanted]) or (isinstance(each, bool) and wanted != "boolean"):
                return f"`{name}` is of type {wanted}."
        return ""


TOOLS = (
    DeskTool("look", "The tournament's state, what is owed next, who is missing, which tables wait for whom.", is_reading=True),
    DeskTool("entries", "Who is entered, by number.", is_reading=True),
    DeskTool(
        "enter",
        "Enter people, all or none. Each entry has `names`, one for each of its persons, and as needed `section`, `seed`, "
        "`rating` (in thousandths), `club`, `apart` (numbers of groups), `kind` (`people`, `stand_in`, `bot`), `bot`.",
        {"entries": OBJECTS},
        ("entries",),
    ),
    DeskTool(
        "check_in",
        "Note that entries are here; with `here` false that they are not, after all.",
        {"entries": {"type": "array", "items": {"type": "integer"}, "minItems": 1}, "here": {"type": "boolean", "default": True}},
        ("entries",),
    ),
    DeskTool(
        "draft",
        "The draft of a round beside its figures and their bounds; made where there is none, and with `again` in any case.",
        {"round": ROUND, "again": {"type": "boolean", "default": False}},
        ("round",),
    ),
    DeskTool(
        "publish",
        "Publish the draft of a round: everybody reads who plays whom, and its games are opened.",
        {
            "round": ROUND,
            "version": version_of("The draft's version"),
            "newest": {"type": "integer", "description": "The last change since the draft, to publish it all the same."},
            "starts_at": {"type": "string", "description": "When clocks start, RFC 3339; at once without it."},
        },
        ("round", "version"),
        is_grave=True,
    ),
    DeskTool("round", "A published round: tables, seats, results, byes.", {"round": ROUND}, ("round",), is_reading=True),
    DeskTool(
        "close",
        "Close a round. `unfinished` says what tables count as that still play: `table`, and `how` (`draw`, `by_scores`, "
        "`void`, `points`), with `points` the fractions by seat.",
        {"round": ROUND, "version": version_of("The tournament's version"), "unfinished": OBJECTS},
        ("round", "version"),
        is_grave=True,
    ),
    DeskTool(
        "table",
        "A table: its seats, its result, rulings, and what it is worth to each entry.",
        {"round": ROUND, "table": TABLE},
        ("round", "table"),
        is_reading=True,
    ),
    DeskTool(
        "rule",
        "Rule on a table: `correct` (with `result`: `places` and `winners`), `adjust` (`points` by seat), `forfeit` "
        "(`seats`), `void`, `replay` or `time` (with `time`). `reason` is read by everybody.",
        {
            "round": ROUND,
            "table": TABLE,
            "version": version_of("The tournament's version at the look at the table"),
            "kind": {"type": "string", "enum": ["correct", "adjust", "forfeit", "void", "replay", "time"]},
            "reason": {"type": "string"},
            "article": {"type": "string"},
            "result": {"type": "object"},
            "points": {"type": "array", "items": {"type": "string"}},
            "seats": {"type": "array", "items": {"type": "integer"}},
            "time": {"type": "object"},
            "replaces": {"type": "integer", "description": "The number of the ruling whose result counts there, if there is one."},
        },
        ("round", "table", "version", "kind", "reason"),
        is_grave=True,
    ),
    DeskTool("announce", "Say something to everybody at the tournament.", {"text": {"type": "string"}}, ("text",), is_grave=True),
    DeskTool("standings", "Places and points.", {"section": {"type": "string"}}, is_reading=True),
)
"""In the order in which an evening needs them."""
