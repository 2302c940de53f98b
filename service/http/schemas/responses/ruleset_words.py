"""What a ruleset says about itself, where clients ask for words: the schemas follow from the types."""

from __future__ import annotations

from domain.kernel.reflection.type_schemas import Naming, answer_schemas
from domain.kernel.words.guide import Guide, Lesson, OptionWords, Paragraph, Prompt, When
from domain.kernel.words.phrases import (
    Aim,
    Asked,
    Danger,
    Field,
    Hint,
    Kind,
    Move,
    Pick,
    Place,
    Term,
    Told,
    Value,
    Why,
)
from domain.kernel.words.scene import Phase, Scene, Sight, Step, Thing, Zone
from service.http.schemas.responses.words import FLAG, Shape, array_of, nullable, schema_ref, text

NAMES = {
    Aim: "GoalWords",
    Hint: "HintWords",
    Asked: "AskedWords",
    Danger: "DangerWords",
    Field: "OfferField",
    Guide: "Guide",
    Kind: "KindWords",
    Lesson: "GuideLesson",
    Move: "SceneMove",
    OptionWords: "GuideOption",
    Paragraph: "GuideParagraph",
    Phase: "ScenePhase",
    Pick: "FieldPick",
    Place: "ScenePlace",
    Prompt: "GuidePrompt",
    Scene: "Scene",
    Sight: "SceneSight",
    Step: "SceneStep",
    Term: "TermWords",
    Thing: "SceneThing",
    Told: "ToldWords",
    Value: "FieldValue",
    When: "GuideMoment",
    Why: "OutcomeWords",
    Zone: "SceneZone",
}
"""What the components are called, so that none has the name of a ruleset's own type."""

SHAPES: dict[str, Shape] = answer_schemas(
    [Asked, Aim, Danger, Field, Guide, Hint, Kind, Scene, Term, Told, Why], Naming(own=NAMES, ref="#/components/schemas/")
).components

VIEW_WORDS: dict[str, Shape] = {
    "asked": nullable(schema_ref("AskedWords"), "With `words` only: what this seat is asked; null where it owes nothing."),
    "goal": array_of(schema_ref("GoalWords"), "With `words` only: what to aim at."),
    "danger": array_of(schema_ref("DangerWords"), "With `words` only: what ends the game badly, and how near it is."),
    "hints": array_of(schema_ref("HintWords"), "With `words` only, at a table with hints: what follows from what this seat sees."),
    "scene": {**schema_ref("Scene"), "description": "With `words` only: what lies where, to draw it."},
}
OFFER_WORDS: dict[str, Shape] = {
    "consequence": text("With `words` only: what the command brings about, in a sentence."),
    "grave": {**FLAG, "description": "With `words` only: whether to ask again before it is sent."},
    "at": {
        "type": ["string", "null"],
        "description": "With `words` only: where the command is pointed at, a zone or a thing in it; null: nowhere.",
    },
    "fields": {
        "type": "object",
        "description": "With `words` only: its fields, by name.",
        "additionalProperties": schema_ref("OfferField"),
    },
}
WHY: Shape = nullable(
    schema_ref("OutcomeWords"), "In views with `words` only: why, in a sentence; null where a ruling changed it."
)
TOLD: Shape = {**schema_ref("ToldWords"), "description": "With `words` only: how it is told to its reader, and what moves."}
CHECKED_WORDS: dict[str, Shape] = {
    "title": text("What a button says."),
    "consequence": text("What it would bring about, in a sentence."),
    "grave": {**FLAG, "description": "Whether to ask again before it is sent."},
}
