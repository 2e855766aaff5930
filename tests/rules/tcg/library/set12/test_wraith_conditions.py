"""The conditions and possessions of the Wraiths of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, is_fierce
from rules.tcg.engine.operations.wounds import heal
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(("burdens", "items", "more"), [(0, [], 0), (0, [NAZGUL_SWORD], 1)])
def test_unimpeded_counts_what_is_true_of_the_nazgul(
    burdens: int, items: list[str], more: int
) -> None:
    nelya = ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[nelya],
        bearing={nelya: items},
        shadow_support=[UNIMPEDED],
        burdens=burdens,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, nelya)
    before = scene.strength(nelya)
    scene.wait_to(Verb.USE, UNIMPEDED).use(UNIMPEDED)
    scene.resolve()
    assert totals(scene)[1] == before + more
    assert scene.is_discarded(UNIMPEDED)


def test_lingering_shadow_turns_each_wound_removed_into_a_burden() -> None:
    nelya = ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[nelya],
        shadow_support=[LINGERING_SHADOW],
        site=6,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(DWARF_GUARD, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, nelya)
    scene.wait_to(Verb.USE, LINGERING_SHADOW).use(LINGERING_SHADOW)
    assert scene.bearer_of(LINGERING_SHADOW) == ARAGORN_DRIVEN_BY_NEED
    scene.happen(heal, scene.card(DWARF_GUARD))
    assert scene.burdens == 0
    scene.happen(heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.burdens == 1


@pytest.mark.parametrize(("wounds", "offered"), [(2, True), (1, False)])
def test_dark_temptation_heals_two_wounds_or_none(wounds: int, offered: bool) -> None:
    scene = Scene(
        minions=[MORGUL_LACKEY],
        shadow_support=[DARK_TEMPTATION],
        shadow_hand=[ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        twilight=9,
        site=4,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    scene.shadow_phase().play(ULAIRE_LEMENYA_WRAITH_ON_WINGS)
    assert scene.can(Verb.TRIGGER, DARK_TEMPTATION) is offered
    if offered:
        scene.answer_with(DARK_TEMPTATION)
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == int(offered)


@pytest.mark.parametrize("gazed_at", [True, False])
def test_saurons_gaze_takes_the_abilities_of_who_fights_a_nazgul(gazed_at: bool) -> None:
    gimli = GIMLI_SON_OF_GLOIN
    scene = Scene(
        fellowship=[gimli, DWARF_GUARD],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_support=[SAURONS_GAZE],
        hand=[AXE_STRIKE, AXE_STRIKE],
        site=4,
    )
    scene.skirmish(gimli, ULAIRE_CANTEA_BLACK_ASSASSIN)
    assert scene.can(Verb.USE, gimli)
    scene.pass_()
    if gazed_at:
        scene.use(SAURONS_GAZE)
        assert scene.bearer_of(SAURONS_GAZE) == gimli
        # His side may still play events.
        assert scene.can(Verb.PLAY, AXE_STRIKE)
        assert not scene.can(Verb.USE, gimli)
        scene.pass_()
        assert not scene.can(Verb.USE, SAURONS_GAZE)


def test_saurons_gaze_needs_a_nazgul_in_the_skirmish() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY],
        shadow_support=[SAURONS_GAZE],
        hand=[AXE_STRIKE, AXE_STRIKE],
        site=4,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, MORGUL_LACKEY)
    assert not scene.comes_to(Verb.USE, SAURONS_GAZE)


@pytest.mark.parametrize(("others", "bonus"), [(5, 3), (4, 0)])
def test_unending_life_strengthens_nazgul_against_six(others: int, bonus: int) -> None:
    minions = (ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY)
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=minions,
        shadow_support=[UNENDING_LIFE],
        site=4,
    )
    assert [scene.strength(minion) for minion in minions] == [10 + bonus, 6]


def test_unending_life_is_given_up_to_heal_a_nazgul() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY],
        shadow_support=[UNENDING_LIFE],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.wound(ULAIRE_CANTEA_BLACK_ASSASSIN, 2).wound(MORGUL_LACKEY, 1)
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_BLACK_ASSASSIN).pass_().use(UNENDING_LIFE)
    assert scene.wounds(ULAIRE_CANTEA_BLACK_ASSASSIN) == 1
    assert scene.wounds(MORGUL_LACKEY) == 1
    assert scene.is_discarded(UNENDING_LIFE)


@pytest.mark.parametrize(
    ("place", "bonus"),
    [(FANGORN_GLADE, 1), (ISENGARD_RUINED_15_192, 1), (ROHAN_UPLANDS, 0)],
)
def test_nazgul_blade_is_sharper_in_woods_and_on_battlegrounds(place: str, bonus: int) -> None:
    rider = ULAIRE_CANTEA_BLACK_ASSASSIN
    scene = Scene(
        minions=[rider],
        bearing={rider: [NAZGUL_BLADE]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert scene.strength(rider) == 10 + 1 + bonus


@pytest.mark.parametrize("draws", [True, False])
def test_steed_of_mordor_may_bring_two_cards_when_its_rider_wins(draws: bool) -> None:
    rider = ULAIRE_CANTEA_BLACK_ASSASSIN
    scene = Scene(
        minions=[rider, MORGUL_LACKEY],
        bearing={rider: [STEED_OF_MORDOR]},
        shadow_deck=[MORGUL_LACKEY] * 3,
        site=4,
    )
    assert scene.strength(rider) == 10 + 1
    assert has_words(scene.state, scene.card(rider), traits.MUSTER)
    scene.happen(emit, SKIRMISH_WON, scene.card(MORGUL_LACKEY))
    assert not scene.can(Verb.TRIGGER, STEED_OF_MORDOR)
    scene.happen(emit, SKIRMISH_WON, scene.card(rider))
    if draws:
        scene.answer_with(STEED_OF_MORDOR)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == 2 * draws


@pytest.mark.parametrize("card", [NAZGUL_BLADE, STEED_OF_MORDOR])
@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (MORGUL_LACKEY, False)]
)
def test_what_nazgul_bear_is_for_no_other_wraith(card: str, minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[card], twilight=2, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(
    ("place", "fierce"),
    [(FANGORN_GLADE, True), (ISENGARD_RUINED_15_192, True), (ROHAN_UPLANDS, False)],
)
def test_shadowy_mount_makes_its_rider_fierce_in_woods_and_on_battlegrounds(
    place: str, fierce: bool
) -> None:
    rider = ULAIRE_NERTEA_BLACK_HORSEMAN
    scene = Scene(
        minions=[rider],
        bearing={rider: [SHADOWY_MOUNT]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert is_fierce(scene.state, scene.card(rider)) is fierce
