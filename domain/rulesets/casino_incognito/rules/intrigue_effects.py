"""What a card does when it is played; it asks its player for what it needs (rule CI-15)."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.abilities import Ability, strength
from domain.rulesets.casino_incognito.model.commands import Divert, Exchange
from domain.rulesets.casino_incognito.model.events import Asked
from domain.rulesets.casino_incognito.model.intrigue_events import (
    BombPlanted,
    CardExchanged,
    CardsBought,
    ChipsCashedIn,
    ConversationMoved,
    DrinksDrawn,
    DrinksPlaced,
    HenchmanHired,
    Intimidated,
    NothingCame,
    TokenPlaced,
)
from domain.rulesets.casino_incognito.model.intrigue_offers import current, may_exchange, played
from domain.rulesets.casino_incognito.model.intrigue_state import Effect, Token
from domain.rulesets.casino_incognito.model.options import Room, Spot
from domain.rulesets.casino_incognito.rules import intrigue_demands
from domain.rulesets.casino_incognito.rules.intrigue_demands import ask_target, nothing
from domain.rulesets.casino_incognito.rules.leak import disavow
from domain.rulesets.casino_incognito.rules.state import Turn, draw_cards

BOUGHT = 2


def go_on(turn: Turn) -> None:
    """What comes next of the card that was played."""
    EFFECTS[played(turn.table)](turn, current(turn.table))


def drinks(turn: Turn, effect: Effect) -> None:
    """Cards are drawn, and placed.  Rule CI-15.1."""
    spots = turn.table.talks
    if not effect.drawn:
        cards = tuple(sorted(draw_cards(turn, "drinks", strength(effect.card)))) if spots else ()
        if not cards:
            return nothing(turn, effect)
        return turn.tell(DrinksDrawn(effect.seat, len(cards), Known(cards, to(effect.seat))))
    if len(spots) > 1:
        return turn.tell(Asked("drinks", (effect.seat,)))
    return place(turn, effect.seat, spots * effect.drawn)


def place(turn: Turn, seat: Seat, spots: tuple[Spot, ...]) -> None:
    laid = sorted(zip(spots, turn.mind(seat).drinks, strict=True))
    cards = tuple(card for _, card in laid)
    turn.tell(DrinksPlaced(seat, tuple(spot for spot, _ in laid), Known(cards, to(seat))))


def muscle(turn: Turn, effect: Effect) -> None:
    outdo(turn, effect, turn.table.plot.muscle)


def femme(turn: Turn, effect: Effect) -> None:
    outdo(turn, effect, turn.table.plot.femme)


def outdo(turn: Turn, effect: Effect, token: Token | None) -> None:
    """A token on the board moves for a higher card only.  Rule CI-15.2."""
    is_higher = token is None or strength(effect.card) > token.toll
    (ask_target if is_higher else nothing)(turn, effect)


def buy(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.5."""
    cards = draw_cards(turn, "bought", BOUGHT)
    turn.tell(CardsBought(effect.seat, len(cards), Known(cards, to(effect.seat))))


def intimidate(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.6."""
    turn.tell(Intimidated(effect.seat, 1))


def encounter(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.7."""
    (ask_target if may_exchange(turn.table, effect.seat) else nothing)(turn, effect)


def exchange(turn: Turn, seat: Seat, command: Exchange) -> None:
    """A card that lies open is given first."""
    is_open = command.give in turn.table.open[seat]
    opened = () if is_open else (command.give,)
    turn.tell(CardExchanged(seat, command.conversation, command.take, command.give, opened))


def decline(turn: Turn, seat: Seat) -> None:
    turn.tell(NothingCame(seat))


def henchman(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.8."""
    turn.tell(HenchmanHired(effect.seat))


def glitter(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.10."""
    if turn.table.chips[effect.seat]:
        return ask_target(turn, effect)
    return cash_in(turn, effect.seat, 0)


def cash_in(turn: Turn, seat: Seat, chips: int) -> None:
    turn.tell(ChipsCashedIn(seat, chips))
    disavow(turn, seat)


def distraction(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.12."""
    (ask_target if turn.table.talks else nothing)(turn, effect)


def divert(turn: Turn, seat: Seat, command: Divert) -> None:
    turn.tell(ConversationMoved(seat, command.conversation, command.to))


def aim(turn: Turn, seat: Seat, room: Room) -> None:
    """A room is chosen."""
    effect = current(turn.table)
    match played(turn.table):
        case "bomb":
            turn.tell(BombPlanted(seat, room))
        case "target":
            intrigue_demands.target_room(turn, seat, room)
        case "femme":
            turn.tell(TokenPlaced(seat, "femme", room, strength(effect.card)))
        case _:
            turn.tell(TokenPlaced(seat, "muscle", room, strength(effect.card)))


EFFECTS: dict[Ability, Callable[[Turn, Effect], None]] = {
    "drinks": drinks,
    "muscle": muscle,
    "femme": femme,
    "dart": intrigue_demands.dart,
    "buy": buy,
    "intimidate": intimidate,
    "encounter": encounter,
    "henchman": henchman,
    "bomb": intrigue_demands.bomb,
    "glitter": glitter,
    "target": intrigue_demands.acquire,
    "distraction": distraction,
}
