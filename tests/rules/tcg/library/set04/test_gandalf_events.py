"""Gandalf's events of set 4, *The Two Towers*."""

from collections.abc import Callable

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("wounds_", "left"), [(3, 1), (1, 0)])
def test_have_patience_heals_an_unbound_companion_twice(wounds_: int, left: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME, ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        hand=[HAVE_PATIENCE_4_93],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, wounds_).wound(GONDORIAN_RANGER, 1)
    scene.fellowship_phase().play(HAVE_PATIENCE_4_93)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(GONDORIAN_RANGER)) == (left, 1)


@pytest.mark.parametrize("event", [HAVE_PATIENCE_4_93, ROLL_OF_THUNDER])
def test_no_other_than_gandalf_teaches_patience_or_thunder(event: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE],
        bearing={URUK_SAVAGE: [URUK_HAI_SWORD]},
        hand=[event],
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    assert not scene.fellowship_phase().can(Verb.PLAY, event)
    assert not scene.maneuver_phase().can(Verb.PLAY, event)


@pytest.mark.parametrize("phase", [Scene.fellowship_phase, Scene.maneuver_phase])
def test_roll_of_thunder_discards_a_possession_or_artifact_of_the_shadow(
    phase: Callable[[Scene], Scene],
) -> None:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME, MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319], URUK_SAVAGE: [URUK_HAI_SWORD]},
        minions=[URUK_SAVAGE],
        shadow_support=[THE_PALANTIR_OF_ORTHANC, WORRY],
        hand=[ROLL_OF_THUNDER],
        site=6,
    )
    phase(scene).play(ROLL_OF_THUNDER)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
    assert not scene.can(Verb.CHOOSE, WORRY)
    assert scene.can(Verb.CHOOSE, URUK_HAI_SWORD)
    scene.choose(THE_PALANTIR_OF_ORTHANC)
    assert scene.is_discarded(THE_PALANTIR_OF_ORTHANC)
    assert scene.in_play(URUK_HAI_SWORD)


def test_grown_suddenly_tall_discards_conditions_of_both_sides() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        support=[BEHOLD_THE_WHITE_RIDER],
        shadow_support=[SCALING_LADDER],
        hand=[GROWN_SUDDENLY_TALL],
    )
    scene.fellowship_phase().play(GROWN_SUDDENLY_TALL)
    assert scene.is_discarded(BEHOLD_THE_WHITE_RIDER)
    assert scene.is_discarded(SCALING_LADDER)


@pytest.mark.parametrize(
    ("chosen", "hurt"),
    [
        (GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED),
        (ARAGORN_DRIVEN_BY_NEED, GANDALF_THE_WHITE_WIZARD),
    ],
)
def test_keep_your_forked_tongue_prevents_all_wounds_to_the_one_chosen(
    chosen: str, hurt: str
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        hand=[KEEP_YOUR_FORKED_TONGUE, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN],
        twilight=3,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(KEEP_YOUR_FORKED_TONGUE)
    assert not scene.can(Verb.CHOOSE, LEGOLAS_GREENLEAF)
    scene.choose(chosen)
    for card in (chosen, hurt):
        scene.happen(wounds.wound, scene.card(card))
        scene.happen(wounds.wound, scene.card(card))
    assert (scene.wounds(chosen), scene.wounds(hurt)) == (0, 2)


@pytest.mark.parametrize("paid", [False, True])
def test_long_i_fell_may_be_bought_off_with_a_wound_the_free_peoples_player_places(
    paid: bool,
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        hand=[LONG_I_FELL, UNDER_THE_LIVING_EARTH],
        minions=[URUK_PURSUER, MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(GANDALF_THE_WHITE_WIZARD, URUK_PURSUER).play(LONG_I_FELL)
    assert scene.who == SHADOW
    scene.take_number(1 if paid else 0)
    if paid:
        assert scene.who == 0
        scene.choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == int(paid)
    scene.happen(wounds.wound, scene.card(GANDALF_THE_WHITE_WIZARD))
    assert scene.wounds(GANDALF_THE_WHITE_WIZARD) == int(paid)


def test_mithrandir_mithrandir_spares_strength_seven() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        hand=[MITHRANDIR_MITHRANDIR],
        minions=[MORDOR_TROOPER, URUK_PURSUER, ORTHANC_WARRIOR],
        site=6,
    )
    scene.maneuver_phase().play(MITHRANDIR_MITHRANDIR)
    hurt = [
        scene.wounds(card)
        for card in (MORDOR_TROOPER, URUK_PURSUER, ORTHANC_WARRIOR, GANDALF_THE_WHITE_WIZARD)
    ]
    assert hurt == [1, 1, 0, 1]


@pytest.mark.parametrize("played", [False, True])
def test_stump_and_bramble_brings_an_unhasty_ally_to_the_fight(played: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        support=[TREEBEARD_OLDEST_LIVING_THING],
        hand=[STUMP_AND_BRAMBLE],
        minions=[URUK_PURSUER],
        site=6,
    )
    scene.maneuver_phase()
    if played:
        scene.play(STUMP_AND_BRAMBLE)
        assert scene.number(DAMAGE, TREEBEARD_OLDEST_LIVING_THING) == 2
    scene.wait_to(Verb.ASSIGN, GANDALF_THE_WHITE_WIZARD)
    assert scene.can(Verb.ASSIGN, TREEBEARD_OLDEST_LIVING_THING) is played


def test_task_was_not_done_discards_wounded_minions_only() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        hand=[TASK_WAS_NOT_DONE],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, URUK_PURSUER],
        site=6,
    )
    scene.wound(MORDOR_VETERAN, 1).wound(URUK_PURSUER, 1).regroup_phase().play(TASK_WAS_NOT_DONE)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    scene.choose(MORDOR_VETERAN).choose(URUK_PURSUER)
    assert [scene.in_play(card) for card in (MORDOR_TROOPER, MORDOR_VETERAN, URUK_PURSUER)] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("man", "offered"), [(ARAGORN_DRIVEN_BY_NEED, True), (ROHIRRIM_GUARD, False)]
)
def test_well_met_indeed_brings_gandalf_back_from_the_dead(man: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_UNBIDDEN_GUEST, man],
        hand=[WELL_MET_INDEED],
        dead=[GANDALF_THE_WHITE_WIZARD],
    )
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, WELL_MET_INDEED) is offered
    if offered:
        scene.play(WELL_MET_INDEED)
        assert scene.in_play(GANDALF_THE_WHITE_WIZARD)
        assert scene.twilight == 5 + 4


@pytest.mark.parametrize(
    ("companions", "offered"),
    [([GANDALF_THE_WHITE_WIZARD], True), ([GANDALF_THE_WHITE_WIZARD, GIMLI_UNBIDDEN_GUEST], False)],
)
def test_wizardry_indeed_lets_the_opponent_choose_the_minion(
    companions: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=companions,
        hand=[WIZARDRY_INDEED],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, URUK_PURSUER],
        site=6,
    )
    if not offered:
        scene = Scene(
            fellowship=companions,
            hand=[WIZARDRY_INDEED],
            minions=[MORDOR_TROOPER, MORDOR_VETERAN, EASTERLING_REGIMENT],
            site=6,
        )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, WIZARDRY_INDEED) is offered
    if offered:
        scene.play(WIZARDRY_INDEED)
        assert scene.who == SHADOW
        scene.choose(MORDOR_VETERAN)
        assert scene.is_discarded(MORDOR_VETERAN)


def test_into_dark_tunnels_keeps_the_event_that_was_played() -> None:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME],
        shadow_support=[ATTACK_ON_HELMS_DEEP],
        hand=[GROWN_SUDDENLY_TALL, INTO_DARK_TUNNELS],
    )
    scene.fellowship_phase().play(GROWN_SUDDENLY_TALL).play(INTO_DARK_TUNNELS)
    assert scene.hand() == [GROWN_SUDDENLY_TALL]
    assert scene.is_discarded(ATTACK_ON_HELMS_DEEP)
    assert scene.is_discarded(INTO_DARK_TUNNELS)
    assert scene.wounds(GANDALF_GREYHAME) == 2
