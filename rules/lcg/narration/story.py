"""What happened, in sentences, from the notes that the engine writes into a state's log."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rules.lcg.engine.state import State
from rules.lcg.vocabulary import Phase

Players = Sequence[str]
_STATISTICS = ("willpower", "attack", "defense", "hit points", "threat")


def describe_note(state: State, note: tuple[Any, ...], names: Players) -> str:
    """Return what a note of the engine records; nothing for one that the table shows."""
    kind, *arguments = note
    say = _SENTENCES.get(kind)
    return say(state, names, *arguments) if say is not None else ""


def sentences(state: State, names: Players | None = None) -> Iterator[str]:
    """Return a sentence for each note in the log, in their order; some notes need none."""
    players = names or [f"Player {seat + 1}" for seat in range(state.players)]
    for note in state.log or ():
        text = describe_note(state, note, players)
        if text:
            yield text


def _card(state: State, card: int) -> str:
    return state.blueprints[card].title


def _of_card(text: str) -> Callable[..., str]:
    """Return a sentence about one card."""

    def say(state: State, players: Players, card: int, *rest: Any) -> str:
        return text.format(_card(state, card))

    return say


def _of_two(text: str) -> Callable[..., str]:
    """Return a sentence about two cards."""

    def say(state: State, players: Players, card: int, other: int, *rest: Any) -> str:
        return text.format(_card(state, card), _card(state, other))

    return say


def _of_player_and_card(text: str) -> Callable[..., str]:
    def say(state: State, players: Players, player: int, card: int) -> str:
        return text.format(players[player], _card(state, card))

    return say


def _of_card_and_player(text: str) -> Callable[..., str]:
    def say(state: State, players: Players, card: int, player: int) -> str:
        return text.format(_card(state, card), players[player])

    return say


def _of_card_and_number(text: str) -> Callable[..., str]:
    def say(state: State, players: Players, card: int, number: int) -> str:
        return text.format(_card(state, card), number)

    return say


def _phase(state: State, players: Players, phase: int) -> str:
    return f"{list(Phase)[phase - 1].capitalize()} phase."


def _threat(state: State, players: Players, player: int, amount: int) -> str:
    verb = "rises" if amount > 0 else "falls"
    return f"{players[player]}'s threat {verb} by {abs(amount)}."


def _progress(state: State, players: Players, card: int, amount: int) -> str:
    verb = "gains" if amount > 0 else "loses"
    return f"{_card(state, card)} {verb} {abs(amount)} progress."


def _quested(state: State, players: Players, willpower: int, threat: int) -> str:
    return f"The quest: {willpower} willpower against {threat} threat."


def _eliminated(state: State, players: Players, player: int, cause: str) -> str:
    why = "threat is 50" if cause == "threat" else "heroes are all dead"
    return f"{players[player]} is out of the game: the {why}."


def _players_attack(state: State, players: Players, enemy: int, *attackers: int) -> str:
    names = ", ".join(_card(state, card) for card in attackers)
    return f"{names} attack {_card(state, enemy)}."


def _changed(state: State, players: Players, card: int, statistic: int, amount: int) -> str:
    if statistic >= len(_STATISTICS):
        return ""
    return f"{_card(state, card)} gets {amount:+d} {_STATISTICS[statistic]}."


def _round_over(state: State, players: Players, number: int) -> str:
    return f"Round {number} is over."


def _of_player(text: str) -> Callable[..., str]:
    def say(state: State, players: Players, player: int) -> str:
        return text.format(players[player])

    return say


def _plain(text: str) -> Callable[..., str]:
    def say(state: State, players: Players) -> str:
        return text

    return say


_SENTENCES: dict[str, Callable[..., str]] = {
    "attached": _of_two("{} is attached to {}."),
    "attached_to_deck": _of_card_and_player("{} is attached to {}'s deck."),
    "barred": _of_card("{} cannot attack this phase."),
    "canceled": _of_card("The effect of {} is canceled."),
    "changed": _changed,
    "chose": _of_card("{} is chosen."),
    "committed": _of_card("{} commits to the quest."),
    "control": _of_card_and_player("{} joins {}."),
    "damaged": _of_card_and_number("{} takes {} damage."),
    "defends": _of_two("{} defends against {}."),
    "destroyed": _of_card("{} is destroyed."),
    "discarded": _of_card("{} is discarded from hand."),
    "drew": _of_player_and_card("{} draws {}."),
    "eliminated": _eliminated,
    "enemy_attacks": _of_card_and_player("{} attacks {}."),
    "engaged": _of_card_and_player("{} engages {}."),
    "entered": _of_card("{} enters play."),
    "explored": _of_card("{} is explored."),
    "forced": _of_card("{} takes effect."),
    "gained": _of_card_and_number("{} gains {} resources."),
    "healed": _of_card_and_number("{} is healed of {} damage."),
    "imprisoned": _of_card("{} is taken prisoner."),
    "looked": _of_player_and_card("{} looks at {}."),
    "mulligan": _of_player("{} takes a mulligan."),
    "phase": _phase,
    "played": _of_player_and_card("{} plays {}."),
    "players_attack": _players_attack,
    "progress": _progress,
    "quested": _quested,
    "readied": _of_card("{} readies."),
    "rescued": _of_card("{} is rescued."),
    "reset": _plain("The encounter discard pile is shuffled into the encounter deck."),
    "revealed": _of_card("{} is revealed."),
    "round_over": _round_over,
    "shadow_turned": _of_card("{} is turned up as a shadow card."),
    "stage": _of_card("The quest goes on: {}."),
    "stage_defeated": _of_card("{} is defeated."),
    "threat": _threat,
    "took": _of_player_and_card("{} takes {} into hand."),
    "traveled": _of_card("The players travel to {}."),
    "uncommitted": _of_card("{} is removed from the quest."),
    "used": _of_player_and_card("{} uses {}."),
    "won": _plain("The players win."),
}
