"""Words that the first three sets brought, as those cards say them."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import (
    a,
    add_burdens,
    ally,
    an_opponent,
    as_soon_as,
    at,
    bearer,
    burden,
    burdens,
    can_spot,
    cannot_participate_in_archery,
    comes_exhausted,
    companion,
    corrupt_the_ring_bearer,
    costs_on,
    discard,
    discard_during,
    discard_when,
    discarding,
    discards,
    draw,
    during,
    dwarf,
    each_opponent,
    each_player,
    each_time,
    either,
    elf,
    exert,
    exerted_only_by,
    first_played_costs,
    forbids,
    free_peoples_player,
    gets,
    given,
    has_text_of,
    heal,
    hobbit,
    in_draw_deck,
    is_removed,
    limit_per_character,
    limited,
    lost_a_skirmish_this_turn,
    lower_of,
    may,
    may_skip,
    minion,
    move_limit,
    nazgul,
    number_of,
    orc,
    other,
    phase_ends,
    phase_starts,
    player_discards_from_hand,
    player_draws,
    player_takes_into_hand,
    playing_from_piles,
    regroup,
    remove_twilight,
    rohan,
    sauron,
    shadow,
    shadow_side,
    shire,
    site_numbered,
    skip_archery,
    strength,
    tale,
    titled,
    turn_ends,
    underground,
    up_to_times,
    was_assigned_this_turn,
    when_played,
    while_,
    you,
    your,
)
from rules.tcg.notation.language import this as this_card
from rules.tcg.notation.sentence import Sentence
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("card_id", "sentence", "text"),
    [
        (
            BLOOD_OF_NUMENOR,
            while_(can_spot(7, companion), move_limit(-1, least=1)),
            "While you can spot 7 companions, the move limit for this turn is \N{MINUS SIGN}1 (to "
            "a minimum of 1).",
        ),
        (
            BLOOD_OF_NUMENOR,
            discard_during(regroup),
            "Discard this condition during the regroup phase.",
        ),
        (
            THE_BALROG_DURINS_BANE,
            while_(can_spot(titled("The Balrog")), discards(other(minion))),
            "While you can spot The Balrog, discard all other minions.",
        ),
        (
            BLOOD_OF_NUMENOR,
            gets(sauron & orc, comes_exhausted),
            "Each Sauron Orc comes into play exhausted.",
        ),
        (
            BLOOD_OF_NUMENOR,
            each_time(
                player_draws(an_opponent) | player_takes_into_hand(an_opponent),
                given(during(shadow)),
                may(remove_twilight(1)),
            ),
            "Each time an opponent draws a card (or takes a card into hand) during the Shadow "
            "phase, you may remove (1).",
        ),
        (
            BLOOD_OF_NUMENOR,
            each_time(phase_starts(shadow, yours=True), draw(1)),
            "At the start of each of your Shadow phases, draw a card.",
        ),
        (
            BLOOD_OF_NUMENOR,
            each_time(phase_ends(shadow, yours=True), either(exert(a(nazgul)), discard(this_card))),
            "At the end of each of your Shadow phases, exert a Nazgûl or discard this condition.",
        ),
        (
            BLOOD_OF_NUMENOR,
            when_played(heal(up_to_times(2), bearer)),
            "When you play this condition, heal bearer up to 2 times.",
        ),
        (
            BLOOD_OF_NUMENOR,
            forbids(each_opponent, discarding, your, shire, tale),
            "Opponents may not discard your Shire tales from play.",
        ),
        (
            BLOOD_OF_NUMENOR,
            forbids(each_player, playing_from_piles),
            "No player may play cards from draw decks or discard piles.",
        ),
        (
            BLOOD_OF_NUMENOR,
            gets(bearer, exerted_only_by(shadow_side)),
            "Bearer may be exerted only by Shadow cards.",
        ),
        (BLOOD_OF_NUMENOR, limit_per_character(1), "Limit 1 per character."),
        (
            BLOOD_OF_NUMENOR,
            as_soon_as(
                can_spot(5, burdens) & ~in_draw_deck(1, who=free_peoples_player),
                corrupt_the_ring_bearer,
            ),
            "As soon as you can spot 5 burdens and no card is in the Free Peoples player's draw "
            "deck, corrupt the Ring-bearer.",
        ),
        (
            BLOOD_OF_NUMENOR,
            each_time(
                turn_ends,
                given(~was_assigned_this_turn(bearer), was_assigned_this_turn(other(companion))),
                add_burdens(1),
            ),
            "At the end of the turn, if bearer was not assigned to a skirmish this turn and "
            "another companion was assigned to a skirmish this turn, add a burden.",
        ),
        (
            BLOOD_OF_NUMENOR,
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
            BLOOD_OF_NUMENOR,
            may_skip(free_peoples_player, skip_archery),
            "The Free Peoples player may skip the archery phase.",
        ),
        (
            "1_60",
            has_text_of(site_numbered(3)),
            "While you can spot your site 3, Silinde has the game text of that site.",
        ),
        (
            BLOOD_OF_NUMENOR,
            each_time(is_removed(burden, by=~hobbit, who=you), may(heal(a(companion)))),
            "Each time you remove a burden (except by a Hobbit's game text), you may heal a "
            "companion.",
        ),
        (
            BLOOD_OF_NUMENOR,
            each_time(player_discards_from_hand(you, by=shadow_side, forced=True), draw(1)),
            "Each time a Shadow card makes you discard a card from hand, draw a card.",
        ),
        (
            THE_BALROG_DURINS_BANE,
            discard_when(~at(underground)),
            "Discard The Balrog if the fellowship is not at an underground site.",
        ),
        (
            BLOOD_OF_NUMENOR,
            gets(rohan & ally, cannot_participate_in_archery),
            "Rohan allies may not participate in archery fire.",
        ),
        (
            BLOOD_OF_NUMENOR,
            gets(
                titled("Gimli"),
                strength(limited(lower_of(number_of(dwarf), number_of(elf)), to=3)),
            ),
            "Gimli is strength +X (limit +3), where X is the lower of the number of Dwarves you "
            "can spot and the number of Elves you can spot.",
        ),
        (
            BLOOD_OF_NUMENOR,
            first_played_costs(None, -3, sauron, orc),
            "The twilight cost of the first Sauron Orc played each turn is −3.",
        ),
        (
            DEEP_OF_HELM,
            first_played_costs(None, -3, sauron, orc),
            "The twilight cost of the first Sauron Orc played to Deep of Helm each turn is −3.",
        ),
    ],
)
def test_words_of_the_first_sets(card_id: str, sentence: Sentence, text: str) -> None:
    assert describe_sentence(facts(card_id), sentence) == text
