"""The events of the Wraiths of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("woods", "played", "price"),
    [
        (0, ULAIRE_CANTEA_BLACK_ASSASSIN, 5),
        (1, ULAIRE_CANTEA_BLACK_ASSASSIN, 4),
        (4, ULAIRE_CANTEA_BLACK_ASSASSIN, 1),
        # Five woods do no more than four.
        (5, THE_WITCH_KING_LORD_OF_ANGMAR, 4),
    ],
)
def test_dark_approach_is_cheaper_for_each_forest_but_four_at_most(
    woods: int, played: str, price: int
) -> None:
    scene = Scene(
        shadow_hand=[DARK_APPROACH, played],
        path=(*[FANGORN_GLADE] * woods, *[ROHAN_UPLANDS] * (5 - woods)),
        twilight=8,
        site=5,
    )
    scene.shadow_phase().play(DARK_APPROACH)
    assert scene.in_play(played)
    assert scene.twilight == 8 - price


def test_dark_approach_is_for_nazgul() -> None:
    scene = Scene(shadow_hand=[DARK_APPROACH, MORGUL_LACKEY], twilight=9, site=5)
    assert not scene.shadow_phase().can(Verb.PLAY, DARK_APPROACH)


@pytest.mark.parametrize(
    ("place", "minion", "playable"),
    [
        (FANGORN_GLADE, ULAIRE_CANTEA_BLACK_ASSASSIN, True),
        (ISENGARD_RUINED_15_192, ULAIRE_CANTEA_BLACK_ASSASSIN, True),
        (ROHAN_UPLANDS, ULAIRE_CANTEA_BLACK_ASSASSIN, False),
        (FANGORN_GLADE, MORGUL_LACKEY, False),
    ],
)
def test_echo_of_hooves_calls_a_mount_out_of_the_deck(
    place: str, minion: str, playable: bool
) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[ECHO_OF_HOOVES],
        # The Mouth of Sauron rides the other mount.
        shadow_deck=[SHADOWY_MOUNT, MESSENGERS_MOUNT, NAZGUL_SWORD],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, ECHO_OF_HOOVES) is playable
    if playable:
        scene.play(ECHO_OF_HOOVES).pass_().choose(SHADOWY_MOUNT)
        assert scene.bearer_of(SHADOWY_MOUNT) == minion
        assert scene.deck(SHADOW) == [MESSENGERS_MOUNT, NAZGUL_SWORD]
        # Two for the event, and the mount is paid for, too.
        assert scene.twilight == 9 - 2 - twilight_cost(scene.state, scene.card(SHADOWY_MOUNT))


@pytest.mark.parametrize("exerts", [True, False])
def test_in_the_ringwraiths_wake_follow_wounds_or_burdens(exerts: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ULAIRE_CANTEA_BLACK_ASSASSIN))
    scene.play(IN_THE_RINGWRAITHS_WAKE_12_165)
    assert scene.who == FREE_PEOPLES
    scene.choose("exert" if exerts else "burden")
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == int(exerts)
    assert scene.burdens == int(not exerts)


def test_in_the_ringwraiths_wake_an_exhausted_ring_bearer_takes_the_burden() -> None:
    scene = Scene(
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165],
        site=4,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.happen(emit, SKIRMISH_WON, scene.card(ULAIRE_CANTEA_BLACK_ASSASSIN))
    scene.play(IN_THE_RINGWRAITHS_WAKE_12_165)
    assert scene.burdens == 1


def test_in_the_ringwraiths_wake_another_wraith_does_not_count() -> None:
    scene = Scene(minions=[MORGUL_LACKEY], shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165], site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(MORGUL_LACKEY))
    assert not scene.can(Verb.PLAY, IN_THE_RINGWRAITHS_WAKE_12_165)


@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (MORGUL_LACKEY, False)]
)
def test_minas_morgul_answers_with_the_end_of_a_free_peoples_condition(
    minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[minion],
        shadow_support=[UNIMPEDED],
        shadow_hand=[MINAS_MORGUL_ANSWERS],
        twilight=4,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, MINAS_MORGUL_ANSWERS) is playable
    if playable:
        scene.play(MINAS_MORGUL_ANSWERS).choose(minion)
        assert scene.twilight == 2
        assert scene.is_discarded(STAIRS_OF_KHAZAD_DUM)
        assert scene.in_play(UNIMPEDED)


def test_echo_of_hooves_is_for_a_nazgul_of_ones_own() -> None:
    scene = Scene(
        minions_of={2: [ULAIRE_CANTEA_BLACK_ASSASSIN]},
        shadow_hand=[ECHO_OF_HOOVES, MORGUL_LACKEY],
        shadow_deck=[SHADOWY_MOUNT],
        path=(*ARAGORN_SITES[:3], FANGORN_GLADE),
        twilight=9,
        site=4,
        players=3,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, MORGUL_LACKEY)
    assert not scene.can(Verb.PLAY, ECHO_OF_HOOVES)


def test_in_the_ringwraiths_wake_any_nazgul_will_do() -> None:
    scene = Scene(
        minions_of={2: [ULAIRE_CANTEA_BLACK_ASSASSIN]},
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165],
        site=4,
        players=3,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ULAIRE_CANTEA_BLACK_ASSASSIN))
    assert scene.can(Verb.PLAY, IN_THE_RINGWRAITHS_WAKE_12_165)
