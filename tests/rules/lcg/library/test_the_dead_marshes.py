"""The cards of The Dead Marshes."""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.player_attacks import player_attacks
from tests.rules.lcg.scene import Scene, Seat


class TestTactics:
    def test_vassal_of_the_windlord_leaves_after_its_attack(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Vassal of the Windlord"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0)
        scene.attack("Hill Troll", "Aragorn", "Vassal of the Windlord")
        assert scene.damage("Hill Troll") == 3
        assert scene.is_discarded("Vassal of the Windlord")

    def test_it_leaves_as_well_if_its_attack_destroys_the_enemy(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], allies=["Vassal of the Windlord"], engaged=["Black Forest Bats"])
        )
        scene.happen(player_attacks, 0)
        scene.attack("Black Forest Bats", "Vassal of the Windlord")
        assert scene.is_discarded("Black Forest Bats")
        assert scene.is_discarded("Vassal of the Windlord")

    def test_an_attack_without_it_leaves_it_in_play(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Vassal of the Windlord"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0)
        scene.attack("Hill Troll", "Aragorn")
        assert scene.in_play("Vassal of the Windlord")

    def test_song_of_mocking_takes_the_damage_of_another_hero_this_phase(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Éowyn"], attached={"Gimli": ["Song of Mocking"]}, engaged=["Wargs"])
        )
        scene.actions().use("Song of Mocking")
        scene.happen(deal_damage, scene.card("Éowyn"), 2)
        assert (scene.damage("Gimli"), scene.damage("Éowyn")) == (2, 0)
        scene.refresh_phase().pass_all()
        scene.happen(deal_damage, scene.card("Éowyn"), 1)
        assert (scene.damage("Gimli"), scene.damage("Éowyn")) == (2, 1)

    def test_only_the_excess_over_the_takers_hit_points_raises_threat(self) -> None:
        scene = Scene(
            Seat(
                ["Gimli", "Éowyn"],
                attached={"Gimli": ["Song of Mocking"]},
                engaged=["Hill Troll"],
                threat=20,
            )
        )
        scene.combat_phase().wait_for(Verb.USE, "Song of Mocking").use("Song of Mocking")
        scene.defend("Éowyn").pass_all()
        # 6 attack less Éowyn's 1 defense is just what Gimli's 5 hit points take.
        assert scene.is_discarded("Gimli")
        assert scene.in_play("Éowyn")
        assert scene.threat() == 20


class TestSpirit:
    def test_elfhelm_takes_back_a_point_of_threat_of_a_failed_quest(self) -> None:
        scene = Scene(Seat(["Éowyn"], allies=["Elfhelm"], threat=20), staging=["Hill Troll"])
        scene.quest_phase().wait_for(Verb.TRIGGER, "Elfhelm")
        assert scene.threat() == 21
        scene.respond("Elfhelm")
        assert scene.threat() == 20

    def test_elfhelm_answers_encounter_cards_and_not_the_refresh_phase(self) -> None:
        scene = Scene(Seat(["Éowyn"], allies=["Elfhelm"], threat=20))
        scene.happen(raise_threat, 0, 3)
        assert not scene.can(Verb.TRIGGER, "Elfhelm")
        scene.refresh_phase()
        assert scene.threat() == 24
        assert not scene.can(Verb.TRIGGER, "Elfhelm")

    def test_elfhelm_answers_the_marsh_adder_only_while_he_is_ready(self) -> None:
        def attacked() -> Scene:
            return Scene(Seat(["Éowyn"], allies=["Elfhelm"], engaged=["Marsh Adder"], threat=20))

        scene = attacked().combat_phase()
        scene.respond("Elfhelm")
        assert scene.threat() == 20
        scene = attacked().tire("Elfhelm").combat_phase()
        assert not scene.can(Verb.TRIGGER, "Elfhelm")
        assert scene.threat() == 21

    def test_elfhelm_answers_the_threat_of_his_player_only(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], allies=["Elfhelm"], threat=20),
            Seat(["Gimli"], engaged=["Marsh Adder"], threat=20),
        )
        scene.combat_phase()
        assert scene.threat(1) == 21
        assert not scene.can(Verb.TRIGGER, "Elfhelm")


class TestLore:
    def test_silvan_tracker_heals_each_silvan_that_readies_in_the_refresh_phase(self) -> None:
        scene = Scene(Seat(["Legolas", "Aragorn"], allies=["Silvan Tracker"]))
        scene.hurt("Legolas", 2).hurt("Aragorn", 2).hurt("Silvan Tracker", 1)
        scene.tire("Legolas", "Aragorn", "Silvan Tracker").refresh_phase()
        assert len(scene.options) == 3  # Legolas, the tracker itself, or pass.
        scene.respond("Silvan Tracker").respond("Silvan Tracker")
        assert [scene.damage(name) for name in ("Legolas", "Silvan Tracker", "Aragorn")] == [
            1,
            0,
            2,
        ]

    def test_who_was_ready_is_not_healed(self) -> None:
        scene = Scene(Seat(["Legolas"], allies=["Silvan Tracker"]))
        scene.hurt("Legolas", 2).refresh_phase()
        assert not scene.can(Verb.TRIGGER, "Silvan Tracker")
