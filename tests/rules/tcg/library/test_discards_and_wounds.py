"""Cards of set 1 that wound or discard those they name."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

BYSTANDER = MORGUL_LACKEY


def after(phase: str, card: str, targets: list[str], **laid: Any) -> Scene:
    """Return the scene after a card was played or used in a phase, with these choices."""
    scene = Scene(**{"site": 6, "twilight": 9, **laid})
    getattr(scene, f"{phase}_phase")()
    verb = Verb.PLAY if card in (*laid.get("hand", ()), *laid.get("shadow_hand", ())) else Verb.USE
    scene.wait_to(verb, card).do(verb, card)
    for target in targets:
        scene.choose(target)
    return scene


WOUNDS: list[tuple[str, str, list[str], dict[str, Any], dict[str, int]]] = [
    (
        *("maneuver", HERE_LIES_BALIN_SON_OF_FUNDIN, ["wound 2 Orcs", MORDOR_VETERAN]),
        {
            "fellowship": [GIMLI_DWARF_OF_EREBOR],
            "minions": [MORDOR_VETERAN, ORC_CHIEFTAIN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
            "hand": [HERE_LIES_BALIN_SON_OF_FUNDIN],
        },
        {
            GIMLI_DWARF_OF_EREBOR: 1,
            MORDOR_VETERAN: 1,
            ORC_CHIEFTAIN: 1,
            ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL: 0,
        },
    ),
    (
        *("maneuver", HERE_LIES_BALIN_SON_OF_FUNDIN, ["twice", MORDOR_VETERAN]),
        {
            "fellowship": [GIMLI_DWARF_OF_EREBOR],
            "minions": [MORDOR_VETERAN, ORC_CHIEFTAIN],
            "hand": [HERE_LIES_BALIN_SON_OF_FUNDIN],
        },
        {GIMLI_DWARF_OF_EREBOR: 1, MORDOR_VETERAN: 2, ORC_CHIEFTAIN: 0},
    ),
    (
        *("maneuver", FOES_OF_MORDOR, []),
        {
            "fellowship": [ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
            "minions": [MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
            "support": [FOES_OF_MORDOR],
        },
        {ARAGORN_DRIVEN_BY_NEED: 1, MORDOR_VETERAN: 1, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL: 0},
    ),
    (
        *("maneuver", GREED, [GIMLI_DWARF_OF_EREBOR]),
        {
            "fellowship": [
                ARAGORN_DRIVEN_BY_NEED,
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
                MERRY_ROHIRRIM_SQUIRE,
                GANDALF_THE_GREY_WIZARD,
            ],
            "minions": [URUK_RAGER],
            "shadow_support": [GREED],
        },
        {GIMLI_DWARF_OF_EREBOR: 1, ARAGORN_DRIVEN_BY_NEED: 0, FRODO_HOPE_OF_FREE_PEOPLES: 0},
    ),
    (
        *("archery", BITTER_HATRED, []),
        {
            "fellowship": [ARWEN_DAUGHTER_OF_ELROND, ARAGORN_DRIVEN_BY_NEED],
            "minions": [GOBLIN_MARKSMAN],
            "shadow_hand": [BITTER_HATRED],
        },
        {ARWEN_DAUGHTER_OF_ELROND: 1},
    ),
    (
        *("maneuver", RELENTLESS_CHARGE, []),
        {
            "fellowship": [LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
            "minions": [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
            "shadow_hand": [RELENTLESS_CHARGE],
        },
        {LEGOLAS_GREENLEAF: 1, ARAGORN_DRIVEN_BY_NEED: 0, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL: 1},
    ),
    (
        *("maneuver", THEIR_POWER_IS_IN_TERROR_1_226, []),
        {
            "fellowship": [ARAGORN_DRIVEN_BY_NEED],
            "support": [DEOR, LEOWYN],
            "minions": [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
            "shadow_hand": [THEIR_POWER_IS_IN_TERROR_1_226],
        },
        {DEOR: 1, LEOWYN: 1, ARAGORN_DRIVEN_BY_NEED: 0, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL: 1},
    ),
    (
        *("maneuver", HATE, []),
        {
            "fellowship": [ARAGORN_DRIVEN_BY_NEED],
            "minions": [MORDOR_VETERAN],
            "shadow_hand": [HATE],
        },
        {ARAGORN_DRIVEN_BY_NEED: 1, FRODO_HOPE_OF_FREE_PEOPLES: 0, MORDOR_VETERAN: 1},
    ),
]
DISCARDS: list[tuple[str, str, list[str], dict[str, Any], list[str], list[str]]] = [
    (
        *("fellowship", THE_SEEN_AND_THE_UNSEEN, [LEGOLAS_GREENLEAF, HARSH_TONGUES]),
        {
            "fellowship": [LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND],
            "support": [STAIRS_OF_KHAZAD_DUM],
            "shadow_support": [HARSH_TONGUES],
            "hand": [THE_SEEN_AND_THE_UNSEEN],
        },
        [HARSH_TONGUES],
        [STAIRS_OF_KHAZAD_DUM],
    ),
    (
        *("maneuver", STAND_AGAINST_DARKNESS, [SOME_SECRET_ART_OF_FLAME]),
        {
            "fellowship": [LEGOLAS_GREENLEAF],
            "minions": [MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
            "shadow_support": [SOME_SECRET_ART_OF_FLAME, HARSH_TONGUES],
            "hand": [STAND_AGAINST_DARKNESS],
        },
        [SOME_SECRET_ART_OF_FLAME],
        [MORDOR_VETERAN, HARSH_TONGUES],
    ),
    (
        *("maneuver", ALBERT_DREARY, []),
        {
            "support": [ALBERT_DREARY],
            "minions": [MORDOR_VETERAN],
            "shadow_support": [GOBLIN_DOMAIN, HARSH_TONGUES],
        },
        [GOBLIN_DOMAIN],
        [HARSH_TONGUES],
    ),
    (
        *("shadow", SARUMANS_POWER, []),
        {
            "support": [STAIRS_OF_KHAZAD_DUM],
            "minions": [ISENGARD_WORKER],
            "shadow_support": [HARSH_TONGUES, SOME_SECRET_ART_OF_FLAME],
            "shadow_hand": [SARUMANS_POWER],
        },
        [STAIRS_OF_KHAZAD_DUM, HARSH_TONGUES, SOME_SECRET_ART_OF_FLAME],
        [],
    ),
    (
        *("maneuver", FEAR, [DEOR]),
        {
            "fellowship": [ARAGORN_DRIVEN_BY_NEED],
            "support": [DEOR, LEOWYN],
            "minions": [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
            "shadow_hand": [FEAR],
        },
        [DEOR],
        [LEOWYN, ARAGORN_DRIVEN_BY_NEED],
    ),
    (
        *("shadow", CURSE_FROM_MORDOR, []),
        {
            "support": [INTO_THE_WEST, STAIRS_OF_KHAZAD_DUM],
            "minions": [MORDOR_VETERAN],
            "shadow_hand": [CURSE_FROM_MORDOR],
        },
        [INTO_THE_WEST],
        [STAIRS_OF_KHAZAD_DUM],
    ),
    (
        *("shadow", SHADOWS_REACH, [STAIRS_OF_KHAZAD_DUM]),
        {
            "support": [INTO_THE_WEST, STAIRS_OF_KHAZAD_DUM],
            "minions": [MORDOR_VETERAN],
            "shadow_support": [HARSH_TONGUES],
            "shadow_hand": [SHADOWS_REACH],
        },
        [STAIRS_OF_KHAZAD_DUM],
        [INTO_THE_WEST, HARSH_TONGUES],
    ),
]


@pytest.mark.parametrize(("phase", "card", "targets", "laid", "wounds"), WOUNDS)
def test_a_card_wounds_those_it_names(
    phase: str, card: str, targets: list[str], laid: dict[str, Any], wounds: dict[str, int]
) -> None:
    scene = after(phase, card, targets, **laid)
    assert {hurt: scene.wounds(hurt) for hurt in wounds} == wounds


@pytest.mark.parametrize(("phase", "card", "targets", "laid", "gone", "kept"), DISCARDS)
def test_a_card_discards_those_it_names(
    phase: str,
    card: str,
    targets: list[str],
    laid: dict[str, Any],
    gone: list[str],
    kept: list[str],
) -> None:
    scene = after(phase, card, targets, **laid)
    assert [scene.is_discarded(other) for other in gone] == [True] * len(gone)
    assert [scene.in_play(other) for other in kept] == [True] * len(kept)


@pytest.mark.parametrize("minion", [ORC_HUNTERS, ORC_WAR_BAND])
def test_an_orc_exerts_to_wound_whom_he_fights(minion: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[minion, BYSTANDER],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).wait_to(Verb.USE, minion).use(minion)
    assert [
        scene.wounds(card) for card in (ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, minion)
    ] == [1, 0, 1]
