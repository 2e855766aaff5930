"""The rangers of Gondor of set 4, *The Two Towers*, and the roaming minions they hunt."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("in_skirmish", [True, False])
def test_arrows_thick_in_the_air_wound_every_roaming_minion(in_skirmish: bool) -> None:
    rangers = [DAMROD_RANGER_OF_ITHILIEN, GONDORIAN_RANGER]
    # Sauron's Orcs roam at site 4; the Southron is at home there.
    scene = Scene(
        fellowship=[*rangers, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, SOUTHRON_SENTRY],
        hand=[ARROWS_THICK_IN_THE_AIR],
        site=4,
    )
    if in_skirmish:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SENTRY)
    else:
        scene.archery_phase()
    scene.play(ARROWS_THICK_IN_THE_AIR)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.take_first()
    assert [scene.wounds(ranger) for ranger in rangers] == [1, 1]
    assert scene.wounds(MORDOR_TROOPER) == scene.wounds(MORDOR_VETERAN) == 1
    assert scene.wounds(SOUTHRON_SENTRY) == 0


@pytest.mark.parametrize(("exhausted", "playable"), [(0, True), (2, False)])
def test_arrows_thick_in_the_air_cost_two_exertions(exhausted: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN, GONDORIAN_RANGER],
        minions=[MORDOR_TROOPER],
        hand=[ARROWS_THICK_IN_THE_AIR],
        site=4,
    ).wound(GONDORIAN_RANGER, exhausted)
    assert scene.archery_phase().can(Verb.PLAY, ARROWS_THICK_IN_THE_AIR) is playable


@pytest.mark.parametrize(("wounds", "left"), [(2, 0), (1, 0)])
def test_hard_choice_heals_who_has_aragorns_signet_twice(wounds: int, left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE],
        hand=[HARD_CHOICE],
    )
    for card in (GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, wounds)
    scene.fellowship_phase().play(HARD_CHOICE)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == left
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == wounds


def test_hard_choice_is_aragorns() -> None:
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], hand=[HARD_CHOICE])
    scene.wound(GIMLI_DWARF_OF_EREBOR, 1).fellowship_phase()
    assert not scene.can(Verb.PLAY, HARD_CHOICE)


@pytest.mark.parametrize(
    ("minion", "tired"), [(MORDOR_VETERAN, 2), (SOUTHRON_SENTRY, 0)], ids=["roaming", "at home"]
)
def test_mablung_exhausts_a_roaming_minion_he_skirmishes(minion: str, tired: int) -> None:
    mablung = MABLUNG_SOLDIER_OF_GONDOR
    scene = Scene(fellowship=[mablung], minions=[minion, MORGUL_LACKEY], site=4)
    scene.skirmish(mablung, minion)
    if scene.can(Verb.USE, mablung):
        scene.use(mablung)
    assert scene.wounds(minion) == tired
    assert scene.wounds(MORGUL_LACKEY) == 0


@pytest.mark.parametrize(
    ("other", "playable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_mablung_follows_a_ring_bound_man(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[other], hand=[MABLUNG_SOLDIER_OF_GONDOR]).fellowship_phase()
    assert scene.can(Verb.PLAY, MABLUNG_SOLDIER_OF_GONDOR) is playable


@pytest.mark.parametrize(
    ("minion", "site", "wounds", "usable"),
    [
        (SOUTHRON_SENTRY, 6, 0, True),
        (MORDOR_VETERAN, 4, 0, True),
        (MORDOR_VETERAN, 6, 0, False),
        (SOUTHRON_SENTRY, 6, 2, False),
    ],
    ids=["a Man", "roaming", "an Orc at home", "the bearer is exhausted"],
)
def test_rangers_bow_exerts_its_bearer_to_wound_a_man_or_a_roaming_minion(
    minion: str, site: int, wounds: int, usable: bool
) -> None:
    bearer = DAMROD_RANGER_OF_ITHILIEN
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [RANGERS_BOW]},
        minions=[minion, MORGUL_LACKEY],
        site=site,
    )
    scene.wound(bearer, wounds).skirmish(bearer, minion)
    assert scene.can(Verb.USE, RANGERS_BOW) is usable
    if usable:
        scene.use(RANGERS_BOW)
        assert (scene.wounds(bearer), scene.wounds(minion)) == (1, 1)
        assert scene.wounds(MORGUL_LACKEY) == 0


@pytest.mark.parametrize(
    ("companion", "playable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_rangers_bow_is_borne_by_a_ring_bound_man(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[RANGERS_BOW]).fellowship_phase()
    assert scene.can(Verb.PLAY, RANGERS_BOW) is playable


@pytest.mark.parametrize(
    ("fighter", "minion", "bonus"),
    [
        (ARAGORN_DRIVEN_BY_NEED, URUK_REAR_GUARD, 2),
        (ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, 0),
        (GONDORIAN_RANGER, URUK_REAR_GUARD, 0),
    ],
    ids=["an Uruk-hai", "an Orc", "another's skirmish"],
)
def test_the_blade_of_aragorn_is_keener_against_uruk_hai(
    fighter: str, minion: str, bonus: int
) -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn, GONDORIAN_RANGER],
        bearing={aragorn: [RANGERS_SWORD_BLADE_OF_ARAGORN]},
        minions=[minion, MORGUL_LACKEY],
        site=6,
    )
    assert scene.strength(aragorn) == 7 + 2
    assert scene.skirmish(fighter, minion).strength(aragorn) == 7 + 2 + bonus
