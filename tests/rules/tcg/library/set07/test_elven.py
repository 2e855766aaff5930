"""The Elven cards of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import FELLOWSHIP_ARCHERY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

ELVES = [LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND, LEGOLAS_NIMBLE_WARRIOR]


def regroup_with(condition: str, **laid: Any) -> Scene:
    return Scene(**{"support": [condition], "site": 4, **laid}).regroup_phase()


@pytest.mark.parametrize(
    ("companion", "playable"),
    [(ARAGORN_DRIVEN_BY_NEED, True), (LEGOLAS_GREENLEAF, True), (EOMER_VALIANT_WARCHIEF, False)],
)
def test_elrond_comes_where_aragorn_or_an_elf_is(companion: str, *, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ELROND_ELVEN_LORD]).fellowship_phase()
    assert scene.can(Verb.PLAY, ELROND_ELVEN_LORD) is playable
    if playable:
        assert scene.play(ELROND_ELVEN_LORD).in_play(ELROND_ELVEN_LORD)


@pytest.mark.parametrize("heals", [True, False])
def test_elrond_may_exert_at_the_start_of_a_turn_to_heal_the_bearer_of_an_artifact(
    *, heals: bool
) -> None:
    scene = Scene(
        fellowship=[ELROND_ELVEN_LORD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        bearing={
            ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST],
            LEGOLAS_GREENLEAF: [ELVEN_BOW_1_41],
        },
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(LEGOLAS_GREENLEAF, 1).turn_starts()
    if heals:
        scene.answer_with(ELROND_ELVEN_LORD)
    else:
        scene.pass_()
    assert [
        scene.wounds(card)
        for card in (ELROND_ELVEN_LORD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF)
    ] == [
        int(heals),
        1 - heals,
        1,
    ]


@pytest.mark.parametrize(
    ("minion", "bonus"), [(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, 3), (MORDOR_VETERAN, 0)]
)
def test_arwen_is_stronger_against_a_fierce_minion(minion: str, bonus: int) -> None:
    scene = Scene(fellowship=[ARWEN_FAIR_ELF_MAIDEN], minions=[minion, MORGUL_LACKEY], site=6)
    assert scene.strength(ARWEN_FAIR_ELF_MAIDEN) == 6
    scene.skirmish(ARWEN_FAIR_ELF_MAIDEN, minion)
    assert scene.strength(ARWEN_FAIR_ELF_MAIDEN) == 6 + bonus


@pytest.mark.parametrize("rider", [ARWEN_FAIR_ELF_MAIDEN, LEGOLAS_GREENLEAF])
def test_asfaloth_lets_arwen_weaken_all_she_fights(rider: str) -> None:
    scene = Scene(
        fellowship=[rider],
        bearing={rider: [ASFALOTH_ELVEN_STEED]},
        minions=[MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        site=6,
    )
    before = [
        scene.strength(card)
        for card in (MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY)
    ]
    scene.skirmish(rider, MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.can(Verb.USE, ASFALOTH_ELVEN_STEED) is (rider == ARWEN_FAIR_ELF_MAIDEN)
    if rider == ARWEN_FAIR_ELF_MAIDEN:
        scene.use(ASFALOTH_ELVEN_STEED)
        after = [
            scene.strength(card)
            for card in (MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY)
        ]
        assert after == [before[0] - 2, before[1] - 2, before[2]]
        assert scene.wounds(rider) == 1


@pytest.mark.parametrize(
    ("fighter", "hears"),
    [(LEGOLAS_GREENLEAF, True), (ARWEN_FAIR_ELF_MAIDEN, False)],
    ids=["Legolas", "Arwen"],
)
def test_bow_of_the_galadhrim_heals_legolas_for_an_elven_event_of_his_skirmish(
    fighter: str, *, hears: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARWEN_FAIR_ELF_MAIDEN],
        bearing={LEGOLAS_GREENLEAF: [BOW_OF_THE_GALADHRIM_GIFT_OF_GALADRIEL]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[DEFIANCE_7_20],
        site=6,
    ).wound(LEGOLAS_GREENLEAF, 2)
    scene.skirmish(fighter, MORDOR_VETERAN).play(DEFIANCE_7_20)
    assert scene.can(Verb.TRIGGER, BOW_OF_THE_GALADHRIM_GIFT_OF_GALADRIEL) is hears
    if hears:
        scene.answer_with(BOW_OF_THE_GALADHRIM_GIFT_OF_GALADRIEL)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 2 - hears


def test_careful_study_exchanges_three_cards_for_a_full_hand() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[CAREFUL_STUDY, *[DWARF_GUARD] * 3, AXE_STRIKE],
        deck=[LEGOLAS_GREENLEAF] * 9,
    ).regroup_phase()
    scene.play(CAREFUL_STUDY)
    for _ in range(3):
        scene.choose(DWARF_GUARD)
    scene.pass_()  # no card is discarded before drawing
    assert AXE_STRIKE in scene.hand()
    assert DWARF_GUARD not in scene.hand()
    assert len(scene.hand()) == 8


@pytest.mark.parametrize(("event", "hears"), [(DEFIANCE_7_20, True), (AXE_STRIKE, False)])
def test_hope_comes_answers_an_elven_skirmish_event(event: str, *, hears: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, DWARF_GUARD],
        support=[HOPE_COMES],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[event],
        deck=[LEGOLAS_GREENLEAF] * 4,
        site=6,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_VETERAN).play(event)
    assert scene.can(Verb.TRIGGER, HOPE_COMES) is hears
    if hears:
        scene.answer_with(HOPE_COMES)
        assert len(scene.hand()) == 3
        assert scene.is_discarded(HOPE_COMES)


@pytest.mark.parametrize(("top", "removed"), [(LEGOLAS_GREENLEAF, 3), (DWARF_GUARD, 0)])
def test_into_the_west_removes_three_threats_for_an_elven_card(top: str, removed: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_FAIR_ELF_MAIDEN],
        support=[INTO_THE_WEST],
        deck=[AXE_STRIKE, top],
        hand=[AXE_STRIKE] * 8,
        threats=4,
    )
    scene.regroup_phase().use(INTO_THE_WEST)
    assert scene.threats == 4 - removed
    assert scene.deck() == [top, AXE_STRIKE]
    assert scene.wounds(ARWEN_FAIR_ELF_MAIDEN) == 1


@pytest.mark.parametrize("cards", [4, 3])
def test_legolas_wounds_a_minion_for_four_cards_with_initiative(cards: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_FEARLESS_MARKSMAN],
        minions=[MORDOR_VETERAN],
        hand=[DWARF_GUARD] * cards,
        site=6,
    ).archery_phase()
    assert scene.can(Verb.USE, LEGOLAS_FEARLESS_MARKSMAN) is (cards == 4)
    if cards == 4:
        scene.use(LEGOLAS_FEARLESS_MARKSMAN)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        assert scene.hand() == []
        assert scene.wounds(MORDOR_VETERAN) >= 1


@pytest.mark.parametrize(
    ("deck", "arrows"),
    [([LEGOLAS_GREENLEAF, DWARF_GUARD, ARWEN_DAUGHTER_OF_ELROND], 2), ([DWARF_GUARD] * 3, 0)],
)
def test_mirkwood_bowman_counts_the_elven_cards_discarded(deck: list[str], arrows: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_FAIR_ELF_MAIDEN, LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
        hand=[MIRKWOOD_BOWMAN],
        deck=deck,
        site=6,
    ).archery_phase()
    before = game_number(scene.state, FELLOWSHIP_ARCHERY)
    scene.play(MIRKWOOD_BOWMAN).choose(ARWEN_FAIR_ELF_MAIDEN)
    assert scene.deck() == []
    assert [scene.wounds(ARWEN_FAIR_ELF_MAIDEN), scene.wounds(LEGOLAS_GREENLEAF)] == [1, 1]
    assert game_number(scene.state, FELLOWSHIP_ARCHERY) == before + arrows


@pytest.mark.parametrize("way", ["this condition", "a card"])
def test_shadow_between_heals_an_elf_for_itself_or_a_card(way: str) -> None:
    scene = Scene(
        fellowship=[ARWEN_FAIR_ELF_MAIDEN],
        support=[SHADOW_BETWEEN],
        minions=[MORDOR_VETERAN],
        hand=[DWARF_GUARD],
        site=6,
    ).wound(ARWEN_FAIR_ELF_MAIDEN, 1)
    scene.regroup_phase().answer_with(SHADOW_BETWEEN).choose(f"discard {way}")
    assert scene.wounds(ARWEN_FAIR_ELF_MAIDEN) == 0
    assert scene.is_discarded(SHADOW_BETWEEN) is (way == "this condition")


@pytest.mark.parametrize("shuffles", [True, False])
def test_uncertain_paths_may_shuffle_the_draw_deck(*, shuffles: bool) -> None:
    deck = [
        LEGOLAS_GREENLEAF,
        DWARF_GUARD,
        ARWEN_DAUGHTER_OF_ELROND,
        AXE_STRIKE,
        ARAGORN_DRIVEN_BY_NEED,
        EOMER_VALIANT_WARCHIEF,
        GIMLI_DWARF_OF_EREBOR,
    ]
    scene = Scene(
        fellowship=[ARWEN_FAIR_ELF_MAIDEN],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[UNCERTAIN_PATHS],
        deck=deck,
        site=6,
    )
    scene.skirmish(ARWEN_FAIR_ELF_MAIDEN, MORDOR_VETERAN).play(UNCERTAIN_PATHS)
    if shuffles:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.strength(ARWEN_FAIR_ELF_MAIDEN) == 6 + 2
    assert (scene.deck() != deck) is shuffles
    assert sorted(scene.deck()) == sorted(deck)


@pytest.mark.parametrize("draws", [True, False])
def test_leaving_forever_discards_a_condition_or_draws_two_cards(*, draws: bool) -> None:
    scene = regroup_with(
        LEAVING_FOREVER,
        fellowship=ELVES,
        shadow_support=[THE_RING_DRAWS_THEM],
        deck=[MORDOR_TROOPER] * 3,
    )
    scene.use(LEAVING_FOREVER).choose("draw" if draws else "discard a condition")
    assert len(scene.hand()) == 2 * draws
    assert scene.is_discarded(THE_RING_DRAWS_THEM) is not draws
    assert scene.is_discarded(LEAVING_FOREVER)
