"""Tournaments by the client: entered, drafted, published, closed, with standings."""

from __future__ import annotations

from uuid import uuid4

import pytest

from deaddrop_client import Client, Tournament, models, problems

REGULATIONS = {"pairing": {"rounds": 2}, "entries": {"check_in": "none"}}


@pytest.fixture
def tournament(client: Client) -> Tournament:
    made = client.create_tournament("Tuesday league", "microfilms", "league-evening", regulations=REGULATIONS)
    made.enter([models.EntryBody(names=[f"Player {number}"]) for number in range(1, 8)])
    return made


def test_a_tournament_is_drafted_and_published_by_who_has_seen_it(client: Client, tournament: Tournament) -> None:
    assert [each.names for each in tournament.entries()][:2] == [["Player 1"], ["Player 2"]]
    draft = tournament.draft(1)
    assert [len(each.seats) for each in draft.tables] == [4, 3]
    assert tournament.publish(draft).state == "published"
    assert [len(each.seats) for each in client.tournament(tournament.id).round(1).round.tables] == [4, 3]
    with pytest.raises(problems.RoundUnfinished):
        tournament.close(1, tournament.card().version)


def test_mistakes_are_seen_before_and_corrected_after_an_entry_is_made(tournament: Tournament) -> None:
    shown = tournament.preview([{"names": ["player 7"]}, {"names": ["Zoe"], "seed": 0}])
    assert (shown.entered, shown.refused, shown.rows[0].alike[0].entry) == (1, 1, 7)
    assert tournament.correct_name(7, "Seven, Player").entry.names == ["Player Seven"]
    assert tournament.remove_entry(6, same_as=7).entry.state == "removed"
    tournament.publish(tournament.draft(1))
    with pytest.raises(problems.EntryInRound):
        tournament.remove_entry(7)


def test_a_stale_draft_is_published_by_the_last_change(tournament: Tournament) -> None:
    stated = {"tables": [{"seats": [{"entry": each} for each in seats]} for seats in ((1, 3, 5, 7), (2, 4, 6))]}
    draft = tournament.state_draft(1, stated, tournament.card().version)
    tournament.enter([{"names": ["Zoe"], "kind": "stand_in"}])
    with pytest.raises(problems.DraftStale):
        tournament.publish(draft)
    assert tournament.publish(draft, newest=tournament.card().version).state == "published"


def test_everybody_reads_standings_and_the_feed(client: Client, tournament: Tournament) -> None:
    anybody = client.tournament(tournament.id)
    [section] = anybody.standings().sections
    assert (len(section.rows), section.rows[0].points) == (7, "0")
    assert anybody.standings_csv().startswith("section,place,entry")
    assert [each.type for each in anybody.facts().facts][:2] == ["tournament.created", "entry.made"]
    assert anybody.record().startswith(b"{")
    with pytest.raises(problems.Forbidden):
        tournament.enter([{"names": ["Eve"]}])[0].draft(1)
    tournament.open_entries()
    assert anybody.enter([{"names": ["Fay"]}])[0].entry == 9


def test_an_official_has_a_receiver_told(client: Client, tournament: Tournament) -> None:
    made = tournament.create_webhook("https://receiver.example/hook")
    assert made.secret.startswith("whsec_")
    assert [each.id for each in tournament.webhooks()] == [made.id]
    assert tournament.enter([{"names": ["Eve"]}])[0].webhooks() == []
    tournament.delete_webhook(made.id)
    assert tournament.webhooks() == []


def test_a_series_counts_what_is_final(client: Client, tournament: Tournament) -> None:
    told = client.series([tournament.id], best=1, row=["10", "5"])
    assert [(each.tournament, each.counts) for each in told.tournaments] == [(tournament.id, False)]
    assert (told.rows, told.series.row) == ([], ["10", "5"])


def test_who_enters_by_the_client_has_a_token_and_keeps_it_over_a_crash(client: Client) -> None:
    tournament = client.create_tournament("Tuesday league", "microfilms", "league-evening")
    key = str(uuid4())
    first, again = (tournament.enter([{"names": ["Anna"]}, {"names": ["Robot"], "kind": "bot", "bot": "house"}], key=key) for _ in range(2))
    assert [each.token for each in first] == [each.token for each in again]
    assert (first[0].entry, first[0].card().you) == (1, "e1")
    assert (first[1].entry, first[1].token) == (2, None)


def test_a_slip_that_was_handed_on_is_exchanged_once(client: Client) -> None:
    tournament = client.create_tournament("Tuesday league", "microfilms", "league-evening")
    slip = tournament.make_entries([{"names": ["Anna"]}]).entries[0].slip
    assert slip is not None
    assert tournament.exchange(slip).card().you == "e1"
    with pytest.raises(problems.SlipUsed):
        tournament.exchange(slip)
