"""The player cards of Khazad-dûm."""

import pytest

from rules.lcg.engine import codes, planning
from rules.lcg.engine.board import put_into_play
from rules.lcg.engine.codes import Verb
from rules.lcg.engine.numbers import hit_points_left
from rules.lcg.engine.planning import bearers
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.round_ends import end_phase
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import bit
from rules.lcg.vocabulary import Sphere
from tests.rules.lcg.scene import Scene, Seat

AFTER_THE_FAQ = "2012-07-31"
LORE = bit(Sphere.LORE)


class TestHeroes:
    def test_dwalin_lowers_threat_when_he_destroys_an_orc(self) -> None:
        scene = Scene(Seat(["Dwalin"], engaged=["Goblin Scout"], threat=30))
        scene.happen(player_attacks, 0)
        scene.attack("Goblin Scout", "Dwalin").respond("Dwalin")
        assert scene.threat() == 28

    def test_dwalin_does_not_answer_the_end_of_a_wolf(self) -> None:
        scene = Scene(
            Seat(["Dwalin", "Gimli"], engaged=["Black Forest Bats"], threat=30),
        )
        scene.happen(player_attacks, 0)
        scene.attack("Black Forest Bats", "Dwalin")
        assert scene.is_discarded("Black Forest Bats")
        assert not scene.can(Verb.TRIGGER, "Dwalin")

    def test_bifur_takes_a_resource_of_another_hero_once_a_round(self) -> None:
        scene = Scene(Seat(["Bifur", "Gimli"], resources=2))
        scene.actions().use("Bifur")
        assert (scene.resources("Bifur"), scene.resources("Gimli")) == (3, 1)
        assert not scene.can(Verb.USE, "Bifur")

    def test_another_player_may_give_bifur_a_resource_and_the_limit_is_one_for_all(self) -> None:
        scene = Scene(Seat(["Bifur", "Gimli"], resources=0), Seat(["Éowyn"], resources=1))
        scene.actions()
        assert scene.who == 1
        scene.use("Bifur")
        assert (scene.resources("Bifur"), scene.resources("Éowyn")) == (1, 0)
        scene.give("Gimli", 1).actions()
        assert not scene.can(Verb.USE, "Bifur")


class TestLeadership:
    def test_narvis_belt_lends_an_icon_until_the_phase_ends(self) -> None:
        scene = Scene(
            Seat(
                ["Gimli"],
                hand=["Gléowine"],
                attached={"Gimli": ["Narvi's Belt"]},
                resources=3,
            )
        )
        scene.planning_phase()
        assert not scene.can(Verb.PLAY, "Gléowine")
        scene.actions().use("Narvi's Belt").choose("Lore icon")
        assert scene.state.mask[scene.card("Gimli")] & LORE
        assert planning.plan_options(scene.state, 0)
        scene.happen(end_phase)
        assert not scene.state.mask[scene.card("Gimli")] & LORE

    def test_durins_song_lasts_for_the_round(self) -> None:
        scene = Scene(Seat(["Gimli", "Éowyn", "Théodred"], hand=["Durin's Song"], resources=1))
        scene.actions().play("Durin's Song")
        assert scene.numbers("Gimli")[:3] == (4, 4, 4)
        scene.combat_phase().pass_all()
        assert scene.numbers("Gimli")[:3] == (4, 4, 4)
        scene.refresh_phase().pass_all()
        assert scene.numbers("Gimli")[:3] == (2, 2, 2)

    def test_ever_onward_spares_one_player_the_threat_of_a_failed_quest(self) -> None:
        scene = Scene(
            Seat(["Théodred"], hand=["Ever Onward"], resources=3, threat=20),
            Seat(["Éowyn"], threat=20),
            staging=["Hill Troll"],
        )
        scene.quest_phase().wait_for(Verb.PLAY, "Ever Onward").play("Ever Onward")
        scene.choose_player(1)
        assert (scene.threat(0), scene.threat(1)) == (21, 20)


class TestTactics:
    def test_veteran_of_nanduhirion_enters_play_wounded(self) -> None:
        scene = Scene(Seat(["Gimli"], hand=["Veteran of Nanduhirion"], resources=4))
        scene.planning_phase().play("Veteran of Nanduhirion")
        assert scene.damage("Veteran of Nanduhirion") == 1
        assert scene.numbers("Veteran of Nanduhirion")[3] == 2

    def test_he_is_wounded_however_he_enters_play(self) -> None:
        scene = Scene(Seat(["Gimli"], hand=["Veteran of Nanduhirion"]))

        def enter(state: State) -> None:
            assert put_into_play(state, scene.card("Veteran of Nanduhirion"), 0)

        scene.happen(enter)
        assert scene.damage("Veteran of Nanduhirion") == 1

    def test_dwarrowdelf_axe_hits_once_more_after_the_attack(self) -> None:
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Dwarrowdelf Axe"]}, engaged=["Goblin Follower"])
        )
        assert scene.numbers("Gimli")[1] == 3
        scene.happen(player_attacks, 0)
        scene.attack("Goblin Follower", "Gimli")
        assert scene.damage("Goblin Follower") == 1
        scene.respond("Dwarrowdelf Axe")
        assert scene.damage("Goblin Follower") == 2

    def test_the_axe_has_nothing_to_hit_once_the_enemy_is_destroyed(self) -> None:
        scene = Scene(
            Seat(["Gimli"], attached={"Gimli": ["Dwarrowdelf Axe"]}, engaged=["Goblin Scout"])
        )
        scene.happen(player_attacks, 0)
        scene.attack("Goblin Scout", "Gimli")
        assert not scene.can(Verb.TRIGGER, "Dwarrowdelf Axe")

    def test_khazad_khazad_gives_a_dwarf_3_attack_for_the_phase(self) -> None:
        scene = Scene(Seat(["Gimli", "Éowyn"], hand=["Khazâd! Khazâd!"]))
        scene.actions().play("Khazâd! Khazâd!")
        assert scene.numbers("Gimli")[1] == 5


class TestSpirit:
    @pytest.mark.parametrize(
        ("day", "number", "gained"),
        [("", 2, 2), ("", 3, 3), (AFTER_THE_FAQ, 2, 1), (AFTER_THE_FAQ, 3, 1)],
    )
    def test_zigil_miner_digs_by_the_number_and_later_by_the_cards(
        self, day: str, number: int, gained: int
    ) -> None:
        deck = ["Zigil Miner", "Northern Tracker", "Wandering Took", "Veteran of Nanduhirion"]
        scene = Scene(
            Seat(["Éowyn"], allies=["Zigil Miner"], deck=["Wandering Took", "Son of Arnor", *deck]),
            day=day,
        )
        scene.actions().use("Zigil Miner").number(number)
        assert scene.resources("Éowyn") == gained
        assert len(scene.state.discards[0]) == 2

    def test_two_matches_are_two_resources_after_the_faq(self) -> None:
        scene = Scene(
            Seat(
                ["Éowyn"],
                allies=["Zigil Miner"],
                deck=["Wandering Took", "Erebor Hammersmith", "Northern Tracker"],
            ),
            day=AFTER_THE_FAQ,
        )
        scene.actions().use("Zigil Miner").number(2)
        assert scene.resources("Éowyn") == 2

    def test_a_cost_of_x_counts_as_0(self) -> None:
        scene = Scene(
            Seat(
                ["Éowyn"],
                allies=["Zigil Miner"],
                deck=["Stand and Fight", "Northern Tracker", "Northern Tracker"],
            ),
            day=AFTER_THE_FAQ,
        )
        scene.actions().use("Zigil Miner").number(0)
        assert scene.resources("Éowyn") == 1

    def test_a_wrong_number_finds_nothing(self) -> None:
        scene = Scene(
            Seat(
                ["Éowyn"],
                allies=["Zigil Miner"],
                deck=["Son of Arnor", "Son of Arnor", "Northern Tracker"],
            )
        )
        scene.actions().use("Zigil Miner").number(4)
        assert scene.resources("Éowyn") == 0

    @pytest.mark.parametrize(
        ("location", "willpower"), [("Old Forest Road", 3), ("Upper Hall", 4), ("", 3)]
    )
    def test_untroubled_by_darkness_is_stronger_underground(
        self, location: str, willpower: int
    ) -> None:
        scene = Scene(
            Seat(["Gimli", "Éowyn"], hand=["Untroubled by Darkness"], resources=2),
            location=location,
        )
        scene.actions().play("Untroubled by Darkness")
        assert scene.numbers("Gimli")[0] == willpower
        assert scene.numbers("Éowyn")[0] == 4


class TestLore:
    def test_erebor_record_keeper_pays_lore_to_ready_a_dwarf(self) -> None:
        scene = Scene(Seat(["Bifur", "Gimli"], allies=["Erebor Record Keeper"], resources=1))
        scene.give("Gimli", 0).tire("Gimli").actions().use("Erebor Record Keeper").choose("Gimli")
        assert not scene.is_exhausted("Gimli")
        assert scene.is_exhausted("Erebor Record Keeper")
        assert scene.resources("Bifur") == 0

    def test_the_record_keeper_neither_attacks_nor_defends(self) -> None:
        scene = Scene(Seat(["Bifur"], allies=["Erebor Record Keeper"], engaged=["Goblin Scout"]))
        scene.combat_phase().wait_for(Verb.DEFEND, "Bifur")
        assert not scene.can(Verb.DEFEND, "Erebor Record Keeper")

    @pytest.mark.parametrize(
        ("location", "progress"), [("Old Forest Road", 2), ("Stairs of Náin", 4)]
    )
    def test_ancestral_knowledge_knows_the_underground(self, location: str, progress: int) -> None:
        scene = Scene(
            Seat(["Bifur", "Éowyn"], hand=["Ancestral Knowledge"], resources=1), location=location
        )
        scene.actions().play("Ancestral Knowledge")
        assert scene.is_exhausted("Bifur")
        placed = [entry[2] for entry in scene.log if entry[0] == "progress"]
        assert placed == [progress]

    def test_it_asks_for_a_location_to_be_there(self) -> None:
        scene = Scene(Seat(["Bifur"], hand=["Ancestral Knowledge"], resources=1))
        scene.actions()
        assert not scene.can(Verb.PLAY, "Ancestral Knowledge")


class TestNeutral:
    def test_boots_from_erebor_add_a_hit_point_and_fit_one_to_a_character(self) -> None:
        scene = Scene(
            Seat(
                ["Gimli", "Éowyn", "Frodo Baggins"],
                hand=["Boots from Erebor"],
                attached={"Gimli": ["Boots from Erebor"]},
            )
        )
        assert hit_points_left(scene.state, scene.card("Gimli")) == 6
        boots = scene.card("Boots from Erebor#1")
        in_hand = boots if scene.state.zone[boots] == codes.IN_HAND else boots + 1
        assert bearers(scene.state, 0, in_hand) == [scene.card("Frodo Baggins")]
