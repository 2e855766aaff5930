"""The Dwarven cards of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def _avenged(tokens: int = 4, **laid: Any) -> Scene:
    usual: dict[str, Any] = {
        "fellowship": [GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        "support": [BALIN_AVENGED],
        "shadow_hand": [CHAMPION_ORC, MORDOR_TROOPER],
        "site": 6,
        "twilight": 12,
    }
    return Scene(**(usual | laid)).put_tokens(BALIN_AVENGED, tokens, Culture.DWARVEN)


def test_balin_avenged_makes_orcs_cost_a_card_of_their_discard_pile() -> None:
    scene = _avenged(shadow_discards=[CUTTHROAT_ORC, SOUTHRON_CAPTAIN]).shadow_phase()
    scene.play(CHAMPION_ORC)
    assert scene.in_play(CHAMPION_ORC)
    assert not scene.is_discarded(CUTTHROAT_ORC)
    assert scene.state.removed[1] == [scene.card(CUTTHROAT_ORC)]


@pytest.mark.parametrize(
    ("laid", "may"),
    [
        ({}, False),
        ({"shadow_discards": [CUTTHROAT_ORC]}, True),
        ({"tokens": 3}, True),
        ({"fellowship": [DWARF_GUARD]}, True),
    ],
)
def test_balin_avenged_keeps_orcs_from_play_without_one(laid: dict[str, Any], may: bool) -> None:
    """With four tokens and two Dwarves, and for [orc] Orcs alone."""
    scene = _avenged(**laid).shadow_phase()
    assert scene.can(Verb.PLAY, CHAMPION_ORC) is may
    assert scene.can(Verb.PLAY, MORDOR_TROOPER)


def test_balin_avenged_exerts_a_minion_for_each_dwarf() -> None:
    scene = _avenged(minions=[SOUTHRON_CAPTAIN], hand=[MORNING_CAME])
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN).use(BALIN_AVENGED)
    assert scene.is_discarded(BALIN_AVENGED)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 2


def test_thorin_makes_the_owner_of_a_beaten_minion_discard_a_card() -> None:
    thorin = THORIN_III
    scene = Scene(
        fellowship=[thorin],
        minions=[URUK_SAVAGE],
        shadow_deck=[MELLON, AXE_STRIKE],
        deck=[MELLON],
        site=4,
    )
    scene.skirmish(thorin, URUK_SAVAGE)
    assert scene.is_discarded(AXE_STRIKE)
    assert not scene.is_discarded(MELLON, 0)
    assert not scene.is_discarded(MELLON, 1)


@pytest.mark.parametrize(("threats", "saved"), [(0, True), (2, False)])
def test_armor_of_khazad_turns_a_wound_into_a_threat_that_fits(threats: int, saved: bool) -> None:
    """Two companions have room for two threats."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [ARMOR_OF_KHAZAD]},
        threats=threats,
    )
    scene.happen(wound, scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, ARMOR_OF_KHAZAD) is saved
    if saved:
        scene.answer_with(ARMOR_OF_KHAZAD)
        assert scene.threats == 1
    assert scene.wounds(DWARF_GUARD) == (0 if saved else 1)


def test_armor_of_khazad_saves_its_bearer_alone() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR], bearing={DWARF_GUARD: [ARMOR_OF_KHAZAD]}
    )
    scene.happen(wound, scene.card(GIMLI_DWARF_OF_EREBOR))
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.threats == 0


def test_armor_of_khazad_fetches_up_to_two_other_dwarven_possessions() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [ARMOR_OF_KHAZAD]},
        discards=[DWARVEN_AXE, DWARVEN_ARMOR, GIMLIS_HELM, BATTLE_FURY, HOBBIT_SWORD_1_299],
        site=4,
    )
    scene.regroup_phase().use(ARMOR_OF_KHAZAD)
    choices = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert choices == {DWARVEN_AXE, DWARVEN_ARMOR, GIMLIS_HELM}
    scene.choose(DWARVEN_AXE).choose(GIMLIS_HELM)
    assert set(scene.hand()) == {DWARVEN_AXE, GIMLIS_HELM}
    assert scene.is_discarded(ARMOR_OF_KHAZAD)


@pytest.mark.parametrize(("minion", "hunters"), [(MORDOR_VETERAN, 1), (TRACKING_URUK, 2)])
@pytest.mark.parametrize("way", ["exert", "reinforce"])
def test_dwarven_stratagem_counts_hunters_of_either_side(
    way: str, minion: str, hunters: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER],
        support=[EVER_MY_HEART_RISES],
        minions=[minion],
        hand=[DWARVEN_STRATAGEM, BATTLE_FURY],
        site=6,
    ).put_tokens(EVER_MY_HEART_RISES, 1)
    scene.skirmish(GIMLI_EAGER_HUNTER, minion).play(DWARVEN_STRATAGEM).choose(way)
    assert scene.wounds(minion) == (hunters if way == "exert" else 0)
    assert scene.tokens(EVER_MY_HEART_RISES) == (1 if way == "exert" else 1 + hunters)


def test_dwarven_stratagem_needs_a_dwarf_who_hunts() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, LEGOLAS_FLEET_FOOTED_HUNTER],
        minions=[MORDOR_VETERAN],
        hand=[DWARVEN_STRATAGEM, BATTLE_FURY],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN)
    assert scene.can(Verb.PLAY, BATTLE_FURY)
    assert not scene.can(Verb.PLAY, DWARVEN_STRATAGEM)


@pytest.mark.parametrize(
    ("discards", "bonus"),
    [([], 0), ([BOOK_OF_MAZARBUL, DWARVEN_AXE], 0), ([RING_OF_ACCRETION, RING_OF_ACCRETION], 2)],
)
def test_ring_of_artifice_counts_dwarven_artifacts_of_the_discard_pile(
    discards: list[str], bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], bearing={DWARF_GUARD: [RING_OF_ARTIFICE]}, discards=discards
    )
    assert scene.strength(DWARF_GUARD) == 4 + bonus
    assert damage_bonus(scene.state, scene.card(DWARF_GUARD)) == 1


def test_ring_of_artifice_fetches_a_dwarven_card_that_is_not_an_event() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [RING_OF_ARTIFICE]},
        discards=[BATTLE_FURY, DWARVEN_AXE, GIMLI_EAGER_HUNTER, HOBBIT_SWORD_1_299],
        site=4,
    )
    scene.regroup_phase().use(RING_OF_ARTIFICE)
    assert not scene.can(Verb.CHOOSE, BATTLE_FURY)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_1_299)
    scene.choose(GIMLI_EAGER_HUNTER)
    assert scene.hand() == [GIMLI_EAGER_HUNTER]
    assert scene.is_discarded(RING_OF_ARTIFICE)


@pytest.mark.parametrize(
    ("others", "threats", "bonus"),
    [([], 1, 2), ([], 0, 1), ([DWARF_GUARD] * 2, 0, 3), ([DWARF_GUARD] * 2, 1, 2)],
)
def test_axe_work_counts_dwarves_where_there_is_no_threat(
    others: list[str], threats: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *others],
        minions=[MORDOR_VETERAN],
        hand=[AXE_WORK, BATTLE_FURY],
        threats=threats,
        site=6,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN).play(AXE_WORK)
    if others:
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + bonus


@pytest.mark.parametrize("taken", [True, False])
def test_balin_avenged_may_begin_with_a_token(taken: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], hand=[BALIN_AVENGED]).fellowship_phase()
    scene.play(BALIN_AVENGED)
    if taken:
        scene.answer_with(BALIN_AVENGED)
    else:
        scene.pass_()
    assert scene.tokens(BALIN_AVENGED) == int(taken)
