"""Problems, health and readiness."""

from __future__ import annotations

from service.app.core.cursors import LOSSES
from service.http.problems.problem_registry import REGISTRY
from service.http.schemas.responses.words import TEXT, Shape, array_of, object_shape, one_of, schema_ref, text

SHAPES: dict[str, Shape] = {
    "Problem": object_shape(
        "Problem details (RFC 9457) with a code.",
        {
            "type": {"type": "string", "pattern": "^/problems/", "description": "The type of problem: the URL of a page that explains the code."},
            "title": text("The meaning of the code, in one line; the same for every problem with this code."),
            "status": {"type": "integer", "minimum": 400, "maximum": 599, "description": "The status of the answer."},
            "detail": text("The fault of this request, for people."),
            "instance": {
                "type": "string",
                "description": "The path of the request; empty if the request was refused before it was read.",
            },
            "code": {
                "type": "string",
                "description": "The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status.",
                "x-extensible-enum": list(REGISTRY),
            },
            "request_id": {"type": "string", "description": "The request's id in the service's log, also in `X-Request-Id`."},
            "errors": {"type": "object", "additionalProperties": array_of(TEXT), "description": "The messages about faults, by field."},
            "line": {"type": "integer", "minimum": 1, "description": "Number of the first line of a record that is wrong."},
            "rule": {"type": "string", "description": "The number of the rule that forbids the command."},
            "decision": schema_ref("OwnDecision"),
            "offers": array_of(schema_ref("Offer"), "Your open offers."),
            "retry_after_s": {"type": "integer", "minimum": 0, "description": "Seconds to wait, as in `Retry-After`."},
            "tables": array_of(
                object_shape(
                    "A table that keeps its round open.",
                    {"table": {"type": "integer", "minimum": 1, "description": "Number of the table."}, "lacks": text("The reason why the table keeps its round open, as text.")},
                    name="UnfinishedTable",
                ),
                "The unfinished tables of a round that cannot be closed.",
            ),
            "changes": array_of(schema_ref("DraftChange"), "Changes since a draft was made."),
            "reset": schema_ref("Reset"),
        },
        ("errors", "line", "rule", "decision", "offers", "retry_after_s", "tables", "changes", "reset"),
    ),
    "Reset": object_shape(
        "The notice that a log does not continue from a reader's position, since the log was put back, for example from a backup. The reader drops all that it holds of the log, and reads it from its beginning. Pages are refused with it (`reset`); streams send it as the data of `event: reset` (SSE), or in a line with the single member `reset` (NDJSON), and then all that a new reader gets.",
        {
            "reason": {
                "type": "string",
                "description": "The kind of loss: " + "; ".join(f"`{name}`: {text.rstrip('.')}" for name, text in LOSSES.items()) + ".",
                "enum": list(LOSSES),
            },
            "head": {
                "type": ["integer", "null"],
                "minimum": 0,
                "description": "The last version that you may read now, or the last number of a chat; null for an inbox.",
            },
        },
    ),
    "Health": object_shape(
        "The answer of a process that is alive.", {"status": one_of("The state of the process, always `ok`: an unhealthy process does not answer.", "ok")}
    ),
    "Readiness": object_shape(
        "The state of the service, if games can be read and written.",
        {
            "status": one_of("The state of the service: `ok` if all is well; `degraded` if people can play, but a part is late.", "ok", "degraded"),
            "store": one_of("The state of the store, always `ok`: without its store the service answers with a problem.", "ok"),
            "jobs": one_of("Whether the jobs server answers; without it, people can play, bots cannot.", "ok", "down"),
            "automation": one_of("The state of bots' turns: `late` if a bot's turn has been due for more than 30 s.", "ok", "late"),
            "lobby": one_of("The state of the lobby: `late` if it is more than 30 s behind the feeds.", "ok", "late"),
            "reveals": one_of(
                "The state of revealed seeds: `missing` if a game has been over for a minute and its seed was not revealed.", "ok", "missing"
            ),
            "games_log": one_of(
                "The state of the log of games: `late` if a head has waited for more than a minute to be logged; `none` without a log.",
                "ok",
                "late",
                "none",
            ),
        },
    ),
}
