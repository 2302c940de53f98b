"""Views and events in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.event_text import PEOPLE, Language, Word, and_list, count_text
from domain.rulesets.casino_incognito.model.abilities import WINDOWS, Ability, ability, card_strength, has_ability_for
from domain.rulesets.casino_incognito.model.cards import NAMES, SIGNS, Card, Hand, parse_laid_card, split_laid_card
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.intrigue_offers import crowded_rooms, givable_cards, takeable_cards
from domain.rulesets.casino_incognito.model.limits import nameable_characters
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT, ROOMS, Character, Room, Spot
from domain.rulesets.casino_incognito.model.reveal_offers import Hands, hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Earned, OpenBid, RowTile, Table, decisions
from domain.rulesets.casino_incognito.model.tiles import TILES, Reward
from domain.rulesets.casino_incognito.view.labels import PLAYED, TEXTS, ability_name, card_text

WINDOW_STAGES = {
    "before_surveillance": "Before surveillance",
    "in_surveillance": "In surveillance",
    "before_blending_in": "Before blending in",
    "before_contact": "Before making contact",
    "before_scoring": "Before scoring",
    "before_tile": "Before the next tile",
}
"""Names of the windows."""


def public_intrigue_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """Public facts."""
    plot = table.plot
    for name, token in (("Hired Muscle", plot.muscle), ("Femme Fatale", plot.femme)):
        if token is not None:
            yield f"{people[token.seat]}'s {name} is in room {token.room}, for {count_text(token.toll, 'chip')}."
    if plot.answers and not table.asked:
        yield f"Sealed and not yet opened: the answers of {and_list([people[each.seat] for each in plot.answers])}."
    for seat, tries in sorted(Counter(plot.tries).items()):
        chips = sum(stake.chips for stake in plot.stakes if stake.seat == seat)
        gets = f", and gets {count_text(chips, 'chip')} when the window closes" if chips else ""
        yield f"{people[seat]} has tried {count_text(tries, 'card')}{gets}."
    for each in plot.fitting:
        yield f"{people[each.seat]} holds a card that can be played {PLAYED[each.window]}."
    for seat in plot.played:
        yield f"{people[seat]} has played a card this round."
    for seat in plot.passing:
        yield f"{people[seat]} passes until a card is played."
    for seat in plot.darted:
        yield f"{people[seat]} cannot bid more than one chip in any room this round."
    for seat in plot.henchmen:
        yield f"{people[seat]} has a henchman."
    if plot.trial is not None:
        yield f"{people[plot.trial.seat]} tries a card for {count_text(plot.trial.chips, 'chip')}."
    if plot.effect is not None:
        where = f" on room {plot.effect.room}" if plot.effect.room is not None else ""
        whom = f" on {people[plot.effect.target]}" if plot.effect.target is not None else ""
        card = plot.effect.card
        yield f"{people[plot.effect.seat]} plays {NAMES[card]}, {ability_name(card)}{where}{whom}."


def private_intrigue_lines(mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """The seat's private knowledge."""
    if mind.attempt is not None:
        card, chips = mind.attempt
        sealed = "no card" if card is None else f"{NAMES[card]} for {count_text(chips, 'chip')}"
        yield f"You have decided to try {sealed}."
    if mind.tried:
        yield f"You have tried {' '.join(NAMES[card] for card in mind.tried)}."
    if mind.drinks:
        yield f"You are looking at {' '.join(NAMES[card] for card in mind.drinks)}."
    for spot, card in mind.laid:
        yield f"You laid {NAMES[card]} face down into conversation {spot}."
    for seat, card in mind.known:
        yield f"{people[seat]} holds {NAMES[card]} face down, which you laid."
    if mind.marking is not None:
        yield f"You have decided to mark {', '.join(map(str, mind.marking)) or 'nobody'}."


STAGES = {
    "disguises": "Choosing disguises",
    "free_moves": "Blending in",
    "paid_moves": "Blending in, for chips",
    "contact": "Making contact",
    "leak": "The Leak",
    "scoring": "Scoring",
    "rewards": "The chips on the Leak",
    **WINDOW_STAGES,
}
"""Names of the phases."""

REASONS = {
    "most_vp": "the most victory points",
    "most_chips": "the most chips among the leaders",
    "shared": "equal points and chips",
}


BARRED = {
    "REVEAL_ONE": "there is nobody in the room, besides your agent, whom you could name",
    "AGENT_PRESENT": "your agent is not in the room",
}
"""The reason why an asked seat can bid nothing, by option `contact`."""
CHOSEN = {"DISAVOW": "disavow", "STAY": "stay", "MATCH": "match the chips", "LET": "let the card be"}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text. people: display names by seat."""
    lines = [*public_lines(table, people)]
    if mind is not None:
        lines += private_lines(table, mind, people)
    return tuple(lines)


def public_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """Public facts."""
    if table.hand:
        deck = count_text(table.deck, "card")
        yield f"Hand {table.hand} of {table.options.hands}, round {table.round}. Deck: {deck}."
    if table.phase in STAGES:
        window = ", a window for intrigue" if table.phase in WINDOW_STAGES else ""
        yield f"Now: {STAGES[table.phase]}{window}."
    if table.track:
        yield f"Turn order: {', '.join(people[seat] for seat in table.track)}."
    yield from room_lines(table)
    yield from middle_lines(table)
    for seat in table.seats:
        yield player_line(table, seat, people)
    yield from public_intrigue_lines(table, people)
    if table.scoring is not None:
        yield from scoring_lines(table, people)
    for seat, kind in decisions(table).items():
        yield f"{people[seat]} {TEXTS[kind].task}."
    if table.outcome is not None:
        winners = and_list([people[seat] for seat in table.outcome.winners], "nobody")
        yield f"The game is over: {winners} won with {REASONS[table.outcome.reason]}."


def room_lines(table: Table) -> Iterator[str]:
    """Each room: adjacent rooms, characters and conversations."""
    for room in ROOMS:
        here, spots = table.characters_in(room), table.spots_in(room)
        talks = [f"conversation {spot} ({conversation_text(table, spot)})" for spot in spots]
        inside = and_list([*([characters_text(here)] if here else []), *talks], "nobody")
        yield f"Room {room}, next to {rooms_text(ADJACENT[room])}: {inside}."


def rooms_text(numbers: Sequence[Room]) -> str:
    """`room 4`, `rooms 2 and 4`."""
    return f"{'room' if len(numbers) == 1 else 'rooms'} {and_list([str(each) for each in numbers])}"


def conversation_text(table: Table, spot: Spot) -> str:
    """The cards of a conversation."""
    down = table.face_down_count(spot)
    return cards_text(table.conversations[spot - 1].cards) + (f" and {down} face down" if down else "")


def middle_lines(table: Table) -> Iterator[str]:
    if table.leak:
        leak = [NAMES[card] + (f" with {count_text(chips, 'chip')}" if chips else "") for card, chips in table.leak]
        yield f"The Leak: {', '.join(leak)}."
    for number, bonus in table.tiles:
        extra = f", with {count_text(bonus, 'chip')} on it" if bonus else ""
        yield f"Tile: {tile_text(number)}{extra}."
    if table.phase == "paid_moves":
        yield f"A move costs at least {count_text(table.price, 'chip')}."
    if table.contact is not None:
        yield f"Contact is made in room {table.contact.room}."


def player_line(table: Table, seat: Seat, people: Sequence[str]) -> str:
    """A seat's public state."""
    facts = [count_text(table.vp[seat], "point"), count_text(table.chips[seat], "chip")]
    facts.append(f"{count_text(table.hidden[seat], 'card')} face down")
    if table.open[seat]:
        facts.append(f"{cards_text(table.open[seat])} face up")
    if table.marks[seat]:
        facts.append(f"not {characters_text(table.marks[seat])}")
    if table.bonus[seat]:
        facts.append(f"{count_text(table.bonus[seat], 'card')} more in the next hand")
    if table.disavowed[seat]:
        facts.append("disavowed")
    if table.reveal is not None:
        agent, hidden = table.reveal.agents[seat], table.reveal.hidden[seat]
        facts.append(f"was {characters_text((agent,))}, with {cards_text(hidden)} face down")
    return f"{people[seat]}: {'; '.join(facts)}."


def scoring_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    assert table.scoring is not None
    wagers = [f"{people[seat]} {each}" for seat, each in enumerate(table.scoring.wagers) if each is not None]
    yield f"Scored now: {tile_text(table.scoring.tile)}. Wagers: {', '.join(wagers) or 'none'}."
    for seat, hand in table.scoring.shown:
        yield f"{people[seat]} shows {hand_text(hand, leak_of(table))}."


def leak_of(table: Table) -> tuple[Card, ...]:
    return tuple(card for card, _ in table.leak)


def private_lines(table: Table, mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """The seat's private knowledge."""
    if mind.looked:
        yield f"You are looking at the disguises of {characters_text(mind.looked)}."
    if mind.agent is not None:
        stands = table.rooms[mind.agent - 1] if mind.agent <= len(table.rooms) else 0
        where = f", in room {stands}, next to {rooms_text(ADJACENT[stands])}" if stands else ""
        yield f"Your agent is {characters_text((mind.agent,))}{where}."
    if mind.removed:
        yield f"Nobody is {characters_text(mind.removed)}, because you removed that disguise from the game."
    if mind.hidden:
        yield f"Your cards face down: {cards_text(mind.hidden)}."
        yield from card_lines(table, mind, people)
    if mind.bid is not None:
        named = f", naming {characters_text((mind.bid.character,))}" if mind.bid.character else ""
        yield f"You have bid {count_text(mind.bid.chips, 'chip')}{named}."
    if mind.answer is not None:
        yield f"You have chosen to {CHOSEN[mind.answer]}."
    yield from private_intrigue_lines(mind, people)
    if decisions(table).get(mind.seat) == "bid" and not nameable_characters(table, mind):
        yield f"You cannot bid here: {BARRED[table.options.contact]}."
    if decisions(table).get(mind.seat) == "reveal":
        yield from reveal_hint_lines(table, mind)


def reveal_hint_lines(table: Table, mind: Mind) -> Iterator[str]:
    """The suggested hands: cost, and whether each leads."""
    hands, leak = showable_hands(table, mind), leak_of(table)
    to_beat = max(hand_strengths(table), default=((), ()))
    for choice in hands.menu(hand_strengths(table))[1:]:
        leads = any(worth is not None and worth > to_beat for worth in map(hands.strength, choice))
        place = "leads" if leads else "does not lead"
        if table.disavowed[mind.seat]:
            place += f"; being disavowed, you would get {consolation_text(table)}"
        paid = sum(each.spot > 0 for hand in choice for laid_card in hand if (each := parse_laid_card(laid_card, leak)))
        cost = f", for {count_text(paid, 'chip')}" if paid else ""
        yield f"You could show {hands_text(choice, leak)}{cost}: it {place}."


def consolation_text(table: Table) -> str:
    """A disavowed player's reward.  Rule CI-9.8."""
    assert table.scoring is not None
    rewards = TILES[table.scoring.tile].combination.rewards
    return (
        f"{reward_text(rewards[1])} for first place, and nothing otherwise" if rewards[1:] else "nothing in any place"
    )


def hands_text(hands: Hands, leak: Sequence[Card]) -> str:
    return and_list([hand_text(hand, tuple(leak)) for hand in hands], "nothing")


def hand_text(hand: Hand, leak: tuple[Card, ...]) -> str:
    """A hand in words: jokers with the card they stand for, Leak cards marked as such."""
    parts = []
    for use in (parse_laid_card(each, leak) for each in hand):
        if use is not None:
            joker = f"{NAMES[use.card]} as " if use.card != use.stands_for else ""
            parts.append(f"{joker}{NAMES[use.stands_for]}{' of the Leak' if use.spot else ''}")
    return " ".join(parts)


def cards_text(held: Sequence[Card]) -> str:
    return " ".join(NAMES[card] for card in held) or "none"


def characters_text(numbers: Sequence[Character]) -> str:
    return f"{'character' if len(numbers) == 1 else 'characters'} {', '.join(map(str, numbers))}"


def tile_text(number: int) -> str:
    """A tile with its rewards and suits."""
    combination, suits = TILES[number]
    rewards = ", ".join(reward_text(each) for each in combination.rewards)
    return f"{combination.name}, {rewards}, suits {''.join(SIGNS[suit] for suit in suits)}"


def reward_text(each: Reward) -> str:
    return count_text(each.cards, "card") if each.cards else count_text(each.vp, "point")


Reach = Callable[[Table, Mind, Card, Sequence[str]], str]


def card_lines(table: Table, mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """One line per distinct face-down card; none without intrigue."""
    if table.options.intrigue:
        for card in dict.fromkeys(mind.hidden):
            yield f"{NAMES[card]}: {card_text(card)}{card_hint(table, mind, card, people)}."


def card_hint(table: Table, mind: Mind, card: Card, people: Sequence[str]) -> str:
    """Whether a card fits the open window, and its possible targets; empty outside windows."""
    if table.phase not in WINDOWS:
        return ""
    its = ability(card)
    if its is None or not has_ability_for(card, table.phase):
        return ". Only a bluff now" if table.options.free_bluff else ". Not now"
    reach = REACH[its](table, mind, card, people) if its in REACH else ""
    return f". It fits now{reach and f': {reach}'}"


def victims_hint(table: Table, mind: Mind, _card: Card, people: Sequence[str]) -> str:
    """The possible victims."""
    return f"on {' or '.join(people[seat] for seat in table.seats if seat != mind.seat)}"


def crowded_rooms_hint(table: Table, _mind: Mind, _card: Card, _people: Sequence[str]) -> str:
    """The rooms that can be targeted."""
    found = crowded_rooms(table)
    return f"on room {' or '.join(map(str, found))}" if found else "on no room, so it would do nothing"


def talks_hint(table: Table, _mind: Mind, _card: Card, _people: Sequence[str]) -> str:
    """The conversations."""
    found = table.occupied_spots
    return (
        f"with conversation {' or '.join(map(str, found))}" if found else "with no conversation, so it would do nothing"
    )


def swaps_hint(table: Table, mind: Mind, card: Card, _people: Sequence[str]) -> str:
    """The cards that the seat's other cards can be exchanged for."""
    left = [*mind.hidden, *table.open[mind.seat]]
    left.remove(card)
    able = [NAMES[take] for _, take in takeable_cards(table) if set(givable_cards(table, mind, take)) & set(left)]
    return f"for {and_list(able)}" if able else "for no card, so it would do nothing"


def token_hint(table: Table, _mind: Mind, card: Card, _people: Sequence[str]) -> str:
    """Whether a stronger token is on the board already."""
    lies = table.plot.muscle if ability(card) == "muscle" else table.plot.femme
    return (
        "on any room"
        if lies is None or card_strength(card) > lies.toll
        else "a card as strong lies there: it would do nothing"
    )


def chips_hint(table: Table, mind: Mind, _card: Card, _people: Sequence[str]) -> str:
    """Number of chips that can become points."""
    return f"up to {count_text(table.chips[mind.seat], 'chip')}, less those laid on the card"


REACH: dict[Ability, Reach] = {
    "drinks": talks_hint, "muscle": token_hint, "femme": token_hint, "dart": victims_hint, "encounter": swaps_hint,
    "glitter": chips_hint, "target": crowded_rooms_hint, "distraction": talks_hint,
}  # fmt: skip
"""Possible targets now, for abilities that have limited ones."""


PHASES = {
    "disguises": "Disguises are chosen",
    "hand": "A hand is set up",
    "surveillance": "Surveillance listens in",
    "free_moves": "Blending in: everybody may move a character",
    "paid_moves": "Blending in: further moves cost chips",
    "contact": "Making contact",
    "leak": "The Leak: everybody decides in secret whether to disavow",
    "round_end": "The round ends",
    "scoring": "The hand is scored",
    "rewards": "The chips on the Leak are handed out",
    "hand_end": "The hand is over",
    "before_surveillance": "A window for intrigue, before surveillance",
    "in_surveillance": "A window for intrigue, after surveillance",
    "before_blending_in": "A window for intrigue, before blending in",
    "before_contact": "A window for intrigue, before contact is made",
    "before_scoring": "A window for intrigue, before the hand is scored",
    "before_tile": "A window for intrigue, before the next tile is scored",
}
TOKENS = {"muscle": "Hired Muscle", "femme": "a Femme Fatale"}


def bids_text(opened: Sequence[OpenBid], people: Sequence[str]) -> str:
    parts = []
    for seat, chips, character in opened:
        named = f" and is not character {character}" if character is not None else ""
        parts.append(f"{people[seat]} bid {count_text(chips, 'chip')}{named}")
    return ". ".join(parts) or "Nobody bid"


def seats_text(verb: str, seats: Sequence[Seat], people: Sequence[str]) -> str:
    """The seats with a verb that agrees with their number; verb: as for several."""
    return f"{and_list([people[seat] for seat in seats], 'Nobody')} {verb}{'' if len(seats) > 1 else 's'}"


def tile_row_text(tiles: Sequence[RowTile], _people: Sequence[str]) -> str:
    return ", ".join(
        TILES[tile].combination.name + (f" with {count_text(bonus, 'chip')}" if bonus else "") for tile, bonus in tiles
    )


def earnings_text(rewards: Sequence[Earned], people: Sequence[str]) -> str:
    return and_list(
        [
            f"{people[seat]} {count_text(vp, 'point')}"
            + (f" and {count_text(more, 'card')} in the next hand" if more else "")
            for seat, _, vp, more in rewards
        ]
    )


def shown_hand_text(shown: Hand, _people: Sequence[str]) -> str:
    """A hand in words; Leak cards by their spots, and last the jokers."""
    own, others = list[str](), list[str]()
    for each in shown:
        card, spot, stands_for = split_laid_card(each)
        face = f"Leak card {spot}" if spot else NAMES[card]
        if spot or stands_for:
            others.append(f"{face} as {NAMES[stands_for]}" if stands_for else face)
        else:
            own.append(face)
    return and_list([*([" ".join(own)] if own else []), *others])


def agents_text(numbers: Sequence[Character], people: Sequence[str]) -> str:
    return ", ".join(f"{people[seat]} {number}" for seat, number in enumerate(numbers))


def boards_text(marks: Sequence[Sequence[Character]], people: Sequence[str]) -> str:
    return "; ".join(f"{people[seat]} {', '.join(map(str, each)) or 'none'}" for seat, each in enumerate(marks))


def piles_text(held: Sequence[Sequence[Card]], _people: Sequence[str]) -> str:
    return "; ".join(f"{cards_text(each)} in {spot}" for spot, each in enumerate(held, 1) if each)


FORMATTERS: dict[str, Word] = {
    "card": lambda card, _: NAMES[card],
    "cards": lambda held, _: cards_text(held),
    "some": lambda held, _: cards_text(held) if held else "no card",
    "chips": lambda number, _: count_text(number, "chip"),
    "points": lambda number, _: count_text(number, "victory point"),
    "size": lambda number, _: count_text(number, "card"),
    "disguises": lambda number, _: count_text(number, "disguise"),
    "rooms": lambda numbers, _: rooms_text(numbers),
    "one": lambda number, _: characters_text((number,)),
    "people": lambda numbers, _: characters_text(numbers) if numbers else "nobody",
    "out": lambda number, _: ", and one disguise leaves the game" if number else "",
    "phase": lambda phase, _: PHASES[phase],
    "asked": lambda kind, _: TEXTS[kind].task,
    "keeps": lambda keeps, _: ", and players keep their cards" if keeps else "",
    "price": lambda chips, _: f" for {count_text(chips, 'chip')}" if chips else "",
    "row": tile_row_text,
    "bids": bids_text,
    "getting": lambda seats, people: seats_text("get", seats, people),
    "each": lambda seats, _: " each" if len(seats) > 1 else "",
    "disavowing": lambda seats, people: seats_text("disavow", seats, people),
    "answer": lambda answer, _: str(answer).lower(),
    "matched": lambda answer, _: "match them" if str(answer) == "MATCH" else "let it be",
    "tile": lambda number, _: TILES[number].combination.name,
    "hands": lambda shown, people: "; ".join(shown_hand_text(each, people) for each in shown) or "nothing",
    "hand": shown_hand_text,
    "want": lambda chips, _: f" for want of {count_text(chips, 'chip')}" if chips else "",
    "fee": lambda spots, _: f", paying {count_text(len(spots), 'chip')} for the Leak" if spots else "",
    "earned": earnings_text,
    "purses": agents_text,
    "agents": agents_text,
    "held": lambda held, people: "; ".join(f"{people[seat]} {cards_text(each)}" for seat, each in enumerate(held)),
    "ability": lambda card, _: ability_name(card),
    "numbers": lambda spots, _: ", ".join(map(str, spots)),
    "token": lambda token, _: TOKENS[token],
    "boards": boards_text,
    "piles": piles_text,
    "reason": lambda reason, _: REASONS[reason],
}
"""Formatters of the lines of events."""
LINES = Language({**PEOPLE, **FORMATTERS})


def line(event: Event, people: Sequence[str]) -> str:
    """One line for an event. It begins with the seats that are passed over at bids."""
    text, left = LINES.line(event, people), seats_without_bid(event, len(people))
    return f"{and_list([people[seat] for seat in left])} cannot bid here. {text}" if left else text


def seats_without_bid(event: Event, seats: int) -> list[Seat]:
    """The seats that are not asked for a bid, since it is public that they can bid nothing.  Rules CI-7.2.2, CI-7.3.3."""
    if not isinstance(event, Asked) or event.kind != "bid":
        return []
    return [seat for seat in range(seats) if seat not in event.seats]
