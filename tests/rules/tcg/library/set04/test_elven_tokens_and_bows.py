"""The Elves of set 4, *The Two Towers*: tokens of victories, bows and blades."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


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
