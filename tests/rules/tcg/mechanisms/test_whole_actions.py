"""Whole actions to choose from, each with a cost of its own (4.2, "cost")."""

from rules.tcg.engine.codes import Verb
from rules.tcg.notation.language import (
    a,
    ability,
    either,
    event,
    exert,
    heal,
    make,
    maneuver,
    skirmish,
    strength,
    titled,
)
from tests.rules.tcg.cards import ARAGORN, CITY_OF_MEN, EOMER, EOWYN, MERRY, ORC_BROOD, SECOND_LEVEL
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

ARAGORN_OR_EOMER = either(
    exert(a(titled("Aragorn"))) >> make(a(titled("Éomer")), strength(+3)),
    exert(a(titled("Éomer"))) >> make(a(titled("Aragorn")), strength(+2)),
)
FATE = made(CITY_OF_MEN, event(skirmish, ARAGORN_OR_EOMER))
TALE = made(
    SECOND_LEVEL,
    ability(
        maneuver,
        either(
            exert(a(titled("Aragorn"))) >> heal(a(titled("Éowyn"))),
            exert(a(titled("Éowyn"))) >> heal(a(titled("Aragorn"))),
        ),
    ),
)


def test_the_player_chooses_which_action_to_pay_for():
    """1 R 93."""
    for way, exerted, stronger, more in ((0, ARAGORN, EOMER, 3), (1, EOMER, ARAGORN, 2)):
        scene = Scene(fellowship=[ARAGORN, EOMER], minions=[ORC_BROOD], hand=[FATE, FATE])
        scene.skirmish(ARAGORN, ORC_BROOD)
        before = scene.strength(stronger)
        scene.play(FATE)
        assert scene.who == 0
        scene.take_number(way)
        assert scene.wounds(exerted) == 1
        assert scene.strength(stronger) == before + more


def test_only_a_cost_that_can_be_paid_is_offered():
    scene = Scene(fellowship=[ARAGORN, EOMER, MERRY], minions=[ORC_BROOD], hand=[FATE])
    scene.wound(ARAGORN, 3)
    scene.skirmish(MERRY, ORC_BROOD)
    scene.play(FATE)
    assert not scene.can(Verb.EITHER)
    assert scene.wounds(EOMER) == 1


def test_nobody_plays_it_who_can_pay_for_none():
    scene = Scene(fellowship=[ARAGORN, EOMER], minions=[ORC_BROOD], hand=[FATE])
    scene.wound(ARAGORN, 3).wound(EOMER, 2)
    scene.skirmish(EOMER, ORC_BROOD)
    assert not scene.can(Verb.PLAY, FATE)


def test_an_ability_has_two_ways_too():
    """1 R 100."""
    scene = Scene(fellowship=[ARAGORN, EOWYN], support=[TALE], minions=[ORC_BROOD])
    scene.wound(ARAGORN, 1)
    scene.maneuver_phase().use(TALE).take_number(1)
    assert scene.wounds(EOWYN) == 1
    assert scene.wounds(ARAGORN) == 0
