"""Every page of docs/guides is carried out as written, against the whole service."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guides.runner import ROOT, read_blocks, run_page
from tests.journeys.service import whole_service

PAGES = sorted((ROOT / "docs/guides").glob("*.md"))
NEEDS = {"curl", "jq", "openssl", "node", "npm"}
"""Programs that a page may say its reader needs."""
TIMEOUT_S = 300


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the service answers."""
    with whole_service(tmp_path_factory.mktemp("service"), DEADDROP_WEB_WORKERS="1") as address:
        yield address


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_a_guide_works_as_written(page: Path, url: str, tmp_path: Path) -> None:
    needed = {each for each in NEEDS if f"`{each}`" in page.read_text(encoding="utf-8").partition("\n## ")[0]}
    if missing := sorted(each for each in needed if shutil.which(each) is None):
        pytest.skip(f"{page.name} needs {', '.join(missing)}, which is not on PATH.")
    assert read_blocks(page, url)
    run_page(page, url, tmp_path, TIMEOUT_S)
