"""Texts and scenes of rulesets, for answers with `words`: schemas derived from the types."""

from __future__ import annotations

from typing import Any

from domain.kernel.reflection.type_schemas import Naming, answer_schemas
from domain.kernel.words.guide import Guide, Lesson, OptionWords, Paragraph, Prompt, When
from domain.kernel.words.phrases import (
    Advice,
    Chapter,
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

REF = "#/components/schemas/"
"""Where schemas stand in the contract."""
NAMES = {
    Goal: "GoalWords",
    Advice: "AdviceWords",
    Hint: "HintWords",
    Question: "AskedWords",
    Threat: "DangerWords",
    Field: "OfferField",
    Chapter: "GameChapter",
    Guide: "RulesetGuide",
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

SHAPES: dict[str, dict[str, Any]] = answer_schemas(
    [Advice, Question, Goal, Threat, Field, Guide, Hint, Kind, Scene, Term, Told, EndReason], Naming(own=NAMES, ref=REF)
).components
