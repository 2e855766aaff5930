"""Paying says what for, how much is paid and who pays the rest."""

from rules.lcg.engine.codes import Verb
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.consequences import describe_consequence
from rules.lcg.narration.payments import needs_own_resources, ways_to_pay
from tests.rules.lcg.scene import Scene, Seat

NAMES = ("Tom",)


def paying_for_faramir() -> Scene:
    seat = Seat(["Aragorn", "Théodred", "Glóin"], hand=["Faramir"])
    scene = Scene(seat).give("Aragorn", 2).give("Théodred", 2).give("Glóin", 2).planning_phase()
    return scene.do(Verb.PLAY, "Faramir")


def options(scene: Scene) -> list[tuple[str, str]]:
    return [
        (
            describe_option(scene.state, option, NAMES),
            describe_consequence(scene.state, scene.decision, option),
        )
        for option in scene.options
    ]


def test_the_first_hero_is_asked_with_the_whole_price() -> None:
    scene = paying_for_faramir()

    assert describe_question(scene.state, scene.decision, NAMES) == "Tom pays 4 for Faramir"
    assert options(scene) == [
        ("Pay 2 from Aragorn", "2 of 4 paid; Théodred and Glóin pay the rest"),
        ("Pay 1 from Aragorn", "1 of 4 paid; Théodred and Glóin pay the rest"),
        ("Pay nothing from Aragorn", "0 of 4 paid; Théodred and Glóin pay the rest"),
    ]


def test_the_next_hero_is_asked_with_what_is_paid_already() -> None:
    scene = paying_for_faramir().take(0)

    assert (
        describe_question(scene.state, scene.decision, NAMES) == "Tom pays 2 more of 4 for Faramir"
    )
    assert options(scene)[0] == ("Pay 2 from Théodred", "4 of 4 paid")


def test_a_hero_whose_text_spends_its_resources_is_known() -> None:
    scene = paying_for_faramir()

    assert needs_own_resources(scene.state, scene.card("Aragorn"))
    assert not needs_own_resources(scene.state, scene.card("Théodred"))


def test_all_ways_to_pay_are_one_choice_and_spare_who_needs_the_resources() -> None:
    seat = Seat(["Aragorn", "Théodred", "Glóin"], hand=["Snowbourn Scout"])
    scene = Scene(seat).give("Aragorn", 1).give("Théodred", 1).give("Glóin", 1).planning_phase()
    scene.do(Verb.PLAY, "Snowbourn Scout")
    ways = ways_to_pay(scene.state, scene.decision)

    assert [(way.words, way.consequence) for way in ways] == [
        ("Pay 1 from Théodred", "leaves Aragorn 1, Théodred 0 and Glóin 1"),
        ("Pay 1 from Glóin", "leaves Aragorn 1, Théodred 1 and Glóin 0"),
        ("Pay 1 from Aragorn", "leaves Aragorn 0, Théodred 1 and Glóin 1"),
    ]


def test_each_way_to_pay_is_a_row_of_choices_that_the_game_offers() -> None:
    for place in range(len(ways_to_pay(paying_for_faramir().state, paying_for_faramir().decision))):
        scene = paying_for_faramir()
        way = ways_to_pay(scene.state, scene.decision)[place]
        for option in way.options:
            scene.take(scene.options.index(option))
        left = [
            scene.state.resources[scene.card(name)] for name in ("Aragorn", "Théodred", "Glóin")
        ]
        assert sum(left) == 2
        assert way.consequence == (
            f"leaves Aragorn {left[0]}, Théodred {left[1]} and Glóin {left[2]}"
        )


def test_an_event_is_named_as_what_is_paid_for() -> None:
    seat = Seat(["Éowyn", "Eleanor"], hand=["A Test of Will"], resources=1)
    scene = Scene(seat, encounter_deck=["Evil Storm"]).quest_phase()
    scene.wait_for(Verb.PLAY).do(Verb.PLAY)

    question = describe_question(scene.state, scene.decision, NAMES)
    assert question == "Tom pays 1 for A Test of Will"
