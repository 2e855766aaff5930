"""Passing says what it leads to, so that no two prompts in a row read the same."""

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.narration.consequences import describe_consequence
from tests.rules.lcg.scene import Scene, Seat


def passing(scene: Scene) -> str:
    """Return what the button to pass says."""
    option = next(option for option in scene.options if option.verb == Verb.PASS)
    return describe_consequence(scene.state, scene.decision, option)


def test_passing_allies_and_attachments_says_that_there_are_no_more() -> None:
    scene = Scene(Seat(["Gimli"], hand=["Gondorian Spearman"])).give("Gimli", 3).planning_phase()
    scene.wait_for(Verb.PLAY)

    assert passing(scene) == "no more allies and attachments this round"


def test_passing_an_action_names_the_next_step() -> None:
    seat = Seat(["Aragorn"], hand=["For Gondor!"])
    scene = Scene(seat, encounter_deck=["Despair", "Despair"]).give("Aragorn", 3).quest_phase()
    said: list[str] = []
    while scene.state.phase and len(said) < 3:
        if scene.decision.question == Question.ACTION:
            said.append(passing(scene))
        scene.pass_()

    assert said == [
        "then 1 card is revealed and may add threat",
        "then willpower and threat are compared",
        "on to the travel phase",
    ]
