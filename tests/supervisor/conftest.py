"""Houses that are cleared away after each test."""

from pathlib import Path

import pytest

from .house import House


@pytest.fixture
def open_house(tmp_path):
    """Makes houses; by default on one data directory, and each with a port of its own."""
    houses = []

    def make(data=tmp_path / "var", **settings):
        houses.append(House(data, **settings))
        return houses[-1]

    if not Path("/proc").is_dir():
        pytest.skip("counts processes by /proc")
    yield make
    for house in houses:
        house.clear()


@pytest.fixture
def house(open_house):
    return open_house()
