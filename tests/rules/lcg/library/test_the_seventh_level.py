"""The cards of The Seventh Level, and of the Plundering Goblins."""

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import REMOVED, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from rules.lcg.game import Game
from tests.rules.lcg.scene import Scene, Seat


class TestEnemies:
    def test_what_the_cave_troll_deals_too_much_goes_to_others(self) -> None:
        scene = Scene(Seat(["Gimli", "Thalin"], allies=["Snowbourn Scout"], engaged=["Cave-troll"]))
        scene.combat_phase().defend("Snowbourn Scout")
        # 6 attack less 1 defense kills the scout's 1 hit point and leaves 4.
        scene.choose("Gimli").choose("Thalin").choose("Gimli").choose("Gimli")
        assert (scene.damage("Gimli"), scene.damage("Thalin")) == (3, 1)

    def test_orc_horn_blower_calls_two_more_cards(self) -> None:
        scene = Scene(
            Seat(["Gimli"]), encounter_deck=["Orc Horn Blower", "Upper Hall", "Stairs of Náin"]
        )
        scene.state.staging_step = True
        scene.happen(reveal_top_card)
        assert scene.is_staged("Upper Hall")
        assert scene.is_staged("Stairs of Náin")

    @pytest.mark.parametrize("ranged", [True, False])
    def test_goblin_archer_is_out_of_reach_except_for_archers(self, ranged: bool) -> None:
        hero = "Legolas" if ranged else "Gimli"
        scene = Scene(Seat([hero], threat=30), staging=["Goblin Archer"])
        scene.encounter_phase()
        assert not scene.can(Verb.ENGAGE, "Goblin Archer")
        scene.happen(player_attacks, 0)
        assert scene.can(Verb.ATTACK, "Goblin Archer") == ranged

    def test_several_archers_may_shoot_at_it_together(self) -> None:
        scene = Scene(
            Seat(["Legolas", "Gimli"], allies=["Silverlode Archer"]), staging=["Goblin Archer"]
        )
        scene.happen(player_attacks, 0).do(Verb.ATTACK, "Goblin Archer")
        scene.do(Verb.JOIN_ATTACK, "Legolas")
        assert not scene.can(Verb.JOIN_ATTACK, "Gimli")
        scene.do(Verb.JOIN_ATTACK, "Silverlode Archer").pass_all()
        assert scene.is_discarded("Goblin Archer")

    def test_it_shoots_when_another_enemy_is_revealed_and_not_for_itself(self) -> None:
        scene = Scene(Seat(["Gimli"]), encounter_deck=["Goblin Archer", "Goblin Scout"])
        scene.happen(reveal_top_card)
        assert scene.damage("Gimli") == 0
        scene.happen(reveal_top_card)
        assert scene.damage("Gimli") == 1

    def test_chieftain_of_the_pit_comes_in_rage(self) -> None:
        scene = Scene(Seat(["Gimli"]), encounter_deck=["Chieftain of the Pit"])
        scene.happen(reveal_top_card)
        assert scene.numbers("Chieftain of the Pit")[1] == 8
        scene.refresh_phase().pass_all()
        assert scene.numbers("Chieftain of the Pit")[1] == 5

    def test_its_shadow_has_the_attacker_attack_again_with_a_new_shadow_card(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Thalin"], engaged=["Goblin Follower"]),
            encounter_deck=["Chieftain of the Pit", "Signs of Conflict"],
        )
        scene.combat_phase().defend("Gimli")
        assert scene.damage("Gimli") == 1
        scene.defend("Thalin")
        assert scene.damage("Thalin") == 1
        # Both shadow cards are spent: threat rose by the second.
        assert scene.threat() == 27

    def test_goblin_spearman_comes_out_of_the_shadow(self) -> None:
        scene = Scene(
            Seat(["Gimli"], engaged=["Goblin Follower"]), encounter_deck=["Goblin Spearman"]
        )
        scene.combat_phase().defend("Gimli")
        assert scene.is_staged("Goblin Spearman")


class TestLocationsAndTreacheries:
    def test_plundered_armoury_arms_the_enemies_while_it_is_staged(self) -> None:
        staged = Scene(Seat(["Gimli"], engaged=["Goblin Follower"]), staging=["Plundered Armoury"])
        assert staged.numbers("Goblin Follower")[1] == 4
        active = Scene(Seat(["Gimli"], engaged=["Goblin Follower"]), location="Plundered Armoury")
        assert active.numbers("Goblin Follower")[1] == 3

    def test_explored_it_arms_a_character_of_each_player(self) -> None:
        scene = Scene(
            Seat(["Gimli"], hand=["Dwarven Axe", "Citadel Plate"]),
            Seat(["Éowyn"], hand=["Unexpected Courage"]),
            location="Plundered Armoury",
        )
        scene.happen(place_progress, 2).respond("Plundered Armoury").accept()
        scene.do(Verb.CHOOSE, "Dwarven Axe", "Gimli")
        assert scene.state.attached[scene.card("Gimli")] == (scene.card("Dwarven Axe"),)

    def test_undisturbed_bones_hurt_an_ally_as_often_as_there_are_allies(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Gondorian Spearman", "Snowbourn Scout", "Northern Tracker"]),
            encounter_deck=["Undisturbed Bones"],
        )
        scene.happen(reveal_top_card).choose("Northern Tracker")
        assert scene.is_discarded("Northern Tracker")
        assert scene.in_play("Snowbourn Scout")

    def test_in_the_shadow_they_discard_an_ally_that_defends(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Northern Tracker"], engaged=["Goblin Scout"]),
            encounter_deck=["Undisturbed Bones"],
        )
        scene.combat_phase().defend("Northern Tracker").pass_all()
        assert scene.is_discarded("Northern Tracker")
        scene = Scene(
            Seat(["Gimli"], engaged=["Goblin Scout"]), encounter_deck=["Undisturbed Bones"]
        )
        assert scene.combat_phase().defend("Gimli").pass_all().in_play("Gimli")

    def test_hidden_threat_costs_threat_and_an_attachment_of_the_last_player(self) -> None:
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Dwarven Axe"]}, threat=20),
            Seat(["Éowyn"], attached={"Éowyn": ["Unexpected Courage"]}, threat=20),
            staging=["Goblin Scout", "Goblin Archer"],
            encounter_deck=["Hidden Threat"],
        )
        scene.happen(reveal_top_card)
        assert (scene.threat(0), scene.threat(1)) == (22, 22)
        assert scene.is_discarded("Unexpected Courage")
        assert scene.in_play("Dwarven Axe")


class TestBookOfMazarbul:
    def with_book(self) -> Scene:
        return Scene(
            Seat(["Gimli", "Thalin"], attached={"Gimli": ["Book of Mazarbul"]}),
            Seat(["Éowyn"]),
        )

    def test_its_bearer_quests_without_exhausting_and_does_not_attack(self) -> None:
        scene = self.with_book().quest_phase().commit("Gimli")
        assert not scene.is_exhausted("Gimli")
        assert scene.state.base[5][scene.card("Gimli")] == 1

    def test_another_hero_even_of_another_player_may_take_it(self) -> None:
        scene = self.with_book().actions().use("Book of Mazarbul")
        assert scene.is_exhausted("Thalin")
        assert scene.state.bearer[scene.card("Book of Mazarbul")] == scene.card("Thalin")
        scene = self.with_book().actions().pass_().use("Book of Mazarbul")
        assert scene.state.bearer[scene.card("Book of Mazarbul")] == scene.card("Éowyn")
        assert scene.state.controller[scene.card("Book of Mazarbul")] == 1
        assert scene.state.base[5][scene.card("Gimli")] == 0

    def test_with_its_bearer_it_falls_back_to_the_staging_area(self) -> None:
        scene = self.with_book()
        scene.happen(deal_damage, scene.card("Gimli"), 5)
        assert scene.is_staged("Book of Mazarbul")
        scene.actions().use("Book of Mazarbul")
        assert scene.state.bearer[scene.card("Book of Mazarbul")] == scene.card("Thalin")


class TestQuest:
    def test_the_game_begins_with_the_book_in_the_hands_of_a_hero(self) -> None:
        deck = LcgDeck(heroes=(("03001", 1), ("03002", 1)), player_deck=(("03008", 3),) * 10)
        game = Game([deck], "the-seventh-level", 3)
        while game.state.round == 0:
            game.choose(0)
        state = game.state
        borne = [
            state.blueprints[card].title
            for hero in state.heroes[0]
            for card in state.attached[hero]
        ]
        assert "Book of Mazarbul" in borne

    def test_in_the_second_stage_the_book_is_gone(self) -> None:
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Book of Mazarbul"]}),
            quest="Search for the Chamber",
            next_quests=["The Fate of Balin"],
        )
        scene.happen(advance_quest)
        assert scene.state.zone[scene.card("Book of Mazarbul")] == REMOVED

    def test_at_the_end_of_staging_only_enemies_come(self) -> None:
        scene = Scene(
            Seat(["Gimli"]),
            Seat(["Éowyn"]),
            quest="The Fate of Balin",
            encounter_deck=[
                "Stairs of Náin", "Upper Hall", "Hidden Threat", "Goblin Scout", "Cave-troll"
            ],
        )  # fmt: skip
        scene.quest_phase().pass_().pass_()
        assert scene.is_discarded("Hidden Threat")
        assert scene.is_staged("Goblin Scout")
        # Upper Hall dooms both players by 2, and the quest fails by 2 + 3 + 3.
        assert scene.threat() == 25 + 2 + 8
        assert not scene.in_play("Cave-troll")

    def test_defeating_it_wins(self) -> None:
        scene = Scene(Seat(["Gimli"]), quest="The Fate of Balin").happen(place_progress, 17)
        assert scene.state.ending == "won"
