"""The Dwarven cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, SHADOW_NUMBER, Verb
from rules.tcg.engine.state.codes import SHADOW as SHADOW_PHASE
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import OVER_WEATHERTOP, PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def twilight_cost_of(minion: str, support: list[str], site: int) -> int:
    scene = Scene(support=support, shadow_hand=[minion], site=site, path=OVER_WEATHERTOP)
    return twilight_cost(scene.state, scene.card(minion))


@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_beneath_the_mountains_needs_three_cards_to_discard(cards: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[BENEATH_THE_MOUNTAINS],
        deck=[MORDOR_TROOPER] * cards,
        discards=[DWARVEN_AXE, DWARVEN_ARMOR],
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, BENEATH_THE_MOUNTAINS) is offered
    if offered:
        scene.use(BENEATH_THE_MOUNTAINS)
        assert scene.bearer_of(DWARVEN_AXE) == DWARF_GUARD
        assert scene.is_discarded(DWARVEN_ARMOR)


@pytest.mark.parametrize(("minion", "bonus"), [(MORDOR_TROOPER, 2), (URUK_BROOD, 1)])
def test_disquiet_of_our_people_gives_more_where_an_orc_is_spotted(minion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN], minions=[minion], hand=[DISQUIET_OF_OUR_PEOPLE], site=6
    )
    scene.maneuver_phase().play(DISQUIET_OF_OUR_PEOPLE)
    assert scene.number(DEFENDER, GIMLI_SON_OF_GLOIN) == bonus


def test_endurance_of_dwarves_strengthens_the_dwarf_who_bore_it() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        bearing={GIMLI_SON_OF_GLOIN: [ENDURANCE_OF_DWARVES]},
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, MORDOR_TROOPER).use(ENDURANCE_OF_DWARVES)
    assert scene.strength(GIMLI_SON_OF_GLOIN) == 7


@pytest.mark.parametrize(("weapons", "strength", "damage"), [(1, 2, 1), (2, 4, 2)])
def test_flurry_of_blows_is_more_for_a_dwarf_with_two_hand_weapons(
    weapons: int, strength: int, damage: int
) -> None:
    axes = [DWARVEN_AXE, HAND_AXE][:weapons]
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: axes},
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[FLURRY_OF_BLOWS],
    )
    before, damage_before = (
        scene.strength(GIMLI_DWARF_OF_EREBOR),
        scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR),
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN).play(FLURRY_OF_BLOWS)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == before + strength
    assert scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == damage_before + (damage - 1)


@pytest.mark.parametrize(("tales", "bonus"), [(0, 0), (2, 2), (6, 4)])
def test_gloin_counts_no_more_than_four_tales(tales: int, bonus: int) -> None:
    assert (
        Scene(fellowship=[GLOIN_FRIEND_TO_THORIN], support=[STAIRS_OF_KHAZAD_DUM] * tales).strength(
            GLOIN_FRIEND_TO_THORIN
        )
        == 5 + bonus
    )


@pytest.mark.parametrize(
    ("site", "minion", "more"),
    [(3, GOBLIN_RUNNER, 2), (4, GOBLIN_RUNNER, 0), (3, MORDOR_TROOPER, 0)],
)
def test_golden_light_weighs_on_moria_orcs_above_the_ground(
    site: int, minion: str, more: int
) -> None:
    cost = twilight_cost_of(minion, [], site)
    assert twilight_cost_of(minion, [GOLDEN_LIGHT_ON_THE_LAND], site) == cost + more


def test_golden_light_is_gone_when_regroup_actions_begin() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN], support=[GOLDEN_LIGHT_ON_THE_LAND]
    ).regroup_phase()
    assert scene.is_discarded(GOLDEN_LIGHT_ON_THE_LAND)


@pytest.mark.parametrize(
    ("played", "offered"), [(FARIN_DWARVEN_EMISSARY, True), (ROHIRRIM_GUARD, False)]
)
def test_great_works_answers_a_dwarf(played: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[GREAT_WORKS_BEGUN_THERE],
        hand=[played],
        deck=[MORDOR_TROOPER] * 3,
        discards=[AXE_STRIKE],
    )
    scene.fellowship_phase().play(played)
    assert scene.can(Verb.TRIGGER, GREAT_WORKS_BEGUN_THERE) is offered
    if offered:
        scene.answer_with(GREAT_WORKS_BEGUN_THERE)
        assert scene.hand() == [AXE_STRIKE]
        assert len(scene.deck()) == 1


@pytest.mark.parametrize(
    ("borne", "fits"),
    [([DWARVEN_AXE], True), ([HAND_AXE], True), ([DWARVEN_AXE, HAND_AXE], False)],
)
def test_hand_axe_is_borne_in_addition_to_one_other_hand_weapon(
    borne: list[str], fits: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], bearing={GIMLI_DWARF_OF_EREBOR: borne}, hand=[HAND_AXE]
    )
    assert scene.fellowship_phase().can(Verb.PLAY, HAND_AXE) == fits


@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_make_light_of_burdens_exerts_and_discards_both(cards: int, offered: bool) -> None:
    weather = SARUMANS_CHILL
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        support=[MAKE_LIGHT_OF_BURDENS],
        minions=[URUK_BROOD],
        shadow_support=[weather, THEY_ARE_COMING],
        deck=[MORDOR_TROOPER] * cards,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.USE, MAKE_LIGHT_OF_BURDENS) is offered
    if offered:
        scene.use(MAKE_LIGHT_OF_BURDENS)
        assert (scene.wounds(GIMLI_SON_OF_GLOIN), scene.deck()) == (1, [])
        assert scene.is_discarded(weather)
        assert scene.in_play(THEY_ARE_COMING)


@pytest.mark.parametrize(("site", "damage"), [(3, 1), (4, 4)])
def test_realm_of_dwarrowdelf_adds_no_more_than_three_of_each(site: int, damage: int) -> None:
    """Gimli has damage +1 of his own; only underground is there more."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        support=[REALM_OF_DWARROWDELF],
        minions=[MORDOR_TROOPER],
        deck=[MORDOR_TROOPER] * 12,
        site=site,
        path=OVER_WEATHERTOP,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, MORDOR_TROOPER)
    for _ in range(4):
        scene.wait_to(Verb.USE, REALM_OF_DWARROWDELF).use(REALM_OF_DWARROWDELF)
    assert scene.strength(GIMLI_SON_OF_GLOIN) == 6 + 3
    assert scene.number(DAMAGE, GIMLI_SON_OF_GLOIN) == damage


@pytest.mark.parametrize(("twilight", "choice", "drawn"), [(3, 1, 0), (3, 0, 3), (2, None, 3)])
def test_a_shadow_player_may_pay_to_prevent_tidings_of_erebor(
    twilight: int, choice: int | None, drawn: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[TIDINGS_OF_EREBOR],
        deck=[MORDOR_TROOPER] * 5,
        twilight=twilight,
    )
    scene.regroup_phase().play(TIDINGS_OF_EREBOR)
    if choice is not None:
        scene.take_number(choice)
    assert len(scene.hand()) == drawn


def test_till_durin_wakes_again_heals_whichever_dwarves_its_player_likes() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD, ROHIRRIM_GUARD],
        support=[TILL_DURIN_WAKES_AGAIN],
        site=5,
        path=OVER_WEATHERTOP[:5],
    )
    scene.wound(GIMLI_SON_OF_GLOIN, 1).wound(DWARF_GUARD, 1).wound(ROHIRRIM_GUARD, 1)
    scene.state.position[FREE_PEOPLES] = 4
    scene.happen(path.leave_site).answer_with(TILL_DURIN_WAKES_AGAIN)
    assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
    scene.choose(DWARF_GUARD).pass_()
    assert (scene.wounds(GIMLI_SON_OF_GLOIN), scene.wounds(DWARF_GUARD)) == (1, 0)


def test_till_durin_wakes_again_is_silent_above_the_ground() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        support=[TILL_DURIN_WAKES_AGAIN],
        site=3,
        path=OVER_WEATHERTOP[:3],
    )
    scene.wound(GIMLI_SON_OF_GLOIN, 1)
    scene.state.position[FREE_PEOPLES] = 2
    scene.happen(path.leave_site)
    assert not scene.can(Verb.TRIGGER, TILL_DURIN_WAKES_AGAIN)


@pytest.mark.parametrize(("choice", "acts", "held"), [(0, True, 3), (1, False, 5)])
def test_what_are_we_waiting_for_costs_two_shadow_cards_or_a_shadow_phase(
    choice: int, acts: bool, held: int
) -> None:
    """The choice stands until the next Shadow phase, the cards are drawn at once."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[MORDOR_TROOPER],
        hand=[WHAT_ARE_WE_WAITING_FOR],
        shadow_hand=[MORDOR_VETERAN, MORDOR_TROOPER, MORDOR_TROOPER],
        shadow_deck=[HOBBIT_SWORD_7_319] * 9,
        site=6,
        twilight=9,
    )
    scene.fellowship_phase().play(WHAT_ARE_WE_WAITING_FOR)
    assert scene.who == SHADOW
    assert len(scene.hand(SHADOW)) == 3 + 2
    scene.take_number(choice)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        scene.do(Verb.CHOOSE)
    assert len(scene.hand(SHADOW)) == held
    scene.shadow_phase()
    assert (scene.state.phase == SHADOW_PHASE) is acts


def test_one_shadow_card_does_not_buy_off_what_are_we_waiting_for() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[WHAT_ARE_WE_WAITING_FOR],
        shadow_hand=[MORDOR_VETERAN],
        shadow_deck=[HOBBIT_SWORD_7_319] * 9,
    )
    scene.fellowship_phase().play(WHAT_ARE_WE_WAITING_FOR)
    assert len(scene.options(Verb.EITHER)) < 2
    assert scene.hand(SHADOW) == [MORDOR_VETERAN, HOBBIT_SWORD_7_319, HOBBIT_SWORD_7_319]


@pytest.mark.parametrize(("chosen", "drawn"), [(1, 2), (2, 0)])
def test_of_two_opponents_only_one_is_waited_for(chosen: int, drawn: int) -> None:
    """The second opponent has no draw deck, but a Shadow phase to skip."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[WHAT_ARE_WE_WAITING_FOR],
        shadow_deck=[MORDOR_VETERAN] * 5,
        players=3,
        site=6,
    )
    scene.fellowship_phase().play(WHAT_ARE_WE_WAITING_FOR).take_number(chosen)
    while scene.options(Verb.EITHER):
        assert scene.who == chosen
        scene.choose("skip your next Shadow phase")
    assert len(scene.hand(1)) == drawn


@pytest.mark.parametrize(
    ("minion", "fighter", "strength"),
    [(URUK_BROOD, FROR, 8), (MORDOR_TROOPER, FROR, 5), (URUK_BROOD, DWARF_GUARD, 5)],
    ids=["an Uruk-hai", "an Orc", "another's skirmish"],
)
def test_fror_is_stronger_against_uruk_hai(minion: str, fighter: str, strength: int) -> None:
    scene = Scene(
        fellowship=[FROR, DWARF_GUARD], minions=[minion, MORGUL_LACKEY], hand=[AXE_STRIKE], site=6
    )
    assert scene.strength(FROR) == 5
    assert scene.skirmish(fighter, minion).strength(FROR) == strength


@pytest.mark.parametrize(("gimli", "less"), [(GIMLI_DWARF_OF_THE_MOUNTAIN_RACE, 2), (FROR, 0)])
def test_gimli_of_the_mountain_race_knows_his_way_underground(gimli: str, less: int) -> None:
    scene = Scene(fellowship=[gimli], path=PLAIN_FELLOWSHIP, site=3)
    numbers = [scene.number(SHADOW_NUMBER, site) for site in PLAIN_FELLOWSHIP[3:7]]
    # Balin's Tomb and the Bridge are underground, the glade and the river are not.
    assert numbers == [3 - less, 6 - less, 3, 6]


@pytest.mark.parametrize(("victim", "saved"), [(DWARF_GUARD, True), (ROHIRRIM_GUARD, False)])
def test_dwarven_bracers_are_discarded_to_prevent_a_wound_to_their_bearer(
    victim: str, saved: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ROHIRRIM_GUARD], bearing={DWARF_GUARD: [DWARVEN_BRACERS_2_3]}
    )
    scene.happen(wound, scene.card(victim))
    assert scene.can(Verb.TRIGGER, DWARVEN_BRACERS_2_3) is saved
    if saved:
        scene.answer_with(DWARVEN_BRACERS_2_3)
    assert scene.is_discarded(DWARVEN_BRACERS_2_3) is saved
    assert scene.wounds(victim) == (0 if saved else 1)


def test_hand_axe_is_thrown_for_an_arrow() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF],
        bearing={DWARF_GUARD: [HAND_AXE, DWARVEN_AXE]},
        minions=[MORDOR_VETERAN],
        site=6,
    ).archery_phase()
    assert archery_totals(scene.state)[0] == 1
    scene.use(HAND_AXE)
    assert archery_totals(scene.state)[0] == 2
    assert scene.is_discarded(HAND_AXE)
    assert scene.in_play(DWARVEN_AXE)
