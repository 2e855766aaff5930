"""Men of set 13, *Bloodlines*, who ask where others fight and where the fellowship is."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("other", "playable"), [(BRUTAL_EASTERLING, True), (ORKISH_SCOUT, False)])
@pytest.mark.parametrize("card", [DUNLENDING_TRAPPER, VOICE_OF_THE_DESERT])
def test_men_come_to_men(card: str, other: str, *, playable: bool) -> None:
    scene = Scene(minions=[other], shadow_hand=[card], twilight=9, site=4)
    assert scene.shadow_phase().can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("discarded", "offered"), [(WORN_BATTLEAXE, True), (ORKISH_SCOUT, False)])
def test_dunlending_trapper_lies_in_wait_for_an_unbound_companion(
    discarded: str, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[DUNLENDING_TRAPPER, MORDOR_TROOPER],
        shadow_hand=[discarded],
        site=4,
    )
    scene.assignment_phase()
    assert scene.comes_to(Verb.USE, DUNLENDING_TRAPPER) is offered
    if offered:
        scene.use(DUNLENDING_TRAPPER)
        assert scene.is_discarded(discarded)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(DWARF_GUARD)
        assert scene.assigned_to(DUNLENDING_TRAPPER) == [DWARF_GUARD]
        assert scene.assigned_to(MORDOR_TROOPER) == []
        # Each minion is assigned once.
        assert not scene.comes_to(Verb.USE, DUNLENDING_TRAPPER)


@pytest.mark.parametrize("other", [BRUTAL_EASTERLING, ORKISH_SCOUT])
@pytest.mark.parametrize("assigned", [0, 1, 2])
def test_merciless_dunlending_grows_with_each_companion_who_must_fight(
    assigned: int, other: str
) -> None:
    """Only beside another minion of Men, whoever the companions fight."""
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[MERCILESS_DUNLENDING, other],
        site=4,
    )
    against = [MERCILESS_DUNLENDING, other]
    for companion, minion in [(DWARF_GUARD, other), (GIMLI_DWARF_OF_EREBOR, against[0])][:assigned]:
        assign(scene.state, scene.card(companion), scene.card(minion))
    bonus = 2 * assigned if other == BRUTAL_EASTERLING else 0
    assert scene.strength(MERCILESS_DUNLENDING) == 8 + bonus


def test_stragglers_begin_with_a_token() -> None:
    scene = Scene(shadow_hand=[STRAGGLERS], twilight=1, site=4)
    scene.shadow_phase().play(STRAGGLERS)
    assert scene.tokens(STRAGGLERS) == 1


@pytest.mark.parametrize(("tokens", "stays"), [(1, True), (1, False), (0, False)])
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([], 0),
        ([EASTERLING_RUNNER], 2),
        ([EASTERLING_RUNNER, SOUTHRON_MURDERER, ORKISH_SCOUT], 4),
    ],
)
def test_stragglers_strengthen_for_men_who_do_not_fight(
    others: list[str], bonus: int, tokens: int, *, stays: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING, *others],
        # The second keeps the skirmish open.
        shadow_support=[STRAGGLERS] * 2,
        site=4,
    ).put_tokens(STRAGGLERS, tokens)
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING).wait_to(Verb.USE, STRAGGLERS).use(STRAGGLERS)
    if tokens:
        scene.choose("remove" if stays else "discard")
    if others:
        assert not scene.can(Verb.CHOOSE, ORKISH_SCOUT)
        scene.choose(BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + bonus
    assert scene.in_play(STRAGGLERS) is stays
    assert scene.tokens(STRAGGLERS) == 0


@pytest.mark.parametrize(
    ("site", "safe", "archers", "fierce_men"),
    [
        (3, True, False, False),
        (4, False, True, False),
        (6, False, True, False),
        (7, False, False, True),
    ],
)
def test_the_voice_of_the_desert_calls_otherwise_in_each_region(
    site: int, *, safe: bool, archers: bool, fierce_men: bool
) -> None:
    cards = (VOICE_OF_THE_DESERT, BRUTAL_EASTERLING, ORKISH_SCOUT)
    scene = Scene(minions=cards, site=site)
    places = [scene.card(card) for card in cards]
    assert [can_take_wound(scene.state, place) for place in places] == [not safe, not safe, True]
    assert [is_archer(scene.state, place) for place in places] == [archers, archers, False]
    assert [fierce(scene, card) for card in cards] == [fierce_men, fierce_men, False]
    assert archery_totals(scene.state)[1] == (2 if archers else 0)


@pytest.mark.parametrize("minion", [CORSAIR_CHAMPION, DUNLENDING_PATRIARCH])
@pytest.mark.parametrize(
    "wounded",
    [[], [DWARF_GUARD], [FRODO_HOPE_OF_FREE_PEOPLES, DWARF_GUARD]],
    ids=["nobody", "the Guard", "everybody"],
)
def test_men_are_fierce_while_every_companion_is_wounded(minion: str, wounded: list[str]) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[minion, BRUTAL_EASTERLING], site=4)
    for card in wounded:
        scene.wound(card, 1)
    assert fierce(scene, minion) is (len(wounded) == 2)
    assert not fierce(scene, BRUTAL_EASTERLING)


def test_dunlending_trapper_is_not_sent_into_a_fierce_skirmish() -> None:
    """He is not fierce, so what assigns him is ignored (4.2, "fierce")."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[DUNLENDING_TRAPPER, TRACKING_URUK],
        shadow_hand=[WORN_BATTLEAXE],
        site=4,
    ).assignment_phase(fierce=True)
    if scene.comes_to(Verb.USE, DUNLENDING_TRAPPER):
        scene.use(DUNLENDING_TRAPPER)
    assert scene.assigned_to(DUNLENDING_TRAPPER) == []
    assert scene.wounds(DWARF_GUARD) == 0


def test_dunlending_trappers_do_not_gang_up_on_one_companion() -> None:
    """An action assigns only those who are both unassigned (4.2, "assignment phase")."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[DUNLENDING_TRAPPER, DUNLENDING_TRAPPER, MORDOR_TROOPER],
        shadow_hand=[WORN_BATTLEAXE] * 3,
        site=4,
    ).assignment_phase()
    for copy in (0, 1):
        scene.wait_to(Verb.USE, DUNLENDING_TRAPPER).take(scene.options(Verb.USE)[copy])
    assert len(scene.hand(SHADOW)) == 1
    first, second = (scene.state.assigned[scene.card(DUNLENDING_TRAPPER, copy)] for copy in (0, 1))
    assert first == (scene.card(DWARF_GUARD),)
    assert second == ()
