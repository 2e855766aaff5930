"""The Gandalf cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("price", ["exert", "discard"])
@pytest.mark.parametrize("ent", [BIRCHSEED, FOREST_GUARDIAN, LINDENROOT])
def test_an_unhasty_ent_allows_himself_to_skirmish(ent: str, price: str) -> None:
    scene = Scene(
        fellowship=[ent, MERRY_ROHIRRIM_SQUIRE] if price == "exert" else [ent],
        hand=[HOBBIT_SWORD_7_319, MORDOR_TROOPER] if price == "discard" else [],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.assignment_phase().use(ent)
    if price == "discard":
        scene.choose(HOBBIT_SWORD_7_319)
    scene.wait_to(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.can(Verb.ASSIGN, ent)
    if price == "exert":
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    else:
        assert scene.hand() == []


def test_lindenroot_wounds_isengard_minions_he_skirmishes() -> None:
    for minion, offered in ((URUK_PURSUER, True), (MORDOR_VETERAN, False)):
        scene = Scene(fellowship=[LINDENROOT], minions=[minion], site=6)
        scene.skirmish(LINDENROOT, minion)
        if offered:
            scene.use(LINDENROOT)
        assert scene.wounds(minion) == int(offered)


@pytest.mark.parametrize("paid", [False, True])
def test_turn_of_the_tide_may_be_bought_off_with_a_minion(paid: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        hand=[TURN_OF_THE_TIDE],
        minions=[MORDOR_TROOPER],
        bearing={MORDOR_TROOPER: [ORC_SCIMITAR]},
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    scene.maneuver_phase().play(TURN_OF_THE_TIDE).choose(ORC_SCIMITAR)
    scene.take_number(1 if paid else 0)
    assert scene.in_play(MORDOR_TROOPER) is not paid
    assert scene.is_discarded(ORC_SCIMITAR)
    assert scene.in_play(SCALING_LADDER)


def test_down_from_the_hills_makes_a_hero_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[
            GANDALF_THE_GREY_WIZARD,
            ARAGORN_DRIVEN_BY_NEED,
            LEGOLAS_GREENLEAF,
            SAM_SAMWISE_THE_BRAVE,
        ],
        hand=[DOWN_FROM_THE_HILLS],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.maneuver_phase().play(DOWN_FROM_THE_HILLS)
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 3
    # Legolas has another signet; Sam has the signet, but is Ring-bound.
    assert not scene.can(Verb.CHOOSE, LEGOLAS_GREENLEAF)
    assert not scene.can(Verb.CHOOSE, SAM_SAMWISE_THE_BRAVE)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + 5
    assert scene.number(DEFENDER, ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.number(DAMAGE, ARAGORN_DRIVEN_BY_NEED) == 2
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    scene.happen(wound, aragorn)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    scene.regroup_phase()
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7
    assert scene.number(DEFENDER, ARAGORN_DRIVEN_BY_NEED) == 0
    scene.happen(wound, aragorn)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (1, False)])
def test_down_from_the_hills_needs_a_gandalf_who_can_exert_three_times(
    wounds: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        hand=[DOWN_FROM_THE_HILLS],
        minions=[MORDOR_VETERAN],
        site=6,
    ).wound(GANDALF_THE_GREY_WIZARD, wounds)
    assert scene.maneuver_phase().can(Verb.PLAY, DOWN_FROM_THE_HILLS) is may


@pytest.mark.parametrize(
    ("twilight", "wounds", "may"), [(3, 0, True), (2, 0, False), (9, 3, False)]
)
def test_fury_of_the_white_rider_spots_the_twilight_of_before_its_cost(
    twilight: int, wounds: int, may: bool
) -> None:
    """4.2, "cost": the tokens to spot must be there before those of its own cost are added."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[FURY_OF_THE_WHITE_RIDER],
        minions=[MORDOR_VETERAN],
        twilight=twilight,
        site=6,
    ).wound(GANDALF_THE_GREY_WIZARD, wounds)
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, FURY_OF_THE_WHITE_RIDER) is may
    if may:
        scene.play(FURY_OF_THE_WHITE_RIDER)
        assert scene.twilight == 6
        assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1
        assert scene.wounds(MORDOR_VETERAN) == 2


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (3, False)])
def test_birchseed_exerts_to_heal_an_unbound_hobbit(wounds: int, may: bool) -> None:
    scene = Scene(fellowship=[BIRCHSEED, MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE])
    for hobbit in (MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE):
        scene.wound(hobbit, 1)
    scene.wound(BIRCHSEED, wounds).fellowship_phase()
    assert scene.can(Verb.USE, BIRCHSEED) is may
    if may:
        scene.use(BIRCHSEED)
        assert scene.wounds(BIRCHSEED) == 1
        assert (scene.wounds(MERRY_ROHIRRIM_SQUIRE), scene.wounds(SAM_SAMWISE_THE_BRAVE)) == (0, 1)


@pytest.mark.parametrize("payer", [0, 1, 2])
def test_turn_of_the_tide_can_be_bought_off_by_any_shadow_player(payer: int) -> None:
    """Each is asked; nobody pays where the payer is the Free Peoples player."""
    minions = {1: MORDOR_VETERAN, 2: EASTERLING_REGIMENT}
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[TURN_OF_THE_TIDE],
        minions=[MORDOR_VETERAN],
        minions_of={2: [EASTERLING_REGIMENT]},
        shadow_support=[CORSAIR_WAR_GALLEY],
        site=6,
        players=3,
    )
    scene.maneuver_phase().play(TURN_OF_THE_TIDE)
    while scene.can(Verb.CHOOSE, CORSAIR_WAR_GALLEY):
        scene.choose(CORSAIR_WAR_GALLEY)
    asked = set()
    while scene.can(Verb.EITHER) and scene.who is not None:
        asked.add(scene.who)
        scene.choose("discard a minion" if scene.who == payer else "discard up to 2")
    if payer and scene.can(Verb.CHOOSE, minions[payer]):
        scene.choose(minions[payer])
    while scene.can(Verb.CHOOSE, CORSAIR_WAR_GALLEY):
        scene.choose(CORSAIR_WAR_GALLEY)
    assert asked
    assert asked <= {1, 2}
    assert scene.is_discarded(CORSAIR_WAR_GALLEY) is not bool(payer)
