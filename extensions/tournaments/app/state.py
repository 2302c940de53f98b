"""What one process keeps of tournaments."""

from __future__ import annotations

from dataclasses import dataclass, field

from extensions.tournaments.app.draft_pool import Drafts
from extensions.tournaments.app.repository import TournamentRepository
from extensions.tournaments.domain.standings.book import Book
from extensions.tournaments.domain.standings.ranking import Ranking
from service.lru_cache import LruCache
from service.store import Store

BOOKS, BYTES_A_TALLY = 64 * 2**20, 4_096
"""Bytes of the cache of standings, and an estimate of one entry's part of them."""
RANKINGS, BYTES_A_RANK = 32 * 2**20, 1_024
"""Bytes of the cache of places, and an estimate of one entry's part of them."""
PAGES = 32 * 2**20
"""Bytes of the cache of public pages, compressed, keyed by their content."""


def ranking_bytes(ranking: Ranking) -> int:
    """Estimated bytes of the places of a section, without the book."""
    return 4_096 + BYTES_A_RANK * len(ranking.book.tallies)


def book_bytes(book: Book) -> int:
    """Estimated bytes of standings."""
    return 4_096 + BYTES_A_TALLY * len(book.tallies)


@dataclass(frozen=True)
class Tournaments:
    """The tournaments of a store. drafts: of rounds, large ones in separate processes; the others are caches."""

    store: Store
    repository: TournamentRepository = field(init=False)
    drafts: Drafts = field(default_factory=Drafts)
    books: LruCache[Book] = field(default_factory=lambda: LruCache(BOOKS, book_bytes))
    rankings: LruCache[Ranking] = field(default_factory=lambda: LruCache(RANKINGS, ranking_bytes))
    pages: LruCache[bytes] = field(default_factory=lambda: LruCache(PAGES, len))

    def __post_init__(self) -> None:
        object.__setattr__(self, "repository", TournamentRepository(self.store))
