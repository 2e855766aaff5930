"""The cards of Gondor of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import MOVE_LIMIT, RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("stones", "bonus"), [(0, 1), (1, 2), (4, 3)])
def test_scroll_of_isildur_strengthens_the_will_by_three_at_most(stones: int, bonus: int) -> None:
    artifacts = [
        SEEING_STONE_OF_MINAS_ANOR,
        SEEING_STONE_OF_ORTHANC,
        THRONE_OF_MINAS_TIRITH,
        NARSIL_BLADE_OF_THE_FAITHFUL,
    ][:stones]
    bearer = FRODO_HOPE_OF_FREE_PEOPLES
    before = Scene(support=artifacts).number(RESISTANCE, bearer)
    scene = Scene(support=[SCROLL_OF_ISILDUR, *artifacts])
    assert scene.number(RESISTANCE, bearer) == before + bonus


def test_scroll_of_isildur_brings_a_ring_back() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[SCROLL_OF_ISILDUR],
        discards=[RING_OF_FURY, DWARVEN_AXE],
    )
    scene.fellowship_phase().use(SCROLL_OF_ISILDUR)
    assert scene.is_discarded(SCROLL_OF_ISILDUR)
    assert scene.bearer_of(RING_OF_FURY) == GIMLI_DWARF_OF_EREBOR
    assert scene.is_discarded(DWARVEN_AXE)


@pytest.mark.parametrize("stone", [SEEING_STONE_OF_MINAS_ANOR, SEEING_STONE_OF_ORTHANC])
@pytest.mark.parametrize(("wounds", "threats"), [(0, 0), (1, 2)])
def test_a_seeing_stone_costs_threats_without_a_hardy_man(
    stone: str, wounds: int, threats: int
) -> None:
    """A man's vitality falls with his wounds."""
    scene = Scene(fellowship=[KNIGHT_OF_DOL_AMROTH, DWARF_GUARD], hand=[stone])
    scene.wound(KNIGHT_OF_DOL_AMROTH, wounds)
    scene.fellowship_phase().wait_to(Verb.PLAY, stone).play(stone)
    if scene.can(Verb.EITHER):
        scene.choose("vitality")
    assert scene.in_play(stone)
    assert scene.threats == threats


def test_seeing_stone_of_minas_anor_changes_the_whole_hand_for_three_cards() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        support=[SEEING_STONE_OF_MINAS_ANOR],
        hand=[TARGON, INGOLD],
        deck=[DWARF_GUARD] * 4,
        site=4,
    )
    scene.regroup_phase().use(SEEING_STONE_OF_MINAS_ANOR).choose("exert")
    assert scene.hand() == [DWARF_GUARD] * 3
    assert scene.is_discarded(TARGON)
    assert scene.is_discarded(INGOLD)
    assert scene.in_play(SEEING_STONE_OF_MINAS_ANOR)


def test_seeing_stone_of_orthanc_pays_with_a_threat_for_twilight() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        support=[SEEING_STONE_OF_ORTHANC],
        deck=[DWARF_GUARD] * 4,
        twilight=5,
        site=4,
    )
    scene.regroup_phase().use(SEEING_STONE_OF_ORTHANC)
    scene.choose("add a threat").choose("remove 2 twilight")
    assert (scene.threats, scene.twilight) == (1, 3)
    scene.use(SEEING_STONE_OF_ORTHANC).choose("discard").choose("draw")
    assert scene.hand() == [DWARF_GUARD]
    assert scene.is_discarded(SEEING_STONE_OF_ORTHANC)


def test_elendil_the_tall_liberates_a_site_for_an_artifact() -> None:
    scene = Scene(
        fellowship=[ELENDIL_THE_TALL],
        bearing={ELENDIL_THE_TALL: [NARSIL_BLADE_OF_THE_FAITHFUL]},
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase().use(ELENDIL_THE_TALL)
    assert scene.is_discarded(NARSIL_BLADE_OF_THE_FAITHFUL)
    assert not scene.controls(ARAGORN_SITES[0])


def test_elendil_the_tall_hastens_on_with_an_artifact_in_his_hand() -> None:
    scene = Scene(
        fellowship=[ELENDIL_THE_TALL],
        hand=[NARSIL_BLADE_OF_THE_FAITHFUL],
        site=4,
    )
    scene.fellowship_phase().use(ELENDIL_THE_TALL)
    assert scene.bearer_of(NARSIL_BLADE_OF_THE_FAITHFUL) == ELENDIL_THE_TALL
    assert game_number(scene.state, MOVE_LIMIT) == 1
    # One artifact alone.
    assert scene.strength(ELENDIL_THE_TALL) == 8 + 1


@pytest.mark.parametrize(("men", "wounds"), [(2, 0), (1, 1)])
def test_narsil_blade_of_the_faithful_lets_two_men_bear_a_wound(men: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[ELENDIL_THE_TALL, TARGON][:men],
        bearing={ELENDIL_THE_TALL: [NARSIL_BLADE_OF_THE_FAITHFUL]},
        minions=[MORDOR_VETERAN],
        site=4,
    )
    scene.happen(wound, scene.card(ELENDIL_THE_TALL), scene.card(MORDOR_VETERAN))
    assert scene.can(Verb.TRIGGER, NARSIL_BLADE_OF_THE_FAITHFUL) is (men == 2)
    if men == 2:
        scene.answer_with(NARSIL_BLADE_OF_THE_FAITHFUL)
        while scene.can(Verb.CHOOSE, TARGON):
            scene.choose(TARGON)
        assert scene.wounds(TARGON) == 1
    # The exertion of Elendil himself is no wound that was taken.
    assert scene.wounds(ELENDIL_THE_TALL) == 1
    assert [entry[0] for entry in scene.log].count("wounded") == wounds


@pytest.mark.parametrize("burdens", [True, False])
def test_boromir_bearer_of_council_pays_for_each_skirmish_as_the_ring_bearer(burdens: bool) -> None:
    boromir = BOROMIR_BEARER_OF_COUNCIL
    scene = Scene(ring_bearer=boromir, minions=[MORGUL_HOUND], hand=[AXE_STRIKE], site=5)
    scene.skirmish(boromir, MORGUL_HOUND).choose("burdens" if burdens else "wound")
    while scene.can(Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1):
        scene.pass_()
    assert scene.burdens == (3 if burdens else 0)
    assert scene.wounds(boromir) == (0 if burdens else 2)


def test_boromir_bearer_of_council_discards_whom_he_defeats() -> None:
    boromir = BOROMIR_BEARER_OF_COUNCIL
    scene = Scene(fellowship=[boromir], minions=[URUK_SAVAGE, MORGUL_HOUND], site=5)
    scene.skirmish(boromir, URUK_SAVAGE)
    assert scene.is_discarded(URUK_SAVAGE)
    assert scene.in_play(MORGUL_HOUND)
    assert (scene.burdens, scene.wounds(boromir)) == (0, 0)
