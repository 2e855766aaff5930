"""Skirmish events of set 13: whom they strengthen, and how else they are paid for or come back."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REMOVED, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.made_cards import find_blueprint
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES
GANDALF = GANDALF_LEADER_OF_THE_COMPANY
SHADOW_EVENTS = {CUNNINGLY_HIDDEN, DEFILED, ITS_MY_BIRTHDAY, NEW_ENEMY}


class Fight(NamedTuple):
    """A skirmish: who fights whom, who is there besides, and what they bear."""

    companion: str
    minion: str = MORDOR_VETERAN
    others: Sequence[str] = ()
    bearing: Mapping[str, Sequence[str]] = {}
    support: Sequence[str] = ()
    moves: int = 1
    burdens: int = 0


ARMED_DWARF = Fight(DWARF_GUARD, bearing={DWARF_GUARD: [DWARVEN_AXE]})
SMEAGOL = Fight(SMEAGOL_OLD_NOSER)
RIDER = Fight(ELFHELM, bearing={ELFHELM: [ROHIRRIM_MOUNT]})
# An event that comes back from the discard pile, and a card of its culture.
COMING_BACK = [
    (DWARF_LORDS, ARMED_DWARF, AXE_STRIKE),
    (LOOK_TO_MY_COMING, Fight(GANDALF), GWAIHIR),
    (LOOK_TO_MY_COMING, Fight(DASRON, others=[GANDALF]), GWAIHIR),
    (NAKED_WASTE, SMEAGOL, DUALITY),
    (NAKED_WASTE, Fight(FRODO, others=[SMEAGOL_OLD_NOSER]), DUALITY),
    (BANNERS_BLOWING, Fight(DUILIN), KINGSFOIL),
    (HURRIED_BARROWS, RIDER, RIDERS_BOW),
]
# An event that four cards of its culture may pay for, and such a card.
PAID_WITH_CARDS = [
    (CUNNINGLY_HIDDEN, Fight(DWARF_GUARD, others=[GOLLUM_STINKER]), CHASMS_EDGE),
    (CUNNINGLY_HIDDEN, Fight(DWARF_GUARD, GOLLUM_STINKER), CHASMS_EDGE),
    (DEFILED, Fight(DWARF_GUARD, PROWLING_ORC), ORKISH_SCOUT),
    # With two burdens the Dwarf resists four.
    (NEW_ENEMY, Fight(DWARF_GUARD, VIGILANT_URUK, burdens=2), FERAL_URUK),
]


def _scene(fight: Fight, *, twilight: int = 2, **piles: Any) -> Scene:
    companions = [fight.companion] if fight.companion != FRODO else []
    minions = [fight.minion]
    for card in fight.others:
        (minions if find_blueprint(card).traits & traits.SHADOW else companions).append(card)
    scene = Scene(
        fellowship=companions,
        minions=minions,
        bearing=fight.bearing,
        support=fight.support,
        twilight=twilight,
        burdens=fight.burdens,
        site=6,
        **piles,
    )
    scene.state.moves = fight.moves
    return scene.skirmish(fight.companion, fight.minion)


def _from_hand(event: str, fight: Fight, *, twilight: int = 2) -> Scene:
    if event in SHADOW_EVENTS:
        return _scene(fight, twilight=twilight, shadow_hand=[event])
    return _scene(fight, twilight=twilight, hand=[event])


def _gained(scene: Scene, event: str, fight: Fight, *, minion: bool) -> int:
    """Return by how much one side is stronger when all is over than it is now."""
    fighter = fight.minion if minion else fight.companion
    before = scene.strength(fighter)
    scene.do(Verb.PLAY if scene.can(Verb.PLAY, event) else Verb.USE, event)
    while scene.can(Verb.CHOOSE):
        if scene.can(Verb.CHOOSE, fighter):
            scene.choose(fighter)
        else:
            scene.take_first()
    scene.resolve()
    return totals(scene)[int(minion)] - before


@pytest.mark.parametrize(("event", "fight", "card"), COMING_BACK)
def test_an_event_that_comes_back_is_played_from_hand_too(
    event: str, fight: Fight, card: str
) -> None:
    scene = _from_hand(event, fight).wait_to(Verb.PLAY, event)
    assert _gained(scene, event, fight, minion=False) == 3
    assert scene.is_discarded(event)
    assert scene.twilight == 2 + 2


@pytest.mark.parametrize(("event", "fight", "card"), COMING_BACK)
def test_an_event_comes_back_for_four_cards_of_its_culture_and_leaves_the_game(
    event: str, fight: Fight, card: str
) -> None:
    scene = _scene(fight, discards=[event, *[card] * 4]).wait_to(Verb.USE, event)
    assert _gained(scene, event, fight, minion=False) == 3
    assert scene.state.discards[FREE_PEOPLES] == []
    assert scene.state.zone[scene.card(event)] == REMOVED
    assert scene.twilight == 2 + 2


@pytest.mark.parametrize(("event", "fight", "card"), COMING_BACK)
def test_an_event_does_not_come_back_for_three_or_for_cards_of_another_culture(
    event: str, fight: Fight, card: str
) -> None:
    """It is itself the fourth of its culture, but others must be removed."""
    scene = _scene(fight, discards=[event, *[card] * 3, FINAL_SHOT])
    assert not scene.comes_to(Verb.USE, event)


@pytest.mark.parametrize(
    ("event", "fight"),
    [
        (LOOK_TO_MY_COMING, Fight(DASRON)),
        (NAKED_WASTE, Fight(FRODO)),
        (THE_FLAME_OF_ANOR, Fight(GANDALF, others=[DASRON])),
        (CUNNINGLY_HIDDEN, Fight(DWARF_GUARD)),
    ],
)
def test_an_event_is_not_played_without_those_it_spots(event: str, fight: Fight) -> None:
    assert not _from_hand(event, fight).comes_to(Verb.PLAY, event)


@pytest.mark.parametrize(
    ("event", "fight"),
    [
        (DWARF_LORDS, Fight(DWARF_GUARD)),
        (DWARF_LORDS, Fight(ELFHELM, bearing={ELFHELM: [LONG_SPEAR]})),
        (BANNERS_BLOWING, Fight(ELFHELM)),
        (HURRIED_BARROWS, Fight(ELFHELM)),
        (HAMSTRUNG, Fight(DUILIN)),
        (FINAL_SHOT, Fight(DUILIN)),
        (FOR_A_WHILE_LESS_DARK, Fight(DUILIN)),
        (DEFILED, Fight(DWARF_GUARD, ORKISH_SCOUT)),
        (DEFILED, Fight(DWARF_GUARD, VIGILANT_URUK)),
        (ITS_MY_BIRTHDAY, Fight(DWARF_GUARD)),
        (NEW_ENEMY, Fight(DWARF_GUARD, VIGILANT_URUK, burdens=1)),
        (NEW_ENEMY, Fight(DWARF_GUARD, ORKISH_SCOUT, burdens=2)),
        (RALLY_THE_COMPANY, Fight(DWARF_GUARD)),
    ],
)
def test_an_event_does_nothing_for_the_wrong_fighter(event: str, fight: Fight) -> None:
    scene = _from_hand(event, fight)
    minion = event in SHADOW_EVENTS
    if scene.comes_to(Verb.PLAY, event):
        assert _gained(scene, event, fight, minion=minion) == 0


@pytest.mark.parametrize(
    ("event", "fight", "gained"),
    [
        (FOR_A_WHILE_LESS_DARK, Fight(DASRON), 2),
        (FOR_A_WHILE_LESS_DARK, Fight(DASRON, bearing={DASRON: [GWAIHIR]}), 4),
        # A follower in the support area is not borne.
        (FOR_A_WHILE_LESS_DARK, Fight(DASRON, support=[GWAIHIR]), 2),
        (RALLY_THE_COMPANY, Fight(DUILIN), 2),
        (RALLY_THE_COMPANY, Fight(KNIGHT_OF_DOL_AMROTH), 4),
        (RALLY_THE_COMPANY, Fight(KNIGHT_OF_DOL_AMROTH, burdens=1), 2),
        (FINAL_SHOT, Fight(ELVEN_SCOUT, moves=1), 2),
        (FINAL_SHOT, Fight(ELVEN_SCOUT, moves=2), 5),
        (HAMSTRUNG, Fight(ELFHELM, moves=1), 2),
        (HAMSTRUNG, Fight(ELFHELM, moves=2), 5),
        (HAMSTRUNG, Fight(ELFHELM, moves=3), 5),
    ],
)
def test_an_event_strengthens_a_companion(event: str, fight: Fight, gained: int) -> None:
    scene = _from_hand(event, fight).wait_to(Verb.PLAY, event)
    assert _gained(scene, event, fight, minion=False) == gained


@pytest.mark.parametrize(
    ("event", "fight", "gained"),
    [
        (ITS_MY_BIRTHDAY, Fight(DWARF_GUARD, GOLLUM_STINKER), 2),
        (ITS_MY_BIRTHDAY, Fight(SMEAGOL_OLD_NOSER, GOLLUM_STINKER), 4),
        (ITS_MY_BIRTHDAY, Fight(DWARF_GUARD, GOLLUM_STINKER, support=[DEAGOL]), 4),
        (THE_FLAME_OF_ANOR, Fight(GANDALF, others=[DASRON, GRIMBEORN]), -3),
        (THE_FLAME_OF_ANOR, Fight(DWARF_GUARD, others=[GANDALF, DASRON, GRIMBEORN]), -3),
    ],
)
def test_an_event_makes_a_minion_stronger_or_weaker(event: str, fight: Fight, gained: int) -> None:
    scene = _from_hand(event, fight).wait_to(Verb.PLAY, event)
    assert _gained(scene, event, fight, minion=True) == gained


@pytest.mark.parametrize(("event", "fight", "card"), PAID_WITH_CARDS)
@pytest.mark.parametrize(("twilight", "cards"), [(2, 0), (0, 4)])
def test_an_event_is_paid_for_with_twilight_or_with_cards(
    event: str, fight: Fight, card: str, twilight: int, cards: int
) -> None:
    piles = {"shadow_hand": [event], "shadow_discards": [card] * cards}
    scene = _scene(fight, twilight=twilight, **piles).wait_to(Verb.PLAY, event)
    assert _gained(scene, event, fight, minion=True) == 2
    assert scene.twilight == 0
    assert len(scene.state.removed[SHADOW]) == cards
    assert scene.is_discarded(event)


@pytest.mark.parametrize(("event", "fight", "card"), PAID_WITH_CARDS)
def test_an_event_is_not_paid_for_with_three_cards_or_another_culture(
    event: str, fight: Fight, card: str
) -> None:
    piles = {"shadow_hand": [event], "shadow_discards": [*[card] * 3, CORSAIR_SCIMITAR]}
    scene = _scene(fight, twilight=1, **piles)
    assert not scene.comes_to(Verb.PLAY, event)
