"""Set-up and stated deals (rules MF-2 and MF-7.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.chance import Chance, take
from domain.kernel.errors import Malformed
from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
from domain.rulesets.microfilms.model import cards, events
from domain.rulesets.microfilms.model.options import Deal, Options
from domain.rulesets.microfilms.rules.state import FOLDS, Deciding, initial

FRANCS_FROM = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3}
"""By number of players: seats from this place on get a franc; 0 is the starting seat.  Rule MF-2.7."""


def seating(options: Options, players: int) -> int:
    """Number of automaton seats: 1 for the Croupier in the variant for two, else 0.

    Raises Malformed for options that do not fit each other or the number of players.
    """
    low, high = (2, 2) if options.is_croupier else (3, 6)
    if not low <= players <= high:
        raise Malformed(
            "The Croupier is for exactly 2 players." if options.is_croupier
            else f"The standard game is for 3 to 6 players, not {players}; "
            "two can play with options.variant = croupier."
        )  # fmt: skip
    if options.nations and len(set(options.nations)) != 3:
        raise Malformed("options.nations names three different nations.")
    if not 1 <= options.turn_cap <= 1000:
        raise Malformed("options.turn_cap is from 1 to 1000 turns per seat.")
    last, seats = options.last_game, players + options.is_croupier
    played = (options.first_seat, *((last.starter, last.attempter) if last else ()))
    if any(seat is not None and not 0 <= seat < players for seat in played) or (
        last and any(not 0 <= seat < seats for seat in last.winners)
    ):
        raise Malformed("options name a seat that is not at this table.")
    if (options.start == "host") != (options.first_seat is not None):
        raise Malformed("options.first_seat goes with options.start = host.")
    return int(options.is_croupier)


CROUPIERS = ("second_seat_franc", "croupier_pays", "allied_failure", "claim_needs_both_cleared")
"""Options that only the variant with the Croupier reads.  Rule MF-7."""


def unused_options(options: Options, _players: int) -> Mapping[str, str]:
    """Options set without effect, each with the reason.  Rules MF-2.6, MF-7."""
    plain, found = Options(), {}
    if not options.is_croupier:
        found = {
            each: "It is for the variant croupier."
            for each in CROUPIERS
            if getattr(options, each) != getattr(plain, each)
        }
    if options.last_game is not None and options.start != "last_winner":
        found["last_game"] = "It goes with start = last_winner, and says who begins then."
    return found


def open_game(deciding: Deciding) -> None:
    """Every event from the empty table to the first turn."""
    options, players, chance = deciding.table.options, deciding.table.players, deciding.chance
    nations = options.nations or nations_in_play(chance)
    first = starter(options, players, chance)
    deciding.emit(
        table_event(options, players, nations, first),
        *identity_events(options, players, nations, chance),
        *card_events(options, players, nations, chance),
        events.TurnBegan(first),
    )


def nations_in_play(chance: Chance) -> tuple[cards.Nation, ...]:
    """The three nations in play, one of the four being boxed at random.  Rule MF-2.1."""
    boxed = chance("nations", cards.NATIONS)
    return tuple(nation for nation in cards.NATIONS if nation != boxed)


def starter(options: Options, players: int, chance: Chance) -> Seat:
    """The starting seat.  Rule MF-2.6."""
    last = options.last_game
    if options.start == "host" and options.first_seat is not None:
        return options.first_seat
    if options.start == "last_winner" and last is not None:
        attempter = last.starter if last.attempter is None else last.attempter
        winners = [seat for seat in last.winners if seat < players]
        return min(winners, key=lambda seat: (seat - attempter) % players, default=(last.starter + 1) % players)
    return chance("start", range(players))


def table_event(options: Options, players: int, nations: tuple[cards.Nation, ...], first: Seat) -> events.TableLaid:
    """The first event, with the starting francs.  Rule MF-2.7; with two players MF-7.1."""
    late = FRANCS_FROM[players]
    if options.is_croupier:
        late = 1 if options.second_seat_franc else players
    francs = tuple(int((seat - first) % players >= late) for seat in range(players))
    seats = (*francs, 0) if options.is_croupier else francs
    return events.TableLaid(nations, seats, cards.FRANCS - sum(seats))


def identity_events(options: Options, players: int, nations: tuple[cards.Nation, ...], chance: Chance) -> tuple[Event, ...]:
    """Deal identities and box the other freelancers.  Rules MF-2.2, MF-2.3; with two players MF-7.1."""
    agents = [cards.AGENT[nation] for nation in nations]
    if options.is_croupier:
        freelancers: list[cards.Identity] = ["BROKER", "INTERPOL", "JOURNALIST"]
        dealt = [(take("agents", agents, chance), take("freelancers", freelancers, chance)) for _ in range(players)]
        boxed = ("HITMAN", *freelancers)
        everybody: list[tuple[cards.Identity, ...]] = [*dealt, tuple(agents)]
    else:
        pool = list(cards.FREELANCERS)
        faces = sorted((*agents, *(take("freelancers", pool, chance) for _ in range(players - 3))))
        boxed = tuple(pool)
        everybody = [(take("identities", faces, chance),) for _ in range(players)]
    return (
        events.FreelancersBoxed(Known(tuple(sorted(boxed)), NOBODY)),
        *(events.IdentityDealt(seat, Known(faces, to(seat))) for seat, faces in enumerate(everybody)),
    )


def card_events(options: Options, players: int, nations: tuple[cards.Nation, ...], chance: Chance) -> tuple[Event, ...]:
    """Box a letter, deal first cards, and build the draw deck.  Rules MF-2.4, MF-2.5."""
    letters = [cards.LETTER[nation] for nation in nations]
    actions = list(cards.ACTIONS)
    boxed = take("letters", letters, chance)
    hands = [take("actions", actions, chance) for _ in range(players)]
    ace: tuple[cards.Card, ...] = () if options.is_croupier else ("ACE",)
    deck = tuple(sorted((*actions, *letters, *(cards.FILM[nation] for nation in nations), *ace)))
    return (
        events.LetterBoxed(Known(boxed, NOBODY)),
        *(events.ActionDealt(seat, Known(card, to(seat))) for seat, card in enumerate(hands)),
        events.DeckBuilt(len(deck), Known(deck, NOBODY)),
    )


def deal_outcomes(options: Options, seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """Outcomes by chance source that a stated deal fixes.  Raises Malformed for an impossible deal."""
    players = 2 if options.is_croupier else seats
    if deal.nations and options.nations and set(deal.nations) != set(options.nations):
        raise Malformed("deal.nations and options.nations disagree.")
    nations = options.nations or deal.nations
    if (deal.identities or deal.deck or deal.boxed_letter) and not nations:
        raise Malformed("A deal that states identities, letters or the deck also states its nations.")
    is_last_game_asked = options.start == "last_winner" and options.last_game is not None
    if deal.start is not None and (options.start == "host" or is_last_game_asked):
        raise Malformed("deal.start and the options both say who starts.")
    if cards.LETTERS.intersection(deal.deck) and not deal.boxed_letter:
        raise Malformed("A deal that states a letter in the deck also states which letter is in the box.")
    if set(cards.ACTIONS).intersection(deal.deck) and len(deal.hands or ()) != players:
        raise Malformed("A deal that states an action card in the deck also states every player's first card.")
    outcomes: dict[str, Sequence[Any]] = {}
    if deal.nations and not options.nations:
        outcomes["nations"] = [nation for nation in cards.NATIONS if nation not in deal.nations]
    if deal.start is not None:
        outcomes["start"] = (deal.start,)
    if deal.boxed_letter:
        outcomes["letters"] = (cards.LETTER[deal.boxed_letter],)
    if deal.hands:
        outcomes["actions"] = deal.hands
    if deal.deck:
        outcomes["draw-deck/1"] = deal.deck
    if deal.identities and nations:
        outcomes |= identity_outcomes(options, players, nations, deal.identities)
    try_out(options, seats, outcomes, deal)
    return outcomes


def identity_outcomes(
    options: Options, players: int, nations: tuple[cards.Nation, ...], dealt: tuple[tuple[cards.Identity, ...], ...]
) -> dict[str, Sequence[Any]]:
    """Outcomes of the sources that deal identities. dealt: by seat.  Raises Malformed."""
    if options.is_croupier:
        two_each = [faces for faces in dealt[:players] if len(faces) == 2]
        if len(dealt) not in (players, players + 1) or len(two_each) != players:
            raise Malformed("deal.identities gives each player an agent and a freelancer, in that order.")
        agents = [faces[0] for faces in two_each]
        left = tuple(cards.AGENT[nation] for nation in nations if cards.AGENT[nation] not in agents)
        if dealt[players:] not in ((), (left,)):
            raise Malformed("deal.identities gives the Croupier the agent that is left.")
        return {"agents": agents, "freelancers": [faces[1] for faces in two_each]}
    if len(dealt) != players or any(len(faces) != 1 for faces in dealt):
        raise Malformed("deal.identities gives each seat one identity.")
    return {
        "freelancers": [face for (face,) in dealt if face in cards.FREELANCERS],
        "identities": [face for (face,) in dealt],
    }


def try_out(options: Options, seats: int, outcomes: Mapping[str, Sequence[Any]], deal: Deal) -> None:
    """Run the set-up with the stated outcomes.  Raises Malformed unless each is possible at its place in the deal."""
    left = {source: list(values) for source, values in outcomes.items()}

    def chance(source: str, support: Sequence[Any]) -> Any:
        outcome = left[source].pop(0) if left.get(source) else support[0]
        if outcome not in support:
            raise Malformed(f"The deal states {outcome} where it cannot be.")
        return outcome

    empty = initial(options, seats)
    deciding = Deciding(FOLDS, empty, chance)
    open_game(deciding)
    deck = list(deciding.house.deck)
    for card in deal.deck:
        if card not in deck:
            raise Malformed(f"The deal states {card} in the deck where it cannot be.")
        deck.remove(card)
    for source, values in left.items():
        if values and source != "draw-deck/1":
            raise Malformed(f"The deal states more {source} than are dealt.")
