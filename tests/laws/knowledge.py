"""What each role learns by reading while a round is on: the one table of it, which `test_who_learns_what` holds the service to.

Secrets are two. `hands`: a hidden hand at a table that is on. `results`: the result of a table that plays the same deal as a table
that is still on. A role learns what `LEARNS` says for the subject of an operation, and nothing anywhere else. What an official learns
of hands is no GET: `POST …/tables/{t}/hands` is a fact of the tournament's log before it is an answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Secret = Literal["hands", "results"]
Subject = Literal["nothing", "game", "tournament", "own"]
"""nothing: of no round. game: of one table. tournament: of a whole tournament. own: whatever the caller holds."""

OFFICIALS = ("organiser", "chief", "arbiter", "scorer")
PLAYING, PLAYED = "who plays the deal", "whose table is over"

ROLES: Mapping[str, tuple[str, ...]] = {
    "": ("anonymous",),
    "org": ("organiser of the table",),
    "seat": ("player of the table", "player of another table"),
    "read": ("reader of a seat",),
    "spec": ("spectator",),
    "arb": ("arbiter of the table",),
    "tournament": ("organiser", f"organiser {PLAYING}", f"organiser {PLAYED}"),
    "official": tuple(f"{role}{rest}" for role in OFFICIALS[1:] for rest in ("", f" {PLAYING}", f" {PLAYED}")),
    "entry": ("entry at the table", "entry at another table", "entry whose table is over"),
    "slip": ("slip that is not exchanged", "who hands a seat of the table on"),
    "ask": ("who asks for a seat",),
    "consent": ("consent of an official",),
    "player": ("account",),
    "inbox": ("inbox of the table", "inbox of another table"),
    "guest": ("guest",),
    "moderator": ("moderator",),
    "seek": ("seeker",),
    "study": ("author of a study",),
    "remove": ("who imported a record",),
    "flow": ("who signs in",),
    "identity": ("who signed in",),
    "link": ("another device of an account",),
}
"""The roles by the first word of their tokens, all that the service has."""

LEARNS: Mapping[tuple[Subject, str], frozenset[Secret]] = {
    ("game", "player of the table"): frozenset({"hands"}),  # the own one
    ("game", "arbiter of the table"): frozenset({"hands"}),  # each read is noted, and listed when the game is over
    **{("tournament", f"{role}{rest}"): frozenset({"results"}) for role in OFFICIALS for rest in ("", f" {PLAYED}")},
}

SUBJECTS: Mapping[Subject, frozenset[str]] = {
    "game": frozenset({
        "/v1/games/<g>", "/v1/games/<g>/rematch", "/v1/games/<g>/view", "/v1/games/<g>/events", "/v1/games/<g>/chat",
        "/v1/games/<g>/messages", "/v1/games/<g>/presence", "/v1/games/<g>/seat-asks", "/v1/games/<g>/seat-asks/own", "/v1/games/<g>/blocks", "/v1/games/<g>/record", "/v1/games/<g>/forks",
        "/v1/games/<g>/checkpoint", "/v1/games/<g>/evidence", "/v1/games/<g>/arbiter-reads", "/v1/games/<g>/rulings",
        "/v1/games/<g>/card.png", "/v1/games/<g>/tokens", "/g/<g>", "/g/<g>/page", "/g/<g>/table", "/g/<g>/end", "/g/<g>/log",
        "/v1/replays/<r>", "/v1/replays/<r>/frames", "/v1/replays/<r>/card.png",
        "/r/<r>", "/r/<r>/table", "/r/<r>/moments", "/r/<r>/embed",
    }),
    "tournament": frozenset({
        "/v1/tournaments/<t>", "/v1/tournaments/<t>/entries", "/v1/tournaments/<t>/rounds/<number:k>/draft", "/v1/tournaments/<t>/rounds/<number:k>",
        "/v1/tournaments/<t>/rounds/<number:k>/progress", "/v1/tournaments/<t>/rounds/<number:k>/tables/<number:table>", "/v1/tournaments/<t>/appeals",
        "/v1/tournaments/<t>/standings", "/v1/tournaments/<t>/facts", "/v1/tournaments/<t>/checkpoint", "/v1/tournaments/<t>/record", "/v1/tournaments/<t>/trf",
        "/v1/tournaments/<t>/webhooks", "/v1/tournaments/<t>/webhooks/<w>", "/desk/<t>", "/desk/<t>/print/<what>",
        "/desk/<t>/parts/pairings/<number:k>", "/desk/<t>/parts/standings", "/desk/<t>/parts/cross-table",
        "/desk/<t>/parts/worth/<number:size>", "/t/<t>", "/t/<t>/rounds/<number:k>", "/t/<t>/rounds/<number:k>/tables/<number:n>",
        "/t/<t>/standings", "/t/<t>/cross", "/t/<t>/entries", "/t/<t>/entries/<number:n>", "/t/<t>/news", "/t/<t>/own", "/t/<t>/screen",
        "/t/<t>/embed", "/t/<t>/card.png",
    }),
    "own": frozenset({
        "/v1/inbox", "/v1/inbox/seats", "/v1/inbox/webhooks", "/v1/inbox/webhooks/<w>", "/v1/inbox/push", "/v1/inbox/push/<s>",
        "/v1/inbox/mail", "/v1/players/me", "/v1/players/me/credentials", "/v1/players/me/passkeys/challenge", "/v1/players/me/games",
        "/v1/players/me/tournaments", "/v1/players/me/ratings", "/v1/players/me/studies", "/v1/token",
    }),
    "nothing": frozenset({
        "/v1/rulesets", "/v1/rulesets/<name>", "/v1/games", "/v1/seeks", "/v1/seeks/<seek>", "/v1/moderation/reports", "/v1/moderation/acts",
        "/v1/push", "/v1/players/<p>", "/v1/players/passkeys/challenge", "/v1/players/oidc/authorization", "/v1/ratings/<name>", "/v1/keys",
        "/v1/tournaments", "/v1/series", "/v1/studies/<study>", "/v1/oembed", "/docs/plain", "/problems/<code>", "/healthz", "/readyz",
        "/openapi.json", "/openapi/play.json", "/", "/games", "/docs", "/about", "/llms.txt", "/rules/<name>", "/learn/<name>", "/covers/<name>.svg", "/me",
        "/shown/<name>", "/shown/<name>/table", "/shown/<name>/moments",
        "/unsubscribe/<text>", "/notices-worker.js", "/static/<path:path>", "/looks/<name>/<digest>/<file>", "/study/<study>",
        "/study/<study>/notes", "/card.png", "/desk/new", "/t", "/series", "/series/embed", "/series/add", "/log/checkpoint", "/log/vkey",
        "/log/tile/<path:tile>",
    }),
}  # fmt: skip
"""Every GET, by the subject of its answer."""

NOT_ASKED = {"/metrics": "the counters of a process, which the services of a test share"}
"""GETs without a row, each with the reason."""


def subject_of(path: str) -> Subject:
    """The subject of an operation.  Raises LookupError for a GET that has no row."""
    found: Subject | None = next((subject for subject, paths in SUBJECTS.items() if path in paths), None)
    if found is None:
        raise LookupError(f"GET {path} has no subject in tests/laws/knowledge.py: state what it tells of a round.")
    return found


def may_learn(path: str, role: str) -> frozenset[Secret]:
    """What a role may learn by a GET of this path while a round is on."""
    return LEARNS.get((subject_of(path), role), frozenset())
