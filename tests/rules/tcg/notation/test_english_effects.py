"""Each effect reads like print: on cards, on tokens and sites, and those made of others."""

from typing import Any

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (
            make(a(man), fierce, until=end_of(regroup)),
            "Make a Man fierce until the end of the regroup phase.",
        ),
        (
            exert(this) >> either(for_each(threats, draw(1)), heal(a(elf))),
            "Exert Aragorn to draw a card for each threat or heal an Elf.",
        ),
        (
            unless(
                free_peoples_player,
                given(cannot_spot(6, companion)) + exert(a(companion)),
                add_threats(1),
            ),
            (
                "Add a threat. If you cannot spot 6 companions, the Free Peoples player may exert "
                "a companion to prevent this."
            ),
        ),
        (
            make(a(minion), strength(you_spot(elf)), damage(you_spot(elf))),
            "Make a minion strength +X and damage +X, where X is the number of Elves you spot.",
        ),
        (
            pick(a(orc)) + pick(a(companion, ~ring_bearer)) + assign(that(orc), that(companion)),
            "Assign an Orc to a companion (except the Ring-bearer).",
        ),
        (
            pick(a(orc)) + pick(a(companion)) + wound(that(companion)),
            "Choose an Orc, choose a companion, and wound that companion.",
        ),
        (
            exert(this) >> wound(a(minion)) + make(this, adds_no_archery),
            (
                "Exert Aragorn to wound a minion. "
                "Aragorn does not add to the fellowship archery total."
            ),
        ),
        (
            have(free_peoples_player, if_(can_spot(elf), wound(a(elf)), wound(a(companion)))),
            (
                "If you can spot an Elf, the Free Peoples player must wound an Elf."
                " Otherwise, the Free Peoples player must wound a companion."
            ),
        ),
        (
            reveal(top_of_deck()) + take_into_hand(from_revealed()),
            "Reveal the top card of your draw deck and take it into hand.",
        ),
        (
            play(from_hand(titled("The Balrog")), cost=-2),
            "Play The Balrog. The Balrog's twilight cost is −2.",
        ),
        (play(this, cost=-2), "Play Aragorn. His twilight cost is −2."),
        (
            have(free_peoples_player, discard(a(your, condition))),
            "The Free Peoples player must discard one of his or her conditions.",
        ),
        (
            make(
                a(man, with_resistance(at_least(4))),
                strength(wounds_on(minion, skirmishing_against(it))),
            ),
            (
                "Make a Man who has resistance 4 or more strength +1 for each wound"
                " on each minion skirmishing that Man."
            ),
        ),
        (have(first_shadow_player, draw(1)), "The first Shadow player must draw a card."),
        (
            make(a(minion), strength(-1)) + if_loses(that(minion), may(draw(1))),
            "Make a minion strength −1. If that minion loses this skirmish, you may draw a card.",
        ),
        (
            shuffle_into_deck(a(dwarf), with_stacked=True) + for_each(that_many, exert(a(minion))),
            (
                "Shuffle a Dwarf (and all cards stacked on it) into its owner's draw deck. "
                "Exert a minion for each of those cards."
            ),
        ),
        (
            shuffle_into_deck(any_number(gondor, condition), with_stacked=True),
            (
                "Shuffle any number of [gondor] conditions (and all cards stacked on them) "
                "into your draw deck."
            ),
        ),
        (
            heal(each_of_one(culture, companion, ~gandalf_culture)),
            "Heal all companions of one culture (except [gandalf]).",
        ),
        (wound(each_of_one(race, ally)), "Wound all allies of one race."),
        (discard(all_but(2, shadow_side, condition)), "Discard all but 2 Shadow conditions."),
        (
            either(
                put_on_deck(this),
                put_beneath_deck(this),
                put_on_deck(from_hand(dwarven)),
                put_beneath_deck(from_hand(dwarven)),
            ),
            ("Place Aragorn or a [dwarven] card from hand on top of or beneath your draw deck."),
        ),
        (remove_threats(threats), "Remove all threats."),
        (place_no_token, "Place no token for that exertion."),
        (remove_tokens_anywhere(2, gondor), "Remove 2 [gondor] tokens."),
        (end_shadow_phase, "End your Shadow phase."),
        (
            play(from_draw_deck(minion, or_from=discard_pile)),
            "Play a minion from your draw deck or discard pile.",
        ),
        (
            play(from_discard_pile(minion, or_from=draw_deck)),
            "Play a minion from your discard pile or draw deck.",
        ),
        (exert(this), "Exert Aragorn."),
        (exert(2, this), "Exert Aragorn twice."),
        (exhaust(a(minion)), "Exhaust a minion."),
        (wound(3, a(minion)), "Wound a minion 3 times."),
        (wound(some(2, minion)), "Wound 2 minions."),
        (wound(threats, a(minion)), "Wound a minion once for each threat."),
        (heal(a(companion)), "Heal a companion."),
        (heal_all(a(ally)), "Heal all wounds on an ally."),
        (kill(a(companion)), "Kill a companion."),
        (assign(a(minion), a(companion)), "Assign a minion to a companion."),
        (assign(a(minion), this), "Assign a minion to Aragorn."),
        (remove_from_skirmish(a(companion)), "Remove a companion from the skirmish."),
        (
            replace_in_skirmish(a(companion), this),
            "Have Aragorn replace a companion in the skirmish.",
        ),
        (cancel_skirmish(), "Cancel the skirmish."),
        (cancel_skirmish(hobbit), "Cancel a skirmish involving a Hobbit."),
        (skirmish_again(this), "Have Aragorn participate in an additional skirmish."),
        (
            skirmish_again(a(companion), nazgul),
            "Have a companion participate in an additional skirmish against a Nazgûl.",
        ),
        (make(a(gondor, man), strength(+2)), "Make a [gondor] Man strength +2."),
        (make(a(man), strength(+3), damage(+1)), "Make a Man strength +3 and damage +1."),
        (
            make(a(man), strength(+2), until=regroup),
            "Make a Man strength +2 until the regroup phase.",
        ),
        (make(a(man), fierce, until=end_of_turn), "Make a Man fierce until the end of the turn."),
        (
            make(a(man), strength(-1), until=rest_of_game),
            "Make a Man strength −1 for the rest of the game.",
        ),
        (make(this, strength(+1), limit=3), "Make Aragorn strength +1 (limit +3)."),
        (make(a(man), strength(-1), limit=3), "Make a Man strength −1 (limit −3)."),
        (
            make(a(man), takes_no_wounds, until=regroup),
            "Make a Man take no wounds until the regroup phase.",
        ),
        (discard(a(condition)), "Discard a condition."),
        (discard(any_number(possession)), "Discard any number of possessions."),
        (discard(each(weather, condition)), "Discard each weather condition."),
        (discard(up_to(2, condition)), "Discard up to 2 conditions."),
        (discard(top_of_deck(3)), "Discard the top 3 cards of your draw deck."),
        (discard(bottom_of_deck(1)), "Discard the bottom card of your draw deck."),
        (discard(from_hand(free_peoples)), "Discard a Free Peoples card from hand."),
        (
            discard(top_of_deck(who=free_peoples_player)),
            "Discard the top card of the Free Peoples player's draw deck.",
        ),
        (discard_from_hand(2), "Discard 2 cards from hand."),
        (discard_from_hand(1, rohan), "Discard a [rohan] card from hand."),
        (discard_hand(), "Discard your hand."),
        (discard_at_random(1), "Discard a card at random from hand."),
        (
            discard_at_random(2, free_peoples_player),
            "Discard 2 cards at random from the Free Peoples player's hand.",
        ),
        (
            discard(each(from_hand(shadow_side, who=an_opponent))),
            "Discard each Shadow card from an opponent's hand.",
        ),
        (return_to_hand(a(companion)), "Return a companion to its owner's hand."),
        (return_to_hand(this), "Return Aragorn to your hand."),
        (
            take_into_hand(from_discard_pile(gondor, event_card)),
            "Take a [gondor] event into hand from your discard pile.",
        ),
        (
            take_into_hand(from_draw_deck(2, elf)),
            "Take 2 Elves into hand from your draw deck.",
        ),
        (
            take_into_hand(each(from_revealed(wraith_culture))),
            "Take each [wraith] card revealed into hand.",
        ),
        (
            take_into_hand(from_dead_pile(companion)),
            "Take a companion into hand from your dead pile.",
        ),
        (
            put_on_deck(from_discard_pile(gondor, possession)),
            "Place a [gondor] possession from your discard pile on top of your draw deck.",
        ),
        (put_beneath_deck(from_hand(2)), "Place 2 cards from hand beneath your draw deck."),
        (put_beneath_deck(a(condition)), "Place a condition beneath its owner's draw deck."),
        (
            shuffle_into_deck(from_discard_pile(3, elven)),
            "Shuffle 3 [elven] cards from your discard pile into your draw deck.",
        ),
        (put_random_card_beneath_deck(), "Place a random card from hand beneath your draw deck."),
        (
            put_into_discard_pile(from_draw_deck(nazgul)),
            "Place a Nazgûl from your draw deck in your discard pile.",
        ),
        (
            remove_from_game(from_discard_pile(4, men)),
            "Remove 4 [men] cards from your discard pile from the game.",
        ),
        (stack(from_hand(orc), this), "Stack an Orc from hand here."),
        (stack(a(orc), a(site, you_control)), "Stack an Orc on a site you control."),
        (transfer(a(possession), a(companion)), "Transfer a possession to a companion."),
        (transfer(this, None), "Transfer Aragorn to your support area."),
        (draw(2), "Draw 2 cards."),
        (draw(1), "Draw a card."),
        (shuffle_deck(), "Shuffle your draw deck."),
        (shuffle_deck(an_opponent), "Shuffle an opponent's draw deck."),
        (pick(a(companion)), "Choose a companion."),
        (pick(from_discard_pile(ally)), "Choose an ally from your discard pile."),
        (reconcile, "Reconcile your hand."),
        (play(from_hand(man)), "Play a Man."),
        (
            play(from_discard_pile(dwarven, weapon)),
            "Play a [dwarven] weapon from your discard pile.",
        ),
        (
            play(from_stack(orc, on=this), cost=-2),
            "Play an Orc stacked here as if from hand. Its twilight cost is −2.",
        ),
        (
            play(from_draw_deck(minion), fierce, until=regroup),
            "Play a minion from your draw deck. It is fierce until the regroup phase.",
        ),
        (
            play(from_hand(possession), free=True, on=dwarf),
            "Play a possession on a Dwarf for free.",
        ),
        (reveal(top_of_deck(2)), "Reveal the top 2 cards of your draw deck."),
        (reveal_hand(an_opponent), "Reveal an opponent's hand."),
        (
            reveal(from_hand(who=free_peoples_player, random=True)),
            "Reveal a card at random from the Free Peoples player's hand.",
        ),
        (look_at(top_of_deck(4)), "Look at the top 4 cards of your draw deck."),
        (add_threats(1), "Add a threat."),
        (remove_threats(3), "Remove 3 threats."),
        (add_burdens(2), "Add 2 burdens."),
        (remove_burdens(1), "Remove a burden."),
        (add_twilight(2), "Add (2)."),
        (remove_twilight(choose_x()), "Remove (X)."),
        (add_twilight(2 * burdens), "Add (2) for each burden."),
        (place_tokens(2, raider), "Place 2 [raider] tokens here."),
        (
            place_tokens(1, isengard, a(isengard, condition)),
            "Place an [isengard] token on an [isengard] condition.",
        ),
        (remove_tokens(1, gollum), "Remove a [gollum] token from here."),
        (remove_tokens(2, on=a(condition)), "Remove 2 culture tokens from a condition."),
        (reinforce(rohan), "Reinforce a [rohan] token."),
        (reinforce(2), "Reinforce a culture token twice."),
        (take_control(), "Take control of a site."),
        (take_control(2), "Take control of 2 sites."),
        (liberate(), "Liberate a site."),
        (liberate(yours=True), "Liberate a site you control."),
        (
            replace_site(a(current_site)),
            "Replace the fellowship's current site with a site from your adventure deck.",
        ),
        (
            replace_site(a(current_site), forest),
            "Replace the fellowship's current site with a forest site from your adventure deck.",
        ),
        (
            play_next_site(),
            "Play the fellowship's next site (replacing an opponent's site if necessary).",
        ),
        (
            play_next_sites(2),
            "Play the fellowship's next 2 sites (replacing an opponent's site if necessary).",
        ),
        (
            play_site(2),
            "Play your site 2 (replacing an opponent's site if necessary).",
        ),
        (
            play_next_site(forest),
            (
                "Play a forest site as the fellowship's next site"
                " (replacing an opponent's site if necessary)."
            ),
        ),
        (wear_the_ring, "Wear The One Ring until the regroup phase."),
        (take_off_the_ring, "Take off The One Ring."),
        (corrupt_the_ring_bearer, "Corrupt the Ring-bearer."),
        (make_ring_bearer(this, resistance=5), "Make Aragorn the Ring-bearer (resistance 5)."),
        (make_ring_bearer(a(titled("Sam"))), "Make Sam the Ring-bearer."),
        (move_the_fellowship, "Move the fellowship to the next site."),
        (add_to_fellowship_archery(+2), "Make the fellowship archery total +2."),
        (add_to_minion_archery(-1), "Make the minion archery total −1."),
        (add_to_move_limit(+1), "The move limit for this turn is +1."),
        (skip_archery, "Skip the archery phase."),
        (skip_maneuver, "Skip the maneuver phase."),
        (skip_fierce_skirmishes, "Skip the fierce skirmishes."),
        (take_initiative(shadow_player), "Give the Shadow initiative until the end of the turn."),
        (take_initiative(you), "Take initiative until the end of the turn."),
        (may(exert(this) >> draw(1)), "You may exert Aragorn to draw a card."),
        (either(exert(this), discard_from_hand(1)), "Exert Aragorn or discard a card from hand."),
        (
            have(free_peoples_player, exert(a(companion))),
            "The Free Peoples player must exert a companion.",
        ),
        (
            have(an_opponent, discard_from_hand(2)),
            "Choose an opponent who must discard 2 cards from hand.",
        ),
        (
            have(each_shadow_player, discard_hand()),
            "Each Shadow player must discard his or her hand.",
        ),
        (have(each_opponent, draw(1)), "Each opponent must draw a card."),
        (have(its_owner, draw(1)), "Its owner must draw a card."),
        (have(each_player, may(draw(1))), "Each player may draw a card."),
        (
            unless(free_peoples_player, add_burdens(1), wound(a(companion))),
            "Wound a companion. The Free Peoples player may add a burden to prevent this.",
        ),
        (
            unless(
                shadow_player,
                remove_twilight(2),
                make(a(man), strength(+4)),
                make(that(man), strength(+2)),
            ),
            (
                "Make a Man strength +4. Any Shadow player may remove (2) to make "
                "that Man strength +2 instead."
            ),
        ),
        (
            if_(can_spot(elf), draw(1), draw(2)),
            "If you can spot an Elf, draw a card. Otherwise, draw 2 cards.",
        ),
        (for_each(you_spot(elf), draw(1)), "Draw a card for each Elf you spot."),
        (for_each(3, draw(1)), "Do the following 3 times: draw a card."),
        (at_end_of(skirmish, discard(this)), "Discard Aragorn at the end of the skirmish."),
        (at_end_of(end_of_turn, discard(this)), "Discard Aragorn at the end of the turn."),
        (at_end_of(regroup, discard(this)), "Discard Aragorn at the end of the regroup phase."),
        (
            lasting(gets(elf, strength(+1)), until=end_of_turn),
            "Until the end of the turn, each Elf is strength +1.",
        ),
        (
            lasting(each_time(is_killed(minion), draw(1))),
            "Until the end of the phase, each time a minion is killed, draw a card.",
        ),
        (spot(2, elf) >> draw(1), "Spot 2 Elves to draw a card."),
        (spot(burdens) >> draw(1), "Spot a burden to draw a card."),
        (spot(3, threats) >> draw(1), "Spot 3 threats to draw a card."),
        (spot(4, twilight_tokens) >> draw(1), "Spot 4 twilight tokens to draw a card."),
        (given(you_have_initiative) >> draw(1), "If you have initiative, draw a card."),
        (
            exert(this) + given(you_have_initiative) >> draw(1),
            "If you have initiative, exert Aragorn to draw a card.",
        ),
        (name_a(race), "Name a race."),
        (spot_a(race), "Spot a race."),
        (name_a(keyword, forest, plains), "Name one of these keywords: forest or plains."),
        (
            may(draw(1)) + if_(you_do, add_threats(1)),
            "You may draw a card. If you do, add a threat.",
        ),
        (instead(add_burdens(1)), "Add a burden instead."),
        (prevent_that, "Prevent that."),
        (cancel_that_event, "Cancel that event."),
        (
            exert(this) >> have(an_opponent, discard_from_hand(1)),
            "Exert Aragorn to make an opponent discard a card from hand.",
        ),
        (
            exert(this) >> if_(can_spot(elf), draw(1)),
            "Exert Aragorn. If you can spot an Elf, draw a card.",
        ),
        (
            exert(a(elf)) >> make(that(elf), strength(+2)),
            "Exert an Elf to make that Elf strength +2.",
        ),
        (
            exert(some(2, elf)) >> make(that(elf), strength(+2)),
            "Exert 2 Elves to make those Elves strength +2.",
        ),
        (
            discard(a(possession, borne_by(this))) >> heal(this),
            "Discard a possession borne by Aragorn to heal him.",
        ),
        (add_threats(1) + draw(1) + heal(this), "Add a threat, draw a card, and heal Aragorn."),
        (exert(another(ranger)) >> draw(1), "Exert another ranger to draw a card."),
        (exert(a(your, minion)) >> draw(1), "Exert your minion to draw a card."),
        (
            exert(each(your, sauron, orc)) >> draw(1),
            "Exert each of your [sauron] Orcs to draw a card.",
        ),
        (exert(each(other(elf))) >> draw(1), "Exert each other Elf to draw a card."),
        (
            exert(this) + spot(man) + spot(elf) >> draw(1),
            "Exert Aragorn and spot a Man and an Elf to draw a card.",
        ),
        (
            exert(this) >> wound(a(minion, skirmishing_against(this))),
            "Exert Aragorn to wound a minion he is skirmishing.",
        ),
        (wound(each(minion, skirmishing_against(this))), "Wound each minion skirmishing Aragorn."),
        (
            either(make(a(elf), strength(+2)), make(a(orc), strength(-2))),
            "Make an Elf strength +2 or an Orc strength −2.",
        ),
        (
            make(a(orc), strength(or_if(is_skirmishing(it, archer), +4, otherwise=+2))),
            "Make an Orc strength +2 (or +4 if skirmishing an archer).",
        ),
        (
            make(a(orc), strength(or_if(is_(it, wounded), +4, otherwise=+2))),
            "Make an Orc strength +2 (or +4 if that Orc is wounded).",
        ),
        (
            make(this, damage(number_of(possession, borne_by(this)))),
            "Make Aragorn damage +1 for each possession borne by Aragorn.",
        ),
        (look_at(each(from_hand(who=an_opponent))), "Look at an opponent's hand."),
    ],
)
def test_an_effect_reads_like_print(effect: Any, expected: str) -> None:
    said = describe_sentence(
        facts(ARAGORN_DRIVEN_BY_NEED), ability(skirmish, effect), brackets=True
    )
    assert said == f"Skirmish: {expected}"
