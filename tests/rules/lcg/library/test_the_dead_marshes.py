"""The cards of The Dead Marshes."""

from collections.abc import Sequence
from typing import Any

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_progress import place_progress
from rules.lcg.narration.sums import describe_sum
from tests.expected import present
from tests.rules.lcg.scene import Scene, Seat


class TestTactics:
    def test_vassal_of_the_windlord_leaves_after_its_attack(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Vassal of the Windlord"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0)
        scene.attack("Hill Troll", "Aragorn", "Vassal of the Windlord")
        assert scene.damage("Hill Troll") == 3
        assert scene.is_discarded("Vassal of the Windlord")

    def test_it_leaves_as_well_if_its_attack_destroys_the_enemy(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], allies=["Vassal of the Windlord"], engaged=["Black Forest Bats"])
        )
        scene.happen(player_attacks, 0)
        scene.attack("Black Forest Bats", "Vassal of the Windlord")
        assert scene.is_discarded("Black Forest Bats")
        assert scene.is_discarded("Vassal of the Windlord")

    def test_an_attack_without_it_leaves_it_in_play(self) -> None:
        scene = Scene(Seat(["Aragorn"], allies=["Vassal of the Windlord"], engaged=["Hill Troll"]))
        scene.happen(player_attacks, 0)
        scene.attack("Hill Troll", "Aragorn")
        assert scene.in_play("Vassal of the Windlord")

    def test_song_of_mocking_takes_the_damage_of_another_hero_this_phase(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Éowyn"], attached={"Gimli": ["Song of Mocking"]}, engaged=["Wargs"])
        )
        scene.actions().use("Song of Mocking")
        scene.happen(deal_damage, scene.card("Éowyn"), 2)
        assert (scene.damage("Gimli"), scene.damage("Éowyn")) == (2, 0)
        scene.refresh_phase().pass_all()
        scene.happen(deal_damage, scene.card("Éowyn"), 1)
        assert (scene.damage("Gimli"), scene.damage("Éowyn")) == (2, 1)

    def test_only_the_excess_over_the_takers_hit_points_raises_threat(self) -> None:
        scene = Scene(
            Seat(
                ["Gimli", "Éowyn"],
                attached={"Gimli": ["Song of Mocking"]},
                engaged=["Hill Troll"],
                threat=20,
            )
        )
        scene.combat_phase().wait_for(Verb.USE, "Song of Mocking").use("Song of Mocking")
        scene.defend("Éowyn").pass_all()
        # 6 attack less Éowyn's 1 defense is just what Gimli's 5 hit points take.
        assert scene.is_discarded("Gimli")
        assert scene.in_play("Éowyn")
        assert scene.threat() == 20


class TestSpirit:
    def test_elfhelm_takes_back_a_point_of_threat_of_a_failed_quest(self) -> None:
        scene = Scene(Seat(["Éowyn"], allies=["Elfhelm"], threat=20), staging=["Hill Troll"])
        scene.quest_phase().wait_for(Verb.TRIGGER, "Elfhelm")
        assert scene.threat() == 21
        scene.respond("Elfhelm")
        assert scene.threat() == 20

    def test_elfhelm_answers_encounter_cards_and_not_the_refresh_phase(self) -> None:
        scene = Scene(Seat(["Éowyn"], allies=["Elfhelm"], threat=20))
        scene.happen(raise_threat, 0, 3)
        assert not scene.can(Verb.TRIGGER, "Elfhelm")
        scene.refresh_phase()
        assert scene.threat() == 24
        assert not scene.can(Verb.TRIGGER, "Elfhelm")

    def test_elfhelm_answers_the_marsh_adder_only_while_he_is_ready(self) -> None:
        def attacked() -> Scene:
            return Scene(Seat(["Éowyn"], allies=["Elfhelm"], engaged=["Marsh Adder"], threat=20))

        scene = attacked().combat_phase()
        scene.respond("Elfhelm")
        assert scene.threat() == 20
        scene = attacked().tire("Elfhelm").combat_phase()
        assert not scene.can(Verb.TRIGGER, "Elfhelm")
        assert scene.threat() == 21

    def test_elfhelm_answers_the_threat_of_his_player_only(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], allies=["Elfhelm"], threat=20),
            Seat(["Gimli"], engaged=["Marsh Adder"], threat=20),
        )
        scene.combat_phase()
        assert scene.threat(1) == 21
        assert not scene.can(Verb.TRIGGER, "Elfhelm")

    def test_we_do_not_sleep_lets_rohan_quest_and_stay_ready(self) -> None:
        scene = Scene(
            Seat(["Éowyn", "Aragorn"], hand=["We Do Not Sleep"], resources=5),
            encounter_deck=["Despair"],
        )
        scene.quest_phase().play("We Do Not Sleep").commit("Éowyn", "Aragorn")
        assert not scene.is_exhausted("Éowyn")
        assert scene.is_exhausted("Aragorn")
        assert scene.state.committed == [scene.card("Éowyn"), scene.card("Aragorn")]

    def test_it_is_of_no_use_once_they_are_committed(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], hand=["We Do Not Sleep"], resources=5), encounter_deck=["Despair"]
        )
        scene.quest_phase().pass_().commit("Éowyn")
        assert not scene.can(Verb.PLAY, "We Do Not Sleep")


class TestLore:
    def test_silvan_tracker_heals_each_silvan_that_readies_in_the_refresh_phase(self) -> None:
        scene = Scene(Seat(["Legolas", "Aragorn"], allies=["Silvan Tracker"]))
        scene.hurt("Legolas", 2).hurt("Aragorn", 2).hurt("Silvan Tracker", 1)
        scene.tire("Legolas", "Aragorn", "Silvan Tracker").refresh_phase()
        assert len(scene.options) == 3  # Legolas, the tracker itself, or pass.
        scene.respond("Silvan Tracker").respond("Silvan Tracker")
        assert [scene.damage(name) for name in ("Legolas", "Silvan Tracker", "Aragorn")] == [
            1,
            0,
            2,
        ]

    def test_who_was_ready_is_not_healed(self) -> None:
        scene = Scene(Seat(["Legolas"], allies=["Silvan Tracker"]))
        scene.hurt("Legolas", 2).refresh_phase()
        assert not scene.can(Verb.TRIGGER, "Silvan Tracker")


GOLLUM = "02107"


def marshes(*seats: Seat, deck: Sequence[str] = (), **places: Any) -> Scene:
    """A table of the first stage with Gollum in the staging area."""
    staging = (GOLLUM, *places.pop("staging", ()))
    quest = places.pop("quest", "Into the Marshes")
    return Scene(*seats, staging=staging, encounter_deck=deck, quest=quest, **places)


def tokens(scene: Scene) -> int:
    return scene.resources(GOLLUM)


def test_the_example_of_an_escape_test() -> None:
    """Éowyn's 4 against the 2 of the worm and the 3 of the mist: the test is failed."""
    scene = marshes(
        Seat(["Éowyn", "Gimli"], threat=20),
        deck=["Nightfall", "Giant Marsh Worm", "Through the Mist"],
    )
    scene.happen(reveal_top_card).commit("Éowyn")
    assert scene.is_exhausted("Éowyn")
    assert tokens(scene) == 1
    assert scene.threat() == 22
    assert scene.is_discarded("Giant Marsh Worm")
    assert scene.is_discarded("Through the Mist")


class TestEscapeTests:
    """The Dead Marshes, rules insert, "Escape Tests"."""

    def test_strength_that_is_only_as_high_does_not_pass(self) -> None:
        deck = ["Nightfall", "Giant Marsh Worm", "Fens and Mires"]
        scene = marshes(Seat(["Éowyn"], threat=20), deck=deck)
        scene.happen(reveal_top_card).commit("Éowyn")
        assert tokens(scene) == 1

    def test_higher_strength_passes(self) -> None:
        deck = ["Nightfall", "Giant Marsh Worm", "Hill Troll"]
        scene = marshes(Seat(["Éowyn"], threat=20), deck=deck)
        scene.happen(reveal_top_card).commit("Éowyn")
        assert (tokens(scene), scene.threat()) == (0, 20)

    def test_nobody_passes_a_test_to_which_nobody_is_committed(self) -> None:
        scene = marshes(Seat(["Éowyn"]), deck=["Nightfall", "Hill Troll", "Wargs"])
        scene.happen(reveal_top_card).pass_()
        assert tokens(scene) == 1

    def test_the_choice_shows_strength_against_what_the_cards_are_likely_to_count(self) -> None:
        deck = ["Nightfall", "Giant Marsh Worm", "Through the Mist"]
        scene = marshes(Seat(["Éowyn", "Gimli"]), deck=deck).happen(reveal_top_card)
        total = present(describe_sum(scene.state, scene.decision))
        assert (total.name, total.so_far) == ("willpower", 0)
        assert (total.against_name, total.against) == ("escape on average", 5)
        assert sorted(total.adds.values()) == [2, 4]

    def test_only_who_makes_a_test_commits_to_it(self) -> None:
        scene = marshes(Seat(["Éowyn"]), Seat(["Gimli"]), deck=["Nightfall", "Wargs", "Wargs"])
        scene.happen(reveal_top_card)
        assert scene.who == 0
        scene.commit("Éowyn")
        assert not scene.can(Verb.COMMIT, "Gimli")

    def test_actions_are_taken_after_committing(self) -> None:
        deck = ["Nightfall", "Giant Marsh Worm", "Fens and Mires"]
        scene = marshes(Seat(["Éowyn"], hand=["Gandalf"], threat=20), deck=deck)
        scene.happen(reveal_top_card).commit("Éowyn").use("Éowyn")
        assert tokens(scene) == 0

    def test_each_player_makes_a_test_of_their_own(self) -> None:
        deck = ["The Lights of the Dead", "Giant Marsh Worm", "Wargs", "Fens and Mires", "Wargs"]
        scene = marshes(Seat(["Éowyn"], threat=20), Seat(["Gimli"], threat=20), deck=deck)
        scene.happen(reveal_top_card).commit("Éowyn").commit("Gimli")
        assert tokens(scene) == 1
        assert (scene.threat(0), scene.threat(1)) == (20, 21)

    def test_through_the_mist_counts_attack(self) -> None:
        scene = marshes(Seat(["Legolas"]), deck=["Through the Mist", "Giant Marsh Worm", "Wargs"])
        scene.happen(reveal_top_card).commit("Legolas")
        assert tokens(scene) == 0  # 3 attack against 2; his willpower is 1.

    def test_the_heart_of_the_marshes_adds_one_to_every_card_that_is_dealt(self) -> None:
        scene = marshes(
            Seat(["Éowyn"], threat=20),
            deck=["Nightfall", "Giant Marsh Worm", "Hill Troll"],
            location="The Heart of the Marshes",
        )
        scene.happen(reveal_top_card).commit("Éowyn")
        assert tokens(scene) == 1  # 3 + 1 against 4 willpower.


class TestGollum:
    def test_the_party_makes_a_test_at_the_end_of_the_quest_phase(self) -> None:
        scene = marshes(
            Seat(["Éowyn"]),
            Seat(["Gimli"]),
            deck=["Wargs", "Wargs", "Giant Marsh Worm", "Fens and Mires"],
        )
        scene.quest_phase().wait_for(Verb.PASS)
        while scene.decision.question != Question.COMMIT_TO_TEST:
            scene.pass_()
        assert scene.who == 0
        scene.commit("Éowyn").commit("Gimli")
        assert tokens(scene) == 0  # 4 + 2 willpower against 2 + 2.

    def test_a_failed_test_puts_two_tokens_on_him(self) -> None:
        scene = marshes(Seat(["Éowyn"], threat=5), deck=["Wargs", "Giant Marsh Worm"])
        scene.quest_phase().pass_all()
        assert tokens(scene) == 2

    def test_with_eight_tokens_he_is_shuffled_into_the_encounter_deck(self) -> None:
        scene = marshes(Seat(["Éowyn"]), staging=["Fens and Mires"], deck=["Wargs"])
        scene.give(GOLLUM, 7).travel_phase().do(Verb.TRAVEL, "Fens and Mires")
        assert scene.card(GOLLUM) in scene.state.encounter_deck
        assert tokens(scene) == 0

    def test_a_lore_hero_reduces_what_a_wisp_does(self) -> None:
        scene = marshes(Seat(["Éowyn"]), Seat(["Denethor", "Gimli"]), deck=["A Wisp of Pale Sheen"])
        scene.happen(reveal_top_card)
        assert scene.who == 1  # Éowyn's player has no lore hero to exhaust.
        scene.accept()
        assert scene.is_exhausted("Denethor")
        assert tokens(scene) == 1

    def test_without_one_it_places_two_tokens(self) -> None:
        scene = marshes(Seat(["Éowyn"]), deck=["A Wisp of Pale Sheen"])
        scene.happen(reveal_top_card)
        assert tokens(scene) == 2

    def test_impassable_bog_counts_itself_and_the_other_staged_locations(self) -> None:
        scene = marshes(Seat(["Éowyn"]), staging=["The Brown Lands"], deck=["Impassable Bog"])
        scene.happen(reveal_top_card)
        assert tokens(scene) == 2

    def test_fens_and_mires_places_one_when_the_players_travel_there(self) -> None:
        scene = marshes(Seat(["Éowyn"]), staging=["Fens and Mires"])
        scene.travel_phase().do(Verb.TRAVEL, "Fens and Mires")
        assert tokens(scene) == 1

    def test_the_worm_recovers_at_the_end_of_each_round(self) -> None:
        scene = marshes(Seat(["Éowyn"], engaged=["Giant Marsh Worm"]))
        scene.hurt("Giant Marsh Worm", 3).refresh_phase().pass_all()
        assert scene.damage("Giant Marsh Worm") == 1


class TestTheCapture:
    def capture(self, *seats: Seat, deck: Sequence[str], found: int = 1) -> Scene:
        """Defeat both stages, with so many tokens on Gollum."""
        scene = marshes(*seats, deck=deck, next_quests=["The Capture"])
        scene.give(GOLLUM, found).happen(place_progress, 12)
        return scene.happen(place_progress, 3)

    def test_the_chosen_player_wins_the_game_by_a_passed_test(self) -> None:
        scene = self.capture(Seat(["Éowyn"]), Seat(["Aragorn"]), deck=["Giant Marsh Worm"])
        scene.choose_player(0).commit("Éowyn").pass_all()
        assert scene.state.ending == "won"

    def test_a_failed_test_resets_the_quest_to_its_first_stage(self) -> None:
        scene = self.capture(Seat(["Éowyn"]), deck=["Giant Marsh Worm"] * 3, found=2)
        scene.commit("Éowyn").pass_all()
        assert not scene.state.ending
        assert scene.state.quest == scene.card("Into the Marshes")
        assert scene.state.quest_deck == [scene.card("The Capture")]
        assert scene.progress() == 0
        scene.happen(place_progress, 12)
        assert scene.state.quest == scene.card("The Capture")

    def test_a_gollum_nobody_sees_cannot_be_captured(self) -> None:
        scene = Scene(
            Seat(["Éowyn"]),
            encounter_deck=[GOLLUM, "Wargs"],
            quest="Into the Marshes",
            next_quests=["The Capture"],
        )
        scene.happen(place_progress, 12).happen(place_progress, 3).commit("Éowyn").pass_all()
        assert not scene.state.ending
        assert scene.state.quest == scene.card("Into the Marshes")
