"""The Uruk-hai cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import ASSIGNMENT, SKIRMISH, SKIRMISH_LOST, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_merciless_uruk_goes_beneath_the_deck_after_it_wins() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN, SAM_STEADFAST_FRIEND],
        minions=[MERCILESS_URUK],
        shadow_hand=[TRACKING_URUK] * 8,
        shadow_deck=[TRACKING_URUK],
        burdens=6,
        site=5,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, MERCILESS_URUK)
    scene.wait_to(Verb.TRIGGER, MERCILESS_URUK).answer_with(MERCILESS_URUK)
    assert scene.deck(SHADOW) == [MERCILESS_URUK, TRACKING_URUK]


@pytest.mark.parametrize("discards", [True, False])
def test_breeding_pit_conscript_may_exchange_a_card_as_it_is_played(discards: bool) -> None:
    scene = Scene(
        shadow_hand=[BREEDING_PIT_CONSCRIPT, DEMORALIZED],
        shadow_deck=[TRACKING_URUK] * 2,
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(BREEDING_PIT_CONSCRIPT)
    if discards:
        scene.answer_with(BREEDING_PIT_CONSCRIPT)
    else:
        scene.pass_()
    assert scene.hand(SHADOW) == [TRACKING_URUK if discards else DEMORALIZED]


@pytest.mark.parametrize(
    ("minion", "wounds", "offered"),
    [(TRACKING_URUK, 0, True), (TRACKING_URUK, 2, False), (MORDOR_TROOPER, 0, False)],
)
def test_crushing_uruk_robs_a_companion_who_lost_to_uruk_hai(
    minion: str, wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={DWARF_GUARD: [HAND_AXE], GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[CRUSHING_URUK, minion],
        site=5,
    ).wound(CRUSHING_URUK, wounds)
    scene.skirmish(DWARF_GUARD, minion)
    hurt = scene.wounds(CRUSHING_URUK)
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, CRUSHING_URUK) is offered
    if offered:
        scene.answer_with(CRUSHING_URUK)
        assert scene.is_discarded(HAND_AXE)
        assert scene.in_play(DWARVEN_AXE)
        assert scene.wounds(CRUSHING_URUK) == hurt + 1


def test_saruman_agent_of_the_dark_lord_heals_when_a_companion_is_killed() -> None:
    saruman = SARUMAN_AGENT_OF_THE_DARK_LORD
    scene = Scene(fellowship=[DWARF_GUARD], minions=[saruman, TRACKING_URUK], site=5)
    scene.wound(saruman, 2).happen(kill, scene.card(TRACKING_URUK), scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, saruman)
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(saruman)).answer_with(saruman)
    assert scene.wounds(saruman) == 1


@pytest.mark.parametrize(("minion", "offered"), [(TRACKING_URUK, True), (MORDOR_TROOPER, False)])
def test_saruman_agent_of_the_dark_lord_exerts_for_an_uruk(minion: str, offered: bool) -> None:
    """He is of the Uruk-hai's culture himself."""
    saruman = SARUMAN_AGENT_OF_THE_DARK_LORD
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN], minions=[saruman, minion], hand=[AXE_STRIKE], site=5
    )
    before = scene.skirmish(GIMLI_SON_OF_GLOIN, minion).strength(minion)
    scene.pass_().use(saruman)
    if scene.can(Verb.CHOOSE):
        assert {scene.id_of(option.card) for option in scene.options()} == {saruman, minion}
        scene.choose(minion)
    assert scene.wounds(saruman) == 1
    assert scene.strength(minion) == before + 2 * offered


@pytest.mark.parametrize(("dead", "loss"), [([EOWYN_RESTLESS_MAIDEN], 4), ([], 0)])
def test_suppressing_uruk_weakens_wills_once_a_companion_is_dead(
    dead: list[str], loss: int
) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[SUPPRESSING_URUK], dead=dead, site=5)
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss
    assert resistance(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)) == 10


def test_suppressing_uruk_asks_for_a_companion_among_the_dead() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[SUPPRESSING_URUK], dead=[GOLDBERRY], site=5)
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6


@pytest.mark.parametrize(("burdens", "each"), [(0, 1), (3, 2)])
@pytest.mark.parametrize("spotted", [1, 2])
def test_uruk_dominator_counts_the_uruk_hai_that_are_spotted(
    burdens: int, each: int, spotted: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[URUK_DOMINATOR, TRACKING_URUK, SARUMAN_AGENT_OF_THE_DARK_LORD, URUK_FIGHTER],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=5,
    )
    scene.skirmish(DWARF_GUARD, URUK_DOMINATOR).pass_().use(URUK_DOMINATOR)
    assert scene.wounds(URUK_DOMINATOR) == 1
    # Saruman is no Uruk-hai, though of their culture, and the Fighter is of Isengard's.
    assert max(option.number for option in scene.options()) == 2
    scene.take_number(spotted)
    assert scene.strength(URUK_DOMINATOR) == 8 + each * spotted


@pytest.mark.parametrize(
    ("wounds", "burdens", "bonus"), [(0, 0, 0), (1, 0, 3), (1, 2, 5), (0, 2, 0)]
)
def test_uruk_pikeman_thrusts_at_the_exhausted(wounds: int, burdens: int, bonus: int) -> None:
    """The Guard has a vitality of 2, and two burdens bring it to resistance 4."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[URUK_PIKEMAN],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=5,
    ).wound(DWARF_GUARD, wounds)
    assert scene.strength(URUK_PIKEMAN) == 8
    scene.skirmish(DWARF_GUARD, URUK_PIKEMAN)
    assert scene.strength(URUK_PIKEMAN) == 8 + bonus


@pytest.mark.parametrize(
    ("fighter", "phase", "offered"),
    [
        (TRACKING_URUK, SKIRMISH, True),
        (MORDOR_TROOPER, SKIRMISH, False),
        (TRACKING_URUK, ASSIGNMENT, False),
    ],
)
def test_uruk_slaughterer_exchanges_cards_when_uruk_hai_kill_in_a_skirmish(
    fighter: str, phase: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[URUK_SLAUGHTERER, fighter],
        shadow_hand=[DEMORALIZED, WORTHY_OF_MORDOR, MORDOR_TROOPER],
        shadow_deck=[MERCILESS_URUK] * 3,
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(DWARF_GUARD, fighter)
    scene.state.phase = phase
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(fighter))
    assert scene.can(Verb.TRIGGER, URUK_SLAUGHTERER) is offered
    if offered:
        scene.answer_with(URUK_SLAUGHTERER).choose(DEMORALIZED).choose(WORTHY_OF_MORDOR).pass_()
        assert scene.hand(SHADOW) == [MORDOR_TROOPER, MERCILESS_URUK, MERCILESS_URUK]


@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_vicious_uruk_draws_for_the_wounds_of_its_opponent(wounds: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD],
        minions=[VICIOUS_URUK],
        shadow_deck=[MERCILESS_URUK] * 3,
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.wound(GIMLI_SON_OF_GLOIN, wounds).wound(DWARF_GUARD, 1).wound(VICIOUS_URUK, 1)
    scene.skirmish(GIMLI_SON_OF_GLOIN, VICIOUS_URUK)
    if wounds:
        scene.answer_with(VICIOUS_URUK)
    assert len(scene.hand(SHADOW)) == wounds


def test_vicious_uruk_draws_for_no_skirmish_of_another() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[VICIOUS_URUK, TRACKING_URUK],
        shadow_deck=[MERCILESS_URUK] * 3,
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.wound(GIMLI_SON_OF_GLOIN, 1).skirmish(GIMLI_SON_OF_GLOIN, TRACKING_URUK)
    assert not scene.can(Verb.TRIGGER, VICIOUS_URUK)


@pytest.mark.parametrize(("wounds", "assigned"), [(0, True), (1, False)])
def test_barbaric_uruk_is_assigned_to_who_is_unwounded(wounds: int, assigned: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BARBARIC_URUK],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.wound(DWARF_GUARD, wounds).wound(FRODO_HOPE_OF_FREE_PEOPLES, 1).assignment_phase()
    assert scene.comes_to(Verb.USE, BARBARIC_URUK) is assigned
    if assigned:
        scene.use(BARBARIC_URUK)
        assert scene.assigned_to(BARBARIC_URUK) == [DWARF_GUARD]


def test_barbaric_uruk_lets_the_free_peoples_choose_the_companion() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[BARBARIC_URUK],
        hand=[AXE_STRIKE],
        site=5,
    ).assignment_phase()
    scene.wait_to(Verb.USE, BARBARIC_URUK).use(BARBARIC_URUK)
    assert scene.who == FREE_PEOPLES
    scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.assigned_to(BARBARIC_URUK) == [GIMLI_DWARF_OF_EREBOR]


@pytest.mark.parametrize(("other", "stays"), [(TRACKING_URUK, True), (MORDOR_TROOPER, False)])
def test_advancing_uruk_leaves_without_another_uruk_minion(other: str, stays: bool) -> None:
    scene = Scene(minions=[ADVANCING_URUK, other], site=5).maneuver_phase()
    assert scene.in_play(ADVANCING_URUK) is stays


@pytest.mark.parametrize(
    ("place", "twilight", "stays"),
    [(ISENGARD_RUINED_15_192, 2, True), (ROHAN_UPLANDS, 2, True), (ROHAN_UPLANDS, 1, False)],
)
def test_uruk_common_must_be_paid_for_away_from_battlegrounds(
    place: str, twilight: int, stays: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[URUK_COMMON],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:4], place),
        twilight=twilight,
        site=5,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, URUK_COMMON)
    if scene.can(Verb.EITHER):
        scene.choose("remove (2)")
    assert scene.in_play(URUK_COMMON) is stays
    assert scene.twilight == (2 if place == ISENGARD_RUINED_15_192 else twilight % 2)


def test_uruk_hai_troop_makes_weapons_worthless() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        bearing={
            GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE, DWARVEN_BRACERS_12_5],
            DWARF_GUARD: [HAND_AXE],
        },
        minions=[URUK_HAI_TROOP],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, URUK_HAI_TROOP)
    # The bracers are no weapon, and the Guard does not fight.
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 1
    assert scene.strength(DWARF_GUARD) == 4 + 1


@pytest.mark.parametrize(("burdens", "loss"), [(5, 0), (6, 3)])
def test_uruk_zealot_crushes_those_whose_will_is_gone(burdens: int, loss: int) -> None:
    cards = (DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
    scene = Scene(fellowship=cards[:1], minions=[URUK_ZEALOT], burdens=burdens, site=5)
    assert [scene.strength(card) for card in cards] == [4 - loss, 4]


@pytest.mark.parametrize("draws", [True, False])
def test_uruk_zealot_may_draw_three_cards_when_he_wins(draws: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[URUK_ZEALOT, TRACKING_URUK],
        shadow_deck=[MERCILESS_URUK] * 4,
        site=5,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(TRACKING_URUK))
    assert not scene.can(Verb.TRIGGER, URUK_ZEALOT)
    scene.happen(emit, SKIRMISH_WON, scene.card(URUK_ZEALOT))
    if draws:
        scene.answer_with(URUK_ZEALOT)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == 3 * draws


@pytest.mark.parametrize(("other", "playable"), [(TRACKING_URUK, True), (MORDOR_TROOPER, False)])
def test_uruk_zealot_needs_an_uruk_minion_to_be_played(other: str, playable: bool) -> None:
    scene = Scene(minions=[other], shadow_hand=[URUK_ZEALOT], twilight=9, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, URUK_ZEALOT) is playable


@pytest.mark.parametrize(("place", "bonus"), [(ISENGARD_RUINED_15_192, 2), (ROHAN_UPLANDS, 0)])
@pytest.mark.parametrize("items", [[WEAPON_OF_OPPORTUNITY], []])
def test_uruk_decimator_grows_on_battlegrounds_and_with_a_weapon(
    place: str, bonus: int, items: list[str]
) -> None:
    """The weapon itself is worth 2."""
    scene = Scene(
        minions=[URUK_DECIMATOR],
        bearing={URUK_DECIMATOR: items},
        path=(*ARAGORN_SITES[:4], place),
        site=5,
    )
    assert scene.strength(URUK_DECIMATOR) == 12 + bonus + 2 * len(items)
    assert damage_bonus(scene.state, scene.card(URUK_DECIMATOR)) == len(items)


@pytest.mark.parametrize(
    ("companion", "wounds", "dies"),
    [(DWARF_GUARD, 0, True), (GIMLI_DWARF_OF_EREBOR, 1, True), (GIMLI_DWARF_OF_EREBOR, 0, False)],
)
def test_uruk_slaughterer_waits_until_the_skirmish_has_killed(
    companion: str, wounds: int, dies: bool
) -> None:
    """Its 10 overwhelm the Guard's 4, and wound Gimli twice."""
    scene = Scene(
        fellowship=[companion],
        minions=[URUK_SLAUGHTERER],
        shadow_hand=[DEMORALIZED],
        shadow_deck=[MERCILESS_URUK],
        site=5,
    ).wound(companion, wounds)
    scene.skirmish(companion, URUK_SLAUGHTERER)
    assert scene.is_dead(companion) is dies
    assert scene.can(Verb.TRIGGER, URUK_SLAUGHTERER) is dies


@pytest.mark.parametrize("fighter", [FERAL_URUK, CRUSHING_URUK])
def test_crushing_uruk_takes_his_booty_when_a_skirmish_is_lost(fighter: str) -> None:
    others = [] if fighter == CRUSHING_URUK else [fighter]
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [HAND_AXE]},
        minions=[CRUSHING_URUK, *others],
        site=5,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, fighter).answer_with(CRUSHING_URUK)
    assert scene.is_discarded(HAND_AXE)
