"""What heroes, allies, attachments and events do."""

import pytest

from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import COMBAT, QUEST, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.numbers import staging_threat
from rules.lcg.engine.traits import bit
from tests.rules.lcg.scene import Scene, Seat

# --- heroes ---


def test_aragorn_readies_for_a_resource_after_he_commits() -> None:
    scene = Scene(Seat(["Aragorn"], resources=1), encounter_deck=["Wargs", "Wargs"])
    scene.quest_phase().commit("Aragorn").respond("Aragorn")
    assert not scene.is_exhausted("Aragorn")
    assert scene.resources("Aragorn") == 0


def test_theodred_pays_a_committed_hero() -> None:
    scene = Scene(Seat(["Théodred", "Glóin"]), encounter_deck=["Wargs", "Wargs"])
    scene.quest_phase().commit("Théodred", "Glóin").respond("Théodred").choose("Glóin")
    assert scene.resources("Glóin") == 1


def test_gloin_gains_a_resource_for_each_damage() -> None:
    scene = Scene(Seat(["Glóin"]))
    scene.happen(deal_damage, scene.card("Glóin"), 3).respond("Glóin")
    assert scene.resources("Glóin") == 3


def test_gimli_is_stronger_for_each_damage() -> None:
    scene = Scene(Seat(["Gimli"])).hurt("Gimli", 3)
    assert scene.numbers("Gimli") == (2, 5, 2, 2)


@pytest.mark.parametrize(("enemy", "progress"), [("Wargs", 2), ("Hill Troll", 0)])
def test_legolas_makes_progress_when_his_attack_destroys(enemy: str, progress: int) -> None:
    scene = Scene(Seat(["Legolas", "Gimli"], engaged=[enemy]))
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase().attack(enemy, "Legolas", "Gimli")
    if scene.can(Verb.TRIGGER, "Legolas"):
        scene.respond("Legolas")
    assert scene.progress() == progress


def test_thalin_hurts_each_enemy_as_it_is_revealed_while_committed() -> None:
    scene = Scene(Seat(["Thalin"]), encounter_deck=["Wargs", "Despair"])
    scene.quest_phase().commit("Thalin")
    assert scene.damage("Wargs") == 1


def test_eowyn_may_be_helped_once_a_round_by_each_player() -> None:
    hand = ["Hasty Stroke", "Hasty Stroke"]
    scene = Scene(Seat(["Éowyn"], hand=hand), Seat(["Aragorn"], hand=hand))
    scene.actions().use("Éowyn")
    assert not (scene.who == 0 and scene.can(Verb.USE, "Éowyn"))
    scene.use("Éowyn")
    assert scene.numbers("Éowyn")[0] == 6
    assert not scene.can(Verb.USE, "Éowyn")


def test_eleanor_replaces_a_treachery() -> None:
    scene = Scene(
        Seat(["Eleanor", "Aragorn"]),
        encounter_deck=["The Necromancer's Reach", "Wargs", "Despair"],
    )
    scene.quest_phase().commit("Aragorn").respond("Eleanor").pass_all()
    assert scene.damage("Aragorn") == 0
    assert scene.is_staged("Wargs")
    assert scene.is_discarded("The Necromancer's Reach")
    assert scene.is_exhausted("Eleanor")


def test_dunhere_strikes_alone_into_the_staging_area() -> None:
    scene = Scene(Seat(["Dunhere", "Legolas"], allies=["Silverlode Archer"]), staging=["Wargs"])
    scene.combat_phase().attack("Wargs", "Dunhere")
    assert scene.damage("Wargs") == 2
    assert not scene.is_exhausted("Legolas")


def test_denethor_looks_at_the_top_card_and_may_move_it_down() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_deck=["Despair", "Wargs"])
    scene.actions().use("Denethor").accept()
    assert scene.name(scene.state.encounter_deck[-1]) == "Wargs"
    assert scene.state.known[scene.card("Despair")] == 1


def test_glorfindel_heals_once_a_round() -> None:
    scene = Scene(Seat(["Glorfindel"], resources=2)).hurt("Glorfindel", 3)
    scene.actions().use("Glorfindel")
    assert scene.damage("Glorfindel") == 2
    assert scene.resources("Glorfindel") == 1
    assert not scene.can(Verb.USE, "Glorfindel")


def test_beravor_draws_for_any_player() -> None:
    scene = Scene(Seat(["Beravor"]), Seat(["Aragorn"], deck=["Gandalf", "Beorn", "Faramir"]))
    scene.actions().use("Beravor")
    assert scene.hand(1) == ["Gandalf", "Beorn"]


# --- allies ---


def test_faramir_helps_all_characters_of_a_player() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Faramir"]), Seat(["Éowyn"], allies=["Beorn"]))
    scene.actions().use("Faramir").choose_player(1)
    assert [scene.numbers(name)[0] for name in ("Éowyn", "Beorn", "Aragorn")] == [5, 2, 2]


def play_ally(name: str, **table: object) -> Scene:
    """Play an ally from hand in the planning phase."""
    heroes = ["Aragorn", "Gimli", "Denethor"]
    seat = Seat(heroes, hand=[name], resources=6, deck=["Beorn"] * 4)
    return Scene(seat, **table).planning_phase().play(name)  # type: ignore[arg-type]


def test_son_of_arnor_engages_an_enemy() -> None:
    scene = play_ally("Son of Arnor", staging=["Wargs", "Great Forest Web"]).respond("Son of Arnor")
    assert scene.engaged() == ["Wargs"]


def test_snowbourn_scout_explores() -> None:
    scene = play_ally("Snowbourn Scout", staging=["The Brown Lands"]).respond("Snowbourn Scout")
    assert scene.is_discarded("The Brown Lands")


def test_longbeard_orc_slayer_hurts_each_orc() -> None:
    scene = play_ally("Longbeard Orc Slayer", staging=["Dol Guldur Orcs", "Wargs"])
    scene.respond("Longbeard Orc Slayer")
    assert (scene.damage("Dol Guldur Orcs"), scene.damage("Wargs")) == (1, 0)


def test_brok_ironfist_comes_for_a_dwarf_hero() -> None:
    scene = Scene(Seat(["Gimli", "Aragorn"], hand=["Brok Ironfist"]))
    scene.happen(deal_damage, scene.card("Gimli"), 5).play("Brok Ironfist")
    assert scene.in_play("Brok Ironfist")
    assert scene.hand() == []


def test_a_spearman_who_defends_hurts_the_attacker() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Gondorian Spearman"], engaged=["Wargs"]))
    scene.combat_phase().defend("Gondorian Spearman").respond("Gondorian Spearman")
    assert scene.damage("Wargs") == 1


def test_beorn_goes_back_into_the_deck_at_the_end_of_the_phase() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Beorn"]), staging=["Great Forest Web"])
    scene.travel_phase().pass_().use("Beorn")
    assert not scene.in_play("Beorn")
    assert scene.card("Beorn") in scene.state.decks[0]


def test_beorn_stays_discarded_if_he_was_destroyed_before() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Beorn"], engaged=["Wargs"]))
    scene.hurt("Beorn", 5).combat_phase().use("Beorn").defend("Beorn").pass_all()
    assert scene.card("Beorn") in scene.state.decks[0]
    scene = Scene(Seat(["Aragorn"], allies=["Beorn"], engaged=["Hill Troll"]))
    scene.hurt("Beorn", 5).combat_phase().use("Beorn").defend("Beorn").pass_all()
    assert scene.is_discarded("Beorn")


def test_wandering_took_changes_sides() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Wandering Took"]), Seat(["Éowyn"]))
    scene.actions().use("Wandering Took")
    assert (scene.threat(0), scene.threat(1)) == (22, 28)
    assert scene.state.controller[scene.card("Wandering Took")] == 1


def test_an_erratum_limits_wandering_took_to_once_a_round() -> None:
    for day, again in (("", True), ("2017-06-01", False)):
        scene = Scene(Seat(["Aragorn"], allies=["Wandering Took"]), Seat(["Éowyn"]), errata_day=day)
        scene.actions().use("Wandering Took").pass_all()
        assert scene.actions().can(Verb.USE, "Wandering Took") == again


@pytest.mark.parametrize(
    ("ally", "place"),
    [("Lórien Guide", "Great Forest Web"), ("Northern Tracker", "The East Bight")],
)
def test_scouts_place_progress_when_they_commit(ally: str, place: str) -> None:
    scene = Scene(
        Seat(["Aragorn"], allies=[ally]),
        location="Great Forest Web",
        staging=["The East Bight"],
        encounter_deck=["Wargs", "Wargs"],
    )
    scene.quest_phase().commit(ally).respond(ally)
    assert scene.progress(place) == 1


def test_erebor_hammersmith_returns_the_topmost_attachment() -> None:
    heroes = ["Denethor", "Glóin"]
    scene = Scene(
        Seat(
            heroes,
            hand=["Erebor Hammersmith"],
            discard=["Forest Snare", "Dark Knowledge", "Gandalf"],
            resources=3,
        )
    )
    scene.planning_phase().play("Erebor Hammersmith").respond("Erebor Hammersmith")
    assert scene.hand() == ["Dark Knowledge"]


def test_miner_frees_from_a_web() -> None:
    seat = Seat(
        ["Denethor"], hand=["Miner of the Iron Hills"], resources=2,
        attached={"Denethor": ["Caught in a Web"]},
    )  # fmt: skip
    scene = Scene(seat)
    scene.state.mask[scene.card("Caught in a Web")] |= bit("Condition")
    scene.planning_phase().play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert scene.is_discarded("Caught in a Web")


@pytest.mark.parametrize(
    ("number", "drawn", "damage", "threat"), [(0, 3, 0, 25), (1, 0, 4, 25), (2, 0, 0, 20)]
)
def test_gandalf_does_one_of_three_things(
    number: int, drawn: int, damage: int, threat: int
) -> None:
    seat = Seat(["Aragorn"], hand=["Gandalf"], resources=5, deck=["Beorn"] * 4)
    scene = Scene(seat, staging=["Hill Troll"]).planning_phase().play("Gandalf")
    scene.respond("Gandalf").number(number)
    assert len(scene.hand()) == drawn
    assert scene.damage("Hill Troll") == damage
    assert scene.threat() == threat


def test_gandalf_leaves_at_the_end_of_the_round() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Gandalf"])).refresh_phase()
    assert scene.is_discarded("Gandalf")


# --- attachments ---


def test_steward_of_gondor_makes_gondor_and_resources() -> None:
    scene = Scene(Seat(["Gimli"], attached={"Gimli": ["Steward of Gondor"]}))
    scene.actions().use("Steward of Gondor")
    assert scene.resources("Gimli") == 2
    assert scene.state.mask[scene.card("Gimli")] & bit("Gondor")


@pytest.mark.parametrize(("hero", "can_pay"), [("Aragorn", True), ("Glóin", False)])
def test_celebrians_stone_gives_aragorn_a_spirit_icon(hero: str, can_pay: bool) -> None:
    scene = Scene(
        Seat([hero], hand=["Lórien Guide"], resources=3, attached={hero: ["Celebrían's Stone"]})
    )
    assert scene.planning_phase().can(Verb.PLAY, "Lórien Guide") == can_pay
    assert scene.numbers(hero)[0] == 4


@pytest.mark.parametrize(
    ("item", "hero", "numbers"),
    [
        ("Dwarven Axe", "Legolas", (1, 4, 1, 4)),
        ("Dwarven Axe", "Gimli", (2, 4, 2, 5)),
        ("Citadel Plate", "Legolas", (1, 3, 1, 8)),
        ("The Favor of the Lady", "Legolas", (2, 3, 1, 4)),
        ("Dark Knowledge", "Legolas", (0, 3, 1, 4)),
        ("Blade of Gondolin", "Legolas", (1, 3, 1, 4)),
    ],
)
def test_what_attachments_add(item: str, hero: str, numbers: tuple[int, int, int, int]) -> None:
    scene = Scene(Seat([hero], attached={hero: [item]}))
    assert scene.numbers(hero) == numbers
    scene.happen(discard, scene.card(item))
    assert scene.numbers(hero) == Scene(Seat([hero])).numbers(hero)


@pytest.mark.parametrize(("enemy", "damage"), [("Dol Guldur Beastmaster", 3), ("Wargs", 2)])
def test_blade_of_gondolin_strikes_orcs_harder(enemy: str, damage: int) -> None:
    scene = Scene(Seat(["Legolas"], engaged=[enemy], attached={"Legolas": ["Blade of Gondolin"]}))
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase().attack(enemy, "Legolas")
    assert scene.damage(enemy) == damage


def test_horn_of_gondor_gains_for_a_destroyed_character() -> None:
    scene = Scene(Seat(["Aragorn"], allies=["Beorn"], attached={"Aragorn": ["Horn of Gondor"]}))
    scene.happen(deal_damage, scene.card("Beorn"), 6).respond("Horn of Gondor")
    assert scene.resources("Aragorn") == 1


def test_forest_snare_holds_an_enemy() -> None:
    scene = Scene(
        Seat(["Denethor"], engaged=["Hill Troll"], attached={"Hill Troll": ["Forest Snare"]})
    )
    scene.combat_phase()
    assert not scene.can(Verb.DEFEND, "Denethor")


def test_no_attachment_goes_on_the_nazgul() -> None:
    scene = Scene(
        Seat(["Denethor"], hand=["Forest Snare"], resources=3,
             engaged=["Nazgûl of Dol Guldur", "Wargs"])
    )  # fmt: skip
    scene.planning_phase()
    assert scene.can(Verb.PLAY, "Forest Snare", "Wargs")
    assert not scene.can(Verb.PLAY, "Forest Snare", "Nazgûl of Dol Guldur")


def test_unexpected_courage_readies_its_hero() -> None:
    scene = Scene(Seat(["Éowyn"], attached={"Éowyn": ["Unexpected Courage"]})).tire("Éowyn")
    scene.actions().use("Unexpected Courage")
    assert not scene.is_exhausted("Éowyn")


def test_protector_of_lorien_works_three_times_a_phase() -> None:
    scene = Scene(
        Seat(["Denethor"], hand=["Gléowine", "Beorn", "Faramir", "Gandalf"],
             attached={"Denethor": ["Protector of Lórien"]})
    )  # fmt: skip
    scene.actions()
    for name in ("Gléowine", "Beorn", "Faramir"):
        scene.use("Protector of Lórien").choose(name).number(0)
    assert scene.numbers("Denethor")[2] == 6
    assert not scene.can(Verb.USE, "Protector of Lórien")


def test_a_third_restricted_attachment_costs_one() -> None:
    items = ["Dwarven Axe", "Citadel Plate"]
    scene = Scene(
        Seat(["Gimli"], hand=["Blade of Gondolin"], resources=1, attached={"Gimli": items})
    )
    scene.planning_phase().play("Blade of Gondolin").choose("Citadel Plate")
    assert scene.is_discarded("Citadel Plate")
    assert scene.numbers("Gimli")[3] == 5


# --- events ---


def test_sneak_attack_returns_the_ally_at_the_end_of_the_phase() -> None:
    scene = Scene(
        Seat(["Aragorn"], hand=["Sneak Attack", "Beorn"], resources=1),
        staging=["Great Forest Web"],
    )
    scene.travel_phase().pass_().play("Sneak Attack").pass_()
    assert scene.hand() == ["Beorn"]
    assert scene.is_discarded("Sneak Attack")


def test_valiant_sacrifice_draws_for_the_allys_controller() -> None:
    scene = Scene(
        Seat(["Aragorn"], hand=["Valiant Sacrifice"], resources=1),
        Seat(["Éowyn"], allies=["Beorn"], deck=["Gandalf", "Faramir"]),
    )
    scene.happen(deal_damage, scene.card("Beorn"), 6).play("Valiant Sacrifice")
    assert scene.hand(1) == ["Gandalf", "Faramir"]


def test_common_cause_readies_another_hero() -> None:
    scene = Scene(Seat(["Aragorn", "Gimli"], hand=["Common Cause"])).tire("Gimli")
    scene.actions().play("Common Cause")
    assert (scene.is_exhausted("Aragorn"), scene.is_exhausted("Gimli")) == (True, False)


def test_for_gondor_strengthens_all_and_protects_gondor() -> None:
    scene = Scene(Seat(["Aragorn", "Denethor"], hand=["For Gondor!"], resources=2))
    scene.actions().play("For Gondor!")
    assert scene.numbers("Aragorn")[1:3] == (4, 2)
    assert scene.numbers("Denethor")[1:3] == (2, 4)


def test_feint_and_thicket_of_spears_stop_attacks() -> None:
    feint = Scene(Seat(["Gimli"], hand=["Feint"], resources=1, engaged=["Hill Troll"]))
    feint.combat_phase().play("Feint")
    assert feint.damage("Gimli") == 0
    assert not feint.can(Verb.DEFEND, "Gimli")
    heroes = ["Gimli", "Legolas", "Thalin"]
    seat = Seat(heroes, hand=["Thicket of Spears"], resources=1, engaged=["Wargs", "Hill Troll"])
    thicket = Scene(seat).combat_phase().play("Thicket of Spears")
    assert not thicket.can(Verb.RESOLVE_ATTACK)
    assert [thicket.resources(hero) for hero in heroes] == [0, 0, 0]
    assert thicket.can(Verb.ATTACK, "Wargs")


def test_quick_strike_attacks_outside_the_combat_phase() -> None:
    scene = Scene(Seat(["Legolas"], hand=["Quick Strike"], resources=1, engaged=["Wargs"]))
    scene.actions().play("Quick Strike")
    assert scene.damage("Wargs") == 2
    assert scene.is_exhausted("Legolas")


def test_stand_together_lets_many_defend() -> None:
    scene = Scene(Seat(["Gimli", "Thalin"], hand=["Stand Together"], engaged=["Hill Troll"]))
    scene.combat_phase().play("Stand Together").defend("Gimli").defend("Thalin")
    scene.choose("Gimli")
    assert scene.damage("Gimli") == 2
    assert scene.damage("Thalin") == 0


def test_rain_of_arrows_hits_all_enemies_of_a_player() -> None:
    scene = Scene(
        Seat(["Legolas"], hand=["Rain of Arrows"], resources=1, engaged=["Wargs", "Hill Troll"])
    )
    scene.actions(COMBAT).play("Rain of Arrows")
    assert (scene.damage("Wargs"), scene.damage("Hill Troll")) == (1, 1)


@pytest.mark.parametrize(("number", "threats"), [(0, (19, 25)), (1, (23, 23))])
def test_the_galadhrims_greeting(number: int, threats: tuple[int, int]) -> None:
    scene = Scene(
        Seat(["Éowyn"], hand=["The Galadhrim's Greeting"], resources=3), Seat(["Aragorn"])
    )
    scene.actions().play("The Galadhrim's Greeting").number(number)
    if number == 0:
        scene.choose_player(0)
    assert (scene.threat(0), scene.threat(1)) == threats


def test_a_test_of_will_cancels_when_revealed() -> None:
    scene = Scene(
        Seat(["Eleanor", "Dunhere"], hand=["A Test of Will"], resources=1),
        encounter_deck=["The Necromancer's Reach", "Wargs"],
    )
    scene.quest_phase().commit("Dunhere").play("A Test of Will").number(0)
    assert scene.damage("Dunhere") == 0


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    scene = Scene(
        Seat(["Dunhere", "Eleanor"], hand=["Hasty Stroke"], resources=1, engaged=["Wargs"]),
        encounter_deck=["Dol Guldur Orcs"],
    )
    scene.combat_phase().defend("Eleanor").play("Hasty Stroke").number(1)
    assert scene.damage("Eleanor") == 1


def test_stand_and_fight_pays_the_allys_printed_cost() -> None:
    scene = Scene(
        Seat(["Éowyn", "Eleanor"], hand=["Stand and Fight"], resources=2),
        Seat(["Aragorn"], discard=["Gandalf", "Faramir", "Snowbourn Scout"]),
    )
    scene.actions().play("Stand and Fight").number(4)
    assert scene.in_play("Faramir")
    assert scene.state.controller[scene.card("Faramir")] == 0
    assert scene.resources("Éowyn") + scene.resources("Eleanor") == 0


def test_fortune_or_fate_brings_a_hero_back() -> None:
    scene = Scene(Seat(["Éowyn", "Eleanor"], hand=["Fortune or Fate"], resources=5))
    scene.happen(deal_damage, scene.card("Eleanor"), 5)
    scene.actions().play("Fortune or Fate")
    assert scene.in_play("Eleanor")
    assert scene.damage("Eleanor") == 0


def test_will_of_the_west_leaves_heroes_and_by_erratum_leaves_the_game() -> None:
    for day, zone in (("", 2), ("2016-01-01", 8)):
        scene = Scene(
            Seat(["Éowyn", "Eleanor"], hand=["Will of the West"], discard=["Gandalf"],
                 resources=1), errata_day=day,
        )  # fmt: skip
        scene.happen(deal_damage, scene.card("Eleanor"), 5)
        scene.actions().play("Will of the West")
        assert scene.state.decks[0] == [scene.card("Gandalf")]
        assert scene.state.zone[scene.card("Will of the West")] == zone
        assert scene.is_discarded("Eleanor")


def test_secret_paths_hides_a_locations_threat() -> None:
    scene = Scene(
        Seat(["Denethor"], hand=["Secret Paths"], resources=1),
        staging=["The Brown Lands", "Wargs"],
    )
    scene.actions(QUEST).play("Secret Paths")
    assert staging_threat(scene.state) == 2


def test_gandalfs_search_takes_one_and_orders_the_rest() -> None:
    scene = Scene(
        Seat(["Denethor"], hand=["Gandalf's Search"], deck=["Beorn", "Faramir", "Gandalf"],
             resources=3)
    )  # fmt: skip
    scene.actions().play("Gandalf's Search").number(3).choose("Faramir").choose("Beorn")
    assert scene.hand() == ["Faramir"]
    assert [scene.name(card) for card in scene.state.decks[0]] == ["Beorn", "Gandalf"]
    assert scene.state.known[scene.card("Gandalf")] == 1


def test_a_neutral_card_is_paid_from_any_pools() -> None:
    scene = Scene(Seat(["Aragorn", "Éowyn", "Gimli"], hand=["Gandalf"], resources=2))
    assert scene.planning_phase().can(Verb.PLAY, "Gandalf")


def test_a_free_card_needs_a_hero_of_its_sphere() -> None:
    for hero, playable in (("Aragorn", True), ("Gimli", False)):
        scene = Scene(Seat([hero, "Éowyn"], hand=["Common Cause"])).tire("Éowyn")
        assert scene.actions().can(Verb.PLAY, "Common Cause") == playable


def test_a_unique_card_in_play_bars_another() -> None:
    scene = Scene(
        Seat(["Aragorn"], hand=["Faramir"], resources=4), Seat(["Éowyn"], allies=["Faramir"])
    )
    assert not scene.planning_phase().can(Verb.PLAY, "Faramir")
