"""What attachments and events do."""

import pytest

from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import COMBAT, QUEST, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.numbers import staging_threat
from rules.lcg.engine.traits import bit
from tests.rules.lcg.scene import Scene, Seat

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


def test_unexpected_courage_readies_its_hero() -> None:
    scene = Scene(Seat(["Éowyn"], attached={"Éowyn": ["Unexpected Courage"]})).tire("Éowyn")
    scene.actions().use("Unexpected Courage")
    assert not scene.is_exhausted("Éowyn")


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
                 resources=1), day=day,
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
