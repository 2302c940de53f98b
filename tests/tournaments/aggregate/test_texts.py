"""Names and texts: committed to, kept beside the log, and forgotten without a trace in it."""

from __future__ import annotations

import hashlib
import json

import pytest

from domain.kernel.errors import Malformed
from extensions.tournaments.domain.decide import entering, life
from extensions.tournaments.domain.decide.entering import NewEntry
from extensions.tournaments.domain.salted_text import SaltedText, is_text_of, require_text
from tests.tournaments.aggregate.hall import opened, text, token
from tests.tournaments.aggregate.refused import refused


def test_a_commitment_is_what_the_page_says() -> None:
    said = SaltedText("Łódź", "0f" * 16)
    canonical = json.dumps({"text": "Łódź"}, ensure_ascii=False, separators=(",", ":")).encode()
    assert said.commitment == hashlib.sha256(bytes.fromhex("0f" * 16) + canonical).hexdigest()
    assert is_text_of(said.commitment, said)
    assert not is_text_of(said.commitment, SaltedText("Łódź", "0e" * 16))


@pytest.mark.parametrize("said", ["", " ", "a\x00b", "x" * 2001, "a\u202eb"])
def test_texts_can_be_read(said: str) -> None:
    with pytest.raises(Malformed) as refusal:
        require_text(text(said), "reason")
    assert not said.strip() or said not in refusal.value.detail
    assert refused(opened(0), life.announce, text(said)) == "malformed"


def test_a_message_may_have_paragraphs_and_a_name_may_not() -> None:
    require_text(text("Round 2\n\nin ten minutes"), "text")
    assert refused(opened(0), entering.enter, [NewEntry("all", (text("An\nna"),), token("x"))]) == "malformed"
