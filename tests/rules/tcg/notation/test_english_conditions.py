"""Each condition reads like print, and so does its opposite."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("condition_", "expected"),
    [
        (
            amount_is(most_of_one_culture(companion), at_most(2)),
            "you cannot spot 3 companions of the same culture",
        ),
        (
            amount_is(number_of_cultures(free_peoples), at_least(3)),
            "you can spot 3 Free Peoples cultures",
        ),
        (
            amount_is(wounds_on(ring_bearer), at_least(1)),
            "you can spot a wound on the Ring-bearer",
        ),
        (
            amount_is(wounds_on(ring_bearer), at_least(2)),
            "you can spot 2 wounds on the Ring-bearer",
        ),
        (is_(this, you_control), "you control Aragorn"),
        (is_(this, shadow_controls), "a Shadow player controls Aragorn"),
        (is_(this, hunter_keyword), "Aragorn is a hunter"),
        (can_spot(elf), "you can spot an Elf"),
        (can_spot(2, gondor, man), "you can spot 2 [gondor] Men"),
        (can_spot(threats), "you can spot a threat"),
        (can_spot_tokens(1, elven), "you can spot an [elven] token"),
        (can_spot_tokens(2, gondor), "you can spot 2 [gondor] tokens"),
        (can_spot(hunter_keyword, titled("Gimli")), "you can spot hunter Gimli"),
        (can_spot(3, burdens), "you can spot 3 burdens"),
        (can_spot(4, twilight_tokens), "you can spot 4 twilight tokens"),
        (cannot_spot(4, threats), "you cannot spot 4 threats"),
        (cannot_spot(elf), "you cannot spot an Elf"),
        (
            can_spot(6, companion) & can_spot(other(elf)),
            "you can spot 6 companions and another Elf",
        ),
        (can_spot(elf) | can_spot(dwarf), "you can spot an Elf or a Dwarf"),
        (can_spot(elf) | you_have_initiative, "you can spot an Elf or you have initiative"),
        (
            ~(you_have_initiative & can_spot(elf)),
            "you do not have initiative or you cannot spot an Elf",
        ),
        (is_(this, exhausted), "Aragorn is exhausted"),
        (is_(this, in_support_area), "Aragorn is in your support area"),
        (~is_(this, exhausted), "Aragorn is not exhausted"),
        (is_(that(man), mounted), "that Man is mounted"),
        (is_(this, fierce), "Aragorn is fierce"),
        (is_(this, with_strength(at_least(12))), "Aragorn has strength 12 or more"),
        (is_(this, bearing_tokens(raider)), "there is a [raider] token here"),
        (is_(this, with_wounds(at_least(2))), "Aragorn has 2 or more wounds"),
        (is_(this, with_stacked(minion)), "Aragorn has a minion stacked on it"),
        (is_(bearer, unbound, hobbit), "bearer is an unbound Hobbit"),
        (
            is_(this, with_strength(more_than(3))),
            "Aragorn has strength greater than 3",
        ),
        (is_skirmishing(this, minion), "Aragorn is skirmishing a minion"),
        (~is_skirmishing(this, minion), "Aragorn is not skirmishing a minion"),
        (is_bearing(this, hand_weapon), "Aragorn is bearing a hand weapon"),
        (amount_is(threats, at_least(3)), "the number of threats is 3 or more"),
        (amount_is(current_site_number, between(4, 6)), "the current site number is from 4 to 6"),
        (
            more(number_of(minion), number_of(companion)),
            "you can spot more minions than companions",
        ),
        (
            more(number_of(man, character), most_of_one_race(character, ~man)),
            "you can spot more Man characters than any other race",
        ),
        (more(threats, 3), "the number of threats is more than 3"),
        (in_hand(7, who=an_opponent), "an opponent has at least 7 cards in hand"),
        (among_revealed(2, elven), "at least 2 [elven] cards are revealed"),
        (in_adventure_deck(forest), "a forest site is in your adventure deck"),
        (in_discard_pile(elf), "an Elf is in your discard pile"),
        (~in_discard_pile(elf), "no Elf is in your discard pile"),
        (
            in_dead_pile(3, companion, who=free_peoples_player),
            "there are at least 3 companions in the dead pile",
        ),
        (at(plains), "the fellowship is at a plains site"),
        (at(forest | plains), "the fellowship is at a forest or plains site"),
        (at(site_numbered(at_least(4))), "the fellowship is at site 4 or higher"),
        (at(titled("Mount Doom")), "the fellowship is at Mount Doom"),
        (~at(sanctuary), "the fellowship is not at a sanctuary"),
        (during(regroup), "it is the regroup phase"),
        (you_have_initiative, "you have initiative"),
        (~you_have_initiative, "you do not have initiative"),
        (shadow_has_initiative, "the Shadow has initiative"),
        (free_peoples_have_initiative, "the Free Peoples player has initiative"),
        (in_starting_fellowship, "Aragorn is in your starting fellowship"),
        (wearing_the_ring, "the Ring-bearer is wearing The One Ring"),
        (~wearing_the_ring, "the Ring-bearer is not wearing The One Ring"),
        (in_fierce_assignment, "fierce skirmishes are being assigned"),
        (
            at(in_region_of(titled("Mount Doom"))),
            "the fellowship is in the same region as Mount Doom",
        ),
        (in_fierce_skirmish, "this is a fierce skirmish"),
        (in_normal_skirmish, "this is a normal skirmish"),
        (in_skirmish, "a skirmish is being resolved"),
        (ahead, "the fellowship is ahead on the adventure path"),
        (your_turn, "it is your turn"),
        (you_control_a_site, "you control a site"),
        (opponent_controls_home, "an opponent controls his home site"),
        (moved_this_turn, "the fellowship has moved this turn"),
        (moved_more_than_once, "the fellowship has moved more than once this turn"),
        (you_do, "you do"),
    ],
)
def test_a_condition_reads_like_print(condition_: Condition, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), ability(skirmish, given(condition_), draw(1)), brackets=True
    )
    assert said == f"Skirmish: If {expected}, draw a card."
