"""Texts and scenes of rulesets, for answers with `words`: schemas derived from the types."""

from __future__ import annotations

from typing import Any

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

SHAPES: dict[str, dict[str, Any]] = answer_schemas(
    [Asked, Aim, Danger, Field, Guide, Hint, Kind, Scene, Term, Told, Why], Naming(own=NAMES, ref="#/components/schemas/")
).components
