"""What lives in the depths of set 2, *Mines of Moria*, and where it can live."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import FELLOWSHIP_SITES, at, moria_scene
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("minion", "home", "elsewhere"),
    [
        (FOUL_TENTACLE, MORIA_LAKE, BALINS_TOMB),
        (HUGE_TENTACLE, MORIA_LAKE, BALINS_TOMB),
        (WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE, MORIA_LAKE, BALINS_TOMB),
        (THE_BALROG_DURINS_BANE, BALINS_TOMB, MORIA_LAKE),
    ],
)
def test_a_creature_lives_where_it_belongs_and_nowhere_else(
    minion: str, home: str, elsewhere: str
) -> None:
    for site, lives in ((home, True), (elsewhere, False)):
        scene = at(site, 4, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion])
        scene.maneuver_phase()
        assert scene.is_discarded(minion) is not lives, site


@pytest.mark.parametrize(
    ("site", "number", "lives"), [(BALINS_TOMB, 4, False), (MORIA_LAKE, 4, True)]
)
def test_bill_ferny_does_not_go_underground(site: str, number: int, lives: bool) -> None:
    ferny = BILL_FERNY_SWARTHY_SNEERING_FELLOW
    scene = at(site, number, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ferny])
    assert scene.maneuver_phase().is_discarded(ferny) is not lives


@pytest.mark.parametrize(
    ("minion", "bonus"),
    [
        (CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT, 1),
        (GOBLIN_RUNNER, 0),
        (ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, 0),
    ],
    ids=["unique", "not unique", "of another culture"],
)
def test_dark_places_strengthen_unique_minions_of_moria(minion: str, bonus: int) -> None:
    plain = moria_scene(minions=[minion])
    dark = moria_scene(minions=[minion], shadow_support=[DARK_PLACES])
    assert dark.strength(minion) - plain.strength(minion) == bonus


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (4, False)])
def test_the_balrog_exerts_to_fill_an_archer_with_fear(wounds: int, usable: bool) -> None:
    balrog = THE_BALROG_FLAME_OF_UDUN
    scene = moria_scene(
        fellowship=[LORIEN_ELF, MERRY_ROHIRRIM_SQUIRE],
        bearing={LORIEN_ELF: [ELVEN_BOW_4_62], MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[balrog],
        shadow_support=[FILL_WITH_FEAR],
    ).wound(balrog, wounds)
    assert scene.maneuver_phase().comes_to(Verb.USE, FILL_WITH_FEAR) is usable
    if usable:
        scene.use(FILL_WITH_FEAR)
        assert scene.is_discarded(ELVEN_BOW_4_62)
        assert scene.in_play(HOBBIT_SWORD_7_319)
        assert scene.wounds(balrog) == 1


@pytest.mark.parametrize("takes_it", [True, False])
def test_goblin_scrabbler_may_discard_a_condition_of_the_elves(takes_it: bool) -> None:
    scene = moria_scene(
        fellowship=[LORIEN_ELF],
        support=[BEREN_AND_LUTHIEN, STOUT_AND_STRONG],
        shadow_hand=[GOBLIN_SCRABBLER],
        twilight=1,
    )
    scene.shadow_phase().play(GOBLIN_SCRABBLER)
    if takes_it:
        scene.answer_with(GOBLIN_SCRABBLER)
    else:
        scene.pass_()
    assert scene.is_discarded(BEREN_AND_LUTHIEN) is takes_it
    assert scene.in_play(STOUT_AND_STRONG)


@pytest.mark.parametrize(
    ("guide", "minion", "price"),
    [
        (GOBLIN_SCRABBLER, GOBLIN_WALLCRAWLER, 2 + 1),
        (GOBLIN_SCRABBLER, MORDOR_TROOPER, 2 + 2),
        (ORC_SCOUT, MORDOR_TROOPER, 2 + 1),
        (ORC_SCOUT, GOBLIN_WALLCRAWLER, 2 + 2),
    ],
)
def test_a_guide_makes_roaming_cheaper_for_his_own(guide: str, minion: str, price: int) -> None:
    scene = Scene(
        minions=[guide], shadow_hand=[minion], twilight=9, path=FELLOWSHIP_SITES, site=3
    ).shadow_phase()
    assert scene.play(minion).twilight == 9 - price
