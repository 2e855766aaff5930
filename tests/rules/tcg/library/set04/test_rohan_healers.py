"""Rohan of set 4, *The Two Towers*: who heals, who aims, and whose mounts tire their foes."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import ORC
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("healer", "healed"), [(GUMA, [0, 0, 1]), (WELAND, [0, 1, 0])], ids=["Men", "riders"]
)
def test_a_villager_exerts_to_heal(healer: str, healed: list[int]) -> None:
    """Guma heals a Man of Rohan, himself too, Weland who is mounted."""
    company = [ROHIRRIM_GUARD, EOWYN_LADY_OF_ROHAN, ARAGORN_DRIVEN_BY_NEED]
    may = {card for card, wounds in zip(company, healed, strict=True) if not wounds}
    may |= {healer} & {GUMA}
    scene = Scene(
        fellowship=company,
        support=[healer],
        bearing={ROHIRRIM_GUARD: [RIDERS_MOUNT_4_287], ARAGORN_DRIVEN_BY_NEED: [BREGO]},
    )
    for card in company:
        scene.wound(card, 1)
    scene.fellowship_phase().use(healer)
    assert {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)} == may
    scene.choose(ROHIRRIM_GUARD)
    assert (scene.wounds(ROHIRRIM_GUARD), scene.wounds(healer)) == (0, 1)


@pytest.mark.parametrize("takes_it", [True, False])
def test_well_stored_may_heal_a_villager_at_the_start_of_the_fellowship_phase(
    takes_it: bool,
) -> None:
    scene = Scene(fellowship=[ROHIRRIM_GUARD], support=[GUMA, ALDOR, WELL_STORED])
    for card in (ROHIRRIM_GUARD, GUMA, ALDOR):
        scene.wound(card, 1)
    scene.fellowship_phase()
    if takes_it:
        scene.answer_with(WELL_STORED)
    else:
        scene.pass_()
    assert scene.wounds(GUMA) == (0 if takes_it else 1)
    assert scene.wounds(ROHIRRIM_GUARD) == scene.wounds(ALDOR) == 1


@pytest.mark.parametrize(("others", "usable"), [([GUMA], True), ([], False)])
def test_aldor_shoots_for_a_villager(others: list[str], usable: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[ALDOR, *others],
        minions=[MORDOR_VETERAN],
        site=8,
    ).archery_phase()
    assert scene.can(Verb.USE, ALDOR) is usable
    if usable:
        before = archery_totals(scene.state)[0]
        scene.use(ALDOR)
        assert archery_totals(scene.state)[0] == before + 1
        assert scene.wounds(ALDOR) == 1


@pytest.mark.parametrize(
    ("item", "bearer", "usable"),
    [
        (RIDERS_SPEAR_4_288, EOWYN_LADY_OF_ROHAN, True),
        (ARMOR, EOWYN_LADY_OF_ROHAN, False),
        (BREGO, ARAGORN_DRIVEN_BY_NEED, True),
    ],
    ids=["Rohan", "Gondor item", "Rohan mount"],
)
def test_theoden_heals_who_is_given_a_possession_of_rohan(
    item: str, bearer: str, usable: bool
) -> None:
    theoden = THEODEN_LORD_OF_THE_MARK
    scene = Scene(
        fellowship=[theoden, EOWYN_LADY_OF_ROHAN, ARAGORN_DRIVEN_BY_NEED], hand=[item, item]
    )
    scene.wound(EOWYN_LADY_OF_ROHAN, 2).fellowship_phase()
    assert scene.can(Verb.USE, theoden) is usable
    if not usable:
        return
    scene.use(theoden)
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    assert bearers == {theoden, EOWYN_LADY_OF_ROHAN}, "companions of Rohan"
    scene.do(Verb.CHOOSE, target=EOWYN_LADY_OF_ROHAN)
    assert scene.bearer_of(item) == EOWYN_LADY_OF_ROHAN
    if scene.can(Verb.TRIGGER, BREGO):
        scene.pass_()
    assert scene.wounds(EOWYN_LADY_OF_ROHAN) == 1
    assert not scene.can(Verb.USE, theoden), "once a turn"


@pytest.mark.parametrize("mount", [HORSE_OF_ROHAN, RIDERS_MOUNT_4_287])
@pytest.mark.parametrize(("fighter", "hurt"), [(ROHIRRIM_GUARD, 1), (MERRY_ROHIRRIM_SQUIRE, 0)])
def test_each_minion_that_skirmishes_a_rider_exerts(mount: str, fighter: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, MERRY_ROHIRRIM_SQUIRE],
        bearing={ROHIRRIM_GUARD: [mount]},
        minions=[MORDOR_VETERAN, MORDOR_TROOPER, ORC],
        site=6,
    ).skirmish(fighter, MORDOR_VETERAN, MORDOR_TROOPER)
    assert scene.wounds(MORDOR_VETERAN) == scene.wounds(MORDOR_TROOPER) == hurt
    assert scene.wounds(ORC) == 0


@pytest.mark.parametrize(
    ("bearer", "items", "damage"),
    [
        (ROHIRRIM_GUARD, [RIDERS_SPEAR_4_288], 0),
        (ROHIRRIM_GUARD, [RIDERS_SPEAR_4_288, RIDERS_MOUNT_4_287], 1),
        (THEODEN_LORD_OF_THE_MARK, [HERUGRIM], 1),
    ],
)
def test_a_weapon_of_rohan_is_keener_for_its_master(
    bearer: str, items: list[str], damage: int
) -> None:
    scene = Scene(fellowship=[bearer], bearing={bearer: items})
    assert scene.number(DAMAGE, bearer) == damage
    assert scene.strength(bearer) == 6 + 2


@pytest.mark.parametrize(("first", "second", "bonus"), [(0, 0, 0), (1, 0, 2), (2, 1, 6)])
def test_eomer_is_stronger_for_each_wound_on_each_minion_he_skirmishes(
    first: int, second: int, bonus: int
) -> None:
    eomer = EOMER_THIRD_MARSHAL_OF_RIDDERMARK
    scene = Scene(
        fellowship=[eomer], minions=[MORDOR_VETERAN, MORDOR_TROOPER, ORC], hand=[MORNING_CAME]
    )
    scene.wound(MORDOR_VETERAN, first).wound(MORDOR_TROOPER, second).wound(ORC, 1)
    scene.skirmish(eomer, MORDOR_VETERAN, MORDOR_TROOPER)
    assert scene.strength(eomer) == 7 + bonus


@pytest.mark.parametrize(("other", "cost"), [(ROHIRRIM_GUARD, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_the_third_marshal_is_cheaper_beside_a_man_of_rohan(other: str, cost: int) -> None:
    scene = Scene(fellowship=[other], hand=[EOMER_THIRD_MARSHAL_OF_RIDDERMARK]).fellowship_phase()
    assert scene.play(EOMER_THIRD_MARSHAL_OF_RIDDERMARK).twilight == cost
