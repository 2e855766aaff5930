"""The Isengard cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


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
