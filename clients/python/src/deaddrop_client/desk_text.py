"""A tournament in words, for an agent at its desk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from deaddrop_client import models


def quoted(text: str | None) -> str:
    """Words of other people, marked as such."""
    return json.dumps(text, ensure_ascii=False)


def names_text(names: Sequence[str | None]) -> str:
    return " / ".join(quoted(each) for each in names if each is not None) or "(no name shown)"


def listed(numbers: Iterable[int]) -> str:
    """Numbers of entries, tables or seats.

    >>> listed([3, 1])
    '3, 1'
    """
    return ", ".join(map(str, numbers)) or "none"


def round_under_way(card: models.Tournament) -> int | None:
    """The round that is published and not closed; None without one."""
    return next((int(each) for each, state in card.states.items() if state in ("published", "open", "closing")), None)


def is_checked_in(entry: models.Entry, round_number: int) -> bool:
    return entry.is_checked_in or round_number in entry.checked_in


def missing_entries(card: models.Tournament, entries: Sequence[models.Entry]) -> list[models.Entry]:
    """Who takes part and is not checked in for the next round, where the regulations ask for it."""
    if card.regulations["entries"]["check_in"] == "none" or card.next_round > card.rounds:
        return []
    taking_part = [each for each in entries if each.state == "entered" and each.kind != "bot"]
    return [each for each in taking_part if not is_checked_in(each, card.next_round) and card.next_round not in each.byes]


def next_step_text(card: models.Tournament, progress: models.RoundProgress | None) -> str:
    """What an official has to do next."""
    if card.status in ("final", "cancelled"):
        return f"Nothing: the tournament is {card.status}."
    number = round_under_way(card)
    if number is None:
        if card.next_round > card.rounds:
            appeals = f"decide appeals {listed(card.open_appeals)}, then " if card.open_appeals else ""
            return f"All rounds are closed: {appeals}a person at the desk confirms the standings."
        drafted = card.states.get(str(card.next_round)) == "drafted"
        return f"{'Publish the draft of' if drafted else 'Draft'} round {card.next_round}."
    match card.states[str(number)]:
        case "published":
            return f"Nothing: round {number} opens by itself once its luck is given and its games are there."
        case "closing":
            return f"Nothing: round {number} closes by itself."
    playing = [] if progress is None else progress.tables
    return f"Round {number}: {len(playing)} tables still play." if playing else f"Close round {number}: all tables are done."


def look_text(
    card: models.Tournament,
    entries: Sequence[models.Entry],
    missing: Sequence[models.Entry],
    progress: models.RoundProgress | None,
) -> str:
    """How a tournament stands."""
    rounds = ", ".join(f"{each} {state}" for each, state in card.states.items()) or "none yet"
    counted = sum(each.state == "entered" for each in entries)
    lines = [
        f"Version {card.version}. {card.status}; {counted} entries take part, {card.waiting} wait.",
        f"Rounds of {card.rounds}: {rounds}.",
        f"Owed: {next_step_text(card, progress)}",
    ]
    if missing:
        lines.append(f"Not checked in for round {card.next_round}:")
        lines += [f"  {each.entry} {names_text(each.names)}" for each in missing]
    if card.open_appeals:
        lines.append(f"Open appeals: {listed(card.open_appeals)}.")
    lines += [progress_line(each) for each in (progress.tables if progress is not None else ())]
    return "\n".join(lines)


def progress_line(told: models.TableProgress) -> str:
    """How a table gets on."""
    awaited = ", ".join(f"seat {each.seat} since {each.since.isoformat()}" for each in told.awaited) or "nobody"
    away = f"; away: seats {listed(told.away)}" if told.away else ""
    late = f"; not come: seats {listed(told.no_shows)}" if told.no_shows else ""
    return f"  Table {told.table} waits for {awaited}{away}{late}"


def entry_line(told: models.Entry, round_number: int) -> str:
    """An entry on one line."""
    here = ", here" if is_checked_in(told, round_number) else ""
    byes = f", byes in {listed(told.byes)}" if told.byes else ""
    kind = "" if told.kind == "people" else f", {told.kind}"
    return f"{told.entry} {names_text(told.names)} ({told.section}, {told.state}{kind}{here}{byes})"


def seats_text(seats: Sequence[models.TournamentSeat]) -> str:
    return ", ".join(f"{each.entry} {quoted(each.name)}" for each in seats)


def byes_line(byes: Sequence[models.RoundBye]) -> str:
    return "Byes: " + (", ".join(f"{each.entry} ({each.kind})" for each in byes) or "none")


def draft_text(draft: models.RoundDraft) -> str:
    """A draft beside its figures."""
    lines = [f"Draft of round {draft.round}, version {draft.version}, by {draft.method}."]
    lines += [f"Table {each.table} ({each.section}): {seats_text(each.seats)}" for each in draft.tables]
    lines += [byes_line(draft.byes), "Figures, in the order in which they count (less is better):"]
    for each in draft.figures:
        lines.append(f"  {each.name} {each.value}" + ("" if each.bound is None else f", never below {each.bound}"))
    if draft.changes:
        lines.append("Changed since it was made, so draft again or name the last as `newest`:")
        lines += [f"  version {each.version}: {each.type} {listed(each.entries)}" for each in draft.changes]
    return "\n".join(lines)


def round_text(told: models.TournamentRound) -> str:
    """A published round."""
    lines = [f"Round {told.round} is {told.state}."]
    lines += [f"Table {each.table} ({each.state}): {seats_text(each.seats)}" for each in told.tables]
    return "\n".join([*lines, byes_line(told.byes)])


def table_text(told: models.VersionedTable) -> str:
    """A table, and what it is worth."""
    table = told.table
    lines = [f"Version {told.version}. Table {table.table} of round {told.round} is {table.state}: {seats_text(table.seats)}"]
    lines.append(f"Result: {json.dumps(table.result)}; played by {', '.join(table.played_by) or 'nobody yet'}.")
    lines += [f"  entry {each.entry}: {each.points}" for each in told.lines]
    return "\n".join([*lines, *(f"Ruling {each.number}: {each.kind} by {each.author}" for each in told.rulings)])


def standings_text(told: models.Standings) -> str:
    """Standings by section."""
    lines = [f"Version {told.version}, {'provisional' if told.is_provisional else told.status}."]
    for section in told.sections:
        lines.append(f"Section {section.section}:")
        lines += [f"  {each.place or '–'}. {each.entry} {names_text(each.names)}: {each.points}" for each in section.rows]
    return "\n".join(lines)
