"""Where the rulebook leaves room: what docs/rulings.md decides for the LCG."""

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.attachments import attach
from rules.lcg.engine.board import engage, put_in_staging
from rules.lcg.engine.codes import NONE, PRISONER, QUEST, Verb
from rules.lcg.engine.damage import destroy, discard_from_play
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.numbers import staging_threat
from rules.lcg.game import Game
from tests.rules.lcg.random_play import STARTERS
from tests.rules.lcg.scene import Scene, Seat


def test_all_may_act_after_each_card_of_the_planning_phase() -> None:
    seat = Seat(["Aragorn"], hand=["Steward of Gondor", "Snowbourn Scout"], resources=2)
    scene = Scene(seat).planning_phase().play("Steward of Gondor")
    scene.use("Steward of Gondor").play("Snowbourn Scout")
    assert scene.in_play("Snowbourn Scout")
    assert scene.resources("Aragorn") == 1


def test_theodred_pays_for_aragorn_who_commits_with_him() -> None:
    scene = Scene(Seat(["Aragorn", "Théodred"]), encounter_deck=["Despair", "Despair"])
    scene.quest_phase().commit("Aragorn", "Théodred").respond("Théodred").choose("Aragorn")
    scene.respond("Aragorn")
    assert not scene.is_exhausted("Aragorn")
    assert scene.resources("Aragorn") == 0


def test_each_committed_character_answers_for_itself_only() -> None:
    seat = Seat(["Aragorn", "Legolas"], resources=2)
    scene = Scene(seat, encounter_deck=["Despair"]).quest_phase().commit("Aragorn", "Legolas")
    scene.respond("Aragorn")
    assert not scene.is_exhausted("Aragorn")
    assert scene.is_exhausted("Legolas")
    assert not scene.can(Verb.TRIGGER, "Aragorn")


def test_the_attacked_player_is_the_defending_player_behind_a_sentinel() -> None:
    seats = Seat(["Gimli"], engaged=["Wargs"]), Seat(["Aragorn"])
    scene = Scene(*seats, encounter_deck=["Ungoliant's Spawn", "Despair"]).combat_phase()
    scene.defend("Aragorn").pass_all()
    assert (scene.threat(0), scene.threat(1)) == (29, 25)
    seats = Seat(["Gimli"], engaged=["Hill Troll"]), Seat(allies=["Gondorian Spearman"])
    scene = Scene(*seats).combat_phase().defend("Gondorian Spearman").pass_all()
    assert (scene.threat(0), scene.threat(1)) == (25 + 6 - 1 - 1, 25)


def test_an_attack_goes_on_when_the_enemy_returns_to_the_staging_area() -> None:
    seat = Seat(["Éowyn", "Gimli"], hand=["A Light in the Dark"], engaged=["Wargs"], resources=2)
    scene = Scene(seat).combat_phase()
    scene.defend("Gimli").wait_for(Verb.PLAY, "A Light in the Dark").play("A Light in the Dark")
    scene.pass_all()
    assert scene.is_staged("Wargs")
    assert scene.damage("Gimli") == 1
    scene = Scene(seat).combat_phase().play("A Light in the Dark").pass_all()
    assert scene.damage("Gimli") == scene.damage("Éowyn") == 0


def test_an_attack_ends_with_the_player_attacked() -> None:
    seats = Seat(["Gimli"], engaged=["Marsh Adder"], threat=49), Seat(["Aragorn"])
    scene = Scene(*seats).combat_phase().pass_all()
    assert scene.state.order == [1]
    assert scene.is_staged("Marsh Adder")
    assert scene.state.combat is None


def test_the_first_player_decides_between_equal_threats() -> None:
    seats = Seat(["Gimli"], threat=30), Seat(["Legolas"], threat=30), Seat(["Éowyn"], threat=20)
    scene = Scene(*seats, encounter_deck=["Caught in a Web", "Despair"]).happen(reveal_top_card)
    assert scene.who == 0
    assert [option.number for option in scene.options] == [0, 1]
    scene.choose_player(1)
    assert scene.state.bearer[scene.card("Caught in a Web")] == scene.card("Legolas")


def test_thalin_comes_before_what_a_revealed_enemy_says() -> None:
    deck = ["Eastern Crows", "Wargs", "Despair"]
    scene = Scene(Seat(["Thalin"]), encounter_deck=deck).quest_phase().commit("Thalin").pass_all()
    assert scene.card("Eastern Crows") in scene.state.encounter_deck
    assert not scene.is_staged("Wargs")
    deck = ["Cavern Guardian", "Despair"]
    scene = Scene(Seat(["Thalin"]), encounter_deck=deck).hurt("Cavern Guardian", 1)
    scene.quest_phase().commit("Thalin")
    assert scene.is_discarded("Cavern Guardian")
    assert scene.threat() == 25


def test_the_last_card_is_dealt_with_before_the_deck_is_reset() -> None:
    scene = Scene(Seat(["Éowyn"]), encounter_deck=["Eyes of the Forest"])
    scene.quest_phase().commit("Éowyn")
    assert scene.card("Eyes of the Forest") in scene.state.encounter_deck


def test_an_empty_deck_is_reset_as_the_quest_phase_begins() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_discard=["Despair", "Wargs"])
    assert not scene.travel_phase().state.encounter_deck
    scene.quest_phase()
    assert len(scene.state.encounter_deck) == 2


def test_a_card_that_eleanor_replaced_can_be_revealed_again() -> None:
    seat = Seat(["Eleanor", "Gimli"])
    scene = Scene(seat, encounter_deck=["The Necromancer's Reach"]).tire("Gimli")
    scene.state.phase = QUEST
    scene.state.staging_step = True
    scene.happen(reveal_top_card).respond("Eleanor")
    assert scene.damage("Gimli") == 1
    assert scene.state.canceled == ()


def test_a_prisoner_does_not_keep_its_player_in_the_game() -> None:
    scene = Scene(Seat(["Gimli", "Thalin"]), Seat(["Legolas"]), quest="Through the Caverns")
    state, hero = scene.state, scene.card("Thalin")
    state.set_heroes(0, [scene.card("Gimli")])
    state.zone[hero], state.prisoner = PRISONER, hero
    scene.happen(destroy, scene.card("Gimli"))
    assert state.ending == "heroes"


def test_a_player_whose_only_hero_is_taken_prisoner_has_lost() -> None:
    """Official FAQ, "Escape from Dol Guldur"; alone or beside a player with heroes left."""
    alone = STARTERS[0]
    one_hero = LcgDeck(alone.heroes[:1], alone.player_deck)
    game = Game([one_hero], "escape-from-dol-guldur", 5)
    while not game.is_over():
        game.choose(0)
    assert (game.state.ending, game.state.round) == ("heroes", 0)

    taken = Game([one_hero, STARTERS[1]], "escape-from-dol-guldur", 1)
    while not taken.is_over() and taken.state.prisoner == NONE:
        taken.choose(0)
    lost = taken.state.owner[taken.state.prisoner] == 0
    assert taken.is_over() is lost


def test_an_orc_guard_is_discarded_instead_of_going_to_the_staging_area() -> None:
    scene = Scene(Seat(["Gimli"], deck=["Beorn"]), staging=["Tower Gate"]).travel_phase()
    scene.do(Verb.TRAVEL).happen(put_in_staging, scene.card("Beorn"))
    assert scene.is_discarded("Beorn")
    assert scene.state.staging == []


@pytest.mark.parametrize(("damage", "is_alive"), [(4, True), (5, False), (7, False)])
def test_a_hero_who_loses_hit_points_can_be_destroyed(damage: int, is_alive: bool) -> None:
    seat = Seat(["Gimli", "Legolas"], attached={"Gimli": ["Citadel Plate"]})
    scene = Scene(seat).hurt("Gimli", damage)
    scene.happen(discard_from_play, scene.card("Citadel Plate"))
    assert scene.in_play("Gimli") == is_alive


def test_a_third_restricted_attachment_can_cost_hit_points() -> None:
    items = ["Citadel Plate", "Dwarven Axe"]
    scene = Scene(Seat(["Gimli", "Legolas"], hand=["Blade of Gondolin"], attached={"Gimli": items}))
    gimli = scene.card("Gimli")
    scene.hurt("Gimli", 6)
    scene.happen(attach, scene.card("Blade of Gondolin"), gimli, 0).choose("Citadel Plate")
    assert not scene.in_play("Gimli")


def test_who_loses_the_last_hero_in_any_way_is_eliminated() -> None:
    scene = Scene(Seat(["Gimli"], allies=["Beorn"]), Seat(["Legolas"]))
    scene.happen(discard_from_play, scene.card("Gimli"))
    assert scene.state.order == [1]


def test_the_guards_of_an_objective_that_leaves_guard_nothing() -> None:
    scene = Scene(
        Seat(["Gimli"]), staging=["Dungeon Jailor"],
        encounter_deck=["Shadow Key", "Wargs", "Despair", "Despair"],
    )  # fmt: skip
    scene.happen(reveal_top_card).quest_phase().pass_all()
    assert scene.card("Shadow Key") not in scene.state.staging
    assert scene.state.guarding[scene.card("Wargs")] == -1


def test_conflicting_ends_of_a_phase_are_ordered_by_the_first_player() -> None:
    seat = Seat(["Aragorn"], hand=["Sneak Attack", "Beorn"], resources=1)
    for first, place in (("Sneak Attack", "hand"), ("Beorn", "deck")):
        scene = Scene(seat, encounter_deck=["Despair", "Despair"]).combat_phase()
        scene.play("Sneak Attack").use("Beorn")
        while not scene.can(Verb.TRIGGER, first):
            scene.pass_()
        scene.respond(first)
        assert (scene.hand() == ["Beorn"]) == (place == "hand")
        assert (scene.card("Beorn") in scene.state.decks[0]) == (place == "deck")


def test_the_first_player_token_passes_on_at_once() -> None:
    scene = Scene(Seat(["Gimli"]), Seat(["Legolas"]), Seat(["Éowyn"]))
    scene.happen(raise_threat, 0, 30)
    assert (scene.state.first_player, scene.state.order) == (1, [1, 2])


def test_an_engaged_enemy_does_not_count_its_threat() -> None:
    scene = Scene(Seat(engaged=["Wargs"]), staging=["Marsh Adder"])
    assert staging_threat(scene.state) == 3
    scene.happen(engage, scene.card("Marsh Adder"), 0)
    assert staging_threat(scene.state) == 0


def test_a_shadow_card_dealt_to_an_enemy_that_attacks_from_the_shadow_can_be_looked_at() -> None:
    """FAQ 1.33: an attack by an enemy that is not engaged is an attack all the same."""
    scene = Scene(
        Seat(["Denethor"], engaged=["Marsh Adder"], attached={"Denethor": ["Dark Knowledge"]}),
        encounter_deck=["Wolf Rider", "Evil Storm", "Despair"],
    ).combat_phase()
    assert scene.can(Verb.TRIGGER, "Dark Knowledge")
    scene.pass_().wait_for(Verb.TRIGGER, "Dark Knowledge").respond("Dark Knowledge")
    assert scene.is_exhausted("Dark Knowledge")
    assert scene.state.known[scene.card("Evil Storm")]
