"""A skirmish counted before it is fought: with hunter and what counts in skirmishes alone."""

import pytest

from rules.playtest.tcg.game import set_up
from rules.tcg.engine.modifiers.numbers import damage_bonus, strength
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import Forces, Foresight, forces
from rules.tcg.pairings import Pairing, describe
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def foreseen(scene: Scene, character: str, *minions: str) -> Forces:
    return forces(scene.state, scene.card(character), [scene.card(minion) for minion in minions])


def test_a_hunter_is_stronger_against_a_character_without_hunter() -> None:
    scene = Scene(fellowship=[], minions=[WHITE_HAND_BUTCHER], site=6)
    assert strength(scene.state, scene.card(WHITE_HAND_BUTCHER)) == 5
    assert foreseen(scene, FRODO_HOPE_OF_FREE_PEOPLES, WHITE_HAND_BUTCHER).attack == 11


def test_hunters_gain_nothing_against_each_other() -> None:
    scene = Scene(fellowship=[ARAGORN_SWIFT_HUNTER], minions=[WHITE_HAND_BUTCHER], site=6)
    fight = foreseen(scene, ARAGORN_SWIFT_HUNTER, WHITE_HAND_BUTCHER)
    assert (fight.defence, fight.attack) == (8, 5)


def test_a_hunter_gains_where_one_of_several_minions_is_none() -> None:
    scene = Scene(
        fellowship=[ARAGORN_SWIFT_HUNTER], minions=[WHITE_HAND_BUTCHER, DESERT_NOMAD], site=6
    )
    fight = foreseen(scene, ARAGORN_SWIFT_HUNTER, WHITE_HAND_BUTCHER, DESERT_NOMAD)
    assert (fight.defence, fight.strengths) == (9, [5, 9])


@pytest.mark.parametrize(("minion", "power"), [(ULAIRE_NERTEA_WINGED_HUNTER, 9), (DESERT_NOMAD, 6)])
def test_legolas_is_stronger_against_a_nazgul_alone(minion: str, power: int) -> None:
    scene = Scene(fellowship=[LEGOLAS_PRINCE_OF_MIRKWOOD], minions=[minion], site=6)
    assert foreseen(scene, LEGOLAS_PRINCE_OF_MIRKWOOD, minion).defence == power


def test_a_damage_bonus_counts_too() -> None:
    """A Ranger of Minas Tirith is strength +2 and damage +1 while skirmishing a roaming minion."""
    scene = Scene(fellowship=[RANGER_OF_MINAS_TIRITH], minions=[WHITE_HAND_BUTCHER], site=2)
    before = damage_bonus(scene.state, scene.card(RANGER_OF_MINAS_TIRITH))
    fight = foreseen(scene, RANGER_OF_MINAS_TIRITH, WHITE_HAND_BUTCHER)
    assert fight.damage[0] == before + 1


def test_the_game_is_as_before() -> None:
    scene = Scene(fellowship=[], minions=[WHITE_HAND_BUTCHER], site=6).assignment_phase()
    state = scene.state
    before = state.phase, state.skirmisher, state.skirmish_minions
    foreseen(scene, FRODO_HOPE_OF_FREE_PEOPLES, WHITE_HAND_BUTCHER)
    assert (state.phase, state.skirmisher, state.skirmish_minions) == before
    assert strength(state, scene.card(WHITE_HAND_BUTCHER)) == 5


def test_another_skirmish_is_foreseen_while_one_is_fought() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[WHITE_HAND_BUTCHER, DESERT_NOMAD], site=6
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, DESERT_NOMAD)
    assert foreseen(scene, FRODO_HOPE_OF_FREE_PEOPLES, WHITE_HAND_BUTCHER).attack == 11
    assert scene.state.skirmisher == scene.card(MERRY_ROHIRRIM_SQUIRE)


def assignments(*decks: str) -> list[State]:
    """Return a game of rules of thumb at each choice of a defender."""
    game = set_up(describe(Pairing((decks[0], decks[1])), 3), 0)
    rules = RuleOfThumbPlayer()
    found = []
    while (decision := game.decision()) is not None:
        if decision.question == Question.ASSIGN_DEFENDERS:
            found.append(game.clone().state)
        game.choose(rules.choose(game))
    return found


def counted(fight: Forces) -> tuple[int, list[int], int, tuple[int, int]]:
    return fight.defence, fight.strengths, fight.attack, fight.damage


@pytest.mark.parametrize(
    "decks",
    [
        ("hu-aragorn-starter", "ros-uruk-rampage-starter"),
        ("hu-mauhur-starter", "ros-evil-man-starter"),
        ("sh-eowyn-starter", "br-mouth-starter"),
        ("mom-gimli-starter", "fotr-aragorn-starter"),
    ],
)
def test_what_is_read_once_for_many_skirmishes_is_the_same(decks: tuple[str, str]) -> None:
    fights = 0
    for state in assignments(*decks):
        foresight = Foresight(state)
        for character in state.companions[state.active]:
            for minions in (*((minion,) for minion in state.minions), tuple(state.minions)):
                fight = foresight.forces(character, minions)
                assert counted(fight) == counted(forces(state, character, minions))
                fights += 1
    assert fights > 100
