"""The Isengard cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, UNTIL_END_OF_TURN, VITALITY, Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("companions", "tokens", "can_use"), [(5, 1, True), (4, 1, False), (5, 0, False)]
)
def test_battering_ram_keeps_its_token_and_needs_five_companions(
    companions: int, tokens: int, can_use: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *[ROHIRRIM_GUARD] * (companions - 2)],
        minions=[URUK_RUNNER],
        shadow_support=[BATTERING_RAM],
        site=6,
    )
    scene.put_tokens(BATTERING_RAM, tokens).skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_RUNNER)
    assert scene.comes_to(Verb.USE, BATTERING_RAM) == can_use
    if can_use:
        scene.use(BATTERING_RAM)
        assert scene.number(DAMAGE, URUK_RUNNER) == 1
        assert scene.is_discarded(BATTERING_RAM)


@pytest.mark.parametrize(
    ("card", "price"), [(BERSERK_RAGER, 3), (BERSERK_SAVAGE, 4), (BERSERK_SLAYER, 5)]
)
def test_berserkers_take_their_tokens_from_one_machine(card: str, price: int) -> None:
    """2.0, "Clarifications", 5 U 45."""
    for here, can_use in ((price, True), (price - 1, False)):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            support=[ELROND_LORD_OF_RIVENDELL],
            minions=[card],
            shadow_support=[DEVILRY_OF_ORTHANC, SCALING_LADDER],
            site=6,
        )
        scene.put_tokens(DEVILRY_OF_ORTHANC, here)
        scene.put_tokens(SCALING_LADDER, 1).skirmish(MERRY_ROHIRRIM_SQUIRE, card)
        assert scene.comes_to(Verb.USE, card) == can_use
    scene.put_tokens(DEVILRY_OF_ORTHANC, 1).skirmish(MERRY_ROHIRRIM_SQUIRE, card)
    scene.wait_to(Verb.USE, card).use(card)
    if scene.can(Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1):
        scene.pass_()  # the wound is taken, not turned into burdens
    assert (scene.tokens(DEVILRY_OF_ORTHANC), scene.tokens(SCALING_LADDER)) == (0, 1)
    assert scene.wounds(card) == 2
    assert (scene.wounds(ELROND_LORD_OF_RIVENDELL), scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == {
        BERSERK_RAGER: (2, 0),
        BERSERK_SAVAGE: (0, 0),
        BERSERK_SLAYER: (0, 1),
    }[card]


@pytest.mark.parametrize(
    ("card", "base", "each_"),
    [
        (BERSERK_RAGER, 10, 1),
        (BERSERK_SAVAGE, 12, 1),
        (BERSERK_SLAYER, 12, 2),
        (URUK_HAI_BERSERKER, 7, 1),
    ],
)
def test_berserkers_grow_by_every_wound_in_their_skirmish(card: str, base: int, each_: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[card, URUK_RUNNER],
        site=6,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 2).wound(ARAGORN_DRIVEN_BY_NEED, 3).wound(
        URUK_RUNNER, 1
    ).wound(card, 1)
    assert scene.strength(card) == base
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, card, URUK_RUNNER)
    assert scene.strength(card) == base + 4 * each_


@pytest.mark.parametrize(("tokens", "can_use"), [(8, True), (7, False)])
def test_devilry_of_orthanc_exerts_everybody_at_eight_tokens(tokens: int, can_use: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[URUK_RUNNER],
        shadow_support=[DEVILRY_OF_ORTHANC],
        site=6,
    )
    scene.put_tokens(DEVILRY_OF_ORTHANC, tokens).maneuver_phase()
    assert scene.comes_to(Verb.USE, DEVILRY_OF_ORTHANC) == can_use
    if can_use:
        scene.use(DEVILRY_OF_ORTHANC)
        assert [
            scene.wounds(card)
            for card in (
                FRODO_HOPE_OF_FREE_PEOPLES,
                MERRY_ROHIRRIM_SQUIRE,
                ELROND_LORD_OF_RIVENDELL,
                URUK_RUNNER,
            )
        ] == [1, 1, 1, 1]
        assert scene.is_discarded(DEVILRY_OF_ORTHANC)


def test_grima_returns_a_companion_with_the_cards_of_both_players() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR, ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [WEARY, KNIGHTS_SPEAR]},
        minions=[GRIMA_CHIEF_COUNSELOR],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, GRIMA_CHIEF_COUNSELOR).use(
        GRIMA_CHIEF_COUNSELOR
    ).choose(ARAGORN_DRIVEN_BY_NEED)
    assert sorted(scene.hand()) == sorted([ARAGORN_DRIVEN_BY_NEED, KNIGHTS_SPEAR])
    assert scene.hand(SHADOW) == [WEARY]


def test_grima_needs_four_free_peoples_cultures() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        minions=[GRIMA_CHIEF_COUNSELOR],
        site=6,
    )
    assert not scene.maneuver_phase().comes_to(Verb.USE, GRIMA_CHIEF_COUNSELOR)


def test_saruman_heals_isengard_orcs_when_the_fellowship_moves() -> None:
    scene = (
        Scene(minions=[SARUMAN_MASTER_OF_FOUL_FOLK, ISENGARD_RETAINER, MORDOR_TROOPER], site=3)
        .wound(ISENGARD_RETAINER, 1)
        .wound(MORDOR_TROOPER, 1)
    )
    scene.happen(path.move).wait_to(Verb.TRIGGER, SARUMAN_MASTER_OF_FOUL_FOLK).answer_with(
        SARUMAN_MASTER_OF_FOUL_FOLK
    )
    assert (scene.wounds(ISENGARD_RETAINER), scene.wounds(MORDOR_TROOPER)) == (0, 1)


def test_siege_engine_saves_every_machine_that_one_effect_would_discard() -> None:
    """4.2, "Fortress Never Fallen": the discards are simultaneous, and Siege Engine pays for it."""
    scene = Scene(
        support=[FORTRESS_NEVER_FALLEN],
        shadow_support=[BATTERING_RAM, SIEGE_ENGINE, SCALING_LADDER, ATTACK_ON_HELMS_DEEP],
    ).put_tokens(FORTRESS_NEVER_FALLEN, 4)
    scene.regroup_phase().use(FORTRESS_NEVER_FALLEN)
    for condition in (BATTERING_RAM, SCALING_LADDER, ATTACK_ON_HELMS_DEEP):
        if scene.can(Verb.CHOOSE, condition):
            scene.choose(condition)
        if scene.can(Verb.TRIGGER, SIEGE_ENGINE):
            scene.answer_with(SIEGE_ENGINE)
    assert scene.in_play(BATTERING_RAM)
    assert scene.in_play(SCALING_LADDER)
    assert scene.is_discarded(SIEGE_ENGINE)


def test_siege_engine_cannot_answer_what_the_shadow_player_discards() -> None:
    """4.2, "Siege Engine" (ruling): not even where a Free Peoples card asks for it."""
    scene = Scene(
        fellowship=[GANDALF_GREYHAME],
        shadow_support=[SIEGE_ENGINE, BATTERING_RAM, SCALING_LADDER],
        hand=[FOOLS_HOPE, GREAT_GATE, GREAT_GATE],
    )
    scene.fellowship_phase().play(FOOLS_HOPE).choose(BATTERING_RAM)
    assert scene.is_discarded(BATTERING_RAM)
    assert scene.in_play(SIEGE_ENGINE)


def test_siege_engine_plays_an_uruk_to_build_on_a_machine() -> None:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME],
        shadow_support=[SIEGE_ENGINE, BATTERING_RAM],
        shadow_hand=[URUK_STALKER],
        twilight=10,
    )
    scene.shadow_phase().use(SIEGE_ENGINE).choose(BATTERING_RAM)
    assert scene.in_play(URUK_STALKER)
    assert scene.tokens(BATTERING_RAM) == 1


@pytest.mark.parametrize("uruk", [URUK_ENGINEER, URUK_SAPPER])
@pytest.mark.parametrize("agreed", [True, False])
def test_a_builder_may_bring_a_token_to_a_machine(uruk: str, agreed: bool) -> None:
    scene = Scene(
        shadow_support=[BATTERING_RAM, SCALING_LADDER, IRON_FIST_OF_THE_ORC],
        shadow_hand=[uruk],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(uruk)
    if agreed:
        scene.answer_with(uruk)
        assert not scene.can(Verb.CHOOSE, IRON_FIST_OF_THE_ORC)
        scene.choose(SCALING_LADDER)
    else:
        scene.pass_()
    assert scene.tokens(SCALING_LADDER) == int(agreed)
    assert scene.tokens(BATTERING_RAM) == 0
    assert scene.number(DAMAGE, uruk) == 1


@pytest.mark.parametrize("uruk", [URUK_ENGINEER, URUK_SAPPER])
def test_a_builder_without_a_machine_builds_nothing(uruk: str) -> None:
    scene = Scene(
        shadow_support=[IRON_FIST_OF_THE_ORC], shadow_hand=[uruk, uruk], twilight=20, site=6
    )
    scene.shadow_phase().play(uruk)
    assert not scene.can(Verb.TRIGGER, uruk)
    assert scene.tokens(IRON_FIST_OF_THE_ORC) == 0


@pytest.mark.parametrize("machine", [BATTERING_RAM, DEVILRY_OF_ORTHANC, SCALING_LADDER])
@pytest.mark.parametrize(("builder", "may"), [(URUK_RUNNER, True), (ISENGARD_RETAINER, False)])
def test_a_machine_is_built_by_an_uruk_hai(machine: str, builder: str, may: bool) -> None:
    scene = Scene(minions=[builder], shadow_support=[machine], site=6).shadow_phase()
    assert scene.can(Verb.USE, machine) is may
    if may:
        scene.use(machine)
        assert scene.wounds(builder) == 1
        assert scene.tokens(machine) == 1


@pytest.mark.parametrize(("tokens", "may"), [(1, True), (0, False)])
def test_scaling_ladder_heals_an_uruk_hai_and_is_gone(tokens: int, may: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_RUNNER, ISENGARD_RETAINER, MORGUL_LACKEY],
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    scene.put_tokens(SCALING_LADDER, tokens).wound(URUK_RUNNER, 1).wound(ISENGARD_RETAINER, 1)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORGUL_LACKEY)
    assert scene.comes_to(Verb.USE, SCALING_LADDER) is may
    if may:
        scene.use(SCALING_LADDER)
        assert (scene.wounds(URUK_RUNNER), scene.wounds(ISENGARD_RETAINER)) == (0, 1)
        assert scene.is_discarded(SCALING_LADDER)


@pytest.mark.parametrize("controlled", [0, 2])
def test_isengard_scimitar_adds_twilight_for_each_controlled_site(controlled: int) -> None:
    scene = Scene(
        minions=[ISENGARD_RETAINER, URUK_RUNNER],
        shadow_hand=[ISENGARD_SCIMITAR, ISENGARD_SCIMITAR],
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase().play(ISENGARD_SCIMITAR)
    if scene.can(Verb.TRIGGER, ISENGARD_SCIMITAR):
        scene.answer_with(ISENGARD_SCIMITAR)
    assert scene.twilight == controlled
    # An Uruk-hai is no Orc.
    assert scene.bearer_of(ISENGARD_SCIMITAR) == ISENGARD_RETAINER
    assert scene.strength(ISENGARD_RETAINER) == 8 + 2


def test_saruman_takes_no_arrows_and_fights_nobody() -> None:
    saruman = SARUMAN_MASTER_OF_FOUL_FOLK
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        minions=[saruman, ISENGARD_RETAINER],
        site=6,
    )
    scene.archery_phase()
    while not scene.can(Verb.ASSIGN):
        scene.pass_() if scene.can(Verb.PASS) else scene.take_first()
    assert (scene.wounds(saruman), scene.wounds(ISENGARD_RETAINER)) == (0, 1)
    assert scene.can(Verb.ASSIGN, LEGOLAS_GREENLEAF, ISENGARD_RETAINER)
    assert not scene.can(Verb.ASSIGN, LEGOLAS_GREENLEAF, saruman)
    scene.regroup_phase().happen(wound, scene.card(saruman))
    assert scene.wounds(saruman) == 1


def test_saruman_exerts_to_play_a_possession_from_the_discard_pile() -> None:
    saruman = SARUMAN_MASTER_OF_FOUL_FOLK
    scene = Scene(
        minions=[saruman, ISENGARD_RETAINER],
        shadow_discards=[ISENGARD_SCIMITAR, BATTERING_RAM, MORDOR_TROOPER],
        site=6,
    )
    scene.shadow_phase().use(saruman)
    assert scene.wounds(saruman) == 1
    assert scene.bearer_of(ISENGARD_SCIMITAR) == ISENGARD_RETAINER
    assert scene.is_discarded(BATTERING_RAM)


def test_black_shapes_crawling_lets_no_minion_of_another_shadow_player_be_wounded() -> None:
    """Print: "your minions", those of the player of the event."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[FOUL_HORDE, URUK_RUNNER],
        minions_of={2: [MORDOR_TROOPER]},
        shadow_hand=[BLACK_SHAPES_CRAWLING],
        shadow_discards=[ISENGARD_SCIMITAR],
        site=6,
        twilight=9,
        players=3,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BLACK_SHAPES_CRAWLING).play(BLACK_SHAPES_CRAWLING)
    scene.take_number(1).do(Verb.YES)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    scene.choose(FOUL_HORDE)
    assert scene.wounds(FOUL_HORDE) == 1
    assert scene.bearer_of(ISENGARD_SCIMITAR) == FOUL_HORDE


def test_foul_horde_with_one_more_vitality_is_damage_plus_one() -> None:
    scene = Scene(minions=[FOUL_HORDE])
    horde = scene.card(FOUL_HORDE)
    assert damage_bonus(scene.state, horde) == 0
    change_number(scene.state, horde, VITALITY, 1, UNTIL_END_OF_TURN)
    assert damage_bonus(scene.state, horde) == 1


def test_sharku_lets_no_hobbit_be_exerted_for_a_mount() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN, ARAGORN_DRIVEN_BY_NEED],
        minions=[SHARKU_WARG_CAPTAIN],
        shadow_hand=[SHARKUS_WARG],
        site=6,
        twilight=5,
    )
    scene.shadow_phase().play(SHARKUS_WARG).answer_with(SHARKU_WARG_CAPTAIN)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
    scene.choose(EOWYN_RESTLESS_MAIDEN)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1
    assert scene.number(DAMAGE, SHARKU_WARG_CAPTAIN) == 1


@pytest.mark.parametrize("mount", [WAR_WARG, WARG])
@pytest.mark.parametrize(("cancels", "gained"), [(True, 0), (False, 3)])
def test_a_warg_cancels_a_skirmish_ability_whose_cost_is_paid(
    mount: str, cancels: bool, gained: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, BOROMIR_SON_OF_DENETHOR],
        minions=[WARG_RIDER, BYSTANDER],
        bearing={WARG_RIDER: [mount]},
    )
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, WARG_RIDER).wait_to(
        Verb.USE, BOROMIR_SON_OF_DENETHOR
    ).use(BOROMIR_SON_OF_DENETHOR)
    if scene.decision.question is Question.TARGET:
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(BOROMIR_SON_OF_DENETHOR) == 1
    if cancels:
        scene.answer_with(mount)
    else:
        scene.pass_()
        if scene.decision.question is Question.TARGET:
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(WARG_RIDER) == int(cancels)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + gained


def test_a_warg_cancels_nothing_in_the_skirmishes_of_others() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, BOROMIR_SON_OF_DENETHOR],
        minions=[WARG_RIDER, BYSTANDER],
        bearing={WARG_RIDER: [WARG]},
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, BYSTANDER).wait_to(Verb.USE, BOROMIR_SON_OF_DENETHOR).use(
        BOROMIR_SON_OF_DENETHOR
    )
    assert not scene.can(Verb.TRIGGER, WARG)


@pytest.mark.parametrize(("bearing", "wounds_left"), [([WARG], 0), ([], 1)])
def test_wolf_voices_heal_a_mounted_orc(bearing: list[str], wounds_left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[FOUL_HORDE],
        bearing={FOUL_HORDE: bearing},
        shadow_hand=[WOLF_VOICES],
        twilight=1,
    )
    scene.wound(FOUL_HORDE, 1).skirmish(ARAGORN_DRIVEN_BY_NEED, FOUL_HORDE).wait_to(
        Verb.PLAY, WOLF_VOICES
    ).play(WOLF_VOICES)
    assert scene.wounds(FOUL_HORDE) == wounds_left


@pytest.mark.parametrize(
    ("winner", "wounds", "may"),
    [
        (ISENGARD_SCOUT_TROOP, 0, True),
        (ISENGARD_SCOUT_TROOP, 2, False),
        (ISENGARD_RETAINER, 0, True),
        (URUK_RUNNER, 0, False),
        (MORDOR_VETERAN, 0, False),
    ],
)
def test_isengard_scout_troop_takes_a_site_when_an_orc_of_isengard_wins(
    winner: str, wounds: int, may: bool
) -> None:
    others = [] if winner == ISENGARD_SCOUT_TROOP else [winner]
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ISENGARD_SCOUT_TROOP, *others]
    ).wound(ISENGARD_SCOUT_TROOP, wounds)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, winner)
    assert scene.comes_to(Verb.TRIGGER, ISENGARD_SCOUT_TROOP) is may
    if may:
        scene.answer_with(ISENGARD_SCOUT_TROOP)
        assert scene.controls(ARAGORN_SITES[0])
        assert scene.wounds(ISENGARD_SCOUT_TROOP) == 1


@pytest.mark.parametrize(
    ("rider", "vitality"),
    [
        (ISENGARD_SCOUT_TROOP, 3),
        (ISENGARD_FLANKER, 2),
        (ISENGARD_RIDER, 3),
        (WARG_MASTER, 2),
        (WARG_RIDER, 2),
        (SHARKU_WARG_CAPTAIN, 2),
        (FOUL_HORDE, 3),
    ],
)
def test_a_warg_rider_is_fierce_until_it_is_exhausted(rider: str, vitality: int) -> None:
    scene = Scene(minions=[rider])
    assert fierce(scene, rider)
    assert fierce(scene.wound(rider, vitality - 2), rider)
    assert not fierce(scene.wound(rider, vitality - 1), rider)


@pytest.mark.parametrize(
    ("controlled", "may"),
    [([STEPS_OF_EDORAS, WEST_ROAD], True), ([STEPS_OF_EDORAS], False), ([], False)],
    ids=["plains", "no plains", "none"],
)
def test_wolves_of_isengard_roam_plains_under_control(controlled: list[str], may: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[WOLVES_OF_ISENGARD],
        twilight=5,
        site=7,  # Pelennor Grassland, plains too
    )
    scene.control(*controlled).shadow_phase()
    assert scene.can(Verb.PLAY, WOLVES_OF_ISENGARD) is may
    if may:
        assert scene.play(WOLVES_OF_ISENGARD).bearer_of(WOLVES_OF_ISENGARD) == WEST_ROAD


@pytest.mark.parametrize(
    ("minion", "wounds", "may"),
    [(ISENGARD_RETAINER, 0, True), (ISENGARD_RETAINER, 2, False), (URUK_RUNNER, 0, False)],
)
def test_wolves_of_isengard_exert_an_orc_to_wound_a_companion(
    minion: str, wounds: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[minion],
        shadow_hand=[WOLVES_OF_ISENGARD],
        twilight=5,
        site=6,
    ).wound(minion, wounds)
    scene.control(WEST_ROAD).shadow_phase().play(WOLVES_OF_ISENGARD).regroup_phase()
    assert scene.comes_to(Verb.USE, WOLVES_OF_ISENGARD) is may
    if may:
        scene.use(WOLVES_OF_ISENGARD)
        assert scene.wounds(minion) == 1
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, ELROND_LORD_OF_RIVENDELL)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


@pytest.mark.parametrize("agreed", [True, False])
def test_warg_master_finds_a_mount_of_isengard(agreed: bool) -> None:
    scene = Scene(
        shadow_hand=[WARG_MASTER, WARG_MASTER],
        shadow_discards=[WARG, MUMAK, ISENGARD_SCIMITAR],
        minions=[SOUTHRON_SENTRY],
        twilight=5,
        site=6,
    )
    scene.shadow_phase().play(WARG_MASTER)
    if agreed:
        scene.answer_with(WARG_MASTER)
        assert scene.bearer_of(WARG) == WARG_MASTER
        assert scene.strength(WARG_MASTER) == 6 + 3
    else:
        scene.pass_()
        assert scene.is_discarded(WARG)
    # The mount's own cost is paid.
    assert scene.twilight == (0 if agreed else 3)
    assert scene.is_discarded(MUMAK)
    assert scene.is_discarded(ISENGARD_SCIMITAR)


@pytest.mark.parametrize(
    ("mounts", "twilight"), [([MUMAK], 9), ([WARG], 4)], ids=["of the Raiders", "too costly"]
)
def test_warg_master_finds_no_mount_he_cannot_play(mounts: list[str], twilight: int) -> None:
    scene = Scene(
        shadow_hand=[WARG_MASTER],
        shadow_discards=mounts,
        minions=[SOUTHRON_SENTRY],
        twilight=twilight,
        site=6,
    )
    assert not scene.shadow_phase().play(WARG_MASTER).can(Verb.TRIGGER, WARG_MASTER)


@pytest.mark.parametrize(("wounds", "twilight"), [(0, 1), (1, 0)])
def test_foul_horde_is_in_ambush_until_it_is_wounded(wounds: int, twilight: int) -> None:
    """4.2, "vitality": a wound reduces it by one."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[FOUL_HORDE, MORGUL_LACKEY])
    scene.wound(FOUL_HORDE, wounds).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, FOUL_HORDE).pass_()
    if scene.decision.question is Question.AMBUSH:
        scene.choose("add")
    assert scene.twilight == twilight


@pytest.mark.parametrize(("rider", "bonus"), [(SHARKU_WARG_CAPTAIN, 1), (WARG_RIDER, 0)])
def test_sharkus_warg_bites_harder_under_sharku_and_cancels_for_any_rider(
    rider: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, BOROMIR_SON_OF_DENETHOR],
        minions=[rider, BYSTANDER],
        bearing={rider: [SHARKUS_WARG]},
    )
    assert scene.number(DAMAGE, rider) == bonus
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, rider)
    scene.wait_to(Verb.USE, BOROMIR_SON_OF_DENETHOR).use(BOROMIR_SON_OF_DENETHOR)
    if scene.decision.question is Question.TARGET:
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    scene.answer_with(SHARKUS_WARG)
    assert scene.wounds(rider) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3


def test_black_shapes_crawling_brings_a_weapon_for_each_uruk_spotted() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SLAYER, URUK_SAVAGE],
        shadow_hand=[BLACK_SHAPES_CRAWLING],
        shadow_discards=[URUK_HAI_SWORD, BROAD_BLADED_SWORD],
        site=5,
        twilight=9,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BLACK_SHAPES_CRAWLING).play(BLACK_SHAPES_CRAWLING)
    scene.take_number(2)
    assert scene.who == 0
    scene.do(Verb.YES).choose(URUK_SLAYER).choose(URUK_SLAYER)
    assert not scene.in_play(URUK_SLAYER)
    scene.choose(URUK_HAI_SWORD)
    assert scene.bearer_of(URUK_HAI_SWORD) == URUK_SAVAGE
