"""Examples of embeds and studies."""

from __future__ import annotations

from typing import Any

from service.http.openapi.examples import PLAYED, REPLAY_LINK

SITE = "https://games.example.org"
EMBEDDED: dict[str, Any] = {
    "type": "rich",
    "html": f'<iframe src="{SITE}/r/{REPLAY_LINK}/embed" width="800" height="552" title="[microfilms] · a replay" loading="lazy" style="border:0"></iframe>',
    "width": 800,
    "height": 552,
    "version": "1.0",
    "title": "[microfilms] · a replay",
    "provider_name": "Dead Drop",
    "provider_url": f"{SITE}/",
    "cache_age": 60,
    "thumbnail_url": f"{SITE}/v1/replays/{REPLAY_LINK}/card.png",
    "thumbnail_width": 1200,
    "thumbnail_height": 630,
}

NEW_STUDY: dict[str, Any] = {"title": "Where Anna's bribe went wrong", "notes": [{"at": 40, "text": "Boris cannot know which card this is."}]}
STUDY_MADE: dict[str, Any] = PLAYED["STUDY_MADE"]
STUDY_ID: str = STUDY_MADE["study"]["id"]
VARIATION_BODY: dict[str, Any] = {"at": 40, "text": "What if Boris had refused?"}
VARIATION_MADE: dict[str, Any] = PLAYED["VARIATION_MADE"]
STUDY: dict[str, Any] = VARIATION_MADE["study"]
STUDY_SUMMARY: dict[str, Any] = {name: STUDY[name] for name in ("id", "url", "title", "version", "made", "changed")}
STUDY_BODY: dict[str, Any] = {
    "title": NEW_STUDY["title"],
    "notes": [*NEW_STUDY["notes"], {"at": 43, "text": "Now Boris knows."}],
    "variations": [{"game": STUDY["variations"][0]["game"], "text": "What if Boris had refused, and kept the franc?"}],
}
