"""The Sauron cards of set 10, *Mount Doom*, that take sites and live on them."""

import pytest

from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.state.codes import VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("companions", "friends", "offered"),
    [(6, [GORGOROTH_ATTACKER], True), (5, [GORGOROTH_ATTACKER], False), (6, [], False)],
)
def test_gorgoroth_swarm_brings_more_and_takes_a_site(
    companions: int, friends: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        minions=friends,
        shadow_hand=[GORGOROTH_SWARM],
        shadow_discards=[GORGOROTH_ENGINEER],
        twilight=20,
        site=5,
    )
    scene.state.position[SHADOW] = 4
    scene.shadow_phase().play(GORGOROTH_SWARM)
    assert scene.can(Verb.TRIGGER, GORGOROTH_SWARM) is offered
    if offered:
        scene.answer_with(GORGOROTH_SWARM)
        assert scene.in_play(GORGOROTH_ENGINEER)
        assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(
    ("controlled", "cards_in_hand", "bonus", "becomes_fierce"),
    [(2, 0, 4, True), (1, 4, 2, False), (0, 3, 0, True)],
)
def test_beaten_back_counts_sites_you_control_and_asks_for_initiative(
    controlled: int, cards_in_hand: int, bonus: int, becomes_fierce: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[ELFHELM] * cards_in_hand,
        shadow_hand=[BEATEN_BACK],
        twilight=1,
        site=4,
    ).control(*ARAGORN_SITES[:controlled])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    before = scene.strength(MORDOR_VETERAN)
    assert not fierce(scene, MORDOR_VETERAN)
    scene.happen(play_card, SHADOW, scene.card(BEATEN_BACK))
    assert scene.strength(MORDOR_VETERAN) == before + bonus
    assert fierce(scene, MORDOR_VETERAN) is becomes_fierce


@pytest.mark.parametrize(
    ("fellowship", "prevented"),
    [
        ([DWARF_GUARD, ELFHELM], None),
        ([DWARF_GUARD], True),
        ([DWARF_GUARD], False),
    ],
)
def test_mordor_pillager_takes_a_site_unless_a_small_fellowship_exerts(
    fellowship: list[str], prevented: bool | None
) -> None:
    """With the Shire there are three cultures, and nobody is asked; or two."""
    scene = Scene(fellowship=fellowship, minions=[MORDOR_PILLAGER, MORDOR_SOLDIER], site=5)
    scene.state.position[SHADOW] = 3
    scene.shadow_phase().use(MORDOR_PILLAGER)
    assert scene.can(Verb.EITHER) is (prevented is not None)
    if prevented is not None:
        assert scene.who == FREE_PEOPLES
        scene.choose("exert a companion" if prevented else "take control")
        if prevented:
            scene.choose(DWARF_GUARD)
    assert scene.wounds(MORDOR_PILLAGER) == 1
    assert scene.wounds(DWARF_GUARD) == int(bool(prevented))
    assert scene.controls(ARAGORN_SITES[0]) is not bool(prevented)


def test_mordor_pillager_needs_another_sauron_minion() -> None:
    scene = Scene(minions=[MORDOR_PILLAGER, URUK_SAVAGE], site=5)
    scene.state.position[SHADOW] = 3
    assert not scene.shadow_phase().can(Verb.USE, MORDOR_PILLAGER)


@pytest.mark.parametrize(("controlled", "cost"), [(0, 4), (1, 2), (2, 2)])
def test_gorgoroth_keeper_is_cheaper_with_a_controlled_site(controlled: int, cost: int) -> None:
    scene = Scene(shadow_hand=[GORGOROTH_KEEPER], twilight=9, site=7)
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase().play(GORGOROTH_KEEPER)
    assert scene.twilight == 9 - cost


@pytest.mark.parametrize("controlled", [0, 1, 2])
def test_gothmog_makes_the_free_peoples_wound_a_companion_for_each_site(controlled: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[SIGEWULF],
        shadow_hand=[GOTHMOG_LIEUTENANT_OF_MORGUL],
        twilight=9,
        site=7,
    )
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase().play(GOTHMOG_LIEUTENANT_OF_MORGUL)
    for _ in range(controlled):
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, SIGEWULF)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.CHOOSE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == controlled
    assert fierce(scene, GOTHMOG_LIEUTENANT_OF_MORGUL) is bool(controlled)


@pytest.mark.parametrize(
    ("bearer", "strength", "each_"),
    [(GOTHMOG_LIEUTENANT_OF_MORGUL, 13, 2), (MORDOR_VETERAN, 9, 1)],
)
@pytest.mark.parametrize("controlled", [0, 1, 3])
def test_gothmogs_warg_is_fed_by_controlled_sites(
    bearer: str, strength: int, each_: int, controlled: int
) -> None:
    scene = Scene(minions=[bearer], bearing={bearer: [GOTHMOGS_WARG]}, site=7)
    scene.control(*ARAGORN_SITES[:controlled])
    assert scene.strength(bearer) == strength + 1 + each_ * controlled


def test_gothmogs_warg_carries_an_orc_of_sauron() -> None:
    scene = Scene(
        minions=[SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, MORGUL_LACKEY, MORDOR_VETERAN],
        shadow_hand=[GOTHMOGS_WARG],
        twilight=9,
        site=7,
    )
    scene.shadow_phase().play(GOTHMOGS_WARG)
    assert scene.bearer_of(GOTHMOGS_WARG) == MORDOR_VETERAN
    assert scene.number(VITALITY, MORDOR_VETERAN) == 3 + 1


@pytest.mark.parametrize("controlled", [1, 0])
def test_gorgoroth_keeper_waits_on_a_controlled_site(controlled: int) -> None:
    scene = Scene(minions=[GORGOROTH_KEEPER], site=7)
    scene.control(*ARAGORN_SITES[:controlled]).regroup_phase()
    if scene.comes_to(Verb.USE, GORGOROTH_KEEPER):
        scene.use(GORGOROTH_KEEPER)
    assert scene.in_play(GORGOROTH_KEEPER) is not bool(controlled)
    assert scene.stack(ARAGORN_SITES[0]) == [GORGOROTH_KEEPER] * controlled
