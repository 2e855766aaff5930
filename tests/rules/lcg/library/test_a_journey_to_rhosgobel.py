"""A Journey to Rhosgobel: its player cards and its scenario."""

from functools import partial

import pytest

from rules.lcg.engine.board import discard, join_as_ally
from rules.lcg.engine.codes import REMOVED, Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.numbers import threat_strength
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import advance_quest
from rules.lcg.game import Game
from tests.rules.lcg.random_play import STARTERS
from tests.rules.lcg.scene import Scene, Seat

discard_explored = partial(discard, explored=True)


class TestPartingGifts:
    def test_resources_go_from_a_leadership_hero_to_any_other_hero(self) -> None:
        scene = Scene(Seat(["Aragorn"], hand=["Parting Gifts"], resources=3), Seat(["Legolas"]))
        scene.give("Legolas", 1).actions().play("Parting Gifts").number(2)
        assert (scene.resources("Aragorn"), scene.resources("Legolas")) == (1, 3)

    def test_nobody_gives_without_a_resource(self) -> None:
        scene = Scene(Seat(["Aragorn", "Legolas"], hand=["Parting Gifts"])).give("Legolas", 2)
        scene.actions()
        assert not scene.can(Verb.PLAY, "Parting Gifts")


class TestLandroval:
    def test_a_hero_comes_back_with_one_damage_as_landroval_goes_to_hand(self) -> None:
        scene = Scene(Seat(["Gimli", "Legolas"], allies=["Landroval"]))
        scene.happen(deal_damage, scene.card("Legolas"), 9).respond("Landroval")
        assert scene.in_play("Legolas")
        assert scene.damage("Legolas") == 1
        assert scene.hand() == ["Landroval"]

    def test_it_is_the_hero_of_another_player_too(self) -> None:
        scene = Scene(Seat(["Gimli"], allies=["Landroval"]), Seat(["Éowyn", "Beravor"]))
        scene.happen(deal_damage, scene.card("Éowyn"), 9).respond("Landroval")
        assert scene.in_play("Éowyn")
        assert scene.state.controller[scene.card("Éowyn")] == 1

    def test_once_a_game_whichever_copy_it_is(self) -> None:
        deck = Seat(["Gimli", "Legolas", "Thalin"], allies=["Landroval"], hand=["Landroval"])
        scene = Scene(deck)
        scene.happen(deal_damage, scene.card("Legolas"), 9).respond("Landroval")
        for hero in scene.state.heroes[0]:
            scene.state.set_resources(hero, 5)
        scene.state.rounds_completed = 1
        scene.planning_phase().play("Landroval#2")
        while scene.can(Verb.PAY):
            scene.take(0)
        scene.happen(deal_damage, scene.card("Thalin"), 9)
        assert not scene.can(Verb.TRIGGER)


class TestToTheEyrie:
    def test_an_eagle_carries_a_destroyed_ally_home(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Winged Guardian", "Beorn"], hand=["To the Eyrie"], resources=2)
        )
        scene.happen(deal_damage, scene.card("Beorn"), 9).play("To the Eyrie")
        assert scene.hand() == ["Beorn"]
        assert scene.is_exhausted("Winged Guardian")

    def test_it_needs_an_eagle_that_is_ready(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Winged Guardian", "Beorn"], hand=["To the Eyrie"], resources=2)
        )
        scene.tire("Winged Guardian").happen(deal_damage, scene.card("Beorn"), 9)
        assert not scene.can(Verb.PLAY, "To the Eyrie")


class TestEscortFromEdoras:
    def test_it_quests_with_four_willpower_and_is_gone(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Escort from Edoras"]), encounter_deck=["Evil Storm", "Despair"]
        )
        assert scene.numbers("Escort from Edoras")[0] == 2
        scene.quest_phase().commit("Escort from Edoras").pass_all()
        assert scene.is_discarded("Escort from Edoras")
        assert scene.progress() == 4

    def test_it_stays_while_it_does_not_quest(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Escort from Edoras"]), encounter_deck=["Evil Storm", "Despair"]
        )
        scene.quest_phase().commit("Gimli").pass_all()
        assert scene.in_play("Escort from Edoras")


class TestInfighting:
    def test_damage_goes_from_an_enemy_to_another_and_may_destroy_it(self) -> None:
        scene = Scene(
            Seat(["Beravor"], hand=["Infighting"], engaged=["Hill Troll"], resources=1),
            staging=["Forest Spider"],
        )
        scene.hurt("Hill Troll", 5).actions().play("Infighting").number(4)
        assert scene.damage("Hill Troll") == 1
        assert scene.is_discarded("Forest Spider")


class TestRadagast:
    def test_he_collects_a_resource_and_pays_for_creatures_of_any_sphere(self) -> None:
        scene = Scene(
            Seat(["Beravor"], allies=["Radagast"], hand=["Winged Guardian", "Gondorian Spearman"])
        )
        scene.resource_phase()
        assert scene.resources("Radagast") == 1
        scene.give("Radagast", 2).planning_phase()
        assert scene.can(Verb.PLAY, "Winged Guardian")
        assert not scene.can(Verb.PLAY, "Gondorian Spearman")
        scene.play("Winged Guardian")
        assert scene.resources("Radagast") == 0

    def test_a_hero_who_pays_along_needs_the_creatures_icon(self) -> None:
        scene = Scene(Seat(["Beravor"], allies=["Radagast"], hand=["Landroval"], resources=3))
        scene.give("Radagast", 4).planning_phase()
        assert not scene.can(Verb.PLAY, "Landroval")

    def test_his_resources_heal_a_creature(self) -> None:
        scene = Scene(Seat(["Beravor"], allies=["Radagast", "Winged Guardian", "Landroval"]))
        scene.give("Radagast", 2).hurt("Landroval", 3).hurt("Beravor", 1)
        scene.actions().use("Radagast").number(2)
        assert scene.damage("Landroval") == 1
        assert scene.resources("Radagast") == 0


WITH_WILYADOR = "Radagast's Request"


def wilyador_scene(
    *seats: Seat,
    quest: str = WITH_WILYADOR,
    staging: tuple[str, ...] = (),
    encounter_deck: tuple[str, ...] = (),
) -> Scene:
    """Return a scene in which Wilyador has joined the first player."""
    scene = Scene(
        *seats, quest=quest, staging=("Wilyador", *staging), encounter_deck=encounter_deck
    )
    join_as_ally(scene.state, scene.card("Wilyador"), 0)
    return scene


class TestWilyador:
    def test_set_up_stages_rhosgobel_and_gives_the_wounded_eagle_to_the_first_player(self) -> None:
        game = Game(STARTERS[:1], "a-journey-to-rhosgobel", seed=1)
        while game.pending().question == Question.MULLIGAN:
            game.choose(0)
        state = game.state
        named = {state.blueprints[card].title: card for card in state.staging}
        eagle = next(card for card in state.allies[0] if state.blueprints[card].title == "Wilyador")
        assert "Rhosgobel" in named
        assert state.damage[eagle] == 2
        assert state.controller[eagle] == 0

    def test_he_is_a_character_who_quests_attacks_and_defends(self) -> None:
        scene = wilyador_scene(Seat(["Gimli"]), encounter_deck=("Despair",))
        assert scene.numbers("Wilyador") == (1, 1, 1, 20)
        scene.quest_phase().pass_()
        assert scene.can(Verb.COMMIT, "Wilyador")

    def test_he_suffers_two_damage_at_the_end_of_each_round(self) -> None:
        scene = wilyador_scene(Seat(["Gimli"]))
        scene.refresh_phase()
        assert scene.damage("Wilyador") == 2

    def test_he_goes_with_the_first_player_token(self) -> None:
        scene = wilyador_scene(Seat(["Gimli"]), Seat(["Éowyn"]))
        scene.refresh_phase()
        assert scene.state.first_player == 1
        assert scene.card("Wilyador") in scene.state.allies[1]

    def test_he_stays_when_the_first_player_is_eliminated(self) -> None:
        scene = wilyador_scene(Seat(["Gimli"]), Seat(["Éowyn"]))
        scene.happen(raise_threat, 0, 30)
        assert scene.card("Wilyador") in scene.state.allies[1]
        assert not scene.state.ending

    def test_the_players_lose_when_he_leaves_play(self) -> None:
        scene = wilyador_scene(Seat(["Gimli"]))
        scene.happen(deal_damage, scene.card("Wilyador"), 20)
        assert scene.state.ending == "quest"

    def test_no_attachments_can_be_played_on_him(self) -> None:
        scene = wilyador_scene(Seat(["Beravor"], hand=["Self Preservation"], resources=3))
        scene.planning_phase()
        assert not scene.can(Verb.PLAY, "Self Preservation", "Wilyador")

    def test_one_effect_heals_five_of_his_wounds_at_most(self) -> None:
        scene = wilyador_scene(
            Seat(["Beravor"], hand=["Lore of Imladris"], resources=2), quest="The Wounded Eagle"
        )
        scene.hurt("Wilyador", 12).actions().play("Lore of Imladris")
        assert scene.damage("Wilyador") == 7

    def test_he_cannot_be_healed_while_rhosgobel_is_in_the_staging_area(self) -> None:
        scene = wilyador_scene(
            Seat(["Beravor"], hand=["Lore of Imladris"], resources=2), staging=("Rhosgobel",)
        )
        scene.hurt("Wilyador", 12).actions()
        assert not scene.can(Verb.PLAY, "Lore of Imladris")


class TestRadagastsRequest:
    def test_the_card_that_heals_wilyador_is_removed_from_the_game(self) -> None:
        scene = wilyador_scene(Seat(["Beravor"], hand=["Lore of Imladris"], resources=2))
        scene.hurt("Wilyador", 4).actions().play("Lore of Imladris")
        assert scene.damage("Wilyador") == 0
        assert scene.state.zone[scene.card("Lore of Imladris")] == REMOVED

    def test_so_is_glorfindel(self) -> None:
        scene = wilyador_scene(Seat(["Glorfindel", "Beravor"], resources=1))
        scene.hurt("Wilyador", 4).actions().use("Glorfindel")
        assert scene.damage("Wilyador") == 3
        assert scene.state.zone[scene.card("Glorfindel")] == REMOVED

    def test_damage_on_wilyador_buys_a_choice_among_three_cards(self) -> None:
        deck = ("Forest Grove", "Despair", "Wargs", "Hill Troll", "Evil Storm")
        scene = wilyador_scene(Seat(["Gimli"]), Seat(["Éowyn"]), encounter_deck=deck)
        scene.quest_phase().respond(WITH_WILYADOR).choose("Forest Grove")
        assert scene.damage("Wilyador") == 2
        assert scene.is_staged("Forest Grove")
        assert scene.is_discarded("Wargs")
        assert scene.is_discarded("Despair")
        assert not scene.is_discarded("Hill Troll")


class TestReturnToRhosgobel:
    @staticmethod
    def healed(athelas: int, damage: int) -> str:
        copies = ["Athelas", "Athelas#2", "Athelas#3"][:athelas]
        seat = Seat(["Gimli"], attached={"Gimli": ["Athelas"] * len(copies)})
        scene = Scene(
            seat, quest=WITH_WILYADOR, next_quests=["Return to Rhosgobel"], staging=["Wilyador"]
        )
        join_as_ally(scene.state, scene.card("Wilyador"), 0)
        scene.hurt("Wilyador", damage).happen(advance_quest)
        return scene.state.ending

    def test_each_athelas_heals_five_wounds_by_itself(self) -> None:
        assert self.healed(3, 15) == "won"
        assert self.healed(2, 9) == "won"

    def test_one_wound_left_is_a_defeat(self) -> None:
        assert self.healed(2, 11) == "quest"
        assert self.healed(0, 1) == "quest"


class TestEncounterCards:
    def test_athelas_is_claimed_by_exhausting_a_hero_and_is_attached_to_that_hero(self) -> None:
        scene = Scene(Seat(["Gimli", "Legolas"]), staging=["Athelas"])
        scene.tire("Legolas").actions().use("Athelas")
        assert scene.is_exhausted("Gimli")
        assert scene.state.bearer[scene.card("Athelas")] == scene.card("Gimli")

    def test_a_guarded_athelas_cannot_be_claimed(self) -> None:
        scene = Scene(Seat(["Gimli"]), staging=["Athelas", "Wargs"])
        scene.state.set_guarding(scene.card("Wargs"), scene.card("Athelas"))
        scene.actions()
        assert not scene.can(Verb.USE, "Athelas")

    def test_rhosgobels_threat_is_the_number_of_players(self) -> None:
        scene = Scene(Seat(["Gimli"]), Seat(["Éowyn"]), staging=["Rhosgobel"])
        assert threat_strength(scene.state, scene.card("Rhosgobel")) == 2

    def test_nobody_travels_to_rhosgobel_before_the_second_stage(self) -> None:
        first = Scene(Seat(["Gimli"]), staging=["Rhosgobel"], quest="The Wounded Eagle")
        second = Scene(Seat(["Gimli"]), staging=["Rhosgobel"], quest=WITH_WILYADOR)
        assert not first.travel_phase().can(Verb.TRAVEL, "Rhosgobel")
        assert second.travel_phase().can(Verb.TRAVEL, "Rhosgobel")

    def test_forest_grove_leads_to_athelas(self) -> None:
        scene = Scene(
            Seat(["Gimli"]), location="Forest Grove", encounter_deck=["Despair", "Athelas", "Wargs"]
        )
        scene.happen(discard_explored, scene.card("Forest Grove")).respond("Forest Grove")
        assert scene.is_staged("Athelas")

    def test_exhaustion_hurts_those_who_are_exhausted(self) -> None:
        scene = Scene(Seat(["Gimli", "Legolas"]), encounter_deck=["Exhaustion"])
        scene.quest_phase().commit("Gimli").pass_all()
        assert (scene.damage("Gimli"), scene.damage("Legolas")) == (2, 0)

    def test_swarming_insects_spare_who_has_an_attachment(self) -> None:
        seat = Seat(["Gimli", "Legolas"], attached={"Gimli": ["Citadel Plate"]})
        scene = Scene(seat, encounter_deck=["Swarming Insects"])
        scene.quest_phase().pass_all()
        assert (scene.damage("Gimli"), scene.damage("Legolas")) == (0, 1)

    @pytest.mark.parametrize(("legolas", "more"), [(0, 3), (1, 0)])
    def test_the_shadow_of_swarming_insects_hurts_the_one_most_damaged(
        self, legolas: int, more: int
    ) -> None:
        scene = Scene(
            Seat(["Gimli", "Legolas", "Aragorn"], engaged=["Wargs"]),
            encounter_deck=["Swarming Insects"],
        )
        scene.hurt("Gimli", 1).hurt("Legolas", legolas)
        scene.combat_phase().defend("Aragorn").pass_all()
        assert scene.damage("Gimli") == 1 + more

    def test_festering_wounds_hurt_the_damaged(self) -> None:
        scene = Scene(Seat(["Gimli", "Legolas"]), encounter_deck=["Festering Wounds"])
        scene.hurt("Gimli", 1).quest_phase().pass_all()
        assert (scene.damage("Gimli"), scene.damage("Legolas")) == (3, 0)

    @pytest.mark.parametrize(("defended", "damage"), [(True, 2), (False, 3)])
    def test_the_shadow_of_festering_wounds_is_worse_undefended(
        self, defended: bool, damage: int
    ) -> None:
        scene = Scene(
            Seat(["Gimli", "Aragorn"], engaged=["Wargs"]), encounter_deck=["Festering Wounds"]
        )
        scene.hurt("Gimli", 1).combat_phase()
        if defended:
            scene.defend("Aragorn")
        else:
            scene.pass_().choose("Aragorn")
        assert scene.damage("Gimli") == damage

    @pytest.mark.parametrize("flock", ["Mirkwood Flock", "02071"])
    def test_only_eagles_and_ranged_characters_fight_the_birds(self, flock: str) -> None:
        seat = Seat(["Gimli", "Legolas"], allies=["Winged Guardian"], engaged=[flock])
        scene = Scene(seat).combat_phase().wait_for(Verb.DEFEND)
        assert not scene.can(Verb.DEFEND, "Gimli")
        assert scene.can(Verb.DEFEND, "Legolas")
        assert scene.can(Verb.DEFEND, "Winged Guardian")
        scene.happen(player_attacks, 0).do(Verb.ATTACK, flock)
        assert not scene.can(Verb.JOIN_ATTACK, "Gimli")
        assert scene.can(Verb.JOIN_ATTACK, "Legolas")

    def test_nobody_attacks_the_birds_without_such_a_character(self) -> None:
        scene = Scene(Seat(["Gimli"], engaged=["Mirkwood Flock"])).happen(player_attacks, 0)
        assert not scene.can(Verb.ATTACK)

    @pytest.mark.parametrize("shadow", ["Mirkwood Flock", "02071"])
    def test_their_shadow_places_undefended_damage_on_wilyador(self, shadow: str) -> None:
        scene = wilyador_scene(
            Seat(["Gimli", "Legolas"], engaged=["Wargs"]), encounter_deck=(shadow,)
        )
        scene.combat_phase().wait_for(Verb.DEFEND).pass_all()
        assert scene.damage("Wilyador") == 3
        assert scene.damage("Gimli") == scene.damage("Legolas") == 0
