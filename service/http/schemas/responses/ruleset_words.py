"""Texts and scenes of rulesets, for answers with `words`: schemas derived from the types."""

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
"""Component names by type, none of which is the name of a ruleset's own type."""

SHAPES: dict[str, Shape] = answer_schemas(
    [Asked, Aim, Danger, Field, Guide, Hint, Kind, Scene, Term, Told, Why], Naming(own=NAMES, ref="#/components/schemas/")
).components

VIEW_WORDS: dict[str, Shape] = {
    "asked": nullable(schema_ref("AskedWords"), "With `words` only: the question to this seat; null without a decision."),
    "goal": array_of(schema_ref("GoalWords"), "With `words` only: the goals of the game."),
    "danger": array_of(schema_ref("DangerWords"), "With `words` only: the dangers that end the game badly, with their progress."),
    "hints": array_of(schema_ref("HintWords"), "With `words` only, at a table with hints: deductions from this seat's knowledge."),
    "scene": {**schema_ref("Scene"), "description": "With `words` only: the zones with their things, to draw the table."},
}
OFFER_WORDS: dict[str, Shape] = {
    "consequence": text("With `words` only: the command's effect, in a sentence."),
    "grave": {**FLAG, "description": "With `words` only: whether to ask for confirmation before it is sent."},
    "at": {
        "type": ["string", "null"],
        "description": "With `words` only: the zone, or the thing in a zone, that stands for the command; null: none.",
    },
    "fields": {
        "type": "object",
        "description": "With `words` only: its fields, by name.",
        "additionalProperties": schema_ref("OfferField"),
    },
}
WHY: Shape = nullable(
    schema_ref("OutcomeWords"), "In views with `words` only: the reason, in a sentence; null if a ruling changed the outcome."
)
TOLD: Shape = {**schema_ref("ToldWords"), "description": "With `words` only: the event as a sentence for its reader, and the moves on the table."}
CHECKED_WORDS: dict[str, Shape] = {
    "title": text("Label for a button."),
    "consequence": text("The command's effect, in a sentence."),
    "grave": {**FLAG, "description": "Whether to ask for confirmation before it is sent."},
}
