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
from domain.rulesets.casino_incognito.rules.state import Course

BOUGHT = 2


def go_on(course: Course) -> None:
    """What comes next of the card that was played."""
    EFFECTS[played(course.table)](course, current(course.table))


def drinks(course: Course, effect: Effect) -> None:
    """Cards are drawn, and placed.  Rule CI-15.1."""
    spots = course.table.talks
    if not effect.drawn:
        cards = tuple(sorted(course.draw("drinks", strength(effect.card)))) if spots else ()
        if not cards:
            return nothing(course, effect)
        return course.tell(DrinksDrawn(effect.seat, len(cards), Known(cards, to(effect.seat))))
    if len(spots) > 1:
        return course.tell(Asked("drinks", (effect.seat,)))
    return place(course, effect.seat, spots * effect.drawn)


def place(course: Course, seat: Seat, spots: tuple[Spot, ...]) -> None:
    laid = sorted(zip(spots, course.mind(seat).drinks, strict=True))
    cards = tuple(card for _, card in laid)
    course.tell(DrinksPlaced(seat, tuple(spot for spot, _ in laid), Known(cards, to(seat))))


def muscle(course: Course, effect: Effect) -> None:
    outdo(course, effect, course.table.plot.muscle)


def femme(course: Course, effect: Effect) -> None:
    outdo(course, effect, course.table.plot.femme)


def outdo(course: Course, effect: Effect, token: Token | None) -> None:
    """A token on the board moves for a higher card only.  Rule CI-15.2."""
    is_higher = token is None or strength(effect.card) > token.toll
    (ask_target if is_higher else nothing)(course, effect)


def buy(course: Course, effect: Effect) -> None:
    """Rule CI-15.5."""
    cards = course.draw("bought", BOUGHT)
    course.tell(CardsBought(effect.seat, len(cards), Known(cards, to(effect.seat))))


def intimidate(course: Course, effect: Effect) -> None:
    """Rule CI-15.6."""
    course.tell(Intimidated(effect.seat, 1))


def encounter(course: Course, effect: Effect) -> None:
    """Rule CI-15.7."""
    (ask_target if may_exchange(course.table, effect.seat) else nothing)(course, effect)


def exchange(course: Course, seat: Seat, command: Exchange) -> None:
    """A card that lies open is given first."""
    is_open = command.give in course.table.open[seat]
    opened = () if is_open else (command.give,)
    course.tell(CardExchanged(seat, command.conversation, command.take, command.give, opened))


def decline(course: Course, seat: Seat) -> None:
    course.tell(NothingCame(seat))


def henchman(course: Course, effect: Effect) -> None:
    """Rule CI-15.8."""
    course.tell(HenchmanHired(effect.seat))


def glitter(course: Course, effect: Effect) -> None:
    """Rule CI-15.10."""
    if course.table.chips[effect.seat]:
        return ask_target(course, effect)
    return cash_in(course, effect.seat, 0)


def cash_in(course: Course, seat: Seat, chips: int) -> None:
    course.tell(ChipsCashedIn(seat, chips))
    disavow(course, seat)


def distraction(course: Course, effect: Effect) -> None:
    """Rule CI-15.12."""
    (ask_target if course.table.talks else nothing)(course, effect)


def divert(course: Course, seat: Seat, command: Divert) -> None:
    course.tell(ConversationMoved(seat, command.conversation, command.to))


def aim(course: Course, seat: Seat, room: Room) -> None:
    """A room is chosen."""
    effect = current(course.table)
    match played(course.table):
        case "bomb":
            course.tell(BombPlanted(seat, room))
        case "target":
            intrigue_demands.target_room(course, seat, room)
        case "femme":
            course.tell(TokenPlaced(seat, "femme", room, strength(effect.card)))
        case _:
            course.tell(TokenPlaced(seat, "muscle", room, strength(effect.card)))


EFFECTS: dict[Ability, Callable[[Course, Effect], None]] = {
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
