"""How a game of the LCG is analysed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rules.analysis.ruleset import Deeds, FirstLook, Happening, Ruleset
from rules.lcg.engine.codes import IN_HAND, Question
from rules.lcg.game import Game
from rules.lcg.players.advice import advise, adviser
from rules.lcg.players.budget import Budget
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.naming import ROUNDS, STRENGTHS
from rules.players.player import Player
from rules.players.strengths import GOOD, QUICK, STRONG

PLAYOUTS: Final = 12
_OF_CARDS: Final = frozenset({"destroyed", "explored", "stage_defeated"})


def thorough(seed: int) -> Player:
    """Return a good player with a fifth of its playouts, for a look at many positions."""
    return FlatMonteCarloPlayer(seed, Budget(PLAYOUTS), rounds=ROUNDS)


def _won(game: Game, seat: int) -> float:
    return float(game.state.ending == "won")


def _turn(game: Game) -> int:
    return game.state.round


def _in_vain(game: Game, option: Any) -> bool:
    return False


def _sort(game: Game, option: Any) -> object:
    state = game.state
    if option.card < 0 or state.zone[option.card] != IN_HAND:
        return option
    return option.verb, state.blueprints[option.card].title, option.target, option.number


def read(log: Sequence[Happening]) -> frozenset[Happening]:
    """Return what was destroyed and explored, how the quest went and who lost, in the round."""
    found: set[Happening] = set()
    for note in log:
        kind = note[0]
        if kind == "round_over":
            break
        if kind in _OF_CARDS:
            found.add((kind, note[1]))
        elif kind == "quested":
            if note[1] != note[2]:
                found.add(("quested", -1, "succeeds" if note[1] > note[2] else "fails"))
        elif kind == "eliminated":
            found.add(("eliminated", note[1]))
    return frozenset(found)


def deeds(log: Iterable[Happening]) -> dict[int, Deeds]:
    """Return what cards did: "quested", "defended", "attacked", and "killed" in attacks."""
    found: dict[int, Deeds] = {}
    fighting: tuple[int, ...] = ()
    foe = -1
    for kind, *rest in log:
        if kind == "committed":
            found.setdefault(rest[0], Counter())["quested"] += 1
        elif kind == "defends":
            found.setdefault(rest[0], Counter())["defended"] += 1
        elif kind == "enemy_attacks":
            fighting, foe = (rest[0],), -1
            found.setdefault(rest[0], Counter())["attacked"] += 1
        elif kind == "players_attack":
            foe, fighting = rest[0], tuple(rest[1:])
            for card in fighting:
                found.setdefault(card, Counter())["attacked"] += 1
        elif kind == "destroyed" and rest[0] not in fighting and foe in (-1, rest[0]):
            for card in fighting:
                found[card]["killed"] += 1
        elif kind == "phase":
            fighting, foe = (), -1
    return found


_THEMES: Final = {
    Question.COMMIT: "questing",
    Question.COMMIT_TO_TEST: "questing",
    Question.TRAVEL: "traveling",
    Question.BYPASS: "traveling",
    Question.ENGAGE: "engaging",
    Question.DEFEND: "defending",
    Question.UNDEFENDED_DAMAGE: "defending",
    Question.CHOOSE_ATTACK: "defending",
    Question.ATTACK_TARGET: "attacking",
    Question.ATTACKERS: "attacking",
    Question.ACTION: "playing",
    Question.PLAN: "playing",
    Question.RESPONSE: "playing",
}


def theme(game: Game, line: Sequence[Any]) -> str:
    """Return what a choice is about: "questing", "defending", "attacking" and so on."""
    return _THEMES.get(game.pending().question, "target")


def shown(game: Game, seat: int) -> frozenset[int]:
    """Return the cards on the table and in the seat's hand."""
    state = game.state
    rows = (*state.heroes, *state.allies, *state.engaged, state.staging, state.hands[seat])
    table = [card for row in rows for card in row]
    return frozenset([*table, state.location, state.quest])


def describe(game: Game, happening: Happening, names: Sequence[str]) -> str:
    """Return a happening in words: "Gimli is destroyed"."""
    kind, what, *rest = happening
    if kind == "quested":
        return f"the quest {rest[0]}"
    if kind == "eliminated":
        return f"{names[what]} is out of the game"
    verb = {"destroyed": "destroyed", "explored": "explored", "stage_defeated": "defeated"}[kind]
    return f"{game.state.blueprints[what].title} is {verb}"


RULESET = Ruleset(
    quick=STRENGTHS[QUICK].make,
    thorough=thorough,
    good=STRENGTHS[GOOD].make,
    strong=STRENGTHS[STRONG].make,
    first_look=FirstLook(turns=3, ahead=3, deals=8),
    won=_won,
    turn=_turn,
    adviser=adviser,
    advise=advise,
    groups=frozenset({Question.COMMIT, Question.COMMIT_TO_TEST, Question.ATTACKERS}),
    in_vain=_in_vain,
    sort=_sort,
    deeds=deeds,
    read=read,
    theme=theme,
    shown=shown,
    describe=describe,
)
