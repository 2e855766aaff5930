"""The Wraith cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.wounds import heal
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DARK_POWERS_STRENGTHEN,
    DWARF_GUARD,
    FRODO_HOPE_OF_FREE_PEOPLES,
    LINGERING_SHADOW,
    NAZGUL_SWORD,
    THE_WITCH_KING_BLACK_LORD,
    ULAIRE_ENQUEA_BLACK_THREAT,
    ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
    UNIMPEDED,
)
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


def test_the_witch_king_exerts_the_ring_bearer_from_hand_and_stays_there() -> None:
    scene = Scene(hand=[ARAGORN_DRIVEN_BY_NEED], shadow_hand=[THE_WITCH_KING_BLACK_LORD])
    scene.fellowship_phase().wait_to(Verb.PLAY, ARAGORN_DRIVEN_BY_NEED).play(ARAGORN_DRIVEN_BY_NEED)
    assert scene.who == 1
    scene.answer_with(THE_WITCH_KING_BLACK_LORD)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.hand(1) == [THE_WITCH_KING_BLACK_LORD]
    assert not scene.can(Verb.TRIGGER, THE_WITCH_KING_BLACK_LORD)


def test_the_witch_king_need_not_be_revealed() -> None:
    scene = Scene(hand=[ARAGORN_DRIVEN_BY_NEED], shadow_hand=[THE_WITCH_KING_BLACK_LORD])
    scene.fellowship_phase().wait_to(Verb.PLAY, ARAGORN_DRIVEN_BY_NEED).play(
        ARAGORN_DRIVEN_BY_NEED
    ).pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(("wounds", "playable"), [(0, False), (2, True)])
def test_the_witch_king_costs_less_for_each_wound_on_the_ring_bearer(
    wounds: int, playable: bool
) -> None:
    scene = Scene(shadow_hand=[THE_WITCH_KING_BLACK_LORD], twilight=6, site=6)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds).shadow_phase()
    assert scene.can(Verb.PLAY, THE_WITCH_KING_BLACK_LORD) is playable


@pytest.mark.parametrize(("burdens", "items", "more"), [(0, [], 0), (0, [NAZGUL_SWORD], 1)])
def test_unimpeded_counts_what_is_true_of_the_nazgul(
    burdens: int, items: list[str], more: int
) -> None:
    nelya = ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[nelya],
        bearing={nelya: items},
        shadow_support=[UNIMPEDED],
        burdens=burdens,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, nelya)
    before = scene.strength(nelya)
    scene.wait_to(Verb.USE, UNIMPEDED).use(UNIMPEDED)
    scene.resolve()
    assert totals(scene)[1] == before + more
    assert scene.is_discarded(UNIMPEDED)


def test_lingering_shadow_turns_each_wound_removed_into_a_burden() -> None:
    nelya = ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[nelya],
        shadow_support=[LINGERING_SHADOW],
        site=6,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(DWARF_GUARD, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, nelya)
    scene.wait_to(Verb.USE, LINGERING_SHADOW).use(LINGERING_SHADOW)
    assert scene.bearer_of(LINGERING_SHADOW) == ARAGORN_DRIVEN_BY_NEED
    scene.happen(heal, scene.card(DWARF_GUARD))
    assert scene.burdens == 0
    scene.happen(heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.burdens == 1


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(ULAIRE_ENQUEA_BLACK_THREAT, True), (ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS, False)],
)
def test_ulaire_enquea_toils_again_for_an_event(minion: str, playable: bool) -> None:
    """Three exertions make 6 to nothing; anybody else exerts once."""
    scene = Scene(
        minions=[minion],
        shadow_hand=[DARK_POWERS_STRENGTHEN],
        shadow_deck=[DWARF_GUARD] * 3,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, DARK_POWERS_STRENGTHEN) is playable
    if playable:
        scene.play(DARK_POWERS_STRENGTHEN)
        while scene.can(Verb.CHOOSE, minion):
            scene.choose(minion)
        assert scene.wounds(minion) == 3
        assert len(scene.hand(1)) == 3
