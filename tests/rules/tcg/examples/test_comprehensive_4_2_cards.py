"""Comprehensive Rules 4.2, Section Two: the examples of fighting, spotting, keywords and races.

Each test cites the glossary entry in which the example stands.
"""

import pytest

from rules.tcg.engine.modifiers import changes, numbers
from rules.tcg.engine.operations import playing as playing_cards
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.notation.language import *
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.examples.comprehensive import passes, table
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# --- assignment ---


def test_one_uruk_hai_is_assigned_to_one_companion() -> None:
    """ "assignment phase": Aragorn protects Frodo, who cannot be assigned to it as well."""
    scene = table(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[URUK_BROOD], site=5
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, URUK_BROOD)
    uruk = scene.card(URUK_BROOD)
    assert scene.state.assigned[uruk] == () or scene.state.skirmisher == scene.card(
        ARAGORN_HEIR_OF_ELENDIL
    )
    assert not scene.can(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_BROOD)


def test_of_three_uruk_hai_the_third_is_assigned_by_the_shadow() -> None:
    """ "assignment phase": to Frodo, who has one already."""
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[URUK_BROOD] * 3, site=5
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, URUK_BROOD).do(
        Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_BROOD
    )
    assert scene.who == SHADOW
    scene.do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_BROOD)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert sum(frodo in faced for faced in scene.state.assigned) == 2


def test_a_defender_takes_both_uruk_hai() -> None:
    """ "defender +X": Aragorn with defender +1 leaves Frodo unharmed."""
    scene = table(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[URUK_BROOD] * 2, site=5
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, URUK_BROOD).do(
        Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, URUK_BROOD
    )
    fought = next(entry for entry in scene.log if entry[0] == "skirmish")
    assert fought[1] == scene.card(ARAGORN_HEIR_OF_ELENDIL)
    assert len(fought[2:]) == 2


def test_a_fierce_minion_may_be_fought_by_another_companion_the_second_time() -> None:
    """ "fierce": Aragorn wins the first skirmish; the second is his or another's."""
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE],
        minions=[EASTERLING_REGIMENT],
        site=6,
    )
    changes.change_number(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED), 0, 10, 1)
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT).resolve()
    assert scene.wounds(EASTERLING_REGIMENT) == 1
    assert scene.decision.question == Question.ASSIGN_DEFENDERS
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT)
    assert scene.can(Verb.ASSIGN, MADRIL_FARAMIRS_AIDE, EASTERLING_REGIMENT)


@pytest.mark.parametrize(
    ("answers", "twilight_"),
    [((True, True), 6), ((True, False), 1), ((False, True), 5), ((False, False), 0)],
)
def test_two_instances_of_ambush_are_used_one_by_one(
    answers: tuple[bool, bool], twilight_: int
) -> None:
    """ "ambush": Desert Scout with a Raider Bow adds 1, 5, both or neither."""
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DESERT_SCOUT],
        bearing={DESERT_SCOUT: [RAIDER_BOW]},
        hand=[MERRY_ROHIRRIM_SQUIRE] * 5,
        site=6,
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, DESERT_SCOUT)
    for use in answers:
        assert scene.decision.question == Question.AMBUSH
        if use:
            scene.use(DESERT_SCOUT)
        else:
            scene.pass_()
    assert scene.twilight == twilight_


# --- skirmishes ---


def test_two_orcs_of_strength_3_lose_to_8_and_take_a_wound_each() -> None:
    """ "skirmish phase(s)"."""
    scene = table(fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[MORDOR_SOLDIER] * 2, site=6)
    scene.skirmish(ARAGORN_HEIR_OF_ELENDIL, MORDOR_SOLDIER, MORDOR_SOLDIER)
    assert [scene.wounds(MORDOR_SOLDIER, copy) for copy in (0, 1)] == [1, 1]


def boromir_fights() -> Scene:
    scene = table(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        bearing={BOROMIR_LORD_OF_GONDOR: [BLADE_OF_GONDOR]},
        minions=[URUK_HAI_RAIDING_PARTY_1_158] * 2,
        site=5,
    )
    scene.wound(URUK_HAI_RAIDING_PARTY_1_158, 2, 0).wound(URUK_HAI_RAIDING_PARTY_1_158, 2, 1)
    scene.skirmish(
        BOROMIR_LORD_OF_GONDOR, URUK_HAI_RAIDING_PARTY_1_158, URUK_HAI_RAIDING_PARTY_1_158
    ).use(BLADE_OF_GONDOR)
    scene.do(Verb.CHOOSE)
    return scene


def outcome(scene: Scene) -> tuple[set[str], int]:
    winners = next(entry for entry in scene.log if entry[0] == "won")
    return {scene.id_of(card) for card in winners[1:]}, len(winners) - 1


def test_one_who_is_removed_while_both_sides_fight_has_neither_won_nor_lost() -> None:
    """ "skirmish phase(s)": Boromir's first stroke kills one Uruk-hai, the other wins."""
    scene = boromir_fights().resolve()
    assert outcome(scene) == ({URUK_HAI_RAIDING_PARTY_1_158}, 1)


def test_the_last_one_removed_has_lost() -> None:
    """ "skirmish phase(s)": his second stroke kills the other one too, and Boromir wins."""
    scene = boromir_fights().use(BLADE_OF_GONDOR)
    assert outcome(scene) == ({BOROMIR_LORD_OF_GONDOR}, 1)


def test_a_character_skirmishes_only_while_that_skirmish_is_fought() -> None:
    """ "skirmish phase(s)": Frodo's skirmish is fought first, so Madril's text must wait."""
    fighter = made(
        MADRIL_FARAMIRS_AIDE, ability(skirmish, wound(a(minion, skirmishing_against(this))))
    )
    scene = table(
        fellowship=[fighter, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORDOR_SOLDIER],
        hand=[CITY_OF_MEN],
        site=6,
    ).assignment_phase()
    scene.do(Verb.ASSIGN, fighter, MORDOR_TROOPER).do(
        Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_SOLDIER
    ).do(Verb.FIGHT, FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.state.skirmisher == scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert not scene.can(Verb.USE, fighter)
    scene.wait_to(Verb.USE, fighter)
    assert scene.state.skirmisher == scene.card(fighter)


def test_being_discarded_is_not_a_death() -> None:
    """ "killed": what is set off by one is not set off by the other."""
    mourner = made(MORDOR_TROOPER, each_time(is_killed(companion), add_burdens(1)))
    scavenger = made(SOUTHRON_CAPTAIN, each_time(is_discarded(companion), add_burdens(2)))
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE],
        minions=[mourner, scavenger],
        site=6,
    )
    scene.happen(wounds.kill, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.burdens == 1
    scene.happen(wounds.discard_from_play, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.burdens == 3


def test_prevented_wounds_are_assigned_all_the_same() -> None:
    """ "wound": Faramir's arrows are assigned and then prevented."""
    scene = table(
        fellowship=[FARAMIR_WIZARDS_PUPIL, GANDALF_THE_GREY_PILGRIM],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
    )
    faramir = scene.card(FARAMIR_WIZARDS_PUPIL)
    scene.skirmish(FARAMIR_WIZARDS_PUPIL, SOUTHRON_CAPTAIN)
    scene.take_number(2)
    assert scene.wounds(GANDALF_THE_GREY_PILGRIM) == 1
    assert wounds.can_take_wound(scene.state, faramir)
    scene.happen(wounds.wound, faramir)
    assert scene.wounds(FARAMIR_WIZARDS_PUPIL) == 0


# --- initiative, spotting ---


@pytest.mark.parametrize(("cards", "strength_"), [(4, 3), (3, 6)])
def test_the_shadow_has_initiative_while_the_free_peoples_hold_three_cards(
    cards: int, strength_: int
) -> None:
    """ "initiative": Besieging Pike does not look at the hands of Shadow players."""
    scene = table(
        minions=[MORDOR_SOLDIER],
        bearing={MORDOR_SOLDIER: [BESIEGING_PIKE]},
        hand=[MERRY_ROHIRRIM_SQUIRE] * cards,
        shadow_hand=[MORDOR_TROOPER] * 8,
        site=6,
    )
    lent = present(scene.state.blueprints[scene.card(BESIEGING_PIKE)].card.strength)
    assert scene.strength(MORDOR_SOLDIER) == strength_ + lent


def test_you_spot_leaves_a_choice_and_you_can_spot_does_not() -> None:
    """ "spot": of two Elves two, one or none; but every one where "you can spot" them."""
    chooser = made(
        ARAGORN_DRIVEN_BY_NEED,
        ability(maneuver, exert(this) >> make(this, strength(you_spot(elf)))),
    )
    counter = made(
        MADRIL_FARAMIRS_AIDE, ability(maneuver, exert(this) >> make(this, strength(number_of(elf))))
    )
    scene = table(
        fellowship=[chooser, counter, LEGOLAS_GREENLEAF, ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().use(chooser)
    assert sorted(option.number for option in scene.options()) == [0, 1, 2]
    scene.take_number(1).use(counter)
    assert scene.strength(chooser) == 8
    assert scene.strength(counter) == 8


def test_a_card_in_the_dead_pile_is_not_spotted() -> None:
    """ "spot": it is not in play."""
    seeker = made(ARAGORN_DRIVEN_BY_NEED, while_(can_spot(elf), gets(this, strength(+2))))
    assert table(fellowship=[seeker], dead=[LEGOLAS_GREENLEAF]).strength(seeker) == 7
    assert table(fellowship=[seeker, LEGOLAS_GREENLEAF]).strength(seeker) == 9


# --- keywords and races ---


def test_a_subtitle_is_not_a_keyword() -> None:
    """ "keyword": Úlairë Attëa, The Easterling is no Easterling."""
    assert not passes(
        table(minions=[ULAIRE_ATTEA_THE_EASTERLING]), ULAIRE_ATTEA_THE_EASTERLING, easterling
    )
    assert passes(table(minions=[EASTERLING_BLADEMASTER]), EASTERLING_BLADEMASTER, easterling)


def test_an_uruk_hai_is_no_orc() -> None:
    """ "Uruk-hai": two races."""
    scene = table(minions=[URUK_BROOD])
    assert passes(scene, URUK_BROOD, uruk_hai)
    assert not passes(scene, URUK_BROOD, orc)


def test_a_woman_of_rohan_bears_what_a_rohan_man_may_bear() -> None:
    """ "Man"."""
    scene = table(fellowship=[EOWYN_RESTLESS_MAIDEN], hand=[LONG_SPEAR])
    assert scene.card(EOWYN_RESTLESS_MAIDEN) in playing_cards.bearers(
        scene.state, FREE_PEOPLES, scene.card(LONG_SPEAR)
    )


def test_gollum_has_no_race_to_be_spotted() -> None:
    """ "Gollum/Sméagol": nobody shares his race, and he is of no other race either."""
    scene = table(minions=[GOLLUM_PLOTTING_DECEIVER, MORDOR_TROOPER], site=6)
    assert not any(
        passes(scene, GOLLUM_PLOTTING_DECEIVER, race) for race in (hobbit, orc, man, creature)
    )
    assert not passes(scene, GOLLUM_PLOTTING_DECEIVER, sharing(race, titled("Gollum")))


def test_gollum_is_discarded_with_all_minions_that_are_no_orcs() -> None:
    """ "Gollum/Sméagol": he is a minion not of the Orc race."""
    purge = made(CITY_OF_MEN, event(maneuver, discard(each(minion, ~orc))), timewords=())
    scene = table(hand=[purge], minions=[GOLLUM_PLOTTING_DECEIVER, MORDOR_TROOPER], site=6)
    scene.maneuver_phase().play(purge)
    assert scene.is_discarded(GOLLUM_PLOTTING_DECEIVER)
    assert scene.in_play(MORDOR_TROOPER)


def test_smeagol_is_not_a_companion_of_a_race_you_cannot_spot() -> None:
    """ "Gollum/Sméagol": The Nine Walkers lower an Elf's cost and not his."""
    scene = table(
        support=[THE_NINE_WALKERS],
        fellowship=[GANDALF_THE_GREY_PILGRIM],
        hand=[LEGOLAS_GREENLEAF, SMEAGOL_SLINKER],
    )
    costs = {
        card: numbers.twilight_cost(scene.state, scene.card(card))
        for card in (LEGOLAS_GREENLEAF, SMEAGOL_SLINKER)
    }
    assert costs == {LEGOLAS_GREENLEAF: 0, SMEAGOL_SLINKER: 0}
    dear = made(SMEAGOL_SLINKER, twilight=3)
    scene = table(support=[THE_NINE_WALKERS], fellowship=[GANDALF_THE_GREY_PILGRIM], hand=[dear])
    assert numbers.twilight_cost(scene.state, scene.card(dear)) == 3
