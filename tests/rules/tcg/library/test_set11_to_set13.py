"""Cards of *Shadows*, *Black Rider* and *Bloodlines* of several cultures."""

import pytest

from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN,
    EOMER,
    FRODO,
    HOBBIT_SWORD,
    LEGOLAS,
    LONG_SPEAR,
    MERRY,
    PIPPIN,
    SWIFT_STEED,
    THEODEN,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

INSPIRATION = "11_36"
GANDALF = "11_33"
BATTLEGROUND = "15_192"
FOR_THE_MARK = "12_114"
CHAMBER_OF_MAZARBUL = "11_233"
PLAINS_RUNNER = "13_114"
DOORS_OF_DURIN = "13_190"
KINDREDS_ESTRANGED = "13_17"
ELVEN_SCOUT = "11_18"
FANGORN_GLADE = "11_239"  # a forest
DENIZEN = "11_115"


@pytest.mark.parametrize(("site", "weaker"), [(ARAGORN_SITES[3], 6), (BATTLEGROUND, 8)])
def test_inspiration_weakens_by_the_companions_in_hand(site, weaker):
    scene = Scene(
        fellowship=[GANDALF],
        minions=[VETERAN],
        hand=[INSPIRATION, MERRY, PIPPIN, HOBBIT_SWORD],
        site=4,
        path=(*ARAGORN_SITES[:3], site),
    )
    scene.skirmish(GANDALF, VETERAN).play(INSPIRATION).resolve()
    (totals,) = [entry for entry in scene.state.log or [] if entry[0] == "totals"]
    assert totals[2] == max(0, 9 - weaker)


def test_for_the_mark_discards_a_possession_in_the_regroup_phase_for_nothing():
    scene = Scene(fellowship=[EOMER], bearing={EOMER: [LONG_SPEAR]}, hand=[FOR_THE_MARK])
    scene.regroup_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER) == 0


def test_for_the_mark_exerts_a_man_in_the_maneuver_phase():
    scene = Scene(
        fellowship=[EOMER],
        bearing={EOMER: [LONG_SPEAR]},
        minions=[VETERAN],
        hand=[FOR_THE_MARK],
        site=6,
    )
    scene.maneuver_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER) == 1


@pytest.mark.parametrize(("fellowship", "burdens"), [([ARAGORN], 0), ([EOMER], 4)])
def test_for_the_mark_needs_a_man_of_rohan_with_resistance_three(fellowship, burdens):
    scene = Scene(
        fellowship=fellowship,
        minions=[VETERAN],
        bearing={fellowship[0]: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
        burdens=burdens,
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, FOR_THE_MARK)


@pytest.mark.parametrize(("site", "cost"), [(CHAMBER_OF_MAZARBUL, 0), (ARAGORN_SITES[0], 2)])
def test_transfers_cost_nothing_at_the_chamber_of_mazarbul(site, cost):
    """Elsewhere the twilight cost is paid again (2.0, "Transfer")."""
    scene = Scene(fellowship=[EOMER, THEODEN], bearing={EOMER: [SWIFT_STEED]}, site=1, path=(site,))
    scene.fellowship_phase().do(Verb.TRANSFER, SWIFT_STEED, THEODEN)
    assert scene.bearer_of(SWIFT_STEED) == THEODEN
    assert scene.twilight == cost


@pytest.mark.parametrize("underground", [False, True])
def test_orc_plains_runner_fetches_another_orc_back(underground):
    following = CHAMBER_OF_MAZARBUL if underground else BATTLEGROUND
    scene = Scene(minions=[PLAINS_RUNNER, DENIZEN], site=6, path=(*ARAGORN_SITES[:5], following))
    scene.state.position[0] = 5
    scene.regroup_phase().wait_to(Verb.USE, PLAINS_RUNNER).use(PLAINS_RUNNER)
    if underground:
        assert len(scene.options(Verb.EITHER)) == 2
        scene.take_number(1)
    assert scene.hand(1) == [DENIZEN]
    assert scene.is_discarded(PLAINS_RUNNER) is not underground
    assert scene.wounds(PLAINS_RUNNER) == int(underground)


def test_orc_plains_runner_needs_another_orc():
    scene = Scene(minions=[PLAINS_RUNNER, VETERAN], site=6).regroup_phase()
    assert not scene.can(Verb.USE, PLAINS_RUNNER)


@pytest.mark.parametrize(
    ("others", "weaker"),
    [([ARAGORN, EOMER], {ARAGORN, EOMER}), ([ARAGORN], {FRODO, ARAGORN})],
)
def test_doors_of_durin_weaken_every_race_with_the_most_companions(others, weaker):
    """Two Men outnumber Frodo, the only Hobbit; one Man and one Hobbit are as many."""
    scene = Scene(fellowship=others, site=1, path=(DOORS_OF_DURIN,))
    elsewhere = Scene(fellowship=others, site=1)
    for companion in (FRODO, *others):
        lost = elsewhere.strength(companion) - scene.strength(companion)
        assert lost == int(companion in weaker)


def scene_of_kindreds_estranged(site: str, *, scouts: int = 0, in_hand: bool = False) -> Scene:
    scene = Scene(
        fellowship=[LEGOLAS],
        minions=[TROOPER],
        hand=[KINDREDS_ESTRANGED] if in_hand else [],
        discards=[ELVEN_SCOUT] * scouts + ([] if in_hand else [KINDREDS_ESTRANGED]),
        site=6,
        path=(*ARAGORN_SITES[:5], site),
    )
    return scene.skirmish(LEGOLAS, TROOPER)


@pytest.mark.parametrize(("site", "total"), [(FANGORN_GLADE, 3), (BATTLEGROUND, 6)])
def test_kindreds_estranged_works_in_forests_and_at_rivers(site, total):
    scene = scene_of_kindreds_estranged(site, in_hand=True).play(KINDREDS_ESTRANGED)
    assert ("totals", 6, total) in (scene.state.log or [])
    assert scene.is_discarded(KINDREDS_ESTRANGED)


def test_kindreds_estranged_is_played_from_the_discard_pile_once():
    scene = scene_of_kindreds_estranged(FANGORN_GLADE, scouts=4)
    twilight = scene.twilight
    scene.use(KINDREDS_ESTRANGED)
    assert scene.twilight == twilight + 2
    assert ("totals", 6, 3) in (scene.state.log or [])
    assert scene.state.discards[0] == []
    assert not scene.is_discarded(KINDREDS_ESTRANGED)


def test_kindreds_estranged_needs_four_other_elven_cards():
    scene = scene_of_kindreds_estranged(FANGORN_GLADE, scouts=3)
    assert not scene.can(Verb.USE, KINDREDS_ESTRANGED)
