"""How the Elves of set 4, *The Two Towers*, fight beside others."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("fellowship", "support", "playable"),
    [
        ([LEGOLAS_GREENLEAF, LORIEN_GUARDIAN], [], True),
        ([LEGOLAS_GREENLEAF], [ELROND_LORD_OF_RIVENDELL], False),
    ],
    ids=["two companions", "companion and ally"],
)
def test_a_company_of_archers_discards_any_condition(
    fellowship: list[str], support: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        support=[*support, FINAL_COUNT],
        minions=[MORDOR_TROOPER],
        shadow_support=[WORRY],
        hand=[COMPANY_OF_ARCHERS],
        site=6,
    ).archery_phase()
    assert scene.can(Verb.PLAY, COMPANY_OF_ARCHERS) is playable
    if playable:
        scene.play(COMPANY_OF_ARCHERS)
        assert scene.can(Verb.CHOOSE, FINAL_COUNT)
        scene.choose(WORRY)
        assert scene.is_discarded(WORRY)
        assert scene.in_play(FINAL_COUNT)


@pytest.mark.parametrize(("fighter", "weaker"), [(FEREVELLON, 2), (LORIEN_GUARDIAN, 0)])
def test_ferevellon_weakens_whoever_skirmishes_him(fighter: str, weaker: int) -> None:
    scene = Scene(
        fellowship=[FEREVELLON, LORIEN_GUARDIAN], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=6
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, FEREVELLON):
        scene.use(FEREVELLON)
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker


@pytest.mark.parametrize(("other", "playable"), [(LORIEN_GUARDIAN, True), (DWARF_GUARD, False)])
def test_ferevellon_follows_an_elf(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[other], hand=[FEREVELLON]).fellowship_phase()
    assert scene.can(Verb.PLAY, FEREVELLON) is playable


@pytest.mark.parametrize(
    ("fighter", "weaker"),
    [
        (ARAGORN_DRIVEN_BY_NEED, 1),
        (GIMLI_DWARF_OF_EREBOR, 2),
        (LEGOLAS_ELVEN_COMRADE, 1),
        (FRODO_HOPE_OF_FREE_PEOPLES, 0),
        (GONDORIAN_RANGER, 0),
    ],
    ids=["unbound", "Gimli", "himself", "the Ring-bearer", "Ring-bound"],
)
def test_legolas_exerts_to_help_an_unbound_comrade_and_gimli_more(
    fighter: str, weaker: int
) -> None:
    legolas = LEGOLAS_ELVEN_COMRADE
    scene = Scene(
        fellowship=[legolas, ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, GONDORIAN_RANGER],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, legolas):
        scene.use(legolas)
        assert scene.wounds(legolas) == 1
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker
    assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize("wounds", [0, 1, 2])
@pytest.mark.parametrize("fighter", [LORIEN_SWORDSMAN, ARAGORN_DRIVEN_BY_NEED])
def test_lorien_swordsman_is_feared_by_the_wounded(fighter: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[LORIEN_SWORDSMAN, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[SUPPORTING_FIRE],
        site=6,
    )
    scene.wound(MORDOR_VETERAN, wounds).wound(MORGUL_LACKEY, 1)
    scene.skirmish(fighter, MORDOR_VETERAN, MORGUL_LACKEY)
    weaker = 2 if fighter == LORIEN_SWORDSMAN else 0
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker * wounds
    assert scene.strength(MORGUL_LACKEY) == 6 - weaker


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([LEGOLAS_GREENLEAF, LORIEN_GUARDIAN], 3),
        ([LEGOLAS_GREENLEAF, DWARF_GUARD], 2),
    ],
    ids=["three Elf companions", "two"],
)
def test_supporting_fire_is_stronger_from_three_elf_companions(
    others: list[str], bonus: int
) -> None:
    scene = Scene(
        fellowship=[FEREVELLON, *others],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[SUPPORTING_FIRE],
        site=6,
    ).skirmish(FEREVELLON, MORDOR_VETERAN)
    scene.play(SUPPORTING_FIRE)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(FEREVELLON)
    assert scene.strength(FEREVELLON) == 5 + bonus
