"""What tournaments add to the lists of tests of the core: nothing while they are off."""

from __future__ import annotations

from service.extensions import installed_extensions

IS_ON = any(each.name == "tournaments" for each in installed_extensions().found)
IDS = ("<t>",)
"""Parameters of paths that are ids of logs."""
PAGES = ("/t", "/desk/new", "/series", "/series/add") if IS_ON else ()
"""Pages that show no tournament."""
OPENING = ("/v1/tournaments",) if IS_ON else ()
"""Paths whose requests count as opening a game."""
WRITERS = {
    "extensions/tournaments/app/requests.py",
    # Founds a tournament, which `tournament_requests` changes from then on.
    "extensions/tournaments/app/founding.py",
    # Act for the service: without a token, a version seen, or an answer.
    "extensions/tournaments/app/owed_steps/finished_tables.py",
    "extensions/tournaments/app/owed_steps/give_round.py",
    "extensions/tournaments/app/owed_steps/take_steps.py",
}
"""The files that write to its repository."""


def in_path(absent: str) -> dict[str, str]:
    """Values for parameters of paths. absent: an id of no log."""
    numbers = dict.fromkeys(("<number:entry>", "<number:k>", "<number:table>", "<number:appeal>"), "1")
    return {"<t>": f"t{absent}", "<o>": "o1", **numbers}
