"""How a game of the TCG is analysed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rules.analysis.ruleset import Deeds, FirstLook, Happening, Ruleset
from rules.players.strengths import GOOD, QUICK, STRONG
from rules.tcg.engine.state.codes import IN_HAND, SHADOW, SKIRMISH, Question, Verb
from rules.tcg.game import Game
from rules.tcg.players.advice import advise, adviser
from rules.tcg.players.naming import STRENGTHS
from rules.tcg.players.reading.doing_nothing import does_nothing

_OF_CARDS: Final = frozenset({"killed", "overwhelmed"})


def _won(game: Game, seat: int) -> float:
    winner = game.state.winner
    return 0.5 if winner is None else float(winner == seat)


def _turn(game: Game) -> int:
    return game.state.turn


def _in_vain(game: Game, option: Any) -> bool:
    return does_nothing(game.state, game.pending(), option)


def _sort(game: Game, option: Any) -> object:
    state = game.state
    if option.card < 0 or state.zone[option.card] != IN_HAND:
        return option
    return option.verb, state.blueprints[option.card].card.id, option.target, option.number


def read(log: Sequence[Happening]) -> frozenset[Happening]:
    """Return who was killed, who lost and how far the fellowship came, until the turn ended."""
    found: set[Happening] = set()
    moves = 0
    for note in log:
        kind = note[0]
        if kind == "turn":
            break
        if kind in _OF_CARDS:
            found.add(("killed", note[1]))
        elif kind == "arrived":
            moves += 1
            found.add(("moved", note[1], moves))
        elif kind == "lost":
            found.add(("lost", note[1], note[2]))
    return frozenset(found)


def deeds(log: Iterable[Happening]) -> dict[int, Deeds]:
    """Return what characters did in skirmishes: "fought", "won", and "killed" by the winners."""
    found: dict[int, Deeds] = {}
    fighting: frozenset[int] = frozenset()
    winners: tuple[int, ...] = ()
    for note in log:
        kind = note[0]
        if kind == "skirmish":
            fighting, winners = frozenset(note[1:]), ()
            for card in fighting:
                found.setdefault(card, Counter())["fought"] += 1
        elif kind == "won":
            winners = note[1:]
            for card in winners:
                found.setdefault(card, Counter())["won"] += 1
        elif kind == "killed" and note[1] in fighting and note[1] not in winners:
            for card in winners:
                found[card]["killed"] += 1
        elif kind in ("phase", "turn"):
            fighting, winners = frozenset(), ()
    return found


_THEMES: Final = {
    Question.ASSIGN_DEFENDERS: "assignment",
    Question.ASSIGN_LEFTOVERS: "assignment",
    Question.MOVE_AGAIN: "moving",
    Question.SKIRMISH_ORDER: "order",
    Question.ARCHERY_WOUND: "wounds",
    Question.THREAT_WOUND: "wounds",
    Question.SANCTUARY: "healing",
    Question.RECONCILE_ONE: "hand",
    Question.RECONCILE_DOWN: "hand",
}


def theme(game: Game, line: Sequence[Any]) -> str:
    """Return what a choice is about: "assignment", "minions", "skirmish", "moving" and so on."""
    question = game.pending().question
    found = _THEMES.get(question)
    if found is not None:
        return found
    phase = game.state.phase
    if phase == SKIRMISH:
        return "skirmish"
    if question == Question.ACTION:
        played = line[0].verb == Verb.PLAY
        return "minions" if phase == SHADOW and played else "playing"
    return "target"


def shown(game: Game, seat: int) -> frozenset[int]:
    """Return the characters on the table and the cards in the seat's hand."""
    state = game.state
    rows = (*state.companions, *state.allies, state.minions, state.hands[seat])
    return frozenset(card for row in rows for card in row)


def describe(game: Game, happening: Happening, names: Sequence[str]) -> str:
    """Return a happening in words: "Aragorn is killed"."""
    kind, what, *rest = happening
    if kind == "killed":
        return f"{game.state.blueprints[what].card.name} is killed"
    if kind == "lost":
        return f"the Ring-bearer of {names[what]} is {rest[0]}"
    again = "" if rest[0] == 1 else " again"
    return f"the fellowship of {names[what]} moves on{again}"


RULESET = Ruleset(
    quick=STRENGTHS[QUICK].make,
    thorough=STRENGTHS[GOOD].make,
    good=STRENGTHS[GOOD].make,
    strong=STRENGTHS[STRONG].make,
    first_look=FirstLook(turns=1, ahead=1, deals=4),
    won=_won,
    turn=_turn,
    adviser=adviser,
    advise=advise,
    groups=frozenset({Question.ASSIGN_DEFENDERS}),
    in_vain=_in_vain,
    sort=_sort,
    deeds=deeds,
    read=read,
    theme=theme,
    shown=shown,
    describe=describe,
)
