"""The Uruk-hai of set 13, *Bloodlines*: what they do in their great numbers."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import ASSIGNMENT, SKIRMISH, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.skirmish import choose_skirmish
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    BLADE_OF_THE_WHITE_HAND,
    CELEBORN_LORD_OF_LORIEN,
    CORSAIR_SCIMITAR,
    DWARF_GUARD,
    DWARVEN_AXE,
    ELVEN_SCOUT,
    ENEMY_WITHOUT_NUMBER,
    FANGORN_GLADE,
    FERAL_URUK,
    GIMLI_DWARF_OF_EREBOR,
    GIMLIS_HELM,
    ISENGARD_INFILTRATOR,
    LEGOLAS_GREENLEAF,
    MORDOR_TROOPER,
    PROWLING_ORC,
    TRACKING_URUK,
    URUK_DISTRACTOR,
    URUK_OUTRIDER,
    VIGILANT_URUK,
    VILE_PIT,
    WAR_MACHINE,
    WEST_ROAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(("minions", "playable"), [(2, True), (1, False)])
def test_enemy_without_number_begins_with_two_uruk_hai(minions: int, *, playable: bool) -> None:
    scene = Scene(
        minions=[*[FERAL_URUK] * minions, *[MORDOR_TROOPER] * (2 - minions)],
        shadow_hand=[ENEMY_WITHOUT_NUMBER],
        twilight=1,
        site=5,
    )
    assert scene.shadow_phase().can(Verb.PLAY, ENEMY_WITHOUT_NUMBER) is playable


@pytest.mark.parametrize(("cards", "times"), [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_enemy_without_number_makes_twilight_of_every_two_cards(cards: int, times: int) -> None:
    """Without a minion too."""
    scene = Scene(
        shadow_hand=[AXE_STRIKE] * cards, shadow_support=[ENEMY_WITHOUT_NUMBER], twilight=1, site=5
    ).shadow_phase()
    for _ in range(times):
        scene.use(ENEMY_WITHOUT_NUMBER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert not scene.can(Verb.USE, ENEMY_WITHOUT_NUMBER)
    assert scene.twilight == 1 + times
    assert len(scene.hand(SHADOW)) == cards - 2 * times


@pytest.mark.parametrize(("minion", "offered"), [(FERAL_URUK, True), (MORDOR_TROOPER, False)])
def test_enemy_without_number_goes_for_much_twilight(minion: str, *, offered: bool) -> None:
    scene = Scene(
        minions=[minion], shadow_support=[ENEMY_WITHOUT_NUMBER], twilight=1, site=5
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, ENEMY_WITHOUT_NUMBER) is offered
    if offered:
        scene.use(ENEMY_WITHOUT_NUMBER)
        assert scene.is_discarded(ENEMY_WITHOUT_NUMBER)
        assert scene.twilight == 1 + 3


@pytest.mark.parametrize(("place", "total"), [(FANGORN_GLADE, 0), (WEST_ROAD, 1)])
def test_isengard_infiltrator_spoils_the_aim_in_a_forest(place: str, total: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[ISENGARD_INFILTRATOR],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(
    ("companion", "minion", "malus"),
    [
        (ELVEN_SCOUT, ISENGARD_INFILTRATOR, 2),
        (ELVEN_SCOUT, FERAL_URUK, 0),
        (GIMLI_DWARF_OF_EREBOR, ISENGARD_INFILTRATOR, 0),
    ],
)
def test_isengard_infiltrator_weakens_the_elf_who_meets_it(
    companion: str, minion: str, malus: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, GIMLI_DWARF_OF_EREBOR],
        minions=[ISENGARD_INFILTRATOR, FERAL_URUK],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.strength(companion)
    scene.skirmish(companion, minion)
    assert scene.state.phase == SKIRMISH
    assert scene.strength(companion) == before - malus


@pytest.mark.parametrize(
    ("also_fighting", "wounded", "offered"),
    [(False, 0, True), (False, 1, False), (True, 0, False)],
    ids=["watching", "exhausted", "fighting"],
)
def test_uruk_distractor_disarms_whoever_fights_another_uruk(
    wounded: int, *, also_fighting: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={DWARF_GUARD: [DWARVEN_AXE], GIMLI_DWARF_OF_EREBOR: [GIMLIS_HELM]},
        minions=[URUK_DISTRACTOR, FERAL_URUK],
        site=5,
    ).wound(URUK_DISTRACTOR, wounded)
    if also_fighting:
        assign(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR), scene.card(URUK_DISTRACTOR))
        assign(scene.state, scene.card(DWARF_GUARD), scene.card(FERAL_URUK))
        scene.state.phase = ASSIGNMENT
        scene.begin(choose_skirmish).do(Verb.FIGHT, DWARF_GUARD)
    else:
        scene.skirmish(DWARF_GUARD, FERAL_URUK)
    assert scene.comes_to(Verb.USE, URUK_DISTRACTOR) is offered
    if offered:
        scene.use(URUK_DISTRACTOR)
        assert scene.wounds(URUK_DISTRACTOR) == 1
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.in_play(GIMLIS_HELM)


def test_uruk_distractor_does_nothing_for_minions_of_other_cultures() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[URUK_DISTRACTOR, MORDOR_TROOPER],
        site=5,
    ).skirmish(DWARF_GUARD, MORDOR_TROOPER)
    if scene.comes_to(Verb.USE, URUK_DISTRACTOR):
        scene.use(URUK_DISTRACTOR)
    assert scene.in_play(DWARVEN_AXE)


@pytest.mark.parametrize("dead", [[], [ELVEN_SCOUT], [ELVEN_SCOUT, CELEBORN_LORD_OF_LORIEN]])
def test_uruk_outrider_strikes_harder_for_each_of_the_dead(dead: list[str]) -> None:
    """An ally is a character too; those in the discard pile are not dead."""
    scene = Scene(dead=dead, discards=[DWARF_GUARD], minions=[URUK_OUTRIDER], site=5)
    assert damage_bonus(scene.state, scene.card(URUK_OUTRIDER)) == len(dead)


def _war_machine(
    minions: list[str], discarded: str, *, twilight: int = 2, wounds: int = 0
) -> Scene:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=minions,
        shadow_hand=[WAR_MACHINE],
        shadow_discards=[discarded],
        twilight=twilight,
        site=5,
    ).wound(minions[0], wounds)
    return scene.skirmish(DWARF_GUARD, minions[-1])


def test_war_machine_arms_an_uruk_out_of_the_discard_pile() -> None:
    scene = _war_machine([VIGILANT_URUK, FERAL_URUK], BLADE_OF_THE_WHITE_HAND)
    scene.wait_to(Verb.PLAY, WAR_MACHINE).play(WAR_MACHINE)
    assert scene.wounds(VIGILANT_URUK) == 1
    scene.do(Verb.CHOOSE, target=FERAL_URUK)
    assert scene.bearer_of(BLADE_OF_THE_WHITE_HAND) == FERAL_URUK
    # One for the event and one for the weapon.
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minions", "twilight", "wounds"),
    [
        ([TRACKING_URUK, FERAL_URUK], 2, 0),
        ([VIGILANT_URUK, FERAL_URUK], 2, 1),
        ([VIGILANT_URUK, FERAL_URUK], 0, 0),
        ([PROWLING_ORC, FERAL_URUK], 2, 0),
    ],
    ids=["no lurker", "exhausted", "no twilight", "another culture"],
)
def test_war_machine_needs_a_lurker_who_can_exert(
    minions: list[str], twilight: int, wounds: int
) -> None:
    scene = _war_machine(minions, BLADE_OF_THE_WHITE_HAND, twilight=twilight, wounds=wounds)
    assert not scene.comes_to(Verb.PLAY, WAR_MACHINE)


@pytest.mark.parametrize("discarded", [VILE_PIT, CORSAIR_SCIMITAR])
def test_war_machine_finds_hand_weapons_of_the_uruk_hai_alone(discarded: str) -> None:
    scene = _war_machine([VIGILANT_URUK, FERAL_URUK], discarded, twilight=9)
    if scene.comes_to(Verb.PLAY, WAR_MACHINE):
        scene.play(WAR_MACHINE)
    assert scene.is_discarded(discarded)
