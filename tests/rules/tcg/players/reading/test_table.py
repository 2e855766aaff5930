"""What a player sees at the table, valued."""

from rules.tcg.players.reading.table import count_borne, skirmish_points, worth_of_character
from rules.tcg.players.reading.weights import RULES
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_who_is_not_overwhelmed_at_twice_the_strength_is_only_wounded() -> None:
    """Heavy Chain: bearer may not be overwhelmed unless the strength is tripled."""
    bare = Scene(fellowship=[TARGON], minions=[SOUTHRON_CAPTAIN])
    chained = Scene(
        fellowship=[TARGON], minions=[SOUTHRON_CAPTAIN], bearing={TARGON: [HEAVY_CHAIN]}
    )
    values = {}
    for scene in (bare, chained):
        targon, captain = scene.card(TARGON), scene.card(SOUTHRON_CAPTAIN)
        lost = worth_of_character(scene.state, targon, RULES)
        points = [
            skirmish_points(scene.state, targon, [captain], 6, attack, RULES)
            for attack in (11, 12, 17, 18)
        ]
        values[scene is chained] = [-points_ >= lost for points_ in points]
    assert values[False] == [False, True, True, True]
    assert values[True] == [False, False, False, True]


def test_a_condition_of_the_enemy_is_not_an_asset_to_its_bearer() -> None:
    """Our Foes Are Weak is played on a companion of the other side."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, BOROMIR_LORD_OF_GONDOR],
        bearing={
            GIMLI_SON_OF_GLOIN: [GIMLIS_BATTLE_AXE],
            BOROMIR_LORD_OF_GONDOR: [OUR_FOES_ARE_WEAK],
        },
    )
    assert count_borne(scene.state, scene.card(GIMLI_SON_OF_GLOIN)) == 1
    assert count_borne(scene.state, scene.card(BOROMIR_LORD_OF_GONDOR)) == -1
