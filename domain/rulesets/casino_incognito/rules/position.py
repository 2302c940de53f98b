"""Validation of stated positions (rules CI-1 to CI-4 and CI-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domain.kernel.position import (
    demand,
    demand_among,
    demand_counts,
    demand_each_once,
    demand_seats,
    demand_whole_deck,
    position_check,
)
from domain.rulesets.casino_incognito.model.abilities import WINDOWS
from domain.rulesets.casino_incognito.model.cards import Card, full_deck
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import (
    CHARACTERS,
    FIRST_CHARACTERS,
    LEAKS,
    NEWCOMERS,
    ROOMS,
    Options,
)
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.rules.state import House

MAX_AMOUNT = 1000
"""Upper bound for chips and points, above anything a game can reach."""


def is_in_progress(table: Table) -> bool:
    return table.phase not in ("set_up", "over") and table.outcome is None and table.reveal is None


def deck_in_play(options: Options) -> tuple[Card, ...]:
    return full_deck(with_jokers=options.jokers != "OUT")


def check_table(blank: Table, table: Table) -> None:
    seats = len(blank.chips)
    demand(sorted(table.track) == list(table.seats), "The track does not hold each seat once")
    for named in (table.asked, table.done, table.sealed, set(table.advances), (table.turn,)):
        demand_seats(named, seats, "The table")
    demand(bool(table.asked) and table.kind is not None, "No decision is open")
    demand(
        0 <= table.hand <= table.options.hands and 0 <= table.round <= table.options.rounds,
        "The hand or the round is out of range",
    )
    demand((table.hand == 0) == (table.phase == "disguises"), "The phase and the number of the hand do not match")
    demand_counts(
        (*table.chips, *table.hidden, *table.bonus, *table.removed, table.deck, table.disguises, table.price),
        "chips or cards",
    )
    demand(
        max(map(abs, (*table.chips, *table.vp, *table.bonus, table.price))) <= MAX_AMOUNT,
        "There are more chips or points than a game can have",
    )
    check_casino(blank, table)
    check_scoring(table)
    check_cards(table)
    check_plot(table)


def check_casino(blank: Table, table: Table) -> None:
    """Rooms, characters and marks."""
    most = range(FIRST_CHARACTERS, CHARACTERS + 1, NEWCOMERS)
    demand(
        len(table.rooms) in most and set(table.rooms) <= set(ROOMS),
        "The characters or their rooms are not those of the game",
    )
    demand(all(each in most for each in table.among), "An agent was drawn from a wrong number of characters")
    demand(len(table.conversations) == len(blank.conversations), "The number of conversations is wrong")
    demand(all(each.room in (0, *ROOMS) for each in table.conversations), "A conversation is in no room")
    for marks in table.marks:
        demand_each_once(marks, range(1, table.board_size + 1), "The marks")
    demand(max(table.removed) <= 1 + CHARACTERS // len(table.seats), "More disguises left the game than can leave it")
    demand(table.disguises <= CHARACTERS, "The disguise deck is too large")
    demand_each_once(table.resolved, ROOMS, "The rooms")
    for contact in (*table.met, *((table.contact,) if table.contact is not None else ())):
        demand(contact.room in ROOMS, "Contact is made in no room")
        demand_seats([bid.seat for bid in contact.bids or ()], len(table.seats), "A bid")
        demand(
            all(
                0 <= bid.chips <= MAX_AMOUNT and bid.character in (None, *range(1, table.board_size + 1))
                for bid in contact.bids or ()
            ),
            "A bid has impossible chips or an unknown character",
        )
        demand_among(set(contact.took), table.seats, "A conversation")


def check_scoring(table: Table) -> None:
    """Tiles and wagers."""
    demand_each_once([each.tile for each in table.tiles], range(len(TILES)), "The tiles")
    demand(
        len(table.tiles) <= len(table.seats) and all(0 <= each.bonus <= MAX_AMOUNT for each in table.tiles),
        "The row has too many tiles, or a tile an impossible bonus",
    )
    demand_each_once(table.drawn, range(len(TILES)), "The tiles")
    demand_each_once(table.judged, range(len(TILES)), "The tiles")
    for each in (*table.scores, *((table.scoring,) if table.scoring is not None else ())):
        demand(
            0 <= each.tile < len(TILES) and len(each.wagers) == len(table.seats),
            "A scored tile does not exist, or its wagers are not one per seat",
        )
        demand(all(wager is None or 0 <= wager <= MAX_AMOUNT for wager in each.wagers), "A wager has impossible chips")
        demand_among({shown.seat for shown in each.shown}, table.seats, "A hand")
    if table.scoring is not None:
        demand_seats(table.scoring.out, len(table.seats), "The wager")
        demand_seats(table.scoring.revealed, len(table.seats), "The showdown")
        demand(table.scoring.tile in [each.tile for each in table.tiles], "The tile being scored is not in the row")
    for score in table.scores:
        demand_among({earned.seat for earned in score.earned}, table.seats, "A place")


def open_cards(table: Table) -> tuple[Card, ...]:
    """The face-up cards."""
    talks = [card for each in table.conversations for card in each.cards]
    opened = [card for cards in table.open for card in cards]
    return (*talks, *opened, *(each.card for each in table.leak), *table.discard)


def check_cards(table: Table) -> None:
    demand(
        len(table.leak) <= LEAKS and all(0 <= each.chips <= MAX_AMOUNT for each in table.leak),
        "The Leak has too many cards or impossible chips",
    )
    drawn = table.plot.effect.drawn if table.plot.effect is not None else 0
    demand_counts((drawn,), "cards")
    shown = open_cards(table)
    demand_among(shown, deck_in_play(table.options), "What lies open")
    if table.hand:
        sizes = len(shown) + sum(table.hidden) + table.deck + len(table.plot.down) + drawn
        demand(sizes == len(deck_in_play(table.options)), "The number of cards is wrong")
    else:
        demand(not shown and not any(table.hidden) and not table.plot.down, "There are cards before the first deal")


def check_plot(table: Table) -> None:
    """The state of intrigue."""
    plot, seats, spots = table.plot, len(table.seats), range(1, len(table.conversations) + 1)
    named: list[Iterable[int | None]] = [plot.played, plot.darted, plot.henchmen, plot.passing]
    named += [(seat,) for seat, _ in (*plot.stakes, *plot.fitting)]
    named += [[each.seat for each in plot.answers]]
    named += [(each.seat,) for each in plot.down]
    named += [(each.seat,) for each in (plot.muscle, plot.femme) if each is not None]
    if plot.trial is not None:
        named += [(plot.trial.seat,), plot.trial.let]
        demand(plot.trial.seat in plot.tries, "The card being tried is not among the tries")
    if plot.effect is not None:
        named += [(plot.effect.seat,), (plot.effect.target,), plot.effect.moved]
        demand(plot.effect.card in deck_in_play(table.options), "A card that does not exist has an effect")
        demand(plot.effect.room in (None, *ROOMS), "An effect is in no room")
    for each in named:
        demand_seats(each, seats, "Intrigue")
    demand(
        all(each in table.seats and plot.tries.count(each) <= table.hidden[each] for each in plot.tries),
        "More cards are tried than are held",
    )
    chips = [each.chips for each in plot.stakes] + ([plot.trial.chips] if plot.trial is not None else [])
    demand(all(0 <= each <= MAX_AMOUNT for each in chips), "There are more chips than a game can have")
    demand(all(1 <= each.chips <= MAX_AMOUNT for each in plot.answers), "A sealed try has impossible chips")
    demand(
        all(plot.tries.count(each.seat) < table.hidden[each.seat] for each in plot.answers),
        "A seat has sealed a try and has no card for it",
    )
    demand(not plot.answers or table.phase in WINDOWS, "A try is sealed outside a window")
    demand(not plot.passing or plot.effect is None, "A pass that ends with a card that is played stands beside one")
    demand(all(each.spot in spots for each in plot.down), "A face-down card is in no conversation")
    demand(
        all(
            token is None or (token.room in ROOMS and 0 <= token.toll <= MAX_AMOUNT)
            for token in (plot.muscle, plot.femme)
        ),
        "A token is in no room or has an impossible toll",
    )


def check_mind(table: Table, mind: Mind) -> None:
    has_agent = table.hand > 0 or mind.seat in table.done
    demand((mind.agent is not None) == has_agent, "A seat has no agent, or one too early")
    faces = (*mind.removed, *mind.looked, *((mind.agent,) if mind.agent is not None else ()))
    demand_each_once(faces, range(1, CHARACTERS + 1), "The disguises")
    demand(mind.agent is None or mind.agent <= table.among[mind.seat], "The agent was not in play when it was drawn")
    demand(mind.agent not in table.marks[mind.seat], "The agent is marked on its own board")
    demand(len(mind.removed) == table.removed[mind.seat], "The disguises that a seat removed do not match the table")
    demand(
        bool(mind.looked) == (table.kind == "disguise" and mind.seat in table.asked),
        "The disguises a seat looks at do not match its decision",
    )
    demand(len(mind.hidden) == table.hidden[mind.seat], "The size of a hand does not match the table")
    demand(list(mind.hidden) == sorted(mind.hidden), "The hand is not sorted")
    demand_among(mind.tried, mind.hidden, "What is tried")
    demand(len(mind.tried) == table.plot.tries.count(mind.seat), "The number of tried cards does not match the table")
    effect = table.plot.effect
    drawn = effect.drawn if effect is not None and effect.seat == mind.seat else 0
    demand(len(mind.drinks) == drawn, "The number of cards looked at does not match the table")
    down = sorted(each.spot for each in table.plot.down if each.seat == mind.seat)
    demand(sorted(each.spot for each in mind.laid) == down, "The laid cards do not match the table")
    demand(
        all(each.seat in table.seats and each.seat != mind.seat for each in mind.known),
        "A known card belongs to no other seat",
    )
    for seat in table.seats:
        demand(
            sum(each.seat == seat for each in mind.known) <= table.hidden[seat],
            "More cards are known than a hand holds",
        )
    located = [*open_cards(table), *mind.hidden, *mind.drinks, *(card for _, card in (*mind.laid, *mind.known))]
    demand_among(located, deck_in_play(table.options), "What is known")
    check_sealed(table, mind)


def check_sealed(table: Table, mind: Mind) -> None:
    """The seat's sealed answers."""
    is_sealed = mind.seat in table.sealed
    demand(
        is_sealed or (mind.bid, mind.answer, mind.marking) == (None, None, None),
        "A seat has a sealed answer that the table does not show",
    )
    bid = mind.bid
    if bid is not None:
        demand(
            bid.seat == mind.seat and 0 <= bid.chips <= MAX_AMOUNT, "A bid has impossible chips or an unknown character"
        )
        demand(bid.character in (None, *range(1, table.board_size + 1)), "A bid names an unknown character")
    demand_each_once(mind.marking or (), range(1, table.board_size + 1), "The marks")
    most = next((each.chips for each in table.plot.answers if each.seat == mind.seat), None)
    demand(
        (mind.attempt is not None) == (most is not None),
        "A seat has a sealed try that the table does not show, or lacks one",
    )
    if mind.attempt is not None and mind.attempt.card is not None:
        demand(1 <= mind.attempt.chips <= (most or 0), "More chips are sealed than there are")
        demand_among((*mind.tried, mind.attempt.card), mind.hidden, "What is sealed")
    elif mind.attempt is not None:
        demand(mind.attempt.chips == 0, "Chips are sealed for no card")


def check_house(table: Table, minds: Sequence[Mind], house: House) -> None:
    """Every card and every disguise is in exactly one place."""
    if table.hand:
        held = [card for mind in minds for card in (*mind.hidden, *mind.drinks, *(each.card for each in mind.laid))]
        demand_whole_deck((*house.deck, *open_cards(table), *held), deck_in_play(table.options), "The cards")
    demand(len(house.deck) == table.deck, "The size of the deck does not match the table")
    faces = [*house.disguises, *(face for mind in minds for face in (*mind.removed, *mind.looked))]
    faces += [mind.agent for mind in minds if mind.agent is not None]
    demand_whole_deck(faces, range(1, table.board_size + 1), "The disguises")
    demand(len(house.disguises) == table.disguises, "The size of the disguise deck does not match the table")


check_position = position_check(is_in_progress, check_table, check_mind, check_house)
