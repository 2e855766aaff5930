"""The Elven cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import place
from tests.rules.tcg.scene import SHADOW, Scene

DUNLENDINGS = (DUNLENDING_RANSACKER, DUNLENDING_RANSACKER, DUNLENDING_RANSACKER)


def test_arrow_and_blade_exerts_as_many_elves_as_it_weakens_the_minion_by() -> None:
    scene = Scene(
        fellowship=[
            ARAGORN_DRIVEN_BY_NEED,
            LORIEN_GUARDIAN,
            HALDIR_EMISSARY_OF_THE_GALADHRIM,
            ARWEN_EVENSTAR_OF_HER_PEOPLE,
        ],
        minions=[URUK_BROOD, MORGUL_LACKEY],
        hand=[ARROW_AND_BLADE],
    )
    scene.wound(ARWEN_EVENSTAR_OF_HER_PEOPLE, 2)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_BROOD).play(ARROW_AND_BLADE).take_number(2)
    assert not scene.can(Verb.CHOOSE, ARWEN_EVENSTAR_OF_HER_PEOPLE)
    if scene.can(Verb.CHOOSE, LORIEN_GUARDIAN):
        scene.choose(LORIEN_GUARDIAN)
    assert [
        scene.wounds(elf)
        for elf in (LORIEN_GUARDIAN, HALDIR_EMISSARY_OF_THE_GALADHRIM, ARWEN_EVENSTAR_OF_HER_PEOPLE)
    ] == [1, 1, 2]
    assert scene.strength(URUK_BROOD) == 7


def test_arrow_and_blade_aids_no_ring_bearer() -> None:
    scene = Scene(
        fellowship=[LORIEN_GUARDIAN], minions=[URUK_BROOD, MORGUL_LACKEY], hand=[ARROW_AND_BLADE]
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, URUK_BROOD)
    if scene.can(Verb.PLAY, ARROW_AND_BLADE):
        scene.play(ARROW_AND_BLADE)
    assert scene.strength(URUK_BROOD) == 9


def test_blades_drawn_counts_the_wounds_of_each_minion_alone() -> None:
    scene = Scene(support=[BLADES_DRAWN], minions=[URUK_BROOD, URUK_SAVAGE, MORDOR_TROOPER])
    scene.wound(URUK_SAVAGE, 2).wound(MORDOR_TROOPER, 1)
    assert [scene.strength(card) for card in (URUK_BROOD, URUK_SAVAGE, MORDOR_TROOPER)] == [9, 1, 4]
    scene.regroup_phase()
    assert scene.is_discarded(BLADES_DRAWN)


@pytest.mark.parametrize("answers", [True, False])
def test_elven_brooch_goes_in_place_of_another_possession_of_its_bearer(answers: bool) -> None:
    scene = Scene(
        fellowship=[LORIEN_GUARDIAN, HALDIR_EMISSARY_OF_THE_GALADHRIM],
        bearing={
            LORIEN_GUARDIAN: [ELVEN_BROOCH, ELVEN_SWORD],
            HALDIR_EMISSARY_OF_THE_GALADHRIM: [ELVEN_BOW_4_62],
        },
        minions=[*DUNLENDINGS],
        shadow_hand=[WILD_MAN_RAID],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, WILD_MAN_RAID).play(WILD_MAN_RAID)
    if answers:
        scene.choose(ELVEN_SWORD).answer_with(ELVEN_BROOCH)
    else:
        scene.choose(ELVEN_BOW_4_62)
        assert not scene.can(Verb.TRIGGER, ELVEN_BROOCH)
    assert scene.is_discarded(ELVEN_BROOCH) is answers
    assert scene.in_play(ELVEN_SWORD)
    assert scene.is_discarded(ELVEN_BOW_4_62) is not answers


@pytest.mark.parametrize(("event", "strength"), [(FEATHERED, 7), (FLASHING_STEEL, 6)])
def test_events_weaken_a_minion_that_fights_an_elf(event: str, strength: int) -> None:
    scene = Scene(
        fellowship=[LORIEN_GUARDIAN], minions=[URUK_BROOD, URUK_SAVAGE, MORGUL_LACKEY], hand=[event]
    )
    scene.wound(URUK_BROOD, 1).wound(URUK_SAVAGE, 2).skirmish(LORIEN_GUARDIAN, URUK_BROOD).play(
        event
    )
    assert scene.strength(URUK_BROOD) == strength
    assert scene.strength(URUK_SAVAGE) == 5
    assert scene.wounds(LORIEN_GUARDIAN) == int(event == FLASHING_STEEL)


@pytest.mark.parametrize("tokens", [0, 1])
def test_fereveldir_needs_an_elven_token_on_a_condition_of_yours(tokens: int) -> None:
    scene = Scene(
        fellowship=[FEREVELDIR],
        support=[AGILITY, STRENGTH_OF_ARMS],
        minions=[URUK_BROOD, MORGUL_LACKEY],
    )
    place(scene, STRENGTH_OF_ARMS, tokens)
    scene.skirmish(FEREVELDIR, URUK_BROOD)
    assert scene.can(Verb.USE, FEREVELDIR) is bool(tokens)
    if tokens:
        scene.use(FEREVELDIR)
        assert scene.wounds(URUK_BROOD) == scene.wounds(FEREVELDIR) == 1
        assert scene.tokens(STRENGTH_OF_ARMS) == 0


@pytest.mark.parametrize(
    ("elven", "dwarven", "bonus"), [(2, 3, 2), (3, 1, 1), (5, 4, 3), (2, 0, 0), (0, 2, 0)]
)
def test_final_count_takes_the_lower_of_the_two_counts(
    elven: int, dwarven: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, HALDIR_EMISSARY_OF_THE_GALADHRIM],
        support=[FINAL_COUNT, MY_AXE_IS_NOTCHED],
    )
    place(scene, FINAL_COUNT, elven)
    change_culture_tokens(scene.state, scene.card(MY_AXE_IS_NOTCHED), Culture.DWARVEN, dwarven)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + bonus
    assert scene.strength(HALDIR_EMISSARY_OF_THE_GALADHRIM) == 5 + 2


def test_final_count_counts_nothing_alone() -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], support=[FINAL_COUNT])
    place(scene, FINAL_COUNT, 2)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6


def test_flashing_steel_counts_only_for_the_elf_who_exerts() -> None:
    scene = Scene(
        fellowship=[LORIEN_GUARDIAN, HALDIR_EMISSARY_OF_THE_GALADHRIM],
        minions=[URUK_BROOD, MORGUL_LACKEY],
        hand=[FLASHING_STEEL],
    )
    scene.skirmish(LORIEN_GUARDIAN, URUK_BROOD).play(FLASHING_STEEL).choose(
        HALDIR_EMISSARY_OF_THE_GALADHRIM
    )
    assert scene.wounds(HALDIR_EMISSARY_OF_THE_GALADHRIM) == 1
    assert scene.strength(URUK_BROOD) == 9


@pytest.mark.parametrize("wounds", [0, 1])
def test_conditions_of_three_elves_take_fierceness_and_damage_from_the_wounded(wounds: int) -> None:
    scene = Scene(
        support=[KILLING_FIELD, LORIEN_IS_MOST_WELCOME], minions=[EASTERLING_REGIMENT, URUK_BROOD]
    )
    scene.wound(EASTERLING_REGIMENT, wounds).wound(URUK_BROOD, wounds)
    assert is_fierce(scene.state, scene.card(EASTERLING_REGIMENT)) is not bool(wounds)
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 1 - wounds


def test_lembas_reconciles_the_hand_to_eight() -> None:
    scene = Scene(
        fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM],
        bearing={HALDIR_EMISSARY_OF_THE_GALADHRIM: [LEMBAS]},
        hand=[GIMLI_DWARF_OF_EREBOR] * 6,
        deck=[MORDOR_TROOPER] * 4,
    )
    scene.regroup_phase().use(LEMBAS)
    if scene.can(Verb.PASS) and len(scene.hand()) == 6:
        scene.pass_()
    assert scene.is_discarded(LEMBAS)
    assert len(scene.hand()) == 8


def test_lorien_guardian_leaves_the_choice_of_the_minion_to_the_shadow() -> None:
    scene = Scene(fellowship=[LORIEN_GUARDIAN], minions=[URUK_BROOD, MORDOR_TROOPER])
    scene.regroup_phase().use(LORIEN_GUARDIAN)
    assert scene.who == SHADOW
    scene.choose(MORDOR_TROOPER)
    assert (
        scene.wounds(MORDOR_TROOPER),
        scene.wounds(URUK_BROOD),
        scene.wounds(LORIEN_GUARDIAN),
    ) == (1, 0, 1)


@pytest.mark.parametrize("wounds", [0, 2])
def test_night_without_end_exerts_the_elf_who_won(wounds: int) -> None:
    scene = Scene(
        fellowship=[NAITH_WARBAND, HALDIR_EMISSARY_OF_THE_GALADHRIM],
        minions=[MORDOR_TROOPER, URUK_BROOD, MORGUL_LACKEY],
        hand=[NIGHT_WITHOUT_END],
    )
    scene.wound(NAITH_WARBAND, wounds).skirmish(NAITH_WARBAND, MORDOR_TROOPER)
    while (
        scene.state.skirmisher >= 0
        and not scene.can(Verb.PLAY, NIGHT_WITHOUT_END)
        and scene.can(Verb.PASS)
    ):
        scene.pass_()
    assert scene.can(Verb.PLAY, NIGHT_WITHOUT_END) is not bool(wounds)
    if not wounds:
        scene.play(NIGHT_WITHOUT_END).choose(URUK_BROOD)
        assert (
            scene.wounds(NAITH_WARBAND),
            scene.wounds(HALDIR_EMISSARY_OF_THE_GALADHRIM),
            scene.wounds(URUK_BROOD),
        ) == (1, 0, 1)


@pytest.mark.parametrize(("item", "cost"), [(ELVEN_BOW_4_62, 0), (ELVEN_SWORD, 1)])
def test_ordulus_pays_less_for_a_bow(item: str, cost: int) -> None:
    scene = Scene(fellowship=[ORDULUS], hand=[item])
    scene.fellowship_phase().play(item)
    assert scene.bearer_of(item) == ORDULUS
    assert scene.twilight == cost


@pytest.mark.parametrize(("tokens", "lost"), [(0, 0), (2, 2), (5, 3)])
def test_strength_of_arms_weakens_by_three_at_most_and_goes(tokens: int, lost: int) -> None:
    scene = Scene(
        fellowship=[LORIEN_GUARDIAN],
        support=[STRENGTH_OF_ARMS],
        minions=[URUK_BROOD, MORGUL_LACKEY],
    )
    place(scene, STRENGTH_OF_ARMS, tokens)
    scene.skirmish(LORIEN_GUARDIAN, URUK_BROOD).use(STRENGTH_OF_ARMS)
    assert scene.strength(URUK_BROOD) == 9 - lost
    assert scene.is_discarded(STRENGTH_OF_ARMS)


@pytest.mark.parametrize(
    ("elves", "may"),
    [
        ((LORIEN_GUARDIAN, HALDIR_EMISSARY_OF_THE_GALADHRIM), False),
        ((LORIEN_GUARDIAN, HALDIR_EMISSARY_OF_THE_GALADHRIM, ARWEN_EVENSTAR_OF_HER_PEOPLE), True),
    ],
)
def test_sword_wall_spots_three_elf_companions(elves: tuple[str, ...], may: bool) -> None:
    scene = Scene(
        fellowship=[*elves, ELROND_KEEPER_OF_VILYA], minions=[URUK_BROOD], hand=[SWORD_WALL]
    )
    scene.regroup_phase()
    assert scene.can(Verb.PLAY, SWORD_WALL) is may
    if may:
        scene.play(SWORD_WALL)
        assert scene.wounds(URUK_BROOD) == 1


def test_thandronen_discards_minions_stacked_on_conditions_and_sites() -> None:
    scene = Scene(
        fellowship=[THANDRONEN],
        shadow_support=[URUK_HAI_ARMORY],
        minions=[MORDOR_TROOPER],
        stacked={URUK_HAI_ARMORY: [URUK_BROOD, URUK_HAI_ARMORY]},
    )
    scene.regroup_phase().use(THANDRONEN)
    if scene.can(Verb.CHOOSE, URUK_BROOD):
        scene.choose(URUK_BROOD)
    assert scene.is_discarded(URUK_BROOD)
    assert scene.wounds(THANDRONEN) == 1


@pytest.mark.parametrize(("item", "strength"), [(ELVEN_BOW_4_62, 7), (ELVEN_SWORD, 9)])
def test_thonnas_weakens_those_he_fights_while_he_has_a_bow(item: str, strength: int) -> None:
    scene = Scene(
        fellowship=[THONNAS],
        bearing={THONNAS: [item]},
        minions=[URUK_BROOD, URUK_SAVAGE, MORGUL_LACKEY],
    )
    scene.skirmish(THONNAS, URUK_BROOD)
    assert scene.strength(URUK_BROOD) == strength
    assert scene.strength(URUK_SAVAGE) == 5


@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_alliance_reforged_draws_for_each_elf_companion_spotted(spotted: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, LORIEN_GUARDIAN, GIMLI_DWARF_OF_EREBOR],
        support=[ELROND_KEEPER_OF_VILYA],
        hand=[ALLIANCE_REFORGED],
        deck=[MORDOR_TROOPER] * 5,
    )
    scene.fellowship_phase().play(ALLIANCE_REFORGED)
    assert sorted(option.number for option in scene.options(Verb.NUMBER)) == [0, 1, 2]
    scene.take_number(spotted)
    assert scene.hand() == [MORDOR_TROOPER] * spotted
    assert scene.twilight == 3


@pytest.mark.parametrize(
    ("fellowship", "support", "playable"),
    [
        ([LEGOLAS_GREENLEAF, LORIEN_GUARDIAN], [], True),
        ([LEGOLAS_GREENLEAF], [ELROND_LORD_OF_RIVENDELL], False),
    ],
    ids=["two companions", "companion and ally"],
)
def test_a_company_of_archers_discards_any_condition(
    fellowship: list[str], support: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        support=[*support, FINAL_COUNT],
        minions=[MORDOR_TROOPER],
        shadow_support=[WORRY],
        hand=[COMPANY_OF_ARCHERS],
        site=6,
    ).archery_phase()
    assert scene.can(Verb.PLAY, COMPANY_OF_ARCHERS) is playable
    if playable:
        scene.play(COMPANY_OF_ARCHERS)
        assert scene.can(Verb.CHOOSE, FINAL_COUNT)
        scene.choose(WORRY)
        assert scene.is_discarded(WORRY)
        assert scene.in_play(FINAL_COUNT)


@pytest.mark.parametrize(("fighter", "weaker"), [(FEREVELLON, 2), (LORIEN_GUARDIAN, 0)])
def test_ferevellon_weakens_whoever_skirmishes_him(fighter: str, weaker: int) -> None:
    scene = Scene(
        fellowship=[FEREVELLON, LORIEN_GUARDIAN], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=6
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, FEREVELLON):
        scene.use(FEREVELLON)
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker


@pytest.mark.parametrize(("other", "playable"), [(LORIEN_GUARDIAN, True), (DWARF_GUARD, False)])
def test_ferevellon_follows_an_elf(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[other], hand=[FEREVELLON]).fellowship_phase()
    assert scene.can(Verb.PLAY, FEREVELLON) is playable


@pytest.mark.parametrize(
    ("fighter", "weaker"),
    [
        (ARAGORN_DRIVEN_BY_NEED, 1),
        (GIMLI_DWARF_OF_EREBOR, 2),
        (LEGOLAS_ELVEN_COMRADE, 1),
        (FRODO_HOPE_OF_FREE_PEOPLES, 0),
        (GONDORIAN_RANGER, 0),
    ],
    ids=["unbound", "Gimli", "himself", "the Ring-bearer", "Ring-bound"],
)
def test_legolas_exerts_to_help_an_unbound_comrade_and_gimli_more(
    fighter: str, weaker: int
) -> None:
    legolas = LEGOLAS_ELVEN_COMRADE
    scene = Scene(
        fellowship=[legolas, ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, GONDORIAN_RANGER],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, legolas):
        scene.use(legolas)
        assert scene.wounds(legolas) == 1
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker
    assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize("wounds", [0, 1, 2])
@pytest.mark.parametrize("fighter", [LORIEN_SWORDSMAN, ARAGORN_DRIVEN_BY_NEED])
def test_lorien_swordsman_is_feared_by_the_wounded(fighter: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[LORIEN_SWORDSMAN, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[SUPPORTING_FIRE],
        site=6,
    )
    scene.wound(MORDOR_VETERAN, wounds).wound(MORGUL_LACKEY, 1)
    scene.skirmish(fighter, MORDOR_VETERAN, MORGUL_LACKEY)
    weaker = 2 if fighter == LORIEN_SWORDSMAN else 0
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker * wounds
    assert scene.strength(MORGUL_LACKEY) == 6 - weaker


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([LEGOLAS_GREENLEAF, LORIEN_GUARDIAN], 3),
        ([LEGOLAS_GREENLEAF, DWARF_GUARD], 2),
    ],
    ids=["three Elf companions", "two"],
)
def test_supporting_fire_is_stronger_from_three_elf_companions(
    others: list[str], bonus: int
) -> None:
    scene = Scene(
        fellowship=[FEREVELLON, *others],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[SUPPORTING_FIRE],
        site=6,
    ).skirmish(FEREVELLON, MORDOR_VETERAN)
    scene.play(SUPPORTING_FIRE)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(FEREVELLON)
    assert scene.strength(FEREVELLON) == 5 + bonus


@pytest.mark.parametrize(
    ("condition", "winner", "offered"),
    [
        (FINAL_COUNT, LEGOLAS_GREENLEAF, True),
        (FINAL_COUNT, LORIEN_GUARDIAN, False),
        (STRENGTH_OF_ARMS, LORIEN_GUARDIAN, True),
        (STRENGTH_OF_ARMS, GIMLI_DWARF_OF_EREBOR, False),
    ],
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_a_condition_of_the_elves_may_gather_a_token_for_a_victory(
    condition: str, winner: str, offered: bool, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=[winner], support=[condition], minions=[SOUTHRON_SCOUT], site=6
    ).skirmish(winner, SOUTHRON_SCOUT)
    assert scene.comes_to(Verb.TRIGGER, condition) is offered
    if offered and takes_it:
        scene.answer_with(condition)
    elif offered:
        scene.pass_()
    assert scene.tokens(condition) == (1 if offered and takes_it else 0)


@pytest.mark.parametrize(("items", "total"), [([], 0), ([ELVEN_BOW_4_62], 1)])
def test_an_elf_with_an_elven_bow_is_an_archer(items: list[str], total: int) -> None:
    scene = Scene(fellowship=[LORIEN_GUARDIAN], bearing={LORIEN_GUARDIAN: items})
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(("elf", "strength", "damage"), [(ERETHON, 7, 1), (PENGEDHEL, 8, 0)])
@pytest.mark.parametrize("armed", [True, False])
def test_a_naith_elf_fights_better_with_a_bow_and_does_not_shoot(
    elf: str, strength: int, damage: int, armed: bool
) -> None:
    scene = Scene(fellowship=[elf], bearing={elf: [ELVEN_BOW_4_62] if armed else []})
    expected = (strength, damage) if armed else (6, 0)
    assert (scene.strength(elf), scene.number(DAMAGE, elf)) == expected
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == 0


@pytest.mark.parametrize("exerts", [True, False])
def test_elven_sword_costs_an_exertion_or_two_cards(exerts: bool) -> None:
    elf = LORIEN_GUARDIAN
    scene = Scene(
        fellowship=[elf],
        bearing={elf: [ELVEN_SWORD]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[ROHIRRIM_GUARD] * 2,
        site=6,
    )
    assert scene.strength(elf) == 5 + 1
    scene.skirmish(elf, MORDOR_VETERAN).use(ELVEN_SWORD)
    scene.choose("exert" if exerts else "discard")
    assert scene.strength(MORDOR_VETERAN) == 9 - 1
    assert scene.strength(MORGUL_LACKEY) == 6
    assert scene.wounds(elf) == (1 if exerts else 0)
    assert scene.hand() == ([ROHIRRIM_GUARD] * 2 if exerts else [])


@pytest.mark.parametrize("hobbits", [0, 1, 2])
def test_legolas_makes_events_and_conditions_of_the_shadow_dearer_for_each_unbound_hobbit(
    hobbits: int,
) -> None:
    unbound = [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE][:hobbits]
    for card, cost, dearer in (
        (WORRY, 2, hobbits),
        (THREAT_OF_THE_UNKNOWN, 0, hobbits),
        (GOBLIN_RUNNER, 1, 0),
    ):
        scene = Scene(
            fellowship=[LEGOLAS_DAUNTLESS_HUNTER, *unbound],
            support=[HOBBIT_FARMER],
            minions=[URUK_SAVAGE, GOBLIN_PATROL_TROOP],
            shadow_hand=[card],
            twilight=9,
            site=6,
        ).shadow_phase()
        before = scene.twilight
        scene.play(card)
        assert before - scene.twilight == cost + dearer, card


@pytest.mark.parametrize("condition", [KILLING_FIELD, LORIEN_IS_MOST_WELCOME])
def test_a_condition_of_the_elves_is_discarded_in_the_regroup_phase(condition: str) -> None:
    scene = Scene(
        fellowship=[LORIEN_GUARDIAN], support=[condition], minions=[URUK_RUNNER], site=6
    ).maneuver_phase()
    assert scene.in_play(condition)
    scene.regroup_phase()
    if scene.can(Verb.USE, condition):
        scene.use(condition)
    assert scene.is_discarded(condition)
