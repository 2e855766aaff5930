"""The Men cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    game_number,
    is_archer,
    is_fierce,
    resistance,
)
from rules.tcg.engine.operations.wounds import can_take_wound, kill, wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    MINION_ARCHERY,
    SKIRMISH,
    TAKES_NO_ARCHERY_WOUNDS,
    Verb,
)
from rules.tcg.engine.turn.phases import moves_allowed
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


@pytest.mark.parametrize(
    ("others", "playable"), [([BRUTAL_EASTERLING] * 2, True), ([BRUTAL_EASTERLING], False)]
)
def test_bloodthirsty_wounds_an_unbound_companion_beside_two_men(
    others: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_TROOPER, *others],
        shadow_hand=[BLOODTHIRSTY],
        twilight=1,
        site=4,
    ).regroup_phase()
    assert scene.comes_to(Verb.PLAY, BLOODTHIRSTY) is playable
    if playable:
        scene.play(BLOODTHIRSTY)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(("burdens", "added"), [(0, 0), (1, 2), (5, 3)])
def test_detachment_of_haradrim_adds_for_each_companion_of_weak_will(
    burdens: int, added: int
) -> None:
    """A burden brings two Dwarves to 5, five bring Frodo there."""
    minion = DETACHMENT_OF_HARADRIM
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], minions=[minion], burdens=burdens, site=4
    )
    scene.maneuver_phase().wait_to(Verb.USE, minion).use(minion)
    assert scene.twilight == added
    assert scene.wounds(minion) == 1


def test_detachment_of_haradrim_must_be_able_to_exert() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[DETACHMENT_OF_HARADRIM], burdens=1, site=4)
    scene.wound(DETACHMENT_OF_HARADRIM, 2).maneuver_phase()
    assert not scene.comes_to(Verb.USE, DETACHMENT_OF_HARADRIM)


@pytest.mark.parametrize(
    ("other", "burdens", "offered"),
    [(BRUTAL_EASTERLING, 1, True), (BRUTAL_EASTERLING, 0, False), (MORDOR_TROOPER, 1, False)],
)
def test_squad_of_haradrim_lowers_the_move_limit_for_two_of_weak_will(
    other: str, burdens: int, offered: bool
) -> None:
    minion = SQUAD_OF_HARADRIM
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[minion, other],
        burdens=burdens,
        site=4,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, minion) is offered
    if offered:
        before = moves_allowed(scene.state)
        scene.use(minion)
        assert moves_allowed(scene.state) == before - 1


@pytest.mark.parametrize(("burdens", "fierce"), [(0, False), (1, True)])
def test_throng_of_harad_grows_fierce_against_a_weak_will(burdens: int, fierce: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[THRONG_OF_HARAD],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, THRONG_OF_HARAD)
    assert is_fierce(scene.state, scene.card(THRONG_OF_HARAD)) is fierce
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(THRONG_OF_HARAD))


@pytest.mark.parametrize(("burdens", "arrows"), [(1, 0), (2, 1)])
def test_archer_of_harad_shoots_better_at_weak_wills(burdens: int, arrows: int) -> None:
    """Two burdens bring the Guard to 4."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ARCHER_OF_HARAD], burdens=burdens, site=4)
    assert game_number(scene.state, MINION_ARCHERY) == arrows
    assert is_archer(scene.state, scene.card(ARCHER_OF_HARAD))


@pytest.mark.parametrize(
    ("minion", "place", "damage", "fierce"),
    [
        (ELDER_OF_DUNLAND, WEST_ROAD, 1, False),
        (ELDER_OF_DUNLAND, ISENGARD_RUINED_15_192, 0, False),
        (CORPS_OF_HARAD, ISENGARD_RUINED_15_192, 0, True),
        (CORPS_OF_HARAD, WEST_ROAD, 0, False),
        (HORDE_OF_HARAD, ISENGARD_RUINED_15_192, 0, True),
        (HORDE_OF_HARAD, WEST_ROAD, 0, False),
        # The Footman brings the plains along.
        (FOOTMAN_OF_DUNLAND, ISENGARD_RUINED_15_192, 0, False),
    ],
)
def test_men_are_worse_on_ground_of_their_own(
    minion: str, place: str, damage: int, fierce: bool
) -> None:
    scene = Scene(minions=[minion], path=(*ARAGORN_SITES[:3], place), site=4)
    assert damage_bonus(scene.state, scene.card(minion)) == damage
    assert is_fierce(scene.state, scene.card(minion)) is fierce


@pytest.mark.parametrize(("minions", "damage"), [([FOOTMAN_OF_DUNLAND], 1), ([], 0)])
def test_footman_of_dunland_makes_plains_of_the_site(minions: list[str], damage: int) -> None:
    scene = Scene(
        minions=[ELDER_OF_DUNLAND, *minions],
        path=(*ARAGORN_SITES[:3], ISENGARD_RUINED_15_192),
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(ELDER_OF_DUNLAND)) == damage


@pytest.mark.parametrize(
    ("place", "bonus"),
    [(WEST_ROAD, 4), (ISENGARD_RUINED_15_192, 4), (CHAMBER_OF_MAZARBUL, 2)],
)
def test_overrun_does_more_on_open_ground(place: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[BRUTAL_EASTERLING, MORDOR_TROOPER],
        shadow_hand=[OVERRUN],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        twilight=1,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).pass_().play(OVERRUN)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + bonus
    assert scene.strength(MORDOR_TROOPER) == 6


@pytest.mark.parametrize(
    ("minion", "playable"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)]
)
def test_wielding_the_ring_weakens_the_will_of_a_companion(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_hand=[WIELDING_THE_RING],
        twilight=1,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, WIELDING_THE_RING) is playable
    if playable:
        # The Ring-bearer cannot bear it.
        scene.play(WIELDING_THE_RING)
        assert scene.bearer_of(WIELDING_THE_RING) == DWARF_GUARD
        assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - 2


@pytest.mark.parametrize(("burdens", "price"), [(2, 4), (3, 2)])
def test_axeman_of_harad_is_cheaper_before_a_weak_will(burdens: int, price: int) -> None:
    """Three burdens bring the Guard to 3."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[AXEMAN_OF_HARAD],
        burdens=burdens,
        twilight=4,
        site=4,
    )
    scene.shadow_phase().play(AXEMAN_OF_HARAD)
    assert scene.twilight == 4 - price


@pytest.mark.parametrize(
    ("minion", "place", "loss"),
    [
        (FEARSOME_DUNLENDING, WEST_ROAD, 1),
        (FEARSOME_DUNLENDING, ISENGARD_RUINED_15_192, 0),
        (INTIMIDATING_URUK, ISENGARD_RUINED_15_192, 2),
        (INTIMIDATING_URUK, WEST_ROAD, 0),
    ],
)
def test_a_minion_on_its_own_ground_weakens_a_will_for_the_turn(
    minion: str, place: str, loss: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[minion],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(minion)
    if scene.can(Verb.TRIGGER, minion):
        scene.answer_with(minion)
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss
    scene.regroup_phase()
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss


@pytest.mark.parametrize("exerts", [True, False])
def test_raging_dunlending_may_exert_to_be_fierce(exerts: bool) -> None:
    minion = RAGING_DUNLENDING
    scene = Scene(fellowship=[DWARF_GUARD], shadow_hand=[minion], twilight=9, site=4)
    scene.shadow_phase().play(minion)
    if exerts:
        scene.answer_with(minion)
    else:
        scene.pass_()
    assert is_fierce(scene.state, scene.card(minion)) is exerts
    assert scene.wounds(minion) == int(exerts)
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(minion))


@pytest.mark.parametrize("cards", [0, 1, 3])
def test_man_of_bree_grows_with_the_free_peoples_hand(cards: int) -> None:
    scene = Scene(
        minions=[MAN_OF_BREE], hand=[DWARF_GUARD] * cards, shadow_hand=[DWARF_GUARD], site=4
    )
    assert scene.strength(MAN_OF_BREE) == 4 + cards


@pytest.mark.parametrize(
    ("companion", "hurt"), [(ARAGORN_DRIVEN_BY_NEED, 1), (GIMLI_DWARF_OF_EREBOR, 0)]
)
def test_long_battle_bow_tires_a_man_of_the_fellowship(companion: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[LONG_BATTLE_BOW],
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(LONG_BATTLE_BOW)
    if scene.can(Verb.TRIGGER, LONG_BATTLE_BOW):
        scene.answer_with(LONG_BATTLE_BOW)
    assert scene.wounds(companion) == hurt
    assert scene.bearer_of(LONG_BATTLE_BOW) == BRUTAL_EASTERLING
    assert is_archer(scene.state, scene.card(BRUTAL_EASTERLING))


@pytest.mark.parametrize(
    ("hurt", "in_skirmish", "twilight", "offered"),
    [
        (BRUTAL_EASTERLING, True, 1, True),
        (BRUTAL_EASTERLING, True, 0, False),
        (BRUTAL_EASTERLING, False, 1, False),
        (MORDOR_TROOPER, True, 1, False),
    ],
)
def test_easterling_shield_wall_stands_before_a_man_in_a_skirmish(
    hurt: str, in_skirmish: bool, twilight: int, offered: bool
) -> None:
    wall = EASTERLING_SHIELD_WALL
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[wall, BRUTAL_EASTERLING, MORDOR_TROOPER],
        twilight=twilight,
        site=4,
    )
    if in_skirmish:
        scene.state.phase = SKIRMISH
        scene.state.skirmisher = scene.card(DWARF_GUARD)
    scene.happen(wound, scene.card(hurt), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, wall) is offered
    if offered:
        scene.answer_with(wall)
        assert (scene.wounds(wall), scene.twilight) == (1, 0)
    assert scene.wounds(hurt) == int(not offered)
