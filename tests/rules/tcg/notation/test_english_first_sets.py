"""Words that the first three sets brought, as those cards say them."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import (
    Forbidden,
    Zone,
    a,
    ability,
    about_to_add,
    add_burdens,
    add_to_minion_archery,
    add_to_move_limit,
    add_to_pipes_you_can_spot,
    all_of_these,
    allowed_to_skirmish,
    ally,
    an_opponent,
    archery,
    as_soon_as,
    assignment,
    at,
    bearer,
    both,
    burden,
    burdens,
    can_spot,
    cannot_participate_in_archery,
    choose_x,
    comes_exhausted,
    companion,
    copy_of,
    corrupt_the_ring_bearer,
    costs_on,
    current_site,
    damage,
    discard,
    discard_during,
    discard_from_hand,
    discard_when,
    discarded_in_this_way,
    discards,
    draw,
    during,
    dwarf,
    each_opponent,
    each_player,
    each_time,
    either,
    elf,
    event,
    exert,
    exerted_only_by,
    fellowship,
    first_played_costs,
    for_each,
    forbids,
    free_peoples,
    free_peoples_player,
    from_discard_pile,
    from_revealed,
    gets,
    given,
    gives_no_strength_bonus,
    has_text_of,
    heal,
    hobbit,
    in_support_area,
    in_zone,
    is_played,
    is_removed,
    limit_per_character,
    limited,
    lost_a_skirmish_this_turn,
    lower_of,
    make,
    makes,
    maneuver,
    may,
    may_skip,
    minion,
    moria,
    move_limit,
    nazgul,
    number_of,
    of_same_number,
    opponents,
    orc,
    other,
    participates_in_archery,
    participates_in_skirmishes,
    phase_ends,
    phase_starts,
    player_discards_from_hand,
    player_draws,
    player_takes_into_hand,
    possession,
    prevent_that,
    put_beneath_deck,
    regroup,
    remove_twilight,
    replace_site,
    response,
    response_event,
    reveal_hand,
    reveal_until,
    reveal_until_not,
    ring_bearer,
    rohan,
    sauron,
    shadow,
    shadow_side,
    shire,
    site,
    site_numbered,
    skip_archery,
    skip_next_shadow_phase,
    skirmish,
    skirmish_is_about_to_end,
    skirmishing,
    some,
    spot,
    strength,
    take_into_hand,
    tale,
    that,
    that_player,
    the_ring_is_put_on,
    titled,
    top_of_deck,
    transfer,
    turn_ends,
    twilight_token,
    unbound,
    underground,
    until_you_stop,
    up_to_times,
    uruk_hai,
    was_assigned_this_turn,
    when_played,
    while_,
    wound,
    x,
    you,
    you_spot,
    your,
)
from rules.tcg.notation.language import this as this_card

EVENT = "1_93"
CONDITION = "2_31"
MINION = "2_51"


@pytest.mark.parametrize(
    ("card_id", "sentence", "text"),
    [
        (
            EVENT,
            event(
                skirmish,
                either(
                    exert(a(titled("Aragorn"))) >> make(a(titled("Arwen")), strength(+3)),
                    exert(a(titled("Arwen"))) >> make(a(titled("Aragorn")), strength(+3)),
                ),
            ),
            "Skirmish: Exert Aragorn to make Arwen strength +3, or exert Arwen to make Aragorn "
            "strength +3.",
        ),
        (
            EVENT,
            event(
                skirmish,
                either(
                    make(a(nazgul), strength(+1)),
                    spot(6, burdens) >> make(a(nazgul), strength(+3), damage(+2)),
                ),
            ),
            "Skirmish: Make a Nazgûl strength +1, or spot 6 burdens to make a Nazgûl strength +3 "
            "and damage +2.",
        ),
        (
            CONDITION,
            while_(can_spot(7, companion), move_limit(-1, least=1)),
            "While you can spot 7 companions, the move limit for this turn is \N{MINUS SIGN}1 (to "
            "a minimum of 1).",
        ),
        (
            CONDITION,
            discard_during(regroup),
            "Discard this condition during the regroup phase.",
        ),
        (
            EVENT,
            response_event(
                is_played(uruk_hai, by=you),
                put_beneath_deck(from_discard_pile(copy_of(that(uruk_hai)), count=None)),
            ),
            "Response: If you play an Uruk-hai, place each copy of that Uruk-hai from your discard "
            "pile beneath your draw deck.",
        ),
        (
            EVENT,
            response_event(
                the_ring_is_put_on,
                discard(top_of_deck(you_spot(moria, minion)))
                + add_burdens(limited(discarded_in_this_way(shadow_side), 3)),
            ),
            "Response: If the Ring-bearer puts on The One Ring, discard the top X cards of your "
            "draw deck and add a burden for each Shadow card discarded in this way (limit 3), "
            "where X is the number of Moria minions you spot.",
        ),
        (
            EVENT,
            event(maneuver, discard(top_of_deck(3)) + draw(discarded_in_this_way())),
            "Maneuver: Discard the top 3 cards of your draw deck and draw a card for each card "
            "discarded in this way.",
        ),
        (
            MINION,
            while_(can_spot(titled("The Balrog")), discards(other(minion))),
            "While you can spot The Balrog, discard all other minions.",
        ),
        (
            CONDITION,
            gets(all_of_these(sauron, orc), comes_exhausted),
            "Each Sauron Orc comes into play exhausted.",
        ),
        (
            CONDITION,
            each_time(
                player_draws(an_opponent) | player_takes_into_hand(an_opponent),
                given(during(shadow)),
                may(remove_twilight(1)),
            ),
            "Each time an opponent draws a card (or takes a card into hand) during the Shadow "
            "phase, you may remove (1).",
        ),
        (
            CONDITION,
            each_time(phase_starts(shadow, yours=True), draw(1)),
            "At the start of each of your Shadow phases, draw a card.",
        ),
        (
            CONDITION,
            each_time(phase_ends(shadow, yours=True), either(exert(a(nazgul)), discard(this_card))),
            "At the end of each of your Shadow phases, exert a Nazgûl or discard this condition.",
        ),
        (
            CONDITION,
            when_played(heal(bearer, up_to_times(2))),
            "When you play this condition, heal bearer up to 2 times.",
        ),
        (
            CONDITION,
            forbids(each_opponent, Forbidden.DISCARD, your, shire, tale),
            "Opponents may not discard your Shire tales from play.",
        ),
        (
            CONDITION,
            forbids(each_player, Forbidden.PLAY_FROM_PILES),
            "No player may play cards from draw decks or discard piles.",
        ),
        (
            CONDITION,
            gets(bearer, exerted_only_by(shadow_side)),
            "Bearer may be exerted only by Shadow cards.",
        ),
        (
            CONDITION,
            response(about_to_add(twilight_token, by=shadow_side, any_number=True), prevent_that),
            "Response: If any number of twilight tokens are about to be added by a Shadow card, "
            "prevent this.",
        ),
        (CONDITION, limit_per_character(1), "Limit 1 per character."),
        (
            MINION,
            ability(
                shadow,
                transfer(a(your, titled("Blade Tip"), in_support_area), a(ring_bearer)),
            ),
            "Shadow: Transfer Blade Tip from your support area to the Ring-bearer.",
        ),
        (
            MINION,
            ability(shadow, transfer(from_discard_pile(titled("Blade Tip")), a(companion))),
            "Shadow: Transfer Blade Tip from your discard pile to a companion.",
        ),
        (
            EVENT,
            event(maneuver, spot(choose_x(burdens), burdens) >> exert(some(x, companion))),
            "Maneuver: Spot X burdens to exert X companions.",
        ),
        (
            EVENT,
            event(
                maneuver,
                make(
                    a(ally),
                    strength(+3),
                    participates_in_archery,
                    participates_in_skirmishes,
                    until=regroup,
                ),
            ),
            "Maneuver: Make an ally strength +3 and participate in archery fire and skirmishes "
            "until the regroup phase.",
        ),
        (
            CONDITION,
            as_soon_as(
                both(can_spot(5, burdens), ~in_zone(Zone.DRAW_DECK, 1, who=free_peoples_player)),
                corrupt_the_ring_bearer,
            ),
            "As soon as you can spot 5 burdens and no card is in the Free Peoples player's draw "
            "deck, corrupt the Ring-bearer.",
        ),
        (
            CONDITION,
            each_time(
                turn_ends,
                given(~was_assigned_this_turn(bearer), was_assigned_this_turn(other(companion))),
                add_burdens(1),
            ),
            "At the end of the turn, if bearer was not assigned to a skirmish this turn and "
            "another companion was assigned to a skirmish this turn, add a burden.",
        ),
        (
            CONDITION,
            each_time(
                turn_ends,
                given(~lost_a_skirmish_this_turn(companion | ally)),
                may(heal(a(companion))),
            ),
            "At the end of the turn, if no companion or ally lost a skirmish this turn, you may "
            "heal a companion.",
        ),
        (
            "1_31",
            costs_on(titled("Arwen"), -2, this_card),
            "When played on Arwen, Asfaloth's twilight cost is −2.",
        ),
        (
            EVENT,
            event(
                shadow,
                spot(hobbit)
                >> reveal_until_not(moria, minion) + take_into_hand(from_revealed(count=None)),
            ),
            "Shadow: Spot a Hobbit to reveal cards from the top of your draw deck until you reveal "
            "one that is not a Moria minion and take each card revealed into hand.",
        ),
        (
            EVENT,
            event(shadow, reveal_until(moria, minion)),
            "Shadow: Reveal cards from the top of your draw deck until you reveal a Moria minion.",
        ),
        (
            CONDITION,
            may_skip(free_peoples_player, skip_archery),
            "The Free Peoples player may skip the archery phase.",
        ),
        (
            EVENT,
            response_event(
                skirmish_is_about_to_end(titled("The Balrog")), wound(a(companion, skirmishing), 2)
            ),
            "Response: If a skirmish that involved The Balrog is about to end, wound a skirmishing "
            "companion twice.",
        ),
        (
            EVENT,
            event(
                fellowship,
                makes(an_opponent, either(discard_from_hand(2), skip_next_shadow_phase)),
            ),
            "Fellowship: Choose an opponent who must discard 2 cards from hand or skip his or her "
            "next Shadow phase.",
        ),
        (
            "1_60",
            has_text_of(site_numbered(3)),
            "While you can spot your site 3, Silinde has the game text of that site.",
        ),
        (
            CONDITION,
            ability(shadow, replace_site(a(current_site), by=of_same_number)),
            "Shadow: Replace the fellowship's current site with a site of the same number from "
            "your adventure deck.",
        ),
        (
            EVENT,
            event(maneuver, make(a(possession), gives_no_strength_bonus, until=regroup)),
            "Maneuver: Make a possession give no strength bonus until the regroup phase.",
        ),
        (
            CONDITION,
            each_time(is_removed(burden, by=~hobbit, who=you), may(heal(a(companion)))),
            "Each time you remove a burden (except by a Hobbit's game text), you may heal a "
            "companion.",
        ),
        (
            EVENT,
            event(
                maneuver,
                until_you_stop(5, discard(top_of_deck()))
                + take_into_hand(that(free_peoples | shadow_side)),
            ),
            "Maneuver: Discard the top card of your draw deck until you choose to stop (limit 5) "
            "and take that card into hand.",
        ),
        (
            CONDITION,
            ability(fellowship, exert(bearer) >> add_to_pipes_you_can_spot(+1)),
            "Fellowship: Exert bearer to add 1 to the number of pipes you can spot.",
        ),
        (
            EVENT,
            event(
                fellowship,
                reveal_hand(an_opponent) + makes(that_player, discard_from_hand(1)),
            ),
            "Fellowship: Reveal an opponent's hand. That player must discard a card from hand.",
        ),
        (
            CONDITION,
            each_time(player_discards_from_hand(you, by=shadow_side, forced=True), draw(1)),
            "Each time a Shadow card makes you discard a card from hand, draw a card.",
        ),
        (
            EVENT,
            event(maneuver, makes(each_opponent, discard_from_hand(1)) + draw(1)),
            "Maneuver: Each opponent must discard a card from hand. Draw a card.",
        ),
        (
            EVENT,
            event(maneuver, draw(2) + either(discard_from_hand(2), add_burdens(1))),
            "Maneuver: Draw 2 cards and either discard 2 cards from hand or add a burden.",
        ),
        (
            MINION,
            discard_when(~at(underground)),
            "Discard The Balrog if the fellowship is not at an underground site.",
        ),
        (
            EVENT,
            event(maneuver, spot(opponents, site, site_numbered(1)) >> draw(1)),
            "Maneuver: Spot an opponent's site 1 to draw a card.",
        ),
        (
            "5_17",
            ability(assignment, exert(a(unbound, hobbit)) >> make(this_card, allowed_to_skirmish)),
            "Assignment: Exert an unbound Hobbit to allow this companion to skirmish.",
        ),
        (
            CONDITION,
            gets(all_of_these(rohan, ally), cannot_participate_in_archery),
            "Rohan allies may not participate in archery fire.",
        ),
        (
            CONDITION,
            gets(
                titled("Gimli"),
                strength(limited(lower_of(number_of(dwarf), number_of(elf)), 3)),
            ),
            "Gimli is strength +X (limit +3), where X is the lower of the number of Dwarves you "
            "can spot and the number of Elves you can spot.",
        ),
        (
            CONDITION,
            first_played_costs(None, -3, sauron, orc),
            "The twilight cost of the first Sauron Orc played each turn is −3.",
        ),
        (
            MINION,
            ability(regroup, add_to_move_limit(-1, least=1)),
            "Regroup: Make the move limit −1 for this turn (to a minimum of 1).",
        ),
        (
            MINION,
            ability(archery, add_to_minion_archery(+3, limit=4)),
            "Archery: Make the minion archery total +3 (limit +4).",
        ),
        (
            EVENT,
            event(maneuver, spot(choose_x(burdens), burdens) >> for_each(x, wound(a(minion)))),
            "Maneuver: Spot X burdens. Do the following X times: wound a minion.",
        ),
    ],
)
def test_words_of_the_first_sets(card_id, sentence, text):
    assert describe_sentence(facts(card_id), sentence) == text
