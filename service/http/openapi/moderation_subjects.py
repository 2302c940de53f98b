"""Subjects of reports and acts in the contract: those kinds that an API serves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from domain.kernel.text.event_text import and_list, with_capital
from service.http.schemas.talk.moderation_bodies import MEMBERS, SUBJECT_FIELDS

Shape = dict[str, Any]

NOUNS = {"message": "a message", "name": "the name at a seat", "player": "a player", "text": "a text of a tournament", "study": "a study"}


def keep_subjects(schemas: dict[str, Shape], kinds: Collection[str]) -> None:
    """Leave out the kinds of subjects that an API does not serve, with the members that only these have."""
    kept = {kind: members for kind, members in MEMBERS.items() if kind in kinds}
    if kept == MEMBERS:
        return
    gone = {*SUBJECT_FIELDS} - {name for members in kept.values() for name in members}
    body, sent = schemas["ModerationSubjectBody"], schemas["ModerationSubject"]
    for shape in (body, sent):
        shape["properties"] = {name: each for name, each in shape["properties"].items() if name not in gone}
        shape["properties"]["kind"]["enum"] = [*kept]
    body["dependentSchemas"] = {name: each for name, each in body["dependentSchemas"].items() if name not in gone}
    body["allOf"] = [each for each in body["allOf"] if each["if"]["properties"]["kind"]["const"] in kept]
    named = {kind: [f"`{name}`" for name in members] for kind, members in kept.items()}
    body["description"] = f"The subject of a report or an act: {or_list([NOUNS[kind] for kind in kept])}."
    sent["description"] = with_capital(or_list([f"{NOUNS[kind]} ({', '.join(members)})" for kind, members in named.items()])) + "."
    kinds_text = "; ".join(f"`{kind}` with {and_list(members)}" for kind, members in named.items())
    body["properties"]["kind"]["description"] = f"The kind of subject: {kinds_text}."


def or_list(parts: Sequence[str]) -> str:
    """Several alternatives in words.

    >>> or_list(["a message", "a player", "a study"])
    'a message, a player, or a study'
    """
    return f"{', '.join(parts[:-1])}, or {parts[-1]}"
