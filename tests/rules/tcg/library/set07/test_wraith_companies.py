"""Wraith cards of set 7, *The Return of the King*, that lean on Nazgûl, wounds or others."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import Scene

BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("minion", "bonus", "damage", "is_fierce"),
    [
        (GORBAG_LIEUTENANT_OF_CIRITH_UNGOL, 2, 1, False),
        (MORGUL_CUR, 2, 0, False),
        (MORGUL_DETACHMENT, 0, 1, True),
    ],
)
def test_a_morgul_orc_gains_beside_a_nazgul(
    minion: str, bonus: int, damage: int, *, is_fierce: bool
) -> None:
    alone, beside = (
        Scene(minions=[minion, *others])
        for others in ([BYSTANDER], [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL])
    )
    assert beside.strength(minion) == alone.strength(minion) + bonus
    assert (alone.number(DAMAGE, minion), beside.number(DAMAGE, minion)) == (0, damage)
    assert (fierce(alone, minion), fierce(beside, minion)) == (False, is_fierce)


@pytest.mark.parametrize(("wounds", "rages"), [(2, False), (3, True)])
def test_morgul_mongrel_rages_at_three_wounds_of_the_ring_bearer(
    wounds: int, *, rages: bool
) -> None:
    scene = Scene(minions=[MORGUL_MONGREL]).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    assert (scene.number(DAMAGE, MORGUL_MONGREL), fierce(scene, MORGUL_MONGREL)) == (
        int(rages),
        rages,
    )


def test_morgul_soldier_strengthens_nazgul() -> None:
    scene = Scene(minions=[MORGUL_SOLDIER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER])
    assert [
        scene.strength(card)
        for card in (MORGUL_SOLDIER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER)
    ] == [6, 12, 6]


@pytest.mark.parametrize(
    ("others", "is_fierce", "damage"), [(1, False, 0), (2, True, 0), (3, True, 1)]
)
def test_lemenya_grows_with_each_other_wraith(others: int, damage: int, *, is_fierce: bool) -> None:
    scene = Scene(minions=[ULAIRE_LEMENYA_ASSAILING_MINION, *[BYSTANDER] * others, MORDOR_VETERAN])
    assert scene.strength(ULAIRE_LEMENYA_ASSAILING_MINION) == 9 + others
    assert (
        fierce(scene, ULAIRE_LEMENYA_ASSAILING_MINION),
        scene.number(DAMAGE, ULAIRE_LEMENYA_ASSAILING_MINION),
    ) == (is_fierce, damage)


def test_nelya_gives_up_a_wraith_minion_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_NELYA_ASSAILING_MINION, BYSTANDER, MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_ASSAILING_MINION).wait_to(
        Verb.USE, ULAIRE_NELYA_ASSAILING_MINION
    ).use(ULAIRE_NELYA_ASSAILING_MINION)
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    scene.choose(BYSTANDER)
    assert scene.strength(ULAIRE_NELYA_ASSAILING_MINION) == 10 + 2
    assert scene.is_discarded(BYSTANDER)


@pytest.mark.parametrize(
    ("event", "fighter", "laid", "bonus"),
    [
        (CORRUPT, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, {}, 2),
        (
            FOUL_CLUTCHES,
            ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
            {"shadow_hand": [FOUL_CLUTCHES, *[MORDOR_VETERAN] * 3]},
            3,
        ),
        (WAR_LONG_PLANNED, MORGUL_SOLDIER, {}, 2),
    ],
    ids=["two cultures", "three cards", "an unwounded Ring-bearer"],
)
def test_a_skirmish_event_strengthens_a_wraith(
    event: str, fighter: str, laid: dict[str, Any], bonus: int
) -> None:
    laid = {"shadow_hand": [event], "twilight": 5, "site": 6, **laid}
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[fighter, MORGUL_LACKEY], **laid)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, fighter)
    before = scene.strength(fighter)
    scene.wait_to(Verb.PLAY, event).play(event)
    while scene.can(Verb.DISCARD) or scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.take_first()
    if scene.can(Verb.CHOOSE, fighter):
        scene.choose(fighter)
    if scene.can(Verb.NUMBER):
        scene.take_number(bonus)
    assert scene.strength(fighter) == before + bonus


def test_war_long_planned_is_worth_four_at_two_wounds_of_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_SOLDIER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        shadow_hand=[WAR_LONG_PLANNED],
        twilight=5,
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_SOLDIER).wait_to(
        Verb.PLAY, WAR_LONG_PLANNED
    ).play(WAR_LONG_PLANNED).choose(MORGUL_SOLDIER)
    assert scene.strength(MORGUL_SOLDIER) == 6 + 4


@pytest.mark.parametrize("threats", [1, 0])
def test_ghastly_host_brings_a_nazgul_for_two_less_and_a_threat(threats: int) -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_support=[GHASTLY_HOST],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        threats=threats,
        twilight=9,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, GHASTLY_HOST) is bool(threats)
    if threats:
        scene.use(GHASTLY_HOST)
        assert scene.in_play(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
        assert (scene.twilight, scene.threats) == (9 - 6 + 2, 0)


def test_their_power_is_in_terror_wounds_each_ally() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[DEOR, LEOWYN],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[THEIR_POWER_IS_IN_TERROR_7_207],
        twilight=5,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, THEIR_POWER_IS_IN_TERROR_7_207).play(
        THEIR_POWER_IS_IN_TERROR_7_207
    )
    assert [
        scene.wounds(card)
        for card in (DEOR, LEOWYN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    ] == [1, 1, 0, 1]


@pytest.mark.parametrize(("cards", "threats"), [(4, 1), (3, 3)])
def test_there_came_a_cry_adds_more_threats_with_initiative(cards: int, threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[THERE_CAME_A_CRY],
        twilight=5,
        site=6,
    ).shadow_phase()
    assert scene.play(THERE_CAME_A_CRY).threats == threats
