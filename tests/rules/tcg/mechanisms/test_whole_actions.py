"""Whole actions to choose from, each with a cost of its own (4.2, "cost")."""

from rules.tcg.engine.state.codes import Verb
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
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

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


def test_the_player_chooses_which_action_to_pay_for() -> None:
    """1 R 93."""
    for way, exerted, stronger, more in (
        (0, ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, 3),
        (1, EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED, 2),
    ):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
            minions=[ORC_BROOD],
            hand=[FATE, FATE],
        )
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORC_BROOD)
        before = scene.strength(stronger)
        scene.play(FATE)
        assert scene.who == 0
        scene.take_number(way)
        assert scene.wounds(exerted) == 1
        assert scene.strength(stronger) == before + more


def test_only_a_cost_that_can_be_paid_is_offered() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, MERRY_ROHIRRIM_SQUIRE],
        minions=[ORC_BROOD],
        hand=[FATE],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_BROOD)
    scene.play(FATE)
    assert not scene.can(Verb.EITHER)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


def test_nobody_plays_it_who_can_pay_for_none() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[ORC_BROOD],
        hand=[FATE],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).wound(EOMER_VALIANT_WARCHIEF, 2)
    scene.skirmish(EOMER_VALIANT_WARCHIEF, ORC_BROOD)
    assert not scene.can(Verb.PLAY, FATE)


def test_an_ability_has_two_ways_too() -> None:
    """1 R 100."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        support=[TALE],
        minions=[ORC_BROOD],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.maneuver_phase().use(TALE).choose("exert Éowyn to heal Aragorn")
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_what_is_spotted_of_two_things_is_not_asked() -> None:
    """8 R 95: an engine or a site you control; both are there."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GORGOROTH_ASSASSIN],
        shadow_support=[TROOP_TOWER],
        site=6,
    ).control(ARAGORN_SITES[0])
    scene.assignment_phase().wait_to(Verb.USE, GORGOROTH_ASSASSIN).use(GORGOROTH_ASSASSIN)
    done = ("assigned", scene.card(ARAGORN_DRIVEN_BY_NEED), scene.card(GORGOROTH_ASSASSIN))
    assert done in scene.log
