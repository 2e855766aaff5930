"""The Wraith cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.state.codes import SKIRMISH_LOST, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_surrounded_by_wraiths_exhausts_a_companion_who_is_not_paid_for_again() -> None:
    scene = Scene(shadow_support=[SURROUNDED_BY_WRAITHS], hand=[ARAGORN_DRIVEN_BY_NEED])
    scene.fellowship_phase().wait_to(Verb.PLAY, ARAGORN_DRIVEN_BY_NEED).play(ARAGORN_DRIVEN_BY_NEED)
    paid = scene.twilight
    scene.choose("exhaust")
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3
    assert scene.twilight == paid


def test_surrounded_by_wraiths_lets_the_cost_be_paid_again() -> None:
    scene = Scene(shadow_support=[SURROUNDED_BY_WRAITHS], hand=[ARAGORN_DRIVEN_BY_NEED])
    scene.fellowship_phase().wait_to(Verb.PLAY, ARAGORN_DRIVEN_BY_NEED).play(ARAGORN_DRIVEN_BY_NEED)
    paid = scene.twilight
    scene.choose("add")
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.twilight == 2 * paid


def _regroup_with(*companions: str, tokens: int = 0) -> Scene:
    scene = Scene(
        fellowship=companions,
        minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS],
        shadow_support=[SHAPES_SLOWLY_ADVANCING],
        site=6,
    )
    scene.put_tokens(SHAPES_SLOWLY_ADVANCING, tokens)
    return scene.regroup_phase().wait_to(Verb.USE, SHAPES_SLOWLY_ADVANCING)


def test_shapes_slowly_advancing_takes_a_token_or_a_companion() -> None:
    scene = _regroup_with(ARAGORN_DRIVEN_BY_NEED)
    scene.use(SHAPES_SLOWLY_ADVANCING).choose("add")
    assert scene.tokens(SHAPES_SLOWLY_ADVANCING) == 1
    assert scene.is_discarded(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
    scene = _regroup_with(ARAGORN_DRIVEN_BY_NEED)
    scene.use(SHAPES_SLOWLY_ADVANCING).choose("return")
    assert scene.tokens(SHAPES_SLOWLY_ADVANCING) == 0
    assert scene.hand() == [ARAGORN_DRIVEN_BY_NEED]
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


def test_shapes_slowly_advancing_corrupts_with_the_fourth_token() -> None:
    scene = _regroup_with(ARAGORN_DRIVEN_BY_NEED, tokens=3)
    scene.use(SHAPES_SLOWLY_ADVANCING).choose("add")
    assert ("lost", 0, "corrupted") in [tuple(entry[:3]) for entry in scene.log]


def test_lost_in_the_woods_follows_a_companion_among_the_trees() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN, EASTERLING_BLADEMASTER],
        shadow_support=[LOST_IN_THE_WOODS],
        path=(ARAGORN_SITES[0], FANGORN_GLADE, OLD_FOREST_ROAD, *ARAGORN_SITES[3:]),
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_BLACK_ASSASSIN, EASTERLING_BLADEMASTER)
    scene.wait_to(Verb.USE, LOST_IN_THE_WOODS).use(LOST_IN_THE_WOODS)
    assert scene.bearer_of(LOST_IN_THE_WOODS) == DWARF_GUARD
    assert scene.strength(ULAIRE_CANTEA_BLACK_ASSASSIN) == 10 + 2
    assert scene.strength(EASTERLING_BLADEMASTER) == 8


@pytest.mark.parametrize(
    ("in_fierce", "burdens", "offered"), [(True, 2, True), (False, 2, False), (True, 1, False)]
)
def test_ulaire_attea_second_of_the_nine_adds_a_burden_in_a_fierce_skirmish(
    in_fierce: bool, burdens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_ATTEA_SECOND_OF_THE_NINE_RIDERS],
        burdens=burdens,
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce)
    scene.do(Verb.ASSIGN, DWARF_GUARD, ULAIRE_ATTEA_SECOND_OF_THE_NINE_RIDERS)
    assert scene.can(Verb.TRIGGER, ULAIRE_ATTEA_SECOND_OF_THE_NINE_RIDERS) is offered
    if offered:
        scene.answer_with(ULAIRE_ATTEA_SECOND_OF_THE_NINE_RIDERS)
        assert scene.burdens == burdens + 1


@pytest.mark.parametrize("wounds", [1, 2])
def test_ulaire_otsea_seventh_of_the_nine_looks_as_deep_as_a_companion_is_wounded(
    wounds: int,
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        shadow_hand=[ULAIRE_OTSEA_SEVENTH_OF_THE_NINE_RIDERS],
        shadow_deck=[MORDOR_VETERAN, MORGUL_HOUND, MORGUL_LACKEY],
        twilight=9,
        site=6,
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.shadow_phase().play(ULAIRE_OTSEA_SEVENTH_OF_THE_NINE_RIDERS)
    scene.answer_with(ULAIRE_OTSEA_SEVENTH_OF_THE_NINE_RIDERS)
    # From the top: the Lackey, then the Hound.
    assert set(scene.hand(SHADOW)) == set([MORGUL_LACKEY, MORGUL_HOUND][:wounds])
    assert len(scene.deck(SHADOW)) == 3 - wounds


def test_lost_in_the_woods_goes_to_no_companion_who_is_lost_already() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [LOST_IN_THE_WOODS]},
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_support=[LOST_IN_THE_WOODS],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_BLACK_ASSASSIN)
    assert not scene.comes_to(Verb.USE, LOST_IN_THE_WOODS)


@pytest.mark.parametrize("discards", [True, False])
def test_dark_wings_trade_themselves_for_a_condition_when_a_wraith_wins(discards: bool) -> None:
    scene = Scene(
        support=[MELLON],
        minions=[MORGUL_LACKEY],
        shadow_support=[DARK_WINGS, SHAPES_SLOWLY_ADVANCING],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(MORGUL_LACKEY))
    if discards:
        scene.answer_with(DARK_WINGS)
    else:
        scene.pass_()
    assert scene.is_discarded(MELLON) is discards
    assert scene.is_discarded(DARK_WINGS) is discards
    assert scene.in_play(SHAPES_SLOWLY_ADVANCING)


@pytest.mark.parametrize(
    ("rider", "offered"),
    [(THE_WITCH_KING_CAPTAIN_OF_THE_NINE_RIDERS, True), (ULAIRE_CANTEA_BLACK_ASSASSIN, False)],
)
def test_the_pale_blade_burdens_where_the_witch_king_wins(rider: str, offered: bool) -> None:
    scene = Scene(minions=[rider], bearing={rider: [THE_PALE_BLADE_SWORD_OF_FLAME]}, site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(rider))
    assert scene.can(Verb.TRIGGER, THE_PALE_BLADE_SWORD_OF_FLAME) is offered
    if offered:
        scene.answer_with(THE_PALE_BLADE_SWORD_OF_FLAME)
        assert scene.wounds(rider) == 1
    assert scene.burdens == int(offered)


def test_riders_in_black_count_the_wraiths_in_hand() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORGUL_LACKEY],
        shadow_hand=[
            RIDERS_IN_BLACK,
            MORGUL_HOUND,
            ULAIRE_CANTEA_BLACK_ASSASSIN,
            MORDOR_VETERAN,
            LOST_IN_THE_WOODS,
        ],
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, MORGUL_LACKEY).strength(MORGUL_LACKEY)
    scene.happen(play_card, SHADOW, scene.card(RIDERS_IN_BLACK))
    assert scene.strength(MORGUL_LACKEY) == before + 2


@pytest.mark.parametrize(("burdens", "loss"), [(0, 0), (1, 3)])
def test_ulaire_lemenya_fifth_of_the_nine_weakens_who_resists_little(
    burdens: int, loss: int
) -> None:
    rider = ULAIRE_LEMENYA_FIFTH_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[rider],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, rider)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 - loss


@pytest.mark.parametrize(
    ("minion", "in_fierce", "offered"),
    [
        (ULAIRE_CANTEA_BLACK_ASSASSIN, True, True),
        (ULAIRE_CANTEA_BLACK_ASSASSIN, False, False),
        (PURSUING_URUK, True, False),
    ],
)
def test_hatred_stirred_shuffles_a_wraith_card_back_after_a_lost_fierce_skirmish(
    minion: str, in_fierce: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[HATRED_STIRRED],
        shadow_discards=[MORGUL_HOUND, MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, DWARF_GUARD, minion)
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, HATRED_STIRRED) is offered
    if offered:
        scene.answer_with(HATRED_STIRRED)
        assert scene.deck(SHADOW) == [MORGUL_HOUND]
        assert scene.is_discarded(MORDOR_VETERAN)


@pytest.mark.parametrize(
    ("place", "there"),
    [(OLD_FOREST_ROAD, True), (GREEN_DRAGON_INN_11_242, True), (ARAGORN_SITES[3], False)],
)
def test_ulaire_cantea_fourth_of_the_nine_is_fierce_in_woods_and_dwellings(
    place: str, there: bool
) -> None:
    rider = ULAIRE_CANTEA_FOURTH_OF_THE_NINE_RIDERS
    scene = Scene(minions=[rider], path=(*ARAGORN_SITES[:3], place), site=4)
    assert scene.strength(rider) == 10 + 2 * there
    assert is_fierce(scene.state, scene.card(rider)) is there


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (MORGUL_LACKEY, False)],
)
@pytest.mark.parametrize("toils", [True, False])
def test_keening_wail_adds_a_burden_where_a_nazgul_is(
    minion: str, playable: bool, toils: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_hand=[KEENING_WAIL],
        twilight=7,
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, KEENING_WAIL) is playable
    if playable:
        scene.play(KEENING_WAIL)
        if toils:
            scene.choose(minion)
        else:
            scene.pass_()
        assert scene.burdens == 1
        assert scene.twilight == 2 * toils
        assert scene.wounds(minion) == int(toils)


@pytest.mark.parametrize(
    ("place", "others", "strengths"),
    [
        (OLD_FOREST_ROAD, 1, [11, 10, 6]),
        (ARAGORN_SITES[3], 1, [9, 10, 6]),
        (ARAGORN_SITES[3], 5, [11, 12, 6]),
        (OLD_FOREST_ROAD, 5, [13, 12, 6]),
    ],
)
def test_ulaire_nertea_ninth_of_the_nine_leads_nazgul_against_six(
    place: str, others: int, strengths: list[int]
) -> None:
    minions = (ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS, ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY)
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=minions,
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert [scene.strength(minion) for minion in minions] == strengths


@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (MORGUL_LACKEY, False)]
)
def test_dark_powers_strengthen_a_nazgul_with_three_cards(minion: str, playable: bool) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[DARK_POWERS_STRENGTHEN],
        shadow_deck=[MORGUL_HOUND] * 4,
        twilight=6,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, DARK_POWERS_STRENGTHEN) is playable
    if playable:
        scene.play(DARK_POWERS_STRENGTHEN).choose(minion)
        assert scene.hand(SHADOW) == [MORGUL_HOUND] * 3
        assert scene.twilight == 2
        assert scene.wounds(minion) == 1
