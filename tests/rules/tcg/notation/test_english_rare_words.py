"""Words that few cards have read like print too."""

from typing import Any

import pytest

from rules.notation.effect import Effect
from rules.tcg.facts.reader import card as facts
from rules.tcg.library.own.next_action import take_next_action
from rules.tcg.library.own.revealing import reveal_until_shadow_card
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from rules.tcg.notation.sentence import Sentence
from rules.tcg.notation.triggers import Trigger
from tests.rules.tcg.cards import *


def said(card_id: str, sentence: Sentence) -> str:
    return describe_sentence(facts(card_id), sentence, brackets=True)


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (
            make(a(hobbit), strength(+2)) + if_wins(that(hobbit), remove_burdens()),
            "Make a Hobbit strength +2. If that Hobbit wins this skirmish, remove a burden.",
        ),
        (
            choose_cost_of(minion) + discard(a(minion, with_cost(equal_to(x)))),
            "Choose a number and discard a minion with that twilight cost.",
        ),
        (
            discard(a(minion, with_strength(equal_to(highest_strength(minion))))),
            "Discard a minion who has the highest strength.",
        ),
        (
            discard(a(minion, with_strength(equal_to(threats)))),
            "Discard a minion with a strength of the number of threats.",
        ),
        (
            exert(this) >> wound(a(minion)) + take_next_action,
            "Exert Aragorn to wound a minion. You may take the next maneuver action.",
        ),
        (
            reveal_until_shadow_card + put_on_deck(revealed_in_any_order()),
            (
                "Reveal cards from the top of your draw deck until you reveal a Shadow card and "
                "place the revealed cards in any order on top of your draw deck."
            ),
        ),
        (
            assign(a(minion), a(elf)) + make(each(those(character)), cannot_use_abilities()),
            "Assign a minion to an Elf. Those characters cannot use special abilities.",
        ),
        (heal(one_of_each(race, companion)), "Heal a companion of each race."),
        (
            exert(some(2, elf)) >> make(this, strength(2 * number_of(those(elf)))),
            "Exert 2 Elves to make Aragorn strength +2 for each of those Elves.",
        ),
        (
            if_(is_(this, discarded), draw(1)),
            "If Aragorn is in your discard pile, draw a card.",
        ),
        (
            exert(of_total_resistance(12, gondor, companion)) >> draw(1),
            (
                "Exert any number of [gondor] companions who have total resistance 12 or more to "
                "draw a card."
            ),
        ),
        (
            remove_tokens_anywhere(2, free_peoples) >> heal(a(bearing_tokens(free_peoples))),
            (
                "Remove 2 Free Peoples culture tokens to heal a card with a Free Peoples culture "
                "token on it."
            ),
        ),
        (discard(a(event_card & being_played)), "Discard an event being played."),
        (
            if_(is_removed_from_game(elf), draw(1)),
            "If an Elf is removed from the game, draw a card.",
        ),
        (
            if_(~shadow_replaced_this_turn(current_site), draw(up_to_times(4))),
            (
                "If no Shadow player has replaced the fellowship's current site this turn, draw up "
                "to 4 cards."
            ),
        ),
        (
            lasting(forbids(each_player, changing_culture_tokens), until=end_of_turn),
            ("Until the end of the turn, no player may add, remove, or reinforce culture tokens."),
        ),
        (
            make(a(elf), gains(while_(~can_spot(nazgul), gets(this, cannot_be_overwhelmed)))),
            "Make an Elf unable to be overwhelmed unless you can spot a Nazgûl.",
        ),
        (
            pick(a(orc)) + unless(that_cards_owner, remove_twilight(1), wound(that(orc))),
            "Wound an Orc. That Orc's owner may remove (1) to prevent this.",
        ),
        (
            unless(that_cards_owner, remove_twilight(1), draw(1)),
            "Draw a card. The owner of that card may remove (1) to prevent this.",
        ),
        (either(exert(this), discard(this)) >> draw(1), "Exert or discard Aragorn to draw a card."),
        (
            either(draw(1), spot(2, elf) + draw(2)),
            "Draw a card or spot 2 Elves to draw 2 cards.",
        ),
    ],
)
def test_an_effect_reads_like_print(effect: Any, expected: str) -> None:
    words = said(ARAGORN_DRIVEN_BY_NEED, event(maneuver, effect))
    assert words == f"Maneuver: {expected}"


@pytest.mark.parametrize(
    ("trigger", "done", "expected"),
    [
        (
            is_played(event_card, that_spots_or_exerts(ranger)),
            cancel_that_event,
            "an event that spots or exerts a ranger is played, cancel that event.",
        ),
        (
            ability_is_used(phase=skirmish),
            cancel_that_action,
            "a skirmish special ability is used, cancel that action.",
        ),
        (
            ability_is_used(ally, phase=archery),
            cancel_that_action,
            "an archery special ability of an ally is used, cancel that action.",
        ),
        (
            about_to_exert_for_its_ability(minion),
            prevent_that,
            "a minion is about to exert as a cost of its special ability, prevent that.",
        ),
        (
            threat_wounds_come(companion, orc),
            assign(a(minion), a(ring_bearer), even_if_assigned=True),
            (
                "a companion is overwhelmed during a skirmish involving an Orc and threat wounds "
                "are about to be placed, assign a minion to the Ring-bearer (even if the "
                "Ring-bearer is already assigned)."
            ),
        ),
        (
            action_discards(archery, orc),
            draw(1),
            "an archery action discards an Orc, draw a card.",
        ),
    ],
)
def test_an_answer_reads_like_print(trigger: Trigger, done: Effect, expected: str) -> None:
    assert said(ARAGORN_DRIVEN_BY_NEED, response(trigger, done)) == f"Response: If {expected}"


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (gets(follower, cannot_be_transferred), "Followers cannot be transferred to a character."),
        (gets(this, considered_mounted), "This minion is considered to be mounted."),
        (
            gets(this, takes_no_wounds_from_losing),
            "This minion cannot take wounds from losing a skirmish.",
        ),
        (
            while_(
                cannot_spot(4, threats), forbids(shadow_player, discarding_from_hand_or_deck, your)
            ),
            "While you cannot spot 4 threats, Shadow cards may not discard cards from your hand "
            "or from the top of your draw deck.",
        ),
        (more_ents_to_spot(1), "Add 1 to the number of Ents you can spot."),
        (
            discards_leave_the_game,
            "Each card that is about to be placed in a discard pile is removed from the game "
            "instead.",
        ),
        (
            while_(won_a_skirmish_this_turn(this), gets(this, strength(+2))),
            "While this minion won a skirmish this turn, he is strength +2.",
        ),
        (
            ability(regroup, wound(a(minion, of_lowest_strength))),
            "Regroup: Wound a minion with the lowest strength.",
        ),
        (
            costs_on(rohan & man, -1, rohan, possession),
            "The twilight cost of each [rohan] possession played on a [rohan] Man is −1.",
        ),
        (
            gets(orc, gains(ability(regroup, draw(1)))),
            "Each Orc gains this ability: “Regroup: Draw a card”.",
        ),
        (
            first_played_costs(shadow, -2, moria, orc),
            "The twilight cost of the first [moria] Orc played each Shadow phase is −2.",
        ),
        (
            to_assign(given(can_spot(nazgul)), exert(a(companion))),
            (
                "While you can spot a Nazgûl, the Free Peoples player must exert a companion to "
                "assign this minion to a skirmish."
            ),
        ),
        (
            to_assign(add_threats(1)),
            "The Free Peoples player must add a threat to assign this minion to a skirmish.",
        ),
        (
            wins_after_reconciling,
            (
                "The Free Peoples player wins the game only if the Ring-bearer survives until "
                "Shadow players reconcile."
            ),
        ),
        (
            while_(was_played(skirmish, shadow_side, event_card), gets(this, strength(+1))),
            (
                "While a Shadow event has been played during this skirmish, this minion is "
                "strength +1."
            ),
        ),
        (
            while_(~was_played(shadow, orc), gets(this, cannot_use_abilities(archery))),
            (
                "While no Orc has been played during this Shadow phase, this minion cannot use "
                "archery special abilities."
            ),
        ),
        (
            gets(this, strength(or_if(is_(it, sharing_with_dead(culture)), +2, otherwise=+1))),
            (
                "This minion is strength +1 (or +2 if he is of the same culture as a card in the "
                "dead pile)."
            ),
        ),
    ],
)
def test_a_sentence_reads_like_print(sentence: Sentence, expected: str) -> None:
    assert said(MORDOR_TROOPER, sentence) == expected


def test_an_item_names_its_cost_on_a_bearer() -> None:
    sentence = costs_on(this, -1, possession)
    assert said(RIDING_ARMOR, sentence).startswith("The twilight cost of each possession played on")
