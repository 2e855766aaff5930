"""Paying says what for, how much is paid and who pays the rest."""

from rules.lcg.engine.codes import Verb
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.consequences import describe_consequence
from rules.lcg.narration.payments import needs_own_resources
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
