"""The Men cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_LOST, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    AXE_STRIKE,
    BRUTAL_EASTERLING,
    CASTAMIR_OF_UMBAR_CORSAIR_VANDAL,
    CORSAIR_SCIMITAR,
    CRAZED_HILLMAN,
    DWARF_GUARD,
    EASTERLING_BANNER_BEARER,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    GOADED_TO_WAR,
    GRIMA_BETRAYER_OF_ROHAN,
    HAND_AXE,
    HEMMED_IN,
    MESSENGERS_MOUNT,
    MORDOR_TROOPER,
    MORIA_STAIRWAY_11_248,
    ROHAN_UPLANDS,
    THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR,
    TRAIL_OF_TERROR,
    WAR_TRIDENT,
    WEST_ROAD,
    WRATHFUL_HILLMAN,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_hemmed_in_gives_a_possession_to_another_than_its_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={GIMLI_DWARF_OF_EREBOR: [HAND_AXE]},
        shadow_support=[HEMMED_IN],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, HEMMED_IN).use(HEMMED_IN)
    assert scene.bearer_of(HAND_AXE) == DWARF_GUARD


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 0), (1, 2), (3, 4)])
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


@pytest.mark.parametrize(
    ("others", "playable"), [([BRUTAL_EASTERLING], True), ([MORDOR_TROOPER], False)]
)
def test_goaded_to_war_adds_twilight_on_the_plains(others: list[str], playable: bool) -> None:
    scene = Scene(minions=others, shadow_hand=[GOADED_TO_WAR], twilight=1, site=2).shadow_phase()
    assert scene.can(Verb.PLAY, GOADED_TO_WAR) is playable
    path = (*ARAGORN_SITES[:2], ROHAN_UPLANDS, *ARAGORN_SITES[3:])
    with_it, without = (
        Scene(shadow_support=support, path=path) for support in ([GOADED_TO_WAR], [])
    )
    for moved in (with_it, without):
        moved.state.phase = REGROUP
        moved.happen(move)
        while moved.options():
            moved.pass_()
    assert with_it.twilight == without.twilight + 1


@pytest.mark.parametrize(("minion", "hurt"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_grima_betrayer_of_rohan_tires_a_companion_when_one_loses_to_men(
    minion: str, hurt: bool
) -> None:
    grima = GRIMA_BETRAYER_OF_ROHAN
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], minions=[grima, minion], site=4)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    scene.happen(emit, SKIRMISH_LOST, scene.card(GIMLI_DWARF_OF_EREBOR))
    if scene.can(Verb.TRIGGER, grima):
        scene.answer_with(grima).choose(DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == int(hurt)
    assert scene.wounds(grima) == int(hurt)


@pytest.mark.parametrize("card", [GOADED_TO_WAR, CORSAIR_SCIMITAR])
def test_the_mouth_of_sauron_calls_a_condition_or_possession_of_men(card: str) -> None:
    mouth = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[mouth],
        shadow_deck=[MORDOR_TROOPER, card],
        twilight=9,
        site=5,
    )
    scene.maneuver_phase().wait_to(Verb.USE, mouth).use(mouth).choose(card)
    assert scene.in_play(card)
    assert scene.wounds(mouth) == 1


@pytest.mark.parametrize("pays", [True, False])
def test_messengers_mount_saves_a_man_for_three_twilight(pays: bool) -> None:
    mouth = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[mouth, BRUTAL_EASTERLING],
        bearing={mouth: [MESSENGERS_MOUNT]},
        twilight=3,
    )
    scene.happen(wound, scene.card(BRUTAL_EASTERLING), scene.card(DWARF_GUARD))
    if pays:
        scene.answer_with(MESSENGERS_MOUNT)
    else:
        scene.pass_()
    assert scene.wounds(BRUTAL_EASTERLING) == int(not pays)
    assert scene.twilight == (0 if pays else 3)


@pytest.mark.parametrize(("men", "offered"), [(3, True), (2, False)])
def test_trail_of_terror_needs_three_men(men: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING] * men,
        shadow_support=[TRAIL_OF_TERROR],
        twilight=1,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.TRIGGER, TRAIL_OF_TERROR) is offered
    if offered:
        before = [
            resistance(scene.state, scene.card(card))
            for card in (DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
        ]
        scene.answer_with(TRAIL_OF_TERROR)
        after = [
            resistance(scene.state, scene.card(card))
            for card in (DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
        ]
        assert after == [before[0] - 1, before[1]]


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
