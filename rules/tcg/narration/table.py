"""The table as a reader sees it: every card that lies open, with its numbers as they are."""

from __future__ import annotations

from dataclasses import dataclass

from rules.recording import OBSERVER
from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import (
    at_home,
    damage_bonus,
    defender_bonus,
    has,
    is_archer,
    is_fierce,
    is_roaming,
    number,
    resistance,
)
from rules.tcg.engine.operations.tokens import threats_that_fit
from rules.tcg.engine.state.codes import (
    PARTICIPATES_IN_SKIRMISHES,
    PHASE_NAMES,
    STRENGTH,
    VITALITY,
)
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, CHARACTER, MINION
from rules.tcg.facts.card import Card
from rules.tcg.hidden import knows
from rules.tcg.narration.fights import Fight, fights
from rules.tcg.narration.strengths import Source, strength_sources

RING_BEARER = "Ring-bearer"
AT_HOME = "at home"
# Before its fellowship phase a turn has no phase: sanctuaries heal then.
TURN_BEGINS = "turn begins"


@dataclass(frozen=True, slots=True)
class CardOnTable:
    """A card as it lies: its facts, its numbers now, its tokens and what it bears.

    `strength` and `vitality` are None for a card that is not a character. `tokens` counts
    culture tokens by culture. `notes` are the words a reader
    wants beside it: "Ring-bearer", "fierce", "roaming", "damage +1". `sources` say what changes
    its strength from print, each how much and what it is called.
    """

    place: int
    card: Card
    strength: int | None
    vitality: int | None
    wounds: int
    bears: tuple[CardOnTable, ...]
    stacked: tuple[Card, ...]
    tokens: tuple[tuple[str, int], ...]
    notes: tuple[str, ...]
    sources: tuple[Source, ...] = ()

    @property
    def vitality_left(self) -> int | None:
        """Vitality less wounds; None for a card that is not a character."""
        return None if self.vitality is None else max(0, self.vitality - self.wounds)

    @property
    def note(self) -> str:
        """The notes in one line."""
        return ", ".join(self.notes)

    @property
    def borne_cards(self) -> tuple[Card, ...]:
        """The facts of what it bears."""
        return tuple(item.card for item in self.bears)


@dataclass(frozen=True, slots=True)
class SiteOnPath:
    """A site of the adventure path and whose fellowships are there; no place (-1) without one."""

    place: int
    number: int
    card: Card | None
    owner: int | None
    controlled_by: int | None
    fellowships: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardInHand:
    """A card in a hand, and its place, by which the same card is known on the table.

    A card that the reader's seat can't see has no place (-1) and no facts.
    """

    place: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Seat:
    """What belongs to one player; `threat_limit` is how many threats there is room for in all."""

    player: int
    fellowship: tuple[CardOnTable, ...]
    support_area: tuple[CardOnTable, ...]
    hand: tuple[CardInHand, ...]
    draw_deck: int
    discard_pile: tuple[Card, ...]
    dead_pile: tuple[Card, ...]
    burdens: int
    resistance: int
    threats: int
    threat_limit: int
    wears_ring: bool


@dataclass(frozen=True, slots=True)
class Table:
    """The whole table at one moment."""

    turn: int
    active: int
    phase: str
    twilight: int
    path: tuple[SiteOnPath, ...]
    seats: tuple[Seat, ...]
    minions: tuple[CardOnTable, ...]
    fights: tuple[Fight, ...]

    def fight_of(self, character: int) -> Fight | None:
        """Return the fight of a character, by its place; None without one."""
        return next((fight for fight in self.fights if fight.character == character), None)


def lay_out(state: State, seat: int | None = None) -> Table:
    """Return the table as it is now, all of it or what a seat or an observer sees."""
    active = frozenset(active_cards(state))
    return Table(
        turn=state.turn,
        active=state.active,
        phase=PHASE_NAMES[state.phase] if state.turn_started or not state.turn else TURN_BEGINS,
        twilight=state.twilight,
        path=tuple(_site(state, place) for place in range(9)),
        seats=tuple(_seat(state, player, active, seat) for player in range(state.players)),
        minions=tuple(_card(state, minion, active) for minion in state.minions),
        fights=fights(state),
    )


def sees(state: State, seat: int, card: int) -> bool:
    """Return whether a seat has seen a hidden card; an observer, whether all players have."""
    if seat == OBSERVER:
        return all(knows(state, player, card) for player in range(state.players))
    return knows(state, seat, card)


def _site(state: State, place: int) -> SiteOnPath:
    players = range(state.players) if state.path else ()
    here = tuple(player for player in players if state.position[player] == place + 1)
    if place >= len(state.path):
        return SiteOnPath(-1, place + 1, None, None, None, here)
    site = state.path[place]
    controlled_by = state.control.get(site)
    owner = state.owner[site]
    return SiteOnPath(site, place + 1, state.blueprints[site].card, owner, controlled_by, here)


def _seat(state: State, player: int, active: frozenset[int], seat: int | None) -> Seat:
    characters = state.companions[player] + state.allies[player]
    return Seat(
        player=player,
        fellowship=tuple(_card(state, card, active) for card in characters),
        support_area=tuple(_card(state, card, active) for card in state.support[player]),
        hand=tuple(_in_hand(state, player, card, seat) for card in state.hands[player]),
        draw_deck=len(state.decks[player]),
        discard_pile=tuple(state.blueprints[card].card for card in state.discards[player]),
        dead_pile=tuple(state.blueprints[card].card for card in state.dead[player]),
        burdens=state.burdens[player],
        resistance=_resistance(state, player),
        threats=state.threats[player],
        threat_limit=state.threats[player] + threats_that_fit(state, player),
        wears_ring=state.wearing[player],
    )


def _in_hand(state: State, owner: int, card: int, seat: int | None) -> CardInHand:
    if seat is None or seat == owner or sees(state, seat, card):
        return CardInHand(card, state.blueprints[card].card)
    return CardInHand(-1, None)


def _resistance(state: State, player: int) -> int:
    """Return the Ring-bearer's resistance; zero for a player who is out of the game."""
    bearer = state.ring_bearer[player]
    return resistance(state, bearer) if bearer >= 0 else 0


def _card(state: State, card: int, active: frozenset[int]) -> CardOnTable:
    blueprint = state.blueprints[card]
    strength = vitality = None
    if blueprint.traits & CHARACTER:
        # An inactive character's numbers are those on its cards; modifiers pass it by.
        if card in active:
            strength = number(state, STRENGTH, card)
            vitality = number(state, VITALITY, card)
        else:
            strength = state.base[STRENGTH][card]
            vitality = state.base[VITALITY][card]
    return CardOnTable(
        place=card,
        card=blueprint.card,
        strength=strength,
        vitality=vitality,
        wounds=state.wounds[card],
        bears=tuple(_card(state, item, active) for item in state.attached[card]),
        stacked=tuple(state.blueprints[item].card for item in state.stacks.get(card, ())),
        tokens=tuple(
            (culture, count) for (on, culture), count in state.tokens.items() if on == card
        ),
        notes=_notes(state, card, card in active),
        sources=strength_sources(state, card) if strength is not None and card in active else (),
    )


def _notes(state: State, card: int, active: bool) -> tuple[str, ...]:
    notes = []
    if card in state.ring_bearer:
        notes.append(RING_BEARER)
    if active and state.blueprints[card].traits & ALLY and _may_fight(state, card):
        notes.append(AT_HOME)
    if active and state.blueprints[card].traits & CHARACTER:
        damage = damage_bonus(state, card)
        if damage:
            notes.append(f"damage +{damage}")
        defender = defender_bonus(state, card)
        if defender:
            notes.append(f"defender +{defender}")
        if is_fierce(state, card):
            notes.append("fierce")
        if is_archer(state, card):
            notes.append("archer")
        if state.blueprints[card].traits & MINION and is_roaming(state, card):
            notes.append("roaming")
    return tuple(notes)


def _may_fight(state: State, ally: int) -> bool:
    """Return whether an ally may take part in skirmishes: at home, or where a text says so."""
    on_path = bool(state.path) and at_home(state, ally)
    return on_path or has(state, PARTICIPATES_IN_SKIRMISHES, ally)
