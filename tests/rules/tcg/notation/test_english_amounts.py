"""Each amount reads like print: as a change, as a count, and as X."""

from typing import Any

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.amounts import Counted
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (+2, "+2."),
        (-1, "−1."),
        (threats, "+1 for each threat."),
        (-threats, "−1 for each threat."),
        (burdens, "+1 for each burden."),
        (2 * burdens, "+2 for each burden."),
        (twilight_tokens, "+1 for each twilight token."),
        (number_of(elf), "+1 for each Elf you can spot."),
        (you_spot(valiant, companion), "+1 for each valiant companion you spot."),
        (-you_spot(uruk_hai), "−1 for each Uruk-hai you spot."),
        (number_of_cultures(free_peoples), "+1 for each Free Peoples culture you can spot."),
        (tokens_you_spot(threats), "+1 for each threat you spot."),
        (
            number_true(at(plains), is_bearing(this, possession)),
            (
                "+1 for each of the following that is true: the fellowship is at a plains site; "
                "Aragorn is bearing a possession."
            ),
        ),
        (cards_in_dead_pile(companion), "+1 for each companion in your dead pile."),
        (cards_revealed(orc), "+1 for each Orc revealed."),
        (cards_in_hand(), "+1 for each card in your hand."),
        (cards_in_hand(who=an_opponent), "+1 for each card in an opponent's hand."),
        (cards_in_discard_pile(nazgul), "+1 for each Nazgûl in your discard pile."),
        (
            cards_in_dead_pile(who=free_peoples_player),
            "+1 for each card in the dead pile.",
        ),
        (number_of_cultures(companion), "+1 for each culture among companions you can spot."),
        (number_of_cultures(character), "+1 for each culture you can spot."),
        (
            discarded_more_than(free_peoples_player),
            "+1 for each card you discarded more than the Free Peoples player.",
        ),
        (for_every(2, number_of(site, you_control)), "+1 for each 2 sites you control."),
        (cultures_revealed(), "+1 for each culture revealed."),
        (
            vitality_of(minion, skirmishing_against(this)),
            "+X, where X is the total vitality of minions skirmishing Aragorn.",
        ),
        (number_of(minion, stacked_on(site)), "+1 for each minion stacked on a site."),
        (number_of_races(companion), "+1 for each race among companions you can spot."),
        (number_of_signets(companion), "+1 for each signet among companions you can spot."),
        (wounds_on(minion), "+1 for each wound on each minion."),
        (wounds_on(it), "+1 for each wound on that minion."),
        (culture_tokens_on(this, culture=raider), "+1 for each [raider] token here."),
        (culture_tokens(men), "+1 for each [men] token you can spot."),
        (culture_tokens_on(condition), "+1 for each culture token on each condition."),
        (strength_of(that(minion)), "+X, where X is that minion's strength."),
        (vitality_of(this), "+X, where X is Aragorn's vitality."),
        (resistance_of(that(companion)), "+X, where X is that companion's resistance."),
        (cost_of(that(event_card)), "+X, where X is that event's twilight cost."),
        (
            shadow_number_of(current_site),
            "+X, where X is the fellowship's current site's Shadow number.",
        ),
        (damage_bonus_of(this), "+X, where X is Aragorn's damage bonus."),
        (printed_cost_of(that(event_card)), "+X, where X is that event's printed twilight cost."),
        (over(3, threats), "+1 for each threat over 3."),
        (companions_over(4), "+1 for each companion over 4."),
        (limited(threats, to=3), "+1 for each threat (limit +3)."),
        (
            or_if(is_bearing(this, hand_weapon), +4, otherwise=+2),
            "+2 (or +4 if Aragorn is bearing a hand weapon).",
        ),
        (choose_x(), "+X."),
        (x, "+X."),
        (that_many, "+X, where X is that number."),
        (current_site_number, "+X, where X is the current site number."),
        (current_region_number, "+X, where X is the current region number."),
        (threats + 2, "+2 and +1 for each threat."),
        (-1 * strength_of(that(minion)), "−X, where X is that minion's strength."),
        (2 * strength_of(that(minion)), "+X, where X is twice that minion's strength."),
    ],
)
def test_a_change_of_a_number_reads_like_print(amount: int | Counted, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), gets(minion, strength(amount)), brackets=True
    )
    assert said == f"Each minion is strength {expected}"


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (draw(threats), "Draw a card for each threat."),
        (draw(choose_x(3)), "Draw X cards, where X is no more than 3."),
        (draw(that_many), "Draw that many cards."),
        (
            draw(or_if(can_spot(elf), 2, otherwise=1)),
            "Draw a card (or 2 cards if you spot an Elf).",
        ),
        (draw(limited(burdens, to=2)), "Draw a card for each burden (limit 2)."),
        (exert(some(choose_x(), minion)) >> draw(x), "Exert X minions to draw X cards."),
        (
            add_twilight(or_if(can_spot(elf), 3, otherwise=1)),
            "Add (1) (or (3) if you spot an Elf).",
        ),
        (
            exert(or_if(can_spot(elf), 2, otherwise=1), a(minion)),
            "Exert a minion once (or twice if you spot an Elf).",
        ),
        (
            wound(some(number_of(elf), minion)),
            "Wound X minions, where X is the number of Elves you can spot.",
        ),
        (
            add_burdens(current_region_number),
            "Add X burdens, where X is the current region number.",
        ),
        (
            exert(some(or_if(can_spot(elf), 2, otherwise=1), minion)),
            "Exert a minion (or 2 if you spot an Elf).",
        ),
    ],
)
def test_a_number_of_cards_and_tokens_reads_like_print(effect: Any, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), ability(skirmish, effect), brackets=True
    )
    assert said == f"Skirmish: {expected}"


def test_what_counts_negatively_in_a_sum_is_subtracted() -> None:
    effect = exert(some(strength_of(this) + -1 * strength_of(that(minion)), your, minion))
    said = describe_sentence(facts(ARAGORN_DRIVEN_BY_NEED), each_time(wins_skirmish(this), effect))
    assert said.endswith("where X is Aragorn's strength minus that minion's strength.")
