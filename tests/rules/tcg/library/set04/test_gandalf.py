"""The Gandalf cards of set 4, *The Two Towers*."""

from collections.abc import Callable

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.playing import bearers
from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_behold_the_white_rider_wounds_once_for_each_token(tokens: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        support=[BEHOLD_THE_WHITE_RIDER],
        minions=[URUK_PURSUER],
        hand=[UNDER_THE_LIVING_EARTH],
        site=6,
    )
    change_culture_tokens(scene.state, scene.card(BEHOLD_THE_WHITE_RIDER), "gandalf", tokens)
    scene.skirmish(GANDALF_THE_WHITE_WIZARD, URUK_PURSUER)
    if tokens:
        scene.use(BEHOLD_THE_WHITE_RIDER)
        assert scene.wounds(URUK_PURSUER) == tokens
        assert scene.is_discarded(BEHOLD_THE_WHITE_RIDER)


@pytest.mark.parametrize(
    ("winner", "tokens"), [(GANDALF_THE_WHITE_WIZARD, 1), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_behold_the_white_rider_gathers_tokens_of_gandalf_alone(winner: str, tokens: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        support=[BEHOLD_THE_WHITE_RIDER],
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.skirmish(winner, MORDOR_TROOPER)
    if tokens:
        scene.wait_to(Verb.TRIGGER, BEHOLD_THE_WHITE_RIDER).answer_with(BEHOLD_THE_WHITE_RIDER)
    else:
        scene.resolve()
    assert scene.wounds(MORDOR_TROOPER) == 1
    assert scene.tokens(BEHOLD_THE_WHITE_RIDER) == tokens


@pytest.mark.parametrize(("twilight", "offered"), [(1, True), (2, False)])
def test_gandalf_greyhame_plays_a_character_of_the_discard_pile(
    twilight: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME],
        discards=[HOBBIT_SWORD_7_319, MORDOR_TROOPER, ROHIRRIM_GUARD],
        twilight=twilight,
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, GANDALF_GREYHAME) is offered
    if offered:
        scene.use(GANDALF_GREYHAME)
        assert scene.in_play(ROHIRRIM_GUARD)
        assert not scene.in_play(MORDOR_TROOPER)


@pytest.mark.parametrize(("twilight", "bonus", "damage"), [(1, 0, 0), (2, 0, 2), (3, 3, 2)])
def test_gandalf_and_his_staff_look_at_the_twilight_pool(
    twilight: int, bonus: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        bearing={GANDALF_THE_WHITE_WIZARD: [GANDALFS_STAFF_WALKING_STICK]},
        twilight=twilight,
    )
    assert scene.strength(GANDALF_THE_WHITE_WIZARD) == 7 + bonus
    assert scene.number(DAMAGE, GANDALF_THE_WHITE_WIZARD) == damage


def test_shadowfax_takes_the_hand_weapon_and_lets_no_other_come() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        bearing={
            GANDALF_THE_WHITE_WIZARD: [GLAMDRING_LIGHTNING_BRAND, GANDALFS_STAFF_WALKING_STICK]
        },
        hand=[SHADOWFAX, GLAMDRING],
    )
    scene.fellowship_phase()
    scene.play(SHADOWFAX)
    assert scene.bearer_of(SHADOWFAX) == GANDALF_THE_WHITE_WIZARD
    assert scene.is_discarded(GLAMDRING_LIGHTNING_BRAND)
    assert scene.bearer_of(GANDALFS_STAFF_WALKING_STICK) == GANDALF_THE_WHITE_WIZARD
    assert not scene.can(Verb.PLAY, GLAMDRING)


@pytest.mark.parametrize("rider", [GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED])
def test_shadowfax_exerts_those_who_skirmish_his_rider(rider: str) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        bearing={GANDALF_THE_WHITE_WIZARD: [SHADOWFAX]},
        hand=[UNDER_THE_LIVING_EARTH],
        minions=[URUK_PURSUER, MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(rider, URUK_PURSUER)
    assert [scene.wounds(URUK_PURSUER), scene.wounds(MORDOR_VETERAN)] == [
        int(rider == GANDALF_THE_WHITE_WIZARD),
        0,
    ]


@pytest.mark.parametrize(
    ("hobbit", "offered"), [(MERRY_ROHIRRIM_SQUIRE, True), (ROHIRRIM_GUARD, False)]
)
def test_treebeard_earthborn_keeps_an_unbound_hobbit_who_would_be_discarded(
    hobbit: str, offered: bool
) -> None:
    scene = Scene(fellowship=[GANDALF_THE_WHITE_WIZARD, hobbit], support=[TREEBEARD_EARTHBORN])
    scene.happen(wounds.discard_from_play, scene.card(hobbit))
    assert scene.can(Verb.TRIGGER, TREEBEARD_EARTHBORN) is offered
    if offered:
        scene.answer_with(TREEBEARD_EARTHBORN)
        assert scene.stack(TREEBEARD_EARTHBORN) == [MERRY_ROHIRRIM_SQUIRE]
        scene.fellowship_phase()
        before = scene.twilight
        scene.use(TREEBEARD_EARTHBORN)
        assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(TREEBEARD_EARTHBORN) == 1
        assert scene.twilight == before + 1 + 1


def test_treebeard_oldest_discards_an_unbound_companion_from_hand() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        support=[TREEBEARD_OLDEST_LIVING_THING],
        hand=[HOBBIT_SWORD_7_319, FRODO_HOPE_OF_FREE_PEOPLES, ROHIRRIM_GUARD],
    ).wound(GANDALF_THE_WHITE_WIZARD, 2)
    scene.fellowship_phase().use(TREEBEARD_OLDEST_LIVING_THING)
    assert scene.hand() == [HOBBIT_SWORD_7_319, FRODO_HOPE_OF_FREE_PEOPLES]
    assert (
        scene.wounds(GANDALF_THE_WHITE_WIZARD),
        scene.wounds(TREEBEARD_OLDEST_LIVING_THING),
    ) == (1, 1)


def test_hearken_to_me_frees_theoden_of_shadow_conditions_and_keeps_others_away() -> None:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME, THEODEN_SON_OF_THENGEL],
        bearing={THEODEN_SON_OF_THENGEL: [LEECHCRAFT]},
        hand=[HEARKEN_TO_ME],
        shadow_hand=[REST_WHILE_YOU_CAN],
    )
    scene.fellowship_phase().play(HEARKEN_TO_ME)
    assert scene.bearer_of(HEARKEN_TO_ME) == THEODEN_SON_OF_THENGEL
    assert scene.is_discarded(LEECHCRAFT)
    assert scene.strength(THEODEN_SON_OF_THENGEL) == 6 + 2
    reached = bearers(scene.state, SHADOW, scene.card(REST_WHILE_YOU_CAN))
    assert GANDALF_GREYHAME in map(scene.id_of, reached)
    assert THEODEN_SON_OF_THENGEL not in map(scene.id_of, reached)


def test_windows_in_a_stone_wall_is_played_on_the_ent_that_exerts() -> None:
    scene = Scene(fellowship=[BIRCHSEED, LINDENROOT], hand=[WINDOWS_IN_A_STONE_WALL])
    scene.fellowship_phase().play(WINDOWS_IN_A_STONE_WALL).choose(LINDENROOT)
    assert scene.bearer_of(WINDOWS_IN_A_STONE_WALL) == LINDENROOT
    assert (scene.wounds(LINDENROOT), scene.wounds(BIRCHSEED)) == (1, 0)


def test_windows_in_a_stone_wall_need_an_ent_that_can_exert() -> None:
    scene = Scene(fellowship=[BIRCHSEED], hand=[WINDOWS_IN_A_STONE_WALL]).wound(BIRCHSEED, 3)
    assert not scene.fellowship_phase().can(Verb.PLAY, WINDOWS_IN_A_STONE_WALL)


def test_windows_in_a_stone_wall_discard_a_card_of_each_side_from_a_deck() -> None:
    deck = [ELROND_LORD_OF_RIVENDELL, URUK_STALKER, *[URUK_REGULAR] * 8, MORNING_CAME]
    scene = Scene(
        fellowship=[BIRCHSEED],
        bearing={BIRCHSEED: [WINDOWS_IN_A_STONE_WALL]},
        minions=[URUK_RUNNER],
        shadow_deck=deck,
    )
    scene.happen(kill, scene.card(URUK_RUNNER)).answer_with(WINDOWS_IN_A_STONE_WALL)
    scene.choose(URUK_STALKER)
    # The bottom card is not revealed: the Free Peoples card revealed is discarded unasked.
    assert sorted(scene.deck(SHADOW)) == sorted([ELROND_LORD_OF_RIVENDELL, *[URUK_REGULAR] * 8])
    assert scene.is_discarded(WINDOWS_IN_A_STONE_WALL)


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
