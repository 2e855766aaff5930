"""The Hunt for Gollum: its player cards, encounter cards and quest."""

import pytest

from rules.lcg.engine import codes
from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import NONE, Verb
from rules.lcg.engine.damage import deal_damage, destroy
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.numbers import staging_threat, threat_strength
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from tests.rules.lcg.scene import Scene, Seat

SIGNS = "Signs of Gollum"
HUNTERS = "Hunters from Mordor"
CLUE_ON_ARAGORN = {"Aragorn": [SIGNS]}


def threat(scene: Scene, name: str) -> int:
    return threat_strength(scene.state, scene.card(name))


# --- player cards ---


def test_bilbo_draws_another_card_for_the_first_player() -> None:
    deck = ["Faramir", "Gandalf", "Sneak Attack"]
    scene = Scene(Seat(["Bilbo Baggins"], deck=deck), Seat(["Éowyn"], deck=["Lórien Guide"] * 2))
    scene.resource_phase()
    assert scene.hand(0) == ["Faramir", "Gandalf"]
    assert scene.hand(1) == ["Lórien Guide"]


def test_winged_guardian_stays_for_a_tactics_resource() -> None:
    seat = Seat(["Gimli"], allies=["Winged Guardian"], engaged=["Goblin Sniper"], resources=1)
    scene = Scene(seat, encounter_deck=["The Brown Lands"])
    scene.combat_phase().defend("Winged Guardian").wait_for(Verb.TAKE_NUMBER)
    scene.choose("Spend 1 Tactics resource")
    assert scene.in_play("Winged Guardian")
    assert scene.resources("Gimli") == 0


def test_winged_guardian_leaves_where_nobody_pays() -> None:
    seat = Seat(["Aragorn"], allies=["Winged Guardian"], engaged=["Goblin Sniper"], resources=1)
    scene = Scene(seat, encounter_deck=["The Brown Lands"])
    scene.combat_phase().defend("Winged Guardian").pass_all()
    assert scene.is_discarded("Winged Guardian")


def test_striders_path_travels_at_once_and_the_old_location_returns() -> None:
    seat = Seat(["Beravor"], hand=["Strider's Path"], resources=1)
    scene = Scene(seat, encounter_deck=["Enchanted Stream"], location="Old Forest Road")
    scene.happen(reveal_top_card).play("Strider's Path")
    assert scene.state.location == scene.card("Enchanted Stream")
    assert scene.is_staged("Old Forest Road")


# --- the quest ---


def test_the_hunt_begins_with_a_card_for_each_player() -> None:
    scene = Scene(
        Seat(["Aragorn"]), Seat(["Éowyn"]), next_quests=["The Hunt Begins"],
        encounter_deck=["Wargs", "Goblin Sniper", "Despair"],
    )  # fmt: skip
    scene.happen(advance_quest)
    assert scene.is_staged("Wargs")
    assert scene.is_staged("Goblin Sniper")


def test_a_successful_quest_reveals_one_of_three_cards_before_progress_is_placed() -> None:
    # Official FAQ 1.24: what questing successfully sets off comes before the progress.
    deck = ["Banks of the Anduin", "Goblin Sniper", "Wargs", "Despair", "Despair"]
    scene = Scene(Seat(["Aragorn"]), quest="The Hunt Begins", encounter_deck=deck)
    scene.quest_phase().commit("Aragorn").wait_for(Verb.CHOOSE, "Goblin Sniper")
    assert scene.progress() == 0
    scene.choose("Goblin Sniper").pass_all()
    assert scene.is_staged("Goblin Sniper")
    assert scene.is_discarded("Wargs")
    assert scene.is_discarded("Despair#2")
    assert scene.progress() == 1


def test_a_failed_quest_reveals_nothing_more() -> None:
    deck = ["Hill Troll", "Goblin Sniper", "Wargs", "Despair"]
    scene = Scene(Seat(["Aragorn"]), quest="The Hunt Begins", encounter_deck=deck)
    scene.quest_phase().commit("Aragorn").pass_all()
    assert not scene.is_staged("Goblin Sniper")


def test_a_new_terror_reveals_one_of_two_cards_as_the_quest_phase_begins() -> None:
    deck = ["Goblin Sniper", "Wargs", "Despair"]
    scene = Scene(quest="A New Terror Abroad", encounter_deck=deck)
    scene.quest_phase().choose("Wargs")
    assert scene.is_staged("Wargs")
    assert scene.is_discarded("Goblin Sniper")
    assert scene.can(Verb.COMMIT, "Aragorn")


def test_on_the_trail_only_who_has_a_clue_commits() -> None:
    scene = Scene(
        Seat(["Aragorn", "Gimli"], attached=CLUE_ON_ARAGORN), Seat(["Éowyn"]),
        quest="On the Trail", encounter_deck=["Despair"] * 2,
    )  # fmt: skip
    scene.quest_phase()
    assert scene.can(Verb.COMMIT, "Aragorn")
    assert scene.can(Verb.COMMIT, "Gimli")
    scene.pass_()
    assert not scene.can(Verb.COMMIT, "Éowyn")


def test_without_a_clue_the_quest_goes_back_to_stage_2() -> None:
    scene = Scene(
        Seat(["Aragorn"], attached=CLUE_ON_ARAGORN), quest="A New Terror Abroad",
        next_quests=["On the Trail"], encounter_deck=["Despair"],
    )  # fmt: skip
    scene.happen(place_progress, 10)
    assert scene.name(scene.state.quest) == "On the Trail"
    scene.happen(place_progress, 3)
    scene.happen(deal_damage, scene.card("Aragorn"), 1)
    assert scene.name(scene.state.quest) == "A New Terror Abroad"
    assert scene.progress("On the Trail") == scene.progress() == 0
    assert scene.state.quest_deck == [scene.card("On the Trail")]


def test_the_last_stage_wins() -> None:
    seat = Seat(["Aragorn"], attached=CLUE_ON_ARAGORN)
    scene = Scene(seat, quest="On the Trail").happen(place_progress, 8)
    assert scene.state.ending == "won"


# --- clues ---


def test_a_clue_is_claimed_for_a_committed_hero() -> None:
    scene = Scene(
        Seat(["Aragorn", "Gimli"], allies=["Faramir"]), staging=[SIGNS],
        encounter_deck=["Endless Caverns"],
    )  # fmt: skip
    scene.quest_phase().commit("Aragorn", "Faramir").wait_for(Verb.TRIGGER, SIGNS).respond(SIGNS)
    assert scene.state.bearer[scene.card(SIGNS)] == scene.card("Aragorn")


def test_a_guarded_clue_is_not_claimed() -> None:
    scene = Scene(encounter_deck=[SIGNS, "Goblin Sniper", "Endless Caverns"])
    scene.happen(reveal_top_card)
    scene.quest_phase().commit("Aragorn")
    while scene.options:
        assert not scene.can(Verb.TRIGGER, SIGNS)
        scene.pass_()


@pytest.mark.parametrize("damage", [1, 5], ids=["hurt", "killed"])
def test_a_clue_of_a_hero_who_is_hurt_or_dies_returns_to_the_deck(damage: int) -> None:
    seat = Seat(["Aragorn", "Gimli"], attached=CLUE_ON_ARAGORN)
    scene = Scene(seat, encounter_deck=["Despair"])
    scene.happen(deal_damage, scene.card("Aragorn"), damage)
    assert scene.name(scene.state.encounter_deck[-1]) == SIGNS


# --- locations ---


def test_the_old_ford_counts_allies() -> None:
    scene = Scene(
        Seat(["Aragorn"], allies=["Faramir"]), Seat(["Éowyn"], allies=["Lórien Guide"]),
        staging=["The Old Ford"],
    )  # fmt: skip
    assert threat(scene, "The Old Ford") == 2
    scene.happen(discard, scene.card("Faramir"))
    assert threat(scene, "The Old Ford") == 1


def test_the_old_ford_as_a_shadow_discards_allies_cheaper_than_riverlands() -> None:
    scene = Scene(
        Seat(["Aragorn"], allies=["Snowbourn Scout", "Faramir"], engaged=["Wargs"]),
        staging=["The East Bank", "Old Forest Road"], location="River Ninglor",
        encounter_deck=["The Old Ford"],
    )  # fmt: skip
    scene.combat_phase().defend("Aragorn").pass_all()
    assert scene.is_discarded("Snowbourn Scout")
    assert scene.in_play("Faramir")


def test_encounter_effects_are_not_canceled_at_the_eaves_of_mirkwood() -> None:
    for location, can_cancel in (("", True), ("The Eaves of Mirkwood", False)):
        scene = Scene(
            Seat(["Eleanor"], hand=["A Test of Will"], resources=1), location=location,
            encounter_deck=["Caught in a Web"],
        )  # fmt: skip
        scene.happen(reveal_top_card)
        assert scene.can(Verb.PLAY, "A Test of Will") == can_cancel
        assert scene.can(Verb.TRIGGER, "Eleanor") == can_cancel


def test_a_shadow_effect_is_not_canceled_at_the_eaves_of_mirkwood() -> None:
    for location, can_cancel in (("", True), ("The Eaves of Mirkwood", False)):
        seat = Seat(["Éowyn"], hand=["Hasty Stroke"], resources=1, engaged=["Goblin Sniper"])
        scene = Scene(seat, location=location, encounter_deck=["Wargs"])
        offered = False
        scene.combat_phase()
        while scene.options:
            offered |= scene.can(Verb.PLAY, "Hasty Stroke")
            scene.pass_() if scene.can(Verb.PASS) else scene.take(0)
        assert offered == can_cancel


def test_river_ninglor_washes_progress_away_while_it_is_active() -> None:
    scene = Scene(location="River Ninglor", staging=["River Ninglor"])
    state = scene.state
    state.set_progress(scene.card("River Ninglor#2"), 2)
    state.set_progress(state.quest, 3)
    scene.refresh_phase().pass_all()
    assert state.progress[scene.card("River Ninglor#2")] == 1
    assert scene.progress() == 2


def test_allies_cost_more_at_the_east_bank() -> None:
    seat = Seat(["Aragorn"], hand=["Guard of the Citadel", "Celebrían's Stone"])
    scene = Scene(seat, location="The East Bank").give("Aragorn", 2)
    assert not scene.planning_phase().can(Verb.PLAY, "Guard of the Citadel")
    assert scene.can(Verb.PLAY, "Celebrían's Stone")
    scene.give("Aragorn", 3).planning_phase().play("Guard of the Citadel")
    assert scene.resources("Aragorn") == 0


def test_attachments_and_events_cost_more_at_the_west_bank() -> None:
    hand = ["Celebrían's Stone", "Sneak Attack", "Snowbourn Scout"]
    scene = Scene(Seat(["Aragorn"], hand=hand), location="The West Bank").give("Aragorn", 2)
    scene.planning_phase()
    assert not scene.can(Verb.PLAY, "Celebrían's Stone")
    assert scene.can(Verb.PLAY, "Snowbourn Scout")
    scene.give("Aragorn", 1).actions()
    assert not scene.can(Verb.PLAY, "Sneak Attack")
    scene.give("Aragorn", 2).actions().play("Sneak Attack")
    assert scene.resources("Aragorn") == 0


def test_the_east_bank_as_a_shadow_returns_the_attacker_of_who_has_no_clue() -> None:
    for attached, returns in (({}, True), (CLUE_ON_ARAGORN, False)):
        seat = Seat(["Aragorn"], engaged=["Marsh Adder"], attached=attached)
        scene = Scene(seat, encounter_deck=["The East Bank"])
        scene.combat_phase().defend("Aragorn")
        while not scene.can(Verb.ATTACK) and scene.options:
            scene.pass_()
        # The attack was made all the same.
        assert scene.damage("Aragorn") == 2
        assert scene.is_staged("Marsh Adder") == returns


def test_the_west_bank_as_a_shadow_doubles_the_printed_attack() -> None:
    for attached, damage in (({}, 4), (CLUE_ON_ARAGORN, 1)):
        seat = Seat(["Aragorn", "Gimli"], engaged=["Wargs"], attached=attached)
        scene = Scene(seat, encounter_deck=["The West Bank"]).combat_phase().defend("Aragorn")
        scene.pass_all()
        assert scene.damage("Aragorn") == damage


# --- enemies and treacheries ---


def test_goblintown_scavengers_get_threat_for_what_they_find() -> None:
    scene = Scene(
        Seat(["Aragorn"], deck=["Gandalf"]), Seat(["Éowyn"], deck=["Lórien Guide"]),
        encounter_deck=["Goblintown Scavengers"],
    )  # fmt: skip
    scene.happen(reveal_top_card)
    assert scene.is_discarded("Gandalf")
    assert scene.is_discarded("Lórien Guide")
    assert threat(scene, "Goblintown Scavengers") == 1 + 5 + 3


def test_hunters_from_mordor_are_stronger_for_every_clue() -> None:
    seat = Seat(["Aragorn"], attached=CLUE_ON_ARAGORN)
    scene = Scene(seat, staging=[HUNTERS, SIGNS])
    assert threat(scene, HUNTERS) == 2 + 4
    assert scene.numbers(HUNTERS)[1] == 2 + 4
    assert staging_threat(scene.state) == 6


def test_hunters_as_a_shadow_hurt_the_bearers_of_clues() -> None:
    for defends, damage in ((True, 1), (False, 3)):
        seat = Seat(["Aragorn", "Gimli"], engaged=["Goblin Sniper"], attached=CLUE_ON_ARAGORN)
        scene = Scene(seat, encounter_deck=[HUNTERS]).combat_phase()
        scene.defend("Gimli") if defends else scene.pass_all()
        if scene.can(Verb.CHOOSE, "Gimli"):
            scene.choose("Gimli")
        scene.pass_all()
        assert scene.damage("Aragorn") == damage


def test_false_lead_shuffles_a_clue_into_the_deck() -> None:
    seat = Seat(["Aragorn"], attached=CLUE_ON_ARAGORN)
    scene = Scene(seat, encounter_deck=["False Lead"], quest="A New Terror Abroad")
    scene.happen(reveal_top_card)
    assert scene.state.zone[scene.card(SIGNS)] == codes.IN_DECK


def test_false_lead_surges_without_a_clue() -> None:
    scene = Scene(encounter_deck=["False Lead", "Wargs"])
    scene.state.staging_step = True
    scene.happen(reveal_top_card)
    assert scene.is_staged("Wargs")


def test_flooding_removes_progress_from_riverlands_even_as_a_shadow() -> None:
    for is_shadow in (False, True):
        scene = Scene(
            Seat(["Aragorn"], engaged=["Goblin Sniper"]), encounter_deck=["Flooding"],
            staging=["Old Forest Road"], location="River Ninglor",
        )  # fmt: skip
        for name in ("River Ninglor", "Old Forest Road"):
            scene.state.set_progress(scene.card(name), 1)
        scene.combat_phase().defend("Aragorn") if is_shadow else scene.happen(reveal_top_card)
        scene.pass_all()
        assert scene.progress("River Ninglor") == 0
        assert scene.progress("Old Forest Road") == 1


def test_old_wives_tales_take_a_resource_or_exhaust() -> None:
    scene = Scene(Seat(["Aragorn", "Gimli"]), encounter_deck=["Old Wives' Tales"])
    scene.give("Aragorn", 2).happen(reveal_top_card)
    assert scene.resources("Aragorn") == 1
    assert not scene.is_exhausted("Aragorn")
    assert scene.is_exhausted("Gimli")


def test_a_clue_shuffled_away_ends_the_last_stage_too() -> None:
    scene = Scene(
        Seat(["Aragorn"], attached=CLUE_ON_ARAGORN), quest="A New Terror Abroad",
        next_quests=["On the Trail"], encounter_deck=["False Lead"],
    )  # fmt: skip
    scene.happen(place_progress, 10).happen(reveal_top_card)
    assert scene.name(scene.state.quest) == "A New Terror Abroad"
    assert scene.state.bearer[scene.card(SIGNS)] == NONE


def test_a_destroyed_guard_frees_its_clue() -> None:
    deck = [SIGNS, "Goblin Sniper", "Endless Caverns", "Despair"]
    scene = Scene(encounter_deck=deck).happen(reveal_top_card)
    scene.happen(destroy, scene.card("Goblin Sniper")).quest_phase().commit("Aragorn")
    scene.wait_for(Verb.TRIGGER, SIGNS)
