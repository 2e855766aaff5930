"""The Gollum cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import DAMAGE, RESISTANCE, SKIRMISH_WON, STRENGTH, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import SHADOW, Scene


def controlled(fellowship: list[str], *minions: str) -> Scene:
    """Return a scene with Gollum among these minions, controlled by the Ring."""
    return Scene(
        fellowship=fellowship,
        minions=[GOLLUM_VILE_CREATURE, *minions],
        bearing={GOLLUM_VILE_CREATURE: [CONTROLLED_BY_THE_RING]},
        site=6,
    )


def test_release_them_saves_a_ring_bound_hobbit() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, MERRY_FRIEND_TO_SAM],
        minions=[MORDOR_TROOPER],
        hand=[RELEASE_THEM, MORNING_CAME],
        site=5,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER).play(RELEASE_THEM)
    scene.resolve()
    assert not scene.is_dead(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.is_discarded(RELEASE_THEM)


def test_release_them_needs_smeagol() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], hand=[RELEASE_THEM, MORNING_CAME], site=5)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)
    assert not scene.can(Verb.PLAY, RELEASE_THEM)


def test_release_them_helps_smeagol_from_the_discard_pile() -> None:
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER])
    alone = resistance(scene.state, scene.card(SMEAGOL_OLD_NOSER))
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER], discards=[RELEASE_THEM] * 2)
    assert resistance(scene.state, scene.card(SMEAGOL_OLD_NOSER)) == alone + 2


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (0, False)])
def test_not_this_time_wounds_who_fights_gollum_for_a_threat(threats: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_support=[NOT_THIS_TIME],
        hand=[AXE_STRIKE],
        threats=threats,
        site=4,
    ).skirmish(DWARF_GUARD, GOLLUM_VILE_CREATURE)
    scene.pass_()
    assert scene.can(Verb.USE, NOT_THIS_TIME) is offered
    if offered:
        scene.use(NOT_THIS_TIME)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.wounds(GOLLUM_VILE_CREATURE) == 1


def test_unseen_foe_wounds_the_strong() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_STRIDER],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[UNSEEN_FOE],
        twilight=2,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, UNSEEN_FOE).play(UNSEEN_FOE)
    assert scene.wounds(ARAGORN_STRIDER) == 1
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.is_discarded(GOLLUM_VILE_CREATURE)


@pytest.mark.parametrize(
    ("fighter", "hobbits", "offered"),
    [
        (SMEAGOL_OLD_NOSER, [SAM_STEADFAST_FRIEND], True),
        (SMEAGOL_OLD_NOSER, [MERRY_ROHIRRIM_SQUIRE], False),
        (DWARF_GUARD, [SAM_STEADFAST_FRIEND], False),
    ],
)
def test_called_to_mordor_punishes_abilities_in_a_skirmish_of_smeagol(
    fighter: str, hobbits: list[str], offered: bool
) -> None:
    """Frodo and Sam are Ring-bound; Merry is not."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, DWARF_GUARD, *hobbits],
        bearing={SMEAGOL_OLD_NOSER: [CALLED_TO_MORDOR]},
        minions=[URUK_ROGUE],
        site=6,
    )
    scene.skirmish(fighter, URUK_ROGUE).wait_to(Verb.USE, URUK_ROGUE).use(URUK_ROGUE)
    assert scene.can(Verb.TRIGGER, CALLED_TO_MORDOR) is offered
    if offered:
        scene.answer_with(CALLED_TO_MORDOR)
        # It has exerted twice before.
        assert scene.is_discarded(URUK_ROGUE)


@pytest.mark.parametrize("prevented", [True, False])
def test_desperate_move_costs_a_companion_or_a_move(prevented: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[DESPERATE_MOVE],
        twilight=3,
        site=4,
    )
    # The fellowship has moved once, so it may move once more.
    scene.state.moves = 1
    scene.regroup_phase().wait_to(Verb.PLAY, DESPERATE_MOVE).play(DESPERATE_MOVE)
    assert scene.who == 0
    scene.choose("move limit" if prevented else "discard a companion")
    assert scene.is_discarded(DWARF_GUARD) is not prevented
    assert scene.can(Verb.MOVE) is not prevented
    assert scene.is_discarded(GOLLUM_VILE_CREATURE)


def test_gollum_hopeless_is_as_strong_as_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_HOPELESS],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING_WEAPON_OF_HERITAGE]},
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(GOLLUM_HOPELESS) == 0
    scene.skirmish(DWARF_GUARD, GOLLUM_HOPELESS)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 4 + 2
    assert scene.strength(GOLLUM_HOPELESS) == 4 + 2


@pytest.mark.parametrize(("condition", "asked"), [(SAFE_PASSAGE, True), (MELLON, False)])
def test_something_slimy_drags_a_card_away_for_a_condition_of_gollum(
    condition: str, asked: bool
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, ENT_AVENGER_15_28, LEAFLOCK],
        hand=[SOMETHING_SLIMY],
        deck=[AXE_STRIKE, condition],
        shadow_hand=[MORDOR_TROOPER],
        shadow_deck=[GOLLUM_STINKER],
    )
    scene.fellowship_phase().play(SOMETHING_SLIMY)
    while scene.can(Verb.CHOOSE):
        scene.choose(condition)
    while scene.can(Verb.NAME):
        scene.take_first()
    assert scene.in_play(condition)
    assert scene.can(Verb.YES) is asked
    if asked:
        scene.do(Verb.YES)
        assert scene.deck(1) == [MORDOR_TROOPER, GOLLUM_STINKER]


@pytest.mark.parametrize("prevented", [True, False])
def test_swear_by_the_precious_weakens_every_minion_or_loses_one(prevented: bool) -> None:
    minions = [MORDOR_TROOPER, GOLLUM_VILE_CREATURE]
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        minions=minions,
        hand=[SWEAR_BY_THE_PRECIOUS],
        site=4,
    )
    before = [scene.strength(card) for card in minions]
    scene.maneuver_phase().play(SWEAR_BY_THE_PRECIOUS).choose(MORDOR_TROOPER)
    assert scene.who == 1
    scene.choose("strength" if prevented else "discard")
    assert scene.is_discarded(MORDOR_TROOPER) is not prevented
    if prevented:
        assert [scene.strength(card) for card in minions] == [value - 2 for value in before]


def test_gollum_takes_the_place_of_a_minion_in_a_skirmish() -> None:
    """A Guard of 4 meets Gollum's 5 instead of the Captain's 13."""
    scene = controlled([DWARF_GUARD], SOUTHRON_CAPTAIN, MORDOR_TROOPER)
    scene.skirmish(DWARF_GUARD, SOUTHRON_CAPTAIN)
    scene.wait_to(Verb.USE, CONTROLLED_BY_THE_RING).use(CONTROLLED_BY_THE_RING).resolve()
    assert scene.is_discarded(CONTROLLED_BY_THE_RING)
    assert totals(scene) == (4, 5)
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.in_play(SOUTHRON_CAPTAIN)


def test_gollum_takes_no_place_while_he_fights_himself() -> None:
    scene = controlled([DWARF_GUARD], MORDOR_TROOPER).skirmish(DWARF_GUARD, GOLLUM_VILE_CREATURE)
    assert not scene.comes_to(Verb.USE, CONTROLLED_BY_THE_RING)


def test_gollum_takes_no_place_while_he_is_assigned_to_another() -> None:
    scene = controlled([DWARF_GUARD, ELFHELM], MORDOR_TROOPER)
    assign(scene.state, scene.card(ELFHELM), scene.card(GOLLUM_VILE_CREATURE))
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER).do(Verb.FIGHT, DWARF_GUARD)
    assert not scene.comes_to(Verb.USE, CONTROLLED_BY_THE_RING)


@pytest.mark.parametrize("winner", [SMEAGOL_OLD_NOSER, DWARF_GUARD])
def test_nice_fish_is_caught_when_smeagol_wins(winner: str) -> None:
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER, DWARF_GUARD], support=[NICE_FISH])
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.tokens(NICE_FISH) == int(winner == SMEAGOL_OLD_NOSER)


@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_nice_fish_heals_the_ring_bound_once_for_each_token(tokens: int) -> None:
    scene = (
        Scene(
            fellowship=[SMEAGOL_OLD_NOSER, DWARF_GUARD],
            support=[NICE_FISH],
            minions=[MORDOR_TROOPER],
            site=4,
        )
        .put_tokens(NICE_FISH, tokens)
        .wound(SMEAGOL_OLD_NOSER, 2)
        .wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
        .wound(DWARF_GUARD, 1)
    )
    scene.regroup_phase().use(NICE_FISH)
    ring_bound = (SMEAGOL_OLD_NOSER, FRODO_HOPE_OF_FREE_PEOPLES)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        scene.take_first()
    assert sum(scene.wounds(card) for card in ring_bound) == 4 - tokens
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.is_discarded(NICE_FISH)


def test_smeagol_wretched_and_hungry_comes_with_a_burden_and_steadies_the_ring_bound() -> None:
    smeagol = SMEAGOL_WRETCHED_AND_HUNGRY
    scene = Scene(fellowship=[DWARF_GUARD], hand=[smeagol])
    scene.fellowship_phase().play(smeagol)
    assert scene.burdens == 1
    for card, expected in (
        (smeagol, 5 + 1),
        (FRODO_HOPE_OF_FREE_PEOPLES, 10 + 1),
        (DWARF_GUARD, 6),
    ):
        assert resistance(scene.state, scene.card(card)) == expected


@pytest.mark.parametrize("helped", [True, False])
def test_smeagol_wretched_and_hungry_is_saved_by_two_ring_bound_hobbits(helped: bool) -> None:
    """11 is more than twice 4, but not three times as much."""
    smeagol = SMEAGOL_WRETCHED_AND_HUNGRY
    scene = Scene(
        fellowship=[smeagol, SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        minions=[BRUTAL_EASTERLING],
        hand=[UNSEEN_FOE],
        site=4,
    ).skirmish(smeagol, BRUTAL_EASTERLING)
    if helped:
        scene.use(smeagol).choose(SAM_STEADFAST_FRIEND)
        assert scene.strength(smeagol) == 3 + 1
        assert scene.wounds(SAM_STEADFAST_FRIEND) == 1
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    scene.resolve()
    assert scene.is_dead(smeagol) is not helped
    if helped:
        assert scene.wounds(smeagol) == 1


def test_smeagol_wretched_and_hungry_is_overwhelmed_by_three_times_as_much() -> None:
    smeagol = SMEAGOL_WRETCHED_AND_HUNGRY
    scene = Scene(fellowship=[smeagol, SAM_STEADFAST_FRIEND], minions=[SOUTHRON_CAPTAIN], site=4)
    scene.skirmish(smeagol, SOUTHRON_CAPTAIN).use(smeagol).choose(SAM_STEADFAST_FRIEND).resolve()
    assert scene.is_dead(smeagol)


@pytest.mark.parametrize("other", [MERRY_ROHIRRIM_SQUIRE, SMEAGOL_OLD_NOSER])
def test_smeagol_wretched_and_hungry_needs_two_who_are_hobbits_and_ring_bound(other: str) -> None:
    """Frodo alone is both: Merry is not Ring-bound, and Sméagol no Hobbit."""
    smeagol = SMEAGOL_WRETCHED_AND_HUNGRY
    scene = Scene(
        fellowship=[smeagol, *([other] if other != SMEAGOL_OLD_NOSER else [])],
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.skirmish(smeagol, BRUTAL_EASTERLING)
    assert not scene.can(Verb.USE, smeagol)


@pytest.mark.parametrize(
    ("minion", "item", "more"),
    [
        (SHELOB_HER_LADYSHIP, NOT_THIS_TIME, True),
        (SHELOB_HER_LADYSHIP, WEB, True),
        (MORDOR_TROOPER, NOT_THIS_TIME, False),
    ],
)
def test_sudden_strike_brings_a_possession_or_condition_after_a_minion_of_gollum(
    minion: str, item: str, more: bool
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        shadow_hand=[SUDDEN_STRIKE],
        shadow_deck=[minion, item, UNSEEN_FOE],
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(SUDDEN_STRIKE)
    if scene.can(Verb.CHOOSE, minion):
        scene.choose(minion)
    assert scene.in_play(minion)
    if more:
        scene.do(Verb.YES)
        assert not scene.can(Verb.CHOOSE, UNSEEN_FOE)
        scene.choose(item)
    assert scene.in_play(item) is more
    assert len(scene.deck(SHADOW)) == (1 if more else 2)


def test_sudden_strike_leaves_what_is_not_wanted() -> None:
    scene = Scene(
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[SUDDEN_STRIKE],
        shadow_deck=[SHELOB_HER_LADYSHIP, NOT_THIS_TIME],
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(SUDDEN_STRIKE).choose(SHELOB_HER_LADYSHIP)
    while scene.can(Verb.YES):
        scene.pass_()
    assert scene.deck(SHADOW) == [NOT_THIS_TIME]


def test_sudden_strike_needs_gollum_or_smeagol() -> None:
    scene = Scene(
        minions=[MORDOR_TROOPER],
        shadow_hand=[SUDDEN_STRIKE],
        shadow_deck=[SHELOB_HER_LADYSHIP],
        twilight=20,
        site=6,
    )
    assert not scene.shadow_phase().can(Verb.PLAY, SUDDEN_STRIKE)


@pytest.mark.parametrize(("hobbits", "more"), [([SAM_STEADFAST_FRIEND], 1), ([], 0)])
def test_connected_by_fate_makes_events_of_the_shadow_dearer(hobbits: list[str], more: int) -> None:
    """Frodo is the first of two Ring-bound Hobbits; a Trooper costs 2, like the event."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, MERRY_ROHIRRIM_SQUIRE, *hobbits],
        support=[CONNECTED_BY_FATE],
        shadow_hand=[SUDDEN_STRIKE],
        shadow_deck=[MORDOR_TROOPER],
        twilight=10,
        site=6,
    )
    scene.shadow_phase().play(SUDDEN_STRIKE)
    while scene.can(Verb.CHOOSE, MORDOR_TROOPER):
        scene.choose(MORDOR_TROOPER)
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.twilight == 10 - 2 - more - 2


def test_connected_by_fate_leaves_events_of_the_free_peoples_alone() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, SAM_STEADFAST_FRIEND],
        support=[CONNECTED_BY_FATE],
        hand=[COMMUNITY_LIVING],
        deck=[HOBBITON_BREWER],
    )
    scene.fellowship_phase().play(COMMUNITY_LIVING)
    # The event costs nothing, and the follower 2.
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.twilight == 2


def test_connected_by_fate_is_given_up_for_all_the_ring_bound() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        support=[CONNECTED_BY_FATE],
        minions=[MORDOR_TROOPER],
        hand=[HURRY_HOBBITSES],
        site=6,
    )
    fellowship = (
        SMEAGOL_OLD_NOSER,
        SAM_STEADFAST_FRIEND,
        FRODO_HOPE_OF_FREE_PEOPLES,
        MERRY_ROHIRRIM_SQUIRE,
    )
    before = [scene.strength(card) for card in fellowship]
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).use(CONNECTED_BY_FATE)
    assert scene.is_discarded(CONNECTED_BY_FATE)
    gains = [scene.strength(card) - was for card, was in zip(fellowship, before, strict=True)]
    assert gains == [1, 1, 1, 0]
    scene.regroup_phase()
    assert [scene.strength(card) for card in fellowship] == before


@pytest.mark.parametrize(
    ("friend", "playable"), [(SMEAGOL_OLD_NOSER, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_connected_by_fate_needs_smeagol(friend: str, playable: bool) -> None:
    scene = Scene(fellowship=[friend], hand=[CONNECTED_BY_FATE]).fellowship_phase()
    assert scene.can(Verb.PLAY, CONNECTED_BY_FATE) is playable


@pytest.mark.parametrize(
    ("ring_bearer", "others", "gains"),
    [
        (FRODO_HOPE_OF_FREE_PEOPLES, [], (1, 0, 0)),
        (FRODO_HOPE_OF_FREE_PEOPLES, [SAM_STEADFAST_FRIEND], (1, 1, 0)),
        (FRODO_HOPE_OF_FREE_PEOPLES, [BILBO_MELANCHOLY_HOBBIT], (1, 0, 1)),
        (SAM_STEADFAST_FRIEND, [MERRY_ROHIRRIM_SQUIRE], (0, 1, 0)),
    ],
)
def test_herbs_and_stewed_rabbit_strengthen_smeagol_with_each_who_shares(
    ring_bearer: str, others: list[str], gains: tuple[int, int, int]
) -> None:
    without, scene = (
        Scene(ring_bearer=ring_bearer, fellowship=[SMEAGOL_OLD_NOSER, *others], support=support)
        for support in ([], [HERBS_AND_STEWED_RABBIT])
    )
    found = tuple(
        scene.number(statistic, SMEAGOL_OLD_NOSER) - without.number(statistic, SMEAGOL_OLD_NOSER)
        for statistic in (RESISTANCE, STRENGTH, DAMAGE)
    )
    assert found == gains


@pytest.mark.parametrize(
    ("hobbit", "bonus"), [(SAM_STEADFAST_FRIEND, 2), (MERRY_ROHIRRIM_SQUIRE, 1)]
)
def test_hurry_hobbitses_counts_the_ring_bound_hobbits(hobbit: str, bonus: int) -> None:
    """Frodo is one, and Sméagol no Hobbit."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, hobbit],
        support=[CONNECTED_BY_FATE],
        minions=[MORDOR_TROOPER],
        hand=[HURRY_HOBBITSES],
        site=6,
    )
    scene.skirmish(SMEAGOL_OLD_NOSER, MORDOR_TROOPER).play(HURRY_HOBBITSES)
    assert scene.strength(SMEAGOL_OLD_NOSER) == 3 + bonus


@pytest.mark.parametrize(
    ("minion", "playable"), [(GOLLUM_VILE_CREATURE, True), (SHELOB_HER_LADYSHIP, False)]
)
def test_gollum_alone_is_controlled_by_the_ring(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[CONTROLLED_BY_THE_RING], twilight=9, site=6)
    assert scene.shadow_phase().can(Verb.PLAY, CONTROLLED_BY_THE_RING) is playable
