"""The Sauron and Gollum cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import DAMAGE, FIERCE, Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CALLED_AWAY,
    GONDORIAN_SWORD,
    GORGOROTH_OFFICER,
    GORGOROTH_PILLAGER,
    GROND_HAMMER_OF_THE_UNDERWORLD,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    OLOG_HAI_OF_MORDOR,
    PROMISE_KEEPING,
    SHELOB_EATER_OF_LIGHT,
    SMEAGOL_SLIPPERY_SNEAK,
    TARGON,
    WEB,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

SITE_1, SITE_2, *_ = ARAGORN_SITES


def test_olog_hai_cost_less_for_stacked_minions_and_bring_one_to_the_fight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[OLOG_HAI_OF_MORDOR],
        stacked={SITE_1: [GORGOROTH_PILLAGER], SITE_2: [MORDOR_TROOPER]},
        site=5,
        twilight=9,
    ).control(SITE_1)
    assert twilight_cost(scene.state, scene.card(OLOG_HAI_OF_MORDOR)) == 6
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, OLOG_HAI_OF_MORDOR)
    scene.wait_to(Verb.TRIGGER, OLOG_HAI_OF_MORDOR).answer_with(OLOG_HAI_OF_MORDOR)
    assert scene.in_play(GORGOROTH_PILLAGER)
    assert scene.number(FIERCE, GORGOROTH_PILLAGER)
    assert scene.number(DAMAGE, GORGOROTH_PILLAGER) == 1


def test_called_away_removes_a_burden_for_each_vitality() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[CALLED_AWAY],
        minions=[MORDOR_TROOPER],
        site=5,
        burdens=3,
    )
    scene.regroup_phase().wait_to(Verb.USE, CALLED_AWAY).use(CALLED_AWAY)
    assert not scene.in_play(TARGON)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    assert scene.burdens == 0


def test_called_away_cannot_be_used_without_enough_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[CALLED_AWAY],
        minions=[MORDOR_TROOPER],
        site=5,
        burdens=2,
    )
    assert not scene.regroup_phase().comes_to(Verb.USE, CALLED_AWAY)


def test_web_holds_three_minions_that_feed_shelob() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[WEB],
        minions=[SHELOB_EATER_OF_LIGHT, MORDOR_TROOPER],
        stacked={WEB: [GORGOROTH_OFFICER, MORDOR_VETERAN]},
        site=8,
    )
    assert scene.strength(SHELOB_EATER_OF_LIGHT) == 14
    scene.regroup_phase().wait_to(Verb.USE, WEB).use(WEB)
    if scene.can(Verb.CHOOSE, MORDOR_TROOPER):
        scene.choose(MORDOR_TROOPER)
    assert scene.stack(WEB) == [GORGOROTH_OFFICER, MORDOR_VETERAN, MORDOR_TROOPER]
    assert scene.strength(SHELOB_EATER_OF_LIGHT) == 17
    assert not scene.comes_to(Verb.USE, WEB)


def test_smeagol_slips_away_for_a_threat_for_each_vitality_he_faces() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, TARGON, TARGON, SMEAGOL_SLIPPERY_SNEAK],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(SMEAGOL_SLIPPERY_SNEAK, MORDOR_TROOPER, MORDOR_VETERAN)
    scene.use(SMEAGOL_SLIPPERY_SNEAK)
    assert scene.threats == 5
    assert scene.is_discarded(SMEAGOL_SLIPPERY_SNEAK)


@pytest.mark.parametrize(("minion", "exertions"), [(SHELOB_EATER_OF_LIGHT, 1), (MORDOR_VETERAN, 0)])
def test_promise_keeping_listens_only_where_a_gollum_minion_fights(
    minion: str, exertions: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[PROMISE_KEEPING],
        minions=[minion],
        site=8,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).resolve()
    if scene.can(Verb.CHOOSE, TARGON):
        scene.choose(TARGON)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(TARGON) == exertions


def test_grond_removes_no_more_tokens_than_it_has() -> None:
    scene = Scene(
        fellowship=[TARGON],
        bearing={TARGON: [GONDORIAN_SWORD]},
        shadow_support=[GROND_HAMMER_OF_THE_UNDERWORLD],
        minions=[MORDOR_TROOPER],
        site=5,
    ).put_tokens(GROND_HAMMER_OF_THE_UNDERWORLD, 2, Culture.SAURON)
    scene.regroup_phase().wait_to(Verb.USE, GROND_HAMMER_OF_THE_UNDERWORLD)
    scene.use(GROND_HAMMER_OF_THE_UNDERWORLD)
    assert [option.number for option in scene.options(Verb.NUMBER)] == [2, 1]
    scene.take_number(1)
    assert scene.is_discarded(GONDORIAN_SWORD)
    scene.choose("discard this possession")
    assert scene.is_discarded(GROND_HAMMER_OF_THE_UNDERWORLD)
    assert scene.in_play(MORDOR_TROOPER)
