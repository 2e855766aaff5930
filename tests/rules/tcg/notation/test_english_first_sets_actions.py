"""The words of actions as the first sets have them: events, special abilities, responses."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import (
    a,
    ability,
    about_to_add,
    add_burdens,
    add_to_minion_archery,
    add_to_move_limit,
    add_to_pipes_you_can_spot,
    allowed_to_skirmish,
    ally,
    an_opponent,
    archery,
    assignment,
    bearer,
    burdens,
    choose_x,
    companion,
    copy_of,
    current_site,
    damage,
    discard,
    discard_from_hand,
    discarded_in_this_way,
    draw,
    each,
    each_opponent,
    either,
    event,
    exert,
    fellowship,
    for_each,
    free_peoples,
    from_discard_pile,
    from_revealed,
    gives_no_strength_bonus,
    have,
    hobbit,
    in_support_area,
    is_played,
    limited,
    make,
    maneuver,
    minion,
    moria,
    nazgul,
    of_same_number,
    opponents,
    participates_in_archery,
    participates_in_skirmishes,
    possession,
    prevent_that,
    put_beneath_deck,
    regroup,
    replace_site,
    response,
    response_event,
    reveal_hand,
    reveal_until,
    reveal_until_not,
    ring_bearer,
    shadow,
    shadow_side,
    site,
    site_numbered,
    skip_next_shadow_phase,
    skirmish,
    skirmish_is_about_to_end,
    skirmishing,
    some,
    spot,
    strength,
    take_into_hand,
    that,
    that_player,
    the_ring_is_put_on,
    titled,
    top_of_deck,
    transfer,
    twilight_token,
    unbound,
    until_you_stop,
    uruk_hai,
    wound,
    x,
    you,
    you_spot,
    your,
)
from rules.tcg.notation.language import this as this_card
from rules.tcg.notation.sentence import Sentence
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("card_id", "sentence", "text"),
    [
        (
            ARWENS_FATE,
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
            ARWENS_FATE,
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
            ARWENS_FATE,
            response_event(
                is_played(uruk_hai, by=you),
                put_beneath_deck(each(from_discard_pile(copy_of(that(uruk_hai))))),
            ),
            "Response: If you play an Uruk-hai, place each copy of that Uruk-hai from your discard "
            "pile beneath your draw deck.",
        ),
        (
            ARWENS_FATE,
            response_event(
                the_ring_is_put_on,
                discard(top_of_deck(you_spot(moria, minion)))
                + add_burdens(limited(discarded_in_this_way(shadow_side), to=3)),
            ),
            "Response: If the Ring-bearer puts on The One Ring, discard the top X cards of your "
            "draw deck and add a burden for each Shadow card discarded in this way (limit 3), "
            "where X is the number of Moria minions you spot.",
        ),
        (
            ARWENS_FATE,
            event(maneuver, discard(top_of_deck(3)) + draw(discarded_in_this_way())),
            "Maneuver: Discard the top 3 cards of your draw deck and draw a card for each card "
            "discarded in this way.",
        ),
        (
            BLOOD_OF_NUMENOR,
            response(about_to_add(twilight_token, by=shadow_side, any_number=True), prevent_that),
            "Response: If any number of twilight tokens are about to be added by a Shadow card, "
            "prevent this.",
        ),
        (
            THE_BALROG_DURINS_BANE,
            ability(
                shadow,
                transfer(a(your, titled("Blade Tip"), in_support_area), a(ring_bearer)),
            ),
            "Shadow: Transfer Blade Tip from your support area to the Ring-bearer.",
        ),
        (
            THE_BALROG_DURINS_BANE,
            ability(shadow, transfer(from_discard_pile(titled("Blade Tip")), a(companion))),
            "Shadow: Transfer Blade Tip from your discard pile to a companion.",
        ),
        (
            ARWENS_FATE,
            event(maneuver, spot(choose_x(burdens), burdens) >> exert(some(x, companion))),
            "Maneuver: Spot X burdens to exert X companions.",
        ),
        (
            ARWENS_FATE,
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
            ARWENS_FATE,
            event(
                shadow,
                spot(hobbit)
                >> reveal_until_not(moria, minion) + take_into_hand(each(from_revealed())),
            ),
            "Shadow: Spot a Hobbit to reveal cards from the top of your draw deck until you reveal "
            "one that is not a Moria minion and take each card revealed into hand.",
        ),
        (
            ARWENS_FATE,
            event(shadow, reveal_until(moria, minion)),
            "Shadow: Reveal cards from the top of your draw deck until you reveal a Moria minion.",
        ),
        (
            ARWENS_FATE,
            response_event(
                skirmish_is_about_to_end(titled("The Balrog")), wound(2, a(companion, skirmishing))
            ),
            "Response: If a skirmish that involved The Balrog is about to end, wound a skirmishing "
            "companion twice.",
        ),
        (
            ARWENS_FATE,
            event(
                fellowship,
                have(an_opponent, either(discard_from_hand(2), skip_next_shadow_phase)),
            ),
            "Fellowship: Choose an opponent who must discard 2 cards from hand or skip his or her "
            "next Shadow phase.",
        ),
        (
            BLOOD_OF_NUMENOR,
            ability(shadow, replace_site(a(current_site), by=of_same_number)),
            "Shadow: Replace the fellowship's current site with a site of the same number from "
            "your adventure deck.",
        ),
        (
            ARWENS_FATE,
            event(maneuver, make(a(possession), gives_no_strength_bonus, until=regroup)),
            "Maneuver: Make a possession give no strength bonus until the regroup phase.",
        ),
        (
            ARWENS_FATE,
            event(
                maneuver,
                until_you_stop(5, discard(top_of_deck()))
                + take_into_hand(that(free_peoples | shadow_side)),
            ),
            "Maneuver: Discard the top card of your draw deck until you choose to stop (limit 5) "
            "and take that card into hand.",
        ),
        (
            BLOOD_OF_NUMENOR,
            ability(fellowship, exert(bearer) >> add_to_pipes_you_can_spot(+1)),
            "Fellowship: Exert bearer to add 1 to the number of pipes you can spot.",
        ),
        (
            ARWENS_FATE,
            event(
                fellowship,
                reveal_hand(an_opponent) + have(that_player, discard_from_hand(1)),
            ),
            "Fellowship: Reveal an opponent's hand. That player must discard a card from hand.",
        ),
        (
            ARWENS_FATE,
            event(maneuver, have(each_opponent, discard_from_hand(1)) + draw(1)),
            "Maneuver: Each opponent must discard a card from hand. Draw a card.",
        ),
        (
            ARWENS_FATE,
            event(maneuver, draw(2) + either(discard_from_hand(2), add_burdens(1))),
            "Maneuver: Draw 2 cards and either discard 2 cards from hand or add a burden.",
        ),
        (
            ARWENS_FATE,
            event(maneuver, spot(opponents, site, site_numbered(1)) >> draw(1)),
            "Maneuver: Spot an opponent's site 1 to draw a card.",
        ),
        (
            "5_17",
            ability(assignment, exert(a(unbound, hobbit)) >> make(this_card, allowed_to_skirmish)),
            "Assignment: Exert an unbound Hobbit to allow this companion to skirmish.",
        ),
        (
            THE_BALROG_DURINS_BANE,
            ability(regroup, add_to_move_limit(-1, least=1)),
            "Regroup: The move limit for this turn is −1 (to a minimum of 1).",
        ),
        (
            THE_BALROG_DURINS_BANE,
            ability(archery, add_to_minion_archery(+3, limit=4)),
            "Archery: Make the minion archery total +3 (limit +4).",
        ),
        (
            ARWENS_FATE,
            event(maneuver, spot(choose_x(burdens), burdens) >> for_each(x, wound(a(minion)))),
            "Maneuver: Spot X burdens to place X wounds on minions.",
        ),
    ],
)
def test_actions_of_the_first_sets(card_id: str, sentence: Sentence, text: str) -> None:
    assert describe_sentence(facts(card_id), sentence) == text
