"""What enemies, locations and treacheries do."""

from typing import Any

import pytest

from rules.lcg.engine.codes import NONE, Verb
from rules.lcg.engine.damage import deal_damage, destroy
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.numbers import attack, staging_threat
from rules.lcg.engine.quest_progress import place_progress
from tests.rules.lcg.scene import Scene, Seat


def reveal(name: str, seat: Seat, *others: Seat, **table: Any) -> Scene:
    """Reveal a card in the staging step."""
    scene = Scene(seat, *others, encounter_deck=[name, "Despair"], **table)
    scene.state.staging_step = True
    return scene.happen(reveal_top_card)


def attacked(
    shadow: str, defender: str = "", enemy: str = "Wargs", seat: Seat | None = None
) -> Scene:
    """Let an enemy with a shadow card attack."""
    seat = seat or Seat(["Aragorn", "Denethor"])
    seat.engaged = [enemy]
    scene = Scene(seat, encounter_deck=[shadow, "Despair", "Despair"]).combat_phase()
    scene.wait_for(Verb.DEFEND)
    return scene.defend(defender) if defender else scene.pass_().pass_all()


# --- when revealed ---


def test_king_spider_exhausts_a_character_of_each_player() -> None:
    scene = reveal("King Spider", Seat(["Aragorn"]), Seat(["Legolas"]))
    assert scene.is_exhausted("Aragorn")
    assert scene.is_exhausted("Legolas")


def test_ungoliants_spawn_weakens_those_committed() -> None:
    scene = Scene(Seat(["Aragorn", "Legolas"]), encounter_deck=["Ungoliant's Spawn", "Despair"])
    scene.quest_phase().commit("Aragorn")
    while (
        scene.state.phase == 3 and scene.can(Verb.PASS) and not scene.is_staged("Ungoliant's Spawn")
    ):
        scene.pass_()
    assert scene.threat() == 25 + 3 - 1


def test_dol_guldur_orcs_hurt_a_committed_character() -> None:
    scene = Scene(Seat(["Gimli", "Legolas"]), encounter_deck=["Dol Guldur Orcs", "Despair"])
    scene.quest_phase().commit("Gimli")
    assert (scene.damage("Gimli"), scene.damage("Legolas")) == (2, 0)


def test_black_forest_bats_take_a_character_off_the_quest() -> None:
    scene = Scene(Seat(["Gimli"]), encounter_deck=["Black Forest Bats", "Despair"])
    scene.quest_phase().commit("Gimli")
    assert scene.state.committed == []
    assert scene.threat() == 26
    assert scene.is_exhausted("Gimli")


def test_eyes_of_the_forest_discards_events() -> None:
    scene = reveal("Eyes of the Forest", Seat(hand=["Sneak Attack", "Beorn", "Feint"]))
    assert scene.hand() == ["Beorn"]


def test_caught_in_a_web_keeps_a_hero_exhausted_unless_paid() -> None:
    scene = reveal("Caught in a Web", Seat(["Gimli"], threat=30), Seat(["Legolas"], threat=20))
    assert scene.state.attached[scene.card("Gimli")] == (scene.card("Caught in a Web"),)
    scene.tire("Gimli", "Legolas").refresh_phase()
    assert (scene.is_exhausted("Gimli"), scene.is_exhausted("Legolas")) == (True, False)
    scene.give("Gimli", 2).refresh_phase().accept()
    assert not scene.is_exhausted("Gimli")
    assert scene.resources("Gimli") == 0


def test_driven_by_shadow_raises_threat_or_surges() -> None:
    scene = reveal("Driven by Shadow", Seat(), staging=["Wargs", "Great Forest Web"])
    assert staging_threat(scene.state) == 6
    scene = Scene(encounter_deck=["Driven by Shadow", "Wargs", "Despair"])
    scene.state.staging_step = True
    scene.happen(reveal_top_card)
    assert scene.is_staged("Wargs")


def test_the_necromancers_reach_hurts_the_exhausted() -> None:
    scene = Scene(Seat(["Gimli", "Legolas"]), encounter_deck=["The Necromancer's Reach"])
    scene.tire("Gimli").happen(reveal_top_card)
    assert (scene.damage("Gimli"), scene.damage("Legolas")) == (1, 0)


def test_evil_storm_and_fog_strike_those_with_a_threat_of_35() -> None:
    high, low = Seat(["Gimli"], threat=35, hand=["Beorn"]), Seat(["Legolas"], threat=34)
    scene = reveal("Evil Storm", high, low)
    assert (scene.damage("Gimli"), scene.damage("Legolas")) == (1, 0)
    scene = reveal("Treacherous Fog", high, low, staging=["The East Bight"])
    assert scene.hand() == []
    assert staging_threat(scene.state) == 2


def test_pursued_by_shadow_counts_those_not_committed() -> None:
    scene = reveal("Pursued by Shadow", Seat(["Gimli", "Legolas"], allies=["Beorn"]))
    assert scene.threat() == 28


def test_massing_at_night_reveals_a_card_for_each_player() -> None:
    scene = Scene(
        Seat(["Gimli"]), Seat(["Legolas"]),
        encounter_deck=["Massing at Night", "Wargs", "Marsh Adder", "Despair"],
    )  # fmt: skip
    scene.happen(reveal_top_card)
    assert scene.is_staged("Wargs")
    assert scene.is_staged("Marsh Adder")


def test_under_the_shadow_raises_the_threat_of_the_staging_area() -> None:
    scene = reveal("Under the Shadow", Seat(), Seat(["Legolas"]), staging=["Wargs"])
    assert staging_threat(scene.state) == 4


def test_doomed_and_surge_work_in_the_staging_step_only() -> None:
    scene = reveal("Endless Caverns", Seat(), Seat(["Legolas"]))
    assert (scene.threat(0), scene.threat(1)) == (26, 26)
    assert scene.is_discarded("Despair")
    scene = Scene(encounter_deck=["Endless Caverns", "Wargs"]).happen(reveal_top_card)
    assert scene.threat() == 25
    assert not scene.is_staged("Wargs")


def test_by_the_official_faq_doomed_and_surge_work_at_any_time() -> None:
    scene = Scene(encounter_deck=["Endless Caverns", "Wargs"])
    scene.state.keywords_always = True
    scene.happen(reveal_top_card)
    assert scene.threat() == 26
    assert scene.is_staged("Wargs")


def test_iron_shackles_takes_the_place_of_a_draw() -> None:
    scene = reveal("Iron Shackles", Seat(["Aragorn"], deck=["Beorn", "Gandalf"]))
    scene.resource_phase()
    assert scene.hand() == []
    assert scene.is_discarded("Iron Shackles")
    assert scene.resource_phase().hand() == ["Beorn"]


# --- shadow effects ---


@pytest.mark.parametrize(
    ("shadow", "defended", "undefended"),
    [
        ("Dol Guldur Orcs", 1, 6),
        ("Wargs", 1, 5),
        ("East Bight Patrol", 1, 4),
        ("Despair", 3, 3),
        ("Eastern Crows", 1, 4),
        ("The Necromancer's Reach", 0, 3),
    ],
)
def test_shadow_effects_change_the_attack(shadow: str, defended: int, undefended: int) -> None:
    scene = attacked(shadow, "Denethor", seat=Seat(["Gimli", "Denethor"])).pass_all()
    if defended == 3:
        assert not scene.in_play("Denethor")
    else:
        assert scene.damage("Denethor") == defended
    seat = Seat(["Gimli", "Denethor"], attached={"Gimli": ["Citadel Plate"]})
    scene = attacked(shadow, seat=seat).choose("Gimli")
    assert scene.damage("Gimli") == undefended


@pytest.mark.parametrize(
    ("shadow", "defender", "threat"),
    [
        ("Ungoliant's Spawn", "Denethor", 29),
        ("Ungoliant's Spawn", "", 33),
        ("East Bight Patrol", "Denethor", 25),
        ("East Bight Patrol", "", 28),
        ("Under the Shadow", "Denethor", 26),
        ("Pursued by Shadow", "Denethor", 28),
    ],
)
def test_shadow_effects_raise_threat(shadow: str, defender: str, threat: int) -> None:
    assert attacked(shadow, defender).threat() == threat


def test_king_spiders_shadow_exhausts() -> None:
    scene = attacked("King Spider", "Denethor")
    assert scene.is_exhausted("Aragorn")


def test_a_shadow_effect_discards_attachments() -> None:
    seat = Seat(["Denethor"], attached={"Denethor": ["Self Preservation", "Dark Knowledge"]})
    scene = attacked("Driven by Shadow", "Denethor", seat=seat).choose("Self Preservation")
    assert scene.is_discarded("Self Preservation")
    assert scene.in_play("Dark Knowledge")


def test_wolf_rider_attacks_from_the_shadow_and_rides_away() -> None:
    seat = Seat(["Denethor", "Gimli"], engaged=["Wargs"])
    scene = Scene(seat, encounter_deck=["Wolf Rider", "Despair", "Hill Troll"]).combat_phase()
    scene.defend("Denethor").defend("Gimli")
    assert scene.damage("Gimli") == 2
    assert scene.damage("Denethor") == 0
    assert scene.name(scene.state.encounter_deck[-1]) == "Wolf Rider"
    assert scene.is_discarded("Despair")


def test_beastmaster_gets_a_second_shadow_card() -> None:
    seat = Seat(["Denethor"], engaged=["Dol Guldur Beastmaster"])
    scene = Scene(seat, encounter_deck=["Wargs", "Eastern Crows"]).combat_phase().defend("Denethor")
    assert scene.damage("Denethor") == 2


def test_no_shadow_card_from_an_empty_deck() -> None:
    scene = Scene(
        Seat(["Denethor"], engaged=["Wargs", "Hill Troll"]), encounter_deck=["Despair"],
        encounter_discard=["Eastern Crows"],
    )  # fmt: skip
    scene.combat_phase()
    assert scene.state.shadows == {scene.card("Hill Troll"): (scene.card("Despair"),)}


# --- enemies ---


def test_hummerhorns_hurts_whom_it_engages() -> None:
    scene = Scene(Seat(["Aragorn", "Gimli"]), staging=["Hummerhorns"]).encounter_phase()
    scene.do(Verb.ENGAGE, "Hummerhorns").choose("Gimli")
    assert not scene.in_play("Gimli")


def test_forest_spider_is_fierce_in_the_round_it_engages() -> None:
    scene = Scene(staging=["Forest Spider"]).encounter_phase().do(Verb.ENGAGE, "Forest Spider")
    assert attack(scene.state, scene.card("Forest Spider")) == 3
    scene.refresh_phase()
    assert attack(scene.state, scene.card("Forest Spider")) == 2


def test_hill_trolls_excess_damage_raises_threat() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Snowbourn Scout"], engaged=["Hill Troll"]))
    scene.combat_phase().defend("Snowbourn Scout")
    assert scene.threat() == 25 + 6 - 1 - 1


def test_goblin_sniper_hides_behind_others_and_shoots() -> None:
    scene = Scene(Seat(["Gimli"]), staging=["Goblin Sniper", "Marsh Adder"]).encounter_phase()
    assert scene.can(Verb.ENGAGE, "Marsh Adder")
    assert not scene.can(Verb.ENGAGE, "Goblin Sniper")
    scene.combat_phase()
    assert scene.damage("Gimli") == 1


def test_marsh_adder_raises_threat_when_it_attacks() -> None:
    scene = Scene(Seat(["Gimli"], engaged=["Marsh Adder"])).combat_phase().pass_()
    assert scene.threat() == 26


def test_wargs_slink_away_after_a_blank_shadow_card() -> None:
    assert attacked("The Brown Lands", "Denethor").is_staged("Wargs")
    assert not attacked("Eastern Crows", "Denethor").is_staged("Wargs")


def test_ufthak_grows_with_each_attack() -> None:
    scene = attacked("The Brown Lands", "Denethor", "Chieftan Ufthak")
    assert attack(scene.state, scene.card("Chieftan Ufthak")) == 5


def test_misty_mountain_goblins_undo_progress() -> None:
    seat = Seat(["Denethor"], engaged=["Misty Mountain Goblins"])
    scene = Scene(seat)
    scene.state.set_progress(scene.state.quest, 3)
    scene.combat_phase().defend("Denethor")
    assert scene.progress() == 2


def test_eastern_crows_go_back_into_the_deck() -> None:
    scene = Scene(staging=["Eastern Crows"], encounter_deck=["Despair"])
    scene.happen(destroy, scene.card("Eastern Crows"))
    assert scene.card("Eastern Crows") in scene.state.encounter_deck


def test_victory_points_are_kept() -> None:
    scene = Scene(staging=["Hill Troll"])
    scene.happen(destroy, scene.card("Hill Troll"))
    assert scene.state.victory == [scene.card("Hill Troll")]


# --- locations ---


def test_great_forest_web_wants_a_hero_of_each_player() -> None:
    seats = Seat(["Aragorn", "Gimli"]), Seat(["Legolas"])
    scene = Scene(*seats, staging=["Great Forest Web"]).travel_phase()
    scene.do(Verb.TRAVEL, "Great Forest Web").choose("Gimli")
    assert scene.state.location == scene.card("Great Forest Web")
    assert scene.is_exhausted("Gimli")
    assert scene.is_exhausted("Legolas")
    scene = Scene(*seats, staging=["Great Forest Web"]).tire("Legolas").travel_phase()
    assert not scene.can(Verb.TRAVEL)


def test_mountains_of_mirkwood_reveal_and_reward() -> None:
    scene = Scene(
        Seat(deck=["Beorn", "Gandalf"]), staging=["Mountains of Mirkwood"],
        encounter_deck=["Wargs", "Despair"],
    )  # fmt: skip
    scene.travel_phase().do(Verb.TRAVEL, "Mountains of Mirkwood")
    assert scene.is_staged("Wargs")
    scene.happen(place_progress, 3).respond("Mountains of Mirkwood").accept().choose("Gandalf")
    assert scene.hand() == ["Gandalf"]


def test_the_east_bight_must_be_traveled_to() -> None:
    scene = Scene(staging=["Gladden Fields", "The East Bight"]).travel_phase()
    assert scene.state.location == scene.card("The East Bight")


def test_no_second_active_location() -> None:
    scene = Scene(staging=["Gladden Fields"], location="The East Bight").travel_phase()
    assert not scene.can(Verb.TRAVEL)


def test_the_brown_lands_is_explored_on_arrival() -> None:
    scene = Scene(staging=["The Brown Lands"]).travel_phase().do(Verb.TRAVEL)
    assert scene.is_discarded("The Brown Lands")
    assert scene.state.location == NONE


def test_necromancers_pass_costs_two_random_cards() -> None:
    scene = Scene(Seat(hand=["Beorn", "Gandalf", "Feint"]), staging=["Necromancer's Pass"])
    scene.travel_phase().do(Verb.TRAVEL)
    assert len(scene.hand()) == 1
    scene = Scene(Seat(hand=["Beorn"]), staging=["Necromancer's Pass"]).travel_phase()
    assert not scene.can(Verb.TRAVEL)


def test_nobody_draws_at_the_enchanted_stream() -> None:
    scene = Scene(Seat(deck=["Beorn"]), location="Enchanted Stream").resource_phase()
    assert scene.hand() == []


def test_old_forest_road_and_forest_gate_reward_the_first_player() -> None:
    scene = Scene(staging=["Old Forest Road"]).tire("Aragorn").travel_phase()
    scene.do(Verb.TRAVEL).respond("Old Forest Road")
    assert not scene.is_exhausted("Aragorn")
    scene = Scene(Seat(deck=["Beorn", "Gandalf"]), staging=["Forest Gate"]).travel_phase()
    assert scene.do(Verb.TRAVEL).respond("Forest Gate").hand() == ["Beorn", "Gandalf"]


def test_banks_of_the_anduin_come_back_on_top() -> None:
    scene = Scene(location="Banks of the Anduin", encounter_deck=["Despair"])
    scene.happen(place_progress, 3)
    assert scene.name(scene.state.encounter_deck[-1]) == "Banks of the Anduin"


def test_gladden_fields_raise_threat_while_active() -> None:
    assert Scene(location="Gladden Fields").refresh_phase().threat() == 27
    assert Scene(staging=["Gladden Fields"]).refresh_phase().threat() == 26


def test_orc_guards_come_from_the_players_decks() -> None:
    scene = Scene(Seat(deck=["Beorn", "Gandalf"]), staging=["Tower Gate"]).travel_phase()
    scene.do(Verb.TRAVEL)
    assert scene.engaged() == ["Beorn"]
    assert scene.numbers("Beorn") == (0, 1, 1, 1)
    scene.happen(deal_damage, scene.card("Beorn"), 1)
    assert scene.is_discarded("Beorn")
    assert scene.state.discards[0] == [scene.card("Beorn")]
