"""docs/spec/words.md says enough: written from it alone, and the page's words, agree with the vectors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.programs import ROOT
from tests.spec.node import node

SPEC = ROOT / "docs" / "spec"
WORDS = (SPEC / "words.txt").read_text(encoding="utf-8").splitlines()
VECTORS: Any = json.loads((SPEC / "vectors" / "words.json").read_text(encoding="utf-8"))


def words_of(digest: str) -> str:
    bits = "".join(f"{byte:08b}" for byte in bytes.fromhex(digest)[:11])
    return " ".join(WORDS[int(bits[at : at + 11], 2)] for at in range(0, 88, 11))


def test_the_list_is_2048_words_known_by_their_first_four_letters() -> None:
    assert len(WORDS) == len({word[:4] for word in WORDS}) == 2048
    assert sorted(WORDS) == WORDS


def test_the_vectors() -> None:
    assert [words_of(each["digest"]) for each in VECTORS] == [each["words"] for each in VECTORS]
    assert VECTORS[0]["words"] == " ".join(["abandon"] * 8)


def test_the_page_says_the_same(tmp_path: Path) -> None:
    module = (ROOT / "service/web/static/verify/words.mjs").as_uri()
    script = tmp_path / "words.mjs"
    script.write_text(
        f"import {{ inWords }} from {json.dumps(module)};\n"
        f"console.log(JSON.stringify({json.dumps([each['digest'] for each in VECTORS])}.map(inWords)));"
    )
    assert json.loads(node(script).stdout) == [each["words"] for each in VECTORS]
