"""Slips: another one for an entry or official, and the exchange of one for a token."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.tournaments import ChangedEntry, OfficialSlip, TournamentSlipToken
from extensions.tournaments.app.entries import slips
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http import requests as requests
from extensions.tournaments.http.routes.asking import WRITTEN, TournamentBlueprint, to_tournament_request
from service.http.answer import Answer
from service.http.call import Call, TokenUse
from service.http.operation import REPLAYED
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.intervention_bodies import SlipExchangeBody

blueprint = TournamentBlueprint("slips", "Slips: links of entries and officials, which a device exchanges for its own token.")


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/exchanges",
    Answer("The device's token.", TournamentSlipToken, examples.SLIP_EXCHANGED, 201, header_names=(REPLAYED,)),
    ("not-found", "gone", "slip-used", "busy", "unavailable"),
    body=SlipExchangeBody,
    example=requests.EXCHANGE_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.NONE,
)
def exchange_slip(call: Call, t: str) -> Any:
    """Exchange a slip

    Exchanges a slip for a token of this device, once per slip: send the request after a click of its reader, never when a link is merely opened. The same request with the
    same key gets the same token again. Another device gets `slip-used`; an official then makes a new slip. A slip that a newer one replaced gets `gone`. The log records the
    exchange, so everyone can see which slips are open.
    """
    return slips.exchange_slip(call.context, t, call.body["slip"], call.request)


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/entries/<number:entry>/slip",
    Answer("The new slip.", ChangedEntry, examples.ENTRY_SLIP, 201, header_names=(REPLAYED,)),
    ("own-section", *WRITTEN),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def make_entry_slip(call: Call, t: str, entry: int) -> Any:
    """Give an entry another slip

    Gives an entry another slip, such as for a lost phone: the entry's token and its previous slip end, and its next device exchanges the new one. For
    the entry, and for officials. The log shows the new slip; at running tables its seats get new tokens too, and the tables say so. While a round is under way, an
    official who plays gets no slip of another entry that sits in their section, or at a table with the deal that they still play (`own-section`).
    """
    return slips.make_entry_slip(call.context, entry, to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/officials/<o>/slip",
    Answer("The official, with the new slip.", OfficialSlip, examples.OFFICIAL_GRANTED, 201, header_names=(REPLAYED,)),
    WRITTEN,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def make_official_slip(call: Call, t: str, o: str) -> Any:
    """Give an official another slip

    Gives an official another slip: the official's token and previous slip end. The log shows the new slip: until the next round is published, the official's consent to a
    change of points or tie-breaks does not count. Organisers do so for every role, chief arbiters for arbiters and scorers.
    """
    return slips.make_official_slip(call.context, o, to_tournament_request(call, t))
