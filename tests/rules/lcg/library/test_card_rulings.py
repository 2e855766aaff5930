"""Single cards of which docs/rulings.md says how they are played."""

from rules.lcg.engine.board import put_into_play
from rules.lcg.engine.codes import Verb
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.numbers import staging_threat
from tests.rules.lcg.scene import Scene, Seat


def test_black_forest_bats_may_choose_any_players_character() -> None:
    seats = Seat(["Gimli"]), Seat(["Legolas"])
    scene = Scene(*seats, encounter_deck=["Black Forest Bats", "Despair", "Despair"])
    scene.quest_phase().commit("Gimli").commit("Legolas")
    assert scene.who == 0
    scene.choose("Legolas")
    assert scene.card("Legolas") not in scene.state.committed


def test_treacherous_fog_covers_locations_revealed_later() -> None:
    scene = Scene(
        Seat(), staging=["The East Bight", "Wargs"],
        encounter_deck=["Treacherous Fog", "Gladden Fields", "Despair"],
    )  # fmt: skip
    scene.happen(reveal_top_card)
    assert staging_threat(scene.state) == 1 + 1 + 2
    scene.happen(reveal_top_card)
    assert staging_threat(scene.state) == 1 + 1 + 2 + 3 + 1
    scene.quest_phase().pass_all()
    assert scene.state.staged_locations_bonus == 0


def test_driven_by_shadow_changes_only_what_is_there() -> None:
    scene = Scene(
        Seat(), staging=["The East Bight"],
        encounter_deck=["Driven by Shadow", "Gladden Fields", "Despair"],
    )  # fmt: skip
    scene.happen(reveal_top_card).happen(reveal_top_card)
    assert staging_threat(scene.state) == 1 + 1 + 3


def test_despair_takes_the_defense_in_this_attack_only() -> None:
    seat = Seat(["Denethor", "Gimli"], engaged=["Wargs", "Forest Spider"],
                attached={"Denethor": ["Unexpected Courage"]})  # fmt: skip
    scene = Scene(seat, encounter_deck=["Despair", "The Brown Lands", "Despair"])
    scene.combat_phase().wait_for(Verb.RESOLVE_ATTACK)
    scene.do(Verb.RESOLVE_ATTACK, "Forest Spider").defend("Denethor")
    scene.wait_for(Verb.USE, "Unexpected Courage").use("Unexpected Courage")
    scene.defend("Denethor").pass_all()
    # Forest Spider has the higher engagement cost and Despair: 2 attack against no defense.
    assert scene.damage("Denethor") == 2


def test_two_webs_cost_four_resources() -> None:
    webs = ["Caught in a Web", "Caught in a Web"]
    scene = Scene(Seat(["Gimli"], attached={"Gimli": webs})).tire("Gimli").give("Gimli", 3)
    assert not scene.refresh_phase().can(Verb.ACCEPT)
    scene.give("Gimli", 4).refresh_phase().accept()
    assert scene.resources("Gimli") == 0


def test_a_web_is_an_attachment_that_no_player_controls() -> None:
    seat = Seat(["Gimli"], engaged=["Wargs"], attached={"Gimli": ["Unexpected Courage"]})
    scene = Scene(seat, encounter_deck=["Caught in a Web", "Driven by Shadow", "Despair"])
    scene.happen(reveal_top_card).combat_phase().defend("Gimli").wait_for(Verb.CHOOSE)
    assert scene.can(Verb.CHOOSE, "Caught in a Web")
    assert scene.can(Verb.CHOOSE, "Unexpected Courage")
    scene = Scene(seat, encounter_deck=["Caught in a Web", "Cavern Guardian", "Despair"])
    scene.happen(reveal_top_card).combat_phase().defend("Gimli").pass_all()
    assert scene.in_play("Caught in a Web")
    assert scene.is_discarded("Unexpected Courage")


def test_wolf_rider_goes_back_when_shadow_cards_leave_play() -> None:
    seat = Seat(["Denethor", "Gimli", "Legolas"], engaged=["Wargs"])
    scene = Scene(seat, encounter_deck=["Wolf Rider", "Despair", "Hill Troll"]).combat_phase()
    scene.defend("Denethor").defend("Gimli").wait_for(Verb.ATTACK)
    assert scene.name(scene.state.encounter_deck[-1]) == "Hill Troll"
    scene.pass_all()
    assert scene.name(scene.state.encounter_deck[-1]) == "Wolf Rider"
    assert scene.is_discarded("Despair")


def test_wolf_rider_is_discarded_with_its_enemy() -> None:
    seat = Seat(["Denethor", "Gimli", "Legolas"], engaged=["Wargs"])
    scene = Scene(seat, encounter_deck=["Wolf Rider", "Despair", "Hill Troll"]).hurt("Wargs", 1)
    scene.combat_phase().defend("Denethor").defend("Gimli").wait_for(Verb.ATTACK)
    scene.attack("Wargs", "Legolas").pass_all()
    assert scene.is_discarded("Wargs")
    assert scene.is_discarded("Wolf Rider")


def test_quick_strike_needs_a_character_that_can_attack() -> None:
    seat = Seat(["Gimli"], hand=["Quick Strike"], engaged=["Wargs"], resources=1,
                attached={"Gimli": ["Gandalf's Map"]})  # fmt: skip
    assert not Scene(seat).actions().can(Verb.PLAY, "Quick Strike")


def test_stand_together_is_about_the_enemies_of_that_player() -> None:
    seats = (
        Seat(["Gimli"], hand=["Stand Together"], engaged=["Wargs"]),
        Seat(["Aragorn"], allies=["Gondorian Spearman"]),
    )
    scene = Scene(*seats).combat_phase().play("Stand Together").choose_player(1)
    scene.defend("Aragorn")
    assert not scene.can(Verb.DEFEND, "Gondorian Spearman")


def test_an_erratum_keeps_neutral_allies_from_stand_and_fight() -> None:
    seat = Seat(["Éowyn"], hand=["Stand and Fight"], discard=["Gandalf"], resources=5)
    assert Scene(seat).actions().can(Verb.PLAY, "Stand and Fight")
    assert not Scene(seat, day="2016-01-01").actions().can(Verb.PLAY, "Stand and Fight")


def test_fortune_or_fate_and_sneak_attack_respect_unique_cards() -> None:
    seats = (
        Seat(["Aragorn"], hand=["Sneak Attack", "Faramir"], resources=1),
        Seat(["Legolas"], allies=["Faramir"]),
    )
    scene = Scene(*seats)
    assert not scene.actions().can(Verb.PLAY, "Sneak Attack")
    hand_copy = scene.state.hands[0][1]
    assert not put_into_play(scene.state, hand_copy, 0)
    assert hand_copy in scene.state.hands[0]


def test_an_event_that_helps_no_player_is_not_offered() -> None:
    seats = Seat(["Denethor"], hand=["Beorn's Hospitality"], resources=5), Seat(["Legolas"])
    assert not Scene(*seats).actions().can(Verb.PLAY, "Beorn's Hospitality")
    hurt = Scene(*seats).hurt("Legolas", 1).actions().play("Beorn's Hospitality")
    assert hurt.choose_player(1).damage("Legolas") == 0


def test_thicket_of_spears_is_for_the_combat_phase() -> None:
    seat = Seat(["Gimli", "Legolas", "Thalin"], hand=["Thicket of Spears"], engaged=["Wargs"])
    seat.resources = 1
    assert not Scene(seat).actions(phase=3).can(Verb.PLAY)
    assert Scene(seat).actions(phase=6).can(Verb.PLAY, "Thicket of Spears")
