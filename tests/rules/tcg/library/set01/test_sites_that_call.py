"""Sites of set 1, *The Fellowship of the Ring*, that call friends, draw and tire."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, moving_to, prices
from tests.rules.tcg.scene import FREE_PEOPLES

FRODO = FRODO_HOPE_OF_FREE_PEOPLES


@pytest.mark.parametrize(
    ("site", "friend", "others", "usable"),
    [
        (BAG_END, THE_GAFFER_SAMS_FATHER, [], True),
        (THE_PRANCING_PONY_1_324, ARAGORN_DRIVEN_BY_NEED, [], True),
        (SHIRE_LOOKOUT_POINT, GANDALFS_CART, [GANDALF_THE_GREY_WIZARD], True),
        (SHIRE_LOOKOUT_POINT, GANDALFS_CART, [ROHIRRIM_GUARD], False),
    ],
)
def test_a_first_site_plays_its_friend_from_the_draw_deck(
    site: str, friend: str, others: list[str], usable: bool
) -> None:
    scene = at(site, 1, fellowship=others, deck=[HOBBIT_SWORD_7_319, friend]).fellowship_phase()
    assert scene.can(Verb.USE, site) is usable
    if usable:
        scene.use(site)
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.in_play(friend)
        assert scene.wounds(FRODO) == (site == BAG_END)
        assert scene.burdens == (site == THE_PRANCING_PONY_1_324)


@pytest.mark.parametrize(
    ("site", "played", "drawn"),
    [
        (FRODOS_BEDROOM, MERRY_ROHIRRIM_SQUIRE, 1),
        (FRODOS_BEDROOM, HOBBIT_FARMER, 1),
        (FRODOS_BEDROOM, LORIEN_ELF, 0),
        (RIVENDELL_VALLEY, LORIEN_ELF, 1),
        (RIVENDELL_VALLEY, ELROND_LORD_OF_RIVENDELL, 1),
        (RIVENDELL_VALLEY, MERRY_ROHIRRIM_SQUIRE, 0),
    ],
)
def test_a_sanctuary_draws_a_card_for_its_people(site: str, played: str, drawn: int) -> None:
    scene = at(
        site,
        3,
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[played],
        deck=[HOBBIT_SWORD_7_319] * 3,
    ).fellowship_phase()
    assert scene.can(Verb.USE, site) is bool(drawn)
    if drawn:
        scene.use(site)
        assert scene.in_play(played)
        assert scene.hand() == [HOBBIT_SWORD_7_319]


@pytest.mark.parametrize("side", ["companion", "minion"])
def test_each_side_may_exert_its_own_in_the_ettenmoors(side: str) -> None:
    scene = at(
        ETTENMOORS_1_331, 2, fellowship=[ROHIRRIM_GUARD], minions=[MORDOR_VETERAN, MORGUL_LACKEY]
    ).skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    own = ROHIRRIM_GUARD if side == "companion" else MORDOR_VETERAN
    if side == "minion":
        scene.pass_()
    scene.use(ETTENMOORS_1_331)
    offered = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert offered == (
        {FRODO, ROHIRRIM_GUARD} if side == "companion" else {MORDOR_VETERAN, MORGUL_LACKEY}
    )
    before = scene.strength(own)
    scene.choose(own)
    assert (scene.strength(own), scene.wounds(own)) == (before + 2, 1)


def test_nazgul_come_cheaper_to_the_weatherhills() -> None:
    scene = at(
        WEATHERHILLS,
        2,
        shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER],
        twilight=20,
    )
    # Both roam there.
    assert prices(scene, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER) == [4 + 2 - 1, 1 + 2]


@pytest.mark.parametrize("frodo_exerts", [True, False])
def test_frodo_or_two_others_exert_at_moria_lake(frodo_exerts: bool) -> None:
    others = [MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR]
    scene = moving_to(MORIA_LAKE, 4, fellowship=others).pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose("exert Frodo" if frodo_exerts else "exert 2")
    if not frodo_exerts:
        assert not scene.can(Verb.CHOOSE, FRODO)
        scene.choose(others[0]).choose(others[2])
    assert scene.wounds(FRODO) == frodo_exerts
    assert [scene.wounds(card) for card in others] == [[1, 0, 1], [0, 0, 0]][frodo_exerts]


def test_every_ally_is_discarded_at_the_anduin_confluence() -> None:
    allies = [ELROND_LORD_OF_RIVENDELL, HOBBIT_FARMER]
    scene = moving_to(
        ANDUIN_CONFLUENCE_1_353, 7, fellowship=[MERRY_ROHIRRIM_SQUIRE], support=allies
    ).pass_all()
    assert all(map(scene.is_discarded, allies))
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)


@pytest.mark.parametrize(("cost", "usable"), [(CITY_OF_MEN, True), (MORNING_CAME, False)])
def test_a_card_of_gondor_heals_a_companion_of_gondor_at_the_pillars(
    cost: str, usable: bool
) -> None:
    scene = at(
        PILLARS_OF_THE_KINGS,
        8,
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD],
        hand=[cost, HOBBIT_SWORD_7_319],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(ROHIRRIM_GUARD, 1).fellowship_phase()
    assert scene.can(Verb.USE, PILLARS_OF_THE_KINGS) is usable
    if usable:
        scene.use(PILLARS_OF_THE_KINGS)
        assert scene.is_discarded(cost)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(ROHIRRIM_GUARD)) == (0, 1)


def test_a_minion_exerts_in_the_emyn_muil_to_be_fierce() -> None:
    scene = at(
        EMYN_MUIL_1_360, 9, fellowship=[ROHIRRIM_GUARD], minions=[MORDOR_VETERAN, MORGUL_LACKEY]
    ).maneuver_phase()
    scene.wait_to(Verb.USE, EMYN_MUIL_1_360).use(EMYN_MUIL_1_360).choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert is_fierce(scene.state, scene.card(MORDOR_VETERAN))
    assert not is_fierce(scene.state, scene.card(MORGUL_LACKEY))


def test_minions_of_isengard_come_cheaper_to_the_slopes_of_amon_hen() -> None:
    scene = at(
        SLOPES_OF_AMON_HEN, 9, shadow_hand=[URUK_SAVAGE, ISENGARD_RETAINER, ORC_HUNTERS], twilight=9
    )
    assert prices(scene, URUK_SAVAGE, ISENGARD_RETAINER, ORC_HUNTERS) == [1, 3, 3]
