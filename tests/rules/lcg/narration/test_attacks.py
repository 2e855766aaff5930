"""Attacks are shown as they will end, and choices with what they cost and lead to."""

import pytest

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.narration.attacks import Ending
from rules.lcg.narration.changes import Change
from rules.lcg.narration.consequences import describe_consequence, fight_after
from rules.lcg.narration.sums import describe_sum
from rules.lcg.narration.table import lay_out
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game, replay
from tests.expected import present
from tests.rules.lcg.random_play import SLUGS, STARTERS
from tests.rules.lcg.scene import Scene, Seat


def at_wargs(*, hurt: int = 0) -> Scene:
    """Return a combat in which Wargs attack: attack 3, defense 1, 3 hit points."""
    scene = Scene(
        Seat(["Gimli", "Legolas"], hand=["Feint"], engaged=["Wargs"]), encounter_deck=["Despair"]
    ).hurt("Legolas", hurt)
    return scene.combat_phase().wait_for(Verb.DEFEND)


def said(scene: Scene) -> dict[str, str]:
    """Return what each option leads to, by its card; what passing leads to is "pass"."""
    state, decision = scene.state, scene.decision
    return {
        scene.name(option.card) if option.card >= 0 else "pass": describe_consequence(
            state, decision, option
        )
        for option in decision.options
    }


def test_passing_before_defenders_are_declared_decides_nothing_of_the_attack() -> None:
    seat = Seat(["Gimli"], hand=["Feint"], resources=1, engaged=["Wargs"])
    scene = Scene(seat, encounter_deck=["Despair"]).combat_phase().pass_()
    assert scene.state.combat is not None
    assert scene.can(Verb.PLAY, "Feint") or scene.can(Verb.DEFEND)
    while not scene.can(Verb.DEFEND):
        assert said(scene)["pass"] == ""
        scene.pass_()

    assert said(scene)["pass"] == "undefended: 3 damage to a hero"


def test_a_defender_is_offered_with_the_damage_that_it_takes() -> None:
    scene = at_wargs(hurt=3)

    assert said(scene) == {
        "Gimli": "defense 2 against attack 3: 1 damage, 4 left",
        "Legolas": "defense 1 against attack 3: 2 damage, destroyed",
        "pass": "undefended: 3 damage to a hero",
    }


def test_the_attack_being_made_is_in_front_and_its_shadow_card_facedown() -> None:
    scene = at_wargs()
    (attack,) = lay_out(scene.state, 0).seats[0].attacks

    assert (attack.now, attack.characters, attack.ending) == (True, (), Ending.WOUNDED)
    assert [shadow.card for shadow in attack.shadows] == [None]


def test_an_attack_with_a_defender_says_what_is_left_of_them() -> None:
    scene = at_wargs()
    options = [option for option in scene.options if option.verb == Verb.DEFEND]
    fights = [present(fight_after(scene.state, scene.decision, option)) for option in options]

    assert [(fight.defense, fight.attack, fight.outcome) for fight in fights] == [
        (2, 3, "1 damage, 4 left"),
        (1, 3, "2 damage, 2 left"),
    ]


def test_an_enemy_outside_combat_waits_and_says_what_it_attacks_for() -> None:
    scene = Scene(Seat(["Gimli"], engaged=["Wargs"])).planning_phase()
    (attack,) = lay_out(scene.state).seats[0].attacks

    assert (attack.now, attack.outcome) == (False, "attacks for 3")


def test_a_changed_number_names_its_sources() -> None:
    scene = Scene(
        Seat(["Gimli"], attached={"Gimli": ["Citadel Plate"]}), staging=["Great Forest Web"]
    ).hurt("Gimli", 2)
    (gimli,) = lay_out(scene.planning_phase().state).seats[0].heroes

    assert gimli.changes == (
        Change("attack", 2, ((2, "own text"),)),
        Change("hit points", 5, ((4, "Citadel Plate"),)),
    )


def test_a_card_is_played_for_what_its_button_says() -> None:
    scene = Scene(Seat(["Gimli"], hand=["Gondorian Spearman"])).give("Gimli", 3).planning_phase()
    scene.wait_for(Verb.PLAY)

    assert said(scene)["Gondorian Spearman"] == "costs 2 Tactics"


def test_committed_willpower_is_added_up_against_the_threat() -> None:
    scene = Scene(
        Seat(["Gimli", "Legolas"]), staging=["Great Forest Web"], encounter_deck=["Despair"]
    ).quest_phase()
    scene.wait_for(Verb.COMMIT)
    total = present(describe_sum(scene.state, scene.decision))

    assert (total.name, total.so_far, total.against_name, total.against) == (
        "willpower", 0, "threat", 2,
    )  # fmt: skip
    assert sorted(total.adds.values()) == [1, 2]
    assert total.above.format(3) == "3 progress so far"
    assert total.then == "then 1 card is revealed and may add threat"


def test_attackers_are_added_up_against_defense_and_hit_points() -> None:
    scene = Scene(Seat(["Gimli", "Legolas"], engaged=["Wargs"]), encounter_deck=["Despair"])
    scene.combat_phase().wait_for(Verb.DEFEND).pass_().take(0)
    scene.wait_for(Verb.ATTACK).do(Verb.ATTACK)
    total = present(describe_sum(scene.state, scene.decision))

    assert (total.name, total.so_far, total.against) == ("attack", 0, 1)
    assert (total.above.format(2), total.goal) == ("2 damage of 3 hit points", 3)
    assert total.reached.format(4) == "4 damage, destroyed"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_hero_takes_the_damage_that_its_button_says(slug: str) -> None:
    description = PlaytestDescription(STARTERS[:2], ("random", "random"), 3, slug)
    checked = 0
    for index in range(6):
        record = play_game(description, index)
        said: tuple[int, int] | None = None
        for step, game in enumerate(replay(description, index, record.choices)):
            state = game.state
            dealt = [note[1:] for note in state.log or () if note[0] == "damaged"]
            if said is not None:
                assert said in dealt
                checked += 1
            said = None
            decision = game.decision()
            if decision is not None and decision.question == Question.UNDEFENDED_DAMAGE:
                option = decision.options[record.choices[step]]
                words = describe_consequence(state, decision, option)
                said = option.card, int(words.split()[0])
            state.log = []
    assert checked


def test_a_location_is_offered_with_the_progress_that_it_still_needs() -> None:
    scene = Scene(staging=["Old Forest Road"])
    scene.state.set_progress(scene.card("Old Forest Road"), 1)
    scene.travel_phase().wait_for(Verb.TRAVEL)

    assert said(scene)["Old Forest Road"] == (
        "takes 1 threat out of the staging area; needs 2 progress. After you travel to Old Forest "
        "Road, the first player may choose and ready 1 character they control"
    )
    assert said(scene)["pass"] == "stay where you are"


def test_a_location_is_offered_with_what_it_costs_to_travel_there() -> None:
    seat = Seat(["Gimli"], hand=["Feint", "Gondorian Spearman"])
    scene = Scene(seat, staging=["Necromancer's Pass"]).travel_phase().wait_for(Verb.TRAVEL)

    assert ". Travel: The first player must discard 2 cards" in said(scene)["Necromancer's Pass"]
