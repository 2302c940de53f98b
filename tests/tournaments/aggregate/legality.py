"""What every tournament is, after any prefix of its log: written apart from its folds."""

from __future__ import annotations

from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament


def check_legal(tournament: Tournament) -> None:
    """Fails where a tournament is in a state that there may not be."""
    rounds = tournament.rounds
    published = [number for number, each in rounds.items() if each.published is not None]
    assert sorted(published) == list(range(1, len(published) + 1))
    under_way = [number for number, each in rounds.items() if each.state in ("published", "open", "closing")]
    assert under_way in ([], [max(published, default=0)])
    assert all(each.state == "closed" for number, each in rounds.items() if number in published and number not in under_way)
    if tournament.status in ("drafted", "entries"):
        assert published == []
    if tournament.status in ("provisional", "final"):
        assert len(published) >= tournament.regulations.pairing.rounds
        assert not under_way
    if tournament.status == "final":
        assert not tournament.open_appeals
    if tournament.ended is not None:
        assert tournament.status in ("final", "cancelled")
    for number, played in rounds.items():
        assert number == played.number
        check_legal_round(tournament, played)
    check_legal_entries(tournament)
    check_legal_officials(tournament)


def check_legal_round(tournament: Tournament, played: Round) -> None:
    assert (played.state == "drafted") == (played.published is None)
    assert played.state != "drafted" or not played.tables
    assert (played.opened is not None) == (played.state in ("open", "closing", "closed"))
    assert (played.closed_at is not None) == (played.state == "closed")
    seated: list[tuple[int, int]] = []
    for number, table in played.tables.items():
        assert number == table.number
        check_legal_table(played, table)
        seated += [(each.entry, each.member) for each in table.seats]
        assert tournament.regulations.pairing.method == "open" or len(set(seated)) == len(seated)
    assert {each.entry for each in played.byes}.isdisjoint(entry for entry, _ in seated)


def check_legal_table(played: Round, table: Table) -> None:
    game = table.games[-1]
    assert len({each.id for each in table.games}) == len(table.games)
    if table.state == "waiting":
        assert game.opened is None
        assert table.result is None
    if table.state == "playing":
        assert game.opened is not None
        assert game.version is None
        assert table.result is None
    if table.state == "finished":
        assert game.version is not None
    if table.state in ("ruled", "void"):
        assert table.result is not None
        assert (table.state == "void") == (table.result.kind == "void")
    if table.result is not None and table.result.places:
        assert len(table.result.places) == len(table.seats)
    if played.state in ("closing", "closed"):
        assert table.state in ("finished", "ruled", "void")
        assert table.result is not None
    if played.state == "closed":
        assert all(each.opened is None or each.version is not None for each in table.games)


def check_legal_entries(tournament: Tournament) -> None:
    assert sorted(tournament.entries) == list(range(1, len(tournament.entries) + 1))
    entered = sum(each.state == "entered" and each.kind == "people" for each in tournament.entries.values())
    waiting = [each for each in tournament.entries.values() if each.state == "waiting"]
    assert entered <= tournament.regulations.entries.most + len(tournament.rulings)  # a penalty may be taken back
    assert not waiting or tournament.regulations.entries.waiting_list
    for each in tournament.entries.values():
        assert each.section in tournament.regulations.sections or each.state == "withdrawn"
        assert len(each.byes) == len(set(each.byes))


def check_legal_officials(tournament: Tournament) -> None:
    assert any(each.role == "organiser" and not each.is_revoked for each in tournament.officials.values())
    assert [each.number for each in tournament.rulings] == list(range(1, len(tournament.rulings) + 1))
    versions = [each.version for each in tournament.changes]
    assert versions == sorted(set(versions))
    assert max(versions, default=0) <= tournament.scored <= tournament.version
