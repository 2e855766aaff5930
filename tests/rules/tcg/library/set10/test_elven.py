"""The Elves of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import FELLOWSHIP, SETUP, Verb
from rules.tcg.engine.turn.regroup import regroup_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
CAPTAIN = made(SOUTHRON_CAPTAIN, strength=9, vitality=4)


@pytest.mark.parametrize(
    ("bottom", "strength"), [(STILL_NEEDED, 6), (CITY_OF_MEN, 9)], ids=["elven", "of Gondor"]
)
def test_arwen_looks_beneath_her_deck(bottom: str, strength: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_ECHO_OF_LUTHIEN],
        minions=[CAPTAIN, BYSTANDER],
        hand=[STILL_NEEDED],
        deck=[bottom, STILL_NEEDED],
    )
    scene.skirmish(ARWEN_ECHO_OF_LUTHIEN, CAPTAIN).use(ARWEN_ECHO_OF_LUTHIEN)
    assert scene.deck() == [STILL_NEEDED]
    assert scene.strength(CAPTAIN) == strength
    assert not scene.hand()


@pytest.mark.parametrize("controlled", [True, False])
def test_fleet_footed_returns_to_the_deck_with_a_site_in_a_support_area(controlled: bool) -> None:
    """A controlled site is in the support area of the player who controls it (4.2, "control")."""
    scene = Scene(fellowship=[LORIEN_ELF], minions=[CAPTAIN, BYSTANDER], hand=[FLEET_FOOTED])
    if controlled:
        scene.control(STEPS_OF_EDORAS)
    scene.skirmish(LORIEN_ELF, CAPTAIN).play(FLEET_FOOTED)
    assert scene.strength(CAPTAIN) == 7
    assert scene.can(Verb.YES) is controlled
    if controlled:
        scene.do(Verb.YES)
        assert scene.deck() == [FLEET_FOOTED]


def test_glimpse_of_fate_weakens_a_minion_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[GLIMPSE_OF_FATE],
        minions=[CAPTAIN, BYSTANDER],
        hand=[CITY_OF_MEN] * 4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CAPTAIN).play(CITY_OF_MEN).choose(CAPTAIN)
    assert scene.strength(CAPTAIN) == 5
    scene.begin(regroup_phase)
    assert scene.strength(CAPTAIN) == 9


@pytest.mark.parametrize(
    ("fighter", "archers", "lost"),
    [
        (LORIEN_ELF, [], 0),
        (LORIEN_ELF, [LEGOLAS_GREENLEAF], 1),
        (LORIEN_ELF, [LEGOLAS_GREENLEAF, GARRISON_OF_GONDOR], 2),
        (ARAGORN_DRIVEN_BY_NEED, [LEGOLAS_GREENLEAF], 0),
    ],
)
def test_aegnor_points_archers_at_the_enemy_of_an_elf(
    fighter: str, archers: list[str], lost: int
) -> None:
    scene = Scene(
        fellowship=[AEGNOR, LORIEN_ELF, ARAGORN_DRIVEN_BY_NEED, *archers],
        minions=[CAPTAIN, BYSTANDER],
    )
    scene.skirmish(fighter, CAPTAIN).wait_to(Verb.USE, AEGNOR).use(AEGNOR)
    if lost:
        scene.take_number(lost)
    assert scene.wounds(AEGNOR) == 1
    assert scene.strength(CAPTAIN) == 9 - lost


def test_aegnor_may_spot_an_archer_of_the_shadow() -> None:
    scene = Scene(fellowship=[AEGNOR, LORIEN_ELF], minions=[CAPTAIN, HARADRIM_MARKSMAN, BYSTANDER])
    scene.skirmish(LORIEN_ELF, CAPTAIN).use(AEGNOR).take_number(1)
    assert scene.strength(CAPTAIN) == 8


def test_aegnor_exhausted_can_do_nothing() -> None:
    scene = Scene(fellowship=[AEGNOR, LEGOLAS_GREENLEAF], minions=[CAPTAIN, BYSTANDER])
    scene.wound(AEGNOR, 2).skirmish(LEGOLAS_GREENLEAF, CAPTAIN)
    assert not scene.comes_to(Verb.USE, AEGNOR)


@pytest.mark.parametrize(
    ("top", "wounds"), [(STILL_NEEDED, 1), (CITY_OF_MEN, 0)], ids=["elven", "of Gondor"]
)
def test_celeborn_reveals_an_elven_card_to_wound_all_he_skirmishes(top: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[CELEBORN_LORD_OF_THE_GALADHRIM],
        minions=[CAPTAIN, MORGUL_PREDATOR, BYSTANDER],
        deck=[CITY_OF_MEN, top],
    )
    scene.skirmish(CELEBORN_LORD_OF_THE_GALADHRIM, CAPTAIN, MORGUL_PREDATOR)
    scene.answer_with(CELEBORN_LORD_OF_THE_GALADHRIM)
    assert scene.can(Verb.YES) is bool(wounds)
    if wounds:
        scene.do(Verb.YES)
    assert scene.deck() == [CITY_OF_MEN, top][: 2 - wounds]
    assert scene.is_discarded(top) is bool(wounds)
    assert [scene.wounds(minion) for minion in (CAPTAIN, MORGUL_PREDATOR)] == [wounds, wounds]
    assert scene.wounds(BYSTANDER) == 0


def test_celeborn_may_leave_an_elven_card_on_the_deck() -> None:
    scene = Scene(
        fellowship=[CELEBORN_LORD_OF_THE_GALADHRIM],
        minions=[CAPTAIN, BYSTANDER],
        deck=[STILL_NEEDED],
    )
    scene.skirmish(CELEBORN_LORD_OF_THE_GALADHRIM, CAPTAIN)
    scene.answer_with(CELEBORN_LORD_OF_THE_GALADHRIM).pass_()
    assert scene.deck() == [STILL_NEEDED]
    assert scene.wounds(CAPTAIN) == 0


@pytest.mark.parametrize("lord", [CELEBORN_LORD_OF_THE_GALADHRIM, ELROND_VENERABLE_LORD])
def test_a_lord_looks_at_no_card_in_the_skirmish_of_another(lord: str) -> None:
    scene = Scene(
        fellowship=[lord, LORIEN_ELF], minions=[CAPTAIN, BYSTANDER], deck=[STILL_NEEDED] * 2
    )
    scene.wound(LORIEN_ELF, 1).skirmish(LORIEN_ELF, CAPTAIN)
    assert not scene.comes_to(Verb.TRIGGER, lord)


@pytest.mark.parametrize(
    ("top", "heals"), [(STILL_NEEDED, True), (CITY_OF_MEN, False)], ids=["elven", "of Gondor"]
)
@pytest.mark.parametrize("healed", [LORIEN_ELF, GALADRIEL_LADY_OF_LIGHT])
def test_elrond_reveals_an_elven_card_to_heal_another_elf(
    top: str, heals: bool, healed: str
) -> None:
    elves = [ELROND_VENERABLE_LORD, LORIEN_ELF, GALADRIEL_LADY_OF_LIGHT]
    scene = Scene(
        fellowship=[ELROND_VENERABLE_LORD, LORIEN_ELF, ARAGORN_DRIVEN_BY_NEED],
        support=[GALADRIEL_LADY_OF_LIGHT],
        minions=[CAPTAIN, BYSTANDER],
        deck=[top],
    )
    for character in (*elves, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(character, 1)
    scene.skirmish(ELROND_VENERABLE_LORD, CAPTAIN).answer_with(ELROND_VENERABLE_LORD)
    if heals:
        scene.do(Verb.YES)
        assert not scene.can(Verb.CHOOSE, ELROND_VENERABLE_LORD)
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(healed)
    assert [elf for elf in elves if not scene.wounds(elf)] == [healed] * heals
    assert scene.deck() == [top]


@pytest.mark.parametrize(
    ("lord", "elves"), [(CIRDAN, 2), (ELROND_VENERABLE_LORD, 1)], ids=["Círdan", "Elrond"]
)
@pytest.mark.parametrize("missing", [0, 1])
def test_a_lord_joins_elves(lord: str, elves: int, missing: int) -> None:
    scene = Scene(
        fellowship=[*[LORIEN_ELF] * (elves - missing), ARAGORN_DRIVEN_BY_NEED], hand=[lord]
    )
    assert scene.fellowship_phase().can(Verb.PLAY, lord) is not bool(missing)


@pytest.mark.parametrize(
    ("discards", "lost"),
    [
        ([], 0),
        ([STILL_NEEDED], 1),
        ([STILL_NEEDED, FLEET_FOOTED, STILL_NEEDED], 3),
        ([GLIMPSE_OF_FATE, CITY_OF_MEN], 0),
    ],
    ids=["none", "one", "three", "a condition and an event of Gondor"],
)
def test_cirdan_counts_elven_events_in_the_discard_pile(discards: list[str], lost: int) -> None:
    scene = Scene(
        fellowship=[CIRDAN, LORIEN_ELF],
        minions=[CAPTAIN, BYSTANDER],
        discards=discards,
        shadow_discards=[STILL_NEEDED],  # of another player's pile
    )
    scene.skirmish(CIRDAN, CAPTAIN).use(CIRDAN)
    assert scene.wounds(CIRDAN) == 1
    assert scene.strength(CAPTAIN) == 9 - lost


def test_cirdan_helps_nobody_else() -> None:
    scene = Scene(
        fellowship=[CIRDAN, LORIEN_ELF], minions=[CAPTAIN, BYSTANDER], discards=[STILL_NEEDED]
    )
    scene.skirmish(LORIEN_ELF, CAPTAIN)
    if scene.can(Verb.USE, CIRDAN):
        scene.use(CIRDAN)
    assert scene.strength(CAPTAIN) == 9


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 0), (FELLOWSHIP, 3)])
def test_galadriel_lady_redeemed_is_free_in_the_starting_fellowship(phase: int, cost: int) -> None:
    scene = Scene(hand=[GALADRIEL_LADY_REDEEMED])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(GALADRIEL_LADY_REDEEMED)) == cost


@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
@pytest.mark.parametrize("gone", [UNABATED_IN_MALICE, CORSAIR_SCIMITAR])
def test_galadriel_lady_redeemed_discards_a_condition_or_possession_of_the_shadow(
    phase: str, gone: str
) -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_REDEEMED, MERRY_ROHIRRIM_SQUIRE],
        support=[GLIMPSE_OF_FATE],
        bearing={CAPTAIN: [CORSAIR_SCIMITAR], MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[CAPTAIN],
        shadow_support=[UNABATED_IN_MALICE],
        hand=[STILL_NEEDED],
    )
    scene.fellowship_phase() if phase == "fellowship" else scene.regroup_phase()
    scene.use(GALADRIEL_LADY_REDEEMED)
    assert scene.is_discarded(STILL_NEEDED)
    assert not scene.can(Verb.CHOOSE, GLIMPSE_OF_FATE)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
    assert scene.choose(gone).is_discarded(gone)


@pytest.mark.parametrize("card", [GLIMPSE_OF_FATE, CITY_OF_MEN, LORIEN_ELF])
def test_galadriel_lady_redeemed_asks_for_an_elven_event(card: str) -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_REDEEMED],
        shadow_support=[UNABATED_IN_MALICE],
        hand=[card],
    )
    assert not scene.fellowship_phase().can(Verb.USE, GALADRIEL_LADY_REDEEMED)


@pytest.mark.parametrize(
    ("wounded", "lost"), [([], 0), ([CAPTAIN], 2), ([CAPTAIN, MORGUL_PREDATOR, BYSTANDER], 6)]
)
def test_arwen_queen_daunts_every_minion_she_skirmishes(wounded: list[str], lost: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_QUEEN_OF_ELVES_AND_MEN, ARAGORN_DRIVEN_BY_NEED],
        minions=[CAPTAIN, MORGUL_PREDATOR, SOUTHRON_CAPTAIN, BYSTANDER],
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    for minion in wounded:
        scene.wound(minion, 1)
    scene.skirmish(ARWEN_QUEEN_OF_ELVES_AND_MEN, CAPTAIN, MORGUL_PREDATOR)
    assert scene.strength(CAPTAIN) == 9 - lost
    assert scene.strength(MORGUL_PREDATOR) == 11 - lost
    assert scene.strength(SOUTHRON_CAPTAIN) == 13


@pytest.mark.parametrize("lord", [CELEBORN_LORD_OF_THE_GALADHRIM, ELROND_VENERABLE_LORD])
def test_a_lord_finds_nothing_in_an_empty_deck(lord: str) -> None:
    scene = Scene(fellowship=[lord, LORIEN_ELF], minions=[CAPTAIN, BYSTANDER])
    scene.wound(LORIEN_ELF, 1).skirmish(lord, CAPTAIN)
    if scene.can(Verb.TRIGGER, lord):
        scene.answer_with(lord)
    assert not scene.can(Verb.YES)
    assert scene.wounds(CAPTAIN) == 0
    assert scene.wounds(LORIEN_ELF) == 1
