"""The Rohan cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, game_number
from rules.tcg.engine.operations.path import leave_site
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import MINION_ARCHERY, RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_cast_from_the_hall_counts_possessions_played_from_hand() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        support=[CAST_FROM_THE_HALL],
        hand=[SPEAR_OF_THE_MARK],
    )
    scene.fellowship_phase().play(SPEAR_OF_THE_MARK)
    assert scene.tokens(CAST_FROM_THE_HALL) == 1


def test_gamling_takes_no_second_mount() -> None:
    """4.2, "transfer": only to who may bear it. A hand weapon goes to him beside his mount."""
    scene = Scene(
        fellowship=[GAMLING_DUTIFUL_MARSHAL, EOWYN_LADY_OF_ROHAN],
        bearing={
            GAMLING_DUTIFUL_MARSHAL: [HORSE_OF_ROHAN],
            EOWYN_LADY_OF_ROHAN: [HORSE_OF_ROHAN, SPEAR_OF_THE_MARK],
        },
        minions=[MORDOR_TROOPER],
    )
    scene.skirmish(GAMLING_DUTIFUL_MARSHAL, MORDOR_TROOPER).wait_to(
        Verb.USE, GAMLING_DUTIFUL_MARSHAL
    ).use(GAMLING_DUTIFUL_MARSHAL)
    assert scene.bearer_of(SPEAR_OF_THE_MARK) == GAMLING_DUTIFUL_MARSHAL
    assert not scene.comes_to(Verb.USE, GAMLING_DUTIFUL_MARSHAL)
    assert scene.bearer_of(HORSE_OF_ROHAN, 1) == EOWYN_LADY_OF_ROHAN


@pytest.mark.parametrize(("armed", "offered"), [(True, True), (False, False)])
def test_rohirrim_diadem_trades_a_possession_for_an_armed_mans_strength(
    armed: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF] if armed else []},
        support=[ROHIRRIM_DIADEM],
        hand=[EOWYNS_SHIELD],
        minions=[EASTERLING_BLADEMASTER],
        site=6,
    )
    scene.skirmish(ELFHELM, EASTERLING_BLADEMASTER)
    before = scene.strength(ELFHELM)
    assert scene.can(Verb.USE, ROHIRRIM_DIADEM) is offered
    if offered:
        scene.use(ROHIRRIM_DIADEM)
        assert scene.strength(ELFHELM) == before + 2
        assert scene.is_discarded(EOWYNS_SHIELD)


@pytest.mark.parametrize(
    ("bearer", "in_fierce", "offered"),
    [(ERKENBRAND, True, True), (ERKENBRAND, False, False), (GAMLING_THE_OLD, True, False)],
)
def test_erkenbrands_shield_ends_a_fierce_skirmish_of_erkenbrand(
    bearer: str, in_fierce: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ERKENBRANDS_SHIELD]},
        minions=[PURSUING_URUK],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, bearer, PURSUING_URUK)
    assert scene.can(Verb.USE, ERKENBRANDS_SHIELD) is offered
    if offered:
        scene.use(ERKENBRANDS_SHIELD)
        assert scene.twilight == 2
        assert ("skirmish cancelled", scene.card(bearer)) in scene.log
        assert scene.in_play(PURSUING_URUK)


@pytest.mark.parametrize("gandalf", [True, False])
def test_erkenbrands_shield_saves_a_man_of_rohan_with_gandalf(gandalf: bool) -> None:
    scene = Scene(
        fellowship=[ERKENBRAND, GAMLING_THE_OLD, *[GANDALF_LEADER_OF_THE_COMPANY] * gandalf],
        bearing={ERKENBRAND: [ERKENBRANDS_SHIELD]},
        minions=[TRACKING_URUK],
    )
    scene.happen(wound, scene.card(GAMLING_THE_OLD), scene.card(TRACKING_URUK))
    assert scene.can(Verb.TRIGGER, ERKENBRANDS_SHIELD) is gandalf
    if gandalf:
        scene.answer_with(ERKENBRANDS_SHIELD)
    assert scene.wounds(GAMLING_THE_OLD) == int(not gandalf)
    assert scene.wounds(ERKENBRAND) == int(gandalf)


@pytest.mark.parametrize("bearer", [GAMLING_THE_OLD, ERKENBRAND])
def test_gamlings_horn_calls_a_friend_if_gamling_blows_it(bearer: str) -> None:
    scene = Scene(
        fellowship=[bearer, DWARF_GUARD],
        bearing={bearer: [GAMLINGS_HORN]},
        support=[GWAIHIR],
        minions=[TRACKING_URUK],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(bearer, TRACKING_URUK)
    strong, friend = scene.strength(bearer), scene.strength(DWARF_GUARD)
    scene.use(GAMLINGS_HORN)
    assert scene.is_discarded(GWAIHIR)
    assert scene.strength(bearer) == strong + 4
    by_gamling = bearer == GAMLING_THE_OLD
    assert scene.can(Verb.YES) is by_gamling
    if by_gamling:
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE, DWARF_GUARD):
            scene.choose(DWARF_GUARD)
        assert scene.strength(DWARF_GUARD) == friend + 4
    scene.regroup_phase()
    assert scene.strength(DWARF_GUARD) == friend


@pytest.mark.parametrize(
    ("way", "hit", "unhurt", "borne"),
    [("wound", 1, 0, True), ("exert", 0, 1, True), ("discard", 0, 0, False)],
)
def test_precise_attack_chooses_one_of_three(way: str, hit: int, unhurt: int, borne: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={
            EOMER_VALIANT_WARCHIEF: [LONG_SPEAR],
            FRODO_HOPE_OF_FREE_PEOPLES: [HARMLESS],
        },
        minions=[TRACKING_URUK, BRUTAL_EASTERLING],
        hand=[PRECISE_ATTACK],
        site=4,
    ).wound(BRUTAL_EASTERLING, 1)
    scene.archery_phase().play(PRECISE_ATTACK).choose(way)
    # A wounded minion may be exerted but not wounded.
    if way == "exert":
        scene.choose(BRUTAL_EASTERLING)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(TRACKING_URUK) == hit
    assert scene.wounds(BRUTAL_EASTERLING) == 1 + unhurt
    assert scene.in_play(HARMLESS) is borne


@pytest.mark.parametrize("mounted", [True, False])
def test_eomers_bow_strengthens_a_rider(mounted: bool) -> None:
    scenes = [
        Scene(fellowship=[ELFHELM], bearing={ELFHELM: borne})
        for borne in ([RIDERS_MOUNT_4_287], [RIDERS_MOUNT_4_287, EOMERS_BOW], [], [EOMERS_BOW])
    ]
    without, scene = scenes[:2] if mounted else scenes[2:]
    assert scene.strength(ELFHELM) == without.strength(ELFHELM) + mounted


@pytest.mark.parametrize(
    ("bearer", "wounds", "offered"),
    [(EOMER_NORTHMAN, 0, True), (EOMER_NORTHMAN, 2, False), (ELFHELM, 0, False)],
)
def test_eomers_bow_makes_the_shadow_exert_a_minion_of_its_choice(
    bearer: str, wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [EOMERS_BOW]},
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        site=6,
    ).wound(bearer, wounds)
    assert scene.archery_phase().comes_to(Verb.USE, EOMERS_BOW) is offered
    if offered:
        scene.use(EOMERS_BOW)
        assert scene.who == SHADOW
        scene.choose(MORDOR_TROOPER)
        assert scene.wounds(MORDOR_TROOPER) == 1
        assert scene.wounds(MORDOR_VETERAN) == 0
        assert scene.wounds(bearer) == 1


def test_eomers_bow_lets_the_fellowship_choose_the_shadow_player() -> None:
    scene = Scene(
        fellowship=[EOMER_NORTHMAN],
        bearing={EOMER_NORTHMAN: [EOMERS_BOW]},
        minions=[MORDOR_VETERAN],
        minions_of={2: [MORDOR_TROOPER]},
        players=3,
        site=6,
    )
    scene.archery_phase().use(EOMERS_BOW).choose_player(2)
    assert scene.wounds(MORDOR_TROOPER) == 1
    assert scene.wounds(MORDOR_VETERAN) == 0


@pytest.mark.parametrize(("bearer", "bonus"), [(ERKENBRAND, 5), (ELFHELM, 4)])
def test_erkenbrands_horn_calls_a_follower_into_the_fight(bearer: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ERKENBRANDS_HORN]},
        support=[ROHAN_WORKER],
        minions=[MORDOR_VETERAN],
        hand=[MORNING_CAME],
        site=6,
    ).skirmish(bearer, MORDOR_VETERAN)
    before = scene.strength(bearer)
    scene.use(ERKENBRANDS_HORN)
    assert scene.is_discarded(ROHAN_WORKER)
    assert scene.strength(bearer) == before + bonus
    assert not scene.can(Verb.USE, ERKENBRANDS_HORN)


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (2, False)])
def test_erkenbrands_horn_finds_a_follower_in_the_deck(wounds: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [ERKENBRANDS_HORN]},
        deck=[DWARF_GUARD, GWAIHIR, DWARF_GUARD],
    ).wound(ELFHELM, wounds)
    assert scene.fellowship_phase().can(Verb.USE, ERKENBRANDS_HORN) is offered
    if offered:
        scene.use(ERKENBRANDS_HORN)
        if scene.can(Verb.CHOOSE, GWAIHIR):
            assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
            scene.choose(GWAIHIR)
        assert scene.in_play(GWAIHIR)
        assert scene.wounds(ELFHELM) == 1
        assert scene.twilight == 1


@pytest.mark.parametrize(
    ("site", "fellowship", "playable"),
    [(2, [ELFHELM], True), (4, [ELFHELM], False), (2, [DWARF_GUARD], False)],
)
def test_fall_back_to_helms_deep_returns_a_minion_on_the_plains(
    site: int, fellowship: list[str], playable: bool
) -> None:
    """Site 2 is the West Road, of the plains; site 4 has no word."""
    scene = Scene(
        fellowship=fellowship,
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[FALL_BACK_TO_HELMS_DEEP],
        site=site,
    ).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, FALL_BACK_TO_HELMS_DEEP) is playable
    if playable:
        scene.play(FALL_BACK_TO_HELMS_DEEP).choose(MORDOR_VETERAN)
        assert scene.hand(SHADOW) == [MORDOR_VETERAN]
        assert scene.in_play(MORDOR_TROOPER)
        assert scene.wounds(ELFHELM) == 1


@pytest.mark.parametrize(
    ("fellowship", "offered"), [([ELFHELM, DWARF_GUARD], True), ([DWARF_GUARD], False)]
)
def test_surrendered_weapons_discard_what_a_character_bears_with_each_move(
    fellowship: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        bearing={DWARF_GUARD: [DWARVEN_AXE], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        support=[SURRENDERED_WEAPONS],
        minions=[BRUTAL_EASTERLING],
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        path=ARAGORN_SITES[:3],
        site=3,
    )
    scene.state.position[FREE_PEOPLES] = 2
    scene.happen(leave_site)
    assert scene.comes_to(Verb.TRIGGER, SURRENDERED_WEAPONS) is offered
    if offered:
        scene.answer_with(SURRENDERED_WEAPONS)
        assert scene.can(Verb.CHOOSE, DWARVEN_AXE)
        assert not scene.can(Verb.CHOOSE, FLEET_OF_CORSAIR_SHIPS)
        assert scene.choose(CORSAIR_SCIMITAR).is_discarded(CORSAIR_SCIMITAR)


def test_surrendered_weapons_pass_to_another_man_of_rohan_who_can_bear_them() -> None:
    scene = Scene(
        fellowship=[ELFHELM, EOMER_NORTHMAN, DWARF_GUARD, GAMLING_DUTIFUL_MARSHAL],
        bearing={ELFHELM: [RIDERS_SPEAR_4_288], GAMLING_DUTIFUL_MARSHAL: [EOMERS_SPEAR]},
        support=[SURRENDERED_WEAPONS],
        minions=[MORDOR_VETERAN],
        hand=[MORNING_CAME],
        site=6,
    ).skirmish(EOMER_NORTHMAN, MORDOR_VETERAN)
    scene.use(SURRENDERED_WEAPONS).choose(RIDERS_SPEAR_4_288)
    assert scene.bearer_of(RIDERS_SPEAR_4_288) == EOMER_NORTHMAN
    assert scene.twilight == 1


def test_surrendered_weapons_stay_where_nobody_else_can_bear_them() -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        bearing={ELFHELM: [RIDERS_SPEAR_4_288]},
        support=[SURRENDERED_WEAPONS],
        minions=[MORDOR_VETERAN],
        hand=[MORNING_CAME],
        site=6,
    ).skirmish(ELFHELM, MORDOR_VETERAN)
    if scene.can(Verb.USE, SURRENDERED_WEAPONS):
        scene.use(SURRENDERED_WEAPONS)
    assert scene.bearer_of(RIDERS_SPEAR_4_288) == ELFHELM


@pytest.mark.parametrize(
    ("others", "riders", "resistance", "damage", "bonus"),
    [
        ([GANDALF_RETURNED], 0, 2, 0, 0),
        ([EOMER_VALIANT_WARCHIEF], 0, 0, 1, 0),
        ([ELFHELM, GAMLING_DUTIFUL_MARSHAL], 3, 0, 0, 2),
        ([ELFHELM, GAMLING_DUTIFUL_MARSHAL], 2, 0, 0, 0),
    ],
)
def test_theoden_ednew_rises_with_those_around_him(
    others: list[str], riders: int, resistance: int, damage: int, bonus: int
) -> None:
    mounted = [THEODEN_EDNEW, *others][:riders]
    scene = Scene(
        fellowship=[THEODEN_EDNEW, *others],
        bearing={rider: [RIDERS_MOUNT_4_287] for rider in mounted},
    )
    assert scene.number(RESISTANCE, THEODEN_EDNEW) == 6 + resistance
    assert damage_bonus(scene.state, scene.card(THEODEN_EDNEW)) == damage
    assert scene.strength(THEODEN_EDNEW) == 7 + bonus


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
