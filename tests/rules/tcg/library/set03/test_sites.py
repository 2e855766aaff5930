"""The sites of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, moving_to
from tests.rules.tcg.scene import FREE_PEOPLES


@pytest.mark.parametrize(
    ("site", "playable"), [(PILLARS_OF_THE_KINGS, True), (GATES_OF_ARGONATH, False)]
)
def test_nobody_plays_maneuver_events_at_the_argonath(site: str, playable: bool) -> None:
    scene = at(
        site,
        8,
        fellowship=[BOROMIR_SON_OF_DENETHOR],
        minions=[GOBLIN_RUNNER],
        shadow_hand=[SUCH_A_LITTLE_THING],
    )
    assert scene.maneuver_phase().can(Verb.PLAY, SUCH_A_LITTLE_THING) == playable


@pytest.mark.parametrize(
    ("site", "playable"), [(ANDUIN_CONFLUENCE_1_353, True), (THE_GREAT_RIVER, False)]
)
def test_nothing_is_played_from_discard_piles_at_the_great_river(site: str, playable: bool) -> None:
    scene = at(
        site,
        7,
        shadow_support=[RELICS_OF_MORIA],
        shadow_discards=[GOBLIN_SCIMITAR],
        shadow_hand=[MORIA_AXE],
        minions=[GOBLIN_RUNNER],
        twilight=9,
    )
    scene.shadow_phase()
    assert scene.can(Verb.USE, RELICS_OF_MORIA) == playable
    assert scene.can(Verb.PLAY, MORIA_AXE)


def test_the_free_peoples_player_chooses_who_is_wounded_in_the_wastes() -> None:
    trooper = URUK_SOLDIER
    orc = ORC_COMMANDER
    scene = at(
        WASTES_OF_EMYN_MUIL,
        9,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        minions=[orc, trooper],
    )
    scene.maneuver_phase().wait_to(Verb.USE, WASTES_OF_EMYN_MUIL).use(WASTES_OF_EMYN_MUIL)
    assert scene.who == 0
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == 1
    assert scene.wounds(orc) == 1


def test_a_move_to_the_eregion_hills_adds_a_burden() -> None:
    scene = moving_to(EREGION_HILLS, 4, burdens=1).pass_all()
    assert scene.burdens == 2


def test_who_stands_on_the_eregion_hills_bears_no_more() -> None:
    assert at(EREGION_HILLS, 4, burdens=1).fellowship_phase().burdens == 1


@pytest.mark.parametrize(
    ("elves", "offered"),
    [
        ({"fellowship": [LEGOLAS_GREENLEAF, LORIEN_ELF]}, True),
        ({"fellowship": [LEGOLAS_GREENLEAF], "support": [ELROND_LORD_OF_RIVENDELL]}, True),
        ({"fellowship": [LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED]}, False),
    ],
    ids=["two companions", "companion and ally", "one Elf"],
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_two_elves_may_lighten_the_burdens_at_the_house_of_elrond(
    elves: dict[str, list[str]], offered: bool, takes_it: bool
) -> None:
    scene = moving_to(HOUSE_OF_ELROND, 3, burdens=2, **elves)
    # Frodo's own text
    scene.pass_()
    assert (scene.who == FREE_PEOPLES) is offered
    if offered and takes_it:
        scene.choose("spot 2 Elves")
    elif offered:
        scene.pass_()
    assert scene.burdens == (1 if offered and takes_it else 2)
