"""Raider cards of set 7, *The Return of the King*, that lean on burdens, threats or others."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DAMAGE, MINION_ARCHERY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

BYSTANDER = MORGUL_LACKEY


def test_bold_men_and_grim_discard_another_when_a_companion_dies() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        shadow_support=[BOLD_MEN_AND_GRIM],
        minions=[EASTERLING_BLADEMASTER],
        threats=2,
        site=6,
    )
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED)).answer_with(BOLD_MEN_AND_GRIM)
    if scene.can(Verb.CHOOSE, DWARF_GUARD):
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(DWARF_GUARD)
    assert scene.is_discarded(DWARF_GUARD)
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert scene.regroup_phase().is_discarded(BOLD_MEN_AND_GRIM)


@pytest.mark.parametrize("minion", [DESERT_SPEARMAN_4_221, DESERT_WARRIOR, DESERT_SPEARMAN_7_137])
@pytest.mark.parametrize("twilight", [3, 2])
def test_a_southron_spear_wounds_whom_he_fights_for_three_twilight(
    minion: str, twilight: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[minion, BYSTANDER],
        twilight=twilight,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert scene.can(Verb.TRIGGER, minion) is (twilight == 3)
    if twilight == 3:
        scene.answer_with(minion)
        assert (
            scene.wounds(ARAGORN_DRIVEN_BY_NEED),
            scene.wounds(DWARF_GUARD),
            scene.twilight,
        ) == (1, 0, 0)


@pytest.mark.parametrize(
    ("cards", "easterlings", "offered"), [(0, 1, True), (4, 1, False), (4, 2, True)]
)
def test_easterling_aggressor_heals_another_with_initiative_or_three(
    cards: int, easterlings: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_AGGRESSOR, *[EASTERLING_BLADEMASTER] * easterlings, BYSTANDER],
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[MORDOR_VETERAN] * 2,
        site=6,
    ).wound(EASTERLING_BLADEMASTER, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_AGGRESSOR)
    assert scene.comes_to(Verb.USE, EASTERLING_AGGRESSOR) is offered
    if offered:
        scene.use(EASTERLING_AGGRESSOR)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        assert scene.wounds(EASTERLING_BLADEMASTER) == 0
        assert scene.hand(SHADOW) == []


@pytest.mark.parametrize(("cards", "healed"), [(4, 1), (0, 2)])
def test_easterling_assailant_heals_two_with_initiative(cards: int, healed: int) -> None:
    scene = (
        Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[EASTERLING_ASSAILANT, EASTERLING_BLADEMASTER, EASTERLING_VETERAN, BYSTANDER],
            hand=[DWARF_GUARD] * cards,
            burdens=2,
            site=6,
        )
        .wound(EASTERLING_BLADEMASTER, 1)
        .wound(EASTERLING_VETERAN, 1)
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_ASSAILANT).wait_to(
        Verb.USE, EASTERLING_ASSAILANT
    ).use(EASTERLING_ASSAILANT)
    for card in (EASTERLING_BLADEMASTER, EASTERLING_VETERAN)[:healed]:
        if scene.can(Verb.CHOOSE, card):
            scene.choose(card)
    assert scene.wounds(EASTERLING_BLADEMASTER) + scene.wounds(EASTERLING_VETERAN) == 2 - healed
    assert (scene.wounds(EASTERLING_ASSAILANT), scene.burdens) == (1, 1)


def test_easterling_attacker_exerts_for_damage() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[EASTERLING_ATTACKER, BYSTANDER], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_ATTACKER).wait_to(
        Verb.USE, EASTERLING_ATTACKER
    ).use(EASTERLING_ATTACKER)
    assert (scene.number(DAMAGE, EASTERLING_ATTACKER), scene.wounds(EASTERLING_ATTACKER)) == (1, 1)


@pytest.mark.parametrize(
    ("burdens", "others", "offered"),
    [
        (1, [EASTERLING_BLADEMASTER], True),
        (2, [EASTERLING_BLADEMASTER], False),
        (1, [BYSTANDER], False),
    ],
)
def test_easterling_footman_adds_a_burden_under_two(
    burdens: int, others: list[str], *, offered: bool
) -> None:
    scene = Scene(
        minions=[EASTERLING_FOOTMAN, *others], shadow_hand=[MORDOR_VETERAN], burdens=burdens, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, EASTERLING_FOOTMAN) is offered
    if offered:
        assert scene.use(EASTERLING_FOOTMAN).burdens == burdens + 1
        assert scene.hand(SHADOW) == []


@pytest.mark.parametrize(("burdens", "offered"), [(1, True), (2, False)])
def test_small_hope_exerts_an_easterling_to_add_a_burden_under_two(
    burdens: int, *, offered: bool
) -> None:
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER], shadow_support=[SMALL_HOPE], burdens=burdens, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, SMALL_HOPE) is offered
    if offered:
        assert scene.use(SMALL_HOPE).burdens == burdens + 1
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1


def test_small_hope_is_discarded_to_strengthen_an_easterling() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_BLADEMASTER, BYSTANDER],
        shadow_support=[SMALL_HOPE],
        burdens=2,
        site=6,
    )
    before = scene.strength(EASTERLING_BLADEMASTER)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_BLADEMASTER).wait_to(
        Verb.USE, SMALL_HOPE
    ).use(SMALL_HOPE)
    assert scene.strength(EASTERLING_BLADEMASTER) == before + 2
    assert scene.is_discarded(SMALL_HOPE)


def test_raider_halberd_exerts_its_bearer_for_two_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_BLADEMASTER, BYSTANDER],
        bearing={EASTERLING_BLADEMASTER: [RAIDER_HALBERD]},
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_BLADEMASTER).wait_to(
        Verb.USE, RAIDER_HALBERD
    ).use(RAIDER_HALBERD)
    assert (scene.twilight, scene.wounds(EASTERLING_BLADEMASTER)) == (2, 1)


@pytest.mark.parametrize(("cards", "exerted"), [(0, 2), (4, 0)])
def test_rout_exerts_two_companions_at_a_move_with_initiative(cards: int, exerted: int) -> None:
    company = [ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD]
    scene = Scene(fellowship=company, shadow_support=[ROUT], hand=[AXE_STRIKE] * cards)
    scene.happen(path.move)
    while scene.can(Verb.CHOOSE):
        scene.choose(next(card for card in company if scene.can(Verb.CHOOSE, card)))
    assert sum(scene.wounds(card) for card in company) == exerted


@pytest.mark.parametrize(("twilight", "damage"), [(5, 0), (6, 1), (9, 2)])
def test_southron_conqueror_gives_the_others_damage_by_the_twilight(
    twilight: int, damage: int
) -> None:
    scene = Scene(
        minions=[SOUTHRON_CONQUEROR, EASTERLING_BLADEMASTER, BYSTANDER], twilight=twilight
    )
    assert [
        scene.number(DAMAGE, card)
        for card in (SOUTHRON_CONQUEROR, EASTERLING_BLADEMASTER, BYSTANDER)
    ] == [0, damage, 0]


@pytest.mark.parametrize(("twilight", "bonus"), [(2, 0), (3, 1), (6, 2), (9, 3)])
def test_southron_intruder_strengthens_all_raider_men_by_the_twilight(
    twilight: int, bonus: int
) -> None:
    scene = Scene(minions=[SOUTHRON_INTRUDER, EASTERLING_BLADEMASTER, BYSTANDER], twilight=twilight)
    alone = Scene(minions=[EASTERLING_BLADEMASTER, BYSTANDER])
    assert scene.strength(SOUTHRON_INTRUDER) == 11 + bonus
    assert scene.strength(EASTERLING_BLADEMASTER) == alone.strength(EASTERLING_BLADEMASTER) + bonus
    assert scene.strength(BYSTANDER) == alone.strength(BYSTANDER)


@pytest.mark.parametrize("cultures", [4, 3])
@pytest.mark.parametrize("way", ["exert", "threat"])
def test_southron_leader_wounds_a_companion_against_four_cultures(cultures: int, way: str) -> None:
    others = [DWARF_GUARD, LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED][: cultures - 1]
    scene = Scene(fellowship=others, minions=[SOUTHRON_LEADER], threats=1, site=6).archery_phase()
    assert scene.comes_to(Verb.USE, SOUTHRON_LEADER) is (cultures == 4)
    if cultures == 4:
        scene.use(SOUTHRON_LEADER).choose(way)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
        assert (scene.wounds(SOUTHRON_LEADER), scene.threats) == (
            (1, 1) if way == "exert" else (0, 0)
        )


def test_southron_marksmen_remove_a_threat_for_an_arrow() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_MARKSMEN], threats=2, site=6
    ).archery_phase()
    scene.wait_to(Verb.USE, SOUTHRON_MARKSMEN).use(SOUTHRON_MARKSMEN)
    assert (scene.threats, scene.wounds(SOUTHRON_MARKSMEN)) == (1, 1)
    assert game_number(scene.state, MINION_ARCHERY) == 1


@pytest.mark.parametrize(("companions", "offered"), [(6, True), (5, False)])
def test_southron_thief_exerts_a_companion_against_six(companions: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *[DWARF_GUARD] * (companions - 2)],
        minions=[SOUTHRON_THIEF, EASTERLING_BLADEMASTER],
        threats=1,
        site=6,
    ).archery_phase()
    assert scene.comes_to(Verb.USE, SOUTHRON_THIEF) is offered
    if offered:
        scene.use(SOUTHRON_THIEF).choose(ARAGORN_DRIVEN_BY_NEED)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.threats) == (1, 0)


def test_southron_brigand_makes_one_of_three_men_damage_one() -> None:
    scene = Scene(
        minions=[SOUTHRON_BRIGAND, EASTERLING_BLADEMASTER, EASTERLING_VETERAN],
        twilight=3,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        site=6,
    ).shadow_phase()
    scene.use(SOUTHRON_BRIGAND)
    while scene.can(Verb.CHOOSE) and not scene.number(DAMAGE, EASTERLING_BLADEMASTER):
        scene.choose(EASTERLING_BLADEMASTER) if scene.can(
            Verb.CHOOSE, EASTERLING_BLADEMASTER
        ) else scene.take_first()
    assert scene.number(DAMAGE, EASTERLING_BLADEMASTER) == 1
    assert scene.twilight == 0
    scene.regroup_phase()
    assert scene.number(DAMAGE, EASTERLING_BLADEMASTER) == 0
