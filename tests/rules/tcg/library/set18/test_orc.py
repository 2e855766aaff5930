"""The Orcs of set 18, *Treachery and Deceit*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    defender_bonus,
    game_number,
    is_fierce,
    vitality_left,
)
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    FELLOWSHIP_ARCHERY,
    MINION_ARCHERY,
    REMOVED,
    SKIRMISH,
    SKIRMISH_WON,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import begin_phase
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import Culture, Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("minions", "bonus"), [(1, 0), (2, 1)])
def test_destroyers_and_usurpers_take_defender_bonuses_from_the_larger_side(
    minions: int, bonus: int
) -> None:
    """Two companions, Frodo among them, against one Orc or two."""
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL],
        minions=[ORKISH_SCOUT] * minions,
        shadow_support=[DESTROYERS_AND_USURPERS],
    )
    assert defender_bonus(scene.state, scene.card(ARAGORN_HEIR_OF_ELENDIL)) == bonus


def test_gothmog_raises_both_archery_totals() -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[GOTHMOG_MORGUL_LEADER])
    assert game_number(scene.state, FELLOWSHIP_ARCHERY) == 3
    assert game_number(scene.state, MINION_ARCHERY) == 3


def test_gothmog_brings_an_orc_back_exhausted() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GOTHMOG_MORGUL_LEADER],
        shadow_discards=[ORKISH_SCOUT, TRACKING_URUK],
        twilight=5,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, GOTHMOG_MORGUL_LEADER).use(GOTHMOG_MORGUL_LEADER)
    assert scene.in_play(ORKISH_SCOUT)
    assert vitality_left(scene.state, scene.card(ORKISH_SCOUT)) == 1
    assert scene.is_discarded(TRACKING_URUK)
    # 2 for the ability, 3 for the Orc, who is not roaming.
    assert scene.twilight == 0


def test_grond_removes_two_cards_of_the_fellowships_deck_from_the_game() -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[GROND_FORGED_WITH_BLACK_STEEL],
        deck=[CITY_OF_MEN, EOMER_VALIANT_WARCHIEF, DWARF_GUARD, BATTLEFIELD_VETERAN],
        shadow_deck=[ARAGORN_DRIVEN_BY_NEED],
    )
    scene.regroup_phase()
    scene.happen(move)
    scene.wait_to(Verb.TRIGGER, GROND_FORGED_WITH_BLACK_STEEL)
    scene.answer_with(GROND_FORGED_WITH_BLACK_STEEL)
    assert not scene.can(Verb.CHOOSE, BATTLEFIELD_VETERAN)
    scene.choose(EOMER_VALIANT_WARCHIEF).choose(DWARF_GUARD)
    for card in (EOMER_VALIANT_WARCHIEF, DWARF_GUARD):
        assert scene.state.zone[scene.card(card)] == REMOVED
    assert set(scene.deck()) == {CITY_OF_MEN, BATTLEFIELD_VETERAN}
    assert scene.is_discarded(GROND_FORGED_WITH_BLACK_STEEL)
    assert scene.state.zone[scene.card(ARAGORN_DRIVEN_BY_NEED)] != REMOVED


@pytest.mark.parametrize("pays", [True, False])
def test_orkish_sneak_goes_to_the_ring_bearer_if_nobody_pays(pays: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        ring_bearer=EOMER_VALIANT_WARCHIEF,
        minions=[ORKISH_SNEAK, ORKISH_SCOUT],
        site=4,
    )
    scene.assignment_phase().wait_to(Verb.USE, ORKISH_SNEAK).use(ORKISH_SNEAK)
    assert scene.who == 0
    if pays:
        scene.do(Verb.YES).choose("add a burden")
        assert scene.is_discarded(ORKISH_SNEAK)
        assert scene.burdens == 1
    else:
        scene.pass_()
        assert scene.assigned_to(ORKISH_SNEAK) == [EOMER_VALIANT_WARCHIEF]


def test_orkish_sneak_is_not_used_beside_a_ring_bearer_of_the_shire() -> None:
    """It would assign nothing and only ask the Free Peoples player to pay."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORKISH_SNEAK, ORKISH_SCOUT], site=4)
    assert scene.id_of(scene.state.ring_bearer[0]) == FRODO_HOPE_OF_FREE_PEOPLES
    assert not scene.assignment_phase().comes_to(Verb.USE, ORKISH_SNEAK)


def test_war_preparations_turn_a_threat_into_a_token() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[CRY_AND_PANIC],
        shadow_hand=[WAR_PREPARATIONS],
        threats=1,
        site=4,
    ).put_tokens(CRY_AND_PANIC, 1)
    scene.shadow_phase().play(WAR_PREPARATIONS)
    assert scene.tokens(CRY_AND_PANIC) == 2
    assert scene.threats == 0


@pytest.mark.parametrize(("followers", "total"), [([], 3), ([GWAIHIR, MENELDOR], 7)])
def test_frenzy_of_arrows_counts_followers_for_an_orc_archer(
    followers: list[str], total: int
) -> None:
    """The archer of this scene is made up: 4.2 says that no text makes an Orc an archer."""
    archer = made(ORKISH_SCOUT, keywords={Keyword.ARCHER: 1})
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=followers,
        minions=[archer],
        shadow_hand=[FRENZY_OF_ARROWS],
        twilight=2,
        site=4,
    )
    scene.archery_phase().wait_to(Verb.PLAY, FRENZY_OF_ARROWS)
    scene.happen(play_card, SHADOW, scene.card(FRENZY_OF_ARROWS))
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert game_number(scene.state, MINION_ARCHERY) + 1 == total
    assert not any(
        card.culture is Culture.ORC and Keyword.ARCHER in card.keywords
        for card in all_cards().values()
    )


@pytest.mark.parametrize(
    ("winner", "threats", "offered"),
    [(ORKISH_SCOUT, 0, True), (ORKISH_SCOUT, 2, False), (BATTLEFIELD_VETERAN, 0, False)],
)
def test_orkish_ax_may_threaten_when_its_bearer_wins(
    winner: str, threats: int, offered: bool
) -> None:
    """Two companions have room for two threats."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT, BATTLEFIELD_VETERAN],
        bearing={ORKISH_SCOUT: [ORKISH_AX]},
        threats=threats,
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    if scene.can(Verb.TRIGGER, ORKISH_AX):
        scene.answer_with(ORKISH_AX)
    assert scene.threats == threats + offered


@pytest.mark.parametrize(
    ("fellowship", "archery"),
    [
        ([GIMLI_EAGER_HUNTER, LEGOLAS_FLEET_FOOTED_HUNTER], 2),
        ([GIMLI_EAGER_HUNTER, DWARF_GUARD], 1),
        ([DWARF_GUARD], 0),
    ],
)
def test_orkish_archer_troop_aims_at_companions_who_hunt(
    fellowship: list[str], archery: int
) -> None:
    scene = Scene(fellowship=fellowship, minions=[ORKISH_ARCHER_TROOP, TRACKING_URUK])
    assert game_number(scene.state, MINION_ARCHERY) == archery


@pytest.mark.parametrize(
    ("laid", "playable"),
    [
        ({"minions": [ORKISH_SCOUT]}, True),
        ({"shadow_support": [CRY_AND_PANIC]}, True),
        ({"minions": [TRACKING_URUK]}, False),
    ],
)
def test_orkish_archer_troop_spots_any_card_of_its_culture(
    laid: dict[str, Any], playable: bool
) -> None:
    scene = Scene(
        shadow_hand=[ORKISH_ARCHER_TROOP],
        twilight=5,
        site=4,
        **laid,
    )
    assert scene.shadow_phase().can(Verb.PLAY, ORKISH_ARCHER_TROOP) is playable


@pytest.mark.parametrize(
    ("here", "phase", "wounds"),
    [
        (HELMS_GATE_4_349, ARCHERY, 0),
        (CAVERN_ENTRANCE_11_232, ARCHERY, 0),
        (CAVERN_ENTRANCE_11_232, SKIRMISH, 1),
        (FANGORN_GLADE, ARCHERY, 1),
    ],
)
def test_orkish_defender_fears_no_arrows_underground_or_in_a_battle(
    here: str, phase: int, wounds: int
) -> None:
    path = (ARAGORN_SITES[0], here, *ARAGORN_SITES[2:])
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ORKISH_DEFENDER], path=path)
    scene.happen(begin_phase, phase)
    scene.happen(wound, scene.card(ORKISH_DEFENDER), scene.card(DWARF_GUARD))
    assert scene.wounds(ORKISH_DEFENDER) == wounds


@pytest.mark.parametrize(("dead", "bonus"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_orkish_headsman_counts_dead_companions_up_to_two(dead: int, bonus: int) -> None:
    scene = Scene(
        minions=[ORKISH_HEADSMAN],
        dead=[DWARF_GUARD, EOMER_VALIANT_WARCHIEF, LEGOLAS_GREENLEAF][:dead],
    )
    assert scene.strength(ORKISH_HEADSMAN) == 10 + bonus


def test_orkish_headsman_counts_no_ally_among_the_dead() -> None:
    scene = Scene(minions=[ORKISH_HEADSMAN], dead=[GRIMIR_DWARVEN_ELDER])
    assert scene.strength(ORKISH_HEADSMAN) == 10


@pytest.mark.parametrize(
    ("orc", "playable"),
    [(ORKISH_SCOUT, True), (GOTHMOG_MORGUL_LEADER, True), (BATTLEFIELD_VETERAN, False)],
)
def test_gothmogs_warg_bears_gothmog_and_orcs_of_no_more_than_nine(
    orc: str, playable: bool
) -> None:
    scene = Scene(
        minions=[orc], shadow_hand=[GOTHMOGS_WARG_LEADERS_MOUNT], twilight=1, site=4
    ).shadow_phase()
    assert scene.can(Verb.PLAY, GOTHMOGS_WARG_LEADERS_MOUNT) is playable
    if playable:
        scene.play(GOTHMOGS_WARG_LEADERS_MOUNT)
        assert is_fierce(scene.state, scene.card(orc))


@pytest.mark.parametrize("fierce", [True, False])
@pytest.mark.parametrize("rider", [GOTHMOG_MORGUL_LEADER, ORKISH_SCOUT])
def test_gothmogs_warg_adds_damage_to_gothmog_in_a_fierce_skirmish(
    rider: str, fierce: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[rider],
        bearing={rider: [GOTHMOGS_WARG_LEADERS_MOUNT]},
        hand=[CITY_OF_MEN],
        site=4,
    )
    scene.assignment_phase(fierce=fierce).do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, rider)
    scene.wait_to(Verb.PLAY, CITY_OF_MEN)
    damage = int(fierce and rider == GOTHMOG_MORGUL_LEADER)
    assert damage_bonus(scene.state, scene.card(rider)) == damage


@pytest.mark.parametrize(
    ("fighter", "minion", "loss"),
    [
        (DWARF_GUARD, ORKISH_SCOUT, 2),
        (LEGOLAS_GREENLEAF, ORKISH_SCOUT, 3),
        (DWARF_GUARD, TRACKING_URUK, 0),
    ],
)
def test_gruesome_meal_weakens_an_archer_most(fighter: str, minion: str, loss: int) -> None:
    scene = Scene(
        fellowship=[fighter],
        minions=[minion],
        shadow_hand=[GRUESOME_MEAL],
        twilight=2,
        site=5,
    ).skirmish(fighter, minion)
    if scene.comes_to(Verb.PLAY, GRUESOME_MEAL):
        scene.play(GRUESOME_MEAL)
    changes = [entry[3] for entry in scene.log if entry[:2] == ("changed", scene.card(fighter))]
    assert changes == [-loss] * bool(loss)


@pytest.mark.parametrize(("here", "bonus"), [(HELMS_GATE_4_349, 2), (FANGORN_GLADE, 0)])
@pytest.mark.parametrize("minion", [ORKISH_AGGRESSOR, WHITE_HAND_ATTACKER_18_124])
def test_orkish_aggressor_and_white_hand_attacker_fight_best_at_a_battleground(
    minion: str, here: str, bonus: int
) -> None:
    path = (ARAGORN_SITES[0], here, *ARAGORN_SITES[2:])
    assert Scene(minions=[minion], path=path).strength(minion) == 8 + bonus


@pytest.mark.parametrize(("twilight", "playable"), [(3, True), (2, False)])
def test_orkish_breeder_makes_a_hunter_of_the_uruk_hai_cheaper(
    twilight: int, playable: bool
) -> None:
    """Tracking Uruk costs 5."""
    scene = Scene(
        minions=[ORKISH_BREEDER],
        shadow_hand=[TRACKING_URUK, WHITE_HAND_INVADER],
        twilight=twilight,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORKISH_BREEDER) is playable
    if playable:
        scene.use(ORKISH_BREEDER)
        assert scene.in_play(TRACKING_URUK)
        assert scene.twilight == 0
        assert scene.wounds(ORKISH_BREEDER) == 1


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_orkish_skirmisher_exerts_twice_to_wound_when_he_wins(wounds: int, offered: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ORKISH_SKIRMISHER])
    scene.wound(ORKISH_SKIRMISHER, wounds)
    scene.happen(emit, SKIRMISH_WON, scene.card(ORKISH_SKIRMISHER))
    assert scene.can(Verb.TRIGGER, ORKISH_SKIRMISHER) is offered
    if offered:
        scene.answer_with(ORKISH_SKIRMISHER).choose(DWARF_GUARD)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.wounds(ORKISH_SKIRMISHER) == 2


@pytest.mark.parametrize(
    ("fellowship", "bonus"),
    [([GIMLI_EAGER_HUNTER, LEGOLAS_FLEET_FOOTED_HUNTER], 2), ([DWARF_GUARD], 0)],
)
def test_wary_orc_counts_companions_who_hunt(fellowship: list[str], bonus: int) -> None:
    scene = Scene(fellowship=fellowship, minions=[WARY_ORC, TRACKING_URUK])
    assert scene.strength(WARY_ORC) == 7 + bonus


@pytest.mark.parametrize(("orcs", "offered"), [(2, True), (1, False)])
def test_destroyers_and_usurpers_make_a_battleground(orcs: int, offered: bool) -> None:
    """The Aggressor is stronger there."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_AGGRESSOR, ORKISH_SCOUT][:orcs],
        shadow_support=[DESTROYERS_AND_USURPERS],
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, DESTROYERS_AND_USURPERS) is offered
    if offered:
        scene.use(DESTROYERS_AND_USURPERS)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.strength(ORKISH_AGGRESSOR) == 8 + (2 if offered else 0)


def test_orkish_sneak_is_sent_away_by_the_two_exertions_of_a_ring_bearer() -> None:
    isildur = ISILDUR_BEARER_OF_HEIRLOOMS
    scene = Scene(
        ring_bearer=isildur,
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SNEAK, ORKISH_SCOUT],
        site=4,
    ).assignment_phase()
    scene.wait_to(Verb.USE, ORKISH_SNEAK).use(ORKISH_SNEAK)
    assert scene.who == FREE_PEOPLES
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    scene.choose("exert")
    assert scene.wounds(isildur) == 2
    assert scene.is_discarded(ORKISH_SNEAK)
    assert scene.burdens == 0
