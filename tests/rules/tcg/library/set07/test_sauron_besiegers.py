"""The besiegers of set 7 and what they are played, stacked and paid with."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import has, twilight_cost
from rules.tcg.engine.modifiers.toil import least_cost
from rules.tcg.engine.state.codes import FIERCE, TWILIGHT_COST, Verb
from rules.tcg.engine.steps.execution import within_limit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SITE_1, SITE_2, SITE_3, *_ = ARAGORN_SITES


def besieging(card_id: str, host: str = SITE_1, **more: Any) -> Scene:
    """Return a scene in which a card is stacked on a site, and the Shadow controls site 1."""
    companions = [ARAGORN_DRIVEN_BY_NEED]
    scene = Scene(fellowship=companions, site=5, stacked={host: [card_id]}, **more)
    return scene.control(SITE_1)


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
