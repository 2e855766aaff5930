"""The Rohirrim of set 13, *Bloodlines*."""

import pytest

from tests.rules.tcg.cards import (
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    NORTHERN_PELENNOR,
    WEST_ROAD,
    WIND_SWEPT_HOMESTEAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


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
