"""The Raider cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, is_archer, is_fierce
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import AMBUSH, DAMAGE, MINION_ARCHERY, MOVE_LIMIT, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

SIX = [DWARF_GUARD] * 5  # with Frodo six companions
BYSTANDER = MORGUL_LACKEY


def test_desert_men_need_the_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[DESERT_FIGHTER], site=6, hand=[GREAT_GATE]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER)
    assert not scene.can(Verb.TRIGGER, DESERT_FIGHTER)


@pytest.mark.parametrize(("threats", "damage"), [(1, 0), (2, 1)])
def test_desert_nomad_is_damage_one_at_two_threats(threats: int, damage: int) -> None:
    assert Scene(minions=[DESERT_NOMAD], threats=threats).number(DAMAGE, DESERT_NOMAD) == damage


@pytest.mark.parametrize("minion", [DESERT_RUNNER, DESERT_SNEAK])
def test_desert_men_with_initiative_wound_whom_they_are_assigned_to(minion: str) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion])
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, minion)
    scene.wait_to(Verb.TRIGGER, minion).answer_with(minion)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_desert_soldier_wounds_whom_he_skirmishes_for_three_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[DESERT_SOLDIER_7_136],
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_SOLDIER_7_136).answer_with(DESERT_SOLDIER_7_136)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.twilight == 0


@pytest.mark.parametrize("minion", [DESERT_FIGHTER, DESERT_VILLAIN])
def test_desert_men_may_pay_twilight_for_a_threat_when_their_skirmish_starts(minion: str) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=6, twilight=2)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).answer_with(minion)
    assert scene.threats == 1
    assert scene.twilight == 1


@pytest.mark.parametrize("minion", [EASTERLING_BLADEMASTER, EASTERLING_RANSACKER])
def test_easterlings_exert_to_be_damage_one(minion: str) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).use(minion)
    assert scene.wounds(minion) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_great_beasts_lowers_the_move_limit_for_nine_twilight() -> None:
    scene = Scene(shadow_support=[GREAT_BEASTS], minions=[DESERT_SOLDIER_7_136] * 3, twilight=9)
    scene.regroup_phase().wait_to(Verb.USE, GREAT_BEASTS).use(GREAT_BEASTS)
    assert scene.twilight == 0
    assert moves_allowed(scene.state) == 1


def test_mumakil_add_two_twilight_for_each_threat() -> None:
    scene = Scene(
        fellowship=SIX,
        minions=[SOUTHRON_CAPTAIN],
        shadow_hand=[MUMAKIL_OF_THE_HARAD],
        site=4,
        twilight=1,
        threats=3,
    )
    scene.maneuver_phase().play(MUMAKIL_OF_THE_HARAD)
    assert scene.twilight == 6


def test_red_wrath_exerts_a_man_to_wound_whom_he_fights_twice() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        shadow_hand=[RED_WRATH],
        site=4,
        twilight=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(RED_WRATH)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2 + 1


def test_southron_bandit_adds_five_twilight_or_a_threat() -> None:
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_BANDIT], site=4)
        .maneuver_phase()
        .use(SOUTHRON_BANDIT)
    )
    assert scene.who == 0
    scene.choose("add 5 twilight")
    assert scene.twilight == 5
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_BANDIT], site=4)
        .maneuver_phase()
        .use(SOUTHRON_BANDIT)
    )
    scene.choose("add a threat")
    assert scene.twilight == 0
    assert scene.threats == 1


@pytest.mark.parametrize(("threats", "damage"), [(3, 0), (4, 2)])
def test_southron_captain_is_damage_two_at_four_threats(threats: int, damage: int) -> None:
    assert (
        Scene(minions=[SOUTHRON_CAPTAIN], threats=threats).number(DAMAGE, SOUTHRON_CAPTAIN)
        == damage
    )


@pytest.mark.parametrize(
    ("threats", "archer", "fierce", "damage"),
    [(1, False, False, 0), (2, True, False, 0), (3, True, True, 0), (4, True, True, 1)],
)
def test_troop_of_haradrim_grows_with_threats(
    threats: int, archer: bool, fierce: bool, damage: int
) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[TROOP_OF_HARADRIM], threats=threats)
    troop = scene.card(TROOP_OF_HARADRIM)
    assert is_archer(scene.state, troop) == archer
    assert is_fierce(scene.state, troop) == fierce
    assert scene.number(DAMAGE, TROOP_OF_HARADRIM) == damage


@pytest.mark.parametrize(("others", "threats"), [(2, 1), (5, 3)])
def test_war_towers_add_a_threat_and_one_for_each_companion_over_four(
    others: int, threats: int
) -> None:
    """2.0 deluxe, "For each": over four means for each beyond the fourth."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=[SOUTHRON_CAPTAIN],
        shadow_hand=[WAR_TOWERS],
        site=4,
        twilight=1,
    )
    scene.maneuver_phase().play(WAR_TOWERS)
    assert scene.threats == threats


def test_dark_tidings_add_one_threat_in_a_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[DARK_TIDINGS],
        minions=[DESERT_FIGHTER, DESERT_NOMAD],
        twilight=9,
    )
    scene.regroup_phase().wait_to(Verb.USE, DARK_TIDINGS).use(DARK_TIDINGS)
    assert (scene.threats, scene.twilight) == (1, 6)
    assert not scene.comes_to(Verb.USE, DARK_TIDINGS)


@pytest.mark.parametrize(("kept", "twilight"), [(0, 2), (2, 0)])
def test_hosts_still_unfought_add_twilight_for_cards_discarded_more(
    kept: int, twilight: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DESERT_FIGHTER, DESERT_NOMAD],
        hand=[GREAT_GATE] * 2,
        shadow_hand=[HOSTS_STILL_UNFOUGHT, RED_WRATH, RED_WRATH],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, HOSTS_STILL_UNFOUGHT).play(HOSTS_STILL_UNFOUGHT)
    scene.take_first().take_first()
    for _ in range(kept):
        scene.take_first()
    scene.pass_all()
    assert scene.twilight == twilight


def test_southron_chieftain_takes_initiative_when_the_free_peoples_assign_him() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_CHIEFTAIN], hand=[GREAT_GATE] * 5
    )
    assert not scene.state.shadow_has_initiative()
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CHIEFTAIN)
    assert scene.state.shadow_has_initiative()


def test_southron_chieftain_takes_no_initiative_when_the_shadow_assigns_him() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_CHIEFTAIN], hand=[GREAT_GATE] * 5
    )
    scene.assignment_phase().pass_().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CHIEFTAIN)
    assert not scene.state.shadow_has_initiative()


@pytest.mark.parametrize(("cards", "has_it"), [(0, True), (4, False)])
def test_suzerain_of_harad_with_initiative_is_ambush_and_shoots_all_but_the_ring_bearer(
    cards: int, has_it: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SUZERAIN_OF_HARAD], hand=[GREAT_GATE] * cards
    )
    assert scene.number(AMBUSH, SUZERAIN_OF_HARAD) == (8 if has_it else 0)
    scene.archery_phase()
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    # With initiative only Aragorn may take the arrow: nobody is asked.
    assert scene.can(Verb.WOUND, FRODO_HOPE_OF_FREE_PEOPLES) == (not has_it)
    assert scene.state.wounds[frodo] == 0
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(has_it)


@pytest.mark.parametrize(
    ("burdens", "friend", "added"),
    [(0, EASTERLING_BLADEMASTER, 1), (1, EASTERLING_BLADEMASTER, 0), (0, DESERT_NOMAD, 0)],
)
def test_easterling_sergeant_adds_the_first_burden_beside_another_easterling(
    burdens: int, friend: str, added: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[EASTERLING_SERGEANT, friend],
        burdens=burdens,
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, EASTERLING_SERGEANT) is bool(added)
    if added:
        scene.use(EASTERLING_SERGEANT)
        assert scene.wounds(EASTERLING_SERGEANT) == 1
    assert scene.burdens == burdens + added


@pytest.mark.parametrize(("burdens", "offered"), [(2, True), (1, False)])
def test_easterling_veteran_heals_another_easterling_for_two_burdens(
    burdens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[EASTERLING_VETERAN, EASTERLING_REGIMENT],
        burdens=burdens,
        hand=[AXE_STRIKE],
        site=4,
    ).wound(EASTERLING_REGIMENT, 1)
    scene.wound(EASTERLING_VETERAN, 1)
    scene.skirmish(DWARF_GUARD, EASTERLING_VETERAN)
    scene.wait_to(Verb.PLAY, AXE_STRIKE).pass_()
    assert scene.can(Verb.USE, EASTERLING_VETERAN) is offered
    if offered:
        scene.use(EASTERLING_VETERAN)
        assert scene.wounds(EASTERLING_REGIMENT) == 0
        assert scene.wounds(EASTERLING_VETERAN) == 1
        assert scene.burdens == 0


def test_fierce_in_despair_takes_a_companion_but_never_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[DESERT_NOMAD, EASTERLING_BLADEMASTER],
        shadow_hand=[FIERCE_IN_DESPAIR],
        twilight=7,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, FIERCE_IN_DESPAIR).play(FIERCE_IN_DESPAIR)
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.is_discarded(GIMLI_DWARF_OF_EREBOR)


@pytest.mark.parametrize("prevented", [True, False])
def test_surging_up_slows_the_fellowship_unless_it_takes_two_burdens(prevented: bool) -> None:
    scene = Scene(
        minions=[EASTERLING_REGIMENT],
        shadow_support=[SURGING_UP],
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.USE, SURGING_UP).use(SURGING_UP)
    assert scene.who == FREE_PEOPLES
    scene.choose("add 2 burdens" if prevented else "move limit")
    assert scene.burdens == (2 if prevented else 0)
    assert game_number(scene.state, MOVE_LIMIT) == (0 if prevented else -1)
    assert scene.is_discarded(SURGING_UP)


@pytest.mark.parametrize(("men", "exerted"), [(2, 2), (4, 3)])
def test_thrice_outnumbered_exerts_three_companions_at_most(men: int, exerted: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR, TARGON, ELFHELM],
        minions=[DESERT_NOMAD] * men,
        shadow_hand=[THRICE_OUTNUMBERED],
        twilight=3,
        threats=1,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, THRICE_OUTNUMBERED).play(THRICE_OUTNUMBERED)
    if scene.can(Verb.NUMBER):
        scene.take_number(men)
    assert scene.who == FREE_PEOPLES
    for companion in (GIMLI_DWARF_OF_EREBOR, TARGON, ELFHELM)[:exerted]:
        scene.choose(companion)
    assert scene.log[-1][0] == "exerted"
    assert [entry[0] for entry in scene.log].count("exerted") == exerted


def test_surging_up_is_discarded_to_heal_an_easterling() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_REGIMENT, DESERT_NOMAD],
        shadow_support=[SURGING_UP],
        site=6,
    )
    scene.wound(EASTERLING_REGIMENT, 1).wound(DESERT_NOMAD, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT).wait_to(Verb.USE, SURGING_UP)
    scene.use(SURGING_UP)
    assert (scene.wounds(EASTERLING_REGIMENT), scene.wounds(DESERT_NOMAD)) == (0, 1)
    assert scene.is_discarded(SURGING_UP)


def test_bold_men_and_grim_discard_another_when_a_companion_dies() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        shadow_support=[BOLD_MEN_AND_GRIM],
        minions=[EASTERLING_BLADEMASTER],
        threats=2,
        site=6,
    )
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED)).answer_with(BOLD_MEN_AND_GRIM)
    if scene.can(Verb.CHOOSE, DWARF_GUARD):
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(DWARF_GUARD)
    assert scene.is_discarded(DWARF_GUARD)
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert scene.regroup_phase().is_discarded(BOLD_MEN_AND_GRIM)


@pytest.mark.parametrize("minion", [DESERT_SPEARMAN_4_221, DESERT_WARRIOR, DESERT_SPEARMAN_7_137])
@pytest.mark.parametrize("twilight", [3, 2])
def test_a_southron_spear_wounds_whom_he_fights_for_three_twilight(
    minion: str, twilight: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[minion, BYSTANDER],
        twilight=twilight,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert scene.can(Verb.TRIGGER, minion) is (twilight == 3)
    if twilight == 3:
        scene.answer_with(minion)
        assert (
            scene.wounds(ARAGORN_DRIVEN_BY_NEED),
            scene.wounds(DWARF_GUARD),
            scene.twilight,
        ) == (1, 0, 0)


@pytest.mark.parametrize(
    ("cards", "easterlings", "offered"), [(0, 1, True), (4, 1, False), (4, 2, True)]
)
def test_easterling_aggressor_heals_another_with_initiative_or_three(
    cards: int, easterlings: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_AGGRESSOR, *[EASTERLING_BLADEMASTER] * easterlings, BYSTANDER],
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[MORDOR_VETERAN] * 2,
        site=6,
    ).wound(EASTERLING_BLADEMASTER, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_AGGRESSOR)
    assert scene.comes_to(Verb.USE, EASTERLING_AGGRESSOR) is offered
    if offered:
        scene.use(EASTERLING_AGGRESSOR)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        assert scene.wounds(EASTERLING_BLADEMASTER) == 0
        assert scene.hand(SHADOW) == []


@pytest.mark.parametrize(("cards", "healed"), [(4, 1), (0, 2)])
def test_easterling_assailant_heals_two_with_initiative(cards: int, healed: int) -> None:
    scene = (
        Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[EASTERLING_ASSAILANT, EASTERLING_BLADEMASTER, EASTERLING_VETERAN, BYSTANDER],
            hand=[DWARF_GUARD] * cards,
            burdens=2,
            site=6,
        )
        .wound(EASTERLING_BLADEMASTER, 1)
        .wound(EASTERLING_VETERAN, 1)
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_ASSAILANT).wait_to(
        Verb.USE, EASTERLING_ASSAILANT
    ).use(EASTERLING_ASSAILANT)
    for card in (EASTERLING_BLADEMASTER, EASTERLING_VETERAN)[:healed]:
        if scene.can(Verb.CHOOSE, card):
            scene.choose(card)
    assert scene.wounds(EASTERLING_BLADEMASTER) + scene.wounds(EASTERLING_VETERAN) == 2 - healed
    assert (scene.wounds(EASTERLING_ASSAILANT), scene.burdens) == (1, 1)


def test_easterling_attacker_exerts_for_damage() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[EASTERLING_ATTACKER, BYSTANDER], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_ATTACKER).wait_to(
        Verb.USE, EASTERLING_ATTACKER
    ).use(EASTERLING_ATTACKER)
    assert (scene.number(DAMAGE, EASTERLING_ATTACKER), scene.wounds(EASTERLING_ATTACKER)) == (1, 1)


@pytest.mark.parametrize(
    ("burdens", "others", "offered"),
    [
        (1, [EASTERLING_BLADEMASTER], True),
        (2, [EASTERLING_BLADEMASTER], False),
        (1, [BYSTANDER], False),
    ],
)
def test_easterling_footman_adds_a_burden_under_two(
    burdens: int, others: list[str], *, offered: bool
) -> None:
    scene = Scene(
        minions=[EASTERLING_FOOTMAN, *others], shadow_hand=[MORDOR_VETERAN], burdens=burdens, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, EASTERLING_FOOTMAN) is offered
    if offered:
        assert scene.use(EASTERLING_FOOTMAN).burdens == burdens + 1
        assert scene.hand(SHADOW) == []


@pytest.mark.parametrize(("burdens", "offered"), [(1, True), (2, False)])
def test_small_hope_exerts_an_easterling_to_add_a_burden_under_two(
    burdens: int, *, offered: bool
) -> None:
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER], shadow_support=[SMALL_HOPE], burdens=burdens, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, SMALL_HOPE) is offered
    if offered:
        assert scene.use(SMALL_HOPE).burdens == burdens + 1
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1


def test_small_hope_is_discarded_to_strengthen_an_easterling() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_BLADEMASTER, BYSTANDER],
        shadow_support=[SMALL_HOPE],
        burdens=2,
        site=6,
    )
    before = scene.strength(EASTERLING_BLADEMASTER)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_BLADEMASTER).wait_to(
        Verb.USE, SMALL_HOPE
    ).use(SMALL_HOPE)
    assert scene.strength(EASTERLING_BLADEMASTER) == before + 2
    assert scene.is_discarded(SMALL_HOPE)


def test_raider_halberd_exerts_its_bearer_for_two_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_BLADEMASTER, BYSTANDER],
        bearing={EASTERLING_BLADEMASTER: [RAIDER_HALBERD]},
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_BLADEMASTER).wait_to(
        Verb.USE, RAIDER_HALBERD
    ).use(RAIDER_HALBERD)
    assert (scene.twilight, scene.wounds(EASTERLING_BLADEMASTER)) == (2, 1)


@pytest.mark.parametrize(("cards", "exerted"), [(0, 2), (4, 0)])
def test_rout_exerts_two_companions_at_a_move_with_initiative(cards: int, exerted: int) -> None:
    company = [ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD]
    scene = Scene(fellowship=company, shadow_support=[ROUT], hand=[AXE_STRIKE] * cards)
    scene.happen(path.move)
    while scene.can(Verb.CHOOSE):
        scene.choose(next(card for card in company if scene.can(Verb.CHOOSE, card)))
    assert sum(scene.wounds(card) for card in company) == exerted


@pytest.mark.parametrize(("twilight", "damage"), [(5, 0), (6, 1), (9, 2)])
def test_southron_conqueror_gives_the_others_damage_by_the_twilight(
    twilight: int, damage: int
) -> None:
    scene = Scene(
        minions=[SOUTHRON_CONQUEROR, EASTERLING_BLADEMASTER, BYSTANDER], twilight=twilight
    )
    assert [
        scene.number(DAMAGE, card)
        for card in (SOUTHRON_CONQUEROR, EASTERLING_BLADEMASTER, BYSTANDER)
    ] == [0, damage, 0]


@pytest.mark.parametrize(("twilight", "bonus"), [(2, 0), (3, 1), (6, 2), (9, 3)])
def test_southron_intruder_strengthens_all_raider_men_by_the_twilight(
    twilight: int, bonus: int
) -> None:
    scene = Scene(minions=[SOUTHRON_INTRUDER, EASTERLING_BLADEMASTER, BYSTANDER], twilight=twilight)
    alone = Scene(minions=[EASTERLING_BLADEMASTER, BYSTANDER])
    assert scene.strength(SOUTHRON_INTRUDER) == 11 + bonus
    assert scene.strength(EASTERLING_BLADEMASTER) == alone.strength(EASTERLING_BLADEMASTER) + bonus
    assert scene.strength(BYSTANDER) == alone.strength(BYSTANDER)


@pytest.mark.parametrize("cultures", [4, 3])
@pytest.mark.parametrize("way", ["exert", "threat"])
def test_southron_leader_wounds_a_companion_against_four_cultures(cultures: int, way: str) -> None:
    others = [DWARF_GUARD, LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED][: cultures - 1]
    scene = Scene(fellowship=others, minions=[SOUTHRON_LEADER], threats=1, site=6).archery_phase()
    assert scene.comes_to(Verb.USE, SOUTHRON_LEADER) is (cultures == 4)
    if cultures == 4:
        scene.use(SOUTHRON_LEADER).choose(way)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
        assert (scene.wounds(SOUTHRON_LEADER), scene.threats) == (
            (1, 1) if way == "exert" else (0, 0)
        )


def test_southron_marksmen_remove_a_threat_for_an_arrow() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_MARKSMEN], threats=2, site=6
    ).archery_phase()
    scene.wait_to(Verb.USE, SOUTHRON_MARKSMEN).use(SOUTHRON_MARKSMEN)
    assert (scene.threats, scene.wounds(SOUTHRON_MARKSMEN)) == (1, 1)
    assert game_number(scene.state, MINION_ARCHERY) == 1


@pytest.mark.parametrize(("companions", "offered"), [(6, True), (5, False)])
def test_southron_thief_exerts_a_companion_against_six(companions: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *[DWARF_GUARD] * (companions - 2)],
        minions=[SOUTHRON_THIEF, EASTERLING_BLADEMASTER],
        threats=1,
        site=6,
    ).archery_phase()
    assert scene.comes_to(Verb.USE, SOUTHRON_THIEF) is offered
    if offered:
        scene.use(SOUTHRON_THIEF).choose(ARAGORN_DRIVEN_BY_NEED)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.threats) == (1, 0)


def test_southron_brigand_makes_one_of_three_men_damage_one() -> None:
    scene = Scene(
        minions=[SOUTHRON_BRIGAND, EASTERLING_BLADEMASTER, EASTERLING_VETERAN],
        twilight=3,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        site=6,
    ).shadow_phase()
    scene.use(SOUTHRON_BRIGAND)
    while scene.can(Verb.CHOOSE) and not scene.number(DAMAGE, EASTERLING_BLADEMASTER):
        scene.choose(EASTERLING_BLADEMASTER) if scene.can(
            Verb.CHOOSE, EASTERLING_BLADEMASTER
        ) else scene.take_first()
    assert scene.number(DAMAGE, EASTERLING_BLADEMASTER) == 1
    assert scene.twilight == 0
    scene.regroup_phase()
    assert scene.number(DAMAGE, EASTERLING_BLADEMASTER) == 0
