"""Cards in piles: who chooses one reads its numbers, the others don't read which it was."""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.quest_progress import place_progress
from rules.lcg.engine.zones import put_in_hand, take_away
from rules.lcg.narration.choices import describe_question
from rules.lcg.narration.consequences import describe_consequence
from rules.lcg.narration.recording import LcgRecorder
from tests.rules.lcg.scene import Scene, Seat


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


def test_others_do_not_read_which_card_was_found_in_a_deck() -> None:
    """Mountains of Mirkwood let a player take any of the top five, and not show it."""
    scene = Scene(
        Seat(deck=["Beorn", "Gandalf"]), Seat(), staging=["Mountains of Mirkwood"],
        encounter_deck=["Despair", "Despair"],
    )  # fmt: skip
    scene.travel_phase().do(Verb.TRAVEL, "Mountains of Mirkwood")
    scene.state.log = []
    scene.happen(place_progress, 3).respond("Mountains of Mirkwood").accept().choose("Gandalf")
    [note] = [note for note in scene.state.log if note[0] == "took"]
    recorder = LcgRecorder(("Tom", "Kris"))

    assert recorder.veil(scene.state, note, 1) == "Tom takes a card into hand."
    assert recorder.veil(scene.state, note, 0) == ""


def test_everybody_reads_which_card_returns_from_a_discard_pile() -> None:
    scene = Scene(Seat(discard=["Beorn"]), Seat())
    card = scene.card("Beorn")
    take_away(scene.state, card)
    put_in_hand(scene.state, card, seen_by_all=True)
    recorder = LcgRecorder(("Tom", "Kris"))

    assert recorder.veil(scene.state, ("took", 0, card), 1) == ""
