"""Texts and scenes of rulesets, for answers with `words`: schemas derived from the types."""

from __future__ import annotations

from domain.kernel.reflection.type_schemas import Naming, answer_schemas
from domain.kernel.words.guide import Guide, Lesson, OptionWords, Paragraph, Prompt, When
from domain.kernel.words.phrases import (
    EndReason,
    Field,
    Goal,
    Hint,
    Kind,
    Move,
    Pick,
    Place,
    Question,
    Term,
    Threat,
    Told,
    Value,
)
from domain.kernel.words.scene import Phase, Scene, Sight, Step, Thing, Zone
from service.http.schemas.responses.words import FLAG, Shape, array_of, nullable, schema_ref, text

NAMES = {
    Goal: "GoalWords",
    Hint: "HintWords",
    Question: "AskedWords",
    Threat: "DangerWords",
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
    EndReason: "OutcomeWords",
    Zone: "SceneZone",
}
"""Component names by type, none of which is the name of a ruleset's own type."""

SHAPES: dict[str, Shape] = answer_schemas(
    [Question, Goal, Threat, Field, Guide, Hint, Kind, Scene, Term, Told, EndReason], Naming(own=NAMES, ref="#/components/schemas/")
).components

VIEW_WORDS: dict[str, Shape] = {
    "asked": nullable(schema_ref("AskedWords"), "The question to this seat, with `words` only; null without a decision."),
    "goal": array_of(schema_ref("GoalWords"), "The goals of the game, with `words` only."),
    "danger": array_of(schema_ref("DangerWords"), "The dangers that end the game badly, and their progress, with `words` only."),
    "hints": array_of(schema_ref("HintWords"), "Deductions from this seat's knowledge, with `words` only, at a table with hints."),
    "scene": {**schema_ref("Scene"), "description": "The zones and their things, to draw the table, with `words` only."},
}
OFFER_WORDS: dict[str, Shape] = {
    "consequence": text("The command's effect in a sentence, with `words` only."),
    "grave": {**FLAG, "description": "Whether to ask for confirmation before the command is sent, with `words` only."},
    "at": {
        "type": ["string", "null"],
        "description": "The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.",
    },
    "fields": {
        "type": "object",
        "description": "The fields of the command by name, with `words` only.",
        "additionalProperties": schema_ref("OfferField"),
    },
}
WHY: Shape = nullable(
    schema_ref("OutcomeWords"), "The reason in a sentence, in views with `words` only; null if a ruling changed the outcome."
)
TOLD: Shape = {**schema_ref("ToldWords"), "description": "The event as a sentence for its reader, and the moves on the table, with `words` only."}
CHECKED_WORDS: dict[str, Shape] = {
    "title": text("The label of the command's button."),
    "consequence": text("The command's effect, in a sentence."),
    "grave": {**FLAG, "description": "Whether to ask for confirmation before the command is sent."},
}
