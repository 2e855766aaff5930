"""The Gondor cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import SITE_NUMBER, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    ARAGORNS_BOW_RANGERS_LONGBOW,
    CITY_OF_MEN,
    DESOLATION_ORC,
    FARAMIR_STOUT_CAPTAIN,
    HEIRS_OF_GONDOR,
    MORDOR_TROOPER,
    RANGERS_CLOAK,
    SILENT_TRAVELER,
    TREMENDOUS_WALL,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("bearer", "more"), [(FARAMIR_STOUT_CAPTAIN, 2), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_rangers_cloak_raises_site_numbers_for_a_ranger(bearer: str, more: int) -> None:
    scene = Scene(
        fellowship=[bearer], minions=[MORDOR_TROOPER], bearing={bearer: [RANGERS_CLOAK]}, site=6
    )
    printed = scene.number(SITE_NUMBER, MORDOR_TROOPER)
    scene.skirmish(bearer, MORDOR_TROOPER).wait_to(Verb.USE, RANGERS_CLOAK)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == printed + more
    scene.use(RANGERS_CLOAK).choose("exert bearer")
    assert scene.wounds(bearer) == 1
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == printed + more + 2


@pytest.mark.parametrize(("site", "offered"), [(2, True), (6, False)])
def test_silent_traveler_reinforces_against_a_roaming_minion(site: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER],
        support=[HEIRS_OF_GONDOR],
        minions=[MORDOR_TROOPER],
        site=site,
        hand=[CITY_OF_MEN],
    )
    scene.state.tokens[scene.card(HEIRS_OF_GONDOR), "gondor"] = 1
    scene.skirmish(SILENT_TRAVELER, MORDOR_TROOPER)
    assert scene.can(Verb.TRIGGER, SILENT_TRAVELER) is offered
    if offered:
        scene.answer_with(SILENT_TRAVELER)
        assert scene.tokens(HEIRS_OF_GONDOR) == 2


@pytest.mark.parametrize("walled", [True, False])
def test_tremendous_wall_spares_who_loses_to_its_bearer(walled: bool) -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER],
        minions=[MORDOR_TROOPER],
        bearing={MORDOR_TROOPER: [TREMENDOUS_WALL]} if walled else {},
    )
    scene.skirmish(SILENT_TRAVELER, MORDOR_TROOPER).resolve()
    assert scene.wounds(SILENT_TRAVELER) == (0 if walled else 1)


def test_aragorns_bow_wounds_the_weakest() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW_RANGERS_LONGBOW]},
        minions=[MORDOR_TROOPER, DESOLATION_ORC],
    )
    scene.archery_phase().use(ARAGORNS_BOW_RANGERS_LONGBOW)
    assert scene.threats == 1
    assert (scene.wounds(MORDOR_TROOPER), scene.wounds(DESOLATION_ORC)) == (1, 0)
