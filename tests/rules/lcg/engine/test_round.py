"""The round step by step, as the chart of the turn sequence and "Round Sequence" have it."""

from typing import Any

import pytest

from rules.lcg.engine.codes import QUEST, Question, Verb
from rules.lcg.engine.damage import destroy
from rules.lcg.engine.quest_progress import place_progress
from tests.rules.lcg.scene import Scene, Seat


def seat_with_an_action(**table: Any) -> Seat:
    """A player who can play The Galadhrim's Greeting at any time, and never does."""
    return Seat(["Éowyn"], hand=["The Galadhrim's Greeting"], resources=9, **table)


def windows(scene: Scene) -> int:
    """Pass to the end of a phase; return how many action windows there were for player 0."""
    found = 0
    while scene.options:
        decision = scene.state.pending
        assert decision is not None
        if decision.question == Question.ACTION and decision.player == 0:
            found += 1
        if scene.can(Verb.PASS):
            scene.pass_()
        else:
            scene.take(0)
    return found


@pytest.mark.parametrize(
    ("phase", "number"),
    [
        ("resource_phase", 1),
        ("planning_phase", 1),
        # After each of the three steps (core rules, "Phase 3: Quest").
        ("quest_phase", 3),
        ("travel_phase", 1),
        # After player engagement and after engagement checks.
        ("encounter_phase", 2),
        # After shadow cards, and at the end.
        ("combat_phase", 2),
        ("refresh_phase", 1),
    ],
)
def test_each_phase_has_its_action_windows(phase: str, number: int) -> None:
    scene = Scene(seat_with_an_action(), encounter_deck=["Despair", "Despair", "Despair"])
    assert windows(getattr(scene, phase)()) == number


def test_all_may_act_after_each_players_planning() -> None:
    scene = Scene(seat_with_an_action(), Seat(["Aragorn"]))
    assert windows(scene.planning_phase()) == 2


def test_all_may_act_after_each_step_of_an_attack() -> None:
    scene = Scene(seat_with_an_action(engaged=["Wargs"]), encounter_deck=["Evil Storm", "Despair"])
    scene.combat_phase().defend("Éowyn")
    # After the defender, the shadow card and damage; nobody can strike back; then at the end.
    assert windows(scene) == 4
    scene = Scene(seat_with_an_action(engaged=["Marsh Adder"]))
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase().wait_for(Verb.ATTACK).attack("Marsh Adder", "Éowyn")
    # After declaring attackers (with their strength added up), after damage, and at the end.
    assert windows(scene) == 3


def test_each_hero_collects_a_resource_and_each_player_draws() -> None:
    scene = Scene(Seat(["Aragorn", "Gimli"], deck=["Beorn", "Feint"])).resource_phase()
    assert scene.resources("Aragorn") == scene.resources("Gimli") == 1
    assert scene.hand() == ["Beorn"]


def test_players_commit_in_turn_from_the_first() -> None:
    scene = Scene(Seat(["Gimli"]), Seat(["Legolas"]), encounter_deck=["Despair"] * 3)
    scene.quest_phase()
    assert scene.who == 0
    scene.commit("Gimli")
    assert scene.who == 1


def test_each_player_may_engage_one_enemy_whatever_its_cost() -> None:
    scene = Scene(
        Seat(["Gimli"], threat=20), Seat(["Legolas"], threat=20),
        staging=["Hummerhorns", "Goblin Sniper", "Marsh Adder"],
    )  # fmt: skip
    scene.encounter_phase().do(Verb.ENGAGE, "Marsh Adder")
    assert scene.engaged(0) == ["Marsh Adder"]
    assert scene.who == 1
    scene.do(Verb.ENGAGE, "Hummerhorns").pass_all()
    assert scene.engaged(1) in (["Hummerhorns"], [])
    assert scene.is_staged("Goblin Sniper")


def test_a_willpower_equal_to_the_threat_changes_nothing() -> None:
    scene = Scene(Seat(["Éowyn"]), staging=["Marsh Adder", "Eastern Crows"])
    scene.quest_phase().commit("Éowyn").pass_all()
    assert (scene.progress(), scene.threat()) == (0, 25)


def test_a_stage_is_followed_at_once_and_progress_is_not_carried_over() -> None:
    scene = Scene(
        Seat(["Éowyn", "Aragorn"]), next_quests=["A Fork in the Road"],
        encounter_deck=["Eyes of the Forest", "Wargs"],
    )  # fmt: skip
    scene.state.set_progress(scene.state.quest, 5)
    scene.quest_phase().commit("Éowyn", "Aragorn").pass_all()
    assert scene.name(scene.state.quest) == "A Fork in the Road"
    assert scene.progress() == 0
    assert scene.is_exhausted("Éowyn")


def test_an_explored_location_is_replaced_before_its_response_after_a_stage() -> None:
    scene = Scene(
        Seat(deck=["Beorn", "Gandalf"]), location="Mountains of Mirkwood",
        next_quests=["A Fork in the Road"], encounter_deck=["Despair"],
    )  # fmt: skip
    scene.happen(place_progress, 11)
    assert scene.name(scene.state.quest) == "A Fork in the Road"
    assert scene.can(Verb.TRIGGER, "Mountains of Mirkwood")


def test_the_encounter_deck_is_reset_in_the_quest_phase_only() -> None:
    seat = Seat(["Denethor", "Gimli"], engaged=["Wargs"])
    scene = Scene(seat, encounter_discard=["Despair", "Eastern Crows"])
    scene.combat_phase()
    assert scene.state.shadows == {}
    scene = Scene(seat, encounter_discard=["Despair", "Eastern Crows"], staging=["Old Forest Road"])
    scene.travel_phase()
    assert len(scene.state.encounter_discard) == 2
    scene.quest_phase()
    assert scene.state.phase == QUEST
    assert len(scene.state.encounter_deck) == 2


def test_shadow_cards_go_to_the_highest_engagement_cost_of_the_first_player_first() -> None:
    scene = Scene(
        Seat(["Gimli"], engaged=["Wolf Rider", "Marsh Adder"]),
        Seat(["Legolas"], engaged=["Hill Troll"]),
        encounter_deck=["Despair", "Eastern Crows", "Evil Storm", "Treacherous Fog"],
    )
    scene.combat_phase()
    dealt = {
        scene.name(enemy): scene.name(cards[0]) for enemy, cards in scene.state.shadows.items()
    }
    assert dealt == {
        "Marsh Adder": "Despair",
        "Wolf Rider": "Eastern Crows",
        "Hill Troll": "Evil Storm",
    }


def test_an_undefended_attack_hurts_one_hero_and_no_ally() -> None:
    seat = Seat(["Gimli", "Legolas"], allies=["Guard of the Citadel"], engaged=["Wargs"])
    scene = Scene(seat).combat_phase().pass_()
    names = {scene.name(option.card) for option in scene.options}
    assert names == {"Gimli", "Legolas"}
    scene.choose("Legolas")
    assert (scene.damage("Legolas"), scene.damage("Gimli")) == (3, 0)


def test_an_attack_whose_defender_left_is_undefended() -> None:
    seat = Seat(["Gimli"], allies=["Beorn"], engaged=["Wargs"])
    scene = Scene(seat, encounter_deck=["Pursued by Shadow", "Despair"]).combat_phase()
    scene.defend("Beorn").pass_all()
    assert scene.hand() == ["Beorn"]
    assert scene.damage("Gimli") == 3


def test_sentinels_of_other_players_are_asked_after_the_engaged_player() -> None:
    seats = Seat(["Gimli"], engaged=["Wargs"]), Seat(["Aragorn", "Legolas"])
    scene = Scene(*seats).combat_phase()
    assert scene.who == 0
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.DEFEND, "Aragorn")
    assert not scene.can(Verb.DEFEND, "Legolas")


def test_ranged_characters_strike_and_join_across_the_table() -> None:
    seats = Seat(["Gimli"], engaged=["Marsh Adder"]), Seat(["Legolas", "Thalin"])
    scene = Scene(*seats)
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase().do(Verb.ATTACK, "Marsh Adder")
    assert scene.who == 1
    assert not scene.can(Verb.JOIN_ATTACK, "Thalin")
    scene.do(Verb.JOIN_ATTACK, "Legolas").pass_all()
    assert scene.damage("Marsh Adder") == 2 + 3 - 1
    scene = Scene(*seats)
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase().pass_()
    assert scene.who == 1
    scene.attack("Marsh Adder", "Legolas")
    assert scene.damage("Marsh Adder") == 2


def test_a_player_attacks_each_enemy_once() -> None:
    scene = Scene(Seat(["Gimli", "Legolas"], engaged=["Marsh Adder"]))
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase().attack("Marsh Adder", "Gimli")
    assert not scene.can(Verb.ATTACK)


def test_shadow_cards_leave_with_their_enemy_or_at_the_end_of_the_combat_phase() -> None:
    scene = Scene(Seat(["Gimli"], engaged=["Wargs"]), encounter_deck=["Despair", "Evil Storm"])
    scene.combat_phase().defend("Gimli").pass_all()
    assert scene.is_discarded("Despair")
    scene = Scene(Seat(["Gimli"], engaged=["Wargs"]), encounter_deck=["Despair", "Evil Storm"])
    scene.combat_phase().happen(destroy, scene.card("Wargs"))
    assert scene.is_discarded("Despair")


def test_the_refresh_phase_readies_raises_and_passes_the_token() -> None:
    scene = Scene(Seat(["Gimli"]), Seat(["Legolas"])).tire("Gimli", "Legolas").refresh_phase()
    assert not scene.is_exhausted("Gimli")
    assert not scene.is_exhausted("Legolas")
    assert (scene.threat(0), scene.threat(1)) == (26, 26)
    assert (scene.state.first_player, scene.state.order) == (1, [1, 0])
    assert scene.state.rounds_completed == 1


def test_an_empty_player_deck_draws_nothing() -> None:
    scene = Scene(Seat(discard=["Beorn"])).resource_phase()
    assert scene.hand() == []
    assert scene.state.order == [0]
