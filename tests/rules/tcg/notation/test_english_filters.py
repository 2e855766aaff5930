"""Each filter reads like print: with its article, in the plural, and after "each"."""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english.phrases import a as one
from rules.tcg.notation.english.phrases import each as every
from rules.tcg.notation.english.phrases import so_many
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import DESERT_FIGHTER


def speaker():
    return Speaker(facts(DESERT_FIGHTER), brackets=True)


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (all_of_these(elven, hunter_keyword), "an [elven] hunter"),
        (all_of_these(minion, ~hunter_keyword), "a non-hunter minion"),
        (
            all_of_these(character, ~with_resistance(at_least(5))),
            "a character who has resistance 4 or less",
        ),
        (free_peoples | shadow_side, "a card"),
        (all_of_these(minion, man | roaming), "a Man or roaming minion"),
        (all_of_these(companion, dwarf | other(elf)), "a Dwarf or other Elf companion"),
        (all_of_these(minion, ~lurker), "a minion that is not a lurker"),
        (event_of(skirmish), "a skirmish event"),
        (all_of_these(gondor, event_card, event_of(regroup)), "a [gondor] regroup event"),
        (~this, "another card"),
        (this, "this minion"),
        (bearer, "bearer"),
        (that(minion), "that minion"),
        (titled("Gollum", "Sméagol"), "Gollum or Sméagol"),
        (titled("Gandalf"), "Gandalf"),
        (other(sauron, minion), "another [sauron] minion"),
        (all_of_these(sauron, orc), "a [sauron] Orc"),
        (elf | dwarf, "an Elf or Dwarf"),
        (companion | ally, "a companion or ally"),
        (character, "a character"),
        (character | possession, "a character or possession"),
        (weapon, "a weapon"),
        (possession | artifact, "a possession or artifact"),
        (sauron | orc_culture, "a [sauron] or [orc] card"),
        (forest | plains, "a forest or plains site"),
        (bearing(hand_weapon), "a character bearing a hand weapon"),
        (bearing(possession, count=2), "a character bearing 2 possessions"),
        (all_of_these(companion, bearing(hand_weapon)), "a companion bearing a hand weapon"),
        (all_of_these(possession, borne_by(companion)), "a possession borne by a companion"),
        (all_of_these(minion, skirmishing_against(this)), "a minion skirmishing this minion"),
        (all_of_these(minion, skirmishing_against(hobbit)), "a minion skirmishing a Hobbit"),
        (all_of_these(minion, assigned_to(hobbit)), "a minion assigned to skirmish a Hobbit"),
        (all_of_these(minion, stacked_on(this)), "a minion stacked here"),
        (
            all_of_these(minion, stacked_on(site, you_control)),
            "a minion stacked on a site you control",
        ),
        (
            all_of_these(condition, with_stacked(dwarven)),
            "a condition with a [dwarven] card stacked on it",
        ),
        (
            all_of_these(condition, bearing_tokens(raider)),
            "a condition with a [raider] token on it",
        ),
        (
            all_of_these(condition, bearing_tokens(count=2)),
            "a condition with 2 culture tokens on it",
        ),
        (all_of_these(minion, with_strength(at_least(12))), "a minion who has strength 12 or more"),
        (
            all_of_these(companion, with_strength(at_most(6))),
            "a companion who has strength 6 or less",
        ),
        (all_of_these(companion, with_vitality(exactly(2))), "a companion who has vitality 2"),
        (
            all_of_these(companion, with_resistance(between(2, 4))),
            "a companion who has resistance from 2 to 4",
        ),
        (
            all_of_these(possession, with_cost(at_most(2))),
            "a possession with a twilight cost of 2 or less",
        ),
        (
            all_of_these(minion, with_damage_bonus(at_least(2))),
            "a minion with a damage bonus of 2 or more",
        ),
        (all_of_these(minion, with_damage_bonus(at_least(1))), "a minion with a damage bonus"),
        (all_of_these(elf, with_defender_bonus(at_least(1))), "an Elf with defender"),
        (
            all_of_these(minion, with_more(strength_of(this).statistic, strength_of(this))),
            "a minion with strength greater than this minion's strength",
        ),
        (
            all_of_these(minion, with_less(strength_of(this).statistic, threats)),
            "a minion with strength less than the number of threats",
        ),
        (all_of_these(companion, with_wounds(exactly(1))), "a companion who has 1 wound"),
        (all_of_these(companion, with_wounds(at_least(2))), "a companion who has 2 or more wounds"),
        (all_of_these(site, site_numbered(5, Block.KING)), "site 5[K]"),
        (all_of_these(site, site_numbered(between(1, 4))), "any of sites 1 to 4"),
        (site_numbered(at_least(6)), "site 6 or higher"),
        (all_of_these(site, in_region(2)), "a site in region 2"),
        (all_of_these(ally, home_at(3)), "an ally whose home is site 3"),
        (
            all_of_these(ally, home_at(between(3, 6), Block.TOWERS)),
            "an ally whose home is any of sites 3[T] to 6[T]",
        ),
        (
            all_of_these(companion, sharing("culture", this)),
            "a companion with the same culture as this minion",
        ),
        (all_of_these(companion, named("race")), "a companion of the named race"),
        (unique, "a unique card"),
        (all_of_these(wounded, companion), "a wounded companion"),
        (all_of_these(exhausted, minion), "an exhausted minion"),
        (all_of_these(roaming, minion), "a roaming minion"),
        (all_of_these(your, minion), "your minion"),
        (all_of_these(opponents, site), "an opponent's site"),
        (all_of_these(skirmishing, companion), "a skirmishing companion"),
        (all_of_these(assigned, companion), "a companion assigned to a skirmish"),
        (all_of_these(unassigned, minion), "a minion not assigned to a skirmish"),
        (all_of_these(condition, in_support_area), "a condition in a support area"),
        (ring_bearer, "the Ring-bearer"),
        (all_of_these(unbound, hobbit), "an unbound Hobbit"),
        (all_of_these(site, you_control), "a site you control"),
        (all_of_these(site, shadow_controls), "a site a Shadow player controls"),
        (all_of_these(controlled, site), "a controlled site"),
        (current_site, "the fellowship's current site"),
        (all_of_these(companion, participating), "a companion able to participate in a skirmish"),
        (all_of_these(stacked, minion), "a stacked minion"),
        (all_of_these(minion, played_this_turn), "a minion played this turn"),
        (all_of_these(companion, of_unspotted_race), "a companion whose race you cannot spot"),
        (
            all_of_these(companion, of_unspotted_culture),
            "a companion whose culture you cannot spot",
        ),
        (all_of_these(mounted, rohan, man), "a mounted [rohan] Man"),
        (all_of_these(fierce, minion), "a fierce minion"),
        (all_of_these(archer, companion), "an archer companion"),
        (archer, "an archer"),
        (wounded, "a wounded character"),
        (all_of_these(companion, ~ring_bearer), "a companion (except the Ring-bearer)"),
        (all_of_these(minion, ~nazgul), "a non-Nazgûl minion"),
        (all_of_these(companion, ~unique), "a non-unique companion"),
        (all_of_these(companion, ~fierce), "a companion that is not fierce"),
        (all_of_these(minion, ~assigned), "a minion not assigned to a skirmish"),
        (all_of_these(minion, ~sauron), "a non-[sauron] minion"),
        (all_of_these(companion, aragorn_signet), "a companion with the Aragorn signet"),
        (all_of_these(companion, ~wounded), "an unwounded companion"),
        (all_of_these(your, minion, ~this), "another of your minions"),
    ],
)
def test_one_card_has_the_right_article(filter_, expected):
    assert one(filter_, speaker()) == expected


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (all_of_these(your, minion), "each of your minions"),
        (all_of_these(opponents, site), "each of an opponent's sites"),
        (other(elf), "each other Elf"),
        (titled("Gandalf"), "Gandalf"),
        (all_of_these(your, minion, ~this), "each of your other minions"),
        (companion | ally, "each companion or ally"),
    ],
)
def test_each_card_is_said_with_its_owner(filter_, expected):
    assert every(filter_, speaker()) == expected


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (
            all_of_these(companion, with_resistance(at_least(4))),
            "2 companions who each have resistance 4 or more",
        ),
        (all_of_these(your, sauron, orc), "2 of your [sauron] Orcs"),
        (other(nazgul), "2 other Nazgûl"),
        (all_of_these(companion, ~fierce), "2 companions that are not fierce"),
        (dwarf | elf, "2 Dwarves or Elves"),
        (all_of_these(rohan, ally), "2 [rohan] allies"),
    ],
)
def test_several_cards_are_in_the_plural(filter_, expected):
    assert so_many(filter_, "2", speaker()) == expected


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (all_of_these(gondor, man), "a Gondor Man"),
        (all_of_these(wraith_culture, minion), "a Ringwraith minion"),
        (all_of_these(orc_culture, orc), "an Orc-culture Orc"),
        (all_of_these(uruk_hai_culture, minion), "an Uruk-hai-culture minion"),
    ],
)
def test_pages_name_cultures_and_tell_them_from_races(filter_, expected):
    assert one(filter_, Speaker(facts(DESERT_FIGHTER))) == expected
