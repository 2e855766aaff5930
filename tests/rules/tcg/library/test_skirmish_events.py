"""Skirmish events of many sets that make a character stronger or weaker."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import DAMAGE, REMOVED, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import WILDS
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.made_cards import find_blueprint, made
from tests.rules.tcg.paths import PLAIN_TOWERS
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

BYSTANDER = MORGUL_LACKEY
ROAMER = made(ORC_CHIEFTAIN, site_number=9)


def played(event: str, companion: str, minion: str, **laid: Any) -> Scene:
    """Return a skirmish in which an event was played for the one of its side."""
    mine = "shadow_hand" if event in SHADOW_EVENTS else "hand"
    wounds = laid.pop("wounds", {})
    fierce_skirmish = laid.pop("is_fierce", False)
    controlled = laid.pop("controlled", ())
    laid = {"site": 6, "twilight": 9, mine: [event], **laid}
    others = laid.pop("others", [])
    scene = Scene(fellowship=[companion, *others], minions=[minion, BYSTANDER], **laid)
    for card, count in wounds.items():
        scene.wound(card, count)
    scene.control(*controlled).state.round = int(fierce_skirmish)
    scene.skirmish(companion, minion).wait_to(Verb.PLAY, event)
    return scene


def gains(scene: Scene, event: str, card: str) -> tuple[int, int]:
    """Play the event for a card; return what it gains in strength and damage."""
    before = scene.strength(card), scene.number(DAMAGE, card)
    scene.play(event)
    if scene.can(Verb.CHOOSE, card):
        scene.choose(card)
    return scene.strength(card) - before[0], scene.number(DAMAGE, card) - before[1]


FREE_PEOPLES_EVENTS: list[tuple[str, str, str, dict[str, Any], tuple[int, int]]] = [
    (BATTLE_FURY, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {}, (3, 1)),
    (CLEAVING_BLOW, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {}, (2, 1)),
    (
        THEIR_HALLS_OF_STONE,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"path": WILDS, "site": 4},
        (4, 0),
    ),
    (
        THEIR_HALLS_OF_STONE,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"path": WILDS, "site": 6},
        (2, 0),
    ),
    (BORDER_DEFENSES, LEGOLAS_GREENLEAF, ORC_ARCHER_TROOP, {}, (4, 0)),
    (BORDER_DEFENSES, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {}, (2, 0)),
    (DEFIANCE_1_37, LEGOLAS_GREENLEAF, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, {}, (4, 0)),
    (DEFIANCE_1_37, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {}, (2, 0)),
    (MYSTERIOUS_WIZARD_1_78, GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN, {"burdens": 4}, (4, 0)),
    (MYSTERIOUS_WIZARD_1_78, GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN, {"burdens": 5}, (2, 0)),
    (SWORDSMAN_OF_THE_NORTHERN_KINGDOM, RANGER_OF_OSGILIATH, ROAMER, {}, (4, 0)),
    (SWORDSMAN_OF_THE_NORTHERN_KINGDOM, RANGER_OF_OSGILIATH, MORDOR_VETERAN, {}, (2, 0)),
    (HALFLING_DEFTNESS, MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN, {}, (3, 0)),
    (
        NOBLE_INTENTIONS_1_304,
        MERRY_ROHIRRIM_SQUIRE,
        MORDOR_VETERAN,
        {"others": [DWARF_GUARD]},
        (3, 0),
    ),
    (SENTINELS_OF_NUMENOR, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, {}, (2, 0)),
    (SENTINELS_OF_NUMENOR, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, {"is_fierce": True}, (4, 0)),
    (
        STILL_SHARP,
        ARAGORN_DRIVEN_BY_NEED,
        MORDOR_VETERAN,
        {"support": [THE_SHARDS_OF_NARSIL]},
        (3, 1),
    ),
    (
        BEST_COMPANY,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"path": PLAIN_TOWERS, "site": 5},
        (4, 0),
    ),
    (BEST_COMPANY, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {"path": WILDS, "site": 6}, (2, 0)),
    (
        KHAZAD_AI_MENU,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"others": [LEGOLAS_GREENLEAF]},
        (3, 1),
    ),
    (KHAZAD_AI_MENU, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {}, (2, 0)),
    (VALOR, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {"wounds": {MORDOR_VETERAN: 1}}, (3, 0)),
    (VALOR, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {}, (2, 0)),
    (WAR_AND_VALOR, ARAGORN_DRIVEN_BY_NEED, ROAMER, {}, (3, 1)),
    (WAR_AND_VALOR, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, {}, (2, 0)),
    (
        WORK_FOR_THE_SWORD,
        ROHIRRIM_GUARD,
        MORDOR_VETERAN,
        {"bearing": {ROHIRRIM_GUARD: [SWIFT_STEED]}},
        (2, 2),
    ),
    (WORK_FOR_THE_SWORD, ROHIRRIM_GUARD, MORDOR_VETERAN, {}, (2, 0)),
]
EVENTS_OF_MINIONS: list[tuple[str, str, str, dict[str, Any], tuple[int, int]]] = [
    (LURTZS_BATTLE_CRY, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {}, (-1, 1)),
    (DRUMS_IN_THE_DEEP, GIMLI_DWARF_OF_EREBOR, GOBLIN_RUNNER, {}, (4, 0)),
    (DRUMS_IN_THE_DEEP, LEGOLAS_GREENLEAF, GOBLIN_RUNNER, {}, (2, 0)),
    (
        THRESHOLD_OF_SHADOW,
        ARAGORN_DRIVEN_BY_NEED,
        ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
        {"burdens": 5},
        (4, 0),
    ),
    (
        THRESHOLD_OF_SHADOW,
        ARAGORN_DRIVEN_BY_NEED,
        ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
        {"burdens": 4},
        (2, 0),
    ),
    (HIDE_AND_SEEK, MERRY_ROHIRRIM_SQUIRE, GOBLIN_RUNNER, {}, (0, 1)),
    (DARK_FURY, ARAGORN_DRIVEN_BY_NEED, DUNLENDING_PILLAGER, {"path": WILDS, "site": 3}, (4, 0)),
    (DARK_FURY, ARAGORN_DRIVEN_BY_NEED, DUNLENDING_PILLAGER, {"path": WILDS, "site": 4}, (2, 0)),
    (FEROCITY, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {"path": PLAIN_TOWERS, "site": 5}, (3, 0)),
    (FEROCITY, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {"path": WILDS, "site": 6}, (2, 0)),
    (
        WE_ARE_THE_FIGHTING_URUK_HAI,
        ARAGORN_DRIVEN_BY_NEED,
        URUK_RAGER,
        {"controlled": ARAGORN_SITES[:1]},
        (2, 1),
    ),
    (WE_ARE_THE_FIGHTING_URUK_HAI, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {}, (2, 0)),
]
SHADOW_EVENTS = {event for event, *_ in EVENTS_OF_MINIONS} | {OLD_DIFFERENCES, NEWS_OF_MORDOR}
FRODO = FRODO_HOPE_OF_FREE_PEOPLES
GANDALF = GANDALF_LEADER_OF_THE_COMPANY
EVENTS_THAT_COME_BACK = {CUNNINGLY_HIDDEN, DEFILED, ITS_MY_BIRTHDAY, NEW_ENEMY}


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
    if event in EVENTS_THAT_COME_BACK:
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


@pytest.mark.parametrize(("event", "companion", "minion", "laid", "gained"), FREE_PEOPLES_EVENTS)
def test_an_event_strengthens_a_companion(
    event: str, companion: str, minion: str, laid: dict[str, Any], gained: tuple[int, int]
) -> None:
    assert gains(played(event, companion, minion, **laid), event, companion) == gained


@pytest.mark.parametrize(("event", "companion", "minion", "laid", "gained"), EVENTS_OF_MINIONS)
def test_an_event_strengthens_a_minion(
    event: str, companion: str, minion: str, laid: dict[str, Any], gained: tuple[int, int]
) -> None:
    assert gains(played(event, companion, minion, **laid), event, minion) == gained


@pytest.mark.parametrize("event", [BATTLE_FURY, HALFLING_DEFTNESS])
def test_some_exert_whom_they_strengthen(event: str) -> None:
    companion = {BATTLE_FURY: GIMLI_DWARF_OF_EREBOR, HALFLING_DEFTNESS: MERRY_ROHIRRIM_SQUIRE}[
        event
    ]
    scene = played(event, companion, MORDOR_VETERAN).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    gains(scene, event, companion)
    assert scene.wounds(companion) == 1


def test_noble_intentions_exert_a_companion_who_is_not_a_hobbit() -> None:
    scene = played(
        NOBLE_INTENTIONS_1_304, MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN, others=[DWARF_GUARD]
    )
    gains(scene, NOBLE_INTENTIONS_1_304, MERRY_ROHIRRIM_SQUIRE)
    assert (scene.wounds(DWARF_GUARD), scene.wounds(MERRY_ROHIRRIM_SQUIRE)) == (1, 0)


@pytest.mark.parametrize(("others", "lost"), [([LEGOLAS_GREENLEAF], 3), ([], 1)])
def test_old_differences_weaken_a_dwarf_more_beside_an_elf(others: list[str], lost: int) -> None:
    scene = played(OLD_DIFFERENCES, GIMLI_DWARF_OF_EREBOR, GOBLIN_RUNNER, others=others)
    assert gains(scene, OLD_DIFFERENCES, GIMLI_DWARF_OF_EREBOR) == (-lost, 0)


def test_news_of_mordor_make_a_nazgul_damage_one_beside_isengard() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, URUK_RAGER, BYSTANDER],
        shadow_hand=[NEWS_OF_MORDOR],
        twilight=5,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.PLAY, NEWS_OF_MORDOR
    ).play(NEWS_OF_MORDOR)
    assert scene.number(DAMAGE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == 1


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
    minion = event in EVENTS_THAT_COME_BACK
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
def test_an_event_of_set_13_strengthens_a_companion(event: str, fight: Fight, gained: int) -> None:
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
