"""Scenarios of Shadows of Mirkwood as the designers ruled on them in public.

The rulings were given in answers to players and kept on the publisher's forum.
"""

from functools import partial

from rules.lcg.engine.board import discard, join_as_ally
from rules.lcg.engine.codes import REMOVED, Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from rules.lcg.engine.scoring import final_score
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

    def test_a_troll_that_is_defeated_goes_to_the_discard_pile(self) -> None:
        scene = Scene(Seat(["Gimli"], engaged=["Louis"]))
        scene.happen(deal_damage, scene.card("Louis"), 10)
        assert scene.is_discarded("Louis")

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

    def test_denethor_may_send_a_sacked_card_to_the_bottom(self) -> None:
        scene = Scene(Seat(["Denethor"]), encounter_deck=["Sacked!", "Despair"])
        scene.actions().use("Denethor").accept()
        assert scene.name(scene.state.encounter_deck[0]) == "Sacked!"

    def test_a_sacked_hero_pays_for_events(self) -> None:
        seat = Seat(["Gimli"], hand=["Blade Mastery"], resources=1, attached={"Gimli": ["Sacked!"]})
        assert Scene(seat).actions().can(Verb.PLAY, "Blade Mastery")

    def test_the_tokens_on_grimbeorn_pay_for_nothing(self) -> None:
        scene = Scene(Seat(["Aragorn"], hand=["Gandalf"]), staging=["Grimbeorn the Old"])
        scene.give("Grimbeorn the Old", 8).planning_phase()
        assert scene.card("Grimbeorn the Old") in scene.state.allies[0]
        assert not scene.can(Verb.PLAY, "Gandalf")

    def test_a_frightened_beast_counts_no_threat_that_radagasts_cunning_took(self) -> None:
        seat = Seat(["Denethor"], hand=["Radagast's Cunning"], resources=1, threat=20)
        scene = Scene(seat, staging=["Hill Troll", "Wargs"], encounter_deck=["A Frightened Beast"])
        scene.quest_phase().wait_for(Verb.PLAY, "Radagast's Cunning")
        scene.play("Radagast's Cunning").choose("Hill Troll").happen(reveal_top_card)
        assert scene.threat() == 20 + 2

    def test_the_first_player_chooses_who_is_sacked_by_a_shadow(self) -> None:
        """Official FAQ 1.03, "Conflicting Effect Targeting"."""
        scene = Scene(
            Seat(["Aragorn", "Legolas"]), Seat(["Gimli"], engaged=["Louis"]),
            encounter_deck=["Sacked!"],
        )  # fmt: skip
        scene.combat_phase().defend("Gimli").wait_for(Verb.CHOOSE)
        assert scene.who == 0
        scene.choose("Legolas")
        assert scene.state.bearer[scene.card("Sacked!")] == scene.card("Legolas")


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

    def test_dunhere_needs_range_against_birds_in_the_staging_area(self) -> None:
        scene = Scene(Seat(["Dunhere"]), staging=["Mirkwood Flock", "Goblin Sniper"])
        scene.happen(player_attacks, 0)
        assert scene.can(Verb.ATTACK, "Goblin Sniper")
        assert not scene.can(Verb.ATTACK, "Mirkwood Flock")

    def test_an_athelas_that_guards_another_is_guarded_itself(self) -> None:
        deck = ["Athelas", "Athelas", "Wargs", "Hill Troll", "Despair"]
        scene = Scene(Seat(["Gimli"]), encounter_deck=deck)
        scene.happen(reveal_top_card)
        assert scene.is_staged("Wargs")
        assert scene.is_staged("Hill Troll")
        assert not scene.is_discarded("Despair")
        assert not scene.actions().can(Verb.USE)

    def test_a_hero_removed_from_the_game_counts_as_dead(self) -> None:
        scene = Scene(Seat(["Glorfindel", "Gimli"], resources=1, threat=20), staging=["Wilyador"],
                      quest="Radagast's Request")  # fmt: skip
        join_as_ally(scene.state, scene.card("Wilyador"), 0)
        before = final_score(scene.state).dead_heroes
        scene.hurt("Wilyador", 4).actions().use("Glorfindel")
        assert final_score(scene.state).dead_heroes == before + 12


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

    def test_a_hero_with_song_of_wisdom_exhausts_against_a_wisp(self) -> None:
        seat = Seat(["Gimli"], attached={"Gimli": ["Song of Wisdom"]})
        scene = with_tests(seat, deck=("A Wisp of Pale Sheen",)).happen(reveal_top_card).accept()
        assert scene.is_exhausted("Gimli")
        assert scene.resources(MARSH_GOLLUM) == 1


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

    def test_the_first_player_chooses_whom_bites_shadow_hurts(self) -> None:
        """Official FAQ 1.03, "Conflicting Effect Targeting"."""
        scene = guarded(
            Seat(["Aragorn", "Legolas"]), Seat(["Gimli"], engaged=["Wargs"]),
            encounter_deck=["Gollum's Bite"],
        )  # fmt: skip
        scene.combat_phase().defend("Gimli").wait_for(Verb.CHOOSE)
        assert scene.who == 0
        scene.choose("Legolas")
        assert scene.damage("Legolas") == 2

    def test_he_cannot_save_gollum_from_an_undefended_attack(self) -> None:
        scene = guarded(Seat(["Frodo Baggins"], engaged=["Wargs"]))
        scene.combat_phase().wait_for(Verb.DEFEND).pass_()
        assert not scene.can(Verb.TRIGGER, "Frodo Baggins")
        scene.pass_all()
        assert scene.damage(MIRKWOOD_GOLLUM) == 3
