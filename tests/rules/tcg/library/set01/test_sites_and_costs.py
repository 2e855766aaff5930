"""Sites of set 1, *The Fellowship of the Ring*, that change what is played, and what moves cost."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, moving_to
from tests.rules.tcg.scene import FREE_PEOPLES


@pytest.mark.parametrize(
    ("site", "costs"),
    [(BAG_END, [2, 1, 2]), (EAST_ROAD_1_320, [4, 3, 2]), (GREEN_HILL_COUNTRY, [2, 0, 1])],
)
def test_the_first_site_makes_companions_dearer_or_hobbits_cheaper(
    site: str, costs: list[int]
) -> None:
    hand = [GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE, BILBO_RETIRED_ADVENTURER]
    scene = at(site, 1, hand=hand).fellowship_phase()
    paid = []
    for card in hand:
        before = scene.twilight
        paid.append(scene.play(card).twilight - before)
    assert paid == costs


@pytest.mark.parametrize("wounds", [0, 3])
def test_a_hobbit_exerts_at_the_green_dragon_to_play_sam_from_the_draw_deck(wounds: int) -> None:
    deck = [PIPPIN_SWORN_TO_SERVICE, SAM_SON_OF_HAMFAST, HOBBIT_SWORD_7_319]
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = at(GREEN_DRAGON_INN_1_322, 1, fellowship=[ARAGORN_DRIVEN_BY_NEED], deck=deck)
    scene.wound(frodo, wounds).fellowship_phase()
    assert scene.can(Verb.USE, GREEN_DRAGON_INN_1_322) is (wounds == 0)
    if wounds == 0:
        scene.use(GREEN_DRAGON_INN_1_322)
        assert not scene.can(Verb.CHOOSE, PIPPIN_SWORN_TO_SERVICE)
        if scene.can(Verb.CHOOSE):
            scene.choose(SAM_SON_OF_HAMFAST)
        assert scene.in_play(SAM_SON_OF_HAMFAST)
        assert (scene.wounds(frodo), scene.twilight) == (1, 2)


@pytest.mark.parametrize(
    ("played", "drawn"),
    [(ROHIRRIM_GUARD, 1), (ALBERT_DREARY, 1), (GIMLI_DWARF_OF_EREBOR, 0)],
    ids=["companion", "ally", "a Dwarf"],
)
def test_rivendell_terrace_draws_a_card_for_a_man(played: str, drawn: int) -> None:
    scene = at(
        RIVENDELL_TERRACE,
        3,
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[played],
        deck=[HOBBIT_SWORD_7_319] * 3,
    ).fellowship_phase()
    assert scene.can(Verb.USE, RIVENDELL_TERRACE) is bool(drawn)
    if drawn:
        scene.use(RIVENDELL_TERRACE)
        assert scene.in_play(played)
        assert scene.twilight > 0, "the Man is paid for"
        assert scene.hand() == [HOBBIT_SWORD_7_319]


@pytest.mark.parametrize("gimli_exerts", [True, False])
def test_gimli_or_two_others_exert_in_the_dwarrowdelf_chamber(gimli_exerts: bool) -> None:
    others = [MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, FRODO_HOPE_OF_FREE_PEOPLES]
    gimli = GIMLI_DWARF_OF_EREBOR
    scene = moving_to(DWARROWDELF_CHAMBER, 4, fellowship=[gimli, *others[:2]])
    # Frodo's own text
    scene.pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose("exert Gimli" if gimli_exerts else "exert 2")
    if not gimli_exerts:
        assert not scene.can(Verb.CHOOSE, gimli)
        scene.choose(others[0]).choose(others[2])
    assert scene.wounds(gimli) == gimli_exerts
    assert [scene.wounds(card) for card in others] == [[1, 0, 1], [0, 0, 0]][gimli_exerts]


def test_two_companions_exert_where_no_gimli_comes_to_the_dwarrowdelf_chamber() -> None:
    scene = moving_to(DWARROWDELF_CHAMBER, 4, fellowship=[MERRY_ROHIRRIM_SQUIRE])
    scene.pass_().choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


@pytest.mark.parametrize(
    ("others", "hurt"),
    [
        ([ROHIRRIM_GUARD, DWARF_GUARD], 1),
        ([ROHIRRIM_GUARD, ARAGORN_RANGER_OF_THE_NORTH], 0),
        ([ROHIRRIM_GUARD, ARWEN_DAUGHTER_OF_ELROND], 0),
    ],
    ids=["no ranger", "a Man who is a ranger", "an Elf who is a ranger"],
)
def test_every_companion_exerts_at_silverlode_banks_without_a_ranger(
    others: list[str], hurt: int
) -> None:
    scene = moving_to(
        SILVERLODE_BANKS, 7, fellowship=others, support=[ELROND_LORD_OF_RIVENDELL]
    ).pass_all()
    everyone = [FRODO_HOPE_OF_FREE_PEOPLES, *others]
    assert [scene.wounds(card) for card in everyone] == [hurt] * 3
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 0
