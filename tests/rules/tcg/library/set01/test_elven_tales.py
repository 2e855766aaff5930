"""The tales of the Elves of set 1, *The Fellowship of the Ring*, and who tells them."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("elves", "bonus"),
    [
        ((), 0),
        ((ARWEN_DAUGHTER_OF_ELROND,), 1),
        ((ARWEN_DAUGHTER_OF_ELROND, RUMIL_ELVEN_PROTECTOR, LEGOLAS_GREENLEAF, ERESTOR), 3),
    ],
)
def test_last_alliance_counts_three_elves_at_most(elves: tuple[str, ...], bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *elves],
        bearing={ARAGORN_DRIVEN_BY_NEED: [THE_LAST_ALLIANCE_OF_ELVES_AND_MEN]},
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + bonus


def test_tale_of_gil_galad_strengthens_the_elf_who_bore_it() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [THE_TALE_OF_GIL_GALAD]},
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, URUK_SAVAGE).use(THE_TALE_OF_GIL_GALAD)
    assert scene.is_discarded(THE_TALE_OF_GIL_GALAD)
    assert scene.strength(ARWEN_DAUGHTER_OF_ELROND) == 8


def test_the_council_of_elrond_plays_a_tale_from_the_draw_deck() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[THE_COUNCIL_OF_ELROND],
        deck=[LORIEN_ELF, BEREN_AND_LUTHIEN, LORIEN_ELF],
    )
    scene.fellowship_phase().play(THE_COUNCIL_OF_ELROND)
    assert not scene.can(Verb.CHOOSE, LORIEN_ELF)
    if scene.can(Verb.CHOOSE, BEREN_AND_LUTHIEN):
        scene.choose(BEREN_AND_LUTHIEN)
    assert scene.in_play(BEREN_AND_LUTHIEN)
    assert scene.deck() == [LORIEN_ELF] * 2
    # Its own cost and the cost of the tale.
    assert scene.twilight == 2 + 1


@pytest.mark.parametrize(("companion", "playable"), [(LORIEN_ELF, True), (DWARF_GUARD, False)])
def test_the_council_of_elrond_needs_an_elf(companion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[companion], hand=[THE_COUNCIL_OF_ELROND], deck=[BEREN_AND_LUTHIEN]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, THE_COUNCIL_OF_ELROND) is playable


@pytest.mark.parametrize(
    ("played", "offered"),
    [(BEREN_AND_LUTHIEN, True), (GREATEST_KINGDOM_OF_MY_PEOPLE, False), (LORIEN_ELF, False)],
    ids=["Elven tale", "Dwarven tale", "Elf"],
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_songs_of_the_blessed_realm_may_remove_a_burden_for_an_elven_tale(
    played: str, offered: bool, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        support=[SONGS_OF_THE_BLESSED_REALM],
        hand=[played],
        burdens=2,
    )
    scene.fellowship_phase().play(played)
    assert scene.can(Verb.TRIGGER, SONGS_OF_THE_BLESSED_REALM) is offered
    if offered and takes_it:
        scene.answer_with(SONGS_OF_THE_BLESSED_REALM)
    elif offered:
        scene.pass_()
    assert scene.burdens == (1 if offered and takes_it else 2)
