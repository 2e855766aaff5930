"""The Raiders of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ASSIGNMENT, VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def stampede(possession: str, bearer: str) -> Scene:
    scene = Scene(
        fellowship=[bearer, EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        hand=[possession],
        shadow_hand=[STAMPEDED],
        twilight=5,
    )
    return scene.fellowship_phase().play(possession).wait_to(Verb.PLAY, STAMPEDED).play(STAMPEDED)


def test_corsair_boatswain_finds_a_possession_of_the_support_area() -> None:
    """A ship is one; a bow, which somebody must bear, is none."""
    scene = Scene(
        minions=[CORSAIR_BOATSWAIN],
        shadow_deck=[RAIDER_BOW, CORSAIR_WAR_GALLEY, SOUTHRON_CAPTAIN],
        twilight=9,
    )
    scene.shadow_phase().use(CORSAIR_BOATSWAIN)
    assert not scene.can(Verb.CHOOSE, RAIDER_BOW)
    scene.choose(CORSAIR_WAR_GALLEY)
    assert scene.in_play(CORSAIR_WAR_GALLEY)
    assert scene.wounds(CORSAIR_BOATSWAIN) == 1


@pytest.mark.parametrize("corsairs", [1, 0])
def test_corsair_ruffian_takes_a_card_for_tokens(corsairs: int) -> None:
    scene = Scene(
        minions=[CORSAIR_BOATSWAIN] * corsairs,
        shadow_support=[CORSAIR_WAR_GALLEY],
        shadow_hand=[CORSAIR_RUFFIAN],
        deck=[CITY_OF_MEN, RANGERS_SWORD],
        twilight=9,
    )
    scene.put_tokens(CORSAIR_WAR_GALLEY, 1).shadow_phase().play(CORSAIR_RUFFIAN)
    assert scene.can(Verb.TRIGGER, CORSAIR_RUFFIAN) is bool(corsairs)
    if corsairs:
        scene.answer_with(CORSAIR_RUFFIAN)
        assert scene.tokens(CORSAIR_WAR_GALLEY) == 3
        assert scene.deck() == [CITY_OF_MEN]


def test_mumak_chieftain_mounts_from_the_discard_pile_for_two_less() -> None:
    scene = Scene(shadow_hand=[MUMAK_CHIEFTAIN], shadow_discards=[MUMAK], twilight=5, site=4)
    scene.shadow_phase().play(MUMAK_CHIEFTAIN).answer_with(MUMAK_CHIEFTAIN)
    assert scene.bearer_of(MUMAK) == MUMAK_CHIEFTAIN
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("companion", "discarded"), [(EOMER_VALIANT_WARCHIEF, 2), (ARAGORN_DRIVEN_BY_NEED, 1)]
)
def test_quelled_discards_one_more_condition_with_a_man_of_rohan(
    companion: str, discarded: int
) -> None:
    conditions = [HARDY_GARRISON, A_LIGHT_IN_HIS_MIND]
    scene = Scene(
        fellowship=[companion],
        support=conditions,
        minions=[SOUTHRON_CAPTAIN],
        shadow_hand=[QUELLED],
        twilight=5,
    )
    scene.archery_phase().wait_to(Verb.PLAY, QUELLED).play(QUELLED).choose(HARDY_GARRISON)
    assert sum(scene.is_discarded(condition) for condition in conditions) == discarded
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


@pytest.mark.parametrize(
    ("twilight", "others", "bonus"), [(3, 0, 3), (4, 0, 0), (2, 1, 3), (3, 1, 0)]
)
def test_southron_savage_is_strong_where_the_shadow_is_weak(
    twilight: int, others: int, bonus: int
) -> None:
    """Minions and twilight are added up."""
    scene = Scene(minions=[SOUTHRON_SAVAGE] + [BYSTANDER] * others, twilight=twilight)
    assert scene.strength(SOUTHRON_SAVAGE) == 8 + bonus
    assert is_fierce(scene.state, scene.card(SOUTHRON_SAVAGE)) is bool(bonus)


def test_stampeded_discards_a_possession_of_gondor_and_wounds_a_man() -> None:
    scene = stampede(made(RANGERS_SWORD), ARAGORN_DRIVEN_BY_NEED).choose(EOMER_VALIANT_WARCHIEF)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1
    assert not scene.state.attached[scene.card(ARAGORN_DRIVEN_BY_NEED)]


def test_stampeded_wounds_nobody_for_another_possession() -> None:
    scene = stampede(GLAMDRING, GANDALF_THE_GREY_WIZARD)
    assert scene.is_discarded(GLAMDRING)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 0
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


def test_easterling_berserker_heals_at_the_cost_of_two_others() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[EASTERLING_BERSERKER, EASTERLING_REGIMENT, DESERT_NOMAD],
        hand=[AXE_STRIKE],
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(EASTERLING_BERSERKER)) == 2
    scene.wound(EASTERLING_BERSERKER, 1)
    assert damage_bonus(scene.state, scene.card(EASTERLING_BERSERKER)) == 0
    scene.skirmish(DWARF_GUARD, EASTERLING_BERSERKER).pass_().use(EASTERLING_BERSERKER)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.wounds(EASTERLING_BERSERKER) == 0
    assert scene.wounds(EASTERLING_REGIMENT) == 1
    assert scene.wounds(DESERT_NOMAD) == 1


@pytest.mark.parametrize(
    ("companions", "friend", "burdens"),
    [(7, EASTERLING_REGIMENT, 2), (5, EASTERLING_REGIMENT, 0), (7, DESERT_NOMAD, 0)],
)
def test_easterling_pillager_burdens_a_large_fellowship(
    companions: int, friend: str, burdens: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        minions=[friend],
        shadow_hand=[EASTERLING_PILLAGER],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(EASTERLING_PILLAGER)
    if scene.can(Verb.TRIGGER, EASTERLING_PILLAGER):
        scene.answer_with(EASTERLING_PILLAGER)
    assert scene.burdens == burdens


@pytest.mark.parametrize("tokens", [1, 0])
def test_corsair_brute_spends_a_token_to_wound_his_enemy(tokens: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[CORSAIR_BRUTE, BYSTANDER],
    )
    scene.put_tokens(CORSAIR_WAR_GALLEY, tokens).skirmish(ARAGORN_DRIVEN_BY_NEED, CORSAIR_BRUTE)
    assert scene.comes_to(Verb.TRIGGER, CORSAIR_BRUTE) is bool(tokens)
    if tokens:
        scene.answer_with(CORSAIR_BRUTE)
        assert scene.tokens(CORSAIR_WAR_GALLEY) == 0
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


def test_corsair_brute_keeps_out_of_the_skirmishes_of_others() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[CORSAIR_BRUTE, BYSTANDER],
    )
    scene.put_tokens(CORSAIR_WAR_GALLEY, 1).skirmish(ARAGORN_DRIVEN_BY_NEED, BYSTANDER)
    assert not scene.comes_to(Verb.TRIGGER, CORSAIR_BRUTE)


@pytest.mark.parametrize(
    ("companions", "other", "may"),
    [(6, DESERT_NOMAD, True), (5, DESERT_NOMAD, False), (6, MORGUL_LACKEY, False)],
    ids=["six companions", "five companions", "no other Man"],
)
def test_far_harad_mercenaries_carry_off_a_companion_of_a_large_fellowship(
    companions: int, other: str, may: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *[DWARF_GUARD] * (companions - 2)],
        minions=[FAR_HARAD_MERCENARIES, other, BYSTANDER],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, FAR_HARAD_MERCENARIES)
    assert scene.comes_to(Verb.TRIGGER, FAR_HARAD_MERCENARIES) is may
    if may:
        scene.answer_with(FAR_HARAD_MERCENARIES)
        assert scene.is_discarded(ARAGORN_DRIVEN_BY_NEED)


def test_far_harad_mercenaries_cannot_carry_off_the_ring_bound() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5,
        minions=[FAR_HARAD_MERCENARIES, DESERT_NOMAD, BYSTANDER],
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, FAR_HARAD_MERCENARIES)
    if scene.can(Verb.TRIGGER, FAR_HARAD_MERCENARIES):
        scene.answer_with(FAR_HARAD_MERCENARIES)
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


@pytest.mark.parametrize(
    ("defender", "wounds"),
    [(ARAGORN_DRIVEN_BY_NEED, 1), (EOMER_VALIANT_WARCHIEF, 1), (DWARF_GUARD, 0)],
)
@pytest.mark.parametrize("by_shadow", [False, True])
def test_southron_fanatic_wounds_a_man_who_is_assigned_to_skirmish_him(
    defender: str, wounds: int, by_shadow: bool
) -> None:
    scene = Scene(fellowship=[defender], minions=[SOUTHRON_FANATIC, BYSTANDER], site=4)
    scene.assignment_phase().wait_to(Verb.ASSIGN, defender)
    if by_shadow:
        scene.pass_()
        assert scene.who == SHADOW
    scene.do(Verb.ASSIGN, defender, SOUTHRON_FANATIC)
    if not by_shadow:
        scene.pass_()  # no more defenders: now they are assigned together
    assert scene.assigned_to(SOUTHRON_FANATIC) == [defender]
    assert scene.wounds(defender) == wounds
    assert scene.wounds(SOUTHRON_FANATIC) == 0


def test_southron_fanatic_wounds_a_man_who_faces_another_already() -> None:
    """He is assigned to skirmish the Fanatic too when the Shadow player adds him."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_FANATIC, BYSTANDER], site=4
    )
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, BYSTANDER)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_FANATIC)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(
    ("dead", "change"),
    [
        ((), 0),
        ((FARAMIR_STOUT_CAPTAIN,), -1),
        ((FARAMIR_STOUT_CAPTAIN, DENETHOR_LORD_OF_MINAS_TIRITH), -1),
        ((MERRY_ROHIRRIM_SQUIRE,), 0),
    ],
    ids=["nobody", "of Gondor", "two of Gondor", "of the Shire"],
)
def test_field_of_the_fallen_weakens_those_of_a_dead_characters_culture(
    dead: tuple[str, ...], change: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], shadow_support=[FIELD_OF_THE_FALLEN], dead=dead
    )
    alone = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], dead=dead)
    before = alone.strength(ARAGORN_DRIVEN_BY_NEED)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before + change


def test_field_of_the_fallen_exerts_a_southron_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[FIELD_OF_THE_FALLEN],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    )
    before = scene.strength(SOUTHRON_CAPTAIN)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    scene.wait_to(Verb.USE, FIELD_OF_THE_FALLEN).use(FIELD_OF_THE_FALLEN)
    assert scene.strength(SOUTHRON_CAPTAIN) == before + 1
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


@pytest.mark.parametrize("call", [True, False])
def test_rallying_call_keeps_free_peoples_cards_from_removing_threats(call: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[RALLYING_CALL] * call,
        minions=[SOUTHRON_CAPTAIN],
        threats=3,
    )
    scene.regroup_phase().use(ARAGORN_DRIVEN_BY_NEED)
    assert scene.threats == (3 if call else 0)


def test_rallying_call_adds_a_threat_for_a_southron() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[RALLYING_CALL],
        shadow_hand=[SOUTHRON_SAVAGE],
        twilight=9,
    )
    scene.shadow_phase().use(RALLYING_CALL)
    assert scene.in_play(SOUTHRON_SAVAGE)
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("minion", "threats", "twilight", "may"),
    [
        (SOUTHRON_CAPTAIN, 1, 3, True),
        (EASTERLING_REGIMENT, 1, 3, False),
        (SOUTHRON_CAPTAIN, 0, 3, False),
        (SOUTHRON_CAPTAIN, 1, 2, False),
    ],
    ids=["all", "no Southron", "no threat", "too little twilight"],
)
def test_cast_unto_the_winds_wounds_an_unbound_companion(
    minion: str, threats: int, twilight: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_support=[CAST_UNTO_THE_WINDS],
        minions=[minion],
        threats=threats,
        twilight=twilight,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, CAST_UNTO_THE_WINDS) is may
    if may:
        scene.use(CAST_UNTO_THE_WINDS)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert (scene.threats, scene.twilight) == (0, 0)


@pytest.mark.parametrize(("threats", "may"), [(1, True), (0, False)])
def test_seasoned_leader_recalls_a_condition_for_a_threat(threats: int, may: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        bearing={SOUTHRON_CAPTAIN: [SEASONED_LEADER]},
        shadow_discards=[RALLYING_CALL, FLAMES_WITHIN, MUMAK],
        threats=threats,
        twilight=2,
    ).wound(SOUTHRON_CAPTAIN, 1)
    # Bearer is enduring.
    assert scene.strength(SOUTHRON_CAPTAIN) == 13 + 2
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BYSTANDER)
    assert scene.comes_to(Verb.USE, SEASONED_LEADER) is may
    if may:
        scene.use(SEASONED_LEADER)
        assert scene.threats == 0
        assert scene.in_play(RALLYING_CALL)
        assert scene.is_discarded(FLAMES_WITHIN)


def test_seasoned_leader_is_a_southron() -> None:
    scene = Scene(
        minions=[EASTERLING_REGIMENT, SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_hand=[SEASONED_LEADER],
        twilight=2,
    )
    scene.shadow_phase().play(SEASONED_LEADER)
    assert scene.bearer_of(SEASONED_LEADER) == SOUTHRON_CAPTAIN
    assert scene.number(VITALITY, SOUTHRON_CAPTAIN) == 3 + 1


def test_high_vantage_shields_southrons_until_skirmishes_begin() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_hand=[HIGH_VANTAGE],
        twilight=1,
    )
    captain, other = scene.card(SOUTHRON_CAPTAIN), scene.card(BYSTANDER)
    scene.shadow_phase().play(HIGH_VANTAGE).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    while scene.state.phase == ASSIGNMENT:
        scene.pass_()
    scene.happen(wound, captain)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    before = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_hand=[HIGH_VANTAGE],
        twilight=1,
    )
    before.shadow_phase().play(HIGH_VANTAGE).maneuver_phase()
    before.happen(wound, captain).happen(wound, other)
    assert (before.wounds(SOUTHRON_CAPTAIN), before.wounds(BYSTANDER)) == (0, 1)


@pytest.mark.parametrize(
    ("minion", "cards", "may"),
    [(SOUTHRON_CAPTAIN, 3, True), (SOUTHRON_CAPTAIN, 4, False), (BYSTANDER, 3, False)],
    ids=["both", "no initiative", "no Raider"],
)
def test_under_foot_reconciles_the_hand_with_initiative(minion: str, cards: int, may: bool) -> None:
    scene = Scene(
        minions=[minion],
        shadow_support=[UNDER_FOOT],
        shadow_hand=[MORDOR_TROOPER] * 3,
        shadow_deck=[MORGUL_PREDATOR] * 9,
        hand=[DWARF_GUARD] * cards,
    ).shadow_phase()
    assert scene.can(Verb.USE, UNDER_FOOT) is may
    if may:
        scene.use(UNDER_FOOT)
        assert scene.is_discarded(UNDER_FOOT)
        scene.discard(MORDOR_TROOPER)
        assert sorted(scene.hand(1)) == sorted([MORDOR_TROOPER] * 2 + [MORGUL_PREDATOR] * 6)


def test_under_foot_strengthens_a_man_of_the_raiders() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_support=[UNDER_FOOT],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BYSTANDER).wait_to(Verb.USE, UNDER_FOOT).use(UNDER_FOOT)
    assert scene.strength(SOUTHRON_CAPTAIN) == 13 + 2
    assert scene.is_discarded(UNDER_FOOT)
