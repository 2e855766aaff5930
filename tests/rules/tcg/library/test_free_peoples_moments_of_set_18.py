"""More texts of the Free Peoples of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, game_number
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import MINION_ARCHERY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import EOMER_SITES, Scene


@pytest.mark.parametrize(("bearer", "archery"), [(GALADRIEL_BEARER_OF_WISDOM, -1), (LORIEN_ELF, 0)])
def test_elven_armaments_turn_an_arrow_from_a_unique_companion(bearer: str, archery: int) -> None:
    """4.2, rulings: while a unique companion bears it, no archery ability is used."""
    scene = Scene(
        fellowship=[bearer, LEGOLAS_GREENLEAF],
        bearing={bearer: [ELVEN_ARMAMENTS]},
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assert game_number(scene.state, MINION_ARCHERY) == archery
    assert scene.archery_phase().comes_to(Verb.USE, LEGOLAS_GREENLEAF) is (archery == 0)


@pytest.mark.parametrize(("event", "offered"), [(DEFIANCE_1_37, True), (BATTLE_FURY, False)])
def test_galadriels_silver_ewer_reinforces_with_each_skirmish_event_of_the_elves(
    event: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF, DWARF_GUARD],
        support=[GALADRIELS_SILVER_EWER, SECLUDED_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        hand=[event, BATTLE_FURY],
        site=6,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.skirmish(LORIEN_ELF, MORDOR_VETERAN).play(event)
    if scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.can(Verb.TRIGGER, GALADRIELS_SILVER_EWER) is offered
    if offered:
        scene.answer_with(GALADRIELS_SILVER_EWER)
        assert scene.tokens(SECLUDED_HOMESTEAD) == 2


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (2, False)])
def test_gil_galad_takes_a_skirmish_event_back_for_a_threat(threats: int, offered: bool) -> None:
    king = GIL_GALAD_HIGH_KING_OF_THE_NOLDOR
    scene = Scene(
        fellowship=[king],
        discards=[DEFIANCE_1_37, SECRET_SENTINELS, BATTLE_FURY],
        minions=[MORDOR_VETERAN],
        threats=threats,
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, king) is offered
    if offered:
        assert scene.use(king).hand() == [DEFIANCE_1_37]
        assert scene.threats == 2


@pytest.mark.parametrize(("tokens", "offered"), [(3, True), (2, False)])
def test_cast_from_the_hall_arms_rohan_for_three_tokens(tokens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        support=[CAST_FROM_THE_HALL],
        minions=[MORDOR_VETERAN],
        hand=[BATTLE_FURY],
        site=6,
    ).put_tokens(CAST_FROM_THE_HALL, tokens)
    scene.skirmish(ELFHELM, MORDOR_VETERAN)
    assert scene.can(Verb.USE, CAST_FROM_THE_HALL) is offered
    if offered:
        assert scene.use(CAST_FROM_THE_HALL).strength(ELFHELM) == 6 + 1
        assert damage_bonus(scene.state, scene.card(ELFHELM)) == 1


@pytest.mark.parametrize("rohirrim", [ELFHELM, THEODEN_EDNEW])
def test_erkenbrands_shield_turns_an_arrow_and_the_diadem_is_theodens(rohirrim: str) -> None:
    scene = Scene(
        fellowship=[rohirrim],
        bearing={rohirrim: [ERKENBRANDS_SHIELD]},
        hand=[ROHIRRIM_DIADEM],
    )
    assert game_number(scene.state, MINION_ARCHERY) == -1
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, ROHIRRIM_DIADEM) is (rohirrim == THEODEN_EDNEW)


@pytest.mark.parametrize(("here", "offered"), [(STEWARDS_TOMB_18_139, False), (EDORAS_HALL, True)])
def test_at_stewards_tomb_no_wound_is_prevented(here: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [ARMOR_OF_KHAZAD]},
        path=(here, *EOMER_SITES[1:]),
        site=1,
    )
    scene.happen(wound, scene.card(DWARF_GUARD))
    if scene.can(Verb.TRIGGER, ARMOR_OF_KHAZAD):
        scene.answer_with(ARMOR_OF_KHAZAD)
    assert scene.wounds(DWARF_GUARD) == int(not offered)
