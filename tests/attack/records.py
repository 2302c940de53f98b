"""Attacks on records: what is in the file is not what happened, or not said."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from random import Random

from domain.game.aggregate import Game
from domain.game.bot_answer import answer_of_bot, choose_policy
from domain.game.information_state import information_state
from domain.game.player_name import name_commitment
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset_defaults import random_offered
from service.app.bots import automation
from tests.attack.attack import Attack, Outcome, faulty, noticed, said
from tests.attack.installation import Installation, Table, done
from tests.audit.tampering import Lines, lines_of, raw_of
from tests.http.guest import Guest
from tests.spec import forgeries

SAMPLES = 60


def played(place: Installation, ruleset: str, moves: int = 12) -> Table:
    table = place.table(ruleset)
    place.play(table, moves)
    place.rule(table)
    return table


def names_swapped(place: Installation, ruleset: str) -> Outcome:
    lines = lines_of(place.record(played(place, ruleset, 0)))
    names, salts = lines[0]["names"], lines[0]["salts"]
    names[0], names[1], salts[0], salts[1] = names[1], names[0], salts[1], salts[0]
    return faulty(place.verify(raw_of(lines)), "by a name that its log has not committed to")


def names_and_log_rewritten(place: Installation, ruleset: str) -> Outcome:
    """The operator writes other commitments into the log, and signs it."""
    table = place.table(ruleset)
    held = place.head(table)
    place.rule(table)

    def change(lines: Lines) -> None:
        salts = lines[0]["salts"]
        lines[0]["names"][0] = "Eve"
        lines[1]["data"]["players"][0] = name_commitment(0, "Eve", salts[0])

    record = place.forged(place.record(table), change)
    assert place.verify(record).status == 0
    return faulty(place.verify(record, "--checkpoint", held), f"Held in {held.name}: event ")


def result_by_ruling(place: Installation, ruleset: str) -> Outcome:
    told = place.verify(place.record(played(place, ruleset, 3)))
    return said(told, "Ruling at event", "by Ruth: The hall burns.")


def result_corrected(place: Installation, ruleset: str) -> Outcome:
    """The rules let somebody win, and the organiser somebody else."""
    table = place.table(ruleset)
    place.play_to_the_end(table)
    outcome = {"winners": [0], "reason": "forfeit"}
    ruling = {"kind": "correct", "author": "Ruth", "reason": "Boris left.", "outcome": outcome}
    done(Guest(place.app, table.organiser.token).post(f"/v1/games/{table.id}/rulings", ruling))
    told = place.verify(place.record(table))
    return said(told, "The result stands by a ruling.", "by Ruth: Boris left.")


def every_forgery(place: Installation, ruleset: str) -> Outcome:
    """All ways to forge a record that our tests of the verifiers know, as far as the game has what they change."""
    record = place.record(played(place, ruleset))
    files = dict[str, bytes]()
    for name, forgery in forgeries.GAMES.items():
        with suppress(LookupError, StopIteration):
            files[name] = forgeries.forged(record, forgery)[0]
    assert record not in files.values()
    assert len(files) > 20
    verdicts = place.verdicts(files.values())
    return noticed("consistent" not in verdicts)


def bot_by_hand(place: Installation, ruleset: str) -> Outcome:
    """The operator, who sees all cards, answers for a bot otherwise than its policy does."""
    table = place.table(ruleset, bots=1)
    for _ in range(20):
        place.play_until_bot(table)
        other = other_command(place.game(table))
        if other is not None:
            break
        place.bot_move(table)
    assert other is not None
    place.bot_move(table, lambda *_: other)
    return bots_are_derived(place, table)


def bot_tries_again(place: Installation, ruleset: str) -> Outcome:
    """The operator says that a bot's first answer was none, so that its second counts."""
    table = place.table(ruleset, bots=1)
    place.play_until_bot(table)
    policy = automation.think_with(choose_policy, nullcontext)
    place.bot_move(table, lambda game, number: policy(game, number) if number else None)
    return bots_are_derived(place, table)


def bots_are_derived(place: Installation, table: Table) -> Outcome:
    """What is said of the moves of bots in a game that ends here."""
    place.rule(table)
    record = place.record(table)
    is_required = place.verify(record, "--require", "bots").status == 3
    return said(place.verify(record), "NOT WHAT ITS POLICY PLAYS") if is_required else "not noticed"


def other_command(game: Game) -> Command | None:
    """Another command that a bot's seat may give than the one of its policy; None where it has no choice."""
    decision, luck = game.automatic_decisions()[0], Random(1)
    own = answer_of_bot(game, decision, 0)
    view = information_state(game, decision.seat)
    for _ in range(SAMPLES):
        command = random_offered.bound_to(game.rules)(view.table, view.mind, lambda _, support: luck.choice(support))
        if command != own:
            return command
    return None


ATTACKS = (
    Attack("T6a", "names in a record are exchanged", "anybody", "the record", "verify", names_swapped),
    Attack("T6b", "names in a record, with their commitments; chained and signed again", "each seat", "a signed head", "verify --checkpoint", names_and_log_rewritten),
    Attack("T7a", "a game is ended by a ruling", "anybody", "the record", "verify", result_by_ruling),
    Attack("T7b", "the result of a game is put there by a ruling", "anybody", "the record", "verify", result_corrected, once=True),
    Attack("T8", "a bot's seat is played by hand, with all cards open", "anybody", "the record", "verify --require bots", bot_by_hand),
    Attack("T11", "the luck of a bot is chosen: its first answer is said to have failed", "anybody", "the record", "verify --require bots", bot_tries_again),
    Attack("F", "every forgery of a record that the tests of the verifiers know", "anybody", "the record", "verify", every_forgery),
)  # fmt: skip
