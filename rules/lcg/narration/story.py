"""What happened, in sentences, from the notes that the engine writes into a state's log."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rules.english import count_of, end_sentence, join_words
from rules.lcg.engine.blueprint import Ability, Blueprint, Program
from rules.lcg.engine.state import State
from rules.lcg.library.own.dol_guldur import ORC_GUARD
from rules.lcg.narration.said import (
    said_of_ability,
    said_of_program,
    said_of_shadow,
    said_when_revealed,
    without_word_before,
)
from rules.lcg.vocabulary import Phase

Players = Sequence[str]
_STATISTICS = ("willpower", "attack", "defense", "hit points", "threat")


class Titles:
    """What cards are called while the notes of a game are read, one after another.

    The notes of a step are read when it is over. A player card that lay facedown as an Orc Guard
    may lie in a discard pile by then, but it was an Orc Guard that was destroyed.
    """

    def __init__(self) -> None:
        self._facedown: set[int] = set()
        self._state: State | None = None

    def follow(self, state: State, note: tuple[Any, ...]) -> None:
        """Take in the next note of a game."""
        self._state = state
        if note[0] == "faced":
            self._facedown.add(note[1])
        elif note[0] == "left":
            self._facedown.discard(note[1])

    def is_facedown(self, card: int) -> bool:
        """Whether a player card acts as an Orc Guard at this point of the story."""
        return card in self._facedown

    def blueprint(self, card: int) -> Blueprint:
        """Return what a card acts as."""
        assert self._state is not None, "no note has been read"
        return self._state.blueprints[card]

    def of(self, card: int) -> str:
        """Return what a card is called."""
        assert self._state is not None, "no note has been read"
        if card in self._facedown:
            return ORC_GUARD.title
        return self._state.blueprints[card].title


def describe_note(titles: Titles, note: tuple[Any, ...], names: Players) -> str:
    """Return what a note of the engine records; nothing for one that the table shows."""
    kind, *arguments = note
    say = _SENTENCES.get(kind)
    return say(titles, names, *arguments) if say is not None else ""


def sentences(state: State, names: Players | None = None) -> Iterator[str]:
    """Return a sentence for each note in the log, in their order; some notes need none."""
    players = names or [f"Player {seat + 1}" for seat in range(state.players)]
    titles = Titles()
    for note in state.log or ():
        titles.follow(state, note)
        text = describe_note(titles, note, players)
        if text:
            yield text


def _of_card(text: str) -> Callable[..., str]:
    """Return a sentence about one card."""

    def say(titles: Titles, players: Players, card: int, *rest: Any) -> str:
        return text.format(titles.of(card))

    return say


def _of_two(text: str) -> Callable[..., str]:
    """Return a sentence about two cards."""

    def say(titles: Titles, players: Players, card: int, other: int, *rest: Any) -> str:
        return text.format(titles.of(card), titles.of(other))

    return say


def _of_player_and_card(text: str) -> Callable[..., str]:
    def say(titles: Titles, players: Players, player: int, card: int) -> str:
        return text.format(players[player], titles.of(card))

    return say


def _of_card_and_player(text: str) -> Callable[..., str]:
    def say(titles: Titles, players: Players, card: int, player: int) -> str:
        return text.format(titles.of(card), players[player])

    return say


def _of_card_and_number(text: str) -> Callable[..., str]:
    def say(titles: Titles, players: Players, card: int, number: int) -> str:
        return text.format(titles.of(card), number)

    return say


def _phase(titles: Titles, players: Players, phase: int) -> str:
    return f"{list(Phase)[phase - 1].capitalize()} phase."


def _threat(titles: Titles, players: Players, player: int, amount: int) -> str:
    verb = "rises" if amount > 0 else "falls"
    return f"{players[player]}'s threat {verb} by {abs(amount)}."


def _progress(titles: Titles, players: Players, card: int, amount: int) -> str:
    verb = "gains" if amount > 0 else "loses"
    return f"{titles.of(card)} {verb} {abs(amount)} progress."


def _quested(titles: Titles, players: Players, willpower: int, threat: int) -> str:
    return f"The quest: {willpower} willpower against {threat} threat."


def _escape_test(titles: Titles, players: Players, strength: int, escape: int) -> str:
    result = "passed" if strength > escape else "failed"
    return f"The escape test is {result}: {strength} against {escape}."


def _eliminated(titles: Titles, players: Players, player: int, cause: str) -> str:
    why = _CAUSES[cause]
    return f"{players[player]} is out of the game: {why}."


_CAUSES = {
    "threat": "the threat is 50",
    "heroes": "the heroes are all dead",
    "quest": "lost to the shadow",
}


def _players_attack(titles: Titles, players: Players, enemy: int, *attackers: int) -> str:
    names = join_words([titles.of(card) for card in attackers])
    verb = "attacks" if len(attackers) == 1 else "attack"
    return f"{names} {verb} {titles.of(enemy)}."


def _gained(titles: Titles, players: Players, card: int, amount: int) -> str:
    return f"{titles.of(card)} gains {count_of(amount, 'resource')}."


def _changed(titles: Titles, players: Players, card: int, statistic: int, amount: int) -> str:
    if statistic >= len(_STATISTICS):
        return ""
    return f"{titles.of(card)} gets {amount:+d} {_STATISTICS[statistic]}."


def _round_over(titles: Titles, players: Players, number: int) -> str:
    return f"Round {number} is over."


def _with_text(deed: str, text: str) -> str:
    """Return a sentence with the text that it carries out: "X is revealed: Deal 1 damage …"."""
    return f"{deed}: {end_sentence(text)}" if text else f"{deed}."


def _of_ability(titles: Titles, card: int, ability: Ability | Program | None) -> str:
    """Return what an ability or a part of one does, and when."""
    if titles.is_facedown(card) or ability is None:
        return ""
    blueprint = titles.blueprint(card)
    if isinstance(ability, Program):
        return said_of_program(blueprint, ability)
    return without_word_before(said_of_ability(blueprint, ability))


def _forced(
    titles: Titles, players: Players, card: int, ability: Ability | Program | None = None
) -> str:
    return _with_text(f"{titles.of(card)} takes effect", _of_ability(titles, card, ability))


def _used(
    titles: Titles, players: Players, player: int, card: int, ability: Ability | None = None
) -> str:
    deed = f"{players[player]} uses {titles.of(card)}"
    return _with_text(deed, _of_ability(titles, card, ability))


def _played(titles: Titles, players: Players, player: int, card: int) -> str:
    deed = f"{players[player]} plays {titles.of(card)}"
    return _with_text(deed, _of_ability(titles, card, titles.blueprint(card).event))


def _revealed(titles: Titles, players: Players, card: int) -> str:
    return _with_text(f"{titles.of(card)} is revealed", said_when_revealed(titles.blueprint(card)))


def _shadow_turned(titles: Titles, players: Players, card: int, enemy: int) -> str:
    said = said_of_shadow(titles.blueprint(card)) or "no shadow effect"
    return _with_text(f"{titles.of(card)} is turned up as a shadow card", said)


def _moved(token: str) -> Callable[..., str]:
    def say(titles: Titles, players: Players, giver: int, taker: int, number: int) -> str:
        return f"{number} {token} goes from {titles.of(giver)} to {titles.of(taker)}."

    return say


def _top_shown(titles: Titles, players: Players, player: int, card: int) -> str:
    return f"The top card of {players[player]}'s deck is {titles.of(card)}."


def _of_player(text: str) -> Callable[..., str]:
    def say(titles: Titles, players: Players, player: int) -> str:
        return text.format(players[player])

    return say


def _plain(text: str) -> Callable[..., str]:
    def say(titles: Titles, players: Players) -> str:
        return text

    return say


_SENTENCES: dict[str, Callable[..., str]] = {
    "became_active": _of_card("{} becomes the active location."),
    "attached": _of_two("{} is attached to {}."),
    "attached_to_deck": _of_card_and_player("{} is attached to {}'s deck."),
    "bypassed": _of_card("The players bypass {}."),
    "barred": _of_card("{} cannot attack this phase."),
    "canceled_damage": _of_card("The damage to {} is canceled."),
    "canceled": _of_card("The effect of {} is canceled."),
    "changed": _changed,
    "chose": _of_two("{} is chosen for {}."),
    "committed": _of_card("{} commits to the quest."),
    "committed_to_test": _of_card("{} commits to the escape test."),
    "control": _of_card_and_player("{} joins {}."),
    "damaged": _of_card_and_number("{} takes {} damage."),
    "dealt": _of_card("{} is dealt for the escape test."),
    "defends": _of_two("{} defends against {}."),
    "destroyed": _of_card("{} is destroyed."),
    "discarded": _of_card("{} is discarded from hand."),
    "discarded_from_deck": _of_card("{} is discarded from the top of its deck."),
    "drew": _of_player_and_card("{} draws {}."),
    "eliminated": _eliminated,
    "enemy_attacks": _of_card_and_player("{} attacks {}."),
    "engaged": _of_card_and_player("{} engages {}."),
    "entered": _of_card("{} enters play."),
    "escape_test": _escape_test,
    "explored": _of_card("{} is explored."),
    "forced": _forced,
    "gained": _gained,
    "healed": _of_card_and_number("{} is healed of {} damage."),
    "into_quest_deck": _of_card("{} is shuffled into the quest deck."),
    "imprisoned": _of_card("{} is taken prisoner."),
    "lost": _plain("The players lose the game."),
    "looked": _of_player_and_card("{} looks at {}."),
    "mocks": _of_two("{} takes the damage of {}."),
    "moved": _of_card("{} is moved from the encounter discard pile."),
    "moved_damage": _moved("damage"),
    "moved_resources": _moved("resources"),
    "mulligan": _of_player("{} takes a mulligan."),
    "phase": _phase,
    "played": _played,
    "players_attack": _players_attack,
    "progress": _progress,
    "put_back": _of_card("{} goes back on the encounter deck."),
    "quested": _quested,
    "readied": _of_card("{} readies."),
    "removed": _of_card("{} is removed from the game."),
    "rescued": _of_card("{} is rescued."),
    "reset": _plain("The encounter discard pile is shuffled into the encounter deck."),
    "revealed": _revealed,
    "round_over": _round_over,
    "set_aside": _of_card("{} is set aside, out of play."),
    "shadow_discarded": _of_card("A shadow card of {} is discarded."),
    "shadow_turned": _shadow_turned,
    "shown": _top_shown,
    "stage": _of_card("The quest goes on: {}."),
    "stage_facedown": _plain("The quest goes on: the next card lies facedown."),
    "stage_defeated": _of_card("{} is defeated."),
    "switched": _of_card("{} becomes the active location."),
    "threat": _threat,
    "took": _of_player_and_card("{} takes {} into hand."),
    "traveled": _of_card("The players travel to {}."),
    "uncommitted": _of_card("{} is removed from the quest."),
    "used": _used,
    "victory": _of_card("{} goes to the victory display."),
    "won": _plain("The players win."),
}
