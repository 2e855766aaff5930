"""The cards of Return to Mirkwood."""

from collections.abc import Sequence
from typing import Any

from rules.lcg.engine.board import discard, join_as_ally
from rules.lcg.engine.codes import ACTIVE_LOCATION, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from rules.lcg.engine.round_ends import end_phase
from rules.lcg.narration.changes import changes
from tests.rules.lcg.scene import Scene, Seat

GOLLUM = "02130"


def guarded(
    *seats: Seat, guard: int = 0, quest: str = "Through the Forest", **places: Any
) -> Scene:
    """A table on which a player guards Gollum."""
    scene = Scene(*seats, staging=(GOLLUM, *places.pop("staging", ())), quest=quest, **places)
    join_as_ally(scene.state, scene.card(GOLLUM), guard)
    return scene


def guard(scene: Scene) -> int:
    """Return who guards Gollum."""
    return scene.state.controller[scene.card(GOLLUM)]


class TestLeadership:
    def test_dain_ironfoot_leads_all_dwarves_while_he_is_ready(self) -> None:
        scene = Scene(
            Seat(["Dáin Ironfoot", "Aragorn"], allies=["Veteran Axehand"]), Seat(["Gimli"])
        )
        assert scene.numbers("Dáin Ironfoot")[:2] == (2, 3)
        assert scene.numbers("Veteran Axehand")[:2] == (1, 3)
        assert scene.numbers("Gimli")[:2] == (3, 3)
        assert scene.numbers("Aragorn")[:2] == (2, 3)
        scene.tire("Dáin Ironfoot")
        assert scene.numbers("Gimli")[:2] == (2, 2)

    def test_a_dwarf_owes_its_numbers_to_dain(self) -> None:
        scene = Scene(Seat(["Dáin Ironfoot", "Gimli"]))
        (willpower, attack) = changes(scene.state, scene.card("Gimli"))
        assert willpower.sources == ((1, "Dáin Ironfoot"),)
        assert attack.sources == ((1, "Dáin Ironfoot"),)

    def test_dawn_take_you_all_lets_each_player_discard_a_facedown_shadow_card(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], hand=["Dawn Take You All"], engaged=["Wargs"], resources=2),
            Seat(["Gimli"], engaged=["Hill Troll"]),
            encounter_deck=["King Spider", "Despair"],
        )
        scene.combat_phase().play("Dawn Take You All")
        scene.accept().accept()
        assert scene.state.shadows == {}
        assert scene.is_discarded("King Spider")
        assert scene.is_discarded("Despair")

    def test_it_is_of_no_use_before_shadow_cards_are_dealt(self) -> None:
        scene = Scene(Seat(["Aragorn"], hand=["Dawn Take You All"], engaged=["Wargs"], resources=2))
        scene.actions(phase=6)
        assert not scene.can(Verb.PLAY, "Dawn Take You All")


class TestTactics:
    def test_eagles_of_the_misty_mountains_grow_by_each_eagle_that_leaves_play(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(Seat(["Gimli"], allies=[eagles, "Vassal of the Windlord", "Winged Guardian"]))
        scene.happen(deal_damage, scene.card("Vassal of the Windlord"), 1).respond(eagles)
        assert scene.numbers(eagles)[1:3] == (3, 3)
        scene.happen(deal_damage, scene.card("Winged Guardian"), 1).respond(eagles)
        assert scene.numbers(eagles)[1:3] == (4, 4)
        scene.happen(deal_damage, scene.card(eagles), 4)
        assert scene.is_discarded("Vassal of the Windlord")
        assert scene.is_discarded("Winged Guardian")

    def test_a_facedown_eagle_is_not_an_eagle(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(
            Seat(["Gimli"], allies=[eagles, "Winged Guardian"], hand=["Meneldor's Flight"])
        )
        scene.happen(deal_damage, scene.card("Winged Guardian"), 1).respond(eagles)
        guardian = scene.card("Winged Guardian")
        assert scene.state.blueprints[guardian].title == "Facedown card"
        assert scene.state.attached[scene.card(eagles)] == (guardian,)

    def test_an_eagle_that_returns_to_hand_can_be_attached_as_well(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        seat = Seat(
            ["Gimli"],
            allies=[eagles, "Winged Guardian"],
            hand=["Meneldor's Flight"],
            resources=2,
        )
        scene = Scene(seat).actions().play("Meneldor's Flight")
        scene.choose("Winged Guardian").respond(eagles)
        assert scene.hand() == []
        assert scene.numbers(eagles)[1:3] == (3, 3)

    def test_landroval_can_be_attached_once_he_has_saved_a_hero(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(Seat(["Gimli", "Legolas"], allies=[eagles, "Landroval"]))
        scene.happen(deal_damage, scene.card("Legolas"), 9).respond("Landroval").respond(eagles)
        assert scene.state.attached[scene.card(eagles)] == (scene.card("Landroval"),)
        scene.happen(end_phase)
        assert scene.numbers(eagles)[1:3] == (3, 3)

    def test_they_do_not_answer_their_own_leaving(self) -> None:
        eagles = "Eagles of the Misty Mountains"
        scene = Scene(Seat(["Gimli"], allies=[eagles]))
        scene.happen(deal_damage, scene.card(eagles), 4)
        assert scene.is_discarded(eagles)
        assert not scene.options

    def test_support_of_the_eagles_adds_an_eagles_strength_until_the_phase_ends(self) -> None:
        scene = Scene(
            Seat(
                ["Legolas"],
                allies=["Vassal of the Windlord"],
                attached={"Legolas": ["Support of the Eagles"]},
            )
        )
        before = scene.numbers("Legolas")[1]
        scene.actions().use("Support of the Eagles").choose("attack to its own")
        assert scene.numbers("Legolas")[1] == before + 3
        # It is the eagle's strength of that moment, whatever becomes of the eagle.
        scene.happen(deal_damage, scene.card("Vassal of the Windlord"), 1)
        assert scene.numbers("Legolas")[1] == before + 3


class TestSpirit:
    def test_west_road_traveller_switches_the_active_location(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["West Road Traveller"], resources=2),
            staging=["Old Forest Road", "Forest Gate"],
            location="Endless Caverns",
        )
        scene.planning_phase().play("West Road Traveller").respond("West Road Traveller")
        scene.choose("Forest Gate")
        assert scene.state.location == scene.card("Forest Gate")
        assert scene.is_staged("Endless Caverns")

    def test_there_is_nothing_to_switch_without_an_active_location(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["West Road Traveller"], resources=2), staging=["Forest Gate"]
        )
        scene.planning_phase().play("West Road Traveller")
        assert not scene.can(Verb.TRIGGER, "West Road Traveller")


class TestLore:
    def test_mirkwood_runner_strikes_past_the_defense_when_attacking_alone(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Mirkwood Runner"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0).attack("Hill Troll", "Mirkwood Runner")
        scene.pass_all()
        assert scene.damage("Hill Troll") == 2

    def test_with_others_the_enemy_counts_its_defense(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Mirkwood Runner"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0)
        scene.attack("Hill Troll", "Aragorn", "Mirkwood Runner").pass_all()
        assert scene.damage("Hill Troll") == 2  # 3 + 2 attack less 3 defense.

    def test_rumour_from_the_earth_comes_back_for_a_lore_resource(self) -> None:
        scene = Scene(
            Seat(["Denethor"], hand=["Rumour from the Earth"], resources=1),
            encounter_deck=["Hill Troll", "Wargs"],
        )
        scene.actions().play("Rumour from the Earth")
        assert scene.state.known[scene.card("Hill Troll")]
        scene.accept()
        assert scene.hand() == ["Rumour from the Earth"]
        assert scene.resources("Denethor") == 0
        # The top card is known by now: to look again would gain nothing.
        assert not scene.can(Verb.PLAY, "Rumour from the Earth")

    def test_without_a_lore_resource_it_is_discarded(self) -> None:
        scene = Scene(
            Seat(["Denethor"], hand=["Rumour from the Earth"]), encounter_deck=["Hill Troll"]
        )
        scene.actions().play("Rumour from the Earth")
        assert scene.is_discarded("Rumour from the Earth")


class TestNeutral:
    def test_shadow_of_the_past_takes_the_last_discarded_card_back(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["Shadow of the Past"], resources=2),
            encounter_deck=["Wargs"],
            encounter_discard=["Despair", "Hill Troll"],
        )
        scene.actions().play("Shadow of the Past")
        assert scene.state.encounter_deck[-1] == scene.card("Hill Troll")
        assert scene.is_discarded("Despair")


class TestGuardingGollum:
    """Return to Mirkwood, rules insert, "Guarding Gollum"."""

    def test_the_first_guard_is_chosen_at_set_up(self) -> None:
        scene = Scene(
            Seat(["Aragorn"]),
            Seat(["Gimli"]),
            encounter_deck=["Wargs", GOLLUM, "Hill Troll"],
            next_quests=["Through the Forest"],
        )
        scene.happen(advance_quest).choose_player(1)
        assert guard(scene) == 1
        assert scene.card(GOLLUM) in scene.state.allies[1]
        assert sorted(scene.name(card) for card in scene.state.staging) == ["Hill Troll", "Wargs"]

    def test_he_does_not_attack_defend_or_quest(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Wargs"]), encounter_deck=["Despair"] * 3)
        scene.quest_phase()
        assert scene.can(Verb.COMMIT, "Aragorn")
        assert not scene.can(Verb.COMMIT, GOLLUM)
        scene.combat_phase().wait_for(Verb.DEFEND)
        assert not scene.can(Verb.DEFEND, GOLLUM)
        scene.happen(player_attacks, 0).do(Verb.ATTACK, "Wargs")
        assert not scene.can(Verb.JOIN_ATTACK, GOLLUM)

    def test_undefended_attacks_hurt_him_instead_of_the_guards_heroes(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Wargs"]))
        scene.combat_phase().pass_all()
        assert scene.damage(GOLLUM) == 3
        assert scene.damage("Aragorn") == 0

    def test_undefended_attacks_on_others_hurt_their_heroes(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Wargs"]), Seat(["Gimli"]), guard=1)
        scene.combat_phase().pass_all()
        assert scene.damage(GOLLUM) == 0
        assert scene.damage("Aragorn") == 3

    def test_a_defended_attack_hurts_the_defender(self) -> None:
        scene = guarded(Seat(["Théodred"], engaged=["Wargs"]))
        scene.combat_phase().defend("Théodred").pass_all()
        assert scene.damage("Théodred") == 2
        assert scene.damage(GOLLUM) == 0

    def test_the_players_lose_if_he_is_destroyed(self) -> None:
        scene = guarded(Seat(["Aragorn"]), Seat(["Gimli"]))
        scene.happen(deal_damage, scene.card(GOLLUM), 5)
        assert scene.state.ending == "quest"

    def test_they_lose_if_he_leaves_play_in_any_way(self) -> None:
        scene = guarded(Seat(["Aragorn"]))
        scene.happen(discard, scene.card(GOLLUM))
        assert scene.state.ending == "quest"

    def test_they_lose_if_the_guard_is_eliminated(self) -> None:
        scene = guarded(Seat(["Aragorn"]), Seat(["Gimli"]), guard=1)
        scene.happen(raise_threat, 1, 50)
        assert scene.state.ending == "quest"

    def test_they_play_on_if_another_player_is_eliminated(self) -> None:
        scene = guarded(Seat(["Aragorn"]), Seat(["Gimli"]), guard=1)
        scene.happen(raise_threat, 0, 50)
        assert not scene.state.ending

    def test_each_round_raises_the_guards_threat_who_may_then_hand_him_over(self) -> None:
        scene = guarded(Seat(["Aragorn"], threat=20), Seat(["Gimli"], threat=20))
        scene.refresh_phase()
        assert (scene.threat(0), scene.threat(1)) == (24, 21)
        assert scene.who == 0
        scene.choose_player(1)
        assert guard(scene) == 1

    def test_a_lone_guard_is_not_asked(self) -> None:
        scene = guarded(Seat(["Aragorn"], threat=20))
        scene.refresh_phase()
        assert scene.threat() == 24
        assert not scene.options

    def test_attachments_go_with_him(self) -> None:
        scene = guarded(
            Seat(["Denethor"], hand=["Self Preservation"], resources=3), Seat(["Gimli"])
        )
        scene.planning_phase().play("Self Preservation", GOLLUM).refresh_phase().choose_player(1)
        assert scene.state.controller[scene.card("Self Preservation")] == 1


class TestTantrums:
    def test_anguish_raises_the_guards_threat_and_changes_the_guard(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=20),
            Seat(["Gimli"], threat=20),
            Seat(["Éowyn"], threat=20),
            guard=1,
            encounter_deck=["Gollum's Anguish"],
        )
        scene.happen(reveal_top_card)
        assert [scene.threat(player) for player in range(3)] == [20, 28, 20]
        assert scene.who == 1
        assert len(scene.options) == 2
        scene.choose_player(2)
        assert guard(scene) == 2

    def test_nobody_can_take_him_over_at_the_spiders_ring(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=20),
            Seat(["Gimli"], threat=20),
            location="The Spider's Ring",
            encounter_deck=["Gollum's Anguish"],
        )
        scene.happen(reveal_top_card)
        assert guard(scene) == 0
        assert not scene.options

    def test_bite_hurts_a_hero_of_the_guard_whom_the_first_player_chooses(self) -> None:
        scene = guarded(
            Seat(["Aragorn"]),
            Seat(["Gimli", "Éowyn"]),
            Seat(["Legolas"]),
            guard=1,
            encounter_deck=["Gollum's Bite"],
        )
        scene.happen(reveal_top_card)
        assert scene.who == 0
        scene.choose("Gimli")
        assert scene.damage("Gimli") == 4
        assert scene.who == 1

    def test_wasted_provisions_discards_from_the_guards_deck(self) -> None:
        deck = ["Feint"] * 12
        scene = guarded(Seat(["Gimli"], deck=deck), encounter_deck=["Wasted Provisions"])
        scene.happen(reveal_top_card)
        assert len(scene.state.decks[0]) == 2

    def test_at_dry_watercourse_they_hit_every_player(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=20),
            Seat(["Gimli"], threat=20),
            location="Dry Watercourse",
            encounter_deck=["Gollum's Anguish"],
        )
        scene.happen(reveal_top_card)
        assert (scene.threat(0), scene.threat(1)) == (28, 28)
        assert guard(scene) == 1  # Only the guard hands Gollum over.

    def test_as_shadow_cards_too(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=20, engaged=["Wargs"]),
            Seat(["Gimli"], threat=20),
            guard=1,
            encounter_deck=["Gollum's Anguish"],
        )
        scene.combat_phase().pass_all()
        assert (scene.threat(0), scene.threat(1)) == (20, 24)


class TestLocationsAndEnemies:
    def test_the_spiders_ring_becomes_active_as_a_shadow_card(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], engaged=["Wargs"]),
            location="Forest Gate",
            encounter_deck=["The Spider's Ring"],
        )
        scene.combat_phase().pass_all()
        ring = scene.card("The Spider's Ring")
        assert scene.state.location == ring
        assert scene.state.zone[ring] == ACTIVE_LOCATION
        assert scene.is_staged("Forest Gate")

    def test_not_if_the_attack_is_defended(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Wargs"]), encounter_deck=["The Spider's Ring"])
        scene.combat_phase().defend("Aragorn").pass_all()
        assert scene.is_discarded("The Spider's Ring")

    def test_the_guard_exhausts_a_hero_to_travel_to_woodmans_glade(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=20),
            Seat(["Gimli"], threat=20),
            guard=1,
            staging=["Woodman's Glade"],
        )
        scene.travel_phase().do(Verb.TRAVEL, "Woodman's Glade")
        assert scene.is_exhausted("Gimli")
        scene.happen(place_progress, 2).respond("Woodman's Glade")
        assert (scene.threat(0), scene.threat(1)) == (18, 20)

    def test_at_wood_elf_path_the_guard_may_hand_him_over(self) -> None:
        scene = guarded(Seat(["Aragorn"]), Seat(["Gimli"]), staging=["Wood Elf Path"])
        scene.travel_phase().do(Verb.TRAVEL, "Wood Elf Path").respond("Wood Elf Path")
        scene.choose_player(1)
        assert guard(scene) == 1

    def test_mirkwood_bats_bite_all_characters_of_the_guard_gollum_too(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=30), Seat(["Gimli", "Éowyn"]), guard=1,
            staging=["Mirkwood Bats"],
        )  # fmt: skip
        scene.encounter_phase().do(Verb.ENGAGE, "Mirkwood Bats")
        hurt = ("Gimli", "Éowyn", GOLLUM, "Aragorn")
        assert [scene.damage(name) for name in hurt] == [1, 1, 1, 0]

    def test_attercop_engages_the_guard_whatever_their_threat(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], threat=49), Seat(["Gimli"], threat=5), guard=1,
            staging=["Attercop, Attercop"],
        )  # fmt: skip
        scene.encounter_phase()
        assert scene.engaged(1) == ["Attercop, Attercop"]


class TestQuest:
    def seats(self, threat: int = 20) -> Sequence[Seat]:
        hand = ["Gandalf", "Celebrían's Stone"]
        return (
            Seat(["Aragorn"], hand=hand, resources=5, threat=threat),
            Seat(["Glóin"], hand=hand, resources=5, threat=threat),
        )

    def test_the_guard_does_not_commit_to_the_escape_attempt(self) -> None:
        scene = guarded(*self.seats(), quest="Escape Attempt", encounter_deck=["Despair"] * 2)
        scene.quest_phase()
        assert scene.who == 1

    def test_a_lone_player_does(self) -> None:
        scene = guarded(self.seats()[0], quest="Escape Attempt", encounter_deck=["Despair"])
        scene.quest_phase()
        assert scene.can(Verb.COMMIT, "Aragorn")

    def test_to_quest_unsuccessfully_loses_the_escape_attempt(self) -> None:
        scene = guarded(
            *self.seats(), quest="Escape Attempt", staging=["Hill Troll"],
            encounter_deck=["Despair"] * 2,
        )  # fmt: skip
        scene.quest_phase().pass_all()
        assert scene.state.ending == "quest"

    def test_the_guard_plays_no_cards_at_the_elvin_kings_halls(self) -> None:
        scene = guarded(*self.seats(), quest="To the Elvin King's Halls")
        scene.planning_phase()
        assert scene.who == 1
        assert scene.can(Verb.PLAY, "Gandalf#2")

    def test_all_enemies_engage_the_guard_in_the_ambush(self) -> None:
        scene = guarded(
            Seat(["Aragorn"], engaged=["Wargs"]), Seat(["Gimli"]), guard=1, quest="Ambush",
            staging=["Forest Spider"],
        )  # fmt: skip
        scene.combat_phase()
        assert sorted(scene.engaged(1)) == ["Forest Spider", "Wargs"]

    def test_the_ambush_is_won_once_no_enemy_is_in_play(self) -> None:
        scene = guarded(Seat(["Aragorn"], engaged=["Wargs"]), quest="Ambush")
        scene.happen(place_progress, 2)
        assert scene.log[-1] != ("won",)
        scene.happen(deal_damage, scene.card("Wargs"), 9)
        assert scene.state.ending == "won"
