"""Gondor cards of set 7, *The Return of the King*, that lean on others, threats or the hand."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, SITE_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("threats", "defender"), [(0, 1), (1, 0)])
def test_anduril_makes_aragorn_a_defender_without_threats(threats: int, defender: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ANDURIL_KINGS_BLADE]},
        threats=threats,
    )
    assert scene.number(DEFENDER, ARAGORN_DRIVEN_BY_NEED) == defender


@pytest.mark.parametrize(("cards", "bonus"), [(3, 0), (4, 2), (5, 2), (6, 0)])
def test_cirion_is_stronger_with_four_or_five_cards(cards: int, bonus: int) -> None:
    assert Scene(fellowship=[CIRION], hand=[DWARF_GUARD] * cards).strength(CIRION) == 5 + bonus


def test_duty_of_two_heals_the_companions_of_gondor_for_three_threats() -> None:
    company = [ARAGORN_DRIVEN_BY_NEED, CIRION, DWARF_GUARD]
    scene = Scene(fellowship=company, hand=[DUTY_OF_TWO])
    for card in company:
        scene.wound(card, 1)
    scene.fellowship_phase().play(DUTY_OF_TWO)
    assert [scene.wounds(card) for card in company] == [0, 0, 1]
    assert scene.threats == 3


@pytest.mark.parametrize(("bearer", "strength"), [(IMRAHIL, 8), (CIRION, 5)])
def test_gondor_bow_strengthens_a_knight(bearer: str, strength: int) -> None:
    assert Scene(fellowship=[bearer], bearing={bearer: [GONDOR_BOW]}).strength(bearer) == strength


@pytest.mark.parametrize("fortified", [True, False])
def test_gondor_bow_shoots_a_minion_that_bears_a_fortification(*, fortified: bool) -> None:
    scene = Scene(
        fellowship=[CIRION],
        bearing={CIRION: [GONDOR_BOW], MORDOR_VETERAN: [SECOND_LEVEL] if fortified else []},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=6,
    )
    scene.skirmish(CIRION, MORDOR_VETERAN)
    if scene.comes_to(Verb.USE, GONDOR_BOW):
        scene.use(GONDOR_BOW)
    assert scene.wounds(MORDOR_VETERAN) == int(fortified)


@pytest.mark.parametrize("cards", [4, 3])
def test_gondorian_merchant_raises_a_site_number_until_the_regroup_phase(cards: int) -> None:
    scene = Scene(
        support=[GONDORIAN_MERCHANT], minions=[MORDOR_VETERAN], hand=[DWARF_GUARD] * cards, site=6
    )
    before = scene.number(SITE_NUMBER, MORDOR_VETERAN)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, GONDORIAN_MERCHANT) is (cards == 4)
    if cards == 4:
        scene.use(GONDORIAN_MERCHANT)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == before + 2
        scene.regroup_phase()
        assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == before


@pytest.mark.parametrize(
    ("companion", "hears"), [(ARAGORN_DRIVEN_BY_NEED, True), (DWARF_GUARD, False)]
)
def test_hearts_raised_remove_a_threat_for_a_card(companion: str, *, hears: bool) -> None:
    scene = Scene(
        fellowship=[companion],
        support=[HEARTS_RAISED],
        hand=[DWARF_GUARD],
        threats=2,
        minions=[MORDOR_VETERAN],
    ).regroup_phase()
    assert scene.can(Verb.TRIGGER, HEARTS_RAISED) is hears
    if hears:
        scene.answer_with(HEARTS_RAISED)
        assert (scene.threats, scene.hand()) == (1, [])


@pytest.mark.parametrize(("cards", "defender"), [(4, 1), (3, 0)])
def test_i_will_go_makes_its_bearer_a_defender_with_initiative(cards: int, defender: int) -> None:
    scene = Scene(fellowship=[CIRION], bearing={CIRION: [I_WILL_GO]}, hand=[DWARF_GUARD] * cards)
    assert scene.number(DEFENDER, CIRION) == defender


@pytest.mark.parametrize("way", ["remove", "discard"])
def test_noble_leaders_count_themselves_and_are_spent(way: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, BOROMIR_SON_OF_DENETHOR, CIRION],
        hand=[NOBLE_LEADERS],
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=6,
    )
    scene.fellowship_phase().play(NOBLE_LEADERS)
    assert scene.tokens(NOBLE_LEADERS) == 2
    scene.skirmish(CIRION, MORDOR_VETERAN).use(NOBLE_LEADERS).choose(way)
    scene.choose(CIRION)
    assert (scene.strength(CIRION), scene.number(DAMAGE, CIRION)) == (6, 1)
    assert scene.in_play(NOBLE_LEADERS) is (way == "remove")


@pytest.mark.parametrize("spotted", [0, 2])
def test_pippins_sword_counts_companions_of_gondor(spotted: int) -> None:
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED, CIRION],
        bearing={PIPPIN_SWORN_TO_SERVICE: [PIPPINS_SWORD]},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=6,
    )
    scene.skirmish(PIPPIN_SWORN_TO_SERVICE, MORDOR_VETERAN)
    before = scene.strength(PIPPIN_SWORN_TO_SERVICE)
    scene.use(PIPPINS_SWORD).take_number(spotted)
    assert scene.strength(PIPPIN_SWORN_TO_SERVICE) == before + spotted
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == 2


def test_ranger_of_osgiliath_exhausts_a_minion_for_two_cards() -> None:
    scene = Scene(
        fellowship=[RANGER_OF_OSGILIATH], minions=[MORDOR_VETERAN], hand=[DWARF_GUARD] * 2, site=6
    )
    scene.regroup_phase().use(RANGER_OF_OSGILIATH)
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert scene.wounds(MORDOR_VETERAN) == 2
    assert scene.hand() == []


@pytest.mark.parametrize("way", ["liberate", "discard"])
def test_reckless_counter_liberates_a_site_or_empties_the_hand(way: str) -> None:
    scene = Scene(
        fellowship=[IMRAHIL, GARRISON_OF_GONDOR],
        hand=[RECKLESS_COUNTER, DWARF_GUARD, AXE_STRIKE],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase().play(RECKLESS_COUNTER)
    scene.choose("spot 2 knights")
    scene.choose(way)
    if way == "discard":
        scene.choose(DWARF_GUARD)
        scene.pass_()
    assert scene.controls(ARAGORN_SITES[0]) is (way == "discard")
    assert scene.is_discarded(DWARF_GUARD) is (way == "discard")
    assert AXE_STRIKE in scene.hand()
    assert (scene.wounds(IMRAHIL), scene.wounds(GARRISON_OF_GONDOR)) == (0, 0)


def test_seventh_level_weighs_on_a_minion_for_three_exertions() -> None:
    men = [ARAGORN_DRIVEN_BY_NEED, CIRION, RANGER_OF_OSGILIATH]
    scene = Scene(
        fellowship=men,
        support=[SEVENTH_LEVEL],
        minions=[MORDOR_FIGHTER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        site=6,
    )
    before = scene.strength(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    scene.skirmish(CIRION, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL).use(SEVENTH_LEVEL)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.bearer_of(SEVENTH_LEVEL) == ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL
    assert scene.strength(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == before - 2
    assert [scene.wounds(man) for man in men] == [1, 1, 1]


def test_stout_resistance_adds_a_threat_for_three_strength() -> None:
    scene = Scene(
        fellowship=[CIRION], minions=[MORDOR_VETERAN, BYSTANDER], hand=[STOUT_RESISTANCE], site=6
    )
    scene.skirmish(CIRION, MORDOR_VETERAN).play(STOUT_RESISTANCE)
    assert (scene.strength(CIRION), scene.threats) == (8, 1)


def test_support_of_the_city_gathers_men_and_pays_for_a_companion() -> None:
    scene = Scene(
        support=[SUPPORT_OF_THE_CITY], hand=[CIRION, RANGER_OF_OSGILIATH, ARAGORN_DRIVEN_BY_NEED]
    ).fellowship_phase()
    ability = [word for word in scene.words() if "token here" in word and "Support" in word]
    scene.choose(ability[0]).choose(CIRION)
    assert scene.tokens(SUPPORT_OF_THE_CITY) == 1
    spent = scene.twilight
    price = [word for word in scene.words() if "for each" in word and "Support" in word]
    scene.choose(price[0]).choose(RANGER_OF_OSGILIATH)
    assert scene.twilight == spent + 2 - 1
    assert scene.is_discarded(SUPPORT_OF_THE_CITY)


@pytest.mark.parametrize(
    ("minion", "site", "lost"), [(MORDOR_VETERAN, 4, 3), (MORDOR_VETERAN, 6, 0)]
)
def test_while_we_yet_live_weakens_a_roaming_minion_in_a_skirmish_of_gondor(
    minion: str, site: int, lost: int
) -> None:
    scene = Scene(
        fellowship=[CIRION], minions=[minion, BYSTANDER], hand=[WHILE_WE_YET_LIVE], site=site
    )
    before = scene.strength(minion)
    scene.skirmish(CIRION, minion).play(WHILE_WE_YET_LIVE)
    assert scene.strength(minion) == before - lost
