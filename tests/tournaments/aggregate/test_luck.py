"""The luck of a tournament, written apart from its code as docs/tournaments.md says it."""

from __future__ import annotations

import hashlib
import hmac

from msgspec.structs import replace

from domain.kernel.chance import Luck
from extensions.tournaments.domain.decide import lots, publishing
from extensions.tournaments.domain.luck import draft_seed, table_seed
from extensions.tournaments.domain.regulations.terms import LuckTerms
from tests.rounds import SIGNATURE
from tests.tournaments.aggregate.hall import SECRET, SEED, Hall, evening, opened, text, token
from tests.tournaments.aggregate.refused import refused


def after(key: bytes, name: str) -> bytes:
    return hmac.new(key, name.encode(), hashlib.sha256).digest()


def published(preset: str, public: LuckTerms) -> Hall:
    regulations = evening(preset=preset, luck=public)
    hall = opened(8, replace(regulations, pairing=replace(regulations.pairing, rounds=2)))
    hall.prepare(1)
    return hall


def test_the_seed_is_committed_to() -> None:
    first = Hall().batches[0].facts[0].public
    assert first["data"]["commitment"] == hashlib.sha256(SEED).hexdigest()
    assert set(first["hidden"]) == {"seed", "secret", "organiser"}


def test_tables_of_a_board_share_a_seed_and_others_do_not() -> None:
    boards = published("duplicate", LuckTerms())
    mixed = after(SEED, "tournament/1/1/1/")
    played = boards.tournament.rounds[1]
    assert {table_seed(boards.tournament, played, each) for each in played.tables.values()} == {after(mixed, "1/board/1")}
    plain = published("league-evening", LuckTerms())
    played = plain.tournament.rounds[1]
    seeds = [table_seed(plain.tournament, played, each) for each in played.tables.values()]
    assert seeds == [after(mixed, "1/table/1/0"), after(mixed, "1/table/2/0")]


def test_what_is_spoken_goes_into_the_seed_of_its_round() -> None:
    hall = published("league-evening", LuckTerms("spoken"))
    games = {each: token(each) for each in hall.tournament.rounds[1].games}
    assert refused(hall, publishing.open_round, 1, games, by=None) == "luck-not-drawn"
    assert refused(hall, publishing.speak_entropy, 1, "four two", by="o1") == "malformed"
    assert refused(hall, publishing.speak_entropy, 1, "4 2", by="e1") == "forbidden"
    hall.do(publishing.speak_entropy, 1, "4 2")
    assert refused(hall, publishing.speak_entropy, 1, "6 6") == "luck-drawn"
    played = hall.tournament.rounds[1]
    mixed = after(SEED, f"tournament/1/1/1/{hashlib.sha256(b'4 2').hexdigest()}")
    assert table_seed(hall.tournament, played, played.tables[2]) == after(mixed, "1/table/2/0")


def test_the_awaited_round_of_drand_may_be_given_by_anybody() -> None:
    hall = published("league-evening", LuckTerms("drand"))
    awaits = hall.tournament.rounds[1].awaits
    assert awaits is not None
    assert not isinstance(awaits, str)
    assert refused(hall, publishing.give_round, 1, awaits.round + 1, SIGNATURE, by=None) == "other-round"
    assert refused(hall, publishing.give_round, 1, awaits.round, "ab", by=None) == "malformed"
    hall.do(publishing.give_round, 1, awaits.round, SIGNATURE, by=None)
    played = hall.tournament.rounds[1]
    mixed = after(SEED, f"tournament/1/1/1/{hashlib.sha256(bytes.fromhex(SIGNATURE)).hexdigest()}")
    assert table_seed(hall.tournament, played, played.tables[1]) == after(mixed, "1/table/1/0")


def test_drafts_of_a_round_share_their_lots() -> None:
    hall = opened(8)
    assert draft_seed(hall.tournament, 1) == after(after(SEED, "tournament/1/0/1/"), "1/draft")
    hall.check_all_in()
    hall.draft(1)
    assert draft_seed(hall.tournament, 1) == after(after(SEED, "tournament/1/0/1/"), "1/draft")
    hall.publish(1)
    assert draft_seed(hall.tournament, 2) == after(after(SEED, "tournament/1/1/1/"), "2/draft")


def test_a_lot_follows_from_the_round_and_its_number() -> None:
    hall = opened(8)
    hall.play(1)
    hall.do(lots.draw_lot, 1, (7, 3, 5))
    chance, left = Luck(after(after(SEED, "tournament/1/1/1/"), "1/lot/1")), [3, 5, 7]
    expected = []
    while left:
        expected.append(chance("lot", tuple(left)))
        left.remove(expected[-1])
    assert hall.tournament.lots[0].order == tuple(expected)


def test_no_secret_is_in_a_text_form_or_in_the_public_part() -> None:
    hall = published("league-evening", LuckTerms())
    for held in (hall.tournament, hall.tournament.rounds[1], hall.tournament.entries[1], hall.tournament.officials["o1"]):
        assert repr(held).endswith("(…)")
    for secret in (SEED.hex(), SECRET.hex(), token("o1"), token("e1")):
        assert all(secret not in repr(each.public) for batch in hall.batches for each in batch.facts)
    assert repr(text("Anna")) == "SaltedText(…)"
