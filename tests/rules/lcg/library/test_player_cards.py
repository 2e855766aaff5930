"""What heroes and allies do."""

from typing import Any

import pytest

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage
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


def play_ally(name: str, **table: Any) -> Scene:
    """Play an ally from hand in the planning phase."""
    heroes = ["Aragorn", "Gimli", "Denethor"]
    seat = Seat(heroes, hand=[name], resources=6, deck=["Beorn"] * 4)
    return Scene(seat, **table).planning_phase().play(name)


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
    for day, again in (("", True), ("2017-12-01", False)):
        scene = Scene(Seat(["Aragorn"], allies=["Wandering Took"]), Seat(["Éowyn"]), day=day)
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
    web = scene.card("Caught in a Web")
    scene.state.set_mask(web, scene.state.mask[web] | bit("Condition"))
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
