"""The Rohan cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import (
    DAMAGE,
    FELLOWSHIP,
    MOVE_LIMIT,
    OVERWHELM_FACTOR,
    Question,
    Verb,
)
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

NO_TRACE = [HOBBIT_SWORD_7_319] * 4
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


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
    scene.choose("remove (1)").choose("beneath").choose("beneath")
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
