"""Words that the first three sets brought, as those cards say them."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import (
    a,
    add_burdens,
    burdens,
    can_spot,
    companion,
    copy_of,
    damage,
    discard,
    discard_during,
    discarded_in_this_way,
    draw,
    either,
    event,
    exert,
    from_discard_pile,
    is_played,
    limited,
    make,
    maneuver,
    minion,
    moria,
    move_limit,
    nazgul,
    put_beneath_deck,
    regroup,
    response_event,
    shadow_side,
    skirmish,
    spot,
    strength,
    that,
    the_ring_is_put_on,
    titled,
    top_of_deck,
    uruk_hai,
    while_,
    you,
    you_spot,
)

EVENT = "1_93"
CONDITION = "2_31"


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
    ],
)
def test_words_of_the_first_sets(card_id, sentence, text):
    assert describe_sentence(facts(card_id), sentence) == text
