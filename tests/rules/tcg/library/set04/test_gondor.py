"""The Gondor cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    DAMAGE,
    DEFENDER,
    FELLOWSHIP,
    SETUP,
    SITE_NUMBER,
    Verb,
)
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import THROUGH_DERNDINGLE
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

ROAMER = made(MORDOR_TROOPER, site_number=9)
ELSEWHERE = pytest.mark.parametrize(
    ("path", "number", "holds"),
    [(THROUGH_DERNDINGLE, 6, True), (THROUGH_DERNDINGLE, 5, False), (ARAGORN_SITES, 6, False)],
    ids=["site 6T", "site 5T", "site 6 of another block"],
)


def test_boromir_my_brother_discards_gondor_cards_alone() -> None:
    scene = Scene(
        fellowship=[RANGER_OF_ITHILIEN, FARAMIR_SON_OF_DENETHOR],
        bearing={FARAMIR_SON_OF_DENETHOR: [BOROMIR_MY_BROTHER]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[KNIGHT_OF_GONDOR, HOBBIT_SWORD_7_319],
        site=6,
    ).skirmish(RANGER_OF_ITHILIEN, MORDOR_TROOPER)
    scene.use(BOROMIR_MY_BROTHER).choose(RANGER_OF_ITHILIEN)
    assert scene.hand() == [HOBBIT_SWORD_7_319]
    assert scene.strength(RANGER_OF_ITHILIEN) == 7


@pytest.mark.parametrize(
    ("card", "bearer"), [(BOROMIRS_GAUNTLETS, RANGER_OF_ITHILIEN), (ESCAPE, MERRY_ROHIRRIM_SQUIRE)]
)
@pytest.mark.parametrize("pays", [True, False])
def test_a_shadow_player_may_pay_so_that_the_skirmish_goes_on(
    card: str, bearer: str, pays: bool
) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_ITHILIEN, MERRY_ROHIRRIM_SQUIRE],
        bearing={bearer: [card]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        twilight=1,
        site=6,
    ).skirmish(bearer, MORDOR_TROOPER)
    scene.use(card)
    assert scene.who == SHADOW
    scene.take_number(1 if pays else 0)
    assert scene.wounds(bearer) == (1 if bearer == RANGER_OF_ITHILIEN else 2)
    assert scene.twilight == (0 if pays else 1)
    assert (scene.state.skirmisher >= 0) is pays


@pytest.mark.parametrize(("site", "may"), [(4, True), (6, False)])
def test_curse_them_cancels_skirmishes_of_roaming_minions_alone(site: int, may: bool) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_ITHILIEN, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[CURSE_THEM],
        site=site,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(CURSE_THEM)
    assert scene.wounds(RANGER_OF_ITHILIEN) == 1
    assert (scene.state.skirmisher < 0) is may


@pytest.mark.parametrize(("minion", "tired"), [(SOUTHRON_SENTRY, True), (MORDOR_TROOPER, False)])
def test_damrod_exhausts_a_man_he_fights(minion: str, tired: bool) -> None:
    scene = Scene(fellowship=[DAMROD_RANGER_OF_ITHILIEN], minions=[minion], site=6).skirmish(
        DAMROD_RANGER_OF_ITHILIEN, minion
    )
    scene.use(DAMROD_RANGER_OF_ITHILIEN)
    assert scene.wounds(DAMROD_RANGER_OF_ITHILIEN) >= 1
    assert scene.wounds(minion) == (1 if tired else 0)


@pytest.mark.parametrize(("minion", "wounds"), [(URUK_REAR_GUARD, 2), (MORDOR_VETERAN, 1)])
def test_defend_it_and_hope_hurts_an_uruk_hai_twice(minion: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], hand=[DEFEND_IT_AND_HOPE], site=6
    )
    scene.maneuver_phase().play(DEFEND_IT_AND_HOPE)
    assert scene.wounds(minion) == wounds


@pytest.mark.parametrize(
    ("leader", "card", "setting_out", "cost"),
    [
        (FARAMIR_CAPTAIN_OF_GONDOR, GONDORIAN_RANGER, True, 1),
        (FARAMIR_CAPTAIN_OF_GONDOR, GONDORIAN_RANGER, False, 2),
        (FARAMIR_CAPTAIN_OF_GONDOR, EOMER_VALIANT_WARCHIEF, True, 3),
        (ALCARIN, KNIGHT_OF_GONDOR, True, 1),
        (ALCARIN, GONDORIAN_RANGER, True, 2),
    ],
)
def test_a_captain_brings_cheaper_companions_in_the_starting_fellowship(
    leader: str, card: str, setting_out: bool, cost: int
) -> None:
    scene = Scene(fellowship=[leader], hand=[card])
    scene.state.phase = SETUP if setting_out else FELLOWSHIP
    assert twilight_cost(scene.state, scene.card(card)) == cost


@pytest.mark.parametrize(
    ("fighter", "free"), [(ARAGORN_DRIVEN_BY_NEED, True), (FARAMIR_SON_OF_DENETHOR, False)]
)
def test_faramir_silences_opponents_in_his_skirmishes(fighter: str, free: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_SON_OF_DENETHOR],
        minions=[WHITE_HAND_GUARD],
        shadow_hand=[VIOLENT_HURL],
        twilight=5,
        hand=[CITY_OF_MEN],
        site=6,
    ).skirmish(fighter, WHITE_HAND_GUARD)
    assert scene.can(Verb.PLAY, CITY_OF_MEN)
    scene.pass_()
    assert scene.can(Verb.PLAY, VIOLENT_HURL) is free


@pytest.mark.parametrize(
    ("minion", "site", "may"),
    [(SOUTHRON_SENTRY, 6, True), (MORDOR_TROOPER, 2, True), (MORDOR_TROOPER, 6, False)],
)
def test_faramirs_bow_shoots_a_man_or_a_roaming_minion_he_fights(
    minion: str, site: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[FARAMIR_SON_OF_DENETHOR],
        bearing={FARAMIR_SON_OF_DENETHOR: [FARAMIRS_BOW]},
        minions=[minion, MORGUL_LACKEY],
        site=site,
    ).skirmish(FARAMIR_SON_OF_DENETHOR, minion)
    assert scene.can(Verb.USE, FARAMIRS_BOW) is may
    if may:
        scene.use(FARAMIRS_BOW)
        assert scene.wounds(FARAMIR_SON_OF_DENETHOR) == scene.wounds(minion) == 1


def test_faramirs_cloak_weakens_for_every_ring_bound_man() -> None:
    scene = Scene(
        fellowship=[FARAMIR_SON_OF_DENETHOR, RANGER_OF_ITHILIEN],
        bearing={FARAMIR_SON_OF_DENETHOR: [FARAMIRS_CLOAK]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
    ).skirmish(RANGER_OF_ITHILIEN, MORDOR_TROOPER)
    assert scene.strength(MORDOR_TROOPER) == 5
    scene = Scene(
        fellowship=[FARAMIR_SON_OF_DENETHOR, ARAGORN_DRIVEN_BY_NEED],
        bearing={FARAMIR_SON_OF_DENETHOR: [FARAMIRS_CLOAK]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.strength(MORDOR_TROOPER) == 6


def test_forests_of_ithilien_raise_the_site_number_of_a_fighting_man() -> None:
    scene = Scene(
        fellowship=[RANGER_OF_ITHILIEN],
        support=[FORESTS_OF_ITHILIEN],
        minions=[SOUTHRON_SENTRY, DESERT_SOLDIER_4_220, MORGUL_LACKEY],
        site=5,
        path=THROUGH_DERNDINGLE,
    ).skirmish(RANGER_OF_ITHILIEN, SOUTHRON_SENTRY)
    assert scene.number(SITE_NUMBER, SOUTHRON_SENTRY) == 6
    assert scene.number(SITE_NUMBER, DESERT_SOLDIER_4_220) == 4


def test_gondorian_ranger_raises_the_site_number_from_assignment_on() -> None:
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, RANGER_OF_ITHILIEN],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=6,
    )
    scene.assignment_phase()
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == 6
    scene.do(Verb.ASSIGN, RANGER_OF_ITHILIEN, MORDOR_TROOPER)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == 8
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 6


def test_gondorian_ranger_raises_the_site_number_in_the_skirmish_too() -> None:
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, RANGER_OF_ITHILIEN, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(RANGER_OF_ITHILIEN, MORDOR_TROOPER)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == 8
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 6
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == 6


def test_help_in_doubt_and_need_exerts_one_to_strengthen_the_other() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD],
        support=[HELP_IN_DOUBT_AND_NEED],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).use(HELP_IN_DOUBT_AND_NEED)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED), scene.strength(ROHIRRIM_GUARD)
    scene.choose("exert a Rohan")
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(ROHIRRIM_GUARD)) == (0, 1)
    assert (scene.strength(ARAGORN_DRIVEN_BY_NEED), scene.strength(ROHIRRIM_GUARD)) == (
        before[0] + 2,
        before[1],
    )


@pytest.mark.parametrize(("tokens", "exertions"), [(0, 0), (2, 2), (5, 3)])
def test_ithilien_trap_exerts_for_three_tokens_at_most(tokens: int, exertions: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ITHILIEN_TRAP],
        minions=[URUK_REAR_GUARD],
        site=6,
    )
    scene.put_tokens(ITHILIEN_TRAP, tokens, "gondor").maneuver_phase().use(ITHILIEN_TRAP)
    assert scene.wounds(URUK_REAR_GUARD) == exertions
    assert scene.is_discarded(ITHILIEN_TRAP)


@pytest.mark.parametrize(("path", "bonus"), [(THROUGH_DERNDINGLE, 1), (ARAGORN_SITES, 0)])
def test_ruins_of_osgiliath_count_sites_of_the_towers_alone(
    path: tuple[str, ...], bonus: int
) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_ITHILIEN, ARAGORN_DRIVEN_BY_NEED],
        support=[RUINS_OF_OSGILIATH],
        site=7,
        path=path,
    )
    assert scene.number(DEFENDER, RANGER_OF_ITHILIEN) == bonus
    assert scene.number(DEFENDER, ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize(("minion", "loses"), [(SOUTHRON_SCOUT, True), (DESERT_LORD, False)])
def test_new_errand_wounds_a_minion_if_the_one_sent_on_loses(minion: str, loses: bool) -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN],
        minions=[minion, EASTERLING_CAPTAIN],
        hand=[NEW_ERRAND],
    )
    before = scene.number(SITE_NUMBER, minion)
    scene.skirmish(DAMROD_RANGER_OF_ITHILIEN, minion).wait_to(Verb.PLAY, NEW_ERRAND)
    scene.play(NEW_ERRAND).choose(minion)
    assert scene.number(SITE_NUMBER, minion) == before + 2
    assert scene.comes_to(Verb.TRIGGER, NEW_ERRAND) == loses
    if loses:
        scene.answer_with(NEW_ERRAND)
    assert scene.wounds(EASTERLING_CAPTAIN) == int(loses)


@ELSEWHERE
@pytest.mark.parametrize("companion", [DAMROD_RANGER_OF_ITHILIEN, ARAGORN_DRIVEN_BY_NEED])
def test_forbidden_pool_lets_a_ring_bound_man_take_one_wound_in_a_skirmish_phase(
    companion: str, path: tuple[str, ...], number: int, *, holds: bool
) -> None:
    scene = Scene(
        fellowship=[companion],
        support=[FORBIDDEN_POOL],
        minions=[MORGUL_LACKEY],
        hand=[HELP_IN_DOUBT_AND_NEED],
        path=path,
        site=number,
    )
    scene.skirmish(companion, MORGUL_LACKEY)
    for _ in range(2):
        scene.happen(wound, scene.card(companion))
    spared = holds and companion == DAMROD_RANGER_OF_ITHILIEN
    assert scene.wounds(companion) == 2 - spared


def test_forbidden_pool_heals_a_ring_bound_man_for_two_twilight() -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN, ARAGORN_DRIVEN_BY_NEED], support=[FORBIDDEN_POOL]
    )
    scene.wound(DAMROD_RANGER_OF_ITHILIEN, 1).wound(
        ARAGORN_DRIVEN_BY_NEED, 1
    ).fellowship_phase().use(FORBIDDEN_POOL)
    assert (scene.wounds(DAMROD_RANGER_OF_ITHILIEN), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (0, 1)
    assert scene.twilight == 2
    assert scene.is_discarded(FORBIDDEN_POOL)


@ELSEWHERE
@pytest.mark.parametrize(
    ("companion", "minion", "touched"),
    [
        (FRODO_HOPE_OF_FREE_PEOPLES, ROAMER, True),
        (ARAGORN_DRIVEN_BY_NEED, ROAMER, False),
        (FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_SCOUT, False),
    ],
    ids=["Ring-bound", "unbound", "not roaming"],
)
def test_henneth_annun_weakens_roaming_minions_that_skirmish_the_ring_bound(
    companion: str, minion: str, touched: bool, path: tuple[str, ...], number: int, *, holds: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[HENNETH_ANNUN],
        minions=[minion, MORGUL_LACKEY],
        path=path,
        site=number,
    )
    before = scene.strength(minion)
    scene.skirmish(companion, minion)
    assert scene.strength(minion) == before - 2 * (touched and holds)


def test_henneth_annun_is_discarded_to_wound_a_roaming_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[HENNETH_ANNUN],
        minions=[ROAMER, SOUTHRON_SCOUT],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SCOUT).use(HENNETH_ANNUN)
    assert (scene.wounds(ROAMER), scene.wounds(SOUTHRON_SCOUT)) == (1, 0)
    assert scene.is_discarded(HENNETH_ANNUN)


@pytest.mark.parametrize("in_skirmish", [True, False])
def test_arrows_thick_in_the_air_wound_every_roaming_minion(in_skirmish: bool) -> None:
    rangers = [DAMROD_RANGER_OF_ITHILIEN, GONDORIAN_RANGER]
    # Sauron's Orcs roam at site 4; the Southron is at home there.
    scene = Scene(
        fellowship=[*rangers, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, SOUTHRON_SENTRY],
        hand=[ARROWS_THICK_IN_THE_AIR],
        site=4,
    )
    if in_skirmish:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SENTRY)
    else:
        scene.archery_phase()
    scene.play(ARROWS_THICK_IN_THE_AIR)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.take_first()
    assert [scene.wounds(ranger) for ranger in rangers] == [1, 1]
    assert scene.wounds(MORDOR_TROOPER) == scene.wounds(MORDOR_VETERAN) == 1
    assert scene.wounds(SOUTHRON_SENTRY) == 0


@pytest.mark.parametrize(("exhausted", "playable"), [(0, True), (2, False)])
def test_arrows_thick_in_the_air_cost_two_exertions(exhausted: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN, GONDORIAN_RANGER],
        minions=[MORDOR_TROOPER],
        hand=[ARROWS_THICK_IN_THE_AIR],
        site=4,
    ).wound(GONDORIAN_RANGER, exhausted)
    assert scene.archery_phase().can(Verb.PLAY, ARROWS_THICK_IN_THE_AIR) is playable


@pytest.mark.parametrize(("wounds", "left"), [(2, 0), (1, 0)])
def test_hard_choice_heals_who_has_aragorns_signet_twice(wounds: int, left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE],
        hand=[HARD_CHOICE],
    )
    for card in (GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, wounds)
    scene.fellowship_phase().play(HARD_CHOICE)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == left
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == wounds


def test_hard_choice_is_aragorns() -> None:
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], hand=[HARD_CHOICE])
    scene.wound(GIMLI_DWARF_OF_EREBOR, 1).fellowship_phase()
    assert not scene.can(Verb.PLAY, HARD_CHOICE)


@pytest.mark.parametrize(
    ("minion", "tired"), [(MORDOR_VETERAN, 2), (SOUTHRON_SENTRY, 0)], ids=["roaming", "at home"]
)
def test_mablung_exhausts_a_roaming_minion_he_skirmishes(minion: str, tired: int) -> None:
    mablung = MABLUNG_SOLDIER_OF_GONDOR
    scene = Scene(fellowship=[mablung], minions=[minion, MORGUL_LACKEY], site=4)
    scene.skirmish(mablung, minion)
    if scene.can(Verb.USE, mablung):
        scene.use(mablung)
    assert scene.wounds(minion) == tired
    assert scene.wounds(MORGUL_LACKEY) == 0


@pytest.mark.parametrize(
    ("other", "playable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_mablung_follows_a_ring_bound_man(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[other], hand=[MABLUNG_SOLDIER_OF_GONDOR]).fellowship_phase()
    assert scene.can(Verb.PLAY, MABLUNG_SOLDIER_OF_GONDOR) is playable


@pytest.mark.parametrize(
    ("minion", "site", "wounds", "usable"),
    [
        (SOUTHRON_SENTRY, 6, 0, True),
        (MORDOR_VETERAN, 4, 0, True),
        (MORDOR_VETERAN, 6, 0, False),
        (SOUTHRON_SENTRY, 6, 2, False),
    ],
    ids=["a Man", "roaming", "an Orc at home", "the bearer is exhausted"],
)
def test_rangers_bow_exerts_its_bearer_to_wound_a_man_or_a_roaming_minion(
    minion: str, site: int, wounds: int, usable: bool
) -> None:
    bearer = DAMROD_RANGER_OF_ITHILIEN
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [RANGERS_BOW]},
        minions=[minion, MORGUL_LACKEY],
        site=site,
    )
    scene.wound(bearer, wounds).skirmish(bearer, minion)
    assert scene.can(Verb.USE, RANGERS_BOW) is usable
    if usable:
        scene.use(RANGERS_BOW)
        assert (scene.wounds(bearer), scene.wounds(minion)) == (1, 1)
        assert scene.wounds(MORGUL_LACKEY) == 0


@pytest.mark.parametrize(
    ("companion", "playable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_rangers_bow_is_borne_by_a_ring_bound_man(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[RANGERS_BOW]).fellowship_phase()
    assert scene.can(Verb.PLAY, RANGERS_BOW) is playable


@pytest.mark.parametrize(
    ("fighter", "minion", "bonus"),
    [
        (ARAGORN_DRIVEN_BY_NEED, URUK_REAR_GUARD, 2),
        (ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, 0),
        (GONDORIAN_RANGER, URUK_REAR_GUARD, 0),
    ],
    ids=["an Uruk-hai", "an Orc", "another's skirmish"],
)
def test_the_blade_of_aragorn_is_keener_against_uruk_hai(
    fighter: str, minion: str, bonus: int
) -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn, GONDORIAN_RANGER],
        bearing={aragorn: [RANGERS_SWORD_BLADE_OF_ARAGORN]},
        minions=[minion, MORGUL_LACKEY],
        site=6,
    )
    assert scene.strength(aragorn) == 7 + 2
    assert scene.skirmish(fighter, minion).strength(aragorn) == 7 + 2 + bonus


@pytest.mark.parametrize("ranger", [FARAMIR_CAPTAIN_OF_GONDOR, RANGER_OF_ITHILIEN])
@pytest.mark.parametrize(("site", "bonus"), [(4, 2), (6, 0)], ids=["roaming", "at home"])
def test_a_ranger_is_stronger_against_a_roaming_minion(ranger: str, site: int, bonus: int) -> None:
    scene = Scene(fellowship=[ranger], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=site)
    before = scene.strength(ranger)
    assert scene.skirmish(ranger, MORDOR_VETERAN).strength(ranger) == before + bonus


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_ranger_of_ithilien_is_cheaper_in_the_starting_fellowship(phase: int, cost: int) -> None:
    scene = Scene(hand=[RANGER_OF_ITHILIEN])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(RANGER_OF_ITHILIEN)) == cost


@pytest.mark.parametrize(
    ("minion", "site", "damage"),
    [(SOUTHRON_SENTRY, 6, 1), (MORDOR_VETERAN, 4, 1), (MORDOR_VETERAN, 6, 0)],
    ids=["a Man", "roaming", "an Orc at home"],
)
def test_sword_of_gondor_is_keener_against_men_and_roaming_minions(
    minion: str, site: int, damage: int
) -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn],
        bearing={aragorn: [SWORD_OF_GONDOR]},
        minions=[minion, MORGUL_LACKEY],
        site=site,
    )
    assert scene.strength(aragorn) == 7 + 2
    assert scene.skirmish(aragorn, minion).number(DAMAGE, aragorn) == damage


@pytest.mark.parametrize(("items", "total"), [([], 0), ([FARAMIRS_BOW], 1)])
def test_faramir_with_his_bow_is_an_archer(items: list[str], total: int) -> None:
    faramir = FARAMIR_SON_OF_DENETHOR
    scene = Scene(fellowship=[faramir], bearing={faramir: items})
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_forests_of_ithilien_set_a_site_free_for_an_exertion(wounds: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, ARAGORN_DRIVEN_BY_NEED],
        support=[FORESTS_OF_ITHILIEN],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.wound(GONDORIAN_RANGER, wounds).regroup_phase()
    assert scene.can(Verb.USE, FORESTS_OF_ITHILIEN) is usable
    if usable:
        scene.use(FORESTS_OF_ITHILIEN)
        assert not scene.controls(ARAGORN_SITES[0])
        assert scene.is_discarded(FORESTS_OF_ITHILIEN)
        assert scene.wounds(GONDORIAN_RANGER) == 1


@pytest.mark.parametrize(
    ("winner", "offered"), [(ARAGORN_DRIVEN_BY_NEED, True), (ROHIRRIM_GUARD, False)]
)
def test_ithilien_trap_gathers_a_token_where_a_man_of_gondor_wins(
    winner: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[winner], support=[ITHILIEN_TRAP], minions=[SOUTHRON_SCOUT], site=6
    ).skirmish(winner, SOUTHRON_SCOUT)
    assert scene.comes_to(Verb.TRIGGER, ITHILIEN_TRAP) is offered
    if offered:
        scene.answer_with(ITHILIEN_TRAP)
        assert scene.tokens(ITHILIEN_TRAP) == 1


@pytest.mark.parametrize(
    ("spotted", "usable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_ruins_of_osgiliath_are_discarded_to_wound_a_man_of_an_opponent(
    spotted: str, usable: bool
) -> None:
    scene = Scene(
        fellowship=[spotted],
        support=[RUINS_OF_OSGILIATH],
        minions=[SOUTHRON_SENTRY, MORGUL_LACKEY],
        site=6,
    ).skirmish(spotted, MORGUL_LACKEY)
    assert scene.can(Verb.USE, RUINS_OF_OSGILIATH) is usable
    if usable:
        scene.use(RUINS_OF_OSGILIATH)
        assert not scene.can(Verb.CHOOSE, spotted)
        assert (scene.wounds(SOUTHRON_SENTRY), scene.wounds(MORGUL_LACKEY)) == (1, 0)
        assert scene.is_discarded(RUINS_OF_OSGILIATH)


@pytest.mark.parametrize(("spotted", "hurt"), [(0, [0, 0]), (1, [1, 0]), (2, [2, 0])])
def test_aragorn_wingfoot_wounds_a_minion_for_each_unbound_hobbit_he_spots(
    spotted: int, hurt: list[int]
) -> None:
    """4.2, "for each": the two wounds may fall on one minion."""
    scene = Scene(
        fellowship=[ARAGORN_WINGFOOT, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[HOBBIT_FARMER],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=3,
    )
    scene.happen(path.move).answer_with(ARAGORN_WINGFOOT)
    assert max(option.number for option in scene.options(Verb.NUMBER)) == 2
    scene.take_number(spotted)
    while scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.choose(MORDOR_VETERAN)
    assert [scene.wounds(MORDOR_VETERAN), scene.wounds(MORGUL_LACKEY)] == hurt
