"""The Wraith cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.tokens import add_burdens
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_gates_of_the_dead_city_exerts_for_burdens_of_wraith_cards_only() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORDOR_TROOPER],
        shadow_support=[GATES_OF_THE_DEAD_CITY],
    )
    scene.happen(add_burdens, 0, 1, scene.card(MORDOR_TROOPER))
    assert not scene.can(Verb.CHOOSE)
    scene.happen(add_burdens, 0, 1, scene.card(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR))
    assert scene.who == 0
    assert scene.choose(ARAGORN_DRIVEN_BY_NEED).wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(
    ("shown", "exertions"),
    [([WIZARD_STAFF_2_29], 2), ([MERRY_ROHIRRIM_SQUIRE], 1), ([DWARVEN_AXE], 0), ([], 0)],
)
def test_never_stop_hunting_exerts_an_archer_for_each_twilight_of_the_card_shown(
    shown: list[str], exertions: int
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        bearing={LEGOLAS_GREENLEAF: [ELVEN_BOW_1_41]},
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        hand=shown,
        shadow_hand=[THEY_WILL_NEVER_STOP_HUNTING_YOU],
        twilight=2,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, THEY_WILL_NEVER_STOP_HUNTING_YOU).play(
        THEY_WILL_NEVER_STOP_HUNTING_YOU
    )
    assert scene.wounds(LEGOLAS_GREENLEAF) == exertions


@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True)])
def test_too_great_and_terrible_is_bought_off_with_two_cards(cards: int, asked: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        hand=[TRUST_ME_AS_YOU_ONCE_DID] * cards,
        shadow_hand=[TOO_GREAT_AND_TERRIBLE],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, TOO_GREAT_AND_TERRIBLE).play(TOO_GREAT_AND_TERRIBLE)
    assert scene.can(Verb.EITHER) == asked
    if asked:
        assert scene.who == 0
        scene.choose("discard 2 Gandalf cards from hand")
        while scene.can(Verb.CHOOSE) or scene.can(Verb.DISCARD):
            scene.do(Verb.CHOOSE if scene.can(Verb.CHOOSE) else Verb.DISCARD)
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == (0 if asked else 2)
    assert scene.hand() == ([] if asked else [TRUST_ME_AS_YOU_ONCE_DID])


def test_otsea_in_twilight_gives_the_tip_to_the_ring_bearer_whomever_he_beats() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_OTSEA_RINGWRAITH_IN_TWILIGHT],
        shadow_support=[BLADE_TIP],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_OTSEA_RINGWRAITH_IN_TWILIGHT).wait_to(
        Verb.TRIGGER, ULAIRE_OTSEA_RINGWRAITH_IN_TWILIGHT
    )
    scene.answer_with(ULAIRE_OTSEA_RINGWRAITH_IN_TWILIGHT)
    assert scene.wounds(ULAIRE_OTSEA_RINGWRAITH_IN_TWILIGHT) == 1
    assert scene.bearer_of(BLADE_TIP) == FRODO_HOPE_OF_FREE_PEOPLES


@pytest.mark.parametrize("burdens", [0, 3])
def test_the_ring_draws_twilight_for_each_burden_as_the_fellowship_moves(burdens: int) -> None:
    added = []
    for support in ([], [THE_RING_DRAWS_THEM]):
        scene = Scene(shadow_support=support, burdens=burdens, site=3)
        scene.happen(path.move).pass_all()
        added.append(scene.twilight)
    assert added[1] - added[0] == burdens


@pytest.mark.parametrize("nazgul", [True, False])
def test_a_nazgul_exerts_for_the_ring_or_it_draws_no_more(nazgul: bool) -> None:
    minion = ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL if nazgul else MORGUL_LACKEY
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        shadow_support=[THE_RING_DRAWS_THEM],
        site=6,
    ).shadow_phase()
    if scene.can(Verb.EITHER):
        scene.choose("exert")
    assert scene.is_discarded(THE_RING_DRAWS_THEM) is not nazgul
    assert scene.wounds(minion) == nazgul
