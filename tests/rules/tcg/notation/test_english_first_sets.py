"""Words that the first three sets brought, as those cards say them."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import (
    Forbidden,
    a,
    ability,
    about_to_add,
    add_burdens,
    all_of_these,
    ally,
    an_opponent,
    bearer,
    burdens,
    can_spot,
    choose_x,
    comes_exhausted,
    companion,
    copy_of,
    damage,
    discard,
    discard_during,
    discarded_in_this_way,
    discards,
    draw,
    during,
    each_opponent,
    each_player,
    each_time,
    either,
    event,
    exert,
    exerted_only_by,
    forbids,
    from_discard_pile,
    gets,
    given,
    heal,
    in_support_area,
    is_played,
    limit_per_character,
    limited,
    make,
    maneuver,
    may,
    minion,
    moria,
    move_limit,
    nazgul,
    orc,
    other,
    participates_in_archery,
    participates_in_skirmishes,
    phase_ends,
    phase_starts,
    player_draws,
    player_takes_into_hand,
    prevent_that,
    put_beneath_deck,
    regroup,
    remove_twilight,
    response,
    response_event,
    ring_bearer,
    sauron,
    shadow,
    shadow_side,
    shire,
    skirmish,
    some,
    spot,
    strength,
    tale,
    that,
    the_ring_is_put_on,
    titled,
    top_of_deck,
    transfer,
    twilight_token,
    up_to_times,
    uruk_hai,
    when_played,
    while_,
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
    ],
)
def test_words_of_the_first_sets(card_id, sentence, text):
    assert describe_sentence(facts(card_id), sentence) == text
