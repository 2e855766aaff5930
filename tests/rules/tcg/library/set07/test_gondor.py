"""The Gondor cards of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming
from rules.tcg.engine.operations.sites import control_next_site
from rules.tcg.engine.operations.tokens import add_burdens, add_threats
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, SITE_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

NO_TRACE = [HOBBIT_SWORD_7_319] * 4
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
MEN = [ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER, DERVORIN]


def regroup_with(condition: str, **laid: Any) -> Scene:
    return Scene(**{"support": [condition], "site": 4, **laid}).regroup_phase()


def test_city_of_men_strengthens_and_discards_a_sauron_minion_when_the_skirmish_ends() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN], site=6, hand=[CITY_OF_MEN]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(CITY_OF_MEN)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_city_of_men_only_strengthens_against_others() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[DESERT_FIGHTER], site=6, hand=[CITY_OF_MEN]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).play(CITY_OF_MEN)
    assert scene.wounds(DESERT_FIGHTER) == 1
    assert scene.in_play(DESERT_FIGHTER)


def test_dagger_strike_helps_only_one_who_bears_a_hand_weapon() -> None:
    scene = Scene(
        fellowship=[INGOLD, ARAGORN_DRIVEN_BY_NEED],
        bearing={INGOLD: [GONDORIAN_SWORD]},
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[DAGGER_STRIKE_7_84],
    )
    scene.skirmish(INGOLD, SOUTHRON_CAPTAIN).play(DAGGER_STRIKE_7_84)
    assert scene.strength(INGOLD) == 6 + 2 + 2
    assert scene.number(DAMAGE, INGOLD) == 1


def test_denethor_counts_no_more_than_four_other_men() -> None:
    men = [ARAGORN_DRIVEN_BY_NEED, GONDORIAN_CAPTAIN, GONDORIAN_CAPTAIN, INGOLD]
    assert (
        Scene(fellowship=[DENETHOR_WIZENED_STEWARD, *men[:2]]).strength(DENETHOR_WIZENED_STEWARD)
        == 7
    )
    assert (
        Scene(fellowship=[DENETHOR_WIZENED_STEWARD, *men, GONDORIAN_CAPTAIN]).strength(
            DENETHOR_WIZENED_STEWARD
        )
        == 9
    )


def test_faramir_may_exert_to_discard_a_fierce_minion_he_beats() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, TARGON],
        bearing={FARAMIR_STOUT_CAPTAIN: [KNIGHTS_SPEAR]},
        minions=[EASTERLING_REGIMENT],
        site=6,
        hand=[CITY_OF_MEN, CITY_OF_MEN],
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, EASTERLING_REGIMENT)
    scene.play(CITY_OF_MEN).choose(FARAMIR_STOUT_CAPTAIN).play(CITY_OF_MEN).choose(
        FARAMIR_STOUT_CAPTAIN
    )
    scene.pass_().answer_with(FARAMIR_STOUT_CAPTAIN)
    assert scene.is_discarded(EASTERLING_REGIMENT)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1


def test_gondorian_sword_costs_three_cards_for_damage() -> None:
    scene = Scene(
        fellowship=[INGOLD],
        bearing={INGOLD: [GONDORIAN_SWORD]},
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[INTIMIDATE_7_41] * 3,
    )
    scene.skirmish(INGOLD, SOUTHRON_CAPTAIN).use(GONDORIAN_SWORD)
    assert scene.number(DAMAGE, INGOLD) == 1
    assert scene.hand() == []


def test_knights_spear_adds_a_threat_for_strength_until_there_are_two() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        bearing={TARGON: [KNIGHTS_SPEAR]},
        minions=[SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN)
    assert scene.strength(TARGON) == 8
    scene.use(KNIGHTS_SPEAR)
    assert scene.strength(TARGON) == 9
    scene.use(KNIGHTS_SPEAR)
    assert scene.threats == 2
    assert not scene.can(Verb.USE, KNIGHTS_SPEAR)


def test_long_prepared_adds_two_threats_and_is_discarded_as_regroup_starts() -> None:
    scene = Scene(fellowship=[INGOLD, ARAGORN_DRIVEN_BY_NEED], hand=[LONG_PREPARED])
    scene.fellowship_phase().play(LONG_PREPARED)
    assert scene.threats == 2
    scene.regroup_phase()
    assert scene.is_discarded(LONG_PREPARED)


@pytest.mark.parametrize(("hand", "may"), [(4, True), (3, False)])
def test_madril_needs_initiative(hand: int, may: bool) -> None:
    """2.0 deluxe, "Initiative": four cards in hand before using this ability."""
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[MORDOR_DEFENDER],
        site=4,
        hand=[HOBBIT_SWORD_7_319] * hand,
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, MORDOR_DEFENDER)
    assert scene.can(Verb.USE, MADRIL_FARAMIRS_AIDE) is may


def test_madril_discards_two_to_wound_a_roaming_minion() -> None:
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE], minions=[MORDOR_DEFENDER], site=4, hand=NO_TRACE
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, MORDOR_DEFENDER).use(MADRIL_FARAMIRS_AIDE)
    assert scene.wounds(MORDOR_DEFENDER) == 1
    assert len(scene.hand()) == 2


def test_madril_wounds_no_minion_that_does_not_roam() -> None:
    """2.0, "Effects": an ability may be used for its cost alone."""
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE], minions=[MORDOR_DEFENDER], site=6, hand=NO_TRACE
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, MORDOR_DEFENDER).use(MADRIL_FARAMIRS_AIDE)
    assert scene.wounds(MORDOR_DEFENDER) == 0
    assert len(scene.hand()) == 2


def test_man_the_walls_and_long_prepared_punish_minions_far_from_home() -> None:
    scene = Scene(
        fellowship=[INGOLD],
        support=[MAN_THE_WALLS, LONG_PREPARED],
        minions=[DESERT_SOLDIER_7_136],
        site=4,
    )
    scene.skirmish(INGOLD, DESERT_SOLDIER_7_136)
    assert scene.number(SITE_NUMBER, DESERT_SOLDIER_7_136) == 5
    scene.use(LONG_PREPARED)
    assert scene.wounds(INGOLD) == 1
    assert scene.wounds(DESERT_SOLDIER_7_136) == 1


def test_ranger_of_minas_tirith_is_stronger_against_a_roaming_minion() -> None:
    scene = Scene(
        fellowship=[RANGER_OF_MINAS_TIRITH], minions=[MORDOR_TROOPER], site=4, hand=[GREAT_GATE]
    )
    scene.skirmish(RANGER_OF_MINAS_TIRITH, MORDOR_TROOPER)
    assert scene.strength(RANGER_OF_MINAS_TIRITH) == 7
    assert scene.number(DAMAGE, RANGER_OF_MINAS_TIRITH) == 1
    scene = Scene(
        fellowship=[RANGER_OF_MINAS_TIRITH], minions=[MORDOR_TROOPER], site=6, hand=[GREAT_GATE]
    )
    scene.skirmish(RANGER_OF_MINAS_TIRITH, MORDOR_TROOPER)
    assert scene.strength(RANGER_OF_MINAS_TIRITH) == 5


def test_stand_to_arms_wounds_a_roaming_minion_twice() -> None:
    """2.0 deluxe, "Initiative": at least three other cards are needed in hand."""
    hand = [STAND_TO_ARMS, *[HOBBIT_SWORD_7_319] * 3]
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_VETERAN], site=4, hand=hand)
    scene.skirmish(TARGON, MORDOR_VETERAN).play(STAND_TO_ARMS)
    assert scene.wounds(MORDOR_VETERAN) == 2


def test_stand_to_arms_needs_three_other_cards() -> None:
    hand = [STAND_TO_ARMS, *[HOBBIT_SWORD_7_319] * 2]
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_VETERAN], site=4, hand=hand)
    scene.skirmish(TARGON, MORDOR_VETERAN)
    assert not scene.can(Verb.PLAY, STAND_TO_ARMS)


def test_targon_wounds_a_man_he_fights() -> None:
    scene = Scene(fellowship=[TARGON], minions=[DESERT_FIGHTER], site=6, hand=NO_TRACE)
    scene.skirmish(TARGON, DESERT_FIGHTER).use(TARGON)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_targon_wounds_no_orc() -> None:
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_TROOPER], site=6, hand=NO_TRACE)
    scene.skirmish(TARGON, MORDOR_TROOPER).use(TARGON)
    assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize(("threats", "strength"), [(0, 7), (2, 9), (3, 10), (4, 7)])
def test_aragorn_is_stronger_for_each_threat_below_four(threats: int, strength: int) -> None:
    assert (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], threats=threats).strength(ARAGORN_DRIVEN_BY_NEED)
        == strength
    )


def test_aragorn_exerts_twice_to_remove_three_threats_in_regroup() -> None:
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], threats=4, site=4)
        .regroup_phase()
        .use(ARAGORN_DRIVEN_BY_NEED)
    )
    assert scene.threats == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


@pytest.mark.parametrize(("left", "discarded"), [(1, False), (0, True)])
def test_iorlas_makes_a_possession_cost_one_more_or_be_discarded(
    left: int, discarded: bool
) -> None:
    scene = Scene(
        fellowship=[IORLAS],
        support=[FORESTS_OF_ITHILIEN],
        minions=[MORGUL_LACKEY],
        shadow_hand=[MORGUL_AXE],
        twilight=1 + left,
    ).put_tokens(FORESTS_OF_ITHILIEN, 1)
    scene.shadow_phase().play(MORGUL_AXE).answer_with(IORLAS)
    assert scene.is_discarded(MORGUL_AXE) == discarded
    assert scene.twilight == 0
    assert scene.tokens(FORESTS_OF_ITHILIEN) == 0


def test_hidden_knowledge_shuffles_the_deck_it_looked_into() -> None:
    scene = Scene(
        fellowship=[INGOLD],
        hand=[HIDDEN_KNOWLEDGE],
        shadow_deck=[MORDOR_DEFENDER],
        players=3,
    )
    scene.fellowship_phase().play(HIDDEN_KNOWLEDGE).choose_player(1)
    assert scene.threats == 1
    assert not scene.options(Verb.CHOOSE_PLAYER)


def test_denethor_steward_of_the_city_doubles_what_shadow_cards_add() -> None:
    scene = Scene(
        fellowship=[DENETHOR_STEWARD_OF_THE_CITY, KNIGHT_OF_DOL_AMROTH],
        minions=[MORDOR_TROOPER],
        site=4,
    )
    orc, knight = scene.card(MORDOR_TROOPER), scene.card(KNIGHT_OF_DOL_AMROTH)
    scene.happen(add_threats, FREE_PEOPLES, 1, knight)
    assert (scene.threats, scene.burdens) == (1, 0)
    # What Denethor adds is not added by a Shadow card, so it goes no further.
    scene.happen(add_threats, FREE_PEOPLES, 1, orc)
    assert (scene.threats, scene.burdens) == (2, 1)
    scene.happen(add_burdens, FREE_PEOPLES, 1, orc)
    assert (scene.threats, scene.burdens) == (3, 2)


def test_denethor_steward_of_the_city_plays_a_knight_two_cheaper() -> None:
    scene = Scene(
        fellowship=[DENETHOR_STEWARD_OF_THE_CITY],
        hand=[ARAGORN_CAPTAIN_OF_GONDOR, TARGON],
    )
    scene.fellowship_phase().use(DENETHOR_STEWARD_OF_THE_CITY)
    assert scene.in_play(ARAGORN_CAPTAIN_OF_GONDOR)
    assert scene.twilight == 2
    assert scene.hand() == [TARGON]


@pytest.mark.parametrize("pays", ["discard a card", "City Wall"])
def test_footmans_armor_saves_its_bearer_for_a_card_or_a_wall(pays: str) -> None:
    scene = Scene(
        fellowship=[RANGER_OF_MINAS_TIRITH],
        bearing={RANGER_OF_MINAS_TIRITH: [FOOTMANS_ARMOR]},
        support=[CITY_WALL] if pays == "City Wall" else [],
        hand=[] if pays == "City Wall" else [TARGON],
        minions=[EASTERLING_REGIMENT],
        site=4,
    )
    scene.skirmish(RANGER_OF_MINAS_TIRITH, EASTERLING_REGIMENT)
    scene.wait_to(Verb.TRIGGER, FOOTMANS_ARMOR).answer_with(FOOTMANS_ARMOR)
    # Strength 7 against 11 is no longer overwhelmed.
    assert scene.in_play(RANGER_OF_MINAS_TIRITH)
    assert scene.wounds(RANGER_OF_MINAS_TIRITH) == 1
    assert scene.hand() == []
    if pays == "City Wall":
        assert scene.is_discarded(CITY_WALL)


@pytest.mark.parametrize("times", [1, 2])
def test_footmans_armor_is_looked_at_again_each_time_it_is_used(times: int) -> None:
    """Rulings of April 2004: against 16, strength 7 is overwhelmed still, 9 is not."""
    scene = Scene(
        fellowship=[RANGER_OF_MINAS_TIRITH, TARGON],
        bearing={RANGER_OF_MINAS_TIRITH: [FOOTMANS_ARMOR]},
        hand=[INGOLD] * times,
        minions=[MUMAK_COMMANDER],
        site=4,
    )
    scene.skirmish(RANGER_OF_MINAS_TIRITH, MUMAK_COMMANDER)
    for _ in range(times):
        scene.wait_to(Verb.TRIGGER, FOOTMANS_ARMOR).answer_with(FOOTMANS_ARMOR)
    assert scene.is_dead(RANGER_OF_MINAS_TIRITH) is (times == 1)
    assert scene.wounds(RANGER_OF_MINAS_TIRITH) == times - 1


@pytest.mark.parametrize(("controlled", "wounds"), [(False, 1), (True, 0)])
def test_gondor_still_stands_wounds_a_minion_while_no_site_is_lost(
    controlled: bool, wounds: int
) -> None:
    scene = Scene(support=[GONDOR_STILL_STANDS], minions=[MORDOR_VETERAN], site=4)
    if controlled:
        scene.control(ARAGORN_SITES[0])
    scene.regroup_phase()
    assert scene.wounds(MORDOR_VETERAN) == wounds


@pytest.mark.parametrize(("cards", "offered"), [(4, False), (5, True), (6, False)])
def test_derufin_acts_with_exactly_five_cards_in_hand(cards: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DERUFIN],
        hand=[TARGON] * cards,
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        site=4,
    ).regroup_phase()
    assert scene.can(Verb.USE, DERUFIN) is offered
    if offered:
        scene.use(DERUFIN)
        assert scene.is_discarded(CORSAIR_SCIMITAR)


def test_vorondil_liberates_a_site_with_two_knights_or_three_men() -> None:
    scene = Scene(fellowship=[VORONDIL, KNIGHT_OF_DOL_AMROTH, ARAGORN_CAPTAIN_OF_GONDOR], site=4)
    assert scene.strength(VORONDIL) == 5 + 2
    scene.control(ARAGORN_SITES[0])
    assert scene.strength(VORONDIL) == 5
    scene.regroup_phase().use(VORONDIL).choose("exert 2 knights").choose(KNIGHT_OF_DOL_AMROTH)
    assert not scene.controls(ARAGORN_SITES[0])
    assert scene.wounds(VORONDIL) == 0
    assert scene.wounds(KNIGHT_OF_DOL_AMROTH) == 1
    assert scene.wounds(ARAGORN_CAPTAIN_OF_GONDOR) == 1
    assert scene.strength(VORONDIL) == 5 + 2


@pytest.mark.parametrize(("cards", "offered"), [(4, True), (3, False), (5, False)])
def test_hasty_repairs_need_exactly_four_cards_in_hand(cards: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[TARGON],
        support=[HASTY_REPAIRS],
        hand=[DWARF_GUARD] * cards,
        discards=[CITY_WALL, INGOLD],
        site=4,
    ).regroup_phase()
    assert scene.can(Verb.USE, HASTY_REPAIRS) is offered
    if offered:
        scene.use(HASTY_REPAIRS)
        while scene.can(Verb.CHOOSE, DWARF_GUARD):
            scene.choose(DWARF_GUARD)
        assert scene.in_play(CITY_WALL)
        assert [scene.is_discarded(DWARF_GUARD, copy) for copy in range(4)].count(True) == 2


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


def test_first_level_weakens_the_minion_it_is_transferred_to() -> None:
    scene = Scene(fellowship=[INGOLD], support=[FIRST_LEVEL] * 2, minions=[SOUTHRON_CAPTAIN])
    before = scene.strength(SOUTHRON_CAPTAIN)
    scene.maneuver_phase().use(FIRST_LEVEL).choose("spot a knight")
    assert scene.bearer_of(FIRST_LEVEL) == SOUTHRON_CAPTAIN
    assert scene.strength(SOUTHRON_CAPTAIN) == before - 1


def test_ingold_and_gondorian_captain_take_down_fortifications() -> None:
    scene = Scene(fellowship=[INGOLD, GONDORIAN_CAPTAIN], support=[FIRST_LEVEL] * 2, threats=1)
    scene.wound(INGOLD, 2).fellowship_phase().use(INGOLD).choose(FIRST_LEVEL)
    assert scene.wounds(INGOLD) == 0
    scene.use(GONDORIAN_CAPTAIN)
    assert scene.threats == 0
    assert scene.is_discarded(FIRST_LEVEL, 0)
    assert scene.is_discarded(FIRST_LEVEL, 1)


def test_great_gate_strengthens_a_gondor_companion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[DESERT_FIGHTER], site=6, hand=[GREAT_GATE]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).play(GREAT_GATE)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_great_gate_exerts_the_minion_with_two_fortifications() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SECOND_LEVEL, SECOND_LEVEL],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[GREAT_GATE],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(GREAT_GATE)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


def test_second_level_moves_to_a_minion_and_makes_it_roam() -> None:
    """A fortification's own number, +2, is added to the site number of the minion it burdens."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SECOND_LEVEL],
        minions=[DESERT_FIGHTER],
        site=5,
    )
    scene.maneuver_phase()
    assert not is_roaming(scene.state, scene.card(DESERT_FIGHTER))
    scene.use(SECOND_LEVEL)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.bearer_of(SECOND_LEVEL) == DESERT_FIGHTER


def test_second_level_is_transferred_for_a_ranger_spotted() -> None:
    scene = Scene(fellowship=[TARGON], support=[SECOND_LEVEL], minions=[DESERT_FIGHTER], site=5)
    scene.maneuver_phase().use(SECOND_LEVEL)
    places = [option.number for option in scene.options(Verb.EITHER)]
    assert places == [0, 1]
    scene.choose("spot a ranger")
    assert scene.wounds(TARGON) == 0
    assert is_roaming(scene.state, scene.card(DESERT_FIGHTER))


def test_third_level_moves_to_a_minion_that_fights_a_gondor_man() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THIRD_LEVEL],
        minions=[DESERT_FIGHTER, MORDOR_VETERAN],
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).use(THIRD_LEVEL)
    assert scene.bearer_of(THIRD_LEVEL) == DESERT_FIGHTER
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_third_level_cannot_move_when_no_gondor_man_fights() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[THIRD_LEVEL],
        minions=[MORDOR_TROOPER],
        site=4,
        threats=2,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    assert not scene.can(Verb.USE, THIRD_LEVEL)


def test_strong_and_old_keeps_a_site_for_two_fortifications() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        support=[STRONG_AND_OLD, CITY_WALL, CITY_WALL],
        minions=[GORGOROTH_ATTACKER],
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.happen(control_next_site, SHADOW, scene.card(GORGOROTH_ATTACKER))
    scene.answer_with(STRONG_AND_OLD)
    while scene.can(Verb.CHOOSE, CITY_WALL):
        scene.take_first()
    assert not scene.controls(ARAGORN_SITES[0])
    assert scene.is_discarded(CITY_WALL)
    assert scene.is_discarded(CITY_WALL, 1)


def test_strong_and_old_cannot_answer_with_one_fortification() -> None:
    scene = Scene(support=[STRONG_AND_OLD, CITY_WALL], minions=[GORGOROTH_ATTACKER], site=4)
    scene.state.position[SHADOW] = 4
    scene.happen(control_next_site, SHADOW, scene.card(GORGOROTH_ATTACKER))
    assert not scene.can(Verb.TRIGGER, STRONG_AND_OLD)
    assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("walls", "offered"), [(3, True), (2, False)])
def test_greatest_stronghold_shoots_from_three_fortifications(walls: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[TARGON, LEGOLAS_GREENLEAF],
        support=[CITY_WALL] * walls,
        minions=[MORDOR_VETERAN],
        hand=[GREATEST_STRONGHOLD],
        site=6,
    ).archery_phase()
    assert scene.can(Verb.PLAY, GREATEST_STRONGHOLD) is offered
    if offered:
        scene.play(GREATEST_STRONGHOLD)
        assert scene.wounds(TARGON) == 1
        scene.pass_all()
        # Legolas and the two of the walls kill a minion of vitality 3.
        assert scene.is_discarded(MORDOR_VETERAN)


@pytest.mark.parametrize("all_roaming", [True, False])
def test_guarded_discards_a_minion_or_each_that_roams(*, all_roaming: bool) -> None:
    scene = regroup_with(
        GUARDED, fellowship=MEN, minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN, SOUTHRON_SCOUT], site=4
    )
    scene.use(GUARDED).choose("each roaming" if all_roaming else "discard a minion")
    if not all_roaming:
        scene.choose(SOUTHRON_SCOUT)
    assert [
        scene.is_discarded(card) for card in (MORDOR_VETERAN, GORGOROTH_AXEMAN, SOUTHRON_SCOUT)
    ] == ([True, True, False] if all_roaming else [False, False, True])
