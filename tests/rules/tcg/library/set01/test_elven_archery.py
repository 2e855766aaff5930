"""How the Elves of set 1, *The Fellowship of the Ring*, stay out of sight and where they roam."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import PLAIN
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("companion", "playable"), [(LEGOLAS_GREENLEAF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_elf_song_removes_a_burden_where_an_elf_is(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ELF_SONG], burdens=3).fellowship_phase()
    assert scene.can(Verb.PLAY, ELF_SONG) is playable
    if playable:
        assert scene.play(ELF_SONG).burdens == 2


@pytest.mark.parametrize(
    ("fellowship", "support", "playable"),
    [
        ([LEGOLAS_GREENLEAF], [], True),
        ([ARAGORN_DRIVEN_BY_NEED], [ELROND_LORD_OF_RIVENDELL], True),
        ([ARAGORN_DRIVEN_BY_NEED], [], False),
    ],
    ids=["Elf companion", "Elf ally", "no Elf"],
)
def test_elven_cloak_is_given_by_an_elf_to_any_companion(
    fellowship: list[str], support: list[str], playable: bool
) -> None:
    scene = Scene(fellowship=fellowship, support=support, hand=[ELVEN_CLOAK]).fellowship_phase()
    assert scene.can(Verb.PLAY, ELVEN_CLOAK) is playable
    if playable:
        scene.play(ELVEN_CLOAK)
        bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
        assert bearers == {FRODO_HOPE_OF_FREE_PEOPLES, *fellowship}


@pytest.mark.parametrize(("cloaks", "total"), [(0, 2), (1, 1), (2, 0)])
def test_each_elven_cloak_takes_one_from_the_minion_archery_total(cloaks: int, total: int) -> None:
    wearers = [ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD]
    scene = Scene(
        fellowship=wearers,
        bearing={wearer: [ELVEN_CLOAK] for wearer in wearers[:cloaks]},
        minions=[GOBLIN_MARKSMAN] * 2,
    )
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total


def test_lightfootedness_takes_one_from_the_minion_archery_total() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[GOBLIN_MARKSMAN] * 2, hand=[LIGHTFOOTEDNESS] * 2
    ).archery_phase()
    scene.play(LIGHTFOOTEDNESS)
    assert archery_totals(scene.state)[1] == 1


def test_lightfootedness_needs_an_elf_companion() -> None:
    scene = Scene(
        support=[ELROND_LORD_OF_RIVENDELL], minions=[GOBLIN_MARKSMAN], hand=[LIGHTFOOTEDNESS]
    ).archery_phase()
    assert not scene.can(Verb.PLAY, LIGHTFOOTEDNESS)


@pytest.mark.parametrize(
    ("path", "site", "strength"),
    [(PLAIN, 5, 5), (PLAIN, 6, 7), (PLAIN, 8, 7), (PLAIN, 9, 5), (ARAGORN_SITES, 6, 5)],
)
def test_haldir_is_stronger_between_lorien_and_the_falls(
    path: tuple[str, ...], site: int, strength: int
) -> None:
    scene = Scene(fellowship=[HALDIR_ELF_OF_THE_GOLDEN_WOOD], path=path, site=site)
    assert scene.strength(HALDIR_ELF_OF_THE_GOLDEN_WOOD) == strength


@pytest.mark.parametrize(("other", "playable"), [(LORIEN_ELF, True), (DWARF_GUARD, False)])
def test_haldir_follows_an_elf(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[other], hand=[HALDIR_ELF_OF_THE_GOLDEN_WOOD]).fellowship_phase()
    assert scene.can(Verb.PLAY, HALDIR_ELF_OF_THE_GOLDEN_WOOD) is playable
