"""The Rohan cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, twilight_cost
from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import (
    DAMAGE,
    FELLOWSHIP,
    MOVE_LIMIT,
    OVERWHELM_FACTOR,
    SKIRMISH,
    Question,
    Verb,
)
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

NO_TRACE = [HOBBIT_SWORD_7_319] * 4
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
PLAINS_SITE = 2


def test_elite_rider_is_stronger_against_a_wounded_minion() -> None:
    scene = Scene(
        fellowship=[ELITE_RIDER_7_225], minions=[SOUTHRON_CAPTAIN], site=6, hand=[MORNING_CAME]
    )
    scene.wound(SOUTHRON_CAPTAIN, 1).skirmish(ELITE_RIDER_7_225, SOUTHRON_CAPTAIN)
    assert scene.strength(ELITE_RIDER_7_225) == 8


def test_elite_rider_costs_full_after_the_start() -> None:
    scene = Scene(hand=[ELITE_RIDER_7_225])
    scene.state.phase = FELLOWSHIP
    assert twilight_cost(scene.state, scene.card(ELITE_RIDER_7_225)) == 3
    scene.state.phase = 0
    assert twilight_cost(scene.state, scene.card(ELITE_RIDER_7_225)) == 2


def test_enraged_horseman_needs_a_comrade_and_a_wounded_foe() -> None:
    for comrade, taken, strength in (
        (GUTHLAF, 1, 7),
        (GUTHLAF, 0, 5),
        (ARAGORN_DRIVEN_BY_NEED, 1, 5),
    ):
        scene = Scene(fellowship=[ENRAGED_HORSEMAN, comrade], minions=[SOUTHRON_CAPTAIN, BYSTANDER])
        scene.wound(SOUTHRON_CAPTAIN, taken).skirmish(ENRAGED_HORSEMAN, SOUTHRON_CAPTAIN)
        assert scene.strength(ENRAGED_HORSEMAN) == strength


def test_eowyn_discards_a_possession_she_bears_for_strength() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        bearing={EOWYN_RESTLESS_MAIDEN: [LONG_SPEAR, SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, SOUTHRON_CAPTAIN).use(EOWYN_RESTLESS_MAIDEN).choose(
        SWIFT_STEED
    )
    assert scene.is_discarded(SWIFT_STEED)
    assert scene.strength(EOWYN_RESTLESS_MAIDEN) == 6 + 2 + 2


def test_guthlaf_gives_up_a_rohan_condition_for_strength() -> None:
    scene = Scene(
        fellowship=[GUTHLAF], support=[STRONG_ARMS], minions=[SOUTHRON_CAPTAIN, BYSTANDER]
    )
    scene.skirmish(GUTHLAF, SOUTHRON_CAPTAIN).use(GUTHLAF)
    assert scene.strength(GUTHLAF) == 7
    assert scene.is_discarded(STRONG_ARMS)


def test_long_spear_is_played_in_a_skirmish_for_a_threat() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[LONG_SPEAR, MORNING_CAME],
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, SOUTHRON_CAPTAIN).play(LONG_SPEAR)
    assert scene.threats == 1
    assert scene.twilight == 1
    assert scene.strength(EOWYN_RESTLESS_MAIDEN) == 8


def test_long_spear_needs_room_for_the_threat() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[LONG_SPEAR, MORNING_CAME],
        threats=2,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, SOUTHRON_CAPTAIN)
    assert not scene.can(Verb.PLAY, LONG_SPEAR)


def test_morning_came_gives_four_strength() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN, EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[MORNING_CAME] * 2,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, SOUTHRON_CAPTAIN).play(MORNING_CAME).choose(
        EOWYN_RESTLESS_MAIDEN
    )
    assert scene.strength(EOWYN_RESTLESS_MAIDEN) == 10


def test_morning_came_gives_two_when_the_shadow_places_a_card_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[MORNING_CAME] * 2,
        shadow_hand=[MORDOR_TROOPER],
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, SOUTHRON_CAPTAIN).play(MORNING_CAME)
    assert scene.who == 1
    scene.choose("place a random")
    assert scene.strength(EOWYN_RESTLESS_MAIDEN) == 8
    assert scene.hand(1) == []


def test_riding_armor_prevents_a_wound_for_three_cards() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        bearing={EOWYN_RESTLESS_MAIDEN: [RIDING_ARMOR]},
        minions=[DESERT_NOMAD],
        site=6,
        hand=NO_TRACE,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, DESERT_NOMAD).pass_().answer_with(RIDING_ARMOR)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 0
    assert len(scene.hand()) == 1


def test_riding_armor_needs_initiative() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        bearing={EOWYN_RESTLESS_MAIDEN: [RIDING_ARMOR]},
        minions=[DESERT_NOMAD],
        site=6,
        hand=[HOBBIT_SWORD_7_319] * 3,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, DESERT_NOMAD).pass_()
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1


def test_rohirrim_guard_discards_a_card_to_exert_a_minion_he_fights() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD], minions=[SOUTHRON_CAPTAIN], site=6, hand=[HOBBIT_SWORD_7_319]
    )
    scene.skirmish(ROHIRRIM_GUARD, SOUTHRON_CAPTAIN).use(ROHIRRIM_GUARD)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert scene.hand() == []


def test_rohirrim_javelin_is_thrown_for_one_arrow() -> None:
    scene = Scene(
        fellowship=[GUTHLAF], bearing={GUTHLAF: [ROHIRRIM_JAVELIN]}, minions=[SOUTHRON_CAPTAIN]
    )
    scene.archery_phase().use(ROHIRRIM_JAVELIN)
    assert scene.is_discarded(ROHIRRIM_JAVELIN)
    scene.pass_all()
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


def test_theoden_may_exert_a_companion_to_exert_a_minion_when_the_fellowship_moves() -> None:
    scene = Scene(fellowship=[THEODEN_LEADER_OF_SPEARS], minions=[SOUTHRON_CAPTAIN], site=4)
    scene.happen(path.move).answer_with(THEODEN_LEADER_OF_SPEARS)
    assert scene.wounds(THEODEN_LEADER_OF_SPEARS) == 1
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


@pytest.mark.parametrize(
    ("minion", "strength", "damage"), [(GOBLIN_RUNNER, 7, 0), (DESERT_RUNNER, 9, 2)]
)
def test_white_hot_fury_burns_hottest_against_raiders(
    minion: str, strength: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[GUTHLAF],
        bearing={GUTHLAF: [RIDERS_MOUNT_4_287]},
        minions=[minion, BYSTANDER],
        hand=[WHITE_HOT_FURY],
    )
    scene.skirmish(GUTHLAF, minion).play(WHITE_HOT_FURY)
    assert scene.number(DAMAGE, GUTHLAF) == damage
    assert scene.strength(GUTHLAF) == strength


def test_eomer_is_stronger_for_each_valiant_companion_spotted() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[*NO_TRACE, HOBBIT_SWORD_7_319],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).use(EOMER_VALIANT_WARCHIEF)
    assert scene.decision.question == Question.NUMBER
    assert [option.number for option in scene.options()] == [2, 1, 0]
    scene.take_number(2)
    assert scene.state.winner is None
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


@pytest.mark.parametrize("edition", ["comprehensive-2.0", "comprehensive-4.2"])
def test_grimbold_replaces_a_site_by_plains_of_its_number_for_a_card(edition: str) -> None:
    """4.2, "Grimbold, Marshal of Rohan" (ruling): in the King block format."""
    scene = Scene(
        fellowship=[GRIMBOLD],
        minions=[MORDOR_VETERAN],
        hand=[KNIGHTS_OF_HIS_HOUSE],
        adventure=[PELENNOR_FLAT_7_345],
        site=5,
        edition=edition,
    )
    scene.skirmish(GRIMBOLD, MORDOR_VETERAN).use(GRIMBOLD)
    assert scene.id_of(scene.state.site()) == PELENNOR_FLAT_7_345
    assert scene.is_discarded(KNIGHTS_OF_HIS_HOUSE)


@pytest.mark.parametrize(
    ("edition", "can_use"), [("comprehensive-2.0", 1), ("comprehensive-4.2", 0)]
)
def test_by_4_2_grimbold_replaces_no_sites_of_other_blocks(edition: str, can_use: int) -> None:
    scene = Scene(
        fellowship=[GRIMBOLD],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[KNIGHTS_OF_HIS_HOUSE],
        adventure=[PLAINS_OF_ROHAN_CAMP],
        site=2,
        edition=edition,
    )
    scene.skirmish(GRIMBOLD, MORDOR_VETERAN)
    assert scene.can(Verb.USE, GRIMBOLD) == bool(can_use)


def test_his_golden_shield_takes_twilight_or_cards_for_each_card_in_hand() -> None:
    scene = Scene(
        fellowship=[ELFHELM, GUTHLAF, GRIMBOLD],
        hand=[HIS_GOLDEN_SHIELD],
        shadow_hand=[MORDOR_VETERAN] * 3,
        twilight=5,
    )
    scene.regroup_phase().play(HIS_GOLDEN_SHIELD)
    assert scene.who == SHADOW
    scene.choose("remove 1 twilight").choose("beneath").choose("beneath")
    assert scene.twilight == 4
    assert len(scene.hand(SHADOW)) == 1
    assert len(scene.deck(SHADOW)) == 2


def test_seeking_new_foes_lets_the_shadow_choose_the_next_skirmish() -> None:
    scene = Scene(
        fellowship=[ELFHELM, GUTHLAF],
        support=[SEEKING_NEW_FOES],
        # It can act in every skirmish, so that none is resolved before the test has looked.
        minions=[MORDOR_SOLDIER, MORDOR_VETERAN, MORGUL_LACKEY],
    )
    assign(scene.state, scene.card(GUTHLAF), scene.card(MORDOR_VETERAN))
    scene.skirmish(ELFHELM, MORDOR_SOLDIER)
    assert scene.who == SHADOW
    scene.do(Verb.FIGHT, ELFHELM).pass_().pass_()
    assert scene.tokens(SEEKING_NEW_FOES) == 1
    assert scene.strength(GUTHLAF) == 6 + 1
    scene.regroup_phase()
    assert scene.is_discarded(SEEKING_NEW_FOES)


def test_stern_people_pay_with_cards_for_another_move() -> None:
    scene = Scene(
        support=[STERN_PEOPLE],
        hand=[KNIGHTS_OF_HIS_HOUSE] * 3,
        shadow_hand=[MORDOR_VETERAN] * 2,
        shadow_discards=[MORDOR_SOLDIER, MORDOR_REGULAR],
    )
    limit = moves_allowed(scene.state)
    scene.regroup_phase().use(STERN_PEOPLE)
    assert len(scene.hand()) == 1
    assert moves_allowed(scene.state) == limit + 1
    assert scene.who == SHADOW
    scene.take_first().choose(MORDOR_SOLDIER).pass_()
    assert MORDOR_SOLDIER in scene.hand(SHADOW)
    assert scene.is_discarded(STERN_PEOPLE)


def test_stern_people_need_as_many_cards_as_the_opponent_holds() -> None:
    scene = Scene(
        support=[STERN_PEOPLE], hand=[KNIGHTS_OF_HIS_HOUSE], shadow_hand=[MORDOR_VETERAN] * 2
    )
    assert not scene.regroup_phase().can(Verb.USE, STERN_PEOPLE)


@pytest.mark.parametrize(("cards", "offered"), [(4, True), (3, False)])
def test_guarded_fastness_needs_the_initiative_and_two_cards(cards: int, offered: bool) -> None:
    """Since 4.0 the event itself counts no more; by 2.0 it is one of the cards in hand."""
    scene = Scene(
        support=[WELAND],
        hand=[GUARDED_FASTNESS, *[DWARF_GUARD] * (cards - 1)],
        minions=[MORDOR_VETERAN],
        site=4,
    ).wound(WELAND, 1)
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, GUARDED_FASTNESS) is offered
    if offered:
        scene.play(GUARDED_FASTNESS)
        while scene.can(Verb.CHOOSE, DWARF_GUARD):
            scene.choose(DWARF_GUARD)
        assert scene.wounds(WELAND) == 0


@pytest.mark.parametrize(("men", "factor"), [(3, 3), (2, 2)])
def test_merrys_armor_protects_him_among_three_men(men: int, factor: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *[ELFHELM, GUTHLAF, EOMER_VALIANT_WARCHIEF][:men]],
        bearing={MERRY_ROHIRRIM_SQUIRE: [MERRYS_ARMOR]},
    )
    assert max(scene.number(OVERWHELM_FACTOR, MERRY_ROHIRRIM_SQUIRE), 2) == factor


@pytest.mark.parametrize(("cards", "offered"), [(2, True), (1, False)])
def test_stern_people_match_the_opponents_hand_in_full(cards: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        support=[STERN_PEOPLE],
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[MORDOR_VETERAN] * 2,
        site=4,
    ).regroup_phase()
    assert scene.can(Verb.USE, STERN_PEOPLE) is offered
    if offered:
        scene.use(STERN_PEOPLE)
        assert scene.hand() == []
        assert scene.is_discarded(STERN_PEOPLE)
        assert game_number(scene.state, MOVE_LIMIT) == 1


@pytest.mark.parametrize("cards", [4, 3])
def test_deor_strengthens_a_man_of_rohan_for_a_card_with_initiative(cards: int) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[DEOR],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[DWARF_GUARD] * cards,
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    assert scene.can(Verb.USE, DEOR) is (cards == 4)
    if cards == 4:
        scene.use(DEOR)
        if scene.can(Verb.CHOOSE, ROHIRRIM_GUARD):
            scene.choose(ROHIRRIM_GUARD)
        assert scene.strength(ROHIRRIM_GUARD) == 6 + 1
        assert len(scene.hand()) == 3


@pytest.mark.parametrize("cards", [4, 3])
def test_leowyn_heals_a_man_of_rohan_for_two_cards_with_initiative(cards: int) -> None:
    scene = (
        Scene(
            fellowship=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
            support=[LEOWYN],
            hand=[AXE_STRIKE] * cards,
        )
        .wound(ROHIRRIM_GUARD, 1)
        .wound(ARAGORN_DRIVEN_BY_NEED, 1)
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, LEOWYN) is (cards == 4)
    if cards == 4:
        scene.use(LEOWYN)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        if scene.can(Verb.CHOOSE, ROHIRRIM_GUARD):
            scene.choose(ROHIRRIM_GUARD)
        assert (scene.wounds(ROHIRRIM_GUARD), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (0, 1)


def test_rohirrim_herdsman_removes_a_threat_for_three_cards() -> None:
    scene = Scene(
        support=[ROHIRRIM_HERDSMAN],
        hand=[AXE_STRIKE] * 3,
        threats=1,
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.regroup_phase().use(ROHIRRIM_HERDSMAN)
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert (scene.threats, scene.hand()) == (0, [])


@pytest.mark.parametrize("card", [EOMER_SKILLED_TACTICIAN, THEODEN_REKINDLED_KING])
@pytest.mark.parametrize(("companion", "cost"), [(ROHIRRIM_GUARD, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_the_leader_is_cheaper_beside_a_man_of_rohan(card: str, companion: str, cost: int) -> None:
    scene = Scene(fellowship=[companion], hand=[card])
    scene.state.phase = FELLOWSHIP
    assert twilight_cost(scene.state, scene.card(card)) == cost


def test_eomer_takes_a_possession_or_skirmish_event_for_a_companion_played() -> None:
    scene = Scene(
        fellowship=[EOMER_SKILLED_TACTICIAN],
        hand=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
        discards=[SWIFT_STEED, FEY_HE_SEEMED, HELM_HELM, GIMLIS_HELM],
    ).fellowship_phase()
    scene.use(EOMER_SKILLED_TACTICIAN)
    assert scene.in_play(ROHIRRIM_GUARD)
    assert not scene.can(Verb.CHOOSE, HELM_HELM)
    assert not scene.can(Verb.CHOOSE, GIMLIS_HELM)
    scene.choose(FEY_HE_SEEMED)
    assert sorted(scene.hand()) == sorted([ARAGORN_DRIVEN_BY_NEED, FEY_HE_SEEMED])


@pytest.mark.parametrize("twilight", [1, 2])
def test_theoden_arms_himself_and_heals_another_while_the_pool_is_poor(twilight: int) -> None:
    scene = (
        Scene(
            fellowship=[THEODEN_REKINDLED_KING, ROHIRRIM_GUARD],
            hand=[SWIFT_STEED],
            twilight=twilight,
        )
        .wound(ROHIRRIM_GUARD, 1)
        .wound(THEODEN_REKINDLED_KING, 1)
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, THEODEN_REKINDLED_KING) is (twilight == 1)
    if twilight == 1:
        scene.use(THEODEN_REKINDLED_KING)
        assert scene.bearer_of(SWIFT_STEED) == THEODEN_REKINDLED_KING
        assert (scene.wounds(ROHIRRIM_GUARD), scene.wounds(THEODEN_REKINDLED_KING)) == (0, 1)
        assert scene.twilight == 1 + 2 + 2


@pytest.mark.parametrize("wounds", [True, False])
def test_eowyns_sword_is_drawn_in_a_skirmish_to_wound_whom_she_fights(*, wounds: bool) -> None:
    scene = Scene(
        fellowship=[EOWYN_LADY_OF_ROHAN],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[EOWYNS_SWORD_DERNHELMS_BLADE],
        site=6,
    )
    scene.skirmish(EOWYN_LADY_OF_ROHAN, MORDOR_VETERAN).play(EOWYNS_SWORD_DERNHELMS_BLADE)
    if wounds:
        scene.answer_with(EOWYNS_SWORD_DERNHELMS_BLADE)
    else:
        scene.pass_()
    assert scene.bearer_of(EOWYNS_SWORD_DERNHELMS_BLADE) == EOWYN_LADY_OF_ROHAN
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(BYSTANDER)) == (int(wounds), 0)


@pytest.mark.parametrize(("wounded", "bonus", "damage"), [(False, 2, 0), (True, 3, 1)])
def test_fey_he_seemed_is_worth_more_against_a_wounded_minion(
    bonus: int, damage: int, *, wounded: bool
) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[FEY_HE_SEEMED],
        site=6,
    ).wound(MORDOR_VETERAN, int(wounded))
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN).play(FEY_HE_SEEMED)
    assert scene.strength(ROHIRRIM_GUARD) == 6 + bonus
    assert scene.number(DAMAGE, ROHIRRIM_GUARD) == damage


@pytest.mark.parametrize("threats", [1, 3])
def test_herugrim_prevents_a_wound_to_theoden_for_two_threats_under_three(threats: int) -> None:
    scene = Scene(
        fellowship=[THEODEN_LEADER_OF_SPEARS, DWARF_GUARD, DWARF_GUARD, DWARF_GUARD],
        bearing={THEODEN_LEADER_OF_SPEARS: [HERUGRIM_SWORD_OF_THE_MARK]},
        threats=threats,
    )
    assert scene.number(DAMAGE, THEODEN_LEADER_OF_SPEARS) == 1
    scene.happen(wound, scene.card(THEODEN_LEADER_OF_SPEARS))
    assert scene.can(Verb.TRIGGER, HERUGRIM_SWORD_OF_THE_MARK) is (threats == 1)
    if threats == 1:
        scene.answer_with(HERUGRIM_SWORD_OF_THE_MARK)
        assert (scene.wounds(THEODEN_LEADER_OF_SPEARS), scene.threats) == (0, 3)


@pytest.mark.parametrize("way", ["exert", "discard"])
def test_mustering_for_battle_arms_rohan_from_the_discard_pile(way: str) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[MUSTERING_FOR_BATTLE],
        minions=[MORDOR_VETERAN],
        discards=[SWIFT_STEED, GIMLIS_HELM],
        site=6,
    )
    scene.maneuver_phase().use(MUSTERING_FOR_BATTLE).choose(way)
    assert scene.bearer_of(SWIFT_STEED) == ROHIRRIM_GUARD
    assert scene.in_play(MUSTERING_FOR_BATTLE) is (way == "exert")
    assert scene.wounds(ROHIRRIM_GUARD) == (2 if way == "exert" else 0)


@pytest.mark.parametrize("spotted", [1, 2])
def test_veteran_horseman_counts_mounted_companions(spotted: int) -> None:
    scene = Scene(
        fellowship=[VETERAN_HORSEMAN, ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED], EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=6,
    )
    scene.skirmish(VETERAN_HORSEMAN, MORDOR_VETERAN).use(VETERAN_HORSEMAN).take_number(spotted)
    assert scene.strength(VETERAN_HORSEMAN) == 6 + spotted
    assert scene.wounds(VETERAN_HORSEMAN) == 1


@pytest.mark.parametrize(
    ("minion", "wounded"), [(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, 2), (MORDOR_VETERAN, 1)]
)
def test_windfola_lets_eowyn_wound_a_fierce_minion(minion: str, wounded: int) -> None:
    """She may exert against another too, for nothing."""
    scene = Scene(
        fellowship=[EOWYN_LADY_OF_ROHAN],
        bearing={EOWYN_LADY_OF_ROHAN: [WINDFOLA]},
        minions=[minion, BYSTANDER],
        site=6,
    )
    scene.skirmish(EOWYN_LADY_OF_ROHAN, minion)
    assert (scene.wounds(minion), scene.wounds(BYSTANDER)) == (1, 0)
    scene.use(WINDFOLA)
    assert (scene.wounds(minion), scene.wounds(EOWYN_LADY_OF_ROHAN)) == (wounded, 2)


def test_windfola_bears_others_of_rohan_who_wound_nobody() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [WINDFOLA]},
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.wounds(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == 1
    assert not scene.can(Verb.USE, WINDFOLA)


def test_knights_of_his_house_lets_the_opponent_choose_for_each_mounted_companion() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED], EOWYN_RESTLESS_MAIDEN: [SWIFT_STEED]},
        minions=[MORDOR_TROOPER],
        hand=[KNIGHTS_OF_HIS_HOUSE],
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=6,
        twilight=3,
    )
    scene.maneuver_phase().play(KNIGHTS_OF_HIS_HOUSE).take_number(2)
    assert scene.who == 1
    scene.choose("remove 1 twilight")
    assert scene.twilight == 2
    scene.choose("place a random")
    assert len(scene.hand(1)) == 1
    assert len(scene.state.decks[1]) == 1


def test_swift_steed_exerts_each_minion_that_fights_its_bearer() -> None:
    """2.0, "Exert": an exhausted minion is left as it is."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_SOLDIER],
        site=6,
        hand=[MORNING_CAME],
    )
    scene.wound(MORDOR_SOLDIER, 1).skirmish(
        EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN, MORDOR_SOLDIER
    )
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert scene.wounds(MORDOR_SOLDIER) == 1


@pytest.mark.parametrize(("site", "wounds_taken"), [(PLAINS_SITE, 1), (4, 2)])
def test_swift_steed_saves_from_more_than_one_wound_on_the_plains(
    site: int, wounds_taken: int
) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[EASTERLING_BLADEMASTER],
        site=site,
    )
    scene.state.phase = SKIRMISH
    eomer = scene.card(EOMER_VALIANT_WARCHIEF)
    scene.happen(wounds.wound, eomer).happen(wounds.wound, eomer)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == wounds_taken


def test_wind_in_his_face_takes_a_card_from_the_hand_of_the_opponent_of_a_mounted_man() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[WIND_IN_HIS_FACE] * 2,
        shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).play(WIND_IN_HIS_FACE)
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == 9
    assert len(scene.hand(1)) == 1


def test_wind_in_his_face_takes_nothing_for_a_man_on_foot() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[WIND_IN_HIS_FACE] * 2,
        shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).play(WIND_IN_HIS_FACE)
    assert len(scene.hand(1)) == 2


def test_death_they_cried_goes_on_until_a_player_exerts_nobody() -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [SWIFT_STEED]},
        minions=[MORDOR_VETERAN],
        hand=[DEATH_THEY_CRIED],
    )
    scene.maneuver_phase().play(DEATH_THEY_CRIED)
    assert (scene.wounds(MORDOR_VETERAN), scene.who) == (1, SHADOW)
    scene.choose(ELFHELM)
    assert (scene.wounds(ELFHELM), scene.who) == (1, FREE_PEOPLES)
    scene.choose(MORDOR_VETERAN)
    assert (scene.wounds(MORDOR_VETERAN), scene.who) == (2, SHADOW)
    scene.pass_()
    assert scene.wounds(ELFHELM) == 1


def test_death_they_cried_needs_a_mounted_man() -> None:
    scene = Scene(fellowship=[ELFHELM], minions=[MORDOR_VETERAN], hand=[DEATH_THEY_CRIED])
    assert not scene.maneuver_phase().can(Verb.PLAY, DEATH_THEY_CRIED)


@pytest.mark.parametrize(
    ("twilight", "prevented", "left"), [(2, True, 0), (2, False, 2), (1, False, 1)]
)
def test_theoden_on_snowmane_liberates_a_site_unless_the_shadow_pays(
    twilight: int, prevented: bool, left: int
) -> None:
    scene = Scene(
        fellowship=[THEODEN_LEADER_OF_SPEARS],
        bearing={THEODEN_LEADER_OF_SPEARS: [SNOWMANE]},
        twilight=twilight,
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase().use(SNOWMANE)
    if twilight >= 2:
        assert scene.who == SHADOW
        scene.choose("remove" if prevented else "liberate")
    assert scene.controls(ARAGORN_SITES[0]) is prevented
    assert scene.wounds(THEODEN_LEADER_OF_SPEARS) == 1
    assert scene.twilight == left


def test_snowmane_tires_minions_for_any_rider_and_liberates_for_theoden_alone() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [SNOWMANE]},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(BYSTANDER)) == (1, 0)
    assert not scene.regroup_phase().can(Verb.USE, SNOWMANE)


@pytest.mark.parametrize("healed", [0, 1, 2])
def test_with_strength_to_fight_heals_up_to_two_companions_of_rohan(healed: int) -> None:
    riders = [EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD, EOWYN_LADY_OF_ROHAN]
    scene = Scene(fellowship=[*riders, ARAGORN_DRIVEN_BY_NEED], support=[WITH_STRENGTH_TO_FIGHT])
    for companion in (*riders, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(companion, 1)
    scene.regroup_phase().use(WITH_STRENGTH_TO_FIGHT)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    for companion in riders[:healed]:
        scene.choose(companion)
    if healed < 2:
        scene.pass_()
    assert [scene.wounds(companion) for companion in riders] == [0] * healed + [1] * (3 - healed)
