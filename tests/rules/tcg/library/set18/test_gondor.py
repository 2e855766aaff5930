"""The cards of Gondor of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    defender_bonus,
    game_number,
    hunter,
    twilight_cost,
)
from rules.tcg.engine.operations.path import leave_site
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.state.codes import (
    DEFENDER,
    FELLOWSHIP,
    MANEUVER,
    MINION_ARCHERY,
    OVERWHELM_FACTOR,
    REGROUP,
    RESISTANCE,
    SETUP,
    Verb,
)
from rules.tcg.engine.turn.phases import begin_phase
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("ranger", "wounds"), [(RANGER_OF_MINAS_TIRITH, 0), (INGOLD, 1)])
def test_disarmed_strips_a_minion_of_what_it_bears(ranger: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[ranger],
        support=[DISARMED],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        site=4,
    )
    scene.maneuver_phase().use(DISARMED)
    if scene.can(Verb.EITHER):
        scene.choose("spot a ranger")
    assert scene.bearer_of(DISARMED) == BRUTAL_EASTERLING
    assert scene.is_discarded(CORSAIR_SCIMITAR)
    assert scene.wounds(ranger) == wounds
    assert not scene.comes_to(Verb.USE, DISARMED)


@pytest.mark.parametrize(
    ("played", "offered"), [(BRUTAL_EASTERLING, True), (MORGUL_RUFFIAN, False)]
)
def test_the_faithful_stone_counts_minions_that_are_no_wraiths(played: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[INGOLD],
        support=[THE_FAITHFUL_STONE],
        shadow_hand=[played],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(played)
    assert scene.can(Verb.TRIGGER, THE_FAITHFUL_STONE) is offered
    if offered:
        scene.answer_with(THE_FAITHFUL_STONE)
        assert scene.tokens(THE_FAITHFUL_STONE) == 1


@pytest.mark.parametrize("paid", [True, False])
def test_the_faithful_stone_keeps_a_minion_out_unless_the_shadow_pays(paid: bool) -> None:
    scene = Scene(
        fellowship=[INGOLD],
        support=[THE_FAITHFUL_STONE],
        minions=[BRUTAL_EASTERLING],
        twilight=2,
        site=4,
    ).put_tokens(THE_FAITHFUL_STONE, 3)
    scene.maneuver_phase().use(THE_FAITHFUL_STONE)
    assert scene.who == SHADOW
    scene.choose("remove 2 twilight" if paid else "unable to be assigned")
    assert scene.twilight == (0 if paid else 2)
    while scene.can(Verb.PASS) and not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, INGOLD, BRUTAL_EASTERLING) is paid


@pytest.mark.parametrize(
    ("bearer", "defender", "factor"),
    [(BOROMIR_HERO_OF_OSGILIATH, 1, 3), (ARAGORN_DRIVEN_BY_NEED, 0, 0)],
)
def test_horn_of_boromir_does_more_for_boromir(bearer: str, defender: int, factor: int) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [HORN_OF_BOROMIR_THE_GREAT_HORN]},
        support=[GWAIHIR],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    # Gwaihir stays in the support area.
    scene.maneuver_phase().pass_()
    before = scene.strength(bearer)
    scene.use(HORN_OF_BOROMIR_THE_GREAT_HORN)
    assert scene.is_discarded(GWAIHIR)
    assert scene.wounds(bearer) == 1
    assert scene.strength(bearer) == before + 4
    assert scene.number(DEFENDER, bearer) == defender
    assert scene.number(OVERWHELM_FACTOR, bearer) == factor
    scene.regroup_phase()
    assert scene.strength(bearer) == before
    assert scene.number(DEFENDER, bearer) == 0


def test_horn_of_boromir_needs_a_follower() -> None:
    scene = Scene(
        fellowship=[BOROMIR_HERO_OF_OSGILIATH],
        bearing={BOROMIR_HERO_OF_OSGILIATH: [HORN_OF_BOROMIR_THE_GREAT_HORN]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).maneuver_phase()
    assert not scene.can(Verb.USE, HORN_OF_BOROMIR_THE_GREAT_HORN)


def test_shield_of_the_white_tree_deals_the_opponent_a_new_hand() -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn],
        bearing={aragorn: [SHIELD_OF_THE_WHITE_TREE]},
        minions=[EASTERLING_BLADEMASTER],
        shadow_hand=[EASTERLING_BLADEMASTER] * 2,
        shadow_deck=[GWAIHIR] * 9,
        site=4,
    )
    assert game_number(scene.state, MINION_ARCHERY) == -1
    scene.regroup_phase().use(SHIELD_OF_THE_WHITE_TREE)
    assert len(scene.hand(1)) == 8
    assert len(scene.deck(1)) == 3
    assert scene.is_discarded(SHIELD_OF_THE_WHITE_TREE)


@pytest.mark.parametrize(
    ("others", "minions", "defender"),
    [
        ([DWARF_GUARD], [BRUTAL_EASTERLING, MORGUL_RUFFIAN], 2),
        ([DWARF_GUARD], [BRUTAL_EASTERLING], 1),
        ([INGOLD], [BRUTAL_EASTERLING, MORGUL_RUFFIAN], 1),
        ([INGOLD], [BRUTAL_EASTERLING], 0),
    ],
)
def test_aragorn_defends_for_three_cultures_on_his_side_and_for_two_against_him(
    others: list[str], minions: list[str], defender: int
) -> None:
    """Frodo is of the Shire, Aragorn of Gondor."""
    aragorn = ARAGORN_HEIR_TO_THE_THRONE_OF_GONDOR
    scene = Scene(fellowship=[aragorn, *others], minions=minions)
    assert defender_bonus(scene.state, scene.card(aragorn)) == defender


def test_boromir_brings_a_cheap_possession_that_he_can_bear() -> None:
    boromir = BOROMIR_PROUD_AND_NOBLE_MAN
    scene = Scene(
        hand=[boromir],
        deck=[ARMOR, DENETHORS_SWORD, HAND_AXE, ARMOR_OF_THE_CITADEL, SHIELD_OF_BOROMIR, INGOLD],
    )
    scene.fellowship_phase().play(boromir).answer_with(boromir)
    choices = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert choices == {ARMOR, DENETHORS_SWORD, SHIELD_OF_BOROMIR}
    scene.choose(DENETHORS_SWORD)
    assert scene.bearer_of(DENETHORS_SWORD) == boromir
    assert scene.twilight == 3 + 1


def test_boromir_of_the_starting_fellowship_brings_nothing() -> None:
    boromir = BOROMIR_PROUD_AND_NOBLE_MAN
    scene = Scene(hand=[boromir], deck=[DENETHORS_SWORD])
    scene.state.phase = SETUP
    scene.happen(play_card, FREE_PEOPLES, scene.card(boromir))
    assert scene.in_play(boromir)
    assert not scene.can(Verb.TRIGGER, boromir)


@pytest.mark.parametrize(
    ("other", "wounds", "offered"),
    [(INGOLD, 0, True), (INGOLD, 2, False), (EOMER_VALIANT_WARCHIEF, 0, False)],
)
def test_denethor_drives_another_man_of_gondor(other: str, wounds: int, offered: bool) -> None:
    denethor = DENETHOR_ON_THE_EDGE_OF_MADNESS
    scene = Scene(
        fellowship=[denethor, other],
        minions=[BRUTAL_EASTERLING],
        hand=[CITY_OF_MEN],
        site=4,
    ).wound(other, wounds)
    scene.skirmish(other, BRUTAL_EASTERLING)
    before = scene.strength(other)
    assert scene.can(Verb.USE, denethor) is offered
    if offered:
        scene.use(denethor)
        assert scene.wounds(other) == 1
        assert scene.strength(other) == before + 1
        assert damage_bonus(scene.state, scene.card(other)) == 1
        assert scene.wounds(denethor) == 0


def test_denethor_on_the_edge_of_madness_burdens_each_move() -> None:
    scene = Scene(fellowship=[DENETHOR_ON_THE_EDGE_OF_MADNESS], path=ARAGORN_SITES[:3], site=3)
    scene.state.position[FREE_PEOPLES] = 2
    scene.happen(leave_site).pass_all()
    assert scene.burdens == 1


@pytest.mark.parametrize("reinforced", [True, False])
def test_defenses_long_held_strengthen_a_ranger_and_may_reinforce(reinforced: bool) -> None:
    ranger = RANGER_OF_MINAS_TIRITH
    scene = Scene(
        fellowship=[ranger, INGOLD],
        support=[THE_FAITHFUL_STONE],
        minions=[BRUTAL_EASTERLING],
        hand=[DEFENSES_LONG_HELD, CITY_OF_MEN],
        site=4,
    ).put_tokens(THE_FAITHFUL_STONE, 1)
    scene.skirmish(ranger, BRUTAL_EASTERLING)
    before = scene.strength(ranger)
    scene.play(DEFENSES_LONG_HELD)
    if reinforced:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.strength(ranger) == before + 2
    assert scene.tokens(THE_FAITHFUL_STONE) == 1 + reinforced


@pytest.mark.parametrize(
    ("gondorian", "wounds", "aids"),
    [(INGOLD, 0, True), (INGOLD, 2, False), (EOMER_VALIANT_WARCHIEF, 0, False)],
)
def test_elendils_army_comes_to_aid_for_an_exertion_of_gondor(
    gondorian: str, wounds: int, aids: bool
) -> None:
    scene = Scene(
        fellowship=[gondorian, DWARF_GUARD],
        support=[ELENDILS_ARMY],
        minions=[BRUTAL_EASTERLING],
        site=4,
    ).wound(gondorian, wounds)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, ELENDILS_ARMY, DWARF_GUARD) is aids
    if aids:
        scene.do(Verb.USE, ELENDILS_ARMY, DWARF_GUARD)
        assert scene.wounds(gondorian) == 1
        assert scene.strength(DWARF_GUARD) == 4 + 2


@pytest.mark.parametrize(
    ("borne", "wounds"), [([SHIELD_OF_BOROMIR], 0), ([HOBBIT_SWORD_1_299], 1), ([], 1)]
)
def test_faramirs_company_heals_whom_it_aids_if_gondor_has_a_possession(
    borne: list[str], wounds: int
) -> None:
    scene = Scene(
        fellowship=[INGOLD, DWARF_GUARD],
        bearing={INGOLD: borne} if borne == [SHIELD_OF_BOROMIR] else {},
        support=[FARAMIRS_COMPANY],
        minions=[BRUTAL_EASTERLING],
        site=4,
    ).wound(DWARF_GUARD, 1)
    scene.maneuver_phase().do(Verb.USE, FARAMIRS_COMPANY, DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == wounds
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("helped", "twilight"),
    [(INGOLD, 1), (DWARF_GUARD, 5), (EOMER_VALIANT_WARCHIEF, 5)],
)
def test_gondorian_servant_costs_more_with_anyone_but_a_man_of_gondor(
    helped: str, twilight: int
) -> None:
    scene = Scene(
        fellowship=[helped], support=[GONDORIAN_SERVANT], minions=[BRUTAL_EASTERLING], site=4
    )
    before = scene.number(RESISTANCE, helped)
    scene.maneuver_phase().do(Verb.USE, GONDORIAN_SERVANT, helped)
    assert scene.twilight == twilight
    assert scene.number(RESISTANCE, helped) == before + 3


@pytest.mark.parametrize(("minion", "wins"), [(MORDOR_TROOPER, True), (MORDOR_VETERAN, False)])
def test_isildur_heals_a_companion_when_he_wins_and_exerts_one_when_he_loses(
    minion: str, wins: bool
) -> None:
    isildur = ISILDUR_SWORD_BEARER
    scene = Scene(fellowship=[isildur, ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=6)
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 2)
    scene.skirmish(isildur, minion).resolve()
    assert scene.who == FREE_PEOPLES
    if not wins:
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == (1 if wins else 3)
    assert scene.wounds(isildur) == int(not wins)


@pytest.mark.parametrize(("site", "offered"), [(2, True), (5, True), (7, False)])
def test_ranger_of_the_north_defends_in_the_first_two_regions(site: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[INGOLD],
        bearing={INGOLD: [RANGER_OF_THE_NORTH]},
        minions=[MORDOR_VETERAN],
        site=site,
    ).maneuver_phase()
    assert (scene.state.phase == MANEUVER) is offered
    if offered:
        scene.use(RANGER_OF_THE_NORTH)
        assert scene.wounds(INGOLD) == 1
        assert scene.number(DEFENDER, INGOLD) == 1
        scene.happen(begin_phase, REGROUP)
        assert scene.number(DEFENDER, INGOLD) == 0


def test_ranger_of_the_north_heals_any_companion_for_itself() -> None:
    scene = Scene(
        fellowship=[INGOLD, DWARF_GUARD],
        bearing={INGOLD: [RANGER_OF_THE_NORTH]},
        minions=[MORDOR_VETERAN],
        site=7,
    ).wound(DWARF_GUARD, 1)
    scene.wound(INGOLD, 1).regroup_phase().use(RANGER_OF_THE_NORTH).choose(DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.is_discarded(RANGER_OF_THE_NORTH)


@pytest.mark.parametrize(("man", "playable"), [(ARAGORN_DRIVEN_BY_NEED, True), (ELFHELM, False)])
def test_armor_of_the_white_city_is_for_men_of_gondor(man: str, playable: bool) -> None:
    scene = Scene(fellowship=[man], hand=[ARMOR_OF_THE_WHITE_CITY]).fellowship_phase()
    before = scene.strength(man)
    assert scene.can(Verb.PLAY, ARMOR_OF_THE_WHITE_CITY) is playable
    if playable:
        assert scene.play(ARMOR_OF_THE_WHITE_CITY).strength(man) == before + 1


@pytest.mark.parametrize(
    ("knight", "playable"), [(INGOLD, True), (ELFHELM, False), (MADRIL_LOYAL_LIEUTENANT, False)]
)
def test_for_gondor_exerts_a_knight_for_strength(knight: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[knight],
        minions=[BRUTAL_EASTERLING],
        hand=[FOR_GONDOR, CITY_OF_MEN],
        site=4,
    ).skirmish(knight, BRUTAL_EASTERLING)
    before = scene.strength(knight)
    assert scene.can(Verb.PLAY, FOR_GONDOR) is playable
    if playable:
        scene.play(FOR_GONDOR)
        assert scene.strength(knight) == before + 3
        assert scene.wounds(knight) == 1


def test_for_gondor_sees_a_knight_by_his_armor() -> None:
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(
        fellowship=[madril],
        bearing={madril: [ARMOR_OF_THE_WHITE_CITY]},
        minions=[BRUTAL_EASTERLING],
        hand=[FOR_GONDOR, CITY_OF_MEN],
        site=4,
    ).skirmish(madril, BRUTAL_EASTERLING)
    before = scene.strength(madril)
    assert scene.play(FOR_GONDOR).strength(madril) == before + 3
    assert scene.wounds(madril) == 1


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [([ARAGORN_DRIVEN_BY_NEED], True), ([ISILDUR_SWORD_BEARER], True), ([INGOLD], False)],
)
def test_crown_of_gondor_is_for_kings(fellowship: list[str], playable: bool) -> None:
    scene = Scene(fellowship=fellowship, hand=[CROWN_OF_GONDOR]).fellowship_phase()
    assert scene.can(Verb.PLAY, CROWN_OF_GONDOR) is playable


@pytest.mark.parametrize(
    ("wounds", "hand", "offered"),
    [(0, [INGOLD, ELFHELM], True), (1, [INGOLD], False), (0, [ELFHELM], False)],
)
def test_crown_of_gondor_strengthens_a_man_with_vitality_left_for_a_card(
    wounds: int, hand: list[str], offered: bool
) -> None:
    """4.2, "vitality": each wound is one less; Madril has 3."""
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(
        fellowship=[madril, DWARF_GUARD],
        support=[CROWN_OF_GONDOR],
        minions=[BRUTAL_EASTERLING],
        hand=[*hand, BATTLE_FURY],
        site=4,
    ).wound(madril, wounds)
    scene.skirmish(madril, BRUTAL_EASTERLING)
    assert scene.can(Verb.USE, CROWN_OF_GONDOR) is offered
    if offered:
        before = scene.strength(madril)
        assert scene.use(CROWN_OF_GONDOR).strength(madril) == before + 2
        assert scene.is_discarded(INGOLD)


@pytest.mark.parametrize(
    ("hand", "offered"), [([INGOLD, CITY_OF_MEN], True), ([INGOLD, ELFHELM], False)]
)
def test_dunadans_bow_adds_an_arrow_for_two_cards_of_gondor(hand: list[str], offered: bool) -> None:
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(
        fellowship=[madril],
        bearing={madril: [DUNADANS_BOW]},
        minions=[BRUTAL_EASTERLING],
        hand=hand,
        site=4,
    ).archery_phase()
    assert scene.comes_to(Verb.USE, DUNADANS_BOW) is offered
    if offered:
        scene.use(DUNADANS_BOW)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.wounds(BRUTAL_EASTERLING) == 1


@pytest.mark.parametrize(("bearer", "playable"), [(MADRIL_LOYAL_LIEUTENANT, True), (INGOLD, False)])
def test_dunadans_bow_is_for_rangers_of_gondor(bearer: str, playable: bool) -> None:
    scene = Scene(fellowship=[bearer], hand=[DUNADANS_BOW]).fellowship_phase()
    assert scene.can(Verb.PLAY, DUNADANS_BOW) is playable


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_faramir_captain_of_ithilien_is_cheaper_at_the_start(phase: int, cost: int) -> None:
    scene = Scene(hand=[FARAMIR_CAPTAIN_OF_ITHILIEN])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(FARAMIR_CAPTAIN_OF_ITHILIEN)) == cost


@pytest.mark.parametrize(("burdens", "wounds"), [(1, 0), (2, 1)])
def test_faramir_captain_of_ithilien_heals_another_who_resists(burdens: int, wounds: int) -> None:
    """Ingold's resistance is 6, less the burdens; by its erratum the text heals no lesser one."""
    faramir = FARAMIR_CAPTAIN_OF_ITHILIEN
    scene = Scene(
        fellowship=[faramir, INGOLD],
        minions=[BRUTAL_EASTERLING],
        burdens=burdens,
        site=4,
    ).wound(INGOLD, 1)
    assert hunter(scene.state, scene.card(faramir)) == 2
    scene.maneuver_phase().use(faramir)
    if scene.can(Verb.CHOOSE, INGOLD):
        scene.choose(INGOLD)
    assert scene.wounds(INGOLD) == wounds
    assert scene.wounds(faramir) == 1


@pytest.mark.parametrize(
    ("culture", "ranger", "recruit"), [(Culture.GONDOR, 2, 0), (Culture.ROHAN, 0, 2)]
)
def test_a_token_of_their_culture_strengthens_ranger_and_recruit(
    culture: Culture, ranger: int, recruit: int
) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_THE_SOUTH, ROHIRRIM_RECRUIT], support=[ELVEN_SUPPLIES]
    ).put_tokens(ELVEN_SUPPLIES, 1, culture)
    assert scene.strength(RANGER_OF_THE_SOUTH) == 5 + ranger
    assert scene.strength(ROHIRRIM_RECRUIT) == 6 + recruit


@pytest.mark.parametrize(
    ("fighter", "burdens", "bonus"),
    [(INGOLD, 0, 3), (INGOLD, 1, 0), (ELFHELM, 0, 0)],
)
def test_watcher_at_sarn_ford_drives_a_man_of_gondor_who_resists(
    fighter: str, burdens: int, bonus: int
) -> None:
    """The Watcher's own resistance of 8 lets him exert himself; Ingold's is 6."""
    scene = Scene(
        fellowship=[WATCHER_AT_SARN_FORD, fighter],
        minions=[BRUTAL_EASTERLING],
        hand=[CITY_OF_MEN],
        burdens=burdens,
        site=4,
    ).skirmish(fighter, BRUTAL_EASTERLING)
    before = scene.strength(fighter)
    scene.use(WATCHER_AT_SARN_FORD)
    if scene.can(Verb.CHOOSE):
        scene.choose(fighter)
    assert scene.strength(fighter) == before + bonus
    assert scene.wounds(fighter) == int(bonus > 0)
    assert scene.wounds(WATCHER_AT_SARN_FORD) == int(bonus == 0)
