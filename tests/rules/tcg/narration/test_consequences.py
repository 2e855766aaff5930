"""What a button says a choice costs or leads to."""

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.state.codes import DEFENDER, UNTIL_END_OF_TURN, Verb
from rules.tcg.narration.consequences import describe_consequence, describe_leftovers, minions_taken
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def consequences(scene: Scene, verb: int) -> list[str]:
    """Return what each option of a kind costs or leads to."""
    return [
        describe_consequence(scene.state, scene.decision, option) for option in scene.options(verb)
    ]


def test_a_transfer_says_from_whom_and_that_its_cost_is_paid_again() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
        site=2,
    ).fellowship_phase()

    words = [known for known in scene.words() if known.startswith("transfer")]
    assert words == ["transfer Knight's Spear from Aragorn to Targon"]
    assert consequences(scene, Verb.TRANSFER) == ["adds 1 twilight"]


def test_a_roaming_minion_says_how_much_of_its_cost_is_the_penalty() -> None:
    scene = Scene(shadow_hand=[MORDOR_SOLDIER], twilight=9, site=2).shadow_phase()
    assert consequences(scene, Verb.PLAY) == ["costs 3 twilight, 2 of it for roaming"]

    at_home = Scene(shadow_hand=[MORDOR_SOLDIER], twilight=9, site=7).shadow_phase()
    assert consequences(at_home, Verb.PLAY) == ["costs 1 twilight"]


def test_moving_on_says_that_the_minions_stay() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER, GOBLIN_RUNNER], site=2
    ).regroup_phase()
    while not scene.options(Verb.MOVE):
        scene.pass_()

    assert consequences(scene, Verb.MOVE) == ["2 minions stay in play"]
    assert consequences(scene, Verb.STAY) == ["2 minions discarded"]


def test_who_may_assign_the_rest_is_said_before_it_is_left() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER], site=2)
    scene.assignment_phase()

    said = describe_leftovers(scene.state, scene.decision, ("Tom", "Kris"))

    assert said == "Kris may let the rest fight anybody, also Frodo"


def test_nothing_is_said_of_a_rest_where_nobody_is_assigned() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[KNIGHTS_SPEAR]).fellowship_phase()

    assert describe_leftovers(scene.state, scene.decision, ("Tom", "Kris")) == ""


def test_who_is_a_defender_can_be_chosen_for_one_more_minion() -> None:
    """4.2, "defender +X": Steps of Edoras gives it to Gondor companions."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[GOBLIN_RUNNER, MORDOR_VETERAN],
    )
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    change_number(scene.state, aragorn, DEFENDER, 1, UNTIL_END_OF_TURN)
    scene.assignment_phase()

    assert minions_taken(scene.state, scene.decision) == {aragorn: 2}


def test_an_event_says_on_its_button_what_it_does() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)

    assert scene.words()[0].startswith("play City of Men: make a Gondor Man strength +2")


def test_passing_in_the_fellowship_phase_says_where_the_fellowship_goes() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[KNIGHTS_SPEAR], site=2)
    scene.fellowship_phase()

    assert consequences(scene, Verb.PASS) == ["the fellowship moves to site 3"]


def test_the_button_of_a_skirmish_names_both_sides_with_their_strengths() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON], minions=[GOBLIN_RUNNER, MORDOR_VETERAN]
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)
    scene.do(Verb.ASSIGN, TARGON, MORDOR_VETERAN)
    while not scene.options(Verb.FIGHT):
        scene.pass_()

    assert scene.words() == [
        "fight Aragorn (7) against Goblin Runner (5)",
        "fight Targon (6) against Mordor Veteran (9)",
    ]
    assert consequences(scene, Verb.FIGHT) == ["kills it", "1 wound, 2 left"]
