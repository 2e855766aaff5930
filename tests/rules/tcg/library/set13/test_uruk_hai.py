"""The Uruk-hai cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import FELLOWSHIP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("burdens", "cost"), [(6, 3), (7, 1)])
def test_uruk_aggressor_is_cheaper_where_a_companion_resists_no_more(
    burdens: int, cost: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        shadow_hand=[URUK_AGGRESSOR],
        burdens=burdens,
        twilight=5,
        site=5,
    )
    scene.shadow_phase().play(URUK_AGGRESSOR)
    if burdens == 7:
        scene.do(Verb.YES)
    assert scene.twilight == 5 - cost


def test_uruk_rogue_fights_on_alone() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[URUK_ROGUE], site=5)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_ROGUE).wait_to(Verb.USE, URUK_ROGUE)
    assert scene.use(URUK_ROGUE).strength(URUK_ROGUE) == 12 + 4


def test_uruk_reserve_saves_the_dying_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[TRACKING_URUK, URUK_RESERVE],
        shadow_deck=[URUK_ROGUE],
        site=5,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    scene.happen(wounds.kill, scene.card(TRACKING_URUK), scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.answer_with(URUK_RESERVE)
    assert scene.deck(SHADOW)[0] == TRACKING_URUK


@pytest.mark.parametrize(
    ("condition", "culture", "counted"),
    [(CITY_WALL, "gondor", 2), (ALWAYS_THREATENING, "orc", 0)],
)
def test_assault_denizen_counts_tokens_of_free_peoples_cultures(
    condition: str, culture: str, counted: int
) -> None:
    scene = Scene(support=[condition], minions=[ASSAULT_DENIZEN, CAVERN_DENIZEN], site=5)
    scene.put_tokens(condition, 2, culture)
    assert scene.strength(ASSAULT_DENIZEN) == 9 + counted
    scene.happen(wounds.wound, scene.card(CAVERN_DENIZEN))
    assert scene.in_play(CAVERN_DENIZEN) is bool(counted)


def test_assault_commander_counts_the_condition_that_is_spotted() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        support=[ELVEN_MARKSMANSHIP],
        minions=[ASSAULT_COMMANDER],
    )
    before = resistance(scene.state, scene.card(ELVEN_SCOUT))
    scene.shadow_phase().use(ASSAULT_COMMANDER)
    assert resistance(scene.state, scene.card(ELVEN_SCOUT)) == before - 1


@pytest.mark.parametrize(
    ("place", "burdens", "others", "bonus"),
    [
        (WEST_ROAD, 0, [], 0),
        (ISENGARD_RUINED_15_192, 0, [], 1),
        (ISENGARD_RUINED_15_192, 2, [], 2),
        (WEST_ROAD, 2, [URUK_SAVAGE], 1),
        (WEST_ROAD, 0, [FERAL_URUK], 1),
    ],
)
def test_endless_assault_counts_what_is_true(
    place: str, burdens: int, others: list[str], bonus: int
) -> None:
    """A battleground, little resistance and an [uruk-hai] minion that does not fight."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ASSAULT_DENIZEN, *others],
        shadow_support=[ENDLESS_ASSAULT],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(DWARF_GUARD, ASSAULT_DENIZEN).wait_to(Verb.USE, ENDLESS_ASSAULT)
    before = scene.strength(ASSAULT_DENIZEN)
    scene.use(ENDLESS_ASSAULT)
    if scene.can(Verb.CHOOSE):
        scene.choose(ASSAULT_DENIZEN)
    assert scene.strength(ASSAULT_DENIZEN) == before + bonus


@pytest.mark.parametrize(("path", "tokens"), [((WEST_ROAD,), 0), ((ISENGARD_RUINED_15_192,), 3)])
def test_fearless_approach_brings_tokens_past_a_battleground(
    path: tuple[str, ...], tokens: int
) -> None:
    scene = Scene(
        minions=[FERAL_URUK],
        shadow_hand=[FEARLESS_APPROACH],
        shadow_support=[ENDLESS_ASSAULT],
        path=(ARAGORN_SITES[0], *path, *ARAGORN_SITES[2:]),
        twilight=1,
        site=3,
    )
    scene.put_tokens(ENDLESS_ASSAULT, 1)
    scene.shadow_phase().play(FEARLESS_APPROACH)
    assert scene.tokens(ENDLESS_ASSAULT) == 1 + tokens


def test_fearless_approach_discards_a_condition_for_a_site_of_the_free_peoples() -> None:
    scene = Scene(
        support=[MELLON],
        hand=[RANGER_OF_WESTERNESSE],
        shadow_support=[FEARLESS_APPROACH],
        path=ARAGORN_SITES[:2],
        adventure=[FALLS_OF_RAUROS],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, RANGER_OF_WESTERNESSE)
    scene.play(RANGER_OF_WESTERNESSE).answer_with(RANGER_OF_WESTERNESSE)
    scene.answer_with(FEARLESS_APPROACH).choose(MELLON)
    assert scene.is_discarded(MELLON)
    assert scene.in_play(FEARLESS_APPROACH)


def test_fearless_approach_does_not_answer_a_site_that_the_shadow_plays() -> None:
    scene = Scene(support=[MELLON], shadow_support=[FEARLESS_APPROACH], site=2)
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    # The first choice is what Frodo's own text gives.
    assert scene.who == FREE_PEOPLES
    scene.pass_()
    assert scene.state.position[0] == 3
    assert not scene.can(Verb.TRIGGER, FEARLESS_APPROACH)


@pytest.mark.parametrize(
    ("possession", "stays"), [(BERSERKER_TORCH, True), (BLADE_OF_THE_WHITE_HAND, False)]
)
def test_entranced_uruk_keeps_its_possessions_from_free_peoples_cards(
    possession: str, stays: bool
) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[ENTRANCED_URUK, URUK_SAVAGE],
        bearing={ENTRANCED_URUK: [BERSERKER_TORCH], URUK_SAVAGE: [BLADE_OF_THE_WHITE_HAND]},
        hand=[FOR_THE_MARK],
        site=5,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, ENTRANCED_URUK)
    scene.wait_to(Verb.PLAY, FOR_THE_MARK).play(FOR_THE_MARK)
    scene.choose(possession)
    assert scene.in_play(possession) is stays


@pytest.mark.parametrize(
    ("lurkers", "minion", "wounds"),
    [
        ([VIGILANT_URUK, URUK_RESERVE], ENTRANCED_URUK, 1),
        ([VIGILANT_URUK], ENTRANCED_URUK, 0),
        ([VIGILANT_URUK, URUK_RESERVE, ENTRANCED_URUK], URUK_SAVAGE, 0),
    ],
)
def test_signs_of_war_tire_who_faces_one_of_three_lurking_uruk_hai(
    lurkers: list[str], minion: str, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        minions=[*lurkers, minion],
        shadow_support=[SIGNS_OF_WAR],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(DWARF_GUARD, minion)
    assert scene.wounds(DWARF_GUARD) == wounds
    assert scene.wounds(ELVEN_SCOUT) == 0
