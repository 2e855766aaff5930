"""The Men cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, game_number, is_archer, is_fierce
from rules.tcg.engine.operations.wounds import can_take_wound, kill
from rules.tcg.engine.state.codes import (
    ARCHERY,
    MINION_ARCHERY,
    SKIRMISH,
    TAKES_NO_ARCHERY_WOUNDS,
    Verb,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("other", "stays"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_force_of_harad_leaves_without_another_minion_of_men(other: str, stays: bool) -> None:
    scene = Scene(minions=[FORCE_OF_HARAD, other], site=6).maneuver_phase()
    assert scene.in_play(FORCE_OF_HARAD) is stays
    assert scene.in_play(other)


@pytest.mark.parametrize(("minion", "lost"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_lathspell_takes_bonuses_from_possessions_against_men(minion: str, lost: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR, LATHSPELL]},
        minions=[minion],
        site=6,
    )
    armed = scene.strength(EOMER_VALIANT_WARCHIEF)
    scene.skirmish(EOMER_VALIANT_WARCHIEF, minion).resolve()
    assert totals(scene)[0] == armed - (2 if lost else 0)


def test_easterling_host_lends_its_strength_to_each_other_minion_of_men() -> None:
    minions = [EASTERLING_HOST, BRUTAL_EASTERLING, COLUMN_OF_EASTERLINGS, MORDOR_TROOPER]
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=minions, site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    before = [scene.strength(minion) for minion in minions]
    scene.wait_to(Verb.USE, EASTERLING_HOST).use(EASTERLING_HOST)
    after = [scene.strength(minion) for minion in minions]
    assert [late - early for early, late in zip(before, after, strict=True)] == [-2, 1, 1, 0]
    assert scene.wounds(EASTERLING_HOST) == 1


def test_oath_sworn_discards_the_whole_hand_for_eight_twilight() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING, COLUMN_OF_EASTERLINGS],
        shadow_support=[OATH_SWORN],
        shadow_hand=[MORDOR_TROOPER, FORCE_OF_HARAD],
        site=6,
    )
    scene.maneuver_phase().answer_with(OATH_SWORN)
    assert scene.hand(1) == []
    assert scene.twilight == 8


def test_oath_sworn_needs_two_cards_in_hand() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING, COLUMN_OF_EASTERLINGS],
        shadow_support=[OATH_SWORN],
        shadow_hand=[MORDOR_TROOPER],
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.TRIGGER, OATH_SWORN)


def test_precision_targeting_spares_all_but_three_companions() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[PRECISION_TARGETING],
        twilight=5,
        site=6,
    )
    scene.archery_phase().wait_to(Verb.PLAY, PRECISION_TARGETING).play(PRECISION_TARGETING)
    assert scene.who == 0
    for companion in (ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, DWARF_GUARD):
        scene.choose(companion)
    spared = [
        companion
        for companion in (
            FRODO_HOPE_OF_FREE_PEOPLES,
            ARAGORN_DRIVEN_BY_NEED,
            EOMER_VALIANT_WARCHIEF,
            DWARF_GUARD,
        )
        if scene.number(TAKES_NO_ARCHERY_WOUNDS, companion)
    ]
    assert spared == [FRODO_HOPE_OF_FREE_PEOPLES]


def test_swarthy_bree_lander_gives_a_condition_to_another_than_its_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        minions=[SWARTHY_BREE_LANDER],
        bearing={EOMER_VALIANT_WARCHIEF: [SALVE]},
        twilight=2,
        site=6,
    )
    scene.maneuver_phase().answer_with(SWARTHY_BREE_LANDER)
    offered = [scene.id_of(option.card) for option in scene.options()]
    assert EOMER_VALIANT_WARCHIEF not in offered
    assert SWARTHY_BREE_LANDER not in offered  # print: a companion bears it
    scene.choose(DWARF_GUARD)
    assert scene.bearer_of(SALVE) == DWARF_GUARD
    assert scene.twilight == 0


def test_ferocious_haradrim_rouse_their_player_s_men_when_a_companion_dies() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[FEROCIOUS_HARADRIM, ARMORED_EASTERLING, MORDOR_TROOPER],
        site=4,
    )
    before = [scene.strength(card) for card in (FEROCIOUS_HARADRIM, ARMORED_EASTERLING)]
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(MORDOR_TROOPER))
    assert [scene.strength(card) for card in (FEROCIOUS_HARADRIM, ARMORED_EASTERLING)] == [
        strength + 3 for strength in before
    ]
    assert scene.strength(MORDOR_TROOPER) == 6


@pytest.mark.parametrize(("burdens", "added"), [(0, 0), (1, 2), (5, 3)])
def test_invading_haradrim_add_twilight_for_each_of_little_resistance(
    burdens: int, added: int
) -> None:
    """A burden brings two Dwarves to 5; Frodo resists by 10 at first."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[INVADING_HARADRIM],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, INVADING_HARADRIM)
    assert scene.twilight == added


@pytest.mark.parametrize(("burdens", "offered"), [(0, False), (1, True)])
def test_patroller_of_haradrim_robs_whom_it_is_assigned_to(burdens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[PATROLLER_OF_HARADRIM],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, PATROLLER_OF_HARADRIM)
    assert scene.can(Verb.TRIGGER, PATROLLER_OF_HARADRIM) is offered
    if offered:
        scene.answer_with(PATROLLER_OF_HARADRIM)
        assert scene.is_discarded(DWARVEN_AXE)


@pytest.mark.parametrize(("items", "price"), [([], 3), ([DWARVEN_AXE, HOBBIT_SWORD_11_166], 1)])
def test_pavise_is_cheaper_for_each_possession_of_the_fellowship(
    items: list[str], price: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={
            GIMLI_DWARF_OF_EREBOR: items[:1],
            FRODO_HOPE_OF_FREE_PEOPLES: items[1:],
        },
        minions=[ARMORED_EASTERLING],
        shadow_hand=[PAVISE],
        twilight=3,
        site=4,
    )
    scene.shadow_phase().play(PAVISE)
    assert scene.twilight == 3 - price
    for phase, hurt in ((ARCHERY, False), (SKIRMISH, True)):
        scene.state.phase = phase
        assert can_take_wound(scene.state, scene.card(ARMORED_EASTERLING)) is hurt


@pytest.mark.parametrize(("place", "again"), [(ISENGARD_RUINED_15_192, True), (WEST_ROAD, False)])
def test_whistling_death_strikes_again_at_a_battleground(place: str, again: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[ARMORED_EASTERLING],
        shadow_hand=[WHISTLING_DEATH],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        twilight=6,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, ARMORED_EASTERLING)
    scene.wait_to(Verb.PLAY, WHISTLING_DEATH).play(WHISTLING_DEATH)
    assert scene.can(Verb.YES) is again
    if again:
        scene.do(Verb.YES)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1 + again
    assert scene.twilight == 3 - 3 * again


@pytest.mark.parametrize(
    ("place", "others", "archers"),
    [
        (WEST_ROAD, 1, [True, False, False]),
        (ISENGARD_RUINED_15_192, 4, [False, False, False]),
        (ISENGARD_RUINED_15_192, 5, [True, True, False]),
    ],
)
def test_fletcher_of_harad_shoots_on_the_plains_and_with_all_men_at_six(
    place: str, others: int, archers: list[bool]
) -> None:
    """The Ring-bearer is a companion, too."""
    minions = [FLETCHER_OF_HARAD, COLUMN_OF_EASTERLINGS, MORDOR_TROOPER]
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        minions=minions,
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert [is_archer(scene.state, scene.card(minion)) for minion in minions] == archers


@pytest.mark.parametrize(("place", "added"), [(WEST_ROAD, 2), (ISENGARD_RUINED_15_192, 1)])
def test_warrior_of_dunland_has_a_second_ambush_on_the_plains(place: str, added: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WARRIOR_OF_DUNLAND],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, WARRIOR_OF_DUNLAND)
    while scene.can(Verb.USE, WARRIOR_OF_DUNLAND):
        scene.use(WARRIOR_OF_DUNLAND)
    assert scene.twilight == added


@pytest.mark.parametrize("way", ["strength", "fierce", "damage"])
def test_armored_easterling_pays_two_to_help_a_lurker_in_one_of_three_ways(way: str) -> None:
    lurker = COLUMN_OF_EASTERLINGS
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[ARMORED_EASTERLING, lurker],
        hand=[AXE_STRIKE, AXE_STRIKE],
        twilight=3,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, lurker).pass_().choose(f"lurker minion {way}")
    found = (
        scene.strength(lurker),
        is_fierce(scene.state, scene.card(lurker)),
        damage_bonus(scene.state, scene.card(lurker)),
    )
    assert found == (8 + (way == "strength"), way == "fierce", int(way == "damage"))
    assert scene.twilight == 1
    scene.pass_()
    # One twilight is not enough.
    assert not scene.can(Verb.USE, ARMORED_EASTERLING)


@pytest.mark.parametrize(
    ("minion", "playable"), [(ARMORED_EASTERLING, True), (MORDOR_TROOPER, False)]
)
def test_bold_and_cunning_discard_a_possession_beside_a_man(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[minion],
        shadow_hand=[BOLD_AND_CUNNING],
        hand=[AXE_STRIKE],
        twilight=5,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion).pass_()
    assert scene.can(Verb.PLAY, BOLD_AND_CUNNING) is playable
    if playable:
        scene.play(BOLD_AND_CUNNING).choose(minion)
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.twilight == 2


@pytest.mark.parametrize(
    ("minion", "playable"), [(ARMORED_EASTERLING, True), (MORDOR_TROOPER, False)]
)
def test_elevated_fire_adds_three_arrows_beside_a_man(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[minion],
        shadow_hand=[ELEVATED_FIRE],
        twilight=7,
        site=4,
    ).archery_phase()
    assert scene.comes_to(Verb.PLAY, ELEVATED_FIRE) is playable
    if playable:
        scene.play(ELEVATED_FIRE).pass_()
        assert game_number(scene.state, MINION_ARCHERY) == 3
        assert scene.twilight == 0


def test_harad_standard_bearer_pays_three_for_damage() -> None:
    bearer = HARAD_STANDARD_BEARER
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[bearer],
        hand=[AXE_STRIKE, AXE_STRIKE],
        twilight=5,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, bearer).pass_().use(bearer)
    assert damage_bonus(scene.state, scene.card(bearer)) == 1
    assert scene.twilight == 2
    scene.pass_()
    assert not scene.can(Verb.USE, bearer)


@pytest.mark.parametrize(("twilight", "offered"), [(2, True), (1, False)])
def test_poleaxe_makes_a_man_fierce_until_the_regroup_phase(twilight: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[BRUTAL_EASTERLING, MORDOR_TROOPER],
        bearing={BRUTAL_EASTERLING: [POLEAXE]},
        hand=[AXE_STRIKE],
        twilight=twilight,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).pass_()
    assert scene.can(Verb.USE, POLEAXE) is offered
    if offered:
        scene.use(POLEAXE)
        fierce = [
            is_fierce(scene.state, scene.card(card)) for card in (BRUTAL_EASTERLING, MORDOR_TROOPER)
        ]
        assert fierce == [True, False]
        assert scene.twilight == 0
        scene.regroup_phase()
        assert not is_fierce(scene.state, scene.card(BRUTAL_EASTERLING))


def test_column_of_easterlings_gives_itself_for_another_man() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[COLUMN_OF_EASTERLINGS, BRUTAL_EASTERLING, MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).pass_().use(COLUMN_OF_EASTERLINGS)
    assert scene.is_discarded(COLUMN_OF_EASTERLINGS)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 4
