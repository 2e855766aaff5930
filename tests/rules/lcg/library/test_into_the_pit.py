"""The cards of Into the Pit, with the encounter sets that it shares."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import IN_VICTORY, REMOVED, STAGING, THREAT, Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.enemy_attacks import begin_enemy_attack
from rules.lcg.engine.numbers import number, quest_points, staging_threat
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from rules.lcg.game import Game
from tests.rules.lcg.scene import Scene, Seat

GIMLI = Seat(["Gimli"], threat=20)


def revealed(*cards: str, seats: Sequence[Seat] = (GIMLI,), **table: Any) -> Scene:
    """Reveal the first of these cards, with the others beneath it."""
    scene = Scene(*seats, encounter_deck=cards, **table)
    scene.state.staging_step = True
    return scene.happen(reveal_top_card)


def threat_of(scene: Scene, name: str) -> int:
    return number(scene.state, THREAT, scene.card(name))


class TestEnemies:
    def test_patrol_leader_takes_no_damage_if_an_enemy_is_discarded(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Thalin"], engaged=["Patrol Leader"]),
            encounter_deck=["Goblin Scout", "Many Roads"],
        )
        scene.happen(deal_damage, scene.card("Patrol Leader"), 2)
        assert scene.damage("Patrol Leader") == 0
        assert scene.is_discarded("Goblin Scout")
        scene.happen(deal_damage, scene.card("Patrol Leader"), 2)
        assert scene.damage("Patrol Leader") == 2

    def test_each_blow_is_asked_for_by_itself(self) -> None:
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Dwarrowdelf Axe"]}, engaged=["Patrol Leader"]),
            encounter_deck=["Many Roads", "Goblin Scout"],
        )
        scene.state.set_base(1, scene.card("Gimli"), 5)
        scene.happen(player_attacks, 0)
        scene.attack("Patrol Leader", "Gimli").respond("Dwarrowdelf Axe")
        assert scene.damage("Patrol Leader") == 2
        assert scene.is_discarded("Goblin Scout")

    def test_its_shadow_keeps_the_attacker_from_all_damage_in_this_phase(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Legolas"], engaged=["Goblin Follower"]),
            encounter_deck=["Patrol Leader"],
        )
        scene.combat_phase().defend("Gimli").wait_for(Verb.ATTACK, "Goblin Follower")
        scene.happen(deal_damage, scene.card("Goblin Follower"), 1)
        assert scene.damage("Goblin Follower") == 0
        scene.happen(player_attacks, 0).attack("Goblin Follower", "Legolas")
        assert scene.damage("Goblin Follower") == 0

    def test_goblin_follower_engages_the_last_player(self) -> None:
        scene = revealed("Goblin Follower", seats=(GIMLI, Seat(["Éowyn"])))
        assert scene.engaged(1) == ["Goblin Follower"]

    @pytest.mark.parametrize(("player", "attack"), [(0, 4), (1, 5)])
    def test_its_shadow_is_worse_for_the_last_player(self, player: int, attack: int) -> None:
        seats = [Seat(["Gimli"]), Seat(["Thalin"])]
        seats[player].engaged = ["Goblin Swordsman"]
        scene = Scene(*seats, encounter_deck=["Goblin Follower"])
        scene.combat_phase().defend(seats[player].heroes[0])
        # Both have 2 defense.
        assert scene.damage(seats[player].heroes[0]) == attack - 2

    @pytest.mark.parametrize(("threat", "offered"), [(24, ["Goblin Scout"]), (25, []), (30, [])])
    def test_goblin_scout_keeps_away_from_the_conspicuous(
        self, threat: int, offered: list[str]
    ) -> None:
        scene = Scene(Seat(["Gimli"], threat=threat), staging=["Goblin Scout"])
        scene.encounter_phase()
        assert [
            scene.name(option.card) for option in scene.options if option.verb == Verb.ENGAGE
        ] == offered

    def test_goblin_swordsman_is_stronger_undefended(self) -> None:
        table = Seat(["Boromir"], engaged=["Goblin Swordsman"])
        assert Scene(table).combat_phase().defend("Boromir").pass_all().damage("Boromir") == 3 - 2
        # 3 attack and 2 more are as many as Boromir has hit points.
        assert Scene(table).combat_phase().pass_all().is_discarded("Boromir")

    def test_goblin_swordsman_comes_out_of_the_shadow(self) -> None:
        scene = Scene(
            Seat(["Gimli"], engaged=["Goblin Follower"]), encounter_deck=["Goblin Swordsman"]
        )
        scene.combat_phase().defend("Gimli")
        assert scene.is_staged("Goblin Swordsman")


class TestLocations:
    def test_nobody_engages_at_the_east_gate(self) -> None:
        scene = Scene(Seat(["Gimli"], threat=45), staging=["Goblin Follower"], location="East-gate")
        scene.encounter_phase().pass_all()
        assert scene.engaged() == []

    def test_the_halls_follow_one_another(self) -> None:
        scene = Scene(GIMLI, location="East-gate", encounter_deck=["First Hall"])
        scene.state.zone[scene.card("First Hall")] = 4
        scene.state.encounter_deck = []
        scene.happen(place_progress, 7)
        assert scene.state.zone[scene.card("East-gate")] == IN_VICTORY
        assert scene.is_staged("First Hall")

    def test_cards_cannot_touch_the_east_gate(self) -> None:
        scene = Scene(GIMLI, location="East-gate", encounter_deck=["Cave In", "Goblin Scout"])
        scene.state.staging_step = True
        scene.state.set_progress(scene.card("East-gate"), 3)
        scene.happen(reveal_top_card)
        assert scene.progress("East-gate") == 3
        assert scene.is_staged("Goblin Scout")
        scene = revealed("Dreadful Gap", location="East-gate")
        assert scene.state.location == scene.card("East-gate")
        assert scene.is_staged("Dreadful Gap")

    def test_first_hall_costs_each_player_3_threat(self) -> None:
        scene = Scene(GIMLI, Seat(["Éowyn"], threat=10), staging=["First Hall"])
        scene.travel_phase().do(Verb.TRAVEL, "First Hall")
        assert (scene.threat(0), scene.threat(1)) == (23, 13)

    def test_nobody_plays_a_card_on_the_bridge_but_abilities_go_on(self) -> None:
        scene = Scene(
            Seat(["Bifur", "Gimli"], hand=["Erebor Hammersmith"], resources=5),
            location="Bridge of Khazad-dûm",
        )
        scene.planning_phase()
        assert not scene.can(Verb.PLAY, "Erebor Hammersmith")
        assert scene.can(Verb.USE, "Bifur")

    def test_stairs_of_nain_tire_a_character_of_the_first_player(self) -> None:
        scene = Scene(GIMLI, staging=["Stairs of Náin"])
        scene.travel_phase().do(Verb.TRAVEL, "Stairs of Náin")
        assert scene.is_exhausted("Gimli")
        tired = Scene(GIMLI, staging=["Stairs of Náin"]).tire("Gimli").travel_phase()
        assert not tired.can(Verb.TRAVEL, "Stairs of Náin")

    def test_branching_paths_make_dark_places_darker(self) -> None:
        scene = Scene(GIMLI, staging=["Branching Paths", "Zigil Mineshaft", "Stairs of Náin"])
        assert threat_of(scene, "Branching Paths") == 2
        assert threat_of(scene, "Zigil Mineshaft") == 6
        assert threat_of(scene, "Stairs of Náin") == 2

    def test_of_three_paths_one_is_revealed_and_the_others_go_to_the_bottom(self) -> None:
        scene = Scene(
            GIMLI,
            location="Branching Paths",
            encounter_deck=["Many Roads", "Goblin Scout", "Stairs of Náin", "Cave In"],
        )
        scene.happen(place_progress, 3).choose("Goblin Scout")
        assert scene.is_staged("Goblin Scout")
        top_first = [scene.name(card) for card in reversed(scene.state.encounter_deck)]
        assert top_first[0] == "Cave In"
        assert sorted(top_first[1:]) == ["Many Roads", "Stairs of Náin"]

    def test_a_torch_lights_the_lightless_passage(self) -> None:
        dark = Scene(GIMLI, staging=["Lightless Passage"]).travel_phase()
        assert not dark.can(Verb.TRAVEL, "Lightless Passage")
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Cave Torch"]}),
            staging=["Lightless Passage"],
            encounter_deck=["Many Roads"],
        )
        scene.travel_phase().do(Verb.TRAVEL, "Lightless Passage")
        assert scene.is_exhausted("Cave Torch")
        assert scene.state.location == scene.card("Lightless Passage")

    def test_its_shadow_keeps_the_attacker_from_attacks_alone(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Legolas"], engaged=["Goblin Follower"]),
            encounter_deck=["Lightless Passage"],
        )
        scene.combat_phase().defend("Gimli").wait_for(Verb.ATTACK, "Goblin Follower")
        scene.happen(deal_damage, scene.card("Goblin Follower"), 1)
        assert scene.damage("Goblin Follower") == 1
        scene.happen(player_attacks, 0).attack("Goblin Follower", "Legolas")
        assert scene.damage("Goblin Follower") == 1

    def test_any_player_pays_threat_for_progress_in_the_mineshaft(self) -> None:
        scene = Scene(GIMLI, Seat(["Éowyn"], threat=20), staging=["Zigil Mineshaft"])
        scene.actions().use("Zigil Mineshaft").use("Zigil Mineshaft")
        assert scene.progress("Zigil Mineshaft") == 2
        assert (scene.threat(0), scene.threat(1)) == (22, 22)
        scene.pass_()
        assert scene.who == 1
        assert scene.can(Verb.USE, "Zigil Mineshaft")

    def test_dreadful_gap_is_travelled_to_at_once_and_asks_for_as_many_as_there_are(self) -> None:
        scene = revealed(
            "Dreadful Gap",
            seats=(Seat(["Gimli", "Thalin"], allies=["Snowbourn Scout"]),),
            location="Stairs of Náin",
        )
        assert scene.state.location == scene.card("Dreadful Gap")
        assert scene.is_staged("Stairs of Náin")
        assert quest_points(scene.state, scene.card("Dreadful Gap")) == 3

    def test_dreadful_gap_is_explored_too_when_somebody_falls(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Thalin"], allies=["Snowbourn Scout"]), location="Dreadful Gap"
        )
        scene.state.set_progress(scene.card("Dreadful Gap"), 2)
        scene.happen(deal_damage, scene.card("Snowbourn Scout"), 1)
        assert scene.state.zone[scene.card("Dreadful Gap")] == IN_VICTORY

    @pytest.mark.parametrize("keeps", [True, False])
    def test_fouled_well_surges_unless_all_discard_a_card(self, keeps: bool) -> None:
        scene = revealed(
            "Fouled Well",
            "Stairs of Náin",
            seats=(
                Seat(["Gimli"], hand=["Feint"]),
                Seat(["Éowyn"], hand=["A Test of Will"]),
            ),
        )
        scene.accept()
        scene = scene.pass_() if keeps else scene.accept()
        assert scene.is_staged("Stairs of Náin") == keeps
        assert scene.hand(0) == []

    def test_goblin_tunnels_undo_progress_when_a_goblin_comes(self) -> None:
        scene = Scene(GIMLI, staging=["Goblin Tunnels"], encounter_deck=["Goblin Scout"])
        scene.state.set_progress(scene.state.quest, 3)
        scene.happen(reveal_top_card)
        assert scene.progress() == 2


class TestTreacheries:
    def test_signs_of_conflict_raises_threat_and_surges(self) -> None:
        scene = revealed("Signs of Conflict", "Stairs of Náin")
        assert scene.threat() == 22
        assert scene.is_staged("Stairs of Náin")

    def test_many_roads_shuffles_locations_back(self) -> None:
        scene = revealed(
            "Many Roads", encounter_discard=["Stairs of Náin", "Goblin Scout", "Fouled Well"]
        )
        names = {scene.name(card) for card in scene.state.encounter_discard}
        assert "Goblin Scout" in names
        assert "Stairs of Náin" not in names
        assert "Fouled Well" not in names

    def test_burning_low_makes_the_dark_thicken(self) -> None:
        scene = revealed(
            "Burning Low", staging=["Zigil Mineshaft", "Stairs of Náin", "Goblin Scout"]
        )
        assert staging_threat(scene.state) == 5 + 3 + 2 + 1 + 3 + 1

    def test_a_torch_cancels_burning_low(self) -> None:
        scene = revealed(
            "Burning Low",
            "Cave In",
            seats=(Seat(["Gimli"], attached={"Gimli": ["Cave Torch"]}),),
            staging=["Zigil Mineshaft"],
        )
        scene.accept()
        assert staging_threat(scene.state) == 5
        assert scene.is_exhausted("Cave Torch")

    def test_cave_in_takes_all_progress_or_surges(self) -> None:
        scene = Scene(GIMLI, location="Stairs of Náin", encounter_deck=["Cave In", "Goblin Scout"])
        scene.state.staging_step = True
        scene.state.set_progress(scene.state.quest, 3)
        scene.state.set_progress(scene.card("Stairs of Náin"), 2)
        scene.happen(reveal_top_card)
        assert (scene.progress(), scene.progress("Stairs of Náin")) == (0, 0)
        assert not scene.is_staged("Goblin Scout")
        assert revealed("Cave In", "Goblin Scout").is_staged("Goblin Scout")

    @pytest.mark.parametrize(("top", "falls"), [("Gandalf", True), ("Feint", False)])
    def test_crumbling_ruin_compares_a_cost_with_hit_points(self, top: str, falls: bool) -> None:
        scene = revealed(
            "Crumbling Ruin", seats=(Seat(["Gimli", "Legolas"], deck=[top], threat=20),)
        )
        scene.choose("Legolas")
        assert scene.is_discarded("Legolas") == falls
        assert scene.is_discarded(top)

    @pytest.mark.parametrize(("location", "damage"), [("", 1), ("Zigil Mineshaft", 2)])
    def test_dark_and_dreadful_hurts_the_exhausted(self, location: str, damage: int) -> None:
        scene = Scene(
            Seat(["Gimli", "Legolas"]), location=location, encounter_deck=["Dark and Dreadful"]
        )
        scene.tire("Gimli").happen(reveal_top_card)
        assert (scene.damage("Gimli"), scene.damage("Legolas")) == (damage, 0)

    def test_sudden_pitfall_takes_a_questing_character_and_cannot_be_canceled(self) -> None:
        scene = Scene(
            Seat(["Éowyn", "Gimli"], hand=["A Test of Will"], resources=3),
            encounter_deck=["Sudden Pitfall"],
        )
        scene.quest_phase().commit("Gimli").pass_all()
        assert scene.is_discarded("Gimli")
        assert scene.hand() == ["A Test of Will"]

    def test_watchful_eyes_reveal_a_card_if_the_hero_is_tired(self) -> None:
        watched = Seat(["Gimli"], attached={"Gimli": ["Watchful Eyes"]})
        tired = Scene(watched, encounter_deck=["Stairs of Náin"]).tire("Gimli")
        assert tired.combat_phase().is_staged("Stairs of Náin")
        ready = Scene(watched, encounter_deck=["Stairs of Náin"]).combat_phase()
        assert not ready.is_staged("Stairs of Náin")

    def test_a_hero_is_watched_by_one_pair_of_eyes(self) -> None:
        scene = revealed(
            "Watchful Eyes",
            seats=(Seat(["Gimli", "Legolas"], attached={"Gimli": ["Watchful Eyes"]}),),
        )
        attached = [scene.name(card) for card in scene.state.attached[scene.card("Legolas")]]
        assert attached == ["Watchful Eyes"]


class TestCaveTorch:
    def torch(self, *cards: str, staging: Sequence[str] = ("Zigil Mineshaft",)) -> Scene:
        return Scene(
            Seat(["Gimli"], attached={"Gimli": ["Cave Torch"]}),
            Seat(["Éowyn"]),
            staging=staging,
            encounter_deck=cards,
        ).actions()

    def test_it_lights_up_to_three_steps_of_a_dark_location(self) -> None:
        scene = self.torch("Many Roads").use("Cave Torch").number(3)
        assert scene.progress("Zigil Mineshaft") == 3
        assert self.torch("Many Roads").use("Cave Torch").number(1).progress("Zigil Mineshaft") == 1

    def test_its_light_draws_the_enemy_that_is_discarded(self) -> None:
        scene = self.torch("Goblin Follower").use("Cave Torch")
        scene.number(3)
        # It is added and not revealed: it engages nobody.
        assert scene.is_staged("Goblin Follower")

    def test_any_player_may_use_it(self) -> None:
        scene = self.torch("Many Roads").pass_()
        assert scene.who == 1
        assert scene.can(Verb.USE, "Cave Torch")

    def test_only_dark_locations_are_lit(self) -> None:
        assert not self.torch("Many Roads", staging=["Stairs of Náin"]).can(Verb.USE, "Cave Torch")

    def test_with_its_bearer_it_leaves_the_game(self) -> None:
        scene = self.torch("Many Roads")
        scene.happen(deal_damage, scene.card("Gimli"), 5)
        assert scene.state.zone[scene.card("Cave Torch")] == REMOVED


class TestQuest:
    def test_the_game_begins_at_the_east_gate_with_a_torch(self) -> None:
        deck = LcgDeck(heroes=(("03001", 1), ("03002", 1)), player_deck=(("03008", 3),) * 10)
        game = Game([deck], "into-the-pit", 3)
        while (decision := game.decision()) is not None and game.state.round == 0:
            game.choose(0)
            assert decision.player == 0
        state = game.state
        names = {state.blueprints[card].title: state.zone[card] for card in range(len(state.zone))}
        assert state.blueprints[state.location].title == "East-gate"
        assert names["First Hall"] == names["Bridge of Khazad-dûm"] == 4
        assert "Cave Torch" in {
            state.blueprints[card].title
            for hero in state.heroes[0]
            for card in state.attached[hero]
        }

    def test_stage_1_waits_for_the_bridge(self) -> None:
        scene = Scene(GIMLI, quest="Entering the Mines", next_quests=["Goblin Patrol"])
        scene.happen(place_progress, 9)
        assert scene.name(scene.state.quest) == "Entering the Mines"
        scene = Scene(
            GIMLI,
            quest="Entering the Mines",
            next_quests=["Goblin Patrol"],
            location="Bridge of Khazad-dûm",
            staging=["Goblin Scout"],
        )
        scene.state.set_progress(scene.state.quest, 7)
        scene.happen(place_progress, 3)
        assert scene.name(scene.state.quest) == "Goblin Patrol"

    def patrol(self, *seats: Seat, deck: Sequence[str]) -> Scene:
        scene = Scene(
            *seats,
            quest="Entering the Mines",
            next_quests=["Goblin Patrol", "A Way Up"],
            encounter_deck=deck,
        )
        return scene.happen(advance_quest)

    def test_the_patrol_leader_comes_and_with_more_players_more_enemies(self) -> None:
        scene = self.patrol(GIMLI, deck=["Goblin Scout", "Patrol Leader"])
        assert scene.state.staging == [scene.card("Patrol Leader")]
        scene = self.patrol(GIMLI, Seat(["Éowyn"]), deck=["Goblin Scout", "Patrol Leader"])
        scene.choose("Goblin Scout")
        assert scene.is_staged("Patrol Leader")
        assert scene.is_staged("Goblin Scout")

    def test_with_the_last_enemy_the_stage_is_over(self) -> None:
        scene = self.patrol(GIMLI, deck=["Patrol Leader"])
        scene.happen(deal_damage, scene.card("Patrol Leader"), 4)
        assert scene.name(scene.state.quest) == "A Way Up"

    def test_enemies_that_are_revealed_then_are_discarded(self) -> None:
        scene = self.patrol(GIMLI, deck=["Patrol Leader", "Goblin Scout"])
        scene.happen(reveal_top_card)
        assert scene.is_discarded("Goblin Scout")

    def test_goblin_follower_engages_instead_of_being_discarded(self) -> None:
        scene = self.patrol(GIMLI, deck=["Patrol Leader", "Goblin Follower"])
        scene.happen(reveal_top_card)
        assert scene.engaged() == ["Goblin Follower"]
        scene.happen(begin_enemy_attack, scene.card("Goblin Follower"), 0).defend("Gimli")
        assert scene.damage("Gimli") == 1

    def test_the_torch_still_draws_enemies(self) -> None:
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Cave Torch"]}),
            staging=["Zigil Mineshaft", "Patrol Leader"],
            quest="Goblin Patrol",
            encounter_deck=["Goblin Scout"],
        )
        scene.actions().use("Cave Torch").number(3)
        assert scene.state.zone[scene.card("Goblin Scout")] == STAGING

    def test_on_the_way_up_heroes_collect_nothing(self) -> None:
        scene = Scene(Seat(["Gimli"], deck=["Feint"]), quest="A Way Up").resource_phase()
        assert scene.resources("Gimli") == 0
        assert scene.hand() == ["Feint"]

    def test_with_it_the_quest_is_won(self) -> None:
        scene = Scene(GIMLI, quest="A Way Up").happen(place_progress, 12)
        assert scene.state.ending == "won"


def test_excess_progress_choices_are_numbers() -> None:
    scene = Scene(
        Seat(["Gimli"], attached={"Gimli": ["Cave Torch"]}),
        staging=["Branching Paths"],
        encounter_deck=["Many Roads"],
    )
    scene.state.set_progress(scene.card("Branching Paths"), 1)
    scene.actions().use("Cave Torch")
    assert scene.decision.question == Question.NUMBER
    assert [option.number for option in scene.options] == [2, 1]
