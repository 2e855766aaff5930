"""What happened in plain English: the notes that the engine takes as a game goes on."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.english import count_of, join_words
from rules.tcg.engine.state.codes import (
    ARCHER,
    DAMAGE,
    DEFENDER,
    FELLOWSHIP_ARCHERY,
    FIERCE,
    MINION_ARCHERY,
    MOVE_LIMIT,
    PHASE_NAMES,
    PIPES_SPOTTED,
    RESISTANCE,
    STRENGTH,
    VITALITY,
)
from rules.tcg.engine.state.parts import Ability
from rules.tcg.engine.state.state import State
from rules.tcg.narration.descriptions import card_name
from rules.tcg.narration.sayings import said

Names = Sequence[str]

_CHANGED = {
    STRENGTH: "strength {:+d}",
    VITALITY: "vitality {:+d}",
    RESISTANCE: "resistance {:+d}",
    DAMAGE: "damage {:+d}",
    DEFENDER: "defender {:+d}",
    FIERCE: "fierce",
    ARCHER: "an archer",
}
_GAME_NUMBERS = {
    FELLOWSHIP_ARCHERY: "The fellowship archery total",
    MINION_ARCHERY: "The minion archery total",
    MOVE_LIMIT: "The move limit",
    PIPES_SPOTTED: "The number of pipes to spot",
}


def describe_note(state: State, note: tuple[Any, ...], names: Names) -> str:
    """Return what a note of the engine records. Raise KeyError for an unknown kind of note."""
    kind, *rest = note
    return _NOTES[kind](state, names, *rest)


def _tokens(thing: str) -> Callable[..., str]:
    def describe(state: State, names: Names, player: int, count: int) -> str:
        verb = "takes" if count > 0 else "removes"
        return f"{names[player]} {verb} {count_of(abs(count), thing)}"

    return describe


def _card(words: str) -> Callable[..., str]:
    """Return the description of a note that is about a card alone."""

    def describe(state: State, names: Names, card: int) -> str:
        return words.format(card_name(state, card))

    return describe


def _cards(words: str) -> Callable[..., str]:
    """Return the description of a note that is about two cards."""

    def describe(state: State, names: Names, card: int, other: int) -> str:
        return words.format(card_name(state, card), card_name(state, other))

    return describe


def _player(words: str) -> Callable[..., str]:
    """Return the description of a note that is about a player alone."""

    def describe(state: State, names: Names, player: int) -> str:
        return words.format(names[player])

    return describe


def _player_and_card(words: str) -> Callable[..., str]:
    """Return the description of a note that is about a player and a card."""

    def describe(state: State, names: Names, player: int, card: int) -> str:
        return words.format(names[player], card_name(state, card))

    return describe


def _played(state: State, names: Names, player: int, card: int, bearer: int = -1) -> str:
    words = f"{names[player]} plays {card_name(state, card)}"
    return f"{words} on {card_name(state, bearer)}" if bearer >= 0 else words


def _used(state: State, names: Names, player: int, card: int, *place: int) -> str:
    return f"{names[player]} uses {card_name(state, card)}"


def _takes_effect(state: State, names: Names, card: int, ability: Ability) -> str:
    """Return what a card does by itself: what follows in the log is its doing."""
    return f"{card_name(state, card)}: {said(state.blueprints[card].card, ability.notation)}"


def _changed(state: State, names: Names, card: int, statistic: int, amount: int) -> str:
    if card < 0:
        return f"{_GAME_NUMBERS[statistic]} changes by {amount:+d}"
    change = _CHANGED.get(statistic, "changed").format(amount)
    return f"{card_name(state, card)} is {change}"


def _transferred(state: State, names: Names, card: int, bearer: int) -> str:
    to = card_name(state, bearer) if bearer >= 0 else "the support area"
    return f"{card_name(state, card)} is transferred to {to}"


def _skirmish(state: State, names: Names, character: int, *minions: int) -> str:
    foes = join_words([card_name(state, minion) for minion in minions])
    return f"{card_name(state, character)} skirmishes {foes}"


def _won(state: State, names: Names, *winners: int) -> str:
    if not winners:
        return "Nobody wins the skirmish"
    who = join_words([card_name(state, winner) for winner in winners])
    return f"{who} {'win' if len(winners) > 1 else 'wins'} the skirmish"


def _culture_tokens(state: State, names: Names, card: int, culture: str, count: int) -> str:
    verb = "placed on" if count > 0 else "removed from"
    tokens = count_of(abs(count), f"{culture.capitalize()} token")
    return f"{tokens} {verb} {card_name(state, card)}"


def _lost(state: State, names: Names, player: int, ending: str) -> str:
    return f"The Ring-bearer of {names[player]} is {ending}"


def _over(state: State, names: Names, winner: int, ending: str) -> str:
    if ending == "site 9":
        return f"{names[winner]} wins: the Ring-bearer has reached site 9"
    return f"{names[winner]} wins"


_NOTES: dict[str, Callable[..., str]] = {
    "turn": lambda state, names, turn, player: f"Turn {turn}: {names[player]}",
    "phase": lambda state, names, phase: f"{PHASE_NAMES[phase].capitalize()} phase",
    "phase resumed": lambda state, names, phase: f"The {PHASE_NAMES[phase]} phase is resumed",
    "bid": lambda state, names, player, burdens: f"{names[player]} bids {burdens}",
    "goes first": _player("{} goes first"),
    "redrew": _player("{} redraws the opening hand"),
    "started with": _player_and_card("{} starts with {}"),
    "site played": _player_and_card("{} plays the site {}"),
    "moves": _player_and_card("The fellowship of {} moves to {}"),
    "stays": _player_and_card(
        "The fellowship of {} stays at {}; minions are discarded, and the turn ends"
    ),
    "sanctuary": _player_and_card("The fellowship of {} rests at the sanctuary {}"),
    "arrived": lambda state, names, player, site, twilight: (
        f"It arrives at {card_name(state, site)}; the twilight pool has {twilight}"
    ),
    "played": _played,
    "cancelled": _card("{} is canceled"),
    "used": _used,
    "takes effect": _takes_effect,
    "transferred": _transferred,
    "stacked": _cards("{} is stacked on {}"),
    "assigned": lambda state, names, character, minion: (
        f"{card_name(state, minion)} is assigned to {card_name(state, character)}"
    ),
    "skirmish": _skirmish,
    "skirmish cancelled": _card("The skirmish of {} is canceled"),
    "replaced in skirmish": _cards("{1} replaces {0} in the skirmish"),
    "totals": lambda state, names, defence, attack: (
        f"Strength {defence} for the Free Peoples, {attack} for the Shadow"
    ),
    "won": _won,
    "comes exhausted": _card("{} comes into play exhausted"),
    "wounded": _card("{} takes a wound"),
    "burdens instead of a wound": _card("The One Ring spares {} a wound"),
    "exerted": _card("{} exerts"),
    "healed": _card("{} is healed"),
    "killed": _card("{} is killed"),
    "placed in the dead pile": _card("{} is placed in the dead pile"),
    "overwhelmed": _card("{} is overwhelmed"),
    "discarded": _card("{} is discarded"),
    "discarded from hand": _card("{} is discarded from hand"),
    "discarded from deck": _card("{} is discarded from the draw deck"),
    "removed from the game": _card("{} is removed from the game"),
    "taken into hand": _card("{} is taken into hand"),
    "prevented": lambda state, names, card: (
        f"What was about to happen to {card_name(state, card)} is prevented"
        if card >= 0
        else "What was about to happen is prevented"
    ),
    "changed": _changed,
    "placed beneath deck": _player("{} places a card beneath the draw deck"),
    "placed on deck": _player("{} places a card on top of the draw deck"),
    "revealed": _player_and_card("{} reveals {}"),
    "looked at": _player_and_card("{} looks at {}"),
    "named": lambda state, names, card, word: f"{word} is named for {card_name(state, card)}",
    "drew": lambda state, names, player, count, *cards: (
        f"{names[player]} draws {count_of(count, 'card')}"
    ),
    "reshuffled": _player("{} shuffles the discard pile into a new draw deck"),
    "burdens": _tokens("burden"),
    "threats": _tokens("threat"),
    "culture tokens": _culture_tokens,
    "threats turn to wounds": lambda state, names, player, count: (
        f"{count_of(count, 'threat')} of {names[player]} become wounds"
    ),
    "paid": lambda state, names, card, cost: (
        f"{abs(cost)} twilight {'removed' if cost < 0 else 'added'} for {card_name(state, card)}"
        if cost
        else f"{card_name(state, card)} costs nothing"
    ),
    "twilight": lambda state, names, count: (
        f"{abs(count)} twilight {'added' if count > 0 else 'removed'}"
    ),
    "controls": _player_and_card("{} takes control of {}"),
    "sites exchanged": _cards("{} and {} change places"),
    "becomes a minion": _card("{} becomes a minion"),
    "liberated": _card("{} is liberated"),
    "wears the Ring": _player("The Ring-bearer of {} puts on The One Ring"),
    "takes off the Ring": _player("The Ring-bearer of {} takes off The One Ring"),
    "becomes the Ring-bearer": _card("{} becomes the Ring-bearer"),
    "lost": _lost,
    "over": _over,
}
KINDS = frozenset(_NOTES)
