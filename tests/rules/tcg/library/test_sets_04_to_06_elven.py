"""Elven cards of sets 4 to 6 whose text is easily misread."""

import pytest

from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import Verb
from rules.tcg.engine.numbers import damage_bonus, is_fierce, twilight_cost
from rules.tcg.engine.path import move
from rules.tcg.engine.tokens import change_culture_tokens
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import ARAGORN, GIMLI, LEGOLAS, REGIMENT, TROOPER, URUK_BROOD
from tests.rules.tcg.scene import FRODO, SHADOW, Scene

ARROW_AND_BLADE, BLADES_DRAWN, BROOCH, ELVEN_BOW, ELVEN_SWORD = (
    "4_59",
    "4_60",
    "4_63",
    "4_62",
    "4_64",
)
ERETHON, FEATHERED, FEREVELDIR, FINAL_COUNT, FLASHING_STEEL = "4_65", "4_66", "4_67", "4_69", "4_70"
KILLING_FIELD, LEMBAS, GUARDIAN, WELCOME, NIGHT = "4_72", "4_75", "4_76", "4_77", "4_79"
ORDULUS, PENGEDHEL, STRENGTH_OF_ARMS, SWORD_WALL = "4_80", "4_81", "4_82", "4_84"
THANDRONEN, THONNAS, HALDIR = "4_85", "4_86", "4_71"
LEGOLAS_SWORD, TAURNIL = "5_12", "5_13"
AGILITY, ARWEN, BANNER, ELROND, FOREARMED, FOREWARNED = (
    "6_12",
    "6_13",
    "6_14",
    "6_15",
    "6_16",
    "6_17",
)
GALADRIEL, FORESIGHT, DREAM, LONGBOW, TROOP, WARBAND = (
    "6_18",
    "6_19",
    "6_20",
    "6_21",
    "6_22",
    "6_23",
)
AXE_IS_NOTCHED = "4_52"
URUK_SAVAGE = "1_151"  # damage +1, 5/3
ORC_SCIMITAR = "1_269"
SHADOW_CONDITION = "1_157"
PILLAGE = "4_39"
DUNLENDINGS = ("4_14", "4_14", "4_14")
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"


def _place(scene, host, count):
    change_culture_tokens(scene.state, scene._find(host), Culture.ELVEN, count)


def test_arrow_and_blade_exerts_as_many_elves_as_it_weakens_the_minion_by():
    scene = Scene(
        fellowship=[ARAGORN, GUARDIAN, HALDIR, ARWEN],
        minions=[URUK_BROOD, BYSTANDER],
        hand=[ARROW_AND_BLADE],
    )
    scene.wound(ARWEN, 2)
    scene.skirmish(ARAGORN, URUK_BROOD).play(ARROW_AND_BLADE).take_number(2)
    assert not scene.can(Verb.CHOOSE, ARWEN)
    if scene.can(Verb.CHOOSE, GUARDIAN):
        scene.choose(GUARDIAN)
    assert [scene.wounds(elf) for elf in (GUARDIAN, HALDIR, ARWEN)] == [1, 1, 2]
    assert scene.strength(URUK_BROOD) == 7


def test_arrow_and_blade_aids_no_ring_bearer():
    scene = Scene(fellowship=[GUARDIAN], minions=[URUK_BROOD, BYSTANDER], hand=[ARROW_AND_BLADE])
    scene.skirmish(FRODO, URUK_BROOD)
    if scene.can(Verb.PLAY, ARROW_AND_BLADE):
        scene.play(ARROW_AND_BLADE)
    assert scene.strength(URUK_BROOD) == 9


def test_blades_drawn_counts_the_wounds_of_each_minion_alone():
    scene = Scene(support=[BLADES_DRAWN], minions=[URUK_BROOD, URUK_SAVAGE, TROOPER])
    scene.wound(URUK_SAVAGE, 2).wound(TROOPER, 1)
    assert [scene.strength(card) for card in (URUK_BROOD, URUK_SAVAGE, TROOPER)] == [9, 1, 4]
    scene.regroup_phase()
    assert scene.is_discarded(BLADES_DRAWN)


@pytest.mark.parametrize("wounds", [0, 1])
def test_conditions_of_three_elves_take_fierceness_and_damage_from_the_wounded(wounds):
    scene = Scene(support=[KILLING_FIELD, WELCOME], minions=[REGIMENT, URUK_BROOD])
    scene.wound(REGIMENT, wounds).wound(URUK_BROOD, wounds)
    assert is_fierce(scene.state, scene._find(REGIMENT)) is not bool(wounds)
    assert damage_bonus(scene.state, scene._find(URUK_BROOD)) == 1 - wounds


@pytest.mark.parametrize("answers", [True, False])
def test_elven_brooch_goes_in_place_of_another_possession_of_its_bearer(answers):
    scene = Scene(
        fellowship=[GUARDIAN, HALDIR],
        bearing={GUARDIAN: [BROOCH, ELVEN_SWORD], HALDIR: [ELVEN_BOW]},
        minions=[*DUNLENDINGS],
        shadow_hand=[PILLAGE],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, PILLAGE).play(PILLAGE)
    if answers:
        scene.choose(ELVEN_SWORD).answer_with(BROOCH)
    else:
        scene.choose(ELVEN_BOW)
        assert not scene.can(Verb.TRIGGER, BROOCH)
    assert scene.is_discarded(BROOCH) is answers
    assert scene.in_play(ELVEN_SWORD)
    assert scene.is_discarded(ELVEN_BOW) is not answers


@pytest.mark.parametrize(
    ("elf", "strength", "damage"),
    [(ERETHON, 7, 1), (PENGEDHEL, 8, 0), (THONNAS, 6, 0), (TAURNIL, 6, 0), (WARBAND, 9, 0)],
)
def test_elves_of_the_naith_do_not_shoot_with_their_bows(elf, strength, damage):
    armed = Scene(fellowship=[elf], bearing={elf: [ELVEN_BOW]}, shadow_hand=[ORC_SCIMITAR])
    assert archery_totals(armed.state)[0] == 0
    assert armed.strength(elf) == strength
    assert damage_bonus(armed.state, armed._find(elf)) == damage
    cost = twilight_cost(armed.state, armed._find(ORC_SCIMITAR))
    unarmed = Scene(fellowship=[elf], shadow_hand=[ORC_SCIMITAR])
    usual = twilight_cost(unarmed.state, unarmed._find(ORC_SCIMITAR))
    assert cost - usual == (2 if elf == TAURNIL else 0)
    sword = Scene(fellowship=[elf], bearing={elf: [ELVEN_SWORD]})
    assert sword.strength(elf) == unarmed.strength(elf) + 1


@pytest.mark.parametrize(("item", "strength"), [(ELVEN_BOW, 7), (ELVEN_SWORD, 9)])
def test_thonnas_weakens_those_he_fights_while_he_has_a_bow(item, strength):
    scene = Scene(
        fellowship=[THONNAS],
        bearing={THONNAS: [item]},
        minions=[URUK_BROOD, URUK_SAVAGE, BYSTANDER],
    )
    scene.skirmish(THONNAS, URUK_BROOD)
    assert scene.strength(URUK_BROOD) == strength
    assert scene.strength(URUK_SAVAGE) == 5


@pytest.mark.parametrize(("event", "strength"), [(FEATHERED, 7), (FLASHING_STEEL, 6)])
def test_events_weaken_a_minion_that_fights_an_elf(event, strength):
    scene = Scene(fellowship=[GUARDIAN], minions=[URUK_BROOD, URUK_SAVAGE, BYSTANDER], hand=[event])
    scene.wound(URUK_BROOD, 1).wound(URUK_SAVAGE, 2).skirmish(GUARDIAN, URUK_BROOD).play(event)
    assert scene.strength(URUK_BROOD) == strength
    assert scene.strength(URUK_SAVAGE) == 5
    assert scene.wounds(GUARDIAN) == int(event == FLASHING_STEEL)


def test_flashing_steel_counts_only_for_the_elf_who_exerts():
    scene = Scene(
        fellowship=[GUARDIAN, HALDIR], minions=[URUK_BROOD, BYSTANDER], hand=[FLASHING_STEEL]
    )
    scene.skirmish(GUARDIAN, URUK_BROOD).play(FLASHING_STEEL).choose(HALDIR)
    assert scene.wounds(HALDIR) == 1
    assert scene.strength(URUK_BROOD) == 9


@pytest.mark.parametrize("tokens", [0, 1])
def test_fereveldir_needs_an_elven_token_on_a_condition_of_yours(tokens):
    scene = Scene(
        fellowship=[FEREVELDIR],
        support=[AGILITY, STRENGTH_OF_ARMS],
        minions=[URUK_BROOD, BYSTANDER],
    )
    _place(scene, STRENGTH_OF_ARMS, tokens)
    scene.skirmish(FEREVELDIR, URUK_BROOD)
    assert scene.can(Verb.USE, FEREVELDIR) is bool(tokens)
    if tokens:
        scene.use(FEREVELDIR)
        assert scene.wounds(URUK_BROOD) == scene.wounds(FEREVELDIR) == 1
        assert scene.tokens(STRENGTH_OF_ARMS) == 0


@pytest.mark.parametrize(("tokens", "lost"), [(0, 0), (2, 2), (5, 3)])
def test_strength_of_arms_weakens_by_three_at_most_and_goes(tokens, lost):
    scene = Scene(
        fellowship=[GUARDIAN], support=[STRENGTH_OF_ARMS], minions=[URUK_BROOD, BYSTANDER]
    )
    _place(scene, STRENGTH_OF_ARMS, tokens)
    scene.skirmish(GUARDIAN, URUK_BROOD).use(STRENGTH_OF_ARMS)
    assert scene.strength(URUK_BROOD) == 9 - lost
    assert scene.is_discarded(STRENGTH_OF_ARMS)


def test_lorien_guardian_leaves_the_choice_of_the_minion_to_the_shadow():
    scene = Scene(fellowship=[GUARDIAN], minions=[URUK_BROOD, TROOPER])
    scene.regroup_phase().use(GUARDIAN)
    assert scene.who == SHADOW
    scene.choose(TROOPER)
    assert (scene.wounds(TROOPER), scene.wounds(URUK_BROOD), scene.wounds(GUARDIAN)) == (1, 0, 1)


@pytest.mark.parametrize("wounds", [0, 2])
def test_night_without_end_exerts_the_elf_who_won(wounds):
    scene = Scene(
        fellowship=[WARBAND, HALDIR], minions=[TROOPER, URUK_BROOD, BYSTANDER], hand=[NIGHT]
    )
    scene.wound(WARBAND, wounds).skirmish(WARBAND, TROOPER)
    while scene.state.skirmisher >= 0 and not scene.can(Verb.PLAY, NIGHT) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.PLAY, NIGHT) is not bool(wounds)
    if not wounds:
        scene.play(NIGHT).choose(URUK_BROOD)
        assert (scene.wounds(WARBAND), scene.wounds(HALDIR), scene.wounds(URUK_BROOD)) == (1, 0, 1)


@pytest.mark.parametrize(
    ("elves", "may"), [((GUARDIAN, HALDIR), False), ((GUARDIAN, HALDIR, ARWEN), True)]
)
def test_sword_wall_spots_three_elf_companions(elves, may):
    scene = Scene(fellowship=[*elves, ELROND], minions=[URUK_BROOD], hand=[SWORD_WALL])
    scene.regroup_phase()
    assert scene.can(Verb.PLAY, SWORD_WALL) is may
    if may:
        scene.play(SWORD_WALL)
        assert scene.wounds(URUK_BROOD) == 1


def test_thandronen_discards_minions_stacked_on_conditions_and_sites():
    scene = Scene(
        fellowship=[THANDRONEN],
        shadow_support=[SHADOW_CONDITION],
        minions=[TROOPER],
        stacked={SHADOW_CONDITION: [URUK_BROOD, SHADOW_CONDITION]},
    )
    scene.regroup_phase().use(THANDRONEN)
    if scene.can(Verb.CHOOSE, URUK_BROOD):
        scene.choose(URUK_BROOD)
    assert scene.is_discarded(URUK_BROOD)
    assert scene.wounds(THANDRONEN) == 1


def test_legolas_sword_asks_for_a_wounded_minion():
    for wounds in (0, 1):
        scene = Scene(
            fellowship=[LEGOLAS], bearing={LEGOLAS: [LEGOLAS_SWORD]}, minions=[URUK_BROOD]
        )
        scene.wound(LEGOLAS, 1).wound(URUK_BROOD, wounds)
        scene.happen(move)
        assert scene.can(Verb.TRIGGER, LEGOLAS_SWORD) is bool(wounds)
        if wounds:
            scene.answer_with(LEGOLAS_SWORD)
            assert scene.wounds(LEGOLAS) == 0


@pytest.mark.parametrize("top", [GIMLI, HALDIR])
def test_elrond_takes_an_elven_card_he_discards_and_heals(top):
    scene = Scene(fellowship=[ELROND, GUARDIAN], deck=[TROOPER, top]).wound(GUARDIAN, 1)
    scene.fellowship_phase().use(ELROND)
    assert scene.is_discarded(top)
    if top == HALDIR:
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE):
            scene.choose(GUARDIAN)
    assert (scene.hand() == [HALDIR]) is (top == HALDIR)
    assert scene.wounds(GUARDIAN) == int(top == GIMLI)


def test_elrond_takes_nothing_from_an_empty_deck():
    scene = Scene(fellowship=[ELROND, GUARDIAN]).wound(GUARDIAN, 1)
    scene.fellowship_phase()
    if scene.can(Verb.USE, ELROND):
        scene.use(ELROND)
    assert scene.in_play(ELROND)
    assert scene.wounds(GUARDIAN) == 1


@pytest.mark.parametrize(
    ("helper", "top", "lost"),
    [(GALADRIEL, TROOPER, 3), (GALADRIEL, HALDIR, 0), (TROOP, HALDIR, 2), (TROOP, GIMLI, 0)],
)
def test_the_discarded_card_decides_whether_a_minion_is_weakened(helper, top, lost):
    scene = Scene(
        fellowship=[TROOP, GALADRIEL], minions=[URUK_BROOD, BYSTANDER], deck=[ARAGORN, top]
    )
    scene.skirmish(TROOP, URUK_BROOD).use(helper)
    assert scene.is_discarded(top)
    assert scene.strength(URUK_BROOD) == 9 - lost


@pytest.mark.parametrize(
    ("top", "cost"), [(URUK_SAVAGE, 2), (HALDIR, 2), (REGIMENT, 5), (GIMLI, 2)]
)
def test_forearmed_weakens_by_the_cost_of_the_shown_card(top, cost):
    scene = Scene(
        fellowship=[TROOP],
        minions=[URUK_BROOD, BYSTANDER],
        hand=[FOREARMED],
        deck=[TROOPER, top],
    )
    scene.skirmish(TROOP, URUK_BROOD).play(FOREARMED)
    assert scene.strength(URUK_BROOD) == 9 - cost
    assert scene.deck() == [TROOPER, top]


@pytest.mark.parametrize("gone", [True, False])
def test_forewarned_may_go_to_discard_the_card_it_looked_at(gone):
    scene = Scene(support=[FOREWARNED], fellowship=[HALDIR], deck=[TROOPER, GIMLI])
    scene.fellowship_phase().use(FOREWARNED)
    assert scene.twilight == 1
    scene.do(Verb.YES) if gone else scene.pass_()
    assert scene.is_discarded(FOREWARNED) is gone
    assert scene.is_discarded(GIMLI) is gone


@pytest.mark.parametrize("way", [0, 1, 2])
def test_gift_of_foresight_has_three_places_for_the_shown_card(way):
    scene = Scene(fellowship=[HALDIR], hand=[FORESIGHT], deck=[TROOPER, GIMLI])
    scene.fellowship_phase().play(FORESIGHT).take_number(way)
    assert scene.is_discarded(GIMLI) is (way == 0)
    assert scene.deck() == ([TROOPER, GIMLI] if way == 1 else [TROOPER])
    assert scene.hand() == ([GIMLI] if way == 2 else [])


def test_must_be_a_dream_heals_two_companions_of_the_shown_culture():
    scene = Scene(
        fellowship=[HALDIR, GUARDIAN, ARWEN, ARAGORN, ELROND],
        hand=[DREAM],
        deck=[TROOPER, ERETHON],
    )
    wounded = (HALDIR, GUARDIAN, ARWEN, ARAGORN, ELROND)
    for card in wounded:
        scene.wound(card, 1)
    scene.fellowship_phase().play(DREAM)
    assert not scene.can(Verb.CHOOSE, ARAGORN)
    assert not scene.can(Verb.CHOOSE, ELROND)
    scene.choose(HALDIR).choose(ARWEN)
    assert [scene.wounds(card) for card in wounded] == [0, 1, 0, 1, 1]
    scene.do(Verb.YES)
    assert scene.is_discarded(ERETHON)


@pytest.mark.parametrize(
    ("elven", "dwarven", "bonus"), [(2, 3, 2), (3, 1, 1), (5, 4, 3), (2, 0, 0), (0, 2, 0)]
)
def test_final_count_takes_the_lower_of_the_two_counts(elven, dwarven, bonus):
    scene = Scene(fellowship=[LEGOLAS, HALDIR], support=[FINAL_COUNT, AXE_IS_NOTCHED])
    _place(scene, FINAL_COUNT, elven)
    change_culture_tokens(scene.state, scene._find(AXE_IS_NOTCHED), Culture.DWARVEN, dwarven)
    assert scene.strength(LEGOLAS) == 6 + bonus
    assert scene.strength(HALDIR) == 5 + 2


def test_final_count_counts_nothing_alone():
    scene = Scene(fellowship=[LEGOLAS], support=[FINAL_COUNT])
    _place(scene, FINAL_COUNT, 2)
    assert scene.strength(LEGOLAS) == 6


@pytest.mark.parametrize(("item", "cost"), [(ELVEN_BOW, 0), (ELVEN_SWORD, 1)])
def test_ordulus_pays_less_for_a_bow(item, cost):
    scene = Scene(fellowship=[ORDULUS], hand=[item])
    scene.fellowship_phase().play(item)
    assert scene.bearer_of(item) == ORDULUS
    assert scene.twilight == cost


@pytest.mark.parametrize("tokens", [0, 2])
def test_agility_spends_itself_or_a_token(tokens):
    scene = Scene(fellowship=[HALDIR], support=[AGILITY], minions=[URUK_BROOD, BYSTANDER])
    _place(scene, AGILITY, tokens)
    scene.skirmish(HALDIR, URUK_BROOD).use(AGILITY)
    if tokens:
        scene.take_number(1)
    assert scene.strength(URUK_BROOD) == 8
    assert scene.is_discarded(AGILITY) is not bool(tokens)
    assert scene.tokens(AGILITY) == (1 if tokens else 0)


def test_lembas_reconciles_the_hand_to_eight():
    scene = Scene(
        fellowship=[HALDIR], bearing={HALDIR: [LEMBAS]}, hand=[GIMLI] * 6, deck=[TROOPER] * 4
    )
    scene.regroup_phase().use(LEMBAS)
    if scene.can(Verb.PASS) and len(scene.hand()) == 6:
        scene.pass_()
    assert scene.is_discarded(LEMBAS)
    assert len(scene.hand()) == 8


def test_must_be_a_dream_heals_nobody_without_a_card_to_reveal():
    scene = Scene(fellowship=[HALDIR], hand=[DREAM]).wound(HALDIR, 1)
    scene.fellowship_phase()
    if scene.can(Verb.PLAY, DREAM):
        scene.play(DREAM)
    assert not scene.can(Verb.CHOOSE, HALDIR)
    assert scene.wounds(HALDIR) == 1


@pytest.mark.parametrize("top", [HALDIR, GIMLI])
def test_naith_longbow_exerts_a_minion_for_an_elven_card(top):
    scene = Scene(
        fellowship=[ARWEN], bearing={ARWEN: [LONGBOW]}, minions=[URUK_BROOD], deck=[ARAGORN, top]
    )
    scene.archery_phase().use(LONGBOW)
    assert scene.wounds(ARWEN) == 1
    assert scene.is_discarded(top)
    assert scene.wounds(URUK_BROOD) == int(top == HALDIR)


def test_elrond_and_galadriel_heal_at_the_start_of_each_turn():
    scene = Scene(fellowship=[ELROND, GALADRIEL]).wound(ELROND, 2).wound(GALADRIEL, 2)
    scene.turn_starts()
    if scene.can(Verb.TRIGGER, ELROND):
        scene.answer_with(ELROND)
    assert (scene.wounds(ELROND), scene.wounds(GALADRIEL)) == (1, 1)


def test_banner_of_elbereth_may_draw_and_may_go():
    scene = Scene(
        fellowship=[TROOP], bearing={TROOP: [BANNER]}, minions=[TROOPER], deck=[GIMLI, GIMLI]
    )
    scene.control("7_334").skirmish(TROOP, TROOPER)
    while scene.can(Verb.PASS) and not scene.can(Verb.TRIGGER, BANNER):
        scene.pass_()
    while scene.can(Verb.TRIGGER, BANNER):
        scene.answer_with(BANNER)
    assert len(scene.hand()) == 1
    assert scene.is_discarded(BANNER)
    assert not scene.controls("7_334")
