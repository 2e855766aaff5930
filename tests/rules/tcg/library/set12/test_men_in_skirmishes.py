"""The Men of set 12, *Black Rider*, that count for more in skirmishes."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.state.codes import SKIRMISH_LOST, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 0), (1, 2), (2, 2), (3, 4)])
def test_war_trident_hurts_more_the_weaker_the_will(burdens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [WAR_TRIDENT]},
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    before = scene.strength(BRUTAL_EASTERLING)
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == before + bonus


def test_castamir_strengthens_every_wounded_man() -> None:
    castamir = CASTAMIR_OF_UMBAR_CORSAIR_VANDAL
    scene = Scene(minions=[castamir, BRUTAL_EASTERLING, MORDOR_TROOPER])
    for minion in (castamir, MORDOR_TROOPER):
        scene.wound(minion, 1)
    found = [scene.strength(card) for card in (castamir, BRUTAL_EASTERLING, MORDOR_TROOPER)]
    assert found == [14 + 2, 11, 6]


@pytest.mark.parametrize(
    ("in_fierce", "burdens", "bonus"), [(False, 0, 0), (True, 0, 7), (True, 2, 10)]
)
def test_crazed_hillman_rages_in_fierce_skirmishes(
    in_fierce: bool, burdens: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CRAZED_HILLMAN],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, CRAZED_HILLMAN)
    assert scene.strength(CRAZED_HILLMAN) == 7 + bonus


@pytest.mark.parametrize(("burdens", "wounds", "bonus"), [(0, 0, 0), (0, 2, 2), (4, 2, 4)])
def test_easterling_banner_bearer_counts_wounds_twice_where_the_will_is_weak(
    burdens: int, wounds: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[EASTERLING_BANNER_BEARER],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, EASTERLING_BANNER_BEARER)
    assert scene.strength(EASTERLING_BANNER_BEARER) == 9 + bonus


@pytest.mark.parametrize(("minion", "hurt"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_grima_betrayer_of_rohan_tires_a_companion_when_one_loses_to_men(
    minion: str, hurt: bool
) -> None:
    grima = GRIMA_BETRAYER_OF_ROHAN
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], minions=[grima, minion], site=4)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    scene.happen(emit, SKIRMISH_LOST, scene.card(GIMLI_DWARF_OF_EREBOR))
    if scene.can(Verb.TRIGGER, grima):
        scene.answer_with(grima)
        assert not scene.can(Verb.CHOOSE, minion)
        scene.choose(DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == int(hurt)
    assert scene.wounds(grima) == int(hurt)


@pytest.mark.parametrize(
    ("place", "twilight", "stays"),
    [(WEST_ROAD, 2, True), (MORIA_STAIRWAY_11_248, 2, True), (MORIA_STAIRWAY_11_248, 0, False)],
)
def test_wrathful_hillman_must_be_paid_for_away_from_the_plains(
    place: str, twilight: int, stays: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WRATHFUL_HILLMAN],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        twilight=twilight,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, WRATHFUL_HILLMAN)
    if scene.can(Verb.EITHER):
        scene.choose("remove (2)")
    assert scene.in_play(WRATHFUL_HILLMAN) is stays
    assert scene.twilight == (2 if place == WEST_ROAD else 0)


@pytest.mark.parametrize(("minion", "added"), [(BRUTAL_EASTERLING, 2), (MORDOR_TROOPER, 0)])
def test_harrying_hillman_brings_twilight_when_a_companion_loses_to_men(
    minion: str, added: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[HARRYING_HILLMAN, minion], hand=[AXE_STRIKE], site=4
    )
    scene.skirmish(DWARF_GUARD, minion)
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD))
    assert scene.twilight == added


@pytest.mark.parametrize(("opponent", "damage"), [(ARAGORN_DRIVEN_BY_NEED, 2), (DWARF_GUARD, 0)])
def test_covetous_easterling_hits_men_harder(opponent: str, damage: int) -> None:
    scene = Scene(
        fellowship=[opponent, GIMLI_DWARF_OF_EREBOR],
        minions=[COVETOUS_EASTERLING],
        hand=[AXE_STRIKE],
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(COVETOUS_EASTERLING)) == 0
    scene.skirmish(opponent, COVETOUS_EASTERLING)
    assert damage_bonus(scene.state, scene.card(COVETOUS_EASTERLING)) == damage


@pytest.mark.parametrize("items", [[WAR_TRIDENT], []])
def test_frenzied_dunlending_is_fierce_with_a_possession(items: list[str]) -> None:
    scene = Scene(minions=[FRENZIED_DUNLENDING], bearing={FRENZIED_DUNLENDING: items}, site=4)
    assert is_fierce(scene.state, scene.card(FRENZIED_DUNLENDING)) is bool(items)


@pytest.mark.parametrize("others", [0, 1, 3])
def test_crooked_townsman_counts_every_other_character(others: int) -> None:
    """The Ring-bearer is one; an ally and a minion are, too."""
    scene = Scene(
        fellowship=[DWARF_GUARD][: others > 0],
        support=[GOLDBERRY][: others > 1],
        minions=[CROOKED_TOWNSMAN, *[MORDOR_TROOPER][: others > 2]],
        site=4,
    )
    seen = 1 + (others > 0) + (others > 1) + (others > 2)
    assert scene.strength(CROOKED_TOWNSMAN) == 4 + seen


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_gathering_strength_is_cheaper_for_men_who_toil(toiling: int) -> None:
    others = (BRUTAL_EASTERLING, COVETOUS_EASTERLING)
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=others,
        shadow_hand=[GATHERING_STRENGTH],
        hand=[AXE_STRIKE],
        twilight=6,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).pass_().play(GATHERING_STRENGTH)
    for minion in others[:toiling]:
        scene.choose(minion)
    if toiling < 2:
        scene.pass_()
    assert scene.twilight == 2 * toiling
    scene.choose(BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 6


@pytest.mark.parametrize("minions", [[ENRAGED_SOUTHRON], [BRUTAL_EASTERLING]])
def test_enraged_southron_lets_the_fellowship_move_once_more(minions: list[str]) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=minions, site=4)
    assert moves_allowed(scene.state) == 2 + (minions == [ENRAGED_SOUTHRON])


@pytest.mark.parametrize("adds", [True, False])
def test_enraged_southron_may_ambush_for_three(adds: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ENRAGED_SOUTHRON], hand=[AXE_STRIKE], site=4)
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, ENRAGED_SOUTHRON)
    if adds:
        scene.use(ENRAGED_SOUTHRON)
    else:
        scene.pass_()
    assert scene.twilight == 3 * adds


@pytest.mark.parametrize(
    ("burdens", "damage", "fierce"), [(2, 0, False), (3, 1, False), (6, 1, True)]
)
def test_corrupted_spy_thrives_on_weak_wills(burdens: int, damage: int, fierce: bool) -> None:
    """The Guard resists by 6; it and the Ring-bearer are other characters."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[CORRUPTED_SPY], burdens=burdens, site=4)
    spy = scene.card(CORRUPTED_SPY)
    assert scene.strength(CORRUPTED_SPY) == 6 + 2
    assert damage_bonus(scene.state, spy) == damage
    assert is_fierce(scene.state, spy) is fierce


@pytest.mark.parametrize(("wounds", "fierce"), [(2, True), (1, False)])
def test_brutal_easterling_is_fierce_against_the_exhausted(wounds: int, fierce: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[BRUTAL_EASTERLING], hand=[AXE_STRIKE], site=4
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.assignment_phase().do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING)
    assert is_fierce(scene.state, scene.card(BRUTAL_EASTERLING)) is fierce


def test_messengers_mount_makes_its_rider_fierce() -> None:
    mouth = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR
    scene = Scene(minions=[mouth], bearing={mouth: [MESSENGERS_MOUNT]}, site=5)
    assert is_fierce(scene.state, scene.card(mouth))
    assert scene.strength(mouth) == 9 + 3


@pytest.mark.parametrize(
    ("others", "minion", "lost"),
    [(5, BRUTAL_EASTERLING, True), (4, BRUTAL_EASTERLING, False), (5, MORDOR_TROOPER, False)],
)
def test_hemmed_in_six_companions_have_no_use_for_what_they_bear(
    others: int, minion: str, lost: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        bearing={GIMLI_DWARF_OF_EREBOR: [HAND_AXE]},
        minions=[minion],
        shadow_support=[HEMMED_IN],
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 1
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 1 - lost
