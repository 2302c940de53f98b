"""Players over devices: registered, linked, recovered, with their seats, and forgotten."""

from __future__ import annotations

import logging
from pathlib import Path
from uuid import uuid4

import pytest

from deaddrop_client import Client, FolderStore, Player, Seat, guest, mine, models, problems
from deaddrop_client.accounts import MOST_SEATS, held_seat
from deaddrop_client.rules import ANY
from tests.clients_python.faults import Network, lost
from tests.clients_python.tables import Place, first


@pytest.fixture
def elsewhere(network: Network, pauses: list[float]) -> Client:
    """Another device: the same service, and a store of its own."""
    return Client("http://service", transport=network)


def test_a_player_plays_on_at_another_device(client: Client, elsewhere: Client) -> None:
    here = client.register("Anna")
    game = client.create("microdot", [mine(), mine("Boris")], player=here)
    game.seats[0].view()
    link = here.make_link()
    there = elsewhere.sign_in_by_link(link.link)
    assert (there.id, there.me().name, there.recovery_code) == (here.id, "Anna", None)
    assert {(each.game, each.seat) for each in there.games()} == {(game.id, 0), (game.id, 1)}
    assert [each.name for each in game.watch().card().seats] == ["Anna", "Boris"]
    seat = there.seat(game.id, 0)
    assert seat.token != game.seats[0].token
    assert there.seat(game.id, 0).token == seat.token
    with pytest.raises(problems.Gone):
        game.seats[0].view()
    for each in (seat, there.seat(game.id, 1)):
        each.answer(first)
    assert here.seat(game.id, 0).token not in (seat.token, game.seats[0].token)
    with pytest.raises(problems.Unauthorised):
        elsewhere.sign_in_by_link(link.link)


def test_every_way_to_a_seat_binds_it_and_keeps_its_token(client: Client) -> None:
    anna, boris = client.register("Anna"), client.register("Boris")
    game = client.create("microfilms", [mine("Anna"), guest(), guest()], visibility="unlisted", player=anna)
    claimed = client.claim(game.id, 1, game.claim_codes[1], player=boris)
    joined = client.join(game.id, "Clara", code=game.invitation_code)
    assert [each.seat for each in boris.games()] == [1]
    assert held_seat(client.vault, boris.id, game.id, 1) == claimed.token
    anna.bind(joined)
    assert sorted(each.seat for each in anna.games()) == [0, 2]
    assert anna.seat(game.id, 2).token == joined.token
    with pytest.raises(problems.SeatBound):
        boris.bind(joined)
    game.abort("It is late.")
    again = [each.rematch(player) for each, player in ((game.seats[0], anna), (claimed, boris), (joined, None))]
    [new] = {each.game for each in again}
    assert [each.seat for each in boris.games() if each.game == new] == [again[1].number]
    assert boris.seat(new, again[1].number).token == again[1].token
    with pytest.raises(problems.NotFound):
        anna.seat_token(new, again[2].number)
    with pytest.raises(problems.GameOver):
        anna.seat_token(game.id, 0)


def test_a_game_without_nonces_has_a_rematch_too(client: Client) -> None:
    game = client.create("microdot", [mine("Anna"), mine("Boris")], luck={"nonces": "none"})
    game.abort("It is late.")
    assert len({each.rematch().game for each in game.seats}) == 1


def test_the_places_of_seeks_are_bound(client: Client, elsewhere: Client) -> None:
    anna, boris = client.register("Anna"), elsewhere.register("Boris")
    place = client.seek("microdot", 2, player=anna)
    seats = [elsewhere.join_seek(place.id, player=boris).wait(), place.wait()]
    assert [(each.game, each.seat) for each in boris.games()] == [(seats[0].game, seats[0].number)]
    assert anna.seat(seats[1].game, seats[1].number).token == seats[1].token


def test_games_of_all_pages(client: Client, network: Network) -> None:
    anna = client.register("Anna")
    made = [client.create("microdot", [mine(), mine("Boris")], luck={"nonces": "none"}, player=anna) for _ in range(11)]
    network.seen.clear()
    places = [(each.game, each.seat) for each in anna.games()]
    assert sorted(places) == sorted((game.id, seat) for game in made for seat in (0, 1))
    assert len(network.seen) == 2


def test_a_lost_device_is_replaced_by_the_recovery_code(client: Client, elsewhere: Client) -> None:
    lost_device = client.register("Anna")
    code = lost_device.recovery_code
    assert code is not None
    player = elsewhere.recover(code.lower().replace("-", " "))
    assert (player.id, player.me().name) == (lost_device.id, "Anna")
    assert player.recovery_code not in (None, code)
    with pytest.raises(problems.Gone):
        lost_device.me()
    with pytest.raises(problems.Unauthorised):
        client.recover(code)
    assert player.renew_recovery_code() == player.recovery_code
    assert client.recover(player.recovery_code).id == player.id


def test_answers_that_are_lost_are_asked_for_again_with_a_key(client: Client, network: Network) -> None:
    key = str(uuid4())
    network.faults = [lost]
    anna = client.register("Anna", key=key)
    again = client.register("Anna", key=key)
    assert (again.id, again.token, again.recovery_code) == (anna.id, anna.token, anna.recovery_code)


def test_a_store_keeps_who_is_signed_in_until_the_end(network: Network, pauses: list[float], tmp_path: Path) -> None:
    def open_client(url: str = "http://service") -> Client:
        return Client(url, transport=network, store=FolderStore(tmp_path))

    assert open_client().signed_in() is None
    anna = open_client().register("Anna")
    game = open_client().create("microdot", [mine(), mine("Boris")], player=anna)
    found = open_client().signed_in()
    assert found is not None
    assert (found.id, found.token, found.recovery_code) == (anna.id, anna.token, None)
    assert found.seat(game.id, 1).token == game.seats[1].token
    assert open_client("http://another").signed_in() is None
    boris = open_client().register("Boris")
    assert signed_in_at(open_client()) == boris.id
    found.end()
    assert signed_in_at(open_client()) == boris.id
    boris.forget()
    assert open_client().signed_in() is None
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(("player-", "signed-in-"))]
    with pytest.raises(problems.Unauthorised):
        boris.me()


def signed_in_at(client: Client) -> str | None:
    player = client.signed_in()
    return player.id if player else None


def test_credentials_are_listed_and_ended_one_by_one(client: Client, elsewhere: Client) -> None:
    anna = client.register("Anna")
    there = elsewhere.sign_in_by_link(anna.make_link().link)
    link = anna.make_link()
    kinds = [each.kind for each in anna.credentials()]
    assert sorted(kinds) == ["link", "recovery", "token", "token"]
    anna.end(next(each for each in anna.credentials() if each.kind == "link"))
    with pytest.raises(problems.Unauthorised):
        elsewhere.sign_in_by_link(link.link)
    anna.end(next(each.id for each in anna.credentials() if each.kind == "token" and not each.current))
    with pytest.raises(problems.Gone):
        there.me()
    assert elsewhere.signed_in() is not None
    anna.end()
    assert client.signed_in() is None
    with pytest.raises(problems.Gone):
        anna.me()


def test_a_player_changes_what_is_named_and_no_more(client: Client) -> None:
    anna = client.register("Anna")
    assert anna.change(ratings=True).consents == ["ratings"]
    changed = anna.change(name="Anouk", profile=True)
    assert (changed.name, sorted(changed.consents)) == ("Anouk", ["profile", "ratings"])
    assert anna.change(ratings=False, profile=False).consents == []
    assert anna.ratings() == []


def test_no_secret_of_a_player_is_shown(client: Client, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    anna = client.register("Anna")
    game = client.create("microdot", [mine(), mine("Boris")], player=anna)
    place = client.seek("microdot", 2, player=anna)
    link, seat = anna.make_link(), anna.seat(game.id, 0)
    with pytest.raises(problems.Unauthorised) as refused:
        client.recover("0000-" * 8 + "0A8J")
    shown = [repr(each) for each in (anna, anna.inbox, link, seat, game, place, place.place, client, client.vault, *anna.credentials())]
    shown += [repr(models.PlayerSecrets(player=anna.me(), token=anna.token, recovery_code=str(anna.recovery_code)))]
    shown += [repr(models.RecoveryCodeBody(recovery_code=str(anna.recovery_code))), repr(models.PlayerLinkBody(link=link.link))]
    shown += [str(refused.value), caplog.text]
    secrets = [anna.token, str(anna.recovery_code), link.link, seat.token, place.token]
    assert not [(secret, text) for secret in secrets for text in shown if secret in text]
    assert all(any(secret in text for text in client.vault.store.values()) for secret in (anna.token, seat.token))


def test_the_tokens_that_are_kept_have_a_bound(client: Client) -> None:
    anna = client.register("Anna")
    seats = [seat_of(anna, f"{number:018d}") for number in range(MOST_SEATS + 3)]
    anna.keep(*seats)
    kept = [held_seat(client.vault, anna.id, each.game, each.number) for each in seats]
    assert kept == [None] * 3 + [each.token for each in seats[3:]]


def seat_of(player: Player, game: str) -> Place:
    return Seat(player.client, ANY, game, 0, f"dd_seat_{game}")
