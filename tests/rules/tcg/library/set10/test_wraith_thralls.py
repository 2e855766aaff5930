"""The thralls of the One of set 10, *Mount Doom*: they heal, and are the weaker for it."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import exert
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    "thrall",
    [
        ULAIRE_CANTEA_THRALL_OF_THE_ONE,
        ULAIRE_ENQUEA_THRALL_OF_THE_ONE,
        ULAIRE_LEMENYA_THRALL_OF_THE_ONE,
        ULAIRE_NELYA_THRALL_OF_THE_ONE,
        ULAIRE_TOLDEA_THRALL_OF_THE_ONE,
    ],
)
def test_no_shadow_card_exerts_a_thrall_of_the_one_in_a_skirmish_phase(thrall: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[thrall, MORGUL_LACKEY], hand=[AXE_STRIKE], site=4
    )
    own, lackey, guard = (scene.card(card) for card in (thrall, MORGUL_LACKEY, DWARF_GUARD))
    scene.skirmish(DWARF_GUARD, thrall).happen(exert, own, lackey)
    assert scene.wounds(thrall) == 0
    scene.happen(exert, own, guard)
    assert scene.wounds(thrall) == 1
    elsewhere = Scene(fellowship=[DWARF_GUARD], minions=[thrall, MORGUL_LACKEY], site=4)
    elsewhere.happen(exert, own, lackey)
    assert elsewhere.wounds(thrall) == 1


def test_ulaire_cantea_thrall_of_the_one_heals_to_break_a_possession() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        bearing={DWARF_GUARD: [DWARVEN_AXE], ELFHELM: [COIF]},
        minions=[ULAIRE_CANTEA_THRALL_OF_THE_ONE],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(ULAIRE_CANTEA_THRALL_OF_THE_ONE, 1)
    # Enduring: each wound makes him stronger by two.
    assert scene.strength(ULAIRE_CANTEA_THRALL_OF_THE_ONE) == 10 + 2
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_THRALL_OF_THE_ONE).pass_()
    scene.use(ULAIRE_CANTEA_THRALL_OF_THE_ONE)
    assert scene.is_discarded(DWARVEN_AXE)
    assert scene.in_play(COIF)
    assert scene.wounds(ULAIRE_CANTEA_THRALL_OF_THE_ONE) == 0


@pytest.mark.parametrize("burdens", [0, 3])
def test_ulaire_nelya_thrall_of_the_one_heals_to_feed_on_burdens(burdens: int) -> None:
    nelya = ULAIRE_NELYA_THRALL_OF_THE_ONE
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[nelya], hand=[AXE_STRIKE], burdens=burdens, site=4
    ).wound(nelya, 1)
    scene.skirmish(DWARF_GUARD, nelya).pass_().use(nelya)
    assert scene.wounds(nelya) == 0
    assert scene.twilight == burdens


def test_ulaire_toldea_thrall_of_the_one_heals_to_do_damage() -> None:
    toldea = ULAIRE_TOLDEA_THRALL_OF_THE_ONE
    scene = Scene(fellowship=[DWARF_GUARD], minions=[toldea], hand=[AXE_STRIKE], site=4).wound(
        toldea, 2
    )
    assert scene.strength(toldea) == 12 + 4
    scene.skirmish(DWARF_GUARD, toldea).pass_().use(toldea)
    assert scene.wounds(toldea) == 1
    assert scene.strength(toldea) == 12 + 2
    assert damage_bonus(scene.state, scene.card(toldea)) == 1


@pytest.mark.parametrize(
    "thrall", [ULAIRE_NELYA_THRALL_OF_THE_ONE, ULAIRE_TOLDEA_THRALL_OF_THE_ONE]
)
def test_an_unwounded_thrall_of_the_one_has_nothing_to_heal(thrall: str) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[thrall], hand=[AXE_STRIKE], burdens=3, site=4)
    assert not scene.skirmish(DWARF_GUARD, thrall).comes_to(Verb.USE, thrall)


@pytest.mark.parametrize("fights", [True, False])
def test_ulaire_enquea_thrall_of_the_one_heals_in_his_own_skirmish_to_add_a_burden(
    fights: bool,
) -> None:
    enquea = ULAIRE_ENQUEA_THRALL_OF_THE_ONE
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[enquea, MORGUL_LACKEY],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(enquea, 1)
    scene.skirmish(DWARF_GUARD, enquea if fights else MORGUL_LACKEY)
    assert scene.comes_to(Verb.USE, enquea) is fights
    if fights:
        scene.use(enquea)
        assert scene.wounds(enquea) == 0
        assert scene.burdens == 1


@pytest.mark.parametrize("count", [0, 2, 3])
def test_ulaire_lemenya_thrall_of_the_one_heals_to_wound_his_own(count: int) -> None:
    lemenya = ULAIRE_LEMENYA_THRALL_OF_THE_ONE
    others = [MORGUL_PREDATOR, ULAIRE_CANTEA_THRALL_OF_THE_ONE, ULAIRE_ENQUEA_THRALL_OF_THE_ONE]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[lemenya, *others, MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(lemenya, 1)
    scene.skirmish(DWARF_GUARD, lemenya).pass_().use(lemenya)
    for minion in others[:count]:
        assert not scene.can(Verb.CHOOSE, lemenya)
        assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
        scene.choose(minion)
    if count < 3:
        scene.pass_()
    assert scene.wounds(lemenya) == 0
    assert [scene.wounds(minion) for minion in others] == [1] * count + [0] * (3 - count)
