"""Problems, and how the service is."""

from __future__ import annotations

from service.http.problems.problem_registry import REGISTRY
from service.http.schemas.responses.words import TEXT, Shape, array_of, object_shape, one_of, schema_ref, text

SHAPES: dict[str, Shape] = {
    "Problem": object_shape(
        "What went wrong, by code (RFC 9457).",
        {
            "type": {"type": "string", "pattern": "^/problems/", "description": "A page that explains the code."},
            "title": text("What this code means, in one line; the same for every problem of the code."),
            "status": {"type": "integer", "minimum": 400, "maximum": 599, "description": "As the answer's status."},
            "detail": text("What was wrong with this request, for people."),
            "instance": {
                "type": "string",
                "description": "The path that was asked for; empty where the request was refused before it was read.",
            },
            "code": {
                "type": "string",
                "description": "What went wrong. Later versions may add codes, so this is no `enum`; the status says enough of a new one.",
                "x-extensible-enum": list(REGISTRY),
            },
            "request_id": {"type": "string", "description": "Also in X-Request-Id; names the request in our log."},
            "errors": {"type": "object", "additionalProperties": array_of(TEXT), "description": "Messages by field."},
            "line": {"type": "integer", "minimum": 1, "description": "The first line of a record that is wrong."},
            "rule": {"type": "string", "description": "The rule that speaks against it, in the ruleset's rules."},
            "decision": schema_ref("OwnDecision"),
            "offers": array_of(schema_ref("Offer"), "What is open to you now."),
            "retry_after_s": {"type": "integer", "minimum": 0, "description": "Seconds to wait, as in Retry-After."},
            "tables": array_of(
                object_shape(
                    "A table that keeps its round open.",
                    {"table": {"type": "integer", "minimum": 1, "description": "The table."}, "lacks": text("What it lacks, in words.")},
                    name="UnfinishedTable",
                ),
                "Of a round that cannot be closed.",
            ),
            "changes": array_of(schema_ref("DraftChange"), "What has changed since a draft was made."),
        },
        ("errors", "line", "rule", "decision", "offers", "retry_after_s", "tables", "changes"),
    ),
    "Health": object_shape(
        "The process answers.", {"status": one_of("Always `ok`: a process that is not well does not answer.", "ok")}
    ),
    "Readiness": object_shape(
        "How things stand where games can be read and written.",
        {
            "status": one_of("`ok` if all is well.", "ok", "degraded"),
            "store": one_of("Always `ok`: without its store the service answers with a problem.", "ok"),
            "jobs": one_of("Whether the jobs server answers; people play on without.", "ok", "down"),
            "automation": one_of("`late` if a bot's turn has been due for more than 30 s.", "ok", "late"),
            "lobby": one_of("`late` if it is more than 30 s behind the feeds.", "ok", "late"),
            "reveals": one_of(
                "`missing` if a game has been over for a minute and its seed was not revealed.", "ok", "missing"
            ),
            "games_log": one_of(
                "`late` if something has waited for more than a minute to be logged; `none` without a log.",
                "ok",
                "late",
                "none",
            ),
        },
    ),
}
