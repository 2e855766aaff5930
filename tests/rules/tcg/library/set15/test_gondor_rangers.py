"""Rangers of Gondor and their gear of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming, twilight_cost
from rules.tcg.engine.state.codes import FELLOWSHIP, SETUP, SITE_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# At site 2 a minion of site number 6 roams, at site 6 it does not.
HERE, AT_HOME = 2, 6


@pytest.mark.parametrize("heals", [True, False])
def test_damrod_dunadan_of_gondor_may_heal_a_ranger_at_the_start_of_the_turn(heals: bool) -> None:
    damrod = DAMROD_DUNADAN_OF_GONDOR
    scene = (
        Scene(fellowship=[damrod, SILENT_TRAVELER, DWARF_GUARD])
        .wound(damrod, 1)
        .wound(SILENT_TRAVELER, 2)
        .wound(DWARF_GUARD, 1)
        .fellowship_phase()
    )
    if heals:
        scene.answer_with(damrod)
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        scene.choose(SILENT_TRAVELER)
    else:
        scene.pass_()
    assert scene.twilight == int(heals)
    assert scene.wounds(SILENT_TRAVELER) == 2 - int(heals)
    assert scene.wounds(damrod) == 1


@pytest.mark.parametrize(("site", "strength"), [(HERE, 5 + 2 + 1), (AT_HOME, 5 + 2)])
def test_ithilien_blade_is_sharper_against_strangers(site: int, strength: int) -> None:
    bearer = SILENT_TRAVELER
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ITHILIEN_BLADE]},
        minions=[MORDOR_TROOPER],
        site=site,
    )
    assert scene.strength(bearer) == strength


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_ithilien_blade_drives_a_stranger_away_for_two_exertions(
    wounds: int, offered: bool
) -> None:
    """A Captain of site number 4 is at home at site 5."""
    bearer = SILENT_TRAVELER
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ITHILIEN_BLADE]},
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        site=5,
    ).wound(bearer, wounds)
    assert scene.maneuver_phase().can(Verb.USE, ITHILIEN_BLADE) is offered
    if offered:
        scene.use(ITHILIEN_BLADE)
        assert scene.wounds(bearer) == 2
        assert scene.is_discarded(MORDOR_TROOPER)
        assert scene.in_play(SOUTHRON_CAPTAIN)


@pytest.mark.parametrize(
    ("site", "fighter", "wounds"),
    [
        (HERE, MABLUNG_RANGER_OF_ITHILIEN, 1),
        (AT_HOME, MABLUNG_RANGER_OF_ITHILIEN, 0),
        (HERE, SILENT_TRAVELER, 0),
    ],
)
def test_mablung_ranger_of_ithilien_wounds_a_stranger_he_fights(
    site: int, fighter: str, wounds: int
) -> None:
    mablung = MABLUNG_RANGER_OF_ITHILIEN
    scene = Scene(
        fellowship=[mablung, SILENT_TRAVELER],
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=site,
    )
    scene.skirmish(fighter, MORDOR_VETERAN).use(mablung)
    assert scene.wounds(MORDOR_VETERAN) == wounds
    # He exerts in vain where there is no such minion.
    assert scene.wounds(mablung) == 1


@pytest.mark.parametrize(("minion", "wounds"), [(SOUTHRON_CAPTAIN, 1), (TRACKING_URUK, 2)])
def test_no_travellers_in_this_land_hits_a_hunter_twice(minion: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER, DWARF_GUARD],
        minions=[minion],
        hand=[NO_TRAVELLERS_IN_THIS_LAND],
        site=5,
    )
    scene.maneuver_phase().play(NO_TRAVELLERS_IN_THIS_LAND)
    assert scene.wounds(SILENT_TRAVELER) == 1
    assert scene.wounds(minion) == wounds


def test_no_travellers_in_this_land_takes_a_man_of_gondor() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[TRACKING_URUK],
        hand=[NO_TRAVELLERS_IN_THIS_LAND],
        site=5,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, NO_TRAVELLERS_IN_THIS_LAND)


@pytest.mark.parametrize(
    ("fellowship", "price"),
    [
        ([SILENT_TRAVELER, UNYIELDING_RANGER], 1),
        ([SILENT_TRAVELER, INGOLD], 2),
        # Arwen is a ranger, though not of Gondor.
        ([ARWEN_DAUGHTER_OF_ELROND], 3),
    ],
)
def test_portico_is_cheaper_for_each_ranger_of_gondor(fellowship: list[str], price: int) -> None:
    scene = Scene(fellowship=fellowship, hand=[PORTICO])
    scene.fellowship_phase().play(PORTICO)
    assert scene.twilight == price


@pytest.mark.parametrize(("others", "price"), [([ARWEN_DAUGHTER_OF_ELROND], "spot"), ([], "exert")])
def test_portico_bars_the_way_of_whom_a_man_of_gondor_fights(others: list[str], price: str) -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER, *others],
        support=[PORTICO],
        minions=[TRACKING_URUK],
        hand=[CITY_OF_MEN],
        site=5,
    )
    before = scene.skirmish(SILENT_TRAVELER, TRACKING_URUK).strength(TRACKING_URUK)
    assert not is_roaming(scene.state, scene.card(TRACKING_URUK))
    scene.use(PORTICO)
    if others:
        scene.choose(price)
    assert scene.bearer_of(PORTICO) == TRACKING_URUK
    assert scene.wounds(SILENT_TRAVELER) == int(price == "exert")
    assert scene.strength(TRACKING_URUK) == before - 2
    assert scene.number(SITE_NUMBER, TRACKING_URUK) == 5 + 2
    assert is_roaming(scene.state, scene.card(TRACKING_URUK))


def test_portico_stays_where_it_is_once_a_minion_bears_it() -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER],
        bearing={TRACKING_URUK: [PORTICO]},
        minions=[TRACKING_URUK, SEEKING_URUK],
        hand=[CITY_OF_MEN],
        site=5,
    )
    scene.skirmish(SILENT_TRAVELER, SEEKING_URUK)
    if scene.can(Verb.USE, PORTICO):
        scene.use(PORTICO)
    assert scene.bearer_of(PORTICO) == TRACKING_URUK


@pytest.mark.parametrize(("site", "bonus"), [(HERE, 2), (5, 1), (AT_HOME, 0)])
def test_unyielding_ranger_grows_with_each_stranger(site: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[UNYIELDING_RANGER], minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN], site=site
    )
    assert scene.strength(UNYIELDING_RANGER) == 6 + bonus


@pytest.mark.parametrize(
    ("companion", "playable"), [(SILENT_TRAVELER, True), (ELFHELM, False), (DWARF_GUARD, False)]
)
def test_ithilien_blade_is_for_men_of_gondor(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ITHILIEN_BLADE]).fellowship_phase()
    assert scene.can(Verb.PLAY, ITHILIEN_BLADE) is playable


@pytest.mark.parametrize(("phase", "price"), [(SETUP, 1), (FELLOWSHIP, 2)])
def test_gondorian_prowler_costs_less_in_a_starting_fellowship(phase: int, price: int) -> None:
    scene = Scene(deck=[GONDORIAN_PROWLER])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(GONDORIAN_PROWLER)) == price
