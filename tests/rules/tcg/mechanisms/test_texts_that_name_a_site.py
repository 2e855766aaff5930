"""A site's text names its site, so it means that site on an ally that has the text too."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path as path_module
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn import phases
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import THROUGH_DIMRILL_DALE
from tests.rules.tcg.scene import SHADOW, Scene

FRODO = {"ring_bearer": FRODO_SON_OF_DROGO, "ring": THE_ONE_RING_THE_RULING_RING_1_2}


def at_site(place: int, site: str) -> tuple[str, ...]:
    return (*THROUGH_DIMRILL_DALE[: place - 1], site, *THROUGH_DIMRILL_DALE[place:])


def with_sites(**setup: object) -> Scene:
    return Scene(**FRODO, **setup)  # type: ignore[arg-type]


@pytest.mark.parametrize(("place", "limit"), [(3, 3), (5, 2)])
def test_a_ranger_is_spotted_at_rivendell_waterfall(place: int, limit: int) -> None:
    """At the Waterfall itself the site's own text counts too, once."""
    scene = with_sites(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        support=[SILINDE] if place > 3 else [],
        site=place,
        path=at_site(3, RIVENDELL_WATERFALL),
    )
    assert phases.moves_allowed(scene.fellowship_phase().state) == limit


def test_nazgul_are_cheap_at_the_ford_alone() -> None:
    scene = with_sites(
        support=[SILINDE],
        site=5,
        path=at_site(3, FORD_OF_BRUINEN),
        shadow_hand=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        twilight=30,
    ).shadow_phase()
    assert twilight_cost(scene.state, scene.card(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)) == 6


def test_only_the_first_nazgul_played_to_the_ford_is_cheap() -> None:
    """The text is no action: there is nothing to order, and Nertëa's Nazgûl pays in full."""
    scene = with_sites(
        fellowship=[
            LEGOLAS_GREENLEAF,
            MERRY_ROHIRRIM_SQUIRE,
            ARAGORN_DRIVEN_BY_NEED,
            PIPPIN_SWORN_TO_SERVICE,
            GIMLI_DWARF_OF_EREBOR,
        ],
        shadow_hand=[ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR],
        shadow_discards=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        path=at_site(3, FORD_OF_BRUINEN),
        site=3,
        twilight=30,
        edition="comprehensive-4.2",
    ).shadow_phase()
    scene.play(ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR)
    before = scene.twilight
    while not scene.in_play(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL):
        scene.do(Verb.YES if scene.can(Verb.YES) else Verb.CHOOSE)
    assert before - scene.twilight == 4


def test_who_was_played_elsewhere_does_not_count_at_the_ford() -> None:
    scene = with_sites(
        site=2,
        path=at_site(3, FORD_OF_BRUINEN),
        shadow_hand=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        twilight=30,
    ).shadow_phase()
    scene.play(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
    scene.happen(path_module.move)
    assert (
        twilight_cost(scene.state, scene.card(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)) <= 5 + 2 - 5
    )


@pytest.mark.parametrize("support", [[], [URUVIEL_MAID_OF_LORIEN]])
def test_one_minion_a_skirmish_at_caras_galadhon_alone(support: list[str]) -> None:
    minions = [DESERT_FIGHTER, DESERT_NOMAD, DESERT_VILLAIN]
    scene = with_sites(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=support,
        minions=minions,
        site=7,
        path=at_site(6, CARAS_GALADHON_3_115),
    ).assignment_phase()
    scene.pass_()
    for minion in minions:
        assert scene.who == SHADOW
        scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, minion)


def test_a_hobbit_farmer_plays_your_site_two() -> None:
    scene = with_sites(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[HOBBIT_FARMER],
        site=5,
        path=at_site(1, HOBBITON_WOODS),
        adventure=[WEATHERHILLS, LOTHLORIEN_WOODS],
    )
    scene.fellowship_phase().use(HOBBIT_FARMER).do(Verb.CHOOSE)
    known = [scene.id_of(site) for site in scene.state.path]
    assert known[1] == WEATHERHILLS
    assert LOTHLORIEN_WOODS not in known


@pytest.mark.parametrize(("support", "removed"), [([], 2), ([SILINDE], 4)])
def test_leaving_council_courtyard_is_heard_by_who_has_its_text(
    support: list[str], removed: int
) -> None:
    scene = with_sites(support=support, site=3, path=at_site(3, COUNCIL_COURTYARD), twilight=20)
    scene.happen(path_module.move)
    while scene.state.pending:
        scene.take_first()
    site = scene.state.blueprints[scene.state.site()].card
    added = (site.twilight or 0) + 1
    assert scene.twilight == 20 - removed + added
