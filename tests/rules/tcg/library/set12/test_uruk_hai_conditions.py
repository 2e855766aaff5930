"""The conditions, events and possessions of the Uruk-hai of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

SIX = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    LEGOLAS_GREENLEAF,
    MERRY_ROHIRRIM_SQUIRE,
]


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
    # The condition may be discarded for nothing.
    scene.wait_to(Verb.USE, SHINGLE_IN_A_STORM).use(SHINGLE_IN_A_STORM)
    assert scene.assigned_to(minion) == [DWARF_GUARD] * assigned
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
