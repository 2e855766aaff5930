"""Positions worth a look, of many kinds, from games that computer players play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from decks.ownership import Visitor
from play.models import Table
from play.requests.table import Hands, TableRequest
from play.tables.continuing import game_of_table, play_on
from rules.construction import Game
from rules.lcg.engine.codes import COMBAT
from rules.lcg.engine.codes import Question as LcgQuestion
from rules.players.player import Player
from rules.tcg.engine.state.codes import SKIRMISH, Question
from tests.play.tables.small_tables import sit_down

Look = Callable[[Any, Any], bool]
# From so many cards on a row is full.
CROWD = 5
MUCH_BORNE = 3


@dataclass(frozen=True)
class Position:
    """A position of a game: what kind it is, whose table, and the choices that lead to it."""

    kind: str
    request: TableRequest
    choices: tuple[int, ...]


def _bears_much(state: Any, decision: Any) -> bool:
    return any(len(borne) >= MUCH_BORNE for borne in state.attached)


def _companions(state: Any) -> int:
    return len(state.companions[state.active])


TCG_KINDS: Mapping[str, Look] = {
    "crowd": lambda state, _: _companions(state) + len(state.minions) > 2 * CROWD,
    "many minions": lambda state, _: len(state.minions) >= CROWD,
    "attachments": _bears_much,
    "assignment": lambda state, asked: asked.question == Question.ASSIGN_DEFENDERS,
    "order of skirmishes": lambda state, asked: asked.question == Question.SKIRMISH_ORDER,
    "skirmish": lambda state, _: state.phase == SKIRMISH and state.skirmisher >= 0,
    "wound": lambda state, asked: asked.question == Question.ARCHERY_WOUND,
    "target": lambda state, asked: asked.question == Question.TARGET,
}
LCG_KINDS: Mapping[str, Look] = {
    "many enemies": lambda state, _: sum(map(len, state.engaged)) >= MUCH_BORNE,
    "crowd": lambda state, _: sum(map(len, state.allies)) + len(state.staging) > 2 * CROWD,
    "attachments": _bears_much,
    "quest": lambda state, asked: asked.question == LcgQuestion.COMMIT,
    "defenders": lambda state, asked: asked.question == LcgQuestion.DEFEND,
    "attackers": lambda state, asked: asked.question == LcgQuestion.ATTACKERS,
    "combat": lambda state, _: state.phase == COMBAT and state.combat is not None,
    "target": lambda state, asked: asked.question == LcgQuestion.TARGET,
}


def find_positions(request: TableRequest, maker: Visitor, player: str = "quick") -> list[Position]:
    """Return the first position of each kind of a game in which one of the maker's seats chooses.

    A computer player plays all seats.
    """
    table = sit_down(request, maker)
    kinds = TCG_KINDS if table.game == Game.TCG else LCG_KINDS
    mine = seats_of_mine(request)
    game: Any = next(iter(table.kind.games(table.description(), table.number)))
    players: list[Player] = [
        table.face.make_player(player, place) for place in range(len(request.seats))
    ]
    choices: list[int] = []
    found: dict[str, Position] = {}
    while (decision := game.decision()) is not None:
        if decision.player in mine:
            fits = (kind for kind, is_so in kinds.items() if is_so(game.state, decision))
            kind = next((kind for kind in fits if kind not in found), "")
            if kind:
                found[kind] = Position(kind, request, tuple(choices))
        choice = players[decision.player].choose(game)
        choices.append(choice)
        game.choose(choice)
    table.delete()
    return list(found.values())


def sit_down_at(position: Position, maker: Visitor) -> Table:
    """Return a table that is at a position, as one who plays on from a replay finds it."""
    base = sit_down(position.request, maker)
    old = replace(game_of_table(base), choices=position.choices)
    table = play_on(old, len(position.choices), seats_of_mine(position.request), maker)
    base.delete()
    return table


def seats_of_mine(request: TableRequest) -> list[int]:
    """Return the places of the maker's seats."""
    return [place for place, seat in enumerate(request.seats) if seat.hands is Hands.MINE]
