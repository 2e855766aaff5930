"""A choice that is made several times in a row says how far it is, and what it leaves of whom."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.narration.consequences import describe_consequence
from rules.tcg.narration.descriptions import describe_question
from rules.tcg.narration.progress import progress
from tests.rules.tcg.cards import *
from tests.rules.tcg.random_games import random_game
from tests.rules.tcg.scene import Scene

NAMES = ("Tom", "Kris")


def question(scene: Scene) -> str:
    return describe_question(scene.state, scene.decision, NAMES)


def consequence(scene: Scene, card: str) -> str:
    """Return what a wound leaves of a character."""
    option = next(one for one in scene.options(Verb.WOUND) if one.card == scene.card(card))
    return describe_consequence(scene.state, scene.decision, option)


def test_each_threat_wound_says_which_it_is_and_whom_it_kills() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        site=2,
        threats=3,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 3)
    scene.wound(EOMER_VALIANT_WARCHIEF, 2)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).resolve()

    assert question(scene) == "Tom assigns a wound for a threat (1 of 3)"
    assert consequence(scene, EOMER_VALIANT_WARCHIEF) == "killed"
    assert consequence(scene, ARAGORN_DRIVEN_BY_NEED) == "3 vitality left"
    assert consequence(scene, FRODO_HOPE_OF_FREE_PEOPLES) == "3 vitality left"

    scene.do(Verb.WOUND, ARAGORN_DRIVEN_BY_NEED)
    assert question(scene) == "Tom assigns a wound for a threat (2 of 3)"
    assert consequence(scene, ARAGORN_DRIVEN_BY_NEED) == "2 of these wounds: 2 vitality left"


def test_arrows_are_counted_and_the_one_that_ends_the_game_says_so() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_ARCHER, GOBLIN_ARCHER], site=4
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).archery_phase()

    assert question(scene) == "Tom assigns an archery wound (1 of 2)"
    assert consequence(scene, FRODO_HOPE_OF_FREE_PEOPLES) == "killed: you lose"


def test_a_single_wound_isnt_counted() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_ARCHER], site=4)
    scene.archery_phase()

    assert question(scene) == "Tom assigns an archery wound"


def test_cards_that_a_text_asks_for_are_counted() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        minions=[SOUTHRON_CAPTAIN],
        hand=[CITY_OF_MEN, KNIGHTS_SPEAR, SWIFT_STEED, HOBBIT_SWORD_7_319],
    )
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN).use(TARGON)

    assert question(scene).startswith("Tom chooses a card (1 of 2): discard 2 cards from hand")
    scene.take_first()
    assert question(scene).startswith("Tom chooses a card (2 of 2): discard 2 cards from hand")


def test_what_is_exerted_says_what_it_has_left() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        support=[SECOND_LEVEL],
        minions=[SOUTHRON_CAPTAIN],
        site=4,
    )
    scene.maneuver_phase().use(SECOND_LEVEL).choose("exert a Gondor Man")
    left = [describe_consequence(scene.state, scene.decision, one) for one in scene.options()]

    assert left == ["3 vitality left", "2 vitality left"]


def test_every_wound_and_every_further_card_of_random_games_is_counted() -> None:
    """Whatever is chosen one after another says so, in games between starter decks."""
    counted = 0
    for seed in range(6):
        for game in random_game(seed):
            decision = game.decision()
            if decision is None or decision.question == Question.STARTING_FELLOWSHIP:
                continue
            group = decision.resume[-1]
            again = isinstance(group, tuple) and bool(group)
            if again and decision.question in (
                Question.ARCHERY_WOUND,
                Question.THREAT_WOUND,
                Question.TARGET,
            ):
                assert progress(game.state, decision)
                counted += 1
    assert counted > 5
