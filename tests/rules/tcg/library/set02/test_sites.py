"""The sites of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, prices
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import Scene


def test_the_first_moria_archer_at_the_great_chasm_costs_two_less() -> None:
    scene = at(
        GREAT_CHASM,
        4,
        shadow_hand=[GOBLIN_BACKSTABBER, GOBLIN_MARKSMAN, GOBLIN_MARKSMAN],
        twilight=20,
    )
    assert prices(scene, GOBLIN_BACKSTABBER, GOBLIN_MARKSMAN, GOBLIN_MARKSMAN) == [1, 1, 3]


@pytest.mark.parametrize(("site", "roams"), [(HOLLIN, False), (BALINS_TOMB, True)])
def test_uruk_hai_do_not_roam_in_hollin(site: str, roams: bool) -> None:
    scene = at(site, 4, minions=[URUK_SAVAGE])
    assert is_roaming(scene.state, scene.card(URUK_SAVAGE)) == roams


@pytest.mark.parametrize(
    "healed", [(), (MERRY_ROHIRRIM_SQUIRE,), (FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE)]
)
def test_each_hobbit_may_heal_or_not_at_the_silverlode(healed: tuple[str, ...]) -> None:
    places = (*PLAIN_FELLOWSHIP[:5], VALLEY_OF_THE_SILVERLODE_2_120, *PLAIN_FELLOWSHIP[6:])
    scene = Scene(path=places, site=6, fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED])
    for card in (FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, 1)
    scene.state.position[0] = 5
    scene.happen(path.move).pass_()
    if healed:
        scene.do(Verb.YES, VALLEY_OF_THE_SILVERLODE_2_120)
        for character in healed:
            scene.choose(character)
    if len(healed) < 2:
        scene.pass_()
    left = [
        scene.wounds(card)
        for card in (FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED)
    ]
    assert left == [
        int(FRODO_HOPE_OF_FREE_PEOPLES not in healed),
        int(MERRY_ROHIRRIM_SQUIRE not in healed),
        1,
    ]


@pytest.mark.parametrize("wounds", [0, 3])
def test_a_hobbit_exerts_at_the_party_field_to_play_bilbo_from_the_draw_deck(wounds: int) -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    deck = [FILIBERT_BOLGER, BILBO_RETIRED_ADVENTURER, HOBBIT_SWORD_7_319]
    scene = at(HOBBITON_PARTY_FIELD, 1, fellowship=[ARAGORN_DRIVEN_BY_NEED], deck=deck)
    scene.wound(frodo, wounds).fellowship_phase()
    assert scene.can(Verb.USE, HOBBITON_PARTY_FIELD) is (wounds == 0)
    if wounds == 0:
        scene.use(HOBBITON_PARTY_FIELD)
        assert not scene.can(Verb.CHOOSE, FILIBERT_BOLGER)
        if scene.can(Verb.CHOOSE):
            scene.choose(BILBO_RETIRED_ADVENTURER)
        assert scene.in_play(BILBO_RETIRED_ADVENTURER)
        assert (scene.wounds(frodo), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (1, 0)


@pytest.mark.parametrize(
    ("played", "drawn"),
    [(FILIBERT_BOLGER, 1), (MERRY_ROHIRRIM_SQUIRE, 0), (ALBERT_DREARY, 0)],
    ids=["Shire ally", "Shire companion", "another ally"],
)
def test_the_town_center_draws_a_card_for_an_ally_of_the_shire(played: str, drawn: int) -> None:
    scene = at(
        TOWN_CENTER,
        1,
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[played],
        deck=[HOBBIT_SWORD_7_319] * 3,
    ).fellowship_phase()
    assert scene.can(Verb.USE, TOWN_CENTER) is bool(drawn)
    if drawn:
        scene.use(TOWN_CENTER)
        assert scene.in_play(played)
        assert scene.hand() == [HOBBIT_SWORD_7_319]
