"""Who is at a site, and which sites are on the adventure path (4.2, "ally" and "control")."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import THROUGH_DIMRILL_DALE
from tests.rules.tcg.scene import Scene

TOWERS_SITES = (
    EAST_WALL_OF_ROHAN_4_323,
    URUK_CAMP,
    BARROWS_OF_EDORAS,
    ERED_NIMRAIS,
    DEEP_OF_HELM,
    CAVES_OF_AGLAROND_4_352,
    HORNBURG_CAUSEWAY,
    RING_OF_ISENGARD,
    CAVERN_ENTRANCE_4_355,
)


@pytest.mark.parametrize(("place", "strength"), [(5, 2), (2, 0)])
def test_an_ally_is_at_home_wherever_the_fellowship_is(place: int, strength: int) -> None:
    """Bounder (strength 2, home 2) and the fellowship at site 5."""
    scene = Scene(
        ring_bearer=FRODO_SON_OF_DROGO,
        ring=THE_ONE_RING_THE_RULING_RING_1_2,
        support=[BOUNDER],
        bearing={THROUGH_DIMRILL_DALE[place - 1]: [SARUMANS_FROST]},
        minions=[URUK_HAI_RAIDING_PARTY_1_158],
        site=5,
        path=THROUGH_DIMRILL_DALE,
    ).maneuver_phase()
    assert scene.strength(BOUNDER) == strength
    assert scene.strength(FRODO_SON_OF_DROGO) == (4 - 2 if place == 5 else 4)


@pytest.mark.parametrize(("controlled", "bonus"), [([], 2), ([FANGORN_GLADE], 1)])
def test_a_controlled_site_is_not_on_the_path(controlled: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER],
        hand=[CONCERNING_HOBBITS],
        path=(FANGORN_GLADE, OLD_FOREST_ROAD, NORTH_UNDEEP, NORTH_UNDEEP),
        site=4,
        edition="comprehensive-4.2",
    ).control(*controlled)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    scene.play(CONCERNING_HOBBITS).choose(MERRY_ROHIRRIM_SQUIRE)
    log = scene.state.log or []
    changes = [
        note
        for note in log
        if note[0] == "changed" and note[1] == scene.card(MERRY_ROHIRRIM_SQUIRE)
    ]
    assert [note[-1] for note in changes] == [bonus]


@pytest.mark.parametrize(
    ("edition", "offered"), [("comprehensive-2.0", True), ("comprehensive-4.2", False)]
)
@pytest.mark.parametrize("card", [DARK_PLACES, ULAIRE_NELYA_LIEUTENANT_OF_MORGUL])
def test_sites_of_a_number_are_replaced_in_the_fellowship_block(
    card: str, edition: str, offered: bool
) -> None:
    """A ruling of 4.2 that earlier documents do not have."""
    table: dict[str, object] = (
        {"minions": [ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR], "shadow_support": [card]}
        if card == DARK_PLACES
        else {"minions": [card]}
    )
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        path=TOWERS_SITES,
        site=8,
        twilight=9,
        edition=edition,
        **table,  # type: ignore[arg-type]
    ).shadow_phase()
    if scene.can(Verb.USE, card):
        scene.use(card)
        if scene.can(Verb.CHOOSE, HORNBURG_CAUSEWAY):
            scene.choose(HORNBURG_CAUSEWAY)
        if scene.can(Verb.PLAY_SITE):
            scene.do(Verb.PLAY_SITE)
    assert (scene.id_of(scene.state.path[6]) == CAVERN_ENTRANCE_4_355) is offered
