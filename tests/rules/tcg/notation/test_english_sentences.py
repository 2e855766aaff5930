"""Each kind of sentence reads like print."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from rules.tcg.notation.sentence import Sentence
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            ability(regroup, given(is_(this, stacked_on(isengard))), draw(1), used_from=its_stack),
            "Regroup: If this possession is stacked on an [isengard] card, draw a card.",
        ),
        (
            forbids(each_player, playing, skirmish_event, phase=skirmish),
            "Skirmish events may not be played.",
        ),
        (
            response(the_fellowship_moves, given(during(regroup)), draw(1)),
            "Response: If the fellowship moves during the regroup phase, draw a card.",
        ),
        (
            at_start_of(shadow, draw(1)),
            "At the start of the Shadow phase, draw a card.",
        ),
        (
            to_play(
                either(
                    given(amount_is(number_of_cultures(free_peoples), at_least(3))),
                    discard_from_hand(2),
                )
            ),
            "To play, spot 3 Free Peoples cultures or discard 2 cards from hand.",
        ),
        (
            each_time(the_fellowship_moves_to(site_numbered(between(8, 9))), draw(1)),
            "Each time the fellowship moves to site 8 or 9, draw a card.",
        ),
        (
            aid(add_twilight(2)),
            "Aid – (2). (At the start of the maneuver phase, you may add (2) to transfer this to a"
            " companion.)",
        ),
        (bearer_must_be(ent, limit=1), "Bearer must be an Ent. Limit 1 per bearer."),
        (plays_on(site, limit=1), "Plays on a site. Limit 1 per site."),
        (
            forbids(each_player, preventing_wounds),
            "Wounds may not be prevented.",
        ),
        (
            forbids(free_peoples_player, replacing_sites, current_site),
            "The Free Peoples player may not replace the fellowship's current site.",
        ),
        (
            while_(
                can_spot(elf),
                forbids(each_player, playing, event_card),
                forbids(each_player, healing),
            ),
            "While you can spot an Elf, no player may play events or heal characters.",
        ),
        (
            ability(shadow, given(can_spot(elf)), play(this), used_from=discard_pile),
            "Shadow: If this possession is in your discard pile and you can spot an Elf, play it.",
        ),
        (
            when_played(given(~in_starting_fellowship), draw(1)),
            "When you play this possession (except in your starting fellowship), draw a card.",
        ),
        (
            while_(can_spot(bearer, with_stacked(uruk_hai)), skips(archery)),
            "While bearer has an Uruk-hai stacked on it, skip the archery phase.",
        ),
        (
            while_(cannot_spot(site, shadow_controls), skips(archery)),
            "While no opponent controls a site, skip the archery phase.",
        ),
        (
            while_(at(in_region(1)), skips(archery)),
            "While the fellowship is in region 1, skip the archery phase.",
        ),
        (
            while_(can_spot(elf), skips(archery)),
            "While you can spot an Elf, skip the archery phase.",
        ),
        (
            the_shadow_has_initiative,
            "The Shadow has initiative regardless of the Free Peoples player's hand.",
        ),
        (
            the_shadow_orders_skirmishes,
            "Skirmishes are resolved in an order decided by the first Shadow player.",
        ),
        (
            transfers_are_free,
            "The Free Peoples player may transfer Free Peoples artifacts and possessions at no "
            "twilight cost.",
        ),
        (
            at_end_of(end_of_turn, discard(this)),
            "Discard this possession at the end of the turn.",
        ),
        (
            while_(at(bearer), gets(hobbit, strength(-2))),
            "While the fellowship is at this site, each Hobbit is strength −2.",
        ),
        (event(maneuver, draw(1)), "Maneuver: Draw a card."),
        (
            event(archery, skirmish, given(can_spot(elf)), exert(a(elf)) >> draw(1)),
            "Archery or Skirmish: If you can spot an Elf, exert an Elf to draw a card.",
        ),
        (
            response_event(wins_skirmish(elf), draw(1)),
            "Response: If an Elf wins a skirmish, draw a card.",
        ),
        (
            response_event(wins_skirmish(elf), given(you_have_initiative), draw(1)),
            "Response: If you have initiative and an Elf wins a skirmish, draw a card.",
        ),
        (ability(shadow, draw(1)), "Shadow: Draw a card."),
        (
            ability(fellowship, draw(1), limit=once_per_turn()),
            "Fellowship: Draw a card (limit once per turn).",
        ),
        (
            response(wins_skirmish(elf), draw(1), limit=once_per_site()),
            "Response: If an Elf wins a skirmish, draw a card (limit 1 per site).",
        ),
        (
            ability(assignment, draw(1), limit=once_per_phase(2)),
            "Assignment: Draw a card (limit twice per phase).",
        ),
        (
            ability(regroup, draw(1), used_from=discard_pile),
            "Regroup: If this possession is in your discard pile, draw a card.",
        ),
        (
            ability(regroup, discard(this) >> draw(1), used_from=its_stack),
            "Regroup: If this possession is stacked on a card, discard it to draw a card.",
        ),
        (
            ability(regroup, draw(1), used_from=hand),
            "Regroup: If this possession is in your hand, draw a card.",
        ),
        (
            response(about_to_take_a_wound(bearer), exert(bearer) >> prevent_that),
            "Response: If bearer is about to take a wound, exert him to prevent that wound.",
        ),
        (
            response(about_to_add(burden), prevent_that, limit=once_per_turn()),
            (
                "Response: If a burden is about to be added, prevent that burden "
                "(limit once per turn)."
            ),
        ),
        (
            response(wins_skirmish(elf), draw(1), used_from=its_stack),
            (
                "Response: If this possession is stacked on a card and an Elf wins "
                "a skirmish, draw a card."
            ),
        ),
        (each_time(is_killed(minion), draw(1)), "Each time a minion is killed, draw a card."),
        (
            each_time(is_killed(minion), may(exert(bearer) >> draw(1))),
            "Each time a minion is killed, you may exert bearer to draw a card.",
        ),
        (
            each_time(is_killed(minion), given(can_spot(elf)), draw(1), limit=once_per_phase()),
            (
                "Each time a minion is killed, if you can spot an Elf, draw a card "
                "(limit once per phase)."
            ),
        ),
        (
            each_time(the_fellowship_moves, given(during(regroup)), draw(1)),
            "Each time the fellowship moves during the regroup phase, draw a card.",
        ),
        (
            each_time(your_turn_starts, heal(bearer)),
            "At the start of each of your turns, heal bearer.",
        ),
        (when_played(may(draw(1))), "When you play this possession, you may draw a card."),
        (at_start_of(maneuver, draw(1)), "At the start of the maneuver phase, draw a card."),
        (
            aid(discard_from_hand(2)),
            "Aid – Discard 2 cards from hand. (At the start of the maneuver phase, you may discard"
            " 2 cards from hand to transfer this to a companion.)",
        ),
        (gets(bearer, damage(+1)), "Bearer is damage +1."),
        (
            gets(rohan & companion, strength(+1), fierce),
            "Each [rohan] companion is strength +1 and fierce.",
        ),
        (
            gets(other(elf), strength(wounds_on(it))),
            "Each other Elf is strength +1 for each wound on that Elf.",
        ),
        (gets(minion, not_roaming), "Minions are not roaming."),
        (
            gets(rohan & possession, twilight_cost(-1)),
            "The twilight cost of each [rohan] possession is −1.",
        ),
        (
            while_(can_spot(elf), gets(bearer, strength(+1)), fellowship_archery(+1)),
            (
                "While you can spot an Elf, bearer is strength +1 and the "
                "fellowship archery total is +1."
            ),
        ),
        (
            while_(is_skirmishing(bearer, minion), gets(bearer, strength(+1))),
            "While skirmishing a minion, bearer is strength +1.",
        ),
        (
            while_(is_(bearer, wounded), gets(bearer, strength(+1))),
            "While bearer is wounded, he is strength +1.",
        ),
        (
            while_(at(forest), gets(bearer, strength(+1))),
            "While bearer is at a forest site, he is strength +1.",
        ),
        (
            while_(at(forest), gets(elf, strength(+1))),
            "While the fellowship is at a forest site, each Elf is strength +1.",
        ),
        (
            while_(during(skirmish), gets(elf, takes_no_wounds)),
            "Elves cannot take wounds during the skirmish phase.",
        ),
        (fellowship_archery(+1), "The fellowship archery total is +1."),
        (minion_archery(-1), "The minion archery total is −1."),
        (move_limit(+1), "The move limit for this turn is +1."),
        (
            forbids(free_peoples_player, playing, possession),
            "The Free Peoples player may not play possessions.",
        ),
        (
            forbids(each_player, using_abilities, archer, phase=archery),
            "Archery special abilities of archers may not be used.",
        ),
        (
            forbids(shadow_player, looking_at_hands),
            "Shadow players may not look at or reveal cards in another player's hand.",
        ),
        (forbids(each_opponent, adding_burdens), "Opponents may not add burdens."),
        (forbids(you, removing_burdens), "You may not remove burdens."),
        (forbids(you, adding_threats), "You may not add threats."),
        (forbids(you, removing_threats), "You may not remove threats."),
        (forbids(you, moving_again), "You may not move again."),
        (
            borne_in_addition,
            "This possession may be borne in addition to another item of its class.",
        ),
        (forbids(you, staying), "You may not choose to stay."),
        (forbids(you, canceling_skirmishes), "You may not cancel skirmishes."),
        (
            forbids(free_peoples_player, healing, companion),
            "The Free Peoples player may not heal companions.",
        ),
        (
            forbids(each_shadow_player, drawing, phase=regroup),
            "Shadow players may not draw cards during the regroup phase.",
        ),
        (
            discard_when(~at(underground)),
            "Discard this possession if the fellowship is not at an underground site.",
        ),
        (
            wounds_become_burdens(burdens=2, in_skirmish=False),
            (
                "While wearing The One Ring, each time the Ring-bearer is about to "
                "take a wound, add 2 burdens instead."
            ),
        ),
        (
            wounds_become_burdens(burdens=1, in_skirmish=True),
            (
                "While wearing The One Ring, each time the Ring-bearer is about to "
                "take a wound during a skirmish, add a burden instead."
            ),
        ),
        (bearer_must_be(gondor, man), "Bearer must be a [gondor] Man."),
        (plays_on(titled("Frodo")), "Plays on Frodo."),
        (to_play(spot(elf)), "To play, spot an Elf."),
        (
            to_play(exert(a(uruk_hai)), add_threats(1)),
            "To play, exert an Uruk-hai and add a threat.",
        ),
        (
            to_play(given(you_have_initiative)),
            "Play this possession only if you have initiative.",
        ),
        (
            also_playable(skirmish, add_threats(1)),
            (
                "You may add a threat to play this possession any time you could "
                "play a skirmish event."
            ),
        ),
        (
            cheaper_for(discard(some(2, orc)), twilight_cost(-3), fierce),
            (
                "When you play this possession, you may discard 2 Orcs to make this possession "
                "twilight cost −3 and fierce."
            ),
        ),
        (
            exerts_to_play(minion, saves=current_region_number),
            (
                "When you play this possession, you may exert any number of minions. For each of "
                "them, its twilight cost is −X, where X is the current region number."
            ),
        ),
        (
            toils_again(wraith_culture, event_card),
            (
                "Response: If you are playing a [wraith] event that has toil X, exert this "
                "possession to reduce its twilight cost by X."
            ),
        ),
        (
            instead_of_cost(exert(a(minion))),
            "You may exert a minion instead of paying this event's twilight cost.",
        ),
        (
            also_playable(archery),
            "You may play this possession any time you could play an archery event.",
        ),
        (
            while_(at(forest), first_played_here_costs(-3, sauron, orc)),
            (
                "While the fellowship is at a forest site, the twilight cost of the first [sauron] "
                "Orc played there is −3."
            ),
        ),
        (
            threats_lower_cost,
            "When you play this possession, you may remove X threats to make its twilight cost −X.",
        ),
        (
            playable_from(discard_pile, given(you_have_initiative), phase=shadow),
            (
                "If you have initiative during the Shadow phase, you may play this possession "
                "from your discard pile."
            ),
        ),
        (
            event_returns_to_hand(exert(a(elf))),
            "You may exert an Elf to return this event to hand.",
        ),
        (
            event_goes_on_deck(given(can_spot(elf))),
            "If you can spot an Elf, you may place this event on top of your draw deck.",
        ),
        (event_goes_beneath_deck(), "You may place this event beneath your draw deck."),
    ],
)
def test_a_sentence_reads_like_print(sentence: Sentence, expected: str) -> None:
    assert describe_sentence(facts(RIDING_ARMOR), sentence, brackets=True) == expected
