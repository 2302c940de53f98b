"""Previews of tournaments: the texts and pictures of shared links."""

from __future__ import annotations

from domain.kernel.text.event_text import count_text
from extensions.tournaments.app.picture import tournament_picture
from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from service.app.core.context import Context
from service.app.rulesets.covers import cover_of
from service.app.sharing.previews import Preview, draw_picture
from service.pictures.characters import known_characters


def tournament_preview(shown: VisibleTournament) -> Preview:
    """The preview of a tournament."""
    return Preview(shown.title, f"{'. '.join(preview_lines(shown))}.", f"/t/{shown.id}/card.png")


def preview_lines(shown: VisibleTournament) -> list[str]:
    """A tournament in short phrases: its game, its place, its size, its progress."""
    tournament, rounds = shown.tournament, shown.regulations.pairing.rounds
    entries = sum(each.is_paired and each.kind == "people" for each in shown.entries.values())
    played = sum(each.state == "closed" for each in shown.rounds)
    how_far = {
        "final": "Final standings",
        "provisional": "All rounds are played",
        "cancelled": "Cancelled",
        "running": f"{played} of {count_text(rounds, 'round')} played",
    }.get(tournament.status, "Everybody may enter" if tournament.is_entering else count_text(rounds, "round"))
    return [shown.rules.title, *place_lines(shown), count_entries(entries), how_far]


def count_entries(count: int) -> str:
    return f"{count} {'entry' if count == 1 else 'entries'}"


def place_lines(shown: VisibleTournament) -> list[str]:
    """The venue, if there is one: an address, or `Online` for a link."""
    if not shown.venue:
        return []
    return ["Online" if shown.venue.startswith(("https://", "http://")) else shown.venue]


def tournament_png(context: Context, shown: VisibleTournament) -> bytes:
    """The picture of a tournament's preview.  Raises NotDrawn."""
    title = shown.title if known_characters().issuperset(shown.title) else shown.rules.title
    lines = [each for each in preview_lines(shown) if known_characters().issuperset(each)]
    return draw_picture(context, tournament_picture(cover_of(shown.rules), title, lines))
