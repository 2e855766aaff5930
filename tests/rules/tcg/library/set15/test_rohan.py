"""The Rohan cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations.wounds import can_discard, can_take_wound, wound
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("valiant", "hunters", "bonus"),
    [(0, 2, 2), (1, 1, 1), (2, 1, 2)],
)
def test_grim_trophy_counts_hunters_or_more_valiant_men(
    valiant: int, hunters: int, bonus: int
) -> None:
    men = [EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS][:valiant]
    rider = EOWYN_RESTLESS_MAIDEN  # Éowyn is a Rohan Man, but not valiant
    scene = Scene(
        fellowship=[rider, *men],
        minions=[MORDOR_TROOPER, *[TRACKING_URUK] * hunters],
        hand=[GRIM_TROPHY],
        site=6,
    )
    printed = scene.strength(rider)
    scene.skirmish(rider, MORDOR_TROOPER).play(GRIM_TROPHY)
    if valiant:
        scene.choose(rider)
    assert totals(scene.resolve())[0] == printed + bonus


@pytest.mark.parametrize(("mounts", "strength", "damage"), [(1, 0, 0), (2, 2, 0), (3, 2, 1)])
def test_haleth_grows_with_mounts(mounts: int, strength: int, damage: int) -> None:
    riders = [ELITE_RIDER_7_225, EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS][:mounts]
    scene = Scene(fellowship=[HALETH, *riders], bearing={rider: [SWIFT_STEED] for rider in riders})
    alone = Scene(fellowship=[HALETH])
    assert scene.strength(HALETH) == alone.strength(HALETH) + strength
    assert scene.number(DAMAGE, HALETH) == damage


@pytest.mark.parametrize(("mounts", "safe"), [(3, False), (4, True)])
def test_haleth_keeps_four_mounts_from_the_shadow(mounts: int, safe: bool) -> None:
    riders = [
        ELITE_RIDER_7_225,
        EOMER_VALIANT_WARCHIEF,
        THEODEN_LEADER_OF_SPEARS,
        EOWYN_RESTLESS_MAIDEN,
    ][:mounts]
    scene = Scene(
        fellowship=[HALETH, *riders],
        bearing={rider: [SWIFT_STEED] for rider in riders},
        minions=[MORDOR_TROOPER],
    )
    steed = scene.card(SWIFT_STEED)
    assert can_discard(scene.state, steed, scene.card(MORDOR_TROOPER)) is not safe
    assert can_discard(scene.state, steed, scene.card(HALETH))


@pytest.mark.parametrize(("followers", "defender"), [([], 0), ([ROHAN_STABLE_MASTER], 1)])
def test_rohan_stable_master_makes_its_bearer_mounted(followers: list[str], defender: int) -> None:
    rider = EOWYN_RESTLESS_MAIDEN
    scene = Scene(fellowship=[rider], bearing={rider: [SPEAR_OF_THE_MARK, *followers]})
    assert scene.number(DEFENDER, rider) == defender


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [
        ([EOMER_VALIANT_WARCHIEF, ELITE_RIDER_7_225], True),
        ([EOMER_VALIANT_WARCHIEF], False),
        ([EOMER_HORSEMASTER], True),
        ([GIMLI_EAGER_HUNTER, EOMER_VALIANT_WARCHIEF], False),
    ],
)
@pytest.mark.parametrize("called", [THEODEN_LEADER_OF_SPEARS, ROHAN_STABLE_MASTER])
def test_last_days_of_my_house_calls_rohan_for_two_men_or_a_hunter(
    fellowship: list[str], called: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship, hand=[LAST_DAYS_OF_MY_HOUSE], deck=[DWARF_GUARD, called]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, LAST_DAYS_OF_MY_HOUSE) is playable
    if playable:
        scene.play(LAST_DAYS_OF_MY_HOUSE).choose(called)
        assert scene.in_play(called)
        assert scene.deck() == [DWARF_GUARD]


def test_burial_mounds_keeps_the_foes_of_a_companion_whole_and_makes_him_a_defender() -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        hand=[BURIAL_MOUNDS],
        site=6,
    )
    scene.assignment_phase().play(BURIAL_MOUNDS)
    assert scene.number(DEFENDER, ELFHELM) == 1
    assert scene.number(DEFENDER, DWARF_GUARD) == 0
    captain, trooper = scene.card(SOUTHRON_CAPTAIN), scene.card(MORDOR_TROOPER)
    assert can_take_wound(scene.state, captain)
    assign(scene.state, scene.card(DWARF_GUARD), trooper)
    scene.skirmish(ELFHELM, SOUTHRON_CAPTAIN).do(Verb.FIGHT, ELFHELM)
    assert not can_take_wound(scene.state, captain)
    assert can_take_wound(scene.state, trooper)
    scene.regroup_phase()
    assert scene.number(DEFENDER, ELFHELM) == 0


def test_burial_mounds_is_for_companions_of_rohan() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[MORDOR_TROOPER], hand=[BURIAL_MOUNDS], site=6)
    scene.assignment_phase().play(BURIAL_MOUNDS)
    assert scene.number(DEFENDER, DWARF_GUARD) == 0


@pytest.mark.parametrize(
    ("bearer", "wounds", "bonus"),
    [(EOMER_VALIANT_WARCHIEF, 0, 1), (EOMER_VALIANT_WARCHIEF, 1, 0), (ELFHELM, 0, 0)],
)
def test_eomers_spear_trusty_weapon_serves_an_unwounded_eomer(
    bearer: str, wounds: int, bonus: int
) -> None:
    bare = Scene(fellowship=[bearer]).wound(bearer, wounds)
    armed = Scene(fellowship=[bearer], bearing={bearer: [EOMERS_SPEAR_TRUSTY_WEAPON]}).wound(
        bearer, wounds
    )
    assert armed.strength(bearer) == bare.strength(bearer) + 2
    assert armed.number(DAMAGE, bearer) == bonus
    card = armed.card(bearer)
    assert resistance(armed.state, card) == resistance(bare.state, card) + bonus


@pytest.mark.parametrize(
    ("bearer", "fighter", "offered"),
    [
        (EOMER_VALIANT_WARCHIEF, EOMER_VALIANT_WARCHIEF, True),
        (ELFHELM, ELFHELM, False),
        (EOMER_VALIANT_WARCHIEF, DWARF_GUARD, False),
    ],
)
def test_eomers_spear_trusty_weapon_is_thrown_at_whom_eomer_fights(
    bearer: str, fighter: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[bearer, DWARF_GUARD],
        bearing={bearer: [EOMERS_SPEAR_TRUSTY_WEAPON]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[AXE_STRIKE],
        site=6,
    ).skirmish(fighter, SOUTHRON_CAPTAIN)
    if scene.can(Verb.USE, EOMERS_SPEAR_TRUSTY_WEAPON):
        scene.use(EOMERS_SPEAR_TRUSTY_WEAPON)
    assert scene.wounds(SOUTHRON_CAPTAIN) == int(offered)
    if offered:
        assert scene.is_discarded(EOMERS_SPEAR_TRUSTY_WEAPON)


@pytest.mark.parametrize(
    ("hunters", "minions", "played"),
    [
        ([], [TRACKING_URUK], 1),
        ([GIMLI_EAGER_HUNTER], [TRACKING_URUK], 2),
        ([GIMLI_EAGER_HUNTER], [TRACKING_URUK, SEEKING_URUK], 3),
    ],
)
def test_our_inspiration_plays_a_possession_for_each_hunter_of_either_side(
    hunters: list[str], minions: list[str], played: int
) -> None:
    possessions = [LONG_SPEAR, SWIFT_STEED, RIDING_ARMOR, DWARVEN_AXE]
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD, *hunters],
        minions=minions,
        hand=[OUR_INSPIRATION],
        discards=[*possessions, HEIRS_OF_GONDOR],
        site=6,
    )
    scene.maneuver_phase().play(OUR_INSPIRATION)
    for possession in possessions[:played]:
        assert not scene.can(Verb.CHOOSE, HEIRS_OF_GONDOR)
        scene.choose(possession)
    assert [scene.in_play(card) for card in possessions].count(True) == played
    # Each is paid for: the event costs 2, the spear 1, the steed 2 and the armor 1.
    assert scene.twilight == 2 + sum((1, 2, 1)[:played])


def test_our_inspiration_needs_a_man_of_rohan() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_STRIDER],
        minions=[TRACKING_URUK],
        hand=[OUR_INSPIRATION],
        discards=[DWARVEN_AXE],
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, OUR_INSPIRATION)


@pytest.mark.parametrize(("controller", "strength"), [(None, 6 + 1), (1, 6), (0, 6 + 1)])
def test_sturdy_shield_strengthens_while_no_opponent_holds_a_site(
    controller: int | None, strength: int
) -> None:
    scene = Scene(fellowship=[ELFHELM], bearing={ELFHELM: [STURDY_SHIELD]}, site=5)
    if controller is not None:
        scene.control(ARAGORN_SITES[0], player=controller)
    assert scene.strength(ELFHELM) == strength


@pytest.mark.parametrize(("mount", "freed"), [([], 1), ([SWIFT_STEED], 2)])
def test_sturdy_shield_is_given_up_to_liberate_a_site_or_two_on_horseback(
    mount: list[str], freed: int
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [STURDY_SHIELD, *mount]},
        minions=[MORDOR_TROOPER],
        site=5,
    ).control(*ARAGORN_SITES[:3])
    scene.regroup_phase().use(STURDY_SHIELD)
    assert scene.is_discarded(STURDY_SHIELD)
    assert [scene.controls(site) for site in ARAGORN_SITES[:3]].count(True) == 3 - freed
    # The site with the highest number is freed first.
    assert scene.controls(ARAGORN_SITES[0])
    assert not scene.controls(ARAGORN_SITES[2])


@pytest.mark.parametrize("target", [ELFHELM, DWARF_GUARD, ORKISH_SCOUT])
def test_swift_stroke_strips_a_character_of_possessions(target: str) -> None:
    """A condition stays; a character of either side may be chosen."""
    bearing = {
        ELFHELM: [LONG_SPEAR],
        DWARF_GUARD: [DWARVEN_AXE, DWARVEN_HEART],
        ORKISH_SCOUT: [MORDOR_SCIMITAR, VICIOUS_WARG],
    }
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD, ARAGORN_STRIDER],
        bearing=bearing,
        minions=[ORKISH_SCOUT],
        hand=[SWIFT_STROKE, AXE_STRIKE],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).play(SWIFT_STROKE)
    assert not scene.can(Verb.CHOOSE, ARAGORN_STRIDER)
    scene.choose(target)
    for bearer, cards in bearing.items():
        for card in cards:
            assert scene.is_discarded(card) is (bearer == target and card != DWARVEN_HEART)


@pytest.mark.parametrize(
    ("man", "item"), [(ELFHELM, None), (ARAGORN_STRIDER, KNIGHTS_SPEAR), (DWARF_GUARD, DWARVEN_AXE)]
)
def test_swift_stroke_needs_a_man_of_rohan_with_a_possession(man: str, item: str | None) -> None:
    scene = Scene(
        fellowship=[ELFHELM, *([man] if man != ELFHELM else [])],
        bearing={man: [item]} if item else {},
        minions=[ORKISH_SCOUT],
        hand=[SWIFT_STROKE, CITY_OF_MEN],
        site=6,
    )
    scene.skirmish(ELFHELM, ORKISH_SCOUT)
    assert not scene.can(Verb.PLAY, SWIFT_STROKE)


@pytest.mark.parametrize("price", ["spot", "exert"])
def test_rohirrim_warrior_defends_before_a_hunter_or_for_two_valiant_men(price: str) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_WARRIOR, ELFHELM],
        minions=[TRACKING_URUK],
        site=6,
    )
    scene.maneuver_phase().answer_with(ROHIRRIM_WARRIOR).choose(price)
    if price == "exert":
        scene.choose(ELFHELM)
    assert scene.number(DEFENDER, ROHIRRIM_WARRIOR) == 1
    assert scene.wounds(ROHIRRIM_WARRIOR) == scene.wounds(ELFHELM) == int(price == "exert")
    scene.regroup_phase()
    assert scene.number(DEFENDER, ROHIRRIM_WARRIOR) == 0


@pytest.mark.parametrize(
    ("other", "minion", "offered"),
    [
        (ELFHELM, MORDOR_TROOPER, True),
        (EOWYN_RESTLESS_MAIDEN, TRACKING_URUK, True),
        # Éowyn is not valiant, and nobody hunts; a companion who hunts is no minion.
        (EOWYN_RESTLESS_MAIDEN, MORDOR_TROOPER, False),
        (GIMLI_EAGER_HUNTER, MORDOR_TROOPER, False),
    ],
)
def test_rohirrim_warrior_needs_a_hunter_or_another_valiant_man(
    other: str, minion: str, offered: bool
) -> None:
    scene = Scene(fellowship=[ROHIRRIM_WARRIOR, other], minions=[minion], site=6).maneuver_phase()
    assert scene.can(Verb.TRIGGER, ROHIRRIM_WARRIOR) is offered
    if offered:
        scene.answer_with(ROHIRRIM_WARRIOR)
        if other == ELFHELM:
            scene.choose(ELFHELM)
    assert scene.number(DEFENDER, ROHIRRIM_WARRIOR) == int(offered)


@pytest.mark.parametrize(
    ("minion", "discards", "playable"),
    [
        (TRACKING_URUK, [HEIRS_OF_GONDOR], False),
        (TRACKING_URUK, [HOBBIT_SWORD_1_299], True),
        (TRACKING_URUK, [MORDOR_SCIMITAR], False),
        (MORDOR_TROOPER, [HEIRS_OF_GONDOR], True),
    ],
)
def test_our_inspiration_needs_a_possession_that_can_be_played(
    minion: str, discards: list[str], playable: bool
) -> None:
    """What an action plays from the discard pile must be there at first (4.2, "effect").

    Without a hunter it plays nothing.
    """
    scene = Scene(
        fellowship=[ELFHELM], minions=[minion], hand=[OUR_INSPIRATION], discards=discards, site=6
    )
    assert scene.maneuver_phase().can(Verb.PLAY, OUR_INSPIRATION) is playable


@pytest.mark.parametrize("item", [EOMERS_SPEAR_TRUSTY_WEAPON, STURDY_SHIELD, ROHIRRIM_AXE])
@pytest.mark.parametrize(
    ("companion", "playable"), [(ELFHELM, True), (ARAGORN_STRIDER, False), (DWARF_GUARD, False)]
)
def test_gear_of_rohan_is_for_its_men(item: str, companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[item]).fellowship_phase()
    assert scene.can(Verb.PLAY, item) is playable


@pytest.mark.parametrize(
    ("fighter", "bonus", "damage"),
    [(EOMER_HORSEMASTER, 3, 1), (ELFHELM, 2, 0), (GIMLI_EAGER_HUNTER, 0, 0)],
)
def test_brilliant_light_does_more_for_a_hunter_of_rohan(
    fighter: str, bonus: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[fighter, DWARF_GUARD],
        support=[WHATEVER_END],
        minions=[SOUTHRON_CAPTAIN],
        hand=[BRILLIANT_LIGHT],
        site=4,
    )
    before = scene.skirmish(fighter, SOUTHRON_CAPTAIN).strength(fighter)
    usual = scene.number(DAMAGE, fighter)
    scene.play(BRILLIANT_LIGHT)
    assert scene.strength(fighter) == before + bonus
    assert scene.number(DAMAGE, fighter) == usual + damage


@pytest.mark.parametrize(
    ("hurt", "offered"),
    [
        (GIMLI_EAGER_HUNTER, True),
        (ELFHELM, True),
        (EOWYN_WILLING_FIGHTER, True),
        (DWARF_GUARD, False),
        # A Man of Rohan who is neither valiant nor a hunter.
        (GUTHLAF, False),
    ],
)
def test_eowyn_willing_fighter_takes_the_place_of_hunters_and_valiant_men(
    hurt: str, offered: bool
) -> None:
    eowyn = EOWYN_WILLING_FIGHTER
    others = [GIMLI_EAGER_HUNTER, ELFHELM, DWARF_GUARD, GUTHLAF]
    scene = Scene(fellowship=[eowyn, *others])
    scene.happen(wound, scene.card(hurt))
    assert scene.can(Verb.TRIGGER, eowyn) is offered
    if offered:
        scene.answer_with(eowyn)
        assert scene.wounds(eowyn) == 1
    if hurt != eowyn:
        assert scene.wounds(hurt) == int(not offered)


def test_eowyn_willing_fighter_cannot_help_when_she_is_exhausted() -> None:
    eowyn = EOWYN_WILLING_FIGHTER
    scene = Scene(fellowship=[eowyn, ELFHELM]).wound(eowyn, 2)
    scene.happen(wound, scene.card(ELFHELM))
    assert scene.wounds(ELFHELM) == 1


@pytest.mark.parametrize("mount", [HORSE_OF_GREAT_STATURE, RIDERS_MOUNT_15_133])
@pytest.mark.parametrize("fighter", [ELFHELM, DWARF_GUARD])
def test_a_mount_tires_whoever_fights_its_rider(mount: str, fighter: str) -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        bearing={ELFHELM: [mount]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(fighter, SOUTHRON_CAPTAIN)
    assert scene.wounds(SOUTHRON_CAPTAIN) == int(fighter == ELFHELM)
    assert scene.wounds(MORDOR_VETERAN) == 0


@pytest.mark.parametrize("mount", [HORSE_OF_GREAT_STATURE, RIDERS_MOUNT_15_133])
def test_a_mount_of_rohan_is_for_its_men(mount: str) -> None:
    scene = Scene(fellowship=[DWARF_GUARD, ARAGORN_STRIDER], hand=[mount])
    assert not scene.fellowship_phase().can(Verb.PLAY, mount)


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (2, False)])
def test_horse_of_great_stature_lets_its_rider_strengthen_a_man_of_rohan(
    wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM, GUTHLAF, DWARF_GUARD, ARAGORN_STRIDER],
        bearing={ELFHELM: [HORSE_OF_GREAT_STATURE]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[BRILLIANT_LIGHT],
        site=4,
    ).wound(ELFHELM, wounds)
    scene.skirmish(GUTHLAF, SOUTHRON_CAPTAIN)
    assert scene.can(Verb.USE, HORSE_OF_GREAT_STATURE) is offered
    if offered:
        scene.use(HORSE_OF_GREAT_STATURE)
        for other in (DWARF_GUARD, ARAGORN_STRIDER):
            assert not scene.can(Verb.CHOOSE, other)
        scene.choose(GUTHLAF)
        assert scene.wounds(ELFHELM) == 1
        assert scene.strength(GUTHLAF) == 6 + 1


@pytest.mark.parametrize(
    ("rider", "friend", "price"),
    [
        (HORSEMAN_OF_THE_NORTH, ELFHELM, 2),
        (HORSEMAN_OF_THE_NORTH, GUTHLAF, 3),
        (ROHIRRIM_SOLDIER, GUTHLAF, 2),
        (ROHIRRIM_SOLDIER, DWARF_GUARD, 3),
        (ROHIRRIM_SOLDIER, ARAGORN_DRIVEN_BY_NEED, 3),
    ],
)
def test_a_rider_comes_more_cheaply_to_his_own(rider: str, friend: str, price: int) -> None:
    """The Horseman asks for a valiant Man, the Soldier for any Man of Rohan."""
    scene = Scene(fellowship=[friend], hand=[rider])
    scene.fellowship_phase().play(rider)
    assert scene.twilight == price


@pytest.mark.parametrize(("controlled", "strength"), [((), 5 + 2), (ARAGORN_SITES[:1], 5)])
def test_horseman_of_the_north_is_strong_while_no_opponent_holds_a_site(
    controlled: tuple[str, ...], strength: int
) -> None:
    scene = Scene(fellowship=[HORSEMAN_OF_THE_NORTH], site=4).control(*controlled)
    assert scene.strength(HORSEMAN_OF_THE_NORTH) == strength


@pytest.mark.parametrize(("minion", "damage"), [(TRACKING_URUK, 1), (SOUTHRON_CAPTAIN, 0)])
def test_rohirrim_axe_cuts_deeper_into_hunters(minion: str, damage: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [ROHIRRIM_AXE]},
        minions=[minion],
        hand=[BRILLIANT_LIGHT],
        site=5,
    )
    assert scene.strength(ELFHELM) == 6 + 2
    assert scene.number(DAMAGE, ELFHELM) == 0
    scene.skirmish(ELFHELM, minion)
    assert scene.number(DAMAGE, ELFHELM) == damage


@pytest.mark.parametrize(
    ("minions", "others", "bonus"),
    [
        ([TRACKING_URUK, SEEKING_URUK, SOUTHRON_CAPTAIN], [], 2),
        # Companions who hunt do not count.
        ([SOUTHRON_CAPTAIN], [GIMLI_EAGER_HUNTER], 0),
    ],
)
def test_rohirrim_soldier_rises_against_each_hunter(
    minions: list[str], others: list[str], bonus: int
) -> None:
    scene = Scene(fellowship=[ROHIRRIM_SOLDIER, *others], minions=minions, site=5)
    assert scene.strength(ROHIRRIM_SOLDIER) == 6 + bonus
