"""An action that plays a card needs the twilight for both (4.2, "effect": it must be played)."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.notation.language import (
    a,
    ability,
    draw,
    either,
    exert,
    from_discard_pile,
    from_stack,
    moria,
    orc,
    play,
    remove_twilight,
    shadow,
    this,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import THROUGH_DIMRILL_DALE
from tests.rules.tcg.scene import Scene

FRODO = {"ring_bearer": FRODO_SON_OF_DROGO, "ring": THE_ONE_RING_THE_RULING_RING_1_2}


def at_site(place: int, site: str) -> tuple[str, ...]:
    return (*THROUGH_DIMRILL_DALE[: place - 1], site, *THROUGH_DIMRILL_DALE[place:])


def shadow_phase(pool: int, **more: object) -> Scene:
    known = {"site": 5, "path": THROUGH_DIMRILL_DALE, "minions": [GOBLIN_RUNNER], **FRODO, **more}
    return Scene(twilight=pool, **known).shadow_phase()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("user", "together", "table"),
    [
        (
            MITHRIL_MINE,
            2,
            {"site": 4, "path": at_site(4, MITHRIL_MINE), "shadow_discards": [MORIA_AXE]},
        ),
        (
            URUK_CAPTAIN,
            5,
            {"minions": [URUK_CAPTAIN], "shadow_discards": [URUK_HAI_RAIDING_PARTY_1_158]},
        ),
        (
            THE_BALROG_FLAME_OF_UDUN,
            3,
            {"minions": [THE_BALROG_FLAME_OF_UDUN], "shadow_discards": [GOBLIN_RUNNER]},
        ),
        (RELICS_OF_MORIA, 3, {"shadow_support": [RELICS_OF_MORIA], "shadow_discards": [MORIA_AXE]}),
    ],
)
def test_a_price_in_twilight_must_leave_enough_for_the_card(
    user: str, together: int, table: dict[str, object]
) -> None:
    assert not shadow_phase(together - 1, **table).can(Verb.USE, user)
    scene = shadow_phase(together, **table)
    assert scene.can(Verb.USE, user)
    scene.use(user)
    assert scene.twilight == 0


def test_an_event_must_leave_enough_for_the_card_it_plays() -> None:
    """2 U 59 Foul Things costs 2, and plays an Orc for 2."""
    table: dict[str, object] = {
        "shadow_hand": [FOUL_THINGS],
        "shadow_discards": [GOBLIN_WALLCRAWLER],
    }
    assert not shadow_phase(3, **table).can(Verb.PLAY, FOUL_THINGS)
    scene = shadow_phase(4, **table).play(FOUL_THINGS)
    assert scene.in_play(GOBLIN_WALLCRAWLER)
    assert scene.twilight == 0


@pytest.mark.parametrize(("pool", "playable"), [(7, False), (8, True)])
def test_what_will_be_revealed_counts_before_it_is(pool: int, playable: bool) -> None:
    """2 U 70: three Orcs to reveal make The Balrog cost 8; who begins must reveal enough."""
    scene = shadow_phase(
        pool,
        shadow_hand=[
            POWER_AND_TERROR,
            THE_BALROG_FLAME_OF_UDUN,
            GOBLIN_RUNNER,
            GOBLIN_SNEAK,
            GOBLIN_WALLCRAWLER,
        ],
    )
    assert scene.can(Verb.PLAY, POWER_AND_TERROR) is playable
    if playable:
        scene.play(POWER_AND_TERROR)
        while scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.PASS)
            scene.do(Verb.CHOOSE)
        assert scene.in_play(THE_BALROG_FLAME_OF_UDUN)
        assert scene.twilight == 0


@pytest.mark.parametrize(("pool", "offered"), [(1, False), (2, True)])
def test_a_way_of_several_must_be_payable_with_what_it_plays(pool: int, offered: bool) -> None:
    """Goblin Runner is exhausted, so only the way that plays another one is left."""
    two_ways = made(
        RELICS_OF_MORIA,
        ability(
            shadow,
            either(
                remove_twilight(1) >> play(from_discard_pile(moria, orc)),
                exert(a(moria, orc)) >> draw(1),
            ),
        ),
    )
    scene = shadow_phase(pool, shadow_support=[two_ways], shadow_discards=[GOBLIN_RUNNER])
    assert scene.can(Verb.USE, two_ways) is offered


@pytest.mark.parametrize(("pool", "offered"), [(1, False), (2, True)])
def test_a_stacked_card_must_be_payable_beside_the_price(pool: int, offered: bool) -> None:
    hoard = made(
        RELICS_OF_MORIA,
        ability(shadow, remove_twilight(1) >> play(from_stack(orc, on=this))),
    )
    scene = shadow_phase(pool, shadow_support=[hoard], stacked={hoard: [GOBLIN_RUNNER]})
    assert scene.can(Verb.USE, hoard) is offered
