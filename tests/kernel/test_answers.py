"""What a game remembers of the commands that it carried out."""

from __future__ import annotations

from domain.game.aggregate import RECENT_ENTRIES, IdempotencyEntry, IdempotencyLog


def test_every_answer_is_found_again_and_no_earlier_game_knows_of_it() -> None:
    known = [IdempotencyLog()]
    for number in range(3 * RECENT_ENTRIES):
        known.append(known[-1].with_entry(f"key-{number}", IdempotencyEntry(number, number, "")))
    for count, answers in enumerate(known):
        for number in range(3 * RECENT_ENTRIES):
            found = answers.get(f"key-{number}")
            assert found == (IdempotencyEntry(number, number, "") if number < count else None)
            assert found is None or answers[f"key-{number}"] is found
