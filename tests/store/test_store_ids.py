from __future__ import annotations

from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.store import game_id, is_game_id, letter_of, partition_of, stream_id
from tests.equipment.memory_store.store import MemoryStore


@given(st.binary(min_size=11, max_size=11))
def test_an_id_names_its_partition(random_bytes: bytes) -> None:
    game = game_id(random_bytes)
    assert is_game_id(game)
    assert partition_of(game) == random_bytes[0] % 64


@given(st.sampled_from(["", *ascii_lowercase]), st.binary(min_size=11, max_size=11))
def test_another_log_has_a_letter_before_the_id_of_a_game(letter: str, random_bytes: bytes) -> None:
    stream = stream_id(letter, random_bytes)
    assert (letter_of(stream), is_game_id(stream)) == (letter, letter == "")
    assert partition_of(stream) == partition_of(game_id(random_bytes))


@given(st.binary(min_size=10, max_size=10), st.binary(min_size=10, max_size=10))
def test_other_bytes_are_another_game(some: bytes, other: bytes) -> None:
    assert (game_id(b"\0" + some) == game_id(b"\0" + other)) == (some == other)


@pytest.mark.parametrize("size", [0, 10, 12])
def test_an_id_takes_eleven_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="11 bytes"):
        game_id(bytes(size))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "00aaaaaaaaaaaaaaa",
        "00aaaaaaaaaaaaaaaaa",
        "40aaaaaaaaaaaaaaaa",
        "0Faaaaaaaaaaaaaaaa",
        "00AAAAAAAAAAAAAAAA",
        "00aaaaaaaaaaaaaaa1",
        "00aaaaaaaaaaaaaaaa\n",
        "00{aaaaaaaaaaaaaa}",
        "00:aaaaaaaaaaaaaaa",
        "00*aaaaaaaaaaaaaaa",
        "٠٠aaaaaaaaaaaaaaaa",
    ],
)
def test_nothing_else_is_a_game_id(text: str) -> None:
    assert not is_game_id(text)
    assert [letter_of(f"{letter}{text}") for letter in ("", "e", "ee", "E", "0", "é")] == [None] * 6
    with pytest.raises(ValueError, match="not a game id"):
        partition_of(text)
    with pytest.raises(ValueError, match="not a game id"):
        MemoryStore().read(text)
