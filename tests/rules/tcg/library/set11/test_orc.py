"""The Orc cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BEASTLY_OLOG_HAI,
    CHAMBER_OF_MAZARBUL,
    CITY_OF_MEN,
    DENIZEN_OF_KHAZAD_DUM,
    EOWYN_RESTLESS_MAIDEN,
    ORKISH_WORKER,
    PERSISTENT_ORC,
    PORTER_TROLL,
    THE_SHARDS_OF_NARSIL,
    TRACKING_URUK,
    WATCHFUL_ORC,
)
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize("another", [True, False])
def test_persistent_orc_goes_on_the_deck_instead_of_dying(another: bool) -> None:
    scene = Scene(
        minions=[PERSISTENT_ORC, *([DENIZEN_OF_KHAZAD_DUM] if another else [])],
        shadow_deck=[TRACKING_URUK],
        site=4,
    )
    scene.happen(wounds.wound, scene.card(PERSISTENT_ORC))
    assert scene.can(Verb.TRIGGER, PERSISTENT_ORC) is another
    if another:
        scene.answer_with(PERSISTENT_ORC)
        assert scene.deck(SHADOW) == [TRACKING_URUK, PERSISTENT_ORC]
    else:
        assert scene.is_discarded(PERSISTENT_ORC)


@pytest.mark.parametrize(("revealed", "extra"), [(TRACKING_URUK, 5), (CITY_OF_MEN, 0)])
def test_orkish_worker_gains_the_cost_of_a_shadow_card(revealed: str, extra: int) -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[ORKISH_WORKER],
        deck=[revealed],
        twilight=5,
        site=4,
    )
    scene.shadow_phase().play(ORKISH_WORKER).answer_with(ORKISH_WORKER)
    assert scene.twilight == 2 + extra
    assert scene.deck() == [revealed]


@pytest.mark.parametrize("reveals", [True, False])
def test_porter_troll_burdens_who_reveals_no_event(reveals: bool) -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[PORTER_TROLL],
        hand=[CITY_OF_MEN],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(PORTER_TROLL)
    scene.choose("reveal" if reveals else "add a burden")
    assert scene.burdens == int(not reveals)
    assert scene.hand() == [CITY_OF_MEN]


@pytest.mark.parametrize("prevented", [True, False])
def test_an_artifact_saves_its_bearer_from_beastly_olog_hai(prevented: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [THE_SHARDS_OF_NARSIL]},
        minions=[BEASTLY_OLOG_HAI],
        site=5,
    )
    scene.assignment_phase().wait_to(Verb.USE, BEASTLY_OLOG_HAI).use(BEASTLY_OLOG_HAI)
    scene.choose("discard" if prevented else "assign")
    assert scene.wounds(BEASTLY_OLOG_HAI) == 1
    assert scene.is_discarded(THE_SHARDS_OF_NARSIL) is prevented
    assert scene.assigned_to(BEASTLY_OLOG_HAI) == ([] if prevented else [ARAGORN_DRIVEN_BY_NEED])


def test_watchful_orc_leads_the_fellowship_underground() -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[WATCHFUL_ORC],
        path=(*ARAGORN_SITES[:4], CHAMBER_OF_MAZARBUL),
        twilight=9,
        site=4,
    )
    before = scene.strength(DENIZEN_OF_KHAZAD_DUM)
    scene.shadow_phase().play(WATCHFUL_ORC).answer_with(WATCHFUL_ORC)
    assert scene.id_of(scene.state.path[3]) == CHAMBER_OF_MAZARBUL
    assert scene.strength(DENIZEN_OF_KHAZAD_DUM) == before + 2
