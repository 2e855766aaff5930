"""The cards of Return to Mirkwood."""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.narration.changes import changes
from tests.rules.lcg.scene import Scene, Seat


class TestLeadership:
    def test_dain_ironfoot_leads_all_dwarves_while_he_is_ready(self) -> None:
        scene = Scene(
            Seat(["Dáin Ironfoot", "Aragorn"], allies=["Veteran Axehand"]), Seat(["Gimli"])
        )
        assert scene.numbers("Dáin Ironfoot")[:2] == (2, 3)
        assert scene.numbers("Veteran Axehand")[:2] == (1, 3)
        assert scene.numbers("Gimli")[:2] == (3, 3)
        assert scene.numbers("Aragorn")[:2] == (2, 3)
        scene.tire("Dáin Ironfoot")
        assert scene.numbers("Gimli")[:2] == (2, 2)

    def test_a_dwarf_owes_its_numbers_to_dain(self) -> None:
        scene = Scene(Seat(["Dáin Ironfoot", "Gimli"]))
        (willpower, attack) = changes(scene.state, scene.card("Gimli"))
        assert willpower.sources == ((1, "Dáin Ironfoot"),)
        assert attack.sources == ((1, "Dáin Ironfoot"),)

    def test_dawn_take_you_all_lets_each_player_discard_a_facedown_shadow_card(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], hand=["Dawn Take You All"], engaged=["Wargs"], resources=2),
            Seat(["Gimli"], engaged=["Hill Troll"]),
            encounter_deck=["King Spider", "Despair"],
        )
        scene.combat_phase().play("Dawn Take You All")
        scene.accept().accept()
        assert scene.state.shadows == {}
        assert scene.is_discarded("King Spider")
        assert scene.is_discarded("Despair")

    def test_it_is_of_no_use_before_shadow_cards_are_dealt(self) -> None:
        scene = Scene(Seat(["Aragorn"], hand=["Dawn Take You All"], engaged=["Wargs"], resources=2))
        scene.actions(phase=6)
        assert not scene.can(Verb.PLAY, "Dawn Take You All")


class TestTactics:
    def test_eagles_of_the_misty_mountains_grow_by_each_eagle_that_leaves_play(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(Seat(["Gimli"], allies=[eagles, "Vassal of the Windlord", "Winged Guardian"]))
        scene.happen(deal_damage, scene.card("Vassal of the Windlord"), 1).respond(eagles)
        assert scene.numbers(eagles)[1:3] == (3, 3)
        scene.happen(deal_damage, scene.card("Winged Guardian"), 1).respond(eagles)
        assert scene.numbers(eagles)[1:3] == (4, 4)
        scene.happen(deal_damage, scene.card(eagles), 4)
        assert scene.is_discarded("Vassal of the Windlord")
        assert scene.is_discarded("Winged Guardian")

    def test_a_facedown_eagle_is_no_eagle(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(
            Seat(["Gimli"], allies=[eagles, "Winged Guardian"], hand=["Meneldor's Flight"])
        )
        scene.happen(deal_damage, scene.card("Winged Guardian"), 1).respond(eagles)
        guardian = scene.card("Winged Guardian")
        assert scene.state.blueprints[guardian].title == "Facedown card"
        assert scene.state.attached[scene.card(eagles)] == (guardian,)

    def test_they_do_not_answer_their_own_leaving(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(Seat(["Gimli"], allies=[eagles]))
        scene.happen(deal_damage, scene.card(eagles), 4)
        assert scene.is_discarded(eagles)
        assert not scene.options

    def test_support_of_the_eagles_adds_an_eagles_strength_until_the_phase_ends(self) -> None:
        scene = Scene(
            Seat(
                ["Legolas"],
                allies=["Vassal of the Windlord"],
                attached={"Legolas": ["Support of the Eagles"]},
            )
        )
        before = scene.numbers("Legolas")[1]
        scene.actions().use("Support of the Eagles").choose("attack to its own")
        assert scene.numbers("Legolas")[1] == before + 3
        # It is the eagle's strength of that moment, whatever becomes of the eagle.
        scene.happen(deal_damage, scene.card("Vassal of the Windlord"), 1)
        assert scene.numbers("Legolas")[1] == before + 3


class TestSpirit:
    def test_west_road_traveller_switches_the_active_location(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["West Road Traveller"], resources=2),
            staging=["Old Forest Road", "Forest Gate"],
            location="Endless Caverns",
        )
        scene.planning_phase().play("West Road Traveller").respond("West Road Traveller")
        scene.choose("Forest Gate")
        assert scene.state.location == scene.card("Forest Gate")
        assert scene.is_staged("Endless Caverns")

    def test_there_is_nothing_to_switch_without_an_active_location(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["West Road Traveller"], resources=2), staging=["Forest Gate"]
        )
        scene.planning_phase().play("West Road Traveller")
        assert not scene.can(Verb.TRIGGER, "West Road Traveller")


class TestLore:
    def test_mirkwood_runner_strikes_past_the_defense_when_attacking_alone(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Mirkwood Runner"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0).attack("Hill Troll", "Mirkwood Runner")
        scene.pass_all()
        assert scene.damage("Hill Troll") == 2

    def test_with_others_the_enemy_counts_its_defense(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Mirkwood Runner"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0)
        scene.attack("Hill Troll", "Aragorn", "Mirkwood Runner").pass_all()
        assert scene.damage("Hill Troll") == 2  # 3 + 2 attack less 3 defense.

    def test_rumour_from_the_earth_comes_back_for_a_lore_resource(self) -> None:
        scene = Scene(
            Seat(["Denethor"], hand=["Rumour from the Earth"], resources=1),
            encounter_deck=["Hill Troll", "Wargs"],
        )
        scene.actions().play("Rumour from the Earth")
        assert scene.state.known[scene.card("Hill Troll")]
        scene.accept()
        assert scene.hand() == ["Rumour from the Earth"]
        assert scene.resources("Denethor") == 0
        # The top card is known by now: to look again would gain nothing.
        assert not scene.can(Verb.PLAY, "Rumour from the Earth")

    def test_without_a_lore_resource_it_is_discarded(self) -> None:
        scene = Scene(
            Seat(["Denethor"], hand=["Rumour from the Earth"]), encounter_deck=["Hill Troll"]
        )
        scene.actions().play("Rumour from the Earth")
        assert scene.is_discarded("Rumour from the Earth")


class TestNeutral:
    def test_shadow_of_the_past_takes_the_last_discarded_card_back(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["Shadow of the Past"], resources=2),
            encounter_deck=["Wargs"],
            encounter_discard=["Despair", "Hill Troll"],
        )
        scene.actions().play("Shadow of the Past")
        assert scene.state.encounter_deck[-1] == scene.card("Hill Troll")
        assert scene.is_discarded("Despair")
