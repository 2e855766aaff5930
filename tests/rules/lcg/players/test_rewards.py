"""What the end of a game is worth to a search: lost games are not all alike."""

import pytest

from rules.lcg.players.playouts import quest_share, reward
from tests.rules.lcg.scene import Scene, Seat


def lost(scene: Scene) -> float:
    """Return what a scene is worth if it is lost as it stands."""
    scene.state.ending = "threat"
    return reward(scene.state)


def test_quest_points_are_counted_over_all_stages() -> None:
    later = ["Anduin Passage", "Ambush on the Shore"]
    first = Scene(quest="To the River...", next_quests=later)
    first.state.progress[first.state.quest] = 4
    second = Scene(quest="Anduin Passage", next_quests=["To the River...", "Ambush on the Shore"])
    second.state.progress[second.state.quest] = 4
    assert quest_share(first.state) == pytest.approx(4 / 28)
    assert quest_share(second.state) == pytest.approx(12 / 28)


def test_a_lost_game_that_came_further_is_worth_more() -> None:
    near, far = Scene(), Scene()
    far.state.progress[far.state.quest] = 5
    assert lost(far) > lost(near)
    longer = Scene()
    longer.state.round = 9
    assert lost(longer) > lost(near)


def test_damage_to_the_enemy_that_holds_up_the_quest_counts() -> None:
    whole = Scene(Seat(engaged=["Hill Troll"]), quest="To the River...")
    hurt = Scene(Seat(engaged=["Hill Troll"]), quest="To the River...")
    hurt.state.set_damage(hurt.card("Hill Troll"), 6)
    assert lost(hurt) > lost(whole)
    elsewhere = Scene(Seat(engaged=["Hill Troll"]))
    elsewhere.state.set_damage(elsewhere.card("Hill Troll"), 6)
    assert lost(elsewhere) == lost(Scene(Seat(engaged=["Hill Troll"])))


def test_an_objective_that_is_claimed_counts() -> None:
    bare = Scene(Seat(["Aragorn"]), quest="Through the Caverns")
    held = Scene(Seat(["Aragorn"], attached={"Aragorn": ["Shadow Key"]}),
                 quest="Through the Caverns")  # fmt: skip
    assert lost(held) > lost(bare)
