"""The Uruk-hai of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce, vitality_left
from rules.tcg.engine.operations.wounds import can_take_wound, wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    DAMAGE,
    FIERCE,
    MANEUVER,
    SKIRMISH,
    SKIRMISH_WON,
    STRENGTH,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(("wounds", "wins"), [(0, True), (1, False)])
def test_final_triumph_lets_vitality_decide(wounds: int, wins: bool) -> None:
    """4.2, rulings, "Final Triumph": what changes strength has no effect; the Shadow wins a tie.

    Faramir has vitality 3 and the Uruk 2, and City of Men makes the one stronger.
    """
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[WHITE_HAND_BUTCHER],
        hand=[CITY_OF_MEN],
        shadow_hand=[FINAL_TRIUMPH],
        twilight=4,
        site=6,
    )
    scene.wound(FARAMIR_STOUT_CAPTAIN, wounds)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, WHITE_HAND_BUTCHER)
    scene.play(CITY_OF_MEN)
    scene.play(FINAL_TRIUMPH).resolve()
    assert ("totals", 3 - wounds, 2) in scene.log
    assert scene.wounds(WHITE_HAND_BUTCHER) == int(wins)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == wounds + int(not wins)


def test_final_triumph_is_over_with_its_skirmish() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, DWARF_GUARD],
        minions=[WHITE_HAND_BUTCHER, TRACKING_URUK],
        shadow_hand=[FINAL_TRIUMPH],
        twilight=4,
        site=6,
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, WHITE_HAND_BUTCHER).play(FINAL_TRIUMPH).resolve()
    scene.skirmish(DWARF_GUARD, TRACKING_URUK).resolve()
    assert ("totals", 4, 15) in scene.log


@pytest.mark.parametrize("price", ["exert that companion", "add a burden", ""])
def test_lurtz_attacks_unless_his_victim_exerts_or_a_burden_is_added(price: str) -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[LURTZ_HALFLING_HUNTER],
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.USE, LURTZ_HALFLING_HUNTER).use(LURTZ_HALFLING_HUNTER)
    assert scene.who == 0
    if price:
        scene.choose("exert that companion or add a burden").choose(price)
    else:
        scene.choose("assign Lurtz to an unbound companion")
    assert scene.wounds(LURTZ_HALFLING_HUNTER) == 2
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == int(price == "exert that companion")
    assert scene.burdens == int(price == "add a burden")
    assert scene.assigned_to(LURTZ_HALFLING_HUNTER) == ([] if price else [FARAMIR_STOUT_CAPTAIN])


@pytest.mark.parametrize("others", [6, 7])
def test_shagrat_is_fierce_with_seven_possessions(others: int) -> None:
    scene = Scene(
        minions=[SHAGRAT_TOWER_CAPTAIN],
        shadow_support=[URUK_HAI_SWORD] * others,
        site=6,
    )
    assert scene.number(FIERCE, SHAGRAT_TOWER_CAPTAIN) == int(others == 7)


def test_cleaved_takes_vitality_from_the_archer_it_goes_to() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[TRACKING_URUK],
        shadow_support=[CLEAVED],
        site=6,
    )
    scene.archery_phase().wait_to(Verb.USE, CLEAVED).use(CLEAVED)
    assert scene.bearer_of(CLEAVED) == LEGOLAS_GREENLEAF
    assert vitality_left(scene.state, scene.card(LEGOLAS_GREENLEAF)) == 3 - 1


@pytest.mark.parametrize("choice", ["discard a follower", "heal", "take control of a site"])
def test_fury_of_the_evil_army_offers_what_can_be_done(choice: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[ALATAR],
        minions=[TRACKING_URUK],
        bearing={TRACKING_URUK: [FURY_OF_THE_EVIL_ARMY]},
        shadow_hand=[VIOLENT_HURL],
        site=6,
    )
    scene.state.position[SHADOW] = 4
    scene.wound(TRACKING_URUK, 1)
    scene.skirmish(DWARF_GUARD, TRACKING_URUK).resolve()
    scene.answer_with(FURY_OF_THE_EVIL_ARMY).choose(choice)
    assert scene.is_discarded(ALATAR) is choice.startswith("discard")
    assert scene.wounds(TRACKING_URUK) == int(choice != "heal")
    assert scene.controls(ARAGORN_SITES[0]) is choice.startswith("take")


def test_new_forges_built_exert_an_uruk_for_a_token() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[FERAL_URUK],
        shadow_support=[ENDLESS_ASSAULT],
        shadow_hand=[NEW_FORGES_BUILT],
        site=4,
    ).put_tokens(ENDLESS_ASSAULT, 1)
    scene.maneuver_phase().wait_to(Verb.PLAY, NEW_FORGES_BUILT).play(NEW_FORGES_BUILT)
    assert scene.tokens(ENDLESS_ASSAULT) == 2
    assert scene.wounds(FERAL_URUK) == 1


@pytest.mark.parametrize(
    ("armed", "phase", "safe"),
    [(True, ARCHERY, True), (True, MANEUVER, False), (False, ARCHERY, False)],
)
def test_pikes_upon_pikes_shield_the_armed_from_arrows(armed: bool, phase: int, safe: bool) -> None:
    scene = Scene(
        minions=[FERAL_URUK],
        bearing={FERAL_URUK: [BLADE_OF_THE_WHITE_HAND] if armed else []},
        shadow_support=[PIKES_UPON_PIKES],
    )
    scene.state.phase = phase
    assert can_take_wound(scene.state, scene.card(FERAL_URUK)) is not safe


@pytest.mark.parametrize(("hunters", "wounds"), [(3, 1), (2, 0)])
def test_tracking_the_prize_tires_who_faces_one_of_three_hunters(hunters: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[TRACKING_URUK, WHITE_HAND_BUTCHER, CHASING_URUK][:hunters],
        shadow_support=[TRACKING_THE_PRIZE],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, TRACKING_URUK)
    assert scene.wounds(DWARF_GUARD) == wounds


@pytest.mark.parametrize(("possessions", "counts"), [(7, True), (6, False)])
def test_shagrat_tower_captain_counts_the_possessions_of_both_sides(
    possessions: int, counts: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[LONGBOTTOM_LEAF] * (possessions - 1),
        minions=[SHAGRAT_TOWER_CAPTAIN],
        shadow_support=[CEREMONIAL_ARMOR],
    )
    assert fierce(scene, SHAGRAT_TOWER_CAPTAIN) is counts
    for phase, safe in ((ARCHERY, counts), (SKIRMISH, False)):
        scene.state.phase = phase
        assert can_take_wound(scene.state, scene.card(SHAGRAT_TOWER_CAPTAIN)) is not safe


@pytest.mark.parametrize(("minion", "drawn"), [(LURTZ_HALFLING_HUNTER, 1), (WHITE_HAND_BUTCHER, 0)])
def test_lurtzs_bow_draws_a_card_when_he_takes_it(minion: str, drawn: int) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[LURTZS_BOW],
        shadow_deck=[ORKISH_SCOUT] * 2,
        twilight=1,
        site=5,
    )
    scene.shadow_phase().play(LURTZS_BOW)
    assert scene.bearer_of(LURTZS_BOW) == minion
    assert scene.can(Verb.TRIGGER, LURTZS_BOW) is bool(drawn)
    if drawn:
        scene.answer_with(LURTZS_BOW)
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(
    ("minion", "hand", "offered"),
    [
        (LURTZ_HALFLING_HUNTER, [WHITE_HAND_BUTCHER, VIOLENT_HURL], True),
        (LURTZ_HALFLING_HUNTER, [WHITE_HAND_BUTCHER, ORKISH_SCOUT], False),
        (WHITE_HAND_GUARD, [WHITE_HAND_BUTCHER, VIOLENT_HURL], False),
    ],
)
def test_lurtzs_bow_exerts_an_unbound_companion_for_two_cards_of_the_hand(
    minion: str, hand: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        bearing={minion: [LURTZS_BOW]},
        shadow_hand=hand,
        site=5,
    ).archery_phase()
    assert scene.comes_to(Verb.USE, LURTZS_BOW) is offered
    if offered:
        scene.use(LURTZS_BOW).choose(VIOLENT_HURL)
        assert ("exerted", scene.card(ARAGORN_DRIVEN_BY_NEED)) in scene.log
        assert scene.hand(SHADOW) == []


@pytest.mark.parametrize("takes", [True, False])
def test_white_hand_marshal_may_take_a_site_when_he_wins(takes: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[WHITE_HAND_MARSHAL], site=4)
    scene.state.position[SHADOW] = 4
    scene.happen(emit, SKIRMISH_WON, scene.card(WHITE_HAND_MARSHAL))
    if takes:
        scene.answer_with(WHITE_HAND_MARSHAL)
    else:
        scene.pass_()
    assert scene.controls(ARAGORN_SITES[0]) is takes
    assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(
    ("others", "sites", "playable"),
    [([WHITE_HAND_BUTCHER], 1, True), ([WHITE_HAND_BUTCHER], 0, False), ([ORKISH_SCOUT], 1, False)],
)
def test_white_hand_sieger_comes_to_another_uruk_who_holds_a_site(
    others: list[str], sites: int, playable: bool
) -> None:
    scene = Scene(minions=others, shadow_hand=[WHITE_HAND_SIEGER], site=5)
    scene.control(*ARAGORN_SITES[:sites]).shadow_phase()
    assert scene.can(Verb.PLAY, WHITE_HAND_SIEGER) is playable


@pytest.mark.parametrize(
    ("others", "twilight", "offered"),
    [
        ([WHITE_HAND_BUTCHER, WHITE_HAND_GUARD], 2, True),
        ([WHITE_HAND_BUTCHER, WHITE_HAND_GUARD], 1, False),
        ([WHITE_HAND_BUTCHER, ORKISH_SCOUT], 2, False),
    ],
)
def test_white_hand_traveler_fights_harder_among_two_other_uruks(
    others: list[str], twilight: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[WHITE_HAND_TRAVELER, *others],
        hand=[CITY_OF_MEN],
        twilight=twilight,
        site=5,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, WHITE_HAND_TRAVELER)
    assert scene.comes_to(Verb.USE, WHITE_HAND_TRAVELER) is offered
    if offered:
        scene.use(WHITE_HAND_TRAVELER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.strength(WHITE_HAND_TRAVELER) == 8 + 1
        assert damage_bonus(scene.state, scene.card(WHITE_HAND_TRAVELER)) == 2
        assert scene.twilight == 0


@pytest.mark.parametrize(("minion", "playable"), [(WHITE_HAND_GUARD, True), (ORKISH_SCOUT, False)])
def test_ghastly_wound_is_dealt_by_an_uruk(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        hand=[CITY_OF_MEN],
        shadow_hand=[GHASTLY_WOUND],
        twilight=2,
        site=5,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    if scene.comes_to(Verb.PLAY, GHASTLY_WOUND):
        scene.play(GHASTLY_WOUND)
    changes = {entry[2:] for entry in scene.log if entry[:2] == ("changed", scene.card(minion))}
    assert changes == ({(STRENGTH, 2), (DAMAGE, 1)} if playable else set())


def test_white_hand_exorciser_may_heal_an_uruk() -> None:
    scene = Scene(
        minions=[WHITE_HAND_GUARD, ORKISH_SCOUT],
        shadow_hand=[WHITE_HAND_EXORCISER],
        twilight=2,
        site=5,
    )
    scene.wound(WHITE_HAND_GUARD, 1).wound(ORKISH_SCOUT, 1).shadow_phase()
    scene.play(WHITE_HAND_EXORCISER).answer_with(WHITE_HAND_EXORCISER)
    assert scene.wounds(WHITE_HAND_GUARD) == 0
    assert scene.wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(
    ("others", "bonus"),
    [([], 0), ([WHITE_HAND_GUARD, WHITE_HAND_BUTCHER], 2), ([ORKISH_SCOUT], 0)],
)
def test_white_hand_marchers_count_other_uruks(others: list[str], bonus: int) -> None:
    scene = Scene(minions=[WHITE_HAND_MARCHERS, *others])
    assert scene.strength(WHITE_HAND_MARCHERS) == 9 + bonus


@pytest.mark.parametrize(
    ("hurt", "wounds", "saved"),
    [(WHITE_HAND_GUARD, 0, True), (WHITE_HAND_GUARD, 2, False), (ORKISH_SCOUT, 0, False)],
)
def test_white_hand_mystic_exerts_to_save_an_uruk_from_a_wound(
    hurt: str, wounds: int, saved: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[WHITE_HAND_MYSTIC, WHITE_HAND_GUARD, ORKISH_SCOUT]
    ).wound(WHITE_HAND_MYSTIC, wounds)
    scene.happen(wound, scene.card(hurt), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, WHITE_HAND_MYSTIC) is saved
    if saved:
        scene.answer_with(WHITE_HAND_MYSTIC)
        assert scene.wounds(WHITE_HAND_MYSTIC) == 1
    assert scene.wounds(hurt) == int(not saved)


@pytest.mark.parametrize(("other", "playable"), [(WHITE_HAND_GUARD, True), (ORKISH_SCOUT, False)])
def test_white_hand_uruk_follows_another(other: str, playable: bool) -> None:
    scene = Scene(minions=[other], shadow_hand=[WHITE_HAND_URUK], twilight=3, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, WHITE_HAND_URUK) is playable


@pytest.mark.parametrize(("others", "offered"), [(5, True), (4, False)])
def test_lurtz_halfling_hunter_is_fierce_against_six(others: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * others, minions=[LURTZ_HALFLING_HUNTER], site=5
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, LURTZ_HALFLING_HUNTER) is offered
    if offered:
        scene.use(LURTZ_HALFLING_HUNTER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert is_fierce(scene.state, scene.card(LURTZ_HALFLING_HUNTER)) is offered


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_cleaved_falls_on_a_companion_as_a_hunter_exerts_twice(wounds: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[TRACKING_URUK],
        shadow_support=[CLEAVED],
        site=5,
    ).wound(TRACKING_URUK, wounds)
    assert scene.regroup_phase().comes_to(Verb.USE, CLEAVED) is offered
    if offered:
        scene.use(CLEAVED)
        assert scene.bearer_of(CLEAVED) == ARAGORN_DRIVEN_BY_NEED
        assert vitality_left(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED)) == 4 - 1
        assert scene.wounds(TRACKING_URUK) == 2


@pytest.mark.parametrize(("armed", "bonus"), [(True, 2), (False, 0)])
def test_pikes_upon_pikes_strengthen_an_uruk_who_bears_a_possession(
    armed: bool, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WHITE_HAND_GUARD],
        bearing={WHITE_HAND_GUARD: [LURTZS_BOW] if armed else []},
        shadow_support=[PIKES_UPON_PIKES],
        site=5,
    ).skirmish(DWARF_GUARD, WHITE_HAND_GUARD)
    if scene.comes_to(Verb.USE, PIKES_UPON_PIKES):
        scene.use(PIKES_UPON_PIKES)
    gained = ("changed", scene.card(WHITE_HAND_GUARD), STRENGTH, 2)
    assert (gained in scene.log) is bool(bonus)
