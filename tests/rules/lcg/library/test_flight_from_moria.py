"""The cards of Flight from Moria, and of the Deeps of Moria."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.board import discard, engage
from rules.lcg.engine.codes import (
    COMBAT,
    CURRENT_QUEST,
    IN_DECK,
    IN_VICTORY,
    QUEST,
    REFRESH,
    REMOVED,
    THREAT,
    Question,
    Verb,
)
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.numbers import attack, defense, number, quest_points, quest_willpower
from rules.lcg.engine.player_attacks import player_attacks
from rules.lcg.engine.quest_phase import stage_cards
from rules.lcg.engine.quest_progress import (
    advance_quest,
    lies_facedown,
    next_stage,
    place_on_quest,
    place_progress,
)
from rules.lcg.engine.round_ends import end_phase
from rules.lcg.game import Game
from rules.lcg.narration.table import lay_out
from tests.rules.lcg.scene import Scene, Seat

GIMLI = Seat(["Gimli"], threat=20)
EOWYN = Seat(["Éowyn"], threat=20)
FEAR = "The Nameless Fear"
DECKS = tuple(
    LcgDeck(heroes=((hero, 1),), player_deck=(("03008", 3),) * 10)
    for hero in ("03001", "03002", "01004", "01007")
)


def fled(*next_quests: str, seats: Sequence[Seat] = (GIMLI,), **table: Any) -> Scene:
    """Lay a table whose current quest card lies facedown; the first of these is that card."""
    scene = Scene(*seats, quest="A Presence in the Dark", next_quests=next_quests, **table)
    scene.happen(advance_quest)
    return scene


def staged(*next_quests: str, seats: Sequence[Seat] = (GIMLI,), **table: Any) -> Scene:
    """The same, as the staging step begins."""
    scene = fled(*next_quests, seats=seats, **table)
    scene.state.phase = QUEST
    return scene.happen(stage_cards)


def revealed(*cards: str, seats: Sequence[Seat] = (GIMLI,), **table: Any) -> Scene:
    """Reveal the first of these cards in the staging step, with the others beneath it."""
    scene = Scene(*seats, encounter_deck=cards, **table)
    scene.state.phase = QUEST
    scene.state.staging_step = True
    return scene.happen(reveal_top_card)


def at_end_of(phase: int, scene: Scene) -> Scene:
    scene.state.phase = phase
    return scene.happen(end_phase)


def quest(scene: Scene) -> str:
    return scene.state.blueprints[scene.state.quest].title


def win_points(scene: Scene, *cards: str) -> Scene:
    """Put cards of the encounter deck into the victory display beforehand."""
    for name in cards:
        card = scene.card(name)
        scene.state.encounter_deck = [
            other for other in scene.state.encounter_deck if other != card
        ]
        scene.state.zone[card] = IN_VICTORY
        scene.state.victory = [*scene.state.victory, card]
    return scene


def with_fear(*cards: str, seats: Sequence[Seat] = (GIMLI,), **table: Any) -> Scene:
    """Lay a table with the Nameless Fear, at 4 victory points."""
    scene = Scene(
        *seats, staging=[FEAR], encounter_deck=[*cards, "Great Cave-troll", "East-gate"], **table
    )
    return win_points(scene, "Great Cave-troll", "East-gate")


class TestSetup:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_the_fear_waits_and_a_foe_for_each_player_lies_in_the_deck(self, players: int) -> None:
        state = set_up(DECKS[:players], 3).state
        foes = [
            state.zone[card]
            for card, blueprint in enumerate(state.blueprint_table)
            if blueprint.title == "A Foe Beyond"
        ]
        assert len(foes) == 4
        assert foes.count(REMOVED) == 4 - players
        assert state.blueprints[state.staging[0]].title == FEAR

    def test_each_game_has_the_ways_in_another_order(self) -> None:
        orders = set()
        for seed in range(8):
            state = set_up(DECKS[:1], seed).state
            orders.add(tuple(state.blueprint_table[card].title for card in state.quest_deck))
        assert len(orders) > 4


def set_up(decks: Sequence[LcgDeck], seed: int) -> Game:
    """Return a game whose players kept their hands, once the scenario is set up."""
    game = Game(decks, "flight-from-moria", seed)
    while (decision := game.decision()) is not None and decision.question == Question.MULLIGAN:
        game.choose(0)
    return game


class TestTheQuestDeck:
    def test_the_first_stage_goes_to_the_victory_display_and_the_next_lies_facedown(self) -> None:
        scene = Scene(
            GIMLI,
            quest="Heading Up",
            next_quests=["A Presence in the Dark", "Heading Down"],
            staging=[FEAR],
            encounter_deck=["Stray Goblin"],
        )
        scene.happen(advance_quest)
        assert scene.state.zone[scene.card("A Presence in the Dark")] == IN_VICTORY
        assert scene.is_staged("Stray Goblin")
        assert lies_facedown(scene.state)
        assert quest(scene) == "Search for an Exit"
        # Heading Up, which was defeated, has a point of its own.
        assert attack(scene.state, scene.card(FEAR)) == 3

    def test_a_facedown_stage_does_nothing_and_needs_no_points(self) -> None:
        scene = fled("A Wrong Turn", "Heading Up", encounter_deck=["Stray Goblin"])
        assert not scene.is_staged("Stray Goblin")
        scene.happen(place_progress, 5)
        assert scene.progress() == 5
        assert scene.state.quest == scene.card("A Wrong Turn")

    def test_it_is_turned_up_before_the_cards_of_the_staging_step(self) -> None:
        scene = staged("A Wrong Turn", "Heading Up", encounter_deck=["Stray Goblin", "Orc Drummer"])
        assert quest(scene) == "A Wrong Turn"
        order = [note[1] for note in scene.log if note[0] in ("stage", "revealed")]
        assert [scene.name(card) for card in order] == [
            "A Wrong Turn",
            "Stray Goblin",
            "Orc Drummer",
        ]

    def test_progress_that_it_had_facedown_counts_once_it_is_turned_up(self) -> None:
        scene = fled("A Wrong Turn", "Heading Up", encounter_deck=["Stray Goblin"] * 2)
        scene.happen(place_progress, 2)
        scene.state.phase = QUEST
        scene.happen(stage_cards)
        assert scene.state.zone[scene.card("A Wrong Turn")] == IN_VICTORY

    def test_a_stage_defeated_later_leaves_the_next_facedown(self) -> None:
        scene = staged("Heading Down", "A Wrong Turn", "Heading Up")
        scene.state.staging_step = False
        scene.happen(place_progress, 5)
        assert scene.state.zone[scene.card("Heading Down")] == IN_VICTORY
        assert quest(scene) == "Search for an Exit"
        assert scene.state.zone[scene.card("A Wrong Turn")] == CURRENT_QUEST

    def test_the_first_player_may_bypass_a_stage_as_combat_ends(self) -> None:
        scene = Scene(
            GIMLI,
            EOWYN,
            quest="Heading Up",
            next_quests=["A Wrong Turn", "Heading Down"],
            location="The Mountains' Roots",
        )
        scene.state.set_progress(scene.state.quest, 4)
        scene.state.set_progress(scene.state.location, 1)
        at_end_of(COMBAT, scene)
        assert scene.who == 0
        assert scene.words() == ["Bypass Heading Up", "Pass"]
        scene.accept()
        assert scene.state.quest == scene.card("A Wrong Turn")
        assert scene.state.quest_deck[-1] == scene.card("Heading Up")
        assert scene.progress("Heading Up") == 0
        assert scene.progress("The Mountains' Roots") == 1
        assert scene.state.victory == []

    def test_or_stay_with_it(self) -> None:
        scene = Scene(GIMLI, quest="Heading Up", next_quests=["A Wrong Turn"])
        scene.state.set_progress(scene.state.quest, 4)
        at_end_of(COMBAT, scene).pass_()
        assert quest(scene) == "Heading Up"
        assert scene.progress() == 4

    def test_a_facedown_stage_cannot_be_bypassed(self) -> None:
        scene = at_end_of(COMBAT, fled("A Wrong Turn", "Heading Up"))
        assert scene.state.pending is None

    def test_a_stage_that_was_bypassed_is_known_when_it_comes_round(self) -> None:
        scene = Scene(GIMLI, quest="Heading Up", next_quests=["Heading Down"])
        at_end_of(COMBAT, scene).accept()
        assert not scene.state.known[scene.card("Heading Down")]
        scene.state.phase = QUEST
        scene.happen(stage_cards)
        at_end_of(COMBAT, scene).accept()
        assert scene.state.quest == scene.card("Heading Up")
        assert lies_facedown(scene.state)
        assert scene.state.known[scene.card("Heading Up")]


class TestTheWays:
    def test_a_wrong_turn_reveals_a_card_for_each_player(self) -> None:
        scene = staged(
            "A Wrong Turn", "Heading Up", seats=(GIMLI, EOWYN), encounter_deck=["Stray Goblin"] * 9
        )
        assert len(scene.state.staging) == 4

    def test_at_blocked_by_shadow_a_treachery_is_the_end_of_who_drew_it(self) -> None:
        scene = staged(
            "Blocked by Shadow",
            "Heading Up",
            seats=(GIMLI, EOWYN),
            encounter_deck=["New Devilry", "Stray Goblin", "Orc Drummer"],
        )
        assert scene.who == 0
        scene.number(0)
        assert scene.state.order == [1]
        assert quest(scene) == "Blocked by Shadow"
        assert scene.state.ending == ""

    def test_a_player_alone_loses_by_it(self) -> None:
        scene = staged("Blocked by Shadow", "Heading Up", encounter_deck=["New Devilry"])
        scene.number(0)
        assert scene.state.ending == "quest"

    def test_or_the_players_turn_to_the_next_way_at_once(self) -> None:
        scene = staged(
            "Blocked by Shadow", "A Wrong Turn", encounter_deck=["Stray Goblin", "Stray Goblin"]
        )
        scene.number(1)
        assert quest(scene) == "A Wrong Turn"
        assert scene.state.quest_deck == [scene.card("Blocked by Shadow")]
        assert len(scene.state.staging) == 2

    def test_with_9_progress_there_they_escape(self) -> None:
        scene = Scene(GIMLI, quest="Blocked by Shadow", next_quests=["Heading Up"])
        assert scene.happen(place_progress, 9).state.ending == "won"

    def escape(self, *, phase: int = REFRESH) -> Scene:
        scene = Scene(
            Seat(["Gimli", "Thalin"], attached={"Gimli": ["Abandoned Tools"]}),
            quest="Escape from Darkness",
            next_quests=["Heading Up"],
        )
        return scene.actions(phase)

    def test_only_the_tools_dig_a_way_out_of_the_darkness(self) -> None:
        scene = self.escape().use("Escape from Darkness")
        assert scene.is_exhausted("Gimli")
        assert scene.progress() == 1
        assert not scene.can(Verb.USE, "Escape from Darkness")
        scene.happen(place_progress, 9)
        assert scene.progress() == 1

    def test_a_location_still_takes_progress(self) -> None:
        scene = Scene(GIMLI, quest="Escape from Darkness", location="Goblin Tunnels")
        scene.happen(place_progress, 9)
        assert not scene.in_play("Goblin Tunnels")
        assert scene.progress() == 0

    def test_they_dig_in_the_refresh_phase_only(self) -> None:
        assert not self.escape(phase=COMBAT).can(Verb.USE, "Escape from Darkness")

    def test_any_player_can_have_the_tools_used(self) -> None:
        scene = Scene(
            GIMLI,
            Seat(["Thalin"], attached={"Thalin": ["Abandoned Tools"]}),
            quest="Escape from Darkness",
            next_quests=["Heading Up"],
        )
        scene.actions(REFRESH)
        assert scene.who == 0
        assert scene.use("Escape from Darkness").is_exhausted("Thalin")

    def test_with_4_progress_the_way_is_open(self) -> None:
        scene = self.escape()
        scene.state.set_progress(scene.state.quest, 3)
        assert scene.use("Escape from Darkness").state.ending == "won"

    def test_on_narrow_paths_one_character_of_each_player_counts(self) -> None:
        seats = (Seat(["Gimli", "Thalin"]), Seat(["Éowyn", "Dwalin"]))
        scene = fled("Narrow Paths", "Heading Up", seats=seats)
        scene.state.committed = [
            scene.card(name) for name in ("Gimli", "Thalin", "Éowyn", "Dwalin")
        ]
        assert quest_willpower(scene.state) == 2 + 1 + 4 + 1
        scene.state.phase = QUEST
        scene.happen(stage_cards).choose("Gimli").choose("Éowyn")
        assert quest_willpower(scene.state) == 2 + 4

    def test_the_first_progress_there_brings_the_tools_and_their_guard(self) -> None:
        scene = Scene(
            GIMLI,
            quest="Narrow Paths",
            encounter_deck=["Stray Goblin", "Abandoned Tools"],
        )
        scene.happen(place_on_quest, 1)
        assert scene.is_staged("Abandoned Tools")
        assert scene.state.guarding[scene.card("Stray Goblin")] == scene.card("Abandoned Tools")

    def test_tools_from_the_discard_pile_are_not_guarded(self) -> None:
        scene = Scene(
            GIMLI,
            quest="Narrow Paths",
            encounter_deck=["Stray Goblin"],
            encounter_discard=["Abandoned Tools"],
        )
        scene.happen(place_on_quest, 1)
        assert scene.is_staged("Abandoned Tools")
        assert scene.state.encounter_deck == [scene.card("Stray Goblin")]

    def test_a_second_token_brings_nothing(self) -> None:
        scene = Scene(GIMLI, quest="Narrow Paths", encounter_deck=["Abandoned Tools"])
        scene.state.set_progress(scene.state.quest, 1)
        scene.happen(place_on_quest, 1)
        assert not scene.is_staged("Abandoned Tools")

    def test_heading_up_leads_past_heading_down_again(self) -> None:
        scene = Scene(
            GIMLI, quest="Heading Up", next_quests=["Heading Down", "A Wrong Turn"], staging=[FEAR]
        )
        down = scene.card("Heading Down")
        scene.state.quest_deck = [scene.card("A Wrong Turn")]
        scene.state.zone[down] = IN_VICTORY
        scene.state.victory = [down]
        assert attack(scene.state, scene.card(FEAR)) == 1
        at_end_of(QUEST, scene)
        assert scene.state.victory == []
        assert scene.state.zone[down] == IN_DECK
        assert sorted(scene.state.quest_deck) == sorted([down, scene.card("A Wrong Turn")])
        assert attack(scene.state, scene.card(FEAR)) == 0

    def test_a_council_chooses_between_two_ways(self) -> None:
        scene = staged(
            "Hasty Council",
            "Heading Up",
            "A Wrong Turn",
            "Heading Down",
            encounter_deck=["Stray Goblin", "Orc Drummer"],
            encounter_discard=["A Foe Beyond", "Crumbling Ruin"],
        )
        assert scene.words() == ["Heading Up", "A Wrong Turn"]
        assert not scene.is_discarded("A Foe Beyond")
        assert scene.is_discarded("Crumbling Ruin")
        scene.choose("A Wrong Turn")
        assert quest(scene) == "A Wrong Turn"
        assert scene.state.quest_deck == [scene.card("Heading Down"), scene.card("Heading Up")]
        assert scene.state.zone[scene.card("Hasty Council")] == IN_VICTORY

    def test_the_points_of_the_council_come_after_what_its_choice_reveals(self) -> None:
        scene = staged(
            "Hasty Council",
            "A Wrong Turn",
            "Heading Up",
            staging=[FEAR],
            encounter_deck=["A Foe Beyond", "Stray Goblin"],
        )
        scene.choose("A Wrong Turn")
        # Two points of A Presence in the Dark: the two of the council came too late.
        assert scene.damage("Gimli") == 2
        assert attack(scene.state, scene.card(FEAR)) == 4


class TestTheFear:
    def test_it_is_as_strong_as_the_victory_display(self) -> None:
        scene = with_fear()
        fear = scene.card(FEAR)
        numbers = (attack(scene.state, fear), defense(scene.state, fear))
        assert (*numbers, number(scene.state, THREAT, fear)) == (4, 4, 4)

    def test_nobody_engages_it(self) -> None:
        scene = with_fear(seats=(Seat(["Gimli"], threat=49),))
        scene.encounter_phase().pass_all()
        assert scene.engaged() == []
        scene.happen(engage, scene.card(FEAR), 0)
        assert scene.is_staged(FEAR)

    def test_cards_of_players_cannot_touch_it(self) -> None:
        scene = with_fear(seats=(Seat(["Beravor"], hand=["Radagast's Cunning"], resources=5),))
        scene.actions(QUEST)
        assert not scene.can(Verb.PLAY, "Radagast's Cunning")

    def test_a_foe_beyond_strikes_a_hero_of_the_last_player(self) -> None:
        scene = with_fear("A Foe Beyond", seats=(GIMLI, Seat(["Boromir", "Thalin"])))
        scene.happen(reveal_top_card)
        assert scene.who == 1
        assert scene.choose("Boromir").damage("Boromir") == 4

    def test_nothing_cancels_it(self) -> None:
        scene = with_fear(
            "A Foe Beyond", seats=(Seat(["Boromir"], hand=["A Test of Will"], resources=5),)
        )
        assert scene.happen(reveal_top_card).damage("Boromir") == 4

    def test_in_the_shadow_it_strikes_the_defender(self) -> None:
        scene = with_fear("A Foe Beyond", seats=(Seat(["Boromir"], engaged=["Goblin Scout"]),))
        assert scene.combat_phase().defend("Boromir").pass_all().damage("Boromir") == 4

    def test_new_devilry_leads_to_another_way_at_once(self) -> None:
        scene = revealed(
            "New Devilry",
            "Stray Goblin",
            "Orc Drummer",
            quest="Heading Up",
            next_quests=["A Wrong Turn"],
        )
        # Of two cards one comes up, perhaps the same.
        assert quest(scene) in ("Heading Up", "A Wrong Turn")
        assert not lies_facedown(scene.state)
        assert len(scene.state.quest_deck) == 1
        assert not scene.state.known[scene.state.quest_deck[0]]

    def test_it_surges_in_stage_1(self) -> None:
        scene = revealed(
            "New Devilry",
            "Stray Goblin",
            quest="A Presence in the Dark",
            next_quests=["A Wrong Turn"],
        )
        assert scene.is_staged("Stray Goblin")
        assert quest(scene) == "A Presence in the Dark"

    @pytest.mark.parametrize(("defended", "threat"), [(True, 20), (False, 24)])
    def test_its_shadow_frightens_who_does_not_defend(self, *, defended: bool, threat: int) -> None:
        seat = Seat(["Boromir"], engaged=["Goblin Scout"], threat=20)
        scene = with_fear("New Devilry", seats=(seat,)).combat_phase()
        scene = scene.defend("Boromir") if defended else scene.pass_all()
        assert scene.threat() == threat


class TestShadowOfFear:
    def afraid(self, **seat: Any) -> Scene:
        heroes = seat.pop("heroes", ["Gimli", "Thalin"])
        return Scene(Seat(heroes, attached={heroes[0]: ["Shadow of Fear"]}, **seat))

    def test_the_first_player_chooses_whom_it_befalls(self) -> None:
        scene = revealed("Shadow of Fear", seats=(Seat(["Gimli", "Thalin"]), EOWYN))
        scene.choose("Thalin")
        assert scene.state.attached[scene.card("Thalin")] == (scene.card("Shadow of Fear"),)

    def test_it_befalls_nobody_twice(self) -> None:
        scene = Scene(
            Seat(["Gimli", "Thalin"], attached={"Gimli": ["Shadow of Fear"]}),
            encounter_deck=["Shadow of Fear"],
        )
        scene.happen(reveal_top_card)
        assert len(scene.state.attached[scene.card("Thalin")]) == 1

    def test_who_is_afraid_does_not_quest_defend_or_attack(self) -> None:
        scene = self.afraid(engaged=["Goblin Scout"])
        scene.quest_phase()
        assert not scene.can(Verb.COMMIT, "Gimli")
        assert scene.can(Verb.COMMIT, "Thalin")
        scene.combat_phase()
        while scene.state.pending is not None and scene.decision.question != Question.DEFEND:
            scene.pass_()
        assert not scene.can(Verb.DEFEND, "Gimli")
        scene.happen(player_attacks, 0).do(Verb.ATTACK, "Goblin Scout")
        assert not scene.can(Verb.JOIN_ATTACK, "Gimli")

    def test_nor_exhausts_for_an_ability(self) -> None:
        scene = self.afraid(heroes=["Beravor", "Thalin"], deck=["Feint"] * 3)
        assert not scene.actions().can(Verb.USE, "Beravor")

    def test_nor_readies(self) -> None:
        scene = self.afraid().tire("Gimli", "Thalin").refresh_phase()
        assert scene.is_exhausted("Gimli")
        assert not scene.is_exhausted("Thalin")

    def test_their_text_is_blank(self) -> None:
        scene = self.afraid(engaged=["Goblin Scout"]).hurt("Gimli", 2)
        # Gimli has 1 more attack for each damage otherwise.
        assert attack(scene.state, scene.card("Gimli")) == 2
        scene.happen(discard, scene.card("Shadow of Fear"))
        assert attack(scene.state, scene.card("Gimli")) == 4

    def test_3_resources_of_their_own_dispel_it(self) -> None:
        scene = self.afraid(resources=2)
        assert not scene.actions().can(Verb.USE, "Shadow of Fear")
        scene.give("Gimli", 3).actions().use("Shadow of Fear")
        assert scene.resources("Gimli") == 0
        assert scene.is_discarded("Shadow of Fear")
        scene.quest_phase()
        assert scene.can(Verb.COMMIT, "Gimli")

    def test_another_player_cannot_pay_them(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], resources=5),
            Seat(["Gimli"], attached={"Gimli": ["Shadow of Fear"]}, resources=3),
        )
        scene.actions()
        assert scene.who == 1

    def test_a_hero_who_dies_with_it_leaves_no_trace(self) -> None:
        scene = self.afraid()
        scene.happen(deal_damage, scene.card("Gimli"), 5)
        assert scene.is_discarded("Gimli")
        assert scene.is_discarded("Shadow of Fear")
        assert all(scene.card("Gimli") not in row for row in scene.state.listeners)


class TestAbandonedTools:
    def test_a_hero_exhausts_to_claim_them(self) -> None:
        scene = Scene(Seat(["Gimli", "Thalin"]), staging=["Abandoned Tools"])
        scene.actions().use("Abandoned Tools").choose("Thalin")
        assert scene.is_exhausted("Thalin")
        assert scene.state.attached[scene.card("Thalin")] == (scene.card("Abandoned Tools"),)

    def test_not_while_an_encounter_is_attached(self) -> None:
        scene = revealed("Abandoned Tools", "Stray Goblin").actions()
        assert not scene.can(Verb.USE, "Abandoned Tools")

    def test_another_hero_can_take_them_over(self) -> None:
        scene = Scene(Seat(["Gimli", "Thalin"], attached={"Gimli": ["Abandoned Tools"]}))
        scene.actions().use("Abandoned Tools")
        assert scene.state.attached[scene.card("Thalin")] == (scene.card("Abandoned Tools"),)

    def test_they_return_to_the_staging_area_when_their_hero_dies(self) -> None:
        scene = Scene(Seat(["Gimli", "Thalin"], attached={"Gimli": ["Abandoned Tools"]}))
        scene.happen(deal_damage, scene.card("Gimli"), 5)
        assert scene.is_staged("Abandoned Tools")


class TestTheDeeps:
    def test_nobody_hurts_the_great_cave_troll_from_afar(self) -> None:
        scene = Scene(Seat(["Legolas"]), Seat(["Gimli"], engaged=["Great Cave-troll"]))
        scene.state.set_base(1, scene.card("Legolas"), 9)
        scene.happen(player_attacks, 0).attack("Great Cave-troll", "Legolas")
        assert scene.damage("Great Cave-troll") == 0

    def test_a_ranged_character_hurts_one_that_is_engaged_with_their_own_player(self) -> None:
        scene = Scene(Seat(["Legolas"], engaged=["Great Cave-troll"]))
        scene.state.set_base(1, scene.card("Legolas"), 9)
        scene.happen(player_attacks, 0).attack("Great Cave-troll", "Legolas")
        assert scene.damage("Great Cave-troll") == 9 - 3

    def test_no_snare_holds_it(self) -> None:
        seat = Seat(["Denethor"], hand=["Forest Snare"], engaged=["Great Cave-troll"], resources=5)
        assert not Scene(seat).planning_phase().can(Verb.PLAY, "Forest Snare")

    def test_the_drummer_makes_each_enemy_worse_while_it_drums(self) -> None:
        scene = Scene(GIMLI, EOWYN, staging=["Orc Drummer", "Goblin Scout"])
        threats = [number(scene.state, THREAT, card) for card in scene.state.staging]
        assert threats == [1 + 2, 3 + 2]
        scene.happen(engage, scene.card("Orc Drummer"), 0)
        assert number(scene.state, THREAT, scene.card("Goblin Scout")) == 3

    def test_stray_goblins_and_roots_count_the_players(self) -> None:
        scene = Scene(GIMLI, EOWYN, staging=["Stray Goblin", "The Mountains' Roots"])
        goblin, roots = scene.card("Stray Goblin"), scene.card("The Mountains' Roots")
        assert attack(scene.state, goblin) == number(scene.state, THREAT, goblin) == 2
        assert quest_points(scene.state, roots) == number(scene.state, THREAT, roots) == 2

    @pytest.mark.parametrize(
        "card", ["Stray Goblin", "The Mountains' Roots", "Massing in the Deep"]
    )
    def test_so_do_their_shadows(self, card: str) -> None:
        scene = Scene(
            Seat(["Gimli"], engaged=["Cave-troll"]), EOWYN, encounter_deck=[card]
        ).combat_phase()
        scene.defend("Gimli").pass_all()
        # 6 attack and 2 more, against 2 defense: more than Gimli bears.
        assert scene.is_discarded("Gimli")

    def test_chance_encounter_brings_the_last_enemy_back(self) -> None:
        scene = revealed(
            "Chance Encounter",
            encounter_discard=["Goblin Scout", "Orc Drummer", "Crumbling Ruin"],
        )
        assert scene.engaged() == ["Orc Drummer"]

    def test_or_surges(self) -> None:
        scene = revealed("Chance Encounter", "Stray Goblin", encounter_discard=["Crumbling Ruin"])
        assert scene.engaged() == []
        assert scene.is_staged("Stray Goblin")

    @pytest.mark.parametrize(("player", "damage"), [(0, 1 + 3 - 2), (1, 1 + 1 - 2)])
    def test_its_shadow_is_worse_for_the_first_player(self, player: int, damage: int) -> None:
        seats = [Seat(["Gimli"]), Seat(["Thalin"])]
        seats[player].engaged = ["Orc Drummer"]
        scene = Scene(*seats, encounter_deck=["Chance Encounter"]).combat_phase()
        hero = seats[player].heroes[0]
        assert scene.defend(hero).pass_all().damage(hero) == damage

    def test_massing_in_the_deep_reveals_a_card_for_each_player(self) -> None:
        scene = revealed("Massing in the Deep", *["Stray Goblin"] * 5, seats=(GIMLI, EOWYN))
        assert len(scene.state.staging) == 2
        assert (scene.threat(0), scene.threat(1)) == (21, 21)


def test_the_table_shows_a_facedown_stage_and_what_turns_it() -> None:
    table = lay_out(fled("A Wrong Turn", "Heading Up").state)
    assert table.quest is not None
    assert (table.quest.name, table.quest.back_name, table.quest.code) == (
        "Search for an Exit", "", "",
    )  # fmt: skip
    assert table.quest_ends == "Turned up at the beginning of the staging step"


def test_next_stage_from_an_empty_quest_deck_is_a_victory() -> None:
    scene = Scene(GIMLI, quest="Heading Up")
    scene.happen(next_stage)
    assert scene.state.ending == "won"
