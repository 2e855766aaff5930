"""Gondor of set 4, *The Two Towers*: tokens of victories, sites set free, roaming minions."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, FELLOWSHIP, SETUP, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize("ranger", [FARAMIR_CAPTAIN_OF_GONDOR, RANGER_OF_ITHILIEN])
@pytest.mark.parametrize(("site", "bonus"), [(4, 2), (6, 0)], ids=["roaming", "at home"])
def test_a_ranger_is_stronger_against_a_roaming_minion(ranger: str, site: int, bonus: int) -> None:
    scene = Scene(fellowship=[ranger], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=site)
    before = scene.strength(ranger)
    assert scene.skirmish(ranger, MORDOR_VETERAN).strength(ranger) == before + bonus


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_ranger_of_ithilien_is_cheaper_in_the_starting_fellowship(phase: int, cost: int) -> None:
    scene = Scene(hand=[RANGER_OF_ITHILIEN])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(RANGER_OF_ITHILIEN)) == cost


@pytest.mark.parametrize(
    ("minion", "site", "damage"),
    [(SOUTHRON_SENTRY, 6, 1), (MORDOR_VETERAN, 4, 1), (MORDOR_VETERAN, 6, 0)],
    ids=["a Man", "roaming", "an Orc at home"],
)
def test_sword_of_gondor_is_keener_against_men_and_roaming_minions(
    minion: str, site: int, damage: int
) -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn],
        bearing={aragorn: [SWORD_OF_GONDOR]},
        minions=[minion, MORGUL_LACKEY],
        site=site,
    )
    assert scene.strength(aragorn) == 7 + 2
    assert scene.skirmish(aragorn, minion).number(DAMAGE, aragorn) == damage


@pytest.mark.parametrize(("items", "total"), [([], 0), ([FARAMIRS_BOW], 1)])
def test_faramir_with_his_bow_is_an_archer(items: list[str], total: int) -> None:
    faramir = FARAMIR_SON_OF_DENETHOR
    scene = Scene(fellowship=[faramir], bearing={faramir: items})
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_forests_of_ithilien_set_a_site_free_for_an_exertion(wounds: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, ARAGORN_DRIVEN_BY_NEED],
        support=[FORESTS_OF_ITHILIEN],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.wound(GONDORIAN_RANGER, wounds).regroup_phase()
    assert scene.can(Verb.USE, FORESTS_OF_ITHILIEN) is usable
    if usable:
        scene.use(FORESTS_OF_ITHILIEN)
        assert not scene.controls(ARAGORN_SITES[0])
        assert scene.is_discarded(FORESTS_OF_ITHILIEN)
        assert scene.wounds(GONDORIAN_RANGER) == 1


@pytest.mark.parametrize(
    ("winner", "offered"), [(ARAGORN_DRIVEN_BY_NEED, True), (ROHIRRIM_GUARD, False)]
)
def test_ithilien_trap_gathers_a_token_where_a_man_of_gondor_wins(
    winner: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[winner], support=[ITHILIEN_TRAP], minions=[SOUTHRON_SCOUT], site=6
    ).skirmish(winner, SOUTHRON_SCOUT)
    assert scene.comes_to(Verb.TRIGGER, ITHILIEN_TRAP) is offered
    if offered:
        scene.answer_with(ITHILIEN_TRAP)
        assert scene.tokens(ITHILIEN_TRAP) == 1


@pytest.mark.parametrize(
    ("spotted", "usable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_ruins_of_osgiliath_are_discarded_to_wound_a_man_of_an_opponent(
    spotted: str, usable: bool
) -> None:
    scene = Scene(
        fellowship=[spotted],
        support=[RUINS_OF_OSGILIATH],
        minions=[SOUTHRON_SENTRY, MORGUL_LACKEY],
        site=6,
    ).skirmish(spotted, MORGUL_LACKEY)
    assert scene.can(Verb.USE, RUINS_OF_OSGILIATH) is usable
    if usable:
        scene.use(RUINS_OF_OSGILIATH)
        assert not scene.can(Verb.CHOOSE, spotted)
        assert (scene.wounds(SOUTHRON_SENTRY), scene.wounds(MORGUL_LACKEY)) == (1, 0)
        assert scene.is_discarded(RUINS_OF_OSGILIATH)


@pytest.mark.parametrize(("spotted", "hurt"), [(0, [0, 0]), (1, [1, 0]), (2, [2, 0])])
def test_aragorn_wingfoot_wounds_a_minion_for_each_unbound_hobbit_he_spots(
    spotted: int, hurt: list[int]
) -> None:
    """4.2, "for each": the two wounds may fall on one minion."""
    scene = Scene(
        fellowship=[ARAGORN_WINGFOOT, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[HOBBIT_FARMER],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=3,
    )
    scene.happen(path.move).answer_with(ARAGORN_WINGFOOT)
    assert max(option.number for option in scene.options(Verb.NUMBER)) == 2
    scene.take_number(spotted)
    while scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.choose(MORDOR_VETERAN)
    assert [scene.wounds(MORDOR_VETERAN), scene.wounds(MORGUL_LACKEY)] == hurt
