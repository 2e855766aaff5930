"""Cards before and after the day on which an official FAQ changed them."""

import pytest

from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.facts.reader import card
from rules.lcg.library import definition
from rules.lcg.library.faq import LAST_FAQ
from tests.rules.lcg.scene import Scene, Seat


def test_beravor_draws_once_a_round_since_faq_1_3() -> None:
    def draws_again(day: str) -> bool:
        scene = Scene(Seat(["Beravor"], deck=["Gandalf", "Beorn", "Faramir", "Feint"]), day=day)
        scene.actions().use("Beravor")
        scene.state.exhausted[scene.card("Beravor")] = False
        return scene.actions().can(Verb.USE, "Beravor")

    assert draws_again("2012-07-30")
    assert not draws_again("2012-07-31")


def test_protector_of_lorien_works_three_times_a_phase_since_faq_1_3() -> None:
    def works_a_fourth_time(day: str) -> bool:
        seat = Seat(
            ["Denethor"],
            hand=["Gléowine", "Beorn", "Faramir", "Gandalf"],
            attached={"Denethor": ["Protector of Lórien"]},
        )
        scene = Scene(seat, day=day).actions()
        for name in ("Gléowine", "Beorn", "Faramir"):
            scene.use("Protector of Lórien").choose(name).number(0)
        return scene.can(Verb.USE, "Protector of Lórien")

    assert works_a_fourth_time("")
    assert not works_a_fourth_time("2012-07-31")


@pytest.mark.parametrize(("day", "bars_others"), [("", True), ("2013-02-27", False)])
def test_feint_stops_attacks_on_one_player_alone_since_faq_1_4(day: str, bars_others: bool) -> None:
    seats = Seat(["Gimli"], hand=["Feint"], resources=1, engaged=["Hill Troll"]), Seat(["Éowyn"])
    scene = Scene(*seats, day=day).combat_phase().play("Feint")
    barred = scene.state.barred_attacks
    troll = scene.card("Hill Troll")
    assert (troll, 0) in barred
    assert ((troll, 1) in barred) == bars_others


@pytest.mark.parametrize(("day", "players"), [("", {0, 1}), ("2013-02-27", {0})])
def test_thicket_of_spears_guards_one_player_alone_since_faq_1_4(
    day: str, players: set[int]
) -> None:
    heroes = ["Gimli", "Legolas", "Thalin"]
    seat = Seat(heroes, hand=["Thicket of Spears"], resources=1, engaged=["Wargs"])
    scene = Scene(seat, Seat(["Éowyn"], engaged=["Hill Troll"]), day=day)
    scene.combat_phase().play("Thicket of Spears").choose("Player 1")
    barred = scene.state.barred_attacks
    assert {player for _, player in barred} == players
    assert {enemy for enemy, _ in barred} == {scene.card("Wargs")}


@pytest.mark.parametrize(("day", "answers"), [("", True), ("2016-01-26", False)])
def test_horn_of_gondor_answers_only_what_is_destroyed_since_faq_1_8(
    day: str, answers: bool
) -> None:
    seat = Seat(["Aragorn"], allies=["Faramir"], attached={"Aragorn": ["Horn of Gondor"]})
    scene = Scene(seat, day=day)
    scene.happen(discard, scene.card("Faramir"))
    assert scene.can(Verb.TRIGGER, "Horn of Gondor") == answers


def test_horn_of_gondor_answers_what_is_destroyed_by_either_text() -> None:
    for day in ("", LAST_FAQ):
        seat = Seat(["Aragorn"], allies=["Faramir"], attached={"Aragorn": ["Horn of Gondor"]})
        scene = Scene(seat, day=day)
        scene.happen(deal_damage, scene.card("Faramir"), 9)
        assert scene.can(Verb.TRIGGER, "Horn of Gondor")


@pytest.mark.parametrize(("day", "can_be_snared"), [("", True), ("2011-05-20", False)])
def test_no_attachment_is_played_on_the_nazgul_since_the_first_faq(
    day: str, can_be_snared: bool
) -> None:
    seat = Seat(
        ["Denethor"], hand=["Forest Snare"], resources=3, engaged=["Nazgûl of Dol Guldur", "Wargs"]
    )
    scene = Scene(seat, day=day).planning_phase()
    assert scene.can(Verb.PLAY, "Forest Snare", "Wargs")
    assert scene.can(Verb.PLAY, "Forest Snare", "Nazgûl of Dol Guldur") == can_be_snared


@pytest.mark.parametrize(("day", "readies_again"), [("", True), ("2017-10-16", False)])
def test_boromir_readies_once_a_phase_since_faq_1_9(day: str, readies_again: bool) -> None:
    scene = Scene(Seat(["Boromir"]), day=day).tire("Boromir").actions().use("Boromir")
    scene.tire("Boromir").actions()
    assert scene.can(Verb.USE, "Boromir") == readies_again


@pytest.mark.parametrize("code", ["01012", "01034", "01036", "01042", "01070", "01102", "02095"])
def test_a_changed_card_has_its_printed_text_until_its_day(code: str) -> None:
    printed, today = definition(code), definition(code, LAST_FAQ)
    assert printed is not None, card(code).name
    assert today is not None
    assert printed.edition == ""
    assert "2011" < today.edition <= LAST_FAQ
    assert definition(code, "2011-05-19") == printed
