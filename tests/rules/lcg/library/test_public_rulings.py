"""Cards of Shadows of Mirkwood as the designers ruled on them in public.

The rulings were given in answers to players and kept on the publisher's forum.
"""

from functools import partial

from rules.lcg.engine.board import discard, join_as_ally
from rules.lcg.engine.codes import REMOVED, Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from tests.rules.lcg.scene import Scene, Seat

MARSH_GOLLUM = "02107"
MIRKWOOD_GOLLUM = "02130"
CLUE = "Signs of Gollum"

discard_explored = partial(discard, explored=True)


def with_tests(*seats: Seat, deck: tuple[str, ...], quest: str = "Into the Marshes") -> Scene:
    """A table of The Dead Marshes, with Gollum in the staging area."""
    return Scene(*seats, staging=[MARSH_GOLLUM], encounter_deck=deck, quest=quest)


def guarded(*seats: Seat, staging: tuple[str, ...] = (), **places: object) -> Scene:
    """A table of Return to Mirkwood on which the first player guards Gollum."""
    places.setdefault("quest", "Through the Forest")
    scene = Scene(*seats, staging=(MIRKWOOD_GOLLUM, *staging), **places)  # type: ignore[arg-type]
    join_as_ally(scene.state, scene.card(MIRKWOOD_GOLLUM), 0)
    return scene


def pass_to_test(scene: Scene) -> Scene:
    while scene.decision.question != Question.COMMIT_TO_TEST:
        scene.pass_()
    return scene


class TestSpheresOfSongs:
    """A hero who gains a sphere's icon is a hero of that sphere, unless a card says "printed"."""

    def test_a_hero_with_song_of_wisdom_bears_a_burning_brand(self) -> None:
        seat = Seat(
            ["Gimli", "Denethor"], hand=["A Burning Brand"], resources=2,
            attached={"Gimli": ["Song of Wisdom"]},
        )  # fmt: skip
        scene = Scene(seat).planning_phase()
        assert scene.can(Verb.PLAY, "A Burning Brand", "Gimli")

    def test_the_brand_stays_when_the_song_is_gone(self) -> None:
        seat = Seat(["Gimli"], attached={"Gimli": ["Song of Wisdom", "A Burning Brand"]})
        scene = Scene(seat)
        scene.happen(discard, scene.card("Song of Wisdom"))
        assert scene.in_play("A Burning Brand")

    def test_a_hero_with_song_of_battle_has_the_support_of_the_eagles(self) -> None:
        seat = Seat(
            ["Aragorn", "Gimli"], hand=["Support of the Eagles"], resources=3,
            attached={"Aragorn": ["Song of Battle"]},
        )  # fmt: skip
        assert Scene(seat).planning_phase().can(Verb.PLAY, "Support of the Eagles", "Aragorn")

    def test_parting_gifts_come_from_a_hero_with_song_of_kings(self) -> None:
        seat = Seat(
            ["Gimli", "Legolas"], hand=["Parting Gifts"], attached={"Gimli": ["Song of Kings"]}
        )
        scene = Scene(seat).give("Gimli", 2).actions().play("Parting Gifts").number(2)
        assert (scene.resources("Gimli"), scene.resources("Legolas")) == (0, 2)

    def test_a_hero_with_song_of_wisdom_exhausts_against_a_wisp(self) -> None:
        seat = Seat(["Gimli"], attached={"Gimli": ["Song of Wisdom"]})
        scene = with_tests(seat, deck=("A Wisp of Pale Sheen",)).happen(reveal_top_card).accept()
        assert scene.is_exhausted("Gimli")
        assert scene.resources(MARSH_GOLLUM) == 1


class TestABurningBrand:
    def test_it_helps_only_against_the_attack_its_bearer_defends(self) -> None:
        seat = Seat(
            ["Denethor", "Gimli"], engaged=["Wargs"], attached={"Denethor": ["A Burning Brand"]}
        )
        scene = Scene(seat, encounter_deck=["Exhaustion"]).combat_phase()
        scene.defend("Gimli").pass_all()
        assert scene.damage("Gimli") == 3 - 2 + 1


class TestLandroval:
    def test_the_hero_comes_back_with_a_token_and_suffers_no_damage(self) -> None:
        scene = Scene(Seat(["Glóin", "Gimli"], allies=["Landroval"]))
        scene.happen(deal_damage, scene.card("Glóin"), 9).respond("Landroval")
        assert scene.damage("Glóin") == 1
        assert not scene.can(Verb.TRIGGER, "Glóin")
        assert scene.resources("Glóin") == 0

    def test_what_was_attached_does_not_come_back(self) -> None:
        seat = Seat(
            ["Legolas", "Gimli"], allies=["Landroval"],
            attached={"Legolas": ["Support of the Eagles"]},
        )  # fmt: skip
        scene = Scene(seat)
        scene.happen(deal_damage, scene.card("Legolas"), 9).respond("Landroval")
        assert scene.in_play("Legolas")
        assert scene.is_discarded("Support of the Eagles")

    def test_a_hero_who_is_discarded_was_not_destroyed(self) -> None:
        scene = Scene(Seat(["Boromir", "Gimli"], allies=["Landroval"], engaged=["Wargs"]))
        scene.actions().choose("2 damage")
        assert scene.is_discarded("Boromir")
        assert not scene.can(Verb.TRIGGER, "Landroval")

    def test_the_last_hero_takes_the_player_out_of_the_game(self) -> None:
        scene = Scene(Seat(["Legolas"]), Seat(["Gimli"], allies=["Landroval"]))
        scene.happen(deal_damage, scene.card("Legolas"), 9)
        assert not scene.can(Verb.TRIGGER, "Landroval")
        assert not scene.state.alive(0)


class TestLocations:
    def test_striders_path_does_not_move_the_carrock(self) -> None:
        seat = Seat(["Beravor"], hand=["Strider's Path"], resources=1)
        scene = Scene(
            seat,
            encounter_deck=["Bee Pastures"],
            location="The Carrock",
            quest="Against the Trolls",
        )
        scene.happen(reveal_top_card)
        assert scene.state.location == scene.card("The Carrock")
        assert not scene.can(Verb.PLAY, "Strider's Path")

    def test_west_road_traveller_does_not_switch_the_carrock(self) -> None:
        seat = Seat(["Éowyn"], hand=["West Road Traveller"], resources=2)
        active = Scene(seat, staging=["Bee Pastures"], location="The Carrock")
        active.planning_phase().play("West Road Traveller")
        assert not active.can(Verb.TRIGGER, "West Road Traveller")
        staged = Scene(seat, staging=["The Carrock"], location="Bee Pastures")
        staged.planning_phase().play("West Road Traveller")
        assert not staged.can(Verb.TRIGGER, "West Road Traveller")

    def test_a_location_that_is_switched_keeps_its_progress(self) -> None:
        seat = Seat(["Éowyn"], hand=["West Road Traveller"], resources=2)
        scene = Scene(seat, staging=["Forest Gate"], location="River Langflood")
        scene.state.set_progress(scene.card("River Langflood"), 2)
        scene.planning_phase().play("West Road Traveller").respond("West Road Traveller")
        assert scene.is_staged("River Langflood")
        assert scene.progress("River Langflood") == 2

    def test_west_road_traveller_must_be_played_and_not_put_into_play(self) -> None:
        seat = Seat(["Théodred"], hand=["Sneak Attack", "West Road Traveller"], resources=1)
        scene = Scene(seat, staging=["Forest Gate"], location="River Langflood")
        scene.actions().play("Sneak Attack")
        assert scene.in_play("West Road Traveller")
        assert not scene.can(Verb.TRIGGER, "West Road Traveller")

    def test_ancient_mathom_draws_when_amon_lhaw_is_explored(self) -> None:
        seat = Seat(["Éowyn"], deck=["Gandalf"] * 4, hand=["Ancient Mathom"], resources=1)
        scene = Scene(seat, staging=["Amon Lhaw"]).planning_phase().play("Ancient Mathom")
        scene.travel_phase().do(Verb.TRAVEL, "Amon Lhaw")
        scene.happen(place_progress, 6).respond("Ancient Mathom")
        assert len(scene.hand()) == 3
        assert scene.progress() == 1

    def test_a_blank_attachment_says_not_what_it_is_attached_to(self) -> None:
        seat = Seat(["Éowyn"], hand=["Ancient Mathom"], resources=1)
        assert not Scene(seat, location="Amon Lhaw").planning_phase().can(Verb.PLAY)

    def test_characters_stay_home_when_striders_path_leads_to_rauros_falls(self) -> None:
        seat = Seat(["Beravor", "Gimli"], hand=["Strider's Path"], resources=1)
        scene = Scene(seat, encounter_deck=["Rauros Falls", "Despair"])
        scene.quest_phase().commit("Beravor").play("Strider's Path")
        assert scene.state.location == scene.card("Rauros Falls")
        assert not scene.is_exhausted("Gimli")


class TestTheHuntForGollum:
    def test_a_clue_that_the_success_itself_reveals_is_not_claimed_for_it(self) -> None:
        deck = ["Evil Storm", CLUE, "Goblin Sniper", "Hill Troll", "Old Wives' Tales"]
        scene = Scene(Seat(["Aragorn"]), quest="The Hunt Begins", encounter_deck=deck)
        scene.quest_phase().commit("Aragorn").wait_for(Verb.CHOOSE, CLUE).choose(CLUE)
        assert scene.is_staged(CLUE)
        assert not scene.can(Verb.TRIGGER, CLUE)

    def test_a_clue_is_claimed_before_the_progress_that_ends_stage_2(self) -> None:
        scene = Scene(
            Seat(["Aragorn"]), staging=[CLUE], quest="A New Terror Abroad",
            next_quests=["On the Trail"], encounter_deck=["Exhaustion", "Evil Storm", "Rockslide"],
        )  # fmt: skip
        scene.happen(place_progress, 9)
        scene.quest_phase().choose("Exhaustion").commit("Aragorn")
        scene.wait_for(Verb.TRIGGER, CLUE).respond(CLUE).pass_all()
        assert scene.name(scene.state.quest) == "On the Trail"

    def test_false_lead_does_not_surge_for_the_clue_it_took(self) -> None:
        scene = Scene(Seat(), staging=[CLUE], encounter_deck=["False Lead", "Wargs"])
        scene.happen(reveal_top_card)
        assert not scene.in_play(CLUE)
        assert not scene.is_staged("Wargs")

    def test_who_committed_stays_committed_when_the_clue_is_lost(self) -> None:
        clue = {"Aragorn": [CLUE]}, {"Gimli": [CLUE]}
        scene = Scene(
            Seat(["Aragorn"], attached=clue[0]), Seat(["Gimli"], attached=clue[1]),
            quest="On the Trail", encounter_deck=["False Lead", "Despair"],
        )  # fmt: skip
        scene.quest_phase().commit("Aragorn").commit("Gimli").wait_for(Verb.CHOOSE, CLUE)
        scene.choose(CLUE)
        assert scene.state.committed == [scene.card("Aragorn"), scene.card("Gimli")]

    def test_hunters_count_clues_that_nobody_has_claimed(self) -> None:
        scene = Scene(Seat(["Aragorn"]), staging=[CLUE, "Hunters from Mordor"])
        assert scene.numbers("Hunters from Mordor")[1] == 4

    def test_old_wives_tales_in_the_set_up_exhaust_every_hero(self) -> None:
        scene = Scene(
            Seat(["Aragorn", "Gimli"]), next_quests=["The Hunt Begins"],
            encounter_deck=["Old Wives' Tales", "Despair"],
        )  # fmt: skip
        scene.happen(advance_quest)
        assert scene.is_exhausted("Aragorn")
        assert scene.is_exhausted("Gimli")


class TestConflictAtTheCarrock:
    def test_grimbeorn_stays_with_whom_he_joined(self) -> None:
        scene = Scene(Seat(["Aragorn"]), Seat(["Gimli"]), staging=["Grimbeorn the Old"])
        scene.give("Grimbeorn the Old", 8).actions()
        assert scene.card("Grimbeorn the Old") in scene.state.allies[0]
        scene.refresh_phase().pass_all()
        assert scene.state.first_player == 1
        assert scene.card("Grimbeorn the Old") in scene.state.allies[0]

    def test_grimbeorn_defends_against_every_troll(self) -> None:
        trolls = ["Stuart", "Rupert"]
        scene = Scene(Seat(["Aragorn"], engaged=trolls), staging=["Grimbeorn the Old"])
        scene.give("Grimbeorn the Old", 8).combat_phase()
        scene.wait_for(Verb.RESOLVE_ATTACK).do(Verb.RESOLVE_ATTACK, "Stuart")
        scene.defend("Grimbeorn the Old").defend("Grimbeorn the Old").pass_all()
        assert scene.damage("Grimbeorn the Old") == 2
        assert scene.damage("Aragorn") == 0

    def test_an_attack_that_is_prevented_raises_no_threat_for_louis(self) -> None:
        scene = Scene(Seat(["Gimli"], hand=["Feint"], engaged=["Louis"], resources=1, threat=20))
        scene.combat_phase().play("Feint").pass_all()
        assert scene.threat() == 20

    def test_the_shadow_effect_of_sacked_can_be_canceled(self) -> None:
        seat = Seat(["Éowyn", "Gimli"], engaged=["Louis"], hand=["Hasty Stroke"], resources=1)
        scene = Scene(seat, encounter_deck=["Sacked!"])
        scene.combat_phase().defend("Gimli").wait_for(Verb.PLAY, "Hasty Stroke")
        scene.play("Hasty Stroke").pass_all()
        assert not scene.in_play("Sacked!")

    def test_progress_is_not_carried_over_to_the_carrock(self) -> None:
        scene = Scene(
            Seat(["Aragorn"]), staging=["The Carrock"], quest="Grimbeorn's Quest",
            next_quests=["Against the Trolls"],
        )  # fmt: skip
        scene.happen(place_progress, 13)
        assert scene.state.location == scene.card("The Carrock")
        assert scene.progress("The Carrock") == 0
        assert scene.progress() == 0

    def test_one_creature_saves_all_players_from_the_frightened_beast(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], threat=20), Seat(["Gimli"], allies=["Winged Guardian"], threat=20),
            staging=["Hill Troll"], encounter_deck=["A Frightened Beast"],
        )  # fmt: skip
        scene.happen(reveal_top_card)
        assert scene.who == 1
        scene.choose("Winged Guardian")
        assert (scene.threat(0), scene.threat(1)) == (20, 20)


class TestFrodo:
    def test_he_takes_threat_for_more_damage_than_he_has_hit_points(self) -> None:
        scene = Scene(Seat(["Frodo Baggins"], threat=20))
        scene.happen(deal_damage, scene.card("Frodo Baggins"), 5).respond("Frodo Baggins")
        assert scene.threat() == 25
        assert scene.damage("Frodo Baggins") == 0

    def test_he_cannot_save_gollum_from_an_undefended_attack(self) -> None:
        scene = guarded(Seat(["Frodo Baggins"], engaged=["Wargs"]))
        scene.combat_phase().wait_for(Verb.DEFEND).pass_()
        assert not scene.can(Verb.TRIGGER, "Frodo Baggins")
        scene.pass_all()
        assert scene.damage(MIRKWOOD_GOLLUM) == 3


class TestAJourneyToRhosgobel:
    @staticmethod
    def with_wilyador(*seats: Seat, staging: tuple[str, ...] = (), **places: object) -> Scene:
        places.setdefault("quest", "Radagast's Request")
        scene = Scene(*seats, staging=("Wilyador", *staging), **places)  # type: ignore[arg-type]
        join_as_ally(scene.state, scene.card("Wilyador"), 0)
        return scene

    def test_radagast_who_healed_wilyador_is_gone_and_another_can_be_played(self) -> None:
        seat = Seat(["Beravor"], allies=["Radagast"], hand=["Radagast"], resources=5)
        scene = self.with_wilyador(seat).give("Radagast", 3).hurt("Wilyador", 9)
        scene.actions().use("Radagast").number(3)
        assert scene.damage("Wilyador") == 6
        assert scene.state.zone[scene.card("Radagast")] == REMOVED
        assert scene.planning_phase().can(Verb.PLAY, "Radagast#2")

    def test_athelas_does_not_heal_while_rhosgobel_is_in_the_staging_area(self) -> None:
        seat = Seat(["Gimli"], attached={"Gimli": ["Athelas"]})
        scene = self.with_wilyador(
            seat, staging=("Rhosgobel",), next_quests=["Return to Rhosgobel"]
        )
        scene.hurt("Wilyador", 5).happen(advance_quest)
        assert scene.state.ending == "quest"

    def test_a_wilyador_without_wounds_needs_no_athelas(self) -> None:
        scene = self.with_wilyador(Seat(["Gimli"]), next_quests=["Return to Rhosgobel"])
        scene.happen(advance_quest)
        assert scene.state.ending == "won"

    def test_athelas_found_in_forest_grove_is_unguarded(self) -> None:
        scene = Scene(Seat(["Gimli"]), location="Forest Grove", encounter_deck=["Athelas", "Wargs"])
        scene.happen(discard_explored, scene.card("Forest Grove")).respond("Forest Grove")
        assert not scene.is_staged("Wargs")
        assert scene.actions().can(Verb.USE, "Athelas")


class TestEscapeTests:
    def test_bonuses_until_the_end_of_the_phase_are_over_before_gollums_test(self) -> None:
        seats = Seat(["Éowyn"], hand=["Gandalf"]), Seat(["Gimli"], hand=["Gandalf"])
        scene = with_tests(*seats, deck=("Evil Storm", "Evil Storm", "Giant Marsh Worm", "Wargs"))
        scene.quest_phase().wait_for(Verb.USE, "Éowyn").use("Éowyn")
        assert scene.numbers("Éowyn")[0] == 5
        pass_to_test(scene)
        assert scene.numbers("Éowyn")[0] == 4

    def test_an_ally_of_sneak_attack_is_gone_before_gollums_test(self) -> None:
        seat = Seat(["Théodred"], hand=["Sneak Attack", "Gandalf"], resources=1, threat=20)
        scene = with_tests(seat, deck=("Despair", "Giant Marsh Worm", "Wargs"))
        scene.quest_phase().wait_for(Verb.PLAY, "Sneak Attack").play("Sneak Attack")
        assert scene.in_play("Gandalf")
        pass_to_test(scene)
        assert scene.hand() == ["Gandalf"]

    def test_a_bonus_given_in_gollums_test_lasts_until_the_travel_phase_ends(self) -> None:
        seat = Seat(["Éowyn"], hand=["Gandalf"], threat=20)
        scene = with_tests(seat, deck=("Despair", "Giant Marsh Worm", "Wargs"))
        pass_to_test(scene.quest_phase()).commit("Éowyn").use("Éowyn").pass_all()
        assert scene.numbers("Éowyn")[0] == 5
        scene.travel_phase().pass_all()
        assert scene.numbers("Éowyn")[0] == 4

    def test_the_deck_is_reset_for_gollums_test(self) -> None:
        seat = Seat(["Éowyn"], threat=20)
        scene = with_tests(seat, deck=("Evil Storm",))
        pass_to_test(scene.quest_phase()).commit("Éowyn").pass_all()
        assert any(entry[0] == "dealt" for entry in scene.log)

    def test_treacheries_make_tests_while_gollum_is_lost(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], threat=20), encounter_deck=["Nightfall", "Through the Mist", "Wargs"]
        )
        scene.happen(reveal_top_card).pass_()
        assert scene.threat() == 22

    def test_a_gollum_without_tokens_escapes_whom_nobody_pursues(self) -> None:
        scene = Scene(
            Seat(["Éowyn"]), staging=[MARSH_GOLLUM], quest="Into the Marshes",
            next_quests=["The Capture"],
        )  # fmt: skip
        scene.happen(place_progress, 12).happen(place_progress, 3).pass_()
        assert scene.state.quest == scene.card("Into the Marshes")

    def test_the_capture_comes_before_gollums_own_test(self) -> None:
        scene = Scene(
            Seat(["Éowyn", "Gimli"], threat=20), staging=[MARSH_GOLLUM], quest="Into the Marshes",
            next_quests=["The Capture"], encounter_deck=["Evil Storm"],
        )  # fmt: skip
        scene.happen(place_progress, 12)
        scene.quest_phase().commit("Éowyn")
        pass_to_test(scene)
        assert scene.name(scene.decision.source) == "The Capture"


class TestReturnToMirkwood:
    def test_elfhelm_answers_the_threat_that_gollum_brings(self) -> None:
        scene = guarded(Seat(["Éowyn"], allies=["Elfhelm"], threat=20))
        scene.refresh_phase().respond("Elfhelm")
        assert scene.threat() == 20 + 1 + 3 - 1

    def test_who_committed_to_the_escape_attempt_stays_committed_as_the_new_guard(self) -> None:
        scene = guarded(
            Seat(["Aragorn"]), Seat(["Gimli"]), quest="Escape Attempt",
            encounter_deck=["Gollum's Bite", "Despair"],
        )  # fmt: skip
        scene.quest_phase().commit("Gimli").pass_all()
        assert scene.state.controller[scene.card(MIRKWOOD_GOLLUM)] == 1
        assert scene.progress() > 0

    def test_attercop_follows_gollum_from_player_to_player(self) -> None:
        scene = guarded(Seat(["Aragorn"]), Seat(["Gimli"], engaged=["Attercop, Attercop"]))
        scene.encounter_phase()
        assert scene.engaged(0) == ["Attercop, Attercop"]

    def test_an_enemy_does_not_engage_the_player_it_is_engaged_with(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Mirkwood Bats"]), quest="Ambush")
        scene.combat_phase()
        assert scene.damage("Aragorn") == 0

    def test_a_guard_whom_anguish_eliminates_loses_the_game(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=46), Seat(["Gimli"]), encounter_deck=["Gollum's Anguish"]
        )
        scene.happen(reveal_top_card)
        assert scene.state.ending

    def test_the_damage_of_bites_shadow_is_no_damage_of_the_attack(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Wargs"]), encounter_deck=["Gollum's Bite"])
        scene.combat_phase().pass_all()
        assert (scene.damage("Aragorn"), scene.damage(MIRKWOOD_GOLLUM)) == (2, 3)


class TestOthers:
    def test_two_supports_of_the_eagles_choose_the_same_eagle(self) -> None:
        seat = Seat(
            ["Legolas"], allies=["Vassal of the Windlord"],
            attached={"Legolas": ["Support of the Eagles"] * 2},
        )  # fmt: skip
        scene = Scene(seat).tire("Vassal of the Windlord").actions()
        scene.use("Support of the Eagles").choose("attack to its own")
        scene.use("Support of the Eagles#2").choose("attack to its own")
        assert scene.numbers("Legolas")[1] == 3 + 3 + 3

    def test_vassal_of_the_windlord_is_discarded_before_anybody_acts(self) -> None:
        seat = Seat(
            ["Gimli"], allies=["Vassal of the Windlord"], hand=["Meneldor's Flight"],
            engaged=["Hill Troll"],
        )  # fmt: skip
        scene = Scene(seat).happen(player_attacks, 0)
        scene.attack("Hill Troll", "Vassal of the Windlord")
        while scene.can(Verb.PASS) and not scene.damage("Hill Troll"):
            scene.pass_()
        assert scene.is_discarded("Vassal of the Windlord")

    def test_an_attacker_who_goes_home_does_not_strike(self) -> None:
        seat = Seat(
            ["Gimli"], allies=["Vassal of the Windlord"], hand=["Meneldor's Flight"],
            engaged=["Goblin Sniper"],
        )  # fmt: skip
        scene = Scene(seat).happen(player_attacks, 0)
        scene.attack("Goblin Sniper", "Vassal of the Windlord").play("Meneldor's Flight").pass_all()
        assert scene.hand() == ["Vassal of the Windlord"]
        assert scene.in_play("Goblin Sniper")

    def test_brand_answers_an_attack_that_another_player_declared(self) -> None:
        scene = Scene(Seat(["Gimli"], engaged=["Goblin Sniper"]), Seat(["Brand son of Bain"]))
        scene.happen(player_attacks, 0).attack("Goblin Sniper", "Gimli", "Brand son of Bain")
        scene.wait_for(Verb.TRIGGER, "Brand son of Bain").respond("Brand son of Bain")
        assert not scene.is_exhausted("Gimli")

    def test_enemies_that_leave_play_do_not_ready_imrahil(self) -> None:
        scene = Scene(Seat(["Prince Imrahil"], engaged=["Wargs"])).tire("Prince Imrahil")
        scene.happen(deal_damage, scene.card("Wargs"), 9)
        assert not scene.can(Verb.TRIGGER, "Prince Imrahil")

    def test_an_ally_that_goes_to_hand_readies_imrahil(self) -> None:
        seat = Seat(["Prince Imrahil"], allies=["Faramir"], attached={"Faramir": ["Born Aloft"]})
        scene = Scene(seat).tire("Prince Imrahil").actions().use("Born Aloft")
        scene.respond("Prince Imrahil")
        assert not scene.is_exhausted("Prince Imrahil")

    def test_fast_hitch_readies_a_hobbit_in_the_middle_of_an_attack(self) -> None:
        seat = Seat(
            ["Bilbo Baggins"], engaged=["Wargs"],
            attached={"Bilbo Baggins": ["Fast Hitch"]},
        )  # fmt: skip
        scene = Scene(seat).combat_phase().defend("Bilbo Baggins")
        scene.wait_for(Verb.USE, "Fast Hitch").use("Fast Hitch")
        assert not scene.is_exhausted("Bilbo Baggins")

    def test_gloin_is_paid_for_the_damage_that_song_of_mocking_brings_him(self) -> None:
        seat = Seat(["Glóin", "Éowyn"], attached={"Glóin": ["Song of Mocking"]})
        scene = Scene(seat).actions().use("Song of Mocking")
        scene.happen(deal_damage, scene.card("Éowyn"), 2).respond("Glóin")
        assert scene.resources("Glóin") == 2

    def test_dain_leads_himself_only_until_he_exhausts(self) -> None:
        scene = Scene(Seat(["Dáin Ironfoot"]), encounter_deck=["Despair"])
        assert scene.numbers("Dáin Ironfoot")[0] == 2
        scene.quest_phase().commit("Dáin Ironfoot")
        assert scene.numbers("Dáin Ironfoot")[0] == 1

    def test_the_last_stage_is_won_before_escort_from_edoras_leaves(self) -> None:
        scene = Scene(
            Seat(["Gimli"], allies=["Escort from Edoras"]), quest="Against the Trolls",
            encounter_deck=["Evil Storm"],
        )  # fmt: skip
        scene.quest_phase().commit("Escort from Edoras").pass_all()
        assert scene.state.ending == "won"
        assert scene.in_play("Escort from Edoras")
