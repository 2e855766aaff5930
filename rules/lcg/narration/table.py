"""The table as a reader sees it: every card that is open, with its numbers as they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rules.lcg.engine.codes import ENCOUNTER, HIT_POINTS, IN_PLAY_AREA, NONE, PHASE_CODES, SETUP
from rules.lcg.engine.encounter import is_guarded
from rules.lcg.engine.numbers import (
    attack,
    defense,
    hit_points_left,
    number,
    quest_points,
    quest_willpower,
    staging_threat,
    threat_strength,
    willpower,
)
from rules.lcg.engine.quest_progress import lies_facedown
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, ENEMY, LOCATION, OBJECTIVE
from rules.lcg.facts.card import LcgCard
from rules.lcg.hidden import knows
from rules.lcg.narration.attacks import Attack, attacks, holder
from rules.lcg.narration.changes import Change, changes
from rules.lcg.narration.stages import how_it_ends
from rules.recording import OBSERVER

_FACEDOWN = "Turned up at the beginning of the staging step"
_PHASES = {code: phase.value for phase, code in PHASE_CODES.items()} | {SETUP: "setup"}


@dataclass(frozen=True, slots=True)
class CardOnTable:
    """A card as it is: its facts, its numbers now, its tokens and what is attached to it.

    A number is None for a card that has none of its kind. `notes` are the words a reader wants
    beside it, such as "committed" or "guarded". `changes` say which numbers are not as printed,
    and why.
    """

    place: int
    card: LcgCard
    willpower: int | None
    attack: int | None
    defense: int | None
    hit_points_left: int | None
    threat: int | None
    damage: int
    progress: int
    resources: int
    exhausted: bool
    attached: tuple[CardOnTable, ...]
    shadow_cards: int
    notes: tuple[str, ...]
    hit_points: int | None = None
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class CardInHand:
    """A card in a hand, and its place, by which the same card is known on the table.

    A card that the reader's seat can't see has no place (-1) and no facts.
    """

    place: int
    card: LcgCard | None


@dataclass(frozen=True, slots=True)
class Seat:
    """What belongs to one player."""

    player: int
    alive: bool
    is_first: bool
    threat: int
    heroes: tuple[CardOnTable, ...]
    allies: tuple[CardOnTable, ...]
    engaged: tuple[CardOnTable, ...]
    attacks: tuple[Attack, ...]
    hand: tuple[CardInHand, ...]
    deck: int
    discard_pile: tuple[LcgCard, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The whole table at one moment; `quest_ends` says what ends the stage that is played."""

    round: int
    phase: str
    quest: LcgCard | None
    quest_ends: str
    progress: int
    location: CardOnTable | None
    staging: tuple[CardOnTable, ...]
    staging_threat: int
    quest_willpower: int
    seats: tuple[Seat, ...]
    encounter_deck: int
    encounter_discard: tuple[LcgCard, ...]
    victory: tuple[LcgCard, ...]
    prisoner: LcgCard | None


def lay_out(state: State, seat: int | None = None, open_hands: Collection[int] = ()) -> Table:
    """Return the table as it is now, all of it or what a seat or an observer sees.

    `open_hands` are further seats of the same person, whose hands they see too.
    """
    found = attacks(state)
    return Table(
        round=state.round,
        phase=_PHASES[state.phase],
        quest=_facts(state, state.quest),
        quest_ends=_quest_ends(state),
        progress=state.progress[state.quest] if state.quest != NONE else 0,
        location=_card(state, state.location) if state.location != NONE else None,
        staging=tuple(_card(state, card) for card in state.staging),
        staging_threat=staging_threat(state),
        quest_willpower=quest_willpower(state),
        seats=tuple(
            _seat(
                state,
                player,
                player if player in open_hands else seat,
                tuple(attack for attack in found if holder(state, attack) == player),
            )
            for player in range(state.players)
        ),
        encounter_deck=len(state.encounter_deck),
        encounter_discard=_all_facts(state, state.encounter_discard),
        victory=_all_facts(state, state.victory),
        prisoner=_facts(state, state.prisoner),
    )


def sees(state: State, seat: int, card: int) -> bool:
    """Return whether a seat has seen a hidden card; an observer, whether all players have."""
    if seat == OBSERVER:
        return all(knows(state, player, card) for player in range(state.players))
    return knows(state, seat, card)


def scenario_name(state: State) -> str:
    """Return the name of the scenario, which its quest cards belong to."""
    quests = (blueprint.card for blueprint in state.blueprint_table if blueprint.card.stage)
    return next(str(card.encounter_set) for card in quests)


def _quest_ends(state: State) -> str:
    """Return what ends the stage that is played; nothing before the quest begins."""
    if state.quest == NONE:
        return ""
    if lies_facedown(state):
        return _FACEDOWN
    points = quest_points(state, state.quest)
    return how_it_ends(state.blueprints[state.quest], points, is_last=not state.quest_deck)


def _facts(state: State, card: int) -> LcgCard | None:
    return None if card == NONE else state.blueprints[card].card


def _all_facts(state: State, cards: list[int]) -> tuple[LcgCard, ...]:
    return tuple(state.blueprints[card].card for card in cards)


def _seat(state: State, player: int, seat: int | None, attacks: tuple[Attack, ...]) -> Seat:
    return Seat(
        player=player,
        alive=state.alive(player),
        is_first=state.first_player == player,
        threat=state.threat[player],
        heroes=tuple(_card(state, card) for card in state.heroes[player]),
        allies=tuple(_card(state, card) for card in state.allies[player]),
        engaged=tuple(_card(state, card) for card in state.engaged[player]),
        attacks=attacks,
        hand=tuple(_in_hand(state, player, card, seat) for card in state.hands[player]),
        deck=len(state.decks[player]),
        discard_pile=_all_facts(state, state.discards[player]),
    )


def _in_hand(state: State, owner: int, card: int, seat: int | None) -> CardInHand:
    if seat is None or seat == owner or sees(state, seat, card):
        return CardInHand(card, state.blueprints[card].card)
    return CardInHand(NONE, None)


def _card(state: State, card: int) -> CardOnTable:
    mask = state.mask[card]
    fights = bool(mask & (CHARACTER | ENEMY))
    has_threat = bool(mask & (ENEMY | LOCATION))
    return CardOnTable(
        place=card,
        card=state.blueprints[card].card,
        willpower=willpower(state, card) if mask & CHARACTER else None,
        attack=attack(state, card) if fights else None,
        defense=defense(state, card) if fights else None,
        hit_points_left=hit_points_left(state, card) if fights else None,
        threat=threat_strength(state, card) if has_threat else None,
        damage=state.damage[card],
        progress=state.progress[card],
        resources=state.resources[card],
        exhausted=state.exhausted[card],
        attached=tuple(_card(state, item) for item in state.attached[card]),
        shadow_cards=len(state.shadows.get(card, ())),
        notes=tuple(_notes(state, card)),
        hit_points=number(state, HIT_POINTS, card) if fights else None,
        changes=changes(state, card) if fights or has_threat else (),
    )


def _notes(state: State, card: int) -> list[str]:
    notes = []
    if card in state.committed:
        notes.append("committed")
    combat = state.combat
    if combat is not None:
        if card == combat.enemy:
            notes.append("attacking" if combat.by_enemy else "attacked")
        if card in combat.characters:
            notes.append("defending" if combat.by_enemy else "attacking")
    if state.mask[card] & OBJECTIVE and is_guarded(state, card):
        notes.append("guarded")
    if state.guarding[card] != NONE:
        notes.append("guarding")
    if state.zone[card] == IN_PLAY_AREA and state.owner[card] not in (
        ENCOUNTER,
        state.controller[card],
    ):
        notes.append("borrowed")
    return notes
