"""The corpus of logs: every event ever shipped as it lies in streams, to be folded by today's code for ever.

`python -m tests.golden.corpus` adds what is missing. From the first tag on a file that is there is never written again: games
like it lie in stores.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from deaddrop.games import token_hash
from deaddrop.testing.checks.forks import play_on, seating
from deaddrop.testing.organisers import POLICY
from deaddrop.testing.plays import (
    GAME_ID,
    Nonces,
    cause,
    claim_act,
    commitment,
    plan,
    random_act,
)
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.bot_answer import answer_of_bot
from domain.game.commands import Abort, Resign
from domain.game.events.game_events import GameHead, GameRestored, NamedCheckpoint, RulingMade, Shared, TokenMinted
from domain.game.events.luck_events import LuckPlan
from domain.game.events.seat_plan import BotTry, Policy, SeatPlan
from domain.game.fork import ForkPlan, decide_fork
from domain.game.opening import creation, deal, luck
from domain.game.opening.creation import GamePlan
from domain.game.player_name import name_commitment
from domain.game.replay import state_fingerprint
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Known, Seat
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.casino_incognito.model import options as casino
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.infiltrators.model import options as infiltrators
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microfilms import RULESET as MICROFILMS
from tests.golden.clocked_games import clocked, filled, intervened, of_tournament, outage, smaller
from tests.golden.games import BRIEF, CROUPIER, GOLDEN, HERE, LIVELY, USUAL, Golden, golden, played
from tests.rounds import NAMED_AT, ROUND

CORPUS = HERE / "corpus"
SHARED = Shared("public", 1, None, "none", "masked", "2099-01-01T00:00:00.000Z", by="organiser")
CHILD = "07" + "c" * 16


class Usual(NamedTuple):
    """A table of two people at which everything befalls a game of a ruleset, and a golden game to fork."""

    rules: AnyRuleset
    options: msgspec.Struct
    parent: Golden

    def plan(self, rng: Random, *, claimed: bool = True, luck: Nonces | None = None) -> GamePlan:
        return plan(self.rules, self.options, 2, rng, claimed=claimed, luck=luck)


TABLES = (
    Usual(CASINO, casino.Options(hands=1), golden(CASINO, "3-seats")),
    Usual(INFILTRATORS, USUAL, golden(INFILTRATORS, "3-seats")),
    Usual(MICRODOT, BRIEF, golden(MICRODOT, "2-seats")),
    Usual(MICROFILMS, CROUPIER, golden(MICROFILMS, "3-seats")),
)


def games() -> Iterator[tuple[str, Sequence[Batch]]]:
    """Games that show every event there is, by name."""
    for each in (*GOLDEN, *LIVELY):
        yield f"{each.rules.name}/{each.name}", [step.batch for step in played(each)]
    for table in TABLES:
        name, parent = table.rules.name, [step.batch for step in played(table.parent)]
        yield f"{name}/befallen", befallen(table)
        yield f"{name}/aborted", aborted(table)
        yield f"{name}/group", group(table)
        yield f"{name}/forked", forked(parent)
        yield f"{name}/drawn", drawn(parent)
        yield f"{name}/luck-by-round", luck_by_round(table)
        yield f"{name}/luck-silent", luck_silent(table)
        yield f"{name}/luck-cancelled", luck_cancelled(table)
        yield f"{name}/restored", restored(parent)
        yield f"{name}/bots", bots(table)
        yield f"{name}/named", named(table)
        yield f"{name}/log-named", log_named(table)
        yield f"{name}/clocked", clocked(table.rules, table.plan(Random("clocked")))
        yield f"{name}/outage", outage(table.rules, table.plan(Random("outage")))
        yield f"{name}/intervened", intervened(table.rules, table.plan(Random("intervened")))
        yield f"{name}/of-tournament", of_tournament(table.rules, table.plan(Random("tournament")))
        yield f"{name}/filled", filled(table.rules, table.plan(Random("filled"), claimed=False))
    yield "infiltrators/late", late()
    yield "infiltrators/smaller", smaller(INFILTRATORS, plan(INFILTRATORS, USUAL, 3, Random("smaller"), claimed=False))


def befallen(table: Usual) -> list[Batch]:
    """A game with all that befalls a table: latecomers, tokens, links, a player who leaves, a bot that fails, a ruling."""
    rng = Random("befallen")
    batches = [creation.decide_creation(GAME_ID, table.rules, table.plan(rng, claimed=False), cause(0))]

    def then(batch: Batch) -> None:
        batches.append(batch)

    then(claim_act(1, None, 1)(batches[-1].game))
    then(claim_act(0, None, 2)(batches[-1].game))
    then(decide.decide_mint(batches[-1].game, TokenMinted("m1", "spectator", None, Known("0" * 64, NOBODY), Known("organiser", NOBODY)), cause(3)))
    then(decide.decide_share(batches[-1].game, "r1", SHARED, cause(4)))
    then(decide.decide_revocation(batches[-1].game, "m1", cause(5)))
    then(decide.resign(batches[-1].game, 0, "house", cause(6, 0, Resign()), POLICY))
    game = batches[-1].game
    seat = next(iter(game.open))
    then(decide.give_up(game, seat, game.open[seat].id, 3, cause(7, seat)))
    while batches[-1].game.is_running:
        act, _, _ = random_act(batches[-1].game, rng, len(batches) + 7)
        then(act(batches[-1].game))
    then(
        decide.decide_ruling(
            batches[-1].game, RulingMade("correct", "Ruth", "Seat 1 had left.", None, Outcome((0,), "ruled")), cause(900)
        )
    )
    return batches


def aborted(table: Usual) -> list[Batch]:
    """A game that its organiser ended with a ruling, and one more link."""
    batch = creation.decide_creation(GAME_ID, table.rules, table.plan(Random("aborted")), cause(0))
    after = decide.decide_ruling(batch.game, RulingMade("abort", "Ruth", "The hall burns.", None, None), cause(1))
    return [batch, after, decide.decide_share(after.game, "r1", SHARED, cause(2))]


def named(table: Usual) -> list[Batch]:
    """A game whose log commits to names: one given as it was opened, one by who sat down."""
    players = [
        name_commitment(seat, name, salt * 16) for seat, (name, salt) in enumerate((("Anna", "0a"), ("Boris", "0b")))
    ]
    planned = table.plan(Random("named"), claimed=False)
    unnamed = (None,) * (len(planned.seats) - 1)
    batches = [
        creation.decide_creation(GAME_ID, table.rules, planned._replace(players=(players[0], *unnamed)), cause(0))
    ]
    for seat, player in ((0, None), (1, players[1])):
        claim = deal.decide_claim(
            batches[-1].game, seat, f"code-{seat}", token_hash(f"token-{seat}"), cause(seat + 1), player=player
        )
        batches.append(claim)
    return [*batches, decide.decide_ruling(batches[-1].game, RulingMade("abort", "Ruth", "The hall burns.", None, None), cause(3))]


def group(table: Usual) -> list[Batch]:
    """A game of a group, which is revealed later than it ends."""
    planned = table.plan(Random("group"))._replace(deal="duplicate")
    batches = [creation.decide_creation(GAME_ID, table.rules, planned, cause(0))]
    batches.append(decide.join_group(batches[-1].game, CHILD, cause(1)))
    reason = Abort("rain")
    batches.append(decide.abort(batches[-1].game, reason.reason, cause(2, None, reason)))
    return [*batches, decide.reveal_late(batches[-1].game, cause(3))]


def luck_by_round(table: Usual) -> list[Batch]:
    """A game whose people give nonces, and then wait for a round of drand's."""
    rng = Random("luck")
    nonces = [rng.randbytes(32).hex() for _ in range(3)]
    planned = table.plan(rng, claimed=False)._replace(luck_plan=LuckPlan("required", "drand", 60))

    def then(number: int) -> Cause:
        return cause(number)._replace(at=NAMED_AT)

    batches = [creation.decide_creation(GAME_ID, table.rules, planned, then(0))]
    batches.append(claim(batches[-1].game, 0, nonces[2], then(1)))
    batches.append(luck.replace_commitment(batches[-1].game, 0, commitment(nonces[0]), then(2)))
    batches.append(claim(batches[-1].game, 1, nonces[1], then(3)))
    digest = closing_digest(batches[-1].game)
    batches.append(luck.give_nonce(batches[-1].game, 1, nonces[1], digest, then(4)))
    batches.append(luck.give_nonce(batches[-1].game, 0, nonces[0], digest, then(5)))
    batches.append(luck.give_round(batches[-1].game, *ROUND, then(6)))
    while batches[-1].game.is_running:
        act, _, _ = random_act(batches[-1].game, rng, len(batches) + 7)
        batches.append(act(batches[-1].game))
    return batches


def claim(game: Game, seat: Seat, nonce: str, why: Cause) -> Batch:
    return deal.decide_claim(game, seat, f"code-{seat}", token_hash(f"token-{seat}"), why, commit=commitment(nonce))


def luck_silent(table: Usual) -> list[Batch]:
    """A game of which one nonce did not come in time."""
    given = {0: "0" * 64, 1: "1" * 64}
    planned = table.plan(Random("spoken"), luck=Nonces(LuckPlan("asked", None, 60), given, frozenset()))
    batches = [creation.decide_creation(GAME_ID, table.rules, planned, cause(0))]
    batches.append(luck.give_nonce(batches[-1].game, 1, "1" * 64, closing_digest(batches[-1].game), cause(1)))
    batches.append(decide.time_out(batches[-1].game, cause(60)))
    return [*batches, decide.abort(batches[-1].game, "rain", cause(71, None, Abort("rain")))]


def luck_cancelled(table: Usual) -> list[Batch]:
    """A game that ends before its deal, since nonces that it requires did not come in time."""
    given = {0: "0" * 64, 1: "1" * 64}
    planned = table.plan(Random("cancelled"), luck=Nonces(LuckPlan("required", None, 60), given, frozenset()))
    batch = creation.decide_creation(GAME_ID, table.rules, planned, cause(0))
    return [batch, decide.time_out(batch.game, cause(60))]


def restored(parent: Sequence[Batch]) -> list[Batch]:
    """A game that the operator puts back by some commands, and that goes on in another way."""
    rng, kept, lost = Random("restored"), list(parent[:8]), parent[11].game
    heads = [GameHead(game.version, game.digest.hex()) for game in (lost, kept[-1].game)]
    event = GameRestored(heads[0], heads[1], "The disk failed.")
    return [*kept, *play_on(append_facts(kept[-1].game, cause(0), facts_of(event)), rng)]


def bots(table: Usual) -> list[Batch]:
    """A game of bots; one sits down for a player who left, one is replaced by a later version of itself."""
    first, later = Policy(1, "1" * 64), Policy(2, "2" * 64)
    planned = table.plan(Random("bots"))
    seats = (*planned.seats[:1], SeatPlan("bot", "house", first), *planned.seats[2:])
    planned = planned._replace(seats=seats, claimed={0: planned.claimed[0]})
    batches = [creation.decide_creation(GAME_ID, table.rules, planned, cause(0))]
    batches.append(decide.resign(batches[-1].game, 0, "house", cause(1, 0, Resign()), first))
    while (game := batches[-1].game).is_running:
        decision = next(iter(game.open.values()))
        place, asked = game.seats[decision.seat], answer_of_bot(game, decision, 0)
        tried = BotTry(0, later) if len(batches) > 20 and decision.seat else BotTry(0)
        why = cause(len(batches), decision.seat, asked)._replace(bot_try=tried if place.policy else None)
        batches.append(decide.answer_decision(game, decision.seat, decision.id, asked, why))
    return batches


def log_named(table: Usual) -> list[Batch]:
    """A game that names a checkpoint of the log of games, and is aborted."""
    planned = table.plan(Random("log"))._replace(games_log=NamedCheckpoint("games.example.org/log", 7, "7" * 64))
    batch = creation.decide_creation(GAME_ID, table.rules, planned, cause(0))
    return [batch, decide.abort(batch.game, "rain", cause(1, None, Abort("rain")))]


def closing_digest(game: Game) -> str:
    assert game.luck_status is not None
    assert game.luck_status.closed is not None
    return game.luck_status.closed.digest


def late() -> list[Batch]:
    """A mission of Infiltrators whose time runs out."""
    options = infiltrators.Options(mission="training-3", clock=True)
    batches = [
        creation.decide_creation(GAME_ID, INFILTRATORS, plan(INFILTRATORS, options, 2, Random("late")), cause(0))
    ]
    for number in range(1, 4):
        game = batches[-1].game
        [decision] = game.open.values()
        asked = decide.default_answer(game, decision)
        batches.append(decide.answer_decision(game, decision.seat, None, asked, cause(number, decision.seat, asked)))
    return [*batches, decide.time_out(batches[-1].game, cause(900))]


def forked(parent: Sequence[Batch]) -> list[Batch]:
    """An exact fork after some commands, with the luck that was to come."""
    rng, before = Random("forked"), list(parent[:12])
    game = before[-1].game
    first = decide_fork(ForkPlan(game, "all", luck="same"), GAME_ID, seating(game, rng, luck="same"), cause(0))
    return [*before, *play_on(first, rng)]


def drawn(parent: Sequence[Batch]) -> list[Batch]:
    """A fork in a world that was drawn for the viewpoint of a seat."""
    rng, game = Random("drawn"), parent[12].game
    return list(play_on(decide_fork(ForkPlan(game, 1, "seed"), GAME_ID, seating(game, rng, luck="fresh"), cause(0)), rng))


def lines(batches: Sequence[Batch]) -> Iterator[str]:
    """A log as it lies in the stream, with a mark of the position after every command."""
    for batch in batches:
        for event, digest in batch.events:
            yield json.dumps({"event": event.decode(), "digest": digest.hex()}, ensure_ascii=False)
        if batch.game.state is not None:
            yield json.dumps({"mark": state_fingerprint(batch.game.state)})


def main() -> None:
    for name, batches in games():
        path = CORPUS / f"{name}.jsonl"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(f"{line}\n" for line in lines(batches)))


def files() -> list[Path]:
    return sorted(CORPUS.glob("*/*.jsonl"))


if __name__ == "__main__":
    main()
