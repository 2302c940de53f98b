"""A player who is signed in on this device."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, overload

from deaddrop_client import models, operations, problems
from deaddrop_client.accounts import drop_player, held_seat, hold_player, hold_seat
from deaddrop_client.aio.inbox import AsyncInbox
from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.bodies import without_absent
from deaddrop_client.pages import list_games, list_tournaments
from deaddrop_client.rules import ANY, C, E, Json, Rules, V

if TYPE_CHECKING:
    from deaddrop_client.aio.client import AsyncClient


class AsyncPlayer:
    """A player who is signed in on this device. token: the device's secret; recovery_code: the one that was shown last, for
    paper, None where this program has not seen it. No text form shows either. The client's `store` keeps the token, and
    those of the player's seats.
    """

    def __init__(self, client: AsyncClient, player: str, token: str, recovery_code: str | None = None) -> None:
        self.client, self.id, self.token, self.recovery_code = client, player, token, recovery_code

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"

    @property
    def inbox(self) -> AsyncInbox:
        """The news of all seats that are bound to the player, those bound later by themselves."""
        return AsyncInbox(self.client, self.token)

    async def me(self) -> models.Player:
        """The name, and what the player allows."""
        return await self.client.call(operations.get_player(), self.token)

    async def change(self, *, name: str | None = None, **consents: bool) -> models.Player:
        """Change the name, or what is allowed: `profile`, `ratings`. What is not named stays."""
        body = without_absent({"name": name, "consents": consents or None})
        return await self.client.call(operations.change_player(body), self.token)

    def games(self) -> AsyncIterator[models.MyGame]:
        """All games of the player, of all devices and pages: running ones first, with `decision` where it is your turn."""
        return self.client.driver.iterate(list_games(self.client.wire, self.token))

    def tournaments(self) -> AsyncIterator[models.MyTournament]:
        """All tournaments that the player has an entry of, the newest first, with the table of the round that is on."""
        return self.client.driver.iterate(list_tournaments(self.client.wire, self.token))

    @overload
    async def seat(self, game: str, seat: int) -> AsyncSeat[models.View, models.Event, Json]: ...

    @overload
    async def seat(self, game: str, seat: int, rules: Rules[V, E, C, Any]) -> AsyncSeat[V, E, C]: ...

    async def seat(self, game: str, seat: int, rules: Rules[Any, Any, Any, Any] = ANY) -> AsyncSeat[Any, Any, Any]:
        """A seat of the player's, by the token that is kept here, or by another one where that opens nothing any more:
        what another device had of it ends then.  Raises what `seat_token` raises.
        """
        token = held_seat(self.client.vault, self.id, game, seat)
        try:
            if token is not None:
                await self.client.call(operations.get_token(), token)
        except (problems.Gone, problems.Unauthorised):
            token = None
        return AsyncSeat(self.client, rules, game, seat, token or await self.seat_token(game, seat))

    async def seat_token(self, game: str, seat: int, *, key: str | None = None) -> str:
        """Another token for a seat of the player's in a running game; the one before opens nothing any more. key: as in
        `Client.register`.

        Raises problems.NotFound, problems.Gone for a seat of somebody else, problems.GameOver, problems.TooManyTokens.
        """
        made = await self.client.call(operations.reissue_seat(game, seat).with_key(key), self.token)
        hold_seat(self.client.vault, self.id, game, seat, made.token)
        return made.token

    async def bind(self, seat: AsyncSeat[Any, Any, Any]) -> None:
        """Bind a seat that was taken without the player.  Raises problems.SeatBound, problems.PlayerFull."""
        body = models.PlayerSeatBody(token=seat.token)
        await self.client.call(operations.bind_seat(seat.game, seat.number, body), self.token)
        self.keep(seat)

    async def bind_entry(self, tournament_id: str, entry: int, token: str, *, member: int = 0) -> None:
        """Bind an entry that was made without the player, by its own token, with the seats that its person has had. member:
        which of its persons the player is.  Raises problems.EntryBound, problems.AlreadyEntered.
        """
        body = models.PlayerEntryBody(token=token, member=member)
        await self.client.call(operations.bind_entry(tournament_id, entry, body), self.token)

    def keep(self, *seats: AsyncSeat[Any, Any, Any]) -> None:
        """Keep the tokens of seats that are bound to the player."""
        for each in seats:
            hold_seat(self.client.vault, self.id, each.game, each.number, each.token)

    async def ratings(self) -> list[models.OwnRating]:
        """The player's ratings, one for each game and number of people."""
        return (await self.client.call(operations.list_own_ratings(), self.token)).items

    async def make_link(self, *, key: str | None = None) -> models.PlayerLink:
        """A link for another device, which signs in once by it, within ten minutes.  Raises problems.TooManyCredentials."""
        return await self.client.call(operations.make_player_link().with_key(key), self.token)

    async def renew_recovery_code(self, *, key: str | None = None) -> str:
        """Another recovery code, for paper; the one before opens nothing any more."""
        made = await self.client.call(operations.renew_recovery_code().with_key(key), self.token)
        self.recovery_code = made.recovery_code
        return made.recovery_code

    async def credentials(self) -> list[models.Credential]:
        """What opens the account: tokens of devices, the recovery code, links, passkeys."""
        return (await self.client.call(operations.list_credentials(), self.token)).items

    async def end(self, credential: models.Credential | str | None = None) -> None:
        """End a credential, by itself or its `id`; without one the token of this device, which signs out."""
        own = next((each.id for each in await self.credentials() if each.current), "")
        ended = own if credential is None else credential if isinstance(credential, str) else credential.id
        await self.client.call(operations.revoke_credential(ended), self.token)
        if ended == own:
            drop_player(self.client.vault, self.id)

    async def forget(self) -> None:
        """Delete the account, and the player's names at tables. There is no way back."""
        await self.client.call(operations.forget_player(), self.token)
        drop_player(self.client.vault, self.id)


def player_of_sign_in(client: AsyncClient, made: models.PlayerSecrets | models.PlayerSignIn) -> AsyncPlayer:
    """The player of an answer that signs in, kept in the client's store."""
    hold_player(client.vault, made.player.id, made.token)
    code = made.recovery_code if isinstance(made, models.PlayerSecrets) else None
    return AsyncPlayer(client, made.player.id, made.token, code)
