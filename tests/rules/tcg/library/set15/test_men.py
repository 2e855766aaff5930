"""The Men cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.bans import REPLACE_SITE
from rules.tcg.engine.state.codes import SHADOW, TEXT_IGNORED, Verb
from tests.rules.tcg.cards import (
    ANDUIN_BANKS_11_227,
    ARAGORN_DRIVEN_BY_NEED,
    BRUTAL_EASTERLING,
    CAVERN_ENTRANCE_4_355,
    CAVERN_ENTRANCE_11_232,
    COLUMN_OF_EASTERLINGS,
    DESTROYED_HOMESTEAD,
    DWARF_GUARD,
    MORDOR_TROOPER,
    NORTH_UNDEEP,
    RAPID_RELOAD,
    RAPT_HILLMAN,
    SAVAGE_SOUTHRON,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene


def test_savage_southron_replaces_the_current_site_with_a_random_one() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SAVAGE_SOUTHRON, BRUTAL_EASTERLING],
        adventure=[NORTH_UNDEEP],
        path=[ANDUIN_BANKS_11_227] * 9,
        site=6,
        edition="comprehensive-4.2",
    )
    scene.maneuver_phase().wait_to(Verb.USE, SAVAGE_SOUTHRON).use(SAVAGE_SOUTHRON).choose(
        BRUTAL_EASTERLING
    )
    assert scene.id_of(scene.state.site()) == NORTH_UNDEEP
    assert scene.wounds(SAVAGE_SOUTHRON) == 1
    assert scene.wounds(BRUTAL_EASTERLING) == 1


def test_rapt_hillman_takes_control_of_a_site() -> None:
    scene = Scene(minions=[RAPT_HILLMAN, COLUMN_OF_EASTERLINGS], site=6)
    scene.state.position = [6, 6]
    scene.maneuver_phase().wait_to(Verb.USE, RAPT_HILLMAN).use(RAPT_HILLMAN)
    assert scene.wounds(RAPT_HILLMAN) == 1
    assert list(scene.state.control.values()) == [1]


@pytest.mark.parametrize("men", [1, 2])
def test_destroyed_homestead_blanks_the_sites_of_the_title_it_reveals(men: int) -> None:
    path = (ARAGORN_SITES[0], CAVERN_ENTRANCE_11_232, *ARAGORN_SITES[2:4])
    scene = Scene(
        minions=[BRUTAL_EASTERLING] * men,
        shadow_hand=[DESTROYED_HOMESTEAD],
        adventure=[CAVERN_ENTRANCE_4_355],
        path=path,
        site=4,
        twilight=3,
    )
    scene.shadow_phase().play(DESTROYED_HOMESTEAD)
    blank = scene.number(TEXT_IGNORED, CAVERN_ENTRANCE_11_232)
    assert blank == int(men == 2)
    assert scene.number(TEXT_IGNORED, ARAGORN_SITES[0]) == 0


@pytest.mark.parametrize(("region", "protected"), [(1, True), (2, False)])
def test_rapid_reload_protects_the_sites_of_the_current_region_alone(
    region: int, protected: bool
) -> None:
    scene = Scene(minions=[BRUTAL_EASTERLING], shadow_support=[RAPID_RELOAD], site=3 * region)
    first = scene.card(ARAGORN_SITES[0])
    assert scene.state.is_forbidden(FREE_PEOPLES, REPLACE_SITE, first) is protected
    assert not scene.state.is_forbidden(SHADOW, REPLACE_SITE, first)


@pytest.mark.parametrize(("minion", "wounds"), [(BRUTAL_EASTERLING, 1), (MORDOR_TROOPER, 0)])
def test_rapid_reload_exerts_an_unbound_companion_for_three(minion: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[RAPID_RELOAD],
        twilight=3,
        site=4,
    )
    assert scene.archery_phase().comes_to(Verb.USE, RAPID_RELOAD) is bool(wounds)
    if wounds:
        scene.use(RAPID_RELOAD)
        assert scene.twilight == 0
    assert scene.wounds(DWARF_GUARD) == wounds
