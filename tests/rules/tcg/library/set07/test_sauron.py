"""The Sauron cards of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, has, is_roaming, twilight_cost
from rules.tcg.engine.modifiers.toil import least_cost
from rules.tcg.engine.operations.wounds import discard_from_play, kill, wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    FIERCE,
    MINION_ARCHERY,
    SITE_NUMBER,
    STRENGTH,
    TWILIGHT_COST,
    Verb,
)
from rules.tcg.engine.steps.execution import within_limit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SIX = [DWARF_GUARD] * 5  # with Frodo six companions
SITE_1, SITE_2, SITE_3, *_ = ARAGORN_SITES


def besieging(card_id: str, host: str = SITE_1, **more: Any) -> Scene:
    """Return a scene in which a card is stacked on a site, and the Shadow controls site 1."""
    companions = [ARAGORN_DRIVEN_BY_NEED]
    scene = Scene(fellowship=companions, site=5, stacked={host: [card_id]}, **more)
    return scene.control(SITE_1)


BYSTANDER = MORGUL_LACKEY


def test_anguish_removes_three_threats_to_weaken_who_fights_an_orc() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        minions=[MORDOR_TROOPER],
        shadow_hand=[ANGUISH],
        site=6,
        twilight=1,
        threats=3,
    )
    scene.skirmish(TARGON, MORDOR_TROOPER).play(ANGUISH)
    assert scene.threats == 0
    assert scene.is_dead(TARGON)


def test_a_mordor_orc_alone_adds_no_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_DEFENDER], site=6, hand=[GREAT_GATE]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_DEFENDER)
    assert not scene.can(Verb.USE, MORDOR_DEFENDER)


@pytest.mark.parametrize("minion", [MORDOR_DEFENDER, MORDOR_REGULAR, MORDOR_SAVAGE])
def test_mordor_orcs_exert_beside_another_to_add_a_threat(minion: str) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion, MORDOR_TROOPER], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).use(minion)
    assert scene.threats == 1
    assert scene.wounds(minion) == 1


@pytest.mark.parametrize(
    ("minion", "threats", "gain"), [(MORDOR_TROOPER, 2, 6), (MORDOR_VETERAN, 3, 8)]
)
def test_orcs_remove_threats_for_strength(minion: str, threats: int, gain: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        site=6,
        threats=threats,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).wait_to(Verb.USE, minion).use(minion)
    assert scene.threats == 0
    assert ("changed", scene.card(minion), STRENGTH, gain) in scene.log


def test_orc_brood_discards_three_cards_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORC_BROOD],
        site=6,
        shadow_hand=[HOBBIT_SWORD_7_319] * 3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORC_BROOD).use(ORC_BROOD)
    assert scene.hand(1) == []
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_orc_officer_adds_three_burdens_when_an_orc_overwhelms_a_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ORC_OFFICER, SOUTHRON_CAPTAIN], site=6
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_OFFICER).pass_all()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 3


def test_orc_officer_says_nothing_of_other_skirmishes() -> None:
    scene = Scene(fellowship=[TARGON], minions=[ORC_OFFICER, SOUTHRON_CAPTAIN], site=6)
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN)
    assert scene.is_dead(TARGON)
    assert scene.burdens == 0


def test_orc_pursuer_lowers_the_site_number_of_sauron_orcs() -> None:
    """2.0 deluxe, "Modifiers": not its own while it is being played, but that of others is."""
    scene = Scene(minions=[ORC_PURSUER_7_303, MORDOR_TROOPER], shadow_hand=[MORDOR_VETERAN], site=5)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == 5
    assert not is_roaming(scene.state, scene.card(MORDOR_TROOPER))
    assert twilight_cost(scene.state, scene.card(MORDOR_VETERAN)) == 3
    alone = Scene(shadow_hand=[ORC_PURSUER_7_303], site=5)
    assert twilight_cost(alone.state, alone.card(ORC_PURSUER_7_303)) == 1 + 2


@pytest.mark.parametrize(("hand", "strength"), [(3, 10), (4, 5)])
def test_orc_pursuer_is_stronger_while_the_shadow_has_initiative(hand: int, strength: int) -> None:
    scene = Scene(minions=[ORC_PURSUER_7_303], hand=[HOBBIT_SWORD_7_319] * hand)
    assert scene.strength(ORC_PURSUER_7_303) == strength


@pytest.mark.parametrize(
    ("companions", "minions", "strength"),
    [
        (SIX, [ORC_SAVAGE, MORDOR_TROOPER], 18),
        (SIX, [ORC_SAVAGE], 9),
        ([MERRY_ROHIRRIM_SQUIRE], [ORC_SAVAGE, MORDOR_TROOPER], 9),
    ],
)
def test_orc_savage_is_strong_and_fierce_against_six_companions(
    companions: list[str], minions: list[str], strength: int
) -> None:
    scene = Scene(fellowship=companions, minions=minions)
    assert scene.strength(ORC_SAVAGE) == strength
    assert bool(scene.number(FIERCE, ORC_SAVAGE)) is (strength == 18)


def test_siegecraft_makes_all_your_orcs_fierce_when_one_wins() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        shadow_hand=[SIEGECRAFT],
        site=6,
        twilight=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(SIEGECRAFT)
    assert scene.number(FIERCE, MORDOR_TROOPER) == 1
    assert scene.number(FIERCE, MORDOR_VETERAN) == 1
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("top", "besiegers", "taken"),
    # The Guard costs 1, Elfhelm 2: fewer than two besiegers or not.
    [(DWARF_GUARD, 2, True), (ELFHELM, 2, False), (DWARF_GUARD, 1, False)],
)
def test_din_of_arms_takes_a_site_for_a_card_cheaper_than_the_besiegers_are_many(
    top: str, besiegers: int, taken: bool
) -> None:
    scene = Scene(
        minions=[GORGOROTH_ATTACKER, GORGOROTH_ENGINEER][:besiegers],
        shadow_hand=[DIN_OF_ARMS],
        deck=[MELLON, top],
        twilight=2,
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.maneuver_phase().wait_to(Verb.PLAY, DIN_OF_ARMS).play(DIN_OF_ARMS)
    assert scene.is_discarded(top)
    assert scene.controls(ARAGORN_SITES[0]) is taken
    assert scene.strength(GORGOROTH_ATTACKER) == 9 + 3 * taken


def test_legions_of_morgul_rage_for_a_threat_when_a_companion_is_about_to_die() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_VETERAN, EASTERLING_BLADEMASTER],
        shadow_support=[LEGIONS_OF_MORGUL],
        threats=2,
        site=6,
    )
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(MORDOR_VETERAN))
    scene.answer_with(LEGIONS_OF_MORGUL)
    assert fierce(scene, MORDOR_VETERAN)
    assert fierce(scene, EASTERLING_BLADEMASTER)
    assert scene.is_dead(DWARF_GUARD)


@pytest.mark.parametrize(("threats", "left"), [(5, 2), (2, 0)])
def test_legions_of_morgul_end_with_the_fight(threats: int, left: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 4, shadow_support=[LEGIONS_OF_MORGUL], threats=threats, site=6
    )
    scene.regroup_phase()
    assert scene.is_discarded(LEGIONS_OF_MORGUL)
    assert scene.threats == left


@pytest.mark.parametrize(("threats", "site", "bonus"), [(3, 3, 1), (3, 2, 0), (2, 6, 0)])
def test_fires_raged_unchecked_strengthens_orcs_that_do_not_roam(
    threats: int, site: int, bonus: int
) -> None:
    """Site number 6 falls by one for each threat."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[MORDOR_VETERAN],
        shadow_support=[FIRES_RAGED_UNCHECKED],
        threats=threats,
        site=site,
    )
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 6 - threats
    assert scene.strength(MORDOR_VETERAN) == 9 + bonus


@pytest.mark.parametrize(
    ("stacked", "cards", "offered"),
    [
        (MORDOR_VETERAN, 2, True),
        (MORDOR_VETERAN, 1, False),
        (GORGOROTH_ATTACKER, 1, True),
    ],
)
def test_gorgoroth_sapper_fetches_besiegers_for_one_card_others_for_two(
    stacked: str, cards: int, offered: bool
) -> None:
    scene = Scene(
        minions=[GORGOROTH_SAPPER],
        stacked={ARAGORN_SITES[0]: [stacked]},
        shadow_hand=[BRUTAL_EASTERLING] * cards,
        twilight=9,
        site=5,
    ).control(ARAGORN_SITES[0])
    scene.shadow_phase()
    assert scene.can(Verb.USE, GORGOROTH_SAPPER) is offered
    if offered:
        scene.use(GORGOROTH_SAPPER)
        assert scene.in_play(stacked)
        assert scene.hand(SHADOW) == []


def test_gorgoroth_troop_grows_as_besiegers_withdraw() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GORGOROTH_TROOP, GORGOROTH_ATTACKER],
        hand=[AXE_STRIKE],
        site=6,
    ).control(ARAGORN_SITES[0])
    scene.skirmish(DWARF_GUARD, GORGOROTH_TROOP).pass_().use(GORGOROTH_TROOP)
    scene.choose(GORGOROTH_ATTACKER)
    assert scene.stack(ARAGORN_SITES[0]) == [GORGOROTH_ATTACKER]
    assert scene.strength(GORGOROTH_TROOP) == 14 + 2


def test_gorgoroth_troop_cannot_withdraw_besiegers_without_a_site() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GORGOROTH_TROOP, GORGOROTH_ATTACKER],
        hand=[AXE_STRIKE],
        site=6,
    ).skirmish(DWARF_GUARD, GORGOROTH_TROOP)
    assert not scene.comes_to(Verb.USE, GORGOROTH_TROOP)


@pytest.mark.parametrize(("where", "offered"), [("support", True), ("borne", False)])
def test_great_peril_of_fire_reaches_the_support_area_alone(where: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        support=[GREATEST_KINGDOM_OF_MY_PEOPLE] if where == "support" else [],
        bearing={SAM_STEADFAST_FRIEND: [GREAT_HEART] if where == "borne" else []},
        minions=[MORDOR_VETERAN],
        shadow_support=[GREAT_PERIL_OF_FIRE, TROOP_TOWER],
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.USE, GREAT_PERIL_OF_FIRE).use(GREAT_PERIL_OF_FIRE)
    assert scene.is_discarded(TROOP_TOWER)
    condition = GREAT_HEART if where == "borne" else GREATEST_KINGDOM_OF_MY_PEOPLE
    assert scene.is_discarded(condition) is offered


@pytest.mark.parametrize(
    ("minions", "controlled", "playable"),
    [
        ([MORDOR_VETERAN], [], False),
        ([GORGOROTH_AXEMAN], [], True),
        ([MORDOR_VETERAN], ARAGORN_SITES[:1], True),
        ([GORGOROTH_AXEMAN], ARAGORN_SITES[:1], True),
    ],
    ids=["neither", "a besieger", "a site you control", "both"],
)
def test_great_peril_of_fire_is_played_where_a_besieger_or_a_site_you_control_is(
    minions: list[str], controlled: list[str], playable: bool
) -> None:
    scene = Scene(minions=minions, shadow_hand=[GREAT_PERIL_OF_FIRE], twilight=1, site=4)
    scene.control(*controlled).shadow_phase()
    assert scene.can(Verb.PLAY, GREAT_PERIL_OF_FIRE) is playable
    if playable:
        assert scene.play(GREAT_PERIL_OF_FIRE).in_play(GREAT_PERIL_OF_FIRE)


def test_mordor_guard_takes_three_threats_along_when_he_is_discarded() -> None:
    scene = Scene(fellowship=[DWARF_GUARD] * 4, minions=[MORDOR_GUARD], threats=4, site=6)
    scene.happen(discard_from_play, scene.card(MORDOR_GUARD))
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("cards", "others", "offered"),
    [(0, [MORDOR_VETERAN], True), (4, [MORDOR_VETERAN], False), (0, [], False)],
)
def test_orc_seeker_finds_cards_with_initiative_and_another_orc(
    cards: int, others: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=others,
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[ORC_SEEKER],
        shadow_deck=[BRUTAL_EASTERLING] * 3,
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ORC_SEEKER)
    assert scene.can(Verb.TRIGGER, ORC_SEEKER) is offered
    if offered:
        scene.answer_with(ORC_SEEKER)
        assert len(scene.hand(SHADOW)) == 2


def test_gorgoroth_pillager_makes_besiegers_fierce_while_it_is_stacked() -> None:
    scene = besieging(GORGOROTH_PILLAGER, minions=[GORGOROTH_OFFICER, MORDOR_TROOPER])
    assert scene.number(FIERCE, GORGOROTH_OFFICER)
    assert not scene.number(FIERCE, MORDOR_TROOPER)


def test_gorgoroth_pillager_says_nothing_in_play_or_on_a_site_of_nobody() -> None:
    in_play = Scene(minions=[GORGOROTH_PILLAGER, GORGOROTH_OFFICER], site=5).control(SITE_1)
    assert not in_play.number(FIERCE, GORGOROTH_OFFICER)
    elsewhere = besieging(GORGOROTH_PILLAGER, SITE_2, minions=[GORGOROTH_OFFICER])
    assert not elsewhere.number(FIERCE, GORGOROTH_OFFICER)


def test_gorgoroth_pillager_falls_silent_when_it_is_played() -> None:
    scene = besieging(
        GORGOROTH_PILLAGER,
        minions=[GORGOROTH_OFFICER],
        shadow_hand=[ABOVE_THE_BATTLEMENT],
        twilight=9,
    )
    scene.shadow_phase().play(ABOVE_THE_BATTLEMENT)
    assert scene.in_play(GORGOROTH_PILLAGER)
    assert not has(scene.state, FIERCE, scene.card(GORGOROTH_OFFICER))


def test_above_the_battlement_pays_a_burden_only_for_the_discard_pile() -> None:
    """Rulings 4.2, Above the Battlement: one of the two is chosen."""
    scene = besieging(
        GORGOROTH_ENGINEER,
        minions=[MORDOR_VETERAN],
        shadow_hand=[ABOVE_THE_BATTLEMENT],
        shadow_discards=[MORDOR_TROOPER],
        twilight=9,
        burdens=1,
    )
    scene.shadow_phase().play(ABOVE_THE_BATTLEMENT).choose("remove a burden")
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.burdens == 0
    assert scene.stack(SITE_1) == [GORGOROTH_ENGINEER]


def test_gorgoroth_attacker_adds_burdens_when_it_comes_from_a_site() -> None:
    scene = besieging(GORGOROTH_ATTACKER, shadow_hand=[ABOVE_THE_BATTLEMENT], twilight=9)
    scene.control(SITE_2).shadow_phase().play(ABOVE_THE_BATTLEMENT)
    assert scene.burdens == 2


def test_gorgoroth_engineer_adds_threats_from_a_site_and_none_from_hand() -> None:
    scene = besieging(GORGOROTH_ENGINEER, shadow_hand=[ABOVE_THE_BATTLEMENT], twilight=9)
    scene.shadow_phase().play(ABOVE_THE_BATTLEMENT)
    assert scene.threats == 2
    played = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], shadow_hand=[GORGOROTH_ENGINEER], site=5, twilight=9
    )
    played.control(SITE_1).shadow_phase().play(GORGOROTH_ENGINEER)
    assert played.threats == 0


def test_gorgoroth_garrison_stacks_a_besieger_for_one_card_less() -> None:
    scene = Scene(
        minions=[GORGOROTH_GARRISON, MORDOR_TROOPER],
        shadow_hand=[MORDOR_VETERAN],
        site=5,
    ).control(SITE_1)
    scene.regroup_phase().wait_to(Verb.USE, GORGOROTH_GARRISON).use(GORGOROTH_GARRISON)
    assert scene.stack(SITE_1) == [GORGOROTH_GARRISON]
    assert scene.in_play(MORDOR_TROOPER)


def test_gorgoroth_ransacker_strengthens_from_its_stack() -> None:
    scene = besieging(GORGOROTH_RANSACKER, minions=[MORDOR_TROOPER])
    before = scene.strength(MORDOR_TROOPER)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.wait_to(Verb.USE, GORGOROTH_RANSACKER).use(GORGOROTH_RANSACKER)
    gained = [entry[3] for entry in scene.log if entry[0] == "changed"]
    assert gained in ([5], [10])
    assert scene.is_discarded(GORGOROTH_RANSACKER)
    assert before == 6


def test_gorgoroth_officer_brings_a_fierce_orc_from_a_site() -> None:
    scene = besieging(
        MORDOR_VETERAN,
        minions=[GORGOROTH_OFFICER],
        shadow_hand=[MORDOR_TROOPER, GORGOROTH_ENGINEER],
        twilight=9,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GORGOROTH_OFFICER)
    scene.wait_to(Verb.USE, GORGOROTH_OFFICER).use(GORGOROTH_OFFICER).choose(MORDOR_TROOPER)
    assert scene.strength(MORDOR_VETERAN) == 15
    assert scene.number(FIERCE, MORDOR_VETERAN)


def test_troop_tower_counts_besiegers_stacked_on_sites() -> None:
    """4.2, "stack": stacked cards cannot be spotted, but they can be counted."""
    scene = Scene(
        shadow_support=[TROOP_TOWER],
        minions=[MORDOR_TROOPER],
        stacked={SITE_1: [GORGOROTH_ENGINEER, MORDOR_VETERAN], SITE_2: [GORGOROTH_ATTACKER]},
        site=5,
    ).control(SITE_1)
    assert scene.strength(MORDOR_TROOPER) == 8


def test_encirclement_saves_one_for_each_two_sites() -> None:
    scene = Scene(
        shadow_support=[ENCIRCLEMENT],
        shadow_hand=[MORDOR_VETERAN],
        hand=[TARGON],
        site=5,
    ).control(SITE_1, SITE_2, SITE_3)
    assert scene.number(TWILIGHT_COST, MORDOR_VETERAN) == 2
    assert scene.number(TWILIGHT_COST, TARGON) == 2


def test_rope_and_winch_counts_the_cards_by_which_you_discard_more() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[TARGON],
        shadow_hand=[ROPE_AND_WINCH, GORGOROTH_ENGINEER, GORGOROTH_ATTACKER, GORGOROTH_OFFICER],
        site=6,
        twilight=1,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.wait_to(Verb.PLAY, ROPE_AND_WINCH).play(ROPE_AND_WINCH)
    for card_id in (GORGOROTH_ENGINEER, GORGOROTH_ATTACKER, GORGOROTH_OFFICER, TARGON):
        if scene.can(Verb.CHOOSE, card_id):
            scene.choose(card_id)
    scene.choose(MORDOR_TROOPER).choose(MORDOR_TROOPER)
    gains = [entry[3] for entry in scene.log if entry[0] == "changed"]
    assert gains == [2, 2]


def test_stronghold_gains_one_token_at_each_site() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[STRONGHOLD_OF_CIRITH_UNGOL],
        minions=[GORGOROTH_OFFICER, MORDOR_TROOPER],
        site=5,
    )
    scene.skirmish(TARGON, GORGOROTH_OFFICER).wait_to(Verb.TRIGGER, STRONGHOLD_OF_CIRITH_UNGOL)
    scene.answer_with(STRONGHOLD_OF_CIRITH_UNGOL)
    assert scene.tokens(STRONGHOLD_OF_CIRITH_UNGOL) == 1
    stronghold = scene.state.blueprints[scene.card(STRONGHOLD_OF_CIRITH_UNGOL)].responses[0]
    card = scene.card(STRONGHOLD_OF_CIRITH_UNGOL)
    assert not within_limit(scene.state, card, stronghold)
    scene.state.moves += 1
    assert within_limit(scene.state, card, stronghold)


@pytest.mark.parametrize(("threats", "twilight", "left"), [(4, 6, 0), (4, 8, 0)])
def test_host_of_udun_costs_less_for_threats(threats: int, twilight: int, left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, TARGON],
        shadow_hand=[HOST_OF_UDUN],
        site=6,
        twilight=twilight,
        threats=threats,
    )
    assert least_cost(scene.state, SHADOW, scene.card(HOST_OF_UDUN)) == 6
    scene.shadow_phase().play(HOST_OF_UDUN)
    if scene.options(Verb.NUMBER):
        scene.take_number(4)
    assert scene.in_play(HOST_OF_UDUN)
    assert scene.threats == left
    assert scene.twilight == twilight - 6


def test_host_of_udun_cannot_be_played_without_enough_threats() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_hand=[HOST_OF_UDUN, MORDOR_TROOPER],
        site=6,
        twilight=6,
        threats=3,
    )
    scene.shadow_phase()
    assert scene.can(Verb.PLAY, MORDOR_TROOPER)
    assert not scene.can(Verb.PLAY, HOST_OF_UDUN)


def test_saurons_hatred_spares_the_roaming_penalty() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        minions=[MORDOR_VETERAN],
        shadow_support=[SAURONS_HATRED],
        shadow_hand=[MORDOR_TROOPER],
        site=2,
        twilight=2,
        threats=1,
    )
    cost = twilight_cost(scene.state, scene.card(MORDOR_TROOPER))
    assert cost == 4
    scene.shadow_phase()
    assert not scene.can(Verb.PLAY, MORDOR_TROOPER)
    scene.use(SAURONS_HATRED)
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.twilight == 0


def test_breached_places_a_companion_in_the_dead_pile_without_killing() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, TARGON, TARGON],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        shadow_hand=[BREACHED],
        site=6,
        twilight=1,
        threats=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, BREACHED).play(BREACHED)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert ("killed", scene.card(ARAGORN_DRIVEN_BY_NEED)) not in scene.log


@pytest.mark.parametrize(
    ("minion", "cards", "bonus"),
    [(ORC_CHASER, 3, 6), (ORC_CHASER, 4, 0), (ORC_STALKER, 3, 8), (ORC_STALKER, 4, 0)],
)
def test_a_tracker_is_stronger_with_initiative_and_lowers_site_numbers(
    minion: str, cards: int, bonus: int
) -> None:
    scene = Scene(minions=[minion, MORDOR_VETERAN, BYSTANDER], hand=[DWARF_GUARD] * cards)
    alone = Scene(minions=[MORDOR_VETERAN, BYSTANDER])
    base = {ORC_CHASER: 6, ORC_STALKER: 8}[minion]
    assert scene.strength(minion) == base + bonus
    assert [
        alone.number(SITE_NUMBER, card) - scene.number(SITE_NUMBER, card)
        for card in (MORDOR_VETERAN, BYSTANDER)
    ] == [1, 0]


@pytest.mark.parametrize(("others", "bonus"), [(2, 0), (3, 5)])
def test_orc_marauder_is_stronger_among_three_others(others: int, bonus: int) -> None:
    scene = Scene(minions=[ORC_MARAUDER, *[MORDOR_VETERAN] * others, BYSTANDER])
    assert scene.strength(ORC_MARAUDER) == 11 + bonus


def test_orc_butcher_counts_conditions_of_sauron() -> None:
    scene = Scene(
        minions=[ORC_BUTCHER_7_297],
        shadow_support=[TOWER_WALKWAY, SOME_SECRET_ART_OF_FLAME, HARSH_TONGUES],
    )
    assert scene.strength(ORC_BUTCHER_7_297) == 6 + 2


@pytest.mark.parametrize(("minion", "bonus"), [(ORC_FANATIC, 3), (ORC_RAGER, 4)])
def test_an_orc_is_discarded_to_strengthen_another(minion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN, minion, BYSTANDER], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).wait_to(Verb.USE, minion).use(minion)
    assert scene.strength(MORDOR_VETERAN) == 9 + bonus
    assert scene.is_discarded(minion)


@pytest.mark.parametrize(("companions", "offered"), [(6, True), (5, False)])
def test_orc_assault_band_strengthens_another_orc_against_six(
    companions: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *[DWARF_GUARD] * (companions - 2)],
        minions=[MORDOR_VETERAN, ORC_ASSAULT_BAND, BYSTANDER],
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    assert scene.comes_to(Verb.USE, ORC_ASSAULT_BAND) is offered
    if offered:
        scene.use(ORC_ASSAULT_BAND)
        assert (scene.strength(MORDOR_VETERAN), scene.wounds(ORC_ASSAULT_BAND)) == (15, 1)


@pytest.mark.parametrize(
    ("orcs", "twilight", "offered"), [(2, 3, True), (1, 3, False), (2, 2, False)]
)
def test_orc_destroyer_draws_a_card_for_three_twilight_among_three_orcs(
    orcs: int, twilight: int, *, offered: bool
) -> None:
    scene = Scene(
        minions=[ORC_DESTROYER, *[MORDOR_VETERAN] * orcs],
        shadow_deck=[GORGOROTH_AXEMAN],
        twilight=twilight,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORC_DESTROYER) is offered
    if offered:
        scene.use(ORC_DESTROYER)
        assert (scene.hand(SHADOW), scene.twilight) == ([GORGOROTH_AXEMAN], 0)


@pytest.mark.parametrize(("cards", "has"), [(3, True), (4, False)])
def test_orc_archer_troop_is_fierce_with_another_arrow_by_initiative(
    cards: int, *, has: bool
) -> None:
    scene = Scene(minions=[ORC_ARCHER_TROOP], hand=[DWARF_GUARD] * cards)
    scene.state.phase = ARCHERY
    assert fierce(scene, ORC_ARCHER_TROOP) is has
    assert game_number(scene.state, MINION_ARCHERY) == int(has)


@pytest.mark.parametrize(("others", "lost"), [(1, 1), (4, 3)])
def test_mordor_warrior_weakens_whom_he_fights_by_three_at_most(others: int, lost: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_WARRIOR, *[MORDOR_VETERAN] * others, BYSTANDER],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_WARRIOR).wait_to(Verb.USE, MORDOR_WARRIOR).use(
        MORDOR_WARRIOR
    )
    scene.take_number(max(option.number for option in scene.options(Verb.NUMBER)))
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 - lost
    assert scene.hand(SHADOW) == []


def test_army_of_udun_trades_orcs_and_threats() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 4,
        minions=[ARMY_OF_UDUN, MORDOR_VETERAN, GORGOROTH_AXEMAN],
        twilight=5,
        site=6,
    ).shadow_phase()
    scene.use(ARMY_OF_UDUN).choose(MORDOR_VETERAN)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.threats == 1
    scene.regroup_phase().wait_to(Verb.USE, ARMY_OF_UDUN).use(ARMY_OF_UDUN)
    if scene.can(Verb.NUMBER):
        scene.take_number(1)
    assert scene.is_discarded(ARMY_OF_UDUN)
    assert scene.is_discarded(GORGOROTH_AXEMAN)
    assert scene.threats == 2


def test_army_of_udun_removes_a_threat_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ARMY_OF_UDUN, BYSTANDER], threats=1, site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ARMY_OF_UDUN).wait_to(Verb.USE, ARMY_OF_UDUN).use(
        ARMY_OF_UDUN
    )
    assert (scene.strength(ARMY_OF_UDUN), scene.threats) == (20, 0)


@pytest.mark.parametrize(("minion", "saved"), [(GORGOROTH_AXEMAN, True), (MORDOR_VETERAN, False)])
def test_gorgoroth_soldier_saves_a_besieger_for_two_cards(minion: str, *, saved: bool) -> None:
    scene = Scene(
        minions=[GORGOROTH_SOLDIER, minion],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL] * 2,
        site=6,
    )
    scene.happen(wound, scene.card(minion))
    assert scene.can(Verb.TRIGGER, GORGOROTH_SOLDIER) is saved
    if saved:
        scene.answer_with(GORGOROTH_SOLDIER)
        assert scene.hand(SHADOW) == []
    assert scene.wounds(minion) == 1 - saved


def test_great_siege_towers_gather_tokens_and_spend_two_of_them_at_most() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, BYSTANDER],
        shadow_support=[GREAT_SIEGE_TOWERS],
        shadow_hand=[GORGOROTH_AXEMAN],
        twilight=9,
        site=6,
    ).put_tokens(GREAT_SIEGE_TOWERS, 2)
    scene.shadow_phase().use(GREAT_SIEGE_TOWERS)
    assert scene.in_play(GORGOROTH_AXEMAN)
    assert scene.tokens(GREAT_SIEGE_TOWERS) == 3
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    for _ in range(3):
        if scene.comes_to(Verb.USE, GREAT_SIEGE_TOWERS):
            scene.use(GREAT_SIEGE_TOWERS)
            if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
                scene.choose(MORDOR_VETERAN)
    assert scene.strength(MORDOR_VETERAN) == 9 + 2


def test_siege_commander_rouses_a_besieger_for_two_cards() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SIEGE_COMMANDER, GORGOROTH_AXEMAN, MORDOR_VETERAN, BYSTANDER],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL] * 2,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GORGOROTH_AXEMAN).wait_to(Verb.USE, SIEGE_COMMANDER).use(
        SIEGE_COMMANDER
    )
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    scene.choose(GORGOROTH_AXEMAN)
    assert fierce(scene, GORGOROTH_AXEMAN)
    assert not fierce(scene, SIEGE_COMMANDER)


def test_rally_the_host_shuffles_an_orc_into_the_draw_deck() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[RALLY_THE_HOST],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL] * 8,
        threats=1,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, RALLY_THE_HOST).use(RALLY_THE_HOST)
    scene.choose(MORDOR_VETERAN)
    assert not scene.can(Verb.CHOOSE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    scene.choose(GORGOROTH_AXEMAN)
    assert scene.deck(SHADOW) == [GORGOROTH_AXEMAN]
    assert (scene.wounds(MORDOR_VETERAN), scene.threats) == (1, 0)


def test_din_of_arms_takes_nothing_for_a_card_that_stays_in_the_draw_deck() -> None:
    """ "That card" is the one discarded; Courteous Halfling keeps it from that."""
    scene = Scene(
        ring_bearer=FRODO_COURTEOUS_HALFLING,
        fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF, ARAGORN_RANGER_OF_THE_NORTH],
        minions=[GORGOROTH_ATTACKER, GORGOROTH_ENGINEER],
        shadow_hand=[DIN_OF_ARMS],
        deck=[MELLON, AXE_STRIKE],
        twilight=2,
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.maneuver_phase().wait_to(Verb.PLAY, DIN_OF_ARMS).play(DIN_OF_ARMS)
    assert not scene.is_discarded(AXE_STRIKE)
    assert not scene.controls(SITE_1)
    assert scene.strength(GORGOROTH_ATTACKER) == 9
