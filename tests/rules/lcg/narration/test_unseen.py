"""A card that is chosen from a pile shows its numbers: nobody can look at it on the table."""

from rules.lcg.engine.quest_progress import place_progress
from rules.lcg.narration.choices import describe_question
from rules.lcg.narration.consequences import describe_consequence
from tests.rules.lcg.scene import Scene


def choosing_a_spider() -> Scene:
    scene = Scene(
        quest="A Fork in the Road", next_quests=["Don't Leave the Path!"],
        encounter_deck=["Ungoliant's Spawn", "Forest Spider", "Despair", "Despair"],
    )  # fmt: skip
    return scene.happen(place_progress, 2)


def test_a_spider_that_is_put_into_the_staging_area_shows_its_numbers() -> None:
    scene = choosing_a_spider()
    said = {
        scene.name(option.card): describe_consequence(scene.state, scene.decision, option)
        for option in scene.options
    }

    assert said["Forest Spider"] == (
        "Enemy: threat 2, attack 2, defense 1, 4 hit points, engages at 25 threat. "
        "After Forest Spider engages a player, it gets +1 attack until the end of the round."
    )
    assert said["Ungoliant's Spawn"].startswith("Enemy: threat 3, attack 5, defense 2, 9 hit")


def test_the_question_says_where_the_spider_goes() -> None:
    scene = choosing_a_spider()

    asked = describe_question(scene.state, scene.decision, ("Tom",))
    assert asked == "Tom chooses a card to put into the staging area (A Chosen Path)"
