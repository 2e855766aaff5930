"""The Ringwraiths of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("site", "most"), [(3, 1), (4, 3)])
def test_dark_fell_about_him_heals_for_burdens_and_goes_on_past_region_one(
    site: int, most: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS],
        shadow_hand=[DARK_FELL_ABOUT_HIM],
        twilight=3,
        site=site,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3)
    scene.regroup_phase().wait_to(Verb.PLAY, DARK_FELL_ABOUT_HIM).play(DARK_FELL_ABOUT_HIM)
    while scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.wounds(ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS) == 2
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3 - most
    assert scene.burdens == most


ENQUEA = ULAIRE_ENQUEA_SIXTH_OF_THE_NINE_RIDERS


def _riding_out(others: int, *nazgul: str) -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * others],
        minions=nazgul,
        shadow_hand=[ENQUEA],
        twilight=6,
        site=4,
    )
    return scene.shadow_phase().play(ENQUEA)


TWO_NAZGUL = (ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)


def test_the_sixth_of_the_nine_riders_tires_two_companions_with_two_others() -> None:
    scene = _riding_out(1, *TWO_NAZGUL).do(Verb.YES)
    # The Ring-bearer is not unbound.
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.wounds(DWARF_GUARD) == 0


@pytest.mark.parametrize("everyone", [True, False])
def test_the_sixth_of_the_nine_riders_may_tire_every_companion_of_six(everyone: bool) -> None:
    scene = _riding_out(3, *TWO_NAZGUL).do(Verb.YES)
    scene.choose("exert each companion" if everyone else "exert 2")
    if not everyone:
        scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == int(everyone)
    assert [scene.wounds(DWARF_GUARD, copy) for copy in range(3)] == [int(everyone)] * 3


def test_the_sixth_of_the_nine_riders_does_nothing_with_one_other() -> None:
    scene = _riding_out(3, TWO_NAZGUL[0])
    assert scene.in_play(ENQUEA)
    assert not scene.can(Verb.YES)


TOLDEA = ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS


def _from_hideous_eyrie(*, in_fierce: bool, twilight: int, discards: list[str]) -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[TOLDEA],
        shadow_hand=[FROM_HIDEOUS_EYRIE],
        shadow_discards=discards,
        hand=[AXE_STRIKE],
        twilight=twilight,
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce)
    return scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED).do(
        Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, TOLDEA
    )


@pytest.mark.parametrize(("in_fierce", "bonus"), [(True, 2), (False, 0)])
def test_from_hideous_eyrie_a_nazgul_is_strong_in_fierce_skirmishes(
    bonus: int, *, in_fierce: bool
) -> None:
    scene = _from_hideous_eyrie(in_fierce=in_fierce, twilight=2, discards=[])
    while scene.can(Verb.PASS) and scene.state.phase != SKIRMISH:
        scene.pass_()
    if scene.comes_to(Verb.PLAY, FROM_HIDEOUS_EYRIE):
        scene.play(FROM_HIDEOUS_EYRIE)
    scene.resolve()
    assert totals(scene)[1] == 12 + bonus


@pytest.mark.parametrize(
    ("discards", "playable"),
    [([SHADOWY_MOUNT] * 4, True), ([SHADOWY_MOUNT] * 3, False), ([CORSAIR_SCIMITAR] * 4, False)],
)
def test_from_hideous_eyrie_is_paid_for_with_four_cards_of_wraiths(
    discards: list[str], *, playable: bool
) -> None:
    """The pool is empty, so its cost of 2 cannot be paid."""
    scene = _from_hideous_eyrie(in_fierce=True, twilight=0, discards=discards)
    while scene.can(Verb.PASS) and scene.state.phase != SKIRMISH:
        scene.pass_()
    assert scene.comes_to(Verb.PLAY, FROM_HIDEOUS_EYRIE) is playable
    if playable:
        scene.play(FROM_HIDEOUS_EYRIE).resolve()
        assert totals(scene)[1] == 12 + 2
        assert len(scene.state.removed[SHADOW]) == 4


def _shadow_in_the_east(support: list[str], minions: list[str], twilight: int = 4) -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=minions,
        shadow_support=support,
        shadow_hand=[SHADOW_IN_THE_EAST],
        shadow_deck=[CORSAIR_SCIMITAR] * 9,
        twilight=twilight,
        site=4,
    ).wound(ARAGORN_DRIVEN_BY_NEED, 2)
    return scene.shadow_phase()


@pytest.mark.parametrize(
    ("minion", "companion", "drawn"),
    [
        (TOLDEA, ARAGORN_DRIVEN_BY_NEED, 3),
        (TOLDEA, DWARF_GUARD, 1),
        (BRUTAL_EASTERLING, ARAGORN_DRIVEN_BY_NEED, 2),
        (BRUTAL_EASTERLING, DWARF_GUARD, 0),
    ],
)
def test_shadow_in_the_east_draws_for_the_wounds_of_one_companion(
    minion: str, companion: str, drawn: int
) -> None:
    scene = _shadow_in_the_east([DARK_TEMPTATION], [minion])
    scene.play(SHADOW_IN_THE_EAST)
    while not scene.can(Verb.CHOOSE, companion):
        scene.pass_()
    scene.choose(companion)
    assert len(scene.hand(SHADOW)) == drawn


def test_shadow_in_the_east_is_one_cheaper_for_each_wraith_who_toils() -> None:
    scene = _shadow_in_the_east([DARK_TEMPTATION], [TOLDEA, ENQUEA], twilight=2)
    scene.play(SHADOW_IN_THE_EAST)
    while scene.twilight == 2 and not scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.take_first()
    assert [scene.wounds(nazgul) for nazgul in (TOLDEA, ENQUEA)] == [1, 1]
    assert scene.twilight == 0


@pytest.mark.parametrize("support", [[], [ALWAYS_THREATENING]])
def test_shadow_in_the_east_needs_a_card_of_wraiths_in_the_support_area(
    support: list[str],
) -> None:
    scene = _shadow_in_the_east(support, [TOLDEA])
    assert not scene.can(Verb.PLAY, SHADOW_IN_THE_EAST)


@pytest.mark.parametrize("adds", [True, False])
def test_they_came_from_mordor_with_a_token_for_each_card_of_wraiths(*, adds: bool) -> None:
    """Itself among them, but neither the Nazgûl nor the card of Orcs."""
    scene = Scene(
        minions=[TOLDEA],
        shadow_support=[DARK_TEMPTATION, ALWAYS_THREATENING],
        shadow_hand=[THEY_CAME_FROM_MORDOR],
        site=4,
    )
    scene.shadow_phase().play(THEY_CAME_FROM_MORDOR)
    if adds:
        scene.answer_with(THEY_CAME_FROM_MORDOR)
    else:
        scene.pass_()
    assert scene.tokens(THEY_CAME_FROM_MORDOR) == (2 if adds else 0)


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (3, False), (1, False)])
def test_they_came_from_mordor_on_mounts_out_of_the_deck(tokens: int, *, stays: bool) -> None:
    scene = Scene(
        minions=[TOLDEA],
        shadow_support=[THEY_CAME_FROM_MORDOR],
        shadow_deck=[CORSAIR_SCIMITAR, SHADOWY_MOUNT, DARK_TEMPTATION],
        twilight=2,
        site=4,
    ).put_tokens(THEY_CAME_FROM_MORDOR, tokens)
    scene.shadow_phase().use(THEY_CAME_FROM_MORDOR)
    if tokens > 1:
        scene.choose("remove 2" if stays else "discard")
    if scene.can(Verb.CHOOSE, SHADOWY_MOUNT):
        scene.choose(SHADOWY_MOUNT)
    assert scene.bearer_of(SHADOWY_MOUNT) == TOLDEA
    assert scene.twilight == 0
    assert scene.in_play(THEY_CAME_FROM_MORDOR) is stays
    assert scene.tokens(THEY_CAME_FROM_MORDOR) == int(stays)
    assert sorted(scene.deck(SHADOW)) == sorted([CORSAIR_SCIMITAR, DARK_TEMPTATION])


@pytest.mark.parametrize(
    ("discarded", "wounds", "offered"),
    [(TOLDEA, 0, True), (BRUTAL_EASTERLING, 0, False), (TOLDEA, 1, False)],
)
def test_lemenya_servant_of_the_shadow_breaks_a_condition_with_another_nazgul(
    discarded: str, wounds: int, *, offered: bool
) -> None:
    lemenya = ULAIRE_LEMENYA_SERVANT_OF_THE_SHADOW
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STRANGE_MEETING],
        minions=[lemenya],
        shadow_support=[DARK_TEMPTATION],
        shadow_hand=[discarded],
        site=4,
    ).wound(lemenya, wounds)
    assert is_fierce(scene.state, scene.card(lemenya))
    scene.shadow_phase()
    assert scene.can(Verb.USE, lemenya) is offered
    if offered:
        scene.use(lemenya).choose(STRANGE_MEETING)
        assert scene.is_discarded(discarded)
        assert scene.is_discarded(STRANGE_MEETING)
        assert scene.in_play(DARK_TEMPTATION)
        assert scene.wounds(lemenya) == 1


@pytest.mark.parametrize(("burdens", "cost"), [(2, 4), (3, 2), (7, 2)])
def test_nertea_servant_of_the_shadow_is_cheaper_where_somebody_falters(
    burdens: int, cost: int
) -> None:
    """Once, however many resist three or less."""
    nertea = ULAIRE_NERTEA_SERVANT_OF_THE_SHADOW
    scene = Scene(
        fellowship=[DWARF_GUARD], shadow_hand=[nertea], burdens=burdens, twilight=4, site=4
    )
    assert scene.shadow_phase().play(nertea).twilight == 4 - cost
    assert is_fierce(scene.state, scene.card(nertea))
