"""The Rohirrim of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import (
    FELLOWSHIP,
    FELLOWSHIP_ARCHERY,
    MINION_ARCHERY,
    SITE_REPLACED,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    EASTERLING_REGIMENT,
    ELFHELM,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    MERCHANT_OF_WESTFOLD,
    NORTHERN_PELENNOR,
    ORC_PLAINS_RUNNER,
    RIDDERMARK_TACTICIAN,
    SNOWMANE_NOBLE_MEARAS,
    SONG_OF_THE_SHIRE,
    STERN_PEOPLE,
    THEODEN_TALL_AND_PROUD,
    WEST_ROAD,
    WIND_SWEPT_HOMESTEAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(("site", "tokens"), [(WEST_ROAD, 1), (NORTHERN_PELENNOR, 2)])
def test_a_plains_battleground_is_two_tokens_for_the_wind_swept_homestead(
    site: str, tokens: int
) -> None:
    """Print counts "each plains site and each battleground site"."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
        hand=[WIND_SWEPT_HOMESTEAD],
        path=(ARAGORN_SITES[0], site, *ARAGORN_SITES[2:]),
        site=2,
    )
    scene.fellowship_phase().play(WIND_SWEPT_HOMESTEAD)
    assert scene.tokens(WIND_SWEPT_HOMESTEAD) == tokens


@pytest.mark.parametrize(
    ("place", "player", "others", "offered"),
    [
        (4, SHADOW, [ELFHELM], True),
        (4, SHADOW, [], False),
        (3, SHADOW, [ELFHELM], False),
    ],
    ids=["here", "alone", "elsewhere"],
)
def test_riddermark_tactician_answers_a_shadow_player_who_replaces_the_current_site(
    place: int, player: int, others: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[RIDDERMARK_TACTICIAN, *others],
        minions=[ORC_PLAINS_RUNNER],
        site=4,
    )
    site = scene.card(ARAGORN_SITES[place - 1])
    scene.happen(emit, SITE_REPLACED, site, -1, -1, player)
    assert scene.can(Verb.TRIGGER, RIDDERMARK_TACTICIAN) is offered
    if offered:
        scene.answer_with(RIDDERMARK_TACTICIAN)
        assert game_number(scene.state, FELLOWSHIP_ARCHERY) == 2
        assert game_number(scene.state, MINION_ARCHERY) == -2


def test_merchant_of_westfold_trades_tokens_on_the_way() -> None:
    scene = Scene(
        fellowship=[MERCHANT_OF_WESTFOLD],
        support=[SONG_OF_THE_SHIRE, STERN_PEOPLE],
        site=2,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.put_tokens(STERN_PEOPLE, 1)
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    before = scene.twilight
    scene.answer_with(MERCHANT_OF_WESTFOLD).choose(SONG_OF_THE_SHIRE)
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0
    assert scene.tokens(STERN_PEOPLE) == 2
    assert scene.twilight >= before + 1


@pytest.mark.parametrize(
    ("rider", "tokens", "offered"),
    [
        (THEODEN_TALL_AND_PROUD, 2, True),
        (THEODEN_TALL_AND_PROUD, 1, False),
        (ELFHELM, 2, False),
    ],
)
def test_snowmane_noble_mearas_exhausts_theodens_foe(
    rider: str, tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[rider],
        bearing={rider: [SNOWMANE_NOBLE_MEARAS]},
        minions=[EASTERLING_REGIMENT],
        site=4,
    ).put_tokens(SNOWMANE_NOBLE_MEARAS, tokens)
    scene.skirmish(rider, EASTERLING_REGIMENT)
    assert scene.can(Verb.USE, SNOWMANE_NOBLE_MEARAS) is offered
    if offered:
        scene.use(SNOWMANE_NOBLE_MEARAS)
        assert ("exerted", scene.card(EASTERLING_REGIMENT)) in scene.log
