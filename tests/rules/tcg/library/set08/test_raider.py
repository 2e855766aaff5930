"""The Raider cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CORSAIR_MARAUDER,
    CORSAIR_WAR_GALLEY,
    GIMLIS_HELM,
    MORDOR_TROOPER,
    MORNING_CAME,
    SOUTHRON_ARCHER,
    WIND_THAT_SPED_SHIPS,
)
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(
    ("tokens", "minion", "has"),
    [(6, SOUTHRON_ARCHER, True), (5, SOUTHRON_ARCHER, False), (6, MORDOR_TROOPER, False)],
)
def test_corsair_war_galley_gives_initiative(tokens: int, minion: str, has: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[minion],
        hand=[GIMLIS_HELM] * 5,
    ).put_tokens(CORSAIR_WAR_GALLEY, tokens, Culture.RAIDER)
    assert scene.state.shadow_has_initiative() is has


def test_corsair_war_galley_sinks_for_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[SOUTHRON_ARCHER],
    ).put_tokens(CORSAIR_WAR_GALLEY, 4, Culture.RAIDER)
    scene.regroup_phase().wait_to(Verb.USE, CORSAIR_WAR_GALLEY).use(CORSAIR_WAR_GALLEY)
    assert scene.twilight == 4
    assert scene.is_discarded(CORSAIR_WAR_GALLEY)


@pytest.mark.parametrize(("tokens", "bonus"), [(4, 4), (9, 6)])
def test_wind_that_sped_ships_counts_six_tokens_at_most(tokens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[CORSAIR_MARAUDER],
        hand=[MORNING_CAME],
        shadow_hand=[WIND_THAT_SPED_SHIPS],
        twilight=3,
    ).put_tokens(CORSAIR_WAR_GALLEY, tokens, Culture.RAIDER)
    before = scene.strength(CORSAIR_MARAUDER)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CORSAIR_MARAUDER)
    scene.wait_to(Verb.PLAY, WIND_THAT_SPED_SHIPS).play(WIND_THAT_SPED_SHIPS)
    assert scene.strength(CORSAIR_MARAUDER) == before + bonus
    scene.do(Verb.YES)
    assert scene.deck(SHADOW) == [WIND_THAT_SPED_SHIPS]
