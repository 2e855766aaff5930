"""Each quality reads like print, lasting or passing."""

from typing import Any

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from rules.tcg.notation.qualities import Change
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("quality", "expected"),
    [
        (takes_no_archery_wounds, "Aragorn cannot take archery wounds."),
        (takes_no_threat_wounds, "Aragorn cannot take threat wounds."),
        (
            gains(to_play(wound(a(companion)))),
            "Aragorn gains this cost: “wound a companion”.",
        ),
        (
            cannot_be_discarded_by_shadow,
            "Aragorn cannot be discarded from play by Shadow cards.",
        ),
        (adds_no_archery, "Aragorn does not add to the fellowship archery total."),
        (minions_a_skirmish(1), "Aragorn cannot be assigned to skirmish more than 1 minion."),
        (
            loses_strength_bonuses(possession),
            "Aragorn loses all strength bonuses from possessions.",
        ),
        (loses_damage_bonuses(weapon), "Aragorn loses all damage bonuses from weapons."),
        (
            cannot_be_assigned_to(nazgul, by_free_peoples=True),
            "The Free Peoples player cannot assign Aragorn to skirmish a Nazgûl.",
        ),
        (strength(+1), "Aragorn is strength +1."),
        (vitality(-1), "Aragorn is vitality −1."),
        (resistance(+2), "Aragorn is resistance +2."),
        (damage(+1), "Aragorn is damage +1."),
        (defender(+1), "Aragorn is defender +1."),
        (ambush(2), "Aragorn gains ambush (2)."),
        (hunter(3), "Aragorn gains hunter 3."),
        (site_number(+2), "Aragorn's site number is +2."),
        (twilight_cost(-1), "Aragorn's twilight cost is −1."),
        (shadow_number(+1), "The Shadow number of Aragorn is +1."),
        (roaming_penalty(-1), "The roaming penalty for Aragorn is −1."),
        (wounds_a_skirmish(1), "Aragorn takes no more than 1 wound during each skirmish."),
        (wounds_a_skirmish(2), "Aragorn takes no more than 2 wounds during each skirmish."),
        (overwhelmed_only_at(3), "Aragorn cannot be overwhelmed unless his strength is tripled."),
        (not_roaming, "Aragorn is not roaming."),
        (roaming, "Aragorn is roaming."),
        (takes_no_wounds, "Aragorn cannot take wounds."),
        (no_damage_bonus, "Aragorn loses all damage bonuses."),
        (cannot_be_assigned, "Aragorn cannot be assigned to a skirmish."),
        (cannot_skirmish, "Aragorn cannot participate in skirmishes."),
        (cannot_exert, "Aragorn cannot exert."),
        (cannot_heal, "Aragorn cannot be healed."),
        (cannot_be_discarded, "Aragorn cannot be discarded."),
        (participates_in_archery, "Aragorn participates in archery fire."),
        (participates_in_skirmishes, "Aragorn participates in skirmishes."),
        (no_game_text, "Aragorn loses all game text."),
        (fierce, "Aragorn is fierce."),
        (archer, "Aragorn is an archer."),
        (ranger, "Aragorn is a ranger."),
        (valiant, "Aragorn gains valiant."),
        (muster, "Aragorn gains muster."),
        (gains(knight), "Aragorn is a knight."),
        (gains(elf), "Aragorn is an Elf."),
        (gains(rohan), "Aragorn is a [rohan] card."),
        (
            gains(ability(skirmish, exert(this) >> draw(1))),
            "Aragorn gains this ability: “Skirmish: Exert this card to draw a card”.",
        ),
        (loses(fierce), "Aragorn loses fierce."),
        (loses(ranger), "Aragorn loses ranger."),
        (loses(damage(+1)), "Aragorn loses all damage bonuses."),
        (
            gains_terrains_of(site, you_control),
            "Aragorn gains each terrain keyword from each site you control.",
        ),
        (loses_all_keywords, "Aragorn loses all game text keywords and cannot gain any."),
        (cannot_bear(possession), "Aragorn cannot bear possessions."),
        (cannot_be_assigned_to(nazgul), "Aragorn cannot be assigned to skirmish a Nazgûl."),
    ],
)
def test_a_lasting_quality_reads_like_print(quality: Any, expected: str) -> None:
    said = describe_sentence(facts(ARAGORN_DRIVEN_BY_NEED), gets(this, quality), brackets=True)
    assert said == expected


@pytest.mark.parametrize(
    ("quality", "expected"),
    [
        (strength(+1), "a minion strength +1."),
        (vitality(-1), "a minion vitality −1."),
        (resistance(+2), "a minion resistance +2."),
        (damage(+1), "a minion damage +1."),
        (defender(+1), "a minion defender +1."),
        (ambush(2), "a minion gain ambush (2)."),
        (hunter(3), "a minion gain hunter 3."),
        (site_number(+2), "a minion's site number +2."),
        (twilight_cost(-1), "a minion's twilight cost −1."),
        (shadow_number(+1), "the Shadow number of a minion +1."),
        (roaming_penalty(-1), "the roaming penalty for a minion −1."),
        (not_roaming, "a minion not roaming."),
        (takes_no_wounds, "a minion take no wounds."),
        (no_damage_bonus, "a minion lose all damage bonuses."),
        (cannot_be_assigned, "a minion unable to be assigned to a skirmish."),
        (cannot_skirmish, "a minion unable to participate in skirmishes."),
        (cannot_exert, "a minion unable to exert."),
        (cannot_heal, "a minion unable to be healed."),
        (cannot_be_discarded, "a minion unable to be discarded."),
        (participates_in_archery, "a minion participate in archery fire."),
        (participates_in_skirmishes, "a minion participate in skirmishes."),
        (no_game_text, "a minion lose all game text."),
        (fierce, "a minion fierce."),
        (archer, "a minion an archer."),
        (ranger, "a minion a ranger."),
        (valiant, "a minion gain valiant."),
        (muster, "a minion gain muster."),
        (gains(knight), "a minion a knight."),
        (gains(elf), "a minion an Elf."),
        (gains(rohan), "a minion a Rohan card."),
        (
            gains(ability(skirmish, exert(this) >> draw(1))),
            "a minion gain this ability: “Skirmish: Exert this minion to draw a card”.",
        ),
        (loses(fierce), "a minion lose fierce."),
        (loses(ranger), "a minion lose ranger."),
        (loses(damage(+1)), "a minion lose all damage bonuses."),
        (loses_all_keywords, "a minion lose all game text keywords and cannot gain any."),
        (cannot_bear(possession), "a minion unable to bear possessions."),
        (cannot_be_assigned_to(nazgul), "a minion unable to be assigned to skirmish a Nazgûl."),
    ],
)
def test_a_passing_quality_reads_like_print(quality: Any, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), ability(skirmish, make(a(minion), quality))
    )
    assert said == f"Skirmish: Make {expected}"


@pytest.mark.parametrize(
    ("quality", "expected"),
    [
        (wounds_a_skirmish(1), "taking more than 1 wound."),
        (wounds_a_skirmish(2), "taking more than 2 wounds."),
        (overwhelmed_only_at(3), "being overwhelmed unless his or her strength is tripled."),
    ],
)
def test_what_a_card_is_kept_from_is_prevented(quality: Change, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), ability(skirmish, make(a(minion), quality))
    )
    assert said == f"Skirmish: Prevent a minion from {expected}"


def test_qualities_are_joined_after_one_verb() -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), gets(this, strength(+2), fierce, takes_no_wounds)
    )
    assert said == "Aragorn is strength +2 and fierce and cannot take wounds."


def test_a_quality_of_the_card_just_spoken_of_needs_no_make() -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED),
        ability(skirmish, exert(a(elf)) + wound(a(minion)) + make(that(minion), cannot_skirmish)),
    )
    assert said.endswith("wound a minion, and that minion cannot participate in skirmishes.")
