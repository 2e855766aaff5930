"""The bow and the cache of Gondor's rangers, of sets 17 and 18."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.state.codes import SITE_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("bearer", "fighter", "site_number", "exhausts"),
    [
        (FARAMIR_STOUT_CAPTAIN, FARAMIR_STOUT_CAPTAIN, 7, True),
        (MADRIL_LOYAL_LIEUTENANT, FARAMIR_STOUT_CAPTAIN, 7, True),
        (FARAMIR_STOUT_CAPTAIN, MADRIL_LOYAL_LIEUTENANT, 7, False),
        (FARAMIR_STOUT_CAPTAIN, INGOLD, 6, False),
    ],
)
def test_faramirs_bow_serves_every_ranger_and_faramir_most(
    bearer: str, fighter: str, site_number: int, exhausts: bool
) -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, MADRIL_LOYAL_LIEUTENANT, INGOLD],
        bearing={bearer: [FARAMIRS_BOW_ITHILIEN_LONGBOW]},
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=6,
    )
    assert is_archer(scene.state, scene.card(bearer)) is (bearer == FARAMIR_STOUT_CAPTAIN)
    scene.skirmish(fighter, MORDOR_VETERAN)
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == site_number
    scene.use(FARAMIRS_BOW_ITHILIEN_LONGBOW)
    assert scene.wounds(bearer) == 2
    assert scene.wounds(MORDOR_VETERAN) == (2 if exhausts else 0)


def test_faramirs_bow_needs_a_bearer_who_can_exert_twice() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        bearing={FARAMIR_STOUT_CAPTAIN: [FARAMIRS_BOW_ITHILIEN_LONGBOW]},
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=6,
    ).wound(FARAMIR_STOUT_CAPTAIN, 1)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, FARAMIRS_BOW_ITHILIEN_LONGBOW)


THREE_RANGERS = [FARAMIR_STOUT_CAPTAIN, MADRIL_LOYAL_LIEUTENANT, RANGER_OF_MINAS_TIRITH]


@pytest.mark.parametrize("cache", [SOLDIERS_CACHE_17_35, SOLDIERS_CACHE_18_58])
@pytest.mark.parametrize(
    ("fellowship", "way", "chosen", "exerted"),
    [
        (THREE_RANGERS, "spot", THREE_RANGERS[:2], ""),
        (THREE_RANGERS, "exert", [MADRIL_LOYAL_LIEUTENANT], MADRIL_LOYAL_LIEUTENANT),
        ([INGOLD], "", [], INGOLD),
    ],
)
def test_soldiers_cache_falls_on_a_minion_for_three_rangers_or_an_exertion(
    cache: str, fellowship: list[str], way: str, chosen: list[str], exerted: str
) -> None:
    """Its printed site number is added to that of the minion it falls on."""
    scene = Scene(
        fellowship=fellowship,
        support=[cache],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().answer_with(cache)
    if way:
        scene.choose(way)
    for ranger in chosen:
        scene.choose(ranger)
    scene.choose(MORDOR_VETERAN)
    assert scene.bearer_of(cache) == MORDOR_VETERAN
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 6 + 3
    assert {card for card in fellowship if scene.wounds(card)} == ({exerted} if exerted else set())


@pytest.mark.parametrize("cache", [SOLDIERS_CACHE_17_35, SOLDIERS_CACHE_18_58])
@pytest.mark.parametrize(
    ("fellowship", "wounds"), [([DWARF_GUARD], 0), ([EOMER_VALIANT_WARCHIEF], 0), ([INGOLD], 2)]
)
def test_soldiers_cache_needs_a_man_of_gondor_who_can_exert(
    cache: str, fellowship: list[str], wounds: int
) -> None:
    scene = Scene(fellowship=fellowship, support=[cache], minions=[MORDOR_VETERAN], site=6)
    scene.wound(fellowship[0], wounds).maneuver_phase()
    assert not scene.can(Verb.TRIGGER, cache)
    assert not scene.bearer_of(cache)


@pytest.mark.parametrize("cache", [SOLDIERS_CACHE_17_35, SOLDIERS_CACHE_18_58])
@pytest.mark.parametrize(("fighter", "offered"), [(MADRIL_LOYAL_LIEUTENANT, True), (INGOLD, False)])
def test_soldiers_cache_lets_a_ranger_reinforce_gondor(
    cache: str, fighter: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[fighter],
        support=[cache, THRONE_OF_MINAS_TIRITH],
        minions=[MORDOR_VETERAN],
        site=6,
    ).put_tokens(THRONE_OF_MINAS_TIRITH, 1)
    scene.regroup_phase()
    assert scene.can(Verb.USE, cache) is offered
    if offered:
        scene.use(cache)
        assert scene.tokens(THRONE_OF_MINAS_TIRITH) == 2
        assert scene.wounds(fighter) == 1
