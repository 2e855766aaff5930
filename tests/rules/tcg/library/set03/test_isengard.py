"""The Isengard cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations import path as journey
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, FIERCE, MANEUVER, Verb
from rules.tcg.notation.language import bearer, bearer_must_be, damage, dwarf, gets
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import fellowship_of
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_protect_me_is_prevented_by_two_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE],
        shadow_hand=[CAN_YOU_PROTECT_ME_FROM_YOURSELF],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, CAN_YOU_PROTECT_ME_FROM_YOURSELF).play(
        CAN_YOU_PROTECT_ME_FROM_YOURSELF
    )
    assert scene.who == FREE_PEOPLES
    scene.choose("add 2 burdens")
    assert (scene.burdens, scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (2, 0)


def test_coming_for_the_ring_heals_as_many_minions_as_the_shown_card_costs() -> None:
    scene = Scene(
        minions=[URUK_SAVAGE, ISENGARD_RETAINER, ISENGARD_SHAMAN, MORDOR_TROOPER],
        shadow_hand=[COMING_FOR_THE_RING],
        hand=[GIMLI_DWARF_OF_EREBOR],  # twilight 2
        site=6,
        twilight=2,
    )
    for minion in (URUK_SAVAGE, ISENGARD_RETAINER, ISENGARD_SHAMAN, MORDOR_TROOPER):
        scene.wound(minion, 1)
    scene.regroup_phase().play(COMING_FOR_THE_RING)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    scene.choose(ISENGARD_RETAINER).choose(ISENGARD_SHAMAN)
    assert [
        scene.wounds(card)
        for card in (URUK_SAVAGE, ISENGARD_RETAINER, ISENGARD_SHAMAN, MORDOR_TROOPER)
    ] == [1, 0, 0, 1]


def test_a_fell_voice_plays_weather_whose_own_price_is_paid_too() -> None:
    scene = Scene(
        minions=[SARUMAN_KEEPER_OF_ISENGARD],
        shadow_support=[A_FELL_VOICE_ON_THE_AIR],
        shadow_discards=[WIZARD_STORM],
        site=3,
    )
    scene.shadow_phase().use(A_FELL_VOICE_ON_THE_AIR).do(
        Verb.CHOOSE, WIZARD_STORM, ARAGORN_SITES[2]
    )
    assert scene.wounds(SARUMAN_KEEPER_OF_ISENGARD) == 2
    assert scene.bearer_of(WIZARD_STORM) == ARAGORN_SITES[2]


def test_isengard_shaman_prevents_wounds_of_isengard_orcs() -> None:
    scene = Scene(minions=[ISENGARD_SHAMAN, MORDOR_TROOPER, ISENGARD_WORKER], site=6, twilight=2)
    scene.happen(wounds.wound, scene.card(MORDOR_TROOPER))
    assert not scene.can(Verb.TRIGGER, ISENGARD_SHAMAN)
    scene.happen(wounds.wound, scene.card(ISENGARD_WORKER)).answer_with(ISENGARD_SHAMAN)
    assert (scene.wounds(ISENGARD_WORKER), scene.twilight) == (0, 0)


@pytest.mark.parametrize(("companions", "is_left"), [(4, True), (5, False)])
def test_isengard_smith_takes_one_weapon_or_all_possessions(companions: int, is_left: bool) -> None:
    scene = Scene(
        fellowship=fellowship_of(companions),
        bearing={DWARF_GUARD: [DWARVEN_ARMOR, DWARVEN_AXE], URUK_SAVAGE: [URUK_HAI_SWORD]},
        minions=[URUK_SAVAGE, ISENGARD_SMITH],
        site=6,
    )
    scene.regroup_phase().use(ISENGARD_SMITH)
    if is_left:
        scene.choose(DWARVEN_AXE)
    assert scene.is_discarded(DWARVEN_AXE)
    assert scene.in_play(DWARVEN_ARMOR) == is_left
    assert scene.in_play(URUK_HAI_SWORD)


@pytest.mark.parametrize(
    ("minions", "can_use"),
    [([ISENGARD_WARRIOR], True), ([ISENGARD_WARRIOR, ISENGARD_WORKER], False)],
)
def test_isengard_warrior_beside_another_orc_stops_archery_abilities(
    minions: list[str], can_use: bool
) -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=minions, site=6).archery_phase()
    assert scene.can(Verb.USE, LEGOLAS_GREENLEAF) == can_use


@pytest.mark.parametrize(("hurt", "can_use"), [(2, False), (3, True)])
def test_isengard_warrior_exerts_all_when_the_ring_bearer_has_three_wounds(
    hurt: int, can_use: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[ISENGARD_WARRIOR],
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, hurt)
    scene.regroup_phase()
    assert scene.can(Verb.USE, ISENGARD_WARRIOR) == can_use
    if can_use:
        scene.use(ISENGARD_WARRIOR)
        assert (scene.wounds(MERRY_ROHIRRIM_SQUIRE), scene.wounds(PIPPIN_SWORN_TO_SERVICE)) == (
            1,
            1,
        )


def test_the_palantir_places_the_shown_card_on_its_owners_deck() -> None:
    scene = Scene(
        minions=[ISENGARD_RETAINER],
        shadow_support=[THE_PALANTIR_OF_ORTHANC],
        hand=[MERRY_ROHIRRIM_SQUIRE],
        deck=[GIMLI_DWARF_OF_EREBOR],
        site=6,
        twilight=1,
    )
    scene.shadow_phase().use(THE_PALANTIR_OF_ORTHANC)
    assert scene.deck() == [GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE]
    assert scene.hand() == []


def test_the_palantir_places_no_minion_where_no_card_is_shown() -> None:
    scene = Scene(
        minions=[ISENGARD_RETAINER],
        shadow_support=[THE_PALANTIR_OF_ORTHANC],
        deck=[GIMLI_DWARF_OF_EREBOR],
        site=6,
        twilight=1,
    )
    scene.shadow_phase().use(THE_PALANTIR_OF_ORTHANC)
    assert scene.in_play(ISENGARD_RETAINER)
    assert scene.deck() == [GIMLI_DWARF_OF_EREBOR]


def test_saruman_exerts_for_urukhai_and_not_for_orcs() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SARUMAN_KEEPER_OF_ISENGARD, URUK_SAVAGE, ISENGARD_RETAINER],
        site=6,
    )
    assert (scene.number(FIERCE, URUK_SAVAGE), scene.number(FIERCE, ISENGARD_RETAINER)) == (1, 0)
    scene.happen(wounds.wound, scene.card(ISENGARD_RETAINER))
    assert not scene.can(Verb.TRIGGER, SARUMAN_KEEPER_OF_ISENGARD)
    scene.happen(wounds.wound, scene.card(URUK_SAVAGE)).answer_with(SARUMAN_KEEPER_OF_ISENGARD)
    assert (scene.wounds(URUK_SAVAGE), scene.wounds(SARUMAN_KEEPER_OF_ISENGARD)) == (0, 1)


@pytest.mark.parametrize(("left_in_hand", "bonus"), [(2, 3), (3, 2)])
def test_servants_to_saruman_count_the_cards_that_stay_in_hand(
    left_in_hand: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[ISENGARD_RETAINER],
        shadow_hand=[SERVANTS_TO_SARUMAN] * (left_in_hand + 1),
        site=6,
    )
    before = scene.strength(ISENGARD_RETAINER)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ISENGARD_RETAINER).wait_to(
        Verb.PLAY, SERVANTS_TO_SARUMAN
    ).play(SERVANTS_TO_SARUMAN)
    assert scene.strength(ISENGARD_RETAINER) == before + bonus


@pytest.mark.parametrize(("hurt", "may_add"), [(3, True), (2, False)])
def test_tower_of_orthanc_needs_an_exhausted_companion(hurt: int, may_add: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], shadow_support=[TOWER_OF_ORTHANC], site=3
    ).wound(MERRY_ROHIRRIM_SQUIRE, hurt)
    scene.happen(journey.move)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, TOWER_OF_ORTHANC) == may_add


def test_trapped_and_alone_takes_damage_bonuses_from_weapons_alone() -> None:
    axe = made(DWARVEN_AXE, bearer_must_be(dwarf), gets(bearer, damage(+1)))
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],  # damage +1 of his own
        bearing={GIMLI_DWARF_OF_EREBOR: [axe]},
        minions=[ISENGARD_RETAINER],
        shadow_support=[TRAPPED_AND_ALONE],
        shadow_hand=[SERVANTS_TO_SARUMAN],
        site=6,
    )
    assert scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == 2
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, ISENGARD_RETAINER)
    assert scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == 1


def test_the_trees_are_strong_wounds_as_many_as_the_orcs_that_are_discarded() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[ISENGARD_RETAINER, ISENGARD_SHAMAN, ISENGARD_WORKER, URUK_SAVAGE],
        shadow_hand=[THE_TREES_ARE_STRONG],
        site=6,
        twilight=1,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, THE_TREES_ARE_STRONG).play(THE_TREES_ARE_STRONG)
    assert [option.number for option in scene.options()] == [3, 2, 1]
    scene.take_number(2).choose(ISENGARD_RETAINER).choose(ISENGARD_SHAMAN)
    assert scene.who == FREE_PEOPLES
    scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(LEGOLAS_GREENLEAF)
    assert (
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        scene.wounds(LEGOLAS_GREENLEAF),
        scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES),
    ) == (1, 1, 0)
    assert scene.in_play(ISENGARD_WORKER)


@pytest.mark.parametrize(
    ("orc", "exhausted"), [(ISENGARD_RETAINER, 2), (ISENGARD_WORKER, 2), (ORC_COMMANDER, 3)]
)
def test_an_orc_of_isengard_exerts_in_the_regroup_phase_and_a_companion_is_wounded(
    orc: str, exhausted: int
) -> None:
    for already in (0, exhausted):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[orc], site=4
        ).wound(orc, already)
        scene.regroup_phase()
        assert scene.comes_to(Verb.USE, orc) is (already == 0)
        if already == 0:
            scene.use(orc)
            assert scene.who == FREE_PEOPLES
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
            assert scene.wounds(orc) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
            assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_orc_commander_strengthens_the_other_orcs_of_isengard() -> None:
    scene = Scene(minions=[ORC_COMMANDER, ISENGARD_WORKER, URUK_SAVAGE, MORDOR_TROOPER], site=6)
    orcs = (ORC_COMMANDER, ISENGARD_WORKER, URUK_SAVAGE, MORDOR_TROOPER)
    assert [scene.strength(orc) for orc in orcs] == [11, 5 + 1, 5, 6]


@pytest.mark.parametrize("saruman", [SARUMAN_KEEPER_OF_ISENGARD, SARUMAN_SERVANT_OF_THE_EYE])
@pytest.mark.parametrize(("phase", "hurt"), [(ARCHERY, 0), (MANEUVER, 1)])
def test_no_arrow_hits_saruman(saruman: str, phase: int, hurt: int) -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[saruman], site=6)
    scene.state.phase = phase
    scene.happen(wound, scene.card(saruman))
    assert scene.wounds(saruman) == hurt


@pytest.mark.parametrize("saruman", [SARUMAN_KEEPER_OF_ISENGARD, SARUMAN_SERVANT_OF_THE_EYE])
def test_saruman_is_not_assigned(saruman: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[saruman, MORDOR_TROOPER], site=6
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert not scene.can(Verb.ASSIGN, target=saruman)


def test_uruk_hai_are_fierce_beside_the_keeper_of_isengard() -> None:
    scene = Scene(
        minions=[SARUMAN_KEEPER_OF_ISENGARD, URUK_SAVAGE, ISENGARD_WORKER, MORDOR_TROOPER], site=6
    )
    fierce = [
        minion
        for minion in (SARUMAN_KEEPER_OF_ISENGARD, URUK_SAVAGE, ISENGARD_WORKER, MORDOR_TROOPER)
        if is_fierce(scene.state, scene.card(minion))
    ]
    assert fierce == [URUK_SAVAGE]


@pytest.mark.parametrize(
    ("company", "exerted"),
    [
        (
            [
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
                ARAGORN_DRIVEN_BY_NEED,
                GANDALF_THE_GREY_WIZARD,
            ],
            4,
        ),
        ([GIMLI_DWARF_OF_EREBOR, DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], 2),
        ([], 0),
    ],
    ids=["four races", "two Dwarves and two Men", "Hobbits alone"],
)
def test_one_of_you_must_do_this_counts_races_and_not_companions(
    company: list[str], exerted: int
) -> None:
    scene = Scene(
        fellowship=company,
        minions=[ISENGARD_WORKER],
        shadow_hand=[ONE_OF_YOU_MUST_DO_THIS],
        twilight=5,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, ONE_OF_YOU_MUST_DO_THIS).play(ONE_OF_YOU_MUST_DO_THIS)
    while scene.who == FREE_PEOPLES and scene.can(Verb.CHOOSE):
        scene.take_first()
    hurt = [scene.wounds(card) for card in (FRODO_HOPE_OF_FREE_PEOPLES, *company)]
    assert sum(hurt) == exerted
    assert max(hurt) <= 1
    assert scene.wounds(ISENGARD_WORKER) == 1


def test_orc_overseer_exerts_twice_to_exhaust_a_companion() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORC_OVERSEER], site=6)
    scene.regroup_phase().wait_to(Verb.USE, ORC_OVERSEER).use(ORC_OVERSEER)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (
        3,
        0,
    )
    assert scene.wounds(ORC_OVERSEER) == 2


@pytest.mark.parametrize(("burdens", "offered"), [(5, True), (4, False)])
def test_orthanc_berserker_exhausts_a_companion_at_five_burdens(
    burdens: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORTHANC_BERSERKER], burdens=burdens, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, ORTHANC_BERSERKER) is offered
    if offered:
        scene.use(ORTHANC_BERSERKER)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(ORTHANC_BERSERKER)) == (3, 2)


def test_isengard_adds_twilight_in_the_shadow_phase() -> None:
    scene = Scene(
        minions=[ISENGARD_FORGER],
        shadow_support=[HOLLOWING_OF_ISENGARD],
        shadow_hand=[ISENGARD_AXE],
        site=6,
    ).shadow_phase()
    scene.use(HOLLOWING_OF_ISENGARD)
    assert scene.twilight == 3
    scene.use(ISENGARD_FORGER)
    assert (scene.twilight, scene.wounds(ISENGARD_FORGER)) == (4, 1)
    scene.play(ISENGARD_AXE)
    assert (scene.twilight, scene.bearer_of(ISENGARD_AXE)) == (5, ISENGARD_FORGER)


@pytest.mark.parametrize(
    ("others", "added"), [([SARUMAN_KEEPER_OF_ISENGARD], 2), ([MORDOR_VETERAN], 0)]
)
def test_uruk_ravager_adds_two_twilight_beside_saruman(others: list[str], added: int) -> None:
    scene = Scene(minions=others, shadow_hand=[URUK_RAVAGER], twilight=9, site=6).shadow_phase()
    scene.play(URUK_RAVAGER)
    left = scene.twilight
    assert scene.can(Verb.TRIGGER, URUK_RAVAGER) is bool(added)
    if added:
        scene.answer_with(URUK_RAVAGER)
    assert scene.twilight == left + added


@pytest.mark.parametrize(
    ("minions", "playable"), [([URUK_RAGER, GOBLIN_RUNNER], True), ([URUK_RAGER], False)]
)
def test_hate_and_anger_unite_an_uruk_hai_and_moria_to_draw_three(
    minions: list[str], *, playable: bool
) -> None:
    scene = Scene(
        minions=minions,
        shadow_hand=[HATE_AND_ANGER],
        shadow_deck=[MORDOR_VETERAN] * 4,
        twilight=5,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, HATE_AND_ANGER) is playable
    if playable:
        scene.play(HATE_AND_ANGER)
        assert len(scene.hand(SHADOW)) == 3


def test_isengard_servant_wounds_whom_the_free_peoples_player_chooses() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[ISENGARD_SERVANT],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, ISENGARD_SERVANT).use(ISENGARD_SERVANT)
    assert scene.who == FREE_PEOPLES
    scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert (scene.wounds(GIMLI_DWARF_OF_EREBOR), scene.wounds(ISENGARD_SERVANT)) == (1, 1)
