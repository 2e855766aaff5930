"""Each filter reads like print: with its article, in the plural, and after "each"."""

from typing import Any

import pytest

from rules.notation.filter import AllOf, AnyOf, Filter
from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english.phrases import a as one
from rules.tcg.notation.english.phrases import each as every
from rules.tcg.notation.english.phrases import so_many
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *


def speaker() -> Any:
    return Speaker(facts(DESERT_FIGHTER), brackets=True)


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (elven & hunter_keyword, "an [elven] hunter"),
        (minion & ~hunter_keyword, "a non-hunter minion"),
        (
            character & ~with_resistance(at_least(5)),
            "a character who has resistance 4 or less",
        ),
        (free_peoples | shadow_side, "a card"),
        (minion & (man | roaming), "a Man or roaming minion"),
        (companion & (dwarf | other(elf)), "a Dwarf or other Elf companion"),
        (minion & ~lurker, "a minion that is not a lurker"),
        (skirmish_event, "a skirmish event"),
        (gondor & event_card & regroup_event, "a [gondor] regroup event"),
        (fellowship_event, "a fellowship event"),
        (shadow_event, "a Shadow event"),
        (maneuver_event, "a maneuver event"),
        (archery_event, "an archery event"),
        (assignment_event, "an assignment event"),
        (~this, "another card"),
        (this, "this minion"),
        (bearer, "bearer"),
        (that(minion), "that minion"),
        (titled("Gollum", "Sméagol"), "Gollum or Sméagol"),
        (titled("Gandalf"), "Gandalf"),
        (other(sauron, minion), "another [sauron] minion"),
        (sauron & orc, "a [sauron] Orc"),
        (elf | dwarf, "an Elf or Dwarf"),
        (companion | ally, "a companion or ally"),
        (character, "a character"),
        (character | possession, "a character or possession"),
        (weapon, "a weapon"),
        (possession | artifact, "a possession or artifact"),
        (sauron | orc_culture, "a [sauron] or [orc] card"),
        (forest | plains, "a forest or plains site"),
        (bearing(hand_weapon), "a character bearing a hand weapon"),
        (bearing(2, possession), "a character bearing 2 possessions"),
        (companion & bearing(hand_weapon), "a companion bearing a hand weapon"),
        (possession & borne_by(companion), "a possession borne by a companion"),
        (minion & skirmishing_against(this), "a minion skirmishing this minion"),
        (minion & skirmishing_against(hobbit), "a minion skirmishing a Hobbit"),
        (minion & assigned_to(hobbit), "a minion assigned to skirmish a Hobbit"),
        (
            companion & assigned_this_turn_to(nazgul),
            "a companion that has been assigned to skirmish a Nazgûl this turn",
        ),
        (ring_bearer & ~shire, "a non-[shire] Ring-bearer"),
        (hobbit & at_site(bearer), "a Hobbit at this site"),
        (minion & at_site(forest), "a minion at a forest site"),
        (site & on_adventure_path, "a site on the adventure path"),
        (minion & stacked_on(this), "a minion stacked here"),
        (
            minion & stacked_on(site, you_control),
            "a minion stacked on a site you control",
        ),
        (
            condition & with_stacked(dwarven),
            "a condition with a [dwarven] card stacked on it",
        ),
        (
            condition & bearing_tokens(raider),
            "a condition with a [raider] token on it",
        ),
        (
            condition & bearing_tokens(2),
            "a condition with 2 culture tokens on it",
        ),
        (minion & with_strength(at_least(12)), "a minion who has strength 12 or more"),
        (
            companion & with_strength(at_most(6)),
            "a companion who has strength 6 or less",
        ),
        (companion & with_vitality(exactly(2)), "a companion who has vitality 2"),
        (
            companion & with_resistance(between(2, 4)),
            "a companion who has resistance from 2 to 4",
        ),
        (
            possession & with_cost(at_most(2)),
            "a possession with a twilight cost of 2 or less",
        ),
        (
            minion & with_damage_bonus(at_least(2)),
            "a minion with a damage bonus of 2 or more",
        ),
        (minion & with_damage_bonus(at_least(1)), "a minion with a damage bonus"),
        (elf & with_defender_bonus(at_least(1)), "an Elf with defender"),
        (
            minion & with_strength(more_than(strength_of(this))),
            "a minion with strength greater than this minion's strength",
        ),
        (
            minion & with_strength(less_than(threats)),
            "a minion with strength less than the number of threats",
        ),
        (companion & with_wounds(exactly(1)), "a companion who has 1 wound"),
        (companion & with_wounds(at_least(2)), "a companion who has 2 or more wounds"),
        (site & site_numbered(5, king_block), "site 5[K]"),
        (site & site_numbered(3, fellowship_block), "site 3"),
        (companion & sharing(title, this), "a companion with the same title as this minion"),
        (site & site_numbered(between(1, 4)), "any of sites 1 to 4"),
        (site_numbered(at_least(6)), "site 6 or higher"),
        (site & in_region(2), "a site in region 2"),
        (site & in_region_of(mountain), "a site in the same region as a mountain site"),
        (ally & home_at(3), "an ally whose home is site 3"),
        (
            ally & home_at(between(3, 6), towers_block),
            "an ally whose home is any of sites 3[T] to 6[T]",
        ),
        (
            companion & sharing(culture, this),
            "a companion with the same culture as this minion",
        ),
        (companion & named(race), "a companion of the named race"),
        (unique, "a unique card"),
        (wounded & companion, "a wounded companion"),
        (exhausted & minion, "an exhausted minion"),
        (roaming & minion, "a roaming minion"),
        (your & minion, "your minion"),
        (opponents & site, "an opponent's site"),
        (your_own & minion, "your own minion"),
        (skirmishing & companion, "a skirmishing companion"),
        (assigned & companion, "a companion assigned to a skirmish"),
        (unassigned & minion, "a minion not assigned to a skirmish"),
        (condition & in_support_area, "a condition in a support area"),
        (ring_bearer, "the Ring-bearer"),
        (unbound & hobbit, "an unbound Hobbit"),
        (site & you_control, "a site you control"),
        (site & shadow_controls, "a site a Shadow player controls"),
        (controlled & site, "a controlled site"),
        (current_site, "the fellowship's current site"),
        (companion & participating, "a companion able to participate in a skirmish"),
        (stacked & minion, "a stacked minion"),
        (minion & played_this_turn, "a minion played this turn"),
        (companion & of_unspotted_race, "a companion whose race you cannot spot"),
        (
            companion & of_unspotted_culture,
            "a companion whose culture you cannot spot",
        ),
        (mounted & rohan & man, "a mounted [rohan] Man"),
        (fierce & minion, "a fierce minion"),
        (archer & companion, "an archer companion"),
        (archer, "an archer"),
        (wounded, "a wounded character"),
        (companion & ~ring_bearer, "a companion (except the Ring-bearer)"),
        (minion & ~nazgul, "a non-Nazgûl minion"),
        (companion & ~unique, "a non-unique companion"),
        (companion & ~fierce, "a companion that is not fierce"),
        (minion & ~assigned, "a minion not assigned to a skirmish"),
        (minion & ~sauron, "a non-[sauron] minion"),
        (companion & aragorn_signet, "a companion with the Aragorn signet"),
        (companion & ~wounded, "an unwounded companion"),
        (your & minion & ~this, "another of your minions"),
    ],
)
def test_one_card_has_the_right_article(filter_: Filter, expected: str) -> None:
    assert one(filter_, speaker()) == expected


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (your & minion, "each of your minions"),
        (opponents & site, "each of an opponent's sites"),
        (your_own & minion, "each of your own minions"),
        (other(elf), "each other Elf"),
        (titled("Gandalf"), "Gandalf"),
        (your & minion & ~this, "each of your other minions"),
        (companion | ally, "each companion or ally"),
    ],
)
def test_each_card_is_said_with_its_owner(filter_: Filter, expected: str) -> None:
    assert every(filter_, speaker()) == expected


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (
            companion & with_resistance(at_least(4)),
            "2 companions who each have resistance 4 or more",
        ),
        (your & sauron & orc, "2 of your [sauron] Orcs"),
        (other(nazgul), "2 other Nazgûl"),
        (companion & ~fierce, "2 companions that are not fierce"),
        (dwarf | elf, "2 Dwarves or Elves"),
        (rohan & ally, "2 [rohan] allies"),
    ],
)
def test_several_cards_are_in_the_plural(filter_: AllOf | AnyOf, expected: str) -> None:
    assert so_many(filter_, "2", speaker()) == expected


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (gondor & man, "a Gondor Man"),
        (wraith_culture & minion, "a Ringwraith minion"),
        (orc_culture & orc, "an Orc-culture Orc"),
        (uruk_hai_culture & minion, "an Uruk-hai-culture minion"),
    ],
)
def test_pages_name_cultures_and_tell_them_from_races(filter_: AllOf, expected: str) -> None:
    assert one(filter_, Speaker(facts(DESERT_FIGHTER))) == expected
