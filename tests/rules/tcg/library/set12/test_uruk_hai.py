"""The Uruk-hai cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import ASSIGNMENT, SKIRMISH, SKIRMISH_LOST, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

SIX = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    LEGOLAS_GREENLEAF,
    MERRY_ROHIRRIM_SQUIRE,
]


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
        scene.choose("remove 2 twilight")
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


def test_berserker_torch_burns_by_the_wounds_of_the_skirmish() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, LEGOLAS_GREENLEAF],
        minions=[TRACKING_URUK],
        bearing={TRACKING_URUK: [BERSERKER_TORCH]},
        site=5,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1).wound(LEGOLAS_GREENLEAF, 1).wound(TRACKING_URUK, 1)
    assert scene.strength(TRACKING_URUK) == 14
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    assert scene.strength(TRACKING_URUK) == 14 + 1 + 2 * (1 + 1)  # a hunter besides


def test_broken_in_defeat_comes_back_against_six_companions() -> None:
    scene = Scene(
        fellowship=SIX,
        minions=[TRACKING_URUK],
        shadow_hand=[BROKEN_IN_DEFEAT],
        twilight=1,
        site=5,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, TRACKING_URUK)
    scene.wait_to(Verb.PLAY, BROKEN_IN_DEFEAT).play(BROKEN_IN_DEFEAT)
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.hand(SHADOW) == [BROKEN_IN_DEFEAT]
    assert scene.strength(TRACKING_URUK) == 14 + 1 + 2  # a hunter besides


def test_tempest_of_war_clears_all_support_areas() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN, SAM_STEADFAST_FRIEND],
        support=[CITADEL_OF_MINAS_TIRITH],
        shadow_support=[DEMORALIZED, TEMPEST_OF_WAR],
        minions=[TRACKING_URUK],
        burdens=8,
        site=5,
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, TRACKING_URUK)
    scene.wait_to(Verb.USE, TEMPEST_OF_WAR).use(TEMPEST_OF_WAR)
    for condition in (CITADEL_OF_MINAS_TIRITH, DEMORALIZED, TEMPEST_OF_WAR):
        assert scene.is_discarded(condition)
    assert scene.in_play(TRACKING_URUK)


def test_worthy_of_mordor_lets_a_minion_muster_at_once() -> None:
    """It gains muster at the start of the regroup phase; a card is discarded for it then."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[TRACKING_URUK],
        shadow_support=[WORTHY_OF_MORDOR],
        shadow_hand=[BERSERKER_TORCH],
        shadow_deck=[MERCILESS_URUK],
        twilight=1,
        site=5,
    )
    scene.regroup_phase().answer_with(WORTHY_OF_MORDOR)
    assert scene.twilight == 0
    scene.discard(BERSERKER_TORCH)
    assert scene.hand(SHADOW) == [MERCILESS_URUK]


@pytest.mark.parametrize(
    ("lurker", "wounds", "offered"),
    [(VIGILANT_URUK, 0, True), (VIGILANT_URUK, 1, False), (ORC_SKULKER, 0, False)],
)
def test_dark_alliance_stops_a_companions_ability_for_a_lurker_who_exerts(
    lurker: str, wounds: int, offered: bool
) -> None:
    gimli = GIMLI_SON_OF_GLOIN
    scene = Scene(
        fellowship=[gimli],
        minions=[TRACKING_URUK, lurker],
        shadow_support=[DARK_ALLIANCE],
        hand=[AXE_STRIKE],
        site=5,
    ).wound(lurker, wounds)
    scene.skirmish(gimli, TRACKING_URUK).use(gimli)
    assert scene.can(Verb.TRIGGER, DARK_ALLIANCE) is offered
    if offered:
        scene.answer_with(DARK_ALLIANCE)
        assert scene.is_discarded(DARK_ALLIANCE)
        assert scene.wounds(lurker) == wounds + 1
    # What was paid stays paid.
    assert scene.wounds(gimli) == 1
    assert scene.strength(gimli) == (6 if offered else 8)


def test_dark_alliance_stops_an_allys_ability_and_no_event() -> None:
    barliman = BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR
    scene = Scene(
        support=[barliman],
        fellowship=[DWARF_GUARD],
        minions=[VIGILANT_URUK],
        shadow_support=[DARK_ALLIANCE],
        hand=[HALLS_OF_MY_HOME],
        discards=[SLEEP_CARADHRAS],
    )
    scene.fellowship_phase().use(barliman).answer_with(DARK_ALLIANCE)
    assert scene.hand() == [HALLS_OF_MY_HOME]
    assert scene.wounds(barliman) == 1
    other = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[VIGILANT_URUK],
        shadow_support=[DARK_ALLIANCE],
        hand=[AXE_STRIKE, AXE_STRIKE],
        site=5,
    )
    other.skirmish(GIMLI_SON_OF_GLOIN, VIGILANT_URUK).play(AXE_STRIKE)
    assert not other.can(Verb.TRIGGER, DARK_ALLIANCE)


@pytest.mark.parametrize(("others", "damage"), [(5, 1), (4, 0)])
def test_shingle_in_a_storm_hits_a_large_fellowship_harder(others: int, damage: int) -> None:
    scene = Scene(
        fellowship=SIX[:others],
        minions=[TRACKING_URUK, MORDOR_TROOPER],
        shadow_support=[SHINGLE_IN_A_STORM],
        site=5,
    )
    bonuses = [
        damage_bonus(scene.state, scene.card(card)) for card in (TRACKING_URUK, MORDOR_TROOPER)
    ]
    assert bonuses == [damage, 0]


@pytest.mark.parametrize(
    ("minion", "burdens", "assigned"),
    [(TRACKING_URUK, 4, True), (TRACKING_URUK, 3, False), (MORDOR_TROOPER, 4, False)],
)
def test_shingle_in_a_storm_assigns_an_uruk_to_a_weak_will(
    minion: str, burdens: int, assigned: bool
) -> None:
    """Four burdens bring the Guard from 6 to 2; Frodo stays at 6."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[SHINGLE_IN_A_STORM],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=5,
    ).assignment_phase()
    # It isn't discarded to assign nobody (2.0 and 4.2, "assignment phase").
    assert scene.comes_to(Verb.USE, SHINGLE_IN_A_STORM) is assigned
    if assigned:
        scene.use(SHINGLE_IN_A_STORM)
        assert scene.assigned_to(minion) == [DWARF_GUARD]
        assert scene.is_discarded(SHINGLE_IN_A_STORM)


@pytest.mark.parametrize("minion_goes", [True, False])
def test_strange_device_draws_three_cards_for_two_or_an_uruk(minion_goes: bool) -> None:
    scene = Scene(
        minions=[TRACKING_URUK],
        shadow_hand=[STRANGE_DEVICE],
        shadow_deck=[MERCILESS_URUK, DEMORALIZED, WORTHY_OF_MORDOR],
        twilight=1,
        site=5,
    )
    scene.shadow_phase().play(STRANGE_DEVICE)
    scene.choose("minion" if minion_goes else "2 cards")
    if not minion_goes:
        scene.choose(DEMORALIZED).choose(WORTHY_OF_MORDOR)
    assert len(scene.hand(SHADOW)) == (2 if minion_goes else 1)
    assert scene.is_discarded(MERCILESS_URUK) is minion_goes


def test_strange_device_takes_two_cards_where_no_uruk_is_in_hand() -> None:
    scene = Scene(
        minions=[TRACKING_URUK],
        shadow_hand=[STRANGE_DEVICE],
        shadow_deck=[MORDOR_TROOPER, DEMORALIZED, WORTHY_OF_MORDOR],
        twilight=1,
        site=5,
    )
    scene.shadow_phase().play(STRANGE_DEVICE)
    assert not scene.can(Verb.EITHER)
    scene.choose(MORDOR_TROOPER).choose(DEMORALIZED)
    assert scene.hand(SHADOW) == [WORTHY_OF_MORDOR]


def test_strange_device_needs_an_uruk_minion() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], shadow_hand=[STRANGE_DEVICE], twilight=1, site=5)
    assert not scene.shadow_phase().can(Verb.PLAY, STRANGE_DEVICE)


@pytest.mark.parametrize(("minion", "drawn"), [(MERCILESS_URUK, True), (FERAL_URUK, False)])
def test_weapon_of_opportunity_gives_a_card_in_the_hand_of_a_costly_minion(
    minion: str, drawn: bool
) -> None:
    """The Merciless Uruk costs 4, the Feral one 3."""
    scene = Scene(
        minions=[minion],
        shadow_hand=[WEAPON_OF_OPPORTUNITY],
        shadow_deck=[DEMORALIZED] * 2,
        twilight=1,
        site=5,
    )
    scene.shadow_phase().play(WEAPON_OF_OPPORTUNITY)
    assert scene.bearer_of(WEAPON_OF_OPPORTUNITY) == minion
    assert scene.hand(SHADOW) == [DEMORALIZED] * drawn


def test_weapon_of_opportunity_is_for_uruk_hai() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], shadow_hand=[WEAPON_OF_OPPORTUNITY], twilight=1, site=5)
    assert not scene.shadow_phase().can(Verb.PLAY, WEAPON_OF_OPPORTUNITY)


@pytest.mark.parametrize("others", [0, 1, 2])
def test_quelling_force_counts_the_other_uruk_minions(others: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[FERAL_URUK, *[MERCILESS_URUK] * others, MORDOR_TROOPER],
        shadow_hand=[QUELLING_FORCE],
        hand=[AXE_STRIKE],
        twilight=1,
        site=4,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, FERAL_URUK)
    if others:
        scene.pass_().play(QUELLING_FORCE).choose(FERAL_URUK)
    assert scene.strength(FERAL_URUK) == 9 + others


@pytest.mark.parametrize(
    ("minion", "burdens", "taken"),
    [(TRACKING_URUK, 2, True), (TRACKING_URUK, 1, False)],
)
def test_broken_heirloom_takes_a_possession_from_a_weak_will(
    minion: str, burdens: int, taken: bool
) -> None:
    """Two burdens bring the Guard to 4."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [HAND_AXE]},
        minions=[minion],
        shadow_hand=[BROKEN_HEIRLOOM],
        burdens=burdens,
        twilight=3,
        site=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BROKEN_HEIRLOOM).play(BROKEN_HEIRLOOM).choose(minion)
    assert scene.twilight == 2
    assert scene.wounds(minion) == 1
    assert scene.is_discarded(HAND_AXE) is taken


def test_broken_heirloom_needs_an_uruk_minion() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [HAND_AXE]},
        minions=[MORDOR_TROOPER],
        shadow_hand=[BROKEN_HEIRLOOM],
        burdens=2,
        twilight=3,
        site=5,
    )
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, BROKEN_HEIRLOOM)


@pytest.mark.parametrize(("minion", "loss"), [(TRACKING_URUK, 2), (MORDOR_TROOPER, 0)])
def test_tempest_of_war_weakens_a_will_for_each_condition_borne(minion: str, loss: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [LOST_IN_THE_WOODS, WATCH_AND_WAIT, HAND_AXE]},
        minions=[minion],
        shadow_support=[TEMPEST_OF_WAR],
        site=5,
    )
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss


def test_dark_alliance_lets_minions_do_as_they_please() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[SARUMAN_AGENT_OF_THE_DARK_LORD, FERAL_URUK, VIGILANT_URUK],
        shadow_support=[DARK_ALLIANCE],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, FERAL_URUK).pass_().use(SARUMAN_AGENT_OF_THE_DARK_LORD)
    assert not scene.can(Verb.TRIGGER, DARK_ALLIANCE)
