"""What an operator who knows the seed could do about the luck, carried out: each is refused, or seen by whoever kept a head."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import GAME_ID, Nonces, cause, commitment, plan
from domain.audit.record import parse_record
from domain.audit.verify_chain import first_fault
from domain.game import decide
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Batch
from domain.game.events.game_events import RulingMade
from domain.game.events.luck_events import LuckPlan
from domain.game.opening import creation, luck
from domain.kernel import chance, ledger
from domain.kernel.errors import Refusal
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.options import Options
from tests.audit.tampering import lines_of, raw_of

HONEST, ACCOMPLICE = 0, 2
NONCE = sha256(b"what Anna's own machine made").hexdigest()
TRIES = 2000


def begun(accomplice: str) -> Batch:
    """A full table. Anna committed to a nonce of her own, the accomplice at the last seat to this one."""
    brought = Nonces(LuckPlan("asked", None, 60), {HONEST: NONCE, ACCOMPLICE: accomplice}, frozenset())
    planned = plan(RULESET, Options(), 3, Random("operator"), luck=brought)
    return creation.decide_creation(GAME_ID, RULESET, planned, cause(0))


def closing_digest(game: Game) -> str:
    assert game.luck_status is not None
    assert game.luck_status.closed is not None
    return game.luck_status.closed.digest


def played(accomplice: str) -> list[Batch]:
    """The game with both nonces, to an end."""
    batches = [begun(accomplice)]
    digest = closing_digest(batches[0].game)
    for number, (seat, nonce) in enumerate(((HONEST, NONCE), (ACCOMPLICE, accomplice)), start=1):
        batches.append(luck.give_nonce(batches[-1].game, seat, nonce, digest, cause(number)))
    ended = decide.decide_ruling(batches[-1].game, RulingMade("abort", "Ruth", "The hall burns.", None, None), cause(3))
    return [*batches, ended]


def liked(game: Game) -> str:
    """A nonce of the accomplice that gives another deal than his own did, found by trying: he is told the seed."""
    seed = bytes.fromhex(plaintext(game.created.seed))
    for number in range(TRIES):
        nonce = sha256(f"try {number}".encode()).hexdigest()
        mixed = chance.effective_seed(seed, [NONCE, None, nonce], "")
        if all(chance.pick_position(mixed, "identities", index, 3 - index) == 0 for index in range(2)):
            return nonce
    raise AssertionError("no such nonce")


def chained(lines: list[Any]) -> list[Any]:
    """The record with digests of its own, as an operator would write it."""
    digest = ledger.GENESIS
    for line in lines[1:]:
        public = {name: line[name] for name in ("version", "type", "at", "by", "data", "hidden")}
        digest = ledger.next_digest(digest, public)
        line["digest"] = digest.hex()
    lines[0]["head"]["digest"] = digest.hex()
    return lines


def test_an_accomplice_who_has_seen_the_other_nonces_cannot_bring_one_that_he_likes() -> None:
    batch = begun("1" * 64)
    after = luck.give_nonce(batch.game, HONEST, NONCE, closing_digest(batch.game), cause(1)).game
    nonce = liked(after)
    with pytest.raises(Refusal) as refused:
        luck.give_nonce(after, ACCOMPLICE, nonce, closing_digest(after), cause(2))
    assert refused.value.code == "not-the-nonce"
    with pytest.raises(Refusal) as refused:
        luck.replace_commitment(after, ACCOMPLICE, commitment(nonce), cause(2))
    assert refused.value.code == "luck-closed"


def test_a_nonce_that_is_swapped_in_the_record_is_the_first_fault() -> None:
    lines = lines_of(record_of(played("1" * 64)))
    given = [each for each in lines if each.get("type") == "game.nonce_given"]
    given[-1]["data"]["nonce"] = liked(begun("1" * 64).game)
    fault = first_fault(parse_record(raw_of(chained(lines))))
    assert fault is not None
    assert (fault.version, fault.word) == (given[-1]["version"], "nonce")


def test_a_board_that_is_written_anew_has_another_closing_than_the_one_that_the_honest_seat_named() -> None:
    """The whole log may be written anew around a nonce that is known; whoever kept the head of luck_closed sees it."""
    honest = closing_digest(begun("1" * 64).game)
    anew = begun(liked(begun("1" * 64).game))
    assert closing_digest(anew.game) != honest
    with pytest.raises(Refusal) as refused:
        luck.give_nonce(anew.game, HONEST, NONCE, honest, cause(1))
    assert refused.value.code == "other-history"


def test_another_seed_after_the_nonces_are_known_is_the_first_fault() -> None:
    """Seeds can be tried before they are published only without the nonces, which go into every draw."""
    lines = lines_of(record_of(played("1" * 64)))
    revealed = next(each for each in lines if each.get("type") == "game.seed_revealed")
    revealed["data"]["seed"] = sha256(b"a better seed").hexdigest()
    fault = first_fault(parse_record(raw_of(chained(lines))))
    assert fault is not None
    assert (fault.version, fault.word) == (revealed["version"], "seed")


def test_the_deal_is_another_with_every_other_honest_nonce() -> None:
    """A seed that suits the operator for one nonce of Anna's does not suit him for the next."""
    seed = bytes.fromhex(plaintext(begun("1" * 64).game.created.seed))
    deals = {
        tuple(
            chance.pick_position(
                chance.effective_seed(seed, [sha256(bytes([each])).hexdigest(), None, "1" * 64], ""), "deal", index, 9
            )
            for index in range(4)
        )
        for each in range(50)
    }
    assert len(deals) == 50


def test_a_nonce_that_is_left_out_names_its_seat_as_silent() -> None:
    lines = lines_of(record_of(played("1" * 64)))
    drawn = next(each for each in lines if each.get("type") == "game.luck_drawn")
    drawn["data"]["silent"] = [HONEST]
    fault = first_fault(parse_record(raw_of(chained(lines))))
    assert fault is not None
    assert (fault.version, fault.word) == (drawn["version"], "nonce")


def test_the_whole_game_is_consistent() -> None:
    assert first_fault(parse_record(record_of(played("1" * 64)))) is None
