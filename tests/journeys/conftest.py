"""One whole service for all journeys."""

from __future__ import annotations

import pytest

from tests.journeys.service import whole_service
from tests.journeys.stranger import Stranger


@pytest.fixture(scope="session")
def url(tmp_path_factory):
    """Where the service answers."""
    with whole_service(tmp_path_factory.mktemp("service"), DEADDROP_WEB_WORKERS="2") as address:
        yield address


@pytest.fixture
def stranger(url):
    """A client that knows no game."""
    with Stranger(url) as client:
        yield client
