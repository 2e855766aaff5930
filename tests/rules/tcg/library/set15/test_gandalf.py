"""The Gandalf cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("burdens", "resistance"), [(0, 7), (3, 4)])
def test_one_last_surprise_lets_gandalfs_resistance_decide(burdens: int, resistance: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE, ELVEN_DEFENDER],
        minions=[MORDOR_TROOPER],
        hand=[ONE_LAST_SURPRISE],
        burdens=burdens,
    )
    scene.skirmish(ELVEN_DEFENDER, MORDOR_TROOPER).play(ONE_LAST_SURPRISE)
    assert totals(scene.resolve())[0] == resistance


def test_mellon_gives_each_player_as_many_new_cards() -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE, ENT_AVENGER_15_28],
        support=[MELLON],
        minions=[MORDOR_TROOPER],
        deck=[ELVEN_DEFENDER] * 3,
        shadow_deck=[MORDOR_TROOPER] * 4,
        shadow_hand=[MORDOR_TROOPER] * 3,
    )
    scene.maneuver_phase()
    assert scene.is_discarded(MELLON)
    # An empty hand stays empty, and the others are as large as they were.
    assert scene.hand() == []
    assert len(scene.hand(player=1)) == 3
    assert len(scene.deck(player=1)) == 1


def test_shadow_of_the_wood_dies_to_remove_twilight() -> None:
    scene = Scene(fellowship=[SHADOW_OF_THE_WOOD, ARAGORN_DRIVEN_BY_NEED], twilight=7)
    scene.fellowship_phase().use(SHADOW_OF_THE_WOOD)
    assert scene.is_dead(SHADOW_OF_THE_WOOD)
    assert scene.twilight == 2


@pytest.mark.parametrize(("minion", "wounds"), [(MORDOR_TROOPER, 2), (GREAT_HILL_TROLL, 0)])
def test_treebeard_enraged_shepherd_exerts_by_the_difference(minion: str, wounds: int) -> None:
    """12 against 6: six minions should exert, and the two that are left do."""
    scene = Scene(
        fellowship=[TREEBEARD_ENRAGED_SHEPHERD],
        minions=[minion, MORDOR_VETERAN, SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.skirmish(TREEBEARD_ENRAGED_SHEPHERD, minion)
    while not scene.can(Verb.STAY) and scene.options():
        scene.take_first()
    exerted = [entry for entry in scene.log if entry[0] == "exerted"]
    assert len(exerted) == wounds


@pytest.mark.parametrize(("bottom", "played"), [(ENT_AVENGER_15_28, True), (DWARF_GUARD, False)])
def test_shepherd_of_the_trees_finds_a_friend_at_the_bottom(bottom: str, played: bool) -> None:
    scene = Scene(
        fellowship=[SHEPHERD_OF_THE_TREES, GANDALF_POWERFUL_GUIDE],
        minions=[MORDOR_TROOPER],
        deck=[bottom, MELLON],
        site=4,
    )
    scene.maneuver_phase().use(SHEPHERD_OF_THE_TREES)
    assert scene.can(Verb.YES) is played
    if played:
        scene.do(Verb.YES)
    assert scene.in_play(bottom) is played
    assert scene.deck()[-1] == MELLON
    assert scene.wounds(SHEPHERD_OF_THE_TREES) == 1


@pytest.mark.parametrize("times", [1, 3])
def test_be_gone_weakens_a_minion_twice_for_each_exertion(times: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_VETERAN],
        hand=[BE_GONE],
        site=4,
    )
    before = scene.strength(MORDOR_VETERAN)
    scene.maneuver_phase().play(BE_GONE).take_number(times)
    assert scene.wounds(GANDALF_LEADER_OF_THE_COMPANY) == times
    assert scene.strength(MORDOR_VETERAN) == max(before - 2 * times, 0)
    scene.regroup_phase()
    assert scene.strength(MORDOR_VETERAN) == before


@pytest.mark.parametrize("both", [True, False])
def test_momentous_gathering_brings_a_condition_too_before_two_ents(both: bool) -> None:
    scene = Scene(
        fellowship=[ENT_AVENGER_15_28, LEAFLOCK],
        hand=[MOMENTOUS_GATHERING],
        deck=[MELLON, GANDALF_POWERFUL_GUIDE, DWARF_GUARD, HEIRS_OF_GONDOR],
    )
    scene.fellowship_phase().play(MOMENTOUS_GATHERING)
    scene.choose("spot 2 Ents" if both else "spot an Ent")
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        assert not scene.can(Verb.CHOOSE, HEIRS_OF_GONDOR)
        scene.take_first()
    found = [GANDALF_POWERFUL_GUIDE, MELLON] if both else [GANDALF_POWERFUL_GUIDE]
    assert scene.hand() == found
    assert len(scene.deck()) == 4 - len(found)


@pytest.mark.parametrize(("ents", "playable"), [([LEAFLOCK], True), ([DWARF_GUARD], False)])
def test_momentous_gathering_needs_an_ent(ents: list[str], playable: bool) -> None:
    scene = Scene(
        fellowship=ents,
        hand=[MOMENTOUS_GATHERING],
        deck=[MELLON, GANDALF_POWERFUL_GUIDE, SHEPHERD_OF_THE_TREES],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, MOMENTOUS_GATHERING) is playable
    if playable:
        scene.play(MOMENTOUS_GATHERING)
        assert not scene.can(Verb.CHOOSE, MELLON)
        scene.choose(SHEPHERD_OF_THE_TREES)
        assert scene.hand() == [SHEPHERD_OF_THE_TREES]


@pytest.mark.parametrize(
    ("called", "fellowship", "support", "price"),
    [
        (QUICKBEAM_HASTIEST_OF_ALL_ENTS, [LEAFLOCK, ENT_AVENGER_15_28], [MELLON], 4 - 2),
        (QUICKBEAM_HASTIEST_OF_ALL_ENTS, [GANDALF_POWERFUL_GUIDE], [], 4),
        (SKINBARK_ELDER_ENT, [LEAFLOCK], [MELLON, ECHOES_OF_VALINOR, HEIRS_OF_GONDOR], 7 - 2),
        (SKINBARK_ELDER_ENT, [LEAFLOCK], [], 7),
    ],
)
def test_an_ent_comes_more_cheaply_to_its_own(
    called: str, fellowship: list[str], support: list[str], price: int
) -> None:
    scene = Scene(fellowship=fellowship, support=support, hand=[called])
    scene.fellowship_phase().play(called)
    assert scene.in_play(called)
    assert scene.twilight == price


@pytest.mark.parametrize(
    ("discards", "returned"),
    [
        ([LEAFLOCK, MELLON, DWARF_GUARD], [LEAFLOCK]),
        ([SHADOW_OF_THE_WOOD, LEAFLOCK], [LEAFLOCK]),
        ([MELLON], []),
    ],
)
def test_quickbeam_goes_so_that_another_may_return(
    discards: list[str], returned: list[str]
) -> None:
    """He lies in the discard pile himself then, but it is another who returns."""
    quickbeam = QUICKBEAM_HASTIEST_OF_ALL_ENTS
    scene = Scene(
        fellowship=[quickbeam],
        support=[BEHOLD_THE_WHITE_RIDER],
        minions=[MORDOR_TROOPER],
        discards=discards,
        deck=[HEIRS_OF_GONDOR],
        site=4,
    ).put_tokens(BEHOLD_THE_WHITE_RIDER, 1)
    scene.maneuver_phase().use(quickbeam)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, quickbeam)
        scene.choose(LEAFLOCK)
    assert scene.is_discarded(quickbeam)
    assert scene.deck() == [*returned, HEIRS_OF_GONDOR]
    assert scene.tokens(BEHOLD_THE_WHITE_RIDER) == 2


@pytest.mark.parametrize(
    ("winner", "discards", "offered"),
    [
        (SKINBARK_ELDER_ENT, [ONE_LAST_SURPRISE, DWARF_GUARD], True),
        (SKINBARK_ELDER_ENT, [ONE_LAST_SURPRISE, MELLON], True),
        (SKINBARK_ELDER_ENT, [DWARF_GUARD], False),
        (LEAFLOCK, [ONE_LAST_SURPRISE], False),
    ],
)
def test_skinbark_keeps_a_card_of_gandalf_when_he_wins(
    winner: str, discards: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[SKINBARK_ELDER_ENT, LEAFLOCK], discards=discards, deck=[HEIRS_OF_GONDOR]
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    if offered:
        scene.answer_with(SKINBARK_ELDER_ENT)
        if scene.can(Verb.CHOOSE):
            scene.choose(ONE_LAST_SURPRISE)
    assert scene.deck() == ([ONE_LAST_SURPRISE] if offered else []) + [HEIRS_OF_GONDOR]
