"""Player cards of Shadows of Mirkwood as the designers ruled on them in public.

The rulings were given in answers to players and kept on the publisher's forum.
"""

from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import place_progress
from tests.rules.lcg.scene import Scene, Seat


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

    def test_who_dies_with_the_hero_carries_nobody_back(self) -> None:
        seat = Seat(["Bilbo Baggins", "Gimli"], allies=["Landroval"])
        scene = Scene(seat, encounter_deck=["Exhaustion"])
        scene.hurt("Landroval", 2).tire("Bilbo Baggins", "Landroval").happen(reveal_top_card)
        assert scene.is_discarded("Landroval")
        assert scene.is_discarded("Bilbo Baggins")
        assert not scene.can(Verb.TRIGGER)

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

    def test_he_takes_threat_for_more_damage_than_he_has_hit_points(self) -> None:
        scene = Scene(Seat(["Frodo Baggins"], threat=20))
        scene.happen(deal_damage, scene.card("Frodo Baggins"), 5).respond("Frodo Baggins")
        assert scene.threat() == 25
        assert scene.damage("Frodo Baggins") == 0

    def test_elfhelm_comes_too_late_at_fifty(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], allies=["Elfhelm"], engaged=["Marsh Adder"], threat=49),
            Seat(["Gimli"]),
        )
        scene.combat_phase()
        assert not scene.state.alive(0)

    def test_elfhelm_does_not_answer_boromir(self) -> None:
        scene = Scene(Seat(["Boromir", "Éowyn"], allies=["Elfhelm"])).tire("Boromir").actions()
        scene.choose("ready Boromir")
        assert not scene.can(Verb.TRIGGER, "Elfhelm")

    def test_who_bears_a_dunedain_attachment_moves_it_on(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], attached={"Aragorn": ["Dúnedain Mark"]}), Seat(["Gimli", "Legolas"])
        )
        scene.give("Aragorn", 1).give("Gimli", 1).actions()
        scene.use("Dúnedain Mark").choose("Gimli")
        mark = scene.card("Dúnedain Mark")
        assert scene.state.controller[mark] == 1
        scene.wait_for(Verb.USE, "Dúnedain Mark")
        assert scene.who == 1
        scene.use("Dúnedain Mark").choose("Legolas")
        assert scene.numbers("Legolas")[1] == 4
        assert scene.resources("Gimli") == 0

    def test_boromir_hurts_the_enemies_of_one_player(self) -> None:
        scene = Scene(
            Seat(["Boromir", "Gimli"], engaged=["Hill Troll"]),
            Seat(["Legolas"], engaged=["Wargs"]),
        )
        scene.actions().choose("2 damage").choose_player(0)
        assert (scene.damage("Hill Troll"), scene.damage("Wargs")) == (2, 0)

    def test_parting_gifts_come_from_another_players_hero_too(self) -> None:
        scene = Scene(
            Seat(["Théodred"], hand=["Parting Gifts"]), Seat(["Aragorn"]), Seat(["Gimli"])
        )
        scene.give("Aragorn", 2).actions().play("Parting Gifts").choose("Gimli").number(2)
        assert (scene.resources("Aragorn"), scene.resources("Gimli")) == (0, 2)

    def test_gildors_counsel_leaves_surge_alone(self) -> None:
        seats = (
            Seat(["Denethor"], hand=["Gildor's Counsel"], resources=3),
            Seat(["Gimli"]),
        )
        deck = ["Flooding", "Wargs", "Hill Troll", "Despair"]
        scene = Scene(*seats, encounter_deck=deck)
        scene.quest_phase().play("Gildor's Counsel").pass_all()
        assert scene.is_staged("Wargs")
        assert not scene.is_staged("Hill Troll")

    def test_imrahil_and_the_eagles_answer_the_same_eagle(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(Seat(["Prince Imrahil"], allies=[eagles, "Winged Guardian"]))
        scene.tire("Prince Imrahil").happen(deal_damage, scene.card("Winged Guardian"), 1)
        scene.respond(eagles).respond("Prince Imrahil")
        assert not scene.is_exhausted("Prince Imrahil")
        assert scene.numbers(eagles)[1] == 3

    def test_the_riddermarks_finest_needs_a_location(self) -> None:
        seat = Seat(["Éowyn"], allies=["The Riddermark's Finest"])
        assert not Scene(seat).actions().can(Verb.USE, "The Riddermark's Finest")
        assert Scene(seat, staging=["Forest Gate"]).actions().can(Verb.USE)

    def test_ride_to_ruin_discards_an_ally_in_play(self) -> None:
        seat = Seat(["Éowyn"], hand=["Ride to Ruin", "Escort from Edoras"], resources=1)
        assert not Scene(seat, staging=["Forest Gate"]).actions().can(Verb.PLAY, "Ride to Ruin")

    def test_two_fast_hitches_ready_a_hobbit_twice(self) -> None:
        seat = Seat(["Bilbo Baggins"], attached={"Bilbo Baggins": ["Fast Hitch"] * 2})
        scene = Scene(seat).tire("Bilbo Baggins").actions().use("Fast Hitch")
        scene.tire("Bilbo Baggins").actions().use("Fast Hitch#2")
        assert not scene.is_exhausted("Bilbo Baggins")

    def test_radagasts_resources_pay_for_no_gandalf(self) -> None:
        scene = Scene(Seat(["Beravor"], allies=["Radagast"], hand=["Gandalf"], resources=4))
        assert not scene.give("Radagast", 5).planning_phase().can(Verb.PLAY)
