"""The Gondor cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming, twilight_cost
from rules.tcg.engine.state.codes import (
    FELLOWSHIP,
    SETUP,
    SITE_NUMBER,
    SKIRMISH_WON,
    VITALITY,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

THREE_HUNTERS = (
    FORTH_THE_THREE_HUNTERS_DWARVEN_VERSION,
    FORTH_THE_THREE_HUNTERS_ELVEN_VERSION,
    FORTH_THE_THREE_HUNTERS_GONDOR_VERSION,
)
HUNTERS = [ARAGORN_SWIFT_HUNTER, GIMLI_EAGER_HUNTER, LEGOLAS_FLEET_FOOTED_HUNTER]
NO_HUNTERS = [ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, LEGOLAS_GREENLEAF]
# At site 2 a minion of site number 6 roams, at site 6 it does not.
HERE, AT_HOME = 2, 6


@pytest.mark.parametrize(
    ("bearer", "more"), [(FARAMIR_STOUT_CAPTAIN, 2), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_rangers_cloak_raises_site_numbers_for_a_ranger(bearer: str, more: int) -> None:
    scene = Scene(
        fellowship=[bearer], minions=[MORDOR_TROOPER], bearing={bearer: [RANGERS_CLOAK]}, site=6
    )
    printed = scene.number(SITE_NUMBER, MORDOR_TROOPER)
    scene.skirmish(bearer, MORDOR_TROOPER).wait_to(Verb.USE, RANGERS_CLOAK)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == printed + more
    scene.use(RANGERS_CLOAK).choose("exert bearer")
    assert scene.wounds(bearer) == 1
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == printed + more + 2


@pytest.mark.parametrize(("site", "offered"), [(2, True), (6, False)])
def test_silent_traveler_reinforces_against_a_roaming_minion(site: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER],
        support=[HEIRS_OF_GONDOR],
        minions=[MORDOR_TROOPER],
        site=site,
        hand=[CITY_OF_MEN],
    )
    scene.state.tokens[scene.card(HEIRS_OF_GONDOR), "gondor"] = 1
    scene.skirmish(SILENT_TRAVELER, MORDOR_TROOPER)
    assert scene.can(Verb.TRIGGER, SILENT_TRAVELER) is offered
    if offered:
        scene.answer_with(SILENT_TRAVELER)
        assert scene.tokens(HEIRS_OF_GONDOR) == 2


@pytest.mark.parametrize("walled", [True, False])
def test_tremendous_wall_spares_who_loses_to_its_bearer(walled: bool) -> None:
    scene = Scene(
        fellowship=[SILENT_TRAVELER],
        minions=[MORDOR_TROOPER],
        bearing={MORDOR_TROOPER: [TREMENDOUS_WALL]} if walled else {},
    )
    scene.skirmish(SILENT_TRAVELER, MORDOR_TROOPER).resolve()
    assert scene.wounds(SILENT_TRAVELER) == (0 if walled else 1)


def test_aragorns_bow_wounds_the_weakest() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW_RANGERS_LONGBOW]},
        minions=[MORDOR_TROOPER, DESOLATION_ORC],
    )
    scene.archery_phase().use(ARAGORNS_BOW_RANGERS_LONGBOW)
    assert scene.threats == 1
    assert (scene.wounds(MORDOR_TROOPER), scene.wounds(DESOLATION_ORC)) == (1, 0)


@pytest.mark.parametrize("version", THREE_HUNTERS)
@pytest.mark.parametrize(
    ("three", "weaker", "cards"),
    [
        (HUNTERS, 3, 2),
        (NO_HUNTERS, 1, 1),
        # Of the two that each ability asks for one hunts.
        ([*HUNTERS[:1], *NO_HUNTERS[1:]], 1, 1),
        ([*NO_HUNTERS[:1], *HUNTERS[1:]], 1, 2),
    ],
)
def test_forth_the_three_hunters_does_more_for_hunters(
    version: str, three: list[str], weaker: int, cards: int
) -> None:
    aragorn, gimli, _ = three
    scene = Scene(
        fellowship=three,
        support=[version],
        minions=[SOUTHRON_CAPTAIN],
        deck=[MELLON, AXE_STRIKE, MELLON],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(gimli, SOUTHRON_CAPTAIN)
    before = scene.strength(SOUTHRON_CAPTAIN)
    scene.use(version)
    assert scene.strength(SOUTHRON_CAPTAIN) == before - weaker
    assert scene.wounds(aragorn) == 1
    scene.regroup_phase().use(version)
    assert scene.wounds(gimli) == 1
    assert len(scene.hand()) == 1 + cards


@pytest.mark.parametrize("version", THREE_HUNTERS)
@pytest.mark.parametrize("missing", [0, 2])
def test_forth_the_three_hunters_shoots_for_two_of_the_three(version: str, missing: int) -> None:
    three = [card for place, card in enumerate(HUNTERS) if place != missing]
    for fellowship in (HUNTERS, three):
        scene = Scene(
            fellowship=fellowship, support=[version], minions=[SOUTHRON_CAPTAIN], site=6
        ).archery_phase()
        together = fellowship is HUNTERS
        assert scene.can(Verb.USE, version) is together
        if together:
            scene.use(version)
            assert scene.wounds(ARAGORN_SWIFT_HUNTER) == 1
            assert scene.wounds(LEGOLAS_FLEET_FOOTED_HUNTER) == 1
            assert scene.wounds(SOUTHRON_CAPTAIN) == 1


@pytest.mark.parametrize(("threats", "roams"), [(0, False), (2, True)])
def test_madril_defender_of_osgiliath_lures_minions_out_of_their_country(
    threats: int, roams: bool
) -> None:
    """At site 5 a minion of number 5 does not roam."""
    madril = MADRIL_DEFENDER_OF_OSGILIATH
    scene = Scene(
        fellowship=[madril, ARAGORN_SWIFT_HUNTER, SILENT_TRAVELER],
        minions=[TRACKING_URUK],
        threats=threats,
        site=5,
    ).maneuver_phase()
    assert is_roaming(scene.state, scene.card(TRACKING_URUK)) is roams
    scene.regroup_phase()
    assert not is_roaming(scene.state, scene.card(TRACKING_URUK))


def test_decorated_barricade_is_set_in_a_minions_way() -> None:
    scene = Scene(
        fellowship=[ARAGORN_SWIFT_HUNTER, SILENT_TRAVELER],
        support=[DECORATED_BARRICADE],
        minions=[TRACKING_URUK],
        hand=[AXE_STRIKE],
        site=5,
    )
    before = scene.skirmish(ARAGORN_SWIFT_HUNTER, TRACKING_URUK).strength(TRACKING_URUK)
    vitality = scene.number(VITALITY, TRACKING_URUK)
    scene.use(DECORATED_BARRICADE).choose(ARAGORN_SWIFT_HUNTER)
    assert scene.bearer_of(DECORATED_BARRICADE) == TRACKING_URUK
    assert scene.strength(TRACKING_URUK) == before - 1
    assert scene.number(VITALITY, TRACKING_URUK) == vitality - 2
    assert [scene.wounds(man) for man in (ARAGORN_SWIFT_HUNTER, SILENT_TRAVELER)] == [1, 1]


def test_aragorn_thorongil_tires_who_is_weaker_and_no_hunter() -> None:
    aragorn = ARAGORN_THORONGIL
    scene = Scene(
        fellowship=[aragorn],
        minions=[SEEKING_URUK, MORDOR_VETERAN, SOUTHRON_CAPTAIN],
        site=5,
    ).maneuver_phase()
    scene.use(aragorn)
    # The Uruk hunts, and the Captain is stronger.
    assert scene.threats == 1
    assert [scene.wounds(card) for card in (SEEKING_URUK, SOUTHRON_CAPTAIN)] == [0, 0]
    assert scene.wounds(MORDOR_VETERAN) == int(scene.strength(MORDOR_VETERAN) < 8)


@pytest.mark.parametrize("winner", [DUNEDAIN_OF_THE_SOUTH, SILENT_TRAVELER])
def test_dunedain_of_the_south_hearten_a_ranger_when_they_win(winner: str) -> None:
    dunedain = DUNEDAIN_OF_THE_SOUTH
    others = [ARAGORN_DRIVEN_BY_NEED, ARWEN_DAUGHTER_OF_ELROND]
    scene = Scene(fellowship=[dunedain, SILENT_TRAVELER, *others], site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, dunedain) is (winner == dunedain)
    if winner == dunedain:
        scene.answer_with(dunedain)
        # Aragorn is no ranger here, and Arwen is one of the Elves.
        for other in others:
            assert not scene.can(Verb.CHOOSE, other)
        assert scene.can(Verb.CHOOSE, dunedain)
        scene.choose(SILENT_TRAVELER)
        assert scene.strength(SILENT_TRAVELER) == 5 + 2
        scene.regroup_phase()
        assert scene.strength(SILENT_TRAVELER) == 5


@pytest.mark.parametrize("price", ["remove", "exert"])
def test_gondorian_prowler_leads_a_minion_astray_for_a_token_or_a_man(price: str) -> None:
    scene = Scene(
        fellowship=[GONDORIAN_PROWLER, ARAGORN_DRIVEN_BY_NEED],
        support=[HEIRS_OF_GONDOR],
        minions=[SOUTHRON_CAPTAIN],
        site=4,
    ).put_tokens(HEIRS_OF_GONDOR, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).use(GONDORIAN_PROWLER)
    scene.choose(price)
    if price == "exert":
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(price == "exert")
    assert scene.tokens(HEIRS_OF_GONDOR) == int(price == "exert")
    assert scene.number(SITE_NUMBER, SOUTHRON_CAPTAIN) == 4 + 2
    assert is_roaming(scene.state, scene.card(SOUTHRON_CAPTAIN))


def test_gondorian_prowler_cannot_be_paid_for_by_the_exhausted() -> None:
    scene = Scene(
        fellowship=[GONDORIAN_PROWLER, GIMLI_DWARF_OF_EREBOR],
        minions=[SOUTHRON_CAPTAIN],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(GONDORIAN_PROWLER, 2)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN)
    assert not scene.can(Verb.USE, GONDORIAN_PROWLER)


@pytest.mark.parametrize("winner", [ARAGORN_DRIVEN_BY_NEED, SILENT_TRAVELER])
def test_no_quicker_path_heartens_a_hunter_when_aragorn_wins(winner: str) -> None:
    hunters = [GIMLI_EAGER_HUNTER, LEGOLAS_FLEET_FOOTED_HUNTER]
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, SILENT_TRAVELER, DWARF_GUARD, *hunters],
        support=[NO_QUICKER_PATH],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    wins = winner == ARAGORN_DRIVEN_BY_NEED
    assert scene.can(Verb.TRIGGER, NO_QUICKER_PATH) is wins
    if wins:
        scene.answer_with(NO_QUICKER_PATH)
        # The Traveler hunts too, but for Gondor; the Guard does not.
        assert not scene.can(Verb.CHOOSE, SILENT_TRAVELER)
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        assert scene.can(Verb.CHOOSE, LEGOLAS_FLEET_FOOTED_HUNTER)
        scene.choose(GIMLI_EAGER_HUNTER)
        assert scene.strength(GIMLI_EAGER_HUNTER) == 6 + 1
        scene.regroup_phase()
        assert scene.strength(GIMLI_EAGER_HUNTER) == 6


@pytest.mark.parametrize(("man", "offered"), [(SILENT_TRAVELER, True), (GIMLI_EAGER_HUNTER, False)])
def test_no_quicker_path_is_given_up_for_a_man_of_gondor(man: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[man],
        support=[NO_QUICKER_PATH],
        minions=[SOUTHRON_CAPTAIN],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.skirmish(man, SOUTHRON_CAPTAIN).strength(man)
    if scene.can(Verb.USE, NO_QUICKER_PATH):
        scene.use(NO_QUICKER_PATH)
        assert scene.is_discarded(NO_QUICKER_PATH)
    assert scene.strength(man) == before + (2 if offered else 0)


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
