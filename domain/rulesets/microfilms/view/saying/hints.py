"""Deductions open to a seat: the possible identities of others (rules MF-2.2, MF-2.3, MF-7.1)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list
from domain.kernel.words.phrases import Hint, Place
from domain.rulesets.microfilms.model.cards import AGENT, AGENTS, FREELANCERS, NATION_NAMES, Identity
from domain.rulesets.microfilms.model.known_identities import KnownIdentities, known_identities
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table, croupier_seat

SHORT: dict[Identity, str] = {
    "BROKER": "the Broker",
    "HITMAN": "the Hitman",
    "INTERPOL": "Interpol",
    "JOURNALIST": "the Journalist",
    **{agent: NATION_NAMES[nation] for nation, agent in AGENT.items()},
}
"""Names of identities in a list of several."""


def hints(table: Table, mind: Mind, people: Sequence[str]) -> tuple[Hint, ...]:
    """Possible identities of the others in the game that this seat does not know."""
    if table.phase in ("setup", "over") or table.reveal is not None:
        return ()
    known, found = known_identities(table, mind), list[Hint]()
    for seat in table.seats:
        open_faces = [each for each in possible_faces(table, known, seat) if each]
        if open_faces and not table.out[seat]:
            is_sure = all(len(each) == 1 for each in open_faces)
            named = ", and ".join([one_of(each) for each in open_faces])
            text = f"{people[seat]} {'is' if is_sure else 'may be'} {named}."
            may = tuple([face for faces in open_faces for face in faces])
            rule = "MF-7.1" if table.options.is_croupier else "MF-2.3"
            found.append(Hint(text, (Place("identity", f"identity:{seat}"),), may, rule))
    return tuple(found)


def one_of(faces: Sequence[Identity]) -> str:
    return and_list([SHORT[each] for each in faces]).replace(" and ", " or ")


def possible_faces(table: Table, known: KnownIdentities, seat: Seat) -> tuple[list[Identity], ...]:
    """The possible faces of each identity of a seat that this seat does not know: one identity, or with two players
    agent and freelancer.
    """
    taken = frozenset[Identity]().union(*known)
    agents = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken and (seat, nation) not in table.not_agent]
    freelancers = [each for each in FREELANCERS if each not in taken]
    if not table.options.is_croupier:
        are_dealt = len(taken - AGENTS) < table.players - len(table.nations)
        return () if known[seat] else ([*agents, *(freelancers if are_dealt else ())],)
    agent = [] if known[seat] & AGENTS else agents
    if seat == croupier_seat(table):
        return (agent,)
    return (agent, [] if known[seat] - AGENTS else [each for each in freelancers if each != "HITMAN"])
