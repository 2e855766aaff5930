"""What Isengard of set 1, *The Fellowship of the Ring*, gains and takes in its fights."""

import pytest

from rules.tcg.engine.state.codes import TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import FELLOWSHIP_SITES
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, Scene

ARAGORN = ARAGORN_DRIVEN_BY_NEED
WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=5)


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(URUK_SAVAGE, True), (URUK_SOLDIER, False), (ISENGARD_RETAINER, False)],
    ids=["an Uruk-hai", "exhausted", "an Orc"],
)
def test_an_uruk_hai_is_bred_for_battle(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[minion, MORGUL_LACKEY],
        shadow_hand=[BRED_FOR_BATTLE],
        site=6,
    ).skirmish(ARAGORN, minion)
    assert scene.comes_to(Verb.PLAY, BRED_FOR_BATTLE) is playable
    if playable:
        scene.play(BRED_FOR_BATTLE)
        assert (scene.strength(minion), scene.wounds(minion)) == (5 + 3, 1)


@pytest.mark.parametrize(
    ("event", "minion", "cost"),
    [(HUNT_THEM_DOWN, URUK_SAVAGE, 3 - 1), (MUST_DO_WITHOUT_HOPE, THE_BALROG_FLAME_OF_UDUN, 0)],
)
def test_sarumans_ambition_makes_events_of_isengard_cheaper(
    event: str, minion: str, cost: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[minion],
        shadow_support=[SARUMANS_AMBITION],
        shadow_hand=[event],
        twilight=5,
        path=FELLOWSHIP_SITES,
        site=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, event).play(event)
    assert scene.twilight == 5 - cost


def test_sarumans_ambition_is_discarded_to_strengthen_an_uruk_hai() -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
        shadow_support=[SARUMANS_AMBITION],
        site=6,
    ).skirmish(ARAGORN, URUK_SAVAGE)
    scene.wait_to(Verb.USE, SARUMANS_AMBITION).use(SARUMANS_AMBITION)
    assert (scene.strength(URUK_SAVAGE), scene.strength(MORGUL_LACKEY)) == (5 + 2, 6)
    assert scene.is_discarded(SARUMANS_AMBITION)


@pytest.mark.parametrize(("spotted", "strength"), [(0, 9), (2, 11)])
def test_uruk_brood_grows_for_two_twilight_with_the_uruk_hai_you_spot(
    spotted: int, strength: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_BROOD, URUK_SAVAGE, URUK_SOLDIER, MORGUL_LACKEY],
        twilight=2,
        site=6,
    ).skirmish(ARAGORN, URUK_BROOD)
    scene.wait_to(Verb.USE, URUK_BROOD).use(URUK_BROOD)
    if scene.can(Verb.NUMBER):
        assert max(option.number for option in scene.options()) == 2
        scene.take_number(spotted)
    assert (scene.strength(URUK_BROOD), scene.twilight) == (strength, 0)


@pytest.mark.parametrize(
    ("minion", "items", "lost"),
    [(URUK_RAGER, [], 2), (URUK_WARRIOR, [URUK_HAI_SWORD], 1), (URUK_WARRIOR, [], 0)],
)
def test_a_victory_of_uruk_hai_costs_the_top_of_a_draw_deck(
    minion: str, items: list[str], lost: int
) -> None:
    for companion, wins in ((WEAK, True), (made(ARAGORN, strength=20), False)):
        scene = Scene(
            fellowship=[companion],
            minions=[minion],
            bearing={minion: items},
            deck=[ROHIRRIM_GUARD] * 4,
            site=6,
        )
        scene.skirmish(companion, minion).resolve()
        gone = len(scene.state.discards[FREE_PEOPLES])
        assert gone == (lost if wins else 0)


@pytest.mark.parametrize("takes_it", [True, False])
def test_uruk_soldier_may_cost_a_card_of_the_draw_deck_as_he_comes(takes_it: bool) -> None:
    scene = Scene(
        deck=[ROHIRRIM_GUARD, DWARF_GUARD], shadow_hand=[URUK_SOLDIER] * 2, twilight=5, site=6
    )
    scene.shadow_phase().play(URUK_SOLDIER)
    if takes_it:
        scene.answer_with(URUK_SOLDIER)
    else:
        scene.pass_()
    assert scene.is_discarded(DWARF_GUARD) is takes_it
    assert scene.deck()[0] == ROHIRRIM_GUARD


@pytest.mark.parametrize(("twilight", "left"), [(2, 1), (4, 0), (1, 2)])
def test_uruk_shaman_heals_an_uruk_hai_for_two_twilight(twilight: int, left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_SHAMAN, URUK_SAVAGE, MORDOR_VETERAN],
        twilight=twilight,
        site=6,
    )
    scene.wound(URUK_SAVAGE, 2).wound(MORDOR_VETERAN, 1).maneuver_phase()
    while scene.comes_to(Verb.USE, URUK_SHAMAN):
        scene.use(URUK_SHAMAN)
        if scene.can(Verb.CHOOSE):
            scene.choose(URUK_SAVAGE)
    assert (scene.wounds(URUK_SAVAGE), scene.wounds(MORDOR_VETERAN)) == (left, 1)


@pytest.mark.parametrize(
    "weather", [SARUMANS_CHILL, SARUMANS_SNOWS, SPIES_OF_SARUMAN, WIZARD_STORM]
)
def test_weather_and_spies_go_at_the_end_of_the_turn(weather: str) -> None:
    site = FELLOWSHIP_SITES[3]
    scene = Scene(bearing={site: [weather]}, path=FELLOWSHIP_SITES, site=4)
    scene.happen(emit, TURN_ENDS)
    assert scene.is_discarded(weather)
