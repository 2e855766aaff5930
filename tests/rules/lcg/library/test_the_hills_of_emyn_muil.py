"""The Hills of Emyn Muil: its player cards and its scenario."""

import pytest

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.numbers import staging_threat
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import place_on_location
from rules.lcg.game import Game
from tests.rules.lcg.random_play import STARTERS
from tests.rules.lcg.scene import Scene, Seat


class TestBrandSonOfBain:
    def test_he_readies_a_character_of_the_player_he_helps(self) -> None:
        scene = Scene(
            Seat(["Brand son of Bain", "Gimli"]),
            Seat(["Éowyn", "Beravor"], engaged=["Forest Spider"]),
        )
        scene.tire("Éowyn", "Gimli").hurt("Forest Spider", 2)
        scene.happen(player_attacks, 0).attack("Forest Spider", "Brand son of Bain")
        scene.respond("Brand son of Bain")
        assert not scene.is_exhausted("Éowyn")
        assert scene.is_exhausted("Gimli")

    def test_an_enemy_of_his_own_readies_nobody(self) -> None:
        scene = Scene(Seat(["Brand son of Bain", "Gimli"], engaged=["Forest Spider"]))
        scene.tire("Gimli").hurt("Forest Spider", 2)
        scene.happen(player_attacks, 0).attack("Forest Spider", "Brand son of Bain")
        assert scene.is_discarded("Forest Spider")
        assert not scene.can(Verb.TRIGGER)


class TestKeenEyedTook:
    def test_it_shows_the_top_of_each_deck_and_takes_it_away(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], hand=["Keen-eyed Took"], deck=["Feint", "Beorn"], resources=2),
            Seat(["Éowyn"], deck=["Gandalf"]),
        )
        scene.planning_phase().play("Keen-eyed Took").respond("Keen-eyed Took")
        assert (
            scene.state.known[scene.card("Feint")] == scene.state.known[scene.card("Gandalf")] == 3
        )
        scene.use("Keen-eyed Took")
        assert scene.hand() == ["Keen-eyed Took"]
        assert scene.is_discarded("Feint")
        assert scene.is_discarded("Gandalf")
        assert not scene.is_discarded("Beorn")


class TestGildor:
    def test_he_switches_a_card_of_the_top_three_with_one_of_the_hand(self) -> None:
        scene = Scene(
            Seat(
                ["Beravor"],
                allies=["Gildor Inglorion"],
                hand=["Forest Snare", "Gandalf"],
                deck=["Feint", "Beorn", "Faramir", "Gléowine"],
            )
        )
        scene.actions().use("Gildor Inglorion").choose("Beorn").choose("Forest Snare")
        scene.choose("Faramir").choose("Feint")
        deck = [scene.name(card) for card in reversed(scene.state.decks[0])]
        assert sorted(scene.hand()) == ["Beorn", "Gandalf"]
        assert deck == ["Forest Snare", "Feint", "Faramir", "Gléowine"]

    def test_gildors_counsel_spares_a_card_of_the_quest(self) -> None:
        scene = Scene(
            Seat(["Beravor"], hand=["Gildor's Counsel"], resources=3),
            Seat(["Éowyn"]),
            encounter_deck=["Evil Storm", "Despair", "Despair"],
        )
        scene.quest_phase().play("Gildor's Counsel").pass_all()
        assert scene.is_discarded("Evil Storm")
        assert len(scene.state.encounter_deck) == 2

    def test_it_never_spares_the_last_card(self) -> None:
        scene = Scene(
            Seat(["Beravor"], hand=["Gildor's Counsel"], resources=3), encounter_deck=["Evil Storm"]
        )
        scene.quest_phase()
        assert not scene.can(Verb.PLAY, "Gildor's Counsel")


THE_HILLS = "The Hills of Emyn Muil"


class TestTheQuest:
    def test_set_up_stages_amon_hen_and_amon_lhaw(self) -> None:
        game = Game(STARTERS[:2], "the-hills-of-emyn-muil", seed=1)
        while game.pending().question == Question.MULLIGAN:
            game.choose(0)
        staged = {game.state.blueprints[card].title for card in game.state.staging}
        assert staged >= {"Amon Hen", "Amon Lhaw"}
        assert staging_threat(game.state) >= 8

    @staticmethod
    def explored(points: int, *staging: str) -> Scene:
        scene = Scene(Seat(["Gimli"]), quest=THE_HILLS, location="Amon Hen", staging=staging)
        scene.state.set_progress(scene.state.quest, 1)
        scene.state.victory = [scene.card("Amon Hen")] * (points // 5 - 1)
        return scene.happen(place_on_location, scene.card("Amon Hen"), 5)

    def test_twenty_points_and_no_location_of_the_hills_left_win(self) -> None:
        assert self.explored(20).state.ending == "won"

    def test_fifteen_points_do_not(self) -> None:
        assert not self.explored(15).state.ending

    def test_nor_do_twenty_with_a_location_of_the_hills_in_play(self) -> None:
        assert not self.explored(20, "Rauros Falls").state.ending

    def test_another_location_does_not_matter(self) -> None:
        assert self.explored(20, "Old Forest Road").state.ending == "won"

    def test_the_first_treachery_surges_while_no_location_is_staged(self) -> None:
        deck = ["Rockslide", "Slick Footing", "Wargs", "Despair"]
        scene = Scene(Seat(["Gimli"]), quest=THE_HILLS, encounter_deck=deck)
        scene.quest_phase().pass_all()
        assert scene.is_discarded("Slick Footing")
        assert not scene.is_staged("Wargs")

    def test_it_does_not_surge_while_one_is(self) -> None:
        deck = ["Rockslide", "Slick Footing", "Wargs"]
        scene = Scene(
            Seat(["Gimli"]), quest=THE_HILLS, staging=["The Highlands"], encounter_deck=deck
        )
        scene.quest_phase().pass_all()
        assert not scene.is_discarded("Slick Footing")

    def test_a_second_treachery_does_not_surge(self) -> None:
        deck = ["Rockslide", "Slick Footing", "Wargs", "Hill Troll"]
        scene = Scene(Seat(["Gimli"]), Seat(["Éowyn"]), quest=THE_HILLS, encounter_deck=deck)
        scene.quest_phase().pass_all()
        # Rockslide surges into Slick Footing, then the second player's card is an enemy.
        assert scene.is_staged("Wargs")
        assert not scene.is_staged("Hill Troll")


class TestLocations:
    def test_x_is_double_the_number_of_players(self) -> None:
        scene = Scene(Seat(["Gimli"]), Seat(["Éowyn"]), staging=["Amon Hen", "Amon Lhaw"])
        assert staging_threat(scene.state) == 8

    def test_amon_hen_bars_events_while_active(self) -> None:
        seat = Seat(["Gimli"], hand=["Blade Mastery"], resources=2)
        scene = Scene(seat, staging=["Amon Hen"]).actions()
        assert scene.can(Verb.PLAY, "Blade Mastery")
        scene = Scene(seat, location="Amon Hen").actions()
        assert not scene.can(Verb.PLAY, "Blade Mastery")

    def test_amon_lhaw_makes_attachments_blank_while_active(self) -> None:
        attached = {"Aragorn": ["Celebrían's Stone", "Steward of Gondor"]}
        scene = Scene(Seat(["Aragorn"], attached=attached), staging=["Amon Lhaw"])
        scene.actions()
        assert scene.can(Verb.USE, "Steward of Gondor")
        assert scene.numbers("Aragorn")[0] == 4
        scene.travel_phase().do(Verb.TRAVEL, "Amon Lhaw")
        assert scene.numbers("Aragorn")[0] == 2
        scene.actions()
        assert not scene.can(Verb.USE, "Steward of Gondor")
        assert scene.in_play("Steward of Gondor")

    def test_they_are_what_they_were_once_it_is_explored(self) -> None:
        attached = {"Aragorn": ["Celebrían's Stone", "Steward of Gondor"]}
        scene = Scene(Seat(["Aragorn"], attached=attached), location="Amon Lhaw")
        scene.happen(place_on_location, scene.card("Amon Lhaw"), 5)
        assert scene.numbers("Aragorn")[0] == 4
        assert scene.actions().can(Verb.USE, "Steward of Gondor")

    def test_a_bearer_who_lives_by_an_attachment_dies(self) -> None:
        seat = Seat(["Gimli", "Legolas"], attached={"Legolas": ["Citadel Plate"]})
        scene = Scene(seat, staging=["Amon Lhaw"]).hurt("Legolas", 5)
        scene.travel_phase().do(Verb.TRAVEL, "Amon Lhaw")
        assert scene.is_discarded("Legolas")

    def test_the_east_wall_of_rohan_makes_characters_dearer_but_those_of_rohan(self) -> None:
        hand = ["Westfold Horse-breaker", "Northern Tracker"]
        scene = Scene(Seat(["Éowyn"], hand=hand, resources=5), location="The East Wall of Rohan")
        scene.planning_phase()
        assert scene.can(Verb.PLAY, "Westfold Horse-breaker")
        assert not scene.can(Verb.PLAY, "Northern Tracker")
        scene.give("Éowyn", 6).planning_phase().play("Northern Tracker")
        assert scene.resources("Éowyn") == 0

    def test_the_north_stair_moves_the_last_discarded_card_to_the_staging_area(self) -> None:
        scene = Scene(
            Seat(["Gimli"]), staging=["The North Stair"], encounter_discard=["Wargs", "Hill Troll"]
        )
        scene.travel_phase().do(Verb.TRAVEL, "The North Stair")
        assert scene.is_staged("Hill Troll")
        assert not scene.is_staged("Wargs")

    def test_a_treachery_that_it_moves_takes_effect(self) -> None:
        scene = Scene(
            Seat(["Gimli"]),
            staging=["The North Stair", "The Highlands"],
            encounter_discard=["Slick Footing"],
        )
        scene.state.set_progress(scene.card("The Highlands"), 0)
        scene.state.set_progress(scene.card("The North Stair"), 2)
        scene.travel_phase().do(Verb.TRAVEL, "The North Stair")
        assert scene.progress("The North Stair") == 1
        assert scene.is_discarded("Slick Footing")

    def test_rauros_falls_sends_all_characters_to_the_quest(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Legolas"], allies=["Beorn"]),
            location="Rauros Falls",
            encounter_deck=["Despair"],
        )
        scene.tire("Legolas").quest_phase().pass_all()
        assert scene.is_exhausted("Gimli")
        assert scene.is_exhausted("Beorn")
        assert [note[1] for note in scene.log if note[0] == "committed"] == [
            scene.card("Gimli"),
            scene.card("Beorn"),
        ]

    def test_the_shores_of_nen_hithoel_cost_an_event(self) -> None:
        place = "The Shores of Nen Hithoel"
        with_event = Scene(Seat(["Gimli"], hand=["Feint", "Beorn"]), staging=[place])
        without = Scene(Seat(["Gimli"], hand=["Beorn"]), staging=[place])
        assert not without.travel_phase().can(Verb.TRAVEL, place)
        with_event.travel_phase().do(Verb.TRAVEL, place)
        assert with_event.is_discarded("Feint")
        assert with_event.hand() == ["Beorn"]

    def test_the_outer_ridge_raises_each_location_in_the_staging_area(self) -> None:
        staging = ["Rauros Falls", "The Highlands", "Wargs"]
        scene = Scene(Seat(["Gimli"]), staging=["The Outer Ridge", *staging])
        assert staging_threat(scene.state) == 2 + 2 + 1 + 2
        scene = Scene(Seat(["Gimli"]), location="The Outer Ridge", staging=staging)
        assert staging_threat(scene.state) == 3 + 2 + 2

    def test_the_highlands_reveal_a_card(self) -> None:
        scene = Scene(Seat(["Gimli"]), staging=["The Highlands"], encounter_deck=["Wargs"])
        scene.travel_phase().do(Verb.TRAVEL)
        assert scene.is_staged("Wargs")

    @pytest.mark.parametrize(
        "shadow", ["Rauros Falls", "The Shores of Nen Hithoel", "The Outer Ridge"]
    )
    def test_their_shadow_returns_the_enemy_once_its_attack_is_over(self, shadow: str) -> None:
        scene = Scene(Seat(["Gimli", "Legolas"], engaged=["Wargs"]), encounter_deck=[shadow])
        scene.combat_phase().defend("Gimli").pass_all()
        assert scene.is_staged("Wargs")
        assert scene.damage("Gimli") == 1
        assert scene.is_discarded(shadow)


class TestTreacheriesAndEnemies:
    def test_impassable_chasm_returns_the_active_location(self) -> None:
        scene = Scene(
            Seat(["Gimli"]), location="Rauros Falls", encounter_deck=["Impassable Chasm", "Wargs"]
        )
        scene.state.set_progress(scene.card("Rauros Falls"), 2)
        scene.quest_phase().pass_all()
        assert scene.is_staged("Rauros Falls")
        assert scene.progress("Rauros Falls") == 0
        assert not scene.is_staged("Wargs")

    def test_it_surges_without_one(self) -> None:
        scene = Scene(Seat(["Gimli"]), encounter_deck=["Impassable Chasm", "Wargs"])
        scene.quest_phase().pass_all()
        assert scene.is_staged("Wargs")

    def test_rockslide_hurts_those_who_quest(self) -> None:
        scene = Scene(Seat(["Gimli", "Legolas"]), encounter_deck=["Rockslide"])
        scene.quest_phase().commit("Gimli").pass_all()
        assert (scene.damage("Gimli"), scene.damage("Legolas")) == (2, 0)

    def test_the_shadow_of_rockslide_leaves_the_attack_undefended(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Legolas"], engaged=["Hill Troll"]), encounter_deck=["Rockslide"]
        )
        scene.combat_phase().defend("Gimli")
        assert scene.is_exhausted("Gimli")
        assert {scene.name(option.card) for option in scene.options} == {"Gimli", "Legolas"}

    def test_slick_footing_takes_progress_and_the_top_of_each_deck(self) -> None:
        scene = Scene(
            Seat(["Gimli"], deck=["Feint", "Beorn", "Horn of Gondor"]),
            Seat(["Éowyn"], deck=["Gandalf"]),
            location="Amon Hen",
            staging=["The Outer Ridge", "The North Stair"],
            encounter_deck=["Slick Footing", "Evil Storm"],
        )
        for place in ("Amon Hen", "The Outer Ridge"):
            scene.state.set_progress(scene.card(place), 1)
        scene.quest_phase().pass_all()
        assert scene.progress("Amon Hen") == scene.progress("The Outer Ridge") == 0
        assert scene.is_discarded("Feint")
        assert scene.is_discarded("Beorn")
        assert not scene.is_discarded("Horn of Gondor")
        assert scene.is_discarded("Gandalf")

    def test_orc_horse_thieves_grow_with_the_locations_in_the_staging_area(self) -> None:
        scene = Scene(
            Seat(["Gimli"], engaged=["Orc Horse Thieves"]),
            staging=["Rauros Falls", "The Highlands"],
            location="Amon Hen",
        )
        assert scene.numbers("Orc Horse Thieves")[1] == 3
